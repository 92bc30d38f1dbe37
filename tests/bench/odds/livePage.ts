/** The live page with as many prices in view as a bench asks for, and what is measured on it. */
import type { Locator, Page } from "@playwright/test";
import type { Mock } from "../../kit/mock.ts";

const startsAt = "2026-11-01T15:00:00Z";

/** Outcomes that stand in the row of a football game, if the window is wide enough. */
export const rowOutcomes = [
  "1x2.home",
  "1x2.draw",
  "1x2.away",
  "total.2.5.over",
  "total.2.5.under",
  "handicap.-0.5.home",
  "handicap.-0.5.away",
];

/** Games that show so many prices in their rows. */
export const gamesFor = (prices: number): string[] =>
  Array.from({ length: Math.ceil(prices / rowOutcomes.length) + 4 }, (_, index) => String(2_000_000 + index));

/** A window with room for all prices of a row, and as high as so many rows of 40 px need with heads and bars. */
export const viewportFor = (games: readonly string[]) => ({ width: 1600, height: games.length * 40 + 400 });

/** A live section of one championship with these games and nothing else. */
export function fill(mock: Mock, games: readonly string[]): void {
  for (const id of mock.ids("Game")) mock.set("Game", id, null);
  for (const id of games) mock.set("Game", id, { section: "LIVE", championship: "101", startsAt });
}

/**
 * Prices that nobody has picked; by selector, because looking for a thousand by their roles holds the page up for a
 * second.
 */
export const freePrices = (page: Page): Locator =>
  page.locator('main button[data-state][aria-pressed="false"]').filter({ visible: true });

/** Prices inside the window. */
export const pricesInView = (page: Page): Promise<number> =>
  freePrices(page).evaluateAll(
    (buttons) =>
      buttons.filter(
        (button) =>
          button.getBoundingClientRect().top >= 0 &&
          button.getBoundingClientRect().bottom <= innerHeight &&
          /\d\.\d/.test(button.textContent ?? ""),
      ).length,
  );

export interface Metrics {
  frames: number;
  seconds: number;
  scriptSeconds: number;
  taskSeconds: number;
  /** Lengths of the tasks over 50 ms, in milliseconds. */
  longTasks: number[];
}

/** Frames, busy time and long tasks over a span of so many milliseconds. */
export async function measure(page: Page, span: number): Promise<Metrics> {
  const session = await page.context().newCDPSession(page);
  // CPU time of the page's main thread, so that what else the machine does is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<Map<string, number>> =>
    new Map((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const before = await read();
  const seen = await page.evaluate(
    (span) =>
      new Promise<{ frames: number; seconds: number; longTasks: number[] }>((resolve) => {
        const longTasks: number[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longTasks.push(duration);
        });
        observer.observe({ type: "longtask" });
        const began = performance.now();
        let frames = 0;
        const count = (now: number): void => {
          if (now - began < span) {
            frames += 1;
            requestAnimationFrame(count);
            return;
          }
          observer.disconnect();
          resolve({ frames, seconds: (now - began) / 1000, longTasks });
        };
        requestAnimationFrame(count);
      }),
    span,
  );
  const after = await read();
  await session.detach();
  const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return { ...seen, scriptSeconds: spent("ScriptDuration"), taskSeconds: spent("TaskDuration") };
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
