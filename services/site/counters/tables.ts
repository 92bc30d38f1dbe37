/** The table of collected events. */
import { bigint, integer, jsonb, pgTable, text } from "../../platform/database/drizzle.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const analyticsEvent = pgTable("analytics_event", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  counter: text("counter").notNull(),
  visit: text("visit").notNull(),
  number: integer("number").notNull(),
  event: integer("event").notNull(),
  data: jsonb("data").$type<Record<string, string | number>>().notNull(),
  at: number("at").notNull(),
});
