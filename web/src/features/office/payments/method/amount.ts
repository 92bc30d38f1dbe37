/** What is wrong with an amount before anybody is asked, in the server's own codes. */
import { amountProblem, Exact } from "#shared/money/money.ts";
import type { Refusal } from "./order.ts";
import type { Method } from "./paymentMethod.ts";
import type { Sum } from "./sums.ts";

interface Bounds {
  method: Pick<Method, "minAmount" | "maxAmount">;
  /** What the account has; null where the payment doesn't come from it. */
  balance: Sum | null;
}

/** The first thing wrong with an amount; null if nothing is. */
export function amountRefusal(amount: string, { method: { minAmount, maxAmount }, balance }: Bounds): Refusal | null {
  const path = ["amount"];
  const problem = amountProblem(amount, minAmount.currency);
  if (problem !== null) return { code: problem, path };
  const value = new Exact(amount);
  if (balance !== null && value.greaterThan(balance.amount)) return { code: "INSUFFICIENT_FUNDS", path };
  if (value.lessThan(minAmount.amount)) return { code: "AMOUNT_TOO_SMALL", path, minAmount };
  if (value.greaterThan(maxAmount.amount)) return { code: "AMOUNT_TOO_LARGE", path, maxAmount };
  return null;
}
