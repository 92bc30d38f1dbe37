/** What the server said against a sign-in, in the forms' words. */
import type { Refusal } from "./authForm.ts";

/** Codes with words of their own; the rest share the general ones. */
const TOLD = ["BAD_CREDENTIALS", "CAPTCHA_REQUIRED", "CAPTCHA_WRONG", "CAPTCHA_EXPIRED", "WRONG_CODE", "TIME_UP", "CREDENTIAL_REFUSED", "NOT_LINKED", "NOT_OFFERED", "PROVIDER_UNAVAILABLE"] as const;

/** Key of the words of a refusal, and the moment they tell, where there is one. */
export function refusalWords(refusal: Refusal) {
  if (refusal === "NETWORK") return { key: "error.NETWORK", moment: null } as const;
  if ("lockedUntil" in refusal) return { key: "error.SIGN_IN_LOCKED", moment: refusal.lockedUntil } as const;
  if ("retryAt" in refusal) return { key: "error.TOO_MANY_MESSAGES", moment: refusal.retryAt } as const;
  if (refusal.path?.[0] === "captcha" && refusal.code === "INVALID") return { key: "error.CAPTCHA_WRONG", moment: null } as const;
  const told = TOLD.find((code) => code === refusal.code);
  return { key: told === undefined ? ("error.OTHER" as const) : (`error.${told}` as const), moment: null };
}
