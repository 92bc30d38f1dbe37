import type words from "@/i18n/en/index.ts";
import type { UserErrorCode, UserErrorFieldsFragment } from "@/operations/generated.ts";

/** Errors at a field of the input; with an index, at that member of a list. */
export function errorsAt(errors: readonly UserErrorFieldsFragment[], field: string, index?: number): UserErrorFieldsFragment[] {
  return errors.filter(({ path }) => path?.[0] === field && (index === undefined || path[1] === String(index)));
}

const AMOUNT_CODES: readonly UserErrorCode[] = ["AMOUNT_TOO_SMALL", "AMOUNT_TOO_LARGE", "AMOUNT_TOO_PRECISE", "INSUFFICIENT_FUNDS"];

/** Errors that stand at the stake, wherever the server put them. */
export function amountErrors(errors: readonly UserErrorFieldsFragment[]): UserErrorFieldsFragment[] {
  return errors.filter(({ path, code }) => path?.[0] === "amount" || AMOUNT_CODES.includes(code));
}

/** Errors of the coupon as a whole: neither at a bet nor at the stake. */
export function couponErrors(errors: readonly UserErrorFieldsFragment[]): UserErrorFieldsFragment[] {
  const atAmount = new Set(amountErrors(errors));
  return errors.filter((error) => !atAmount.has(error) && !(error.path?.[0] === "bets" && error.path[1] !== undefined));
}

type TextKey = `error.${keyof (typeof words)["coupon"]["error"]}`;

/** Where a code's words are: its own, or the general ones for a code that coupons don't expect. */
export const errorKeys = (code: UserErrorCode): TextKey[] => [`error.${code}` as TextKey, "error.OTHER"];
