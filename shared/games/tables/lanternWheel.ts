/** Lantern wheel: fifty segments with six kinds of lanterns; each kind returns 96 % of its chips. */
import { EVEN, type Game } from "../game.ts";
import { chipGame } from "./chips.ts";

/** How many segments a kind has; a chip on it returns 48 divided by that. */
const counts = { reed: 24, river: 12, plum: 8, rose: 4, moon: 1, sun: 1 } as const;
export type Lantern = keyof typeof counts;
export const lanterns = Object.keys(counts) as Lantern[];
const SEGMENTS = 50;

export const returnOfLantern = (kind: Lantern): number => (48 / counts[kind]) * EVEN;

/** The kinds clockwise, each spread over the wheel: the rarest ones take their places first. */
export const lanternOrder: readonly Lantern[] = (() => {
  const order: (Lantern | undefined)[] = Array.from({ length: SEGMENTS });
  for (const [rank, kind] of lanterns.toReversed().entries())
    for (let index = 0; index < counts[kind]; index += 1) {
      let at = Math.floor(((index + (rank % 2) / 2) * SEGMENTS) / counts[kind]) % SEGMENTS;
      while (order[at] !== undefined) at = (at + 1) % SEGMENTS;
      order[at] = kind;
    }
  return order.map((kind) => kind ?? "reed");
})();

export const lanternWheel = (): Game =>
  chipGame<number>({
    spots: lanterns,
    draw: (draw) => draw.below(SEGMENTS),
    pays: (spot, segment) => (spot === lanternOrder[segment] ? returnOfLantern(spot as Lantern) : 0),
    results: () => lanternOrder.map((_, result) => ({ result, probability: 1 / SEGMENTS })),
    view: (segment) => ({ segment, lantern: lanternOrder[segment] ?? "reed" }),
  });
