/** For tests that change what others would see: the site config, the clock, or settings of the processes. */
import { expect } from "@playwright/test";
import { startStack, type Stack } from "./processes.ts";
import { usualSiteConfig } from "./usualSiteConfig.ts";
import { watched } from "./watched.ts";

export { expect };

interface OwnStackOptions {
  /** Environment variables of the processes. */
  settings?: Readonly<Record<string, string>>;
  /** Site config that each test begins with. */
  siteConfig?: Readonly<Record<string, unknown>>;
  /** Whether the books are proved at the end. */
  provesBooks?: boolean;
}

/** Playwright's `test` with a whole product of the worker's own; each test begins with the same site config. */
export const testOnOwnStack = ({
  settings = {},
  siteConfig = usualSiteConfig,
  provesBooks = false,
}: OwnStackOptions = {}) =>
  watched.extend<{ isConfigured: true }, { stack: Stack }>({
    stack: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are wanted: none
      async ({}, provide) => {
        const stack = await startStack(settings);
        await provide(stack);
        const books = provesBooks ? await stack.books() : undefined;
        await stack.stop();
        expect(books?.drifts ?? []).toEqual([]);
        expect(books?.totals.filter(({ sum }) => sum !== "0") ?? []).toEqual([]);
      },
      { scope: "worker", timeout: 240_000 },
    ],
    isConfigured: [
      async ({ stack }, provide) => {
        await stack.configure(siteConfig);
        await provide(true);
      },
      { auto: true },
    ],
    baseURL: async ({ stack }, provide) => provide(stack.siteUrl),
  });

/** The same product for all files that only configure it. */
export const test = testOnOwnStack();
