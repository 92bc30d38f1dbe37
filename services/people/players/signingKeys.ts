/**
 * The keys that sign tokens: the latest one signs, older ones verify what they have signed. All processes on one
 * database share them.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { desc, lt } from "../../platform/database/drizzle.ts";
import { exportJWK, type JWK } from "jose";
import { lockKey, type Db } from "../../platform/database/database.ts";
import { placeOf, sealingOf } from "../../platform/secrets/secrets.ts";
import { signingKey } from "./tables.ts";

/** How long a key signs; milliseconds of real time. */
export const keyMs = 30 * 24 * 60 * 60_000;
/** Another process's new key is seen at the latest so long after it was made. */
const lookMs = 60_000;
const lookAgainMs = 1_000;

interface Key {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  createdAt: number;
}

interface Ring {
  /** The newest first. */
  keys: readonly Key[];
  readAt: number;
}

const rings = new WeakMap<Db, Promise<Ring>>();

const opened = (db: Db, { id, privateKey: kept, createdAt }: typeof signingKey.$inferSelect): Key => {
  const privateKey = createPrivateKey({
    key: sealingOf(db).open(placeOf("signing_key", id), kept),
    type: "pkcs8",
    format: "der",
  });
  return { id, privateKey, publicKey: createPublicKey(privateKey), createdAt };
};

const newDer = () => generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" });
const idOf = (der: Buffer) => createHash("sha256").update(der).digest("base64url").slice(0, 16);

/**
 * Reads the keys, and makes a new one where the latest is too old to sign. One process at a time: the others find it.
 */
async function readRing(db: Db): Promise<Ring> {
  const readAt = Date.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, "signing keys");
    const kept = await tx.select().from(signingKey).orderBy(desc(signingKey.createdAt));
    if ((kept[0]?.createdAt ?? 0) + keyMs <= readAt) {
      const der = newDer();
      const id = idOf(der);
      const made = { id, privateKey: sealingOf(db).seal(placeOf("signing_key", id), der), createdAt: readAt };
      await tx.insert(signingKey).values(made);
      kept.unshift(made);
    }
    return { keys: kept.map((row) => opened(db, row)), readAt };
  });
}

/** The keys as they were read at most `maxAgeMs` ago. */
async function ringOf(db: Db, maxAgeMs: number): Promise<Ring> {
  const known = await rings.get(db)?.catch(() => undefined);
  if (known !== undefined && Date.now() - known.readAt < maxAgeMs) return known;
  const reading = readRing(db);
  rings.set(db, reading);
  // A failure must not stay: the next caller tries again.
  reading.catch(() => rings.delete(db));
  return reading;
}

/** The key that signs now. */
export async function signingKeyOf(db: Db): Promise<Pick<Key, "id" | "privateKey">> {
  const [newest] = (await ringOf(db, lookMs)).keys;
  if (newest === undefined) throw new Error("there is no key to sign with");
  return newest;
}

/** Keys whose tokens may still be valid: the latest, and those that signed until recently. */
function verifying({ keys }: Ring, tokenMs: number): Key[] {
  return keys.filter((_, index) => {
    const next = keys[index - 1];
    return next === undefined || next.createdAt + lookMs + tokenMs > Date.now();
  });
}

/** A token's `kid` is of no key that counts. */
export class UnknownKey extends Error {}

/**
 * The key of a token's `kid`. One that this process has not seen may be another's new one: it looks again, at most once
 * a second. @throws UnknownKey where there is none, and what the database throws
 */
export async function publicKeyOf(db: Db, kid: string | undefined, tokenMs: number): Promise<KeyObject> {
  for (const maxAgeMs of [lookMs, lookAgainMs]) {
    const key = verifying(await ringOf(db, maxAgeMs), tokenMs).find(({ id }) => id === kid);
    if (key) return key.publicKey;
  }
  throw new UnknownKey("no such key");
}

/** The keys as a JWKS lists them. */
export async function publicKeySet(db: Db, alg: string, tokenMs: number): Promise<JWK[]> {
  const keys = verifying(await ringOf(db, lookMs), tokenMs);
  return Promise.all(
    keys.map(async ({ id, publicKey }) => ({ ...(await exportJWK(publicKey)), kid: id, alg, use: "sig" })),
  );
}

/** Drops keys that verify nothing any more. */
export async function forgetSigningKeys(db: Db): Promise<void> {
  await db.delete(signingKey).where(lt(signingKey.createdAt, Date.now() - 2 * keyMs));
}
