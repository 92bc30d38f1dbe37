/** What was written to people; services/messages delivers it. */
import { and, desc, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { Db } from "../../core/database.ts";
import { message } from "../tables.ts";

const mostShown = 20;

/** The latest messages to somebody, newest first. */
export function messagesTo(db: Db, recipient: string): Promise<(typeof message.$inferSelect)[]> {
  return db.select().from(message).where(eq(message.recipient, recipient)).orderBy(desc(message.id)).limit(mostShown);
}

/** What was sent and says of no end is kept as long, to answer who asks about it. */
const sentKeptMs = 30 * 24 * 60 * 60_000;

/** Drops messages that are worth nothing any more: a code must not lie about longer than it holds. */
export async function forgetMessages(db: Db, now: number): Promise<void> {
  await db.delete(message).where(or(
    and(isNotNull(message.expiresAt), lt(message.expiresAt, now)), and(isNull(message.expiresAt), ne(message.channel, "site"), lt(message.createdAt, now - sentKeptMs)),
  ));
}
