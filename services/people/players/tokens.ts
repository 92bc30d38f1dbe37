/**
 * The `user_token` [3.33]: a JWT signed with an Ed25519 key that is kept in the database, good for ten minutes of real
 * time. A key signs for a month; then a new one does, and the one before it verifies until its last token has run out.
 */
import { errors, jwtVerify, SignJWT, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database/database.ts";
import type { LiveSession } from "./sessions.ts";
import { publicKeyOf, publicKeySet, signingKeyOf, UnknownKey } from "./signingKeys.ts";

export const tokenSeconds = 600;

const tokenMs = tokenSeconds * 1000;
const algorithm = "EdDSA";
const issuer = "auth";

/** Makes a token for a session. */
export async function issueToken(db: Db, { playerId, idHash }: LiveSession): Promise<string> {
  const { id, privateKey } = await signingKeyOf(db);
  return new SignJWT({ sid: idHash })
    .setProtectedHeader({ alg: algorithm, kid: id })
    .setSubject(String(playerId))
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(`${tokenSeconds}s`)
    .sign(privateKey);
}

/** A token whose signature was found to be right, by a key that may be gone by now. */
interface Verified {
  live: LiveSession;
  kid: string;
  /** Epoch milliseconds from which on it is expired. */
  endsAt: number;
}

/**
 * Tokens that were verified: players send the same one again and again, and a signature takes longer to check than all
 * else that is read of a request. Whether its key still counts and its time is over is asked each time.
 */
const verified = new WeakMap<Db, LRUCache<string, Verified>>();
const MOST_KEPT = 10_000;

/**
 * Who a token says it is for; null if it is forged, malformed or past its `exp`. Says nothing of the session. @throws
 * when the keys can't be read: whoever holds a good token must not be taken for a guest then
 */
export async function readToken(db: Db, token: string): Promise<LiveSession | null> {
  const kept = verified.get(db) ?? new LRUCache<string, Verified>({ max: MOST_KEPT });
  verified.set(db, kept);
  try {
    const known = kept.get(token);
    if (known !== undefined) {
      await publicKeyOf(db, known.kid, tokenMs);
      if (Date.now() < known.endsAt) return known.live;
      kept.delete(token);
      return null;
    }
    const { payload, protectedHeader } = await jwtVerify<{ sid?: unknown }>(
      token,
      ({ kid }) => publicKeyOf(db, kid, tokenMs),
      { algorithms: [algorithm], issuer, requiredClaims: ["exp", "sub"] },
    );
    const playerId = Number(payload.sub);
    if (!Number.isSafeInteger(playerId) || typeof payload.sid !== "string") return null;
    const live = { playerId, idHash: payload.sid };
    const { kid } = protectedHeader;
    if (kid !== undefined && payload.exp !== undefined) kept.set(token, { live, kid, endsAt: payload.exp * 1000 });
    return live;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof UnknownKey) return null;
    throw error;
  }
}

/** The public keys that verify tokens, the latest first. */
export const publicKeys = (db: Db): Promise<JWK[]> => publicKeySet(db, algorithm, tokenMs);
