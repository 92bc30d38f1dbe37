/** What an express is given on top: the bonus bet (SPEC 5.15, 5.16) and the hyper bonus (SPEC 3.01, 3.05). */
import { Decimal } from "decimal.js";
import { Exact, roundMoney } from "../../money/money.ts";
import { amountStep } from "./amounts.ts";
import type { CouponKind } from "./kinds.ts";
import { product } from "./legs.ts";

/** Least bets, least price of each, least total, and the kind of market that never counts [5.15]. */
const bonusBet = { minBets: 3, minCoef: "1.1", minTotal: "1.01", excludedMarketKind: 7 } as const;
/** From so many bets on the bonus no longer grows [5.16]. */
const mostBonusPercent = 10;

export interface BonusBetFacts {
  /** Whether the site has the feature. */
  isFeatureOn: boolean;
  kind: CouponKind;
  /** `marketKind` is the operator's number of the market's kind; null if it has none. */
  bets: readonly { coef: string; marketKind: number | null }[];
}

/** Whether a coupon has a right to the bonus bet [5.15]; that the player deleted it [4.13] is another matter. */
export function isBonusBetAvailable({ isFeatureOn, kind, bets }: BonusBetFacts): boolean {
  return (
    isFeatureOn &&
    kind === "EXPRESS" &&
    bets.length >= bonusBet.minBets &&
    bets.every(
      ({ coef, marketKind }) =>
        marketKind !== bonusBet.excludedMarketKind && new Exact(coef).greaterThanOrEqualTo(bonusBet.minCoef),
    ) &&
    product(bets.map(({ coef }) => coef)).greaterThanOrEqualTo(bonusBet.minTotal)
  );
}

/** Percent by which the bonus bet raises the price of an express of n bets: n, at most 10 [5.16]. */
export function bonusPercent(bets: number): number {
  return bets >= 1 && bets < mostBonusPercent ? bets : mostBonusPercent;
}

/** What the bonus bet, shown as a line of its own, multiplies the price with: "1.030" for three bets. */
export function bonusMultiplier(bets: number): string {
  return new Exact(bonusPercent(bets)).dividedBy(100).plus(1).toFixed(3);
}

/**
 * Price with the bonus [5.16]: base × (1 + n/100) rounded half up to 3 places for fewer than ten bets, else base × 1.1
 * exact.
 */
export function bonusCoef(base: Decimal.Value, bets: number): Decimal {
  const raised = new Exact(base).times(bonusMultiplier(bets));
  return bets < mostBonusPercent ? raised.toDecimalPlaces(3, Decimal.ROUND_HALF_UP) : raised;
}

/** Whether an express keeps its bonus bet with so many legs that aren't void. */
export const keepsBonusBet = (counted: number): boolean => counted >= bonusBet.minBets;

/**
 * What the settled factors of an express come to with its bonus bet. Counted again over the legs that aren't void: with
 * fewer than three of them left there is no bonus. A dead heat isn't void, though one of two at 2.000 has a factor of 1.
 * @param voids by leg; none when left out
 */
export function bonusReturnFactor(factors: readonly Decimal[], voids: readonly boolean[] = []): Decimal {
  const base = product(factors);
  const counted = factors.filter((_, index) => voids[index] !== true).length;
  return keepsBonusBet(counted) ? bonusCoef(base, counted) : base;
}

/** Extra percent of an express's net win by its number of bets. As in the site's config. */
export interface HyperBonusConfig {
  /** Bets below this price don't count. */
  minCoef: string;
  steps: readonly { bets: number; percent: string }[];
  /** Least and largest stake it is given on, in amount steps, which are worth about the same in every currency. */
  minAmountInSteps: string;
  maxAmountInSteps: string;
}

export interface HyperBonus {
  /** Percent of the net win; null while too few bets count. */
  percent: string | null;
  minCoef: string;
  /** Bounds of the stake, in the account's currency. */
  minAmount: string;
  maxAmount: string;
  /** So many more bets of at least `minCoef` give `nextPercent`; null if there is no more to be had. */
  nextBets: number | null;
  nextPercent: string | null;
  /**
   * Whether it counts: there is a percent, the stake lies within the bounds, and the bonus bet, which comes first, is
   * not taken.
   */
  isApplied: boolean;
}

/** Percent that an express of these prices gets; null for too few bets. The highest step that is reached counts. */
export function hyperBonusPercent({ minCoef, steps }: HyperBonusConfig, coefs: readonly string[]): string | null {
  const counted = coefs.filter((coef) => new Exact(coef).greaterThanOrEqualTo(minCoef)).length;
  return inOrder(steps).findLast(({ bets }) => bets <= counted)?.percent ?? null;
}

function inOrder(steps: HyperBonusConfig["steps"]): HyperBonusConfig["steps"] {
  return steps.toSorted((one, other) => one.bets - other.bets);
}

/**
 * The hyper bonus of a coupon as it is. Null if the site has none, or the coupon is no express.
 * @param amount the stake; null while it is missing.
 * @param hasBonusBet whether the coupon takes the bonus bet.
 */
export function hyperBonusOf(
  config: HyperBonusConfig | null | undefined,
  {
    kind,
    coefs,
    currency,
    amount,
    hasBonusBet,
  }: {
    kind: CouponKind;
    coefs: readonly string[];
    currency: string;
    amount: string | null;
    hasBonusBet: boolean;
  },
): HyperBonus | null {
  if (!config || kind !== "EXPRESS") return null;
  const step = new Exact(amountStep(currency));
  const minAmount = roundMoney(step.times(config.minAmountInSteps), currency);
  const maxAmount = roundMoney(step.times(config.maxAmountInSteps), currency);
  const percent = hyperBonusPercent(config, coefs);
  const counted = coefs.filter((coef) => new Exact(coef).greaterThanOrEqualTo(config.minCoef)).length;
  const next = inOrder(config.steps).find(({ bets }) => bets > counted) ?? null;
  const isWithin =
    amount !== null &&
    new Exact(amount).greaterThanOrEqualTo(minAmount) &&
    new Exact(amount).lessThanOrEqualTo(maxAmount);
  return {
    percent,
    minCoef: config.minCoef,
    minAmount,
    maxAmount,
    nextBets: next && next.bets - counted,
    nextPercent: next?.percent ?? null,
    isApplied: percent !== null && isWithin && !hasBonusBet,
  };
}

/** What a percent of the net win adds to a return, exact: nothing where the return is not above the stake. */
export function netWinBonus(percent: string, stake: Decimal.Value, payout: Decimal.Value): Decimal {
  return Exact.max(new Exact(payout).minus(stake), 0).times(percent).dividedBy(100);
}
