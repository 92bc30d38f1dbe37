/**
 * Bets on a draw at fixed odds. Odds follow from exact chances: `floor(returned / chance)` to two places, so that a bet
 * returns at most the lottery's share of its stake. The bonus ball counts in none of them.
 */
import { choose, type Drum } from "./lines.ts";

export const colours = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof colours)[number];

/** A ball's colour goes by its number: 1 red, 2 blue, 3 green, 4 yellow, 5 red … */
export const colourOf = (ball: number): Colour => colours[(ball - 1) % colours.length] ?? "red";

/** Most numbers that can be named for `numbers`. */
export const mostNamed = 5;

const sides = ["first", "last"] as const;

export interface BetMarket {
  key: string;
  /** Keys of bets, in the order to show. */
  bets: string[];
}

/** Surer bets than this aren't offered: they would pay no more than their stake. */
const surest = 0.8;

/** Markets of a drum: numbers right, sum, and the first and last ball. */
export function marketsOf(drum: Drum): BetMarket[] {
  const most = Math.min(mostNamed, drum.drawn);
  const markets = [
    { key: "numbers", bets: Array.from({ length: most }, (_, index) => `numbers-${index + 1}`) },
    { key: "sum", bets: ["sum-over", "sum-under"] },
    { key: "parity", bets: ["sum-odd", "sum-even"] },
    ...sides.flatMap((side) => [
      { key: `${side}-parity`, bets: [`${side}-odd`, `${side}-even`] },
      { key: `${side}-size`, bets: [`${side}-low`, `${side}-high`] },
      { key: `${side}-colour`, bets: colours.map((colour) => `${side}-${colour}`) },
    ]),
  ];
  const isOffered = (bet: string) => {
    const chance = chanceOf(bet, drum);
    return chance > 0 && chance <= surest;
  };
  return markets.map(({ key, bets }) => ({ key, bets: bets.filter(isOffered) })).filter(({ bets }) => bets.length > 0);
}

/** How many numbers a bet names: 1 to 5 for `numbers-1` to `numbers-5`, none for others. */
export const namedIn = (bet: string): number => Number(/^numbers-([1-5])$/.exec(bet)?.[1] ?? 0);

/** The sum that decides more or less: half a point above the mean, rounded down. */
export const sumLine = ({ balls, drawn }: Drum): number => Math.floor((drawn * (balls + 1)) / 2) + 0.5;

/** Chances of the sums of `drawn` different balls, by the sum. Counted in doubles: their error is far below a hundredth. */
function sumChances({ balls, drawn }: Drum): number[] {
  const most = drawn * balls;
  const ways = Array.from({ length: drawn + 1 }, () => new Float64Array(most + 1));
  ways[0]?.fill(1, 0, 1);
  for (let ball = 1; ball <= balls; ball += 1)
    for (let size = Math.min(ball, drawn); size > 0; size -= 1) {
      const [to, from] = [ways[size], ways[size - 1]];
      if (to === undefined || from === undefined) continue;
      for (let sum = most; sum >= ball; sum -= 1) to[sum] = (to[sum] ?? 0) + (from[sum - ball] ?? 0);
    }
  const counts = [...(ways[drawn] ?? [])];
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / all);
}

const keptSums = new Map<string, number[]>();
function sumsOf(drum: Drum): number[] {
  const key = `${drum.drawn}/${drum.balls}`;
  const kept = keptSums.get(key) ?? sumChances(drum);
  keptSums.set(key, kept);
  return kept;
}

/** Whether a single ball makes a bet on the first or last one win; null for other bets. */
function ballWins(bet: string, ball: number, balls: number): boolean | null {
  const what = /^(?:first|last)-(\w+)$/.exec(bet)?.[1];
  switch (what) {
    case undefined:
      return null;
    case "odd":
      return ball % 2 === 1;
    case "even":
      return ball % 2 === 0;
    case "low":
      return ball <= Math.floor(balls / 2);
    case "high":
      return ball > Math.floor(balls / 2);
    default:
      return colourOf(ball) === what;
  }
}

/** Whether the sum of the balls makes a bet win; null for bets on something else. */
function sumWins(bet: string, sum: number, drum: Drum): boolean | null {
  switch (bet) {
    case "sum-over":
      return sum > sumLine(drum);
    case "sum-under":
      return sum < sumLine(drum);
    case "sum-odd":
      return sum % 2 === 1;
    case "sum-even":
      return sum % 2 === 0;
    default:
      return null;
  }
}

/** Chance of a bet before the draw, from 0 to 1. */
export function chanceOf(bet: string, drum: Drum): number {
  const { balls, drawn } = drum;
  const named = namedIn(bet);
  if (named > 0) return choose(drawn, named) / choose(balls, named);
  if (sumWins(bet, 0, drum) !== null)
    return sumsOf(drum).reduce((chance, part, sum) => chance + (sumWins(bet, sum, drum) === true ? part : 0), 0);
  const winning = Array.from({ length: balls }, (_, index) => index + 1).filter(
    (ball) => ballWins(bet, ball, balls) === true,
  );
  return winning.length / balls;
}

/**
 * Odds of a bet in hundredths, rounded down. @param betReturn what a bet returns of its stake in the long run, hundredths of
 * a percent
 */
export const coefOf = (bet: string, drum: Drum, betReturn: number): number =>
  Math.floor(Number((betReturn / 100 / chanceOf(bet, drum)).toPrecision(12)));

/** Whether a bet has won. @param balls those drawn in their order; a bonus after them doesn't count */
export function hasWon(bet: string, numbers: readonly number[], balls: readonly number[], drum: Drum): boolean {
  const main = balls.slice(0, drum.drawn);
  if (namedIn(bet) > 0) return numbers.every((number) => main.includes(number));
  const bySum = sumWins(
    bet,
    main.reduce((sum, ball) => sum + ball, 0),
    drum,
  );
  return bySum ?? ballWins(bet, (bet.startsWith("first") ? main[0] : main.at(-1)) ?? 0, drum.balls) ?? false;
}
