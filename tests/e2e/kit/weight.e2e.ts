/**
 * What pages weigh, read from the build. The bench has the aims (`npm run bench -- size`, `-- web`); here nothing may
 * grow unnoticed.
 */
import { expect, test } from "@playwright/test";
import { homeWeight, routeChunks } from "../../bench/web/chunks.ts";

/** JavaScript of the home page, gzipped, in KiB. */
const HOME = 274;
/**
 * What one route may add to it: the pages that letters lead to need half a KiB beyond 40, for captchas that can be
 * renewed and heard.
 */
const ROUTE = 41;

test("the home page is no heavier than it was", () => {
  expect(homeWeight()).toBeLessThanOrEqual(HOME);
});

test("no page needs much of its own", () => {
  expect(routeChunks().filter(({ gzipKiB }) => gzipKiB > ROUTE)).toEqual([]);
});
