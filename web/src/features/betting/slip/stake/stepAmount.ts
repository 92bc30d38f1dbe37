import { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";

/** A stake one step up or down; never below zero. An unreadable stake counts as none. */
export function stepAmount(amount: string, step: string, direction: 1 | -1): string {
  const value = /^\d+(\.\d*)?$/.test(amount) ? new Exact(amount) : new Exact(0);
  return Decimal.max(value.plus(new Exact(step).times(direction)), 0).toFixed();
}
