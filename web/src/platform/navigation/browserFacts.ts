/** What the guards look at in the browser: what is known already, and what the gateway says of an address. */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { languageOf, type App } from "@/platform/app/app.ts";
import { RouteBlockDocument, RouteInfoDocument } from "@/operations/site/generated.ts";
import type { Device, GuardFacts } from "@/platform/guards/guard.ts";
import type { FactsSource } from "./decide.ts";
import { askedGame, blockPath, factsOf, type Known } from "./facts.ts";
import { askedPath } from "@/platform/site/routeInfo.ts";
import { parseCookies } from "@/platform/site/settings.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { splitPath } from "#shared/routes/routes.ts";
import type { Place, Visit } from "./visit.ts";
import { touchPointCount, userAgent } from "@/platform/browser/claims.ts";
import { readCookieText } from "@/platform/browser/storage.ts";

/** For this long a visitor's block at an address is believed, in milliseconds; a change is pushed. */
const BLOCK_FRESH = 60_000;
/** A navigation does not wait longer than this for what the operator says of an address, in milliseconds. */
const PATIENCE = 2_000;

/** An iPad reports as a Mac; no Mac has a touch screen (SPEC 2.06). */
function thisDevice(): Device {
  const agent = userAgent();
  return {
    isMobile: /Mobi|Android/i.test(agent),
    isTouchMac: touchPointCount() > 1 && /Macintosh/.test(agent),
    isBot: false,
    isOldBrowser: false,
  };
}

const device = typeof document === "undefined" ? undefined : thisDevice();

/** Facts without asking anybody. */
export function knownFacts(
  app: App,
  url: Place & { host: string },
  { isFirst = false, trigger = "navigation" }: { isFirst?: boolean; trigger?: Visit["trigger"] } = {},
): GuardFacts {
  const { client, visit } = app;
  return factsOf(url, {
    config: readSiteConfig(client),
    viewer: readViewer(client),
    isTermsRefused: visit.isTermsRefused,
    ...keptRoute(app, url),
    cookies: parseCookies(readCookieText()),
    device: device ?? thisDevice(),
    host: url.host,
    previous: trigger === "change" ? visit.previous : visit.current,
    trigger,
    isServer: false,
    serverStatus: isFirst ? visit.serverStatus : null,
    isStale: app.isStale(),
    isNavigationBlocked: visit.locks.size > 0,
    now: siteClock.now(),
    chooseLanguage: () => languageOf(app),
  });
}

const blockedAt = new WeakMap<App, Map<string, number>>();
const games = new WeakMap<App, Map<string, string | null>>();
const of = <K extends object, V>(map: WeakMap<K, Map<string, V>>, key: K): Map<string, V> => {
  const found = map.get(key) ?? new Map<string, V>();
  map.set(key, found);
  return found;
};

/** Forgets what was said of addresses: after a change of visitor or site it may be said otherwise. */
export function forgetRoutes(app: App): void {
  of(blockedAt, app).clear();
}

function keptRoute(app: App, url: Place): Pick<Known, "block" | "redirect" | "gameRoute"> {
  const path = askedPath(url);
  const blocking = blockPath(url);
  const isFresh = siteClock.now() - (of(blockedAt, app).get(blocking) ?? Number.NEGATIVE_INFINITY) < BLOCK_FRESH;
  const block = isFresh
    ? app.client.readQuery({ query: RouteBlockDocument, variables: { path: blocking } })?.route?.block
    : undefined;
  const redirect =
    path === null
      ? undefined
      : app.client.readQuery({ query: RouteInfoDocument, variables: { path } })?.route?.redirect;
  const game = askedGame(url.pathname);
  return { block, redirect, gameRoute: game === null ? undefined : of(games, app).get(game) };
}

const later = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Asks what is not known of an address, in its own language, so that its head comes with it. Never fails. */
export async function askRoute(app: App, url: Place): Promise<void> {
  const { client } = app;
  const path = askedPath(url);
  const blocking = blockPath(url);
  const kept = keptRoute(app, url);
  const { prefix } = splitPath(url.pathname);
  const context = prefix === null ? {} : { headers: { "x-language": prefix } };
  const asked: Promise<unknown>[] = [];
  if (path !== null && kept.redirect === undefined)
    asked.push(client.query({ query: RouteInfoDocument, variables: { path }, errorPolicy: "all", context }));
  if (kept.block === undefined) asked.push(askBlock(app, blocking));
  const game = askedGame(url.pathname);
  if (game !== null && kept.gameRoute === undefined) asked.push(askGame(app, game));
  await Promise.race([Promise.allSettled(asked), later(PATIENCE)]);
}

async function askBlock(app: App, path: string): Promise<void> {
  const { data, error } = await app.client.query({
    query: RouteBlockDocument,
    variables: { path },
    errorPolicy: "all",
    fetchPolicy: "network-only",
  });
  if (data?.route != null && error === undefined) of(blockedAt, app).set(path, siteClock.now());
}

async function askGame(app: App, key: string): Promise<void> {
  const { CasinoGameRouteDocument } = await import("@/operations/games/generated.ts");
  const { data, error } = await app.client.query({
    query: CasinoGameRouteDocument,
    variables: { key },
    errorPolicy: "all",
  });
  if (data !== undefined && error === undefined) of(games, app).set(key, data.casinoGame?.route ?? null);
}

/** Facts with everything asked for that is not known. */
export function askedFacts(app: App, host: string, trigger: Visit["trigger"]): FactsSource {
  return async (place) => {
    await askRoute(app, place);
    return knownFacts(app, { ...place, host }, { trigger });
  };
}
