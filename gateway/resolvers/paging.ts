/** Arguments of connections. */
import { badUserInput } from "../errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";

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

const badCursor = () => badUserInput("after is not a cursor of this list.");

/** Turns a service's refusal of a cursor into the caller's mistake; passes on everything else. */
export function refusedCursor(error: unknown): never {
  throw error instanceof UpstreamError && error.upstreamCode === "BAD_CURSOR" ? badCursor() : error;
}
