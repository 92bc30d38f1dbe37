/** Tables of requests. Times are epoch milliseconds of the services' clock. */
import { bigint, integer, pgTable, text, uuid } from "../../platform/database/drizzle.ts";
import type { RequestActor, RequestDesk, RequestState } from "#shared/money/requests.ts";
import type { FileType } from "#shared/people/verification.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { bytea } from "../../platform/secrets/secrets.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const paymentRequest = pgTable("payment_request", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  desk: text("desk").$type<RequestDesk>().notNull(),
  topicId: integer("topic_id").notNull(),
  subTopicId: integer("sub_topic_id").notNull(),
  paymentId: number("payment_id"),
  state: text("state").$type<RequestState>().notNull(),
  language: text("language").$type<LanguageCode>().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  createdAt: number("created_at").notNull(),
  changedAt: number("changed_at").notNull(),
  waitingSince: number("waiting_since"),
  closedAt: number("closed_at"),
  closedBy: text("closed_by").$type<Exclude<RequestActor, "desk">>(),
});
export type RequestRow = typeof paymentRequest.$inferSelect;

export const requestMessage = pgTable("payment_request_message", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  requestId: number("request_id").notNull(),
  author: text("author").$type<Exclude<RequestActor, "clock">>().notNull(),
  actor: text("actor"),
  text: text("text").notNull(),
  idempotencyKey: text("idempotency_key"),
  fingerprint: text("fingerprint"),
  at: number("at").notNull(),
});
export type MessageRow = typeof requestMessage.$inferSelect;

/** What the operator's staff notes for itself. */
export const requestNote = pgTable("payment_request_note", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  requestId: number("request_id").notNull(),
  actor: text("actor").notNull(),
  text: text("text").notNull(),
  idempotencyKey: text("idempotency_key"),
  fingerprint: text("fingerprint"),
  at: number("at").notNull(),
});

export const requestFile = pgTable("payment_request_file", {
  id: uuid("id").primaryKey(),
  playerId: integer("player_id").notNull(),
  messageId: number("message_id"),
  /** Who of the staff added it; null for a file of the player's own. */
  actor: text("actor"),
  mediaType: text("media_type").$type<FileType>().notNull(),
  bytes: integer("bytes").notNull(),
  hash: text("hash").notNull(),
  content: bytea("content").notNull(),
  at: number("at").notNull(),
});
/** A file without what is in it. */
export type FileRow = Omit<typeof requestFile.$inferSelect, "content">;
