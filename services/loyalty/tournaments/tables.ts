/** Tables of tournaments. Amounts are exact decimals, read as strings; times are epoch milliseconds of the services' clock. */
import { bigint, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";
import type { Definition } from "./definition.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export type TournamentState = "ACTIVE" | "PAYING" | "SETTLED" | "CANCELLED";
export const entryStates = ["PLAYING", "WON", "PAID", "OUT", "EXCLUDED", "REFUNDED"] as const;
type EntryState = (typeof entryStates)[number];

export const tournament = pgTable("tournament", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  edition: integer("edition").notNull(),
  state: text("state").$type<TournamentState>().notNull(),
  definition: jsonb("definition").$type<Definition>().notNull(),
  opensAt: number("opens_at").notNull(),
  startsAt: number("starts_at").notNull(),
  endsAt: number("ends_at").notNull(),
  closesAt: number("closes_at").notNull(),
  settledAt: number("settled_at"),
  players: integer("players").notNull().default(0),
  held: numeric("held").notNull().default("0"),
  fees: numeric("fees").notNull().default("0"),
  paid: numeric("paid").notNull().default("0"),
  reason: text("reason"),
  version: integer("version").notNull().default(1),
  createdAt: number("created_at").notNull(),
});
export type TournamentRow = typeof tournament.$inferSelect;

export const tournamentEntry = pgTable("tournament_entry", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  tournamentId: integer("tournament_id").notNull(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id"),
  fee: numeric("fee").notNull().default("0"),
  state: text("state").$type<EntryState>().notNull(),
  points: number("points").notNull().default(0),
  plays: integer("plays").notNull().default(0),
  reachedAt: number("reached_at"),
  rank: integer("rank"),
  prize: numeric("prize"),
  joinedAt: number("joined_at").notNull(),
  endedAt: number("ended_at"),
});
export type EntryRow = typeof tournamentEntry.$inferSelect;

export const tournamentPlay = pgTable("tournament_play", {
  entryId: number("entry_id").notNull(),
  source: text("source").$type<"COUPON" | "ROUND">().notNull(),
  sourceId: text("source_id").notNull(),
  staked: numeric("staked").notNull(),
  won: numeric("won").notNull(),
  legs: integer("legs").notNull(),
  at: number("at").notNull(),
});
export type PlayRow = typeof tournamentPlay.$inferSelect;
