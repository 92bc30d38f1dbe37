/** Tables of toto. Amounts are exact decimals, read as strings; moments are milliseconds of the services' clock. */
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
import type { Names } from "../sportsbook/public.ts";
import type { OutcomeSet, Rules } from "./rules/model.ts";

const number = (name: string) => bigint(name, { mode: "number" });

/** A game of the line as part of a draw. */
export interface DrawMatch {
  gameId: string;
  sportId: string;
  names: Names;
  championship: Names;
  /** Epoch milliseconds. */
  startsAt: number;
  /** How its outcomes are made: those of a draw may differ by sport. */
  set: OutcomeSet;
  outcomes: { key: string; names: Names }[];
}

/** What is known of a match. */
export interface MatchResult {
  /** Outcomes that hit, a bit each. */
  hits: number;
  /** Whether it has no result of its own: `hits` follows from the draw's rule. */
  isVoid: boolean;
  score: string | null;
}

/** A category once the draw is drawn; money in minor units. */
export interface DrawnCategory {
  hits: number;
  fund: string;
  /** Stake in minor units times winning combinations, over all tickets. */
  weight: string;
  lines: number;
}

export const totoKind = pgTable("toto_kind", {
  key: text("key").primaryKey(),
  isOn: boolean("is_on").notNull().default(true),
  rules: jsonb("rules").$type<Rules>().notNull(),
});

export const totoJackpot = pgTable(
  "toto_jackpot",
  {
    kind: text("kind").notNull(),
    currency: text("currency").notNull(),
    amount: numeric("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.currency] })],
);

export const totoDraw = pgTable("toto_draw", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  kind: text("kind").notNull(),
  number: integer("number").notNull(),
  state: text("state").$type<DrawState>().notNull(),
  currency: text("currency").notNull(),
  rules: jsonb("rules").$type<Rules>().notNull(),
  matches: jsonb("matches").$type<DrawMatch[]>().notNull(),
  results: jsonb("results").$type<(MatchResult | null)[]>().notNull(),
  shares: jsonb("shares").$type<number[][]>().notNull(),
  opensAt: number("opens_at").notNull(),
  closesAt: number("closes_at").notNull(),
  closedAt: number("closed_at"),
  settledAt: number("settled_at"),
  staked: numeric("staked").notNull().default("0"),
  tickets: integer("tickets").notNull().default(0),
  held: numeric("held").notNull().default("0"),
  paid: numeric("paid").notNull().default("0"),
  batches: integer("batches").notNull().default(0),
  categories: jsonb("categories").$type<DrawnCategory[]>(),
  jackpot: numeric("jackpot"),
  version: integer("version").notNull().default(1),
  composedBy: text("composed_by").notNull(),
});
export type DrawRow = typeof totoDraw.$inferSelect;

export const totoTicket = pgTable("toto_ticket", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  drawId: number("draw_id").notNull(),
  playerId: integer("player_id").notNull(),
  accountId: integer("account_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  picks: integer("picks").array().notNull(),
  combinations: integer("combinations").notNull(),
  stake: numeric("stake").notNull(),
  price: numeric("price").notNull(),
  state: text("state").$type<TicketState>().notNull(),
  prize: numeric("prize"),
  boughtAt: number("bought_at").notNull(),
  settledAt: number("settled_at"),
});
export type TicketRow = typeof totoTicket.$inferSelect;
