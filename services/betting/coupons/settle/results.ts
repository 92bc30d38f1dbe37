/** Results of bets: the operator's corrections take precedence over the book. */
import { and, eq, inArray, isNotNull, isNull, sql } from "../../../platform/database/drizzle.ts";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { outcomeCorrection } from "../after/tables.ts";
import type { BetRow } from "../store.ts";
import { couponBet } from "../tables.ts";

/** The corrected results among some outcomes. */
export async function correctionsOf(db: Db, outcomeIds: readonly string[]): Promise<Map<string, LegResult>> {
  if (outcomeIds.length === 0) return new Map();
  const rows = await db
    .select({ outcomeId: outcomeCorrection.outcomeId, result: outcomeCorrection.result })
    .from(outcomeCorrection)
    .where(inArray(outcomeCorrection.outcomeId, [...outcomeIds]));
  return new Map(rows.map(({ outcomeId, result }) => [outcomeId, result]));
}

/** What can be the id of an outcome with a result; the database refuses some of the other texts (NUL). */
export const outcomeForm = /^[!-~]{1,128}$/;

/** Those of some outcomes that have a result: the operator's, or one that coupons were settled by. */
export async function decidedOf(db: Db, asked: readonly string[]): Promise<Set<string>> {
  const ids = asked.filter((id) => outcomeForm.test(id));
  if (ids.length === 0) return new Set();
  const settled = await db
    .selectDistinct({ outcomeId: couponBet.outcomeId })
    .from(couponBet)
    .where(and(inArray(couponBet.outcomeId, ids), isNotNull(couponBet.result)));
  return new Set([...(await correctionsOf(db, ids)).keys(), ...settled.map(({ outcomeId }) => outcomeId)]);
}

/**
 * Locks outcomes against corrections until the transaction ends, in a fixed order so that transactions can't deadlock.
 */
export async function lockOutcomes(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${outcomeKey(id)}, 0))`);
}

/** Name of the lock on an outcome: shared while it is bet on, alone while it is corrected (see placing_facts). */
export const outcomeKey = (outcomeId: string): string => `outcome:${outcomeId}`;

/**
 * The outcomes with a corrected result that bets still wait for; by the few corrections there are, not by the many open
 * bets.
 */
export async function correctedOpen(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ outcomeId: outcomeCorrection.outcomeId })
    .from(outcomeCorrection)
    .innerJoin(couponBet, and(eq(couponBet.outcomeId, outcomeCorrection.outcomeId), isNull(couponBet.result)));
  return new Set(rows.map(({ outcomeId }) => outcomeId));
}

/** The known result of a bet; null while it is open. A written result stands unless it was corrected. */
export function resultOf(
  context: Pick<ServiceContext, "book">,
  bet: Pick<BetRow, "outcomeId" | "result">,
  corrections: ReadonlyMap<string, LegResult>,
): LegResult | null {
  return corrections.get(bet.outcomeId) ?? bet.result ?? context.book.result(bet.outcomeId);
}

/** The bets of a coupon with the results known now; new results are written. The caller has locked the coupon. */
export async function writeResults(
  context: Pick<ServiceContext, "book">,
  tx: Tx,
  bets: readonly BetRow[],
): Promise<BetRow[]> {
  const corrections = await correctionsOf(
    tx,
    bets.map(({ outcomeId }) => outcomeId),
  );
  const known = bets.map((bet) => ({ ...bet, result: resultOf(context, bet, corrections) }));
  for (const [index, { couponId, position, result }] of known.entries()) {
    if (result === bets[index]?.result) continue;
    await tx
      .update(couponBet)
      .set({ result })
      .where(and(eq(couponBet.couponId, couponId), eq(couponBet.position, position)));
  }
  return known;
}
