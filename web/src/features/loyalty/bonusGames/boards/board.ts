import type { Attempt } from "../usePlay.ts";
import type { Prize } from "../usePrize.ts";

/** What a game's board is given. It shows what lies open, and asks for moves. */
export interface BoardProps {
  /** Null where the player has none: the board is looked at only. */
  attempt: Attempt | null;
  prizes: readonly Prize[];
  canPlay: boolean;
  /** A move is on its way. */
  isBusy: boolean;
  /** Whether the end may be told. */
  isRevealed: boolean;
  onMove(move: readonly number[]): void;
}

/** What lies open, by its place. */
export const openCells = (attempt: Attempt | null): ReadonlyMap<number, number> =>
  new Map(attempt?.shown.map(({ place, value }) => [place, value]));

/** Places 0 to count − 1. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
