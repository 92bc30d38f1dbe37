/** Refusals that have words of their own; all others are "OTHER". */
const KNOWN = [
  "CASH_OUT_UNAVAILABLE",
  "CASH_OUT_CHANGED",
  "INSURANCE_UNAVAILABLE",
  "SWAP_UNAVAILABLE",
  "ODDS_CHANGED",
  "INSUFFICIENT_FUNDS",
  "LIMIT_REACHED",
  "PERSON_EXCLUDED",
  "INVALID",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_TOO_PRECISE",
] as const;

/** Key of a refusal's words. */
export function errorKey(code: string): `error.${(typeof KNOWN)[number] | "OTHER"}` {
  return `error.${KNOWN.find((known) => known === code) ?? "OTHER"}`;
}
