/** A lost password: a code to the e-mail or the phone, and a new password instead. */
import { createHash } from "node:crypto";
import type { LanguageCode } from "#shared/site/languages.ts";
import { passwordProblems } from "#shared/people/passwordRules.ts";
import {
  answerSent,
  codeError,
  checkCode,
  sendCode,
  type SentAnswer,
  finishKnown,
  endProofs,
  forgetFailures,
  secondStepOf,
} from "../auth/public.ts";
import { takeOnce } from "../../platform/secrets/once.ts";
import {
  hashPassword,
  findPlayer,
  namesOf,
  playerById,
  type Player,
  endAllSessions,
  replacePassword,
} from "../players/public.ts";
import { phoneDigits } from "../../platform/phones.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import { recoverByEmail, letter, siteLink, tellChange } from "../messages/public.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";

export const recoveryCodeMs = 10 * 60_000;
const tokenMs = 15 * 60_000;

const timeUp: FieldError = {
  code: "TIME_UP",
  message: "The time to set a password is up, or it was set",
  path: ["token"],
};

/** The player who has lost their password, as they identify themselves. */
export interface Whom {
  email?: string | undefined;
  phone?: { code: string; number: string } | undefined;
}

type RecoverySent = SentAnswer<{ id: string }>;

/**
 * An address in its stored form; null if it can't be one. Look-alike letters are allowed here: the address is looked
 * up, not shown.
 */
function addressOf(typed: string): string | null {
  const address = typed.trim().normalize("NFKC").toLowerCase();
  return address.length <= 254 && /^[^\s@<>"\p{C}]+@[^\s@<>"\p{C}]+\.[^\s@<>"\p{C}]+$/u.test(address) ? address : null;
}

const idOf = ({ id }: { id: string }) => ({ id });
const invalid = (name: "email" | "phone"): RecoverySent => ({
  result: null,
  errors: [{ code: "INVALID", message: `No ${name}`, path: [name] }],
});

/** Sends a code; for unknown players it does everything but send. */
export async function sendRecoveryCode(
  context: ServiceContext,
  { email, phone }: Whom,
  visitor: Visitor,
): Promise<RecoverySent> {
  const {
    db,
    settings: { siteEnv },
  } = context;
  const common = { purpose: "recovery", ...visitor, lifeMs: recoveryCodeMs } as const;
  if (phone !== undefined) {
    const digits = phoneDigits(phone.code, phone.number);
    if (digits === null) return invalid("phone");
    const found = await findPlayer(db, { by: "phone", digits }, siteEnv);
    // For a player with two-step sign-in the phone is the second step, so it can't open the first one too.
    const isSecondStep = found !== null && (await secondStepOf(context, found)) !== null;
    return answerSent(
      context,
      await sendCode(context, {
        ...common,
        subject: `phone ${digits}`,
        holder: isSecondStep ? null : (found?.id ?? null),
        phone: digits,
        ...(isSecondStep && { instead: recoverByEmail[visitor.language] }),
      }),
      idOf,
    );
  }
  const address = addressOf(email ?? "");
  if (address === null) return invalid("email");
  const found = await findPlayer(db, { by: "email", email: address }, siteEnv);
  return answerSent(
    context,
    await sendCode(context, {
      ...common,
      subject: `email ${address}`,
      holder: found?.id ?? null,
      email: address,
      letterOf: (code, id) =>
        letter("recovery", visitor.language, {
          code,
          link: siteLink(context, visitor.language, "passwordReset", { in: "fragment", token: `${id}.${code}` }),
          minutes: String(recoveryCodeMs / 60_000),
        }),
    }),
    idOf,
  );
}

/** Distinguishes a password from the next one without revealing either. */
const markOf = ({ passwordHash }: Player): string =>
  createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);

/**
 * The token a password is set by; worth nothing once it is another. @param subject the address that was shown to be the
 * player's: "phone 79000000001"
 */
export async function passwordToken(context: ServiceContext, player: Player, subject: string): Promise<string> {
  const { token, sign } = await seal(
    context,
    "recovery",
    JSON.stringify([player.id, subject, markOf(player)]),
    tokenMs,
  );
  return `${token}.${sign}`;
}

/** The token a password is set by, for the right code. */
export async function checkRecoveryCode(
  context: ServiceContext,
  id: string,
  code: string,
): Promise<{ token: string | null; errors: FieldError[] }> {
  const checked = await checkCode(context, "recovery", { id }, code);
  if ("error" in checked) return { token: null, errors: [checked.error] };
  const player = await playerById(context.db, checked.holder);
  if (player === null) return { token: null, errors: [codeError("TIME_UP")] };
  return { token: await passwordToken(context, player, checked.subject), errors: [] };
}

async function openToken(
  context: ServiceContext,
  tokenAndSign: string,
): Promise<{ player: Player; subject: string; token: string; expiresAt: number } | null> {
  const [token = "", sign = "", ...more] = tokenAndSign.split(".");
  const opened = more.length === 0 ? await unseal(context, "recovery", token, sign) : null;
  if (!opened || opened.isTimeUp) return null;
  const [holder, subject, mark] = JSON.parse(opened.payload) as [number, string, string];
  const player = await playerById(context.db, holder);
  // An address that is another person's by now opens nothing.
  const isStillHis =
    player !== null &&
    mark === markOf(player) &&
    (subject === `email ${player.email}` || subject === `phone ${player.phone}`);
  return isStillHis ? { player, subject, token, expiresAt: opened.expiresAt } : null;
}

export interface PasswordReset {
  is_changed: boolean;
  result: { user_id: number; session: string; expires: number } | null;
  errors: FieldError[];
}

/** Sets a new password. All sessions end; what failed at signing in before no longer counts. */
export async function resetPassword(
  context: ServiceContext,
  tokenAndSign: string,
  password: string,
  language: LanguageCode,
): Promise<PasswordReset> {
  const refused = (...errors: FieldError[]): PasswordReset => ({ is_changed: false, result: null, errors });
  const opened = await openToken(context, tokenAndSign);
  if (opened === null) return refused(timeUp);
  const { player, subject, token, expiresAt } = opened;
  // A weak password leaves the token as it is: the next try may be better.
  if (passwordProblems(password, namesOf(player)).length > 0)
    return refused({ code: "PASSWORD_WEAK", message: "The password breaks a rule", path: ["password"] });
  const passwordHash = await hashPassword(password);
  const isChanged = await context.transact(async (tx) => {
    const now = context.clock.now();
    if (!(await takeOnce(tx, `recovery ${token}`, expiresAt, now))) return false;
    // Who could read the code has the address.
    const confirmed = subject.startsWith("email ") ? { isEmailConfirmed: true } : { isPhoneConfirmed: true };
    if (!(await replacePassword(tx, player, passwordHash, now, confirmed))) return false;
    await endAllSessions(context, tx, player.id, "password");
    await endProofs(tx, player.id, now);
    await forgetFailures(tx, player);
    await tellChange(context, tx, { change: "passwordChanged", playerId: player.id, contacts: [player], language });
    return true;
  });
  if (!isChanged) return refused(timeUp);
  const isTwoStep = (await secondStepOf(context, player)) !== null;
  return {
    is_changed: true,
    result: isTwoStep ? null : (await finishKnown(context, await playerById(context.db, player.id), false)).result,
    errors: [],
  };
}
