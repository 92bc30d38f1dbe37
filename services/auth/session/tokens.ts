/**
 * The `user_token` [3.33]: a JWT signed with an Ed25519 key that is kept in the database, good for ten minutes of real
 * time. A key signs for a month; then a new one does, and the one before it verifies until its last token has run out.
 */
import { jwtVerify, SignJWT, type JWK } from "jose";
import type { Db } from "../../core/database.ts";
import type { LiveSession } from "./sessions.ts";
import { publicKeyOf, publicKeySet, signingKeyOf } from "../keys/signingKeys.ts";

export const tokenSeconds = 600;

const tokenMs = tokenSeconds * 1000;
const algorithm = "EdDSA";
const issuer = "auth";

/** Makes a token for a session. */
export async function issueToken(db: Db, { playerId, idHash }: LiveSession): Promise<string> {
  const { id, privateKey } = await signingKeyOf(db);
  return new SignJWT({ sid: idHash }).setProtectedHeader({ alg: algorithm, kid: id }).setSubject(String(playerId)).setIssuer(issuer).setIssuedAt().setExpirationTime(`${tokenSeconds}s`).sign(privateKey);
}

/** Who a token says it is for; null when it is forged, malformed or past its `exp`. Says nothing of the session. */
export async function readToken(db: Db, token: string): Promise<LiveSession | null> {
  try {
    const { payload } = await jwtVerify<{ sid?: unknown }>(token, ({ kid }) => publicKeyOf(db, kid, tokenMs), { algorithms: [algorithm], issuer, requiredClaims: ["exp", "sub"] });
    const playerId = Number(payload.sub);
    return Number.isSafeInteger(playerId) && typeof payload.sid === "string" ? { playerId, idHash: payload.sid } : null;
  } catch {
    return null;
  }
}

/** The public keys that verify tokens, the newest first. */
export const publicKeys = (db: Db): Promise<JWK[]> => publicKeySet(db, algorithm, tokenMs);
