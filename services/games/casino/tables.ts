/** Tables of the casino's catalogue, and of the games that players keep. */
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const casinoProvider = pgTable("casino_provider", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  listedAt: number("listed_at").notNull(),
  isOpen: boolean("is_open").notNull().default(true),
  blockedCountries: text("blocked_countries").array().notNull().default([]),
});

export const casinoGame = pgTable("casino_game", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  provider: text("provider").notNull(),
  engine: text("engine").notNull(),
  names: jsonb("names").$type<Readonly<Record<string, string>>>().notNull(),
  rtpFrom: numeric("rtp_from").notNull(),
  rtp: numeric("rtp").notNull(),
  volatility: text("volatility").$type<"low" | "medium" | "high">().notNull(),
  highestMultiplier: numeric("highest_multiplier").notNull(),
  currency: text("currency").notNull(),
  minStake: numeric("min_stake").notNull(),
  maxStake: numeric("max_stake").notNull(),
  mechanics: text("mechanics").array().notNull(),
  pictures: jsonb("pictures").$type<Readonly<Record<string, string>>>().notNull(),
  hasDemo: boolean("has_demo").notNull(),
  place: integer("place").notNull(),
  isListed: boolean("is_listed").notNull().default(true),
  isOpen: boolean("is_open").notNull().default(true),
  blockedCountries: text("blocked_countries").array().notNull().default([]),
  addedAt: number("added_at").notNull(),
});
export type CasinoGameRow = typeof casinoGame.$inferSelect;

export const casinoFavorite = pgTable("casino_favorite", {
  playerId: integer("player_id").notNull(),
  gameId: number("game_id").notNull(),
  addedAt: number("added_at").notNull(),
});

export const casinoReconciliation = pgTable("casino_reconciliation", {
  day: date("day").primaryKey(),
  checkedAt: number("checked_at").notNull(),
  /** How many there were. */
  differences: integer("differences").notNull(),
});
