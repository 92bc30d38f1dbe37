import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/chromium.ts";

/** Whether `npm test` runs it, which adds up the numbers. */
const isWholeRun = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] !== undefined;
/** Ring 1 runs the journeys alone (docs/testing.md). */
const isFirstRing = process.env["TEST_RING"] === "1";

/**
 * Three projects: `kit` runs the site on a mocked schema (tests/kit), `stack` on the real services and gateway, of which
 * all its tests share one; tests of `own` have a product of their own, because they change it for everybody.
 * `npm test` sets PLAYWRIGHT_JSON_OUTPUT_FILE to add up the numbers.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/stack/sharedStack.ts",
  // Tests share two cores with the site, the mock and the browser.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isFirstRing ? { grep: /@journey/ } : {}),
  // Generous, since a test waits for conditions: how long one may take is no statement.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: isWholeRun ? [["line"], ["json"]] : [["list"]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    // Drawing what moves takes a third of the processor time; tests of what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "UTC",
    // Recording takes a third of a test's time: `npm test` records failures when it tries them again.
    trace: isWholeRun ? "off" : "retain-on-failure",
    // Each test has a browser of its own, which would fetch every file of the site for its worker.
    serviceWorkers: "block",
    launchOptions,
  },
  projects: [
    // One worker, because each file starts a product; the first in the list, so that the others run beside it.
    { name: "own", testDir: "tests/e2e/own", timeout: 240_000, workers: 1 },
    { name: "stack", testDir: "tests/e2e/stack", timeout: 240_000 },
    { name: "kit", testDir: "tests/e2e/kit" },
  ],
});
