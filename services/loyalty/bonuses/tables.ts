/** Tables of bonuses. Amounts are exact decimals, read as strings; times are epoch milliseconds of the services' clock. */
import { bigint, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";
import type { BonusTerms } from "#shared/money/bonus/terms.ts";
import type { WagerReason } from "#shared/money/bonus/wagering.ts";
import type { HouseholdKind } from "../../people/household/public.ts";
import type { Definition } from "./offers/definition.ts";
import type { Programme } from "./programme/programme.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const bonusOffer = pgTable("bonus_offer", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  state: text("state").$type<"OPEN" | "STOPPED">().notNull(),
  definition: jsonb("definition").$type<Definition>().notNull(),
  version: integer("version").notNull().default(1),
  startsAt: number("starts_at").notNull(),
  endsAt: number("ends_at"),
  createdAt: number("created_at").notNull(),
});
export type OfferRow = typeof bonusOffer.$inferSelect;

export const loyaltyProgramme = pgTable("loyalty_programme", {
  id: integer("id").primaryKey(),
  terms: jsonb("terms").$type<Programme>().notNull(),
  version: integer("version").notNull(),
});

export const bonusStates = ["OFFERED", "ACTIVE", "COMPLETED", "LOST", "EXPIRED", "FORFEITED", "CANCELLED"] as const;
export type BonusState = (typeof bonusStates)[number];
export const openStates: readonly BonusState[] = ["OFFERED", "ACTIVE"];

export const bonus = pgTable("bonus", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  offerId: integer("offer_id").notNull(),
  grantKey: text("grant_key").notNull(),
  /** What was asked under the key, of gifts by the operator's desk. */
  grantFingerprint: text("grant_fingerprint"),
  state: text("state").$type<BonusState>().notNull(),
  terms: jsonb("terms").$type<BonusTerms>().notNull(),
  currency: text("currency").notNull(),
  accountId: integer("account_id"),
  promoCode: text("promo_code"),
  /** Its free rounds at the wallet; null for none. */
  freeGrantId: number("free_grant_id"),
  freeUsed: integer("free_used").notNull().default(0),
  paymentId: text("payment_id"),
  amount: numeric("amount"),
  required: numeric("required"),
  wagered: numeric("wagered").notNull().default("0"),
  paid: numeric("paid").notNull().default("0"),
  sweeps: integer("sweeps").notNull().default(0),
  reason: text("reason"),
  offeredAt: number("offered_at").notNull(),
  activatedAt: number("activated_at"),
  expiresAt: number("expires_at").notNull(),
  endedAt: number("ended_at"),
});
export type BonusRow = typeof bonus.$inferSelect;

export const bonusChange = pgTable("bonus_change", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  bonusId: number("bonus_id").notNull(),
  state: text("state").$type<BonusState>().notNull(),
  reason: text("reason"),
  at: number("at").notNull(),
});

export const bonusWager = pgTable("bonus_wager", {
  bonusId: number("bonus_id").notNull(),
  source: text("source").$type<"COUPON" | "ROUND">().notNull(),
  sourceId: text("source_id").notNull(),
  stake: numeric("stake").notNull(),
  amount: numeric("amount").notNull(),
  reason: text("reason").$type<WagerReason>().notNull(),
  game: text("game"),
  at: number("at").notNull(),
});
export type WagerRow = typeof bonusWager.$inferSelect;

export const holdStates = ["OPEN", "ALLOWED", "REFUSED"] as const;

export const bonusHold = pgTable("bonus_hold", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  offerId: integer("offer_id").notNull(),
  otherId: integer("other_id").notNull(),
  reason: text("reason").$type<HouseholdKind>().notNull(),
  state: text("state").$type<(typeof holdStates)[number]>().notNull(),
  heldAt: number("held_at").notNull(),
  decidedAt: number("decided_at"),
  decidedBy: text("decided_by"),
});
export type HoldRow = typeof bonusHold.$inferSelect;

export const playerPoints = pgTable("player_points", {
  playerId: integer("player_id").primaryKey(),
  balance: integer("balance").notNull().default(0),
  collected: integer("collected").notNull().default(0),
});

export const pointsEntry = pgTable("points_entry", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  key: text("key").notNull(),
  amount: integer("amount").notNull(),
  reason: text("reason").$type<PointsReason>().notNull(),
  at: number("at").notNull(),
});
export const pointsReasons = ["COUPON", "ROUNDS", "REWARD", "GAME_ATTEMPT", "GAME_PRIZE", "CORRECTION"] as const;
export type PointsReason = (typeof pointsReasons)[number];

export const cashbackPayment = pgTable("cashback_payment", {
  playerId: integer("player_id").notNull(),
  currency: text("currency").notNull(),
  every: text("every").$type<"WEEK" | "DAY">().notNull(),
  periodFrom: number("period_from").notNull(),
  periodTo: number("period_to").notNull(),
  level: integer("level").notNull(),
  percent: numeric("percent").notNull(),
  staked: numeric("staked").notNull(),
  won: numeric("won").notNull(),
  bonuses: numeric("bonuses").notNull(),
  amount: numeric("amount").notNull(),
  at: number("at").notNull(),
});
