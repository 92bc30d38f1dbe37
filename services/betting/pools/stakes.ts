/**
 * Answers accounts and limits about tickets, by the ports these two declare. Toto and lotto name their tables alike:
 * `<name>_ticket`, `<name>_draw`, `<name>_jackpot`.
 */
import { sql } from "../../platform/database/drizzle.ts";
import type { StakeHolder } from "../../money/accounts/public.ts";
import type { Wagered } from "../../money/limits/public.ts";
import type { Db } from "../../platform/database/database.ts";

type Name = "toto" | "lotto";

const table = (name: Name, what: string) => sql.identifier(`${name}_${what}`);

export const poolStakes = (name: Name): StakeHolder => ({
  hasOpen: async (db, of) => {
    const own = "accountId" in of ? sql`account_id = ${of.accountId}` : sql`player_id = ${of.playerId}`;
    const { rows } = await db.execute(
      sql`select 1 from ${table(name, "ticket")} where ${own} and state = 'OPEN' limit 1`,
    );
    return rows.length > 0;
  },
  /** Stakes of draws that are not settled, and what rolls over. */
  openTotals: async (db) => {
    const { rows } = await db.execute<{ currency: string; amount: string }>(sql`
      select currency, trim_scale(sum(amount))::text as amount from (
        select currency, held as amount from ${table(name, "draw")} where held > 0
        union all select currency, amount from ${table(name, "jackpot")}
      ) as holding group by currency`);
    return rows;
  },
});

export const poolWagers =
  (name: Name) =>
  async (db: Db, playerId: number, since: number): Promise<Wagered[]> => {
    const { rows } = await db.execute<{ currency: string; staked: string; returned: string }>(sql`
      select draw.currency, coalesce(sum(ticket.price), 0)::text as staked, coalesce(sum(ticket.prize), 0)::text as returned
      from ${table(name, "ticket")} ticket join ${table(name, "draw")} draw on draw.id = ticket.draw_id
      where ticket.player_id = ${playerId} and ticket.state <> 'REFUNDED' and ticket.bought_at > ${since}::bigint
      group by draw.currency`);
    return rows.map(({ currency, staked, returned }) => ({ currency, staked, returned }));
  };

interface PoolSums {
  playerId: number;
  currency: string;
  staked: string;
  won: string;
}

/** What some players staked and won with tickets of toto and lotto that were settled from a moment to before another. */
export async function poolSums(
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<PoolSums[]> {
  const ofTickets = (name: Name) => sql`
    select ticket.player_id, draw.currency, ticket.price, ticket.prize
    from ${table(name, "ticket")} ticket join ${table(name, "draw")} draw on draw.id = ticket.draw_id
    where ticket.player_id = any(string_to_array(${playerIds.join(",")}, ',')::integer[]) and ticket.state in ('WON', 'LOST')
      and ticket.settled_at >= ${from}::bigint and ticket.settled_at < ${to}::bigint`;
  const { rows } = await db.execute<{ player_id: number; currency: string; staked: string; won: string }>(sql`
    select player_id, currency, sum(price)::text as staked, coalesce(sum(prize), 0)::text as won
    from (${ofTickets("toto")} union all ${ofTickets("lotto")}) as ticket group by player_id, currency`);
  return rows.map(({ player_id: playerId, ...sums }) => ({ playerId, ...sums }));
}
