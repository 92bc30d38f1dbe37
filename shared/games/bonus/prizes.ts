/** Prize tables of bonus games: each row has a weight, and its chance is its share of all weights. */
import type { Draw } from "../fair/draw.ts";
import { sum } from "../game.ts";

/** Chance of each row, 0 to 1. */
export const chancesOf = (weights: readonly number[]): number[] => {
  const all = sum(weights);
  return weights.map((weight) => weight / all);
};

/** The row that a number from 0 to the sum of weights − 1 falls into. */
export function rowAt(weights: readonly number[], number: number): number {
  let left = number;
  for (const [row, weight] of weights.entries()) {
    if (left < weight) return row;
    left -= weight;
  }
  throw new RangeError(`${number} is outside the table`);
}

/** Draws a row by its chance. */
export const drawRow = (weights: readonly number[], draw: Draw): number => rowAt(weights, draw.below(sum(weights)));
