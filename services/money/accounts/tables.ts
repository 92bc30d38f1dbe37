/** Tables of the ledger. Amounts are exact decimals, read as strings. */
import { type AccountUse, mayUse, type MoneyKind } from "#shared/money/accountUses.ts";
import { bigint, integer, numeric, pgTable, text } from "../../platform/database/drizzle.ts";

/** A player's wallet, or one of the house's accounts in one currency. */
export type LedgerAccountKind =
  | "player"
  | "equity"
  | "stakes"
  | "revenue"
  | "rounding"
  | "advance"
  | "promo"
  | "debts"
  | "clearing"
  | "held"
  | "fees"
  | "adjustments";

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

/** Which kind of money lies on accounts of a type. */
export const moneyKindOf = (type: number | null): MoneyKind => (type === 4 ? "BONUS" : "CASH");

/** Whether the money of an account may be used so. */
export const accountMay = (type: number | null, use: AccountUse): boolean => mayUse(moneyKindOf(type), use);

/** Types of accounts whose money may not be used so. */
export const barredTypes = (use: AccountUse): AccountTypeId[] =>
  ([0, 4, 9] as const).filter((type) => !accountMay(type, use));

export type JournalKind =
  | "opening"
  | "deposit"
  | "withdrawal"
  | "stake"
  | "payout"
  | "reversal"
  | "conversion"
  | "repayment"
  | "adjustment"
  | "bonus";

export const journal = pgTable("journal", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  kind: text("kind").$type<JournalKind>().notNull(),
  fingerprint: text("fingerprint").notNull(),
  couponId: bigint("coupon_id", { mode: "number" }),
  roundId: text("round_id"),
  reverses: bigint("reverses", { mode: "number" }),
  at: bigint("at", { mode: "number" }).notNull(),
});

export const entry = pgTable("entry", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  journalId: bigint("journal_id", { mode: "number" }).notNull(),
  accountId: integer("account_id").notNull(),
  amount: numeric("amount").notNull(),
  /** Balance of a wallet after the entry; null for the house's accounts. */
  balanceAfter: numeric("balance_after"),
});

export type AdjustmentState = "PROPOSED" | "CONFIRMED" | "REFUSED" | "EXPIRED";

/** Corrections of balances by the operator's staff. */
export const adjustment = pgTable("adjustment", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  amount: numeric("amount").notNull(),
  reason: text("reason").notNull(),
  note: text("note").notNull(),
  state: text("state").$type<AdjustmentState>().notNull(),
  proposedBy: text("proposed_by").notNull(),
  decidedBy: text("decided_by"),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  decidedAt: bigint("decided_at", { mode: "number" }),
});
export type AdjustmentRow = typeof adjustment.$inferSelect;

/** What a wallet owes the house, which payments repay first. */
export const accountDebt = pgTable("account_debt", {
  accountId: integer("account_id").primaryKey(),
  amount: numeric("amount").notNull(),
});

/**
 * The columns of a player's row that belong to their accounts. They stand there so that one lock holds the player for
 * all that changes what they have.
 */
export const playerChoice = pgTable("player", {
  id: integer("id").primaryKey(),
  activeAccountId: integer("active_account_id"),
  choiceVersion: integer("choice_version").notNull(),
  /** Set while support keeps the player's money where it is. */
  frozenAt: bigint("frozen_at", { mode: "number" }),
  frozenReason: text("frozen_reason"),
  /** 0 refused, 1 sport, 2 casino [3.28]; null if the player wasn't asked. */
  firstDepositBonus: integer("first_deposit_bonus"),
});
