import { randomUUID } from "node:crypto";
import { type ApolloClient, makeVar } from "@apollo/client";
import { type CookieConsent, consentIn } from "#shared/cookieConsent.ts";
import { isLanguageCode, type LanguageCode } from "#shared/languages.ts";
import { publicOrigin, readOrigins } from "#shared/publicOrigin.ts";
import { splitPath } from "#shared/routes.ts";
import { createServerClient } from "@/apollo/serverClient.server.ts";
import type { ConnectionState } from "@/apollo/connection.ts";
import { createCouponState } from "@/betting/couponState.ts";
import { Favorites } from "@/betting/favorites.ts";
import { Placing, type PlacingTools } from "@/betting/placing.ts";
import { PriceStore } from "@/betting/priceStore.ts";
import { requestI18n } from "@/i18n/i18n.ts";
import { asksForPseudo } from "@/i18n/pseudoMode.ts";
import type { App } from "@/app/app.ts";
import type { FactsSource } from "@/app/deciding/decide.ts";
import type { OpenDialog } from "@/app/dialogs.ts";
import { createNotifications } from "@/app/notifications.ts";
import { loadServerFacts } from "@/app/deciding/serverFacts.server.ts";
import { COOKIES, parseCookies, readSettings, type Settings } from "@/app/site/settings.ts";
import { isSharedRequest } from "@/app/site/sharedPage.ts";
import { readSiteConfig } from "@/app/site/siteData.ts";
import { createVisit } from "@/app/deciding/visit.ts";

export interface ServerApp {
  app: App;
  /** What the guards look at. */
  facts: FactsSource;
}

/** A page is rendered as one without favourites: they come in the browser. */
const SERVER_FAVORITES = { load: async () => null, change: async () => ({ keys: null, error: null }), tell: () => undefined, storage: () => null };

/** Nothing is placed while a page is rendered. */
const SERVER_PLACING: PlacingTools = {
  send: async () => ({ kind: "unknown" }), pause: async () => undefined, newKey: () => "", placed: () => undefined,
};

async function appOf(request: Request, client: ApolloClient, language: LanguageCode, now: number): Promise<App> {
  const coupon = createCouponState();
  const cookies = parseCookies(request.headers.get("cookie"));
  return {
    client,
    i18n: await requestI18n(language, asksForPseudo(readSiteConfig(client)?.siteEnv, new URL(request.url).search, cookies)),
    prices: new PriceStore(),
    live: null,
    structure: null,
    connection: null,
    connectionState: makeVar<ConnectionState>("idle"),
    coupon,
    placing: new Placing(coupon, SERVER_PLACING),
    favorites: new Favorites(SERVER_FAVORITES),
    settings: makeVar<Settings>(readSettings(cookies)),
    consent: makeVar<CookieConsent | null>(consentIn(cookies)),
    dialog: makeVar<OpenDialog | null>(null),
    isStale: makeVar(false),
    notifications: createNotifications(),
    visit: createVisit(),
    // A page for many is allowed its scripts by their hashes.
    nonce: isSharedRequest(request) ? undefined : randomUUID(),
    now,
    origin: publicOrigin(request.url, readOrigins(process.env)),
  };
}

/** Language that an address and a cookie ask for, before anything is known of the site. */
function askedLanguage(request: Request): LanguageCode {
  const { prefix } = splitPath(new URL(request.url).pathname);
  const stored = parseCookies(request.headers.get("cookie")).get(COOKIES.language);
  return isLanguageCode(prefix) ? prefix : isLanguageCode(stored) ? stored : "en";
}

/** Makes the app of one request and what its guards need to know. */
export async function createServerApp(request: Request): Promise<ServerApp> {
  let language = askedLanguage(request);
  const client = createServerClient(request, () => language);
  const now = Date.now();
  const { source, language: own } = await loadServerFacts({ headers: request.headers, url: new URL(request.url), cookies: parseCookies(request.headers.get("cookie")), now }, client);
  language = own;
  return { app: await appOf(request, client, language, now), facts: source };
}

/** An app that asked nobody for anything: for the page that says that something is wrong with the site itself. */
export function createBareApp(request: Request): Promise<App> {
  const language = askedLanguage(request);
  return appOf(request, createServerClient(request, () => language), language, Date.now());
}
