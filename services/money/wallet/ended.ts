/** What bonuses and a day's reconciliation may know of rounds. */
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  sql,
  type SQL,
} from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { casinoRound, type RoundRow } from "./tables.ts";

export interface EndedRound {
  id: string;
  game: string;
  stake: string;
  won: string;
  endedAt: number;
}

const isSettled = eq(casinoRound.state, "SETTLED");
/** Stakes of free rounds are the house's: they count for nothing that players are given for their own. */
const isPaid = isNull(casinoRound.grantId);

/** Rounds of an account, paid by the player, that ended at a moment or later. */
export async function endedOn(db: Db, accountId: number, since: number): Promise<EndedRound[]> {
  const rows = await db
    .select()
    .from(casinoRound)
    .where(and(eq(casinoRound.accountId, accountId), isSettled, isPaid, gte(casinoRound.endedAt, since)))
    .orderBy(asc(casinoRound.endedAt));
  return rows.map(({ id, game, staked, won, endedAt, startedAt }) => ({
    id,
    game,
    stake: staked,
    won: won ?? "0",
    endedAt: endedAt ?? startedAt,
  }));
}

export interface RoundSums {
  playerId: number;
  currency: string;
  staked: string;
  won: string;
}

/** Free rounds among those count with what they won: their stakes are the house's. */
const sumsWhere = (db: Db, which: SQL | undefined, from: number, to: number): Promise<RoundSums[]> =>
  db
    .select({
      playerId: casinoRound.playerId,
      currency: casinoRound.currency,
      staked: sql<string>`coalesce(sum(${casinoRound.staked}) filter (where ${isPaid}), 0)::text`,
      won: sql<string>`coalesce(sum(${casinoRound.won}), 0)::text`,
    })
    .from(casinoRound)
    .where(and(which, isSettled, gte(casinoRound.endedAt, from), lt(casinoRound.endedAt, to)))
    .groupBy(casinoRound.playerId, casinoRound.currency);

/**
 * What players staked and won in rounds that they paid, and that ended from a moment to before another.
 * @param without games whose rounds are left out
 */
export const roundSums = (db: Db, from: number, to: number, without: readonly string[] = []): Promise<RoundSums[]> =>
  sumsWhere(db, without.length === 0 ? isPaid : and(isPaid, notInArray(casinoRound.game, [...without])), from, to);

/** What some players staked and won in all rounds that ended from a moment to before another. */
export const roundTotals = (
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<RoundSums[]> => sumsWhere(db, inArray(casinoRound.playerId, [...playerIds]), from, to);

export type BookedRound = Pick<
  RoundRow,
  "id" | "playerId" | "game" | "currency" | "state" | "staked" | "won" | "endedAt"
>;
const booked = {
  id: casinoRound.id,
  playerId: casinoRound.playerId,
  game: casinoRound.game,
  currency: casinoRound.currency,
  state: casinoRound.state,
  staked: casinoRound.staked,
  won: casinoRound.won,
  endedAt: casinoRound.endedAt,
};

/** Rounds by their numbers, whenever they ended; unknown ones are left out. */
export const roundsByIds = (db: Db, ids: readonly string[]): Promise<BookedRound[]> =>
  db
    .select(booked)
    .from(casinoRound)
    .where(inArray(casinoRound.id, [...ids]));

/** Rounds that ended, or were given back, from a moment to before another. */
export const roundsEnded = (db: Db, from: number, to: number): Promise<BookedRound[]> =>
  db
    .select(booked)
    .from(casinoRound)
    .where(and(ne(casinoRound.state, "OPEN"), gte(casinoRound.endedAt, from), lt(casinoRound.endedAt, to)))
    .orderBy(asc(casinoRound.endedAt), asc(casinoRound.id));
