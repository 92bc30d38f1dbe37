/** A player's inbox: a page of it, and what was read. */
import { and, count, desc, eq, inArray, isNull, lt } from "../../platform/database/drizzle.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { notice } from "./tables.ts";
import { shown, unreadOf } from "./write.ts";

type Context = Pick<ServiceContext, "clock" | "db">;

const ofInbox = (playerId: number) => and(eq(notice.playerId, playerId), notice.isInInbox);

/** A page of a player's notices, newest first. */
export async function pageOf(
  { clock, db }: Context,
  playerId: number,
  { first, before, language }: { first: number; before: number | undefined; language: LanguageCode },
) {
  const rows = await db
    .select()
    .from(notice)
    .where(and(ofInbox(playerId), before === undefined ? undefined : lt(notice.id, before)))
    .orderBy(desc(notice.id))
    .limit(first + 1);
  const [all] = await db.select({ total: count() }).from(notice).where(ofInbox(playerId));
  const page = rows.slice(0, first);
  return {
    notices: page.map((row) => shown(clock, row, language)),
    next: rows.length > first ? String(page.at(-1)?.id ?? "") : null,
    total: all?.total ?? 0,
    unread: await unreadOf(db, playerId),
  };
}

/** Notes that notices were read. @param ids null for all of them; another's are left alone */
export async function markRead({ clock, db }: Context, playerId: number, ids: number[] | null): Promise<number> {
  await db
    .update(notice)
    .set({ readAt: clock.now() })
    .where(and(ofInbox(playerId), isNull(notice.readAt), ids === null ? undefined : inArray(notice.id, ids)));
  return unreadOf(db, playerId);
}
