/** Reads from a coupon's row what happened after placing. */
import type { z } from "zod";
import { insuredAmount } from "#shared/betting/coupon/insurance.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { couponAfter } from "./fields.ts";
import type { CouponRow } from "../store.ts";

type After = { [field in keyof typeof couponAfter]: z.infer<(typeof couponAfter)[field]> };
/** Columns it is made of. */
type Row = Pick<
  CouponRow,
  | "currency"
  | "amount"
  | "cashedStake"
  | "cashOuts"
  | "autoCashOut"
  | "autoCashOutAt"
  | "insuranceShare"
  | "insurancePremium"
  | "insuredPayout"
  | "replacesId"
  | "replacedById"
  | "correctedAt"
  | "correctionReason"
>;

const seconds = (ms: number) => Math.floor(ms / 1000);
const idOf = (id: number | null) => (id === null ? null : String(id));

/** Stake still in play, exact. */
export function stakeLeft(row: Pick<CouponRow, "amount" | "cashedStake">): string {
  return new Exact(row.amount).minus(row.cashedStake).toFixed();
}

/** The fields of `couponAfter`. */
export function afterOf(row: Row): After {
  const { insuranceShare, insurancePremium, currency } = row;
  return {
    amountLeft: roundMoney(stakeLeft(row), currency),
    cashOuts: row.cashOuts.map((sale) => ({ ...sale, isAdvance: sale.isAdvance ?? false })),
    autoCashOut:
      row.autoCashOut === null || row.autoCashOutAt === null
        ? null
        : { target: row.autoCashOut, setAt: seconds(row.autoCashOutAt) },
    insurance:
      insuranceShare === null || insurancePremium === null
        ? null
        : {
            share: insuranceShare,
            premium: insurancePremium,
            insuredAmount: insuredAmount(row.amount, insuranceShare, currency),
            payout: row.insuredPayout,
          },
    replaces: idOf(row.replacesId),
    replacedBy: idOf(row.replacedById),
    corrected:
      row.correctedAt === null || row.correctionReason === null
        ? null
        : { at: seconds(row.correctedAt), reason: row.correctionReason },
  };
}
