/** Arguments of fields: pages of connections, texts within bounds. */
import { badUserInput } from "../errors/errors.ts";
import { hasUpstreamCode } from "../transport/upstreamError.ts";

const maxCursorLength = 128;

/** Page size within its bounds. @throws BAD_USER_INPUT */
export function pageSize(first: number | null | undefined, fallback: number, max: number): number {
  const size = first ?? fallback;
  if (size < 1 || size > max) throw badUserInput(`first is 1 to ${max}.`);
  return size;
}

/** A cursor to continue after; undefined at the start. @throws BAD_USER_INPUT */
export function pageStart(after: string | null | undefined): string | undefined {
  if (after !== null && after !== undefined && after.length > maxCursorLength) throw badCursor();
  return after ?? undefined;
}

/** What a cursor of another list, or of none, is answered. */
export const badCursor = () => badUserInput("after is not a cursor of this list.");

/**
 * The number to continue after; undefined at the start.
 * @param read the number a cursor of this list stands at; null for any other text
 * @throws BAD_USER_INPUT
 */
export function pageStartAt(
  after: string | null | undefined,
  read: (cursor: string) => number | null,
): number | undefined {
  const cursor = pageStart(after);
  if (cursor === undefined) return undefined;
  const start = read(cursor);
  if (start === null) throw badCursor();
  return start;
}

/** Turns a service's refusal of a cursor into the caller's mistake; passes on everything else. */
export function refusedCursor(error: unknown): never {
  throw hasUpstreamCode(error, "BAD_CURSOR") ? badCursor() : error;
}

/**
 * The text, if its length is allowed, so that a service isn't sent what it must refuse. @throws BAD_USER_INPUT when it
 * is longer than `most` or shorter than `least` characters.
 */
export function textUpTo(argument: string, text: string, most: number, least = 1): string {
  if (text.length < least || text.length > most) throw badUserInput(`${argument} has ${least} to ${most} characters.`);
  return text;
}
