/** Tables of placed coupons, as services/core/migrations makes them. Times are epoch milliseconds of the services' clock. */
import { bigint, boolean, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { LegResult } from "#shared/coupon.ts";
import type { Names } from "../sportsbook/model.ts";

export type CouponState = "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
export type RejectReason = "OUTCOME_SUSPENDED" | "MARKET_CHANGED" | "ODDS_CHANGED" | "GAME_FINISHED";

/** Names at placing, in every language: a receipt does not change when a team is renamed. */
export interface BetNames {
  game: Names;
  championship: Names;
  market: Names;
  outcome: Names;
}

export const coupon = pgTable("coupon", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  typeId: integer("type_id").notNull(),
  state: text("state").$type<CouponState>().notNull(),
  currency: text("currency").notNull(),
  amount: numeric("amount").notNull(),
  coef: numeric("coef").notNull(),
  possibleWin: numeric("possible_win").notNull(),
  maxPayout: numeric("max_payout").notNull(),
  payout: numeric("payout"),
  rejectReason: text("reject_reason").$type<RejectReason>(),
  placedAt: bigint("placed_at", { mode: "number" }).notNull(),
  decidesAt: bigint("decides_at", { mode: "number" }),
  settledAt: bigint("settled_at", { mode: "number" }),
});

export const couponBet = pgTable("coupon_bet", {
  couponId: bigint("coupon_id", { mode: "number" }).notNull(),
  position: integer("position").notNull(),
  outcomeId: text("outcome_id").notNull(),
  gameId: text("game_id").notNull(),
  coef: numeric("coef").notNull(),
  isLive: boolean("is_live").notNull(),
  marketVersion: integer("market_version").notNull(),
  scoreAtPlacing: text("score_at_placing"),
  startsAt: bigint("starts_at", { mode: "number" }).notNull(),
  names: jsonb("names").$type<BetNames>().notNull(),
  result: text("result").$type<LegResult>(),
});

export const sharedCoupon = pgTable("shared_coupon", {
  code: text("code").primaryKey(),
  typeId: integer("type_id").notNull(),
  outcomeIds: jsonb("outcome_ids").$type<string[]>().notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});
