/** Settling: known results are written to the bets, and decided coupons are paid, once. */
import { and, asc, eq, inArray, isNull, notInArray } from "../../../platform/database/drizzle.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { stakeLeft } from "../after/store.ts";
import { appendCoupon } from "../events.ts";
import { settlementKey } from "../journals.ts";
import { returnPromo } from "../check/promo.ts";
import { payOut } from "./pay.ts";
import { correctedOpen, writeResults } from "./results.ts";
import { settlementOf } from "./returnOf.ts";
import { betsOf, type BetRow, type CouponRow } from "../store.ts";
import { coupon, couponBet, type CouponState } from "../tables.ts";

/** Coupons that take no results: not accepted yet, or refused. */
export const untouched: CouponState[] = ["PENDING", "REJECTED"];

/**
 * Writes all known results and pays the coupons they decide. Each coupon has its own transaction. @param onDue gets the
 * coupons with results to write, before they are written
 */
export async function settleKnown(
  context: ServiceContext,
  onDue: (couponIds: readonly number[]) => void = () => {},
): Promise<void> {
  const isOpen = and(isNull(couponBet.result), notInArray(coupon.state, untouched));
  const open = (
    await context.db
      .selectDistinct({ outcomeId: couponBet.outcomeId })
      .from(couponBet)
      .innerJoin(coupon, eq(coupon.id, couponBet.couponId))
      .where(isOpen)
  ).map(({ outcomeId }) => outcomeId);
  const corrected = await correctedOpen(context.db);
  const decided = open.filter((outcomeId) => corrected.has(outcomeId) || context.book.result(outcomeId) !== null);
  if (decided.length === 0) return onDue([]);
  const due = await context.db
    .selectDistinct({ id: coupon.id })
    .from(couponBet)
    .innerJoin(coupon, eq(coupon.id, couponBet.couponId))
    .where(and(isOpen, inArray(couponBet.outcomeId, decided)))
    .orderBy(asc(coupon.id));
  onDue(due.map(({ id }) => id));
  await eachAlone(due, async ({ id }) => settle(context, id));
}

/** Does each piece of work although others fail. @throws AggregateError when some did */
export async function eachAlone<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${all.length} coupons were not settled`);
}

async function settle(context: ServiceContext, couponId: number): Promise<void> {
  await context.transact(async (tx) => {
    const [row] = await tx
      .select()
      .from(coupon)
      .where(and(eq(coupon.id, couponId), notInArray(coupon.state, untouched)))
      .for("update");
    if (!row) return;
    const bets = (await betsOf(tx, [couponId])).get(couponId) ?? [];
    const known = await writeResults(context, tx, bets);
    // Another process has settled it in the meantime: nothing to report.
    if (known.every(({ result }, index) => result === bets[index]?.result)) return;
    if (row.state === "ACCEPTED") await payIfDecided(context, tx, row, known);
    await appendCoupon(context, tx, row.playerId, couponId);
  });
}

/**
 * Pays a coupon in play if no open bet can change its return. The caller has locked its row. @returns whether it was
 * settled.
 */
export async function payIfDecided(
  context: ServiceContext,
  tx: Tx,
  row: CouponRow,
  bets: readonly BetRow[],
): Promise<boolean> {
  const settlement = settlementOf(row, bets, context.siteConfig);
  if (settlement === null) return false;
  const { state, exact, bonus, insured, isStakeReturned } = settlement;
  const now = context.clock.now();
  const paid = await payOut(context, tx, row, {
    key: settlementKey(row.id, row.settlements + 1),
    stake: stakeLeft(row),
    exact,
    bonus,
    insured,
    isStakeReturned,
  });
  const hasBonus = row.hyperBonusPercent !== null || row.promo?.kind === "WIN_BOOST";
  await tx
    .update(coupon)
    .set({
      state,
      payout: roundMoney(new Exact(row.cashedValue).plus(paid), row.currency),
      settledAt: now,
      settlements: row.settlements + 1,
      autoCashOut: null,
      autoCashOutAt: null,
      ...(hasBonus && { bonusPayout: roundMoney(bonus.hyper.plus(bonus.boost), row.currency) }),
      ...(row.insuranceShare !== null && { insuredPayout: roundMoney(insured, row.currency) }),
    })
    .where(eq(coupon.id, row.id));
  // The code of a refunded coupon can be used again.
  if (state === "REFUNDED" && row.promo !== null) await returnPromo(tx, row.id);
  await appendUsedLimits(context, tx, row.playerId, now);
  return true;
}
