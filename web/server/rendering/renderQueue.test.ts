import { describe, expect, it, vi } from "vitest";
import { RenderQueue, RenderRefused, type RenderLimits } from "./renderQueue.ts";

const wide: RenderLimits = {
  slots: 1,
  made: { perSecond: 1000, burst: 1000 },
  visits: { perSecond: 1000, burst: 1000 },
  waitingPerNetwork: 100,
  waiting: 1000,
  patienceMs: 60_000,
  refusalMs: 0,
};

/** Work that ends when it is told to; `order` has who began. */
function stage(limits: Partial<RenderLimits> = {}) {
  const queue = new RenderQueue({ ...wide, ...limits });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string, signal?: AbortSignal) =>
    queue.run(
      network,
      () => {
        order.push(network);
        return new Promise<string>((resolve) => {
          ends.push(() => resolve(network));
        });
      },
      signal,
    );
  /** Ends one piece after the other until none is left. */
  const finish = async () => {
    while (queue.running > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, order, ask, finish };
}

const refusalOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  return error instanceof RenderRefused ? error.reason : error;
};

describe("turns", () => {
  it("go round the networks that wait: who asks for a hundred pages is not before who asks for one", async () => {
    const { order, ask, finish } = stage();
    const asked = [..."aaaaaaaaaa"].map((network) => ask(network));
    asked.push(ask("b"), ask("c"), ask("b"));
    await finish();
    await Promise.all(asked);
    expect(order.join("")).toBe("aabcabaaaaaaa");
  });

  it("are as many at a time as there are slots", async () => {
    const { queue, ask, finish } = stage({ slots: 3 });
    const asked = [..."abcdef"].map((network) => ask(network));
    expect([queue.running, queue.waiting]).toEqual([3, 3]);
    await finish();
    await Promise.all(asked);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it("are free again after work that failed", async () => {
    const queue = new RenderQueue(wide);
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run("a", () => Promise.resolve(1))).toBe(1);
  });

  it("are given up by anyone who has gone", async () => {
    const { queue, order, ask, finish } = stage();
    const first = ask("a");
    const gone = new AbortController();
    const second = ask("b", gone.signal);
    gone.abort();
    expect(await refusalOf(second)).toBe("full");
    expect(queue.waiting).toBe(0);
    expect(await refusalOf(ask("b", gone.signal))).toBe("full");
    await finish();
    await first;
    expect(order).toEqual(["a"]);
  });
});

describe("a refusal", () => {
  it("meets the network that has spent what it may, until time has passed", async () => {
    let now = 0;
    const queue = new RenderQueue({ ...wide, made: { perSecond: 2, burst: 4 }, now: () => now });
    const ask = (network = "a") => queue.run(network, () => Promise.resolve("made"));
    for (let time = 0; time < 4; time += 1) expect(await ask()).toBe("made");
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: "many", network: "a", retryAfter: 1 });
    expect(await ask("b")).toBe("made");
    now += 499;
    expect(await refusalOf(ask())).toBe("many");
    now += 2;
    expect(await ask()).toBe("made");
    now += 3_600_000;
    for (let time = 0; time < 4; time += 1) expect(await ask()).toBe("made");
    expect(await refusalOf(ask())).toBe("many");
  });

  it("comes after a while, so that who asks in a circle is slowed, and no other network with them", async () => {
    const queue = new RenderQueue({ ...wide, visits: { perSecond: 0.001, burst: 1 }, refusalMs: 50 });
    await queue.visit("a");
    const began = performance.now();
    expect(await refusalOf(queue.visit("a"))).toBe("many");
    expect(performance.now() - began).toBeGreaterThan(45);
    await queue.visit("b");
  });

  it("meets the network that has too many waiting, and everybody when all have", async () => {
    const { ask, finish } = stage({ waitingPerNetwork: 2, waiting: 3 });
    const asked = [ask("a"), ask("a"), ask("a")];
    expect(await refusalOf(ask("a"))).toBe("many");
    asked.push(ask("b"));
    expect(await refusalOf(ask("c"))).toBe("full");
    await finish();
    await Promise.all(asked);
  });

  it("meets who has waited too long", async () => {
    vi.useFakeTimers();
    try {
      const { ask, queue } = stage({ patienceMs: 1000 });
      void ask("a");
      const late = refusalOf(ask("b"));
      await vi.advanceTimersByTimeAsync(1001);
      expect(await late).toBe("full");
      expect(queue.waiting).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
