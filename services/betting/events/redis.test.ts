import { Redis } from "ioredis";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { busNames, splitTerm } from "#shared/wire/eventBus.ts";
import type { SiteConfigChange } from "../../site/config/live.ts";
import type { OutboxRow } from "../../platform/context.ts";
import type { GameChange, GameFeed } from "../sportsbook/feed.ts";
import { publishEvents } from "./redis.ts";

const address = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";
/** A database number for this test alone; names carry it, so that other tests on the same Redis aren't heard. */
const url = `${address}/13`;
const names = busNames(url);

const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
redis.on("error", () => undefined);
const hasRedis = await redis.connect().then(
  () => true,
  () => false,
);
if (!hasRedis) console.info(`telling events through Redis is not tried: there is none at ${address}`);

/** An outbox in memory, as several services processes see it. */
class Events {
  readonly rows: OutboxRow[] = [];
  readonly #listeners = new Set<() => void>();
  append(count: number): void {
    for (let index = 0; index < count; index += 1)
      this.rows.push({ seq: this.rows.length + 1, type: "session", data: { n: this.rows.length + 1 } });
    for (const listener of this.#listeners) listener();
  }
  readAfter = async (seq: number, limit: number) => this.rows.filter((row) => row.seq > seq).slice(0, limit);
  lastSeq = async () => this.rows.length;
  onAppend = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** A feed whose changes the test makes. */
class Feed implements GameFeed {
  readonly #listeners = new Set<(change: GameChange) => void>();
  readonly watched = new Map<string, number>();
  version = 1;
  snapshot = (gameId: string): GameChange | null => (gameId === "404" ? null : this.#change(gameId, true));
  subscribe = (listener: (change: GameChange) => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  watch = (gameIds: readonly string[]) => {
    for (const id of gameIds) this.watched.set(id, (this.watched.get(id) ?? 0) + 1);
    return () => {
      for (const id of gameIds) this.watched.set(id, (this.watched.get(id) ?? 1) - 1);
    };
  };
  move(gameId: string): void {
    this.version += 1;
    for (const listener of this.#listeners) listener(this.#change(gameId, false));
  }
  #change(gameId: string, isSnapshot: boolean): GameChange {
    return {
      gameId,
      version: this.version,
      section: "LIVE",
      status: "IN_PLAY",
      score: null,
      prices: [],
      goneOutcomeIds: [],
      isSnapshot,
    };
  }
}

const opened: { close(): Promise<void> }[] = [];
const siteListeners = new Set<(change: SiteConfigChange) => void>();
const publish = (events: Events, feed: Feed) => {
  const onSiteConfigChange = (listener: (change: SiteConfigChange) => void) => {
    siteListeners.add(listener);
    return () => void siteListeners.delete(listener);
  };
  const published = publishEvents(
    url,
    { outbox: events as never, book: feed as never, siteRevision: () => "now", onSiteConfigChange },
    () => undefined,
  );
  opened.push(published);
  return published;
};
/** Hears channels. */
async function hear(...channels: string[]) {
  const listener = new Redis(url);
  const heard: { channel: string; term: string; rest: string }[] = [];
  listener.on("message", (channel, message) => heard.push({ channel, ...splitTerm(message) }));
  await listener.subscribe(...channels);
  opened.push({ close: async () => listener.disconnect() });
  return heard;
}
const stream = async () => (await redis.xrange(names.outbox, "-", "+")).map(([id]) => id);
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-0`);

vi.setConfig({ testTimeout: 20_000 });
beforeEach(async () => {
  if (hasRedis) await redis.flushdb();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => redis.disconnect());

it.runIf(hasRedis)("brings each event once, in order, however many processes bring it", async () => {
  const events = new Events();
  events.append(20);
  publish(events, new Feed());
  publish(events, new Feed());
  for (let round = 0; round < 20; round += 1) {
    events.append(7);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  await expect.poll(stream).toEqual(ids(1, 160));
});

it.runIf(hasRedis)("brings back what Redis lost, and clears away another database's events", async () => {
  const events = new Events();
  events.append(30);
  const first = publish(events, new Feed());
  await expect.poll(stream).toEqual(ids(1, 30));
  await first.close();
  await redis.flushdb();
  publish(events, new Feed());
  await expect.poll(stream).toEqual(ids(1, 30));
  const fewer = new Events();
  fewer.append(5);
  publish(fewer, new Feed());
  await expect
    .poll(async () => {
      if ((await stream()).length <= 5) return "cleared";
      return "waits";
    })
    .toBe("cleared");
  fewer.append(1);
  await expect.poll(async () => (await stream()).at(-1)).toBe("6-0");
});

it.runIf(hasRedis)(
  "tells a listened game whole, then its changes, in one term; and whole states to anyone who asks",
  async () => {
    const feed = new Feed();
    const game = await hear(names.game("7"), names.game("8"));
    const mine = await hear(names.gateway("mine"));
    publish(new Events(), feed);
    await expect
      .poll(() => game.map(({ channel, rest }) => [channel, (JSON.parse(rest) as GameChange).isSnapshot]).toSorted())
      .toEqual([
        [names.game("7"), true],
        [names.game("8"), true],
      ]);
    feed.move("7");
    feed.move("9");
    await expect.poll(() => game.length).toBe(3);
    await redis.publish(names.ask, JSON.stringify({ gateway: "mine", gameIds: ["7", "404"] }));
    await redis.publish(names.ask, "nonsense");
    await expect.poll(() => mine.length).toBe(1);
    expect(JSON.parse(mine[0]?.rest ?? "")).toEqual({ ...feed.snapshot("7") });
    expect(new Set([...game, ...mine].map(({ term }) => term)).size).toBe(1);
    expect(JSON.parse(game[2]?.rest ?? "")).toMatchObject({ gameId: "7", version: 2, isSnapshot: false });
    expect(feed.watched.get("9") ?? 0).toBe(0);
  },
);

it.runIf(hasRedis)(
  "has one publisher at a time; another takes over with whole states in a term of its own",
  { tags: "slow" },
  async () => {
    const [one, other] = [new Feed(), new Feed()];
    const game = await hear(names.game("7"));
    const alive = await hear(names.alive);
    const first = publish(new Events(), one);
    await expect.poll(() => game.length).toBe(1);
    publish(new Events(), other);
    await expect.poll(() => alive.length).toBeGreaterThan(4);
    expect(new Set(alive.map(({ term }) => term)).size).toBe(1);
    one.move("7");
    other.move("7");
    await expect.poll(() => game.length).toBe(2);
    await first.close();
    await expect.poll(() => game.length).toBe(3);
    expect(game[2]?.term).not.toBe(game[0]?.term);
    expect(JSON.parse(game[2]?.rest ?? "")).toMatchObject({ isSnapshot: true });
    one.move("7");
    other.move("7");
    await expect.poll(() => game.length).toBe(4);
  },
);

it.runIf(hasRedis)(
  "tells the site config's name of each process again and again, and at once when it changes",
  { tags: "slow" },
  async () => {
    const site = await hear(names.site);
    const told = () =>
      site.map(
        ({ term, rest }) =>
          JSON.parse(`${term}${rest}`) as { teller: string; revision: string; fields: string[] | null },
      );
    publish(new Events(), new Feed());
    publish(new Events(), new Feed());
    await expect.poll(() => new Set(told().map(({ teller }) => teller)).size).toBe(2);
    expect(told().every(({ revision, fields }) => revision === "now" && fields === null)).toBe(true);
    for (const listener of siteListeners) listener({ revision: "now", fields: ["maintenance"] });
    await expect.poll(() => told().filter(({ fields }) => fields?.[0] === "maintenance").length).toBe(2);
  },
);
