/**
 * Scratchcards. What lies under each field is drawn by itself, from the first to the last, and the card pays what its
 * fields show: no field is filled in afterwards to look like a near miss. Scratching changes nothing.
 */
import type { Draw } from "../fair/draw.ts";
import { ended, fieldsOf, type Game, noMoves } from "../game.ts";
import { chancesOfSums, type Sums } from "../sums.ts";

export interface Card {
  /** A bet has nothing to choose. Answers what the fields show and what they pay. */
  draw(draw: Draw): { view: Readonly<Record<string, unknown>>; returned: number };
  sums(): Sums;
}

/** How often something lies under a field. */
export interface Weight<Value> {
  value: Value;
  weight: number;
}

const total = (weights: readonly Weight<unknown>[]) => weights.reduce((all, { weight }) => all + weight, 0);

export function drawnFrom<Value>(weights: readonly Weight<Value>[], draw: Draw): Value {
  let at = draw.below(total(weights));
  for (const { value, weight } of weights) {
    if (at < weight) return value;
    at -= weight;
  }
  throw new Error("The weights don't add up");
}

export const sumsOf = (weights: readonly Weight<number>[]): Sums => {
  const all = total(weights);
  return new Map(weights.map(({ value, weight }) => [value, weight / all]));
};

export const scratch = (card: Card): Game => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    noMoves(moves);
    const { view, returned } = card.draw(draw);
    return ended(view, returned);
  },
  chances: () => chancesOfSums(card.sums()),
  lines: [{ bet: {}, moves: [] }],
});
