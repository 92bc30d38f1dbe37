/** A coupon as players send it, in the service's words. What is too long for the service is a UserError here. */
import { kindNumbers, oddsChangeNumbers, type BetBody, type CouponBody } from "../datasources/coupons.ts";
import type { BetInput, CouponInput, ShareCouponInput, UserErrorCode } from "../generated/resolvers.ts";
import type { Language } from "../language.ts";
import { inputError, type UserErrorModel } from "../userErrors.ts";

/** Longest texts and lists the service takes, and what a longer one means. */
const bounds = { decimal: 64, outcomeId: 128, blockId: 32, accountId: 32, bets: 200 } as const;
const keyForm = /^[A-Za-z0-9_-]{8,64}$/;

interface Checked {
  code: UserErrorCode;
  path: string[];
  isWrong: boolean;
}

function checkBet({ outcomeId, coef, amount, blockId }: BetInput, index: number): Checked[] {
  const at = (name: string) => ["bets", String(index), name];
  return [
    { code: "OUTCOME_UNKNOWN", path: at("outcomeId"), isWrong: outcomeId.length > bounds.outcomeId },
    { code: "INVALID", path: at("coef"), isWrong: coef.length > bounds.decimal },
    { code: "INVALID", path: at("amount"), isWrong: (amount?.length ?? 0) > bounds.decimal },
    { code: "INVALID", path: at("blockId"), isWrong: (blockId?.length ?? 0) > bounds.blockId },
  ];
}

/** What is wrong with a coupon before the service could read it. */
export function couponErrors(input: Pick<CouponInput, "bets"> & Partial<CouponInput>, language: Language): UserErrorModel[] {
  const checks: Checked[] = [
    { code: "TOO_MANY_BETS", path: ["bets"], isWrong: input.bets.length > bounds.bets },
    { code: "ACCOUNT_UNKNOWN", path: ["accountId"], isWrong: (input.accountId?.length ?? 0) > bounds.accountId },
    { code: "INVALID", path: ["amount"], isWrong: (input.amount?.length ?? 0) > bounds.decimal },
    ...input.bets.slice(0, bounds.bets).flatMap(checkBet),
  ];
  return checks.filter(({ isWrong }) => isWrong).map(({ code, path }) => inputError(code, path, language));
}

/** What is wrong with an idempotency key. */
export function keyErrors(key: string, language: Language): UserErrorModel[] {
  if (key === "") return [inputError("REQUIRED", ["idempotencyKey"], language)];
  return keyForm.test(key) ? [] : [inputError("INVALID", ["idempotencyKey"], language)];
}

/** Bets in the service's words. */
export const betBodies = ({ bets }: ShareCouponInput | CouponInput): BetBody[] => bets.map((bet) => ({ ...bet }));

/** A coupon in the service's words [3.05]. */
export function couponBody(input: CouponInput): CouponBody {
  const { accountId, kind, amount, systemValue, oddsChange } = input;
  return {
    accountId,
    typeId: kindNumbers[kind],
    amount: amount ?? null,
    bets: betBodies(input),
    systemValue: systemValue ?? null,
    changeCoefAction: oddsChangeNumbers[oddsChange ?? "NONE"],
  };
}
