/**
 * Hands waiting messages over. A process takes some for a while and then sends them, so that many processes never send
 * one message at a time; a process that dies over it leaves it to the next one: at least once, and nearly always once.
 */
import { and, count, eq, gt, gte, inArray, isNull, lt, lte, min, or } from "../../platform/database/drizzle.ts";
import { after } from "../../platform/lifetimes.ts";
import { message } from "./tables.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { RefusedMessage, type Sender, type StoredMessage } from "./senders.ts";

/** Messages taken at a time, and for how long: longer than sending all of them can last. */
const batch = 10;
const takenMs = 5 * 60_000;
/** Pauses before each retry; there are no more tries than that. */
const pausesMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000] as const;
const maxTries = pausesMs.length + 1;
/** A message that has waited so long is no news: a site that gets a mail server sends nothing of last week. */
const oldestMs = 24 * 60 * 60_000;

type Parts = Pick<ServiceContext, "db" | "clock">;

async function take({ db, clock }: Parts, channels: Sender["channel"][]): Promise<StoredMessage[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: message.id })
      .from(message)
      .where(
        and(
          isNull(message.deliveredAt),
          inArray(message.channel, channels),
          lte(message.deliverAfter, now),
          lt(message.deliveryTries, maxTries),
          gt(message.createdAt, after(clock, -oldestMs)),
          or(isNull(message.expiresAt), gt(message.expiresAt, now)),
        ),
      )
      .orderBy(message.id)
      .limit(batch)
      .for("update", { skipLocked: true });
    const taken: StoredMessage[] = [];
    for (const { id } of waiting) {
      const [row] = await tx.select().from(message).where(eq(message.id, id));
      if (!row) continue;
      await tx
        .update(message)
        .set({ deliverAfter: after(clock, takenMs), deliveryTries: row.deliveryTries + 1 })
        .where(eq(message.id, id));
      taken.push({ ...row, deliveryTries: row.deliveryTries + 1 });
    }
    return taken;
  });
}

/** Logs a failed message and whether it is retried, never its recipient or content. */
export type Trouble = (failure: {
  messageId: number;
  channel: string;
  tries: number;
  isLast: boolean;
  reason: string;
}) => void;

async function deliver({ db, clock }: Parts, sender: Sender, taken: StoredMessage, onTrouble: Trouble): Promise<void> {
  const { id, channel, deliveryTries: tries } = taken;
  try {
    await sender.send(taken);
  } catch (error) {
    const isLast = error instanceof RefusedMessage || tries >= maxTries;
    await db
      .update(message)
      .set(isLast ? { deliveryTries: maxTries } : { deliverAfter: after(clock, pausesMs[tries - 1] ?? 0) })
      .where(eq(message.id, id));
    // A server's own words may name the recipient: its code says enough.
    const cause = error instanceof RefusedMessage && error.cause !== undefined ? error.cause : error;
    const reason =
      cause instanceof Error && "code" in cause ? String(cause.code) : cause instanceof Error ? cause.name : "unknown";
    onTrouble({ messageId: id, channel, tries, isLast, reason });
    return;
  }
  await db.update(message).set({ deliveredAt: clock.now() }).where(eq(message.id, id));
}

/** Sends what waits now; answers how many were taken. */
export async function deliverWaiting(parts: Parts, senders: readonly Sender[], onTrouble: Trouble): Promise<number> {
  if (senders.length === 0) return 0;
  const taken = await take(
    parts,
    senders.map(({ channel }) => channel),
  );
  await Promise.all(
    taken.map(async (one) => {
      const sender = senders.find(({ channel }) => channel === one.channel);
      if (sender) await deliver(parts, sender, one, onTrouble);
    }),
  );
  return taken.length;
}

/** Shows at /metrics how many messages wait, for how long the oldest does, and how many were given up. */
export function watchMessages(
  { db, clock, metrics }: Parts & Pick<ServiceContext, "metrics">,
  channels: readonly Sender["channel"][],
): void {
  // Without a way to send, messages are kept to be read in the outbox: none of them waits.
  const isSent = inArray(message.channel, [...channels]);
  const waiting = () =>
    and(
      isSent,
      isNull(message.deliveredAt),
      lt(message.deliveryTries, maxTries),
      gt(message.createdAt, after(clock, -oldestMs)),
      or(isNull(message.expiresAt), gt(message.expiresAt, clock.now())),
    );
  metrics.watch(
    "services_messages_waiting",
    "Letters and text messages not yet handed over, and not too old",
    async () =>
      channels.length === 0 ? 0 : ((await db.select({ count: count() }).from(message).where(waiting()))[0]?.count ?? 0),
  );
  metrics.watch("services_messages_oldest_seconds", "How long the oldest waiting message has waited", async () => {
    const oldest =
      channels.length === 0
        ? null
        : ((
            await db
              .select({ at: min(message.createdAt) })
              .from(message)
              .where(waiting())
          )[0]?.at ?? null);
    return oldest === null ? 0 : Math.max(0, (clock.now() - Number(oldest)) / 1000);
  });
  metrics.watch("services_messages_failed", "Letters and text messages of the last day that were given up", async () =>
    channels.length === 0
      ? 0
      : ((
          await db
            .select({ count: count() })
            .from(message)
            .where(
              and(
                isSent,
                isNull(message.deliveredAt),
                gte(message.deliveryTries, maxTries),
                gt(message.createdAt, after(clock, -oldestMs)),
              ),
            )
        )[0]?.count ?? 0),
  );
}
