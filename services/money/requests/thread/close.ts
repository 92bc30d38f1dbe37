/** Ends of requests: their players close them, or time does where an answer is left as it is. */
import { and, asc, inArray, lte } from "../../../platform/database/drizzle.ts";
import { change, withRequest, type Context } from "./change.ts";
import { paymentRequest } from "../tables.ts";

/** Closes a request for its player; a closed one stays as it is. */
export const closeOwn = (context: Context, playerId: number, id: number): Promise<"closed" | "unknown"> =>
  withRequest(context, id, playerId, async (tx, row) => {
    if (row.state !== "CLOSED") await change(context, tx, row, "CLOSE", "player");
    return "closed" as const;
  });

const resting = ["ANSWERED", "WAITING_FOR_PLAYER"] as const;

/** Closes what its player has left unanswered for so long. */
export async function closeResting(context: Context, afterMs: number): Promise<void> {
  const before = context.clock.now() - afterMs;
  const due = await context.db
    .select({ id: paymentRequest.id })
    .from(paymentRequest)
    .where(and(inArray(paymentRequest.state, resting), lte(paymentRequest.changedAt, before)))
    .orderBy(asc(paymentRequest.changedAt))
    .limit(100);
  for (const { id } of due)
    await withRequest(context, id, null, async (tx, row) => {
      // The player may have written meanwhile.
      if (row.changedAt <= before && resting.some((state) => state === row.state))
        await change(context, tx, row, "CLOSE", "clock");
    });
}
