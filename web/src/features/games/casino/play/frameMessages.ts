/**
 * What a game in its frame and the page around it tell each other (docs/studio.md): messages `{ studio: 1, type, … }`.
 * A message counts if it comes from the frame's own window and origin, and has the form of one of these.
 */
import { isAmount } from "#shared/money/money.ts";

export type FrameMessage =
  | { type: "ready" }
  | { type: "balance"; amount: string; currency: string }
  | { type: "roundStarted"; round: string; stake: string; currency: string }
  | { type: "roundEnded"; round: string; stake: string; won: string; currency: string }
  | { type: "cashier" }
  | { type: "close" };

/** What the page tells the game: look at the balance again; start no new round, or start them again. */
export type PageMessage = { type: "refresh" } | { type: "hold"; isHeld: boolean };

const CURRENCY = /^[A-Z]{3,5}$/;
const ROUND = /^[\w-]{1,64}$/;
const isCurrency = (value: unknown): value is string => typeof value === "string" && CURRENCY.test(value);
const isRound = (value: unknown): value is string => typeof value === "string" && ROUND.test(value);
/** Nothing, or an amount of the currency: what was won, and what is left, may be none. */
const isSum = (value: unknown, currency: string): value is string =>
  typeof value === "string" && value.length <= 20 && (/^0+(\.0+)?$/.test(value) || isAmount(value, currency));

/** Null for what is no message of a game. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { studio, type, currency, balance, round, stake, won } = data as Readonly<Record<string, unknown>>;
  if (studio !== 1) return null;
  if (type === "ready" || type === "cashier" || type === "close") return { type };
  if (!isCurrency(currency)) return null;
  if (type === "balance") return isSum(balance, currency) ? { type, amount: balance, currency } : null;
  if (!isRound(round) || !isSum(stake, currency)) return null;
  if (type === "roundStarted") return { type, round, stake, currency };
  return type === "roundEnded" && isSum(won, currency) ? { type, round, stake, won, currency } : null;
}

/**
 * What a game's frame may do. A game of the page's own host, whatever its port, would read the site's cookies and what
 * it keeps, so it gets no origin at all; one of another host keeps its own, which many games need for what they keep.
 * Windows it opens, such as a round's check, are in the same sandbox.
 */
export function sandboxOf(url: URL, pageHost: string): { sandbox: string; origin: string } {
  return url.hostname === pageHost
    ? { sandbox: "allow-scripts allow-popups", origin: "null" }
    : { sandbox: "allow-scripts allow-popups allow-same-origin", origin: url.origin };
}
