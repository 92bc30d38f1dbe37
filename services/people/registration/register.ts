/** The ways to register. Each ends in a player and their first session. */
import { randomBytes } from "node:crypto";
import { eq, lt } from "../../platform/database/drizzle.ts";
import { tidyEmail } from "#shared/people/registration.ts";
import { answerSent, checkCode, codeError, sendCode, tooMany, type SentAnswer, finishKnown } from "../auth/public.ts";
import { after } from "../../platform/lifetimes.ts";
import { checkPassword, hashPassword, findPlayer, playerById, profileOf } from "../players/public.ts";
import { phoneDigits } from "../../platform/phones.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { lockKey, type Db, type Tx } from "../../platform/database/database.ts";
import { admitPlayer, ceilingError, type Full, queueMessage } from "../messages/public.ts";
import type { CommonBody, FullBody, PhoneBody, Registered } from "./api.ts";
import { decode } from "../../platform/http/encoded.ts";
import { digest, fieldProblem, fullProblems, readCommon } from "./checks.ts";
import { registerPlayer, type NewPlayer } from "./registerPlayer.ts";
import { sealCredentials } from "./credentials.ts";
import { alreadyHereLetter, alreadyHereSms } from "./letters.ts";
import { passwordFor } from "./madePassword.ts";
import { pendingRegistration, registration } from "./tables.ts";

/** A letter takes longer to be found than a message to a phone. */
const emailCodeMs = 30 * 60_000;
/** For so long an answer that was lost is given again. */
const replayMs = 10 * 60_000;

export const refusedWith = (...errors: FieldError[]): Registered => ({ result: null, credentials: null, errors });

const mismatch: FieldError = {
  code: "IDEMPOTENCY_MISMATCH",
  message: "The key was used for another registration, or long ago",
  path: ["idempotency_key"],
};

/** A password that nobody knows: the player signs in another way or sets a new one. */
export const nobodysPassword = (): Promise<string> => hashPassword(randomBytes(24).toString("base64url"));

/**
 * Whether a player is still who they were when they registered: an answer that is given again is no way around a new
 * password or a second step.
 */
async function isUnchanged(db: Db | Tx, playerId: number, registeredAt: number): Promise<boolean> {
  const { isTwoFactor, passwordChangedAt } = await profileOf(db, playerId);
  return !isTwoFactor && (passwordChangedAt ?? 0) <= registeredAt;
}

/** State of a key: unused, a player, or used for another request. */
export async function earlier(
  db: Db | Tx,
  context: ServiceContext,
  keyHash: string,
  fingerprint: string,
): Promise<number | "other" | null> {
  const [row] = await db.select().from(registration).where(eq(registration.keyHash, keyHash));
  if (!row) return null;
  const isSame = row.fingerprint === fingerprint && row.registeredAt > after(context.clock, -replayMs);
  return isSame && (await isUnchanged(db, row.playerId, row.registeredAt)) ? row.playerId : "other";
}

export async function signedInAs(context: ServiceContext, playerId: number): Promise<Registered> {
  const { result, errors } = await finishKnown(context, await playerById(context.db, playerId), true);
  return { result, credentials: null, errors };
}

/** Removes what was written for a player who can't be created. */
class NotMade extends Error {}

/**
 * The number of a created player; "other" for a key of another registration; null if e-mail or phone was taken in the
 * meantime.
 */
export type Made = number | "other" | Full | null;

/**
 * Writes the player, once for a key, while there is room for new ones.
 * @param address of those who register @param also what belongs to it in the same transaction; false takes it all back.
 */
export async function makeOnce(
  context: ServiceContext,
  person: NewPlayer,
  address: string | undefined,
  also?: (tx: Tx, playerId: number) => Promise<boolean>,
): Promise<Made> {
  try {
    return await context.transact(async (tx) => {
      await lockKey(tx, `registration ${person.keyHash}`);
      const before = await earlier(tx, context, person.keyHash, person.fingerprint);
      if (before !== null) return before;
      const full = await admitPlayer(tx, context, address);
      if (full !== null) return full;
      const playerId = await registerPlayer(context, tx, person, address);
      if (playerId !== null && also && !(await also(tx, playerId))) throw new NotMade();
      return playerId;
    });
  } catch (error) {
    if (error instanceof NotMade) return null;
    throw error;
  }
}

export async function answerMade(context: ServiceContext, made: Made): Promise<Registered> {
  if (typeof made === "number") return signedInAs(context, made);
  if (made === "other") return refusedWith(mismatch);
  return refusedWith(made === null ? codeError("TIME_UP") : ceilingError(context, "PLAYER_CEILING", made));
}

export async function registerOneClick(
  context: ServiceContext,
  body: CommonBody,
  { address }: Visitor,
): Promise<Registered> {
  const { person, errors } = await readCommon(context, "one_click", body);
  if (person === null) return refusedWith(...errors);
  const password = await passwordFor(context, body.idempotency_key);
  const fingerprint = digest(
    "one_click",
    body.country_id,
    body.currency_id,
    body.ref_code,
    body.first_deposit_bonus_choice,
  );
  const made = await makeOnce(context, { ...person, passwordHash: await hashPassword(password), fingerprint }, address);
  if (typeof made === "object" && made !== null) return answerMade(context, made);
  const player = typeof made === "number" ? await playerById(context.db, made) : null;
  // If the password has been changed since, the old one isn't returned.
  if (player === null || !(await checkPassword(password, player.passwordHash))) return refusedWith(mismatch);
  return {
    ...(await signedInAs(context, player.id)),
    credentials: { login: player.login, password, ...(await sealCredentials(context, player.id)) },
  };
}

/** Sends a code to the e-mail, or tells its owner that they already have an account. Both take the same steps. */
export async function startFull(
  context: ServiceContext,
  body: FullBody,
  visitor: Visitor,
): Promise<SentAnswer<{ token: string }>> {
  const password = decode(body.password);
  const { person, errors } = await readCommon(context, "full_reg", body);
  const problems = [...errors, ...fullProblems(context, body, password)];
  if (person === null || password === null || problems.length > 0) return { result: null, errors: problems };
  const email = tidyEmail(body.email);
  const passwordHash = await hashPassword(password);
  const owner = await findPlayer(context.db, { by: "email", email }, context.settings.siteEnv);
  const sent = await sendCode(context, {
    purpose: "registration",
    subject: email,
    holder: owner ? null : 0,
    email,
    ...visitor,
    lifeMs: emailCodeMs,
  });
  if ("fullUntil" in sent) return { result: null, errors: [tooMany(context, sent)] };
  const data: NewPlayer = {
    ...person,
    passwordHash,
    fingerprint: digest("full_reg", sent.id),
    email,
    name: body.name.normalize("NFC").trim(),
    surname: body.surname.normalize("NFC").trim(),
    birthday: body.date_birthday,
  };
  await context.db.transaction(async (tx) => {
    if (!owner) await tx.insert(pendingRegistration).values({ codeId: sent.id, data, expiresAt: sent.expiresAt });
    else
      await queueMessage(
        tx,
        {
          channel: "email",
          recipient: email,
          playerId: owner.id,
          ...alreadyHereLetter[visitor.language],
          expiresAt: sent.expiresAt,
        },
        context.clock.now(),
      );
  });
  return answerSent(context, sent, ({ id }) => ({ token: id }));
}

export async function confirmFull(
  context: ServiceContext,
  key: string,
  token: string,
  code: string,
  { address }: Visitor,
): Promise<Registered> {
  const before = await earlier(context.db, context, digest(key), digest("full_reg", token));
  if (before !== null) return answerMade(context, before);
  const checked = await checkCode(context, "registration", { id: token }, code);
  if ("error" in checked) return refusedWith(checked.error);
  const [pending] = await context.db
    .delete(pendingRegistration)
    .where(eq(pendingRegistration.codeId, token))
    .returning();
  if (!pending) return refusedWith(codeError("TIME_UP"));
  return answerMade(context, await makeOnce(context, { ...pending.data, keyHash: digest(key) }, address));
}

const noPhone = fieldProblem("INVALID", "phone-number");

/** Sends a code to a phone, or tells its owner that they already have an account. */
export async function sendRegistrationCode(
  context: ServiceContext,
  dialling: string,
  number: string,
  visitor: Visitor,
): Promise<SentAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return { result: null, errors: noPhone };
  const owner = await findPlayer(context.db, { by: "phone", digits: phone }, context.settings.siteEnv);
  return answerSent(
    context,
    await sendCode(context, {
      purpose: "registration",
      subject: phone,
      holder: owner ? null : 0,
      phone,
      instead: alreadyHereSms[visitor.language],
      ...visitor,
    }),
    () => ({}),
  );
}

export async function registerByPhone(
  context: ServiceContext,
  body: PhoneBody,
  { address }: Visitor,
): Promise<Registered> {
  const { person, errors } = await readCommon(context, "phone_reg", body);
  const phone = phoneDigits(body["phone-code"], body["phone-number"]);
  if (person === null || phone === null) return refusedWith(...errors, ...(phone === null ? noPhone : []));
  const fingerprint = digest("phone_reg", phone, body.country_id, body.currency_id);
  const before = await earlier(context.db, context, person.keyHash, fingerprint);
  if (before !== null) return answerMade(context, before);
  const checked = await checkCode(context, "registration", { subject: phone }, body["sms-code"]);
  if ("error" in checked) return refusedWith({ ...checked.error, path: ["sms-code"] });
  return answerMade(
    context,
    await makeOnce(context, { ...person, phone, fingerprint, passwordHash: await nobodysPassword() }, address),
  );
}

/** Drops registrations whose code has expired. */
export async function forgetPending({ db, clock }: Pick<ServiceContext, "db" | "clock">): Promise<void> {
  await db.delete(pendingRegistration).where(lt(pendingRegistration.expiresAt, clock.now()));
}
