/**
 * 600 visible prices at 2,000 updates a second: the real site's live list in headless Chromium, fed through the kit's
 * sockets as the gateway feeds it (one message a game). Frames are counted in the page; script time is the browser's
 * own.
 */
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../e2e/chromium.ts";
import { routeToEngine } from "../kit/browser.ts";
import { createMock, type Mock } from "../kit/mock.ts";
import { randomFrom, wholeNumber } from "../kit/random.ts";
import { startKit, type Kit } from "../kit/start.ts";
import {
  fill,
  freePrices,
  gamesFor,
  measure,
  pricesInView,
  rounded,
  rowOutcomes,
  viewportFor,
} from "./odds/livePage.ts";
import { report } from "./report.ts";

const visiblePrices = 600;
const updatesPerSecond = 2000;
const tick = 50;
const warmUp = 3000;
const measured = 10_000;
const minFps = 50;
const maxScriptShare = 15;

const games = gamesFor(visiblePrices);

/** Moves prices at the rate asked for, game by game, until told to stop; answers how many it moved. */
function move(mock: Mock): () => number {
  const random = randomFrom("bench");
  let sent = 0;
  let next = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * updatesPerSecond;
    for (; sent < due; sent += rowOutcomes.length) {
      const gameId = games[next % games.length] ?? "";
      next += 1;
      mock.push("gamesChanged", {
        gameId,
        prices: rowOutcomes.map((type) => ({
          outcomeId: `${gameId}.${type}`,
          coef: (wholeNumber(random, 1100, 9900) / 1000).toFixed(3),
        })),
      });
    }
  }, tick);
  return () => {
    clearInterval(timer);
    return sent;
  };
}

async function settle(page: Page, { engine }: Kit): Promise<number> {
  const deadline = Date.now() + 30_000;
  let count = 0;
  while (Date.now() < deadline) {
    count = await pricesInView(page);
    const watched = new Set(
      [...engine.state.channels].flatMap(({ args }) => (Array.isArray(args["gameIds"]) ? args["gameIds"] : [])),
    );
    if (count >= visiblePrices && games.every((id) => watched.has(id))) return count;
    await pause(200);
  }
  throw new Error(`Only ${count} prices became visible and live`);
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
  await page.goto(`${kit.siteUrl}/en/live`);
  const prices = await settle(page, kit);
  const stop = move(mock);
  await pause(warmUp);
  const began = performance.now();
  const metrics = await measure(page, measured);
  const wall = (performance.now() - began + warmUp) / 1000;
  const rate = stop() / wall;
  await pause(500);
  // What is measured must be the real thing: the page shows the last price that was sent.
  const last = Number(mock.get("Outcome", `${games[0]}.1x2.home`)["coef"]);
  const shown = await freePrices(page).first().textContent();
  if (Math.abs(Number(shown) - last) > 0.006)
    throw new Error(`The page shows ${shown}, the last price sent is ${last}`);

  const fps = metrics.frames / metrics.seconds;
  const share = (metrics.scriptSeconds / metrics.seconds) * 100;
  const load = `${prices} prices, ${Math.round(rate)} updates/s`;
  report(
    "prices",
    [
      { name: `frames with ${load}`, value: rounded(fps), unit: "fps", target: `≥ ${minFps}`, isMet: fps >= minFps },
      {
        name: `script time with ${load}`,
        value: rounded(share),
        unit: "%",
        target: `< ${maxScriptShare}`,
        isMet: share < maxScriptShare,
      },
    ],
    {
      visiblePrices: prices,
      updatesPerSecond: Math.round(rate),
      mainThreadPercent: rounded((metrics.taskSeconds / metrics.seconds) * 100),
    },
  );
  if (rate < updatesPerSecond * 0.95) throw new Error(`Only ${Math.round(rate)} updates/s were sent`);
} finally {
  await browser.close();
  kit.sockets.close();
  await kit.close();
}
