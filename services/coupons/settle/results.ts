/** Results of bets: the operator's corrections come before what the book says. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { LegResult } from "#shared/coupon/legs.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Db, Tx } from "../../core/database.ts";
import { outcomeCorrection } from "../after/tables.ts";
import type { BetRow } from "../store.ts";
import { couponBet } from "../tables.ts";

/** The corrected results among some outcomes. */
export async function correctionsOf(db: Db, outcomeIds: readonly string[]): Promise<Map<string, LegResult>> {
  if (outcomeIds.length === 0) return new Map();
  const rows = await db.select({ outcomeId: outcomeCorrection.outcomeId, result: outcomeCorrection.result }).from(outcomeCorrection).where(inArray(outcomeCorrection.outcomeId, [...outcomeIds]));
  return new Map(rows.map(({ outcomeId, result }) => [outcomeId, result]));
}

/** The outcomes with a corrected result that bets still wait for; by the few corrections there are, not by the many open bets. */
export async function correctedOpen(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ outcomeId: outcomeCorrection.outcomeId }).from(outcomeCorrection)
    .innerJoin(couponBet, and(eq(couponBet.outcomeId, outcomeCorrection.outcomeId), isNull(couponBet.result)));
  return new Set(rows.map(({ outcomeId }) => outcomeId));
}

/** The result of a bet as it is known now; null while it is open. What was written stands unless it was corrected. */
export function resultOf(context: Pick<ServiceContext, "book">, bet: Pick<BetRow, "outcomeId" | "result">, corrections: ReadonlyMap<string, LegResult>): LegResult | null {
  return corrections.get(bet.outcomeId) ?? bet.result ?? context.book.result(bet.outcomeId);
}

/** The bets of one coupon with the results known now; what is new is written. The caller has locked the coupon. */
export async function writeResults(context: Pick<ServiceContext, "book">, tx: Tx, bets: readonly BetRow[]): Promise<BetRow[]> {
  const corrections = await correctionsOf(tx, bets.map(({ outcomeId }) => outcomeId));
  const known = bets.map((bet) => ({ ...bet, result: resultOf(context, bet, corrections) }));
  for (const [index, { couponId, position, result }] of known.entries()) {
    if (result === bets[index]?.result) continue;
    await tx.update(couponBet).set({ result }).where(and(eq(couponBet.couponId, couponId), eq(couponBet.position, position)));
  }
  return known;
}
