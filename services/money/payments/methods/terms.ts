/** Terms of a method in a currency: bounds, fee and presets as exact amounts. */
import { amountStep } from "#shared/betting/coupon/amounts.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { FeeRule, PaymentDirection } from "#shared/money/payments.ts";
import type { Method, Terms } from "./catalogue.ts";

/** Steps of an amount that a player picks with one click. */
const presetSteps = ["4", "10", "20", "40", "100"];

export interface Bounds {
  minAmount: string;
  maxAmount: string;
  maxPerDay: string | null;
  maxPerMonth: string | null;
}

export const termsOf = (method: Method, direction: PaymentDirection): Terms | null =>
  direction === "DEPOSIT" ? method.deposit : method.withdrawal;

const inCurrency = (steps: string, currency: string) =>
  roundMoney(new Exact(steps).times(amountStep(currency)), currency);
const orNone = (steps: string | null, currency: string) => (steps === null ? null : inCurrency(steps, currency));

export const boundsOf = (terms: Terms, currency: string): Bounds => ({
  minAmount: inCurrency(terms.min, currency),
  maxAmount: inCurrency(terms.max, currency),
  maxPerDay: orNone(terms.maxPerDay, currency),
  maxPerMonth: orNone(terms.maxPerMonth, currency),
});

export const feeRuleOf = ({ fee }: Terms, currency: string): FeeRule => ({
  percent: fee.percent,
  fixed: inCurrency(fee.fixed, currency),
  min: orNone(fee.min, currency),
  max: orNone(fee.max, currency),
});

/** Round amounts within a method's bounds, lowest first. */
export const presetsOf = (terms: Terms, currency: string): string[] =>
  presetSteps
    .filter(
      (steps) => new Exact(steps).greaterThanOrEqualTo(terms.min) && new Exact(steps).lessThanOrEqualTo(terms.max),
    )
    .map((steps) => inCurrency(steps, currency));
