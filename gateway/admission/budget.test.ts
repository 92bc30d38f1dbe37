import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { Budget } from "./budget.ts";

/** As slow as a shared count: nobody gets an answer before everybody has asked. */
function sharedCount(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 10 });
  let asked = 0;
  return {
    asked: () => asked,
    consume: async (key: string | number, taken?: number) => {
      asked += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return limiter.consume(key, taken);
    },
  };
}

describe("a budget taken in lots", () => {
  it("lets as many in at once as it has points, with one lot for all of them", async () => {
    const count = sharedCount(400);
    const budget = new Budget(count, 8);
    const refusals = await Promise.all(Array.from({ length: 100 }, () => budget.take("a street", 1)));
    expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
    expect(count.asked()).toBe(13);
  });

  it("refuses what is beyond it, and only that", async () => {
    const budget = new Budget(sharedCount(40), 8);
    const refusals = await Promise.all(Array.from({ length: 60 }, () => budget.take("a street", 1)));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(40);
  });

  it("keeps the points at hand for small operations when a large one is refused", async () => {
    const budget = new Budget(sharedCount(40), 8);
    expect(await budget.take("somebody", 1)).toBeNull();
    expect(await budget.take("somebody", 100)).not.toBeNull();
    expect(budget.take("somebody", 7)).toBeNull();
    expect(budget.take("somebody", 1)).not.toBeNull();
  });

  it("counts one by one without waiting for each other where lots are of one", async () => {
    const count = sharedCount(5);
    const budget = new Budget(count, 1);
    const refusals = await Promise.all(Array.from({ length: 8 }, () => budget.take("somebody", 1)));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(5);
    expect(count.asked()).toBe(8);
  });
});
