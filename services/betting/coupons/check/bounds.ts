/** Minimum and maximum stake and maximum payout by currency. */
import { amountStep } from "#shared/betting/coupon/amounts.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";

/**
 * Bounds in amount steps: a step is worth about the same in every currency, so one rule gives 10 to 1,000,000 RUB and
 * 0.25 to 25,000 USD, and returns of up to 50,000,000 RUB and 1,250,000 USD.
 */
const boundsInSteps = { minAmount: "0.1", maxAmount: "10000", maxPayout: "500000" } as const;

export interface Bounds {
  minAmount: string;
  maxAmount: string;
  /** Largest return of one coupon. */
  maxPayout: string;
}

/** The bounds of a currency, as exact amounts of its minor units. */
export function boundsOf(currency: string): Bounds {
  const step = new Exact(amountStep(currency));
  const times = (steps: string) => roundMoney(step.times(steps), currency);
  return {
    minAmount: times(boundsInSteps.minAmount),
    maxAmount: times(boundsInSteps.maxAmount),
    maxPayout: times(boundsInSteps.maxPayout),
  };
}
