/** A visitor's settings. They live in cookies, so that the first HTML is already right. */
import { isOddsView } from "#shared/odds.ts";

export type Theme = "light" | "dark" | "auto";

export interface Settings {
  /** "auto" follows the system (SPEC 3.10 appTheme: 0 light, 1 dark). */
  theme: Theme;
  /** Number of the odds format; null takes the site's default. */
  oddsView: number | null;
  /** IANA name of the time zone that times are shown in. */
  timeZone: string;
}

/** UTC+3 (SPEC 3.10: time zone 3); POSIX zone names count westwards. */
export const DEFAULT_TIME_ZONE = "Etc/GMT-3";

export const COOKIES = { language: "lang", theme: "theme", oddsView: "odds", timeZone: "tz" } as const;
const YEAR_SECONDS = 31_536_000;

/** Reads a Cookie header (RFC 6265) into a table; a later cookie of the same name is ignored. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at < 1 || cookies.has(name)) continue;
    try {
      cookies.set(name, decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      // A value that is no percent-encoding was not written by this site.
    }
  }
  return cookies;
}

function isTimeZone(value: string | undefined): value is string {
  if (value === undefined || value.length > 64) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Settings from cookies; whatever is missing or malformed takes its default. */
export function readSettings(cookies: Map<string, string>): Settings {
  const theme = cookies.get(COOKIES.theme);
  const oddsView = Number(cookies.get(COOKIES.oddsView) ?? Number.NaN);
  const timeZone = cookies.get(COOKIES.timeZone);
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    oddsView: isOddsView(oddsView) ? oddsView : null,
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
  };
}

/** Text of a cookie that remembers a setting for a year. */
export function settingCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
