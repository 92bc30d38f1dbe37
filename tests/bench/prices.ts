/**
 * 600 visible prices at 2,000 updates a second: the real site's live list in headless Chromium, fed through the kit's
 * sockets as the gateway feeds it (one message a game). Frames are counted in the page; script time is the browser's own.
 */
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../e2e/chromium.ts";
import { routeToEngine } from "../kit/browser.ts";
import { createMock, type Mock } from "../kit/mock.ts";
import { randomFrom, wholeNumber } from "../kit/random.ts";
import { startKit, type Kit } from "../kit/start.ts";
import { report } from "./report.ts";

const visiblePrices = 600;
const updatesPerSecond = 2000;
const tick = 50;
const warmUp = 3000;
const measured = 10_000;
const minFps = 50;
const maxScriptShare = 15;

/** Rows of 40 px with 7 prices each; the window is as high as they need, with room for heads and bars. */
const games = Math.ceil(visiblePrices / 7) + 4;
const viewport = { width: 1366, height: games * 40 + 400 };
const ids = Array.from({ length: games }, (_, index) => String(2_000_000 + index));
const mainOutcomes = ["1x2.home", "1x2.draw", "1x2.away", "total.2.5.over", "total.2.5.under", "handicap.-0.5.home", "handicap.-0.5.away"];

const startsAt = "2026-11-01T15:00:00Z";

/** A live section of one championship with nothing but the bench's games. */
function fill(mock: Mock): void {
  for (const id of mock.ids("Game")) mock.set("Game", id, null);
  for (const id of ids) mock.set("Game", id, { section: "LIVE", championship: "101", startsAt });
}

/** Moves prices at the rate asked for, game by game, until told to stop; answers how many it moved. */
function move(mock: Mock): () => number {
  const random = randomFrom("bench");
  let sent = 0;
  let next = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * updatesPerSecond;
    for (; sent < due; sent += mainOutcomes.length) {
      const gameId = ids[next % ids.length] ?? "";
      next += 1;
      mock.push("gamesChanged", { gameId, prices: mainOutcomes.map((type) => ({ outcomeId: `${gameId}.${type}`, coef: (wholeNumber(random, 1100, 9900) / 1000).toFixed(3) })) });
    }
  }, tick);
  return () => {
    clearInterval(timer);
    return sent;
  };
}

/** Prices inside the window. */
const visible = (page: Page): Promise<number> => page.getByRole("main").getByRole("button", { pressed: false }).evaluateAll((buttons) =>
  buttons.filter((button) => button.checkVisibility() && button.getBoundingClientRect().top >= 0 && button.getBoundingClientRect().bottom <= innerHeight && /\d\.\d/.test(button.textContent ?? "")).length);

async function settle(page: Page, { engine }: Kit): Promise<number> {
  const deadline = Date.now() + 30_000;
  let count = 0;
  while (Date.now() < deadline) {
    count = await visible(page);
    const watched = new Set([...engine.state.channels].flatMap(({ args }) => (Array.isArray(args["gameIds"]) ? args["gameIds"] : [])));
    if (count >= visiblePrices && ids.every((id) => watched.has(id))) return count;
    await pause(200);
  }
  throw new Error(`Only ${count} prices became visible and live`);
}

interface Metrics { frames: number; seconds: number; scriptSeconds: number; taskSeconds: number }

/** Frames and busy time over the measured span. */
async function measure(page: Page): Promise<Metrics> {
  const session = await page.context().newCDPSession(page);
  // CPU time of the page's main thread, so that what else the machine does is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<Map<string, number>> => new Map((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const before = await read();
  const { frames, seconds } = await page.evaluate((span) => new Promise<{ frames: number; seconds: number }>((resolve) => {
    const began = performance.now();
    let frames = 0;
    const count = (now: number): void => {
      if (now - began >= span) resolve({ frames, seconds: (now - began) / 1000 });
      else {
        frames += 1;
        requestAnimationFrame(count);
      }
    };
    requestAnimationFrame(count);
  }), measured);
  const after = await read();
  const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { frames, seconds, scriptSeconds: spent("ScriptDuration"), taskSeconds: spent("TaskDuration") };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const kit = await startKit();
const browser = await chromium.launch(launchOptions);
try {
  kit.engine.state.reset("bench");
  const mock = createMock(kit.engine.state, kit.sockets);
  fill(mock);
  const context = await browser.newContext({ viewport });
  await routeToEngine(context, kit.engine, kit.sockets);
  const page = await context.newPage();
  await page.goto(`${kit.siteUrl}/en/live`);
  const prices = await settle(page, kit);
  const stop = move(mock);
  await pause(warmUp);
  const began = performance.now();
  const metrics = await measure(page);
  const wall = (performance.now() - began + warmUp) / 1000;
  const rate = stop() / wall;
  await pause(500);
  // What is measured must be the real thing: the page shows the last price that was sent.
  const last = Number(mock.get("Outcome", `${ids[0]}.1x2.home`)["coef"]);
  const shown = await page.getByRole("main").getByRole("button", { pressed: false }).first().textContent();
  if (Math.abs(Number(shown) - last) > 0.006) throw new Error(`The page shows ${shown}, the last price sent is ${last}`);

  const fps = metrics.frames / metrics.seconds;
  const share = (metrics.scriptSeconds / metrics.seconds) * 100;
  const load = `${prices} prices, ${Math.round(rate)} updates/s`;
  report("prices", [
    { name: `frames with ${load}`, value: rounded(fps), unit: "fps", target: `≥ ${minFps}`, isMet: fps >= minFps },
    { name: `script time with ${load}`, value: rounded(share), unit: "%", target: `< ${maxScriptShare}`, isMet: share < maxScriptShare },
  ], { visiblePrices: prices, updatesPerSecond: Math.round(rate), mainThreadPercent: rounded((metrics.taskSeconds / metrics.seconds) * 100) });
  if (rate < updatesPerSecond * 0.95) throw new Error(`Only ${Math.round(rate)} updates/s were sent`);
} finally {
  await browser.close();
  kit.sockets.close();
  await kit.close();
}
