/** Tables of verification. Times are epoch milliseconds. */
import { bigint, integer, pgTable, text, uuid } from "../../platform/database/drizzle.ts";
import type { DocumentKind, DocumentState, FileType, RejectionReason } from "#shared/people/verification.ts";
import { bytea } from "../../platform/secrets/secrets.ts";

const number = (name: string) => bigint(name, { mode: "number" });

export const verificationDocument = pgTable("verification_document", {
  id: number("id").generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  kind: text("kind").$type<DocumentKind>().notNull(),
  state: text("state").$type<DocumentState>().notNull(),
  message: text("message"),
  reason: text("reason").$type<RejectionReason>(),
  note: text("note"),
  decidedBy: text("decided_by"),
  requestedAt: number("requested_at").notNull(),
  submittedAt: number("submitted_at"),
  decidedAt: number("decided_at"),
});
export type DocumentRow = typeof verificationDocument.$inferSelect;

export const verificationFile = pgTable("verification_file", {
  id: uuid("id").primaryKey(),
  documentId: number("document_id").notNull(),
  playerId: integer("player_id").notNull(),
  mediaType: text("media_type").$type<FileType>().notNull(),
  bytes: integer("bytes").notNull(),
  hash: text("hash").notNull(),
  content: bytea("content").notNull(),
  at: number("at").notNull(),
});
/** A file without what is in it. */
export type FileRow = Omit<typeof verificationFile.$inferSelect, "content">;
