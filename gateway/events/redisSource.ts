/**
 * Events from Redis, which several gateways share. Game changes come from one publisher at a time, because they build
 * on each other; after a change of publisher all state is requested again. Player events are read in order of their
 * numbers.
 */
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { aliveEveryMs, busNames, publisherLeaseMs, splitTerm, type BusNames } from "#shared/wire/eventBus.ts";
import { messageOf, OutboxReader } from "./outboxReader.ts";
import type { EventSource, SourceListener } from "./source.ts";

export interface RedisSourceOptions extends SourceListener {
  url: string;
}

/** Games asked for or listened to in one command. */
const batch = 1000;
const retryStrategy = (times: number) => Math.min(1000, times * 100);

export class RedisSource implements EventSource {
  readonly #options: RedisSourceOptions;
  readonly #names: BusNames;
  readonly #name: string = randomUUID();
  readonly #commands: Redis;
  readonly #listener: Redis;
  readonly #outbox: OutboxReader;
  #term: string | null = null;
  #heardAt = 0;
  #isConnected = false;
  /** Watched games, and those whose state was requested from the current publisher. */
  #games: ReadonlySet<string> = new Set();
  #asked = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: RedisSourceOptions) {
    const { url } = options;
    this.#options = options;
    this.#names = busNames(url);
    this.#commands = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1000,
      connectTimeout: 2000,
      retryStrategy,
    });
    // The publisher is heard twice a second, so a connection that is silent for long is dead or has nothing to say.
    this.#listener = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      connectTimeout: 2000,
      socketTimeout: 10_000,
      retryStrategy,
    });
    this.#outbox = new OutboxReader({ ...options, key: this.#names.outbox });
    for (const redis of [this.#commands, this.#listener]) {
      redis.on("error", (error: Error) => {
        if (this.#isConnected) options.onTrouble(error.message);
      });
    }
  }

  start(): void {
    const { alive, gateway, site } = this.#names;
    this.#listener.on("message", (channel, message) => this.#take(channel, message));
    this.#listener.on("close", () => this.#setConnected(false));
    this.#timer = setInterval(() => {
      if (performance.now() - this.#heardAt > publisherLeaseMs + aliveEveryMs) this.#setConnected(false);
    }, aliveEveryMs);
    for (const redis of [this.#commands, this.#listener]) redis.connect().catch(() => undefined);
    // Subscribed again by itself whenever the connection is new.
    this.#listener.subscribe(alive, site, gateway(this.#name)).catch(() => undefined);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#listener.removeAllListeners("message");
    this.#listener.removeAllListeners("close");
    this.#commands.disconnect();
    this.#listener.disconnect();
    await this.#outbox.stop();
  }

  async watch(gameIds: readonly string[]): Promise<void> {
    if (!this.#isConnected) return;
    const { game, ask } = this.#names;
    const wanted = new Set(gameIds);
    const gone = [...this.#games].filter((id) => !wanted.has(id));
    const fresh = gameIds.filter((id) => !this.#games.has(id));
    const unasked = gameIds.filter((id) => !this.#asked.has(id));
    this.#games = wanted;
    for (const id of unasked) this.#asked.add(id);
    for (const id of gone) this.#asked.delete(id);
    // Listened to before it is asked for, so that no change can fall between the state and its first change.
    for (const ids of inBatches(fresh)) await this.#listener.subscribe(...ids.map(game));
    for (const ids of inBatches(gone)) await this.#listener.unsubscribe(...ids.map(game));
    for (const ids of inBatches(unasked))
      await this.#commands.publish(ask, JSON.stringify({ gateway: this.#name, gameIds: ids }));
  }

  reconnect(): void {
    this.#setConnected(false);
    if (this.#listener.status === "ready") this.#listener.disconnect(true);
  }

  #take(channel: string, message: string): void {
    const { term, rest } = splitTerm(message);
    if (channel === this.#names.alive) return this.#heard(term, rest);
    if (channel === this.#names.site) return this.#tell("site", message);
    // Of a publisher that is not known yet, or no longer is one.
    if (!this.#isConnected || term !== this.#term) return;
    this.#tell("game", rest);
  }

  #tell(name: "game" | "site", message: string): void {
    try {
      this.#options.onEvent(name, JSON.parse(message));
    } catch (error) {
      // Whatever others write into a shared Redis must not end this process.
      this.#options.onTrouble(`a message about ${name}s: ${messageOf(error)}`);
    }
  }

  #heard(term: string, rest: string): void {
    const lastEvent = Number(rest);
    if (rest === "" || !Number.isSafeInteger(lastEvent))
      return this.#options.onTrouble("a publisher's sign of life without a number");
    this.#heardAt = performance.now();
    this.#outbox.start(lastEvent);
    if (term !== this.#term) this.#setConnected(false);
    this.#term = term;
    this.#setConnected(true);
  }

  #setConnected(isConnected: boolean): void {
    if (this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    this.#asked = new Set();
    this.#options.onConnected(isConnected);
  }
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, index) =>
    items.slice(index * batch, (index + 1) * batch),
  );
}
