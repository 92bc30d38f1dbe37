/** Ending the sale of a draw, and calling one off. */
import { and, eq, inArray, lte } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { type DrawRow, lottoDraw } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "transact">;

/** A draw with its row locked; null if it is in another state by now. */
export async function lockDraw(tx: Tx, id: number, states: readonly DrawRow["state"][]): Promise<DrawRow | null> {
  const [row] = await tx
    .select()
    .from(lottoDraw)
    .where(and(eq(lottoDraw.id, id), inArray(lottoDraw.state, [...states])))
    .for("update");
  return row ?? null;
}

const end = (
  { clock, transact }: Pick<Context, "clock" | "transact">,
  id: number,
  { from, to }: { from: readonly DrawRow["state"][]; to: "CLOSED" | "CANCELLED" },
): Promise<boolean> =>
  transact(async (tx) => {
    const row = await lockDraw(tx, id, from);
    if (row === null) return false;
    await tx
      .update(lottoDraw)
      .set({ state: to, closedAt: row.closedAt ?? clock.now(), version: row.version + 1 })
      .where(eq(lottoDraw.id, id));
    return true;
  });

/** Ends the sale of a draw. False for one that isn't on sale. */
export const closeDraw = (context: Pick<Context, "clock" | "transact">, id: number): Promise<boolean> =>
  end(context, id, { from: ["OPEN"], to: "CLOSED" });

/** Calls a draw off: its tickets are refunded. False for one that is already drawn or cancelled. */
export const cancelDraw = (context: Pick<Context, "clock" | "transact">, id: number): Promise<boolean> =>
  end(context, id, { from: ["OPEN", "CLOSED"], to: "CANCELLED" });

export async function closeDue(context: Context): Promise<void> {
  const due = await context.db
    .select({ id: lottoDraw.id })
    .from(lottoDraw)
    .where(and(eq(lottoDraw.state, "OPEN"), lte(lottoDraw.closesAt, context.clock.now())));
  for (const { id } of due) await closeDraw(context, id);
}
