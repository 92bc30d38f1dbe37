/** The table of players' accounts at social networks. */
import { integer, pgTable, primaryKey, text } from "../../platform/database/drizzle.ts";

export const socialLink = pgTable(
  "social_link",
  {
    network: integer("network").notNull(),
    subject: text("subject").notNull(),
    playerId: integer("player_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.subject] })],
);
