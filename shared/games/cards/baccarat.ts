/** Baccarat (punto banco) from an endless deck: two cards to the player, two to the banker, then the third ones. */
import type { Draw } from "../fair/draw.ts";
import { EVEN, type Game, sum } from "../game.ts";
import { chipGame } from "../tables/chips.ts";
import { ACE, CARDS, rankOf, RANKS } from "./cards.ts";

interface Coup {
  player: readonly number[];
  banker: readonly number[];
}

export const baccaratSpots = ["player", "tie", "banker"] as const;
type Winner = (typeof baccaratSpots)[number];

/** What each spot returns when it wins. The banker's win bears a commission of 5 %; a tie gives the other two back. */
export const baccaratReturns: Readonly<Record<Winner, number>> = {
  player: 2 * EVEN,
  banker: 1.95 * EVEN,
  tie: 9 * EVEN,
};

/** An ace counts one, tens and faces nothing. */
const pointsOf = (rank: number) => (rank === ACE ? 1 : rank + 2 >= 10 ? 0 : rank + 2);
const handPoints = (points: readonly number[]) => sum(points) % 10;
export const baccaratPoints = (cards: readonly number[]): number =>
  handPoints(cards.map((card) => pointsOf(rankOf(card))));

/** Lowest and highest third card of the player, by points, with which the banker draws at 3, 4, 5 and 6. */
const drawing: Readonly<Record<number, (third: number) => boolean>> = {
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third >= 6 && third <= 7,
};

/** Whether the banker takes a third card, the player's third one being null if they stand. */
function bankerDraws(banker: number, third: number | null): boolean {
  if (banker <= 2) return true;
  if (third === null) return banker <= 5;
  return drawing[banker]?.(third) ?? false;
}

/** Deals by the drawing rules; what a card is and how many points it has, the caller says. */
export function dealBaccarat(card: () => number, points: (card: number) => number): Coup {
  const player = [card(), card()];
  const banker = [card(), card()];
  const total = (hand: readonly number[]) => handPoints(hand.map(points));
  const isNatural = total(player) >= 8 || total(banker) >= 8;
  if (isNatural) return { player, banker };
  let third: number | null = null;
  if (total(player) <= 5) {
    third = card();
    player.push(third);
  }
  if (bankerDraws(total(banker), third === null ? null : points(third))) banker.push(card());
  return { player, banker };
}

const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? "tie" : player > banker ? "player" : "banker";

/** In how many of 13 ranks each number of points comes. */
const waysOf = Array.from(
  { length: 10 },
  (_, points) => Array.from({ length: RANKS }, (__, rank) => pointsOf(rank)).filter((own) => own === points).length,
);

/** Chances of each total of two cards. */
const twoCards = waysOf.map((_, total) =>
  sum(waysOf.map((ways, points) => (ways * (waysOf[(total - points + 10) % 10] ?? 0)) / RANKS ** 2)),
);

/** Chances of the three results, from all hands and third cards. */
function allResults(): { result: Winner; probability: number }[] {
  const found: Record<Winner, number> = { player: 0, tie: 0, banker: 0 };
  const follow = (cards: readonly number[], probability: number): void => {
    let taken = 0;
    let isShort = false;
    const coup = dealBaccarat(
      () => {
        const points = cards[taken];
        taken += 1;
        isShort ||= points === undefined;
        return points ?? 0;
      },
      (points) => points,
    );
    if (!isShort) {
      found[winnerOf(handPoints(coup.player), handPoints(coup.banker))] += probability;
      return;
    }
    for (const [points, ways] of waysOf.entries()) follow([...cards, points], (probability * ways) / RANKS);
  };
  // Two cards count by their total: the same as that card with a ten beside it.
  for (const [player, chance] of twoCards.entries())
    for (const [banker, other] of twoCards.entries()) follow([player, 0, banker, 0], chance * other);
  return baccaratSpots.map((result) => ({ result, probability: found[result] }));
}

let known: { result: Winner; probability: number }[] | null = null;

interface Result {
  winner: Winner;
  coup: Coup | null;
}

export const baccarat = (): Game =>
  chipGame<Result>({
    spots: baccaratSpots,
    draw: (draw: Draw) => {
      const coup = dealBaccarat(
        () => draw.below(CARDS),
        (card) => pointsOf(rankOf(card)),
      );
      return { coup, winner: winnerOf(baccaratPoints(coup.player), baccaratPoints(coup.banker)) };
    },
    pays: (spot, { winner }) => (spot === winner ? baccaratReturns[winner] : winner === "tie" ? EVEN : 0),
    results: () =>
      (known ??= allResults()).map(({ result, probability }) => ({
        result: { winner: result, coup: null },
        probability,
      })),
    view: ({ coup, winner }) => ({ ...coup, winner }),
  });
