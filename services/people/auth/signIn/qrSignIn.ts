/**
 * Sign-in by QR code: the waiting browser shows a code, and a device with a signed-in player scans it and allows the
 * sign-in. Scanning the code isn't enough to sign in: that takes a secret that only the waiting browser has. Both show
 * the same two digits, so that players don't allow a code that somebody sent them.
 */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { finishKnown, refused, type SignInAnswer } from "./finish.ts";
import { after, toEpoch } from "../../../platform/lifetimes.ts";
import { playerById, type LiveSession } from "../../players/public.ts";
import { qrSignIn } from "../tables.ts";

/** Long enough to take a phone out and point it. */
export const qrMs = 2 * 60_000;

const hashOf = (value: string) => createHash("sha256").update(value).digest("hex");

/** Two digits for people to compare. */
async function checkNumber(context: ServiceContext, code: string): Promise<string> {
  const digest = createHmac("sha256", await context.secret("qr-check-key"))
    .update(code)
    .digest();
  return String(digest.readUInt32BE(0) % 100).padStart(2, "0");
}

export interface NewQr {
  /** Only the waiting browser holds it. */
  id: string;
  /** Contents of the QR code. */
  code: string;
  check: string;
  /** Epoch seconds. */
  expires: number;
}

export async function createQr(context: ServiceContext): Promise<NewQr> {
  const id = randomBytes(32).toString("base64url");
  const code = randomBytes(16).toString("base64url");
  const expiresAt = after(context.clock, qrMs);
  await context.db.insert(qrSignIn).values({ idHash: hashOf(id), codeHash: hashOf(code), expiresAt });
  return { id, code, check: await checkNumber(context, code), expires: toEpoch(context.clock, expiresAt) };
}

const isOpen = (context: ServiceContext, code: string) =>
  and(
    eq(qrSignIn.codeHash, hashOf(code)),
    isNull(qrSignIn.playerId),
    eq(qrSignIn.isRefused, false),
    gt(qrSignIn.expiresAt, context.clock.now()),
  );

/** What the signed-in device shows before it allows the sign-in; null if the code is invalid, expired or answered. */
export async function lookAtQr(
  context: ServiceContext,
  code: string,
): Promise<{ check: string; expires: number } | null> {
  const [row] = await context.db.select({ expiresAt: qrSignIn.expiresAt }).from(qrSignIn).where(isOpen(context, code));
  return row ? { check: await checkNumber(context, code), expires: toEpoch(context.clock, row.expiresAt) } : null;
}

/** Lets the waiting browser in, or refuses it; once. */
export async function answerQr(
  context: ServiceContext,
  { playerId }: LiveSession,
  code: string,
  isAllowed: boolean,
): Promise<boolean> {
  const answered = await context.db
    .update(qrSignIn)
    .set(isAllowed ? { playerId } : { isRefused: true })
    .where(isOpen(context, code))
    .returning({ id: qrSignIn.idHash });
  return answered.length > 0;
}

export type QrAnswer = SignInAnswer & { is_waiting: boolean };

/** The waiting browser asks: not answered yet, signed in (once), or over. */
export async function signInByQr(context: ServiceContext, id: string): Promise<QrAnswer> {
  const now = context.clock.now();
  const over = {
    ...refused({ code: "CREDENTIAL_REFUSED", message: "Refused, used or too old", path: null }),
    is_waiting: false,
  };
  const [row] = await context.db
    .select()
    .from(qrSignIn)
    .where(and(eq(qrSignIn.idHash, hashOf(id)), isNull(qrSignIn.takenAt), gt(qrSignIn.expiresAt, now)));
  if (!row || row.isRefused) return over;
  if (row.playerId === null) return { ...refused(), is_waiting: true };
  const [taken] = await context.db
    .update(qrSignIn)
    .set({ takenAt: now })
    .where(and(eq(qrSignIn.idHash, row.idHash), isNull(qrSignIn.takenAt)))
    .returning({ playerId: qrSignIn.playerId });
  if (taken?.playerId == null) return over;
  return {
    ...(await finishKnown(context, await playerById(context.db, taken.playerId), true, false)),
    is_waiting: false,
  };
}

/** Drops expired ones. */
export async function forgetQrs({ db, clock }: Pick<ServiceContext, "db" | "clock">): Promise<void> {
  await db.delete(qrSignIn).where(lt(qrSignIn.expiresAt, clock.now()));
}
