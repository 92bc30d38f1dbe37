/** Points: collected by stakes that were decided, spent in the rewards shop. Each bet and each purchase counts once. */
import { and, desc, eq, sql } from "../../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import { gamesReturningMoreThan } from "../../../games/casino/public.ts";
import { roundSums } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { playerPoints, pointsEntry, type PointsReason } from "../tables.ts";

/** A point for so many roubles staked, or their worth: sport, and casino games. */
export const roublesAPoint = { COUPON: 100, ROUNDS: 200 } as const;

/**
 * A rouble's worth of points buys at most 1.33 % of the stake as a free bet (services/loyalty/bonuses/points/rewards.ts),
 * of casino stakes 0.67 %. So they are given only where the house keeps more: below a price of 1.11 the book's margin
 * shrinks towards nothing (services/betting/sportsbook/pricing/margin.ts), and some games return more than 99 %.
 */
const LEAST_COEF = "1.2";
const HIGHEST_RTP = "99";

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

const pointsFor = (amount: string, currency: string, roubles: number) =>
  roughWorth(amount, currency, "RUB").dividedBy(roubles).floor().toNumber();

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
  playerId: number,
  { id, state, currency, amount, promoCode, bets }: DecidedCoupon,
): Promise<void> {
  if ((state !== "WON" && state !== "LOST") || promoCode !== null) return;
  if (bets.some(({ coef }) => new Exact(coef).lessThan(LEAST_COEF))) return;
  const gained = pointsFor(amount, currency, roublesAPoint.COUPON);
  if (gained === 0) return;
  const at = context.clock.now();
  await context.db.transaction((tx) =>
    bookPoints(tx, { playerId, key: `coupon:${id}`, amount: gained, reason: "COUPON", at }),
  );
}

const dayMs = 86_400_000;

/** Of casino rounds, day by day, once the day is over. */
export async function pointsForRounds(context: Pick<ServiceContext, "clock" | "db">): Promise<void> {
  const at = context.clock.now();
  const today = Math.floor(at / dayMs) * dayMs;
  // A few days back, so that one on which nothing ran is made up for.
  for (let to = today - 3 * dayMs; to <= today; to += dayMs) await pointsForDay(context, to - dayMs, to, at);
}

async function pointsForDay(context: Pick<ServiceContext, "db">, from: number, to: number, at: number): Promise<void> {
  const generous = await gamesReturningMoreThan(context.db, HIGHEST_RTP);
  for (const { playerId, currency, staked } of await roundSums(context.db, from, to, generous)) {
    const key = `rounds:${playerId}:${currency}:${from}`;
    const [known] = await context.db
      .select({ id: pointsEntry.id })
      .from(pointsEntry)
      .where(and(eq(pointsEntry.key, key)));
    const amount = pointsFor(staked, currency, roublesAPoint.ROUNDS);
    if (known === undefined && amount > 0)
      await context.db.transaction((tx) => bookPoints(tx, { playerId, key, amount, reason: "ROUNDS", at }));
  }
}
