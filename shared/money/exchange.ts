/** Converting money between currencies: the rate that is shown, and what it gives. Exact decimals, no I/O. */
import { Decimal } from "decimal.js";
import { Exact, minorDigits } from "./money.ts";

/** Rates of a day: units of each currency that one unit of the base buys. */
export interface RateTable {
  base: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Who publishes them; null for a demonstration's own table. */
  source: string | null;
  rates: Readonly<Record<string, string>>;
}

/** Digits of a rate that count. */
const rateDigits = 12;

/**
 * Units of one currency that a unit of another buys, less the house's margin; cut, never rounded up, to twelve digits.
 * Null where the table lacks one of them.
 * @param margin percent of the rate
 */
export function rateBetween({ base, rates }: RateTable, from: string, to: string, margin: string): string | null {
  const of = (currency: string) => (currency === base ? "1" : rates[currency]);
  const [one, other] = [of(from), of(to)];
  if (one === undefined || other === undefined) return null;
  if (!new Exact(one).greaterThan(0) || !new Exact(other).greaterThan(0)) return null;
  return new Exact(other)
    .dividedBy(one)
    .times(new Exact(100).minus(margin))
    .dividedBy(100)
    .toSignificantDigits(rateDigits, Decimal.ROUND_DOWN)
    .toFixed();
}

/**
 * What an amount gives at a rate, cut to the minor unit of what it becomes: the player loses less than one minor unit of
 * it, and the house never.
 */
export const exchanged = (amount: string, rate: string, to: string): string =>
  new Exact(amount).times(rate).toFixed(minorDigits(to), Decimal.ROUND_DOWN);
