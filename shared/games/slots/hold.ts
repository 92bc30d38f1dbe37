/** Hold and win: coins are locked, the other cells turn again, and in the end all coins are paid. */
import type { Draw } from "../fair/draw.ts";
import type { Multiplier } from "../game.ts";
import { EVEN } from "../game.ts";
import { waysToChoose } from "../ways.ts";
import { both, certain, either, impossible, type Moments, winning } from "./moments.ts";
import { COIN, type Grid, type HoldRules, type SlotRules } from "./rules.ts";
import type { Step } from "./steps.ts";

/** A cell in the respins that has no coin. */
export const EMPTY = ".";

function valueFrom({ values }: HoldRules, draw: Draw): Multiplier {
  let at = draw.below(values.reduce((total, { weight }) => total + weight, 0));
  for (const { pays, weight } of values) {
    if (at < weight) return pays;
    at -= weight;
  }
  throw new Error("The weights of the coins don't add up");
}

const fullBonus = (hold: HoldRules, values: readonly unknown[]): Multiplier => (values.includes(null) ? 0 : hold.full);

/**
 * The steps that follow a grid with enough coins; none if it has too few. Fractions: a value for each coin of the grid, reel
 * by reel from the top. Then in each respin, in the same order, one for each empty cell, which gets a coin if
 * ⌊fraction · of⌋ is less than `coins`, and one more for the value of that coin.
 */
export function playHold(hold: HoldRules, grid: Grid, draw: Draw): { first: Partial<Step>; steps: Step[] } {
  const rows = grid[0]?.length ?? 0;
  const coins = grid.flatMap((window) => Array.from(window, (symbol) => symbol === COIN));
  if (coins.filter(Boolean).length < hold.from) return { first: {}, steps: [] };
  let values = coins.map((isCoin) => (isCoin ? valueFrom(hold, draw) : null));
  const first = { values, gained: hold.respins };
  const steps: Step[] = [];
  let left = fullBonus(hold, values) > 0 ? 0 : hold.respins;
  while (left > 0) {
    const before = values;
    values = before.map((value) => {
      if (value !== null) return value;
      return draw.below(hold.landing.of) < hold.landing.coins ? valueFrom(hold, draw) : null;
    });
    const hasNew = values.some((value, cell) => value !== before[cell]);
    left = values.includes(null) ? (hasNew ? hold.respins : left - 1) : 0;
    steps.push({
      kind: "respin",
      grid: grid.map((_, reel) =>
        values
          .slice(reel * rows, (reel + 1) * rows)
          .reduce<string>((text, value) => text + (value === null ? EMPTY : COIN), ""),
      ),
      wins: [],
      multiplier: 1,
      won: 0,
      left,
      values,
      ...(hasNew && left > 0 ? { gained: hold.respins } : {}),
    });
  }
  const full = fullBonus(hold, values);
  const won = values.reduce<number>((total, value) => total + (value ?? 0), full);
  const paid = { won, ...(full > 0 ? { full } : {}) };
  const last = steps.pop();
  return last === undefined
    ? { first: { ...first, ...paid }, steps }
    : { first, steps: [...steps, { ...last, ...paid }] };
}

/**
 * @returns what so many coins in the paid spin come to: a chain over coins and respins left, where the chance of j new coins
 *   in n empty cells is binomial, and each coin adds the moments of one value
 */
export function holdMoments({ rows, strips }: SlotRules, hold: HoldRules): (coins: number) => Moments {
  const cells = rows * strips.length;
  const weights = hold.values.reduce((total, { weight }) => total + weight, 0);
  const value = hold.values
    .map(({ pays, weight }) => winning(weight / weights, pays / EVEN))
    .reduce(either, impossible);
  const worth = Array.from({ length: cells + 1 }, () => certain);
  for (let coins = 1; coins <= cells; coins += 1) worth[coins] = both(worth[coins - 1] ?? certain, value);
  const landing = hold.landing.coins / hold.landing.of;
  const known = new Map<string, Moments>();
  const from = (coins: number, left: number): Moments => {
    if (coins === cells) return winning(1, hold.full / EVEN);
    if (left === 0) return certain;
    const key = `${coins} ${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const empty = cells - coins;
    let total = impossible;
    for (let more = 0; more <= empty; more += 1) {
      const chance = waysToChoose(empty, more) * landing ** more * (1 - landing) ** (empty - more);
      const then = more === 0 ? from(coins, left - 1) : both(worth[more] ?? certain, from(coins + more, hold.respins));
      total = either(total, both({ ...certain, chance, nothing: chance }, then));
    }
    known.set(key, total);
    return total;
  };
  return (coins) => (coins < hold.from ? certain : both(worth[coins] ?? certain, from(coins, hold.respins)));
}
