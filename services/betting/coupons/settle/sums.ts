/** What players' coupons came to in a span of time, for shares of net revenue. */
import { and, gt, gte, inArray, lt, notInArray, sql } from "../../../platform/database/drizzle.ts";
import { journalTimes } from "../../../money/accounts/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { settlementKey } from "../journals.ts";
import { coupon } from "../tables.ts";

interface CouponSums {
  playerId: number;
  currency: string;
  staked: string;
  won: string;
}

const isRefunded = sql`${coupon.state} = 'REFUNDED'`;
/** Insurance premiums count as stakes. The stake of a free bet is the house's, and refunded stakes count on no side. */
const staked = sql`case when ${coupon.promo} ->> 'kind' = 'FREE_BET' then 0 when ${isRefunded} then ${coupon.cashedStake} else ${coupon.amount} end + coalesce(${coupon.insurancePremium}, 0)`;
const won = sql`case when ${isRefunded} then ${coupon.cashedValue} else coalesce(${coupon.payout}, 0) end`;

/**
 * Coupons settled from a moment to before another. One that was settled before that, and again after a correction,
 * counts in the earlier span only.
 */
export async function couponSums(
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<CouponSums[]> {
  if (playerIds.length === 0) return [];
  const settled = and(
    inArray(coupon.playerId, [...playerIds]),
    inArray(coupon.state, ["WON", "LOST", "REFUNDED", "CASHED_OUT"]),
    gte(coupon.settledAt, from),
    lt(coupon.settledAt, to),
  );
  const again = await db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(settled, gt(coupon.settlements, 1)));
  const firstAt = await journalTimes(
    db,
    again.map(({ id }) => settlementKey(id, 1)),
  );
  const earlier = again.filter(({ id }) => (firstAt.get(settlementKey(id, 1)) ?? from) < from).map(({ id }) => id);
  return db
    .select({
      playerId: coupon.playerId,
      currency: coupon.currency,
      staked: sql<string>`sum(${staked})::text`,
      won: sql<string>`sum(${won})::text`,
    })
    .from(coupon)
    .where(and(settled, earlier.length === 0 ? undefined : notInArray(coupon.id, earlier)))
    .groupBy(coupon.playerId, coupon.currency);
}
