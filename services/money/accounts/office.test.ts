import { sql } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { currenciesWithAmounts } from "#shared/betting/coupon/amounts.ts";
import { eventsOf } from "../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { clientOf, placed, single, type Client } from "../../betting/coupons/testing/client.ts";
import { settleKnown } from "../../betting/coupons/settle/settle.ts";
import type { accountData, accountsApi, officeAnswer } from "./api.ts";
import { houseAccount, post } from "./ledger.ts";

type Data = z.infer<typeof accountData>;
type Office = z.infer<typeof officeAnswer>;

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const eur = 978;
const usd = 840;
const change = (what: "add" | "remove", id: number | string, language = "en") =>
  test.call<Office>("POST", `/office-api/v1/account/currency/${what}?id=${id}`, {
    headers: { ...client.headers, "x-language": language },
  });
const load = async () => (await test.call<Data>("GET", "/account-api/v1/accounts", { headers: client.headers })).body;
const version = async () =>
  (await test.call<{ version: number }>("GET", "/account-api/v2/accounts", { headers: client.headers })).body.version;
const account = async (iso: string) => (await load()).accounts.find((each) => each.iso === iso);
const balanceEvents = async () =>
  (await eventsOf(test.services.context.db, client.userId))
    .filter(({ type }) => type === "balance")
    .map(({ data }) => data);
const refused = async (answer: ReturnType<typeof change>) => (await answer).body;

it("opens an empty account in a currency, tells so, and closes it again [7.25] [3.08]", async () => {
  const before = await version();
  expect(await change("add", eur)).toEqual({
    status: 200,
    body: { success: true, data: { message: "The account was opened." } },
  });
  const opened = await account("EUR");
  expect(opened).toMatchObject({
    type: 9,
    iso: "EUR",
    symbol: "€",
    currencyId: eur,
    money: "0.00",
    label: "Additional account (EUR)",
    isActive: false,
    isClosed: false,
  });
  const added = await version();
  expect(added).toBeGreaterThan(before);
  expect((await balanceEvents()).at(-1)).toMatchObject({ account: { id: opened?.id, money: "0.00", isClosed: false } });

  expect((await change("remove", eur, "ru")).body).toEqual({ success: true, data: { message: "Счёт закрыт." } });
  expect(await account("EUR")).toBeUndefined();
  expect(await version()).toBeGreaterThan(added);
  expect((await balanceEvents()).at(-1)).toMatchObject({ account: { id: opened?.id, isClosed: true } });
  // Opened again it is the same account: a player has one in a currency.
  expect((await change("add", eur)).body.success).toBe(true);
  expect((await account("EUR"))?.id).toBe(opened?.id);
});

it("falls back to the main account when the active one is closed, and tells of both [4.39]", async () => {
  const id = (await account("EUR"))?.id;
  await test.call("POST", `/account-api/v1/accounts/active?id=${id}`, { headers: client.headers });
  expect((await account("EUR"))?.isActive).toBe(true);
  await change("remove", eur);
  expect((await account("RUB"))?.isActive).toBe(true);
  expect((await balanceEvents()).slice(-2)).toMatchObject([
    { account: { iso: "EUR", isClosed: true, isActive: false } },
    { account: { iso: "RUB", isActive: true } },
  ]);
});

it("refuses with success false and a sentence in the caller's language [8.28]", async () => {
  expect(await refused(change("add", usd))).toEqual({
    success: false,
    code: "CURRENCY_IN_USE",
    data: { message: "You already have an account in this currency." },
  });
  expect(await refused(change("add", usd, "ru"))).toMatchObject({
    data: { message: "У вас уже есть счёт в этой валюте." },
  });
  expect(await refused(change("add", 643))).toMatchObject({ code: "CURRENCY_IN_USE" });
  for (const id of [1, 0, -5, 999_999_999_999])
    expect(await refused(change("add", id))).toMatchObject({ success: false, code: "CURRENCY_UNKNOWN" });
  expect(await refused(change("remove", 643))).toMatchObject({ code: "ACCOUNT_IS_MAIN" });
  expect(await refused(change("remove", 826))).toMatchObject({ code: "ACCOUNT_UNKNOWN" });
  expect(await refused(change("remove", usd))).toMatchObject({ code: "ACCOUNT_NOT_EMPTY" });
  expect((await change("add", "euro")).status).toBe(400);
  expect((await test.call("POST", `/office-api/v1/account/currency/add?id=${eur}`)).status).toBe(401);
});

it("keeps an account that an open coupon will be paid to", async () => {
  await change("add", eur);
  const { context } = test.services;
  const id = (await account("EUR"))?.id ?? 0;
  await context.transact(async (tx) => {
    const equity = await houseAccount(tx, "equity", "EUR");
    await post(tx, {
      key: "deposit:eur",
      kind: "deposit",
      use: "opening",
      at: 1,
      entries: [
        { accountId: equity, amount: "-5" },
        { accountId: id, amount: "5" },
      ],
    });
  });
  await placed(client, single(client, { accountId: String(id), amount: "5" }));
  expect(await account("EUR")).toMatchObject({ money: "0.00" });
  expect(await refused(change("remove", eur))).toMatchObject({ code: "ACCOUNT_HAS_COUPONS" });
  test.book.setResult("1.1x2.home", "LOST");
  await settleKnown(context);
  expect((await change("remove", eur)).body.success).toBe(true);
});

it("opens and closes nothing while the accounts are frozen", async () => {
  await test.services.context.db.execute(sql`update player set frozen_at = 5 where id = ${client.userId}`);
  for (const what of ["add", "remove"] as const)
    expect(await refused(change(what, eur))).toMatchObject({ code: "ACCOUNT_FROZEN" });
  await test.services.context.db.execute(sql`update player set frozen_at = null where id = ${client.userId}`);
});

it("opens one account for many wishes at once", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => change("add", 826)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect((await load()).accounts.filter(({ iso }) => iso === "GBP")).toHaveLength(1);
});

it("offers every currency that has amounts, with its number, sign, name and amounts, to anybody [9.01] [9.02]", async () => {
  const list = async (language: string) =>
    (
      await test.call<z.infer<typeof accountsApi.currencies.response>>("GET", "/account-api/v1/currencies", {
        headers: { "x-language": language },
      })
    ).body.currencies;
  const english = await list("en");
  expect(english.map(({ iso }) => iso).toSorted()).toEqual(currenciesWithAmounts.toSorted());
  expect(english.length).toBeGreaterThanOrEqual(130);
  expect(new Set(english.map(({ currencyId }) => currencyId)).size).toBe(english.length);
  const find = (iso: string) => english.find((each) => each.iso === iso);
  expect(find("RUB")).toEqual({
    currencyId: 643,
    iso: "RUB",
    symbol: "₽",
    name: "Russian Ruble",
    minorDigits: 2,
    amountStep: "100",
    initialAmount: "150",
  });
  expect(find("KWD")).toMatchObject({ currencyId: 414, symbol: "د.ك", minorDigits: 3 });
  expect((await list("ru")).find(({ iso }) => iso === "USD")?.name).toMatch(/доллар/);
});
