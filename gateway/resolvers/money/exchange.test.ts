import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const terms = {
  from_account_id: 7001,
  to_account_id: 7002,
  amount: "1000.00",
  currency: "RUB",
  gained: "9.79",
  gained_currency: "USD",
  rate: "0.00979170593779",
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const asked = (query: string) => gateway.ask(query, { headers: demoCookie });

describe("a quote", () => {
  const quote = (from: string) =>
    `{ viewer { conversionQuote(fromAccountId: "${from}", toAccountId: "7002", amount: "1000") {
      quote { token rate ratesDate ratesSource margin amount { amount currency } gained { amount currency } expiresAt } errors { code path } } } }`;

  it("tells the rate, what it gives and until when it holds", async () => {
    gateway.upstreams.on("GET /account-api/v1/exchange/quote", () => ({
      quote: {
        ...terms,
        rates_date: "2026-11-17",
        rates_source: "A central bank",
        margin: "1.5",
        token: "abc.def",
        expires_at: 1_795_000_000,
      },
      errors: [],
    }));
    expect((await asked(quote("7001"))).data).toEqual({
      viewer: {
        conversionQuote: {
          quote: {
            token: "abc.def",
            rate: "0.00979170593779",
            ratesDate: "2026-11-17",
            ratesSource: "A central bank",
            margin: "1.5",
            amount: { amount: "1000.00", currency: "RUB" },
            gained: { amount: "9.79", currency: "USD" },
            expiresAt: "2026-11-18T11:06:40Z",
          },
          errors: [],
        },
      },
    });
    expect(gateway.upstreams.callsOf("GET /account-api/v1/exchange/quote").map(({ query }) => query)).toEqual([
      { from_account_id: "7001", to_account_id: "7002", amount: "1000" },
    ]);
  });

  it("of what is no account is refused here", async () => {
    expect((await asked(quote("x"))).data).toEqual({
      viewer: {
        conversionQuote: { quote: null, errors: [{ code: "ACCOUNT_UNKNOWN", path: ["fromAccountId"] }] },
      },
    });
    expect(gateway.upstreams.callsOf("GET /account-api/v1/exchange/quote")).toEqual([]);
  });
});

describe("a conversion", () => {
  const convert = (key: string) =>
    `mutation { convertMoney(input: { quote: "abc.def", idempotencyKey: "${key}" }) {
      conversion { fromAccountId toAccountId rate amount { amount } gained { amount currency } } viewer { id } errors { code path } } }`;

  it("is asked for once with the caller's key, and answers what was booked", async () => {
    gateway.upstreams.on("POST /account-api/v1/exchange", () => ({ conversion: terms, errors: [] }));
    expect((await asked(convert("convert-key-1"))).data).toMatchObject({
      convertMoney: {
        conversion: {
          fromAccountId: "7001",
          toAccountId: "7002",
          amount: { amount: "1000.00" },
          gained: { amount: "9.79", currency: "USD" },
        },
        viewer: { id: expect.any(String) },
        errors: [],
      },
    });
    const calls = gateway.upstreams.callsOf("POST /account-api/v1/exchange");
    expect(calls.map(({ body, headers }) => [body, headers["idempotency-key"]])).toEqual([
      [{ quote: "abc.def", ends_bonus: false }, "convert-key-1"],
    ]);
  });

  it("at a rate that holds no longer is refused", async () => {
    gateway.upstreams.on("POST /account-api/v1/exchange", () => ({
      conversion: null,
      errors: [{ code: "RATE_CHANGED", message: "", path: ["quote"] }],
    }));
    expect((await asked(convert("convert-key-1"))).data).toEqual({
      convertMoney: { conversion: null, viewer: null, errors: [{ code: "RATE_CHANGED", path: ["quote"] }] },
    });
  });

  it.each([
    ["", "REQUIRED"],
    ["a b", "INVALID"],
  ])("with the key '%s' is refused here with %s", async (key, code) => {
    expect((await asked(convert(key))).data).toMatchObject({
      convertMoney: { conversion: null, errors: [{ code, path: ["idempotencyKey"] }] },
    });
    expect(gateway.upstreams.callsOf("POST /account-api/v1/exchange")).toEqual([]);
  });
});

describe("a statement", () => {
  const month = {
    month: "2026-11",
    account_id: 7001,
    currency: "KWD",
    deposits: "10.000",
    withdrawals: "4.005",
    net_deposits: "5.995",
    stakes: "3.000",
    winnings: "1.500",
    net_result: "-1.500",
    other: "0.000",
    balance: "4.495",
  };

  it("tells each month in the account's currency, and asks for as many as are wanted", async () => {
    gateway.upstreams.on("GET /account-api/v1/statement", () => ({ months: [month] }));
    const { data } = await asked(
      "{ viewer { statement(months: 3) { month accountId deposits { amount currency } netDeposits { amount } netResult { amount } balance { amount } } } }",
    );
    expect(data).toEqual({
      viewer: {
        statement: [
          {
            month: "2026-11",
            accountId: "7001",
            deposits: { amount: "10.000", currency: "KWD" },
            netDeposits: { amount: "5.995" },
            netResult: { amount: "-1.500" },
            balance: { amount: "4.495" },
          },
        ],
      },
    });
    await asked("{ viewer { statement { month } } }");
    expect(gateway.upstreams.callsOf("GET /account-api/v1/statement").map(({ query }) => query)).toEqual([
      { months: "3" },
      { months: "12" },
    ]);
  });

  it.each([0, 13, -1])("of %i months is the caller's mistake", async (months) => {
    const { errors } = await asked(`{ viewer { statement(months: ${months}) { month } } }`);
    expect(errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
    expect(gateway.upstreams.callsOf("GET /account-api/v1/statement")).toEqual([]);
  });
});
