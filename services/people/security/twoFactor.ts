/** Turning two steps on by an authenticator app, and off again. */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import {
  guess,
  answerSent,
  checkCode,
  codeError,
  sendCode,
  secondStepOf,
  beginAuthenticator,
  confirmAuthenticator,
  forgetAuthenticator,
  hasAuthenticator,
  renewRecoveryCodes,
  takeAppCode,
  keyUri,
} from "../auth/public.ts";
import { changeProfile, type Player, type LiveSession } from "../players/public.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import { tellChange } from "../messages/public.ts";
import type { ContactSent } from "./contacts.ts";
import { passwordErrors, sourceOfSession, tryAs } from "./proof.ts";
import { answerErrors } from "./question.ts";

const guessErrors = (isRight: boolean | FieldError): FieldError[] =>
  typeof isRight === "object" ? [isRight] : isRight ? [] : [codeError("WRONG_CODE")];
const notOffered: FieldError = { code: "NOT_OFFERED", message: "There is nothing to do this with", path: null };

export async function beginTwoFactor(
  context: ServiceContext,
  player: Player,
): Promise<{ result: { secret: string; uri: string } | null; errors: FieldError[] }> {
  const secret = await beginAuthenticator(context, player.id);
  if (secret === null)
    return { result: null, errors: [{ code: "ALREADY_ON", message: "An app counts already", path: null }] };
  return { result: { secret, uri: keyUri(secret, context.siteConfig.companyName, player.login) }, errors: [] };
}

interface RecoveryAnswer {
  recovery_codes: string[] | null;
  errors: FieldError[];
}

/** Guesses are counted with wrong passwords: a code has a million values, and three of them are right at a time. */
export async function confirmTwoFactor(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  code: string,
): Promise<RecoveryAnswer> {
  let codes: string[] | null = null;
  const source = await sourceOfSession(context, caller);
  const errors = await tryAs(context, caller, async () => {
    const isRight = await guess(context, { playerId: player.id, purpose: "app", source }, async () => {
      codes = await confirmAuthenticator(context, player.id, code);
      return codes !== null;
    });
    return guessErrors(isRight);
  });
  return { recovery_codes: codes, errors };
}

export async function renewCodes(context: ServiceContext, player: Player): Promise<RecoveryAnswer> {
  if (!(await hasAuthenticator(context.db, player.id))) return { recovery_codes: null, errors: [notOffered] };
  return { recovery_codes: await renewRecoveryCodes(context, player.id), errors: [] };
}

/** Sends the code for turning two steps off: to the phone, also for those who have lost their app. */
export async function sendStopCode(context: ServiceContext, player: Player, visitor: Visitor): Promise<ContactSent> {
  if (player.phone === null || (await secondStepOf(context, player)) === null)
    return { result: null, errors: [notOffered] };
  const sent = await sendCode(context, {
    purpose: "stop_two_step",
    subject: String(player.id),
    holder: player.id,
    phone: player.phone,
    ...visitor,
  });
  return answerSent(context, sent, ({ id }) => ({ token: id }));
}

interface Stop {
  password: string;
  code: string;
  /** Goes with a code that was sent. */
  token?: string | undefined;
  answer?: string | undefined;
}

async function codeErrors(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  { code, token }: Stop,
): Promise<FieldError[]> {
  if (code.trim() === "") return [{ code: "REQUIRED", message: "The code is empty", path: ["code"] }];
  const source = await sourceOfSession(context, caller);
  if (token === undefined)
    return guessErrors(
      await guess(context, { playerId: player.id, purpose: "stop_two_step", source }, () =>
        takeAppCode(context, player.id, code),
      ),
    );
  const checked = await checkCode(context, "stop_two_step", { id: token }, code, { source });
  if ("error" in checked) return [checked.error];
  return checked.holder === player.id ? [] : [codeError("TIME_UP")];
}

/** Turns two steps off. The code comes last: a wrong password or answer does not use it up. */
export async function stopTwoFactor(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  stop: Stop,
  language: LanguageCode,
): Promise<FieldError[]> {
  if ((await secondStepOf(context, player)) === null) return [notOffered];
  const errors = await tryAs(context, caller, async () => {
    const first = await passwordErrors(player, stop.password, "password");
    if (first.length > 0) return first;
    const second = await answerErrors(context.db, player.id, stop.answer);
    return second.length > 0 ? second : codeErrors(context, caller, player, stop);
  });
  if (errors.length > 0) return errors;
  await context.db.transaction(async (tx) => {
    await forgetAuthenticator(tx, player.id);
    await changeProfile(tx, player.id, { isTwoFactor: false });
    await tellChange(context, tx, { change: "twoFactorOff", playerId: player.id, contacts: [player], language });
  });
  return [];
}
