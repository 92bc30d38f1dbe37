/**
 * Rules of requests to the operator's desks that both sides hold to: their states, who may do what in each, and how long
 * texts are.
 */

/**
 * PAYMENTS answers about deposits and withdrawals, SUPPORT everything else that is asked, IDEAS collects proposals,
 * PARTNERS talks with those who want to work with the operator.
 */
export const REQUEST_DESKS = ["PAYMENTS", "SUPPORT", "IDEAS", "PARTNERS"] as const;
export type RequestDesk = (typeof REQUEST_DESKS)[number];

/** OPEN waits for the operator, ANSWERED and WAITING_FOR_PLAYER for the player; CLOSED is over. */
export const REQUEST_STATES = ["OPEN", "ANSWERED", "WAITING_FOR_PLAYER", "CLOSED"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who brings about a change: the player, the operator's staff, the automatic desk, or time alone. */
export type RequestActor = "player" | "operator" | "desk" | "clock";

/** What is done to a request. A note for the staff alone changes nothing. */
export type RequestDeed = "WRITE" | "ANSWER" | "ASK" | "CLOSE";

type Ways = Readonly<Record<RequestDeed, Readonly<Partial<Record<RequestState, RequestState>>>>>;
const to = (state: RequestState, ...from: readonly RequestState[]) =>
  Object.fromEntries(from.map((one) => [one, state]));

/** Where each deed leads. A closed request is opened again by its player's words alone. */
const ways: Ways = {
  WRITE: to("OPEN", "OPEN", "ANSWERED", "WAITING_FOR_PLAYER", "CLOSED"),
  ANSWER: to("ANSWERED", "OPEN", "ANSWERED", "WAITING_FOR_PLAYER"),
  ASK: to("WAITING_FOR_PLAYER", "OPEN", "ANSWERED", "WAITING_FOR_PLAYER"),
  CLOSE: to("CLOSED", "OPEN", "ANSWERED", "WAITING_FOR_PLAYER"),
};

/** The state that a deed leads to; null where it can't be done. */
export const stateAfter = (state: RequestState, deed: RequestDeed): RequestState | null => ways[deed][state] ?? null;

/** Characters of a message, without blanks around it. */
export const MAX_REQUEST_TEXT = 2000;
/** The first message says what has happened: a few words don't. */
export const MIN_REQUEST_TEXT = 10;
/** Files of one message. */
export const MAX_REQUEST_FILES = 4;
/** Requests of a player at one desk that are not closed. */
export const MAX_OPEN_REQUESTS = 10;
/** Messages of a player within an hour, of all requests at all desks together. */
export const MAX_REQUEST_MESSAGES = 20;

/** What is wrong with the text of a message; null if it can be sent. */
export function requestTextProblem(
  text: string,
  isFirst: boolean,
): "REQUIRED" | "TEXT_TOO_SHORT" | "TEXT_TOO_LONG" | null {
  const { length } = text.trim();
  if (length === 0) return "REQUIRED";
  if (length > MAX_REQUEST_TEXT) return "TEXT_TOO_LONG";
  return isFirst && length < MIN_REQUEST_TEXT ? "TEXT_TOO_SHORT" : null;
}
