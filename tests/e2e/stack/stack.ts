import { test as base, expect } from "@playwright/test";
import { startStack, type Stack } from "./processes.ts";

export { expect };

/** Playwright's `test` with the whole product running: one stack a worker, with data of its own. */
export const test = base.extend<object, { stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted: none
  stack: [async ({}, provide) => {
    const stack = await startStack();
    await provide(stack);
    await stack.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ stack }, provide) => provide(stack.siteUrl),
});
