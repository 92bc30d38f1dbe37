import { sql } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsOf } from "../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { clientOf, placed, single, type Client } from "../../betting/coupons/testing/client.ts";
import type { accountData, accountsApi } from "./api.ts";
import { houseAccount, post } from "./ledger.ts";
import { openAccount } from "./open.ts";

type Data = z.infer<typeof accountData>;
type DataV2 = z.infer<typeof accountsApi.dataV2.response>;

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const load = async (language = "en") =>
  (await test.call<Data>("GET", "/account-api/v1/accounts", { headers: { ...client.headers, "x-language": language } }))
    .body;
const loadV2 = async () =>
  (await test.call<DataV2>("GET", "/account-api/v2/accounts", { headers: client.headers })).body;
const choose = (id: string | number) =>
  test.call<Data>("POST", `/account-api/v1/accounts/active?id=${id}`, { headers: client.headers });

it("answers accounts, bonus, balance, all_accounts and the first-deposit flag in both variants, the main account first [7.23]", async () => {
  const data = await load();
  expect(data).toEqual({
    accounts: data.all_accounts,
    all_accounts: data.accounts,
    bonus: [],
    balance: "100000.00",
    is_available_first_deposit_bonus: false,
    is_account_frozen: false,
  });
  expect(await loadV2()).toEqual({ version: expect.any(Number), data });
});

it("gives each account its id, type, iso, symbol, currencyId, money, points, label and flags [3.08] [9.35]", async () => {
  // Numbers of ISO 4217.
  expect((await load()).accounts).toEqual([
    {
      id: Number(client.accounts["RUB"]),
      type: 0,
      iso: "RUB",
      symbol: "₽",
      currencyId: 643,
      money: "100000.00",
      points: 0,
      label: "Main account (RUB)",
      isActive: true,
      isPointsTypeBalance: false,
      isClosed: false,
    },
    {
      id: Number(client.accounts["USD"]),
      type: 9,
      iso: "USD",
      symbol: "$",
      currencyId: 840,
      money: "1000.00",
      points: 0,
      label: "Additional account (USD)",
      isActive: false,
      isPointsTypeBalance: false,
      isClosed: false,
    },
  ]);
});

it("labels accounts in the language of x-language, in English where it has none [7.23]", async () => {
  const labels = async (language: string) => (await load(language)).accounts.map(({ label }) => label);
  expect(await labels("ru")).toEqual(["Основной счёт (RUB)", "Дополнительный счёт (USD)"]);
  expect(await labels("de")).toEqual(["Main account (RUB)", "Additional account (USD)"]);
});

it("starts with the main account as the active one, then keeps the choice [4.39] [7.24]", async () => {
  const [rub = "", usd = ""] = [client.accounts["RUB"], client.accounts["USD"]];
  const active = async () => (await load()).accounts.filter(({ isActive }) => isActive).map(({ id }) => String(id));
  expect(await active()).toEqual([rub]);
  const { version } = await loadV2();
  expect((await choose(usd)).body).toMatchObject({ balance: "1000.00" });
  expect(await active()).toEqual([usd]);
  expect((await loadV2()).version).toBeGreaterThan(version);
  // Both accounts have changed: the old one is no longer active, the new one is.
  expect((await eventsOf(test.services.context.db, client.userId)).map(({ data }) => data)).toMatchObject([
    { account: { id: Number(rub), isActive: false } },
    { account: { id: Number(usd), isActive: true } },
  ]);
  // The choice outlives the session, and falls back to the main account when the chosen one is closed.
  client = await clientOf(test);
  expect(await active()).toEqual([usd]);
  await test.services.context.db.execute(sql`update ledger_account set closed_at = 1 where id = ${Number(usd)}`);
  expect(await active()).toEqual([rub]);
  expect((await load()).all_accounts.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  expect((await load()).accounts).toHaveLength(1);
  expect((await choose(usd)).status).toBe(404);
  await test.services.context.db.execute(sql`update ledger_account set closed_at = null where id = ${Number(usd)}`);
  await choose(rub);
});

it("tells of bonus accounts, of a first-deposit bonus until the first deposit, and of frozen accounts, in both variants [3.09] [7.23]", async () => {
  const { context } = test.services;
  const other = await clientOf(test, "demo2");
  const data = async () => (await test.call<Data>("GET", "/account-api/v1/accounts", { headers: other.headers })).body;
  const bonusId = await context.transact((tx) => openAccount(tx, other.userId, "RUB", 4));
  await context.db.execute(sql`update player set first_deposit_bonus = 1, frozen_at = 5 where id = ${other.userId}`);
  const before = await data();
  expect(before).toMatchObject({
    bonus: [{ idBonus: bonusId, money: "0.00" }],
    is_available_first_deposit_bonus: true,
    is_account_frozen: true,
  });
  expect(before.accounts.find(({ id }) => id === bonusId)).toMatchObject({
    type: 4,
    label: "Bonus account (RUB)",
    isActive: false,
  });
  expect((await test.call<DataV2>("GET", "/account-api/v2/accounts", { headers: other.headers })).body.data).toEqual(
    before,
  );
  await context.transact(async (tx) => {
    const equity = await houseAccount(tx, "equity", "RUB");
    await post(tx, {
      key: "deposit:1",
      kind: "deposit",
      use: "opening",
      at: context.clock.now(),
      entries: [
        { accountId: equity, amount: "-50" },
        { accountId: bonusId, amount: "50" },
      ],
    });
  });
  await context.db.execute(sql`update player set frozen_at = null where id = ${other.userId}`);
  expect(await data()).toMatchObject({
    bonus: [{ idBonus: bonusId, money: "50.00" }],
    is_available_first_deposit_bonus: false,
    is_account_frozen: false,
  });
});

it("takes no stake from frozen accounts, and says so in the quote", async () => {
  const { db } = test.services.context;
  await db.execute(sql`update player set frozen_at = 5 where id = ${client.userId}`);
  const frozen = [{ code: "ACCOUNT_FROZEN", path: ["accountId"] }];
  expect((await client.place(single(client))).body).toMatchObject({ coupons: [], errors: frozen });
  expect((await client.quote(single(client))).body.errors).toMatchObject(frozen);
  await db.execute(sql`update player set frozen_at = null where id = ${client.userId}`);
  expect((await client.quote(single(client))).body.errors).toEqual([]);
});

it("refuses an account that is unknown, somebody else's or no number [7.24]", async () => {
  const other = await clientOf(test, "demo2");
  for (const id of [other.accounts["RUB"] ?? "", "1", "-1", "99999999999999"])
    expect(await choose(id)).toMatchObject({ status: 404, body: { code: "ACCOUNT_UNKNOWN" } });
  expect((await choose("abc")).status).toBe(400);
});

it("raises the version with the balance", async () => {
  const { version } = await loadV2();
  await placed(client, single(client));
  const after = await loadV2();
  expect(after.version).toBeGreaterThan(version);
  expect(after.data.balance).toBe("99900.00");
});

it("needs a live token", async () => {
  for (const path of ["/account-api/v1/accounts", "/account-api/v2/accounts"])
    expect((await test.call("GET", path)).status).toBe(401);
  expect((await test.call("POST", "/account-api/v1/accounts/active?id=1")).status).toBe(401);
});
