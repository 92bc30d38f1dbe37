import { CONSENT_COOKIE, CONSENT_SECONDS, type ConsentFacts, consentValue, cookiesToForget, type CookieConsent } from "#shared/cookieConsent.ts";
import type { App } from "@/app/app.ts";
import { resumeEffects } from "@/app/deciding/effects.ts";
import { cookieOf, parseCookies, SETTING_NAMES, SETTINGS } from "@/app/site/settings.ts";
import { storeCookie } from "@/app/site/storage.ts";

export type Choice = Pick<CookieConsent, "functional" | "marketing">;

export const NOTHING: Choice = { functional: false, marketing: false };

/**
 * Keeps a choice: writes it, takes away what may no longer be kept, and remembers the settings of the open page that now
 * may be.
 */
export function keepConsent(app: App, { functional, marketing }: Choice): void {
  const consent: CookieConsent = { functional, marketing, agreedAt: Math.floor(Date.now() / 1000) };
  document.cookie = `${CONSENT_COOKIE}=${consentValue(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`;
  const facts: ConsentFacts = { consent, isAsked: true };
  for (const name of cookiesToForget([...parseCookies(document.cookie).keys()], facts)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const settings = app.settings();
  for (const name of SETTING_NAMES) storeCookie(app, SETTINGS[name].cookie, cookieOf(name, settings[name]));
  resumeEffects(app);
  app.consent(consent);
}
