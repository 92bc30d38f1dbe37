/**
 * Points of many callers in one kind of budget. The count is shared (Redis) or this process's own (memory); a gateway
 * takes points from it in lots and hands them out itself, so most operations are admitted without waiting.
 */
import { LRUCache } from "lru-cache";
import { atMost } from "../execution/atMost.ts";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

interface Lease {
  left: number;
  /** When the window ends, epoch ms. */
  until: number;
  isSpent: boolean;
}

/** Seconds to wait; null if the points were there. */
export type Refusal = { retryAfterSeconds: number } | null;

/** Maximum number of callers whose points are held in memory; one that is dropped only asks the shared count again. */
const maxLeases = 50_000;

export class Budget {
  readonly #limiter: Pick<RateLimiterAbstract, "consume">;
  readonly #lot: number;
  readonly #now: () => number;
  readonly #leases = new LRUCache<string, Lease>(atMost(maxLeases));
  /** Lots that the count was asked for. */
  readonly #coming = new Map<string, Promise<Refusal>>();

  constructor(limiter: Pick<RateLimiterAbstract, "consume">, lot: number, now: () => number = Date.now) {
    this.#limiter = limiter;
    this.#lot = lot;
    this.#now = now;
  }

  /** The same at once: where the count would have to be asked first, it is asked for the next time. */
  takeNow(key: string, points: number): Refusal {
    const taken = this.take(key, points);
    return taken instanceof Promise ? null : taken;
  }

  /** Takes whole points of a caller. At once when they are at hand, or known to be spent. */
  take(key: string, points: number): Refusal | Promise<Refusal> {
    const known = this.#takeAtHand(key, points);
    return known === undefined ? this.#takeMore(key, points) : known;
  }

  /** Undefined where the count has to be asked. */
  #takeAtHand(key: string, points: number): Refusal | undefined {
    const now = this.#now();
    const lease = this.#leases.get(key);
    if (lease === undefined || lease.until <= now) return undefined;
    if (lease.left >= points) {
      lease.left -= points;
      return null;
    }
    return lease.isSpent ? refusal(lease.until - now) : undefined;
  }

  async #takeMore(key: string, points: number): Promise<Refusal> {
    // A lot that is already on its way may be enough. If every waiting request fetched its own lot, together they would
    // use up all points.
    for (
      let coming = this.#coming.get(key);
      coming !== undefined && points < this.#lot;
      coming = this.#coming.get(key)
    ) {
      await coming;
      const known = this.#takeAtHand(key, points);
      if (known !== undefined) return known;
    }
    const taking = this.#lease(key, points);
    if (points >= this.#lot) return taking;
    this.#coming.set(key, taking);
    try {
      return await taking;
    } finally {
      this.#coming.delete(key);
    }
  }

  async #lease(key: string, points: number): Promise<Refusal> {
    const taken = Math.max(points, this.#lot);
    const atHand = () => {
      const present = this.#leases.get(key);
      return present !== undefined && present.until > this.#now() ? present.left : 0;
    };
    try {
      const { msBeforeNext } = await this.#limiter.consume(key, taken);
      this.#leases.set(key, { left: atHand() + taken - points, until: this.#now() + msBeforeNext, isSpent: false });
      return null;
    } catch (answer) {
      // Any other error is a broken limiter, which is no reason to refuse anyone.
      if (!(answer instanceof RateLimiterRes)) return null;
      this.#leases.set(key, { left: atHand(), until: this.#now() + answer.msBeforeNext, isSpent: true });
      return refusal(answer.msBeforeNext);
    }
  }
}

const refusal = (ms: number) => ({ retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
