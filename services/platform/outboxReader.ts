/** Services that follow the events of others: each keeps the place it has come to under its own name. */
import { eq, sql, bigint, pgTable, text } from "./database/drizzle.ts";
import type { OutboxRow, ServiceContext } from "./context.ts";

const outboxReader = pgTable("outbox_reader", {
  name: text("name").primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull(),
});

const batch = 500;

/**
 * Hands all events behind the kept place to `take`, some at a time, and keeps the new place after each. Events that
 * were dropped by age are left out. A process that ends in between hands the last ones over again.
 */
export async function readOutbox(
  { db, outbox }: Pick<ServiceContext, "db" | "outbox">,
  name: string,
  take: (events: readonly OutboxRow[]) => Promise<void>,
): Promise<void> {
  const [kept] = await db.select().from(outboxReader).where(eq(outboxReader.name, name));
  let after = await outbox.resumeAt(kept?.seq ?? 0);
  for (;;) {
    const rows = await outbox.readAfter(after, batch);
    const last = rows.at(-1);
    if (last === undefined) return;
    await take(rows);
    after = last.seq;
    await db
      .insert(outboxReader)
      .values({ name, seq: after })
      .onConflictDoUpdate({ target: outboxReader.name, set: { seq: sql`excluded.seq` } });
  }
}
