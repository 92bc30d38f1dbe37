/** The ways to sign in other than by password (SPEC 7.19): a code by SMS, a signed token, a social network. */
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import { linkedPlayer, readCredential } from "../../social/credentials.ts";
import { registrationToken } from "../../social/registrationToken.ts";
import { NetworkAway } from "../../social/networkCalls.ts";
import { endFlow, type Person } from "../../social/relyingParty.ts";
import { profileOf } from "../../users/profiles.ts";
import { answerSent, checkCode, sendCode, type SentAnswer } from "../codes/codes.ts";
import { finishKnown, finishSignIn, refused, type SignInAnswer } from "./finish.ts";
import { toEpoch } from "../codes/lifetimes.ts";
import { isUsedUp, takeOnce } from "../codes/once.ts";
import { phoneDigits } from "../players/phones.ts";
import { findPlayer, playerById } from "../players/players.ts";
import { seal, unseal, type Purpose } from "../codes/sealed.ts";
import { liveSession, type LiveSession } from "../session/sessions.ts";
import type { Visitor } from "../visitor.ts";
import { passwordFirst } from "../codes/smsTexts.ts";

/** What each `method_id` of a sign-in token is. */
const tokenMethods: ReadonlyMap<number, Purpose> = new Map([[1, "sign-in-link"], [2, "one-tap"]]);

/** Long enough to point another device at a code on the screen, or for a browser to navigate. */
const signInTokenMs = 2 * 60_000;

/** What a token is called among the things that may be used once. */
const onceName = (token: string) => `token ${token}`;

const noCredential: FieldError = { code: "CREDENTIAL_REFUSED", message: "The credential is forged, too old or used", path: null };
const noPhone = (name: string): FieldError => ({ code: "INVALID", message: "No phone", path: [name] });

/** Sends a sign-in code. For a phone that nobody has it does everything but send. */
export async function sendSignInSms(context: ServiceContext, dialling: string, number: string, visitor: Visitor): Promise<SentAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return { result: null, errors: [noPhone("phone-number")] };
  const player = await findPlayer(context.db, { by: "phone", digits: phone }, context.settings.siteEnv);
  const isTwoFactor = player !== null && (await profileOf(context.db, player.id)).isTwoFactor;
  return answerSent(context, await sendCode(context, { purpose: "sms", subject: phone, holder: isTwoFactor ? null : (player?.id ?? null), phone, ...visitor, ...(isTwoFactor && { instead: passwordFirst[visitor.language] }) }), () => ({}));
}

export async function signInBySms(context: ServiceContext, dialling: string, number: string, code: string, isSaved: boolean): Promise<SignInAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return refused(noPhone("phone-number"));
  const checked = await checkCode(context, "sms", { subject: phone }, code);
  if ("error" in checked) return refused(checked.error);
  const player = await playerById(context.db, checked.holder);
  // The phone itself is the proof here. It is none of who has another one since, and not enough for who has come to want two steps.
  const isEnough = player?.phone === phone && !(await profileOf(context.db, checked.holder)).isTwoFactor;
  return isEnough ? finishKnown(context, player, isSaved) : refused(noCredential);
}

/** Where a sign-in token comes from: a session, for another device of the same player, or a social network's one-tap. */
type TokenSource = { methodId: 1; session: LiveSession } | { methodId: 2; playerId: number };

/** A token that signs a player in once. One made in a session lives no longer than it. */
export async function issueSignInToken(context: ServiceContext, source: TokenSource) {
  const [purpose, payload] = source.methodId === 1 ? ["sign-in-link", source.session.idHash] as const : ["one-tap", String(source.playerId)] as const;
  const { token, sign, expiresAt } = await seal(context, purpose, payload, signInTokenMs);
  return { method_id: source.methodId, token, sign, expires: toEpoch(context.clock, expiresAt) };
}

/** Whom a token for another device would sign in, and until when; null where it can't be used. It is not used up by looking. */
export async function lookAtSignInToken(context: ServiceContext, methodId: number, token: string, sign: string): Promise<{ user_id: number; login: string; expires: number } | null> {
  const purpose = tokenMethods.get(methodId);
  const opened = purpose === "sign-in-link" ? await unseal(context, purpose, token, sign) : null;
  if (!opened || opened.isTimeUp || (await isUsedUp(context.db, onceName(token), 1))) return null;
  const session = await liveSession(context, opened.payload);
  const player = session && (await playerById(context.db, session.playerId));
  return player ? { user_id: player.id, login: player.login, expires: toEpoch(context.clock, opened.expiresAt) } : null;
}

export async function signInByToken(context: ServiceContext, methodId: number, token: string, sign: string, visitor: Visitor): Promise<SignInAnswer> {
  const purpose = tokenMethods.get(methodId);
  const opened = purpose && (await unseal(context, purpose, token, sign));
  if (!opened || opened.isTimeUp || !(await takeOnce(context.db, onceName(token), opened.expiresAt, context.clock.now()))) return refused(noCredential);
  if (methodId === 1) {
    const session = await liveSession(context, opened.payload);
    return session ? finishKnown(context, await playerById(context.db, session.playerId), true, false) : refused(noCredential);
  }
  const player = await playerById(context.db, Number(opened.payload));
  return player ? finishSignIn(context, player, true, "social_two_step", visitor) : refused(noCredential);
}

/** @param network the network the caller says it is; the credential must say the same. */
export const signInBySocial = (context: ServiceContext, network: number, credential: string, visitor: Visitor): Promise<SignInAnswer> =>
  signInWhom(context, visitor, async () => {
    const person = await readCredential(context, credential, null);
    return person?.network === network ? person : null;
  });

/** Signs in whom a network tells of; its silence is told apart from its word that does not hold. */
async function signInWhom(context: ServiceContext, visitor: Visitor, read: () => Promise<Person | null>): Promise<SignInAnswer> {
  try {
    const person = await read();
    return person ? await signInKnownOf(context, person, visitor) : refused(noCredential);
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
    return refused({ code: "PROVIDER_UNAVAILABLE", message: "The network does not answer", path: null });
  }
}

/** Signs in who a network says somebody is; who is nobody here gets what registration goes on with. */
async function signInKnownOf(context: ServiceContext, person: Person, visitor: Visitor): Promise<SignInAnswer> {
  const player = await linkedPlayer(context, person);
  if (!player) return { ...refused({ code: "NOT_LINKED", message: "Nobody here has this account of the network", path: null }), registration_token: await registrationToken(context, person) };
  return finishSignIn(context, player, true, "social_two_step", visitor);
}

/** The browser came back from a network: `state` must be what this site gave it on the way there, once. */
export const signInByOauth = (context: ServiceContext, network: number, code: string, state: string, visitor: Visitor): Promise<SignInAnswer> =>
  signInWhom(context, visitor, () => endFlow(context, network, code, state));
