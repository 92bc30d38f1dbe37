/**
 * How a price is shown. Prices are decimal odds with 3 places everywhere; a format is for display only, nothing is ever
 * settled from a displayed value. Numbers of the formats: SPEC 9.03 and the site config's `defaultCoefViewId`.
 *
 * All of it is whole-number arithmetic on thousandths: exact, and small enough for the first page a visitor loads.
 */
import { localMark } from "../site/languages.ts";
import { TRADERS_LADDER } from "./tradersLadder.ts";

/** In the order of the menu. */
export const ODDS_VIEWS = [0, 14, 15, 1, 2, 4, 5, 6, 16] as const;
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

/** Below this price the ladder has steps of a thousandth. */
const THREE_PLACES_BELOW = 1_100n;

/**
 * A number that belongs to a price: two places, as the ladder has them, so that columns stay even; three below 1.10, and
 * for a price that stands between two ticks.
 */
function decimal(thousandths: bigint, price: bigint): string {
  return price >= THREE_PLACES_BELOW && price % 10n === 0n ? text(thousandths / 10n, 2) : text(thousandths, 3);
}

const profit = (price: bigint) => price - ONE;
/** What is won with one unit, or after a minus what must be staked to win one, as Malay and Indonesian odds write it. */
const won: Format = (price) => text(profit(price), 3);
const staked: Format = (price) => `−${text(divide(ONE * ONE, profit(price)), 3)}`;

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

/** The ladder's nearest step, evens as "EVS"; of two equally near the shorter price, which promises less. */
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
  return best === "1/1" ? "EVS" : best;
}

const american: Format = (price) =>
  price >= EVENS ? `+${divide(profit(price), 10n)}` : `−${divide(100n * ONE, profit(price))}`;

const FORMATS: Readonly<Record<OddsViewId, Format>> = {
  0: (price) => decimal(price, price),
  1: (price) => fraction(profit(price)),
  2: american,
  4: (price) => (price >= EVENS ? won(price) : staked(price)),
  5: (price) => (price <= EVENS ? won(price) : staked(price)),
  6: (price) => decimal(profit(price), price),
  14: (price) => text(price / 10n, 2),
  15: (price) => tradersFraction(profit(price)),
  16: (price) => `${text(divide(ONE * ONE, price), 1)}%`,
};

/** Whether a number is one of the formats. */
export function isOddsView(id: number): id is OddsViewId {
  return (ODDS_VIEWS as readonly number[]).includes(id);
}

/** Formats whose texts are too long for the usual type size: all their prices are set smaller, never one of them. */
export function isLongView(id: number): boolean {
  return id === 1 || id === 4 || id === 5;
}

/**
 * Shows decimal odds in a format. An unknown format is shown as decimal.
 * @param coef decimal odds as an exact string, above 1
 * @param language whose decimal mark is used; a point when left out, as machines read it
 * @throws RangeError when `coef` is 1 or less or not a number: that is an error upstream, not a price
 */
export function formatOdds(coef: string, viewId: number, language = "en"): string {
  const [, whole, places = ""] = /^(\d+)(?:\.(\d+))?$/.exec(coef) ?? [];
  const price = whole === undefined ? 0n : divide(BigInt(whole + places.padEnd(6, "0").slice(0, 6)), ONE);
  if (price <= ONE) throw new RangeError(`Not a price: ${coef}`);
  return localMark(FORMATS[isOddsView(viewId) ? viewId : 0](price), language);
}
