/** Binding a phone or an e-mail to an account: whoever types one must read the code that is sent there. */
import { and, eq, ne } from "drizzle-orm";
import { emailProblem, tidyEmail } from "#shared/registration.ts";
import type { LanguageCode } from "#shared/languages.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db, Tx } from "../core/database.ts";
import { answerSent, checkCode, codeError, codeMs, sendCode, type SentAnswer } from "../auth/codes/codes.ts";
import { endProofs } from "../auth/codes/endProofs.ts";
import { phoneDigits } from "../auth/players/phones.ts";
import { playerById } from "../auth/players/players.ts";
import { seal, unseal } from "../auth/codes/sealed.ts";
import type { LiveSession } from "../auth/session/sessions.ts";
import { secondStepOf } from "../auth/signIn/secondStep.ts";
import { player, type CodePurpose } from "../auth/tables.ts";
import type { Visitor } from "../auth/visitor.ts";
import { tellChange } from "../messages/notices.ts";
import { sourceOfSession } from "./proof.ts";
import { profileOf } from "../users/profiles.ts";
import { playerProfile } from "../users/tables.ts";

type Kind = "phone" | "email";
type Contact = { kind: Kind; value: string };

const purposes: Readonly<Record<Kind, CodePurpose>> = { phone: "bind_phone", email: "bind_email" };

/** The token goes with the code to the next step. */
export type ContactSent = SentAnswer<{ token: string }>;

const refused = (...errors: FieldError[]): ContactSent => ({ result: null, errors });

/** Whether a row was refused because there is one like it (SQLSTATE 23505); the driver's error stands behind that of the query. */
const isTwice = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === "23505") || isTwice(error.cause));

/** Whether somebody else has a contact. */
async function isTaken(db: Db | Tx, playerId: number, { kind, value }: Contact): Promise<boolean> {
  const [other] = await db.select({ id: player.id }).from(player).where(and(eq(kind === "phone" ? player.phone : player.email, value), ne(player.id, playerId)));
  return other !== undefined;
}

/** Sends a code to a contact. Of one that is somebody else's nothing is sent, and the answer is the same. */
async function send(context: ServiceContext, playerId: number, contact: Contact, visitor: Visitor): Promise<ContactSent> {
  const holder = (await isTaken(context.db, playerId, contact)) ? null : playerId;
  const sent = await sendCode(context, { purpose: purposes[contact.kind], subject: String(playerId), holder, ...visitor, [contact.kind]: contact.value });
  return answerSent(context, sent, async ({ id }) => {
    const { token, sign } = await seal(context, "bind-contact", JSON.stringify([id, contact]), codeMs);
    return { token: `${token}.${sign}` };
  });
}

export async function sendPhoneCode(context: ServiceContext, playerId: number, dialling: string, number: string, visitor: Visitor): Promise<ContactSent> {
  const value = phoneDigits(dialling, number);
  if (value === null) return refused({ code: "INVALID", message: "No phone", path: ["phone"] });
  const own = await playerById(context.db, playerId);
  // Another phone in the place of the one that codes go to, or may go to when the app is lost, would turn the second step over to whoever sits there.
  const depends = own !== null && own.phone !== null && own.phone !== value && (await secondStepOf(context, own)) !== null;
  if (depends) return refused({ code: "TWO_FACTOR_DEPENDS", message: "Codes of the second step go to the present phone", path: null });
  return send(context, playerId, { kind: "phone", value }, visitor);
}

export async function sendEmailCode(context: ServiceContext, playerId: number, email: string, visitor: Visitor): Promise<ContactSent> {
  const problem = emailProblem(email);
  return problem === null ? send(context, playerId, { kind: "email", value: tidyEmail(email) }, visitor) : refused({ code: problem, message: "No e-mail", path: ["email"] });
}

/** Binds a contact by the code that was sent to it; the activation type follows (SPEC 4.37). */
export async function bindContact(context: ServiceContext, caller: LiveSession, kind: Kind, sealed: string, code: string, language: LanguageCode): Promise<FieldError[]> {
  const { playerId } = caller;
  const [token = "", sign = "", ...more] = sealed.split(".");
  const opened = more.length === 0 ? await unseal(context, "bind-contact", token, sign) : null;
  if (opened === null) return [codeError("TIME_UP")];
  const [id, contact] = JSON.parse(opened.payload) as [string, Contact];
  if (contact.kind !== kind) return [codeError("TIME_UP")];
  const checked = await checkCode(context, purposes[kind], { id }, code, { source: await sourceOfSession(context, caller) });
  if ("error" in checked) return [checked.error];
  if (checked.holder !== playerId) return [codeError("TIME_UP")];
  await profileOf(context.db, playerId);
  return context.db.transaction(async (tx): Promise<FieldError[]> => {
    // Somebody may have come by it since the code was sent.
    if (await isTaken(tx, playerId, contact)) return [codeError("TIME_UP")];
    // Codes that went to the contact before this one are worth nothing any more.
    await endProofs(tx, playerId, context.clock.now());
    const [before] = await tx.select().from(player).where(eq(player.id, playerId)).for("update");
    const [after] = await tx.update(player).set({ [kind]: contact.value }).where(eq(player.id, playerId)).returning();
    await tellChange(context, tx, { change: kind === "phone" ? "phoneChanged" : "emailChanged", playerId, contacts: [before, after].filter((one) => one !== undefined), language });
    await tx.update(playerProfile).set(kind === "phone" ? { isPhoneConfirmed: true } : { isEmailConfirmed: true, isEmailAuth: true }).where(eq(playerProfile.playerId, playerId));
    return [];
  }).catch((error: unknown) => {
    // Somebody came by it in the same moment.
    if (isTwice(error)) return [codeError("TIME_UP")];
    throw error;
  });
}
