/** What happens to payments by themselves: those in processing end, those that nobody pays expire. */
import type { ProviderContext } from "../context.ts";
import { createAlarm, type Alarm } from "../../scripts/lib/standIn/alarm.ts";
import { move, settle } from "./moves.ts";

const idsOf = ({ store }: ProviderContext, where: string, now: number): string[] =>
  store.all<{ id: string }>(`select id from payment where ${where} limit 100`, { now }).map(({ id }) => id);

/** Ends what is due now. */
function endDue(context: ProviderContext): void {
  const now = Date.now();
  for (const id of idsOf(context, "settle_at <= :now", now)) settle(context, id);
  for (const id of idsOf(context, "status = 'action_required' and expires_at <= :now", now))
    move(context, id, "expired", "expired");
}

const nextDue = ({ store }: ProviderContext): number | null =>
  store.get<{ at: number | null }>(
    `select min(at) as at from (
       select min(settle_at) as at from payment where settle_at is not null
       union all select min(expires_at) from payment where status = 'action_required')`,
  )?.at ?? null;

/** Rings when the next payment is due. */
export function followPayments(context: ProviderContext): Alarm {
  return createAlarm({
    next: () => nextDue(context),
    ring: () => endDue(context),
    onError: (error) => context.log.error({ err: error }, "payments that are due were not ended"),
  });
}

/** Expires all deposits that wait for their players; answers how many. */
export function expireAll(context: ProviderContext): number {
  const waiting = context.store.all<{ id: string }>("select id from payment where status = 'action_required'");
  for (const { id } of waiting) move(context, id, "expired", "expired");
  return waiting.length;
}

/** Lets payouts go that were held; answers how many. */
export function releaseHeld({ store }: ProviderContext, payouts: "paid" | "failed"): number {
  return store.transact(() =>
    store.run(
      `update payment set is_held = 0, settle_at = :now,
         verdict = case when :fails then 'declined' else verdict end where is_held = 1`,
      { now: Date.now(), fails: Number(payouts === "failed") },
    ),
  );
}
