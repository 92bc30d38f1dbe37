/** A stream that others push into. Ends when its reader goes away or `end` is called. */
export class Queue<Item> implements AsyncGenerator<Item, undefined, undefined> {
  readonly #waiting: ((result: IteratorResult<Item, undefined>) => void)[] = [];
  readonly #items: Item[] = [];
  readonly #onEnd: () => void;
  #ended = false;

  /** `onEnd` is called once, whoever ends it. */
  constructor(onEnd: () => void = () => {}) {
    this.#onEnd = onEnd;
  }

  push(item: Item): void {
    if (this.#ended) return;
    const reader = this.#waiting.shift();
    if (reader) reader({ done: false, value: item });
    else this.#items.push(item);
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const reader of this.#waiting.splice(0)) reader({ done: true, value: undefined });
    this.#onEnd();
  }

  next(): Promise<IteratorResult<Item, undefined>> {
    const item = this.#items.shift();
    if (item !== undefined) return Promise.resolve({ done: false, value: item });
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<Item, undefined>> {
    this.#items.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(): Promise<IteratorResult<Item, undefined>> {
    return this.return();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
