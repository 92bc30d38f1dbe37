/** What tournaments, referrals and ratings may know of coupons, as they stand at this moment. */
import { and, desc, eq, gt, gte, inArray, lt } from "../../../platform/database/drizzle.ts";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { betsOf } from "../store.ts";
import { coupon, type CouponState } from "../tables.ts";

export interface CouponPlay {
  id: string;
  playerId: number;
  accountId: number;
  state: CouponState;
  currency: string;
  /** What was staked and not cashed out. */
  stake: string;
  /** What was staked when it was placed. */
  placedStake: string;
  /** What the parts that were cashed out have brought. */
  soldFor: string;
  /** All that it has brought, `soldFor` included. */
  payout: string;
  /** Whether the house bore the stake. */
  isFree: boolean;
  bets: { coef: string; isLive: boolean; result: LegResult | null }[];
  placedAt: number;
  /** Null while it is open. */
  settledAt: number | null;
}

/** Coupons by their numbers, or those of a player that were placed from a moment to before another. */
export async function couponPlays(
  db: Db,
  of: { ids: readonly number[] } | { playerId: number; from: number; to: number },
): Promise<CouponPlay[]> {
  const rows = await db
    .select()
    .from(coupon)
    .where(
      "ids" in of
        ? inArray(coupon.id, [...of.ids])
        : and(eq(coupon.playerId, of.playerId), gte(coupon.placedAt, of.from), lt(coupon.placedAt, of.to)),
    );
  const bets = await betsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: String(row.id),
    playerId: row.playerId,
    accountId: row.accountId,
    state: row.state,
    currency: row.currency,
    stake: new Exact(row.amount).minus(row.cashedStake).toFixed(),
    placedStake: row.amount,
    soldFor: row.cashedValue,
    payout: row.payout ?? row.cashedValue,
    isFree: row.promo?.kind === "FREE_BET",
    bets: (bets.get(row.id) ?? []).map(({ coef, isLive, result }) => ({ coef, isLive, result })),
    placedAt: row.placedAt,
    settledAt: row.settledAt,
  }));
}

/** Whether coupons of these players that were placed in a span wait for their results. */
export async function hasOpenCoupons(
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const [open] = await db
    .select({ id: coupon.id })
    .from(coupon)
    .where(
      and(
        inArray(coupon.playerId, [...playerIds]),
        inArray(coupon.state, ["PENDING", "ACCEPTED"]),
        gte(coupon.placedAt, from),
        lt(coupon.placedAt, to),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** What a player's coupons came to after a moment, and whether a live one waits to be accepted. */
export async function settledSince(
  db: Db | Tx,
  playerId: number,
  since: number,
): Promise<{ count: number; isLastWon: boolean; lastAt: number | null; isWaiting: boolean }> {
  const settled = and(
    eq(coupon.playerId, playerId),
    inArray(coupon.state, ["WON", "LOST", "REFUNDED", "CASHED_OUT"]),
    gt(coupon.settledAt, since),
  );
  const [last] = await db
    .select({ state: coupon.state, at: coupon.settledAt })
    .from(coupon)
    .where(settled)
    .orderBy(desc(coupon.settledAt), desc(coupon.id))
    .limit(1);
  return {
    count: await db.$count(coupon, settled),
    isLastWon: last?.state === "WON",
    lastAt: last?.at ?? null,
    isWaiting: (await db.$count(coupon, and(eq(coupon.playerId, playerId), eq(coupon.state, "PENDING")))) > 0,
  };
}
