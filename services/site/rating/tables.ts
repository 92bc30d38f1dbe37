/** The table of rating questions. Times are epoch milliseconds of the services' clock. */
import { bigint, integer, pgTable, smallint, text } from "../../platform/database/drizzle.ts";

export const ratingQuestion = pgTable("rating_question", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  askedAt: bigint("asked_at", { mode: "number" }).notNull(),
  score: smallint("score"),
  comment: text("comment"),
  ratedAt: bigint("rated_at", { mode: "number" }),
});
export type QuestionRow = typeof ratingQuestion.$inferSelect;
