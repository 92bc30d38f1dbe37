/**
 * Reads a `user_token` without trusting it: its expiry and the player it names. Only the services know whether it is
 * genuine.
 */
import { LRUCache } from "lru-cache";

const longestToken = 4096;

/** Tokens come with each request of a player and are read several times in each. */
const read = new LRUCache<string, { claims: object | null }>({ max: 2000 });

function claimsOf(token: string): object | null {
  const known = read.get(token);
  if (known !== undefined) return known.claims;
  const claims = readClaims(token);
  if (token.length <= longestToken) read.set(token, { claims });
  return claims;
}

function readClaims(token: string): object | null {
  const payload = token.split(".")[1];
  if (payload === undefined || token.length > longestToken) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" ? claims : null;
  } catch {
    return null;
  }
}

/** Expiry of a token in epoch seconds; null if it isn't a JWT with an `exp` claim. */
export function expiryOf(token: string): number | null {
  const claims = claimsOf(token);
  return claims !== null && "exp" in claims && typeof claims.exp === "number" ? claims.exp : null;
}

/** Player number in a token; null if it has none. */
export function subjectOf(token: string): string | null {
  const claims = claimsOf(token);
  return claims !== null && "sub" in claims && typeof claims.sub === "string" ? claims.sub : null;
}

/** A token is valid when present, with an `exp` claim that has not passed [4.34]. `nowMs` is epoch milliseconds. */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  if (!token) return false;
  const expiry = expiryOf(token);
  return expiry !== null && expiry * 1000 > nowMs;
}
