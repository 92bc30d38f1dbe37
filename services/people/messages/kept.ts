/** What was written to people; services/people/messages delivers it. */
import { and, count, desc, eq, isNotNull, isNull, lt, ne, or } from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { message } from "./tables.ts";

const mostShown = 20;

/** The latest messages to somebody, newest first. */
export function messagesTo(db: Db, recipient: string): Promise<(typeof message.$inferSelect)[]> {
  return db.select().from(message).where(eq(message.recipient, recipient)).orderBy(desc(message.id)).limit(mostShown);
}

/** How many messages wait on the site for a player to read them. */
export async function unreadMessages(db: Db, playerId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(message)
    .where(and(eq(message.playerId, playerId), eq(message.channel, "site"), isNull(message.readAt)));
  return row?.unread ?? 0;
}

/** What was sent and says of no end is kept as long, to answer who asks about it. */
const sentKeptMs = 30 * 24 * 60 * 60_000;

/** Drops messages that are worth nothing any more: a code must not lie about longer than it holds. */
export async function forgetMessages(db: Db, now: number): Promise<void> {
  await db
    .delete(message)
    .where(
      or(
        and(isNotNull(message.expiresAt), lt(message.expiresAt, now)),
        and(isNull(message.expiresAt), ne(message.channel, "site"), lt(message.createdAt, now - sentKeptMs)),
      ),
    );
}
