/** Which headers pass between the gateway and an upstream service. All others stay behind, in both directions. */

/** Headers that a call may add to those of every call. */
const sentHeaders = [
  "authorization",
  "x-auth",
  "x-session",
  "x-cookie-iframe",
  "x-language",
  "x-geo-country",
  "x-client-address",
  "user-agent",
  "x-captcha-result",
  "x-fingerprint",
  "idempotency-key",
  "x-redirects-key",
  "mf-render-mode",
  "mf-api-version",
  "force-spa",
] as const;
export type SentHeader = (typeof sentHeaders)[number];

const sentNames: ReadonlySet<string> = new Set(sentHeaders);
export const isSentHeader = (name: string): name is SentHeader => sentNames.has(name);

/** Sent with every call [7.02]. */
export const appHeaders = {
  accept: "application/json",
  "x-requested-with": "XMLHttpRequest",
  "x-app-name": "white-label-gateway",
} as const;

/** The header that carries a `user_token`. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
