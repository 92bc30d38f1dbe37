/** Confirming an e-mail or a phone: by a link that holds for 48 hours, or by a code that holds for ten minutes. */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { RegistrationType } from "#shared/people/registration.ts";
import { answerSent, codeError, checkCode, sendCode, type SentAnswer, secondStepOf } from "../auth/public.ts";
import { after } from "../../platform/lifetimes.ts";
import { takeOnce } from "../../platform/secrets/once.ts";
import {
  changeProfile,
  contactConfirmed,
  lockPlayer,
  type Player,
  type LiveSession,
  profileOf,
} from "../players/public.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { letter, siteLink, queueMessage, type OutgoingMessage } from "../messages/public.ts";
import { registrationTypeOf } from "../registration/public.ts";
import { passwordToken } from "./password.ts";

const linkMs = 48 * 60 * 60_000;
const fastCodeMs = 10 * 60_000;

export type Channel = "email" | "phone";

const refused = (code: string, message: string): SentAnswer => ({
  result: null,
  errors: [{ code, message, path: null }],
});

/** A player's address of a channel that is still to be confirmed, or why there is nothing to confirm. */
async function openContact(
  context: ServiceContext,
  player: Player,
  channel: Channel,
): Promise<{ address: string } | SentAnswer> {
  const profile = await profileOf(context.db, player.id);
  const [address, isConfirmed] =
    channel === "email" ? [player.email, profile.isEmailConfirmed] : [player.phone, profile.isPhoneConfirmed];
  if (address === null) return refused("CONTACT_UNKNOWN", "The player has none");
  return isConfirmed ? refused("ALREADY_CONFIRMED", "It is confirmed") : { address };
}

/** The letter with the link. Made before the transaction that queues it: its seal reads a secret. */
async function activationLetter(
  context: ServiceContext,
  { id, email }: { id: number; email: string },
  language: LanguageCode,
): Promise<OutgoingMessage> {
  const { token, sign, expiresAt } = await seal(context, "activation", JSON.stringify([id, email]), linkMs);
  const link = siteLink(context, language, "activate", { in: "fragment", token: `${token}.${sign}` });
  return { channel: "email", recipient: email, playerId: id, ...letter("activation", language, { link }), expiresAt };
}

/** Sends the link. Counted like codes, so that nobody's mailbox is flooded. */
export async function sendActivationLink(
  context: ServiceContext,
  player: Player,
  visitor: Visitor,
): Promise<SentAnswer> {
  const contact = await openContact(context, player, "email");
  if (!("address" in contact)) return contact;
  // A code without a holder is only counted; the link is sent in addition.
  const sent = await sendCode(context, {
    purpose: "activation",
    subject: `${player.id} link`,
    holder: null,
    email: contact.address,
    ...visitor,
  });
  if (!("fullUntil" in sent)) {
    const made = await activationLetter(context, { id: player.id, email: contact.address }, visitor.language);
    await context.db.transaction((tx) => queueMessage(tx, made, context.clock.now()));
  }
  return answerSent(
    context,
    "fullUntil" in sent ? sent : { id: sent.id, expiresAt: after(context.clock, linkMs) },
    () => ({}),
  );
}

export interface Confirmed {
  is_confirmed: boolean;
  errors: FieldError[];
}

/** Notes that an address is its player's, when it still is; false when they have another by now. */
async function confirm(
  context: ServiceContext,
  tx: Tx,
  playerId: number,
  channel: Channel,
  address: string,
): Promise<boolean> {
  const holder = await lockPlayer(tx, playerId, "update");
  if (holder?.[channel] !== address) return false;
  await changeProfile(tx, playerId, {
    ...(channel === "email" ? { isEmailConfirmed: true } : { isPhoneConfirmed: true }),
    activateUntil: null,
  });
  for (const hear of contactConfirmed.answers) await hear(context, tx, playerId);
  return true;
}

const none: Confirmed = {
  is_confirmed: false,
  errors: [{ code: "CREDENTIAL_REFUSED", message: "No link of this site", path: ["token"] }],
};
const over: Confirmed = { is_confirmed: false, errors: [codeError("TIME_UP")] };

/** Confirms the e-mail that a link was sent to: once, within its time, while it is still the player's. */
export async function openActivationLink(context: ServiceContext, linkToken: string): Promise<Confirmed> {
  const [token = "", sign = "", ...more] = linkToken.split(".");
  const opened = more.length === 0 ? await unseal(context, "activation", token, sign) : null;
  if (!opened) return none;
  if (opened.isTimeUp) return over;
  const [playerId, email] = JSON.parse(opened.payload) as [number, string];
  return context.transact(async (tx): Promise<Confirmed> => {
    const isFresh = await takeOnce(tx, `activation ${token}`, opened.expiresAt, context.clock.now());
    return isFresh && (await confirm(context, tx, playerId, "email", email))
      ? { is_confirmed: true, errors: [] }
      : over;
  });
}

const subjectOf = (player: Player, channel: Channel, address: string) => `${player.id} ${channel} ${address}`;

export async function sendActivationCode(
  context: ServiceContext,
  player: Player,
  channel: Channel,
  visitor: Visitor,
): Promise<SentAnswer> {
  const contact = await openContact(context, player, channel);
  if (!("address" in contact)) return contact;
  const { address } = contact;
  return answerSent(
    context,
    await sendCode(context, {
      purpose: "activation",
      subject: subjectOf(player, channel, address),
      holder: player.id,
      ...visitor,
      lifeMs: fastCodeMs,
      ...(channel === "email" ? { email: address } : { phone: address }),
    }),
    () => ({}),
  );
}

/** Ways to register that ask for no password. */
const withoutPassword: ReadonlySet<RegistrationType> = new Set(["one_click", "phone_reg", "soc_reg"]);

/**
 * What sets a player's first own password, after they have shown that an address is theirs; null if they have one. Null
 * also for players with two-step sign-in: the phone of their second step can't open the first one too.
 */
async function firstPasswordToken(context: ServiceContext, player: Player, subject: string): Promise<string | null> {
  const type = await registrationTypeOf(context.db, player.id);
  const hasChosen =
    type === null || !withoutPassword.has(type) || (await profileOf(context.db, player.id)).passwordChangedAt !== null;
  return hasChosen || (await secondStepOf(context, player)) !== null ? null : passwordToken(context, player, subject);
}

export async function checkActivationCode(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  channel: Channel,
  code: string,
): Promise<Confirmed & { password_token: string | null }> {
  const refusal = (errors: FieldError[]) => ({ is_confirmed: false, password_token: null, errors });
  const address = player[channel];
  if (address === null) return refusal(over.errors);
  const checked = await checkCode(context, "activation", { subject: subjectOf(player, channel, address) }, code, {
    source: caller.idHash,
  });
  if ("error" in checked) return refusal([checked.error]);
  const isConfirmed = await context.transact((tx) => confirm(context, tx, player.id, channel, address));
  return isConfirmed
    ? {
        is_confirmed: true,
        password_token: await firstPasswordToken(context, player, `${channel} ${address}`),
        errors: [],
      }
    : refusal(over.errors);
}
