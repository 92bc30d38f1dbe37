import pg from "pg";
import { expect, it } from "vitest";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { expectPaidOnce, killAt } from "../../testing/killing.ts";
import { startTournamentWorld } from "./testing/world.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`no payout is killed: ${server.missing}`);

/** The whole number with TEST_LONG=1, a sample without. */
const kills = process.env["TEST_LONG"] === "1" ? 40 : 2;
const winners = 10 * (kills + 1);

it.runIf("url" in server)(
  "pays each prize once, however often the payout is killed in the middle",
  async () => {
    if (!("url" in server)) return;
    const settings = { settings: { databaseUrl: server.url } };
    const world = await startTournamentWorld(settings);
    const { id } = await world.create({ prizes: [{ from: 1, to: 10_000, amount: "0.05", percent: null }] });
    await world.end(id);
    await world.close();

    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(
      `with made as (insert into player (login, password_hash, created_at) select 'winner-' || number, '-', 1 from generate_series(1, $2::integer) as number returning id),
      opened as (insert into ledger_account (kind, player_id, currency, type, balance) select 'player', id, 'RUB', 0, 0 from made returning player_id)
      insert into tournament_entry (tournament_id, player_id, state, points, rank, prize, joined_at)
      select $1, player_id, 'WON', 5, 1, 0.05, 1 from opened`,
      [id, winners],
    );
    await client.query("update tournament set state = 'PAYING', settled_at = null where id = $1", [id]);
    // Four prizes are paid by each process, and the fifth is booked when it dies.
    const due = `select id from tournament_entry where tournament_id = ${id} and state = 'WON' order by id`;
    for (let kill = 0; kill < kills; kill += 1)
      await killAt(server.url, [
        `select from tournament_entry where id = (${due} offset 4 limit 1)`,
        `select from tournament where id = ${id}`,
      ]);
    const left = await client.query("select 1 from tournament_entry where tournament_id = $1 and state = 'WON'", [id]);
    expect(left.rowCount).toBe(winners - 4 * kills);

    const again = await startTournamentWorld(settings);
    try {
      await again.work();
      expect(await again.tournament(id)).toMatchObject({ phase: "SETTLED", paid: (winners * 0.05).toFixed(2) });
      await expectPaidOnce(client, {
        prefix: "tournament:",
        journals: winners,
        wrong:
          "select 1 from ledger_account account join tournament_entry using (player_id) where account.balance <> 0.05",
      });
      await again.expectBooks();
    } finally {
      await client.end();
      await again.close();
      await server.drop();
    }
  },
  600_000,
);
