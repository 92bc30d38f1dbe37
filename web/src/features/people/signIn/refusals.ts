/** What the server said against a sign-in, in the forms' words. */
import type { Refusal } from "./authForm.ts";

/** Codes with words of their own; the rest share the general ones. */
const TOLD = [
  "BAD_CREDENTIALS",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "CAPTCHA_EXPIRED",
  "CAPTCHA_UNAVAILABLE",
  "WRONG_CODE",
  "TIME_UP",
  "CREDENTIAL_REFUSED",
  "NOT_LINKED",
  "NOT_OFFERED",
  "PROVIDER_UNAVAILABLE",
  "FINGERPRINT_REQUIRED",
] as const;

/** What is stated of a field that has the wrong form. */
const WRONG_FORM: Readonly<
  Record<string, "CAPTCHA_WRONG" | "INVALID_phone" | "INVALID_code" | "INVALID_text" | "CREDENTIAL_REFUSED">
> = {
  captcha: "CAPTCHA_WRONG",
  phone: "INVALID_phone",
  code: "INVALID_code",
  login: "INVALID_text",
  password: "INVALID_text",
  token: "CREDENTIAL_REFUSED",
  sign: "CREDENTIAL_REFUSED",
  state: "CREDENTIAL_REFUSED",
  credential: "CREDENTIAL_REFUSED",
};

/** Key of the words of a refusal, and the moment or the number they tell, where there is one. */
export function refusalWords(refusal: Refusal) {
  if (refusal !== "NETWORK" && "triesLeft" in refusal)
    return refusal.triesLeft > 0
      ? ({ key: "error.TRIES_LEFT", moment: null, count: refusal.triesLeft } as const)
      : ({ key: "error.LAST_TRY", moment: null } as const);
  if (refusal === "NETWORK") return { key: "error.NETWORK", moment: null } as const;
  if ("lockedUntil" in refusal) return { key: "error.SIGN_IN_LOCKED", moment: refusal.lockedUntil } as const;
  if ("retryAt" in refusal)
    return {
      key: refusal.code === "MESSAGE_CEILING" ? "error.MESSAGE_CEILING" : "error.TOO_MANY_MESSAGES",
      moment: refusal.retryAt,
    } as const;
  if (refusal.code === "INVALID" || refusal.code === "REQUIRED")
    return { key: `error.${WRONG_FORM[refusal.path?.[0] ?? ""] ?? "OTHER"}` as const, moment: null };
  const told = TOLD.find((code) => code === refusal.code);
  return { key: told === undefined ? ("error.OTHER" as const) : (`error.${told}` as const), moment: null };
}

/**
 * Whether there are other ways in to tell of: said of every wrong password and every lock alike, so that it gives
 * nothing away.
 */
export const isAboutPassword = (refusal: Refusal): boolean =>
  refusal !== "NETWORK" && (refusal.code === "BAD_CREDENTIALS" || refusal.code === "SIGN_IN_LOCKED");
