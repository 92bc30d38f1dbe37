/** The table of favourites. */
import { bigint, integer, pgTable, text } from "../../platform/database/drizzle.ts";

export type FavoriteKind = "GAME" | "CHAMPIONSHIP" | "TEAM";

export const favorite = pgTable("favorite", {
  /** Order of adding. */
  seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  kind: text("kind").$type<FavoriteKind>().notNull(),
  /** Id in the sportsbook. */
  itemId: bigint("item_id", { mode: "number" }).notNull(),
  /** Epoch milliseconds. */
  addedAt: bigint("added_at", { mode: "number" }).notNull(),
});
