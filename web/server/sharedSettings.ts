/**
 * Settings that pages are kept for. A returning guest has their theme, time zone and odds format in cookies; each way
 * of writing them that a page is kept for is one of a known few, so that nobody can fill the memory with inventions.
 */
import { CONSENT_COOKIE, consentValue, readConsent } from "../src/platform/site/cookieConsent.ts";
import { isOddsView } from "#shared/betting/odds.ts";
import { COOKIES, DEFAULT_TIME_ZONE } from "../src/platform/site/settings.ts";

/** Whole hours from UTC, as the settings offer them. */
const offsets = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((hours) => [
  `Etc/GMT+${hours}`,
  `Etc/GMT-${hours}`,
]);
/** Zones that browsers report: the canonical ones, and those that were renamed, as newer browsers call them. */
const zones: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf("timeZone"),
  ...offsets,
  "UTC",
  "Etc/GMT-13",
  "Etc/GMT-14",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Ho_Chi_Minh",
  "Asia/Yangon",
  "Europe/Kyiv",
  "America/Nuuk",
  "America/Argentina/Buenos_Aires",
]);

const isOddsText = (value: string): boolean =>
  /^\d{1,2}$/.test(value) && String(Number(value)) === value && isOddsView(Number(value));

/**
 * Anyone who has answered the question about cookies is not asked again; what they answered, no page for many depends
 * on.
 */
const ANSWERED = consentValue({ functional: false, marketing: false, agreedAt: 1 });

/** What each cookie may say, in the order in which they are written; null for what says no more than no cookie. */
const readers: readonly { name: string; isVariant: boolean; read(value: string): string | null | undefined }[] = [
  { name: CONSENT_COOKIE, isVariant: false, read: (value) => (readConsent(value) === null ? null : ANSWERED) },
  {
    name: COOKIES.theme,
    isVariant: false,
    read: (value) => (value === "auto" ? null : value === "light" || value === "dark" ? value : undefined),
  },
  { name: COOKIES.oddsView, isVariant: true, read: (value) => (isOddsText(value) ? value : undefined) },
  {
    name: COOKIES.timeZone,
    isVariant: true,
    read: (value) => (value === DEFAULT_TIME_ZONE ? null : zones.has(value) ? value : undefined),
  },
  ...[COOKIES.foldedStart, COOKIES.foldedEnd].map((name) => ({
    name,
    isVariant: true,
    read: (value: string) => (value === "0" ? null : value === "1" ? value : undefined),
  })),
];

/**
 * A Cookie header that says the settings in the one way in which pages are kept; null for any other cookie or value.
 */
export function sharedSettings(
  cookies: ReadonlyMap<string, string>,
): { cookie: string; isVariant: boolean; hasAnswered: boolean } | null {
  const left = new Set(cookies.keys());
  const said: string[] = [];
  let isVariant = false;
  for (const reader of readers) {
    const value = cookies.get(reader.name);
    left.delete(reader.name);
    if (value === undefined) continue;
    const kept = reader.read(value);
    if (kept === undefined) return null;
    if (kept === null) continue;
    isVariant ||= reader.isVariant;
    said.push(`${reader.name}=${encodeURIComponent(kept)}`);
  }
  return left.size > 0
    ? null
    : { cookie: said.join("; "), isVariant, hasAnswered: said[0]?.startsWith(`${CONSENT_COOKIE}=`) === true };
}
