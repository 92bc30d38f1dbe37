/** Players, friends and what friends do, for tests of shares: written as the services write it, but without signing up. */
import { sql } from "../../../platform/database/drizzle.ts";
import { writeCoupon } from "../../../betting/coupons/testing/after.ts";
import { nextKey } from "../../../betting/coupons/testing/client.ts";
import { settleKnown } from "../../../betting/coupons/settle/settle.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { accountIn } from "../../../money/accounts/public.ts";
import type { bookDeposit } from "../../../money/payments/payment/journals.ts";
import type { BonusWorld } from "../../bonuses/testing/world.ts";
import { payShares } from "../share/pay.ts";
import type { month } from "../api.ts";
import { referralFriend, type FriendState } from "../tables.ts";
import { standardTerms, type ReferralTerms } from "../terms.ts";
import type { z } from "zod";

export type Month = z.infer<typeof month>;

/** No paid friend 10 %, one 15 %, three 20 %. */
export const carrying: ReferralTerms = {
  ...standardTerms,
  levels: [0, 1, 3],
  share: { percents: ["10", "15", "20"], months: 12, carriesNegative: true },
};
export const forgetting: ReferralTerms = {
  ...carrying,
  share: { percents: ["10", "15", "20"], months: 12, carriesNegative: false },
};

type Payment = Parameters<typeof bookDeposit>[2];

export interface ShareWorld {
  player(): Promise<number>;
  friendOf(referrerId: number, terms?: ReferralTerms, state?: FriendState): Promise<number>;
  /** A settled coupon; at 1.500, if it is won. */
  bet(friendId: number, amount: string, result: "WON" | "LOST", currency?: string): Promise<void>;
  /** Bonus money in cash. */
  bonus(friendId: number, amount: string): Promise<void>;
  /** A payment as its journals take it, with the fee that the player pays; nothing is booked. */
  payment(friendId: number, direction: "DEPOSIT" | "WITHDRAWAL", amount: string, fee?: string): Promise<Payment>;
  /** Goes on to an hour past the end of the month, and pays twice at once. */
  endMonth(): Promise<void>;
  /** Paid months of a player as the desk sees them, latest first. */
  months(referrerId: number): Promise<Month[]>;
  /** Months that are not paid for as the desk sees them, the running one first. */
  unpaid(referrerId: number): Promise<Month[]>;
  balance(playerId: number, currency?: string): Promise<string>;
}

let players = 0;

export function shareWorld({ test }: BonusWorld): ShareWorld {
  const { context } = test.services;
  const { db } = context;
  const accountOf = (playerId: number, currency: string) => context.transact((tx) => accountIn(tx, playerId, currency));
  const give = async (playerId: number, amount: string, currency: string, kind: "deposit" | "bonus") => {
    const accountId = await accountOf(playerId, currency);
    await context.transact(async (tx) => {
      const house = await houseAccount(tx, kind === "bonus" ? "promo" : "equity", currency);
      const entries = [
        { accountId, amount },
        { accountId: house, amount: `-${amount}` },
      ];
      await post(tx, { key: nextKey(), kind, use: "adjustment", at: context.clock.now(), entries });
    });
  };

  const shown = async (referrerId: number) =>
    (
      await test.call<{ months: Month[] }>("GET", `/referral-api/v1/desk/months?referrer_id=${referrerId}`, {
        headers: { "x-service-key": "test-key" },
      })
    ).body.months;

  const world: ShareWorld = {
    player: async () => {
      const { rows } = await db.execute<{ id: number }>(
        sql`insert into player (login, email, password_hash, created_at) values (${`share-${(players += 1)}`}, ${`share-${players}@example.com`}, '-', 1) returning id`,
      );
      const id = rows[0]?.id ?? 0;
      await db.execute(sql`insert into player_profile (player_id, is_email_confirmed) values (${id}, true)`);
      await db.execute(
        sql`insert into ledger_account (kind, player_id, currency, type, balance) values ('player', ${id}, 'RUB', 0, 0)`,
      );
      return id;
    },
    friendOf: async (referrerId, terms = carrying, state = "REGISTERED") => {
      const friendId = await world.player();
      const now = context.clock.now();
      await db
        .insert(referralFriend)
        .values({ friendId, referrerId, state, terms, registeredAt: now, expiresAt: now + 5_000_000_000 });
      return friendId;
    },
    bet: async (friendId, amount, result, currency = "RUB") => {
      await give(friendId, amount, currency, "deposit");
      const accounts = { [currency]: String(await accountOf(friendId, currency)) };
      const headers = {};
      const client = { userId: friendId, accounts, headers } as unknown as BonusWorld["client"];
      const { outcomeIds } = await writeCoupon(test, client, [{ coef: "1.500" }], { amount, currency });
      for (const outcome of outcomeIds) test.book.setResult(outcome, result);
      await settleKnown(context);
    },
    bonus: (friendId, amount) => give(friendId, amount, "RUB", "bonus"),
    payment: async (friendId, direction, amount, fee = "0") => {
      const [accountId, at] = [await accountOf(friendId, "RUB"), context.clock.now()];
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into payment (player_id, account_id, direction, method, currency, amount, fee, state, idempotency_key, fingerprint, created_at, changed_at)
        values (${friendId}, ${accountId}, ${direction}, 'card', 'RUB', ${amount}, ${fee}, 'SUCCEEDED', ${nextKey()}, '-', ${at}, ${at}) returning id`);
      return { id: Number(rows[0]?.id), playerId: friendId, accountId, amount, fee, currency: "RUB" };
    },
    endMonth: async () => {
      const now = new Date(context.clock.now());
      const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 2);
      test.advance(next - now.getTime());
      await Promise.all([payShares(context), payShares(context)]);
      await payShares(context);
    },
    months: async (referrerId) => (await shown(referrerId)).filter(({ paid_at }) => paid_at !== null),
    unpaid: async (referrerId) => (await shown(referrerId)).filter(({ paid_at }) => paid_at === null),
    balance: async (playerId, currency = "RUB") => {
      const { rows } = await db.execute<{ balance: string }>(
        sql`select balance::text from ledger_account where player_id = ${playerId} and currency = ${currency} and type in (0, 9)`,
      );
      return rows[0]?.balance ?? "none";
    },
  };
  return world;
}
