/**
 * Errors of a coupon's stakes, each at its field. Any amount from the minimum with the currency's decimals is fine:
 * steps only matter for buttons.
 */
import { blockBounds, blockCoef, blockIdsOf } from "#shared/betting/coupon/blocks.ts";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { ContentLeg } from "#shared/betting/coupon/content.ts";
import { amountProblem, Exact, maxAmountLength } from "#shared/money/money.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { CouponBody, Wallet } from "./check.ts";

const messages = {
  REQUIRED: "The stake is missing",
  INVALID: "The stake is no decimal number",
  AMOUNT_TOO_SMALL: "The stake is too small",
  AMOUNT_TOO_LARGE: "The stake is too large",
  AMOUNT_TOO_PRECISE: "The stake has too many decimals",
  INSUFFICIENT_FUNDS: "The account has too little money",
} as const;

export interface StakeBounds {
  min: string | null;
  max: string | null;
}

interface Stake extends StakeBounds {
  amount: string | null | undefined;
  path: string[];
  currency: string;
  /** What the account can still pay; null for guests. */
  payable: string | null;
  /** Part of the stake that the account doesn't pay. */
  lent?: string;
}

/** The first thing wrong with one stake. */
function stakeErrors({ amount, path, currency, min, max, payable, lent = "0" }: Stake): FieldError[] {
  const within = (largest: string | null) => ({
    ...(min !== null && { minAmount: min }),
    ...(largest !== null && { maxAmount: largest }),
    currency,
  });
  const error = (code: keyof typeof messages, details: Partial<FieldError> = {}) => [
    { code, message: messages[code], path, ...details },
  ];
  const problem = amountProblem(amount, currency);
  if (problem === "AMOUNT_TOO_SMALL" || problem === "AMOUNT_TOO_LARGE") return error(problem, within(max));
  if (problem || !amount) return error(problem ?? "REQUIRED");
  const stake = new Exact(amount);
  if (min !== null && stake.lessThan(min)) return error("AMOUNT_TOO_SMALL", within(max));
  if (max !== null && stake.greaterThan(max)) return error("AMOUNT_TOO_LARGE", within(max));
  if (payable !== null && stake.minus(lent).greaterThan(payable)) {
    const most = new Exact(payable).plus(lent);
    return error("INSUFFICIENT_FUNDS", within(max === null ? most.toFixed() : Exact.min(max, most).toFixed()));
  }
  return [];
}

/** Whether nothing was typed yet: in a quote that is no error. */
const isMissing = (amount: string | null | undefined) => amount === null || amount === undefined || amount === "";

/** The blocks of a conditional coupon in the order they are played, with their stakes as sent. */
export function blocksOf({
  bets,
  amountByBlockId,
}: Pick<CouponBody, "bets" | "amountByBlockId">): { id: string; amount: string | null }[] {
  const amounts = new Map(Object.entries(amountByBlockId ?? {}));
  return blockIdsOf(bets).map((id) => ({ id, amount: amounts.get(id) ?? null }));
}

/** A largest stake; none if it is longer than any stake that can be typed. */
export const typeable = (maxAmount: string | null): string | null =>
  maxAmount !== null && maxAmount.length <= maxAmountLength ? maxAmount : null;

interface Subject {
  body: CouponBody;
  wallet: Wallet;
  bounds: StakeBounds;
  mode: "quote" | "place";
}

/**
 * Stakes of all blocks of a conditional coupon; the later ones within the return of the block before [5.21]. Only the
 * first is paid now.
 */
function blockErrors(
  { body, wallet, bounds, mode, lent }: Subject & { lent: string },
  legs: readonly ContentLeg[],
): FieldError[] {
  const { currency, balance } = wallet;
  const blocks = blocksOf(body);
  const known = new Set(blocks.map(({ id }) => id));
  const unknown = Object.keys(body.amountByBlockId ?? {})
    .filter((id) => !known.has(id))
    .map((id) => ({ code: "BLOCK_UNKNOWN", message: "The block has no bets", path: ["amountByBlockId", id] }));
  const priced = blocks.map(({ id, amount }) => ({
    id,
    coef: blockCoef(id, legs),
    amount: amountProblem(amount, currency) === null ? amount : null,
  }));
  const maxima = blockBounds(priced, bounds.max).map(({ maxAmount }) => typeable(maxAmount));
  return [
    ...unknown,
    ...blocks.flatMap(({ id, amount }, index) =>
      mode === "quote" && isMissing(amount)
        ? []
        : stakeErrors({
            amount,
            path: ["amountByBlockId", id],
            currency,
            min: bounds.min,
            max: maxima[index] ?? null,
            payable: index === 0 ? balance : null,
            lent,
          }),
    ),
  ];
}

/** Of multiple singles: each bet's own stake, paid one after the other. */
function betAmountErrors({ body, wallet, bounds, mode }: Subject): FieldError[] {
  const { currency, balance } = wallet;
  let payable = balance;
  return body.bets.flatMap(({ amount }, index) => {
    if (mode === "quote" && isMissing(amount)) return [];
    const errors = stakeErrors({ amount, path: ["bets", String(index), "amount"], currency, ...bounds, payable });
    if (errors.length === 0 && amount && payable !== null) payable = new Exact(payable).minus(amount).toFixed();
    return errors;
  });
}

/** Errors of the stakes of a coupon, wherever its kind has them. */
export function amountErrors(
  subject: Subject & { amount: string | null | undefined; lent: string },
  kind: keyof typeof couponKinds,
  legs: readonly ContentLeg[],
): FieldError[] {
  const { stake } = couponKinds[kind];
  if (stake === "block") return blockErrors(subject, legs);
  if (stake === "bet") return betAmountErrors(subject);
  const { wallet, bounds, mode, amount, lent } = subject;
  if (mode === "quote" && isMissing(amount)) return [];
  return stakeErrors({ amount, path: ["amount"], currency: wallet.currency, ...bounds, payable: wallet.balance, lent });
}
