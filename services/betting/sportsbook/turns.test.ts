import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurns } from "./turns.ts";

/** Keeps the process busy for some milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    /* Busy. */
  }
}

it("gives anyone who waits their turn between long pieces of work, and keeps their order", async () => {
  const order: string[] = [];
  const all = inTurns([1, 2, 3], (item) => {
    work(10);
    order.push(`work ${item}`);
    return item;
  });
  await setImmediate();
  order.push("somebody else");
  expect(await all).toEqual([1, 2, 3]);
  expect(order.indexOf("somebody else")).toBeLessThan(order.indexOf("work 3"));
});

it("counts work that waits for something as work", async () => {
  const order: string[] = [];
  const all = inTurns([1, 2, 3], async (item) => {
    await Promise.resolve();
    work(10);
    order.push(`work ${item}`);
    return item;
  });
  await setImmediate();
  order.push("somebody else");
  expect(await all).toEqual([1, 2, 3]);
  expect(order.indexOf("somebody else")).toBeLessThan(order.indexOf("work 3"));
});
