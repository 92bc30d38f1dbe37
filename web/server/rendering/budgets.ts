/** How often each network may do something: so many a second in the long run, and some at once after a quiet while. */
import { LRUCache } from "lru-cache";

export interface Rate {
  perSecond: number;
  burst: number;
}

/** Networks whose spending is remembered. One that falls out begins again. */
const REMEMBERED = 50_000;

export class Budgets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** What was left of a network's budget, and when. */
  readonly #left = new LRUCache<string, { left: number; at: number }>({ max: REMEMBERED });

  /** @param now milliseconds since some point */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one out of a network's budget. @returns 0, or the seconds until there is one to take */
  spend(network: string): number {
    const { perSecond, burst } = this.#rate;
    if (perSecond === Infinity) return 0;
    const at = this.#now();
    const before = this.#left.get(network) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    this.#left.set(network, { left: left < 1 ? left : left - 1, at });
    return left < 1 ? Math.ceil((1 - left) / perSecond) : 0;
  }
}
