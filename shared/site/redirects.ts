/** When redirects of the operator act (SPEC 7.05), where they may lead, and when they lead in a circle (8.04). */
import { isPlainAddress, isSitePath } from "./links.ts";

/** Query parameter that lets redirects act outside of production: `?redirects=on`. */
export const REDIRECTS_FLAG = "redirects";

/** Where a URL of the site begins when it is written as a path. */
const base = "http://site.invalid";

/** Whether redirects act for an address: always in production, elsewhere when it asks for them. */
export function redirectsAct(url: string, siteEnv: string): boolean {
  return siteEnv === "production" || URL.parse(url, base)?.searchParams.get(REDIRECTS_FLAG) === "on";
}

/** An address in the form that addresses are compared in: no fragment, a path of this site without its host. */
export function comparableUrl(url: string): string {
  const parsed = URL.parse(url, base);
  if (parsed === null) return url;
  parsed.hash = "";
  return parsed.origin === base ? `${parsed.pathname}${parsed.search}` : parsed.href;
}

/** Whether a target has been gone through already. `trail` holds the addresses so far. */
export function isCyclic(trail: readonly string[], target: string): boolean {
  const compared = comparableUrl(target);
  return trail.some((url) => comparableUrl(url) === compared);
}

/** A target that a browser may be sent to: a path of the site, or an http(s) address. Null for anything else. */
export function redirectTarget(url: string | null): string | null {
  if (url === null || url.length > 2048 || !isPlainAddress(url)) return null;
  if (isSitePath(url)) return url;
  const protocol = URL.parse(url)?.protocol;
  return protocol === "https:" || protocol === "http:" ? url : null;
}
