/** How large a bonus is, and what must be staked for it. */
import { Decimal } from "decimal.js";
import { Exact, minorDigits } from "../money.ts";
import { termsIn, type BonusTerms } from "./terms.ts";

/** Rounds down to the currency's minor unit: a percentage never gives more than it says. */
export const roundDown = (value: Decimal.Value, currency: string): string =>
  new Exact(value).toFixed(minorDigits(currency), Decimal.ROUND_DOWN);

/** What a deposit gives; null if the offer has no terms in its currency, or the deposit is too low. */
export function bonusOfDeposit(
  terms: Pick<BonusTerms, "currencies" | "percent">,
  deposit: string,
  currency: string,
): string | null {
  const own = termsIn(terms, currency);
  if (own === null || terms.percent === null || new Exact(deposit).lessThan(own.minDeposit ?? 0)) return null;
  const share = roundDown(new Exact(deposit).times(terms.percent).dividedBy(100), currency);
  const bonus = Exact.min(share, own.maxBonus);
  return bonus.greaterThan(0) ? roundDown(bonus, currency) : null;
}

/** What must be staked before the bonus is cash. @param deposit "0" for a bonus without one */
export function wagerOf(terms: BonusTerms, bonus: string, deposit: string, currency: string): string {
  const base = terms.base === "BONUS" ? new Exact(bonus) : new Exact(bonus).plus(deposit);
  return roundDown(base.times(terms.multiplier), currency);
}

/** Share of the wagering that is done, 0 to 100, whole. */
export function progressOf(wagered: string, required: string): number {
  const all = new Exact(required);
  if (!all.greaterThan(0)) return 100;
  return Exact.min(100, new Exact(wagered).dividedBy(all).times(100)).floor().toNumber();
}
