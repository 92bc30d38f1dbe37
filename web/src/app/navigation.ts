import { isLanguageCode } from "#shared/languages.ts";
import { splitPath } from "#shared/routes.ts";
import type { GuardInput } from "@/guards/guard.ts";
import { loadWords } from "@/i18n/i18n.ts";
import { SiteDocument } from "@/operations/generated.ts";
import { type App, languageOf } from "./app.ts";
import { COOKIES, parseCookies, settingCookie } from "./settings.ts";
import { allowedLanguages } from "./siteData.ts";

/** What the guards need to know, from what the browser already knows. */
export function browserGuardInput(app: App, url: URL): GuardInput {
  const site = app.client.readQuery({ query: SiteDocument });
  const isSignedIn = site === null ? null : site.viewer !== null;
  const allowed = allowedLanguages(site?.siteConfig, isSignedIn === true, parseCookies(document.cookie).has("ua"));
  const { prefix } = splitPath(url.pathname);
  return {
    pathname: url.pathname, search: url.search, allowedLanguages: allowed,
    chosenLanguage: isLanguageCode(prefix) && allowed.includes(prefix) ? prefix : languageOf(app),
    isSignedIn,
    availableRoutes: site?.siteConfig?.availableRoutes ?? null,
  };
}

/** Brings the words of a path's language before its page shows, and remembers the choice. Page and coupon stay. */
export async function switchLanguage(app: App, prefix: string | null): Promise<void> {
  if (!isLanguageCode(prefix) || prefix === app.i18n.language) return;
  await loadWords(app.i18n, prefix);
  await app.i18n.changeLanguage(prefix);
  document.cookie = settingCookie(COOKIES.language, prefix);
  void refreshSite(app);
  // Live scores name their periods in the socket's language.
  app.connection?.renew();
}

/** Asks anew for the site's words and for who is signed in. Never fails: without an answer the old one stands. */
export async function refreshSite(app: App): Promise<void> {
  try {
    await app.client.query({ query: SiteDocument, fetchPolicy: "network-only", errorPolicy: "all" });
  } catch {
    // The gateway is away; the connection notice says so.
  }
}
