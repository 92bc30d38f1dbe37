/** Tables of the referral programme. Amounts are exact decimals, read as strings; times are epoch milliseconds of the services' clock. */
import { bigint, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { ReferralTerms } from "./terms.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const friendStates = ["REGISTERED", "DEPOSITED", "FLAGGED", "PAID", "EXPIRED", "REJECTED"] as const;
export type FriendState = (typeof friendStates)[number];
export const openFriendStates: readonly FriendState[] = ["REGISTERED", "DEPOSITED"];

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
export type FriendRow = typeof referralFriend.$inferSelect;
