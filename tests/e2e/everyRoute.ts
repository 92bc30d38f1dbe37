/** Every page of the table, opened by its address: what each must be, by the clauses, and what is not so. */
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { ROUTES, redirectOfRoute, matchRoute, type RouteName, urls } from "#shared/routes/routes.ts";
import { OFFER_TWINS } from "../../shared/routes/bonuses.ts";
import { addressOf, pathOf, type RealValues } from "./stack/everyPage.ts";

/** What a page must be: its status, where it leads, in which layout it stands. */
interface Outcome {
  status: number;
  location?: string;
  layout?: string;
}
export interface Visitor {
  isPlayer: boolean;
  /** Whether all that can be switched off is off; else all that is usually on is on. */
  isOff: boolean;
}

/** Pages that a site has only where the operator switches them on; the demo doesn't. */
export const SWITCHED_ON: readonly RouteName[] = ["identification", "smsBets"];

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

const usualNames = (Object.keys(ROUTES) as RouteName[]).filter((name) => !SWITCHED_ON.includes(name));

async function troublesOf(
  name: RouteName,
  answer: APIResponse,
  wanted: Outcome,
  path: string,
  titles: Map<string, RouteName> | null,
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
  const other = wanted.status === 200 ? titles?.get(title) : undefined;
  titles?.set(title, name);
  return [
    ...(JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${where}: ${JSON.stringify(found)}`]),
    ...(other === undefined ? [] : [`${where}: has the title of ${other}, ${title}`]),
  ];
}

/** Opens pages of the table, those of the usual config if none are named, and tells what is not as it must be. */
export async function troubles(
  request: APIRequestContext,
  values: RealValues,
  visitor: Visitor,
  names: readonly RouteName[] = usualNames,
): Promise<string[]> {
  const found: string[] = [];
  // Titles are the operator's, and one of its own has a page whatever else is switched off.
  const titles = visitor.isOff ? null : new Map<string, RouteName>();
  const waiting = [...names];
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
