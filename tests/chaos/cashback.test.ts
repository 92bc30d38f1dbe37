/** Cashback is paid while the process that pays it is killed: each player gets theirs once, and the books balance. */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { lastPeriod } from "#shared/money/bonus/levels.ts";
import { trialBalance } from "../../services/money/accounts/ledger.ts";
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { temporaryServerDatabase } from "../../services/testing/database.ts";
import { randomFrom, wholeNumber } from "../kit/random.ts";
import { lastingPort, Server } from "./servers.ts";

const isLong = process.env["TEST_LONG"] === "1";
const kills = isLong ? 40 : 3;
/** Currencies each demo player has lost in. */
const currencies = ["RUB", "USD", "EUR", "KZT", "GBP", "TRY", "BRL", "INR", "MXN", "PLN", "CAD", "CHF"];
/** A kill comes at most so many milliseconds after the first payment is seen, or the server is up. */
const longestMs = 60;

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`cashback is not killed: ${server.missing}`);
afterAll(async () => {
  if ("url" in server) await server.drop();
});

/** Rounds of the week before, a loss of 100 in each currency for each demo player, who has an account in it. */
async function lose(client: pg.Client, at: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select id from player where is_demo order by id");
  let made = 0;
  for (const { id } of rows)
    for (const currency of currencies) {
      const account = await client.query<{ id: number }>(
        "select id from ledger_account where player_id = $1 and type = 0",
        [id],
      );
      const launch = await client.query<{ id: string }>(
        `insert into casino_launch (token_hash, player_id, account_id, currency, session_hash, game, opened_at, ended_at)
         values ($1, $2, $3, $4, '-', 'old-jack', $5, $5) returning id`,
        [`chaos-${id}-${currency}`, id, account.rows[0]?.id, currency, at],
      );
      await client.query(
        `insert into casino_round (id, player_id, account_id, launch_id, currency, game, state, staked, started_at, ended_at)
         values ($1, $2, $3, $4, $5, 'old-jack', 'SETTLED', 100, $6, $6)`,
        [`chaos-${id}-${currency}`, id, account.rows[0]?.id, launch.rows[0]?.id, currency, at],
      );
      made += 1;
    }
  return made;
}

it.runIf("url" in server)(
  `kill -9 while cashback is paid leaves each payment once, ${kills} times`,
  async () => {
    if (!("url" in server)) return;
    const services = new Server("services/main.ts", await lastingPort(), {
      DATABASE_URL: server.url,
      SERVICES: "accounts,bonuses",
    });
    const client = new pg.Client({ connectionString: server.url });
    const random = randomFrom("cashback");
    const paid = async () =>
      Number((await client.query<{ n: string }>("select count(*) as n from cashback_payment")).rows[0]?.n);
    try {
      await services.start();
      await client.connect();
      const due = await lose(client, lastPeriod("WEEK", Date.now()).from + 3_600_000);
      await services.kill();
      const seen: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await services.start();
        const before = await paid();
        // One lane runs into the middle of the payments; where all are paid already, nothing is left to meet.
        await expect.poll(paid, { timeout: 20_000, interval: 2 }).toBeGreaterThan(before === due ? -1 : before);
        await wait(wholeNumber(random, 0, longestMs));
        await services.kill();
        seen.push(await paid());
      }
      await services.start();
      await expect.poll(paid, { timeout: 60_000 }).toBe(due);
      await services.stop();
      // At least one kill came while some were paid and others not.
      expect(seen.some((count) => count > 0 && count < due)).toBe(true);
      // 5 % of the loss, but no more than 0.3 % of the stakes.
      const { rows } = await client.query<{ journals: string; wrong: string }>(`
        select (select count(*) from journal where key like 'cashback:%') as journals,
          (select count(*) from cashback_payment payment where payment.amount <> 0.3 or not exists (
            select 1 from journal join entry on entry.journal_id = journal.id join ledger_account account on account.id = entry.account_id
            where journal.key = 'cashback:' || payment.player_id || ':' || payment.currency || ':WEEK:' || payment.period_from
              and account.player_id = payment.player_id and entry.amount = payment.amount)) as wrong`);
      expect(rows).toEqual([{ journals: String(due), wrong: "0" }]);
      const database = await openDatabase({ databaseUrl: server.url, dataDir: null });
      try {
        const { totals, drifts } = await trialBalance(database.db);
        expect(drifts).toEqual([]);
        expect(totals.filter(({ sum }) => sum !== "0")).toEqual([]);
      } finally {
        await database.close();
      }
    } finally {
      await services.stop().catch(() => undefined);
      await client.end();
    }
  },
  isLong ? 900_000 : 180_000,
);
