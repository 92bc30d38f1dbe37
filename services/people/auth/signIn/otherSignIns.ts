/** The ways to sign in other than by password (SPEC 7.19): a code by SMS, a signed token, a social network. */
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import {
  linkedPlayer,
  readCredential,
  registrationToken,
  NetworkAway,
  endFlow,
  type Person,
} from "../../social/public.ts";
import { profileOf, findPlayer, playerById, liveSession } from "../../players/public.ts";
import { answerSent, checkCode, sendCode, type SentAnswer } from "../codes/codes.ts";
import { finishKnown, finishSignIn, refused, type SignInAnswer } from "./finish.ts";
import { toEpoch } from "../../../platform/lifetimes.ts";
import { isUsedUp, takeOnce } from "../../../platform/secrets/once.ts";
import { phoneDigits } from "../../../platform/phones.ts";
import { unseal, type Purpose } from "../../../platform/secrets/sealed.ts";
import type { Visitor } from "../../../platform/http/visitor.ts";
import { passwordFirst } from "../../messages/public.ts";

/** What each `method_id` of a sign-in token is. */
const tokenMethods: ReadonlyMap<number, Purpose> = new Map([
  [1, "sign-in-link"],
  [2, "one-tap"],
]);

/** Name of such a token among the things that can be used once. */
const onceName = (token: string) => `token ${token}`;

const noCredential: FieldError = {
  code: "CREDENTIAL_REFUSED",
  message: "The credential is forged, too old or used",
  path: null,
};
const noPhone = (name: string): FieldError => ({ code: "INVALID", message: "No phone", path: [name] });

/** Sends a sign-in code. For an unknown phone it does everything except sending. */
export async function sendSignInSms(
  context: ServiceContext,
  dialling: string,
  number: string,
  visitor: Visitor,
): Promise<SentAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return { result: null, errors: [noPhone("phone-number")] };
  const player = await findPlayer(context.db, { by: "phone", digits: phone }, context.settings.siteEnv);
  const isTwoFactor = player !== null && (await profileOf(context.db, player.id)).isTwoFactor;
  return answerSent(
    context,
    await sendCode(context, {
      purpose: "sms",
      subject: phone,
      holder: isTwoFactor ? null : (player?.id ?? null),
      phone,
      ...visitor,
      ...(isTwoFactor && { instead: passwordFirst[visitor.language] }),
    }),
    () => ({}),
  );
}

export async function signInBySms(
  context: ServiceContext,
  dialling: string,
  number: string,
  code: string,
  isSaved: boolean,
): Promise<SignInAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return refused(noPhone("phone-number"));
  const checked = await checkCode(context, "sms", { subject: phone }, code);
  if ("error" in checked) return refused(checked.error);
  const player = await playerById(context.db, checked.holder);
  // Here the phone itself is the proof. It isn't enough if the player has a new phone or has turned on two-step
  // sign-in.
  const isEnough = player?.phone === phone && !(await profileOf(context.db, checked.holder)).isTwoFactor;
  return isEnough ? finishKnown(context, player, isSaved) : refused(noCredential);
}

/**
 * The player whom a token for another device would sign in, and until when; null if it is invalid. Reading doesn't use
 * it up.
 */
export async function lookAtSignInToken(
  context: ServiceContext,
  methodId: number,
  token: string,
  sign: string,
): Promise<{ user_id: number; login: string; expires: number } | null> {
  const purpose = tokenMethods.get(methodId);
  const opened = purpose === "sign-in-link" ? await unseal(context, purpose, token, sign) : null;
  if (!opened || opened.isTimeUp || (await isUsedUp(context.db, onceName(token), 1))) return null;
  const session = await liveSession(context, opened.payload);
  const player = session && (await playerById(context.db, session.playerId));
  return player ? { user_id: player.id, login: player.login, expires: toEpoch(context.clock, opened.expiresAt) } : null;
}

export async function signInByToken(
  context: ServiceContext,
  methodId: number,
  token: string,
  sign: string,
  visitor: Visitor,
): Promise<SignInAnswer> {
  const purpose = tokenMethods.get(methodId);
  const opened = purpose && (await unseal(context, purpose, token, sign));
  if (
    !opened ||
    opened.isTimeUp ||
    !(await takeOnce(context.db, onceName(token), opened.expiresAt, context.clock.now()))
  )
    return refused(noCredential);
  if (methodId === 1) {
    const session = await liveSession(context, opened.payload);
    return session
      ? finishKnown(context, await playerById(context.db, session.playerId), true, false)
      : refused(noCredential);
  }
  const player = await playerById(context.db, Number(opened.payload));
  return player ? finishSignIn(context, player, true, "social_two_step", visitor) : refused(noCredential);
}

/** @param network the network the caller says it is; the credential must say the same. */
export const signInBySocial = (
  context: ServiceContext,
  network: number,
  credential: string,
  visitor: Visitor,
): Promise<SignInAnswer> =>
  signInWhom(context, visitor, async () => {
    const person = await readCredential(context, credential, null);
    return person?.network === network ? person : null;
  });

/** Signs in the person a network identifies; a network that doesn't answer is distinguished from an invalid answer. */
async function signInWhom(
  context: ServiceContext,
  visitor: Visitor,
  read: () => Promise<Person | null>,
): Promise<SignInAnswer> {
  try {
    const person = await read();
    return person ? await signInKnownOf(context, person, visitor) : refused(noCredential);
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
    return refused({ code: "PROVIDER_UNAVAILABLE", message: "The network does not answer", path: null });
  }
}

/** Signs in the person that a network names; somebody without an account gets a token to register with. */
async function signInKnownOf(context: ServiceContext, person: Person, visitor: Visitor): Promise<SignInAnswer> {
  const player = await linkedPlayer(context, person);
  if (!player)
    return {
      ...refused({ code: "NOT_LINKED", message: "Nobody here has this account of the network", path: null }),
      registration_token: await registrationToken(context, person),
    };
  return finishSignIn(context, player, true, "social_two_step", visitor);
}

/** The browser came back from a network: `state` must be what this site gave it on the way there, once. */
export const signInByOauth = (
  context: ServiceContext,
  network: number,
  code: string,
  state: string,
  visitor: Visitor,
): Promise<SignInAnswer> => signInWhom(context, visitor, () => endFlow(context, network, code, state));
