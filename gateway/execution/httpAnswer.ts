/** HTTP answers to operations: statuses, headers and bodies are those of Apollo Server. */
import type { GraphQLError, GraphQLFormattedError, ExecutionResult } from "graphql";
import type { Chosen } from "./mediaType.ts";

export interface HttpAnswer {
  status: number;
  body: string;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string> | null;
}

/** What an error may say about the HTTP answer, in `extensions.http`; never part of a body. */
interface HttpHint {
  status?: number;
  headers?: ReadonlyMap<string, string>;
}

type Format = (error: GraphQLError) => GraphQLFormattedError;

const isHint = (value: unknown): value is HttpHint => typeof value === "object" && value !== null;

/**
 * The HTTP answer for an operation's result. Without data the operation didn't run: status 400, unless an error names a
 * better one, and 200 for clients that only accept `application/json`.
 */
export function httpAnswer(
  result: ExecutionResult,
  { isPlainJson }: Pick<Chosen, "isPlainJson">,
  format: Format,
): HttpAnswer {
  const { data, errors } = result;
  if (errors === undefined) return { status: 200, headers: null, body: JSON.stringify({ data }) };
  let status = data === undefined ? 400 : 200;
  const headers = new Map<string, string>();
  for (const { extensions } of errors) {
    const hint = extensions["http"];
    if (!isHint(hint)) continue;
    status = hint.status ?? status;
    for (const [name, value] of hint.headers ?? []) headers.set(name, value);
  }
  const shown = errors.map(format);
  return {
    status: plainStatus(status, isPlainJson, shown),
    headers,
    body: JSON.stringify(data === undefined ? { errors: shown } : { errors: shown, data }),
  };
}

/** To a caller who knows `application/json` only, an operation that can't be run is an answer like any other: 200. */
export function plainStatus(status: number, isPlainJson: boolean, errors: readonly GraphQLFormattedError[]): number {
  return isPlainJson && status === 400 && errors.every(({ extensions }) => extensions?.["code"] !== "BAD_REQUEST")
    ? 200
    : status;
}
