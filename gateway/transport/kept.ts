/** Answers of public calls, kept for a while [9.29]. A failure is never kept. */
import { LRUCache } from "lru-cache";

export interface KeptOptions {
  /** How many are kept at most; the least used go first. */
  max: number;
  ttlMs: number;
}

export class KeptAnswers {
  readonly #cache: LRUCache<string, { answer: unknown }>;
  /** Counts how often the cache was cleared: answers to earlier requests are stale. */
  #era = 0;

  constructor({ max, ttlMs }: KeptOptions) {
    this.#cache = new LRUCache({ max, ttl: ttlMs });
  }

  /** Forgets all answers, also those that are on their way. */
  forget(): void {
    this.#era += 1;
    this.#cache.clear();
  }

  /**
   * The cached value of a call, or the result of `load`, which is then cached. @param call its name and everything its
   * answer depends on; two calls that differ in any part never share an answer.
   */
  async get<T>(call: readonly (string | number | null)[], load: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([this.#era, ...call]);
    const kept = this.#cache.get(key);
    if (kept !== undefined) return kept.answer as T;
    const answer = await load();
    this.#cache.set(key, { answer });
    return answer;
  }
}
