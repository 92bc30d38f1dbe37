/**
 * Answers to public queries of trusted documents, kept as the bytes that are sent. They are always executed anonymously
 * (no session, no address), so a mistake in `@cacheControl` can leak only anonymous data. Answers with errors are never
 * kept; concurrent requests share one execution.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export interface KeptAnswer {
  body: Buffer;
  etag: string;
  /** Milliseconds of `performance.now()`. */
  storedAt: number;
  maxAgeSeconds: number;
}

/** A fresh answer; `isWhole` when it may be kept. */
export interface FreshAnswer {
  body: string;
  isWhole: boolean;
}

export interface ResponseCacheOptions {
  /** Most bytes of bodies. Default 64 MiB. */
  maxBytes?: number;
  now?: () => number;
}

/** Size of an entry besides its body. */
const entryBytes = 512;

export class ResponseCache<Answer extends FreshAnswer> {
  readonly #kept: LRUCache<string, KeptAnswer>;
  readonly #inFlight = new Map<string, Promise<KeptAnswer | Answer>>();
  readonly #now: () => number;

  constructor({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() }: ResponseCacheOptions = {}) {
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
    });
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#kept.size;
  }

  clear(): void {
    this.#kept.clear();
  }

  /** A kept answer that is not too old. */
  get(key: string): KeptAnswer | null {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.ageOf(kept) < kept.maxAgeSeconds ? kept : null;
  }

  /** Seconds since an answer was made. */
  ageOf({ storedAt }: KeptAnswer): number {
    return (this.#now() - storedAt) / 1000;
  }

  /** The answer that somebody is making now, or else a new one; kept when it is whole. */
  make(key: string, maxAgeSeconds: number, make: () => Promise<Answer>): Promise<KeptAnswer | Answer> {
    const present = this.#inFlight.get(key);
    if (present !== undefined) return present;
    const making = this.#make(key, maxAgeSeconds, make).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, making);
    return making;
  }

  async #make(key: string, maxAgeSeconds: number, make: () => Promise<Answer>): Promise<KeptAnswer | Answer> {
    // The age counts from before the services were asked, because their data may be that old.
    const storedAt = this.#now();
    const answer = await make();
    if (!answer.isWhole) return answer;
    const body = Buffer.from(answer.body);
    const kept: KeptAnswer = {
      body,
      storedAt,
      maxAgeSeconds,
      etag: `"${createHash("sha1").update(body).digest("base64url")}"`,
    };
    this.#kept.set(key, kept);
    return kept;
  }
}
