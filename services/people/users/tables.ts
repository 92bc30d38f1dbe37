/** Tables of player data other than sign-in. Times are epoch milliseconds. */
import { bigint, boolean, integer, pgTable, text } from "../../platform/database/drizzle.ts";

const moment = (name: string) => bigint(name, { mode: "number" });
const flag = (name: string) => boolean(name).notNull().default(false);

export const banAppeal = pgTable("ban_appeal", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  /** Level of the ban it is against. */
  banLevel: integer("ban_level").notNull(),
  text: text("text").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Null until a decision. */
  isAccepted: boolean("is_accepted"),
  answer: text("answer"),
  answeredAt: moment("answered_at"),
});

export const formerPlayer = pgTable("former_player", {
  id: integer("id").primaryKey(),
  phone: text("phone").notNull(),
  name: text("name"),
  countryCode: text("country_code").notNull(),
  currency: text("currency").notNull(),
  movedTo: integer("moved_to"),
  isDemo: flag("is_demo"),
});
