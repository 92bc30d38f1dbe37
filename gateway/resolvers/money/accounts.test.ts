import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { account, accountData } from "../../testing/fakes/money/accounts.ts";

const added = {
  ...account,
  id: 7009,
  type: 9,
  iso: "EUR",
  symbol: "€",
  currencyId: 978,
  money: "0.00",
  isActive: false,
};
const addRoute = "POST /office-api/v1/account/currency/add";
const dataRoute = "GET /account-api/v1/accounts";
const add =
  'mutation { addCurrency(input: { currencyId: "978" }) { account { id balance { amount currency } } viewer { accounts { id } } message errors { code path } } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(addRoute, () => ({ success: true, data: { message: "Opened" } }));
});
afterEach(() => gateway.close());

const asked = async (query: string) => gateway.ask(query, { headers: demoCookie });

describe("adding a currency", () => {
  it("looks until the account is there, and answers it finished", async () => {
    let looks = 0;
    gateway.upstreams.on(dataRoute, () => accountData((looks += 1) < 3 ? [account] : [account, added]));
    expect((await asked(add)).data).toEqual({
      addCurrency: {
        account: { id: "7009", balance: { amount: "0.00", currency: "EUR" } },
        viewer: { accounts: [{ id: "7001" }, { id: "7009" }] },
        message: "Opened",
        errors: [],
      },
    });
    expect(looks).toBe(3);
    expect(gateway.upstreams.callsOf(addRoute).map(({ query }) => query)).toEqual([{ id: "978" }]);
  });

  it("looks five times at most; an account that is not there yet is no error", async () => {
    expect((await asked(add)).data).toMatchObject({
      addCurrency: { account: null, viewer: { accounts: [{ id: "7001" }] }, message: "Opened", errors: [] },
    });
    expect(gateway.upstreams.callsOf(dataRoute)).toHaveLength(5);
  });

  it("asks for the currency once, even when the service fails, and tells of the failure", async () => {
    gateway.upstreams.on(addRoute, (_, reply) => reply.code(500).send({ code: "INTERNAL", message: "broken" }));
    const { data, errors } = await asked(add);
    expect(data).toEqual({ addCurrency: null });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "UPSTREAM_ERROR",
      upstream: { service: "accounts", status: 500 },
    });
    expect(gateway.upstreams.callsOf(addRoute)).toHaveLength(1);
  });

  it("shows a refusal whose code the schema does not know, or that has none, as INVALID with the server's sentence", async () => {
    for (const code of ["TOO_MANY_ACCOUNTS_TODAY", undefined]) {
      gateway.upstreams.on(addRoute, () => ({ success: false, ...(code && { code }), data: { message: "Not today" } }));
      expect((await asked(add)).data).toEqual({
        addCurrency: {
          account: null,
          viewer: null,
          message: "Not today",
          errors: [{ code: "INVALID", path: ["currencyId"] }],
        },
      });
    }
  });
});

describe("account data", () => {
  it("does without what a service may leave out, and tells closed accounts by their absence [7.23]", async () => {
    gateway.upstreams.on(dataRoute, () => ({
      ...accountData([account]),
      all_accounts: [account, added],
      bonus: [
        { idBonus: 7009, money: "5.00" },
        { idBonus: 1, money: "1.00" },
      ],
    }));
    const { data } = await asked(
      "{ viewer { isAccountFrozen accounts { id } allAccounts { id isClosed } bonusAccounts { id balance { amount currency } } } }",
    );
    expect(data).toEqual({
      viewer: {
        isAccountFrozen: false,
        accounts: [{ id: "7001" }],
        allAccounts: [
          { id: "7001", isClosed: false },
          { id: "7009", isClosed: true },
        ],
        bonusAccounts: [
          { id: "7009", balance: { amount: "5.00", currency: "EUR" } },
          { id: "1", balance: null },
        ],
      },
    });
  });

  it("is asked for once for all its fields", async () => {
    await asked(
      "{ viewer { accounts { id } allAccounts { id } activeAccount { id } mainAccount { id } bonusAccounts { id } isAccountFrozen isFirstDepositBonusAvailable } }",
    );
    expect(gateway.upstreams.callsOf(dataRoute)).toHaveLength(1);
  });
});

describe("history", () => {
  it("asks for the coupons of a page in one call, each once", async () => {
    const entry = (id: string, couponId: string | null) => ({
      id,
      type: "STAKE",
      couponId,
      roundId: null,
      amount: "-10.00",
      balanceAfter: "90.00",
      at: 1_795_000_000,
    });
    gateway.upstreams.on("GET /account-api/v1/getMainAccount", () => ({
      accountId: 7001,
      currency: "RUB",
      pageNumber: 1,
      pageCount: 1,
      totalCount: 4,
      entries: [entry("4", "31"), entry("3", "32"), entry("2", "31"), entry("1", null)],
      cursors: ["d", "c", "b", "a"],
      next: null,
    }));
    gateway.upstreams.on("GET /coupon-api/v1/coupons/by-ids", () => ({ coupons: [] }));
    const { data } = await asked(
      '{ viewer { accountHistory(first: 4, filter: { types: [STAKE, REFUND], from: "2026-01-01T00:00:00Z" }) { edges { cursor node { couponId coupon { id } } } } } }',
    );
    expect(data).toMatchObject({
      viewer: {
        accountHistory: {
          edges: [{ cursor: "d", node: { couponId: "31", coupon: null } }, {}, {}, { node: { couponId: null } }],
        },
      },
    });
    expect(gateway.upstreams.callsOf("GET /coupon-api/v1/coupons/by-ids").map(({ query }) => query["ids"])).toEqual([
      "31,32",
    ]);
    expect(gateway.upstreams.callsOf("GET /account-api/v1/getMainAccount")[0]?.query).toEqual({
      isIncludeArchive: "false",
      pageSize: "4",
      pageNumber: "1",
      types: "STAKE,REFUND",
      from: "1767225600",
    });
  });
});
