/** Andar bahar: a middle card, then cards to andar and bahar in turn until one has its rank. One deck of 52. */
import type { Draw } from "../fair/draw.ts";
import { EVEN, type Game } from "../game.ts";
import { chipGame } from "../tables/chips.ts";
import { waysToChoose } from "../ways.ts";
import { CARDS, rankOf } from "./cards.ts";

export const andarBaharSpots = ["andar", "bahar"] as const;
type Side = (typeof andarBaharSpots)[number];

/** What a side returns when it wins. Andar is dealt to first and wins more often, so it pays 0.9 to 1. */
export const andarBaharReturns: Readonly<Record<Side, number>> = { andar: 1.9 * EVEN, bahar: 2 * EVEN };

interface Result {
  middle: number;
  /** Andar has the first card, bahar the second one, and so on. */
  dealt: readonly number[];
}

const sideAt = (place: number): Side => (place % 2 === 1 ? "andar" : "bahar");

function deal(draw: Draw): Result {
  const left = Array.from({ length: CARDS }, (_, card) => card);
  const next = () => left.splice(draw.below(left.length), 1)[0] ?? 0;
  const middle = next();
  const dealt: number[] = [];
  do dealt.push(next());
  while (rankOf(dealt.at(-1) ?? 0) !== rankOf(middle));
  return { middle, dealt };
}

/** Most cards until one of three among 51 must have come. */
const MOST = CARDS - 3;

export const andarBahar = (): Game =>
  chipGame<Pick<Result, "dealt"> & { middle: number | null }>({
    spots: andarBaharSpots,
    draw: deal,
    pays: (spot, { dealt }) => {
      const side = sideAt(dealt.length);
      return spot === side ? andarBaharReturns[side] : 0;
    },
    // The first of three equal cards is in place k: the other two are among those behind it.
    results: () =>
      Array.from({ length: MOST }, (_, index) => ({
        result: { middle: null, dealt: Array.from({ length: index + 1 }, () => 0) },
        probability: waysToChoose(CARDS - 2 - index, 2) / waysToChoose(CARDS - 1, 3),
      })),
    view: ({ middle, dealt }) => ({ middle, dealt, winner: sideAt(dealt.length) }),
  });
