import type { APIRequestContext, APIResponse } from "@playwright/test";
import { ROUTES, redirectOfRoute, matchRoute, type RouteName, urls } from "#shared/routes/routes.ts";
import { areaKey, SITE_AREAS } from "#shared/routes/entry.ts";
import { OFFER_TWINS } from "../../../shared/routes/bonuses.ts";
import { addressOf, pathOf, realValues } from "../stack/everyPage.ts";
import { expect, test } from "../stack/ownStack.ts";
import { newPlayer } from "../stack/visitors.ts";

/** What a page must be: its status, where it leads, in which layout it stands. */
interface Outcome {
  status: number;
  location?: string;
  layout?: string;
}
interface Visitor {
  isPlayer: boolean;
  isOff: boolean;
}

/** Everything that can be switched on, on: the rest of the default config is. */
const ON = {
  isIdentificationAvailable: true,
  useRechargeModal: false,
  areas: Object.fromEntries(SITE_AREAS.map((area) => [areaKey(area), true])),
};
/** Everything that can be switched off, off; and what replaces or closes pages, on. */
const OFF = {
  useRechargeModal: true,
  areas: Object.fromEntries(SITE_AREAS.map((area) => [areaKey(area), false])),
  availableRoutes: [],
  isRegistrationAvailable: false,
  isStatisticAvailable: false,
  isIdentificationAvailable: false,
  isPaymentForPlayersOnly: true,
  promoBonusToOffer: true,
};

const BLOCKS: ReadonlySet<RouteName> = new Set([
  "block",
  "blockUa",
  "blockIe",
  "siteUpdates",
  "comingSoon",
  "suspension",
]);

/** Pages about one thing that the address names: there is none of it. */
const UNKNOWN: ReadonlySet<RouteName> = new Set([
  "slotsGame",
  "casinoGame",
  "bonusCasinoItem",
  "bonusCasinoPromotion",
  "bonusCasinoTournament",
  "bonusesItem",
  "bonusesPartner",
  "offersItem",
  "offersPartner",
  "promotion",
  "bonusLanding",
  "bonusLandingHeadless",
  "totoFrame",
  "requestTransaction",
]);

/** Where the visitors of thank-you pages go who have nothing to be thanked for. */
const INSTEAD: Readonly<Partial<Record<RouteName, string>>> = {
  slotsThankYou: "/en/slots",
  casinoThankYou: "/en/casino",
  kenoThankYou: "/en/keno",
};

/** Where an address of before leads in the end: for ever only when each step is. */
function leadsTo(path: string, visitor: Visitor): Outcome {
  const match = matchRoute(path);
  const target = match === null ? null : redirectOfRoute("en", match, "");
  if (target === null) return { status: 500 };
  const next = matchRoute(target.to.replace(/^\/en\/?|\?.*$/g, ""));
  const end = next === null ? null : outcomeOf(next.name, target.to.replace(/^\/en\/?|\?.*$/g, ""), visitor);
  if (end?.location === undefined) return { status: target.status, location: target.to };
  return { status: target.status === 301 && end.status === 301 ? 301 : 302, location: end.location };
}

/**
 * By the clauses: existence first (5.01, 5.06), then addresses that lead elsewhere, then who may be here (6.04–6.07).
 */
function outcomeOf(name: RouteName, path: string, visitor: Visitor): Outcome {
  const { isPlayer, isOff } = visitor;
  const route = ROUTES[name];
  const page: Outcome = { status: 200, layout: route.layout };
  const to = (location: string, status = 302): Outcome => ({ status, location });
  if (isOff && (route.flag !== null || route.setting !== null || route.siteArea !== null))
    return { status: 404, layout: "default" };
  if (BLOCKS.has(name)) return to("/en");
  if (route.redirect !== null) return leadsTo(path, visitor);
  for (const [bonus, offer] of OFFER_TWINS) {
    if (name === (isOff ? bonus : offer))
      return to(`/en/${path.replace(isOff ? "bonuses" : "bonuses-offers", isOff ? "bonuses-offers" : "bonuses")}`);
  }
  if (route.access === "player" || (isOff && route.playersOnlySetting !== null)) {
    const back = encodeURIComponent(`/en/${path}`);
    if (!isPlayer)
      return to(
        route.isAccount
          ? `/en/auth?returnTo=${back}`
          : isOff
            ? `/en?returnTo=${back}&`
            : `/en/user/login?returnTo=${back}`,
      );
  }
  if (route.access === "guest" && isPlayer)
    return to(name === "login" || name === "authApp" ? "/en/office/account" : "/en");
  // Terms that haven't changed need no confirmation (4.56); a coupon that isn't the player's has no page (2.53).
  if (name === "confirmTerms") return to("/en");
  const instead = INSTEAD[name];
  if (instead !== undefined) return to(instead);
  if (name === "printCoupon" || UNKNOWN.has(name)) return { status: 404, layout: "default" };
  // A player without a ban has no appeals (4.51, 4.53).
  if (name === "blockAppealHistory") return to("/en");
  if (name === "allGamesItem") return to(urls.page("en", "gamesItem", { gameRoute: "forty-lanterns" }), 301);
  if (name === "error") return { status: 500, layout: "default" };
  return page;
}

async function troublesOf(
  name: RouteName,
  answer: APIResponse,
  wanted: Outcome,
  path: string,
  titles: Map<string, RouteName>,
): Promise<string[]> {
  const where = `${name} /en/${path}`;
  const location = answer.headers()["location"];
  if (answer.status() !== wanted.status)
    return [`${where}: ${answer.status()} ${location ?? ""}, not ${wanted.status} ${wanted.location ?? ""}`];
  if (wanted.location !== undefined)
    return location === wanted.location || (wanted.location.endsWith("&") && location?.startsWith(wanted.location))
      ? []
      : [`${where}: leads to ${location}, not ${wanted.location}`];
  const html = await answer.text();
  const found = {
    layout: [...html.matchAll(/data-layout="(\w+)"/g)].map(([, layout]) => layout).join(),
    route: /data-route="(\w+)"/.exec(html)?.[1],
    titles: [...html.matchAll(/<title>([^<]+)<\/title>/g)].length,
    h1: [...html.matchAll(/<h1[\s>]/g)].length,
    isHeaded: /<h1[^>]*>\s*(?:<[^/][^>]*>\s*)*[^<\s]/.test(html),
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
  };
  const expected = { layout: wanted.layout, route: name, titles: 1, h1: 1, isHeaded: true, lang: "en" };
  const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
  const other = wanted.status === 200 ? titles.get(title) : undefined;
  titles.set(title, name);
  return [
    ...(JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${where}: ${JSON.stringify(found)}`]),
    ...(other === undefined ? [] : [`${where}: has the title of ${other}, ${title}`]),
  ];
}

/** Opens every page of the table and tells what is not as it must be. */
async function troubles(request: APIRequestContext, gatewayUrl: string, visitor: Visitor): Promise<string[]> {
  const values = await realValues(request, gatewayUrl);
  const found: string[] = [];
  const titles = new Map<string, RouteName>();
  const waiting = Object.keys(ROUTES) as RouteName[];
  const open = async (name: RouteName): Promise<void> => {
    const path = pathOf(name, values);
    expect(matchRoute(path)?.name, path).toBe(name);
    // Under a cookie that nobody knows: pages kept for all guests may be seconds old, and the config has just changed.
    const headers: Record<string, string> = visitor.isPlayer ? {} : { cookie: "own=1" };
    const answer = await request.get(addressOf("en", path), { maxRedirects: 0, headers });
    found.push(...(await troublesOf(name, answer, outcomeOf(name, path, visitor), path, titles)));
  };
  // A few at a time, as visitors come.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await open(name);
    }),
  );
  return found;
}

test.describe("every page of the site, opened by its address", () => {
  test("for a guest: status, target, layout, one title of its own and one h1 [2.07] [5.05] [5.06] [6.01] [6.04] [6.06]", async ({
    request,
    stack,
  }) => {
    await stack.configure(ON);
    expect(await troubles(request, stack.gatewayUrl, { isPlayer: false, isOff: false })).toEqual([]);
  });

  test("for a player [2.59] [4.51] [4.53] [4.56] [6.01] [6.07]", async ({ request, stack }) => {
    await stack.configure(ON);
    await newPlayer(request);
    expect(await troubles(request, stack.gatewayUrl, { isPlayer: true, isOff: false })).toEqual([]);
  });

  test("for a guest where all that can be is switched off [5.01] [5.02] [5.06] [6.05] [6.06]", async ({
    request,
    stack,
  }) => {
    await stack.configure(OFF);
    expect(await troubles(request, stack.gatewayUrl, { isPlayer: false, isOff: true })).toEqual([]);
  });

  test("for a player where all that can be is switched off [5.01] [5.03] [5.06]", async ({ request, stack }) => {
    // There is no registration where it is off.
    await stack.configure(ON);
    await newPlayer(request);
    await stack.configure(OFF);
    expect(await troubles(request, stack.gatewayUrl, { isPlayer: true, isOff: true })).toEqual([]);
  });

  test("is 404 where the address names something that there is not, also in areas that are on [2.38] [5.04]", async ({
    request,
    stack,
  }) => {
    await stack.configure(ON);
    const values = await realValues(request, stack.gatewayUrl);
    const otherTeam = pathOf("teamInLineGame", { ...values, line: { ...values.line, team: "no-such-team" } });
    for (const path of [
      "slots/any/game/99999999/nothing",
      "casino/game/99999999/nothing",
      "bonuses/xyz",
      "bonus/casino/tournaments/xyz",
      "toto/zzz",
      "providers/x",
      "promotions/xyz",
      "games/xyz",
      "betting-alphabet/zzz",
      "user/xyz",
      "user/passwordreset/more",
      "print-coupon/12a",
      otherTeam,
    ])
      expect({ path, status: (await request.get(addressOf("en", path), { maxRedirects: 0 })).status() }).toEqual({
        path,
        status: 404,
      });
  });
});
