/** What tournaments and referrals may know of rounds, as they stand at this moment. */
import { and, eq, gte, inArray, isNull, lt, sql } from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { casinoCall, casinoRound, type RoundState } from "./tables.ts";

export interface RoundPlay {
  id: string;
  playerId: number;
  accountId: number;
  state: RoundState;
  currency: string;
  game: string;
  stake: string;
  won: string;
  startedAt: number;
  endedAt: number | null;
}

/** Rounds that players paid, by their numbers, or those of a player that began from a moment to before another. */
export async function roundPlays(
  db: Db,
  of: { ids: readonly string[] } | { playerId: number; from: number; to: number },
): Promise<RoundPlay[]> {
  const rows = await db
    .select()
    .from(casinoRound)
    .where(
      and(
        isNull(casinoRound.grantId),
        ...("ids" in of
          ? [inArray(casinoRound.id, [...of.ids])]
          : [
              eq(casinoRound.playerId, of.playerId),
              gte(casinoRound.startedAt, of.from),
              lt(casinoRound.startedAt, of.to),
            ]),
      ),
    );
  return rows.map(({ staked: stake, won, ...row }) => ({
    ...row,
    stake,
    won: won ?? "0",
  }));
}

/** Rounds of players that the studio has called about at a moment or later. */
export async function roundsCalled(
  db: Db,
  playerIds: readonly number[],
  since: number,
): Promise<{ id: string; playerId: number }[]> {
  if (playerIds.length === 0) return [];
  const called = db.select({ id: casinoCall.roundId }).from(casinoCall).where(gte(casinoCall.at, since));
  return db
    .select({ id: casinoRound.id, playerId: casinoRound.playerId })
    .from(casinoRound)
    .where(and(sql`${casinoRound.id} in ${called}`, inArray(casinoRound.playerId, [...playerIds])));
}

/** Whether rounds of these players that began in a span are still open. */
export async function hasOpenRounds(
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const [open] = await db
    .select({ id: casinoRound.id })
    .from(casinoRound)
    .where(
      and(
        inArray(casinoRound.playerId, [...playerIds]),
        eq(casinoRound.state, "OPEN"),
        gte(casinoRound.startedAt, from),
        lt(casinoRound.startedAt, to),
      ),
    )
    .limit(1);
  return open !== undefined;
}
