/** Analytics counters are asked for once: what a browser holds is not asked for again (SPEC 7.11). */

/** Name of the cookie, and of the storage entry, that says counters are there already. */
export const COUNTERS_KEY = "counters";

/** Whether the counters call is needed. @param cookies the Cookie header @param stored the storage entry */
export function needsCounters(cookies: string | null, stored: string | null): boolean {
  const inCookie = (cookies ?? "")
    .split(";")
    .some((pair) => pair.trim().startsWith(`${COUNTERS_KEY}=`) && pair.trim().length > COUNTERS_KEY.length + 1);
  return !inCookie && (stored === null || stored === "");
}
