/** Errors that leave the gateway as top-level GraphQL errors. Their codes are public; bodies of upstream answers never are. */
import { GraphQLError } from "graphql";

/** Codes of top-level errors (`extensions.code`), beside Apollo's own GRAPHQL_PARSE_FAILED and GRAPHQL_VALIDATION_FAILED. */
export type ErrorCode =
  | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_ERROR" | "CONFIG_UNAVAILABLE"
  | "UNAUTHENTICATED" | "BAD_USER_INPUT" | "FORBIDDEN_ORIGIN" | "BAD_REQUEST" | "INTERNAL_SERVER_ERROR"
  | "TOO_MANY_SUBSCRIPTIONS";

/** A status for failures that have none of their own [8.19]. */
const defaultStatus = 500;

/** A REST call that did not answer 2xx. `upstreamCode` is the code in the answer's body: for the gateway's own decisions only. */
export class UpstreamError extends GraphQLError {
  readonly status: number;
  readonly upstreamCode: string | null;

  constructor(service: string, code: ErrorCode, status: number | null = null, upstreamCode: string | null = null) {
    super(messages[code] ?? "The operator's service failed.", {
      extensions: { code, upstream: { service, status: status ?? defaultStatus } },
    });
    this.status = status ?? defaultStatus;
    this.upstreamCode = upstreamCode;
  }
}

const messages: Partial<Record<ErrorCode, string>> = {
  UPSTREAM_UNAVAILABLE: "The operator's service can't be reached.",
  UPSTREAM_TIMEOUT: "The operator's service did not answer in time.",
  UPSTREAM_ERROR: "The operator's service failed.",
  CONFIG_UNAVAILABLE: "No site config.",
  UNAUTHENTICATED: "Sign in first.",
};

/** The caller is not signed in, or no longer. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" satisfies ErrorCode } });
}

/** An argument that no client should send; players' typos are UserErrors instead. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" satisfies ErrorCode } });
}

/** True for the error of a missing, dead or refused sign-in. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions["code"] === ("UNAUTHENTICATED" satisfies ErrorCode);
}
