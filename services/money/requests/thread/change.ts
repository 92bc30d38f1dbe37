/** Changes of a request: each is told to its player's open pages in the same transaction. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { stateAfter, type RequestDeed } from "#shared/money/requests.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import { paymentRequest, type RequestRow } from "../tables.ts";
import { shownRequests } from "./show.ts";

export type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "transact" | "settings">;

/** Writes the event that tells of a request as it is in this transaction. */
export async function tell(
  context: Pick<Context, "clock" | "outbox" | "settings">,
  tx: Tx,
  row: RequestRow,
): Promise<void> {
  const [request] = await shownRequests(context, tx, [row]);
  await context.outbox.append(tx, {
    type: "paymentRequest",
    userId: row.playerId,
    data: { userId: row.playerId, request },
  });
}

/**
 * Runs something with a request and its player locked; "unknown" where there is none.
 * @param playerId whose it must be; null for whosever it is
 */
export const withRequest = <T>(
  context: Context,
  id: number,
  playerId: number | null,
  work: (tx: Tx, row: RequestRow) => Promise<T>,
): Promise<T | "unknown"> =>
  context.transact(async (tx) => {
    const [known] = await tx
      .select({ playerId: paymentRequest.playerId })
      .from(paymentRequest)
      .where(and(eq(paymentRequest.id, id), playerId === null ? undefined : eq(paymentRequest.playerId, playerId)));
    if (known === undefined) return "unknown" as const;
    await lockPlayer(tx, known.playerId, "update");
    const [row] = await tx.select().from(paymentRequest).where(eq(paymentRequest.id, id));
    return row === undefined ? ("unknown" as const) : work(tx, row);
  });

/**
 * Takes a locked request to where a deed leads, and tells of it. @returns the request as it is then
 * @throws Error for a deed that can't be done: the caller asks `stateAfter` first
 */
export async function change(
  context: Pick<Context, "clock" | "outbox" | "settings">,
  tx: Tx,
  row: RequestRow,
  deed: RequestDeed,
  closedBy: RequestRow["closedBy"] = null,
): Promise<RequestRow> {
  const state = stateAfter(row.state, deed);
  if (state === null) throw new Error(`request ${row.id}: nobody can ${deed} while it is ${row.state}`);
  const now = context.clock.now();
  const isClosed = state === "CLOSED";
  const [changed] = await tx
    .update(paymentRequest)
    .set({
      state,
      changedAt: now,
      waitingSince: state === "OPEN" ? now : null,
      closedAt: isClosed ? now : null,
      closedBy: isClosed ? closedBy : null,
    })
    .where(eq(paymentRequest.id, row.id))
    .returning();
  if (changed === undefined) throw new Error(`request ${row.id} is gone`);
  await tell(context, tx, changed);
  return changed;
}
