import { test as base, expect } from "@playwright/test";
import { watchHydration } from "../site.ts";

/** Playwright's `test` that fails where a page's first picture in the browser differs from the server's. */
export const watched = base.extend({
  page: async ({ page }, provide) => {
    const faults = watchHydration(page);
    await provide(page);
    expect(faults, "The browser's first picture differs from the server's").toEqual([]);
  },
});
