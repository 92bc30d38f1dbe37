/** Signing in by login, number, e-mail or phone and a password (SPEC 5.24, 7.19). */
import type { z } from "zod";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import type { authApi, logInBody } from "./api.ts";
import { beginAttempt, endAttempt, personKey } from "./guard.ts";
import { checkPassword } from "./passwords.ts";
import { findPlayer, readLogin } from "./players.ts";
import { startSession } from "./sessions.ts";

type LogInAnswer = z.infer<typeof authApi.logIn.response>;

const maxLoginLength = 128;
const maxPasswordLength = 256;

/** The text behind base64 of UTF-8; null when it is none. */
function decode(encoded: string): string | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(encoded)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(encoded, "base64"));
  } catch {
    return null;
  }
}

function fieldProblem(field: "login" | "password", value: string | null, maxLength: number): FieldError[] {
  if (value === null || value.length > maxLength || value.includes("\0")) return [{ code: "INVALID", message: `The ${field} is too long or not base64 of UTF-8`, path: [field] }];
  return value.trim() === "" ? [{ code: "REQUIRED", message: `The ${field} is empty`, path: [field] }] : [];
}

/**
 * Signs in. Wrong login and wrong password answer alike, take alike and lock alike.
 * @param address of the visitor, for counting failures; absent when not known.
 */
export async function signIn(context: ServiceContext, body: z.output<typeof logInBody>, address: string | undefined): Promise<LogInAnswer> {
  const [login, password] = [decode(body.login), decode(body.uPassword)];
  const problems = [...fieldProblem("login", login, maxLoginLength), ...fieldProblem("password", password, maxPasswordLength)];
  if (login === null || password === null || problems.length > 0) return { result: null, errors: problems };
  const form = readLogin(login);
  const player = await findPlayer(context.db, form, context.settings.siteEnv);
  const attempt = await beginAttempt(context.db, personKey(player?.id ?? null, JSON.stringify(form)), address, context.clock.now());
  if ("lockedUntil" in attempt) {
    return { result: null, errors: [{ code: "SIGN_IN_LOCKED", message: "Too many failed sign-ins", path: null, lockedUntil: Math.ceil(attempt.lockedUntil / 1000) }] };
  }
  const isRight = await checkPassword(password, player?.passwordHash ?? null);
  if (!isRight || !player) return { result: null, errors: [{ code: "BAD_CREDENTIALS", message: "Wrong login or password", path: null }] };
  const { value, expiresAt } = await context.db.transaction(async (tx) => {
    await endAttempt(tx, attempt);
    return startSession(tx, player.id, body.save);
  });
  return { result: { user_id: player.id, session: value, expires: Math.floor(expiresAt / 1000) }, errors: [] };
}
