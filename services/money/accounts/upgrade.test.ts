import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "../../platform/database/drizzle.ts";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { migrate, migrationFiles, statements } from "../../platform/database/migrate.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`upgrading the ledger is tried on the embedded database only: ${server.missing}`);
const databases: [string, () => { db: Db; close(): Promise<void> }][] = [
  [
    "embedded",
    () => {
      const client = new PGlite();
      return { db: drizzle(client), close: () => client.close() };
    },
  ],
];
if ("url" in server) {
  databases.push([
    "Postgres",
    () => {
      const pool = new pg.Pool({ connectionString: server.url, max: 1 });
      pool.on("error", () => undefined);
      return { db: drizzlePg(pool), close: () => pool.end() };
    },
  ]);
}
afterAll(async () => {
  if ("url" in server) await server.drop();
});

it.each(databases)(
  "gives entries of before the balances after them, and leaves the ledger append-only, on %s",
  { tags: "slow", timeout: 60_000 },
  async (_name, open) => {
    const { db, close } = open();
    try {
      // As the version before had it: the first four migrations, and money that moved.
      await db.execute(
        sql`create table migration (name text primary key, applied_at timestamptz not null default now())`,
      );
      for (const { name, url } of (await migrationFiles()).slice(0, 4)) {
        for (const statement of statements(await readFile(url, "utf8"))) await db.execute(sql.raw(statement));
        await db.execute(sql`insert into migration (name) values (${name})`);
      }
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into player (login, password_hash, created_at) values ('early', '-', 0)`);
        await tx.execute(
          sql`insert into ledger_account (kind, currency, player_id, type, balance) select 'player', 'RUB', id, 0, 70.5 from player`,
        );
        await tx.execute(sql`insert into ledger_account (kind, currency) values ('equity', 'RUB')`);
        for (const [index, amount] of ["100", "-50", "20.5"].entries()) {
          await tx.execute(
            sql`insert into journal (key, kind, fingerprint, at) values (${`early:${index}`}, 'stake', '-', 0)`,
          );
          await tx.execute(sql`insert into entry (journal_id, account_id, amount)
          select journal.id, account.id, case when account.kind = 'player' then ${amount}::numeric else -(${amount}::numeric) end from journal, ledger_account account where journal.key = ${`early:${index}`} order by account.id`);
        }
        await tx.execute(
          sql`insert into player_limit (player_id, limit_type, state, value, currency) select id, 20, 'ACTIVE', 5000, 'RUB' from player`,
        );
      });
      await migrate(db);
      const entries = await db.execute<{ kind: string; after: string | null }>(
        sql`select account.kind, trim_scale(entry.balance_after)::text as after from entry join ledger_account account on account.id = entry.account_id order by entry.id`,
      );
      expect(entries.rows.filter(({ kind }) => kind === "player").map(({ after }) => after)).toEqual([
        "100",
        "50",
        "70.5",
      ]);
      expect(entries.rows.filter(({ kind }) => kind === "equity").map(({ after }) => after)).toEqual([
        null,
        null,
        null,
      ]);
      await expect(db.execute(sql`update entry set amount = amount + 1`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
      expect((await db.execute(sql`select state, value::text, pending_value from player_limit`)).rows).toEqual([
        { state: "ACTIVE", value: "5000", pending_value: null },
      ]);
    } finally {
      await close();
    }
  },
);
