/**
 * Publishes games on Redis. Only one services process does it, as long as it renews its lease: changes are relative to
 * the last one, so those of two processes wouldn't add up. It follows the games that any gateway watches.
 */
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Redis } from "ioredis";
import { z } from "zod";
import { aliveEveryMs, publisherLeaseMs, type BusNames } from "#shared/wire/eventBus.ts";
import type { GameChange, GameFeed } from "../sportsbook/public.ts";
import { id, isId } from "../../platform/http/ids.ts";

/** Milliseconds of pricing in one go; then anyone who waits has their turn. */
const turn = 8;
/** Most games that are followed. */
const maxGames = 20_000;

const renewal =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";
const release = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
const question = z.object({ gateway: z.string().max(64), gameIds: z.array(id).max(5000) });

export interface PublisherParts {
  /** For commands; what is published on it arrives in order. */
  redis: Redis;
  /** Hears the gateways' questions. */
  listener: Redis;
  names: BusNames;
  feed: GameFeed;
  /** Number of the last event on Redis. */
  lastEvent: () => number;
  onTrouble: (error: unknown) => void;
}

export class GamePublisher {
  readonly #parts: PublisherParts;
  /** Names this process's time as the publisher; null while it is not. */
  #term: string | null = null;
  /** When the lease ends, on the monotonic clock. */
  #leaseEnds = 0;
  #games: ReadonlySet<string> = new Set();
  #unwatch: () => void = () => {};
  /** Full states to publish, by channel and game. */
  readonly #owed = new Map<string, { channel: string; gameId: string }>();
  #isPaying = false;
  #isBeating = false;
  #timer: NodeJS.Timeout | null = null;
  #stopFeed: () => void = () => {};

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  get isPublisher(): boolean {
    return this.#term !== null && performance.now() < this.#leaseEnds;
  }

  async start(): Promise<void> {
    const { redis, listener, names, feed } = this.#parts;
    this.#stopFeed = feed.subscribe((change) => this.#changed(change));
    // Readers may have missed changes in between: a new term, which starts with full states.
    redis.on("close", () => this.#resign());
    listener.on("message", (_, message) => this.#asked(message));
    this.#timer = setInterval(() => void this.#beat(), aliveEveryMs);
    await listener.subscribe(names.ask).catch(() => undefined);
    await this.#beat();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#stopFeed();
    const term = this.#term;
    this.#resign();
    if (term !== null)
      await this.#parts.redis.eval(release, 1, this.#parts.names.publisher, term).catch(() => undefined);
  }

  /** Takes or renews the lease, reports that it lives, and reads which games are watched. */
  async #beat(): Promise<void> {
    const { redis, names, lastEvent } = this.#parts;
    if (this.#isBeating || redis.status !== "ready") return;
    this.#isBeating = true;
    try {
      const asked = performance.now();
      const isNew = this.#term === null;
      const term = this.#term ?? randomUUID();
      const isHeld = isNew
        ? (await redis.set(names.publisher, term, "PX", publisherLeaseMs, "NX")) === "OK"
        : (await redis.eval(renewal, 1, names.publisher, term, publisherLeaseMs)) === 1;
      if (!isHeld) return this.#resign();
      this.#term = term;
      this.#leaseEnds = asked + publisherLeaseMs;
      await redis.publish(names.alive, `${term} ${lastEvent()}`);
      const prefix = names.game("");
      const channels = (await redis.pubsub("CHANNELS", `${prefix}*`)) as string[];
      if (this.#term === term)
        this.#follow(
          channels.map((channel) => channel.slice(prefix.length)),
          isNew,
        );
    } catch {
      // The connection reports its own errors; the lease runs out.
    } finally {
      this.#isBeating = false;
    }
  }

  #resign(): void {
    this.#term = null;
    this.#owed.clear();
    this.#unwatch();
    this.#unwatch = () => {};
    this.#games = new Set();
  }

  #follow(gameIds: readonly string[], isNewTerm: boolean): void {
    const { names, feed } = this.#parts;
    const wanted = new Set(gameIds.filter(isId).slice(0, maxGames));
    const known = this.#games;
    if (wanted.size === known.size && [...wanted].every((id) => known.has(id))) return;
    const unwatchOld = this.#unwatch;
    this.#unwatch = feed.watch([...wanted]);
    unwatchOld();
    this.#games = wanted;
    // The first state of a term; later ones go to anyone who asks.
    if (isNewTerm) this.#owe([...wanted].map((gameId) => ({ channel: names.game(gameId), gameId })));
  }

  #asked(message: string): void {
    if (!this.isPublisher) return;
    const read = question.safeParse(parsed(message));
    if (!read.success) return;
    const { gateway, gameIds } = read.data;
    this.#follow([...this.#games, ...gameIds], false);
    this.#owe(gameIds.map((gameId) => ({ channel: this.#parts.names.gateway(gateway), gameId })));
  }

  #changed(change: GameChange): void {
    if (this.#games.has(change.gameId)) this.#tell(this.#parts.names.game(change.gameId), change);
  }

  #owe(states: readonly { channel: string; gameId: string }[]): void {
    for (const state of states) this.#owed.set(`${state.channel} ${state.gameId}`, state);
    void this.#pay();
  }

  /**
   * Publishes what is owed, a few milliseconds of pricing at a time: thousands of games must not hold up other calls.
   */
  async #pay(): Promise<void> {
    if (this.#isPaying) return;
    this.#isPaying = true;
    let since = performance.now();
    for (const [key, { channel, gameId }] of this.#owed) {
      this.#owed.delete(key);
      try {
        const state = this.#parts.feed.snapshot(gameId);
        if (state !== null) this.#tell(channel, state);
      } catch (error) {
        // A game that can't be priced is shown by its next change; the others must not wait for it.
        this.#parts.onTrouble(error);
      }
      if (performance.now() - since < turn) continue;
      await setImmediate();
      since = performance.now();
    }
    this.#isPaying = false;
  }

  #tell(channel: string, change: GameChange): void {
    if (!this.isPublisher) return;
    this.#parts.redis.publish(channel, `${this.#term} ${JSON.stringify(change)}`).catch(() => undefined);
  }
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}
