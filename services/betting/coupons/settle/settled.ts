/** What bonuses may know of coupons. */
import { and, eq, inArray, isNotNull, sql } from "../../../platform/database/drizzle.ts";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { SettledCoupon } from "#shared/money/bonus/wagering.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { betsOf, type CouponRow } from "../store.ts";
import { coupon, promoCode, promoUse } from "../tables.ts";

interface CouponResult extends SettledCoupon {
  id: string;
  settledAt: number;
}

const settledStates = ["WON", "LOST", "REFUNDED", "CASHED_OUT"] as const;

async function resultsOf(db: Db, rows: readonly CouponRow[]): Promise<CouponResult[]> {
  const bets = await betsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const state = settledStates.find((each) => each === row.state);
    return state === undefined
      ? []
      : [
          {
            id: String(row.id),
            state,
            isExpress: row.typeId === couponKinds.EXPRESS.typeId,
            stake: row.amount,
            cashedStake: row.cashedStake,
            bets: (bets.get(row.id) ?? []).map(({ coef, result }) => ({ coef, result })),
            settledAt: row.settledAt ?? row.placedAt,
          },
        ];
  });
}

/** The settled coupons of an account, as they are at this moment. */
export async function settledOn(db: Db, accountId: number): Promise<CouponResult[]> {
  const rows = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), inArray(coupon.state, [...settledStates])));
  return resultsOf(db, rows);
}

/** Gives a player a free bet under a code of its own. A code that exists stays as it is. */
export async function giveFreeBet(
  tx: Tx,
  bet: Pick<
    typeof promoCode.$inferInsert,
    "playerId" | "currency" | "amount" | "minCoef" | "minBets" | "validUntil"
  > & {
    code: string;
  },
): Promise<void> {
  await tx
    .insert(promoCode)
    .values({ ...bet, kind: "FREE_BET" })
    .onConflictDoNothing();
}

/** Ends a free bet that was not used. */
export async function endFreeBet(tx: Tx, code: string, at: number): Promise<void> {
  await tx
    .update(promoCode)
    .set({ validUntil: at })
    .where(and(eq(promoCode.code, code), isNotNull(promoCode.playerId)));
}

/** What became of a free bet: null while it is unused, or its coupon is open. */
export async function freeBetResult(db: Db, code: string): Promise<{ couponId: string; paid: string } | null> {
  const [used] = await db
    .select({ id: coupon.id, paid: sql<string>`coalesce(${coupon.payout}, ${coupon.cashedValue}, 0)::text` })
    .from(promoUse)
    .innerJoin(coupon, eq(coupon.id, promoUse.couponId))
    .where(and(eq(promoUse.code, code), inArray(coupon.state, ["WON", "LOST", "CASHED_OUT"])));
  return used ? { couponId: String(used.id), paid: used.paid } : null;
}

/** Whether a free bet is staked in a coupon that is open. */
export async function isFreeBetOpen(db: Db, code: string): Promise<boolean> {
  const [used] = await db
    .select({ id: coupon.id })
    .from(promoUse)
    .innerJoin(coupon, eq(coupon.id, promoUse.couponId))
    .where(and(eq(promoUse.code, code), inArray(coupon.state, ["PENDING", "ACCEPTED"])));
  return used !== undefined;
}
