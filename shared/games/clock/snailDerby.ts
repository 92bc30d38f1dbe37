/**
 * Garden Derby: six snails. The winner is drawn by their weights, the second by the weights of the others, and so on
 * (Harville, 1973); 92 % of each spot come back, less what is cut off a price of two decimals.
 */
import type { Draw } from "../fair/draw.ts";
import { EVEN, type Game, type Multiplier, priced, sum } from "../game.ts";
import { chipGame } from "../tables/chips.ts";

/** In hundredths. */
export const snailWeights = [26, 21, 18, 15, 12, 8] as const;
const ALL = 100;
export const snails = snailWeights.map((_, index) => index + 1);
const weightOf = (snail: number) => snailWeights[snail - 1] ?? 0;

const PAID_BACK = 0.92;
const HUNDREDTH = EVEN / 100;

type Order = readonly number[];

const wins: Readonly<Record<string, (order: Order) => boolean>> = {
  ...Object.fromEntries(snails.map((snail) => [`win${snail}`, ([first]: Order) => first === snail])),
  ...Object.fromEntries(
    snails.map((snail) => [`place${snail}`, ([first, second]: Order) => first === snail || second === snail]),
  ),
  oddWins: ([first = 0]) => first % 2 === 1,
  evenWins: ([first = 0]) => first % 2 === 0,
};
export const derbySpots = Object.keys(wins);
export const isDerbyWon = (spot: string, order: Order): boolean => wins[spot]?.(order) ?? false;

/** The first two with their chances; the others follow in any order. */
const firstTwo = snails.flatMap((first) =>
  snails.flatMap((second) =>
    first === second
      ? []
      : [
          {
            result: [first, second],
            probability: ((weightOf(first) / ALL) * weightOf(second)) / (ALL - weightOf(first)),
          },
        ],
  ),
);

export const derbyReturns: Readonly<Record<string, Multiplier>> = Object.fromEntries(
  derbySpots.map((spot) => {
    const chance = sum(firstTwo.filter(({ result }) => isDerbyWon(spot, result)).map(({ probability }) => probability));
    return [spot, Math.floor(priced(PAID_BACK, chance) / HUNDREDTH) * HUNDREDTH];
  }),
);

function orderIn(draw: Draw): number[] {
  const left = [...snails];
  return snails.map(() => {
    let at = draw.fraction() * sum(left.map(weightOf));
    const index = left.findIndex((snail) => (at -= weightOf(snail)) < 0);
    return left.splice(Math.max(0, index), 1)[0] ?? 0;
  });
}

export const snailDerby = (): Game =>
  chipGame<Order>({
    spots: derbySpots,
    draw: orderIn,
    pays: (spot, order) => (isDerbyWon(spot, order) ? (derbyReturns[spot] ?? 0) : 0),
    results: () => firstTwo,
    view: (order) => ({ order }),
  });
