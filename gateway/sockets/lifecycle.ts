/**
 * The stand-in for a reader of a shared stream in graphql-ws: a generator that only tracks the lifecycle. Messages
 * bypass it. It starts the reader when the subscription is set up, and ends with it.
 */
import type { ExecutionResult } from "graphql";
import type { FanoutReader } from "../execution/fanout.ts";

type Step = IteratorResult<ExecutionResult, void>;
const done: Step = { value: undefined, done: true };

export class StreamLifecycle implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #reader: FanoutReader;
  readonly #onEnd: () => void;
  #waiting: ((step: Step) => void) | null = null;
  #isOver = false;

  constructor(reader: FanoutReader, onEnd: () => void) {
    this.#reader = reader;
    this.#onEnd = onEnd;
  }

  next(): Promise<Step> {
    if (this.#isOver) return Promise.resolve(done);
    const ended = new Promise<Step>((resolve) => {
      this.#waiting = resolve;
    });
    this.#reader.start();
    return ended;
  }

  return(): Promise<Step> {
    this.end();
    return Promise.resolve(done);
  }

  throw(error: unknown): Promise<Step> {
    this.end();
    return Promise.reject(error);
  }

  /** Ends the subscription: by the client, or by the stream. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reader.stop();
    this.#waiting?.(done);
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.end();
  }
}
