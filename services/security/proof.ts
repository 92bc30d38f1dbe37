/**
 * The one rule for what changes how an account is guarded: its player has shown who he is within ten minutes, by
 * signing in himself or by his password again. A page that was left open, or a session that another one vouched for
 * by a link, may look but not touch.
 */
import { and, eq, isNull } from "drizzle-orm";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import { beginAttempt, endAttempt, signInLocked } from "../auth/guard/guard.ts";
import { checkPassword } from "../auth/players/passwords.ts";
import { playerById, type Player } from "../auth/players/players.ts";
import type { LiveSession } from "../auth/session/sessions.ts";
import { session } from "../auth/tables.ts";

/** How long a proof holds, real milliseconds. */
export const proofMs = 10 * 60_000;

export const confirmationRequired: FieldError = { code: "CONFIRMATION_REQUIRED", message: "The password must be given again", path: null };

/** Until when a session's player counts as having proved himself, epoch milliseconds; null when he must again. */
export async function provenUntil({ db }: Pick<ServiceContext, "db">, { idHash }: LiveSession, now = Date.now()): Promise<number | null> {
  const [kept] = await db.select({ provenAt: session.provenAt }).from(session).where(and(eq(session.idHash, idHash), isNull(session.endedAt)));
  const until = kept?.provenAt == null ? 0 : kept.provenAt + proofMs;
  return until > now ? until : null;
}

/** Runs what needs a proof, or answers that one is needed. */
export async function ifProven<T extends { errors: FieldError[] }>(context: ServiceContext, caller: LiveSession, otherwise: Omit<T, "errors">, run: () => Promise<T>): Promise<T | (Omit<T, "errors"> & { errors: FieldError[] })> {
  return (await provenUntil(context, caller)) === null ? { ...otherwise, errors: [confirmationRequired] } : run();
}

/**
 * What stands for the one who sits in a session: the session itself, where its player signed in to it. Those that another
 * session vouched for by a link or a picture are one: more of them give no more guesses.
 */
export async function sourceOfSession({ db }: Pick<ServiceContext, "db">, { idHash, playerId }: LiveSession): Promise<string> {
  const [kept] = await db.select({ provenAt: session.provenAt }).from(session).where(eq(session.idHash, idHash));
  return kept?.provenAt == null ? `vouched ${playerId}` : idHash;
}

/** What somebody tries in a session, counted by it: three wrong ones lock the session's further tries, and neither other sessions nor signing in. */
export async function tryAs(context: ServiceContext, caller: LiveSession, check: () => Promise<FieldError[]>): Promise<FieldError[]> {
  const attempt = await beginAttempt(context, { session: await sourceOfSession(context, caller) });
  if ("lockedUntil" in attempt) return [signInLocked(attempt)];
  const errors = await check();
  if (errors.length === 0) await context.db.transaction((tx) => endAttempt(tx, attempt));
  return errors;
}

/** The errors of a password that is not the player's. @param field where it stands in what was sent */
export async function passwordErrors(player: Player, password: string, field: string): Promise<FieldError[]> {
  if (password === "") return [{ code: "REQUIRED", message: "The password is empty", path: [field] }];
  return (await checkPassword(password, player.passwordHash)) ? [] : [{ code: "BAD_CREDENTIALS", message: "Wrong password", path: [field] }];
}

/** Notes that a session's player has proved himself. */
export async function notePassed({ db }: Pick<ServiceContext, "db">, { idHash }: LiveSession, now = Date.now()): Promise<void> {
  await db.update(session).set({ provenAt: now }).where(eq(session.idHash, idHash));
}

/** Proves by the password that the session's player sits there. */
export async function confirmPassword(context: ServiceContext, caller: LiveSession, password: string): Promise<FieldError[]> {
  const player = await playerById(context.db, caller.playerId);
  if (!player) return [confirmationRequired];
  if (password === "") return passwordErrors(player, password, "password");
  const errors = await tryAs(context, caller, () => passwordErrors(player, password, "password"));
  if (errors.length === 0) await notePassed(context, caller);
  return errors;
}
