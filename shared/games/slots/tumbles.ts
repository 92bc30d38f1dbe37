/**
 * Tumbles: what wins is taken away, the symbols above fall down, and those that stand above the window on the strip follow
 * them. So all grids of a spin follow from the stops of its reels.
 */
import { EVEN, type Multiplier } from "../game.ts";
import { either, impossible, type Moments, winning } from "./moments.ts";
import { countIn, type Grid, SCATTER, type SlotRules, type TumbleRules, WILD, windowAt } from "./rules.ts";
import type { SpinPart } from "./spinChances.ts";
import { isPart, paidFor, type Win, winsOf } from "./wins.ts";

export interface Tumbled {
  grid: Grid;
  wins: readonly Win[];
  multiplier: number;
  won: Multiplier;
}

/** The grids of a spin one after the other; the last one wins nothing, unless it is the last that the rules allow. */
export function tumbles(
  rules: SlotRules,
  strips: readonly string[],
  { multipliers, most }: TumbleRules,
  stops: readonly number[],
): Tumbled[] {
  const { rows } = rules;
  const above = [...stops];
  let grid: Grid = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows));
  const all: Tumbled[] = [];
  for (;;) {
    const wins = winsOf(rules, grid);
    const multiplier = multipliers[Math.min(all.length, multipliers.length - 1)] ?? 1;
    all.push({ grid, wins, multiplier, won: paidFor(wins) * multiplier });
    if (wins.length === 0 || all.length === most) return all;
    const before = grid;
    grid = before.map((window, reel) => {
      let left = "";
      for (let row = 0; row < rows; row += 1)
        if (!wins.some((win) => isPart(rules, before, win, reel, row))) left += window[row];
      const strip = strips[reel] ?? "";
      const fallen = rows - left.length;
      const from = ((above[reel] ?? 0) - fallen + strip.length * rows) % strip.length;
      above[reel] = from;
      return windowAt(strip, from, fallen) + left;
    });
  }
}

/** Scatters are never taken away, so those of the last grid are all. */
export const scattersIn = (grid: Grid): number => {
  let count = 0;
  for (const window of grid) count += countIn(window, SCATTER);
  return count;
};

/** The chances of so many scatters on these reels, by their number. */
function scatterChances(rules: SlotRules, strips: readonly string[]): number[] {
  let chances = [1];
  for (const strip of strips) {
    const next: number[] = [];
    for (let stop = 0; stop < strip.length; stop += 1) {
      const more = countIn(windowAt(strip, stop, rules.rows), SCATTER);
      for (const [count, chance] of chances.entries())
        next[count + more] = (next[count + more] ?? 0) + chance / strip.length;
    }
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}

/**
 * Parts of a tumbling spin, from all stops of its reels. Where no symbol runs through the reels that a win takes, the
 * others don't matter, and are counted by their scatters alone.
 */
export function tumbleParts(rules: SlotRules, strips: readonly string[], tumble: TumbleRules): SpinPart[] {
  const { rows, pays } = rules;
  const symbols = Object.keys(pays);
  const least = 1 + Math.min(...symbols.map((symbol) => (pays[symbol] ?? []).findIndex((pay) => pay > 0)));
  const bitsOf = (window: string) =>
    window.includes(WILD)
      ? 2 ** symbols.length - 1
      : symbols.reduce((bits, symbol, index) => (window.includes(symbol) ? bits | (1 << index) : bits), 0);
  const reels = strips.map((strip) =>
    Array.from(strip, (_, stop) => {
      const window = windowAt(strip, stop, rows);
      return { bits: bitsOf(window), scatters: countIn(window, SCATTER) };
    }),
  );
  const rest = strips.map((_, reel) => scatterChances(rules, strips.slice(reel)));
  const parts: Moments[] = [];
  const add = (scatters: number, moments: Moments) => {
    parts[scatters] = either(parts[scatters] ?? impossible, moments);
  };
  const stops = strips.map(() => 0);
  const visit = (reel: number, chance: number, bits: number, scatters: number): void => {
    if (bits === 0 && reel >= least - 1) {
      for (const [more, share] of (rest[reel] ?? [1]).entries()) add(scatters + more, winning(chance * share, 0));
      return;
    }
    if (reel === strips.length) {
      const grids = tumbles(rules, strips, tumble, stops);
      let won = 0;
      for (const grid of grids) won += grid.won;
      add(scattersIn(grids.at(-1)?.grid ?? []), winning(chance, won / EVEN));
      return;
    }
    const places = reels[reel] ?? [];
    for (const [stop, place] of places.entries()) {
      stops[reel] = stop;
      const alive = reel < least ? bits & place.bits : bits;
      visit(reel + 1, chance / places.length, alive, scatters + place.scatters);
    }
  };
  visit(0, 1, 2 ** symbols.length - 1, 0);
  return Array.from(parts, (moments, scatters) => ({ scatters, held: 0, moments: moments ?? impossible })).filter(
    ({ moments }) => moments.chance > 0,
  );
}
