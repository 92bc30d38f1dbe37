/** Facts for tests of guards: an ordinary visitor on an ordinary site, and what is to be otherwise. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { factsOf, type Known } from "@/platform/navigation/facts.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { TEST_CONFIG } from "@/testing.tsx";
import type { GuardFacts, GuardViewer, Verdict } from "./guard.ts";

export const LANGUAGES = ["en", "ru", "ar", "es"].map((code) => ({ code, name: code, isRtl: code === "ar" }));

/** A player; `config` changes what their account says. */
export const player = (
  config: Partial<NonNullable<GuardViewer["config"]>> = {},
  rest: Partial<GuardViewer> = {},
): GuardViewer => ({
  id: "1",
  agreement: { isChanged: false },
  config: {
    banLevel: 0,
    banVersion: 1,
    isIdentificationNeeded: false,
    isIdentificationBonus: false,
    showsVerificationOnDeposit: false,
    verificationStatus: 0,
    ...config,
  },
  ...rest,
});

export const site = (change: Partial<SiteConfig> = {}): SiteConfig => ({
  ...TEST_CONFIG,
  languages: LANGUAGES,
  ...change,
});

/** What is otherwise than on an ordinary visit. */
export interface Change extends Partial<Omit<Known, "config" | "device">> {
  config?: Partial<SiteConfig> | null;
  device?: Partial<Known["device"]>;
  /** Language of an address that names none. */
  chosen?: LanguageCode;
}

/** Facts for an address, which may hold a query. */
export function facts(
  address: string,
  { config = {}, device = {}, chosen = "ru", ...change }: Change = {},
): GuardFacts {
  const { pathname, search } = new URL(address, "http://site.test");
  return factsOf(
    { pathname, search },
    {
      config: config === null ? null : site(config),
      viewer: null,
      isTermsRefused: false,
      block: null,
      redirect: null,
      gameRoute: undefined,
      cookies: new Map(),
      device: { isMobile: false, isTouchMac: false, isBot: false, isOldBrowser: false, ...device },
      host: "site.test",
      previous: null,
      trigger: "navigation",
      isServer: true,
      serverStatus: null,
      isStale: false,
      isNavigationBlocked: false,
      now: Date.parse("2026-11-21T12:00:00Z"),
      chooseLanguage: () => chosen,
      ...change,
    },
  );
}

/** A page inside the site. */
export const place = (pathname: string, search = "") => ({ pathname, search });

/** A verdict in short: "302 /en/line", "404", "pass". */
export const to = (verdict: Verdict): string =>
  verdict.kind === "redirect"
    ? `${verdict.status} ${verdict.to}`
    : verdict.kind === "block"
      ? String(verdict.status)
      : verdict.kind;
