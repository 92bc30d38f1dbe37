import { test as base, expect } from "@playwright/test";
import { watchHydration } from "../site.ts";
import { startStack, type Stack } from "./processes.ts";

export { expect };

/** Playwright's `test` with the whole product running: one stack a worker, with data of its own. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted: none
    async ({}, provide) => {
      const stack = await startStack();
      await provide(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.siteUrl),
  page: async ({ page }, provide) => {
    const faults = watchHydration(page);
    await provide(page);
    expect(faults, "The browser's first picture differs from the server's").toEqual([]);
  },
});
