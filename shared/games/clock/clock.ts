/** Shared rounds: one draw for all players, on a clock that is the same for everybody. */
import type { Draw } from "../fair/draw.ts";

export interface TableClock {
  /** How long bets are taken, milliseconds. */
  bettingMs: number;
  /** From the close to the draw: bets that are under way at the wallet are answered meanwhile, or taken back. */
  lockMs: number;
  /** How long the draw is shown before it is paid. Not of a flight, which lasts as long as it does. */
  drawMs: number;
  /** From the payout to the next round. */
  pauseMs: number;
  /** What everybody sees of the draw at this place of the chain, whatever they have bet. */
  shows(draw: Draw, place: number): Readonly<Record<string, unknown>>;
  /** Whether a bet is one on the round at this place, where rounds differ before they are drawn. */
  isFor?(bet: unknown, place: number): boolean;
  /** How many bets a player may have in one round; one without it. */
  bets?: number;
  /** A multiplier that rises until it falls, where players cash out by a press. */
  flight?: { point(draw: Draw): number };
}

/** How fast the multiplier of a flight rises: ×2 after 11.6 s, ×10 after 38.4 s. */
const GROWTH = 0.000_06;

/** The multiplier after some milliseconds, in hundredths. */
export const risenTo = (milliseconds: number): number =>
  Math.floor(100 * Math.exp(GROWTH * Math.max(0, milliseconds)) + 1e-9);

/** How long a flight takes to a multiplier in hundredths, milliseconds. */
export const timeTo = (hundredths: number): number => Math.ceil(Math.log(hundredths / 100) / GROWTH);
