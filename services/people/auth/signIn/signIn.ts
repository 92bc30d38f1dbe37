/** Signing in by login, number, e-mail or phone and a password (SPEC 5.24, 7.19). */
import type { z } from "zod";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Failure } from "../../../platform/http/rest.ts";
import { decode } from "../../../platform/http/encoded.ts";
import { finishSignIn, refused, type SignInAnswer } from "./finish.ts";
import { beginSignIn, endAttempt, signInLocked, slowDown, type TriedName } from "../guard/guard.ts";
import { checkPassword, findPlayer, readLogin, type LoginForm } from "../../players/public.ts";
import { phoneDigits } from "../../../platform/phones.ts";
import type { Visitor } from "../../../platform/http/visitor.ts";
import type { logInBody } from "./signInApi.ts";

const maxLoginLength = 128;
const maxPasswordLength = 256;

function fieldProblem(field: "login" | "password", value: string | null, maxLength: number): FieldError[] {
  if (value === null || value.length > maxLength || value.includes("\0"))
    return [{ code: "INVALID", message: `The ${field} is too long or not base64 of UTF-8`, path: [field] }];
  return value.trim() === "" ? [{ code: "REQUIRED", message: `The ${field} is empty`, path: [field] }] : [];
}

/** The player that a body names: by phone with its country code, or by login. */
function personOf(body: z.output<typeof logInBody>): { form: LoginForm | null; errors: FieldError[] } {
  if (body.phone_number !== undefined) {
    const digits = phoneDigits(body.country_code ?? "", body.phone_number);
    return digits === null
      ? { form: null, errors: [{ code: "INVALID", message: "No phone", path: ["phone_number"] }] }
      : { form: { by: "phone", digits }, errors: [] };
  }
  const login = decode(body.uLogin ?? "");
  const errors = fieldProblem("login", login, maxLoginLength);
  return { form: login === null || errors.length > 0 ? null : readLogin(login), errors };
}

/** A captcha that comes with a try: whether it has been solved already, and how to have it looked at. */
interface Proof {
  isProven: boolean;
  /** Null if it was right. */
  prove(): Promise<Failure<400> | null>;
}

/** Counts the try; asks for a captcha where the name has failed too often, from wherever. */
async function begin(context: ServiceContext, tried: Omit<TriedName, "isProven">, { isProven, prove }: Proof) {
  const begun = await beginSignIn(context, { ...tried, isProven });
  if (!("needsCaptcha" in begun)) return begun;
  const refusal = await prove();
  if (refusal !== null) return { refusal };
  const again = await beginSignIn(context, { ...tried, isProven: true });
  if ("needsCaptcha" in again) throw new Error("a captcha that was solved is asked for again");
  return again;
}

/** Signs in. Wrong login and wrong password answer alike, take alike and lock alike. */
export async function signIn(
  context: ServiceContext,
  body: z.output<typeof logInBody>,
  visitor: Visitor,
  proof: Proof,
): Promise<SignInAnswer | Failure<400>> {
  const { form, errors } = personOf(body);
  const password = decode(body.uPassword);
  const problems = [...errors, ...fieldProblem("password", password, maxPasswordLength)];
  if (form === null || password === null || problems.length > 0) return refused(...problems);
  const attempt = await begin(context, { form, address: visitor.address }, proof);
  if ("refusal" in attempt) return attempt.refusal;
  if ("lockedUntil" in attempt) return refused(signInLocked(attempt));
  const player = await findPlayer(context.db, form, context.settings.siteEnv);
  const isRight = await checkPassword(password, player?.passwordHash ?? null);
  if (!isRight || !player) {
    await slowDown(attempt);
    const { triesLeft } = attempt;
    return refused({ code: "BAD_CREDENTIALS", message: "Wrong login or password", path: null, triesLeft });
  }
  await context.db.transaction((tx) => endAttempt(tx, attempt));
  return finishSignIn(context, player, body.save, "two_step", visitor);
}
