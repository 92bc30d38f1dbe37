/**
 * Who gets the renderer next. A page that is not kept takes a thousand times what a kept one does, so one network may
 * have so many made in a while, and where several wait, each network has its turn: however much one asks for, the
 * others wait for one page of it at a time.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Budgets, type Rate } from "./budgets.ts";

export interface RenderLimits {
  /** Pages made at the same time. */
  slots: number;
  /** Pages that one network may have made, and that it may have at all, kept ones too. */
  made: Rate;
  visits: Rate;
  /** Pages of one network that may wait, and of all. */
  waitingPerNetwork: number;
  waiting: number;
  /** Milliseconds that a page may wait. */
  patienceMs: number;
  /**
   * Milliseconds before a network hears that it asked for too many: refusing at once would answer a flood at its own
   * speed.
   */
  refusalMs: number;
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

interface Waiting {
  start(): void;
  refuse(error: Error): void;
}

export class RenderQueue {
  readonly #limits: RenderLimits;
  readonly #made: Budgets;
  readonly #visits: Budgets;
  /** Waiting pages by network; the network that was served longest ago comes first. */
  readonly #lanes = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: RenderLimits) {
    const { made, visits, now = () => performance.now() } = limits;
    this.#limits = limits;
    this.#made = new Budgets(made, now);
    this.#visits = new Budgets(visits, now);
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
    const refusal = this.#spend(this.#made, network);
    if (refusal !== undefined) await refusal;
    await this.#turn(network, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  /** Counts a visit. @throws RenderRefused when the network has had as many as it may */
  async visit(network: string): Promise<void> {
    await this.#spend(this.#visits, network);
  }

  #spend(budgets: Budgets, network: string): Promise<void> | undefined {
    const seconds = budgets.spend(network);
    return seconds === 0 ? undefined : this.#refuse(network, seconds);
  }

  async #refuse(network: string, seconds: number): Promise<never> {
    await pause(this.#limits.refusalMs, undefined, { ref: false });
    throw new RenderRefused(network, "many", seconds);
  }

  #turn(network: string, signal: AbortSignal | undefined): Promise<void> {
    const { slots, waiting, waitingPerNetwork, patienceMs } = this.#limits;
    if (signal?.aborted === true) return Promise.reject(new RenderRefused(network, "full", 0));
    if (this.#running < slots && this.#waiting === 0) {
      this.#running += 1;
      return Promise.resolve();
    }
    const lane = this.#lanes.get(network) ?? [];
    if (lane.length >= waitingPerNetwork) return this.#refuse(network, 1);
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
        start: () => {
          end();
          resolve();
        },
        refuse: (error) => {
          end();
          reject(error);
        },
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
