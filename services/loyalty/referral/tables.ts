/** Tables of the referral programme. Amounts are exact decimals, read as strings; times are epoch milliseconds of the services' clock. */
import { bigint, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";
import type { MissingProof } from "../../people/verification/public.ts";
import type { ReferralTerms } from "./terms.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const friendStates = ["REGISTERED", "DEPOSITED", "HELD", "FLAGGED", "PAID", "EXPIRED", "REJECTED"] as const;
export type FriendState = (typeof friendStates)[number];
export const openFriendStates: readonly FriendState[] = ["REGISTERED", "DEPOSITED", "HELD"];

export const referralCode = pgTable("referral_code", {
  playerId: integer("player_id").primaryKey(),
  code: text("code").notNull(),
  createdAt: number("created_at").notNull(),
});

export const referralTerms = pgTable("referral_terms", {
  id: integer("id").primaryKey(),
  terms: jsonb("terms").$type<ReferralTerms>().notNull(),
  version: integer("version").notNull(),
});

export const referralFriend = pgTable("referral_friend", {
  friendId: integer("friend_id").primaryKey(),
  referrerId: integer("referrer_id").notNull(),
  state: text("state").$type<FriendState>().notNull(),
  terms: jsonb("terms").$type<ReferralTerms>().notNull(),
  reason: text("reason"),
  registeredAt: number("registered_at").notNull(),
  expiresAt: number("expires_at").notNull(),
  level: integer("level"),
  reward: numeric("reward"),
  rewardCurrency: text("reward_currency"),
  friendReward: numeric("friend_reward"),
  friendCurrency: text("friend_currency"),
  endedAt: number("ended_at"),
});
/** Why a player may be given nothing. */
export type Hindrance = "LIMIT_REACHED" | "BETTING_CLOSED" | MissingProof;

export const referralMonth = pgTable("referral_month", {
  referrerId: integer("referrer_id").notNull(),
  /** YYYY-MM. */
  month: text("month").notNull(),
  currency: text("currency").notNull(),
  plan: text("plan").notNull(),
  level: integer("level").notNull(),
  percent: numeric("percent").notNull(),
  friends: integer("friends").notNull(),
  stakes: numeric("stakes").notNull(),
  wins: numeric("wins").notNull(),
  bonuses: numeric("bonuses").notNull(),
  fees: numeric("fees").notNull(),
  net: numeric("net").notNull(),
  carriedIn: numeric("carried_in").notNull(),
  carriedOut: numeric("carried_out").notNull(),
  share: numeric("share").notNull(),
  withheld: text("withheld").$type<Hindrance>(),
  paidAt: number("paid_at").notNull(),
});
export type MonthRow = typeof referralMonth.$inferSelect;

export const referralShareRun = pgTable("referral_share_run", {
  month: text("month").primaryKey(),
  doneAt: number("done_at").notNull(),
});

export type FriendRow = typeof referralFriend.$inferSelect;
