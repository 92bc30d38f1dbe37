/**
 * What all upstream calls of one operation share: its request id, its deadline and its cancellation. It travels in an
 * AsyncLocalStorage, so that datasources need no extra argument.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export interface ScopeOptions {
  /** Goes upstream with every call and comes back to the client. */
  requestId: string;
  /** Milliseconds the whole operation may take. */
  deadlineMs: number;
  /** W3C trace context of the operation, when it is traced. */
  traceparent?: string;
}

/** Why a scope's signal was aborted. */
export type ScopeEnd = "cancelled" | "deadline";

/** The reason of an aborted scope signal. */
export class ScopeEndedError extends Error {
  override name = "ScopeEndedError";
  readonly end: ScopeEnd;

  constructor(end: ScopeEnd) {
    super(end === "cancelled" ? "The client left" : "The operation's deadline has passed");
    this.end = end;
  }
}

export class OperationScope {
  readonly requestId: string;
  readonly traceparent: string | undefined;
  readonly #deadline: number;
  #controller: AbortController | null = null;
  #timer: NodeJS.Timeout | null = null;
  #ended: ScopeEnd | null = null;

  constructor({ requestId, deadlineMs, traceparent }: ScopeOptions) {
    this.requestId = requestId;
    this.traceparent = traceparent;
    this.#deadline = performance.now() + deadlineMs;
  }

  /** Milliseconds left until the operation's deadline; 0 when it has passed. */
  get remainingMs(): number {
    return Math.max(0, this.#deadline - performance.now());
  }

  /** Made when first asked for; aborted by `cancel()` and at the deadline. */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#ended !== null) this.#controller.abort(new ScopeEndedError(this.#ended));
      else this.#timer = setTimeout(() => this.#abort("deadline"), this.remainingMs).unref();
    }
    return this.#controller.signal;
  }

  /** The client left: reads still going on are given up. Writes go on. */
  cancel(): void {
    this.#abort("cancelled");
  }

  /** Ends the timer; to be called when the operation is answered. Its signal is not aborted by it. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #abort(end: ScopeEnd): void {
    if (this.#ended !== null) return;
    this.#ended = end;
    this.end();
    this.#controller?.abort(new ScopeEndedError(end));
  }
}

/** The scope of the operation that is being run; none while work is shared by several operations. */
export const operationScope = new AsyncLocalStorage<OperationScope>();
