/**
 * Gathers games whose markets on the page are no longer on offer and fetches their markets again, many at once.
 */
const GATHER = 700;
const AT_ONCE = 50;

export class StructureRefresher {
  readonly #fetch: (gameIds: string[]) => void;
  readonly #gather: number;
  #needed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `gather` is how long it waits for more of them, in milliseconds. */
  constructor(fetch: (gameIds: string[]) => void, gather = GATHER) {
    this.#fetch = fetch;
    this.#gather = gather;
  }

  need(gameId: string): void {
    this.#needed.add(gameId);
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#run(), this.#gather);
  }

  #run(): void {
    this.#timer = undefined;
    const ids = [...this.#needed].slice(0, AT_ONCE);
    this.#needed = new Set([...this.#needed].slice(AT_ONCE));
    this.#fetch(ids);
    if (this.#needed.size > 0) this.#timer = setTimeout(() => this.#run(), this.#gather);
  }
}
