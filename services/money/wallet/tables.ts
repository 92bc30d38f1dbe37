/** Tables of the casino wallet. Amounts are exact decimals, read as strings. */
import { bigint, integer, numeric, pgTable, text } from "../../platform/database/drizzle.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const casinoLaunch = pgTable("casino_launch", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  tokenHash: text("token_hash").notNull(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  currency: text("currency").notNull(),
  sessionHash: text("session_hash").notNull(),
  game: text("game").notNull(),
  openedAt: number("opened_at").notNull(),
  endedAt: number("ended_at"),
});
export type LaunchRow = typeof casinoLaunch.$inferSelect;

/** OPEN until the studio says that the round is over, or all its bets are rolled back. */
export type RoundState = "OPEN" | "SETTLED" | "ROLLED_BACK";

export const casinoRound = pgTable("casino_round", {
  id: text("id").primaryKey(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  launchId: number("launch_id").notNull(),
  currency: text("currency").notNull(),
  game: text("game").notNull(),
  state: text("state").$type<RoundState>().notNull(),
  staked: numeric("staked").notNull(),
  won: numeric("won"),
  startedAt: number("started_at").notNull(),
  endedAt: number("ended_at"),
  /** The free rounds that paid its stake; null where the player did. */
  grantId: number("grant_id"),
});
export type RoundRow = typeof casinoRound.$inferSelect;

export const casinoFreeGrant = pgTable("casino_free_grant", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  playerId: integer("player_id").notNull(),
  /** Takes what is won. */
  accountId: integer("account_id").notNull(),
  currency: text("currency").notNull(),
  game: text("game").notNull(),
  stake: numeric("stake").notNull(),
  rounds: integer("rounds").notNull(),
  used: integer("used").notNull().default(0),
  won: numeric("won").notNull().default("0"),
  givenAt: number("given_at").notNull(),
  expiresAt: number("expires_at").notNull(),
  endedAt: number("ended_at"),
});
export type FreeGrantRow = typeof casinoFreeGrant.$inferSelect;

export type CallKind = "bet" | "win" | "rollback" | "end";

export const casinoCall = pgTable("casino_call", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<CallKind>().notNull(),
  roundId: text("round_id").notNull(),
  betId: text("bet_id"),
  fingerprint: text("fingerprint").notNull(),
  amount: numeric("amount"),
  answer: text("answer").notNull(),
  balance: text("balance"),
  at: number("at").notNull(),
});
export type CallRow = typeof casinoCall.$inferSelect;
