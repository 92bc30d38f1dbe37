/**
 * Hands push messages over. A process takes some for a while and then sends them, as letters are sent. Who may be told
 * is asked at that moment: a player may have declined, excluded themselves or signed out since the notice was written.
 */
import { and, count, eq, lte, sql } from "../../../platform/database/drizzle.ts";
import { isLanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { after } from "../../../platform/lifetimes.ts";
import { liveSession, playerById } from "../../players/public.ts";
import { hindranceOf } from "../allowed.ts";
import { hasDeclined } from "../choices.ts";
import { type DeliveryState, notice, type NoticeRow, pushDelivery, pushSubscription } from "../tables.ts";
import { wordsOf } from "../words/render.ts";
import { pathOf } from "../write.ts";
import type { PushSender } from "./send.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "settings">;
type Delivery = typeof pushDelivery.$inferSelect;
type Device = typeof pushSubscription.$inferSelect;

/** Messages taken at a time, and for how long: longer than sending all of them can last. */
const batch = 20;
const takenMs = 2 * 60_000;
/** Pauses before each retry; there are no more tries than that. */
const pausesMs = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000] as const;
const maxTries = pausesMs.length + 1;
/** A message that has waited so long is no news. */
const oldestMs = 24 * 60 * 60_000;

async function take({ db, clock }: Context): Promise<Delivery[]> {
  return db.transaction(async (tx) => {
    const waiting = tx
      .select({ id: pushDelivery.id })
      .from(pushDelivery)
      .where(and(eq(pushDelivery.state, "WAITING"), lte(pushDelivery.deliverAfter, clock.now())))
      .orderBy(pushDelivery.deliverAfter)
      .limit(batch)
      .for("update", { skipLocked: true });
    return tx
      .update(pushDelivery)
      .set({ deliverAfter: after(clock, takenMs), tries: sql`${pushDelivery.tries} + 1` })
      .where(sql`${pushDelivery.id} in ${waiting}`)
      .returning();
  });
}

const dropDevice = ({ db }: Context, id: number) => db.delete(pushSubscription).where(eq(pushSubscription.id, id));

/** Why a device isn't told of a notice now; null where it is. */
async function withheld(context: Context, told: NoticeRow, device: Device): Promise<string | null> {
  if (device.playerId !== told.playerId) return "OTHER_PLAYER";
  const session = await liveSession(context, device.sessionHash);
  if (session === null || session.playerId !== told.playerId) {
    await dropDevice(context, device.id);
    return "SIGNED_OUT";
  }
  if (await hasDeclined(context.db, told.playerId, told.kind, "PUSH")) return "DECLINED";
  return hindranceOf(context, await playerById(context.db, told.playerId), told.kind);
}

async function deliver(
  context: Context,
  sender: PushSender,
  { id, noticeId, subscriptionId, tries, createdAt }: Delivery,
) {
  const { db, clock } = context;
  const end = (state: DeliveryState, reason: string | null = null) =>
    db.update(pushDelivery).set({ state, reason }).where(eq(pushDelivery.id, id));
  const [told] = await db.select().from(notice).where(eq(notice.id, noticeId));
  const [device] = await db.select().from(pushSubscription).where(eq(pushSubscription.id, subscriptionId));
  if (told === undefined || device === undefined) return end("WITHHELD", "NO_DEVICE");
  if (createdAt <= after(clock, -oldestMs)) return end("FAILED", "TOO_OLD");
  const hindrance = await withheld(context, told, device);
  if (hindrance !== null) return end("WITHHELD", hindrance);
  const language = isLanguageCode(device.language) ? device.language : "en";
  const outcome = await sender.send(device, told.kind, {
    id: String(told.id),
    ...wordsOf(told, language),
    link: pathOf(told.link, language),
  });
  switch (outcome.state) {
    case "DELIVERED":
      return end("DELIVERED");
    case "GONE":
      await dropDevice(context, device.id);
      return end("FAILED", "GONE");
    case "FAILED":
      return end("FAILED", outcome.reason);
    default: {
      const pause = pausesMs[tries - 1];
      if (pause === undefined || tries >= maxTries) return end("FAILED", outcome.reason);
      const deliverAfter = after(clock, Math.max(pause, outcome.afterMs ?? 0));
      return db.update(pushDelivery).set({ deliverAfter, reason: outcome.reason }).where(eq(pushDelivery.id, id));
    }
  }
}

/** Sends what waits now; answers how many were taken. */
export async function deliverPushes(context: Context, sender: PushSender): Promise<number> {
  const taken = await take(context);
  await Promise.all(taken.map((one) => deliver(context, sender, one)));
  return taken.length;
}

/** Shows at /metrics how many push messages wait, and how many of the last day failed. */
export function watchPushes({ clock, db, metrics }: Pick<ServiceContext, "clock" | "db" | "metrics">): void {
  const counted = (state: DeliveryState) => async () => {
    const since = sql`${pushDelivery.createdAt} > ${after(clock, -oldestMs)}`;
    const [row] = await db
      .select({ count: count() })
      .from(pushDelivery)
      .where(and(eq(pushDelivery.state, state), since));
    return row?.count ?? 0;
  };
  metrics.watch("services_pushes_waiting", "Push messages not yet handed over", counted("WAITING"));
  metrics.watch("services_pushes_failed", "Push messages of the last day that were given up", counted("FAILED"));
}
