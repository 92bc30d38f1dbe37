/** Dice duel: a red die against a blue one. */
import { type Game, priced, sum } from "../game.ts";
import { chipGame } from "./chips.ts";

interface Thrown {
  red: number;
  blue: number;
}

const faces = [1, 2, 3, 4, 5, 6];
const wins: Readonly<Record<string, (thrown: Thrown) => boolean>> = {
  redWins: ({ red, blue }) => red > blue,
  draw: ({ red, blue }) => red === blue,
  blueWins: ({ red, blue }) => blue > red,
  under7: ({ red, blue }) => red + blue < 7,
  seven: ({ red, blue }) => red + blue === 7,
  over7: ({ red, blue }) => red + blue > 7,
  bothOdd: ({ red, blue }) => red % 2 === 1 && blue % 2 === 1,
  bothEven: ({ red, blue }) => red % 2 === 0 && blue % 2 === 0,
  ...Object.fromEntries(faces.map((face) => [`red${face}`, ({ red }: Thrown) => red === face])),
  ...Object.fromEntries(faces.map((face) => [`blue${face}`, ({ blue }: Thrown) => blue === face])),
};
export const duelSpots = Object.keys(wins);

const throws = faces.flatMap((red) => faces.map((blue) => ({ red, blue })));
const PAID_BACK = 0.96;

/** 96 % of each spot come back. */
export const duelReturns: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(wins).map(([spot, isWon]) => [
    spot,
    priced(PAID_BACK, sum(throws.map((thrown) => (isWon(thrown) ? 1 : 0))) / throws.length),
  ]),
);

export const duelWinner = ({ red, blue }: Thrown): "redWins" | "blueWins" | "draw" =>
  red === blue ? "draw" : red > blue ? "redWins" : "blueWins";

export const isDuelWon = (spot: string, thrown: Thrown): boolean => wins[spot]?.(thrown) ?? false;

export const diceDuel = (): Game =>
  chipGame<Thrown>({
    spots: duelSpots,
    draw: (draw) => ({ red: draw.below(6) + 1, blue: draw.below(6) + 1 }),
    pays: (spot, thrown) => (isDuelWon(spot, thrown) ? (duelReturns[spot] ?? 0) : 0),
    results: () => throws.map((result) => ({ result, probability: 1 / throws.length })),
    view: (thrown) => ({ ...thrown, winner: duelWinner(thrown) }),
  });
