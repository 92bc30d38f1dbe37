/**
 * What a partner's link leaves in the visitor's browser, so that a registration days later still counts to the partner
 * (SPEC 3.39, 9.32). Nothing is stored without its query key (5.09).
 */

const SECOND = 1;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** Text of a cookie under the reflink tag (SPEC 3.39). */
export interface ReferralValue {
  /** Key that the tag came by. */
  type: string;
  val: string;
  /** What the partner added for themselves; null without it. */
  additional: string | null;
}

interface ReferralRule {
  cookie: string;
  /** Query keys in the order they are looked for; the first one with a usable value counts. */
  keys: readonly string[];
  /** Lifetime in seconds. */
  seconds: number;
  /** Another lifetime when one of these keys came along. */
  unless?: { keys: readonly string[]; seconds: number };
  /** Stored as a `ReferralValue` and not as the plain value. */
  isTagged?: true;
}

const TAGS = ["reflink", "tag", "btag"] as const;
const CLICKS = ["click_id", "clickid"] as const;
/** Of cookies that the specification gives no lifetime of their own. */
const DEFAULT_SECONDS = DAY;

export const REFERRAL_COOKIES: readonly ReferralRule[] = [
  { cookie: "refererid", keys: ["refererid"], seconds: 60 * DAY },
  { cookie: "bf", keys: ["bf"], seconds: DAY },
  { cookie: "reflinkid", keys: TAGS, seconds: 60 * DAY, isTagged: true },
  // Tells a visit by a tag from a later one on the browser's own account.
  { cookie: "shorttag", keys: TAGS, seconds: HOUR },
  {
    cookie: "partner_id",
    keys: ["partner_id", "partner"],
    seconds: 60 * DAY,
    unless: { keys: CLICKS, seconds: 30 * DAY },
  },
  { cookie: "click_id", keys: CLICKS, seconds: 30 * DAY },
  {
    cookie: "postback_watcher",
    keys: ["watcher"],
    seconds: 4 * SECOND,
    unless: { keys: ["postback"], seconds: 30 * DAY },
  },
  { cookie: "subid", keys: ["subid", "sub_id"], seconds: 60 * DAY },
  { cookie: "utm_source", keys: ["utm_source"], seconds: DEFAULT_SECONDS },
  { cookie: "utm_medium", keys: ["utm_medium"], seconds: DEFAULT_SECONDS },
  { cookie: "utm_campaign", keys: ["utm_campaign"], seconds: DEFAULT_SECONDS },
];

/** Key of what the partner adds to their tag. */
const ADDITIONAL_KEY = "additional";

/** Every key of a link that says who sent the visitor; a page's own address is the one without them. */
export const REFERRAL_KEYS: ReadonlySet<string> = new Set([
  ...REFERRAL_COOKIES.flatMap(({ keys, unless }) => [...keys, ...(unless?.keys ?? [])]),
  ADDITIONAL_KEY,
  "utm_content",
  "utm_term",
  "gclid",
  "fbclid",
  "yclid",
]);

export interface ReferralCookie {
  name: string;
  value: string;
  seconds: number;
}

/** What partners' systems write into links; anything else was written by somebody who tries something. */
const USABLE = /^[\p{L}\p{N}_.~:|@+=\-/ ]{1,200}$/u;

/** The first usable value of the keys; null without one. */
function valueOf(search: URLSearchParams, keys: readonly string[]): { key: string; value: string } | null {
  for (const key of keys) {
    const value = search.get(key)?.trim();
    if (value !== undefined && USABLE.test(value)) return { key, value };
  }
  return null;
}

/** Cookies that an address asks for; none for an address without the keys. */
export function referralCookies(search: URLSearchParams): ReferralCookie[] {
  if (search.size === 0) return [];
  return REFERRAL_COOKIES.flatMap(({ cookie, keys, seconds, unless, isTagged }) => {
    const found = valueOf(search, keys);
    if (found === null) return [];
    const tagged: ReferralValue = {
      type: found.key,
      val: found.value,
      additional: valueOf(search, [ADDITIONAL_KEY])?.value ?? null,
    };
    const lasting = unless !== undefined && unless.keys.some((key) => search.has(key)) ? unless.seconds : seconds;
    return [{ name: cookie, value: isTagged === true ? JSON.stringify(tagged) : found.value, seconds: lasting }];
  });
}

/** An address without the keys of partners; null if it has none of them. */
export function withoutReferrals({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  const keys = [...query.keys()].filter((key) => REFERRAL_KEYS.has(key));
  if (keys.length === 0) return null;
  for (const key of keys) query.delete(key);
  return `${pathname}${query.size === 0 ? "" : `?${query.toString()}`}`;
}

/** What a tag's cookie says; null if it no longer has the form that it was given. */
export function tagOf(text: string): ReferralValue | null {
  try {
    const { type, val, additional } = JSON.parse(text) as Partial<ReferralValue>;
    if (typeof type !== "string" || !TAGS.some((tag) => tag === type)) return null;
    if (typeof val !== "string" || !USABLE.test(val)) return null;
    if (additional === null) return { type, val, additional };
    return typeof additional === "string" && USABLE.test(additional) ? { type, val, additional } : null;
  } catch {
    return null;
  }
}

/** Of what a browser sent as cookies, those that partners' links left there, in the form that they were given. */
export function keptReferrals(cookies: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    REFERRAL_COOKIES.flatMap(({ cookie, isTagged }) => {
      const value = cookies[cookie];
      return value !== undefined && (isTagged === true ? tagOf(value) !== null : USABLE.test(value))
        ? [[cookie, value]]
        : [];
    }),
  );
}
