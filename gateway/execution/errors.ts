/** The one form in which errors leave: message, path, `extensions.code` and `extensions.upstream`. Nothing else. */
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "../errors.ts";

/** Apollo's codes and the gateway's: whoever throws an error without one of them made a mistake that clients don't read about. */
const internal: ErrorCode = "INTERNAL_SERVER_ERROR";

/** What clients are told beside the code: where upstream failed, what was too much, when to come again, and what page says why the door is closed. */
const toldExtensions = ["upstream", "cost", "limit", "retryAfterSeconds", "block", "reason"] as const;

function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? originOf(error.originalError) : error;
}

const suggestion = " Did you mean ";
/** Messages repeat what the caller sent; a mountain is not sent back. */
const longestMessage = 500;

/**
 * Names that the caller did not know are not told: a schema that is not shown can't be guessed word by word. Searched
 * without a regular expression: what the caller sent is in the message, and may be made to take seconds.
 */
function shown(message: string): string {
  const at = message.endsWith("?") ? message.indexOf(suggestion) : -1;
  const told = at === -1 ? message : message.slice(0, at);
  return told.length > longestMessage ? `${told.slice(0, longestMessage)}…` : told;
}

export interface ErrorLog {
  error(fields: object, message: string): void;
}

/** Formats an error for the caller; one that nobody expected is logged whole and told as no more than that. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log: ErrorLog): GraphQLFormattedError {
  const origin = originOf(error);
  const { message, path, locations, extensions } = formatted;
  // Apollo gives every validation error the same code; a rule's own says more.
  const own = origin instanceof GraphQLError ? origin.extensions["code"] : undefined;
  const code = [own, extensions?.["code"]].find((value) => typeof value === "string") ?? internal;
  // A field is named by its path; places in the text help only where there is none.
  const where = path ? { path } : locations ? { locations } : {};
  const isForeign = origin instanceof Error && !(origin instanceof GraphQLError);
  if (isForeign || code === internal) {
    log.error({ err: origin, path }, "unexpected error");
    return { message: "Something went wrong.", ...where, extensions: { code: internal } };
  }
  const told = Object.fromEntries(toldExtensions.flatMap((name) => (extensions?.[name] === undefined ? [] : [[name, extensions[name]]])));
  return { message: shown(message), ...where, extensions: { code, ...told } };
}
