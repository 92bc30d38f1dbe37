/**
 * Isolates the failures of one upstream service: a bulkhead (limits on running and waiting calls) and a circuit breaker
 * (after failures in a row, calls fail at once for a while; then one call tries again, and those that come meanwhile wait
 * a moment for what it finds).
 */
import { setTimeout as pause } from "node:timers/promises";
import {
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { ScopeEndedError } from "../execution/scope.ts";
import { BrokenAnswer, NotAsked, type RawAnswer } from "./exchange.ts";

export interface GuardOptions {
  /** Calls at the same time. Default 128. */
  concurrency?: number;
  /** Calls that may wait for their turn. Default 1024. */
  queue?: number;
  /** Failures in a row that open the breaker. Default 10. */
  failures?: number;
  /** Milliseconds until one call may try whether the service is back. Default 1000. */
  halfOpenAfterMs?: number;
}

export type BreakerState = "closed" | "half-open" | "open";
const states: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: "closed",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Open]: "open",
  [CircuitState.Isolated]: "open",
};

/**
 * Longest wait for the call that tries, in milliseconds: a service that came back answers in less, and one that hangs
 * delays nobody noticeably.
 */
const trialPatienceMs = 250;

/**
 * Whether the service failed, not the caller: no connection, no answer in time, an answer cut off. Cancellation, and an
 * answer that is merely nonsense, say nothing about the next call.
 */
const isOutage = (error: unknown) =>
  !(error instanceof ScopeEndedError || error instanceof NotAsked || error instanceof BulkheadRejectedError) &&
  !(error instanceof BrokenAnswer && error.cause === undefined);

export class Guard {
  readonly #bulkhead: BulkheadPolicy;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #concurrency: number;
  readonly #queue: number;
  /** Until then (epoch milliseconds) the open breaker lets no call through. */
  #openUntil = 0;
  /** The end of the last call that tried, whatever it found. */
  #trial: Promise<unknown> = Promise.resolve();

  constructor(
    { concurrency = 128, queue = 1024, failures = 10, halfOpenAfterMs = 1000 }: GuardOptions,
    onState?: (state: BreakerState) => void,
  ) {
    this.#concurrency = concurrency;
    this.#queue = queue;
    this.#bulkhead = bulkhead(concurrency, queue);
    this.#breaker = circuitBreaker(
      handleWhen(isOutage).orWhenResult((answer) => (answer as RawAnswer).status >= 500),
      {
        halfOpenAfter: halfOpenAfterMs,
        breaker: new ConsecutiveBreaker(failures),
      },
    );
    this.#breaker.onStateChange((state) => {
      if (state === CircuitState.Open) this.#openUntil = Date.now() + halfOpenAfterMs;
      onState?.(states[state]);
    });
  }

  get state(): BreakerState {
    return states[this.#breaker.state];
  }

  /** Calls under way and calls that wait. */
  get load(): { active: number; waiting: number } {
    return {
      active: this.#concurrency - this.#bulkhead.executionSlots,
      waiting: this.#queue - this.#bulkhead.queueSlots,
    };
  }

  /** Whether the next call finds out if the service is back; it must not be given up on somebody's leaving. */
  get isTrial(): boolean {
    return this.#breaker.state === CircuitState.Open && Date.now() >= this.#openUntil;
  }

  /**
   * Makes a call in its turn. @throws NotAsked when the breaker is open or too many wait; otherwise what the call
   * throws.
   */
  async run(call: () => Promise<RawAnswer>): Promise<RawAnswer> {
    if (this.#breaker.state === CircuitState.HalfOpen) await this.#hearTrial();
    this.#refuseWhileOpen();
    try {
      return await this.#bulkhead.execute(() => {
        // The breaker may have opened while the call waited.
        this.#refuseWhileOpen();
        const { isTrial } = this;
        const answer = this.#breaker.execute(call);
        if (isTrial) this.#trial = Promise.allSettled([answer]);
        return answer;
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new NotAsked("full") : error;
    }
  }

  async #hearTrial(): Promise<void> {
    const heard = new AbortController();
    const late = pause(trialPatienceMs, undefined, { signal: heard.signal }).catch(() => undefined);
    await Promise.race([this.#trial, late]);
    heard.abort();
  }

  #refuseWhileOpen(): void {
    const { state } = this.#breaker;
    if (state === CircuitState.Closed || this.isTrial) return;
    throw new NotAsked("open");
  }
}
