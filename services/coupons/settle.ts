/** Settling: results are written to the bets as the book knows them, and a coupon is paid once, here and nowhere else. */
import { and, asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { Decimal } from "decimal.js";
import { legFactor, product } from "#shared/coupon/legs.ts";
import { Exact, roundMoney } from "#shared/money.ts";
import { appendBalance } from "../accounts/accounts.ts";
import { houseAccount, post } from "../accounts/ledger.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Tx } from "../core/database.ts";
import { appendUsedLimits } from "../limits/limits.ts";
import { appendCoupon } from "./events.ts";
import { payoutKey } from "./journals.ts";
import { betsOf, type BetRow, type CouponRow } from "./store.ts";
import { coupon, couponBet, type CouponState } from "./tables.ts";

/** Coupons that take no results: not decided yet, or refused. */
const untouched: CouponState[] = ["PENDING", "REJECTED"];

/** Writes every result that is known and pays what is decided by it. Each coupon is a transaction of its own. */
export async function settleKnown(context: ServiceContext): Promise<void> {
  const isOpen = and(isNull(couponBet.result), notInArray(coupon.state, untouched));
  const open = await context.db.selectDistinct({ outcomeId: couponBet.outcomeId }).from(couponBet).innerJoin(coupon, eq(coupon.id, couponBet.couponId)).where(isOpen);
  const decided = open.map(({ outcomeId }) => outcomeId).filter((outcomeId) => context.book.result(outcomeId) !== null);
  if (decided.length === 0) return;
  const due = await context.db.selectDistinct({ id: coupon.id }).from(couponBet).innerJoin(coupon, eq(coupon.id, couponBet.couponId))
    .where(and(isOpen, inArray(couponBet.outcomeId, decided))).orderBy(asc(coupon.id));
  const failures: unknown[] = [];
  for (const { id } of due) await settle(context, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} coupons were not settled`);
}

async function settle(context: ServiceContext, couponId: number): Promise<void> {
  await context.transact(async (tx) => {
    const [row] = await tx.select().from(coupon).where(and(eq(coupon.id, couponId), notInArray(coupon.state, untouched))).for("update");
    if (!row) return;
    const bets = (await betsOf(tx, [couponId])).get(couponId) ?? [];
    const known = await writeResults(context, tx, bets);
    // Another process has settled it in the meantime: there is nothing to tell.
    if (known.every(({ result }, index) => result === bets[index]?.result)) return;
    if (row.state === "ACCEPTED") {
      const factor = factorOf(known);
      if (factor) await pay(context, tx, row, factor);
    }
    await appendCoupon(context, tx, row.playerId, couponId);
  });
}

/** The bets with the results known now, newly known ones written. */
async function writeResults(context: ServiceContext, tx: Tx, bets: readonly BetRow[]): Promise<BetRow[]> {
  const known = [];
  for (const bet of bets) {
    const result = bet.result ?? context.book.result(bet.outcomeId);
    if (result !== null && bet.result === null) {
      await tx.update(couponBet).set({ result }).where(and(eq(couponBet.couponId, bet.couponId), eq(couponBet.position, bet.position)));
    }
    known.push({ ...bet, result });
  }
  return known;
}

/** What the stake is multiplied by: the product of the legs' factors; null while it is open. One lost leg decides. */
export function factorOf(bets: readonly Pick<BetRow, "result" | "coef">[]): Decimal | null {
  if (bets.some(({ result }) => result === "LOST")) return new Exact(0);
  const factors = bets.flatMap(({ result, coef }) => (result === null ? [] : [legFactor(result, coef)]));
  return factors.length === bets.length ? product(factors) : null;
}

/** A coupon that returns more than its stake has won, one that returns the stake is refunded, the rest has lost. */
function stateOf(factor: Decimal): CouponState {
  if (factor.equals(1)) return "REFUNDED";
  return factor.greaterThan(1) ? "WON" : "LOST";
}

/**
 * Pays a coupon: the stake leaves the open stakes, the return goes to the player, rounded once, what rounding gave or
 * took is booked as such, and the rest is the house's result.
 */
async function pay(context: ServiceContext, tx: Tx, row: CouponRow, factor: Decimal): Promise<void> {
  const now = context.clock.now();
  const exact = Decimal.min(new Exact(row.amount).times(factor), row.maxPayout);
  const payout = roundMoney(exact, row.currency);
  const house = { stakes: await houseAccount(tx, "stakes", row.currency), revenue: await houseAccount(tx, "revenue", row.currency), rounding: await houseAccount(tx, "rounding", row.currency) };
  const posted = await post(tx, {
    key: payoutKey(row.id), kind: "payout", couponId: row.id, at: now,
    entries: [
      { accountId: house.stakes, amount: new Exact(row.amount).negated().toFixed() },
      { accountId: row.accountId, amount: payout },
      { accountId: house.rounding, amount: new Exact(exact).minus(payout).toFixed() },
      { accountId: house.revenue, amount: new Exact(row.amount).minus(exact).toFixed() },
    ],
  });
  // The coupon's row is locked and says that it is not settled: a payment that is there already means broken books.
  if (!posted.ok || posted.isReplay) throw new Error(`coupon ${row.id} was not paid`);
  await tx.update(coupon).set({ state: stateOf(factor), payout, settledAt: now }).where(eq(coupon.id, row.id));
  if (new Exact(payout).greaterThan(0)) await appendBalance(context, tx, row.playerId, row.accountId);
  await appendUsedLimits(context, tx, row.playerId, now);
}
