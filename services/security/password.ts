/** A new password by the old one. */
import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "#shared/languages.ts";
import { passwordProblems } from "#shared/passwordRules.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import { forgetGuessesOf } from "../auth/codes/codeGuesses.ts";
import { endProofs } from "../auth/codes/endProofs.ts";
import { hashPassword } from "../auth/players/passwords.ts";
import { namesOf, type Player } from "../auth/players/players.ts";
import { endOtherSessions, type LiveSession } from "../auth/session/sessions.ts";
import { player as playerTable } from "../auth/tables.ts";
import { tellChange } from "../messages/notices.ts";
import { profileOf } from "../users/profiles.ts";
import { playerProfile } from "../users/tables.ts";
import { notePassed, passwordErrors, tryAs } from "./proof.ts";
import { answerErrors, isNewDevice } from "./question.ts";

interface Change {
  old: string;
  next: string;
  answer: string | undefined;
  /** Of the letter that tells it. */
  language: LanguageCode;
}

function newPasswordErrors(player: Player, { old, next }: Change): FieldError[] {
  const path = ["new_password"];
  if (next === "") return [{ code: "REQUIRED", message: "The new password is empty", path }];
  if (passwordProblems(next, namesOf(player)).length > 0) return [{ code: "PASSWORD_WEAK", message: "The new password is too weak", path }];
  return next === old ? [{ code: "PASSWORD_SAME", message: "The new password is the old one", path }] : [];
}

/** Changes the password; every other session of the player ends, live. */
export async function changePassword(context: ServiceContext, caller: LiveSession, player: Player, change: Change): Promise<FieldError[]> {
  const problems = newPasswordErrors(player, change);
  if (problems.length > 0) return problems;
  const errors = await tryAs(context, caller, async () => {
    const wrong = await passwordErrors(player, change.old, "old_password");
    if (wrong.length > 0 || !(await isNewDevice(context.db, caller))) return wrong;
    return answerErrors(context.db, player.id, change.answer);
  });
  if (errors.length > 0) return errors;
  const passwordHash = await hashPassword(change.next);
  await profileOf(context.db, player.id);
  const isChanged = await context.transact(async (tx) => {
    // Of two changes at once the second has a wrong old password.
    const changed = await tx.update(playerTable).set({ passwordHash }).where(and(eq(playerTable.id, player.id), eq(playerTable.passwordHash, player.passwordHash))).returning({ id: playerTable.id });
    if (changed.length === 0) return false;
    await tx.update(playerProfile).set({ passwordChangedAt: context.clock.now() }).where(eq(playerProfile.playerId, player.id));
    await endOtherSessions(context, tx, caller, "password");
    await forgetGuessesOf(tx, player.id);
    await endProofs(tx, player.id, context.clock.now());
    await tellChange(context, tx, { change: "passwordChanged", playerId: player.id, contacts: [player], language: change.language });
    return true;
  });
  if (!isChanged) return [{ code: "BAD_CREDENTIALS", message: "Wrong password", path: ["old_password"] }];
  await notePassed(context, caller);
  return [];
}
