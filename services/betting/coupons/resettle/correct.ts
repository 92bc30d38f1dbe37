/** Correcting a result: settlements with the wrong result are reversed and done again. */
import { and, asc, eq, ne, isNotNull, notInArray } from "../../../platform/database/drizzle.ts";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Tx } from "../../../platform/database/database.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { outcomeCorrection } from "../after/tables.ts";
import { appendCoupon } from "../events.ts";
import { settlementKey } from "../journals.ts";
import { respendPromo } from "../check/promo.ts";
import { eachAlone, payIfDecided, untouched } from "../settle/settle.ts";
import { decidedOf, outcomeKey, writeResults } from "../settle/results.ts";
import { settlementOf } from "../settle/returnOf.ts";
import { betsOf, type BetRow, type CouponRow } from "../store.ts";
import { coupon, couponBet, type CouponState } from "../tables.ts";
import { takeBack } from "./reversal.ts";

const settled: readonly CouponState[] = ["WON", "LOST", "REFUNDED"];

export interface Corrected {
  /** Coupons that were taken back and settled again, or opened again. */
  resettled: number;
  /** Coupons that hold the new result and kept their money. */
  changed: number;
}

/**
 * Why an outcome has no result to correct: its game is upcoming or live and the outcome undecided; or the book doesn't
 * know it and nobody has bet on it.
 */
async function problemOf(
  { book }: Pick<ServiceContext, "book">,
  tx: Tx,
  outcomeId: string,
): Promise<"OUTCOME_OPEN" | "OUTCOME_UNKNOWN" | null> {
  const game = book.gameOf(outcomeId);
  if (game !== null)
    return book.result(outcomeId) === null && !game.isFinished && !(await decidedOf(tx, [outcomeId])).has(outcomeId)
      ? "OUTCOME_OPEN"
      : null;
  const [bet] = await tx
    .select({ couponId: couponBet.couponId })
    .from(couponBet)
    .where(eq(couponBet.outcomeId, outcomeId))
    .limit(1);
  return bet === undefined ? "OUTCOME_UNKNOWN" : null;
}

/**
 * Stores the operator's result of an outcome and settles by it; repeating it changes nothing. An open outcome takes no
 * result, because later bets on it would win at once. Placings hold a lock that a correction waits for, so each sees
 * the other's changes.
 */
export async function correctResult(
  context: ServiceContext,
  outcomeId: string,
  result: LegResult,
  reason: string,
): Promise<Corrected | "OUTCOME_OPEN" | "OUTCOME_UNKNOWN"> {
  const at = context.clock.now();
  const problem = await context.transact(async (tx) => {
    await lockKey(tx, outcomeKey(outcomeId));
    const found = await problemOf(context, tx, outcomeId);
    if (found === null) {
      await tx
        .insert(outcomeCorrection)
        .values({ outcomeId, result, reason, at })
        .onConflictDoUpdate({
          target: outcomeCorrection.outcomeId,
          set: { result, reason, at },
          setWhere: ne(outcomeCorrection.result, result),
        });
    }
    return found;
  });
  return problem ?? settleCorrected(context);
}

/**
 * Settles all coupons again that hold another result than the corrected one, including what a killed process left over.
 * Each has its own transaction.
 */
export async function settleCorrected(context: ServiceContext): Promise<Corrected> {
  const done: Corrected = { resettled: 0, changed: 0 };
  const due = await context.db
    .selectDistinct({ id: coupon.id })
    .from(couponBet)
    .innerJoin(outcomeCorrection, eq(outcomeCorrection.outcomeId, couponBet.outcomeId))
    .innerJoin(coupon, eq(coupon.id, couponBet.couponId))
    .where(
      and(
        isNotNull(couponBet.result),
        ne(couponBet.result, outcomeCorrection.result),
        notInArray(coupon.state, untouched),
      ),
    )
    .orderBy(asc(coupon.id));
  await eachAlone(due, async ({ id }) => {
    const what = await resettle(context, id);
    if (what !== null) done[what] += 1;
  });
  return done;
}

async function resettle(context: ServiceContext, couponId: number): Promise<keyof Corrected | null> {
  return context.transact(async (tx) => {
    const [row] = await tx
      .select()
      .from(coupon)
      .where(and(eq(coupon.id, couponId), notInArray(coupon.state, untouched)))
      .for("update");
    if (!row) return null;
    const bets = (await betsOf(tx, [couponId])).get(couponId) ?? [];
    const known = await writeResults(context, tx, bets);
    const differing = known.filter(({ result }, index) => result !== bets[index]?.result);
    if (differing.length === 0) return null;
    const isPaidAnew = await settleAnew(context, tx, row, bets, known, await reasonOf(tx, differing));
    await appendCoupon(context, tx, row.playerId, couponId);
    return isPaidAnew ? "resettled" : "changed";
  });
}

async function reasonOf(tx: Tx, [bet]: readonly BetRow[]): Promise<string> {
  const [found] = await tx
    .select({ reason: outcomeCorrection.reason })
    .from(outcomeCorrection)
    .where(eq(outcomeCorrection.outcomeId, bet?.outcomeId ?? ""));
  return found?.reason ?? "";
}

/** Payments of the old results are reversed if the new ones pay differently. A cashed-out coupon keeps its money. */
async function settleAnew(
  context: ServiceContext,
  tx: Tx,
  row: CouponRow,
  before: readonly BetRow[],
  now: readonly BetRow[],
  reason: string,
): Promise<boolean> {
  if (row.state === "ACCEPTED") {
    await payIfDecided(context, tx, row, now);
    return false;
  }
  // One that was given back because nothing covered its advance is over, whatever its bets did.
  if (!settled.includes(row.state) || row.rejectReason !== null) return false;
  const [old, next] = [settlementOf(row, before, context.siteConfig), settlementOf(row, now, context.siteConfig)];
  if (
    old !== null &&
    next !== null &&
    old.state === next.state &&
    old.exact.equals(next.exact) &&
    old.insured === next.insured
  )
    return false;
  await takeBack(context, tx, row, settlementKey(row.id, row.settlements));
  const open = {
    state: "ACCEPTED" as const,
    payout: null,
    settledAt: null,
    bonusPayout: null,
    insuredPayout: null,
    correctedAt: context.clock.now(),
    correctionReason: reason,
  };
  await tx.update(coupon).set(open).where(eq(coupon.id, row.id));
  if (row.state === "REFUNDED" && row.promo !== null) await respendPromo(tx, row.promo.code, row.playerId, row.id);
  const isSettled = await payIfDecided(context, tx, { ...row, ...open }, now);
  if (!isSettled) await appendUsedLimits(context, tx, row.playerId, context.clock.now());
  return true;
}
