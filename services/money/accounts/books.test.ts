import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { openDatabase } from "../../platform/database/openDatabase.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { createMetrics } from "../../../scripts/lib/metrics.ts";
import { clientOf, placed, single } from "../../betting/coupons/testing/client.ts";
import { booksText, readBooks } from "./books.ts";
import { houseAccount, post } from "./ledger.ts";
import { watchBooks } from "./watch.ts";

let test: TestServices;
let db: Db;
beforeAll(async () => {
  test = await startTestServices();
  ({ db } = test.services.context);
});
afterAll(() => test.close());

/** Writes past all guards, as a broken program or a hand in the database would. */
const tamper = async (statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });
const wallet = async () =>
  Number(
    (
      await db.execute<{ id: number }>(
        sql`select id from ledger_account where kind = 'player' and currency = 'RUB' order by id limit 1`,
      )
    ).rows[0]?.id,
  );

describe("the books", () => {
  it("tell what each kind of account holds, and that they balance", async () => {
    const client = await clientOf(test);
    await placed(client, single(client));
    const books = await readBooks(db);
    expect(books).toMatchObject({ isBalanced: true, drifts: [], house: [] });
    const wallets = books.holdings.find(({ kind, currency }) => kind === "player" && currency === "RUB");
    expect(wallets).toMatchObject({ balances: wallets?.entries, accounts: expect.any(Number) });
    expect(Number(wallets?.entries) % 1000).toBe(900);
    expect(books.holdings).toContainEqual({
      kind: "stakes",
      currency: "RUB",
      accounts: 1,
      entries: "100",
      balances: null,
    });
    expect(booksText(books)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^RUB +player +\d+ +(\d+) +\1$/),
        "RUB: all entries come to 0",
        "The books balance.",
      ]),
    );
  });

  it("name the account whose kept balance drifts", async () => {
    const id = await wallet();
    await tamper(sql`update ledger_account set balance = balance + 0.01 where id = ${id}`);
    expect(booksText(await readBooks(db))).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`DRIFT: account ${id} (RUB) keeps`),
        "THE BOOKS DO NOT BALANCE.",
      ]),
    );
    await tamper(sql`update ledger_account set balance = balance - 0.01 where id = ${id}`);
  });

  it("name the journal that doesn't come to zero, and the currency with it", async () => {
    const {
      rows: [one],
    } = await db.execute<{ id: string; journal: string }>(
      sql`select id, journal_id as journal from entry order by id limit 1`,
    );
    await tamper(sql`update entry set amount = amount + 5 where id = ${Number(one?.id)}`);
    const books = await readBooks(db);
    expect(books.isBalanced).toBe(false);
    expect(booksText(books)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`DRIFT: journal ${one?.journal} (`),
        expect.stringMatching(/: all entries come to 5, not to 0$/),
      ]),
    );
    await tamper(sql`update entry set amount = amount - 5 where id = ${Number(one?.id)}`);
  });

  it("name a house account that holds other stakes or debts than there are", async () => {
    await db.transaction(async (tx) => {
      const [stakes, revenue] = [await houseAccount(tx, "stakes", "RUB"), await houseAccount(tx, "revenue", "RUB")];
      await post(tx, {
        key: "books:test",
        kind: "stake",
        use: "bet",
        at: 0,
        entries: [
          { accountId: stakes, amount: "7" },
          { accountId: revenue, amount: "-7" },
        ],
      });
    });
    await db.execute(sql`insert into account_debt (account_id, amount) values (${await wallet()}, 3)`);
    expect((await readBooks(db)).house).toEqual([
      { kind: "debts", currency: "RUB", entries: "0", expected: "-3" },
      { kind: "stakes", currency: "RUB", entries: "107", expected: "100" },
    ]);
  });
});

it(
  "npm run books prints them and ends with 0, or with 1 when they don't balance",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "books-"));
    try {
      const run = async () => {
        const child = spawn(process.execPath, [fileURLToPath(new URL("../../../scripts/books.ts", import.meta.url))], {
          env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
          stdio: ["ignore", "pipe", "pipe"],
        });
        let output = "";
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk: Buffer) => {
            output += chunk.toString();
          });
        const [code] = await once(child, "close");
        return { code: code as number | null, output };
      };
      expect(await run()).toEqual({ code: 0, output: expect.stringMatching(/The books balance\.\n$/) });
      const database = await openDatabase({ databaseUrl: null, dataDir });
      await database.db.execute(sql`insert into player (login, password_hash, created_at) values ('early', '-', 0)`);
      await database.db.execute(
        sql`insert into ledger_account (kind, currency, player_id, type, balance) select 'player', 'EUR', id, 0, 70.5 from player`,
      );
      await database.close();
      expect(await run()).toEqual({
        code: 1,
        output: expect.stringMatching(
          /DRIFT: account \d+ \(EUR\) keeps 70\.5, its entries come to 0\nTHE BOOKS DO NOT BALANCE\.\n$/,
        ),
      });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

it("the metrics tell what the last look found, and how long ago", async () => {
  const { context } = test.services;
  const metrics = createMetrics("books_test");
  const seen = watchBooks({ metrics });
  expect(await metrics.registry.metrics()).not.toMatch(/^ledger_/m);
  seen(await readBooks(context.db));
  // The stakes and debts of the test before.
  expect(await metrics.registry.metrics()).toMatch(/^ledger_drift_accounts 2$/m);
  expect(await metrics.registry.metrics()).toMatch(/^ledger_total\{currency="RUB"\} 0$/m);
  expect(await metrics.registry.metrics()).toMatch(/^ledger_check_age_seconds 0\.\d+$/m);
});
