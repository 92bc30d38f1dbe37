/**
 * Pages that are the same for many visitors, kept for seconds. A page past its time is handed out once more while a new
 * one is made behind it; one that is much older is not. However many ask at once, a page is made once.
 */
import { LRUCache } from "lru-cache";

export interface CacheLimits {
  /** Bytes of all pages together. */
  maxBytes: number;
  /** How long a page that is past its time may still be handed out, in milliseconds. */
  staleMs: number;
  /** How long it is remembered that a page is not the same for all, in milliseconds. */
  refusalMs: number;
  /** Milliseconds since some point. */
  now?: () => number;
}

/** A page to keep: its weight, and for how long it is good. */
export interface Keepable {
  bytes: number;
  freshMs: number;
}

/** What came of making a page: one to keep, or one that is only for those who waited for it. */
export type Made<Page> = { keep: true; page: Page } | { keep: false; page: Page | null };

export type CacheState = "hit" | "stale" | "miss";
export interface Found<Page> {
  page: Page;
  state: CacheState;
}

interface Entry<Page> {
  page: Page | null;
  madeAt: number;
  freshMs: number;
}

/** What an entry weighs beside its page. */
const ENTRY_BYTES = 512;

export class PageCache<Page extends Keepable> {
  readonly #entries: LRUCache<string, Entry<Page>>;
  readonly #making = new Map<string, Promise<Made<Page>>>();
  readonly #limits: Required<CacheLimits>;

  constructor(limits: CacheLimits) {
    this.#limits = { now: () => performance.now(), ...limits };
    this.#entries = new LRUCache({
      maxSize: limits.maxBytes,
      // One page may not drive all others out.
      maxEntrySize: Math.ceil(limits.maxBytes / 4),
      sizeCalculation: ({ page }, key) => ENTRY_BYTES + 2 * key.length + (page?.bytes ?? 0),
    });
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The page under a key, made when there is none; null if it is not the same for all and must be made for the visitor.
   */
  async get(key: string, make: () => Promise<Made<Page>>): Promise<Found<Page> | null> {
    const entry = this.#entries.get(key);
    const age = entry === undefined ? 0 : this.#limits.now() - entry.madeAt;
    if (entry?.page === null && age < this.#limits.refusalMs) return null;
    if (entry?.page != null && age < entry.freshMs) return { page: entry.page, state: "hit" };
    if (entry?.page != null && age < entry.freshMs + this.#limits.staleMs) {
      // A failure behind the scenes is the next visitor's to meet.
      this.#make(key, make).catch(() => undefined);
      return { page: entry.page, state: "stale" };
    }
    const { page } = await this.#make(key, make);
    return page === null ? null : { page, state: "miss" };
  }

  #make(key: string, make: () => Promise<Made<Page>>): Promise<Made<Page>> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = (async () => {
      try {
        const made = await make();
        if (made.keep)
          this.#entries.set(key, { page: made.page, madeAt: this.#limits.now(), freshMs: made.page.freshMs });
        else if (made.page === null) this.#entries.set(key, { page: null, madeAt: this.#limits.now(), freshMs: 0 });
        // A page that was the same for all and is gone must not be handed out any longer.
        else this.#entries.delete(key);
        return made;
      } finally {
        this.#making.delete(key);
      }
    })();
    this.#making.set(key, making);
    return making;
  }
}
