/**
 * 1,000 visible prices at 5,000 updates a second: the real site's live list in headless Chromium, fed inside the page.
 * Frames against those of the same page at rest, the browser's own script time and long tasks; and how long the page
 * takes to put a price into the coupon meanwhile, and to open a game.
 */
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../e2e/chromium.ts";
import { routeToEngine } from "../kit/browser.ts";
import { createMock } from "../kit/mock.ts";
import { startKit } from "../kit/start.ts";
import { type Feed, installFeed } from "./odds/feed.ts";
import { fill, freePrices, gamesFor, measure, median, pricesInView, rounded, viewportFor } from "./odds/livePage.ts";
import { clickToCoupon, openingGame } from "./odds/steps.ts";
import { report } from "./report.ts";

const wantedPrices = 1000;
const updatesPerSecond = 5000;
const runs = 5;
const warmUpSeconds = 2;
const measuredSeconds = 5;
const minFrameShare = 0.8;
const maxScriptShare = 15;
const maxTaskMs = 50;
const maxClickMs = 50;
const maxOpeningMs = 150;

const games = gamesFor(wantedPrices);

/** Waits until enough prices are in view and each of their games has been asked for. */
async function settle(page: Page, feed: Feed): Promise<number> {
  const deadline = Date.now() + 180_000;
  let count = 0;
  while (Date.now() < deadline) {
    count = await pricesInView(page);
    const watched = new Set(await feed.watched());
    if (count >= wantedPrices && games.every((id) => watched.has(id))) return count;
    await pause(500);
  }
  throw new Error(`Only ${count} prices became visible and live`);
}

/** What is measured must be the real thing: the page shows the last prices that were sent. */
async function checkShown(page: Page, feed: Feed): Promise<void> {
  while (await feed.isPlaying()) await pause(100);
  await pause(500);
  const shown = await freePrices(page).first().textContent();
  const last = feed.last(`${games[0]}.1x2.home`);
  if (Math.abs(Number(shown) - Number(last)) > 0.006)
    throw new Error(`The page shows ${shown}, the last price sent is ${last}`);
}

const kit = await startKit();
const browser = await chromium.launch(launchOptions);
try {
  kit.engine.state.reset("bench");
  const mock = createMock(kit.engine.state, kit.sockets);
  fill(mock, games);
  const context = await browser.newContext({ viewport: viewportFor(games) });
  await routeToEngine(context, kit.engine, kit.sockets);
  const page = await context.newPage();
  const feed = await installFeed(page);
  await page.goto(`${kit.siteUrl}/en/live`);
  const prices = await settle(page, feed);

  const shares: number[] = [];
  const scripts: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const rest = await measure(page, measuredSeconds * 1000);
    await feed.play(games, updatesPerSecond, warmUpSeconds + measuredSeconds + 1);
    await pause(warmUpSeconds * 1000);
    const busy = await measure(page, measuredSeconds * 1000);
    if (!(await feed.isPlaying())) throw new Error("The feed ended before the measuring");
    await checkShown(page, feed);
    shares.push(busy.frames / busy.seconds / (rest.frames / rest.seconds));
    scripts.push((busy.scriptSeconds / busy.seconds) * 100);
    longest.push(Math.max(0, ...busy.longTasks));
    console.log(
      `     run ${run + 1}: ${rounded(rest.frames / rest.seconds)} frames/s at rest, ${rounded(busy.frames / busy.seconds)} fed; script ${rounded(scripts.at(-1) ?? 0)} %, main thread ${rounded((busy.taskSeconds / busy.seconds) * 100)} %, longest task ${Math.round(longest.at(-1) ?? 0)} ms`,
    );
  }

  // Ends by itself some time after the last click.
  await feed.play(games, updatesPerSecond, 30);
  const click = await clickToCoupon(page, freePrices(page));
  if (!(await feed.isPlaying())) throw new Error("The feed ended before the last click");
  await page.reload();
  await settle(page, feed);
  const opening = await openingGame(page, page.locator("main [data-game] > a:first-of-type"));

  const [share, script, task] = [median(shares), median(scripts), median(longest)];
  const load = `${prices} prices at ${updatesPerSecond} updates/s`;
  report(
    "odds",
    [
      {
        name: `frames with ${load}, of those at rest`,
        value: Math.round(share * 100) / 100,
        unit: "",
        target: `≥ ${minFrameShare}`,
        isMet: share >= minFrameShare,
      },
      {
        name: "script time meanwhile",
        value: rounded(script),
        unit: "%",
        target: `≤ ${maxScriptShare}`,
        isMet: script <= maxScriptShare,
      },
      {
        name: "longest task meanwhile, median of runs",
        value: Math.round(task),
        unit: "ms (0: none over 50)",
        target: `≤ ${maxTaskMs}`,
        isMet: task <= maxTaskMs,
      },
      {
        name: "click to coupon meanwhile",
        value: rounded(click),
        unit: "ms",
        target: `≤ ${maxClickMs}`,
        isMet: click <= maxClickMs,
      },
      {
        name: "opening a game from the list",
        value: rounded(opening),
        unit: "ms",
        target: `≤ ${maxOpeningMs}`,
        isMet: opening <= maxOpeningMs,
      },
    ],
    { visiblePrices: prices, shares, scripts, longest },
  );
} finally {
  await browser.close();
  kit.sockets.close();
  await kit.close();
}
