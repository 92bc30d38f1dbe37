/** Lotteries, draws, the list of a draw's tickets, and statistics, as they are asked for. */
import { and, asc, count, desc, eq, gt, inArray, lt, sql, type SQL } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/http/ids.ts";
import type { DrawState } from "../../pools/public.ts";
import { type DrawAnswer, showDraw, showLottery } from "../show.ts";
import { type DrawRow, lottery as lotteries, lottoDraw, lottoJackpot, lottoTicket } from "../tables.ts";
import { entryOf } from "./draw.ts";

const jackpotKey = (lottery: string, currency: string) => `${lottery} ${currency}`;

async function jackpots(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(lottoJackpot);
  return new Map(rows.map(({ lottery, currency, amount }) => [jackpotKey(lottery, currency), amount]));
}

export async function listLotteries(db: Db, lng: string) {
  const amounts = await jackpots(db);
  const rows = await db.select().from(lotteries).where(eq(lotteries.isOn, true)).orderBy(asc(lotteries.place));
  const open = await db
    .selectDistinctOn([lottoDraw.lottery], {
      lottery: lottoDraw.lottery,
      id: lottoDraw.id,
      closesAt: lottoDraw.closesAt,
    })
    .from(lottoDraw)
    .where(eq(lottoDraw.state, "OPEN"))
    .orderBy(asc(lottoDraw.lottery), asc(lottoDraw.closesAt));
  const next = new Map(open.map((draw) => [draw.lottery, draw]));
  return rows.map(({ key, rules }) =>
    showLottery(key, rules, amounts.get(jackpotKey(key, rules.currency)) ?? "0", next.get(key) ?? null, lng),
  );
}

export async function showDraws(db: Db, rows: readonly DrawRow[], lng: string): Promise<DrawAnswer[]> {
  const amounts = await jackpots(db);
  return rows.map((row) => showDraw(row, amounts.get(jackpotKey(row.lottery, row.currency)) ?? "0", lng));
}

interface Asked {
  lottery?: string | undefined;
  state?: DrawState | undefined;
  ids?: string | undefined;
  after?: string | undefined;
  limit: number;
  lng: string;
}

export async function listDraws(db: Db, { lottery, state, ids, after, limit, lng }: Asked) {
  const numbers = ids?.split(",").filter(isId).slice(0, 100).map(Number);
  const asked = and(
    lottery === undefined ? undefined : eq(lottoDraw.lottery, lottery),
    state === undefined ? undefined : eq(lottoDraw.state, state),
    numbers === undefined ? undefined : inArray(lottoDraw.id, numbers),
  );
  // Draws on sale come by their closing; two that close at once by their number.
  const isSale = state === "OPEN";
  const mark = after === undefined ? null : Number(after);
  const closing = sql`(select closes_at from lotto_draw where id = ${mark})`;
  const beyond: SQL | undefined =
    mark === null
      ? undefined
      : isSale
        ? sql`(${lottoDraw.closesAt}, ${lottoDraw.id}) > (${closing}, ${mark}::bigint)`
        : lt(lottoDraw.id, mark);
  const rows = await db
    .select()
    .from(lottoDraw)
    .where(and(asked, beyond))
    .orderBy(...(isSale ? [asc(lottoDraw.closesAt), asc(lottoDraw.id)] : [desc(lottoDraw.id)]))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(lottoDraw).where(asked);
  return {
    draws: await showDraws(db, rows.slice(0, limit), lng),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}

/** Tickets of a draw whose sale has ended, without whose they are. */
export async function listEntries(db: Db, drawId: number, after: string | undefined, limit: number) {
  const rows = await db
    .select({ ticket: lottoTicket, currency: lottoDraw.currency })
    .from(lottoTicket)
    .innerJoin(lottoDraw, eq(lottoDraw.id, lottoTicket.drawId))
    .where(
      and(
        eq(lottoTicket.drawId, drawId),
        sql`${lottoDraw.state} <> 'OPEN'`,
        after === undefined ? undefined : gt(lottoTicket.id, Number(after)),
      ),
    )
    .orderBy(asc(lottoTicket.id))
    .limit(limit + 1);
  const [draw] = await db
    .select({ state: lottoDraw.state, tickets: lottoDraw.tickets })
    .from(lottoDraw)
    .where(eq(lottoDraw.id, drawId));
  return {
    entries: rows
      .slice(0, limit)
      .map(({ ticket, currency }) => ({ id: String(ticket.id), text: entryOf(ticket, currency) })),
    total: draw === undefined || draw.state === "OPEN" ? 0 : draw.tickets,
    has_more: rows.length > limit,
  };
}

/** How often each ball came in the last draws of a lottery, and how long ago. */
export async function statisticsOf(db: Db, lottery: string, last: number) {
  const rows = await db
    .select({ balls: lottoDraw.balls, rules: lottoDraw.rules })
    .from(lottoDraw)
    .where(and(eq(lottoDraw.lottery, lottery), inArray(lottoDraw.state, ["DRAWN", "SETTLED"])))
    .orderBy(desc(lottoDraw.closesAt))
    .limit(last);
  const size = rows[0]?.rules.balls ?? 0;
  // Only draws of the same drum are comparable.
  const draws = rows
    .filter(({ rules }) => rules.balls === size)
    .map(({ balls, rules }) => balls?.slice(0, rules.drawn) ?? []);
  return {
    draws: draws.length,
    balls: Array.from({ length: size }, (_, index) => {
      const ball = index + 1;
      const since = draws.findIndex((balls) => balls.includes(ball));
      return {
        ball,
        times: draws.filter((balls) => balls.includes(ball)).length,
        overdue: since === -1 ? draws.length : since,
      };
    }),
  };
}
