/**
 * Tables of placed coupons. Times are epoch milliseconds of the services'
 * clock.
 */
import { sql, bigint, boolean, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import type { CoverName } from "#shared/betting/coupon/kinds.ts";
import type { Names } from "../sportsbook/public.ts";
import { afterColumns } from "./after/tables.ts";

export type CouponState = "PENDING" | "ACCEPTED" | "REJECTED" | "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
export type RejectReason =
  | "OUTCOME_SUSPENDED"
  | "MARKET_CHANGED"
  | "ODDS_CHANGED"
  | "GAME_FINISHED"
  | "SCORE_CHANGED"
  | "EXACT_COEF_NOT_MET"
  | "VIP_REFUSED"
  | "ADVANCE_NOT_COVERED";

/** Names at placing, in every language: a receipt does not change when a team is renamed. */
export interface BetNames {
  game: Names;
  championship: Names;
  market: Names;
  outcome: Names;
}

/** A promo code as it was when used. */
export interface UsedPromo {
  code: string;
  kind: PromoKind;
  /** Of WIN_BOOST: percent of the net win, and at most so much. */
  percent: string | null;
  maxBonus: string | null;
}
export type PromoKind = "FREE_BET" | "WIN_BOOST";

/** A block of a conditional coupon; `coef` is the product of its prices at placing. */
export interface PlacedBlock {
  id: string;
  amount: string;
  coef: string;
}

export const coupon = pgTable("coupon", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  /** The key that was sent: of one of many singles, its own key's beginning. */
  keyGroup: text("key_group").generatedAlwaysAs(sql`split_part(idempotency_key, ':', 1)`),
  fingerprint: text("fingerprint").notNull(),
  typeId: integer("type_id").notNull(),
  state: text("state").$type<CouponState>().notNull(),
  currency: text("currency").notNull(),
  amount: numeric("amount").notNull(),
  /** Total price as shown, with the bonus bet in it; null for kinds without one. */
  coef: numeric("coef"),
  possibleWin: numeric("possible_win").notNull(),
  maxPayout: numeric("max_payout").notNull(),
  payout: numeric("payout"),
  rejectReason: text("reject_reason").$type<RejectReason>(),
  placedAt: bigint("placed_at", { mode: "number" }).notNull(),
  decidesAt: bigint("decides_at", { mode: "number" }),
  settledAt: bigint("settled_at", { mode: "number" }),
  systemValue: integer("system_value"),
  cover: text("cover").$type<CoverName>(),
  /** Least total price the player takes; the coupon is paid at it. */
  exactCoef: numeric("exact_coef"),
  isDropOnScoreChange: boolean("is_drop_on_score_change").notNull().default(false),
  coefByView: text("coef_by_view"),
  coefViewId: integer("coef_view_id"),
  refId: integer("ref_id"),
  /** Part of the stake that open bets of the player paid, by a cash-out of them. */
  prepaidAmount: numeric("prepaid_amount").notNull().default("0"),
  /** The bonus bet's multiplier, as placed. */
  bonusCoef: numeric("bonus_coef"),
  hyperBonusPercent: numeric("hyper_bonus_percent"),
  /** Part of `payout` that hyper bonus or promo code added. */
  bonusPayout: numeric("bonus_payout"),
  /** Of a FREE_BET the stake came out of the house account `promo`, and only the net win is the player's. */
  promo: jsonb("promo").$type<UsedPromo>(),
  isVip: boolean("is_vip").notNull().default(false),
  /** Of a conditional coupon, in the order they are played. */
  blocks: jsonb("blocks").$type<PlacedBlock[]>(),
  /** Margin M of an anti-express, as placed. */
  margin: numeric("margin"),
  ...afterColumns,
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
  isBanker: boolean("is_banker").notNull().default(false),
  blockId: text("block_id"),
  swappedFrom: text("swapped_from"),
});

export const promoCode = pgTable("promo_code", {
  code: text("code").primaryKey(),
  kind: text("kind").$type<PromoKind>().notNull(),
  playerId: integer("player_id"),
  currency: text("currency").notNull(),
  amount: numeric("amount"),
  percent: numeric("percent"),
  maxBonus: numeric("max_bonus"),
  minCoef: numeric("min_coef"),
  minBets: integer("min_bets"),
  kinds: jsonb("kinds").$type<number[]>(),
  validUntil: bigint("valid_until", { mode: "number" }).notNull(),
});

export const promoUse = pgTable("promo_use", {
  code: text("code").notNull(),
  playerId: integer("player_id").notNull(),
  couponId: bigint("coupon_id", { mode: "number" }).notNull(),
});

export const sharedCoupon = pgTable("shared_coupon", {
  code: text("code").primaryKey(),
  typeId: integer("type_id").notNull(),
  outcomeIds: jsonb("outcome_ids").$type<string[]>().notNull(),
  systemValue: integer("system_value"),
  cover: text("cover"),
  /** What each bet is in the coupon; null for a coupon saved without. */
  places: jsonb("places").$type<{ isBanker: boolean; blockId: string | null }[]>(),
  /** When it was last shared. */
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  /** SHA-256 (hex) of the saved coupon; null for older ones. */
  contentHash: text("content_hash"),
  /** HMAC-SHA-256 (hex) of the visitor who saved it, for counting only; it identifies nobody. */
  sharer: text("sharer"),
});
