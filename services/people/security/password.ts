/** A new password by the old one. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { passwordProblems } from "#shared/people/passwordRules.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { forgetGuessesOf, endProofs } from "../auth/public.ts";
import {
  hashPassword,
  namesOf,
  type Player,
  endOtherSessions,
  isNewDevice,
  type LiveSession,
  replacePassword,
} from "../players/public.ts";
import { tellChange } from "../messages/public.ts";
import { notePassed, passwordErrors, tryAs } from "./proof.ts";
import { answerErrors } from "./question.ts";

interface Change {
  old: string;
  next: string;
  answer: string | undefined;
  /** Of the notice. */
  language: LanguageCode;
}

function newPasswordErrors(player: Player, { old, next }: Change): FieldError[] {
  const path = ["new_password"];
  if (next === "") return [{ code: "REQUIRED", message: "The new password is empty", path }];
  if (passwordProblems(next, namesOf(player)).length > 0)
    return [{ code: "PASSWORD_WEAK", message: "The new password is too weak", path }];
  return next === old ? [{ code: "PASSWORD_SAME", message: "The new password is the old one", path }] : [];
}

/** Changes the password; every other session of the player ends, live. */
export async function changePassword(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  change: Change,
): Promise<FieldError[]> {
  const problems = newPasswordErrors(player, change);
  if (problems.length > 0) return problems;
  const errors = await tryAs(context, caller, async () => {
    const wrong = await passwordErrors(player, change.old, "old_password");
    if (wrong.length > 0 || !(await isNewDevice(context.db, caller))) return wrong;
    return answerErrors(context.db, player.id, change.answer);
  });
  if (errors.length > 0) return errors;
  const passwordHash = await hashPassword(change.next);
  const isChanged = await context.transact(async (tx) => {
    // Of two changes at once the second has a wrong old password.
    if (!(await replacePassword(tx, player, passwordHash, context.clock.now()))) return false;
    await endOtherSessions(context, tx, caller, "password");
    await forgetGuessesOf(tx, player.id);
    await endProofs(tx, player.id, context.clock.now());
    await tellChange(context, tx, {
      change: "passwordChanged",
      playerId: player.id,
      contacts: [player],
      language: change.language,
    });
    return true;
  });
  if (!isChanged) return [{ code: "BAD_CREDENTIALS", message: "Wrong password", path: ["old_password"] }];
  await notePassed(context, caller);
  return [];
}
