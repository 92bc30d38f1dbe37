/**
 * Which origin the site calls its own in what it says of itself: canonical addresses, alternates, site maps. The Host
 * of a request is the visitor's word, and pages are kept for others: only an origin that the operator named, or one of
 * this machine, is believed.
 */

export interface OriginSettings {
  /** The site's own origins, the main one first; a mirror is any further one. */
  known: readonly string[];
  /** For requests by an unknown name where the operator named none. */
  fallback: string;
}

/**
 * Reads `PUBLIC_URL` (a comma list, the main address first) and `ALLOWED_ORIGINS`; what is no http(s) origin is left
 * out.
 */
export function readOrigins(env: Readonly<Record<string, string | undefined>>): OriginSettings {
  const known = [env["PUBLIC_URL"], env["ALLOWED_ORIGINS"]]
    .flatMap((list) => (list ?? "").split(","))
    .map(originOf)
    .filter((origin) => origin !== null);
  return { known: [...new Set(known)], fallback: `http://localhost:${env["WEB_PORT"] ?? 3000}` };
}

/**
 * What is wrong with PUBLIC_URL, in one line; null if it can be used. Canonical addresses, site maps and links in
 * letters begin with it, so production must have one, and a wrong one must not be passed over.
 */
export function publicUrlTrouble(value: string | undefined, siteEnv: string): string | null {
  const entries = (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  if (entries.length === 0)
    return siteEnv === "production"
      ? "PUBLIC_URL is missing: production needs the address people reach the site by, such as https://bets.example.com"
      : null;
  const wrong = entries.find((entry) => {
    const url = URL.parse(entry);
    return (
      originOf(entry) === null ||
      url === null ||
      url.hostname === "" ||
      url.pathname !== "/" ||
      url.search !== "" ||
      url.hash !== "" ||
      url.username !== "" ||
      url.password !== ""
    );
  });
  return wrong === undefined ? null : `PUBLIC_URL=${wrong} is not an origin such as https://bets.example.com`;
}

function originOf(text: string): string | null {
  const url = URL.parse(text.trim());
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.origin : null;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin can be reached from its own machine only: no search engine can come there. */
export function isLoopback(origin: string): boolean {
  return loopback.test(URL.parse(origin)?.hostname ?? "");
}

/**
 * The public origin of a request: its own where it is known, the known one of the same host where only the protocol
 * differs (a proxy took TLS off), else the main one.
 */
export function publicOrigin(asked: string, { known, fallback }: OriginSettings): string {
  const url = URL.parse(asked);
  if (url !== null && (known.includes(url.origin) || isLoopback(url.origin))) return url.origin;
  const sameHost = known.find((origin) => URL.parse(origin)?.host === url?.host);
  return sameHost ?? known[0] ?? fallback;
}

/** Whether search engines may keep what lies here: a demo's pages only where none can come. */
export function mayBeIndexed(siteEnv: string | null | undefined, origin: string): boolean {
  return siteEnv === "production" || isLoopback(origin);
}
