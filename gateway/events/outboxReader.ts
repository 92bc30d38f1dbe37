/**
 * Reads the events about players from their stream on Redis, from the place it has come to. Their numbers have no gaps:
 * a number that is skipped, or a stream that ends before the place of this reader, means that something was missed.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import type { SourceListener } from "./source.ts";

export interface OutboxReaderOptions extends Pick<SourceListener, "onEvent" | "onMissed" | "onTrouble"> {
  url: string;
  /** Key of the stream. */
  key: string;
}

const batch = 200;
/** Milliseconds of one wait for events. */
const blockMs = 2000;
const pauseMs = 250;

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export class OutboxReader {
  readonly #options: OutboxReaderOptions;
  readonly #redis: Redis;
  #running: Promise<void> | null = null;
  #isStopped = false;
  /** The last reported failure: it would repeat four times a second while it lasts. */
  #trouble: string | null = null;

  constructor(options: OutboxReaderOptions) {
    this.#options = options;
    this.#redis = new Redis(options.url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      connectTimeout: 2000,
      socketTimeout: blockMs * 3,
      retryStrategy: (times) => Math.min(1000, times * 100),
    });
    // Other connections to the same Redis report what is wrong.
    this.#redis.on("error", () => undefined);
  }

  /** Begins, once: behind `lastEvent`, or at the end of a stream that has not come that far. */
  start(lastEvent: number): void {
    this.#running ??= this.#run(lastEvent);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#redis.disconnect();
    await this.#running;
  }

  async #run(lastEvent: number): Promise<void> {
    let position: number | null = null;
    while (!this.#isStopped) {
      try {
        // Not the current end of the stream, which may have moved on since the start.
        position ??= Math.min(lastEvent, (await this.#top()) ?? lastEvent);
        position = await this.#readAfter(position);
        this.#trouble = null;
      } catch (error) {
        // Back when Redis is: the place is known.
        if (this.#isStopped) return;
        this.#tellTrouble(messageOf(error));
        await wait(pauseMs);
      }
    }
  }

  /** Waits for events and passes them on; returns the position reached. */
  async #readAfter(position: number): Promise<number> {
    const { key, onMissed } = this.#options;
    const answer = await this.#redis.xread("COUNT", batch, "BLOCK", blockMs, "STREAMS", key, `${position}-0`);
    const entries = answer?.[0]?.[1] ?? [];
    if (entries.length === 0) {
      const top = await this.#top();
      if (top === null || top >= position) return position;
      onMissed();
      return top;
    }
    let place = position;
    for (const [id, fields] of entries) {
      const number = Number(id.split("-")[0]);
      if (number > place + 1) onMissed();
      place = number;
      try {
        this.#tell(fields);
      } catch (error) {
        // What can't be read now can't be read later either: the place moves on, and everybody asks for everything
        // again.
        this.#options.onTrouble(`event ${id}: ${messageOf(error)}`);
        onMissed();
      }
    }
    return place;
  }

  /** Passes on the event in a stream entry. @throws when the entry holds none. */
  #tell(fields: readonly string[]): void {
    const { type, data } = Object.fromEntries(
      fields.flatMap((field, index) => (index % 2 === 0 ? [[field, fields[index + 1] ?? ""]] : [])),
    ) as { type?: string; data?: string };
    if (type === undefined || data === undefined) throw new Error("no event");
    this.#options.onEvent(type, JSON.parse(data));
  }

  #tellTrouble(trouble: string): void {
    if (trouble !== this.#trouble) this.#options.onTrouble(trouble);
    this.#trouble = trouble;
  }

  async #top(): Promise<number | null> {
    const [top] = await this.#redis.xrevrange(this.#options.key, "+", "-", "COUNT", 1);
    return top === undefined ? null : Number(top[0].split("-")[0]);
  }
}
