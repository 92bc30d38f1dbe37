/** Tables of what keeps an account safe, as services/core/migrations makes them. Times are epoch milliseconds of real time: apps and cookies know no other. */
import { bigint, customType, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const moment = (name: string) => bigint(name, { mode: "number" });

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

export const authenticator = pgTable("authenticator", {
  playerId: integer("player_id").primaryKey(),
  secret: bytea("secret").notNull(),
  createdAt: moment("created_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  lastStep: moment("last_step"),
});

export const recoveryCode = pgTable("recovery_code", {
  playerId: integer("player_id").notNull(),
  codeHash: text("code_hash").notNull(),
  usedAt: moment("used_at"),
}, (table) => [primaryKey({ columns: [table.playerId, table.codeHash] })]);

export const securityQuestion = pgTable("security_question", {
  playerId: integer("player_id").primaryKey(),
  questionId: integer("question_id").notNull(),
  answerHash: text("answer_hash").notNull(),
  setAt: moment("set_at").notNull(),
});
