/** What a round of a slot looks like: its spins, tumbles and respins one after the other, as a frame shows them. */
import type { Draw } from "../fair/draw.ts";
import type { Multiplier } from "../game.ts";
import { COIN, countIn, covered, type Grid, SCATTER, type SlotRules, WILD, windowAt } from "./rules.ts";
import { scattersIn, tumbles } from "./tumbles.ts";
import { paidFor, type Win, winsOf } from "./wins.ts";

export interface Step {
  kind: "spin" | "free" | "tumble" | "respin";
  grid: Grid;
  wins: readonly Win[];
  /** What the wins are multiplied by. */
  multiplier: number;
  /** All that the step pays. */
  won: Multiplier;
  /** Free spins or respins that are left after it; absent outside them. */
  left?: number;
  /** Free spins or respins that it has started or added. */
  gained?: number;
  /** What the coins are worth, reel by reel from the top; null for cells without one. */
  values?: readonly (Multiplier | null)[];
  /** Whether the largest win of a round was reached with it; the round is over then. */
  isMost?: boolean;
  /** Paid for filling all cells with coins; it is part of `won`. */
  full?: Multiplier;
}

export interface Spun {
  steps: Step[];
  scatters: number;
  won: Multiplier;
  /** Bits of the reels that wilds cover. */
  held: number;
}

/**
 * One spin: a fraction for each reel from the left, ⌊fraction · symbols of the strip⌋, is the place of the symbol on top.
 * @param held bits of reels that stay covered: their fractions are drawn and not used
 */
export function spin(
  rules: SlotRules,
  strips: readonly string[],
  draw: Draw,
  { kind, multiplier, held }: { kind: "spin" | "free"; multiplier: number; held: number },
): Spun {
  const stops = strips.map((strip) => draw.below(strip.length));
  const { tumble, rows } = rules;
  if (tumble !== undefined) {
    const grids = tumbles(rules, strips, tumble, stops);
    const steps = grids.map(({ grid, wins, multiplier: own, won }, index): Step => ({
      kind: index === 0 ? kind : "tumble",
      grid,
      wins,
      multiplier: own * multiplier,
      won: won * multiplier,
    }));
    const won = steps.reduce((total, step) => total + step.won, 0);
    return { steps, scatters: scattersIn(grids.at(-1)?.grid ?? []), won, held: 0 };
  }
  let scatters = 0;
  let covers = held;
  const grid = strips.map((strip, reel) => {
    if ((held & (1 << reel)) !== 0) return WILD.repeat(rows);
    const seen = windowAt(strip, stops[reel] ?? 0, rows);
    scatters += countIn(seen, SCATTER) + countIn(seen, COIN);
    if (seen.includes(WILD)) covers |= 1 << reel;
    return covered(rules, seen);
  });
  const wins = winsOf(rules, grid);
  const won = paidFor(wins) * multiplier;
  return { steps: [{ kind, grid, wins, multiplier, won }], scatters, won, held: covers };
}
