/**
 * Brings a bonus up to date with the bets on its account. It reads what is so now, not what an event says, so events may
 * come in any order, twice or late.
 */
import { and, eq, inArray, max, sql } from "drizzle-orm";
import { couponContribution, roundContribution } from "#shared/money/bonus/wagering.ts";
import { Exact } from "#shared/money/money.ts";
import { freeBetResult, isFreeBetOpen, settledOn } from "../../../betting/coupons/public.ts";
import { cashBeside, hasOpenStakes, lockAccount } from "../../../money/accounts/public.ts";
import { endedOn } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { bonus, bonusWager, type BonusRow, type WagerRow } from "../tables.ts";
import { endBonus, sweep } from "./end.ts";
import { lockBonus, tellBonus, type Context } from "./store.ts";

/** Rounds that end at one moment are written at several; so far back they are looked at again. */
const overlapMs = 60_000;

/** What the bets on an account count now: all its settled coupons, and the rounds that are new. */
async function wagersNow(tx: Tx, row: BonusRow, accountId: number): Promise<WagerRow[]> {
  const { id: bonusId, terms, currency } = row;
  const [last] = await tx
    .select({ at: max(bonusWager.at) })
    .from(bonusWager)
    .where(and(eq(bonusWager.bonusId, bonusId), eq(bonusWager.source, "ROUND")));
  const coupons = (await settledOn(tx, accountId)).map((coupon) => ({
    bonusId,
    source: "COUPON" as const,
    sourceId: coupon.id,
    stake: coupon.stake,
    ...couponContribution(terms, coupon, currency),
    game: null,
    at: coupon.settledAt,
  }));
  const rounds = (await endedOn(tx, accountId, (last?.at ?? 0) - overlapMs)).map((round) => ({
    bonusId,
    source: "ROUND" as const,
    sourceId: round.id,
    stake: round.stake,
    ...roundContribution(terms, round, currency),
    game: round.game,
    at: round.endedAt,
  }));
  return [...coupons, ...rounds];
}

/** Writes what counts, and answers the new sum. */
async function writeWagers(tx: Tx, row: BonusRow, accountId: number): Promise<string> {
  const now = await wagersNow(tx, row, accountId);
  const isCoupon = and(eq(bonusWager.bonusId, row.id), eq(bonusWager.source, "COUPON"));
  const known = await tx.select({ id: bonusWager.sourceId }).from(bonusWager).where(isCoupon);
  const settled = new Set(now.map(({ sourceId }) => sourceId));
  // A correction has opened them again.
  const gone = known.map(({ id }) => id).filter((id) => !settled.has(id));
  if (gone.length > 0) await tx.delete(bonusWager).where(and(isCoupon, inArray(bonusWager.sourceId, gone)));
  if (now.length > 0)
    await tx
      .insert(bonusWager)
      .values(now)
      .onConflictDoUpdate({
        target: [bonusWager.bonusId, bonusWager.source, bonusWager.sourceId],
        set: { amount: sql`excluded.amount`, reason: sql`excluded.reason`, at: sql`excluded.at` },
      });
  const [sum] = await tx
    .select({ wagered: sql<string>`trim_scale(coalesce(sum(${bonusWager.amount}), 0))::text` })
    .from(bonusWager)
    .where(eq(bonusWager.bonusId, row.id));
  return sum?.wagered ?? "0";
}

/** Whether nothing is left to win with: neither bonus money nor cash, and no bet is open. */
async function isLost(tx: Tx, accountId: number): Promise<boolean> {
  if (new Exact(await lockAccount(tx, accountId)).greaterThan(0)) return false;
  const cash = await cashBeside(tx, accountId);
  return !new Exact(cash?.balance ?? 0).greaterThan(0) && !(await hasOpenStakes(tx, { accountId }));
}

async function reconcileWagering(context: Context, tx: Tx, row: BonusRow, accountId: number): Promise<void> {
  const wagered = await writeWagers(tx, row, accountId);
  const isMoved = !new Exact(wagered).equals(row.wagered);
  if (isMoved) await tx.update(bonus).set({ wagered }).where(eq(bonus.id, row.id));
  const current = { ...row, wagered };
  if (new Exact(wagered).greaterThanOrEqualTo(row.required ?? 0))
    await endBonus(context, tx, current, "COMPLETED", "WAGERED");
  else if (await isLost(tx, accountId)) await endBonus(context, tx, current, "LOST", "NOTHING_LEFT");
  else if (isMoved) await tellBonus(context, tx, current);
}

/** A free bet is done when its coupon is; a void one gives it back. */
async function reconcileFreeBet(context: Context, tx: Tx, row: BonusRow, code: string): Promise<void> {
  const result = await freeBetResult(tx, code);
  if (result !== null && !new Exact(result.paid).equals(row.paid))
    await tx.update(bonus).set({ paid: result.paid }).where(eq(bonus.id, row.id));
  if (result !== null && row.state === "ACTIVE") await endBonus(context, tx, row, "COMPLETED", "FREE_BET_USED");
}

/** Brings a bonus up to date, and ends it when its time is over. */
export async function reconcile(context: Pick<ServiceContext, "clock" | "outbox" | "transact">, id: number) {
  await context.transact(async (tx) => {
    const row = await lockBonus(tx, id);
    if (row === null) return;
    if (row.promoCode !== null) await reconcileFreeBet(context, tx, row, row.promoCode);
    else if (row.state === "ACTIVE" && row.accountId !== null) await reconcileWagering(context, tx, row, row.accountId);
    else await sweep(context, tx, row);
    const [after] = await tx.select().from(bonus).where(eq(bonus.id, id));
    if (after === undefined || after.expiresAt > context.clock.now()) return;
    // A free bet that is staked is decided by its coupon.
    if (after.promoCode !== null && (await isFreeBetOpen(tx, after.promoCode))) return;
    await endBonus(context, tx, after, "EXPIRED", after.state === "OFFERED" ? "NO_DEPOSIT" : "TIME_OVER");
  });
}
