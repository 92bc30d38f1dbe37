/**
 * What is paid for friends. It reads what is so now, not what an event says, so events may come in any order, twice or
 * late. A friend is settled by one transaction: whoever dies in between has paid both sides or nobody.
 */
import { and, eq, inArray, like, lte, or, sql } from "../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { isAtRisk, isCouponAtRisk } from "#shared/money/bonus/turnover.ts";
import { Exact } from "#shared/money/money.ts";
import { couponPlays } from "../../betting/coupons/public.ts";
import { depositedSince, mainCurrencyOf } from "../../money/accounts/public.ts";
import { roundPlays } from "../../money/wallet/public.ts";
import { sharedHouseholds } from "../../people/household/public.ts";
import { lockPlayer } from "../../people/players/public.ts";
import { missingProof } from "../../people/verification/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { readOutbox } from "../../platform/outboxReader.ts";
import { personalHindrance } from "../bonuses/public.ts";
import { paidFriends } from "./friends.ts";
import { bookReward, type Reward } from "./reward.ts";
import { openFriendStates, referralFriend, type FriendRow } from "./tables.ts";
import { levelOf, minCoefOf, proofOf, termsFor } from "./terms.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "transact">;

interface Progress {
  deposited: boolean;
  played: boolean;
}

/** How far a friend has come, all currencies by what they are worth in that of their main account. */
async function progressOf(db: Db, { friendId, terms, registeredAt }: FriendRow, now: number): Promise<Progress> {
  const main = await mainCurrencyOf(db, friendId);
  const own = termsFor(terms, main);
  if (own === null) return { deposited: false, played: false };
  const sum = (all: readonly { amount: string; currency: string }[]) =>
    all.reduce((total, { amount, currency }) => total.plus(roughWorth(amount, currency, own.currency)), new Exact(0));
  const deposits = (await depositedSince(db, friendId, registeredAt - 1)).map(({ currency, sum: amount }) => ({
    currency,
    amount,
  }));
  const deposited = sum(deposits).greaterThanOrEqualTo(own.minDeposit);
  if (!deposited) return { deposited, played: false };
  const span = { playerId: friendId, from: registeredAt, to: now + 1 };
  const least = minCoefOf(terms);
  const coupons = (await couponPlays(db, span)).filter(
    ({ state, isFree, stake, payout, soldFor, bets }) =>
      !isFree &&
      (state === "WON" || state === "LOST") &&
      isCouponAtRisk({ stake, won: new Exact(payout).minus(soldFor).toFixed(), bets }, least),
  );
  const rounds = (await roundPlays(db, span)).filter((round) => round.state === "SETTLED" && isAtRisk(round, least));
  const staked = [...coupons, ...rounds].map(({ stake: amount, currency }) => ({ amount, currency }));
  return { deposited, played: sum(staked).greaterThanOrEqualTo(own.minTurnover) };
}

/** Pays one side, unless they may be given nothing now; null then. The player is locked. */
async function reward(context: Context, tx: Tx, given: Reward): Promise<string | null> {
  if (!new Exact(given.amount).greaterThan(0)) return null;
  if ((await personalHindrance(context, tx, given.playerId)) !== null) return null;
  await bookReward(context, tx, given);
  return given.amount;
}

/** Pays both sides for a friend who has met the terms. Both are locked, and the row. */
async function payBoth(context: Context, tx: Tx, row: FriendRow): Promise<void> {
  const { friendId, referrerId, terms } = row;
  const level = levelOf(terms, await paidFriends(tx, referrerId));
  const own = termsFor(terms, await mainCurrencyOf(tx, referrerId));
  const theirs = termsFor(terms, await mainCurrencyOf(tx, friendId));
  const paid =
    own === null
      ? null
      : await reward(context, tx, {
          key: `referral:${friendId}`,
          playerId: referrerId,
          amount: own.rewards[level - 1] ?? "0",
          currency: own.currency,
        });
  const friendPaid =
    theirs === null
      ? null
      : await reward(context, tx, {
          key: `referral:${friendId}:friend`,
          playerId: friendId,
          amount: theirs.friendReward,
          currency: theirs.currency,
        });
  await tx
    .update(referralFriend)
    .set({
      state: "PAID",
      level,
      reward: paid,
      rewardCurrency: paid === null ? null : (own?.currency ?? null),
      friendReward: friendPaid,
      friendCurrency: friendPaid === null ? null : (theirs?.currency ?? null),
      endedAt: context.clock.now(),
    })
    .where(eq(referralFriend.friendId, friendId));
}

/** Who still has to show what before cash is paid, as the staff and the player read it; null for nobody. */
async function missingOf(tx: Tx, { friendId, referrerId, terms }: FriendRow): Promise<string | null> {
  const proof = proofOf(terms);
  const theirs = await missingProof(tx, friendId, proof);
  if (theirs !== null) return `FRIEND_${theirs}`;
  const own = await missingProof(tx, referrerId, proof);
  return own === null ? null : `PLAYER_${own}`;
}

/** Locks both players, in the order of their numbers, and the row; null for an unknown friend. */
async function lockBoth(tx: Tx, friendId: number): Promise<FriendRow | null> {
  const [found] = await tx.select().from(referralFriend).where(eq(referralFriend.friendId, friendId));
  if (found === undefined) return null;
  for (const playerId of [found.friendId, found.referrerId].toSorted((one, other) => one - other))
    await lockPlayer(tx, playerId);
  const [row] = await tx.select().from(referralFriend).where(eq(referralFriend.friendId, friendId)).for("update");
  return row ?? null;
}

/** Brings a friend up to date: registered, deposited, paid for, or over. */
export async function settleFriend(context: Context, friendId: number): Promise<void> {
  await context.transact(async (tx) => {
    const row = await lockBoth(tx, friendId);
    if (row === null || !openFriendStates.includes(row.state)) return;
    const now = context.clock.now();
    const set = (change: Partial<FriendRow>) =>
      tx.update(referralFriend).set(change).where(eq(referralFriend.friendId, friendId));
    const { deposited, played } = await progressOf(tx, row, now);
    if (!played || !deposited) {
      if (now >= row.expiresAt) await set({ state: "EXPIRED", endedAt: now });
      else await set({ state: deposited ? "DEPOSITED" : "REGISTERED" });
      return;
    }
    const missing = await missingOf(tx, row);
    if (missing !== null) {
      const isOver = now >= row.expiresAt;
      await set({ state: isOver ? "EXPIRED" : "HELD", reason: missing, ...(isOver && { endedAt: now }) });
      return;
    }
    // A household's accounts are not refused in silence: the operator's staff looks at them.
    const shared = (await sharedHouseholds(tx, row.referrerId, [friendId])).get(friendId);
    if (shared !== undefined) await set({ state: "FLAGGED", reason: shared });
    else await payBoth(context, tx, row);
  });
}

/** What the staff decides about a flagged friend; false for one that isn't flagged. */
export const decideFriend = (context: Context, friendId: number, isApproved: boolean): Promise<boolean> =>
  context.transact(async (tx) => {
    const row = await lockBoth(tx, friendId);
    if (row?.state !== "FLAGGED") return false;
    if (isApproved) await payBoth(context, tx, row);
    else
      await tx
        .update(referralFriend)
        .set({ state: "REJECTED", endedAt: context.clock.now() })
        .where(eq(referralFriend.friendId, friendId));
    return true;
  });

/** Looks at friends whom events have told of: their deposits, coupons and rounds. */
export const hearOfFriends = (context: Context): Promise<void> =>
  readOutbox(context, "referral", async (rows) => {
    const players = new Set(
      rows
        .filter(({ type }) => ["payment", "coupon", "balance", "verification"].includes(type))
        .map(({ data }) => (data as { userId: number }).userId),
    );
    if (players.size === 0) return;
    const friends = await context.db
      .select({ id: referralFriend.friendId })
      .from(referralFriend)
      .where(
        or(
          and(inArray(referralFriend.friendId, [...players]), inArray(referralFriend.state, [...openFriendStates])),
          and(inArray(referralFriend.referrerId, [...players]), eq(referralFriend.state, "HELD")),
        ),
      );
    for (const { id } of friends) await settleFriend(context, id);
  });

/** Looks again at friends who were held for a contact, in case both have confirmed one since: no event says so. */
async function confirmedFriends(context: Context): Promise<void> {
  const { friendId, referrerId, state, reason } = referralFriend;
  const held = await context.db
    .select({ id: friendId })
    .from(referralFriend)
    .where(
      and(
        eq(state, "HELD"),
        like(reason, "%CONTACT_NEEDED"),
        sql`has_contact(${friendId}) and has_contact(${referrerId})`,
      ),
    )
    .limit(200);
  for (const { id } of held) await settleFriend(context, id);
}

/** Ends what has run out of time, and pays for what was held until now. */
export async function expireFriends(context: Context): Promise<void> {
  await confirmedFriends(context);
  const due = await context.db
    .select({ id: referralFriend.friendId })
    .from(referralFriend)
    .where(
      and(inArray(referralFriend.state, [...openFriendStates]), lte(referralFriend.expiresAt, context.clock.now())),
    )
    .orderBy(referralFriend.expiresAt)
    .limit(200);
  for (const { id } of due) await settleFriend(context, id);
}
