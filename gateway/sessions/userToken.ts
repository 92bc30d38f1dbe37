/** Reading a `user_token` without trusting it: only when it ends. Whether it is genuine is for the services to say. */

/** Seconds since the epoch at which a token ends; null when it is no JWT with an `exp` claim. */
export function expiryOf(token: string): number | null {
  const payload = token.split(".")[1];
  if (payload === undefined || token.length > 4096) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null && "exp" in claims && typeof claims.exp === "number" ? claims.exp : null;
  } catch {
    return null;
  }
}

/** A token is valid when present, with an `exp` claim that has not passed [4.34]. `nowMs` is epoch milliseconds. */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  if (!token) return false;
  const expiry = expiryOf(token);
  return expiry !== null && expiry * 1000 > nowMs;
}
