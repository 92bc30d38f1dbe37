import { eq, sql } from "../../platform/database/drizzle.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { player } from "../../people/players/tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { openDatabase, type OpenDatabase } from "../../platform/database/openDatabase.ts";
import { memoryDatabase, temporaryServerDatabase } from "../../testing/database.ts";
import { houseAccount, post, reverse, trialBalance, type Posted } from "./ledger.ts";
import type { AccountUse } from "#shared/money/accountUses.ts";
import { openAccount } from "./open.ts";
import { type AccountTypeId, ledgerAccount } from "./tables.ts";

let keys = 0;
const nextKey = () => `test:${(keys += 1)}`;

interface Books {
  db: Db;
  equity: number;
  wallets: number[];
}

/** Books with two wallets of one player, 1000 RUB in the first and nothing in the second. */
async function openBooks(db: Db): Promise<Books> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .insert(player)
      .values({ login: `player-${nextKey()}`, passwordHash: "-", createdAt: 0 })
      .returning({ id: player.id });
    if (!person) throw new Error("no player");
    const wallets = [await openAccount(tx, person.id, "RUB", 0), await openAccount(tx, person.id, "RUB", 4)];
    const equity = await houseAccount(tx, "equity", "RUB");
    const opening = await post(tx, {
      key: nextKey(),
      kind: "opening",
      use: "opening",
      at: 0,
      entries: [
        { accountId: equity, amount: "-1000" },
        { accountId: wallets[0] ?? 0, amount: "1000" },
      ],
    });
    expect(opening.ok).toBe(true);
    return { db, equity, wallets };
  });
}

const move = (books: Books, from: number, to: number, amount: string, key = nextKey()): Promise<Posted> =>
  books.db.transaction((tx) =>
    post(tx, {
      key,
      kind: "stake",
      use: "bet",
      at: 1,
      entries: [
        { accountId: from, amount: `-${amount}` },
        { accountId: to, amount },
      ],
    }),
  );

async function balanceOf({ db }: Books, id: number): Promise<string> {
  return (
    (
      await db.execute<{ balance: string }>(
        sql`select trim_scale(balance)::text as balance from ledger_account where id = ${id}`,
      )
    ).rows[0]?.balance ?? ""
  );
}

async function entryCount(db: Db): Promise<number> {
  return Number((await db.execute<{ entries: string }>(sql`select count(*) as entries from entry`)).rows[0]?.entries);
}

/** Every use by the types of accounts that it is open to: written out, so that a change of the table is a change here. */
const openTo: Readonly<Record<AccountUse, readonly AccountTypeId[]>> = {
  bet: [0, 4, 9],
  casino: [0, 4, 9],
  toto: [0, 9],
  lotto: [0, 9],
  tournament: [0, 9],
  cashOut: [0, 9],
  swap: [0, 9],
  insurance: [0, 9],
  advance: [0, 9],
  vipBet: [0, 9],
  promoCode: [0, 9],
  deposit: [0, 9],
  withdrawal: [0, 9],
  conversion: [0, 9],
  reward: [0, 9],
  payout: [0, 4, 9],
  bonus: [0, 4, 9],
  repayment: [0, 4, 9],
  adjustment: [0, 4, 9],
  opening: [0, 4, 9],
};

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`the ledger is tried on the embedded database only: ${server.missing}`);
const databases: [string, () => Promise<OpenDatabase>][] = [["embedded", memoryDatabase]];
if ("url" in server) databases.push(["Postgres", () => openDatabase({ databaseUrl: server.url, dataDir: null })]);
afterAll(async () => {
  if ("url" in server) await server.drop();
});

describe.each(databases)("the ledger on %s", (_name, open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("lets two open the house's accounts of a new currency at once, each in an order of its own", async () => {
    const currencies = ["AED", "AMD", "AUD"];
    const inOrder = (currency: string, ...kinds: ("promo" | "stakes")[]) =>
      database.db.transaction(async (tx) => {
        const first = await houseAccount(tx, kinds[0] ?? "promo", currency);
        // Long enough for the other to get halfway too.
        await tx.execute(sql`select pg_sleep(0.1)`);
        return [first, await houseAccount(tx, kinds[1] ?? "stakes", currency)];
      });
    for (const currency of currencies) {
      const [one, other] = await Promise.all([
        inOrder(currency, "promo", "stakes"),
        inOrder(currency, "stakes", "promo"),
      ]);
      expect(one?.toReversed()).toEqual(other);
    }
  });

  it.each(Object.keys(openTo) as AccountUse[])(
    "moves money for %s only on accounts whose money may be used so",
    async (use) => {
      const { db, equity, wallets } = await openBooks(database.db);
      const [main = 0, bonus = 0] = wallets;
      const [owner] = await db.select().from(ledgerAccount).where(eq(ledgerAccount.id, main));
      const currency = await db.transaction((tx) => openAccount(tx, owner?.playerId ?? 0, "EUR", 9));
      const euros = await db.transaction((tx) => houseAccount(tx, "equity", "EUR"));
      for (const [type, accountId, house] of [
        [0, main, equity],
        [4, bonus, equity],
        [9, currency, euros],
      ] as const) {
        const give = { key: nextKey(), kind: "adjustment", at: 1, entries: [] } as const;
        const entries = [
          { accountId: house, amount: "-1" },
          { accountId, amount: "1" },
        ];
        const before = [await balanceOf({ db, equity, wallets }, accountId), await entryCount(db)];
        const posted = db.transaction((tx) => post(tx, { ...give, use, entries }));
        if (openTo[use].includes(type)) expect(await posted).toMatchObject({ ok: true });
        else {
          await expect(posted).rejects.toThrow();
          expect([await balanceOf({ db, equity, wallets }, accountId), await entryCount(db)]).toEqual(before);
        }
      }
    },
  );

  it("has every account of the house in a currency from its first wallet on", async () => {
    const [person] = await database.db
      .insert(player)
      .values({ login: `player-${nextKey()}`, passwordHash: "-", createdAt: 0 })
      .returning({ id: player.id });
    await database.db.transaction((tx) => openAccount(tx, person?.id ?? 0, "CHF", 0));
    const { rows } = await database.db.execute<{ kind: string }>(
      sql`select kind from ledger_account where currency = 'CHF' and kind <> 'player' order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      "adjustments",
      "advance",
      "clearing",
      "debts",
      "equity",
      "fees",
      "held",
      "promo",
      "revenue",
      "rounding",
      "stakes",
    ]);
  });

  it("moves money once per key: again is a replay, another payload an error", async () => {
    const books = await openBooks(database.db);
    const [from = 0, to = 0] = books.wallets;
    const key = nextKey();
    expect(await move(books, from, to, "10", key)).toMatchObject({ ok: true, isReplay: false });
    expect(await move(books, from, to, "10.00", key)).toMatchObject({ ok: true, isReplay: true });
    expect(await move(books, from, to, "11", key)).toEqual({ ok: false, code: "IDEMPOTENCY_MISMATCH" });
    expect([await balanceOf(books, from), await balanceOf(books, to)]).toEqual(["990", "10"]);
  });

  it("refuses what a wallet does not have and writes nothing", async () => {
    const books = await openBooks(database.db);
    const [from = 0, to = 0] = books.wallets;
    const before = await entryCount(database.db);
    expect(await move(books, from, to, "1000.01")).toEqual({ ok: false, code: "INSUFFICIENT_FUNDS", accountId: from });
    expect(await entryCount(database.db)).toBe(before);
    expect(await move(books, from, to, "1000")).toMatchObject({ ok: true });
  });

  it("takes a journal back once, and can't when the money is gone", async () => {
    const books = await openBooks(database.db);
    const [from = 0, to = 0] = books.wallets;
    const key = nextKey();
    await move(books, from, to, "10.5", key);
    const back = () => database.db.transaction((tx) => reverse(tx, key, 2));
    await move(books, to, from, "10.5");
    expect(await back()).toMatchObject({ ok: false, code: "INSUFFICIENT_FUNDS" });
    await move(books, from, to, "20");
    expect(await back()).toMatchObject({ ok: true, isReplay: false });
    expect(await back()).toMatchObject({ ok: true, isReplay: true });
    expect([await balanceOf(books, from), await balanceOf(books, to)]).toEqual(["990.5", "9.5"]);
  });

  it("never goes below zero under a hundred payments at once", async () => {
    const books = await openBooks(database.db);
    const [from = 0] = books.wallets;
    const answers = await Promise.all(Array.from({ length: 100 }, () => move(books, from, books.equity, "30")));
    // 33 × 30 = 990; the 34th would need 1020.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(33);
    expect(await balanceOf(books, from)).toBe("10");
    expect((await trialBalance(database.db)).drifts).toEqual([]);
  });

  it("writes one journal for fifty posts at once under one key", async () => {
    const books = await openBooks(database.db);
    const [from = 0, to = 0] = books.wallets;
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(books, from, to, "7", key)));
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(answers.filter((answer) => answer.ok && answer.isReplay)).toHaveLength(49);
    expect(await balanceOf(books, to)).toBe("7");
  });

  it("moves money between two wallets both ways at once without a deadlock", async () => {
    const books = await openBooks(database.db);
    const [from = 0, to = 0] = books.wallets;
    await move(books, from, to, "500");
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? move(books, from, to, "1") : move(books, to, from, "1"))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([await balanceOf(books, from), await balanceOf(books, to)]).toEqual(["500", "500"]);
  });

  it("is append-only, balanced and not below zero by the database's own rules", async () => {
    const books = await openBooks(database.db);
    // The driver's own error, or the one that drizzle wraps around it.
    const reason = (error: unknown) =>
      error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
    const refused = async (statement: ReturnType<typeof sql>) => {
      const error: unknown = await database.db
        .transaction(async (tx) => {
          await tx.execute(statement);
        })
        .catch((thrown: unknown) => thrown);
      expect(reason(error)).toMatch(/append-only|does not balance|violates check/);
    };
    await refused(sql`update entry set amount = amount + 1`);
    await refused(sql`delete from journal`);
    await refused(sql`truncate entry`);
    await refused(sql`update ledger_account set balance = -1 where id = ${books.wallets[0]}`);
    await refused(
      sql`with lone as (insert into journal (key, kind, fingerprint, at) values ('lone', 'stake', '-', 0) returning id) insert into entry (journal_id, account_id, amount) select id, ${books.wallets[0]}, 1 from lone`,
    );
    expect((await trialBalance(database.db)).drifts).toEqual([]);
  });

  it("names the account that drifts", async () => {
    const books = await openBooks(database.db);
    const [wallet = 0] = books.wallets;
    await database.db.execute(sql`update ledger_account set balance = balance + 0.01 where id = ${wallet}`);
    expect((await trialBalance(database.db)).drifts).toEqual([
      { kind: "account", accountId: wallet, currency: "RUB", balance: "1000.01", entries: "1000" },
    ]);
    await database.db.execute(sql`update ledger_account set balance = balance - 0.01 where id = ${wallet}`);
    expect((await trialBalance(database.db)).drifts).toEqual([]);
  });

  it("proves zero after any mix of payments, replays and reversals", async () => {
    const books = await openBooks(database.db);
    const accounts = [...books.wallets, books.equity];
    const step = fc.record({
      from: fc.integer({ min: 0, max: 2 }),
      to: fc.integer({ min: 0, max: 2 }),
      minor: fc.integer({ min: 1, max: 60_000 }),
      key: fc.integer({ min: 0, max: 9 }),
      isReversal: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const run = nextKey();
        const posted = new Set<string>();
        for (const { from, to, minor, key, isReversal } of steps) {
          const name = `${run}:${key}`;
          if (from === to) continue;
          if (isReversal && posted.has(name)) await database.db.transaction((tx) => reverse(tx, name, 3));
          else if ((await move(books, accounts[from] ?? 0, accounts[to] ?? 0, (minor / 100).toFixed(2), name)).ok)
            posted.add(name);
        }
        const { totals, drifts } = await trialBalance(database.db);
        expect(drifts).toEqual([]);
        expect(totals.every(({ sum }) => sum === "0")).toBe(true);
        const wallets = await database.db.select({ balance: ledgerAccount.balance }).from(ledgerAccount);
        expect(wallets.every(({ balance }) => balance === null || !balance.startsWith("-"))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
