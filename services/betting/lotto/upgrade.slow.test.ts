import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "../../platform/database/drizzle.ts";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { migrate, migrationFiles, statements } from "../../platform/database/migrate.ts";
import { standardLotteries } from "./rules/lotteries.ts";
import { showTicket } from "./show.ts";
import { lottery, lottoDraw, lottoTicket } from "./tables.ts";

const client = new PGlite();
const db: Db = drizzle(client);
const change = "0052_a_lotto_bets.sql";

beforeAll(async () => {
  await db.execute(sql`create table migration (name text primary key, applied_at timestamptz not null default now())`);
  for (const { name, url } of await migrationFiles()) {
    if (name === change) break;
    for (const statement of statements(await readFile(url, "utf8"))) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into migration (name) values (${name})`);
  }
  const { mostBets: _, ...rules } = standardLotteries["quick"] ?? { mostBets: 0 };
  await db.execute(sql`insert into player (login, password_hash, created_at) values ('early', '-', 0)`);
  await db.execute(
    sql`insert into ledger_account (kind, currency, player_id, type, balance) select 'player', 'RUB', id, 0, 0 from player`,
  );
  await db.execute(sql`insert into lottery (key, rules) values ('quick', ${JSON.stringify(rules)}::jsonb)`);
  await db.execute(sql`
    insert into lotto_draw (lottery, number, state, currency, rules, seed_hash, popularity, opens_at, closes_at, opened_by)
    values ('quick', 1, 'OPEN', 'RUB', ${JSON.stringify(rules)}::jsonb, '', '[]', 0, 1, 'job')`);
  for (const [key, bet, coef, numbers, state, prize] of [
    ["lines", null, null, "{1,2,3,4}", "OPEN", null],
    ["open", "numbers-2", 1_700, "{3,7}", "OPEN", null],
    ["won", "sum-odd", 170, "{}", "WON", "17.00"],
  ] as const)
    await db.execute(sql`
      insert into lotto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, bet, coef, numbers, picks,
        lines, stake, price, state, prize, bought_at)
      select draw.id, player.id, account.id, ${key}, '', ${bet}, ${coef}::integer, ${numbers}::integer[], 0, 1, 10.00,
        10.00, ${state}, ${prize}::numeric, 1
      from lotto_draw draw, player, ledger_account account`);
  await migrate(db);
});
afterAll(() => client.close());

it("makes a bet of before the only one of its ticket", async () => {
  const rows = await db.select().from(lottoTicket).orderBy(lottoTicket.id);
  expect(rows.map((row) => showTicket(row, "RUB"))).toMatchObject([
    { bet: null, bets: [], numbers: [1, 2, 3, 4] },
    {
      bet: "numbers-2",
      coef: "17.00",
      numbers: [3, 7],
      bets: [{ bet: "numbers-2", coef: "17.00", numbers: [3, 7], stake: "10.00", state: "OPEN", prize: null }],
    },
    { bet: "sum-odd", prize: "17.00", bets: [{ bet: "sum-odd", state: "WON", prize: "17.00" }] },
  ]);
});

it("lets tickets of lotteries and draws of before have several bets", async () => {
  const [one] = await db.select().from(lottery);
  const [draw] = await db.select().from(lottoDraw);
  expect([one?.rules.mostBets, draw?.rules.mostBets]).toEqual([20, 20]);
});
