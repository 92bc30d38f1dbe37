/** Paying the tickets of draws that are drawn or called off. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { ServiceContext } from "../../../platform/context.ts";
import { payBatch, type Settling } from "../../pools/public.ts";
import { prizeOfTicket } from "../rules/prizes.ts";
import { type DrawRow, lottoDraw, lottoTicket, type TicketRow } from "../tables.ts";
import { playedIn } from "./draw.ts";
import { lockDraw } from "./states.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "siteConfig" | "transact">;

const settling: Settling<DrawRow, TicketRow> = {
  name: "lotto",
  lock: (tx, id) => lockDraw(tx, id, ["DRAWN", "CANCELLED"]),
  open: (tx, drawId, most) =>
    tx
      .select()
      .from(lottoTicket)
      .where(and(eq(lottoTicket.drawId, drawId), eq(lottoTicket.state, "OPEN")))
      .orderBy(asc(lottoTicket.accountId), asc(lottoTicket.id))
      .limit(most),
  prizesOf: ({ id, rules, balls, categories, currency }) => {
    if (balls === null) throw new Error(`the draw ${id} has no balls`);
    const funds = (categories ?? []).map(({ fund, weight }) => ({ fund: BigInt(fund), weight: BigInt(weight) }));
    return (ticket) => prizeOfTicket(playedIn(ticket, currency), rules, balls, funds);
  },
  write: async (tx, id, change) => {
    await tx.update(lottoDraw).set(change).where(eq(lottoDraw.id, id));
  },
};

/** Pays drawn and cancelled draws to the last ticket. */
export async function settleDue(context: Context): Promise<void> {
  const due = await context.db
    .select({ id: lottoDraw.id })
    .from(lottoDraw)
    .where(and(inArray(lottoDraw.state, ["DRAWN", "CANCELLED"]), isNull(lottoDraw.settledAt)))
    .orderBy(asc(lottoDraw.id));
  for (const { id } of due) while (await payBatch(context, settling, id));
}
