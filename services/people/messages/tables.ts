/** Tables of messages to people and of their ceilings. Times are epoch milliseconds. */
import { bigint, integer, pgTable, primaryKey, text } from "../../platform/database/drizzle.ts";

export const ceilingCount = pgTable(
  "ceiling_count",
  {
    key: text("key").notNull(),
    bucket: bigint("bucket", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.bucket] })],
);

export const message = pgTable("message", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  channel: text("channel").$type<"sms" | "email" | "site">().notNull(),
  recipient: text("recipient").notNull(),
  playerId: integer("player_id"),
  subject: text("subject"),
  body: text("body").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }),
  readAt: bigint("read_at", { mode: "number" }),
  unsubscribeUrl: text("unsubscribe_url"),
  deliveredAt: bigint("delivered_at", { mode: "number" }),
  deliveryTries: integer("delivery_tries").notNull().default(0),
  deliverAfter: bigint("deliver_after", { mode: "number" }).notNull().default(0),
});
