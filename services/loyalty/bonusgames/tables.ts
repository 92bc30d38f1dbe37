/** Tables of bonus games. Times are epoch milliseconds of the services' clock. */
import { bigint, integer, jsonb, pgTable, text } from "../../platform/database/drizzle.ts";
import type { BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import type { GameDefinition, Prize } from "./games/definition.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const bonusGame = pgTable("bonus_game", {
  key: text("key").$type<BonusGameKey>().primaryKey(),
  state: text("state").$type<"OPEN" | "STOPPED">().notNull(),
  definition: jsonb("definition").$type<GameDefinition>().notNull(),
  version: integer("version").notNull().default(1),
  changedAt: number("changed_at").notNull(),
});
export type GameRow = typeof bonusGame.$inferSelect;

export const attemptSources = ["DAILY", "POINTS", "DEPOSIT", "OPERATOR"] as const;
export type AttemptSource = (typeof attemptSources)[number];
export const attemptStates = ["READY", "PLAYING", "DONE", "WITHDRAWN"] as const;

export const bonusAttempt = pgTable("bonus_attempt", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  game: text("game").$type<BonusGameKey>().notNull(),
  grantKey: text("grant_key").notNull(),
  source: text("source").$type<AttemptSource>().notNull(),
  state: text("state").$type<(typeof attemptStates)[number]>().notNull(),
  prizes: jsonb("prizes").$type<Prize[]>().notNull(),
  version: integer("version").notNull(),
  currency: text("currency").notNull(),
  serverSeed: text("server_seed").notNull(),
  clientSeed: text("client_seed"),
  moves: jsonb("moves").$type<number[][]>().notNull().default([]),
  prize: integer("prize"),
  bonusId: number("bonus_id"),
  paymentId: text("payment_id"),
  givenAt: number("given_at").notNull(),
  expiresAt: number("expires_at").notNull(),
  endedAt: number("ended_at"),
});
export type AttemptRow = typeof bonusAttempt.$inferSelect;
