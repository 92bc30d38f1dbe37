import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServices } from "../testing/services.ts";
import { memoryDatabase } from "../testing/database.ts";
import { keepClock, startClock } from "./clock.ts";
import type { OpenDatabase } from "./database/openDatabase.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

let [real, steady] = [start, 0];
beforeEach(() => {
  [real, steady] = [start, 0];
});
/** Time passes, on the system's clock and the steady timer alike. */
const pass = (ms: number) => {
  real += ms;
  steady += ms;
};
const open = (rate = 1) =>
  startClock(
    database.db,
    rate,
    () => real,
    () => steady,
  );
const kept = async (rate = 1) => {
  const clock = await open(rate);
  return {
    clock,
    close: () => keepClock(database.db, clock),
  };
};
/** Each test has its own clock. */
const fresh = () => database.db.execute("delete from clock_anchor");

describe("a system clock that was set back", () => {
  beforeEach(fresh);

  it("is not followed while the process runs: the clock goes on at its own pace until the other has caught up", async () => {
    const clock = await open();
    pass(60_000);
    expect(clock.now()).toBe(start + 60_000);
    real -= 30 * day;
    expect(clock.now()).toBe(start + 60_000);
    pass(5000);
    expect(clock.now()).toBe(start + 65_000);
    // Asked often, it loses nothing.
    for (let times = 0; times < 4000; times += 1) {
      pass(0.25);
      clock.now();
    }
    expect(clock.now()).toBe(start + 66_000);
    real += 30 * day;
    pass(1000);
    expect(clock.now()).toBe(start + 67_000);
  });

  it("by less than a second is waited for", async () => {
    const clock = await open();
    pass(10_000);
    clock.now();
    real -= 900;
    pass(400);
    expect(clock.now()).toBe(start + 10_000);
    pass(600);
    expect(clock.now()).toBe(start + 10_100);
  });

  it("is not followed after a restart, at any rate, and not after a change of the rate", async () => {
    for (const [rate, next] of [
      [1, 1],
      [60, 60],
      [60, 1],
      [1, 120],
    ] as const) {
      await fresh();
      [real, steady] = [start, 0];
      const first = await kept(rate);
      pass(3_600_000);
      const high = first.clock.now();
      await first.close();
      real -= 30 * day;
      steady = 0;
      const second = await kept(next);
      expect(second.clock.now()).toBe(high);
      pass(1000);
      expect(second.clock.now()).toBe(high + 1000 * next);
      await second.close();
    }
  });

  it("is followed again after a restart when it was set right", async () => {
    const first = await kept();
    pass(60_000);
    first.clock.now();
    await first.close();
    pass(3_600_000);
    expect((await open()).now()).toBe(start + 3_660_000);
  });

  it("never shows an earlier moment, whatever is done to it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            pass: fc.nat(5000),
            jump: fc.constantFrom(0, 0, 0, -day, day, -500, 500),
            restarts: fc.boolean(),
            rate: fc.constantFrom(1, 1, 60),
          }),
          { maxLength: 30 },
        ),
        async (steps) => {
          await fresh();
          [real, steady] = [start, 0];
          let running = await kept();
          let last = 0;
          for (const step of steps) {
            pass(step.pass);
            real += step.jump;
            if (step.restarts) {
              await running.close();
              running = await kept(step.rate);
            }
            const now = running.clock.now();
            expect(now).toBeGreaterThanOrEqual(last);
            last = now;
          }
          await running.close();
        },
      ),
      { numRuns: 40, seed: 20_261_122 },
    );
  });
});

it("the services keep the latest moment when they end, and start from it", { tags: "slow" }, async () => {
  const own = await memoryDatabase();
  try {
    const first = await startTestServices({ database: { ...own, close: async () => {} } });
    first.advance(day);
    const high = first.services.context.clock.now();
    await first.close();
    // A new process begins at the test's own time again, a day before.
    const second = await startTestServices({ database: { ...own, close: async () => {} } });
    expect(second.services.context.clock.now()).toBeGreaterThanOrEqual(high);
    await second.close();
  } finally {
    await own.close();
  }
});
