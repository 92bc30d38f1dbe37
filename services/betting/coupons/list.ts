/** A player's coupons as a list: by pages, newest first, narrowed by filters. */
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { isId } from "../../platform/http/ids.ts";
import { couponState } from "./api/coupon.ts";
import type { couponsApi } from "./api/index.ts";
import { accountNumber } from "./place/facts.ts";
import { withBets, type CouponAnswer } from "./store.ts";
import { coupon } from "./tables.ts";

type ListQuery = z.output<typeof couponsApi.list.query>;

/** Coupons that were settled so long ago are the archive. */
const archiveMs = 30 * 24 * 60 * 60_000;

interface CouponPage {
  coupons: CouponAnswer[];
  /** Cursor of each coupon. */
  cursors: string[];
  totalCount: number;
  /** Cursor of the page's end when more follow. */
  next: string | null;
}

const cursorOf = (id: string) => Buffer.from(`coupon:${id}`).toString("base64url");

/** The coupon a cursor points at; null for an invalid cursor. */
export function readCursor(cursor: string): number | null {
  const id = /^coupon:(\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"))?.[1];
  return id === undefined ? null : Number(id);
}

const parts = (list: string) => list.split(",").map((part) => part.trim());

/** States by their names; null if there is no such filter. A list without any state finds nothing. */
function statesOf({ state, states }: ListQuery) {
  if (states === undefined) return state === undefined ? null : [state];
  return parts(states).flatMap((name) => couponState.safeParse(name).data ?? []);
}

/** A number finds its coupon; any other text a part of a game's or championship's name in any language. */
function searched(text: string): SQL | undefined {
  // What no name holds, and the database would refuse.
  const wanted = text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  if (wanted === "") return undefined;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const isNamed = sql`exists (
    select 1 from coupon_bet bet, jsonb_each(bet.names) part, jsonb_each_text(part.value) name
    where bet.coupon_id = ${coupon.id} and part.key in ('game', 'championship') and name.value ilike ${pattern})`;
  return isId(wanted) ? or(eq(coupon.id, Number(wanted)), isNamed) : isNamed;
}

/** Filters of the query besides the page; all of them apply. */
function filterOf(playerId: number, query: ListQuery, now: number): SQL | undefined {
  const states = statesOf(query);
  const kinds =
    query.kinds === undefined
      ? null
      : parts(query.kinds)
          .filter((kind) => /^\d{1,9}$/.test(kind))
          .map(Number);
  const archivedFrom = now - archiveMs;
  return and(
    eq(coupon.playerId, playerId),
    states === null ? undefined : inArray(coupon.state, states),
    kinds === null ? undefined : inArray(coupon.typeId, kinds),
    query.accountId === undefined ? undefined : eq(coupon.accountId, accountNumber(query.accountId)),
    query.from === undefined ? undefined : gte(coupon.placedAt, query.from * 1000),
    query.to === undefined ? undefined : lt(coupon.placedAt, query.to * 1000),
    query.archive === undefined
      ? undefined
      : query.archive === "true"
        ? lte(coupon.settledAt, archivedFrom)
        : or(isNull(coupon.settledAt), gt(coupon.settledAt, archivedFrom)),
    query.search === undefined ? undefined : searched(query.search),
  );
}

/**
 * A page of a player's coupons, newest first; the order of numbers is that of placing.
 * @param before the coupon that ended the page before.
 */
export async function listCoupons(
  db: Db,
  playerId: number,
  query: ListQuery,
  before: number | null,
  now: number,
): Promise<CouponPage> {
  const all = filterOf(playerId, query, now);
  const [total] = await db.select({ coupons: count() }).from(coupon).where(all);
  const rows = await db
    .select()
    .from(coupon)
    .where(and(all, before === null ? undefined : lt(coupon.id, before)))
    .orderBy(desc(coupon.id))
    .limit(query.first + 1);
  const coupons = await withBets(db, rows.slice(0, query.first), query.lng);
  const cursors = coupons.map(({ id }) => cursorOf(id));
  return {
    coupons,
    cursors,
    totalCount: total?.coupons ?? 0,
    next: rows.length > query.first ? (cursors.at(-1) ?? null) : null,
  };
}
