/** What each friend has staked, won, been given and cost in a span of time, by currency. */
import { and, gte, inArray, lt, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { couponSums } from "../../../betting/coupons/public.ts";
import { poolSums } from "../../../betting/pools/public.ts";
import { bonusesBooked } from "../../../money/accounts/public.ts";
import { feesBorne } from "../../../money/payments/public.ts";
import { roundTotals } from "../../../money/wallet/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { referralFriend, referralMonth } from "../tables.ts";
import type { Figures } from "./reckon.ts";

interface Span {
  from: number;
  to: number;
}
interface PlayerFigures extends Figures {
  playerId: number;
  currency: string;
}

/** What players got for friends of their own: the house spent that on those friends, not on them. */
async function earnedByReferral(db: Db, playerIds: readonly number[], { from, to }: Span) {
  const ids = [...playerIds];
  const rewards = await db
    .select({
      playerId: referralFriend.referrerId,
      currency: referralFriend.rewardCurrency,
      amount: sql<string>`sum(${referralFriend.reward})::text`,
    })
    .from(referralFriend)
    .where(
      and(
        inArray(referralFriend.referrerId, ids),
        gte(referralFriend.reward, "0"),
        gte(referralFriend.endedAt, from),
        lt(referralFriend.endedAt, to),
      ),
    )
    .groupBy(referralFriend.referrerId, referralFriend.rewardCurrency);
  const shares = await db
    .select({
      playerId: referralMonth.referrerId,
      currency: referralMonth.currency,
      amount: sql<string>`sum(${referralMonth.share})::text`,
    })
    .from(referralMonth)
    .where(and(inArray(referralMonth.referrerId, ids), gte(referralMonth.paidAt, from), lt(referralMonth.paidAt, to)))
    .groupBy(referralMonth.referrerId, referralMonth.currency);
  return [...rewards, ...shares];
}

export const none: Figures = { stakes: "0", wins: "0", bonuses: "0", fees: "0" };

/** Adds up figures of one currency. */
export const add = (one: Figures, other: Partial<Figures>): Figures => ({
  stakes: new Exact(one.stakes).plus(other.stakes ?? 0).toFixed(),
  wins: new Exact(one.wins).plus(other.wins ?? 0).toFixed(),
  bonuses: new Exact(one.bonuses).plus(other.bonuses ?? 0).toFixed(),
  fees: new Exact(one.fees).plus(other.fees ?? 0).toFixed(),
});

/**
 * The figures of players. Sport, casino, toto and lotto count when they are settled. The net win of a free bet and what
 * free rounds win count as wins, their stakes not at all. Bonuses are those booked to the players' accounts.
 */
export async function figuresOf(db: Db, playerIds: readonly number[], span: Span): Promise<PlayerFigures[]> {
  if (playerIds.length === 0) return [];
  const found = new Map<string, PlayerFigures>();
  const note = (playerId: number, currency: string | null, more: Partial<Figures>) => {
    if (currency === null) return;
    const key = `${playerId} ${currency}`;
    const before = found.get(key) ?? none;
    found.set(key, { playerId, currency, ...add(before, more) });
  };
  const played = [
    ...(await couponSums(db, playerIds, span)),
    ...(await roundTotals(db, playerIds, span)),
    ...(await poolSums(db, playerIds, span)),
  ];
  for (const { playerId, currency, staked, won } of played) note(playerId, currency, { stakes: staked, wins: won });
  for (const { playerId, currency, sum } of await bonusesBooked(db, playerIds, span))
    note(playerId, currency, { bonuses: sum });
  for (const { playerId, currency, amount } of await earnedByReferral(db, playerIds, span))
    note(playerId, currency, { bonuses: `-${amount}` });
  for (const { playerId, currency, amount } of await feesBorne(db, playerIds, span))
    note(playerId, currency, { fees: amount });
  return [...found.values()];
}
