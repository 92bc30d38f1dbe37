/**
 * Pays players their share of friends' net revenue for each month that is over. One transaction reckons and pays a player's
 * month, so whoever dies in between has paid all of it or nothing, and whoever comes again finds it paid.
 */
import { and, asc, eq, lt, max, min } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personalHindrance } from "../../bonuses/public.ts";
import { missingProof } from "../../../people/verification/public.ts";
import { bookReward } from "../reward.ts";
import { referralFriend, referralMonth, referralShareRun } from "../tables.ts";
import { proofOf, termsNow } from "../terms.ts";
import { counts, friendsIn, hasShare, reckonGroup } from "./groups.ts";
import { monthAfter, monthOf, monthsBetween, spanOf } from "./months.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "transact">;

/** A transaction that began before the end of a month may commit after it. */
const graceMs = 3_600_000;

/** Months that were over at a moment and are not paid for, the earliest first. */
export async function unpaidMonths(db: Db, at: number): Promise<string[]> {
  const [done] = await db.select({ month: max(referralShareRun.month) }).from(referralShareRun);
  const [first] = await db
    .select({ at: min(referralFriend.registeredAt) })
    .from(referralFriend)
    .where(hasShare);
  if (first?.at == null) return [];
  const from = done?.month == null ? monthOf(first.at) : monthAfter(done.month);
  return monthsBetween(from, monthAfter(monthOf(at), -1));
}

/** Pays one player's month; what was paid before stays as it is. */
async function payMonth(context: Context, referrerId: number, month: string): Promise<void> {
  await context.transact(async (tx) => {
    // Locks the player.
    const withheld =
      (await personalHindrance(context, tx, referrerId)) ??
      (await missingProof(tx, referrerId, proofOf((await termsNow(tx)) ?? {})));
    const { groups, held } = await friendsIn(tx, referrerId, month);
    // Until the staff has decided, the entry says why a friend does not count.
    for (const { friendId, reason } of held)
      await tx.update(referralFriend).set({ reason }).where(eq(referralFriend.friendId, friendId));
    for (const group of groups)
      for (const reckoned of await reckonGroup(tx, { referrerId, month, ...group })) {
        const share = withheld === null ? reckoned.share : "0";
        const row = { ...reckoned, share, withheld, paidAt: context.clock.now() };
        const { currency, plan } = row;
        const written = await tx.insert(referralMonth).values(row).onConflictDoNothing().returning();
        if (written.length === 0 || !new Exact(share).greaterThan(0)) continue;
        const key = `referral:share:${referrerId}:${month}:${currency}:${plan}`;
        await bookReward(context, tx, { key, playerId: referrerId, amount: share, currency });
      }
  });
}

/**
 * Pays all months that are over and not paid for. A player's months follow each other: one whose month failed waits for the
 * next run with those after it. Nobody else waits, but a month is not done before it is paid to all.
 */
export async function payShares(context: Context): Promise<void> {
  const { db, clock } = context;
  const failures = new Map<number, unknown>();
  for (const month of await unpaidMonths(db, clock.now() - graceMs)) {
    const referrers = await db
      .selectDistinct({ id: referralFriend.referrerId })
      .from(referralFriend)
      .where(and(counts, lt(referralFriend.registeredAt, spanOf(month).to)))
      .orderBy(asc(referralFriend.referrerId));
    for (const { id } of referrers)
      if (!failures.has(id)) await payMonth(context, id, month).catch((error: unknown) => failures.set(id, error));
    if (failures.size === 0)
      await db.insert(referralShareRun).values({ month, doneAt: clock.now() }).onConflictDoNothing();
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `shares of players ${[...failures.keys()].join(", ")} were not paid`);
}
