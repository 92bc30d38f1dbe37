/** How failed calls are reported: one of the public codes, with the service's name and a status. */
import { errors } from "undici";
import { ScopeEndedError } from "../execution/scope.ts";
import { UpstreamError } from "./upstreamError.ts";
import { BrokenAnswer, ExchangeTimeout, NotAsked, type RawAnswer } from "./exchange.ts";
import { readRefusal } from "./refusals.ts";
import { retryAfterOf } from "./retry.ts";

/** A 2xx whose body doesn't match the service's document. */
export class NonsenseAnswer extends Error {
  override name = "NonsenseAnswer";
  readonly status: number;

  constructor(status: number, what: string) {
    super(what);
    this.status = status;
  }
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The error of an answer that is not 2xx. */
export function refused(service: string, { status, headers, bytes }: RawAnswer): UpstreamError {
  const { code, upstreamCode, reason } = readRefusal(status, bytes.toString());
  return new UpstreamError(service, code, {
    status,
    upstreamCode,
    reason,
    retryAfterMs: retryAfterOf(header(headers["retry-after"])),
  });
}

/** The error of a call without a usable answer. The gateway's own bugs stay as they are. */
export function failed(service: string, error: unknown): unknown {
  if (error instanceof UpstreamError) return error;
  if (error instanceof ScopeEndedError)
    return new UpstreamError(service, error.end === "cancelled" ? "CANCELLED" : "UPSTREAM_TIMEOUT");
  if (error instanceof NotAsked) return new UpstreamError(service, "UPSTREAM_UNAVAILABLE");
  if (error instanceof ExchangeTimeout || error instanceof errors.ConnectTimeoutError)
    return new UpstreamError(service, "UPSTREAM_TIMEOUT");
  if (error instanceof BrokenAnswer || error instanceof NonsenseAnswer)
    return new UpstreamError(service, "UPSTREAM_ERROR", { status: error.status || null });
  if (error instanceof errors.HTTPParserError) return new UpstreamError(service, "UPSTREAM_ERROR");
  const isOfConnection = error instanceof errors.UndiciError || (error instanceof Error && "code" in error);
  return isOfConnection && !(error instanceof errors.InvalidArgumentError)
    ? new UpstreamError(service, "NETWORK_ERROR")
    : error;
}
