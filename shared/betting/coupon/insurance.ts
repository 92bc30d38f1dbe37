/**
 * Insurance of a stake against the coupon's loss. Formula: premium = share × stake × (1 − 1/K now) × margin, rounded
 * up.
 */
import { Decimal } from "decimal.js";
import { Exact, minorDigits, roundMoney } from "../../money/money.ts";
import { product } from "./legs.ts";

/** What the fair premium is multiplied with, where the site sets no other. */
export const defaultInsuranceMargin = "1.15";

/** Shares of the stake that can be insured, in percent. */
export const insuranceShares: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** What is paid back of a lost coupon: `share` percent of the stake, in minor-unit digits. */
export function insuredAmount(stake: string, share: number, currency: string): string {
  return roundMoney(new Exact(stake).times(share).dividedBy(100), currency);
}

/**
 * Premium for insuring `share` percent of a stake, rounded up to the minor unit. Null if it would cost as much as it
 * could ever pay back: nobody should be sold that (prices above about 7.7 at the usual margin).
 * @param coefsNow prices of the legs now; their product is K.
 * @internal for the kit that mocks the schema
 */
export function insurancePremium(
  stake: string,
  share: number,
  coefsNow: readonly string[],
  currency: string,
  margin: string = defaultInsuranceMargin,
): string | null {
  return insurancePremiums(stake, coefsNow, currency, margin, [share])[0]?.premium ?? null;
}

/**
 * The premiums of several shares, those that can be had, in their order: the chance of a loss is the same for all of
 * them.
 */
export function insurancePremiums(
  stake: string,
  coefsNow: readonly string[],
  currency: string,
  margin: string = defaultInsuranceMargin,
  shares: readonly number[] = insuranceShares,
): { share: number; premium: string }[] {
  const price = product(coefsNow);
  // Divided once and last: 1 − 1/K is mostly no finite decimal, and its last digit would round a whole premium up.
  const [onePercent, divisor] = [price.minus(1).times(margin).times(stake), price.times(100)];
  return shares.flatMap((share) => {
    const premium = onePercent.times(share).dividedBy(divisor).toFixed(minorDigits(currency), Decimal.ROUND_UP);
    return new Exact(premium).lessThan(insuredAmount(stake, share, currency)) ? [{ share, premium }] : [];
  });
}
