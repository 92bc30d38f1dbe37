/** Work that several operations wait for: done once, and cancelled only when the last of them is. */
import { OperationScope, operationScope, type ScopeEndedError } from "../execution/scope.ts";

interface Shared {
  result: Promise<unknown>;
  scope: OperationScope;
  waiting: number;
}

/** Waits for a promise until the scope is over. @throws ScopeEndedError, after calling `left` */
export function untilEnded<T>(scope: OperationScope, promise: Promise<T>, left?: () => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = (reason: ScopeEndedError): void => {
      reject(reason);
      left?.();
    };
    const bring = (value: T): void => {
      scope.unlisten(leave);
      resolve(value);
    };
    const fail = (error: Error): void => {
      scope.unlisten(leave);
      reject(error);
    };
    promise.then(bring, fail);
    const { ended } = scope;
    if (ended === null) scope.listen(leave);
    else leave(ended);
  });
}

/**
 * Runs work that others may come to wait for (a promise that is kept) outside of the caller's cancellation, under their
 * request id.
 */
export async function apart<T>(load: () => Promise<T>): Promise<T> {
  const scope = scopeFor(operationScope.getStore());
  try {
    return await operationScope.run(scope, load);
  } finally {
    scope.end();
  }
}

/** No deadline of its own: each call inside has one. */
const scopeFor = (caller: OperationScope | undefined) =>
  new OperationScope({
    requestId: caller?.requestId ?? "background",
    deadlineMs: Number.POSITIVE_INFINITY,
    visitor: caller?.visitor ?? null,
    ...(caller?.traceparent !== undefined && { traceparent: caller.traceparent }),
  });

export class SharedCalls {
  readonly #calls = new Map<string, Shared>();

  /**
   * The result of `load`, or of the one already running under this key. It runs in its own scope with the request id of
   * the first caller, and is cancelled when all waiting callers have left. @throws ScopeEndedError for a caller whose
   * operation is over; otherwise what `load` throws.
   */
  run<T>(key: string, load: () => Promise<T>): Promise<T> {
    const caller = operationScope.getStore();
    const shared = this.#calls.get(key) ?? this.#begin(key, load, caller);
    shared.waiting += 1;
    const result = shared.result as Promise<T>;
    if (caller === undefined) return result;
    return untilEnded(caller, result, () => this.#leave(key, shared));
  }

  /** A caller whose operation is over leaves; the last one cancels the work. */
  #leave(key: string, shared: Shared): void {
    shared.waiting -= 1;
    if (shared.waiting > 0) return;
    this.#forget(key, shared);
    shared.scope.cancel();
  }

  #begin(key: string, load: () => Promise<unknown>, caller: OperationScope | undefined): Shared {
    const scope = scopeFor(caller);
    const shared: Shared = { result: operationScope.run(scope, load), scope, waiting: 0 };
    this.#calls.set(key, shared);
    const end = () => {
      scope.end();
      this.#forget(key, shared);
    };
    shared.result.then(end, end);
    return shared;
  }

  #forget(key: string, shared: Shared): void {
    if (this.#calls.get(key) === shared) this.#calls.delete(key);
  }
}
