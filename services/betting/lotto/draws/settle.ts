/** Paying the tickets of draws that are drawn or called off. */
import { and, asc, eq, inArray, isNull, sql } from "../../../platform/database/drizzle.ts";
import { toMajor } from "#shared/money/minor.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { payBatch, type Settling } from "../../pools/public.ts";
import { prizeOfBet, prizeOfTicket } from "../rules/prizes.ts";
import { type DrawRow, lottoDraw, lottoTicket, type TicketBet, type TicketRow } from "../tables.ts";
import { playedIn } from "./draw.ts";
import { lockDraw } from "./states.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "siteConfig" | "transact">;

function ballsIn({ id, balls }: DrawRow): readonly number[] {
  if (balls === null) throw new Error(`the draw ${id} has no balls`);
  return balls;
}

/** Writes the prize of each bet at fixed odds. */
async function writeBets(tx: Tx, draw: DrawRow, tickets: readonly TicketRow[]): Promise<void> {
  const { currency, rules } = draw;
  const balls = ballsIn(draw);
  const settled = tickets.flatMap(({ id, ...ticket }) => {
    const played = playedIn(ticket, currency).bets;
    const prizes = played?.map((bet) => toMajor(prizeOfBet(bet, rules, balls), currency));
    return ticket.bets === null
      ? []
      : { id, bets: ticket.bets.map((bet, place): TicketBet => ({ ...bet, prize: prizes?.[place] ?? null })) };
  });
  if (settled.length === 0) return;
  await tx.execute(sql`
    update lotto_ticket ticket set bets = settled.bets
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled (id bigint, bets jsonb)
    where ticket.id = settled.id`);
}

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
  prizesOf: (draw) => {
    const { rules, categories, currency } = draw;
    const balls = ballsIn(draw);
    const funds = (categories ?? []).map(({ fund, weight }) => ({ fund: BigInt(fund), weight: BigInt(weight) }));
    return (ticket) => prizeOfTicket(playedIn(ticket, currency), rules, balls, funds);
  },
  writeParts: writeBets,
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
