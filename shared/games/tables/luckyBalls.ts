/** Lucky balls: five of 36 balls are drawn, and bets are on the first of them, on all of them, or on their sum. */
import { pickFrom } from "../fair/draw.ts";
import { type Game, priced, sum, winOrLose } from "../game.ts";
import { waysToChoose } from "../ways.ts";
import { chipGame } from "./chips.ts";

export const BALLS = 36;
export const BALLS_DRAWN = 5;
/** Half of all draws have a sum up to this: the sum s is as likely as 185 − s. */
const MIDDLE = 92;

export const ballColors = ["ruby", "amber", "azure"] as const;
export const colorOfBall = (ball: number): (typeof ballColors)[number] => ballColors[ball % 3] ?? "ruby";

interface Spot {
  chance: number;
  isWon(balls: readonly number[]): boolean;
}

const numbers = Array.from({ length: BALLS }, (_, index) => index + 1);
const oddIn = (balls: readonly number[]) => balls.filter((ball) => ball % 2 === 1).length;
const allOfHalf = waysToChoose(BALLS / 2, BALLS_DRAWN) / waysToChoose(BALLS, BALLS_DRAWN);

const spots: Readonly<Record<string, Spot>> = {
  firstOdd: { chance: 1 / 2, isWon: ([first = 0]) => first % 2 === 1 },
  firstEven: { chance: 1 / 2, isWon: ([first = 0]) => first % 2 === 0 },
  ...Object.fromEntries(
    ballColors.map((color): [string, Spot] => [
      `first-${color}`,
      { chance: 1 / 3, isWon: ([first = 0]) => colorOfBall(first) === color },
    ]),
  ),
  sumLow: { chance: 1 / 2, isWon: (balls) => sum(balls) <= MIDDLE },
  sumHigh: { chance: 1 / 2, isWon: (balls) => sum(balls) > MIDDLE },
  // Three or more of five are odd as often as even.
  mostOdd: { chance: 1 / 2, isWon: (balls) => oddIn(balls) >= 3 },
  mostEven: { chance: 1 / 2, isWon: (balls) => oddIn(balls) < 3 },
  allOdd: { chance: allOfHalf, isWon: (balls) => oddIn(balls) === BALLS_DRAWN },
  allEven: { chance: allOfHalf, isWon: (balls) => oddIn(balls) === 0 },
  ...Object.fromEntries(
    numbers.map((ball): [string, Spot] => [
      `ball${ball}`,
      { chance: BALLS_DRAWN / BALLS, isWon: (balls) => balls.includes(ball) },
    ]),
  ),
};
export const ballSpots = Object.keys(spots);

const PAID_BACK = 0.95;
/** 95 % of each spot come back. */
export const ballReturns: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(spots).map(([spot, { chance }]) => [spot, priced(PAID_BACK, chance)]),
);

export const isBallWon = (spot: string, balls: readonly number[]): boolean => spots[spot]?.isWon(balls) ?? false;

const game = chipGame<readonly number[]>({
  spots: ballSpots,
  draw: (draw) => pickFrom(draw, BALLS, BALLS_DRAWN).map((index) => index + 1),
  pays: (spot, balls) => (isBallWon(spot, balls) ? (ballReturns[spot] ?? 0) : 0),
  results: () => [],
  view: (balls) => ({ balls, sum: sum(balls) }),
});

/** Too many draws for a list; a chip on one spot wins or loses. */
export const luckyBalls = (): Game => ({
  ...game,
  chances: ({ bet }) => {
    const [spot = "", ...more] = Object.keys((bet as { chips: object }).chips);
    if (more.length > 0) throw new Error("chances of one spot are known");
    return winOrLose(spots[spot]?.chance ?? 0, ballReturns[spot] ?? 0);
  },
});
