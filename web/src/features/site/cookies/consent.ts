import { siteClock } from "@/platform/browser/siteClock.ts";
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentFacts,
  consentValue,
  cookiesToForget,
  type CookieConsent,
} from "@/platform/site/cookieConsent.ts";
import { useClient, useConsent, useSettingsVariable } from "@/platform/app/app.ts";
import { resumeEffects } from "@/platform/navigation/effects.ts";
import { cookieOf, parseCookies, SETTING_NAMES, SETTINGS } from "@/platform/site/settings.ts";
import { storeCookie } from "@/platform/site/storage.ts";
import { readCookieText, writeCookie } from "@/platform/browser/storage.ts";

export type Choice = Pick<CookieConsent, "functional" | "marketing">;

export const NOTHING: Choice = { functional: false, marketing: false };

/**
 * Keeps a choice: writes it, takes away what may no longer be kept, and remembers the settings of the open page that
 * now may be.
 */
export function useKeepConsent(): (choice: Choice) => void {
  const client = useClient();
  const consentVariable = useConsent();
  const settings = useSettingsVariable();
  return ({ functional, marketing }) => {
    const consent: CookieConsent = { functional, marketing, agreedAt: Math.floor(siteClock.now() / 1000) };
    writeCookie(`${CONSENT_COOKIE}=${consentValue(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`);
    const facts: ConsentFacts = { consent, isAsked: true };
    for (const name of cookiesToForget([...parseCookies(readCookieText()).keys()], facts))
      writeCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
    const kept = settings();
    for (const name of SETTING_NAMES) storeCookie({ client }, SETTINGS[name].cookie, cookieOf(name, kept[name]));
    resumeEffects({ client });
    consentVariable(consent);
  };
}
