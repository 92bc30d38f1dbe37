/** Tables of payments. Amounts are exact decimals, read as strings. */
import type { Destination as ReadDestination } from "#shared/typed/destination/destination.ts";
import { bigint, boolean, integer, jsonb, numeric, pgTable, text } from "../../platform/database/drizzle.ts";
import type { PaymentDirection, PaymentState } from "#shared/money/payments.ts";

const number = (name: string) => bigint(name, { mode: "number" });

/** A card or account at the provider as it may be shown; the token is what the provider knows it by. */
export interface Instrument {
  token: string;
  brand?: string;
  last4?: string;
  expiry?: string;
  /** Masked bank account, e-mail address or phone; none for cards. */
  account?: string;
}

/** Where a withdrawal goes, by the fields of its method; none for what goes back to an instrument. */
export type Destination = Readonly<ReadDestination>;

/** What the provider said that does not fit the payment, or the rule that forbids money which has come in. */
export type Mismatch = "AMOUNT" | "CURRENCY" | "METHOD" | "LIMIT" | "EXCLUSION";

export const payment = pgTable("payment", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  direction: text("direction").$type<PaymentDirection>().notNull(),
  method: text("method").notNull(),
  currency: text("currency").notNull(),
  amount: numeric("amount").notNull(),
  fee: numeric("fee").notNull(),
  state: text("state").$type<PaymentState>().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  providerId: text("provider_id"),
  redirectUrl: text("redirect_url"),
  sequence: integer("sequence").notNull().default(0),
  instrument: jsonb("instrument").$type<Instrument>(),
  destination: jsonb("destination").$type<Destination>(),
  origin: text("origin"),
  language: text("language"),
  reason: text("reason"),
  receipt: text("receipt"),
  mismatch: text("mismatch").$type<Mismatch>(),
  expiresAt: number("expires_at"),
  askAt: number("ask_at"),
  asked: integer("asked").notNull().default(0),
  /** When the provider is asked next to call it off. */
  callOffAt: number("call_off_at"),
  /** When the provider is asked next to return it. */
  returnAt: number("return_at"),
  createdAt: number("created_at").notNull(),
  changedAt: number("changed_at").notNull(),
});
export type PaymentRow = typeof payment.$inferSelect;

/** Who brought about a change: the player, the provider, the operator's staff, the automatic desk, or time alone. */
export type Actor = "player" | "provider" | "operator" | "desk" | "clock";

export const paymentEvent = pgTable("payment_event", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  paymentId: number("payment_id").notNull(),
  state: text("state").$type<PaymentState>().notNull(),
  actor: text("actor").$type<Actor>().notNull(),
  reason: text("reason"),
  note: text("note"),
  at: number("at").notNull(),
  movedAt: number("moved_at"),
});
export type PaymentEventRow = typeof paymentEvent.$inferSelect;

export const paymentNotice = pgTable("payment_notice", {
  id: text("id").primaryKey(),
  paymentId: number("payment_id"),
  outcome: text("outcome").$type<"APPLIED" | "STALE" | "MISMATCH" | "UNKNOWN">().notNull(),
  at: number("at").notNull(),
});

/** What the provider said of a payment, as far as money goes by it. */
export interface Told {
  id: string;
  status: string;
  kind: "deposit" | "payout";
  method: string;
  amount: string;
  currency: string;
  fee: string;
  /** Code on a cash desk's receipt; not kept before receipts were. */
  receipt?: string | null;
}

export type MismatchState = "OPEN" | "BOOKED" | "REFUSED" | "CORRECTED";

export const paymentMismatch = pgTable("payment_mismatch", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  paymentId: number("payment_id").notNull(),
  kind: text("kind").$type<Mismatch>().notNull(),
  told: jsonb("told").$type<Told>().notNull(),
  words: text("words").notNull(),
  state: text("state").$type<MismatchState>().notNull().default("OPEN"),
  actor: text("actor"),
  note: text("note"),
  toldAt: number("told_at").notNull(),
  settledAt: number("settled_at"),
});
export type MismatchRow = typeof paymentMismatch.$inferSelect;

export const paymentInstrument = pgTable("payment_instrument", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  method: text("method").notNull(),
  token: text("token").notNull(),
  label: jsonb("label").$type<Omit<Instrument, "token">>().notNull(),
  /** Whether its holder agreed to pay with it again. Money may go back to any. */
  isRemembered: boolean("is_remembered").notNull(),
  usedAt: number("used_at").notNull(),
});
