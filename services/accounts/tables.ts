/** Tables of the ledger, as services/core/migrations makes them. Amounts are exact decimals, read as strings. */
import { bigint, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

/** A player's wallet, or one of the house's accounts in one currency. */
export type LedgerAccountKind = "player" | "equity" | "stakes" | "revenue" | "rounding" | "advance" | "promo" | "debts";

export const ledgerAccount = pgTable("ledger_account", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  kind: text("kind").$type<LedgerAccountKind>().notNull(),
  currency: text("currency").notNull(),
  playerId: integer("player_id"),
  type: integer("type").$type<AccountTypeId>(),
  points: integer("points").notNull().default(0),
  balance: numeric("balance"),
  version: bigint("version", { mode: "number" }).notNull().default(0),
  closedAt: bigint("closed_at", { mode: "number" }),
});

/** 0 main, 4 bonus, 9 currency [3.08, 9.35]. */
export type AccountTypeId = 0 | 4 | 9;

export type JournalKind = "opening" | "deposit" | "stake" | "payout" | "reversal" | "conversion";

export const journal = pgTable("journal", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  kind: text("kind").$type<JournalKind>().notNull(),
  fingerprint: text("fingerprint").notNull(),
  couponId: bigint("coupon_id", { mode: "number" }),
  reverses: bigint("reverses", { mode: "number" }),
  at: bigint("at", { mode: "number" }).notNull(),
});

export const entry = pgTable("entry", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  journalId: bigint("journal_id", { mode: "number" }).notNull(),
  accountId: integer("account_id").notNull(),
  amount: numeric("amount").notNull(),
  /** What a wallet holds after the entry; null for the house's accounts. */
  balanceAfter: numeric("balance_after"),
});

/** The columns of a player that his accounts need. */
export const playerChoice = pgTable("player", {
  id: integer("id").primaryKey(),
  activeAccountId: integer("active_account_id"),
  choiceVersion: integer("choice_version").notNull(),
  /** Set while support keeps the player's money where it is. */
  frozenAt: bigint("frozen_at", { mode: "number" }),
  /** 0 refused, 1 sport, 2 casino [3.28]; null when nobody asked. */
  firstDepositBonus: integer("first_deposit_bonus"),
});
