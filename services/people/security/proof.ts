/**
 * The one rule for changes to an account's protection: the player has proved their identity within ten minutes, by
 * signing in themselves or by entering their password again. An unattended page, or a session that another one vouched
 * for, may read but not change.
 */
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { beginAttempt, endAttempt, signInLocked } from "../auth/public.ts";
import { checkPassword, type LiveSession, noteProven, type Player, sessionByHash } from "../players/public.ts";

/** How long a proof holds, real milliseconds. */
export const proofMs = 10 * 60_000;

export const confirmationRequired: FieldError = {
  code: "CONFIRMATION_REQUIRED",
  message: "The password must be given again",
  path: null,
};

/** Until when a session's player counts as having proved themselves, epoch milliseconds; null if they must again. */
export async function provenUntil(
  { db }: Pick<ServiceContext, "db">,
  { idHash }: LiveSession,
  now = Date.now(),
): Promise<number | null> {
  const kept = await sessionByHash(db, idHash);
  const until = kept?.endedAt === null && kept.provenAt !== null ? kept.provenAt + proofMs : 0;
  return until > now ? until : null;
}

/** Runs what needs a proof, or answers that one is needed. */
export async function ifProven<T extends { errors: FieldError[] }>(
  context: ServiceContext,
  caller: LiveSession,
  otherwise: Omit<T, "errors">,
  run: () => Promise<T>,
): Promise<T | (Omit<T, "errors"> & { errors: FieldError[] })> {
  return (await provenUntil(context, caller)) === null ? { ...otherwise, errors: [confirmationRequired] } : run();
}

/**
 * What stands for the person in a session: the session itself, if its player signed in to it. All sessions that another
 * one vouched for (by link or QR code) count as one: more of them give no more guesses.
 */
export async function sourceOfSession(
  { db }: Pick<ServiceContext, "db">,
  { idHash, playerId }: LiveSession,
): Promise<string> {
  const kept = await sessionByHash(db, idHash);
  return kept?.provenAt == null ? `vouched ${playerId}` : idHash;
}

/**
 * Counts guesses within a session: three wrong ones lock further tries in this session, but neither other sessions nor
 * signing in.
 */
export async function tryAs(
  context: ServiceContext,
  caller: LiveSession,
  check: () => Promise<FieldError[]>,
): Promise<FieldError[]> {
  const attempt = await beginAttempt(context, { session: await sourceOfSession(context, caller) });
  if ("lockedUntil" in attempt) return [signInLocked(attempt)];
  const errors = await check();
  if (errors.length === 0) await context.db.transaction((tx) => endAttempt(tx, attempt));
  return errors;
}

/** Errors of a wrong password. @param field its path in the request */
export async function passwordErrors(player: Player, password: string, field: string): Promise<FieldError[]> {
  if (password === "") return [{ code: "REQUIRED", message: "The password is empty", path: [field] }];
  return (await checkPassword(password, player.passwordHash))
    ? []
    : [{ code: "BAD_CREDENTIALS", message: "Wrong password", path: [field] }];
}

/** Notes that a session's player has proved themselves. */
export async function notePassed(
  { db }: Pick<ServiceContext, "db">,
  { idHash }: LiveSession,
  now = Date.now(),
): Promise<void> {
  await noteProven(db, idHash, now);
}

/** Proves by the password that the session's player sits there. */
export async function confirmPassword(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
  password: string,
): Promise<FieldError[]> {
  if (password === "") return passwordErrors(player, password, "password");
  const errors = await tryAs(context, caller, () => passwordErrors(player, password, "password"));
  if (errors.length === 0) await notePassed(context, caller);
  return errors;
}
