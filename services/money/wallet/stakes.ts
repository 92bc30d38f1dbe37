/** Answers accounts and limits about the stakes of rounds, by the ports these two declare. */
import { and, eq, gt, isNull, ne, sql } from "../../platform/database/drizzle.ts";
import type { StakeHolder } from "../accounts/public.ts";
import type { Wagered } from "../limits/public.ts";
import type { Db } from "../../platform/database/database.ts";
import { casinoRound } from "./tables.ts";

const isOpen = eq(casinoRound.state, "OPEN");

export const roundStakes: StakeHolder = {
  hasOpen: async (db, of) => {
    const [open] = await db
      .select({ id: casinoRound.id })
      .from(casinoRound)
      .where(
        and(
          "accountId" in of ? eq(casinoRound.accountId, of.accountId) : eq(casinoRound.playerId, of.playerId),
          isOpen,
        ),
      )
      .limit(1);
    return open !== undefined;
  },
  openTotals: (db) =>
    db
      .select({
        currency: casinoRound.currency,
        amount: sql<string>`sum(${casinoRound.staked})`,
      })
      .from(casinoRound)
      .where(isOpen)
      .groupBy(casinoRound.currency),
};

export function roundWagers(db: Db, playerId: number, since: number): Promise<Wagered[]> {
  return db
    .select({
      currency: casinoRound.currency,
      staked: sql<string>`coalesce(sum(${casinoRound.staked}), 0)`,
      returned: sql<string>`coalesce(sum(${casinoRound.won}), 0)`,
    })
    .from(casinoRound)
    .where(
      and(
        eq(casinoRound.playerId, playerId),
        // Limits are about the player's own money.
        isNull(casinoRound.grantId),
        ne(casinoRound.state, "ROLLED_BACK"),
        gt(casinoRound.startedAt, since),
      ),
    )
    .groupBy(casinoRound.currency);
}
