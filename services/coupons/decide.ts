/** Deciding live coupons whose delay is over: accepted at their original price, or refused and the stake given back. */
import { and, asc, eq, lte } from "drizzle-orm";
import { appendBalance } from "../accounts/accounts.ts";
import { reverse } from "../accounts/ledger.ts";
import type { ServiceContext } from "../core/context.ts";
import { appendUsedLimits } from "../limits/limits.ts";
import type { OddsBook } from "../sportsbook/model.ts";
import { appendCoupon } from "./events.ts";
import { stakeKey } from "./journals.ts";
import { betsOf, type BetRow } from "./store.ts";
import { coupon, type RejectReason } from "./tables.ts";

/** Coupons taken up in one go; what is left waits for the next. */
const batch = 200;

/**
 * Why a bet can't be taken any more; null when it can. A move of the price alone is none: the price is the one of
 * placing. A market that was suspended and has opened again has another version.
 */
function refusalOf(book: OddsBook, bet: BetRow): RejectReason | null {
  const outcome = book.outcome(bet.outcomeId);
  const game = outcome?.game ?? book.gameOf(bet.outcomeId);
  if (!game || game.isFinished) return "GAME_FINISHED";
  // Gone while the game goes on: it was decided or withdrawn meanwhile.
  if (!outcome) return "MARKET_CHANGED";
  if (outcome.isBlocked) return "OUTCOME_SUSPENDED";
  return outcome.marketVersion === bet.marketVersion ? null : "MARKET_CHANGED";
}

/** Decides every coupon whose time has come. Each is a transaction of its own, so one that fails holds up no other. */
export async function decideDue(context: ServiceContext): Promise<void> {
  const due = await context.db.select({ id: coupon.id }).from(coupon)
    .where(and(eq(coupon.state, "PENDING"), lte(coupon.decidesAt, context.clock.now()))).orderBy(asc(coupon.decidesAt)).limit(batch);
  const failures: unknown[] = [];
  for (const { id } of due) await decide(context, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} coupons were not decided`);
}

async function decide(context: ServiceContext, couponId: number): Promise<void> {
  await context.transact(async (tx) => {
    const [row] = await tx.select().from(coupon).where(and(eq(coupon.id, couponId), eq(coupon.state, "PENDING"))).for("update");
    // Another process has decided it in the meantime.
    if (!row) return;
    const bets = (await betsOf(tx, [couponId])).get(couponId) ?? [];
    const reasons = bets.flatMap((bet) => refusalOf(context.book, bet) ?? []);
    const rejectReason = reasons[0] ?? null;
    const now = context.clock.now();
    if (rejectReason === null) {
      await tx.update(coupon).set({ state: "ACCEPTED" }).where(eq(coupon.id, couponId));
    } else {
      await tx.update(coupon).set({ state: "REJECTED", rejectReason, settledAt: now }).where(eq(coupon.id, couponId));
      const reversed = await reverse(tx, stakeKey(couponId), now);
      if (!reversed.ok || reversed.isReplay) throw new Error(`the stake of coupon ${couponId} was not given back`);
      await appendBalance(context, tx, row.playerId, row.accountId);
      await appendUsedLimits(context, tx, row.playerId, now);
    }
    await appendCoupon(context, tx, row.playerId, couponId);
  });
}
