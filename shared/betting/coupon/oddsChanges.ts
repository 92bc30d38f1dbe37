/** Which prices a coupon is taken at when they aren't those the player saw (SPEC 3.02). */
import { Exact } from "#shared/money/money.ts";
import { antiExpressCoef } from "./antiExpress.ts";
import { type CouponKind, couponKinds } from "./kinds.ts";
import { product } from "./legs.ts";

type Price = InstanceType<typeof Exact>;

export interface OddsChangeTerms {
  oddsChange: "NONE" | "HIGHER" | "ANY";
  /**
   * How many percent below the price seen the player still takes. Null goes by `oddsChange` alone; with a number, 0
   * too, the coupon is taken at the price seen or a better one.
   */
  tolerance: number | null;
  antiExpressMargin?: string | undefined;
}

/** The largest tolerance a coupon may have, in percent. */
export const maxOddsTolerance = 10;

/** Pairs of prices that must be compared: the total ones where the kind has one, else those of each bet. */
function pairsOf(
  kind: CouponKind,
  seen: readonly string[],
  now: readonly string[],
  margin: string | undefined,
): [Price, Price][] | null {
  const { coef } = couponKinds[kind];
  if (coef === "none") return seen.map((price, index) => [new Exact(price), new Exact(now[index] ?? price)]);
  const [before, after] = [product(seen), product(now)];
  if (coef === "product") return [[before, after]];
  if (before.isZero()) return null;
  // The price of losing an express falls as the express's own rises.
  const [lossBefore, lossAfter] = [antiExpressCoef(before, margin), antiExpressCoef(after, margin)];
  return lossBefore && lossAfter ? [[lossBefore, lossAfter]] : null;
}

/** Whether any price that counts for the coupon is lower than it was. */
export function areWorse(
  kind: CouponKind,
  seen: readonly string[],
  now: readonly string[],
  antiExpressMargin?: string,
): boolean {
  const pairs = pairsOf(kind, seen, now, antiExpressMargin);
  return pairs === null || pairs.some(([before, after]) => after.lessThan(before));
}

/**
 * The prices the coupon is taken at, one a bet.
 * @param seen prices the player agreed to, all above 1
 * @param now prices on offer, in the same order
 * @returns null if the player doesn't take them
 */
export function pricesTaken(
  kind: CouponKind,
  seen: readonly string[],
  now: readonly string[],
  { oddsChange, tolerance, antiExpressMargin }: OddsChangeTerms,
): readonly string[] | null {
  const hasMoved = seen.some((price, index) => !new Exact(price).equals(now[index] ?? price));
  if (!hasMoved || oddsChange === "ANY") return now;
  const pairs = pairsOf(kind, seen, now, antiExpressMargin);
  // What can't be priced may not have moved at all.
  if (pairs === null) return null;
  if (oddsChange === "NONE" && tolerance === null)
    return pairs.every(([before, after]) => after.equals(before)) ? now : null;
  const least = 100 - (tolerance ?? 0);
  if (pairs.some(([before, after]) => after.times(100).lessThan(before.times(least)))) return null;
  if (oddsChange === "HIGHER") return now;
  // Agreed to as it was seen: a better price is for those who accept better ones. No bet is taken above its price of
  // now, though: prices that only multiply to the right one would pay too much where a bet is void.
  const isEachBetter = seen.every((price, index) => !new Exact(now[index] ?? price).lessThan(price));
  if (couponKinds[kind].coef !== "none") return isEachBetter ? seen : now;
  return seen.map((price, index) => (new Exact(now[index] ?? price).lessThan(price) ? (now[index] ?? price) : price));
}
