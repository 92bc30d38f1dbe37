/** Tables of account protection. Times are epoch milliseconds of real time, because apps and cookies know no other. */
import { bigint, integer, pgTable, text } from "../../platform/database/drizzle.ts";

const moment = (name: string) => bigint(name, { mode: "number" });

export const securityQuestion = pgTable("security_question", {
  playerId: integer("player_id").primaryKey(),
  questionId: integer("question_id").notNull(),
  answerHash: text("answer_hash").notNull(),
  setAt: moment("set_at").notNull(),
});
