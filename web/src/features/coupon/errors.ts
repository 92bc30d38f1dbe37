import type words from "@/i18n/en/index.ts";
import type { UserErrorCode, UserErrorFieldsFragment } from "@/operations/generated.ts";

/** Errors at a field of the input; with an index, at that member of a list. */
export function errorsAt(errors: readonly UserErrorFieldsFragment[], field: string, index?: number): UserErrorFieldsFragment[] {
  return errors.filter(({ path }) => path?.[0] === field && (index === undefined || path[1] === String(index)));
}

const AMOUNT_CODES: readonly UserErrorCode[] = ["AMOUNT_TOO_SMALL", "AMOUNT_TOO_LARGE", "AMOUNT_TOO_PRECISE", "INSUFFICIENT_FUNDS"];

/** Errors that stand at the coupon's own amount, wherever the server put them. */
export function amountErrors(errors: readonly UserErrorFieldsFragment[]): UserErrorFieldsFragment[] {
  return errors.filter(({ path, code }) => path?.[0] === "amount" || (AMOUNT_CODES.includes(code) && path?.[1] === undefined && path?.[0] !== "prepaidAmount"));
}

/** Fields that show their own errors. */
const OWN_FIELDS: readonly string[] = ["promoCode", "prepaidAmount", "exactCoef"];

/** Errors of the coupon as a whole: at none of its fields. */
export function couponErrors(errors: readonly UserErrorFieldsFragment[]): UserErrorFieldsFragment[] {
  const atAmount = new Set(amountErrors(errors));
  const isListed = ({ path }: UserErrorFieldsFragment) => (path?.[0] === "bets" || path?.[0] === "amountByBlock") && path[1] !== undefined;
  return errors.filter((error) => !atAmount.has(error) && !isListed(error) && !OWN_FIELDS.includes(error.path?.[0] ?? ""));
}

type TextKey = `error.${keyof (typeof words)["slip"]["error"]}`;

/** Where a code's words are: its own, or the general ones for a code that coupons don't expect. */
export const errorKeys = (code: UserErrorCode): TextKey[] => [`error.${code}` as TextKey, "error.OTHER"];
