/** A hall of 500 games in the real site, scrolled from its head to its end in headless Chromium. */
import { chromium } from "@playwright/test";
import { launchOptions } from "../../e2e/chromium.ts";
import { routeToEngine } from "../../kit/browser.ts";
import { createMock } from "../../kit/mock.ts";
import { startKit } from "../../kit/start.ts";

const games = 500;
/** Pixels a second, about three screens. */
const speed = 2400;

/** Frames a second while all cards pass by, and how many of them passed. */
export async function scrolledFrames(): Promise<{ fps: number; cards: number; inDocument: number }> {
  const kit = await startKit();
  const browser = await chromium.launch(launchOptions);
  try {
    kit.engine.state.reset("bench");
    const mock = createMock(kit.engine.state, kit.sockets);
    mock.answer("siteConfig", { areas: ["GAMES", "CASINO"] });
    const like = mock.get("CasinoGame", "5001");
    for (let index = 0; index < games; index += 1)
      mock.set("CasinoGame", `${6000 + index}`, {
        ...like,
        id: `${6000 + index}`,
        route: `game-${index}`,
        name: `Game ${index}`,
      } as never);
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    await routeToEngine(context, kit.engine, kit.sockets);
    const page = await context.newPage();
    await page.goto(`${kit.siteUrl}/en/games`, { waitUntil: "networkidle" });
    await page.locator("[data-card]").first().waitFor();
    return await page.evaluate(
      (pixels) =>
        new Promise<{ fps: number; cards: number; inDocument: number }>((resolve) => {
          const passed = new Set<string>();
          let frames = 0;
          let inDocument = 0;
          const from = performance.now();
          let restsAt = from;
          let before = -1;
          const step = (now: number) => {
            frames += 1;
            const top = ((now - from) / 1000) * pixels;
            window.scrollTo(0, top);
            const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
            inDocument = Math.max(inDocument, cards.length);
            for (const card of cards) passed.add(card.getAttribute("aria-posinset") ?? "");
            if (window.scrollY !== before) restsAt = now;
            before = window.scrollY;
            // At the end of the list more may be on its way.
            if (now - restsAt > 1500) resolve({ fps: frames / ((now - from) / 1000), cards: passed.size, inDocument });
            else requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        }),
      speed,
    );
  } finally {
    await browser.close();
    kit.sockets.close();
    await kit.close();
  }
}
