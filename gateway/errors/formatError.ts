/** The only shape of errors that leave: message, path, `extensions.code` and `extensions.upstream`. */
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "./errors.ts";

/** Apollo's codes and the gateway's: an error thrown without one of them is a bug whose details clients don't see. */
const internal: ErrorCode = "INTERNAL_SERVER_ERROR";

/**
 * Extensions that clients may see besides the code: the failed service, the exceeded limit, when to retry, and the page
 * that explains a block.
 */
const toldExtensions = ["upstream", "cost", "limit", "retryAfterSeconds", "block", "reason"] as const;

function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? originOf(error.originalError) : error;
}

const suggestion = " Did you mean ";
/** Messages repeat the caller's input, so they are cut. */
const longestMessage = 500;

/**
 * Removes suggestions of names that the caller didn't know: a hidden schema must not be guessable word by word. No
 * regular expression: the message contains the caller's input, which could make one run for seconds.
 */
function shown(message: string): string {
  const at = message.endsWith("?") ? message.indexOf(suggestion) : -1;
  const told = at === -1 ? message : message.slice(0, at);
  return told.length > longestMessage ? `${told.slice(0, longestMessage)}…` : told;
}

/**
 * Whether an argument couldn't be read: null, or no value, where none may be, which shows only once the variables are
 * put into the document's literals. graphql-js gives these errors no code; all begin alike, and no others do.
 */
const isUnreadArgument = (error: unknown): boolean =>
  error instanceof GraphQLError && error.originalError === undefined && error.message.startsWith('Argument "');

export interface ErrorLog {
  error(fields: object, message: string): void;
}

/** Formats an error for the caller; an unexpected one is logged in full and reported without details. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log: ErrorLog): GraphQLFormattedError {
  const origin = originOf(error);
  const { message, path, locations, extensions } = formatted;
  // Apollo gives every validation error the same code; a rule's own says more.
  const own = origin instanceof GraphQLError ? origin.extensions["code"] : undefined;
  const read: ErrorCode | undefined = isUnreadArgument(origin) ? "BAD_USER_INPUT" : undefined;
  const code = [own, read, extensions?.["code"]].find((value) => typeof value === "string") ?? internal;
  // A field is named by its path; places in the text help only where there is none.
  const where = path ? { path } : locations ? { locations } : {};
  const isForeign = origin instanceof Error && !(origin instanceof GraphQLError);
  if (isForeign || code === internal) {
    log.error({ err: origin, path }, "unexpected error");
    return { message: "Something went wrong.", ...where, extensions: { code: internal } };
  }
  const told = Object.fromEntries(
    toldExtensions.flatMap((name) => (extensions?.[name] === undefined ? [] : [[name, extensions[name]]])),
  );
  return { message: shown(message), ...where, extensions: { code, ...told } };
}
