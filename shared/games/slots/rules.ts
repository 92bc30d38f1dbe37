/** What makes up a slot: reels, what pays, and its features. */
import type { Multiplier } from "../game.ts";

/** Stands for every symbol that pays. */
export const WILD = "W";
/** Free spins are won by so many of them anywhere. */
export const SCATTER = "S";
/** Locked by hold and win. */
export const COIN = "C";

export interface FreeRules {
  /** Reels of the free spins, if they are others. */
  strips?: readonly string[];
  /** Free spins for 0, 1, 2 … scatters in the paid spin. */
  spins: readonly number[];
  /** Free spins that as many scatters as start them add during them. */
  again: number;
  /** Free spins of a round at most. */
  most: number;
  /** What wins of free spins are multiplied by. */
  multiplier: number;
  /** Whether reels that wilds cover stay covered until the last free spin. */
  isSticky?: boolean;
}

export interface HoldRules {
  /** Coins in the paid spin that start the respins. */
  from: number;
  /** Respins; a new coin gives all of them again. */
  respins: number;
  /** An empty cell gets a coin with the chance `coins` in `of`. */
  landing: { coins: number; of: number };
  /** What a coin may be worth, with weights. */
  values: readonly { pays: Multiplier; weight: number }[];
  /** Paid on top when coins fill all cells. */
  full: Multiplier;
}

export interface TumbleRules {
  /** What the wins of the first, second … grid are multiplied by; the last one holds for all after it. */
  multipliers: readonly number[];
  /** Grids of a spin at most. */
  most: number;
}

export interface SlotRules {
  rows: number;
  /** Symbols of each reel from top to bottom, a letter each; the first follows the last. */
  strips: readonly string[];
  /** What 1, 2, 3 … equal symbols from the left reel on pay, in units. */
  pays: Readonly<Record<string, readonly number[]>>;
  /** A unit: the stake of one line, or what the pays of ways are counted in. */
  unit: Multiplier;
  /** The row of each reel that a line runs through, a digit each, 0 at the top. Without lines, rows don't matter: ways. */
  lines?: readonly string[];
  /** Whether a wild covers its whole reel. */
  expands?: boolean;
  free?: FreeRules;
  hold?: HoldRules;
  tumble?: TumbleRules;
  /** The largest win of a round: when its wins come to that, it pays that and is over. */
  most?: Multiplier;
}

/** The symbols that a reel shows, from top to bottom. */
export type Window = string;
/** The windows of all reels, from left to right. */
export type Grid = readonly Window[];

/** The window of a strip that stops with the symbol at this place on top. */
export const windowAt = (strip: string, stop: number, rows: number): Window =>
  stop + rows <= strip.length
    ? strip.slice(stop, stop + rows)
    : strip.slice(stop) + strip.slice(0, stop + rows - strip.length);

/** How often a symbol is in a window. */
export function countIn(window: Window, symbol: string): number {
  let count = 0;
  for (let row = 0; row < window.length; row += 1) if (window[row] === symbol) count += 1;
  return count;
}

/** What so many equal symbols pay, in units. */
export const payOf = ({ pays }: SlotRules, symbol: string, count: number): number => pays[symbol]?.[count - 1] ?? 0;

/** A window as it counts: covered by wilds if one expands. */
export const covered = ({ expands = false, rows }: SlotRules, window: Window): Window =>
  expands && window.includes(WILD) ? WILD.repeat(rows) : window;
