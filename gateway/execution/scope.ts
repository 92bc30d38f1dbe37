/**
 * What all upstream calls of one operation share: its request id, its deadline and its cancellation. It travels in an
 * AsyncLocalStorage, so that datasources need no extra argument.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** The client behind an operation, as services may know it; each value is read when needed. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Two lower-case letters; "" where no proxy says it. */
  readonly country: string;
}

export interface ScopeOptions {
  /** Goes upstream with every call and comes back to the client. */
  requestId: string;
  /** Milliseconds the whole operation may take; Infinity for no limit. */
  deadlineMs: number;
  /** W3C trace context of the operation, when it is traced. */
  traceparent?: string | undefined;
  /** Null, as without it, where no request of the visitor's own is behind the work. */
  visitor?: Visitor | null;
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

/** Called once when the scope is cancelled or its deadline passes. */
export type ScopeListener = (reason: ScopeEndedError) => void;

export class OperationScope {
  readonly requestId: string;
  /** W3C trace context of the operation, when it is traced or its client said one. */
  traceparent: string | undefined;
  readonly visitor: Visitor | null;
  /** Called with every Set-Cookie line that sign-in services answer to this operation's own calls. */
  onSetCookie: ((line: string) => void) | null = null;
  readonly #deadline: number;
  readonly #listeners = new Set<ScopeListener>();
  #controller: AbortController | null = null;
  #timer: NodeJS.Timeout | null = null;
  #ended: ScopeEndedError | null = null;

  constructor({ requestId, deadlineMs, traceparent, visitor = null }: ScopeOptions) {
    this.requestId = requestId;
    this.traceparent = traceparent;
    this.visitor = visitor;
    this.#deadline = performance.now() + deadlineMs;
  }

  /** Milliseconds left until the operation's deadline; 0 when it has passed. */
  get remainingMs(): number {
    return Math.max(0, this.#deadline - performance.now());
  }

  /** Why the scope is over; null while it is not. */
  get ended(): ScopeEndedError | null {
    if (this.#ended === null && this.remainingMs === 0) this.#end("deadline");
    return this.#ended;
  }

  /** Made when first asked for; aborted by `cancel()` and at the deadline. Dearer than `listen`. */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      const controller = (this.#controller = new AbortController());
      if (this.ended !== null) controller.abort(this.ended);
      else this.listen((reason) => controller.abort(reason));
    }
    return this.#controller.signal;
  }

  /** Calls a listener once when the scope is cancelled or its deadline passes. Check `ended` first. */
  listen(listener: ScopeListener): void {
    if (this.#timer === null && this.#deadline !== Number.POSITIVE_INFINITY) {
      this.#timer = setTimeout(expire, this.#deadline - performance.now(), this).unref();
    }
    this.#listeners.add(listener);
  }

  /** Removes the listener. */
  unlisten(listener: ScopeListener): void {
    this.#listeners.delete(listener);
  }

  /** The client left: reads still going on are given up. Writes go on. */
  cancel(): void {
    this.#end("cancelled");
  }

  /** Ends the timer; call it when the operation is answered. Listeners aren't called. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** The deadline has passed. */
  expire(): void {
    this.#end("deadline");
  }

  #end(why: ScopeEnd): void {
    if (this.#ended !== null) return;
    const reason = (this.#ended = new ScopeEndedError(why));
    this.end();
    for (const listener of this.#listeners) listener(reason);
    this.#listeners.clear();
  }
}

const expire = (scope: OperationScope) => scope.expire();

/** The scope of the operation that is being run; none while work is shared by several operations. */
export const operationScope = new AsyncLocalStorage<OperationScope>();
