/** Combinations of systems and full covers, without ever writing them out (SPEC 3.06, 4.07, 4.14, 5.14, 9.04). */
import type { Decimal } from "decimal.js";
import { Exact, minorDigits } from "../../money/money.ts";
import type { CouponContent } from "./content.ts";
import { covers, minSystemValue } from "./kinds.ts";

/** C(n, k): in how many ways k of n can be chosen; 0 where there is none. Exact, however large. */
export function combinations(n: number, k: number): bigint {
  if (!Number.isInteger(n) || !Number.isInteger(k) || k < 0 || k > n) return 0n;
  let count = 1n;
  for (let chosen = 1; chosen <= Math.min(k, n - k); chosen += 1)
    count = (count * BigInt(n - chosen + 1)) / BigInt(chosen);
  return count;
}

/**
 * e_0 … e_most of the factors: the sums of the products of every combination of so many of them. Each factor is taken
 * in once (e_j += factor · e_{j−1}), so twenty legs cost two hundred multiplications and not a million. Reckoned in
 * whole numbers, every factor written with as many decimals as the longest: exact, and several times as fast as
 * decimals.
 */
export function elementaryUpTo(most: number, factors: readonly Decimal[]): Decimal[] {
  const { sums, places } = wholeSums(most, factors);
  return Array.from({ length: most + 1 }, (_, size) => shifted(sums[size], places * size));
}

/** e_k of the factors; 0 when there are fewer than k, 1 for k = 0. */
export function elementary(k: number, factors: readonly Decimal[]): Decimal {
  const { sums, places } = wholeSums(k, factors);
  return shifted(sums[k], places * k);
}

function wholeSums(most: number, factors: readonly Decimal[]): { sums: readonly bigint[]; places: number } {
  const places = Math.max(0, ...factors.map((factor) => factor.decimalPlaces()));
  const unit = new Exact(10).pow(places);
  let sums = [1n];
  for (const factor of factors) {
    // A lost leg is in no combination that pays.
    if (factor.isZero()) continue;
    const whole = BigInt(factor.times(unit).toFixed(0));
    const longer = sums.length <= most ? [...sums, 0n] : sums;
    sums = longer.map((sum, size) => sum + (sums[size - 1] ?? 0n) * whole);
  }
  return { sums, places };
}

const shifted = (whole: bigint | undefined, places: number): Decimal => new Exact(`${whole ?? 0n}e-${places}`);

/**
 * Largest k of a system: with a banker every other bet may stand in the combination, without one that would be the
 * express.
 */
export function maxSystemValue(nonBankers: number, bankers: number): number {
  return bankers > 0 ? nonBankers : nonBankers - 1;
}

/** One choice of k [3.06]. */
export interface SystemValue {
  /** k: bets that a combination is made of, bankers aside. */
  value: number;
  /** How many of the bets may lose before nothing is left. */
  offset: number;
  /** How many combinations there are. */
  combo: number;
  /** Least stake with this k; null if there is none. */
  minBetAmount: string | null;
}

/**
 * Least stake of a coupon split into units: the kind's own minimum, and no unit below the currency's smallest. Null
 * without a minimum.
 */
export function unitsMinAmount(units: number | null, minAmount: string | null, currency: string): string | null {
  if (minAmount === null || units === null) return minAmount;
  const digits = minorDigits(currency);
  return Exact.max(minAmount, new Exact(units).dividedBy(new Exact(10).pow(digits))).toFixed(digits);
}

/**
 * The values of k a player can choose from [4.14, 5.14, 9.04], ascending; empty when there are too few bets.
 * @param nonBankers number of bets that are not bankers.
 * @param min least stake of the kind and the account's currency; left out, no choice has a minimum.
 */
export function systemValues(
  nonBankers: number,
  bankers: number,
  min?: { amount: string | null; currency: string },
): SystemValue[] {
  const choices: SystemValue[] = [];
  for (let value = minSystemValue; value <= maxSystemValue(nonBankers, bankers); value += 1) {
    const combo = Number(combinations(nonBankers, value));
    choices.push({
      value,
      offset: nonBankers - value,
      combo,
      minBetAmount: min ? unitsMinAmount(combo, min.amount, min.currency) : null,
    });
  }
  return choices;
}

/**
 * Into how many single stakes a coupon's stake is split; null for kinds that don't split it, or while k or the cover is
 * missing.
 */
export function unitsOf({
  kind,
  legs,
  systemValue,
  cover,
}: Pick<CouponContent, "kind" | "systemValue" | "cover"> & { legs: readonly { isBanker?: boolean | null }[] }):
  | number
  | null {
  if (kind === "SYSTEM" && systemValue)
    return Number(combinations(legs.filter(({ isBanker }) => !isBanker).length, systemValue)) || null;
  if (kind === "FULL_COVER" && cover)
    return Number(covers[cover].sizes.reduce((units, size) => units + combinations(legs.length, size), 0n)) || null;
  return null;
}
