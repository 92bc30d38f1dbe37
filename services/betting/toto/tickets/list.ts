/** A player's tickets, and the biggest prizes of all. */
import { and, count, desc, eq, inArray, lt } from "../../../platform/database/drizzle.ts";
import { roundMoney } from "#shared/money/money.ts";
import { hiddenNumber } from "#shared/people/hiddenNumber.ts";
import type { Db } from "../../../platform/database/database.ts";
import { say } from "../../sportsbook/public.ts";
import { showTicket, type TicketAnswer } from "../show.ts";
import { totoDraw, totoTicket, type TicketRow } from "../tables.ts";

const mostNominees = 50;

export async function showTickets(db: Db, rows: readonly TicketRow[]): Promise<TicketAnswer[]> {
  if (rows.length === 0) return [];
  const draws = await db
    .select()
    .from(totoDraw)
    .where(inArray(totoDraw.id, [...new Set(rows.map(({ drawId }) => drawId))]));
  const byId = new Map(draws.map((draw) => [draw.id, draw]));
  return rows.flatMap((row) => {
    const draw = byId.get(row.drawId);
    return draw === undefined ? [] : [showTicket(row, draw)];
  });
}

interface Asked {
  draw_id?: string | undefined;
  kind?: string | undefined;
  after?: string | undefined;
  limit: number;
}

export async function listTickets(db: Db, playerId: number, { draw_id: drawId, kind, after, limit }: Asked) {
  const own = and(
    eq(totoTicket.playerId, playerId),
    drawId === undefined ? undefined : eq(totoTicket.drawId, Number(drawId)),
    kind === undefined
      ? undefined
      : inArray(totoTicket.drawId, db.select({ id: totoDraw.id }).from(totoDraw).where(eq(totoDraw.kind, kind))),
  );
  const rows = await db
    .select()
    .from(totoTicket)
    .where(and(own, after === undefined ? undefined : lt(totoTicket.id, Number(after))))
    .orderBy(desc(totoTicket.id))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(totoTicket).where(own);
  return {
    tickets: await showTickets(db, rows.slice(0, limit)),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}

export async function nominees(db: Db, kind: string | undefined, lng: string) {
  const rows = await db
    .select({ ticket: totoTicket, draw: totoDraw })
    .from(totoTicket)
    .innerJoin(totoDraw, eq(totoDraw.id, totoTicket.drawId))
    .where(and(eq(totoTicket.state, "WON"), kind === undefined ? undefined : eq(totoDraw.kind, kind)))
    .orderBy(desc(totoTicket.prize), desc(totoTicket.id))
    .limit(mostNominees);
  return rows.map(({ ticket, draw }) => ({
    ticket_id: String(ticket.id),
    draw_id: String(draw.id),
    kind_name: say(draw.rules.names, lng),
    number: draw.number,
    player: hiddenNumber(ticket.playerId),
    price: roundMoney(ticket.price, draw.currency),
    prize: roundMoney(ticket.prize ?? "0", draw.currency),
    currency: draw.currency,
    settled_at: Math.floor((ticket.settledAt ?? 0) / 1000),
  }));
}
