/**
 * The outbox: events of money and people, written in the transaction that causes them and numbered after it.
 *
 * A number taken when the row is written would let a reader lose events: with two transactions at once, number 8 can
 * commit before number 7, a reader that has seen 8 resumes after 8, and 7 is never read. So a row has no number when
 * it commits; a numbering step, one at a time under a lock, then gives the committed rows the next numbers. Numbers
 * thus become visible in their order and without gaps, and no money transaction waits for another one's event.
 * Events of one account keep the order of their transactions, because each is written while its row is locked.
 */
import { setTimeout as pause } from "node:timers/promises";
import { asc, eq, gt, max, min, sql, bigint, integer, jsonb, pgTable, text } from "./database/drizzle.ts";
import type { Outbox, OutboxType, ServiceContext } from "./context.ts";
import { onConnection, type Db } from "./database/database.ts";

export const outbox = pgTable("outbox", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  seq: bigint("seq", { mode: "number" }),
  type: text("type").$type<OutboxType>().notNull(),
  userId: integer("user_id").notNull(),
  data: jsonb("data").notNull(),
});

const numberingLock = 7_340_002;

/**
 * How long commits are gathered before their events are numbered: a numbering costs as much as a placing writes, for
 * one event or for ten.
 */
const gatherMs = 20;

/** How often a shared database is asked for what other processes wrote. */
const sharedPollMs = 200;

export interface RunningOutbox extends Outbox {
  transact: ServiceContext["transact"];
  onConnection: ServiceContext["onConnection"];
  close(): Promise<void>;
}

/**
 * Gives the committed events without a number the next ones, and answers the last number there is. One call of the
 * database, because it follows every one that moves money.
 */
async function numberCommitted(db: Db): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<{ last: string | number }>(sql`select outbox_number(${numberingLock}) as last`);
  return Number(row?.last ?? 0);
}

/** Opens the outbox. Committed events that an earlier process didn't number are numbered first. */
export async function openOutbox(db: Db, isShared: boolean): Promise<RunningOutbox> {
  const listeners = new Set<() => void>();
  let numbering: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let seen = 0;

  const lastSeq = async () => (await db.select({ seq: max(outbox.seq) }).from(outbox))[0]?.seq ?? 0;
  const tellIfNew = (last: number) => {
    if (last <= seen) return;
    seen = last;
    for (const listener of listeners) listener();
  };
  /** One numbering at a time; calls meanwhile share the next one. */
  const number = (): Promise<void> => {
    if (numbering) {
      isAskedAgain = !isClosed;
      return numbering;
    }
    numbering = (async () => {
      try {
        do {
          await pause(gatherMs);
          isAskedAgain = false;
          tellIfNew(await numberCommitted(db));
        } while (isAskedAgain);
      } finally {
        // Here and not in a later turn: a call in between would count on a pass that never comes.
        numbering = null;
      }
    })();
    return numbering;
  };

  /** What was committed has its events numbered soon. */
  const numbered = <T>(result: T): T => {
    if (!isClosed) number().catch(() => {});
    return result;
  };

  seen = await numberCommitted(db);
  // A failed poll is repeated by the next one; callers that need the database notice its absence themselves.
  const poll = isShared
    ? setInterval(() => {
        number().catch(() => {});
      }, sharedPollMs)
    : null;
  poll?.unref();

  return {
    append: async (tx, ...events) => {
      if (events.length > 0)
        await tx.insert(outbox).values(events.map(({ type, userId, data }) => ({ type, userId, data })));
    },
    transact: async (work) => numbered(await db.transaction(work)),
    onConnection: async (work) => numbered(await onConnection(db, work)),
    readAfter: async (seq, limit) => {
      const rows = await db
        .select({ seq: outbox.seq, type: outbox.type, data: outbox.data })
        .from(outbox)
        .where(gt(outbox.seq, seq))
        .orderBy(asc(outbox.seq))
        .limit(limit);
      return rows.flatMap((row) => (row.seq === null ? [] : [{ ...row, seq: row.seq }]));
    },
    resumeAt: async (seq) => {
      const [kept] = await db.select({ first: min(outbox.seq), last: max(outbox.seq) }).from(outbox);
      const [first, last] = [kept?.first ?? 0, kept?.last ?? 0];
      return seq >= first - 1 && seq <= last ? seq : last;
    },
    lastSeq,
    onAppend: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: async () => {
      isClosed = true;
      if (poll) clearInterval(poll);
      await numbering?.catch(() => {});
    },
  };
}

/**
 * All events of a player, for tests and support.
 * @internal used by tests
 */
export async function eventsOf(
  db: Db,
  userId: number,
): Promise<{ seq: number | null; type: OutboxType; data: unknown }[]> {
  return db
    .select({ seq: outbox.seq, type: outbox.type, data: outbox.data })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(asc(outbox.id));
}
