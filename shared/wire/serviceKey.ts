/**
 * Rules of SERVICE_KEY, the key that the gateway and the back office show to the services. Both sides read it by these.
 */

/**
 * Joins processes that are started one by one on one machine for a demonstration. Everybody can read it here, so
 * nothing else may rely on it.
 */
export const DEMO_SERVICE_KEY = "demo-service-key";

/** Shortest key that production takes, in characters. */
const SHORTEST = 32;

/**
 * The key that a process uses; `trouble` is one line when the one that was set, or its absence, can't be accepted.
 * @param given the value of SERVICE_KEY; undefined or blank when it isn't set
 */
export function serviceKeyOf(
  given: string | undefined,
  siteEnv: "demo" | "production",
): { key: string; trouble: null } | { key: null; trouble: string } {
  const key = given?.trim() ?? "";
  const refused = (trouble: string) => ({ key: null, trouble });
  if (siteEnv === "demo") return { key: key === "" ? DEMO_SERVICE_KEY : key, trouble: null };
  if (key === "")
    return refused("SERVICE_KEY is missing: the services and the gateway share one when SITE_ENV=production");
  if (key === DEMO_SERVICE_KEY)
    return refused(
      "SERVICE_KEY is the demo's, which everybody knows: choose another, such as `openssl rand -hex 32` prints",
    );
  if (key.length < SHORTEST)
    return refused(
      `SERVICE_KEY is too short: production takes ${SHORTEST} characters or more, such as \`openssl rand -hex 32\` prints`,
    );
  return { key, trouble: null };
}
