/** What the server said against a sign-in, as the forms show it. */
import type { UserErrorFieldsFragment } from "@/operations/generated.ts";

/** "NETWORK" when there was no answer. */
export type Refusal = UserErrorFieldsFragment | "NETWORK";

/** Codes with words of their own; the rest share the general ones. */
const TOLD = ["BAD_CREDENTIALS", "CAPTCHA_REQUIRED", "CAPTCHA_WRONG", "CAPTCHA_EXPIRED", "WRONG_CODE", "TIME_UP"] as const;

/** Key of the words of a refusal; a locked sign-in is told by its time instead. */
export function refusalKey(refusal: Refusal) {
  if (refusal === "NETWORK") return "error.NETWORK" as const;
  if (refusal.path?.[0] === "captcha" && refusal.code === "INVALID") return "error.CAPTCHA_WRONG" as const;
  const told = TOLD.find((code) => code === refusal.code);
  return told === undefined ? ("error.OTHER" as const) : (`error.${told}` as const);
}
