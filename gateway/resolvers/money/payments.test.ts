import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const base = "/payments-api/v1";
const body = {
  id: "7000001",
  account_id: 7001,
  direction: "WITHDRAWAL",
  state: "HELD",
  method: "wallet",
  amount: "100.00",
  fee: "1.00",
  currency: "RUB",
  reason: null,
  receipt: null,
  redirect_url: null,
  instrument: null,
  events: [{ state: "HELD", reason: null, at: 1_795_000_000 }],
  created_at: 1_795_000_000,
  changed_at: 1_795_000_000,
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const asked = (query: string, headers: object = demoCookie) =>
  gateway.ask(query, { headers: { ...(headers as Record<string, string>) } });

describe("a payment", () => {
  const start = (key: string, accountId = "7001") =>
    `mutation { startDeposit(input: { accountId: "${accountId}", methodId: "card", amount: "100", idempotencyKey: "${key}" }) {
      payment { id direction state amount { amount currency } fee { amount } isCancellable events { state at } }
      errors { code path }
    } }`;

  it("is asked for with the key of the caller, in the account's currency", async () => {
    gateway.upstreams.on(`POST ${base}/deposits`, () => ({
      payment: { ...body, direction: "DEPOSIT", state: "ACTION_REQUIRED", redirect_url: "https://pay.example/1" },
      errors: [],
    }));
    const { data } = await asked(start("deposit-key-1"));
    expect(data).toEqual({
      startDeposit: {
        payment: {
          id: "7000001",
          direction: "DEPOSIT",
          state: "ACTION_REQUIRED",
          amount: { amount: "100.00", currency: "RUB" },
          fee: { amount: "1.00" },
          isCancellable: false,
          events: [{ state: "HELD", at: "2026-11-18T11:06:40Z" }],
        },
        errors: [],
      },
    });
    const [call] = gateway.upstreams.callsOf(`POST ${base}/deposits`);
    expect(call?.headers["idempotency-key"]).toBe("deposit-key-1");
    expect(call?.body).toEqual({ account_id: 7001, method: "card", amount: "100" });
  });

  it.each([
    ["", "7001", "REQUIRED", "idempotencyKey"],
    ["a b", "7001", "INVALID", "idempotencyKey"],
    ["deposit-key-2", "x", "ACCOUNT_UNKNOWN", "accountId"],
    ["deposit-key-2", "99999999999", "ACCOUNT_UNKNOWN", "accountId"],
  ])("with the key '%s' and the account %s is refused here with %s", async (key, account, code, field) => {
    expect((await asked(start(key, account))).data).toEqual({
      startDeposit: { payment: null, errors: [{ code, path: [field] }] },
    });
    expect(gateway.upstreams.callsOf(`POST ${base}/deposits`)).toEqual([]);
  });

  it("is refused at the fields of its own input, with what the method still takes", async () => {
    gateway.upstreams.on(`POST ${base}/withdrawals`, () => ({
      payment: null,
      errors: [
        { code: "INVALID", message: "", path: ["destination", "iban"] },
        { code: "METHOD_LIMIT", message: "", path: ["amount"], maxAmount: "50.00", currency: "RUB" },
      ],
    }));
    const { data } = await asked(`mutation {
      requestWithdrawal(input: { accountId: "7001", methodId: "bank", amount: "100", idempotencyKey: "withdrawal-key-2" }) {
        errors { code path ... on AmountError { maxAmount { amount currency } } }
      }
    }`);
    expect(data).toEqual({
      requestWithdrawal: {
        errors: [
          { code: "INVALID", path: ["details", "iban"] },
          { code: "METHOD_LIMIT", path: ["amount"], maxAmount: { amount: "50.00", currency: "RUB" } },
        ],
      },
    });
  });

  it("goes where the filled fields say, and can be taken back until it is sent", async () => {
    gateway.upstreams.on(`POST ${base}/withdrawals`, () => ({ payment: body, errors: [] }));
    gateway.upstreams.on(`POST ${base}/withdrawals/7000001/cancel`, () => ({
      payment: { ...body, state: "SENT" },
      errors: [{ code: "NOT_CANCELLABLE", message: "", path: ["paymentId"] }],
    }));
    const { data } = await asked(`mutation {
      requestWithdrawal(input: { accountId: "7001", methodId: "wallet", amount: "100", details: { wallet: "41001234", iban: " " }, idempotencyKey: "withdrawal-key-1" }) { payment { id isCancellable } errors { code } }
      cancelWithdrawal(input: { paymentId: "7000001" }) { payment { state isCancellable } errors { code } }
    }`);
    expect(data).toEqual({
      requestWithdrawal: { payment: { id: "7000001", isCancellable: true }, errors: [] },
      cancelWithdrawal: { payment: { state: "SENT", isCancellable: false }, errors: [{ code: "NOT_CANCELLABLE" }] },
    });
    expect(gateway.upstreams.callsOf(`POST ${base}/withdrawals`)[0]?.body).toMatchObject({
      destination: { wallet: "41001234" },
    });
  });

  it("of nobody, or asked for by a number that is none, is null", async () => {
    gateway.upstreams.on(`GET ${base}/payments/5`, (_, reply) =>
      reply.code(404).send({ code: "PAYMENT_UNKNOWN", message: "" }),
    );
    const { data } = await asked(`{ viewer { unknown: payment(id: "5") { id } wrong: payment(id: "5,6") { id } } }`);
    expect(data).toEqual({ viewer: { unknown: null, wrong: null } });
  });

  it("stands on pages that go on by cursor", async () => {
    gateway.upstreams.on(`GET ${base}/payments`, () => ({ payments: [body], next: 7000001, total: 9 }));
    const { data } = await asked(
      `{ viewer { payments(first: 1, filter: { direction: WITHDRAWAL, states: [PAID, SENT], kind: CASH }) { totalCount pageInfo { hasNextPage endCursor } } } }`,
    );
    const cursor = (data as { viewer: { payments: { pageInfo: { endCursor: string } } } }).viewer.payments.pageInfo
      .endCursor;
    expect(data).toMatchObject({ viewer: { payments: { totalCount: 9, pageInfo: { hasNextPage: true } } } });
    await asked(`{ viewer { payments(first: 1, after: "${cursor}") { totalCount } } }`);
    const [first, second] = gateway.upstreams.callsOf(`GET ${base}/payments`);
    expect(first?.query).toMatchObject({ direction: "WITHDRAWAL", states: "PAID,SENT", kind: "cash" });
    expect(second?.query).toMatchObject({ after: "7000001" });
    const { errors } = await asked(`{ viewer { payments(after: "rubbish") { totalCount } } }`);
    expect(errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  });
});

describe("what is paid out without verification", () => {
  it.each<[string, number, object, object | null]>([
    ["a sum", 200, { amount: "940.00", currency: "RUB" }, { amount: "940.00", currency: "RUB" }],
    ["null where nothing is asked for", 200, { amount: null, currency: "RUB" }, null],
    ["null for an account that is not the player's", 404, { code: "ACCOUNT_UNKNOWN", message: "" }, null],
  ])("is %s", async (_, status, body, told) => {
    gateway.upstreams.on(`GET ${base}/withdrawals/unverified`, (__, reply) => reply.code(status).send(body));
    const { data } = await asked(`{ viewer { unverifiedWithdrawal(accountId: "7001") { amount currency } } }`);
    expect(data).toEqual({ viewer: { unverifiedWithdrawal: told } });
  });
});

describe("payment methods", () => {
  it("are null for an account that is not the player's", async () => {
    gateway.upstreams.on(`GET ${base}/methods`, (_, reply) =>
      reply.code(404).send({ code: "ACCOUNT_UNKNOWN", message: "" }),
    );
    expect((await asked(`{ paymentMethods(direction: DEPOSIT, accountId: "1") { id } }`)).data).toEqual({
      paymentMethods: null,
    });
  });

  it("need a player", async () => {
    const { errors } = await asked(`{ paymentMethods(direction: DEPOSIT, accountId: "7001") { id } }`, {});
    expect(errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  });
});
