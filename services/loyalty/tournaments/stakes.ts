/** Answers accounts and limits about entry fees, by the ports these two declare. */
import { and, eq, gt, ne, sql } from "../../platform/database/drizzle.ts";
import type { StakeHolder } from "../../money/accounts/public.ts";
import type { Wagered } from "../../money/limits/public.ts";
import type { Db } from "../../platform/database/database.ts";
import { tournament, tournamentEntry } from "./tables.ts";

const currency = sql<string>`${tournament.definition} ->> 'currency'`;

export const feeStakes: StakeHolder = {
  hasOpen: async (db, of) => {
    const own =
      "accountId" in of ? eq(tournamentEntry.accountId, of.accountId) : eq(tournamentEntry.playerId, of.playerId);
    const [open] = await db
      .select({ id: tournamentEntry.id })
      .from(tournamentEntry)
      .where(and(own, eq(tournamentEntry.state, "PLAYING"), gt(tournamentEntry.fee, "0")))
      .limit(1);
    return open !== undefined;
  },
  openTotals: (db) =>
    db
      .select({ currency, amount: sql<string>`sum(${tournament.held})` })
      .from(tournament)
      .where(gt(tournament.held, "0"))
      .groupBy(currency),
};

export function feeWagers(db: Db, playerId: number, since: number): Promise<Wagered[]> {
  return db
    .select({
      currency,
      staked: sql<string>`coalesce(sum(${tournamentEntry.fee}), 0)`,
      returned: sql<string>`coalesce(sum(${tournamentEntry.prize}) filter (where ${tournamentEntry.state} = 'PAID'), 0)`,
    })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.playerId, playerId),
        ne(tournamentEntry.state, "REFUNDED"),
        gt(tournamentEntry.fee, "0"),
        gt(tournamentEntry.joinedAt, since),
      ),
    )
    .groupBy(currency);
}
