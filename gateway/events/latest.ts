/**
 * A queue with one entry per key: a new entry is merged into an unread one of the same key. A slow reader gets fewer,
 * newer messages, and memory is bounded by the number of keys.
 */
export class LatestByKey<V> implements AsyncGenerator<V, void, void> {
  readonly #pending = new Map<string, V>();
  readonly #merge: (older: V, newer: V) => V;
  readonly #onEnd: () => void;
  #waiting: { resolve: (result: IteratorResult<V, void>) => void; reject: (error: Error) => void }[] = [];
  #isEnded = false;
  /** Error that the reader gets after the last entry; null if none. */
  #failure: Error | null = null;

  /** `merge` makes one entry of two; `onEnd` is called once, when the reader or the source ends it. */
  constructor(merge: (older: V, newer: V) => V, onEnd: () => void) {
    this.#merge = merge;
    this.#onEnd = onEnd;
  }

  /** Entries not read yet. */
  get size(): number {
    return this.#pending.size;
  }

  push(key: string, value: V): void {
    if (this.#isEnded) return;
    const reader = this.#waiting.shift();
    if (reader !== undefined) return reader.resolve({ value, done: false });
    const older = this.#pending.get(key);
    this.#pending.set(key, older === undefined ? value : this.#merge(older, value));
  }

  /** Adds a state that was read earlier; an entry pushed in the meantime is newer and stays. */
  begin(key: string, value: V): void {
    if (!this.#pending.has(key)) this.push(key, value);
  }

  next(): Promise<IteratorResult<V, void>> {
    for (const [key, value] of this.#pending) {
      this.#pending.delete(key);
      return Promise.resolve({ value, done: false });
    }
    const failure = this.#failure;
    this.#failure = null;
    if (failure !== null) return Promise.reject(failure);
    if (this.#isEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Ends it by the source: the reader gets the error next. */
  fail(error: Error): void {
    if (this.#isEnded) return;
    const reader = this.#waiting.shift();
    if (reader === undefined) this.#failure = error;
    else reader.reject(error);
    this.#end();
  }

  return(): Promise<IteratorResult<V, void>> {
    this.#end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<V, void>> {
    this.#end();
    return Promise.reject(error);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end();
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#pending.clear();
    for (const { resolve } of this.#waiting.splice(0)) resolve({ value: undefined, done: true });
    this.#onEnd();
  }
}
