/**
 * What the site may keep in a visitor's browser: the one place that asks their consent before it writes (SPEC 6.11).
 */
import { type ConsentFacts, consentIn, mayStore } from "./cookieConsent.ts";
import type { App } from "@/platform/app/app.ts";
import { parseCookies } from "./settings.ts";
import { readSiteConfig } from "./siteData.ts";
import { readCookieText, writeCookie } from "@/platform/browser/storage.ts";

/** What this visitor agreed to. While it is not known whether the site asks, nothing but the necessary is kept. */
export function consentFacts(app: Pick<App, "client">): ConsentFacts {
  return {
    consent: consentIn(parseCookies(readCookieText())),
    isAsked: readSiteConfig(app.client)?.isShowCookieAgreePopup ?? true,
  };
}

/** Whether a cookie, or an entry of the browser's storage under the same kind of name, may be kept. */
export const mayKeep = (app: Pick<App, "client">, name: string): boolean => mayStore(name, consentFacts(app));

/**
 * Writes a cookie that the visitor agreed to; without their yes what it says holds for the open page only. `text` is
 * the whole cookie.
 */
export function storeCookie(app: Pick<App, "client">, name: string, text: string): void {
  if (mayKeep(app, name)) writeCookie(text);
}
