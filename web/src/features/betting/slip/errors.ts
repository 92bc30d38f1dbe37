/**
 * Where the slip shows what the server refuses. Each error stands at the line it concerns if that line is on the page
 * and has words for it, and over the button otherwise: an error that no line takes would stop the player without a
 * word.
 */
import type words from "@/platform/i18n/en/index.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { UserErrorCode } from "@/operations/types.generated.ts";

type CouponError = UserErrorFieldsFragment;

/** Lines that show errors, as they are on the page now. */
export interface Lines {
  /** The field of the coupon's own amount. */
  hasAmount: boolean;
  bets: number;
  /** Blocks with an amount field, in the order of `amountByBlock`. */
  blocks: number;
  fields: readonly FieldName[];
}

/** Fields of their own, beside the amount. */
export type FieldName = "promoCode" | "prepaidAmount" | "exactCoef";

export interface PlacedErrors {
  amount: readonly CouponError[];
  /** By bet, and by block. */
  bets: readonly (readonly CouponError[])[];
  blocks: readonly (readonly CouponError[])[];
  fields: Readonly<Record<FieldName, readonly CouponError[]>>;
  /** All others: of the coupon as a whole, or of something that is not on the page. */
  whole: readonly CouponError[];
}

/** Codes that are about a sum itself; others are no mistake in a field. */
const AMOUNT_CODES: readonly UserErrorCode[] = [
  "REQUIRED",
  "INVALID",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_TOO_PRECISE",
  "INSUFFICIENT_FUNDS",
];
/** Of them those that are about the coupon's amount also where the server names no field. */
const ANYWHERE_AMOUNT: readonly UserErrorCode[] = AMOUNT_CODES.slice(2);

export const isAmountCode = (code: UserErrorCode): boolean => AMOUNT_CODES.includes(code);

/** Gives every error to exactly one line. */
export function placeErrors(errors: readonly CouponError[], lines: Lines): PlacedErrors {
  const placed = {
    amount: [] as CouponError[],
    bets: Array.from({ length: lines.bets }, () => [] as CouponError[]),
    blocks: Array.from({ length: lines.blocks }, () => [] as CouponError[]),
    fields: { promoCode: [], prepaidAmount: [], exactCoef: [] } as Record<FieldName, CouponError[]>,
    whole: [] as CouponError[],
  };
  for (const error of errors) lineOf(error).push(error);
  return placed;

  function lineOf(error: CouponError): CouponError[] {
    const [field, index = ""] = error.path ?? [];
    const at = /^\d{1,3}$/.test(index) ? Number(index) : -1;
    if (field === "bets") return placed.bets[at] ?? placed.whole;
    if (field === "amountByBlock") return (isAmountCode(error.code) ? placed.blocks[at] : undefined) ?? placed.whole;
    const own = lines.fields.find((name) => name === field);
    if (own !== undefined) return placed.fields[own];
    const isOfAmount =
      field === "amount"
        ? isAmountCode(error.code)
        : ANYWHERE_AMOUNT.includes(error.code) && error.path?.[1] === undefined && field !== "prepaidAmount";
    return lines.hasAmount && isOfAmount ? placed.amount : placed.whole;
  }
}

type TextKey = `error.${keyof (typeof words)["slip"]["error"]}`;

/** Where a code's words are: its own, or the general ones for a code that coupons don't expect. */
export const errorKeys = (code: UserErrorCode): TextKey[] => [`error.${code}` as TextKey, "error.OTHER"];

/** The same where no sum was typed wrong: the words of INVALID are about a sum. */
export const wholeKeys = (code: UserErrorCode): TextKey[] => (code === "INVALID" ? ["error.OTHER"] : errorKeys(code));

/** Refusals of the moment when the coupon was sent: they say what happened then, and don't stop the next try. */
export function isOfSending({ code, path }: CouponError): boolean {
  if (code === "ODDS_CHANGED" || code === "SIGN_IN_REQUIRED" || code === "IDEMPOTENCY_MISMATCH") return true;
  return (
    path?.[0] === "bets" &&
    (code === "OUTCOME_SUSPENDED" ||
      code === "GAME_VERSION_CHANGED" ||
      code === "AMOUNT_TOO_SMALL" ||
      code === "AMOUNT_TOO_LARGE")
  );
}
