/** Points: collected by stakes that were decided, spent in the rewards shop. Each bet and each purchase counts once. */
import { and, desc, eq, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { gamesReturningMoreThan } from "../../../games/casino/public.ts";
import { roundSums } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { programmeNow, type Programme } from "../programme/programme.ts";
import { playerPoints, pointsEntry, type PointsReason } from "../tables.ts";

type PointTerms = NonNullable<Programme["points"]>;

export interface PointsNow {
  balance: number;
  collected: number;
}

export async function pointsOf(db: Db, playerId: number): Promise<PointsNow> {
  const [row] = await db.select().from(playerPoints).where(eq(playerPoints.playerId, playerId));
  return { balance: row?.balance ?? 0, collected: row?.collected ?? 0 };
}

/** The latest entries of a player's points. */
export const pointsHistory = (db: Db, playerId: number) =>
  db.select().from(pointsEntry).where(eq(pointsEntry.playerId, playerId)).orderBy(desc(pointsEntry.id)).limit(100);

/** Books points; false if the key was used before, or there are too few. */
export async function bookPoints(
  tx: Tx,
  {
    playerId,
    key,
    amount,
    reason,
    at,
  }: { playerId: number; key: string; amount: number; reason: PointsReason; at: number },
): Promise<boolean> {
  if (amount === 0) return false;
  const gained = Math.max(amount, 0);
  await tx.insert(playerPoints).values({ playerId }).onConflictDoNothing();
  // Locks the row: of two purchases at once the second sees what the first has left.
  const [row] = await tx.select().from(playerPoints).where(eq(playerPoints.playerId, playerId)).for("update");
  if (row === undefined || row.balance + amount < 0) return false;
  const [written] = await tx
    .insert(pointsEntry)
    .values({ playerId, key, amount, reason, at })
    .onConflictDoNothing()
    .returning({ id: pointsEntry.id });
  if (written === undefined) return false;
  await tx
    .update(playerPoints)
    .set({ balance: sql`${playerPoints.balance} + ${amount}`, collected: sql`${playerPoints.collected} + ${gained}` })
    .where(eq(playerPoints.playerId, playerId));
  return true;
}

/** Whole points for stakes in a currency; none in one that the programme doesn't name. */
function pointsFor(
  { stakes }: PointTerms,
  { amount, currency, of }: { amount: string; currency: string; of: "coupons" | "rounds" },
): number {
  const each = stakes.find((own) => own.currency === currency)?.[of];
  return each === undefined ? 0 : new Exact(amount).dividedBy(each).floor().toNumber();
}

interface DecidedCoupon {
  id: string;
  state: string;
  currency: string;
  amount: string;
  promoCode: string | null;
  bets: readonly { coef: string }[];
}

/** Of a coupon that was won or lost by its bets: its stake counts, once; that of a free bet or with a sure bet doesn't. */
export async function pointsForCoupon(
  context: Pick<ServiceContext, "clock" | "db">,
  points: Programme["points"],
  playerId: number,
  { id, state, currency, amount, promoCode, bets }: DecidedCoupon,
): Promise<void> {
  if ((state !== "WON" && state !== "LOST") || promoCode !== null) return;
  if (points === null || bets.some(({ coef }) => new Exact(coef).lessThan(points.leastCoef))) return;
  const gained = pointsFor(points, { amount, currency, of: "coupons" });
  if (gained === 0) return;
  const at = context.clock.now();
  await context.db.transaction((tx) =>
    bookPoints(tx, { playerId, key: `coupon:${id}`, amount: gained, reason: "COUPON", at }),
  );
}

const dayMs = 86_400_000;

/** Of casino rounds, day by day, once the day is over. */
export async function pointsForRounds(context: Pick<ServiceContext, "clock" | "db">): Promise<void> {
  const { points } = (await programmeNow(context.db)).terms;
  if (points === null) return;
  const at = context.clock.now();
  const today = Math.floor(at / dayMs) * dayMs;
  // A few days back, so that one on which nothing ran is made up for.
  for (let to = today - 3 * dayMs; to <= today; to += dayMs)
    await pointsForDay(context, points, { from: to - dayMs, to, at });
}

async function pointsForDay(
  context: Pick<ServiceContext, "db">,
  terms: PointTerms,
  { from, to, at }: { from: number; to: number; at: number },
): Promise<void> {
  const generous = await gamesReturningMoreThan(context.db, terms.highestReturn);
  for (const { playerId, currency, staked } of await roundSums(context.db, from, to, generous)) {
    const key = `rounds:${playerId}:${currency}:${from}`;
    const [known] = await context.db
      .select({ id: pointsEntry.id })
      .from(pointsEntry)
      .where(and(eq(pointsEntry.key, key)));
    const amount = pointsFor(terms, { amount: staked, currency, of: "rounds" });
    if (known === undefined && amount > 0)
      await context.db.transaction((tx) => bookPoints(tx, { playerId, key, amount, reason: "ROUNDS", at }));
  }
}
