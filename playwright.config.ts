import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The system's Chromium where there is one; else Playwright's own. */
const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path !== undefined && existsSync(path));

/**
 * Two projects: `kit` runs the site on a mocked schema (tests/kit), `stack` on the real services and gateway.
 * `npm test` sets PLAYWRIGHT_JSON_OUTPUT_FILE to add up the numbers.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  // Tests share the two cores that the site, the mock and the browser run on.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [["list"]] : [["dot"], ["json"]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "kit", testDir: "tests/e2e/kit" },
    { name: "stack", testDir: "tests/e2e/stack", timeout: 120_000 },
  ],
});
