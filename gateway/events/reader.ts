/**
 * The gateway's one connection to the event stream (SSE). It resumes with `Last-Event-ID`, comes back by itself with
 * growing, jittered pauses, and treats silence as a broken connection.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { Agent, request } from "undici";
import type { EventSource, SourceListener } from "./source.ts";

export interface ReaderOptions extends SourceListener {
  /** Base URL of the events service. */
  url: string;
  serviceKey: string;
  /** Longest silence, milliseconds; the service says something every 2 s. Default 6000. */
  silenceMs?: number;
  /**
   * Shortest and longest pause before connecting again, milliseconds. Default 250 to 2000: prices are away for that
   * long after the service is back.
   */
  pauseMs?: { min: number; max: number };
}

/** A stream that is well begins at once; one that does not is given up sooner than one that falls silent. */
const answerMs = 3000;

export class EventReader implements EventSource {
  readonly #options: Required<ReaderOptions>;
  readonly #stopped = new AbortController();
  readonly #agent: Agent;
  #connection = new AbortController();
  #lastEventId: string | null = null;
  /** The stream's name for this connection; null while there is none. */
  #reader: string | null = null;
  #running: Promise<void> | null = null;
  #failures = 0;

  constructor(options: ReaderOptions) {
    this.#options = { silenceMs: 6000, pauseMs: { min: 250, max: 2000 }, ...options };
    const { silenceMs } = this.#options;
    this.#agent = new Agent({ bodyTimeout: silenceMs, headersTimeout: Math.min(silenceMs, answerMs) });
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
    await this.#agent.destroy();
  }

  async watch(gameIds: readonly string[]): Promise<void> {
    const reader = this.#reader;
    // Asked again as soon as the stream is there.
    if (reader === null) return;
    const { statusCode, body } = await request(this.#address("/events-api/v1/watch"), {
      method: "POST",
      dispatcher: this.#agent,
      signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(5000)]),
      headers: { "content-type": "application/json", "x-service-key": this.#options.serviceKey },
      body: JSON.stringify({ reader, gameIds }),
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`watch answered ${statusCode}`);
  }

  reconnect(): void {
    this.#connection.abort();
  }

  /** A path below the base URL; the URL's own path comes first, as with the other services. */
  #address(path: string): string {
    const { origin, pathname } = new URL(this.#options.url);
    return origin + pathname.replace(/\/$/, "") + path;
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      this.#connection = new AbortController();
      try {
        await this.#read();
      } catch (error) {
        if (!this.#stopped.signal.aborted)
          this.#options.onTrouble(error instanceof Error ? error.message : String(error));
      }
      this.#reader = null;
      this.#options.onConnected(false);
      await wait(this.#pause(), undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    }
  }

  /**
   * Doubles with each failure up to the longest pause; somewhere in its upper half, so that gateways don't come in
   * step.
   */
  #pause(): number {
    const { min, max } = this.#options.pauseMs;
    const pause = Math.min(max, min * 2 ** this.#failures);
    this.#failures += 1;
    return randomInt(Math.floor(pause / 2), Math.floor(pause) + 1);
  }

  async #read(): Promise<void> {
    const resumed = this.#lastEventId;
    const { statusCode, body } = await request(this.#address("/events-api/v1/stream"), {
      dispatcher: this.#agent,
      signal: AbortSignal.any([this.#stopped.signal, this.#connection.signal]),
      headers: {
        accept: "text/event-stream",
        "x-service-key": this.#options.serviceKey,
        ...(this.#lastEventId !== null && { "last-event-id": this.#lastEventId }),
      },
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`stream answered ${statusCode}`);
    }
    const parser = createParser({
      onEvent: (event) => this.#take(event, resumed),
      onId: (id) => {
        this.#lastEventId = id === "" ? this.#lastEventId : id;
      },
    });
    const decoder = new TextDecoder();
    for await (const chunk of body as AsyncIterable<Uint8Array>) parser.feed(decoder.decode(chunk, { stream: true }));
    throw new Error("stream ended");
  }

  #take({ id, event, data }: EventSourceMessage, resumed: string | null): void {
    const parsed: unknown = JSON.parse(data);
    if (event === "hello") {
      this.#failures = 0;
      this.#reader = readerIn(parsed);
      // The stream's position doesn't match this reader's: it is another database without the earlier events, or one
      // that has deleted the next ones.
      if (resumed !== null && id !== undefined && Number(id) !== Number(resumed)) this.#options.onMissed();
      this.#options.onConnected(true);
    } else if (event !== undefined) {
      this.#options.onEvent(event, parsed);
    }
  }
}

/** The reader's id in the data of `hello`. */
function readerIn(data: unknown): string {
  if (typeof data === "object" && data !== null && "reader" in data && typeof data.reader === "string")
    return data.reader;
  throw new Error("hello without a reader");
}
