/**
 * Advances: the part of a stake that is paid by cashing out open bets (shared/betting/coupon/advance.ts explains why it
 * isn't a loan). Accepted singles and expresses of the same account can pay if they can be cashed out now, and if their
 * open bets are likely enough and live or about to start.
 */
import { and, asc, eq, inArray, sql } from "../../../platform/database/drizzle.ts";
import { largestAdvance, isLikely, salesFor, type Cover } from "#shared/betting/coupon/advance.ts";
import { Exact } from "#shared/money/money.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { stakeLeft } from "../after/store.ts";
import { openCoupons } from "../cashOut/open.ts";
import { sell } from "../cashOut/sell.ts";
import { worthOf } from "../cashOut/worth.ts";
import type { CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";
import { balanceOf, debtOf } from "../../../money/accounts/public.ts";

/**
 * Open bets must be live or start within this many milliseconds: two days, minus the length of all but the longest
 * games.
 */
const horizonMs = 42 * 60 * 60_000;

/** Most coupons that pay at once, by their stake. */
const most = 100;

/** A coupon that pays, and its row as it was read. */
export interface CoverCoupon extends Cover {
  row: CouponRow;
}

export interface Covers {
  coupons: CoverCoupon[];
  /**
   * The largest advance, in minor-unit digits: nothing while the account owes anything, because payments repay that
   * first.
   */
  available: string;
}

const paying = (accountId: number, now: number) =>
  and(
    eq(coupon.accountId, accountId),
    eq(coupon.state, "ACCEPTED"),
    inArray(coupon.typeId, [0, 1]),
    sql`not exists (select 1 from coupon_bet bet where bet.coupon_id = ${coupon.id} and (bet.result = 'LOST' or (bet.result is null and bet.starts_at > ${now + horizonMs})))`,
  );

/** What can pay an advance on an account now. */
export async function coversOf(
  context: Pick<ServiceContext, "book" | "siteConfig">,
  db: Db,
  { id, currency }: { id: number; currency: string },
  now: number,
): Promise<Covers> {
  const rows = await db
    .select()
    .from(coupon)
    .where(paying(id, now))
    .orderBy(sql`${coupon.amount} desc`, asc(coupon.id))
    .limit(most);
  const coupons = (await openCoupons(context, db, rows)).flatMap((open): CoverCoupon[] => {
    const worth = worthOf(context, open);
    if (worth.reason !== null) return [];
    const prices = open.bets.flatMap(({ now: offered }) => (offered ? [offered.coef] : []));
    return isLikely(prices, context.siteConfig.advanceMinChance)
      ? [{ couponId: open.row.id, stake: stakeLeft(open.row), value: worth.value, row: open.row }]
      : [];
  });
  const owed = new Exact(await debtOf(db, id));
  return { coupons, available: largestAdvance(owed.greaterThan(0) ? [] : coupons, currency) };
}

/**
 * Locks everything that may pay an advance, in the order of every payment: the player, the coupons by id, then the
 * wallet.
 */
export async function lockCovers(tx: Tx, playerId: number, accountId: number, now: number): Promise<void> {
  await lockPlayer(tx, playerId);
  await tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(paying(accountId, now), eq(coupon.playerId, playerId)))
    .orderBy(asc(coupon.id))
    .for("update");
}

/**
 * Cashes out what an advance takes. The caller has locked the coupons and the wallet, and the advance is at most what
 * is available. @returns the wallet's balance after it.
 */
export async function payAdvance(
  context: ServiceContext,
  tx: Tx,
  { coupons }: Covers,
  account: { id: number; currency: string },
  amount: string,
): Promise<string> {
  const sales = salesFor(coupons, amount, account.currency);
  if (sales === null) throw new Error(`the open bets of account ${account.id} don't pay ${amount}`);
  for (const { couponId, stake } of sales) {
    const cover = coupons.find((one) => one.couponId === couponId);
    if (!cover) throw new Error(`coupon ${couponId} pays no advance`);
    await sell(context, tx, cover.row, { stake, value: cover.value, for: "advance" });
  }
  return balanceOf(tx, account.id);
}
