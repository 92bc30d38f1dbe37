/** Tables of lotto. Amounts are exact decimals, read as strings; moments are milliseconds of the services' clock. */
import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "../../platform/database/drizzle.ts";
import type { DrawState, TicketState } from "../pools/public.ts";
import type { Rules } from "./rules/model.ts";

const number = (name: string) => bigint(name, { mode: "number" });

/** A category once the draw is drawn; money in minor units. */
export interface DrawnCategory {
  /** Prize money it shares; nothing for a fixed prize. */
  fund: string;
  /** Stake in minor units times winning lines, over all tickets. */
  weight: string;
  lines: number;
}

/** A bet at fixed odds on a ticket. */
export interface TicketBet {
  /** Its key. */
  bet: string;
  /** Odds in hundredths. */
  coef: number;
  /** Those it names, rising. */
  numbers: number[];
  /** Decimal. */
  stake: string;
  /** Decimal; null while the ticket is open, and when it was refunded. */
  prize: string | null;
}

export const lottery = pgTable("lottery", {
  key: text("key").primaryKey(),
  place: integer("place").generatedAlwaysAsIdentity(),
  isOn: boolean("is_on").notNull().default(true),
  rules: jsonb("rules").$type<Rules>().notNull(),
});

export const lottoJackpot = pgTable(
  "lotto_jackpot",
  {
    lottery: text("lottery").notNull(),
    currency: text("currency").notNull(),
    amount: numeric("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.lottery, table.currency] })],
);

export const lottoDraw = pgTable("lotto_draw", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  lottery: text("lottery").notNull(),
  number: integer("number").notNull(),
  state: text("state").$type<DrawState>().notNull(),
  currency: text("currency").notNull(),
  rules: jsonb("rules").$type<Rules>().notNull(),
  seedHash: text("seed_hash").notNull(),
  seed: text("seed"),
  ticketsHash: text("tickets_hash"),
  balls: integer("balls").array(),
  popularity: jsonb("popularity").$type<number[]>().notNull(),
  opensAt: number("opens_at").notNull(),
  closesAt: number("closes_at").notNull(),
  closedAt: number("closed_at"),
  drawnAt: number("drawn_at"),
  settledAt: number("settled_at"),
  staked: numeric("staked").notNull().default("0"),
  pooled: numeric("pooled").notNull().default("0"),
  tickets: integer("tickets").notNull().default(0),
  held: numeric("held").notNull().default("0"),
  paid: numeric("paid").notNull().default("0"),
  batches: integer("batches").notNull().default(0),
  categories: jsonb("categories").$type<DrawnCategory[]>(),
  jackpot: numeric("jackpot"),
  version: integer("version").notNull().default(1),
  openedBy: text("opened_by").notNull(),
});
export type DrawRow = typeof lottoDraw.$inferSelect;

export const lottoTicket = pgTable("lotto_ticket", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  drawId: number("draw_id").notNull(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  bets: jsonb("bets").$type<TicketBet[]>(),
  numbers: integer("numbers").array().notNull(),
  picks: integer("picks").notNull(),
  lines: integer("lines").notNull(),
  stake: numeric("stake").notNull(),
  price: numeric("price").notNull(),
  state: text("state").$type<TicketState>().notNull(),
  prize: numeric("prize"),
  boughtAt: number("bought_at").notNull(),
  settledAt: number("settled_at"),
});
export type TicketRow = typeof lottoTicket.$inferSelect;
