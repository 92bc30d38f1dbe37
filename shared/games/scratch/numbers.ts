/** A card with winning numbers and own numbers, each own one over a prize: numbers that match pay their prizes. */
import { pickFrom } from "../fair/draw.ts";
import type { Multiplier } from "../game.ts";
import { oneOfSums, timesSums } from "../sums.ts";
import { waysToChoose } from "../ways.ts";
import { type Card, drawnFrom, sumsOf, type Weight } from "./scratch.ts";

export interface NumbersRules {
  /** Numbers go from 1 to this. */
  highest: number;
  winning: number;
  own: number;
  prizes: readonly Weight<Multiplier>[];
}

export const numbersCard = ({ highest, winning, own, prizes }: NumbersRules): Card => ({
  draw: (draw) => {
    const drawn = pickFrom(draw, highest, winning).map((index) => index + 1);
    const numbers = pickFrom(draw, highest, own).map((index) => index + 1);
    const under = numbers.map((number) => ({ number, prize: drawnFrom(prizes, draw) }));
    const returned = under.reduce((all, { number, prize }) => all + (drawn.includes(number) ? prize : 0), 0);
    return { view: { winning: drawn, own: under }, returned };
  },
  sums: () => {
    const prize = sumsOf(prizes);
    return oneOfSums(
      Array.from({ length: Math.min(winning, own) + 1 }, (_, matches) => [
        (waysToChoose(winning, matches) * waysToChoose(highest - winning, own - matches)) / waysToChoose(highest, own),
        timesSums(prize, matches),
      ]),
    );
  },
});
