/** How an upstream service is connected, and who observes its calls. */
import type { CallRule } from "./callRule.ts";
import type { GuardOptions, BreakerState } from "./guard.ts";

/** A span of one call. */
export interface CallSpan {
  /** W3C trace context that goes upstream. */
  traceparent: string;
  end(outcome: Outcome): void;
}

/**
 * How a try ended: by its status, without an answer, by its operation's end, or before it was made (breaker open, too
 * many wait).
 */
export type Outcome = number | "none" | "cancelled" | "not_asked";

/** Observes calls. Nothing it gets contains the caller's input. */
export interface UpstreamWatch {
  /** After every try. */
  exchange?(service: string, outcome: Outcome, seconds: number): void;
  /** Before a further try. */
  retry?(service: string): void;
  /** A 2xx that doesn't match the contract: the call ("get /path") and what is wrong. */
  nonsense?(service: string, call: string, what: string): void;
  breaker?(service: string, state: BreakerState): void;
  /** Begins a span as a child of the operation's. */
  trace?(service: string, call: string, parent: string | undefined): CallSpan;
}

export interface UpstreamOptions extends GuardOptions {
  /** Name in errors, logs and metrics, such as "sportsbook". */
  service: string;
  /** Base URL; a path in it comes before the service's own. */
  url: string;
  /** Rules of its calls, by method and path: "GET /games/{id}". */
  calls?: Readonly<Record<string, CallRule>>;
  /** Milliseconds until one try of a call is given up, whole answer and waiting included. */
  timeoutMs: number;
  /** Longest answer in bytes. Default 4 MiB. */
  maxAnswerBytes?: number;
  /** Pause between tries in place of the rules' own; for tests, which don't wait seconds. */
  tryDelayMs?: number;
  /**
   * Whether cookies set by its answers are passed to the operation: only sign-in services may set cookies in browsers.
   * Default no.
   */
  passesCookies?: boolean;
  watch?: UpstreamWatch;
}
