/** Binding a phone or an e-mail to an account: whoever types one must read the code that is sent there. */
import { emailProblem, tidyEmail } from "#shared/people/registration.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  answerSent,
  checkCode,
  codeError,
  codeMs,
  sendCode,
  type SentAnswer,
  endProofs,
  secondStepOf,
  type CodePurpose,
} from "../auth/public.ts";
import { phoneDigits } from "../../platform/phones.ts";
import { notePerson } from "../household/public.ts";
import {
  changeContact,
  changeProfile,
  contactConfirmed,
  type Contact,
  holderOf,
  type LiveSession,
  type Player,
} from "../players/public.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import { tellChange } from "../messages/public.ts";
import { sourceOfSession } from "./proof.ts";

type Kind = Contact["kind"];

const purposes: Readonly<Record<Kind, CodePurpose>> = { phone: "bind_phone", email: "bind_email" };

/** The token goes with the code to the next step. */
export type ContactSent = SentAnswer<{ token: string }>;

const refused = (...errors: FieldError[]): ContactSent => ({ result: null, errors });

/** Whether a row was refused as a duplicate (SQLSTATE 23505); the driver's error is the cause of the query's. */
const isTwice = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === "23505") || isTwice(error.cause));

/** Whether somebody else has a contact. */
async function isTaken(db: Db, playerId: number, contact: Contact): Promise<boolean> {
  const holder = await holderOf(db, contact);
  return holder !== null && holder !== playerId;
}

/** Sends a code to a contact. Of one that is somebody else's nothing is sent, and the answer is the same. */
async function send(
  context: ServiceContext,
  playerId: number,
  contact: Contact,
  visitor: Visitor,
): Promise<ContactSent> {
  const holder = (await isTaken(context.db, playerId, contact)) ? null : playerId;
  const sent = await sendCode(context, {
    purpose: purposes[contact.kind],
    subject: String(playerId),
    holder,
    ...visitor,
    [contact.kind]: contact.value,
  });
  return answerSent(context, sent, async ({ id }) => {
    const { token, sign } = await seal(context, "bind-contact", JSON.stringify([id, contact]), codeMs);
    return { token: `${token}.${sign}` };
  });
}

export async function sendPhoneCode(
  context: ServiceContext,
  player: Player,
  dialling: string,
  number: string,
  visitor: Visitor,
): Promise<ContactSent> {
  const value = phoneDigits(dialling, number);
  if (value === null) return refused({ code: "INVALID", message: "No phone", path: ["phone"] });
  // Replacing the phone that codes go to, or may go to when the app is lost, would hand the second step to whoever is
  // at the keyboard.
  const depends = player.phone !== null && player.phone !== value && (await secondStepOf(context, player)) !== null;
  if (depends)
    return refused({
      code: "TWO_FACTOR_DEPENDS",
      message: "Codes of the second step go to the present phone",
      path: null,
    });
  return send(context, player.id, { kind: "phone", value }, visitor);
}

export async function sendEmailCode(
  context: ServiceContext,
  playerId: number,
  email: string,
  visitor: Visitor,
): Promise<ContactSent> {
  const problem = emailProblem(email);
  return problem === null
    ? send(context, playerId, { kind: "email", value: tidyEmail(email) }, visitor)
    : refused({ code: problem, message: "No e-mail", path: ["email"] });
}

/** Binds a contact by the code that was sent to it; the activation type follows (SPEC 4.37). */
export async function bindContact(
  context: ServiceContext,
  caller: LiveSession,
  kind: Kind,
  sealed: string,
  code: string,
  language: LanguageCode,
): Promise<FieldError[]> {
  const { playerId } = caller;
  const [token = "", sign = "", ...more] = sealed.split(".");
  const opened = more.length === 0 ? await unseal(context, "bind-contact", token, sign) : null;
  if (opened === null) return [codeError("TIME_UP")];
  const [id, contact] = JSON.parse(opened.payload) as [string, Contact];
  if (contact.kind !== kind) return [codeError("TIME_UP")];
  const checked = await checkCode(context, purposes[kind], { id }, code, {
    source: await sourceOfSession(context, caller),
  });
  if ("error" in checked) return [checked.error];
  if (checked.holder !== playerId) return [codeError("TIME_UP")];
  return context
    .transact(async (tx): Promise<FieldError[]> => {
      // Somebody may have come by it since the code was sent.
      if (await isTaken(tx, playerId, contact)) return [codeError("TIME_UP")];
      // Codes that went to the contact before this one are worth nothing any more.
      await endProofs(tx, playerId, context.clock.now());
      const contacts = await changeContact(tx, playerId, contact);
      if (kind === "phone") await notePerson(context, tx, playerId, { phone: contact.value });
      await tellChange(context, tx, {
        change: kind === "phone" ? "phoneChanged" : "emailChanged",
        playerId,
        contacts,
        language,
      });
      await changeProfile(
        tx,
        playerId,
        kind === "phone" ? { isPhoneConfirmed: true } : { isEmailConfirmed: true, isEmailAuth: true },
      );
      for (const hear of contactConfirmed.answers) await hear(context, tx, playerId);
      return [];
    })
    .catch((error: unknown) => {
      // Somebody came by it in the same moment.
      if (isTwice(error)) return [codeError("TIME_UP")];
      throw error;
    });
}
