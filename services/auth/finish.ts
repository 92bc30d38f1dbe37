/** The end of every way to sign in: a session, or a code to the player's phone first. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/languages.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import { profileOf } from "../users/profiles.ts";
import { codeError, sendCode, checkCode } from "./codes.ts";
import { toEpoch } from "./lifetimes.ts";
import { hiddenPhone } from "./phones.ts";
import { playerById, type Player } from "./players.ts";
import { startSession } from "./sessions.ts";
import type { signInAnswer } from "./signInApi.ts";

export type SignInAnswer = z.infer<typeof signInAnswer>;

/** Signing in failed for what the caller can mend. */
export const refused = (...errors: FieldError[]): SignInAnswer => ({ result: null, two_step: null, errors });

/** The field error of too many codes. @param until milliseconds of the services' clock. */
export function tooMany(context: ServiceContext, until: number): FieldError {
  return { code: "TOO_MANY_MESSAGES", message: "Too many messages were sent; later", path: null, retryAt: toEpoch(context.clock, until) };
}

async function signedInAs(context: ServiceContext, playerId: number, isSaved: boolean): Promise<SignInAnswer> {
  const { value, expiresAt } = await context.db.transaction((tx) => startSession(tx, playerId, isSaved));
  return { result: { user_id: playerId, session: value, expires: Math.floor(expiresAt / 1000) }, two_step: null, errors: [] };
}

/** Signs a player in who has shown the first proof. Where he wants a second one, a code goes to his phone. */
export async function finishSignIn(context: ServiceContext, player: Player, isSaved: boolean, secondStep: "two_step" | "social_two_step" | null, language: LanguageCode): Promise<SignInAnswer> {
  if (secondStep === null || player.phone === null || !(await profileOf(context.db, player.id)).isTwoFactor) return signedInAs(context, player.id, isSaved);
  const subject = String(player.id);
  const sent = await sendCode(context, { purpose: secondStep, subject, holder: player.id, phone: player.phone, language });
  if ("fullUntil" in sent) return refused(tooMany(context, sent.fullUntil));
  return { result: null, two_step: { token: sent.id, phone: hiddenPhone(player.phone), expires: toEpoch(context.clock, sent.expiresAt) }, errors: [] };
}

/** The second proof: the code that was sent. */
export async function finishTwoStep(context: ServiceContext, purpose: "two_step" | "social_two_step", token: string, code: string, isSaved: boolean): Promise<SignInAnswer> {
  const checked = await checkCode(context, purpose, { id: token }, code);
  if ("error" in checked) return refused(codeError(checked.error));
  return finishKnown(context, await playerById(context.db, checked.holder), isSaved);
}

/** A player found by a proof of its own; a demo player only where there are any. */
export async function finishKnown(context: ServiceContext, player: Player | null, isSaved: boolean): Promise<SignInAnswer> {
  const isAllowed = player !== null && (context.settings.siteEnv === "demo" || !player.isDemo);
  return isAllowed ? signedInAs(context, player.id, isSaved) : refused({ code: "CREDENTIAL_REFUSED", message: "Nobody can sign in by this", path: null });
}
