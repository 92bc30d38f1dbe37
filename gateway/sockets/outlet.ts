/**
 * The output to one client. Unread data stays in the network buffer up to a limit. Beyond that the outlet is full:
 * public streams owe it the latest states, and its own requests wait. A client that stays full is disconnected.
 */
import type { Sink } from "../execution/fanout.ts";

/** Unsent bytes at which an outlet is full. */
export const fullAtBytes = 64 * 1024;
/** Milliseconds after which a client that takes nothing is given up. */
const defaultPatienceMs = 30_000;

interface Corked {
  cork(): void;
  uncork(): void;
}

/** Streams written to in this tick: everything for one client goes out in one piece. */
let corked: Corked[] = [];

/** Collects writes to a stream until the end of this tick. */
export function gather(stream: Corked): void {
  stream.cork();
  corked.push(stream);
  if (corked.length > 1) return;
  process.nextTick(() => {
    const all = corked;
    corked = [];
    for (const one of all) one.uncork();
  });
}

/** Anyone who waits for room. */
interface Waiting {
  resume(): void;
}

export interface OutletParts {
  /** Bytes written and not yet taken by the network. */
  bufferedBytes: () => number;
  /** Calls once when the network has taken everything. */
  onceDrained: (listener: () => void) => void;
  /** Ends a client that does not read, without a word. */
  giveUp: () => void;
  /** Whether requests of the client are taken; they wait while it does not read their answers. */
  setReading?: (isReading: boolean) => void;
  patienceMs?: number;
}

export class Outlet {
  readonly #parts: OutletParts;
  #waiting: Set<Waiting> | null = null;
  #patience: NodeJS.Timeout | null = null;

  constructor(parts: OutletParts) {
    this.#parts = parts;
  }

  get isFull(): boolean {
    return this.#patience !== null;
  }

  /** To be called after each write. */
  written(): void {
    if (this.isFull || this.#parts.bufferedBytes() < fullAtBytes) return;
    this.#patience = setTimeout(() => this.#parts.giveUp(), this.#parts.patienceMs ?? defaultPatienceMs).unref();
    this.#parts.setReading?.(false);
    this.#parts.onceDrained(() => this.#drained());
  }

  /** `waiting.resume` is called when there is room again. */
  wait(waiting: Waiting): void {
    (this.#waiting ??= new Set()).add(waiting);
  }

  forget(waiting: Waiting): void {
    this.#waiting?.delete(waiting);
  }

  close(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#waiting = null;
  }

  #drained(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
    this.#parts.setReading?.(true);
    for (const waiting of this.#waiting ?? []) {
      if (this.isFull) return;
      this.#waiting?.delete(waiting);
      waiting.resume();
    }
  }
}

/** A sink over an outlet: `write` sends a `next`, `end` the last one. */
export function sinkOver(
  outlet: Outlet,
  reader: () => Waiting | null,
  write: (payload: string) => void,
  end: (payload: string) => void,
): Sink {
  return {
    send: (payload) => {
      if (outlet.isFull) {
        const waiting = reader();
        if (waiting !== null) outlet.wait(waiting);
        return false;
      }
      write(payload);
      outlet.written();
      return true;
    },
    end,
  };
}
