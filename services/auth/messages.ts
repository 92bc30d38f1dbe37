/** What was written to people; services/messages delivers it. */
import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../core/database.ts";
import { message } from "./tables.ts";

const mostShown = 20;

/** The latest messages to somebody, newest first. */
export function messagesTo(db: Db, recipient: string): Promise<(typeof message.$inferSelect)[]> {
  return db.select().from(message).where(eq(message.recipient, recipient)).orderBy(desc(message.id)).limit(mostShown);
}

/** Drops messages that are worth nothing any more: a code must not lie about longer than it holds. */
export async function forgetMessages(db: Db, now: number): Promise<void> {
  await db.delete(message).where(and(isNotNull(message.expiresAt), lt(message.expiresAt, now)));
}
