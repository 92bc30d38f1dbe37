/**
 * A draw that nobody can bend. The SHA-256 of the seed is published when the sale opens, the seed itself after the draw. A
 * hash over all tickets sold goes into the draw, so that the seed alone doesn't decide it. Balls are picked and not put
 * back, by the fractions of `drawOf`: HMAC-SHA256 with the seed as its key, over `ticketsHash:number:block`.
 */
import { drawOf, pickFrom } from "#shared/games/fair/draw.ts";
import type { Drum } from "./lines.ts";

export { hashOfSeed } from "#shared/games/fair/draw.ts";

/** A ticket as the list of a draw's tickets has it. */
export interface Entry {
  id: string;
  /** Key of the bet at fixed odds; null for a ticket of lines. */
  bet: string | null;
  /** Numbers in a line; 0 where there are none. */
  picks: number;
  numbers: readonly number[];
  /** Decimal, with the currency's minor digits. */
  stake: string;
}

/**
 * A ticket's line of the list: `id bet picks numbers stake`, with `lines` for a ticket of lines, numbers joined by commas
 * and `-` where there are none. The tickets' hash is the SHA-256 of these lines by rising id, each ended by a line feed.
 */
export const entryText = ({ id, bet, picks, numbers, stake }: Entry): string =>
  `${id} ${bet ?? "lines"} ${picks} ${numbers.length === 0 ? "-" : numbers.join(",")} ${stake}\n`;

export interface Proof {
  seed: string;
  /** Hex. */
  ticketsHash: string;
  /** Number of the draw within its lottery. */
  number: number;
}

/** The balls of a draw in the order they come, the bonus last. */
export const ballsOf = ({ seed, ticketsHash, number }: Proof, { balls, drawn, bonus }: Drum): number[] =>
  pickFrom(drawOf({ serverSeed: seed, clientSeed: ticketsHash, nonce: number }), balls, drawn + bonus).map(
    (index) => index + 1,
  );
