/** Dragon tiger: a card each from an endless deck, the higher rank wins and aces are low. A tie costs half of a chip. */
import { EVEN, type Game } from "../game.ts";
import { chipGame } from "../tables/chips.ts";
import { ACE, CARDS, rankOf, RANKS } from "./cards.ts";

export const dragonTigerSpots = ["dragon", "tie", "tiger"] as const;
type Winner = (typeof dragonTigerSpots)[number];

/** What a spot returns when it wins: a tie pays 11 to 1. */
export const dragonTigerReturns: Readonly<Record<Winner, number>> = {
  dragon: 2 * EVEN,
  tiger: 2 * EVEN,
  tie: 12 * EVEN,
};

const heightOf = (card: number) => (rankOf(card) === ACE ? -1 : rankOf(card));
function winnerOf(dragon: number, tiger: number): Winner {
  const lead = heightOf(dragon) - heightOf(tiger);
  return lead === 0 ? "tie" : lead > 0 ? "dragon" : "tiger";
}

/** One of each rank stands for the four suits, in the enumeration. */
const oneOfEach = Array.from({ length: RANKS }, (_, rank) => rank * (CARDS / RANKS));

interface Result {
  dragon: number;
  tiger: number;
}

export const dragonTiger = (): Game =>
  chipGame<Result>({
    spots: dragonTigerSpots,
    draw: (draw) => ({ dragon: draw.below(CARDS), tiger: draw.below(CARDS) }),
    pays: (spot, { dragon, tiger }) => {
      const winner = winnerOf(dragon, tiger);
      return spot === winner ? dragonTigerReturns[winner] : winner === "tie" ? EVEN / 2 : 0;
    },
    results: () =>
      oneOfEach.flatMap((dragon) =>
        oneOfEach.map((tiger) => ({ result: { dragon, tiger }, probability: 1 / RANKS ** 2 })),
      ),
    view: ({ dragon, tiger }) => ({ dragon, tiger, winner: winnerOf(dragon, tiger) }),
  });
