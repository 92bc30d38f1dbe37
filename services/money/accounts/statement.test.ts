/** The statement by month over real HTTP: exact, whole for twelve months, and equal to the ledger. */
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { dropOld } from "../../platform/database/retention.ts";
import { retentionRules } from "../../registry.ts";
import { houseAccount, post, reverse } from "./ledger.ts";
import type { StatementMonth } from "./statement.ts";
import type { JournalKind } from "./tables.ts";

let test: TestServices;
let headers: { authorization: string };
let ids: Record<string, number> = {};
let keys = 0;

beforeAll(async () => {
  test = await startTestServices();
  headers = (await test.signIn()).headers;
  const { body } = await test.call<{ accounts: { id: number; iso: string }[] }>("GET", "/account-api/v1/accounts", {
    headers,
  });
  ids = Object.fromEntries(body.accounts.map(({ id, iso }) => [iso, id]));
});
afterAll(() => test.close());

const statement = async (months = "") =>
  (await test.call<{ months: StatementMonth[] }>("GET", `/account-api/v1/statement${months}`, { headers })).body.months;
const of = async (month: string, iso = "RUB") =>
  (await statement()).find((each) => each.month === month && each.currency === iso);

/** Posts what an account gains at a moment, and answers the journal's key. */
async function book(kind: JournalKind, amount: string, at: number, iso = "RUB"): Promise<string> {
  const key = `statement:${(keys += 1)}`;
  await test.services.context.db.transaction(async (tx) => {
    const equity = await houseAccount(tx, "equity", iso);
    const entries = [
      { accountId: ids[iso] ?? 0, amount },
      { accountId: equity, amount: new Exact(amount).negated().toFixed() },
    ];
    expect(await post(tx, { key, kind, use: "adjustment", at, entries })).toMatchObject({ ok: true });
  });
  return key;
}
const takeBack = (key: string, at: number) => test.services.context.db.transaction((tx) => reverse(tx, key, at));

// The test's clock begins on 21 November 2026.
const utc = (month: number, day: number, hour = 12) => Date.UTC(2026, month - 1, day, hour);

describe("a statement", () => {
  it("adds up deposits, withdrawals, stakes and winnings by month in UTC, less what was taken back", async () => {
    await book("deposit", "1000.50", utc(9, 30, 23));
    await book("deposit", "500", utc(10, 1, 0));
    await book("withdrawal", "-200.25", utc(10, 2));
    const failed = await book("withdrawal", "-99", utc(10, 3));
    await takeBack(failed, utc(10, 4));
    await book("stake", "-30", utc(10, 5));
    const refused = await book("stake", "-70", utc(10, 6));
    await takeBack(refused, utc(10, 6));
    await book("payout", "45.10", utc(10, 7));
    await book("adjustment", "-5", utc(10, 8));
    // Charged back a month later: it counts where it happened.
    const late = await book("deposit", "10", utc(10, 31, 23));
    await takeBack(late, utc(11, 1, 0));
    expect(await of("2026-09")).toMatchObject({ deposits: "1000.50", balance: "1000.50", other: "0.00" });
    expect(await of("2026-10")).toEqual({
      month: "2026-10",
      account_id: ids["RUB"],
      currency: "RUB",
      deposits: "510.00",
      withdrawals: "200.25",
      net_deposits: "309.75",
      stakes: "30.00",
      winnings: "45.10",
      net_result: "15.10",
      other: "-5.00",
      balance: "1320.35",
    });
    // The demo's opening of 100,000 was booked when the services started.
    expect(await of("2026-11")).toMatchObject({ deposits: "-10.00", other: "100000.00", balance: "101310.35" });
  });

  it("has the months that are asked for, newest first, and all accounts", async () => {
    expect((await statement()).map(({ month, currency }) => `${month} ${currency}`)).toEqual([
      "2026-11 RUB",
      "2026-11 USD",
      "2026-10 RUB",
      "2026-09 RUB",
    ]);
    expect(new Set((await statement("?months=2")).map(({ month }) => month))).toEqual(new Set(["2026-11", "2026-10"]));
    for (const months of ["0", "13", "x"])
      expect((await test.call("GET", `/account-api/v1/statement?months=${months}`, { headers })).status).toBe(400);
    expect((await test.call("GET", "/account-api/v1/statement")).status).toBe(401);
  });

  it("begins with the balance of what lies before", async () => {
    await book("deposit", "7.77", Date.UTC(2025, 5, 1));
    expect((await statement()).some(({ month }) => month.startsWith("2025"))).toBe(false);
    expect(await of("2026-09")).toMatchObject({ balance: "1008.27" });
  });

  it("stays whole when everything that may be dropped by age is, after a day", async () => {
    const { db, clock } = test.services.context;
    const before = await statement();
    const days = Object.fromEntries(Object.keys(retentionRules).map((table) => [table, 1]));
    const dropped = await dropOld({ db, rules: retentionRules, clock, days });
    expect(Object.keys(dropped).filter((table) => ["journal", "entry"].includes(table))).toEqual([]);
    expect(await statement()).toEqual(before);
  });

  it("is the ledger's own sum, whatever was booked", async () => {
    const { context } = test.services;
    const step = fc.record({
      kind: fc.constantFrom<JournalKind>("deposit", "payout", "adjustment", "conversion", "stake", "withdrawal"),
      minor: fc.integer({ min: 1, max: 5000 }),
      daysAgo: fc.integer({ min: 0, max: 320 }),
      isTakenBack: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { kind, minor, daysAgo, isTakenBack } of steps) {
          const at = context.clock.now() - daysAgo * 24 * 60 * 60_000;
          const sign = kind === "stake" || kind === "withdrawal" ? -1 : 1;
          const key = await book(kind, new Exact(minor * sign).dividedBy(100).toFixed(2), at, "USD");
          if (isTakenBack) await takeBack(key, at);
        }
        const months = (await statement()).filter(({ currency }) => currency === "USD").toReversed();
        let balance = new Exact(0);
        for (const each of months) {
          const { deposits, withdrawals, stakes, winnings, other } = each;
          balance = balance.plus(deposits).minus(withdrawals).minus(stakes).plus(winnings).plus(other);
          expect(each.balance).toBe(balance.toFixed(2));
          expect(new Exact(each.net_deposits).plus(each.net_result).toFixed()).toBe(
            new Exact(deposits).minus(withdrawals).plus(winnings).minus(stakes).toFixed(),
          );
        }
        const { body } = await test.call<{ accounts: { iso: string; money: string }[] }>(
          "GET",
          "/account-api/v1/accounts",
          { headers },
        );
        expect(body.accounts.find(({ iso }) => iso === "USD")?.money).toBe(balance.toFixed(2));
      }),
      { numRuns: 15 },
    );
  });
});
