/** Doing a draw again from what was published, in the browser. */
import { ballsOf, hashOfSeed } from "#shared/betting/lotto/fairDraw.ts";
import { bytesOf, hexOf, sha256 } from "#shared/games/fair/sha256.ts";
import { type Draw, drumOf } from "./picks.ts";

export interface Verdict {
  /** Whether the seed is the one whose hash was published before the sale. */
  isSeedKept: boolean;
  /** Balls that follow from seed and tickets' hash. */
  balls: number[];
  /** Whether they are the ones that were drawn. */
  areBallsRight: boolean;
}

type Drawn = Pick<Draw, "number" | "balls" | "seed" | "seedHash" | "ticketsHash" | "lottery">;

/** Null for a draw that isn't drawn yet. */
export function verdictOn({ number, balls, seed, seedHash, ticketsHash, lottery }: Drawn): Verdict | null {
  if (seed === null || ticketsHash === null || balls === null) return null;
  const again = ballsOf({ seed, ticketsHash, number }, drumOf(lottery));
  return {
    isSeedKept: hashOfSeed(seed) === seedHash,
    balls: again,
    areBallsRight: again.join() === balls.join(),
  };
}

/** The hash over the texts of a draw's list. */
export const hashOfList = (texts: readonly string[]): string => hexOf(sha256(bytesOf(texts.join(""))));
