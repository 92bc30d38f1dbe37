/** A card of rows with a die of one's own, the captain's die and a prize: the row pays if one's own die is higher. */
import type { Multiplier } from "../game.ts";
import { nothing, oneOfSums, timesSums } from "../sums.ts";
import { type Card, drawnFrom, sumsOf, type Weight } from "./scratch.ts";

const FACES = 6;
/** Of 36 throws of two dice, the first is higher in 15. */
const WON = 15 / 36;

export interface DuelRules {
  rows: number;
  prizes: readonly Weight<Multiplier>[];
}

export const duels = ({ rows, prizes }: DuelRules): Card => ({
  draw: (draw) => {
    const duel = Array.from({ length: rows }, () => ({
      own: draw.below(FACES) + 1,
      captain: draw.below(FACES) + 1,
      prize: drawnFrom(prizes, draw),
    }));
    return {
      view: { rows: duel },
      returned: duel.reduce((all, { own, captain, prize }) => all + (own > captain ? prize : 0), 0),
    };
  },
  sums: () =>
    timesSums(
      oneOfSums([
        [WON, sumsOf(prizes)],
        [1 - WON, nothing],
      ]),
      rows,
    ),
});
