/** Placed coupons with all that an offer on them depends on; many of them with four statements. */
import { eq, inArray } from "drizzle-orm";
import type { LegResult } from "#shared/coupon/legs.ts";
import { ledgerAccount, playerChoice, type AccountTypeId } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Db } from "../../core/database.ts";
import type { BookOutcome } from "../../sportsbook/model.ts";
import { correctionsOf, resultOf } from "../settle/results.ts";
import { betsOf, type BetRow, type CouponRow } from "../store.ts";

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
  /** Of an open bet: its outcome as it is on offer at this moment; null when it is not. */
  now: BookOutcome | null;
};

export async function openCoupons(context: Pick<ServiceContext, "book">, db: Db, rows: readonly CouponRow[]): Promise<OpenCoupon[]> {
  if (rows.length === 0) return [];
  const bets = await betsOf(db, rows.map(({ id }) => id));
  const corrections = await correctionsOf(db, [...new Set([...bets.values()].flat().map(({ outcomeId }) => outcomeId))]);
  const accounts = await db.select({ id: ledgerAccount.id, type: ledgerAccount.type, frozenAt: playerChoice.frozenAt }).from(ledgerAccount)
    .innerJoin(playerChoice, eq(playerChoice.id, ledgerAccount.playerId)).where(inArray(ledgerAccount.id, [...new Set(rows.map(({ accountId }) => accountId))]));
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => ({
    row, accountType: byId.get(row.accountId)?.type ?? 0, isFrozen: typeof byId.get(row.accountId)?.frozenAt === "number",
    // All of it at one moment of the book.
    bets: (bets.get(row.id) ?? []).map((bet) => {
      const result = resultOf(context, bet, corrections);
      return { ...bet, result, now: result === null ? context.book.outcome(bet.outcomeId) : null };
    }),
  }));
}
