/**
 * How a price is shown. Prices are decimal odds with 3 places everywhere; a format is for display only, nothing is ever
 * settled from a displayed value. Numbers of the formats: SPEC 9.03 and the site config's `defaultCoefViewId`.
 *
 * All of it is whole-number arithmetic on thousandths: exact, and small enough for the first page a visitor loads.
 */
import { TRADERS_LADDER } from "./tradersLadder.ts";

export const ODDS_VIEWS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;
export type OddsViewId = (typeof ODDS_VIEWS)[number];

/** Takes a price in thousandths. */
type Format = (price: bigint) => string;

const ONE = 1_000n;
const EVENS = 2_000n;

/** Quotient of two positive numbers, rounded half up. */
const divide = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

/** A number of 10^-digits as a decimal text. */
function text(value: bigint, digits: number): string {
  const figures = value.toString().padStart(digits + 1, "0");
  return `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/** Three places, the last one only where it says something, so that columns of "1.85" stay even. */
function threePlaces(thousandths: bigint): string {
  const figures = text(thousandths, 3);
  return figures.endsWith("0") ? figures.slice(0, -1) : figures;
}

const profit = (price: bigint) => price - ONE;
/** What must be staked to win one unit, as Malay and Indonesian odds write it. */
const perUnitWon: Format = (price) => `−${threePlaces(divide(ONE * ONE, profit(price)))}`;

/**
 * Simplest fraction between 0 and 1 that rounds to the given thousandths, found by walking the Stern–Brocot tree, so
 * 909 is 10/11 and not 909/1000.
 */
function simplestFraction(thousandths: bigint): [bigint, bigint] {
  let [lowN, lowD, highN, highD] = [0n, 1n, 1n, 1n];
  for (;;) {
    const [n, d] = [lowN + highN, lowD + highD];
    if (divide(n * ONE, d) === thousandths) return [n, d];
    if (n * ONE < thousandths * d) [lowN, lowD] = [n, d];
    else [highN, highD] = [n, d];
  }
}

function fraction(thousandths: bigint): string {
  const [whole, rest] = [thousandths / ONE, thousandths % ONE];
  if (rest === 0n) return `${whole}/1`;
  const [n, d] = simplestFraction(rest);
  return `${whole * d + n}/${d}`;
}

/** The ladder's nearest step; of two equally near the shorter price, which promises less. */
function tradersFraction(thousandths: bigint): string {
  let best = "";
  let bestN = 0n;
  let bestD = 0n;
  for (const step of TRADERS_LADDER) {
    const [n, d] = step.split("/").map(BigInt) as [bigint, bigint];
    const difference = n * ONE - thousandths * d;
    const distance = difference < 0n ? -difference : difference;
    // distance/d against bestN/bestD
    if (bestD === 0n || distance * bestD < bestN * d) [best, bestN, bestD] = [step, distance, d];
  }
  return best;
}

const american: Format = (price) =>
  price >= EVENS ? `+${divide(profit(price), 10n)}` : `−${divide(100n * ONE, profit(price))}`;

const FORMATS: Readonly<Record<OddsViewId, Format>> = {
  0: threePlaces,
  1: (price) => fraction(profit(price)),
  2: american,
  4: (price) => (price >= EVENS ? threePlaces(profit(price)) : perUnitWon(price)),
  5: (price) => (price <= EVENS ? threePlaces(profit(price)) : perUnitWon(price)),
  6: (price) => threePlaces(profit(price)),
  14: (price) => text(price / 10n, 2),
  15: (price) => tradersFraction(profit(price)),
  16: (price) => `${text(divide(ONE * ONE, price), 1)}%`,
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
  const [, whole, places = ""] = /^(\d+)(?:\.(\d+))?$/.exec(coef) ?? [];
  const price = whole === undefined ? 0n : divide(BigInt(whole + places.padEnd(6, "0").slice(0, 6)), ONE);
  if (price <= ONE) throw new RangeError(`Not a price: ${coef}`);
  return FORMATS[isOddsView(viewId) ? viewId : 0](price);
}
