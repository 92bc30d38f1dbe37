/** Cookies as texts: how a header is read, and how a cookie is written. */

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

/** Name and value as they stand in a Cookie header. */
export const cookieText = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;

/** Text of a cookie that remembers a setting for a year. */
export function settingCookie(name: string, value: string): string {
  return `${cookieText(name, value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** Text that takes a cookie away. */
export const removedCookie = (name: string): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Text of a cookie with a lifetime of its own, in seconds. */
export function lastingCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${cookieText(name, value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
