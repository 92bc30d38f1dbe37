/**
 * Tables of players' limits and of their time signed in. Times are epoch
 * milliseconds.
 */
import { bigint, integer, numeric, pgTable, text } from "../../platform/database/drizzle.ts";

export const playerLimit = pgTable("player_limit", {
  playerId: integer("player_id").notNull(),
  limitType: integer("limit_type").notNull(),
  /** Of the value in force; a change that waits is not part of it. */
  state: text("state").$type<"ACTIVE" | "INACTIVE">().notNull(),
  value: numeric("value"),
  currency: text("currency"),
  startedAt: bigint("started_at", { mode: "number" }),
  endsAt: bigint("ends_at", { mode: "number" }),
  /** A looser value that waits; -1 takes the limit away. */
  pendingValue: numeric("pending_value"),
  /** From when the player may approve it. */
  pendingFrom: bigint("pending_from", { mode: "number" }),
  /** When time alone changes the limit next. */
  changesAt: bigint("changes_at", { mode: "number" }),
});

export const playerTime = pgTable("player_time", {
  playerId: integer("player_id").primaryKey(),
  /** Days since 1970 in UTC. */
  day: integer("day").notNull(),
  dayMs: bigint("day_ms", { mode: "number" }).notNull(),
  sinceCheckMs: bigint("since_check_ms", { mode: "number" }).notNull(),
  pingedAt: bigint("pinged_at", { mode: "number" }).notNull(),
});
