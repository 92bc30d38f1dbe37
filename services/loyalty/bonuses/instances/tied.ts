/** Bonuses of deposits are tied to the player's cash: they end when some of it leaves before they are wagered. */
import { and, asc, eq, isNotNull } from "../../../platform/database/drizzle.ts";
import type { CashOf, CashTie } from "../../../money/accounts/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonus } from "../tables.ts";
import { endBonus } from "./end.ts";
import { lockBonus } from "./store.ts";

const tied = (db: Db, { playerId, currency }: CashOf) =>
  db
    .select({ id: bonus.id })
    .from(bonus)
    .where(
      and(
        eq(bonus.playerId, playerId),
        eq(bonus.currency, currency),
        eq(bonus.state, "ACTIVE"),
        isNotNull(bonus.paymentId),
      ),
    )
    .orderBy(asc(bonus.id));

export const bonusTie: CashTie = {
  holds: async (db, cash) => (await tied(db, cash)).length > 0,
  end: async (context, tx, cash) => {
    for (const { id } of await tied(tx, cash)) {
      const row = await lockBonus(tx, id);
      if (row !== null) await endBonus(context, tx, row, "FORFEITED", "CASH_TAKEN_OUT");
    }
  },
};
