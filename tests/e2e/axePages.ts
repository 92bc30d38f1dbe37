/**
 * Every page of the table, looked at by axe in light, in dark and from right to left: nothing may be found, however
 * small. All of them with TEST_LONG=1; without it a sample, the same at each run, with a page of every layout.
 */
import { expect, type Page } from "@playwright/test";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { OFFER_TWINS } from "../../shared/routes/bonuses.ts";
import type { Layout } from "../../shared/routes/entry.ts";
import { SWITCHED_ON } from "./everyRoute.ts";
import { flaws } from "./flaws.ts";
import { isLong, mixed } from "./sample.ts";
import { open } from "./site.ts";
import { addressOf } from "./stack/everyPage.ts";

const SAMPLE = 6;

/** Pages that the usual site config leaves out or leads away from: tests on the kit give each the config it needs. */
const OTHER_CONFIG: ReadonlySet<RouteName> = new Set([
  ...OFFER_TWINS.map(([, offer]) => offer),
  ...SWITCHED_ON,
  "confirmTerms",
]);

/** Pages that only a redirect is at, and an old address that is found by the game's data (SPEC 2.26). */
const names = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => ROUTES[name].redirect === null && name !== "allGamesItem",
);

/** Some of every layout first, then whichever come. */
function someOf(all: readonly RouteName[]): readonly RouteName[] {
  const some = mixed(all);
  const layouts: readonly Layout[] = ["default", "empty", "blocked", "bare"];
  const first = new Set([
    "home",
    "lineGame",
    "account",
    ...layouts.flatMap((layout) => some.find((name) => ROUTES[name].layout === layout) ?? []),
  ] as RouteName[]);
  return [...first, ...some.filter((name) => !first.has(name))].slice(0, SAMPLE);
}

const usual = names.filter((name) => !OTHER_CONFIG.has(name));
const others = names.filter((name) => OTHER_CONFIG.has(name));

/** Pages of the usual site config, and those of another: of both, as many as this run looks at. */
export const axePages = isLong ? { usual, others } : { usual: someOf(usual), others: mixed(others).slice(0, 1) };

/** Opens a page with all that comes after its first view. */
async function openWhole(page: Page, name: RouteName, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator("[data-route]").first(), address).toHaveAttribute("data-route", name);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name: file }) => file.includes("LatePartsContent")),
  );
}

/** All that axe finds on a page: in Arabic, in light and in dark. */
export async function flawsOfPage(page: Page, name: RouteName, path: string, origin: string): Promise<string[]> {
  // In Arabic it is a first visit, which is asked about cookies; after it nothing stands over the page.
  // Nothing moves while it is looked at: what fades in has less contrast than it will have.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openWhole(page, name, addressOf("ar", path));
  const found = await flaws(page, "ar");
  await page.context().addCookies([{ name: "cookies_agree", value: "0.1790000000", url: origin }]);
  await openWhole(page, name, addressOf("en", path));
  found.push(...(await flaws(page, "light")));
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await flaws(page, "dark", { onlyColors: true })));
  return found;
}
