/** Counts shared by gateways through a real Redis, and what happens without it. */
import { createServer, type Server, type Socket } from "node:net";
import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Budget } from "./budget.ts";
import { connectRateRedis } from "./redis.ts";

const url = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

async function answers(): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
const hasRedis = await answers();
if (!hasRedis) console.info(`shared rate limits are not tried: no Redis at ${url}`);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function client(address: string) {
  const troubles: string[] = [];
  const redis = connectRateRedis({ url: address, onTrouble: (message) => troubles.push(message) });
  closing.push(() => redis.disconnect());
  return { redis, troubles };
}

/** Budgets of two gateways. */
function twoGateways(addresses: [string, string], points: number, lot: number) {
  const keyPrefix = `test:${randomUUID()}`;
  return addresses.map((address) => {
    const { redis, troubles } = client(address);
    return {
      redis,
      troubles,
      budget: new Budget(
        new RateLimiterRedis({ storeClient: redis, rejectIfRedisNotReady: true, keyPrefix, points, duration: 30 }),
        lot,
      ),
    };
  });
}

async function takeAll(budgets: readonly Budget[], points: number): Promise<number> {
  let taken = 0;
  for (let index = 0; ; index += 1) {
    if (index > 10_000) throw new Error("no end");
    const refused = await budgets[index % budgets.length]?.take("caller", points);
    if (refused) return taken;
    taken += points;
  }
}

describe.skipIf(!hasRedis)("two gateways on one Redis", () => {
  it("count one caller's points together", async () => {
    const gateways = twoGateways([url, url], 10, 1);
    await vi.waitUntil(() => gateways.every(({ redis }) => redis.status === "ready"));
    expect(
      await takeAll(
        gateways.map(({ budget }) => budget),
        1,
      ),
    ).toBe(10);
    for (const { budget } of gateways)
      expect(await budget.take("caller", 1)).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect(await gateways[0]?.budget.take("another", 1)).toBeNull();
  });

  it("take lots, and lose no more than one each", async () => {
    const gateways = twoGateways([url, url], 1000, 50);
    await vi.waitUntil(() => gateways.every(({ redis }) => redis.status === "ready"));
    const taken = await takeAll(
      gateways.map(({ budget }) => budget),
      7,
    );
    expect(taken).toBeLessThanOrEqual(1000);
    expect(taken).toBeGreaterThan(1000 - 2 * 50 - 7);
  });

  it("ask Redis for few of many operations", async () => {
    const [gateway] = twoGateways([url, url], 1_000_000, 4000);
    if (gateway === undefined) throw new Error("none");
    await vi.waitUntil(() => gateway.redis.status === "ready");
    let asked = 0;
    for (let index = 0; index < 1000; index += 1) {
      const answer = gateway.budget.take("caller", 40);
      if (!(answer instanceof Promise)) continue;
      asked += 1;
      await answer;
    }
    expect(asked).toBe(10);
  });
});

describe("without Redis", () => {
  it("nobody is turned away, nobody waits, and it is told once", async () => {
    const { redis, troubles } = client("redis://127.0.0.1:1");
    const budget = new Budget(
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: "test",
        points: 5,
        duration: 30,
      }),
      1,
    );
    const started = performance.now();
    for (let index = 0; index < 50; index += 1) expect(await budget.take("caller", 1)).toBeNull();
    expect(performance.now() - started).toBeLessThan(5_000);
    await vi.waitUntil(() => troubles.length > 0);
    expect(troubles).toEqual([expect.stringContaining("away")]);
  });

  it("one that is frozen is waited for 200 ms at most", async () => {
    const sockets = new Set<Socket>();
    const frozen: Server = createServer((socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => frozen.listen(0, "127.0.0.1", resolve));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      frozen.close();
    });
    const { redis } = client(`redis://127.0.0.1:${(frozen.address() as { port: number }).port}`);
    const budget = new Budget(
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: "test",
        points: 5,
        duration: 30,
      }),
      1,
    );
    const started = performance.now();
    expect(await budget.take("caller", 1)).toBeNull();
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
