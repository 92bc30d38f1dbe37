import type { APIRequestContext, Page } from "@playwright/test";
import { BLOCK_REASONS, type BlockPage } from "#shared/site/blocks.ts";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { OFFER_TWINS } from "../../../shared/routes/bonuses.ts";
import { areaKey, filled, type Layout } from "../../../shared/routes/entry.ts";
import { flaws } from "../flaws.ts";
import { isLong, mixed } from "../sample.ts";
import { open } from "../site.ts";
import { addressOf, pathOf, realValues } from "../stack/everyPage.ts";
import type { Stack } from "../stack/processes.ts";
import { expect, test } from "../stack/ownStack.ts";
import { placeOne, setBan, signInBy } from "../stack/visitors.ts";

/**
 * Every page of the table, looked at by axe in light, in dark and from right to left: nothing may be found, however
 * small. All of them with TEST_LONG=1; without it a sample, the same at each run, with a page of every layout.
 */
const SAMPLE = 6;

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

const OFFERS: ReadonlySet<string> = new Set(OFFER_TWINS.map(([, offer]) => offer));
const BLOCK_PAGES: Readonly<Partial<Record<RouteName, BlockPage>>> = {
  block: "block",
  blockUa: "block-ua",
  blockIe: "block-ie",
  siteUpdates: "site-updates",
  comingSoon: "coming-soon",
  suspension: "suspension",
};
/** Addresses that the demo keeps out, one for each reason (RFC 5737). */
const keptOut = (page: BlockPage) =>
  `192.0.2.${Object.entries(BLOCK_REASONS).find(([, rule]) => rule.page === page)?.[0]}`;

/** The player that a page needed banned. */
let banned: string | null = null;

/** Brings site and visitor into the state in which the page can be seen; answers its path. */
async function prepare(name: RouteName, page: Page, request: APIRequestContext, stack: Stack): Promise<string> {
  const { siteArea } = ROUTES[name];
  const fields = {
    ...(siteArea !== null && { areas: { [areaKey(siteArea)]: true } }),
    ...(OFFERS.has(name) && { promoBonusToOffer: true }),
    ...(name === "recharge" && { useRechargeModal: false }),
    ...(name === "confirmTerms" && { termsUpdatedAt: Math.floor(Date.now() / 1000) }),
  };
  await stack.configure(fields);
  const path = pathOf(name, await realValues(request, stack.gatewayUrl));
  const blocked = BLOCK_PAGES[name];
  if (blocked !== undefined) await page.setExtraHTTPHeaders({ "x-forwarded-for": keptOut(blocked) });
  if (ROUTES[name].access !== "player") return path;
  const player = await signInBy(page.context().request, name === "blockAppealHistory" ? "demo2" : "demo");
  if (ROUTES[name].ban === "only") {
    banned = player;
    await setBan(request, stack.servicesUrl, player, 45);
  }
  return name === "printCoupon"
    ? filled(ROUTES.printCoupon.pattern, { couponId: await placeOne(page.context().request) })
    : path;
}

/** Opens a page with all that comes after its first view. */
async function openWhole(page: Page, name: RouteName, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator("[data-route]").first(), address).toHaveAttribute("data-route", name);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name: file }) => file.includes("LatePartsContent")),
  );
}

test.describe("for people who read by keyboard or ear", () => {
  // The site is everybody's again after each page that needed one of its own.
  test.afterEach(async ({ request, stack }) => {
    if (banned !== null) await setBan(request, stack.servicesUrl, banned, 0);
    banned = null;
  });

  for (const name of isLong ? names : someOf(names)) {
    test(`axe finds nothing on the page ${name}, in light, in dark, and from right to left`, async ({
      page,
      request,
      stack,
      baseURL,
    }) => {
      const path = await prepare(name, page, request, stack);
      // In Arabic it is a first visit, which is asked about cookies; after it nothing stands over the page.
      // Nothing moves while it is looked at: what fades in has less contrast than it will have.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await openWhole(page, name, addressOf("ar", path));
      const found = await flaws(page, "ar");
      await page.context().addCookies([{ name: "cookies_agree", value: "0.1790000000", url: baseURL ?? "" }]);
      await openWhole(page, name, addressOf("en", path));
      found.push(...(await flaws(page, "light")));
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await flaws(page, "dark", { onlyColors: true })));
      expect(found).toEqual([]);
    });
  }
});
