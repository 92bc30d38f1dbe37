/** A player's authenticator app, and the recovery codes that replace it when the phone is lost. */
import { readOneTimeCode } from "#shared/typed/codes.ts";
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt, or } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { changeProfile } from "../../players/public.ts";
import { authenticator, recoveryCode } from "../tables.ts";
import { newSecret, stepOf } from "./totp.ts";

/** Secrets begun and not confirmed are worth nothing after this, real milliseconds. */
const beginningMs = 15 * 60_000;
const recoveryCodes = 10;
/** Unambiguous letters and digits: a code of ten has 49 bits. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

type Parts = Pick<ServiceContext, "db" | "secret">;

const keyOf = ({ secret }: Parts) => secret("authenticator-key");

async function hide(context: Parts, text: string): Promise<Buffer> {
  const nonce = randomBytes(nonceLength);
  const made = createCipheriv(cipher, await keyOf(context), nonce);
  const hidden = Buffer.concat([made.update(text, "utf8"), made.final()]);
  return Buffer.concat([nonce, made.getAuthTag(), hidden]);
}

async function reveal(context: Parts, kept: Buffer): Promise<string> {
  const opened = createDecipheriv(cipher, await keyOf(context), kept.subarray(0, nonceLength));
  opened.setAuthTag(kept.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([opened.update(kept.subarray(nonceLength + tagLength)), opened.final()]).toString("utf8");
}

/** Whether codes of an app count for a player: they have shown one. */
export async function hasAuthenticator(db: Db | Tx, playerId: number): Promise<boolean> {
  const [kept] = await db
    .select({ id: authenticator.playerId })
    .from(authenticator)
    .where(and(eq(authenticator.playerId, playerId), isNotNull(authenticator.confirmedAt)));
  return kept !== undefined;
}

/** Makes a secret that counts once a code of it is shown; null if an app counts already. */
export async function beginAuthenticator(context: Parts, playerId: number, now = Date.now()): Promise<string | null> {
  const secret = newSecret();
  const values = { secret: await hide(context, secret), createdAt: now, confirmedAt: null, lastStep: null };
  const begun = await context.db
    .insert(authenticator)
    .values({ playerId, ...values })
    .onConflictDoUpdate({ target: authenticator.playerId, set: values, setWhere: isNull(authenticator.confirmedAt) })
    .returning({ id: authenticator.playerId });
  return begun.length > 0 ? secret : null;
}

/** Uses up a code's time step. One that was taken, or a later one, makes it worth nothing. */
async function takeStep(tx: Db | Tx, playerId: number, step: number): Promise<boolean> {
  const isLater = or(isNull(authenticator.lastStep), lt(authenticator.lastStep, step));
  const taken = await tx
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(eq(authenticator.playerId, playerId), isLater))
    .returning({ id: authenticator.playerId });
  return taken.length > 0;
}

async function stepNow(
  context: Parts,
  playerId: number,
  code: string,
  isConfirmed: boolean,
  now: number,
): Promise<number | null> {
  const state = isConfirmed ? isNotNull(authenticator.confirmedAt) : isNull(authenticator.confirmedAt);
  const [kept] = await context.db
    .select()
    .from(authenticator)
    .where(and(eq(authenticator.playerId, playerId), state));
  if (!kept || (!isConfirmed && kept.createdAt + beginningMs < now)) return null;
  return stepOf(await reveal(context, kept.secret), code, now);
}

/**
 * Takes the first code of a secret that was begun: from then on signing in takes two steps, and the answer is the
 * recovery codes. Null for a wrong code.
 */
export async function confirmAuthenticator(
  context: Parts,
  playerId: number,
  code: string,
  now = Date.now(),
): Promise<string[] | null> {
  const step = await stepNow(context, playerId, code, false, now);
  if (step === null) return null;
  const made = await newRecoveryCodes(context, playerId);
  return context.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(authenticator)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(authenticator.playerId, playerId), isNull(authenticator.confirmedAt)))
      .returning({ id: authenticator.playerId });
    if (confirmed.length === 0) return null;
    await changeProfile(tx, playerId, { isTwoFactor: true });
    await keepRecoveryCodes(tx, playerId, made.hashes);
    return made.codes;
  });
}

async function recoveryHash(context: Parts, playerId: number, code: string): Promise<string> {
  return createHmac("sha256", await context.secret("recovery-code-key"))
    .update(`${playerId}\0${readOneTimeCode(code)}`)
    .digest("hex");
}

/** Secrets are read by the outer handle, so hashes are made before a transaction begins. */
async function newRecoveryCodes(context: Parts, playerId: number): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  return { codes, hashes: await Promise.all(codes.map((code) => recoveryHash(context, playerId, code))) };
}

async function keepRecoveryCodes(tx: Tx, playerId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, playerId));
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ playerId, codeHash })));
}

/** Ten new recovery codes in place of those before, for the player to write down: only their hashes are kept. */
export async function renewRecoveryCodes(context: Parts, playerId: number): Promise<string[]> {
  const made = await newRecoveryCodes(context, playerId);
  await context.db.transaction((tx) => keepRecoveryCodes(tx, playerId, made.hashes));
  return made.codes;
}

export async function recoveryCodesLeft(db: Db, playerId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.playerId, playerId), isNull(recoveryCode.usedAt)));
  return row?.left ?? 0;
}

async function takeRecoveryCode(context: Parts, playerId: number, code: string, now: number): Promise<boolean> {
  if (!/^[a-z2-9]{10}$/.test(readOneTimeCode(code))) return false;
  const codeHash = await recoveryHash(context, playerId, code);
  const used = await context.db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(eq(recoveryCode.playerId, playerId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ id: recoveryCode.playerId });
  return used.length > 0;
}

/** Uses up a code of a player's app, or one of their recovery codes; false for a wrong and for a used one. */
export async function takeAppCode(context: Parts, playerId: number, code: string, now = Date.now()): Promise<boolean> {
  const step = await stepNow(context, playerId, code, true, now);
  if (step !== null) return takeStep(context.db, playerId, step);
  return (await hasAuthenticator(context.db, playerId)) && takeRecoveryCode(context, playerId, code, now);
}

/** Neither the app nor its recovery codes are accepted any more. */
export async function forgetAuthenticator(tx: Tx, playerId: number): Promise<void> {
  await tx.delete(authenticator).where(eq(authenticator.playerId, playerId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, playerId));
}
