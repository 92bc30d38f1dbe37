import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { busNames } from "#shared/wire/eventBus.ts";
import { RedisSource } from "./redisSource.ts";

/** A database number for this test alone. */
const url = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379/9";
const names = busNames(url);

const isThere = await (async () => {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
})();
if (!isThere) console.warn(`no Redis at ${url}: events from it are not tested here`);

describe.skipIf(!isThere)("events from a Redis that holds nonsense", () => {
  let redis: Redis;
  let source: RedisSource;
  const told = {
    onEvent: vi.fn<(name: string, data: unknown) => void>(),
    onConnected: vi.fn(),
    onMissed: vi.fn(),
    onTrouble: vi.fn<(message: string) => void>(),
  };

  beforeEach(async () => {
    redis = new Redis(url);
    await redis.del(names.outbox);
    for (const listener of Object.values(told)) listener.mockReset();
    source = new RedisSource({ url, ...told });
  });
  afterEach(async () => {
    await source.stop();
    await redis.del(names.outbox);
    redis.disconnect();
  });

  const connect = async (term = "one", last = "0") => {
    source.start();
    await expect
      .poll(async () => {
        await redis.publish(names.alive, `${term} ${last}`);
        return told.onConnected.mock.calls.at(-1)?.[0] as unknown;
      })
      .toBe(true);
  };

  it("skips messages that are no JSON and goes on", async () => {
    await connect();
    await source.watch(["7"]);
    await redis.publish(names.game("7"), "one {no json");
    await redis.publish(names.game("7"), "one");
    await redis.publish(names.game("7"), 'one {"gameId":"7"}');
    await expect.poll(() => told.onEvent.mock.calls).toEqual([["game", { gameId: "7" }]]);
    expect(told.onTrouble).toHaveBeenCalledTimes(2);
  });

  it("survives a listener that can make nothing of a message", async () => {
    await connect();
    await source.watch(["7"]);
    told.onEvent.mockImplementationOnce(() => {
      throw new TypeError("no such thing");
    });
    await redis.publish(names.game("7"), "one 5");
    await redis.publish(names.game("7"), 'one {"gameId":"7"}');
    await expect.poll(() => told.onEvent.mock.calls.length).toBe(2);
    expect(told.onTrouble).toHaveBeenCalledWith("a message about games: no such thing");
  });

  it("hears no sign of life in one without a number", async () => {
    source.start();
    await expect.poll(() => redis.publish(names.alive, "one")).toBeGreaterThan(0);
    await redis.publish(names.alive, "one nonsense");
    await connect("one", "0");
    await redis.xadd(names.outbox, "1-0", "type", "balance", "data", '{"userId":1}');
    await expect.poll(() => told.onEvent.mock.calls).toEqual([["balance", { userId: 1 }]]);
  });

  it("tells each event once though one of them is nonsense, and says that something was missed", async () => {
    await connect();
    await redis.xadd(names.outbox, "1-0", "type", "balance", "data", '{"userId":1}');
    await redis.xadd(names.outbox, "2-0", "type", "balance", "data", "{no json");
    await redis.xadd(names.outbox, "3-0", "type", "balance", "data", '{"userId":3}');
    await expect.poll(() => told.onEvent.mock.calls.map(([, data]) => data)).toEqual([{ userId: 1 }, { userId: 3 }]);
    expect(told.onMissed).toHaveBeenCalledTimes(1);
  });

  it("says what is wrong with an invalid stream, and goes on behind it when it is one", async () => {
    await redis.set(names.outbox, "not a stream");
    await connect();
    await expect.poll(() => told.onTrouble.mock.calls.flat().join(" ")).toMatch(/WRONGTYPE/);
    await redis.del(names.outbox);
    await redis.xadd(names.outbox, "1-0", "type", "balance", "data", '{"userId":1}');
    await expect.poll(() => told.onEvent.mock.calls).toEqual([["balance", { userId: 1 }]]);
  });

  it("misses nothing silently when the stream was cut beyond its place", async () => {
    await connect();
    await redis.xadd(names.outbox, "1-0", "type", "balance", "data", '{"userId":1}');
    await expect.poll(() => told.onEvent.mock.calls.length).toBe(1);
    await redis.xadd(names.outbox, "9-0", "type", "balance", "data", '{"userId":9}');
    await expect.poll(() => told.onEvent.mock.calls.length).toBe(2);
    expect(told.onMissed).toHaveBeenCalledTimes(1);
  });
});
