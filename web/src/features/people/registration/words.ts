/** What the forms say of what is wrong. */
import type { TFunction } from "i18next";
import type { RegistrationError } from "./useRegister.ts";
import { problemOf, type Values } from "./values.ts";

type Translate = TFunction<"registration">;

/** Fields whose wrong form has words of its own. */
const WITH_WORDS = ["email", "password", "name", "surname", "birthday", "phone", "promoCode", "captcha"] as const;

/** The words of a field's problem. @param age years that one must have */
export function fieldWords(t: Translate, field: keyof Values, type: string, age: number): string {
  const problem = problemOf(type);
  if (problem === "INVALID") {
    const named = WITH_WORDS.find((name) => name === field);
    return t(named === undefined ? "problem.INVALID" : `invalid.${named}`);
  }
  if (problem === "REQUIRED") return t(field === "acceptsTerms" ? "problem.TERMS" : "problem.REQUIRED");
  return t(`problem.${problem}`, { age });
}

const TOLD = ["NOT_OFFERED", "CREDENTIAL_REFUSED", "WRONG_CODE", "TIME_UP", "IDEMPOTENCY_MISMATCH"] as const;

/** Ceilings that are reached; each says when there is room again. */
const LATER = ["MESSAGE_CEILING", "PLAYER_CEILING"] as const;

const CAPTCHA = ["CAPTCHA_REQUIRED", "CAPTCHA_WRONG", "CAPTCHA_EXPIRED", "CAPTCHA_UNAVAILABLE"] as const;

/** The words of a refusal that belongs to no field. @param time writes a moment as the visitor reads it */
export function refusalWords(
  t: Translate,
  error: RegistrationError | "NETWORK",
  time: (moment: string) => string,
): string {
  if (error === "NETWORK") return t("refused.NETWORK");
  if ("retryAt" in error)
    return t(`refused.${LATER.find((code) => code === error.code) ?? "TOO_MANY_MESSAGES"}`, {
      time: time(error.retryAt),
    });
  const captcha = CAPTCHA.find((code) => code === error.code);
  if (captcha !== undefined) return t(`problem.${captcha}`);
  if (error.path?.[0] === "code" && (error.code === "INVALID" || error.code === "REQUIRED")) return t("refused.CODE");
  const told = TOLD.find((code) => code === error.code);
  return t(told === undefined ? "refused.OTHER" : `refused.${told}`);
}
