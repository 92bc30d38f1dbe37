/** Tables of messages' ceilings, as services/core/migrations makes them. */
import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const ceilingCount = pgTable("ceiling_count", {
  key: text("key").notNull(),
  bucket: bigint("bucket", { mode: "number" }).notNull(),
  count: integer("count").notNull(),
}, (table) => [primaryKey({ columns: [table.key, table.bucket] })]);
