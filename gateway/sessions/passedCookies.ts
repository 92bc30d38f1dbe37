/** Cookies that a sign-in service sets in its answers: those on the list go on to the browser, each on its own. */
import { isGivenCookie, isOwnCookie, type SessionCookie } from "./cookie.ts";

/** A cookie as a service's Set-Cookie line has it. */
export interface UpstreamCookie {
  name: string;
  value: string;
  /** How long it lasts; 0 or less ends it. */
  seconds: number;
}

/** Lifetime of a cookie that names none [9.32]. */
const defaultSeconds = 24 * 60 * 60;
/** Browsers keep no cookie longer. */
const longestSeconds = 400 * 24 * 60 * 60;

/** A token of RFC 6265. */
const nameForm = /^[\w!#$%&'*+.^`|~-]+$/;

/** Decodes an encoded value, because the reply encodes it again. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Reads a Set-Cookie line; null for anything else. Domain, path and flags are the gateway's own affair. @param now
 * epoch milliseconds
 */
export function readSetCookie(line: string, now: number = Date.now()): UpstreamCookie | null {
  const [pair = "", ...attributes] = line.split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, Math.max(0, equals)).trim();
  if (!nameForm.test(name)) return null;
  const of = (name: string) =>
    attributes
      .map((attribute) => attribute.trim())
      .find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const maxAge = of("max-age");
  const expires = Date.parse(of("expires") ?? "");
  const seconds =
    maxAge !== undefined && /^-?\d{1,12}$/.test(maxAge)
      ? Number(maxAge)
      : Number.isNaN(expires)
        ? defaultSeconds
        : Math.round((expires - now) / 1000);
  return { name, value: decoded(pair.slice(equals + 1).trim()), seconds: Math.min(seconds, longestSeconds) };
}

/** Gives a line's cookie to the browser when it is on the list. The gateway's own never are: it sets those itself. */
export function passSetCookie(cookie: SessionCookie | null, line: string, allowed: ReadonlySet<string>): void {
  const read = readSetCookie(line);
  if (
    cookie === null ||
    read === null ||
    isOwnCookie(read.name) ||
    !(isGivenCookie(read.name) || allowed.has(read.name))
  )
    return;
  cookie.pass(read.name, read.value, Math.max(0, read.seconds));
}
