/** Words of the operator to players: kept at once, handed to each of them by a job. */
import { and, asc, count, eq, isNotNull } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { ServiceContext } from "../../../platform/context.ts";
import { fingerprintOfCall } from "../../../platform/http/ids.ts";
import { toEpoch } from "../../../platform/lifetimes.ts";
import { playersAfter } from "../../players/public.ts";
import { notice, noticeSending, pushDelivery, type SendingRow } from "../tables.ts";
import { type Context, tell } from "../write.ts";
import type { deskCalls } from "./api.ts";

type Asked = z.output<typeof deskCalls.sendNotice.body>;
export type Report = z.input<typeof deskCalls.noticeSending.response>;

/** Players reached in one go. */
const batch = 100;

/** Keeps what the operator says; null if the key was used for something else. */
export async function keepSending(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  { key, ...asked }: Asked,
): Promise<number | null> {
  const fingerprint = fingerprintOfCall(asked);
  await db
    .insert(noticeSending)
    .values({
      key,
      fingerprint,
      kind: asked.kind,
      words: { words: asked.words },
      link: asked.link,
      playerIds: asked.player_ids,
      country: asked.country,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(noticeSending).where(eq(noticeSending.key, key));
  return row?.fingerprint === fingerprint ? row.id : null;
}

async function sendTo(context: Context, sending: SendingRow): Promise<void> {
  for (let { reached } = sending; ;) {
    const players = await playersAfter(context.db, reached, batch, {
      ids: sending.playerIds,
      country: sending.country,
    });
    for (const playerId of players)
      await tell(context, {
        playerId,
        kind: sending.kind,
        event: "operator",
        params: sending.words,
        link: sending.link,
        source: `sending:${sending.id}`,
        sendingId: sending.id,
      });
    reached = players.at(-1) ?? reached;
    const isDone = players.length < batch;
    await context.db.update(noticeSending).set({ reached, isDone }).where(eq(noticeSending.id, sending.id));
    if (isDone) return;
  }
}

/** Hands over what waits. Two processes at once do no harm: a notice is written once. */
export async function sendWaiting(context: Context): Promise<void> {
  const waiting = await context.db
    .select()
    .from(noticeSending)
    .where(eq(noticeSending.isDone, false))
    .orderBy(asc(noticeSending.id));
  for (const sending of waiting) await sendTo(context, sending);
}

/** What became of a sending; null for an unknown one. */
export async function reportOf(
  { clock, db }: Pick<ServiceContext, "clock" | "db">,
  id: number,
): Promise<Report | null> {
  const [row] = await db.select().from(noticeSending).where(eq(noticeSending.id, id));
  if (row === undefined) return null;
  const written = eq(notice.sendingId, id);
  const [[all], [read]] = [
    await db.select({ count: count() }).from(notice).where(written),
    await db
      .select({ count: count() })
      .from(notice)
      .where(and(written, isNotNull(notice.readAt))),
  ];
  const pushes = await db
    .select({ state: pushDelivery.state, reason: pushDelivery.reason, count: count() })
    .from(pushDelivery)
    .innerJoin(notice, eq(notice.id, pushDelivery.noticeId))
    .where(written)
    .groupBy(pushDelivery.state, pushDelivery.reason);
  const inState = (state: string) =>
    pushes.filter((one) => one.state === state).reduce((sum, one) => sum + one.count, 0);
  const reasons: Record<string, number> = {};
  for (const { state, reason, count: pushed } of pushes)
    if ((state === "FAILED" || state === "WITHHELD") && reason !== null)
      reasons[reason] = (reasons[reason] ?? 0) + pushed;
  return {
    id: row.id,
    kind: row.kind as Report["kind"],
    is_done: row.isDone,
    created_at: toEpoch(clock, row.createdAt),
    notices: all?.count ?? 0,
    read: read?.count ?? 0,
    waiting: inState("WAITING"),
    delivered: inState("DELIVERED"),
    failed: inState("FAILED"),
    withheld: inState("WITHHELD"),
    reasons,
  };
}
