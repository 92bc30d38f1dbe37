/**
 * What guards look at and what they say (SPEC 2.63). Pure data on both sides: a guard asks nobody and changes nothing.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { RouteEntry } from "#shared/routes/entry.ts";
import type { RouteMatch } from "#shared/routes/routes.ts";
import type { DialogName } from "@/platform/app/dialogs.ts";
import type { SiteConfig, Viewer } from "@/platform/site/siteData.ts";

/** What is known of the player's account; a part is null if its service did not answer. */
export interface GuardViewer {
  id: string;
  config: Pick<
    NonNullable<Viewer["config"]>,
    | "banLevel"
    | "banVersion"
    | "isIdentificationNeeded"
    | "isIdentificationBonus"
    | "showsVerificationOnDeposit"
    | "verificationStatus"
  > | null;
  agreement: { isChanged: boolean } | null;
}

/** What the visitor's device tells of itself (SPEC 3.25, 9.31). */
export interface Device {
  isMobile: boolean;
  /** Reports as a desktop Mac but has a touch screen: a tablet (SPEC 2.06). Known in the browser only. */
  isTouchMac: boolean;
  isBot: boolean;
  isOldBrowser: boolean;
}

export interface GuardFacts {
  url: { pathname: string; search: string };
  /** Language prefix as it stands in the address, and the path behind it. */
  prefix: string | null;
  path: string;
  /** Page at the path; null if there is none. */
  match: RouteMatch | null;
  route: RouteEntry | null;
  /**
   * Languages this visitor may use, and the page's: the prefix where it is allowed, else the chosen one (SPEC 2.02).
   */
  allowedLanguages: readonly LanguageCode[];
  lang: LanguageCode;
  /** Null while it is not known, which switches nothing off. */
  config: SiteConfig | null;
  /** Null for a guest; undefined while nobody can tell, and then nobody is sent away. */
  viewer: GuardViewer | null | undefined;
  /** A call was refused for terms that changed: 451 with exception code 1 (SPEC 8.24). */
  isTermsRefused: boolean;
  /** What the operator says of the address; undefined while it is not known. */
  block: { displayTypeId: number; templateTypeId: number } | null | undefined;
  redirect: { url: string; code: number } | null | undefined;
  /**
   * Game project under a number or an old name (SPEC 2.27): its route, null for none, undefined while it is not known
   * or not asked.
   */
  gameRoute: string | null | undefined;
  cookies: ReadonlyMap<string, string>;
  device: Device;
  /** Host of the address, such as "m.example.com:3000". */
  host: string;
  /** Page the visitor comes from inside the site; null on the first request. */
  previous: { pathname: string; search: string } | null;
  /** Why the guards run: a visitor goes somewhere, or something about them changed where they stand (SPEC 4.25). */
  trigger: "navigation" | "change";
  isServer: boolean;
  /** The first run in a browser, on the page that the server sent, with the status that it had. */
  serverStatus: number | null;
  /** The page is of another version than the server (SPEC 4.62). */
  isStale: boolean;
  /** Leaving the page is not possible at the moment (SPEC 4.54). */
  isNavigationBlocked: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** What is to be done beside the verdict; one place on each side does it. */
export type Effect =
  | { kind: "setCookie"; name: string; value: string; seconds: number }
  | { kind: "openDialog"; name: DialogName; params?: Readonly<Record<string, string>> }
  | { kind: "closeDialogs" }
  | { kind: "track"; event: "pageView"; path: string; route: string }
  | { kind: "loadDictionaries"; path: string; ids: readonly string[] }
  | { kind: "preloadMedia"; fonts: readonly string[] }
  | { kind: "quickCoupon"; isVisible: boolean }
  | { kind: "log"; message: string; details?: Readonly<Record<string, unknown>> };

export type Verdict =
  /** `isFinal`: no further guard is asked. */
  | { kind: "pass"; effects?: readonly Effect[]; isFinal?: true }
  /** `to` is a path of the site, or an http(s) address of the operator's choice. */
  | { kind: "redirect"; to: string; status: 301 | 302; effects?: readonly Effect[] }
  | { kind: "block"; status: 404 | 451 | 500 | 503; reason?: string; retryAfter?: number; effects?: readonly Effect[] }
  /** The target is loaded as a whole page. */
  | { kind: "reload"; to: string; effects?: readonly Effect[] }
  /** The visitor stays where they are. */
  | { kind: "cancel"; effects?: readonly Effect[] };

export type Guard = (facts: GuardFacts) => Verdict;

export const PASS: Verdict = { kind: "pass" };

/** A verdict that lets pass, and has something done. */
export const passWith = (...effects: Effect[]): Verdict => (effects.length === 0 ? PASS : { kind: "pass", effects });

/** A redirect that need not hold for ever. */
export const goTo = (to: string, effects: readonly Effect[] = []): Verdict => ({
  kind: "redirect",
  to,
  status: 302,
  ...(effects.length > 0 && { effects }),
});

/**
 * Whether the address begins with a language that this visitor may use; otherwise it is another page's first (SPEC
 * 2.02).
 */
export const hasLanguage = ({ prefix, allowedLanguages }: GuardFacts): boolean =>
  prefix !== null && (allowedLanguages as readonly string[]).includes(prefix);

/** Level above 0 (SPEC 4.52). While the player's config is not known nobody is banned. */
export const isBanned = ({ viewer }: GuardFacts): boolean => (viewer?.config?.banLevel ?? 0) > 0;

/** Whether the numbered flag is on; while the config is not known everything is. */
export const hasFlag = ({ config }: GuardFacts, flag: number | null): boolean =>
  flag === null || config === null || config.availableRoutes.includes(flag);

/** Address with its query. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname}${search}`;
