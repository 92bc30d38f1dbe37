/**
 * Brings a bonus up to date with the bets on its account. It reads what is so now, not what an event says, so events may
 * come in any order, twice or late.
 */
import { and, eq, gte, inArray, max, or, sql } from "../../../platform/database/drizzle.ts";
import { wagerOf } from "#shared/money/bonus/amounts.ts";
import { couponContribution, roundContribution } from "#shared/money/bonus/wagering.ts";
import { Exact } from "#shared/money/money.ts";
import { freeBetResult, isFreeBetOpen, settledOn } from "../../../betting/coupons/public.ts";
import { gamesOfFixedOdds } from "../../../games/casino/public.ts";
import { cashBeside, hasOpenStakes, lockAccount } from "../../../money/accounts/public.ts";
import { endedOn, freeGrant } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { bonus, bonusWager, type BonusRow, type WagerRow } from "../tables.ts";
import { endBonus, sweep } from "./end.ts";
import { lockBonus, tellBonus, type Context } from "./store.ts";

/** Rounds that end at one moment are written at several; so far back they are looked at again. */
const overlapMs = 60_000;

const nameOf = ({ source, sourceId }: Pick<WagerRow, "source" | "sourceId">) => `${source} ${sourceId}`;

/** What is written of the bets on an account: of all coupons, and of rounds that ended not long before the last one. */
async function writtenWagers(tx: Tx, bonusId: number): Promise<{ known: Map<string, WagerRow>; since: number }> {
  const ofBonus = eq(bonusWager.bonusId, bonusId);
  const [last] = await tx
    .select({ at: max(bonusWager.at) })
    .from(bonusWager)
    .where(and(ofBonus, eq(bonusWager.source, "ROUND")));
  const since = (last?.at ?? 0) - overlapMs;
  const rows = await tx
    .select()
    .from(bonusWager)
    .where(and(ofBonus, or(eq(bonusWager.source, "COUPON"), gte(bonusWager.at, since))));
  return { known: new Map(rows.map((row) => [nameOf(row), row])), since };
}

/** What the bets on an account count now: all its settled coupons, and its rounds that ended since a moment. */
async function wagersNow(tx: Tx, row: BonusRow, accountId: number, since: number): Promise<WagerRow[]> {
  const { id: bonusId, terms, currency } = row;
  const coupons = (await settledOn(tx, accountId)).map((coupon) => ({
    bonusId,
    source: "COUPON" as const,
    sourceId: coupon.id,
    stake: coupon.stake,
    ...couponContribution(terms, coupon, currency),
    game: null,
    at: coupon.settledAt,
  }));
  const ended = await endedOn(tx, accountId, since);
  const fixedOdds = ended.length === 0 ? new Set<string>() : await gamesOfFixedOdds(tx);
  const rounds = ended.map((round) => ({
    bonusId,
    source: "ROUND" as const,
    sourceId: round.id,
    stake: round.stake,
    ...roundContribution(terms, { ...round, hasFixedOdds: fixedOdds.has(round.game) }, currency),
    game: round.game,
    at: round.endedAt,
  }));
  return [...coupons, ...rounds];
}

/** Writes what counts, and answers the new sum. */
async function writeWagers(tx: Tx, row: BonusRow, accountId: number): Promise<string> {
  const { known, since } = await writtenWagers(tx, row.id);
  const now = await wagersNow(tx, row, accountId, since);
  const settled = new Set(now.map(nameOf));
  // A correction has opened them again.
  const gone = [...known.values()].filter((wager) => wager.source === "COUPON" && !settled.has(nameOf(wager)));
  const changed = now.filter((wager) => {
    const before = known.get(nameOf(wager));
    return (
      before === undefined ||
      before.reason !== wager.reason ||
      before.at !== wager.at ||
      !new Exact(before.amount).equals(wager.amount)
    );
  });
  if (gone.length === 0 && changed.length === 0) return row.wagered;
  if (gone.length > 0)
    await tx.delete(bonusWager).where(
      and(
        eq(bonusWager.bonusId, row.id),
        eq(bonusWager.source, "COUPON"),
        inArray(
          bonusWager.sourceId,
          gone.map(({ sourceId }) => sourceId),
        ),
      ),
    );
  if (changed.length > 0)
    await tx
      .insert(bonusWager)
      .values(changed)
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

/** @param mayEnd false while more money may be won that has to be wagered too */
async function reconcileWagering(
  context: Context,
  tx: Tx,
  row: BonusRow,
  { accountId, mayEnd = true }: { accountId: number; mayEnd?: boolean },
): Promise<void> {
  const wagered = await writeWagers(tx, row, accountId);
  const isMoved = !new Exact(wagered).equals(row.wagered);
  if (isMoved) await tx.update(bonus).set({ wagered }).where(eq(bonus.id, row.id));
  const current = { ...row, wagered };
  if (!mayEnd) {
    if (isMoved) await tellBonus(context, tx, current);
  } else if (new Exact(wagered).greaterThanOrEqualTo(row.required ?? 0))
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

/**
 * Free rounds: what they have won so far is the base of the wagering, or is cash already. The wagering can end once no
 * round can be played any more.
 */
async function reconcileFreeRounds(context: Context, tx: Tx, row: BonusRow, grantId: number): Promise<void> {
  const grant = await freeGrant(tx, grantId, context.clock.now());
  if (grant === null) throw new Error(`there are no free rounds ${grantId}`);
  const { used, won, rounds, left, isPlaying } = grant;
  const { accountId } = row;
  const hasWon = new Exact(won).greaterThan(0);
  const isMoved = row.freeUsed !== used || !new Exact(row.amount ?? 0).equals(won);
  const change = {
    freeUsed: used,
    ...(hasWon && { amount: won, required: wagerOf(row.terms, won, "0", row.currency) }),
    ...(hasWon && accountId === null && { paid: won }),
  };
  if (isMoved) await tx.update(bonus).set(change).where(eq(bonus.id, row.id));
  const current = isMoved ? { ...row, ...change } : row;
  if (row.state === "ACTIVE" && used === rounds && !isPlaying && (accountId === null || !hasWon))
    await endBonus(context, tx, current, "COMPLETED", "FREE_ROUNDS_USED");
  else if (isMoved) await tellBonus(context, tx, current);
  if (accountId === null) return;
  if (row.state !== "ACTIVE") await sweep(context, tx, current);
  else if (hasWon) await reconcileWagering(context, tx, current, { accountId, mayEnd: left === 0 && !isPlaying });
}

/** Brings a bonus up to date, and ends it when its time is over. */
export async function reconcile(context: Pick<ServiceContext, "clock" | "outbox" | "transact">, id: number) {
  await context.transact(async (tx) => {
    const row = await lockBonus(tx, id);
    if (row === null) return;
    if (row.freeGrantId !== null) await reconcileFreeRounds(context, tx, row, row.freeGrantId);
    else if (row.promoCode !== null) await reconcileFreeBet(context, tx, row, row.promoCode);
    else if (row.state === "ACTIVE" && row.accountId !== null)
      await reconcileWagering(context, tx, row, { accountId: row.accountId });
    else await sweep(context, tx, row);
    const [after] = await tx.select().from(bonus).where(eq(bonus.id, id));
    if (after === undefined || after.expiresAt > context.clock.now()) return;
    // A free bet that is staked is decided by its coupon.
    if (after.promoCode !== null && (await isFreeBetOpen(tx, after.promoCode))) return;
    await endBonus(context, tx, after, "EXPIRED", after.state === "OFFERED" ? "NO_DEPOSIT" : "TIME_OVER");
  });
}
