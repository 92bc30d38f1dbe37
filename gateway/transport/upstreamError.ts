/**
 * The error of a REST call, as it leaves the gateway: a public code, the service's name and a status; never the body of
 * its answer.
 */
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../errors/errors.ts";
import type { RefusalReason } from "./refusals.ts";

/** Status for failures without one of their own [8.19]. */
const defaultStatus = 500;
/** Statuses of failures that are no answer [8.20]: the service could not be reached; the client left. */
const statuses: Partial<Record<ErrorCode, number>> = { NETWORK_ERROR: 599, CANCELLED: 499 };

/** Facts about a failed call besides its code. */
export interface UpstreamFailure {
  /** Status of the answer; null if there was none. */
  status?: number | null;
  /** The stable code in the answer's body: for the gateway's own decisions only. */
  upstreamCode?: string | null;
  /** What the caller must do before the call can be repeated. */
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

  constructor(
    service: string,
    code: ErrorCode,
    { status = null, upstreamCode = null, reason = null, retryAfterMs = null }: UpstreamFailure = {},
  ) {
    const shown = status ?? statuses[code] ?? defaultStatus;
    super(messages[code] ?? "The operator's service failed.", {
      extensions: { code, upstream: { service, status: shown } },
    });
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

/** Whether an error is a service's refusal with this code. */
export const hasUpstreamCode = (error: unknown, code: string): error is UpstreamError =>
  error instanceof UpstreamError && error.upstreamCode === code;

/** For `catch`: what a service's refusal with this code stands for; every other error goes on. */
export const insteadOf =
  <Value>(code: string, value: Value) =>
  (error: unknown): Value => {
    if (hasUpstreamCode(error, code)) return value;
    throw error;
  };

/** Null for what the service does not know; anything else is thrown again. */
export const nullIfMissing = (error: unknown): null => {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
};
