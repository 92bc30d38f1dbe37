/** The `user_token` [3.33]: a JWT signed with an Ed25519 key that is kept in the database, good for ten minutes of real time. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { exportJWK, jwtVerify, SignJWT, type JWK } from "jose";
import { keptSecret } from "../core/secrets.ts";
import type { Db } from "../core/database.ts";
import type { LiveSession } from "./sessions.ts";

export const tokenSeconds = 600;

const algorithm = "EdDSA";
const issuer = "auth";

interface Keys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** One pair a database; read once a process. */
const keysByDatabase = new WeakMap<Db, Promise<Keys>>();

async function loadKeys(db: Db): Promise<Keys> {
  const make = () => generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" });
  const privateKey = createPrivateKey({ key: await keptSecret(db, "user-token-key", make), type: "pkcs8", format: "der" });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function keys(db: Db): Promise<Keys> {
  const known = keysByDatabase.get(db);
  if (known) return known;
  const loading = loadKeys(db);
  keysByDatabase.set(db, loading);
  // A failure must not stay: the next caller tries again.
  loading.catch(() => keysByDatabase.delete(db));
  return loading;
}

/** Makes a token for a session. */
export async function issueToken(db: Db, { playerId, idHash }: LiveSession): Promise<string> {
  const { privateKey } = await keys(db);
  return new SignJWT({ sid: idHash }).setProtectedHeader({ alg: algorithm }).setSubject(String(playerId)).setIssuer(issuer).setIssuedAt().setExpirationTime(`${tokenSeconds}s`).sign(privateKey);
}

/** Who a token says it is for; null when it is forged, malformed or past its `exp`. Says nothing of the session. */
export async function readToken(db: Db, token: string): Promise<LiveSession | null> {
  const { publicKey } = await keys(db);
  try {
    const { payload } = await jwtVerify<{ sid?: unknown }>(token, publicKey, { algorithms: [algorithm], issuer, requiredClaims: ["exp", "sub"] });
    const playerId = Number(payload.sub);
    return Number.isSafeInteger(playerId) && typeof payload.sid === "string" ? { playerId, idHash: payload.sid } : null;
  } catch {
    return null;
  }
}

/** The public keys that verify tokens. */
export async function publicKeys(db: Db): Promise<JWK[]> {
  return [{ ...(await exportJWK((await keys(db)).publicKey)), alg: algorithm, use: "sig" }];
}
