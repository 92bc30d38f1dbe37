/** The end of every way to sign in: a session, or a code to the player's phone first. */
import type { z } from "zod";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { codeError, tooMany } from "../codes/codes.ts";
import { toEpoch } from "../../../platform/lifetimes.ts";
import { hiddenPhone } from "../../../platform/phones.ts";
import { playerById, type Player, startSession } from "../../players/public.ts";
import {
  checkSecondStep,
  openSecondStep,
  secondStepOf,
  sendInstead,
  type SecondStepMethod,
  type SecondStepPurpose,
} from "./secondStep.ts";
import type { Visitor } from "../../../platform/http/visitor.ts";
import type { signInAnswer } from "./signInApi.ts";

export type SignInAnswer = z.infer<typeof signInAnswer>;

/** A failed sign-in that the caller can fix. */
export const refused = (...errors: FieldError[]): SignInAnswer => ({ result: null, two_step: null, errors });

async function signedInAs(
  context: ServiceContext,
  playerId: number,
  isSaved: boolean,
  isProven = true,
): Promise<SignInAnswer> {
  const { value, expiresAt } = await context.db.transaction((tx) => startSession(tx, playerId, isSaved, isProven));
  return {
    result: { user_id: playerId, session: value, expires: Math.floor(expiresAt / 1000) },
    two_step: null,
    errors: [],
  };
}

const toldStep = (
  context: ServiceContext,
  { phone }: Player,
  method: SecondStepMethod,
  { id, expiresAt }: { id: string; expiresAt: number },
) => ({
  token: id,
  method,
  phone: phone === null ? "" : hiddenPhone(phone),
  expires: toEpoch(context.clock, expiresAt),
});

/**
 * Signs in a player who has passed the first step. If they have two-step sign-in, the second step comes from their app
 * or a code to their phone.
 */
export async function finishSignIn(
  context: ServiceContext,
  player: Player,
  isSaved: boolean,
  secondStep: SecondStepPurpose | null,
  visitor: Visitor,
): Promise<SignInAnswer> {
  const method = secondStep === null ? null : await secondStepOf(context, player);
  if (secondStep === null || method === null) return signedInAs(context, player.id, isSaved);
  const opened = await openSecondStep(context, player, secondStep, method, visitor);
  if ("fullUntil" in opened) return refused(tooMany(context, opened));
  return { result: null, two_step: toldStep(context, player, method, opened), errors: [] };
}

/** The second proof: the code that was sent, or one of the app. */
export async function finishTwoStep(
  context: ServiceContext,
  purpose: SecondStepPurpose,
  token: string,
  code: string,
  isSaved: boolean,
  visitor: Visitor,
): Promise<SignInAnswer> {
  const checked = await checkSecondStep(context, purpose, token, code, visitor);
  if ("error" in checked) return refused(checked.error);
  return finishKnown(context, await playerById(context.db, checked.holder), isSaved);
}

/** Sends the code of a second step to the phone: its player can't get at their app. */
export async function sendTwoStepSms(
  context: ServiceContext,
  purpose: SecondStepPurpose,
  token: string,
  visitor: Visitor,
): Promise<Pick<SignInAnswer, "two_step" | "errors">> {
  const instead = await sendInstead(context, purpose, token, visitor);
  if (instead === null) return { two_step: null, errors: [codeError("TIME_UP")] };
  const { player, sent } = instead;
  if ("fullUntil" in sent) return { two_step: null, errors: [tooMany(context, sent)] };
  return { two_step: toldStep(context, player, "sms", sent), errors: [] };
}

/**
 * A player identified by another proof; demo players only where they are allowed. @param isProven false when another
 * session vouched for them
 */
export async function finishKnown(
  context: ServiceContext,
  player: Player | null,
  isSaved: boolean,
  isProven = true,
): Promise<SignInAnswer> {
  const isAllowed = player !== null && (context.settings.siteEnv === "demo" || !player.isDemo);
  return isAllowed
    ? signedInAs(context, player.id, isSaved, isProven)
    : refused({ code: "CREDENTIAL_REFUSED", message: "Nobody can sign in by this", path: null });
}
