/** What the book keeps at least of a stake, by its own prices. */
import { OTHER_OVERROUND, OVERROUNDS, price } from "./margin.ts";

const steps = 4_000;
const found = new Map<number, number>();

/**
 * Least share of the stake, in expectation, of bets at a price or above: a fair probability times the price on the
 * ladder falls short of 1 by so much. Looked for among many probabilities, since rounding to the ladder moves prices.
 */
export function leastMargin(leastCoef: number): number {
  const known = found.get(leastCoef);
  if (known !== undefined) return known;
  let least = 1;
  for (const overround of new Set([...Object.values(OVERROUNDS), OTHER_OVERROUND]))
    for (let step = 1; step < steps; step += 1) {
      const coef = Number(price(step / steps, overround));
      if (coef >= leastCoef) least = Math.min(least, 1 - (step / steps) * coef);
    }
  found.set(leastCoef, least);
  return least;
}
