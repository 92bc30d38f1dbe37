/** The version of the site that is served, as `/version.json` tells it (SPEC 4.61, 4.62). */

export const VERSION_PATH = "/version.json";
/** A page that has just loaded is new; it is looked up this much later for the first time (SPEC 9.12), milliseconds. */
export const VERSION_DELAY_MS = 60_000;
/** Milliseconds between two looks after the first. */
export const VERSION_EVERY_MS = 300_000;

/** The version in an answer; null for an invalid answer, such as a proxy's own page. */
export function versionIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("version" in body)) return null;
  const { version } = body;
  return typeof version === "string" && /^[\w.-]{1,64}$/.test(version) ? version : null;
}

/** Whether a page made by one version is old. Without an answer, or where pages don't know their own, it is not. */
export const isStale = (own: string | null, served: string | null): boolean =>
  own !== null && served !== null && own !== served;
