/** The agreement about responsible gaming that may come before registering (SPEC 4.45): remembered by the browser. */
import { lastingCookie, parseCookies } from "@/platform/site/cookies.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { readCookieText, writeCookie } from "@/platform/browser/storage.ts";

export const AGREEMENT_COOKIE = "rg_agreed";
const AGREED_FOR = 180 * 86_400;

export const isAgreed = (): boolean => parseCookies(readCookieText()).get(AGREEMENT_COOKIE) === "1";

export function rememberAgreement(): void {
  writeCookie(lastingCookie(AGREEMENT_COOKIE, "1", AGREED_FOR, location.protocol === "https:"));
}

/** Whether it comes before registering, for this browser now. */
export const needsAgreement = (config: Pick<SiteConfig, "isResponsibleGamingAgreementRequired"> | null): boolean =>
  config?.isResponsibleGamingAgreementRequired === true && !isAgreed();
