import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/chromium.ts";

/** Whether `npm test` runs it, which adds up the numbers. */
const isWholeRun = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] !== undefined;

/**
 * Two projects: `kit` runs the site on a mocked schema (tests/kit), `stack` on the real services and gateway.
 * `npm test` sets PLAYWRIGHT_JSON_OUTPUT_FILE to add up the numbers.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  // Tests share two cores with the site, the mock and the browser.
  workers: 2,
  retries: 0,
  forbidOnly: true,
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
    // Recording takes a third of a test's time: `npm test` records failures by running them once more.
    trace: isWholeRun ? "off" : "retain-on-failure",
    // Each test has a browser of its own, which would fetch every file of the site for its worker.
    serviceWorkers: "block",
    launchOptions,
  },
  projects: [
    // One worker, so that the services, the gateway and the site are started once; the first in the list, so that the
    // other runs beside it.
    { name: "stack", testDir: "tests/e2e/stack", timeout: 240_000, workers: 1 },
    { name: "kit", testDir: "tests/e2e/kit" },
  ],
});
