/** A player's tickets, and what became of one by its number. */
import { and, count, desc, eq, inArray, lt } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { showTicket, type TicketAnswer } from "../show.ts";
import { lottoDraw, lottoTicket, type TicketRow } from "../tables.ts";

export async function showTickets(db: Db, rows: readonly TicketRow[]): Promise<TicketAnswer[]> {
  if (rows.length === 0) return [];
  const draws = await db
    .select({ id: lottoDraw.id, currency: lottoDraw.currency })
    .from(lottoDraw)
    .where(inArray(lottoDraw.id, [...new Set(rows.map(({ drawId }) => drawId))]));
  const currencies = new Map(draws.map(({ id, currency }) => [id, currency]));
  return rows.map((row) => showTicket(row, currencies.get(row.drawId) ?? ""));
}

export async function listTickets(
  db: Db,
  playerId: number,
  { draw_id: drawId, after, limit }: { draw_id?: string | undefined; after?: string | undefined; limit: number },
) {
  const own = and(
    eq(lottoTicket.playerId, playerId),
    drawId === undefined ? undefined : eq(lottoTicket.drawId, Number(drawId)),
  );
  const rows = await db
    .select()
    .from(lottoTicket)
    .where(and(own, after === undefined ? undefined : lt(lottoTicket.id, Number(after))))
    .orderBy(desc(lottoTicket.id))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(lottoTicket).where(own);
  return {
    tickets: await showTickets(db, rows.slice(0, limit)),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}

export async function checkTicket(db: Db, id: number): Promise<Omit<TicketAnswer, "account_id"> | null> {
  const [ticket] = await showTickets(db, await db.select().from(lottoTicket).where(eq(lottoTicket.id, id)));
  if (ticket === undefined) return null;
  const { account_id: _, ...shown } = ticket;
  return shown;
}
