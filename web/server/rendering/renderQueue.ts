/**
 * Who gets the renderer next. A page that is not kept takes a thousand times what a kept one does, so one network may
 * have so many made in a while, and where several wait, each network has its turn: however much one asks for, the others
 * wait for one page of it at a time.
 */
import { LRUCache } from "lru-cache";

export interface RenderLimits {
  /** Pages made at the same time. */
  slots: number;
  /** Pages a second that one network may have made in the long run, and at once after a quiet while. */
  perSecond: number;
  burst: number;
  /** Pages of one network that may wait, and of all. */
  waitingPerNetwork: number;
  waiting: number;
  /** Milliseconds that a page may wait. */
  patienceMs: number;
  /** Milliseconds since some point. */
  now?: () => number;
}

/** A page that is not made now. */
export class RenderRefused extends Error {
  override name = "RenderRefused";
  /** "many": this network has asked for too many. "full": everybody together has. */
  readonly reason: "many" | "full";
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number;
  /** Who was to have it. */
  readonly network: string;
  constructor(network: string, reason: "many" | "full", retryAfter: number) {
    super(`no page is made now: ${reason}`);
    this.network = network;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

interface Waiting { start(): void; refuse(error: Error): void }

/** Networks whose spending is remembered. */
const REMEMBERED = 50_000;

export class RenderQueue {
  readonly #limits: Required<RenderLimits>;
  /** What a network may still have made at once, and when that was so. */
  readonly #budgets = new LRUCache<string, { left: number; at: number }>({ max: REMEMBERED });
  /** Waiting pages by network; the network that was served longest ago comes first. */
  readonly #lanes = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: RenderLimits) {
    this.#limits = { now: () => performance.now(), ...limits };
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Does a piece of work when it is the network's turn.
   * @param signal takes the work out of the queue again where it still waits
   * @throws RenderRefused when the network or everybody asks for too much
   */
  async run<T>(network: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.#spend(network);
    await this.#turn(network, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #spend(network: string): void {
    const { perSecond, burst, now } = this.#limits;
    const at = now();
    const before = this.#budgets.get(network) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    if (left < 1) {
      this.#budgets.set(network, { left, at });
      throw new RenderRefused(network, "many", Math.ceil((1 - left) / perSecond));
    }
    this.#budgets.set(network, { left: left - 1, at });
  }

  #turn(network: string, signal: AbortSignal | undefined): Promise<void> {
    const { slots, waiting, waitingPerNetwork, patienceMs } = this.#limits;
    if (this.#running < slots && this.#waiting === 0) {
      this.#running += 1;
      return Promise.resolve();
    }
    const lane = this.#lanes.get(network) ?? [];
    if (lane.length >= waitingPerNetwork) return Promise.reject(new RenderRefused(network, "many", 1));
    if (this.#waiting >= waiting) return Promise.reject(new RenderRefused(network, "full", 5));
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        const at = lane.indexOf(own);
        if (at === -1) return;
        lane.splice(at, 1);
        if (lane.length === 0) this.#lanes.delete(network);
        this.#waiting -= 1;
        own.refuse(error);
      };
      const giveUp = () => leave(new RenderRefused(network, "full", 5));
      const abort = () => leave(new RenderRefused(network, "full", 0));
      const timer = setTimeout(giveUp, patienceMs);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      const own: Waiting = {
        start: () => { end(); resolve(); },
        refuse: (error) => { end(); reject(error); },
      };
      signal?.addEventListener("abort", abort, { once: true });
      lane.push(own);
      this.#lanes.set(network, lane);
      this.#waiting += 1;
    });
  }

  #next(): void {
    while (this.#running < this.#limits.slots) {
      const [first] = this.#lanes;
      if (first === undefined) return;
      const [network, lane] = first;
      const next = lane.shift();
      // To the end of the line, behind every other network that waits.
      this.#lanes.delete(network);
      if (lane.length > 0) this.#lanes.set(network, lane);
      if (next === undefined) continue;
      this.#waiting -= 1;
      this.#running += 1;
      next.start();
    }
  }
}
