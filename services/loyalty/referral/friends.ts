/** Who came by whose code. */
import { randomInt } from "node:crypto";
import { and, count, desc, eq, lt, sql } from "../../platform/database/drizzle.ts";
import { roundMoney } from "#shared/money/money.ts";
import { hiddenNumber } from "#shared/people/hiddenNumber.ts";
import { mainCurrencyOf } from "../../money/accounts/public.ts";
import { playerById } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { referralCode, referralFriend, type FriendRow } from "./tables.ts";
import { levelOf, termsFor, termsNow } from "./terms.ts";

/** Letters and digits that nobody takes for others. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;
const codeForm = /^[A-Z2-9]{8}$/;
const dayMs = 86_400_000;
/** Two codes drawn alike are rarer than this many tries in a row. */
const mostTries = 10;

const newCode = () => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");

/** The player's code, made at its first use. */
export async function codeOf(db: Db, playerId: number, now: number): Promise<string> {
  const find = async () =>
    (await db.select().from(referralCode).where(eq(referralCode.playerId, playerId)))[0]?.code ?? null;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const known = await find();
    if (known !== null) return known;
    await db.insert(referralCode).values({ playerId, code: newCode(), createdAt: now }).onConflictDoNothing();
  }
  throw new Error("no referral code was free");
}

/** The player whose code it is; null for a text that is nobody's. */
export async function ownerOfCode(db: Db, typed: string): Promise<number | null> {
  const code = typed.trim().toUpperCase();
  if (!codeForm.test(code)) return null;
  const [owner] = await db.select().from(referralCode).where(eq(referralCode.code, code));
  return owner?.playerId ?? null;
}

/**
 * Notes who brought a new player, by the code of a link or one that was typed; within the transaction that makes them.
 * Codes that nobody has are left out.
 */
export async function noteFriend(
  { clock }: Pick<ServiceContext, "clock">,
  tx: Tx,
  friendId: number,
  codes: readonly (string | null | undefined)[],
): Promise<void> {
  const terms = await termsNow(tx);
  if (terms === null) return;
  for (const typed of codes) {
    const referrerId = typed == null ? null : await ownerOfCode(tx, typed);
    if (referrerId === null || referrerId === friendId) continue;
    const referrer = await playerById(tx, referrerId);
    if (referrer === null || referrer.banLevel > 0) continue;
    const now = clock.now();
    await tx
      .insert(referralFriend)
      .values({
        friendId,
        referrerId,
        state: "REGISTERED",
        terms,
        registeredAt: now,
        expiresAt: now + terms.days * dayMs,
      })
      .onConflictDoNothing();
    return;
  }
}

/** How many friends of a player were paid for; with `before`, until that moment. */
export async function paidFriends(db: Db, referrerId: number, before?: number): Promise<number> {
  const [row] = await db
    .select({ paid: count() })
    .from(referralFriend)
    .where(
      and(
        eq(referralFriend.referrerId, referrerId),
        eq(referralFriend.state, "PAID"),
        before === undefined ? undefined : lt(referralFriend.endedAt, before),
      ),
    );
  return row?.paid ?? 0;
}

const seconds = (ms: number) => Math.floor(ms / 1000);

export const showFriend = (row: FriendRow) => ({
  id: String(row.friendId),
  player: hiddenNumber(row.friendId),
  state: row.state,
  held_for:
    row.state !== "HELD" ? null : row.reason?.startsWith("FRIEND") === true ? ("FRIEND" as const) : ("PLAYER" as const),
  registered_at: seconds(row.registeredAt),
  expires_at: seconds(row.expiresAt),
  ended_at: row.endedAt === null ? null : seconds(row.endedAt),
  reward: row.reward === null || row.rewardCurrency === null ? null : roundMoney(row.reward, row.rewardCurrency),
  currency: row.rewardCurrency,
});

/** A player's friends, newest first. */
export async function friendsOf(
  db: Db,
  referrerId: number,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const own = eq(referralFriend.referrerId, referrerId);
  const [mark] =
    after === undefined
      ? []
      : await db
          .select()
          .from(referralFriend)
          .where(and(own, eq(referralFriend.friendId, Number(after))));
  const beyond =
    mark === undefined
      ? undefined
      : lt(
          sql`(${referralFriend.registeredAt}, ${referralFriend.friendId})`,
          sql`(${mark.registeredAt}::bigint, ${mark.friendId}::integer)`,
        );
  const rows = await db
    .select()
    .from(referralFriend)
    .where(and(own, beyond))
    .orderBy(desc(referralFriend.registeredAt), desc(referralFriend.friendId))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(referralFriend).where(own);
  return { friends: rows.slice(0, limit).map(showFriend), total: all?.total ?? 0, has_more: rows.length > limit };
}

/** Rewards and shares that a player got, by currency. */
async function earnedBy(db: Db, playerId: number): Promise<{ currency: string; amount: string }[]> {
  const { rows } = await db.execute<{ currency: string; amount: string }>(sql`
    select currency, sum(amount)::text as amount from (
      select reward_currency as currency, reward as amount from referral_friend where referrer_id = ${playerId} and reward is not null
      union all select currency, share from referral_month where referrer_id = ${playerId} and share > 0
    ) as earned group by currency order by currency`);
  return rows;
}

/** The programme as a player sees it; null on a site without one. */
export async function programmeOf({ db, clock }: Pick<ServiceContext, "clock" | "db">, playerId: number) {
  const terms = await termsNow(db);
  if (terms === null) return null;
  const paid = await paidFriends(db, playerId);
  const main = await mainCurrencyOf(db, playerId);
  const own = termsFor(terms, main) ?? terms.currencies[0];
  if (own === undefined) throw new Error("the referral programme has terms in no currency");
  const earned = await earnedBy(db, playerId);
  const level = levelOf(terms, paid);
  const next = terms.levels[level];
  return {
    code: await codeOf(db, playerId, clock.now()),
    level,
    paid_friends: paid,
    to_next: next === undefined ? null : next - paid,
    days: terms.days,
    currency: own.currency,
    min_deposit: roundMoney(own.minDeposit, own.currency),
    min_turnover: roundMoney(own.minTurnover, own.currency),
    friend_reward: roundMoney(own.friendReward, own.currency),
    levels: terms.levels.map((from, index) => ({
      level: index + 1,
      from,
      reward: roundMoney(own.rewards[index] ?? "0", own.currency),
      share_percent: terms.share?.percents[index] ?? "0",
    })),
    share_percent: terms.share?.percents[level - 1] ?? "0",
    share_months: terms.share?.months ?? 0,
    carries_negative: terms.share?.carriesNegative ?? false,
    earned: earned.map(({ currency, amount }) => ({ currency, amount: roundMoney(amount, currency) })),
  };
}
