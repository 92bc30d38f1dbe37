/** Placed coupons with all that an offer on them depends on; many of them with four statements. */
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import type { AccountTypeId } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { BookOutcome } from "../../sportsbook/public.ts";
import { correctionsOf, resultOf } from "../settle/results.ts";
import { betsOf, type BetRow, type CouponRow } from "../store.ts";
import { accountFacts } from "../../../money/accounts/public.ts";

/** A coupon, its account, and its bets with the results known now, written or not. */
export interface OpenCoupon {
  row: CouponRow;
  accountType: AccountTypeId;
  /** Support keeps the player's money where it is. */
  isFrozen: boolean;
  bets: OpenBet[];
}

export type OpenBet = BetRow & {
  result: LegResult | null;
  /** Of an open bet: its outcome as it is on offer at this moment; null if it is not. */
  now: BookOutcome | null;
};

export async function openCoupons(
  context: Pick<ServiceContext, "book">,
  db: Db,
  rows: readonly CouponRow[],
): Promise<OpenCoupon[]> {
  if (rows.length === 0) return [];
  const bets = await betsOf(
    db,
    rows.map(({ id }) => id),
  );
  const corrections = await correctionsOf(db, [
    ...new Set([...bets.values()].flat().map(({ outcomeId }) => outcomeId)),
  ]);
  const accounts = await accountFacts(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => ({
    row,
    accountType: accounts.get(row.accountId)?.type ?? 0,
    isFrozen: accounts.get(row.accountId)?.isFrozen === true,
    // All of it at one moment of the book.
    bets: (bets.get(row.id) ?? []).map((bet) => {
      const result = resultOf(context, bet, corrections);
      return { ...bet, result, now: result === null ? context.book.outcome(bet.outcomeId) : null };
    }),
  }));
}
