/**
 * Copies the outbox to Redis. Ids are the outbox's own numbers: several services processes can copy the same event and
 * it is stored once, and what Redis loses comes back from the database.
 */
import type { Redis } from "ioredis";
import type { BusNames } from "#shared/wire/eventBus.ts";
import type { Outbox } from "../../platform/context.ts";

/** Events brought at a time, and most that are brought again to a Redis that lost them. */
const batch = 1000;
/** About how many events the stream keeps: a gateway that was away for longer starts again. */
const keptEvents = 100_000;
const pauseMs = 500;

export interface RelayParts {
  redis: Redis;
  names: BusNames;
  outbox: Pick<Outbox, "readAfter" | "lastSeq" | "onAppend">;
  onTrouble: (error: unknown) => void;
}

export class OutboxRelay {
  readonly #parts: RelayParts;
  /** Number of the last event that is on Redis; null while that is not known. */
  #after: number | null = null;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | null = null;
  #stopListening: () => void = () => {};

  constructor(parts: RelayParts) {
    this.#parts = parts;
  }

  /** Number of the last event brought; 0 while that is not known. */
  get position(): number {
    return this.#after ?? 0;
  }

  start(): void {
    const { redis, outbox } = this.#parts;
    this.#stopListening = outbox.onAppend(() => this.bring());
    redis.on("ready", () => {
      // Another Redis, or one that lost data: look up its position.
      this.#after = null;
      this.bring();
    });
    this.bring();
  }

  /** There is more in the outbox. */
  bring(): void {
    if (this.#isClosed || this.#parts.redis.status !== "ready") return;
    if (this.#running !== null) {
      this.#isAskedAgain = true;
      return;
    }
    this.#running = this.#bringAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopListening();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  async #bringAll(): Promise<void> {
    try {
      do {
        this.#isAskedAgain = false;
        while (!this.#isClosed && (await this.#bringSome())) {
          /* the next batch */
        }
      } while (this.#isAskedAgain && !this.#isClosed);
    } catch (error) {
      this.#after = null;
      if (!this.#isClosed) {
        this.#parts.onTrouble(error);
        this.#timer = setTimeout(() => this.bring(), pauseMs).unref();
      }
    } finally {
      this.#running = null;
    }
  }

  /** Brings a batch; whether there may be more. */
  async #bringSome(): Promise<boolean> {
    const { redis, names, outbox } = this.#parts;
    const after = (this.#after ??= await this.#lastThere());
    const rows = await outbox.readAfter(after, batch);
    const last = rows.at(-1);
    if (last === undefined) return false;
    // In one step, so that a gateway never sees a part of what Redis had lost.
    const all = redis.multi();
    for (const { seq, type, data } of rows)
      all.xadd(names.outbox, "MAXLEN", "~", keptEvents, `${seq}-0`, "type", type, "data", JSON.stringify(data));
    for (const [error] of (await all.exec()) ?? []) {
      // Another process was faster.
      if (error !== null && !error.message.includes("equal or smaller")) throw error;
    }
    this.#after = last.seq;
    return rows.length === batch;
  }

  async #lastThere(): Promise<number> {
    const { redis, names, outbox } = this.#parts;
    const [top] = await redis.xrevrange(names.outbox, "+", "-", "COUNT", 1);
    const last = await outbox.lastSeq();
    if (top === undefined) return Math.max(0, last - batch);
    const there = Number(top[0].split("-")[0]);
    if (there <= last) return there;
    // Events of another database, whose numbers would collide with this one's.
    await redis.del(names.outbox);
    return last;
  }
}
