/**
 * Decides waiting coupons: live ones after their delay, VIP bets after the desk's decision. They are accepted at their
 * original price, or refused and refunded.
 */
import { and, eq, sql } from "../../../platform/database/drizzle.ts";
import { exactCouponCoef } from "#shared/betting/coupon/price.ts";
import { appendBalance, cashBeside } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import type { OddsBook } from "../../sportsbook/public.ts";
import { appendCoupon } from "../events.ts";
import { returnPromo } from "../check/promo.ts";
import { giveStakeBack } from "../settle/obligations.ts";
import { correctionsOf } from "../settle/results.ts";
import { contentOfRow } from "../settle/returnOf.ts";
import { betsOf, type BetRow, type CouponRow } from "../store.ts";
import { coupon, type CouponState, type RejectReason } from "../tables.ts";
import { demoDeskAccepts } from "../check/vip.ts";

/** Coupons per run; the rest waits for the next. */
const batch = 200;

/**
 * Why a bet can't be taken any more; null if it can. A move of the price alone is none: the price is the one of
 * placing. A market that was suspended and has opened again has another version.
 */
function refusalOf(book: OddsBook, bet: BetRow): RejectReason | null {
  const outcome = book.outcome(bet.outcomeId);
  const game = outcome?.game ?? book.gameOf(bet.outcomeId);
  if (!game || game.isFinished) return "GAME_FINISHED";
  // Missing while the game goes on: decided or withdrawn in the meantime.
  if (!outcome) return "MARKET_CHANGED";
  if (outcome.isBlocked) return "OUTCOME_SUSPENDED";
  return outcome.marketVersion === bet.marketVersion ? null : "MARKET_CHANGED";
}

/** Whether a live bet's score is another than when it was placed. */
const hasScored = (book: OddsBook, bet: BetRow): boolean =>
  bet.isLive && book.gameOf(bet.outcomeId)?.score !== bet.scoreAtPlacing;

/** Whether the prices of this moment come to less than the player insists on. */
function isBelowExact(book: OddsBook, row: CouponRow, bets: readonly BetRow[]): boolean {
  if (row.exactCoef === null) return false;
  const now = exactCouponCoef(
    contentOfRow(
      row,
      bets.map((bet) => ({ ...bet, coef: book.outcome(bet.outcomeId)?.coef ?? bet.coef })),
    ),
  );
  return now === null || now.lessThan(row.exactCoef);
}

/** Why a coupon can't be accepted at this moment; null if it can. */
function reasonOf(book: OddsBook, row: CouponRow, bets: readonly BetRow[]): RejectReason | null {
  const [first] = bets.flatMap((bet) => refusalOf(book, bet) ?? []);
  if (first) return first;
  if (row.isDropOnScoreChange && bets.some((bet) => hasScored(book, bet))) return "SCORE_CHANGED";
  return isBelowExact(book, row, bets) ? "EXACT_COEF_NOT_MET" : null;
}

/**
 * Decides all coupons that are due. A VIP bet without a decision is refused when its first game starts. Each has its
 * own transaction, so that a failure holds up no other.
 */
export async function decideDue(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const { rows } = await context.db.execute<{
    id: string | number;
    is_vip: boolean;
    decides_at: string | number | null;
    amount: string;
    currency: string;
  }>(sql`
    select id, is_vip, decides_at, amount::text as amount, currency from coupon where state = 'PENDING' and (
      decides_at <= ${now} or (decides_at is null and exists (select 1 from coupon_bet where coupon_bet.coupon_id = coupon.id and coupon_bet.starts_at <= ${now}))
    ) order by decides_at limit ${batch}`);
  const failures: unknown[] = [];
  for (const { id, is_vip, decides_at, amount, currency } of rows) {
    const accepts = !is_vip || (decides_at !== null && demoDeskAccepts(amount, currency));
    await decide(context, Number(id), accepts).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} coupons were not decided`);
}

/**
 * The desk's decision on a VIP bet. A bet that can no longer be accepted is refused for its own reason, whatever the
 * desk decides.
 * @returns the coupon's state afterwards; null if there is no such VIP bet, "decided" if it no longer waits for a
 * decision.
 */
export async function decideVip(
  context: ServiceContext,
  couponId: number,
  accepts: boolean,
): Promise<CouponState | "decided" | null> {
  const [row] = await context.db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.id, couponId), eq(coupon.isVip, true)));
  return row ? ((await decide(context, couponId, accepts)) ?? "decided") : null;
}

/** Decides one coupon. @returns its state; null if it was decided before. */
async function decide(context: ServiceContext, couponId: number, deskAccepts: boolean): Promise<CouponState | null> {
  return context.transact(async (tx) => {
    const [row] = await tx
      .select()
      .from(coupon)
      .where(and(eq(coupon.id, couponId), eq(coupon.state, "PENDING")))
      .for("update");
    // Another process has decided it in the meantime.
    if (!row) return null;
    const bets = (await betsOf(tx, [couponId])).get(couponId) ?? [];
    const corrections = await correctionsOf(
      tx,
      bets.map(({ outcomeId }) => outcomeId),
    );
    const rejectReason =
      reasonOf(context.book, row, bets) ??
      (corrections.size > 0 ? "MARKET_CHANGED" : null) ??
      (deskAccepts ? null : "VIP_REFUSED");
    const now = context.clock.now();
    const state = rejectReason === null ? "ACCEPTED" : "REJECTED";
    if (rejectReason === null) {
      await tx.update(coupon).set({ state }).where(eq(coupon.id, couponId));
    } else {
      await tx.update(coupon).set({ state, rejectReason, settledAt: now }).where(eq(coupon.id, couponId));
      const reversed = await giveStakeBack(tx, row, now);
      if (!reversed.ok || reversed.isReplay) throw new Error(`the stake of coupon ${couponId} was not given back`);
      await returnPromo(tx, couponId);
      const cash = await cashBeside(tx, row.accountId);
      for (const accountId of [row.accountId, ...(cash ? [cash.id] : [])])
        await appendBalance(context, tx, row.playerId, accountId);
      await appendUsedLimits(context, tx, row.playerId, now);
    }
    await appendCoupon(context, tx, row.playerId, couponId);
    return state;
  });
}
