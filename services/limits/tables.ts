/** Table of players' limits, as services/core/migrations makes it. Times are epoch milliseconds. */
import { bigint, boolean, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

export const playerLimit = pgTable("player_limit", {
  playerId: integer("player_id").notNull(),
  limitType: integer("limit_type").notNull(),
  state: text("state").$type<"PENDING" | "ACTIVE" | "INACTIVE">().notNull(),
  value: numeric("value"),
  currency: text("currency"),
  needApprove: boolean("need_approve").notNull().default(false),
  startedAt: bigint("started_at", { mode: "number" }),
  endsAt: bigint("ends_at", { mode: "number" }),
});
