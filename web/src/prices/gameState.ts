/** What the feed tells of a game and its prices, and how one word of it follows another. */
import type { GamesChangedSubscription } from "@/operations/betting/generated.ts";

export type GameChange = GamesChangedSubscription["gamesChanged"];

export interface Price {
  coef: string;
  isBlocked: boolean;
  /** No longer on offer. */
  isGone: boolean;
  /** The feed is not heard, or was away: it may have moved since, and nobody can bet on it. */
  isStale: boolean;
  /** Direction of a move of the last moment (`MOVE_SHOWN`): 1 up, -1 down; 0 when it stands. */
  move: -1 | 0 | 1;
}

export type GameEvent = GameChange["newEvents"][number];

export interface GameState extends Pick<GameChange, "version" | "section" | "status" | "score"> {
  /** How many events there are so far, and the latest of them as far as the feed told them one by one. */
  eventCount?: number | null;
  newEvents?: readonly GameEvent[];
}

/** Whether nothing of a game is played any more. */
export const hasEnded = (status: GameState["status"]): status is "FINISHED" | "CANCELLED" =>
  status === "FINISHED" || status === "CANCELLED";

/** Events kept of a game; no page shows more. */
const KEPT_EVENTS = 120;
/** Stands for prices that nobody but a fetch has told, while the feed is not heard. */
export const UNHEARD: Price = { coef: "0", isBlocked: true, isGone: false, isStale: true, move: 0 };

/**
 * Which way a price moved, in ticks: below 1.10 a thousandth counts, above it a hundredth does at least, so that a feed
 * that isn't on the ladder tints no more than one that is.
 */
export function direction(from: string, to: string): -1 | 0 | 1 {
  const [a, b] = [from, to].map((coef) => {
    const [whole = "0", places = ""] = coef.split(".");
    return Number(whole) * 1000 + Number(places.padEnd(3, "0").slice(0, 3));
  }) as [number, number];
  if (Math.abs(b - a) < 10 && Math.max(a, b) > 1100) return 0;
  return b > a ? 1 : b < a ? -1 : 0;
}

const lockedPrices = new WeakMap<Price, Price>();

/** A price that nobody can bet on now: the same object each time, as React compares it. */
export function locked(price: Price): Price {
  if (price.isBlocked) return price;
  const known = lockedPrices.get(price) ?? { ...price, isBlocked: true };
  lockedPrices.set(price, known);
  return known;
}

/** The newest events told one by one: those known and those that follow without a gap. */
export function eventsAfter(known: GameState | undefined, { eventCount, newEvents }: GameChange): readonly GameEvent[] {
  const before = known?.newEvents ?? [];
  if (eventCount === known?.eventCount) return before;
  const isNext = eventCount !== null && known?.eventCount != null && known.eventCount + newEvents.length === eventCount;
  return (isNext ? [...before, ...newEvents] : newEvents).slice(-KEPT_EVENTS);
}
