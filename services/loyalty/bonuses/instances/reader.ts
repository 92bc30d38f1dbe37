/**
 * Reads the outbox's events of settled coupons, balances and deposits, and brings the bonuses they touch up to date. The
 * place it has come to is kept; whatever is read again changes nothing.
 */
import { moneyKindOf } from "../../../money/accounts/public.ts";
import { and, eq, gt, inArray, isNotNull, lte, or, sql } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { readOutbox } from "../../../platform/outboxReader.ts";
import { pointsForCoupon } from "../points/points.ts";
import { programmeNow } from "../programme/programme.ts";
import { bonus, openStates } from "../tables.ts";
import { hearOfDeposit } from "./deposits.ts";
import { reconcile } from "./reconcile.ts";

/** So long after the end of a bonus its last free rounds are still looked at. */
const LATE_MS = 7 * 86_400_000;

interface Told {
  userId: number;
  account?: { id: number; type: number };
  coupon?: Parameters<typeof pointsForCoupon>[3] & { accountId: string; promoCode: string | null };
  payment?: Parameters<typeof hearOfDeposit>[2];
}

/** Bonuses whose account or free bet events were about. */
async function touched(context: ServiceContext, events: readonly Told[]): Promise<number[]> {
  const accounts = new Set<number>();
  const codes = new Set<string>();
  // A free round is told by the balance of the account that takes what it wins, so by any account of the player.
  const players = new Set<number>();
  for (const { userId, account, coupon } of events) {
    if (account) players.add(userId);
    if (account && moneyKindOf(account.type) === "BONUS") accounts.add(account.id);
    if (coupon) accounts.add(Number(coupon.accountId));
    if (coupon?.promoCode) codes.add(coupon.promoCode);
  }
  if (accounts.size === 0 && codes.size === 0 && players.size === 0) return [];
  const rows = await context.db
    .select({ id: bonus.id })
    .from(bonus)
    .where(
      or(
        accounts.size === 0 ? sql`false` : inArray(bonus.accountId, [...accounts]),
        codes.size === 0 ? sql`false` : inArray(bonus.promoCode, [...codes]),
        players.size === 0
          ? sql`false`
          : and(
              isNotNull(bonus.freeGrantId),
              inArray(bonus.playerId, [...players]),
              // A round that is open when its bonus ends may win later.
              or(eq(bonus.state, "ACTIVE"), gt(bonus.endedAt, context.clock.now() - LATE_MS)),
            ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Brings everything up to date with the events so far. One run at a time. */
export async function readEvents(context: ServiceContext): Promise<void> {
  await readOutbox(context, "bonuses", async (rows) => {
    const events = rows
      .filter(({ type }) => type === "balance" || type === "coupon" || type === "payment")
      .map(({ data }) => data as Told);
    const { points } = (await programmeNow(context.db)).terms;
    for (const { userId, payment, coupon } of events) {
      if (payment) await hearOfDeposit(context, userId, payment);
      if (coupon) await pointsForCoupon(context, points, userId, coupon);
    }
    for (const id of await touched(context, events)) await reconcile(context, id);
  });
}

/** Ends what is over. */
export async function endDue(context: ServiceContext): Promise<void> {
  const due = await context.db
    .select({ id: bonus.id })
    .from(bonus)
    .where(and(inArray(bonus.state, [...openStates]), lte(bonus.expiresAt, context.clock.now())))
    .orderBy(bonus.expiresAt)
    .limit(200);
  for (const { id } of due) await reconcile(context, id);
}
