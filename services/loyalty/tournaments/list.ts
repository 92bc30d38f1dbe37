/** Tournaments, their tables of players, and a player's own entries. */
import { and, asc, count, desc, eq, gt, inArray, lt, or, sql, type SQL } from "../../platform/database/drizzle.ts";
import { roundMoney } from "#shared/money/money.ts";
import { hiddenNumber } from "#shared/people/hiddenNumber.ts";
import type { Db } from "../../platform/database/database.ts";
import { isId } from "../../platform/http/ids.ts";
import { ranksOf } from "./rules/ranking.ts";
import { type EntryAnswer, nameIn, seconds, showEntry, showTournament } from "./show.ts";
import { tournament, tournamentEntry, tournamentPlay, type EntryRow, type TournamentRow } from "./tables.ts";

interface Asked {
  product?: "SPORT" | "CASINO" | undefined;
  over: boolean;
  ids?: string | undefined;
  after?: string | undefined;
  limit: number;
  lng: string;
}

const overStates = ["SETTLED", "CANCELLED"] as const;

/** Those that are not over by their end, the soonest first; those that are, newest first; named ones whatever they are. */
export async function listTournaments(db: Db, now: number, { product, over, ids, after, limit, lng }: Asked) {
  const numbers = ids?.split(",").filter(isId).slice(0, 100).map(Number);
  const isOver = inArray(tournament.state, [...overStates]);
  const asked: SQL[] = [
    numbers !== undefined ? inArray(tournament.id, numbers) : over ? isOver : sql`not ${isOver}`,
    ...(product === undefined ? [] : [sql`${tournament.definition} ->> 'product' = ${product}`]),
  ];
  const isSoonest = numbers === undefined && !over;
  const [mark] =
    after === undefined
      ? []
      : await db
          .select()
          .from(tournament)
          .where(eq(tournament.id, Number(after)));
  const beyond =
    mark === undefined
      ? undefined
      : isSoonest
        ? or(gt(tournament.endsAt, mark.endsAt), and(eq(tournament.endsAt, mark.endsAt), gt(tournament.id, mark.id)))
        : lt(tournament.id, mark.id);
  const rows = await db
    .select()
    .from(tournament)
    .where(and(...asked, beyond))
    .orderBy(...(isSoonest ? [asc(tournament.endsAt), asc(tournament.id)] : [desc(tournament.id)]))
    .limit(limit + 1);
  const [all] = await db
    .select({ total: count() })
    .from(tournament)
    .where(and(...asked));
  return {
    tournaments: rows.slice(0, limit).map((row) => showTournament(row, now, lng)),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}

export async function tournamentById(db: Db, id: number): Promise<TournamentRow | null> {
  const [row] = await db.select().from(tournament).where(eq(tournament.id, id));
  return row ?? null;
}

/** The name of a tournament by language, for the head of its page; null for an unknown id. */
export async function tournamentNames(db: Db, id: string): Promise<((lng: string) => string) | null> {
  const row = isId(id) ? await tournamentById(db, Number(id)) : null;
  return row && ((lng) => nameIn(row.definition, lng));
}

/** The first of those with points; nobody is named. */
export async function leadersOf(db: Db, row: TournamentRow, limit: number) {
  const entries = await db
    .select()
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, row.id),
        gt(tournamentEntry.points, 0),
        // Once the ranks are fixed, those without one are in none of the places.
        row.state === "ACTIVE" ? undefined : sql`${tournamentEntry.rank} is not null`,
      ),
    )
    .orderBy(
      sql`${tournamentEntry.rank} nulls last`,
      desc(tournamentEntry.points),
      asc(tournamentEntry.reachedAt),
      asc(tournamentEntry.id),
    )
    .limit(limit);
  const live = new Map(ranksOf(entries, row.definition.ties).map(({ id, rank }) => [id, rank]));
  return entries.map((entry) => ({
    entry_id: String(entry.id),
    rank: entry.rank ?? live.get(entry.id) ?? 0,
    player: hiddenNumber(entry.playerId),
    points: entry.points,
    prize: entry.prize === null ? null : roundMoney(entry.prize, row.definition.currency),
  }));
}

/** Rank of an entry as things stand; null without points. */
async function liveRank(db: Db, { definition }: TournamentRow, entry: EntryRow): Promise<number | null> {
  if (entry.points === 0 || entry.state !== "PLAYING") return null;
  const { tournamentId, points, reachedAt, id } = entry;
  const isEarlier = sql`(${tournamentEntry.points} = ${points} and (${tournamentEntry.reachedAt}, ${tournamentEntry.id}) < (${reachedAt}::bigint, ${id}::bigint))`;
  const [row] = await db
    .select({ ahead: count() })
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, tournamentId),
        definition.ties === "EARLIER"
          ? or(gt(tournamentEntry.points, points), isEarlier)
          : gt(tournamentEntry.points, points),
      ),
    );
  return (row?.ahead ?? 0) + 1;
}

export const shownEntry = async (db: Db, row: TournamentRow, entry: EntryRow): Promise<EntryAnswer> =>
  showEntry(entry, row.definition.currency, await liveRank(db, row, entry));

/** A player's entries, newest first. */
export async function entriesOf(
  db: Db,
  playerId: number,
  { ids, after, limit }: { ids?: string | undefined; after?: string | undefined; limit: number },
) {
  const numbers = ids?.split(",").filter(isId).slice(0, 100).map(Number);
  const own = and(
    eq(tournamentEntry.playerId, playerId),
    numbers === undefined ? undefined : inArray(tournamentEntry.tournamentId, numbers),
  );
  const rows = await db
    .select({ entry: tournamentEntry, row: tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(and(own, after === undefined ? undefined : lt(tournamentEntry.id, Number(after))))
    .orderBy(desc(tournamentEntry.id))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(tournamentEntry).where(own);
  return {
    entries: await Promise.all(rows.slice(0, limit).map(({ entry, row }) => shownEntry(db, row, entry))),
    total: all?.total ?? 0,
    has_more: rows.length > limit,
  };
}

/** What counted for a player in a tournament, newest first; null if they take no part in it. */
export async function playsOf(db: Db, tournamentId: number, playerId: number, limit: number) {
  const [entry] = await db
    .select()
    .from(tournamentEntry)
    .where(and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.playerId, playerId)));
  if (entry === undefined) return null;
  const rows = await db
    .select()
    .from(tournamentPlay)
    .where(eq(tournamentPlay.entryId, entry.id))
    .orderBy(desc(tournamentPlay.at), desc(tournamentPlay.sourceId))
    .limit(limit);
  const currency = (await tournamentById(db, tournamentId))?.definition.currency ?? "";
  return rows.map(({ source, sourceId, staked, won, legs, at }) => ({
    source,
    source_id: sourceId,
    staked: roundMoney(staked, currency),
    won: roundMoney(won, currency),
    legs,
    at: seconds(at),
  }));
}
