/**
 * Which headers pass between the gateway and an upstream service. Everything else stays where it is: what a client
 * sends never goes upstream by itself, and of an answer's headers nothing reaches a client by itself.
 */

/** Headers a call may carry beside those of every call. */
const sentHeaders = [
  "authorization", "x-auth", "x-session", "x-cookie-iframe",
  "x-language", "x-geo-country", "x-client-address", "user-agent",
  "x-captcha-result", "x-fingerprint", "idempotency-key", "x-redirects-key",
  "mf-render-mode", "mf-api-version", "force-spa",
] as const;
export type SentHeader = (typeof sentHeaders)[number];

const sentNames: ReadonlySet<string> = new Set(sentHeaders);
export const isSentHeader = (name: string): name is SentHeader => sentNames.has(name);

/** Sent with every call [7.02]. */
export const appHeaders = { accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-app-name": "white-label-gateway" } as const;

/** Cookies of an upstream answer that may go on to a browser. The session's own is not among them: the gateway sets that itself. */
const passedCookies: ReadonlySet<string> = new Set(["ggru", "grant"]);

/** The Set-Cookie lines of an answer that may go on, each on its own: folding them into one would lose all but the first. */
export function passedSetCookies(header: string | string[] | undefined): string[] {
  const lines = header === undefined ? [] : Array.isArray(header) ? header : [header];
  return lines.filter((line) => passedCookies.has(line.slice(0, Math.max(0, line.indexOf("="))).trim()));
}
