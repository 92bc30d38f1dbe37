/**
 * Advances: part of a stake that the house lends against the player's open coupons. What covers them are accepted
 * singles and expresses of the same account, staked with his own money, none of whose bets is lost.
 */
import { and, eq, sql } from "drizzle-orm";
import { Decimal } from "decimal.js";
import { Exact, minorDigits, roundMoney } from "#shared/money.ts";
import { houseAccount, reverseAs, type Posted } from "../../accounts/ledger.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Db, Tx } from "../../core/database.ts";
import { appendUsedLimits } from "../../limits/limits.ts";
import { stakeLeft } from "../after/store.ts";
import { appendCoupon } from "../events.ts";
import { stakeKey, voidKey } from "../journals.ts";
import { payOut } from "../settle/pay.ts";
import type { CouponRow } from "../store.ts";
import { coupon, couponAdvance } from "../tables.ts";

/** Bets that are open must be live by now or start within so many milliseconds. */
const horizonMs = 48 * 60 * 60_000;

/** Advances looked at in one go. */
const batch = 200;

/** Coupons that cover advances on an account: `account` is an SQL expression of its number. */
const covering = (account: ReturnType<typeof sql>) => sql`
  covering.account_id = ${account} and covering.state = 'ACCEPTED' and covering.type_id in (0, 1) and covering.promo is null and covering.cashed_stake = 0
  and covering.prepaid_amount = 0 and not exists (select 1 from coupon_bet lost where lost.coupon_id = covering.id and lost.result = 'LOST')`;

/**
 * The largest advance an account can have now, in minor-unit digits rounded down: half of what covers it, less what is
 * outstanding. Coupons with an open bet that is neither live nor starts within 48 hours don't count.
 */
export async function availablePrepaid(db: Db, accountId: number, currency: string, now: number): Promise<string> {
  const { rows: [row] } = await db.execute<{ cover: string; outstanding: string }>(sql`
    select
      (select coalesce(sum(covering.amount), 0)::text from coupon covering where ${covering(sql`${accountId}`)} and not exists (
        select 1 from coupon_bet late where late.coupon_id = covering.id and late.result is null and late.starts_at > ${now + horizonMs})) as cover,
      (select coalesce(sum(outstanding), 0)::text from coupon_advance where account_id = ${accountId} and outstanding > 0) as outstanding`);
  const free = new Exact(row?.cover ?? 0).dividedBy(2).minus(row?.outstanding ?? 0).toDecimalPlaces(minorDigits(currency), Decimal.ROUND_DOWN);
  return roundMoney(Exact.max(0, free), currency);
}

/** Notes an advance given with a coupon. */
export async function openAdvance(tx: Tx, couponId: number, accountId: number, amount: string): Promise<void> {
  await tx.insert(couponAdvance).values({ couponId, accountId, amount, outstanding: amount });
}

/**
 * Gives the whole stake of a refused coupon back: the player's part to him, the advance to the house. What other payments have
 * repaid of the advance meanwhile was the player's, so it is his again. The caller has locked the coupon.
 */
export async function giveStakeBack(tx: Tx, { id, accountId, currency }: Pick<CouponRow, "id" | "accountId" | "currency">, at: number): Promise<Posted> {
  await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for("update");
  const [advance] = await tx.select().from(couponAdvance).where(eq(couponAdvance.couponId, id));
  const repaid = advance ? new Exact(advance.amount).minus(advance.outstanding) : new Exact(0);
  await tx.update(couponAdvance).set({ outstanding: "0" }).where(eq(couponAdvance.couponId, id));
  return reverseAs(tx, stakeKey(id), at, async (opposite) => (repaid.isZero() ? opposite : [
    ...opposite, { accountId, amount: repaid.toFixed() }, { accountId: await houseAccount(tx, "advance", currency), amount: repaid.negated().toFixed() },
  ]));
}

/**
 * Ends what is no longer covered: an advance that nothing covers any more voids its coupon while that is open; one
 * whose coupon is over is borne by the house, on its account `advance`. Each is a transaction of its own.
 */
export async function endUncovered(context: ServiceContext): Promise<void> {
  const { rows } = await context.db.execute<{ id: string | number }>(sql`
    select coupon_advance.coupon_id as id from coupon_advance join coupon on coupon.id = coupon_advance.coupon_id
    where coupon_advance.outstanding > 0 and coupon.state <> 'PENDING'
      and not exists (select 1 from coupon covering where ${covering(sql`coupon_advance.account_id`)} and covering.id <> coupon_advance.coupon_id)
    order by coupon_advance.coupon_id limit ${batch}`);
  const failures: unknown[] = [];
  for (const { id } of rows) await endOne(context, Number(id)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${rows.length} advances were not ended`);
}

async function endOne(context: ServiceContext, couponId: number): Promise<void> {
  await context.transact(async (tx) => {
    const [row] = await tx.select().from(coupon).where(eq(coupon.id, couponId)).for("update");
    // In the order of every payment: the coupon, the wallet, the advances.
    if (row) await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, row.accountId)).for("update");
    const [advance] = await tx.select().from(couponAdvance).where(eq(couponAdvance.couponId, couponId)).for("update");
    // Repaid or ended by another process in the meantime.
    if (!row || !advance || new Exact(advance.outstanding).isZero()) return;
    if (row.state !== "ACCEPTED") {
      await tx.update(couponAdvance).set({ outstanding: "0", borne: advance.outstanding }).where(eq(couponAdvance.couponId, couponId));
      return;
    }
    const now = context.clock.now();
    const stake = new Exact(stakeLeft(row));
    const paid = await payOut(context, tx, row, { key: voidKey(couponId), stake, exact: stake });
    const payout = roundMoney(new Exact(row.cashedValue).plus(paid), row.currency);
    await tx.update(coupon).set({ state: "REFUNDED", rejectReason: "ADVANCE_NOT_COVERED", payout, settledAt: now }).where(and(eq(coupon.id, couponId), eq(coupon.state, "ACCEPTED")));
    await appendUsedLimits(context, tx, row.playerId, now);
    await appendCoupon(context, tx, row.playerId, couponId);
  });
}
