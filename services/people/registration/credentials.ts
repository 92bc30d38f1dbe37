/** Sending a player who registered by one click their login and password (SPEC 3.30): once, within some minutes. */
import { emailProblem, tidyEmail } from "#shared/people/registration.ts";
import { after, toEpoch } from "../../platform/lifetimes.ts";
import { countTry, takeOnce } from "../../platform/secrets/once.ts";
import { checkPassword, playerById } from "../players/public.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { admitMessage, ceilingError, queueMessage } from "../messages/public.ts";
import { decode } from "../../platform/http/encoded.ts";
import { fieldProblem } from "./checks.ts";
import { credentialsLetter } from "./letters.ts";

const tokenMs = 15 * 60_000;
/** A letter with a password must not lie about for long. */
const letterMs = 60 * 60_000;
const maxTries = 5;

/** What sendCredentials takes later; `expires` is epoch seconds. */
export async function sealCredentials(
  context: ServiceContext,
  playerId: number,
): Promise<{ token: string; expires: number }> {
  const { token, sign, expiresAt } = await seal(context, "credentials", String(playerId), tokenMs);
  return { token: `${token}.${sign}`, expires: toEpoch(context.clock, expiresAt) };
}

interface SentAnswer {
  success: boolean;
  errors: FieldError[];
}

const refused = (...errors: FieldError[]): SentAnswer => ({ success: false, errors });
const refusal = (code: "CREDENTIAL_REFUSED" | "TIME_UP"): SentAnswer =>
  refused({ code, message: "The token is forged, too old or used", path: null });

/** The caller sends the password back: none is kept that could be read. */
export async function sendCredentials(
  context: ServiceContext,
  sealed: string,
  email: string,
  encodedPassword: string,
  { language, address }: Visitor,
): Promise<SentAnswer> {
  const problem = emailProblem(email);
  if (problem !== null) return refused(...fieldProblem(problem, "email"));
  const [token = "", sign = ""] = sealed.split(".");
  const opened = await unseal(context, "credentials", token, sign);
  const password = decode(encodedPassword);
  if (opened === null || password === null) return refusal("CREDENTIAL_REFUSED");
  if (opened.isTimeUp) return refusal("TIME_UP");
  const key = `credentials ${token}`;
  if (!(await countTry(context.db, key, maxTries, opened.expiresAt))) return refusal("CREDENTIAL_REFUSED");
  const player = await playerById(context.db, Number(opened.payload));
  if (!(await checkPassword(password, player?.passwordHash ?? null)) || player === null)
    return refusal("CREDENTIAL_REFUSED");
  const now = context.clock.now();
  const isSent = await context.db.transaction(async (tx) => {
    const full = await admitMessage(tx, context, { to: "stranger", isSent: true, email: tidyEmail(email), address });
    if (full !== null) return full;
    if (!(await takeOnce(tx, key, opened.expiresAt, now))) return false;
    await queueMessage(
      tx,
      {
        channel: "email",
        recipient: tidyEmail(email),
        playerId: player.id,
        ...credentialsLetter(language, player.login, password),
        expiresAt: after(context.clock, letterMs),
      },
      now,
    );
    return true;
  });
  if (typeof isSent === "object") return refused(ceilingError(context, "MESSAGE_CEILING", isSent));
  return isSent ? { success: true, errors: [] } : refusal("CREDENTIAL_REFUSED");
}
