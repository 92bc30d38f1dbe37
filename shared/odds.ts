/**
 * How a price is shown. Prices are decimal odds with 3 places everywhere; a format is for display only, nothing is ever
 * settled from a displayed value. Numbers of the formats: SPEC 9.03 and the site config's `defaultCoefViewId`.
 */
import { Decimal } from "decimal.js";
import { TRADERS_LADDER } from "./tradersLadder.ts";

export const ODDS_VIEWS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;
export type OddsViewId = (typeof ODDS_VIEWS)[number];

type Format = (price: Decimal) => string;

/** Figures of a price: three places, the last one only where it says something, so that columns of "1.85" stay even. */
function threePlaces(value: Decimal): string {
  const text = value.toFixed(3);
  return text.endsWith("0") ? text.slice(0, -1) : text;
}

const profit = (price: Decimal) => price.minus(1);
const perUnitWon = (price: Decimal) => new Decimal(-1).div(profit(price));

/**
 * Simplest fraction that rounds to the given three places, found by walking the Stern–Brocot tree, so 0.909 is 10/11
 * and not 909/1000.
 */
function simplestFraction(value: Decimal): string {
  const target = value.toFixed(3);
  let [lowN, lowD, highN, highD] = [0, 1, 1, 0];
  for (;;) {
    const [n, d] = [lowN + highN, lowD + highD];
    const middle = new Decimal(n).div(d);
    if (middle.toFixed(3) === target) return `${n}/${d}`;
    if (middle.lessThan(value)) [lowN, lowD] = [n, d];
    else [highN, highD] = [n, d];
  }
}

/** Whole numbers come out of the tree only after as many steps as they are high; they need no search. */
function fraction(value: Decimal): string {
  const whole = value.floor();
  const rest = value.minus(whole);
  if (rest.isZero()) return `${whole.toFixed(0)}/1`;
  const [n, d] = simplestFraction(rest).split("/");
  return `${whole.times(d ?? 1).plus(n ?? 0).toFixed(0)}/${d}`;
}

/** The ladder's nearest step; of two equally near the shorter price, which promises less. */
function tradersFraction(value: Decimal): string {
  let best = "";
  let bestDistance: Decimal | null = null;
  for (const step of TRADERS_LADDER) {
    const [n = "0", d = "1"] = step.split("/");
    const distance = new Decimal(n).div(d).minus(value).abs();
    if (bestDistance === null || distance.lessThan(bestDistance)) {
      best = step;
      bestDistance = distance;
    }
  }
  return best;
}

const american: Format = (price) =>
  price.greaterThanOrEqualTo(2)
    ? `+${profit(price).times(100).toFixed(0)}`
    : `−${new Decimal(100).div(profit(price)).toFixed(0)}`;

const signed = (value: Decimal) => (value.isNegative() ? `−${threePlaces(value.abs())}` : threePlaces(value));

const FORMATS: Readonly<Record<OddsViewId, Format>> = {
  0: threePlaces,
  1: (price) => fraction(profit(price)),
  2: american,
  4: (price) => signed(price.greaterThanOrEqualTo(2) ? profit(price) : perUnitWon(price)),
  5: (price) => signed(price.lessThanOrEqualTo(2) ? profit(price) : perUnitWon(price)),
  6: (price) => threePlaces(profit(price)),
  14: (price) => price.toFixed(2, Decimal.ROUND_DOWN),
  15: (price) => tradersFraction(profit(price)),
  16: (price) => `${new Decimal(100).div(price).toFixed(1)}%`,
};

/** Whether a number is one of the formats. */
export function isOddsView(id: number): id is OddsViewId {
  return (ODDS_VIEWS as readonly number[]).includes(id);
}

/**
 * Shows decimal odds in a format. An unknown format is shown as decimal.
 * @param coef decimal odds as an exact string, above 1
 * @throws RangeError when `coef` is 1 or less or not a number: that is an error upstream, not a price
 */
export function formatOdds(coef: string, viewId: number): string {
  const price = /^\d+(\.\d+)?$/.test(coef) ? new Decimal(coef) : new Decimal(0);
  if (price.lessThanOrEqualTo(1)) throw new RangeError(`Not a price: ${coef}`);
  return FORMATS[isOddsView(viewId) ? viewId : 0](price);
}
