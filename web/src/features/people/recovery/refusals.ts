/** What the server said against a step, as the forms show it. */
import type { RecoveryErrorFieldsFragment } from "@/operations/people/generated.ts";

/** "NETWORK" when there was no answer. */
export type Refusal = RecoveryErrorFieldsFragment | "NETWORK";

/** Codes with words of their own; the rest share the general ones. */
const TOLD = [
  "WRONG_CODE",
  "TIME_UP",
  "PASSWORD_WEAK",
  "CREDENTIAL_REFUSED",
  "CONTACT_UNKNOWN",
  "ALREADY_CONFIRMED",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "CAPTCHA_EXPIRED",
  "CAPTCHA_UNAVAILABLE",
  "NETWORK",
] as const;

/** Key of the words of a refusal by its code; too many messages are told by their time instead. */
export function refusalKey(refusal: Refusal) {
  const code = refusal === "NETWORK" ? refusal : refusal.code;
  if (refusal !== "NETWORK" && (code === "INVALID" || code === "REQUIRED")) {
    const [field] = refusal.path ?? [];
    if (field === "captcha") return "error.CAPTCHA_WRONG" as const;
    if (field === "token" || field === "id" || field === "redirectToken") return "error.CREDENTIAL_REFUSED" as const;
    if (field === "email" || field === "phone" || field === "code" || field === "formerId" || field === "password")
      return `error.INVALID_${field}` as const;
  }
  const told = TOLD.find((one) => one === code);
  return told === undefined ? ("error.OTHER" as const) : (`error.${told}` as const);
}
