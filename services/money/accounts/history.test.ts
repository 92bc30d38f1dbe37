import { Decimal } from "decimal.js";
import * as fc from "fast-check";
import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { decideDue } from "../../betting/coupons/place/decide.ts";
import { settleKnown } from "../../betting/coupons/settle/settle.ts";
import { clientOf, placed, single, type Client } from "../../betting/coupons/testing/client.ts";
import type { accountsApi } from "./api.ts";
import { houseAccount, post, reverse } from "./ledger.ts";
import { openAccount } from "./open.ts";

type History = z.infer<typeof accountsApi.history.response>;

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const dayMs = 24 * 60 * 60_000;
const ask = (query: Record<string, string | number | boolean> = {}) =>
  test.call<History>(
    "GET",
    `/account-api/v1/getMainAccount?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    { headers: client.headers },
  );
const history = async (query: Record<string, string | number | boolean> = {}) => (await ask(query)).body;

it("tells every movement of the main account with type, coupon, amount, balance after it and time", async () => {
  const openedAt = Math.floor(test.services.context.clock.now() / 1000);
  test.advance(60_000);
  const won = await placed(client, single(client, { amount: "150.50" }));
  const lost = await placed(client, single(client, { bets: [{ outcomeId: "2.1x2.home", coef: "2" }] }));
  const live = await placed(client, single(client, { bets: [{ outcomeId: "101.1x2.home", coef: "2" }] }));
  test.book.setResult("1.1x2.home", "WON");
  test.book.setResult("2.1x2.home", "LOST");
  test.book.setOutcome("101.1x2.home", { isBlocked: true });
  test.advance(5_000);
  await settleKnown(test.services.context);
  await decideDue(test.services.context);
  const page = await history();
  expect(page).toMatchObject({
    accountId: Number(client.accounts["RUB"]),
    currency: "RUB",
    pageNumber: 1,
    pageCount: 1,
    totalCount: 6,
    next: null,
  });
  expect(
    page.entries.map(({ type, couponId, amount, balanceAfter, at }) => [
      type,
      couponId,
      amount,
      balanceAfter,
      at - openedAt,
    ]),
  ).toEqual([
    ["REFUND", live.id, "100.00", "100050.50", 65],
    ["PAYOUT", won.id, "301.00", "99950.50", 65],
    ["STAKE", live.id, "-100.00", "99649.50", 60],
    ["STAKE", lost.id, "-100.00", "99749.50", 60],
    ["STAKE", won.id, "-150.50", "99849.50", 60],
    ["OPENING", null, "100000.00", "100000.00", 0],
  ]);
  expect(page.entries[0]?.balanceAfter).toBe(await client.balance());
});

it("pages by number, and by cursor without shifting when something is added on top", async () => {
  const all = (await history()).entries.map(({ id }) => id);
  const [first, second] = [await history({ pageSize: 4 }), await history({ pageSize: 4, pageNumber: 2 })];
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(all);
  expect(first).toMatchObject({ pageCount: 2, totalCount: 6 });
  expect(second.next).toBeNull();
  await placed(client, single(client, { bets: [{ outcomeId: "3.1x2.home", coef: "2" }] }));
  const rest = await history({ pageSize: 4, before: first.next ?? "" });
  expect(rest.entries.map(({ id }) => id)).toEqual(all.slice(4));
  expect(rest).toMatchObject({ totalCount: 7, pageCount: 2, next: null });
});

it("chooses by type and time", async () => {
  expect((await history({ types: "PAYOUT,REFUND" })).entries.map(({ type }) => type)).toEqual(["REFUND", "PAYOUT"]);
  expect(await history({ types: "NONSENSE" })).toMatchObject({ entries: [], totalCount: 0, pageCount: 0 });
  const { entries } = await history();
  const [opening, staked] = [entries.at(-1)?.at ?? 0, entries.at(-2)?.at ?? 0];
  expect((await history({ from: opening, to: staked })).entries.map(({ type }) => type)).toEqual(["OPENING"]);
});

it("leaves what is older than 90 days to the archive", async () => {
  test.advance(91 * dayMs);
  expect(await history()).toMatchObject({ entries: [], totalCount: 0 });
  expect(await history({ isIncludeArchive: true })).toMatchObject({ totalCount: 7 });
  test.advance(-91 * dayMs);
});

it("knows no accounts of others, no wrong cursors and no guests", async () => {
  const other = await clientOf(test, "demo2");
  for (const accountId of [other.accounts["RUB"] ?? "", 1, 0, 99_999_999_999])
    expect(await ask({ accountId })).toMatchObject({ status: 404, body: { code: "ACCOUNT_UNKNOWN" } });
  expect(await ask({ before: "nonsense" })).toMatchObject({ status: 400, body: { code: "BAD_CURSOR" } });
  for (const [name, value] of [
    ["pageNumber", 0],
    ["pageSize", 101],
    ["isIncludeArchive", "maybe"],
  ] as const)
    expect((await ask({ [name]: value })).status).toBe(400);
  expect((await test.call("GET", "/account-api/v1/getMainAccount")).status).toBe(401);
});

it("is complete: whatever happened, entries add up to each balance told and to the one the account has", async () => {
  const { context } = test.services;
  let number = 0;
  const step = fc.record({
    minor: fc.integer({ min: 1, max: 90_000 }),
    kind: fc.constantFrom("deposit", "stake", "reversal"),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 15 }),
      fc.integer({ min: 1, max: 7 }),
      async (steps, pageSize) => {
        const currency =
          [
            "SEK",
            "NOK",
            "DKK",
            "CZK",
            "HUF",
            "RON",
            "PLN",
            "MXN",
            "ZAR",
            "THB",
            "HKD",
            "CNY",
            "KES",
            "NGN",
            "GHS",
            "PHP",
          ][number] ?? "XXX";
        number += 1;
        const accountId = await context.transact((tx) => openAccount(tx, client.userId, currency, 9));
        const keys: string[] = [];
        for (const [index, { minor, kind }] of steps.entries()) {
          await context.transact(async (tx) => {
            const house = await houseAccount(tx, "equity", currency);
            const taken = keys.at(-1);
            if (kind === "reversal" && taken !== undefined) return reverse(tx, taken, context.clock.now());
            const amount = (minor / 100).toFixed(2);
            const sign = kind === "deposit" ? ["-", ""] : ["", "-"];
            const key = `property:${currency}:${index}`;
            const posted = await post(tx, {
              key,
              kind: kind === "deposit" ? "deposit" : "stake",
              use: "adjustment",
              at: context.clock.now(),
              entries: [
                { accountId: house, amount: `${sign[0]}${amount}` },
                { accountId, amount: `${sign[1]}${amount}` },
              ],
            });
            if (posted.ok) keys.push(key);
            return posted;
          });
        }
        const entries: History["entries"] = [];
        for (let before: string | null = ""; before !== null;) {
          const page: History = await history({ accountId, pageSize, ...(before !== "" && { before }) });
          entries.push(...page.entries);
          before = page.next;
        }
        let balance = new Decimal(0);
        for (const entry of entries.toReversed()) {
          balance = balance.plus(entry.amount);
          expect(entry.balanceAfter).toBe(balance.toFixed(2));
        }
        expect(balance.toFixed(2)).toBe(await client.balance(currency));
      },
    ),
    { numRuns: 12 },
  );
});
