/** Errors that leave the gateway as top-level GraphQL errors. Their codes are public; bodies of upstream answers never are. */
import { GraphQLError } from "graphql";
import type { RefusalReason } from "./refusals.ts";

/** Codes of top-level errors (`extensions.code`), beside Apollo's own GRAPHQL_PARSE_FAILED and GRAPHQL_VALIDATION_FAILED. */
export type ErrorCode =
  | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_TIMEOUT" | "UPSTREAM_ERROR" | "NETWORK_ERROR" | "CANCELLED" | "CONFIG_UNAVAILABLE" | "ERR_REDIRECT"
  | "CAPTCHA_REQUIRED" | "FINGERPRINT_REQUIRED" | "TERMS_NOT_ACCEPTED"
  | "OPERATION_TOO_COSTLY" | "OPERATION_TOO_LARGE" | "INTROSPECTION_DISABLED" | "RATE_LIMITED"
  | "UNAUTHENTICATED" | "BAD_USER_INPUT" | "FORBIDDEN_ORIGIN" | "BAD_REQUEST" | "INTERNAL_SERVER_ERROR"
  | "TOO_MANY_SUBSCRIPTIONS" | "TOO_MANY_CONNECTIONS" | "EVENTS_UNAVAILABLE" | "SESSION_ENDED" | "TOKEN_EXPIRED" | "DOCUMENT_NOT_TRUSTED" | "PERSISTED_QUERY_NOT_FOUND" | "PERSISTED_QUERY_NOT_SUPPORTED";

/** A status for failures that have none of their own [8.19]. */
const defaultStatus = 500;
/** Statuses of failures that are no answer [8.20]: the service could not be reached; the client left. */
const statuses: Partial<Record<ErrorCode, number>> = { NETWORK_ERROR: 599, CANCELLED: 499 };

/** What is known of a failed call beside its code. */
export interface UpstreamFailure {
  /** Status of the answer; null when there was none. */
  status?: number | null;
  /** The stable code in the answer's body: for the gateway's own decisions only. */
  upstreamCode?: string | null;
  /** What the service asks for before the call can be made again. */
  reason?: RefusalReason | null;
  /** Milliseconds after which the service wants to be asked again (Retry-After). */
  retryAfterMs?: number | null;
}

/** A REST call that brought no usable 2xx answer. */
export class UpstreamError extends GraphQLError {
  readonly status: number;
  readonly upstreamCode: string | null;
  readonly reason: RefusalReason | null;
  readonly retryAfterMs: number | null;

  constructor(service: string, code: ErrorCode, { status = null, upstreamCode = null, reason = null, retryAfterMs = null }: UpstreamFailure = {}) {
    const shown = status ?? statuses[code] ?? defaultStatus;
    super(messages[code] ?? "The operator's service failed.", { extensions: { code, upstream: { service, status: shown } } });
    this.status = shown;
    this.upstreamCode = upstreamCode;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** The public code of the failure. */
  get code(): ErrorCode {
    return this.extensions["code"] as ErrorCode;
  }
}

const messages: Partial<Record<ErrorCode, string>> = {
  UPSTREAM_UNAVAILABLE: "The operator's service can't be reached.",
  UPSTREAM_TIMEOUT: "The operator's service did not answer in time.",
  UPSTREAM_ERROR: "The operator's service failed.",
  NETWORK_ERROR: "There is no connection to the operator's service.",
  CANCELLED: "The request was cancelled.",
  CAPTCHA_REQUIRED: "A solved captcha is needed.",
  FINGERPRINT_REQUIRED: "A fresh device token is needed.",
  TERMS_NOT_ACCEPTED: "The changed terms must be accepted first.",
  CONFIG_UNAVAILABLE: "No site config.",
  ERR_REDIRECT: "The operator's redirects failed.",
  UNAUTHENTICATED: "Sign in first.",
};

/** The caller is not signed in, or no longer. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" satisfies ErrorCode } });
}

/** Live data can't be told just now: what was told before may be old. */
export function eventsUnavailable(): GraphQLError {
  return new GraphQLError("Live data is not available just now.", { extensions: { code: "EVENTS_UNAVAILABLE" satisfies ErrorCode } });
}

/** An argument that no client should send; players' typos are UserErrors instead. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" satisfies ErrorCode } });
}

/** True for the error of a missing, dead or refused sign-in. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions["code"] === ("UNAUTHENTICATED" satisfies ErrorCode);
}
