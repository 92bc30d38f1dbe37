import { randomUUID } from "node:crypto";
import { makeVar } from "@apollo/client";
import { isLanguageCode, preferredLanguage } from "#shared/languages.ts";
import { splitPath } from "#shared/routes.ts";
import { createServerClient } from "@/apollo/serverClient.server.ts";
import type { ConnectionState } from "@/apollo/connection.ts";
import { createCouponState } from "@/betting/couponState.ts";
import { Placing, type PlacingTools } from "@/betting/placing.ts";
import { PriceStore } from "@/betting/priceStore.ts";
import type { GuardInput } from "@/guards/guard.ts";
import { createI18n } from "@/i18n/i18n.ts";
import { SiteDocument, type SiteQuery } from "@/operations/generated.ts";
import type { App } from "./app.ts";
import { COOKIES, parseCookies, readSettings, type Settings } from "./settings.ts";
import { allowedLanguages, fallbackLanguage } from "./siteData.ts";

export interface ServerApp {
  app: App;
  guardInput: GuardInput;
}

/** Nothing is placed while a page is rendered. */
const SERVER_PLACING: PlacingTools = {
  send: async () => ({ kind: "unknown" }), pause: async () => undefined, newKey: () => "", placed: () => undefined,
};

async function askSite(app: Pick<App, "client">): Promise<SiteQuery | undefined> {
  try {
    const { data, error } = await app.client.query({ query: SiteDocument, fetchPolicy: "no-cache", errorPolicy: "all" });
    const hasAnswer = data != null && (error === undefined || data.siteConfig !== null || data.viewer !== null);
    if (!hasAnswer) return undefined;
    app.client.writeQuery({ query: SiteDocument, data });
    return data;
  } catch {
    return undefined;
  }
}

/** Makes the app of one request and what its guards need to know, with one question to the gateway. */
export async function createServerApp(request: Request): Promise<ServerApp> {
  const { pathname, search } = new URL(request.url);
  const cookies = parseCookies(request.headers.get("cookie"));
  const { prefix } = splitPath(pathname);
  const stored = cookies.get(COOKIES.language);
  let language = isLanguageCode(prefix) ? prefix : isLanguageCode(stored) ? stored : "en";
  const client = createServerClient(request, () => language);
  const site = await askSite({ client });

  const isSignedIn = site === undefined ? null : site.viewer !== null;
  const allowed = allowedLanguages(site?.siteConfig, isSignedIn === true, cookies.has("ua"));
  const fits = (code: string | null | undefined) => isLanguageCode(code) && allowed.includes(code) ? code : null;
  language = fits(prefix) ?? fits(stored) ?? preferredLanguage(request.headers.get("accept-language"), allowed) ?? fallbackLanguage(site?.siteConfig, allowed);

  const coupon = createCouponState();
  const app: App = {
    client,
    i18n: await createI18n(language),
    prices: new PriceStore(),
    live: null,
    structure: null,
    connection: null,
    connectionState: makeVar<ConnectionState>("idle"),
    coupon,
    placing: new Placing(coupon, SERVER_PLACING),
    settings: makeVar<Settings>(readSettings(cookies)),
    dialog: makeVar<"signIn" | null>(null),
    nonce: randomUUID(),
    now: Date.now(),
  };
  return {
    app,
    guardInput: {
      pathname, search, allowedLanguages: allowed, chosenLanguage: language, isSignedIn,
      availableRoutes: site?.siteConfig?.availableRoutes ?? null,
    },
  };
}
