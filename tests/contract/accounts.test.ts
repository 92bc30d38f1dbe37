/** Accounts, currencies and history, from GraphQL to the ledger and back. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, fieldOf, openSocket } from "../../gateway/testing/gateway.ts";
import { settleKnown } from "../../services/betting/coupons/settle/settle.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
let headers: { cookie: string };
beforeAll(async () => {
  stack = await startMoneyStack();
  headers = await stack.signIn();
});
afterAll(() => stack?.close());

interface Account {
  id: string;
  type: string;
  label: string;
  currencyId: string;
  isActive: boolean;
  isClosed: boolean;
  balance: { amount: string; currency: string };
}
interface Entry {
  id: string;
  type: string;
  amount: { amount: string; currency: string };
  balanceAfter: { amount: string };
  at: string;
  couponId: string | null;
  coupon: { id: string; state: string } | null;
}
interface History {
  totalCount: number;
  edges: { cursor: string; node: Entry }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Changed {
  account?: Account | null;
  viewer: { accounts: Account[]; activeAccount: Account } | null;
  message: string | null;
  errors: { code: string; path: string[]; message: string }[];
}

const accountFields = "id type label currencyId isActive isClosed balance { amount currency }";
const viewer = <T>(fields: string, more: Record<string, string> = {}) =>
  stack.field<T>("viewer", `{ viewer { ${fields} } }`, { headers: { ...headers, ...more } });
const change = (name: "addCurrency" | "removeCurrency", currencyId: string, language = "en") =>
  stack.field<Changed>(
    name,
    `mutation($id: ID!) { ${name}(input: { currencyId: $id }) {
  ${name === "addCurrency" ? `account { ${accountFields} }` : ""} viewer { accounts { ${accountFields} } activeAccount { ${accountFields} } } message errors { code path message } } }`,
    { variables: { id: currencyId }, headers: { ...headers, "x-language": language } },
  );
const history = async (variables: object = {}) =>
  (
    await stack.field<{ accountHistory: History | null }>(
      "viewer",
      `query($id: ID, $first: Int, $after: String, $filter: AccountHistoryFilter) { viewer {
  accountHistory(accountId: $id, first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id type amount { amount currency } balanceAfter { amount } at couponId coupon { id state } } } } } }`,
      { variables, headers },
    )
  ).accountHistory;
const pageOf = (page: History | null): History => {
  if (!page) throw new Error("no history");
  return page;
};
const place = async (outcomeId: string, amount: string) => {
  const [account] = (await viewer<{ accounts: Account[] }>("accounts { id }")).accounts;
  const { coupon, errors } = await stack.field<{ coupon: { id: string }; errors: object[] }>(
    "placeCoupon",
    "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code } } }",
    {
      variables: {
        input: {
          idempotencyKey: `accounts-${crypto.randomUUID()}`,
          accountId: account?.id,
          kind: "SINGLE",
          amount,
          oddsChange: "ANY",
          bets: [{ outcomeId, coef: "2" }],
        },
      },
      headers,
    },
  );
  expect(errors).toEqual([]);
  return coupon.id;
};

it("tells everything of the account data call: accounts, main and active one, bonusAccounts, flags [7.23] [3.07]", async () => {
  const all = await viewer<Record<string, unknown>>(
    `accounts { ${accountFields} } allAccounts { id } mainAccount { id type } activeAccount { id } bonusAccounts { id balance { amount currency } } isFirstDepositBonusAvailable isAccountFrozen`,
  );
  expect(all).toMatchObject({
    accounts: [
      {
        type: "MAIN",
        label: "Main account (RUB)",
        currencyId: "643",
        isActive: true,
        isClosed: false,
        balance: { amount: "100000.00", currency: "RUB" },
      },
      { type: "CURRENCY", currencyId: "840" },
    ],
    mainAccount: { type: "MAIN" },
    bonusAccounts: [],
    isFirstDepositBonusAvailable: false,
    isAccountFrozen: false,
  });
  await stack.test.services.context.db.execute(
    sql`insert into ledger_account (kind, currency, player_id, type, balance) select 'player', 'RUB', id, 4, 0 from player where login = 'demo'`,
  );
  await stack.test.services.context.db.execute(
    sql`update player set frozen_at = 1, first_deposit_bonus = 2 where login = 'demo'`,
  );
  expect(
    await viewer("bonusAccounts { balance { amount currency } } isFirstDepositBonusAvailable isAccountFrozen"),
  ).toEqual({
    bonusAccounts: [{ balance: { amount: "0.00", currency: "RUB" } }],
    isFirstDepositBonusAvailable: true,
    isAccountFrozen: true,
  });
  await stack.test.services.context.db.execute(sql`update player set frozen_at = null where login = 'demo'`);
});

it("opens an account in a currency, answers it finished, tells the other windows, and closes it again", async () => {
  const client = openSocket(stack.gateway.url, { headers });
  const heard: { currencyId: string; isClosed: boolean }[] = [];
  let isReady = false;
  client.on("connected", () => void (isReady = true));
  client.subscribe<{ balanceChanged: { currencyId: string; isClosed: boolean } }>(
    { query: "subscription { balanceChanged { currencyId isClosed } }" },
    {
      next: ({ data }) => void (data && heard.push(data.balanceChanged)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await expect.poll(() => isReady).toBe(true);
  // The socket's subscription is there once an event comes through: the choice of the active account tells one.
  await expect
    .poll(async () => {
      const { mainAccount } = await viewer<{ mainAccount: { id: string } }>("mainAccount { id }");
      await ask(
        stack.gateway.url,
        "mutation($id: ID!) { setActiveAccount(input: { accountId: $id }) { errors { code } } }",
        { variables: { id: mainAccount.id }, headers },
      );
      return heard.length;
    })
    .toBeGreaterThan(0);

  const added = await change("addCurrency", "978");
  expect(added).toMatchObject({
    account: { type: "CURRENCY", currencyId: "978", balance: { amount: "0.00", currency: "EUR" } },
    message: "The account was opened.",
    errors: [],
  });
  expect(added.viewer?.accounts.map(({ currencyId }) => currencyId)).toContain("978");
  await expect.poll(() => heard).toContainEqual({ currencyId: "978", isClosed: false });
  const removed = await change("removeCurrency", "978", "ru");
  expect(removed).toMatchObject({ message: "Счёт закрыт.", errors: [] });
  expect(removed.viewer?.accounts.map(({ currencyId }) => currencyId)).not.toContain("978");
  await expect.poll(() => heard).toContainEqual({ currencyId: "978", isClosed: true });
  expect((await viewer<{ allAccounts: Account[] }>("allAccounts { currencyId isClosed }")).allAccounts).toContainEqual({
    currencyId: "978",
    isClosed: true,
  });
  await client.dispose();
});

it("tells of nothing to convert while no money is in a currency that is no longer paid with [4.32]", async () => {
  expect(await viewer("accountConversion { status currency toCurrency }")).toEqual({
    accountConversion: { status: "NOT_ALLOWED", currency: null, toCurrency: null },
  });
});

it("tells the truth after each of several writes in one operation", async () => {
  const { data, errors } = await ask(
    stack.gateway.url,
    `mutation {
    add: addCurrency(input: { currencyId: "826" }) { viewer { accounts { currencyId } } }
    remove: removeCurrency(input: { currencyId: "826" }) { viewer { accounts { currencyId } } } }`,
    { headers },
  );
  expect(errors).toBeUndefined();
  const ids = (name: string) =>
    fieldOf<{ viewer: { accounts: Account[] } }>(data, name).viewer.accounts.map(({ currencyId }) => currencyId);
  expect(ids("add")).toContain("826");
  expect(ids("remove")).not.toContain("826");
});

it("converts nothing of those who have no money to convert, and says so in their language; nothing of a guest's [4.32]", async () => {
  const convert = "mutation { convertAccount { viewer { id } message errors { code path } } }";
  const { data } = await ask(stack.gateway.url, convert, { headers: { ...headers, "x-language": "es" } });
  expect(data).toEqual({
    convertAccount: {
      viewer: null,
      message: "No hay nada que convertir.",
      errors: [{ code: "NOT_OFFERED", path: null }],
    },
  });
  expect((await ask(stack.gateway.url, convert)).errors?.map(({ extensions }) => extensions?.["code"])).toEqual([
    "UNAUTHENTICATED",
  ]);
});

it("passes on why the office refuses, with the server's sentence", async () => {
  expect(await change("addCurrency", "643", "ru")).toMatchObject({
    account: null,
    viewer: null,
    message: "У вас уже есть счёт в этой валюте.",
    errors: [{ code: "CURRENCY_IN_USE", path: ["currencyId"] }],
  });
  expect(await change("addCurrency", "1")).toMatchObject({ errors: [{ code: "CURRENCY_UNKNOWN" }] });
  expect(await change("addCurrency", "euro")).toMatchObject({
    message: null,
    errors: [{ code: "INVALID", path: ["currencyId"] }],
  });
  expect(await change("removeCurrency", "643")).toMatchObject({ viewer: null, errors: [{ code: "ACCOUNT_IS_MAIN" }] });
  expect(await change("removeCurrency", "840")).toMatchObject({ errors: [{ code: "ACCOUNT_NOT_EMPTY" }] });
  expect(await change("removeCurrency", "756")).toMatchObject({ errors: [{ code: "ACCOUNT_UNKNOWN" }] });
  for (const name of ["addCurrency", "removeCurrency"]) {
    const { errors } = await ask(
      stack.gateway.url,
      `mutation { ${name}(input: { currencyId: "978" }) { errors { code } } }`,
    );
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  }
});

it("offers the currencies to anybody, named in the caller's language [9.01]", async () => {
  const list = (language: string) =>
    stack.field<
      {
        id: string;
        code: string;
        name: string;
        symbol: string;
        minorDigits: number;
        amountStep: string;
        initialAmount: string;
      }[]
    >("currencies", "{ currencies { id code name symbol minorDigits amountStep initialAmount } }", {
      headers: { "x-language": language },
    });
  const english = await list("en");
  expect(english.length).toBeGreaterThanOrEqual(130);
  expect(english).toContainEqual({
    id: "643",
    code: "RUB",
    name: "Russian Ruble",
    symbol: "₽",
    minorDigits: 2,
    amountStep: "100",
    initialAmount: "150",
  });
  expect((await list("ar")).find(({ code }) => code === "USD")?.name).toMatch(/[\u0600-\u06FF]/);
});

it("pages through the history of an account with its coupons, in one call for all of them", async () => {
  const won = await place("1.1x2.home", "150.50");
  const open = await place("2.1x2.home", "100");
  stack.test.book.setResult("1.1x2.home", "WON");
  await settleKnown(stack.test.services.context);
  const all = pageOf(await history());
  expect(all.edges.map(({ node }) => [node.type, node.amount.amount, node.balanceAfter.amount, node.coupon])).toEqual([
    ["PAYOUT", "301.00", "100050.50", { id: won, state: "WON" }],
    ["STAKE", "-100.00", "99749.50", { id: open, state: "ACCEPTED" }],
    ["STAKE", "-150.50", "99849.50", { id: won, state: "WON" }],
    ["OPENING", "100000.00", "100000.00", null],
  ]);
  expect(all).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
  const first = pageOf(await history({ first: 3 }));
  expect(first.pageInfo.hasNextPage).toBe(true);
  await place("3.1x2.home", "10");
  const rest = pageOf(await history({ first: 3, after: first.pageInfo.endCursor }));
  expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(all.edges.map(({ node }) => node.id));
});

it("chooses movements by type, time and age", async () => {
  expect(pageOf(await history({ filter: { types: ["PAYOUT"] } })).edges.map(({ node }) => node.type)).toEqual([
    "PAYOUT",
  ]);
  const at = pageOf(await history()).edges[0]?.node.at;
  expect(pageOf(await history({ filter: { before: at, from: "2026-01-01T00:00:00Z" } })).totalCount).toBe(0);
  stack.test.advance(91 * 24 * 60 * 60_000);
  expect(pageOf(await history()).totalCount).toBe(0);
  expect(pageOf(await history({ filter: { includeArchive: true } })).totalCount).toBe(5);
});

it("has no history of other people's accounts, and refuses invalid pages", async () => {
  for (const id of ["1", "abc", "99999999999"]) expect(await history({ id })).toBeNull();
  for (const args of ["first: 101", "first: 0", 'after: "nonsense"']) {
    const { errors } = await ask(stack.gateway.url, `{ viewer { accountHistory(${args}) { totalCount } } }`, {
      headers,
    });
    expect(errors?.[0]?.extensions["code"], args).toBe("BAD_USER_INPUT");
  }
});
