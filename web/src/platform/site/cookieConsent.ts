/**
 * Which cookies a visitor agreed to (SPEC 6.11, 7.26, 3.10 cookiesAgreeType). What the site can't work without is
 * always kept; everything else waits for a yes. A cookie that this table does not know counts as marketing: a new one
 * must be thought about before it can be stored without a yes.
 */

export type CookieType = "necessary" | "functional" | "marketing";

export interface CookieConsent {
  functional: boolean;
  marketing: boolean;
  /** When it was given, epoch seconds. */
  agreedAt: number;
}

/** Cookie that holds the consent itself. */
export const CONSENT_COOKIE = "cookies_agree";
/** How long a choice holds before it is asked for again, seconds. */
export const CONSENT_SECONDS = 180 * 86_400;

interface CookieEntry {
  type: CookieType;
  /** What it is for: key of the words on the cookies page. */
  purpose:
    | "consent"
    | "language"
    | "session"
    | "hiddenLanguages"
    | "maintenance"
    | "security"
    | "device"
    | "settings"
    | "layout"
    | "referral"
    | "counters";
}

/** Cookies by name; a name that ends in `*` stands for all that begin so. */
export const COOKIE_TABLE: Readonly<Record<string, CookieEntry>> = {
  [CONSENT_COOKIE]: { type: "necessary", purpose: "consent" },
  lang: { type: "necessary", purpose: "language" },
  session: { type: "necessary", purpose: "session" },
  ua: { type: "necessary", purpose: "hiddenLanguages" },
  maintenance: { type: "necessary", purpose: "maintenance" },
  rg_agreed: { type: "necessary", purpose: "consent" },
  ggru: { type: "necessary", purpose: "security" },
  grant: { type: "necessary", purpose: "security" },
  "oauth_*": { type: "necessary", purpose: "security" },
  one_tap: { type: "necessary", purpose: "security" },
  social_registration: { type: "necessary", purpose: "security" },
  last_active: { type: "necessary", purpose: "session" },
  device_record: { type: "necessary", purpose: "security" },
  platform_type: { type: "necessary", purpose: "device" },
  theme: { type: "functional", purpose: "settings" },
  odds: { type: "functional", purpose: "settings" },
  tz: { type: "functional", purpose: "settings" },
  "view_*": { type: "functional", purpose: "settings" },
  is12h: { type: "functional", purpose: "settings" },
  "fold_*": { type: "functional", purpose: "layout" },
  fold: { type: "functional", purpose: "layout" },
  favorites: { type: "functional", purpose: "settings" },
  recent_searches: { type: "functional", purpose: "settings" },
};

/** What a cookie is for; null for one that the table does not know. */
export function cookieEntryOf(name: string): CookieEntry | null {
  const own = Object.hasOwn(COOKIE_TABLE, name) ? COOKIE_TABLE[name] : undefined;
  if (own !== undefined) return own;
  const wild = Object.entries(COOKIE_TABLE).find(
    ([pattern]) => pattern.endsWith("*") && name.startsWith(pattern.slice(0, -1)),
  );
  return wild?.[1] ?? null;
}

export const cookieTypeOf = (name: string): CookieType => cookieEntryOf(name)?.type ?? "marketing";

/** What one visitor's consent allows. */
export interface ConsentFacts {
  /** Null while they have not chosen. */
  consent: CookieConsent | null;
  /** Whether the site asks at all (isShowCookieAgreePopup); where the operator need not ask, everything is allowed. */
  isAsked: boolean;
}

/** Whether a type of cookie may be stored. */
export function isAllowed(type: CookieType, { consent, isAsked }: ConsentFacts): boolean {
  if (type === "necessary") return true;
  return consent === null ? !isAsked : consent[type];
}

/**
 * Whether a cookie may be stored. The one question that everything asks before it writes a cookie or keeps an entry in
 * the browser.
 */
export const mayStore = (name: string, facts: ConsentFacts): boolean => isAllowed(cookieTypeOf(name), facts);

/** cookiesAgreeType: 0 only the necessary ones, 1 functional, 2 marketing, 3 all. */
export const consentType = ({ functional, marketing }: Pick<CookieConsent, "functional" | "marketing">): number =>
  Number(functional) + 2 * Number(marketing);

/** Value of the consent's cookie: its type and its time, such as "3.1795000000". */
export const consentValue = (consent: CookieConsent): string => `${consentType(consent)}.${consent.agreedAt}`;

/** Reads the consent's cookie; null for one that is missing or was not written by this site. */
export function readConsent(value: string | undefined): CookieConsent | null {
  const [, type, time] = /^([0-3])\.(\d{1,10})$/.exec(value ?? "") ?? [];
  if (type === undefined || time === undefined) return null;
  return { functional: (Number(type) & 1) === 1, marketing: (Number(type) & 2) === 2, agreedAt: Number(time) };
}

/** The consent among a visitor's cookies; null while they have not chosen. */
export const consentIn = (cookies: ReadonlyMap<string, string>): CookieConsent | null =>
  readConsent(cookies.get(CONSENT_COOKIE));

/** Cookies among these names that may no longer be kept. */
export const cookiesToForget = (names: readonly string[], facts: ConsentFacts): string[] =>
  names.filter((name) => !mayStore(name, facts));
