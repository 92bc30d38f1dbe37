/**
 * Delivers notices: those of one payment one after the other, those of others beside them. A notice counts as delivered
 * when the merchant has said so; whatever ends this process before that, it is sent again at the next start.
 */
import type { ProviderContext } from "../context.ts";
import { createAlarm, type Alarm } from "../../scripts/lib/standIn/alarm.ts";
import { distort } from "../faults/distort.ts";
import { type NoticeEnd, type NoticeRow, SHUFFLE_MS } from "./notices.ts";
import { isAccepted, sendForged, sendSigned, type Sending } from "./sender.ts";

export interface NoticeQueue extends Alarm {
  /** Resolves when no notice of a payment is due that has never been tried, at the latest after some milliseconds. */
  triedOnce(payment: string, withinMs: number): Promise<void>;
  /** Ends the attempts under way; they are made again at the next start. */
  close(): Promise<void>;
}

/** Payments whose notices are under way at the same time. */
const MOST_AT_ONCE = 8;

export function startNotices(context: ProviderContext): NoticeQueue {
  const { store, settings, faults, timings, log } = context;
  const underWay = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const sending: Sending = { ...settings.webhook, timeoutMs: timings.noticeMs, signal: ending.signal };

  const end = (id: string, how: NoticeEnd) =>
    store.run("update notice set next_at = null, end = :how, ended_at = :now where id = :id", {
      id,
      how,
      now: Date.now(),
    });

  function failed({ id, payment, attempts }: NoticeRow, outcome: number | string): void {
    const pause = settings.retryMs[attempts];
    log.warn({ notice: id, payment, attempt: attempts + 1, outcome, isLast: pause === undefined }, "a notice failed");
    if (pause === undefined) end(id, "given_up");
    else store.run("update notice set next_at = :at where id = :id", { id, at: Date.now() + pause });
  }

  async function deliver(notice: NoticeRow): Promise<void> {
    const { id } = notice;
    if (notice.attempts === 0 && faults.drops()) return void end(id, "dropped");
    const message = { id, body: distort(notice.body, faults.current.webhooks.altered) };
    const { forge, copies } = faults.current.webhooks;
    for (let count = 0; count < forge; count += 1) await sendForged(sending, message);
    const outcome = await sendSigned(sending, message);
    for (let count = 0; count < copies; count += 1) await sendSigned(sending, message);
    if (ending.signal.aborted) return;
    store.transact(() => {
      store.run("update notice set attempts = attempts + 1 where id = :id", { id });
      if (isAccepted(outcome)) end(id, "delivered");
      else failed(notice, outcome);
    });
  }

  function pump(): void {
    const { shuffle } = faults.current.webhooks;
    const due = store.all<NoticeRow>(
      `select * from notice where next_at <= :now order by ${shuffle ? "sequence desc" : "sequence"}, next_at limit 500`,
      { now: Date.now() + (shuffle ? SHUFFLE_MS : 0) },
    );
    for (const notice of due) {
      const { payment } = notice;
      if (underWay.size >= MOST_AT_ONCE || ending.signal.aborted) return;
      if (underWay.has(payment)) continue;
      const delivery = deliver(notice)
        .catch((error: unknown) => log.error({ err: error, notice: notice.id }, "a notice was not handled"))
        .finally(() => {
          underWay.delete(payment);
          alarm.wake();
        });
      underWay.set(payment, delivery);
    }
  }

  /** The next notice that can be sent: those of payments under way are looked at when these come back. */
  function next(): number | null {
    if (underWay.size >= MOST_AT_ONCE) return null;
    return (
      store
        .all<{ payment: string; at: number }>(
          "select payment, min(next_at) as at from notice where next_at is not null group by payment order by at limit :most",
          { most: MOST_AT_ONCE + 1 },
        )
        .find(({ payment }) => !underWay.has(payment))?.at ?? null
    );
  }

  const alarm = createAlarm({
    next,
    ring: pump,
    onError: (error) => log.error({ err: error }, "notices were not sent"),
  });

  const hasUntried = (payment: string) =>
    store.get("select 1 from notice where payment = :payment and attempts = 0 and next_at <= :now limit 1", {
      payment,
      now: Date.now(),
    }) !== undefined;

  return {
    ...alarm,
    triedOnce: async (payment, withinMs) => {
      const tooLate = new Promise<"late">((resolve) => {
        setTimeout(resolve, withinMs, "late").unref();
      });
      while (hasUntried(payment) && !ending.signal.aborted) {
        pump();
        // Others are before it: it is looked at again whenever one of them comes back.
        if ((await Promise.race([...underWay.values(), tooLate])) === "late") return;
      }
    },
    close: async () => {
      alarm.stop();
      ending.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}
