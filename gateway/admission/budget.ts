/**
 * Points of many callers in one kind of budget. The count is shared (Redis) or this process's own (memory); a gateway
 * takes points from it in lots and hands them out itself, so most operations are admitted without waiting.
 */
import { LRUCache } from "lru-cache";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

interface Lease {
  left: number;
  /** When the window ends, epoch ms. */
  until: number;
  isSpent: boolean;
}

/** Seconds to wait; null when the points were there. */
export type Refusal = { retryAfterSeconds: number } | null;

/** Most callers whose points are at hand; one that falls out only asks the count again. */
const maxLeases = 50_000;

export class Budget {
  readonly #limiter: Pick<RateLimiterAbstract, "consume">;
  readonly #lot: number;
  readonly #now: () => number;
  readonly #leases = new LRUCache<string, Lease>({ max: maxLeases });

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
    const now = this.#now();
    const lease = this.#leases.get(key);
    if (lease !== undefined && lease.until > now) {
      if (lease.isSpent) return refusal(lease.until - now);
      if (lease.left >= points) {
        lease.left -= points;
        return null;
      }
    }
    return this.#lease(key, points);
  }

  async #lease(key: string, points: number): Promise<Refusal> {
    const taken = Math.max(points, this.#lot);
    try {
      const { msBeforeNext } = await this.#limiter.consume(key, taken);
      const now = this.#now();
      const present = this.#leases.get(key);
      const left = present !== undefined && present.until > now ? present.left : 0;
      this.#leases.set(key, { left: left + taken - points, until: now + msBeforeNext, isSpent: false });
      return null;
    } catch (answer) {
      // Anything else is a broken limiter: nobody is turned away for that.
      if (!(answer instanceof RateLimiterRes)) return null;
      this.#leases.set(key, { left: 0, until: this.#now() + answer.msBeforeNext, isSpent: true });
      return refusal(answer.msBeforeNext);
    }
  }
}

const refusal = (ms: number) => ({ retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
