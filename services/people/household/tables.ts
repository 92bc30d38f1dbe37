/** Tables of households. Times are epoch milliseconds of the services' clock. */
import { bigint, boolean, integer, pgTable, primaryKey, text } from "../../platform/database/drizzle.ts";

const number = (name: string) => bigint(name, { mode: "number" });

/** What one person has and nobody else. */
export const personKinds = ["NAME", "DOCUMENT", "PHONE", "CARD", "WALLET"] as const;
export type PersonKind = (typeof personKinds)[number];
/** What tells that accounts are of one household, the surest first. */
export const householdKinds = ["DOCUMENT", "CARD", "WALLET", "PHONE", "NAME", "DEVICE", "NETWORK"] as const;
export type HouseholdKind = (typeof householdKinds)[number];

const keyColumns = () => ({
  playerId: integer("player_id").notNull(),
  hash: text("hash").notNull(),
  seenAt: number("seen_at").notNull(),
});

export const personKey = pgTable(
  "person_key",
  { ...keyColumns(), kind: text("kind").$type<PersonKind>().notNull() },
  (key) => [primaryKey({ columns: [key.playerId, key.kind, key.hash] })],
);

export const householdKey = pgTable(
  "household_key",
  { ...keyColumns(), kind: text("kind").$type<"NETWORK" | "DEVICE">().notNull() },
  (key) => [primaryKey({ columns: [key.playerId, key.kind, key.hash] })],
);

/** How far players of before have been taken up. */
export const personWalk = pgTable("person_walk", {
  id: integer("id").primaryKey(),
  afterId: integer("after_id"),
});

export const matchStates = ["OPEN", "SAME", "DIFFERENT"] as const;
export type MatchState = (typeof matchStates)[number];

export const personMatch = pgTable("person_match", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  oneId: integer("one_id").notNull(),
  otherId: integer("other_id").notNull(),
  kinds: text("kinds").array().$type<PersonKind[]>().notNull(),
  state: text("state").$type<MatchState>().notNull(),
  holds: boolean("holds").notNull(),
  foundAt: number("found_at").notNull(),
  decidedAt: number("decided_at"),
  decidedBy: text("decided_by"),
  note: text("note"),
});
export type MatchRow = typeof personMatch.$inferSelect;
