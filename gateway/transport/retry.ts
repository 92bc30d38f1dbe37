/** When a call that failed is made again, and after how long. Reads only. */
import { DelegateBackoff, handleWhen, retry, type IRetryBackoffContext, type RetryPolicy } from "cockatiel";
import type { CallRule } from "./callRule.ts";
import { UpstreamError } from "./upstreamError.ts";
import { operationScope } from "../execution/scope.ts";

/** A call with this rule is not made again. */
export type RetryPlan = RetryPolicy | null;

/**
 * Longest wait before a retry; if the service asks for more, or the operation has less time left, the caller gets the
 * error instead.
 */
const longestWaitMs = 5000;

/**
 * Where nothing else is stated: one more try for a connection that failed, or when the service says when to come back.
 */
const defaultTries = 2;

/** Failures that may pass by themselves: no connection, no answer in time, 429 and 5xx, nonsense. Never another 4xx. */
const mayPass = (error: UpstreamError) =>
  error.code !== "CANCELLED" && (error.status < 400 || error.status === 429 || error.status >= 500);

/** The plan of a read. `delayMs` in place of the rule's own (tests don't wait seconds). */
export function retryPlan({ tries, delayMs = 0 }: CallRule, shorterMs?: number): RetryPlan {
  const maxTries = tries ?? defaultTries;
  if (maxTries < 2) return null;
  const pause = tries === undefined ? 0 : (shorterMs ?? delayMs);
  const isWorthIt = (error: unknown): boolean => {
    if (!(error instanceof UpstreamError)) return false;
    const wait = Math.max(pause, error.retryAfterMs ?? 0);
    if (wait > longestWaitMs || wait >= (operationScope.getStore()?.remainingMs ?? Infinity)) return false;
    return tries === undefined ? error.code === "NETWORK_ERROR" || error.retryAfterMs !== null : mayPass(error);
  };
  const backoff = new DelegateBackoff(({ result }: IRetryBackoffContext<unknown>) => {
    const asked = "error" in result && result.error instanceof UpstreamError ? (result.error.retryAfterMs ?? 0) : 0;
    return Math.max(pause, asked);
  });
  return retry(handleWhen(isWorthIt), { maxAttempts: maxTries - 1, backoff });
}

/**
 * Milliseconds of a Retry-After header (seconds, or a date); null for none or nonsense. @param now epoch milliseconds
 */
export function retryAfterOf(header: string | undefined, now: number = Date.now()): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
