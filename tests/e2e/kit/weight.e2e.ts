/**
 * What pages weigh, read from the build. The bench has the aims (`npm run bench -- size`, `-- web`); here nothing may
 * grow unnoticed.
 */
import { expect, test } from "@playwright/test";
import { homeWeight, routeChunks } from "../../bench/web/chunks.ts";

/** JavaScript of the home page, gzipped, in KiB. */
const HOME = 259;
/** What one route may add to it. */
const ROUTE = 40;

test("the home page is no heavier than it was", () => {
  expect(homeWeight()).toBeLessThanOrEqual(HOME);
});

test("no page needs much of its own", () => {
  expect(routeChunks().filter(({ gzipKiB }) => gzipKiB > ROUTE)).toEqual([]);
});
