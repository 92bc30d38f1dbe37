/**
 * Codes sent to a phone or an e-mail address: six digits, five minutes, five tries, one use [5.28]. The database keeps
 * their HMAC only.
 */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, count, eq, gt, isNull, lt, min, sql } from "../../../platform/database/drizzle.ts";
import { readOneTimeCode } from "#shared/typed/codes.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { Clock, ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Tx } from "../../../platform/database/database.ts";
import { guess, isCounted } from "./codeGuesses.ts";
import { lockedUntil } from "../guard/guard.ts";
import { after, toEpoch } from "../../../platform/lifetimes.ts";
import {
  admitMessage,
  ceilingError,
  letter,
  type Letter,
  type MessageTo,
  queueMessage,
  withCode,
} from "../../messages/public.ts";
import type { Visitor } from "../../../platform/http/visitor.ts";
import { oneTimeCode, signInAttempt, type CodePurpose } from "../tables.ts";

export const codeMs = 5 * 60_000;
export const codeTries = 5;
/** Real milliseconds until another code is worth asking for. */
export const resendMs = 60_000;

async function hashOf(context: ServiceContext, id: string, code: string): Promise<string> {
  return createHmac("sha256", await context.secret("one-time-code-key"))
    .update(`${id}\0${code}`)
    .digest("hex");
}

/** A code to make. Who asked for it counts for the ceilings, and reads its message in the language. */
export interface CodeRequest extends Visitor {
  purpose: CodePurpose;
  /** Subject of the code: a phone, a player, or a transfer's number. A new code replaces earlier ones. */
  subject: string;
  /**
   * Number of the player, or by purpose of the former player. With null nothing is sent, and the answer must not reveal
   * that.
   */
  holder: number | null;
  /** Where it is sent, digits with the dialling code. */
  phone?: string;
  /** Where it is sent instead of a phone. */
  email?: string;
  /** Text sent in place of a code, to phones only. */
  instead?: string;
  /** Real milliseconds it holds, when not {@link codeMs}. */
  lifeMs?: number;
  /** The letter, when not the general one. */
  letterOf?(code: string, id: string): Letter;
}

/** Whose contact the code of each purpose goes to. */
const sentTo: Readonly<Record<CodePurpose, MessageTo>> = {
  registration: "stranger",
  bind_phone: "stranger",
  bind_email: "stranger",
  transfer: "player",
  sms: "player",
  recovery: "player",
  activation: "player",
  two_step: "proven",
  social_two_step: "proven",
  stop_two_step: "proven",
};

/** When codes are available again; milliseconds of the services' clock. */
interface NoCode {
  fullUntil: number;
  /** Whether a ceiling is reached, not what this subject may ask for. */
  isCeiling: boolean;
}

/** A code's id and when it ends, or why there is none. */
export type SentCode = { id: string; expiresAt: number } | NoCode;

/** When a code that was sent ends, and from when on another may be asked for; epoch seconds. */
export interface SentTimes {
  expires: number;
  retry: number;
}

/** The answer to a request for a code. @param more data that the next step needs with the code */
export type SentAnswer<More extends object = object> = { result: (SentTimes & More) | null; errors: FieldError[] };

/** The field error of too many codes. */
export function tooMany(context: Pick<ServiceContext, "clock">, { fullUntil: until, isCeiling }: NoCode): FieldError {
  if (isCeiling) return ceilingError(context, "MESSAGE_CEILING", { fullUntil: until });
  return {
    code: "TOO_MANY_MESSAGES",
    message: "Too many messages were sent; later",
    path: null,
    retryAt: toEpoch(context.clock, until),
  };
}

/** Answers for a code that was sent, or was not because there were too many. */
export async function answerSent<More extends object = object>(
  context: Pick<ServiceContext, "clock">,
  sent: SentCode,
  more: (sent: { id: string; expiresAt: number }) => More | Promise<More>,
): Promise<SentAnswer<More>> {
  if ("fullUntil" in sent) return { result: null, errors: [tooMany(context, sent)] };
  const { clock } = context;
  return {
    result: {
      ...(await more(sent)),
      expires: toEpoch(clock, sent.expiresAt),
      retry: toEpoch(clock, after(clock, resendMs)),
    },
    errors: [],
  };
}

/** Makes a code and writes the message with it, unless its subject has had too many. */
export async function sendCode(context: ServiceContext, request: CodeRequest): Promise<SentCode> {
  const { purpose, subject, holder } = request;
  const id = randomBytes(16).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = context.clock.now();
  const expiresAt = after(context.clock, request.lifeMs ?? codeMs);
  const codeHash = await hashOf(context, id, code);
  return context.db.transaction(async (tx) => {
    // One at a time for a subject: of many at once none slips past the count, and only the last code lives.
    await lockKey(tx, `code ${purpose} ${subject}`);
    const full =
      (await fullUntil(tx, context.clock, purpose, subject)) ?? (await contactFullUntil(tx, context.clock, request));
    if (full !== null) return { fullUntil: full, isCeiling: false };
    const isSent = holder !== null || request.instead !== undefined;
    const ceiling = await admitMessage(tx, context, { ...request, to: sentTo[purpose], isSent });
    if (ceiling !== null) return { ...ceiling, isCeiling: true };
    await tx
      .update(oneTimeCode)
      .set({ expiresAt: now })
      .where(
        and(
          eq(oneTimeCode.purpose, purpose),
          eq(oneTimeCode.subject, subject),
          isNull(oneTimeCode.usedAt),
          gt(oneTimeCode.expiresAt, now),
        ),
      );
    await tx.insert(oneTimeCode).values({ id, purpose, subject, holder, codeHash, triesLeft: codeTries, expiresAt });
    await writeMessage(tx, request, code, { id, now, expiresAt });
    return { id, expiresAt };
  });
}

async function writeMessage(
  tx: Tx,
  { holder, phone, email, instead, language, letterOf }: CodeRequest,
  code: string,
  { id, now, expiresAt }: { id: string; now: number; expiresAt: number },
): Promise<void> {
  if (email !== undefined) {
    if (holder !== null)
      await queueMessage(
        tx,
        {
          channel: "email",
          recipient: email,
          ...(letterOf?.(code, id) ?? letter("code", language, { code })),
          expiresAt,
        },
        now,
      );
    return;
  }
  const text = holder === null ? instead : withCode(language, code);
  if (phone !== undefined && text !== undefined)
    await queueMessage(tx, { channel: "sms", recipient: phone, text, expiresAt }, now);
}

export type CheckedCode = { holder: number; subject: string } | { error: FieldError };

/** Looks a code up by its id, or as the latest of a subject. */
export type CodeKey = { id: string } | { subject: string };

/** How a code is looked at. */
interface Check {
  /** Whom a wrong code counts for besides its player: the hash of a network or a session. */
  source?: string;
  /** Whether the source is a player's own for all that is known. */
  isTrusted?(holder: number): Promise<boolean>;
  /** Whether an input other than the sent code is right too, for a code's holder. */
  alsoRight?(holder: number): Promise<boolean>;
}

/**
 * Uses a code up if it is right. A wrong one is WRONG_CODE until the code expires and TIME_UP after that; the last
 * wrong try ends it. A try is counted before it is checked. After too many guesses that day the error is SIGN_IN_LOCKED
 * with the time of the next try.
 */
export async function checkCode(
  context: ServiceContext,
  purpose: CodePurpose,
  key: CodeKey,
  code: string,
  { source = "", isTrusted, alsoRight }: Check = {},
): Promise<CheckedCode> {
  const now = context.clock.now();
  // What the database can't store is no valid id.
  if ("id" in key && !/^[\w-]+$/.test(key.id)) return { error: codeError("TIME_UP") };
  const where = and(
    eq(oneTimeCode.purpose, purpose),
    "id" in key ? eq(oneTimeCode.id, key.id) : eq(oneTimeCode.subject, key.subject),
  );
  const live = and(where, isNull(oneTimeCode.usedAt), gt(oneTimeCode.expiresAt, now), gt(oneTimeCode.triesLeft, 0));
  const [kept] = await context.db
    .update(oneTimeCode)
    .set({ triesLeft: sql`${oneTimeCode.triesLeft} - 1` })
    .where(live)
    .returning();
  if (!kept) return { error: codeError("TIME_UP") };
  const right = Buffer.from(kept.codeHash, "hex");
  const given = Buffer.from(await hashOf(context, kept.id, readOneTimeCode(code)), "hex");
  const look = async () =>
    kept.holder !== null && (timingSafeEqual(right, given) || (await alsoRight?.(kept.holder)) === true);
  // A code that wasn't sent, because the contact belongs to somebody else, counts for the player who requested it, like
  // others.
  const isRight = isCounted(purpose)
    ? await guess(context, { playerId: kept.holder ?? Number(kept.subject), purpose, source, isTrusted }, look)
    : await look();
  if (typeof isRight === "object") return { error: isRight };
  if (kept.holder === null || !isRight) return { error: codeError(kept.triesLeft > 0 ? "WRONG_CODE" : "TIME_UP") };
  const used = await context.db
    .update(oneTimeCode)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCode.id, kept.id), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id });
  return used.length > 0 ? { holder: kept.holder, subject: kept.subject } : { error: codeError("TIME_UP") };
}

/** The field error of a code that was not taken. */
export const codeError = (code: "WRONG_CODE" | "TIME_UP"): FieldError => ({
  code,
  message: code === "WRONG_CODE" ? "The code is wrong" : "The code's time is up",
  path: ["code"],
});

/** How many codes one subject may ask for within the window before it says later. */
export const maxCodes = 5;
export const codesWindowMs = 30 * 60_000;

/**
 * Until when a subject gets no more codes, milliseconds of the services' clock; null if it may get one. Codes without a
 * holder count too.
 */
async function fullUntil(tx: Tx, clock: Clock, purpose: CodePurpose, subject: string): Promise<number | null> {
  const since = after(clock, -codesWindowMs);
  const [row] = await tx
    .select({ sent: count(), first: min(oneTimeCode.expiresAt) })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.subject, subject), gt(oneTimeCode.expiresAt, since)));
  return row && row.sent >= maxCodes && row.first !== null ? row.first + codesWindowMs * clock.rate : null;
}

/** How many codes one phone or mailbox gets within the window, whatever they are for and whoever requests them. */
const maxToContact = 10;

/** Until when a contact gets no more codes; otherwise counts this one. The same for contacts without an account. */
async function contactFullUntil(tx: Tx, clock: Clock, { phone, email }: CodeRequest): Promise<number | null> {
  const contact = phone ?? email;
  if (contact === undefined) return null;
  const key = `contact:${createHash("sha256").update(contact).digest("hex")}`;
  await lockedUntil(tx, key);
  const since = after(clock, -codesWindowMs);
  const [row] = await tx
    .select({ sent: count(), first: min(signInAttempt.at) })
    .from(signInAttempt)
    .where(and(eq(signInAttempt.key, key), gt(signInAttempt.at, since)));
  if (row && row.sent >= maxToContact && row.first !== null) return row.first + codesWindowMs * clock.rate;
  await tx.insert(signInAttempt).values({ key, at: clock.now() });
  return null;
}

/** Drops codes that can't be used and no longer count. */
export async function forgetCodes({ db, clock }: Pick<ServiceContext, "db" | "clock">): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, after(clock, -codesWindowMs)));
}
