/** Kinds and draws as they are asked for. */
import { and, asc, count, desc, eq, inArray, lt, gt, type SQL } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/http/ids.ts";
import type { DrawState } from "../../pools/public.ts";
import { showDraw, type DrawAnswer, showKind } from "../show.ts";
import { type DrawRow, totoDraw, totoJackpot, totoKind } from "../tables.ts";

const jackpotKey = (kind: string, currency: string) => `${kind} ${currency}`;

async function jackpots(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(totoJackpot);
  return new Map(rows.map(({ kind, currency, amount }) => [jackpotKey(kind, currency), amount]));
}

export async function listKinds(db: Db, lng: string) {
  const amounts = await jackpots(db);
  const rows = await db.select().from(totoKind).where(eq(totoKind.isOn, true)).orderBy(asc(totoKind.key));
  return rows.map(({ key, rules }) => showKind(key, rules, amounts.get(jackpotKey(key, rules.currency)) ?? "0", lng));
}

export async function showDraws(db: Db, rows: readonly DrawRow[], lng: string): Promise<DrawAnswer[]> {
  const amounts = await jackpots(db);
  return rows.map((row) => showDraw(row, amounts.get(jackpotKey(row.kind, row.currency)) ?? "0", lng));
}

interface Asked {
  kind?: string | undefined;
  state?: DrawState | undefined;
  ids?: string | undefined;
  after?: string | undefined;
  limit: number;
  lng: string;
}

export async function listDraws(db: Db, { kind, state, ids, after, limit, lng }: Asked) {
  const numbers = ids?.split(",").filter(isId).slice(0, 100).map(Number);
  const asked = [
    ...(kind === undefined ? [] : [eq(totoDraw.kind, kind)]),
    ...(state === undefined ? [] : [eq(totoDraw.state, state)]),
    ...(numbers === undefined ? [] : [inArray(totoDraw.id, numbers)]),
  ];
  // Draws on sale come by their closing; two that close at once by their number.
  const isSale = state === "OPEN";
  const [mark] =
    after === undefined
      ? []
      : await db
          .select()
          .from(totoDraw)
          .where(eq(totoDraw.id, Number(after)));
  const beyond: SQL[] =
    mark === undefined ? [] : [isSale ? gt(totoDraw.closesAt, mark.closesAt) : lt(totoDraw.id, mark.id)];
  const rows = await db
    .select()
    .from(totoDraw)
    .where(and(...asked, ...beyond))
    .orderBy(...(isSale ? [asc(totoDraw.closesAt), asc(totoDraw.id)] : [desc(totoDraw.id)]))
    .limit(limit + 1);
  const [all] = await db
    .select({ total: count() })
    .from(totoDraw)
    .where(and(...asked));
  return {
    draws: await showDraws(db, rows.slice(0, limit), lng),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}
