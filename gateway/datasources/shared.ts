/** Work that several operations wait for at once: made once, under no one's cancellation but the last one's. */
import { OperationScope, operationScope, type ScopeEndedError } from "../execution/scope.ts";

interface Shared {
  result: Promise<unknown>;
  scope: OperationScope;
  waiting: number;
}

/** No shared work lasts longer; each call in it has its own, shorter limit. */
const longestMs = 120_000;

/** Waits for a promise until the scope is over. @throws ScopeEndedError */
export function untilEnded<T>(scope: OperationScope, promise: Promise<T>): Promise<T> {
  const { ended } = scope;
  if (ended !== null) {
    promise.catch(() => undefined);
    return Promise.reject(ended);
  }
  return new Promise<T>((resolve, reject) => {
    const leave = (reason: ScopeEndedError) => reject(reason);
    scope.listen(leave);
    promise.then((value) => {
      scope.unlisten(leave);
      resolve(value);
    }, (error: unknown) => {
      scope.unlisten(leave);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

export class SharedCalls {
  readonly #calls = new Map<string, Shared>();

  /**
   * The result of `load`, or of the one that is already under way under this key. It runs in a scope of its own, with
   * the request id of who came first; when everybody who waited has left, it is cancelled.
   * @throws ScopeEndedError for a caller whose operation is over; else what `load` throws.
   */
  run<T>(key: string, load: () => Promise<T>): Promise<T> {
    const caller = operationScope.getStore();
    const shared = this.#calls.get(key) ?? this.#begin(key, load, caller);
    shared.waiting += 1;
    const result = shared.result as Promise<T>;
    if (caller === undefined) return result;
    return untilEnded(caller, result).catch((error: unknown) => {
      // Whoever's own operation is over leaves; the last one takes the work with him.
      if (error === caller.ended) {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          this.#forget(key, shared);
          shared.scope.cancel();
        }
      }
      throw error;
    });
  }

  #begin(key: string, load: () => Promise<unknown>, caller: OperationScope | undefined): Shared {
    const scope = new OperationScope({
      requestId: caller?.requestId ?? "background", deadlineMs: longestMs, ...(caller?.traceparent !== undefined && { traceparent: caller.traceparent }),
    });
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
