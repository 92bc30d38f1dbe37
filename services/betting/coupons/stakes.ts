/** Answers accounts and limits about the stakes of coupons, by the ports these two declare. */
import { and, eq, gt, inArray, ne, sql } from "../../platform/database/drizzle.ts";
import type { StakeHolder } from "../../money/accounts/public.ts";
import type { Wagered } from "../../money/limits/public.ts";
import type { Db } from "../../platform/database/database.ts";
import { coupon } from "./tables.ts";

const isOpen = inArray(coupon.state, ["PENDING", "ACCEPTED"]);

export const couponStakes: StakeHolder = {
  hasOpen: async (db, of) => {
    const [open] = await db
      .select({ id: coupon.id })
      .from(coupon)
      .where(and("accountId" in of ? eq(coupon.accountId, of.accountId) : eq(coupon.playerId, of.playerId), isOpen))
      .limit(1);
    return open !== undefined;
  },
  openTotals: (db) =>
    db
      .select({ currency: coupon.currency, amount: sql<string>`sum(${coupon.amount} - ${coupon.cashedStake})` })
      .from(coupon)
      .where(isOpen)
      .groupBy(coupon.currency),
};

/** Insurance premiums count as stakes; the stake of a free bet is the house's. */
export function couponWagers(db: Db, playerId: number, since: number): Promise<Wagered[]> {
  const own = sql`(case when ${coupon.promo} ->> 'kind' = 'FREE_BET' then 0 else ${coupon.amount} end + coalesce(${coupon.insurancePremium}, 0))`;
  return db
    .select({
      currency: coupon.currency,
      staked: sql<string>`coalesce(sum(${own}), 0)`,
      returned: sql<string>`coalesce(sum(coalesce(${coupon.payout}, ${coupon.cashedValue})), 0)`,
    })
    .from(coupon)
    .where(and(eq(coupon.playerId, playerId), ne(coupon.state, "REJECTED"), gt(coupon.placedAt, since)))
    .groupBy(coupon.currency);
}
