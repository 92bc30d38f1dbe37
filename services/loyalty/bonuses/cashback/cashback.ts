/** VIP cashback of casino rounds: a share of what a closed period lost, by the player's level, paid in cash once. */
import { and, desc, eq, gte, lt, sql } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { cashbackOf, lastPeriod, levelOf, netLoss, type Played, toNextLevel } from "#shared/money/bonus/levels.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { gamesReturningMoreThan } from "../../../games/casino/public.ts";
import { accountIn, appendBalance, houseAccount, payDebt, post } from "../../../money/accounts/public.ts";
import { roundSums, type RoundSums } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { rewardsApi } from "../api/rewards.ts";
import { personalHindrance } from "../instances/standing.ts";
import { pointsOf } from "../points/points.ts";
import { programmeNow, type Programme } from "../programme/programme.ts";
import { bonus, cashbackPayment } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "transact">;
type Every = "WEEK" | "DAY";
interface Period {
  from: number;
  to: number;
}

/** Bonuses that a player was given in a period. */
async function bonusesIn(db: Db, { playerId, currency }: RoundSums, { from, to }: Period): Promise<string> {
  const [sum] = await db
    .select({ amount: sql<string>`coalesce(sum(${bonus.amount}), 0)::text` })
    .from(bonus)
    .where(
      and(
        eq(bonus.playerId, playerId),
        eq(bonus.currency, currency),
        gte(bonus.activatedAt, from),
        lt(bonus.activatedAt, to),
      ),
    );
  return sum?.amount ?? "0";
}

type Terms = NonNullable<Programme["cashback"]>;

/** Pays one player's cashback of a period; whoever pays it again finds it paid. */
async function payOne(
  context: Context,
  { levels, mostOfStakes }: Terms,
  { every, period, sums }: { every: Every; period: Period; sums: RoundSums },
): Promise<void> {
  const { playerId, currency } = sums;
  await context.transact(async (tx) => {
    if ((await personalHindrance(context, tx, playerId)) !== null) return;
    const level = levelOf(levels, (await pointsOf(tx, playerId)).collected);
    if (level.every !== every) return;
    const at = context.clock.now();
    const played = { staked: sums.staked, won: sums.won, bonuses: await bonusesIn(tx, sums, period) };
    const amount = cashbackOf(level, played, currency, mostOfStakes);
    const [written] = await tx
      .insert(cashbackPayment)
      .values({
        playerId,
        currency,
        every,
        periodFrom: period.from,
        periodTo: period.to,
        level: level.level,
        percent: level.percent,
        ...played,
        amount,
        at,
      })
      .onConflictDoNothing()
      .returning({ playerId: cashbackPayment.playerId });
    if (written === undefined || !new Exact(amount).greaterThan(0)) return;
    const accountId = await accountIn(tx, playerId, currency);
    const key = `cashback:${playerId}:${currency}:${every}:${period.from}`;
    const posted = await post(tx, {
      key,
      kind: "bonus",
      use: "reward",
      at,
      entries: [
        { accountId: await houseAccount(tx, "promo", currency), amount: `-${amount}` },
        { accountId, amount },
      ],
    });
    if (!posted.ok || posted.isReplay) throw new Error(`cashback of player ${playerId} was not paid`);
    await payDebt(tx, accountId, key, at);
    await appendBalance(context, tx, playerId, accountId);
  });
}

/** The periods that closed last, the newest first. */
function closedPeriods(every: Every, now: number, count: number): Period[] {
  const periods: Period[] = [];
  for (let until = now; periods.length < count;) {
    const period = lastPeriod(every, until);
    periods.push(period);
    until = period.to - 1;
  }
  return periods;
}

/** How many closed periods are looked at where nobody may have paid for a while. */
export const LONG_BACK = 6;

/** Pays the cashback of the periods that closed last; with `back`, also of those before them that nobody has paid. */
export async function payCashback(context: Context, back = 1): Promise<void> {
  const { cashback } = (await programmeNow(context.db)).terms;
  if (cashback === null) return;
  const now = context.clock.now();
  for (const every of ["DAY", "WEEK"] as const)
    for (const period of closedPeriods(every, now, back)) await payPeriod(context, cashback, every, period);
}

async function payPeriod(context: Context, terms: Terms, every: Every, period: Period): Promise<void> {
  const paid = await context.db
    .select({ playerId: cashbackPayment.playerId, currency: cashbackPayment.currency })
    .from(cashbackPayment)
    .where(and(eq(cashbackPayment.every, every), eq(cashbackPayment.periodFrom, period.from)));
  const done = new Set(paid.map(({ playerId, currency }) => `${playerId} ${currency}`));
  const generous = await gamesReturningMoreThan(context.db, terms.highestReturn);
  for (const sums of await roundSums(context.db, period.from, period.to, generous))
    if (!done.has(`${sums.playerId} ${sums.currency}`)) await payOne(context, terms, { every, period, sums });
}

const seconds = (ms: number) => Math.floor(ms / 1000);

/** What was played, with the digits of its currency. */
const shown = ({ staked, won, bonuses }: Played, currency: string): Played => ({
  staked: roundMoney(staked, currency),
  won: roundMoney(won, currency),
  bonuses: roundMoney(bonuses, currency),
});

/** A player's cashback: their level, what the period under way comes to, and what was paid. Null where there is none. */
export async function cashbackOfPlayer(
  context: Pick<ServiceContext, "clock" | "db">,
  playerId: number,
): Promise<z.infer<typeof rewardsApi.cashback.response> | null> {
  const { db, clock } = context;
  const { cashback } = (await programmeNow(db)).terms;
  if (cashback === null) return null;
  const { levels, mostOfStakes, highestReturn } = cashback;
  const now = clock.now();
  const { collected } = await pointsOf(db, playerId);
  const level = levelOf(levels, collected);
  const from = lastPeriod(level.every, now).to;
  const sums = (await roundSums(db, from, now + 1, await gamesReturningMoreThan(db, highestReturn))).filter(
    (each) => each.playerId === playerId,
  );
  const running = await Promise.all(
    sums.map(async (each) => {
      const played = { staked: each.staked, won: each.won, bonuses: await bonusesIn(db, each, { from, to: now + 1 }) };
      return {
        currency: each.currency,
        ...shown(played, each.currency),
        net_loss: roundMoney(netLoss(played), each.currency),
        amount: cashbackOf(level, played, each.currency, mostOfStakes),
      };
    }),
  );
  const payments = await db
    .select()
    .from(cashbackPayment)
    .where(eq(cashbackPayment.playerId, playerId))
    .orderBy(desc(cashbackPayment.periodTo))
    .limit(50);
  return {
    level: level.level,
    collected,
    to_next: toNextLevel(levels, collected),
    levels,
    most_of_stakes: mostOfStakes,
    highest_return: highestReturn,
    period_from: seconds(from),
    period_to: seconds(from + (level.every === "DAY" ? 1 : 7) * 86_400_000),
    running,
    payments: payments.map(
      ({ currency, periodFrom, periodTo, percent, staked, won, bonuses, amount, at, ...paid }) => ({
        level: paid.level,
        currency,
        percent,
        period_from: seconds(periodFrom),
        period_to: seconds(periodTo),
        ...shown({ staked, won, bonuses }, currency),
        amount,
        at: seconds(at),
      }),
    ),
  };
}
