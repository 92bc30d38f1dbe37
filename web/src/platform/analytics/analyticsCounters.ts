/**
 * What a browser remembers for a day of how its visitor signs in and registers (SPEC 3.32, 4.42, 4.43, 9.30). It is
 * kept only where the visitor agreed; without their yes it holds for the open page.
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { trackEvent } from "./analytics.ts";
import type { App } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/** Registration types as analytics has them: one click has two names (SPEC 3.27). */
export const REG_TYPES = ["one_click", "fast_reg", "full_reg", "phone_reg", "soc_reg"] as const;
export type RegType = (typeof REG_TYPES)[number];

/** What was chosen in a registration that goes to another site and back. */
interface SocialData {
  currencyId: number;
  countryId: number;
  regType: RegType;
  promocode: string;
  countryCode: string;
}

export interface Counters {
  authTryCounter: number;
  /** Epoch milliseconds; null before the first. */
  lastAuthPopUpCallTime: number | null;
  regTryCounter: number;
  lastRegCallTime: number | null;
  /** Whether somebody registered here. */
  hasDone: boolean;
  socialData: SocialData | null;
  additionalParams: { type: string; hasRegister: boolean } | null;
}

type Site = Pick<App, "client">;
interface Kept {
  at: number;
  counters: Counters;
}

const KEY = "analytics_counters";
const KEPT_FOR = 86_400_000;

const nothing = (): Kept => ({
  at: siteClock.now(),
  counters: {
    authTryCounter: 0,
    lastAuthPopUpCallTime: null,
    regTryCounter: 0,
    lastRegCallTime: null,
    hasDone: false,
    socialData: null,
    additionalParams: null,
  },
});

/** Of a browser that keeps nothing. */
let unkept: Kept | null = null;

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    typeof value.at === "number" &&
    "counters" in value &&
    typeof value.counters === "object" &&
    value.counters !== null
  );
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localTexts.getItem(KEY) ?? "null") ?? unkept;
    return isKept(kept) && siteClock.now() - kept.at < KEPT_FOR
      ? { at: kept.at, counters: { ...nothing().counters, ...kept.counters } }
      : nothing();
  } catch {
    return unkept ?? nothing();
  }
}

/** Counters of this browser, of the last day. */
export const readCounters = (): Counters => read().counters;

function change(app: Site, counters: Partial<Counters>): void {
  const { at, counters: before } = read();
  unkept = { at, counters: { ...before, ...counters } };
  if (!mayKeep(app, KEY)) return;
  localTexts.setItem(KEY, JSON.stringify(unkept));
}

/** The sign-in window came up. */
export const noteAuthPopup = (app: Site): void => change(app, { lastAuthPopUpCallTime: siteClock.now() });

/** Somebody tried to sign in. */
export const noteAuthTry = (app: Site): void => change(app, { authTryCounter: readCounters().authTryCounter + 1 });

/** They are signed in (SPEC 4.43). */
export const noteAuthSuccess = (app: Site): void => change(app, { authTryCounter: 0 });

/** Registration was called: as a page, or as a window over one. @param type how it came up */
export function noteRegPage(app: Site, type: string): void {
  change(app, {
    regTryCounter: readCounters().regTryCounter + 1,
    lastRegCallTime: siteClock.now(),
    hasDone: false,
    additionalParams: { type, hasRegister: false },
  });
  trackEvent("registrationOpened", { type });
}

/** What is chosen in a registration that leads to a social network and back. */
export const noteSocialData = (app: Site, socialData: SocialData): void => change(app, { socialData });

/** Whether analytics knows a network or a registration type; an unknown one is logged (SPEC 8.33). */
export function isKnownToAnalytics(kind: "network" | "type", name: string): boolean {
  const names: readonly string[] = kind === "network" ? socialNetworks.map(({ code }) => code) : REG_TYPES;
  if (names.includes(name)) return true;
  console.warn(`analytics: unknown ${kind === "network" ? "social network" : "registration type"}`, name.slice(0, 64));
  return false;
}

/** Somebody registered (SPEC 4.42). */
export function noteRegDone(app: Site, regType: string): void {
  const { additionalParams } = readCounters();
  change(app, {
    lastRegCallTime: null,
    hasDone: true,
    socialData: null,
    additionalParams: { type: additionalParams?.type ?? "page", hasRegister: true },
  });
  if (isKnownToAnalytics("type", regType)) trackEvent("registrationDone", { regType });
}

/** Registration was left; told only where nobody registered (SPEC 4.42). */
export function noteRegLeave(): void {
  const { hasDone, regTryCounter, lastRegCallTime } = readCounters();
  if (hasDone || lastRegCallTime === null) return;
  trackEvent("registrationLeft", {
    tries: regTryCounter,
    seconds: Math.round((siteClock.now() - lastRegCallTime) / 1000),
  });
}
