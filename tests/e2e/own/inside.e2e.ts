import type { Page } from "@playwright/test";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { isLong, sample } from "../sample.ts";
import { open } from "../site.ts";
import { addressOf, pathOf, realValues } from "../stack/everyPage.ts";
import { expect, test } from "../stack/ownStack.ts";
import { signInBy } from "../stack/visitors.ts";

/**
 * A page reached inside the app is the page its address gives: same end of redirects, same title, h1 and layout. All
 * addresses of the table with TEST_LONG=1; without it a sample, the same at each run.
 */
const SAMPLE = 8;
const all = Object.keys(ROUTES) as RouteName[];
/**
 * Where the two differ by rule: inside the app a player goes from a guest's page back to the page before (SPEC 4.25),
 * and a deposit may be opened from the account (5.03).
 */
const differsForPlayers = (name: RouteName) =>
  ROUTES[name].access === "guest" || name === "registrationPhp" || name === "recharge";
const names = sample(all, SAMPLE);

/** The router as React Router itself keeps it for its tools. */
interface Router {
  navigate(path: string): Promise<void>;
}
/** What a visitor is shown. */
interface Shown {
  path: string;
  title: string;
  h1: string;
  layout: string | undefined;
  route: string | undefined;
}

const shownIn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const text = (node: Element | null) => (node?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    const main = document.querySelector<HTMLElement>("[data-route]");
    return {
      path: location.pathname,
      title: document.title,
      h1: text(document.querySelector("h1")),
      layout: document.querySelector<HTMLElement>("[data-route][data-layout], [data-layout]")?.dataset["layout"],
      route: main?.dataset["route"],
    };
  });

/** What the address gives: the document that the server sends, read by the browser without running it. */
async function shownAt(page: Page, address: string): Promise<Shown> {
  const answer = await page.request.get(address);
  const shown = await page.evaluate(
    (html) => {
      const text = (node: Element | null) => (node?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      const sent = new DOMParser().parseFromString(html, "text/html");
      return {
        title: sent.title,
        h1: text(sent.querySelector("h1")),
        layout: sent.querySelector<HTMLElement>("[data-route][data-layout], [data-layout]")?.dataset["layout"],
        route: sent.querySelector<HTMLElement>("[data-route]")?.dataset["route"],
      };
    },
    await answer.text(),
  );
  return { path: new URL(answer.url()).pathname, ...shown };
}

test.describe("every page of the site, reached inside the app", () => {
  test.setTimeout(isLong ? 900_000 : 120_000);

  for (const visitor of ["guest", "player"] as const) {
    test(`is what its address gives a ${visitor}`, async ({ page, request, stack }) => {
      if (visitor === "player") await signInBy(page.context().request, "demo");
      const values = await realValues(request, stack.gatewayUrl);
      await open(page, "/en");
      const differences: unknown[] = [];
      for (const name of names.filter((one) => visitor === "guest" || !differsForPlayers(one))) {
        const address = addressOf("en", pathOf(name, values));
        const wanted = await shownAt(page, address);
        await page.evaluate((path) => {
          void (Reflect.get(window, "__reactRouterDataRouter") as Router).navigate(path);
        }, address);
        let shown: Shown | null = null;
        await expect
          .poll(
            async () => {
              // A page that needs a document of its own is being loaded meanwhile.
              shown = await shownIn(page).catch(() => null);
              return JSON.stringify(shown);
            },
            { timeout: 8_000, intervals: [50, 100, 250] },
          )
          .toBe(JSON.stringify(wanted))
          .catch(() => differences.push({ name, address, wanted, shown }));
        await page.waitForFunction(() =>
          Object.keys(document.querySelector("[data-route]") ?? {}).some((key) => key.startsWith("__react")),
        );
      }
      expect(differences).toEqual([]);
    });
  }
});
