/** Binding a phone or an e-mail to an account: whoever types one must read the code that is sent there. */
import { and, eq, ne } from "drizzle-orm";
import { emailProblem, tidyEmail } from "#shared/registration.ts";
import type { LanguageCode } from "#shared/languages.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db, Tx } from "../core/database.ts";
import { checkCode, codeError, codeMs, resendMs, sendCode } from "../auth/codes.ts";
import { tooMany } from "../auth/finish.ts";
import { after, toEpoch } from "../auth/lifetimes.ts";
import { phoneDigits } from "../auth/phones.ts";
import { playerById } from "../auth/players.ts";
import { seal, unseal } from "../auth/sealed.ts";
import { secondStepOf } from "../auth/secondStep.ts";
import { player, type CodePurpose } from "../auth/tables.ts";
import { profileOf } from "../users/profiles.ts";
import { playerProfile } from "../users/tables.ts";

type Kind = "phone" | "email";
type Contact = { kind: Kind; value: string };

const purposes: Readonly<Record<Kind, CodePurpose>> = { phone: "bind_phone", email: "bind_email" };

export interface SentAnswer {
  result: { token: string; expires: number; retry: number } | null;
  errors: FieldError[];
}

const refused = (...errors: FieldError[]): SentAnswer => ({ result: null, errors });

/** Whether somebody else has a contact. */
async function isTaken(db: Db | Tx, playerId: number, { kind, value }: Contact): Promise<boolean> {
  const [other] = await db.select({ id: player.id }).from(player).where(and(eq(kind === "phone" ? player.phone : player.email, value), ne(player.id, playerId)));
  return other !== undefined;
}

/** Sends a code to a contact. Of one that is somebody else's nothing is sent, and the answer is the same. */
async function send(context: ServiceContext, playerId: number, contact: Contact, language: LanguageCode): Promise<SentAnswer> {
  const holder = (await isTaken(context.db, playerId, contact)) ? null : playerId;
  const sent = await sendCode(context, { purpose: purposes[contact.kind], subject: String(playerId), holder, language, [contact.kind]: contact.value });
  if ("fullUntil" in sent) return refused(tooMany(context, sent.fullUntil));
  const { token, sign } = await seal(context, "bind-contact", JSON.stringify([sent.id, contact]), codeMs);
  return { result: { token: `${token}.${sign}`, expires: toEpoch(context.clock, sent.expiresAt), retry: toEpoch(context.clock, after(context.clock, resendMs)) }, errors: [] };
}

export async function sendPhoneCode(context: ServiceContext, playerId: number, dialling: string, number: string, language: LanguageCode): Promise<SentAnswer> {
  const value = phoneDigits(dialling, number);
  if (value === null) return refused({ code: "INVALID", message: "No phone", path: ["phone"] });
  const own = await playerById(context.db, playerId);
  // Another phone in the place of the one that codes go to would turn the second step over to whoever sits there.
  const depends = own !== null && own.phone !== value && (await secondStepOf(context, own)) === "sms";
  if (depends) return refused({ code: "TWO_FACTOR_DEPENDS", message: "Codes of the second step go to the present phone", path: null });
  return send(context, playerId, { kind: "phone", value }, language);
}

export async function sendEmailCode(context: ServiceContext, playerId: number, email: string, language: LanguageCode): Promise<SentAnswer> {
  const problem = emailProblem(email);
  return problem === null ? send(context, playerId, { kind: "email", value: tidyEmail(email) }, language) : refused({ code: problem, message: "No e-mail", path: ["email"] });
}

/** Binds a contact by the code that was sent to it; the activation type follows (SPEC 4.37). */
export async function bindContact(context: ServiceContext, playerId: number, kind: Kind, sealed: string, code: string): Promise<FieldError[]> {
  const [token = "", sign = "", ...more] = sealed.split(".");
  const opened = more.length === 0 ? await unseal(context, "bind-contact", token, sign) : null;
  if (opened === null) return [codeError("TIME_UP")];
  const [id, contact] = JSON.parse(opened.payload) as [string, Contact];
  if (contact.kind !== kind) return [codeError("TIME_UP")];
  const checked = await checkCode(context, purposes[kind], { id }, code);
  if ("error" in checked) return [codeError(checked.error)];
  if (checked.holder !== playerId) return [codeError("TIME_UP")];
  await profileOf(context.db, playerId);
  return context.db.transaction(async (tx) => {
    // Somebody may have come by it since the code was sent.
    if (await isTaken(tx, playerId, contact)) return [codeError("TIME_UP")];
    await tx.update(player).set({ [kind]: contact.value }).where(eq(player.id, playerId));
    await tx.update(playerProfile).set(kind === "phone" ? { isPhoneConfirmed: true } : { isEmailConfirmed: true, isEmailAuth: true }).where(eq(playerProfile.playerId, playerId));
    return [];
  });
}
