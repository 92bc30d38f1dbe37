/** What axe finds on the operator's real texts, games and players; pages of another site config: kit/axe.e2e.ts. */
import type { APIRequestContext, Page } from "@playwright/test";
import { BLOCK_REASONS, type BlockPage } from "#shared/site/blocks.ts";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { filled } from "../../../shared/routes/entry.ts";
import { axePages, flawsOfPage } from "../axePages.ts";
import { pathOf, realValues } from "./everyPage.ts";
import type { SharedStack } from "./sharedStack.ts";
import { expect, test } from "./stack.ts";
import { newPlayer, placeOne, playerIdOf, setBan } from "./visitors.ts";

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

/** Brings the visitor into the state in which the page can be seen; answers its path. */
async function prepare(name: RouteName, page: Page, request: APIRequestContext, stack: SharedStack): Promise<string> {
  const path = pathOf(name, await realValues(request, stack.gatewayUrl));
  const blocked = BLOCK_PAGES[name];
  if (blocked !== undefined) await page.setExtraHTTPHeaders({ "x-forwarded-for": keptOut(blocked) });
  if (ROUTES[name].access !== "player") return path;
  const own = page.context().request;
  await newPlayer(own, stack.servicesUrl);
  if (ROUTES[name].ban === "only") await setBan(request, stack.servicesUrl, await playerIdOf(own), 45);
  return name === "printCoupon" ? filled(ROUTES.printCoupon.pattern, { couponId: await placeOne(own) }) : path;
}

test.describe("for people who read by keyboard or ear", () => {
  for (const name of axePages.usual) {
    test(`axe finds nothing on the page ${name}, in light, in dark, and from right to left`, async ({
      page,
      request,
      stack,
    }) => {
      const path = await prepare(name, page, request, stack);
      expect(await flawsOfPage(page, name, path, stack.siteUrl)).toEqual([]);
    });
  }
});
