/** Tickets of a draw written straight into the database: selling them one by one is another bench's matter. */
import { sql } from "drizzle-orm";
import { combinationsOf } from "../../../services/betting/toto/rules/lines.ts";
import { houseAccount, openAccount, post } from "../../../services/money/accounts/public.ts";
import type { ServiceContext } from "../../../services/platform/context.ts";
import { randomFrom, wholeNumber } from "../../kit/random.ts";

const mostCombinations = 10_000;
const atOnce = 5_000;
/** 1X2 as masks of one, two and three picks. */
const singles: readonly number[] = [1, 2, 4];
const doubles: readonly number[] = [3, 5, 6];
const triple = 7;

interface Wanted {
  drawId: number;
  tickets: number;
  players: number;
}

/** Fifteen picks, widened while they stay below the most combinations. */
function systemOf(random: () => number): number[] {
  const picks = Array.from({ length: 15 }, () => singles[wholeNumber(random, 0, 2)] ?? 1);
  const most = wholeNumber(random, 100, mostCombinations);
  let combinations = 1;
  for (;;) {
    const at = wholeNumber(random, 0, 14);
    const [wider, factor] = random() < 0.5 ? [triple, 3] : [doubles[wholeNumber(random, 0, 2)] ?? 3, 2];
    if (!singles.includes(picks[at] ?? 0) || combinations * factor > most) return picks;
    picks[at] = wider;
    combinations *= factor;
  }
}

/** Answers how many combinations there are in all. */
export async function sellSystems(
  context: Pick<ServiceContext, "db">,
  { drawId, tickets, players }: Wanted,
): Promise<{ combinations: number }> {
  const random = randomFrom("pools");
  const { rows } = await context.db.execute<{ id: number }>(
    sql`insert into player (login, password_hash, created_at) select 'pool' || number, 'x', 1 from generate_series(1, ${players}::integer) number returning id`,
  );
  const systems = Array.from({ length: tickets }, () => systemOf(random));
  const combinations = systems.reduce((sum, picks) => sum + combinationsOf(picks), 0);
  const most = Math.max(...Array.from({ length: players }, (_, index) => ownSum(systems, index, players)));
  await context.db.transaction(async (tx) => {
    const accounts: number[] = [];
    for (const { id } of rows) accounts.push(await openAccount(tx, id, "RUB", 0));
    // Everybody has as much as the one who plays most, and stakes one rouble a combination.
    const equity = await houseAccount(tx, "equity", "RUB");
    const stakes = await houseAccount(tx, "stakes", "RUB");
    const money = (to: (account: number, index: number) => string) =>
      accounts.map((accountId, index) => ({ accountId, amount: to(accountId, index) }));
    const opening = [...money(() => String(most)), { accountId: equity, amount: String(-most * players) }];
    await post(tx, { key: "pools:opening", kind: "opening", use: "opening", entries: opening, at: 1 });
    const staked = money((_, index) => String(-ownSum(systems, index, players)));
    const entries = [...staked, { accountId: stakes, amount: String(combinations) }];
    await post(tx, { key: "pools:stakes", kind: "stake", use: "bet", entries, at: 1 });
    for (let first = 0; first < tickets; first += atOnce) {
      const part = systems.slice(first, first + atOnce).map((picks, index) => {
        const owner = (first + index) % players;
        const count = combinationsOf(picks);
        return { key: `t${first + index}`, player: rows[owner]?.id, account: accounts[owner], picks, count };
      });
      await tx.execute(sql`
        insert into toto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, picks, combinations, stake, price, state, bought_at)
        select ${drawId}::bigint, player, account, key, '', (select array_agg(value::integer) from jsonb_array_elements_text(picks) value), count, 1, count, 'OPEN', 1
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as sold (key text, player integer, account integer, picks jsonb, count integer)`);
    }
    await tx.execute(
      sql`update toto_draw set staked = ${combinations}, held = ${combinations}, tickets = ${tickets} where id = ${drawId}::bigint`,
    );
  });
  return { combinations };
}

/** Combinations of one player, who has every so manieth ticket. */
function ownSum(systems: readonly number[][], player: number, players: number): number {
  let sum = 0;
  for (let index = player; index < systems.length; index += players) sum += combinationsOf(systems[index] ?? []);
  return sum;
}
