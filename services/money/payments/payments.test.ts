/** Payments over real HTTP: the services, a provider that the test moves, and the books proved after each test. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isNotNull } from "../../platform/database/drizzle.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { readBooks } from "../accounts/books.ts";
import type { Payment } from "./payment/show.ts";
import type { ProviderPayment } from "./provider/client.ts";
import { payment as paymentTable } from "./tables.ts";
import { signed, signedText, startTestProvider, type Notice, type TestProvider } from "./testing/provider.ts";

interface Answer {
  payment: Payment | null;
  errors: { code: string; path: string[] | null; maxAmount?: string }[];
}

let provider: TestProvider;
let test: TestServices;
let headers: { authorization: string };
let rub = 0;
let key = 0;

beforeAll(async () => {
  provider = await startTestProvider();
  test = await startTestServices({
    settings: { payments: { provider: provider.settings, methodsPath: null, cashDesks: "demo", deskMs: null } },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
/** Acts as a player from here on. */
async function actAs(login: string): Promise<void> {
  headers = (await test.signIn(login)).headers;
  const { body } = await test.call<{ accounts: { id: number; iso: string }[] }>("GET", "/account-api/v1/accounts", {
    headers,
  });
  rub = body.accounts.find(({ iso }) => iso === "RUB")?.id ?? 0;
}
beforeEach(async () => {
  await actAs("demo");
  // Another day: yesterday's payments don't use up a method's bounds.
  test.advance(40 * 24 * 60 * 60_000);
});
afterEach(async () => {
  provider.failWith(null);
  const { isBalanced, house, drifts } = await readBooks(test.services.context.db);
  expect({ isBalanced, house, drifts }).toEqual({ isBalanced: true, house: [], drifts: [] });
});

const nextKey = () => `payment-key-${(key += 1)}`;
const balance = async () => {
  const { body } = await test.call<{ accounts: { id: number; money: string }[] }>("GET", "/account-api/v1/accounts", {
    headers,
  });
  return Number(body.accounts.find(({ id }) => id === rub)?.money);
};
const deposit = async (change: object = {}, idempotencyKey = nextKey()) =>
  (
    await test.call<Answer>("POST", "/payments-api/v1/deposits", {
      headers: { ...headers, "idempotency-key": idempotencyKey },
      body: { account_id: rub, method: "card", amount: "1000", ...change },
    })
  ).body;
const withdraw = async (change: object = {}, idempotencyKey = nextKey()) =>
  (
    await test.call<Answer>("POST", "/payments-api/v1/withdrawals", {
      headers: { ...headers, "idempotency-key": idempotencyKey },
      body: { account_id: rub, method: "wallet", amount: "1000", destination: { wallet: "41001234" }, ...change },
    })
  ).body;
const look = async (id: string) =>
  (await test.call<Payment>("GET", `/payments-api/v1/payments/${id}`, { headers })).body;
/** Sends a notice as the provider does. */
async function tell({ body, headers: signature }: Notice): Promise<{ status: number; received: string | undefined }> {
  const response = await fetch(`${test.services.url}/payments-api/v1/provider/notices`, {
    method: "POST",
    headers: signature,
    body,
  });
  return { status: response.status, received: ((await response.json()) as { received?: string }).received };
}
const decide = (id: string, body: object) =>
  test.call("POST", `/payments-api/v1/desk/withdrawals/${id}`, { headers: { "x-service-key": "test-key" }, body });

/** Asks the provider about every open payment, whenever it would be due. */
async function askProvider(): Promise<void> {
  await test.services.context.db.update(paymentTable).set({ askAt: 0 }).where(isNotNull(paymentTable.askAt));
  await test.runJob("payments");
}

/** A deposit that waits for its player. */
async function opened(change: object = {}): Promise<Payment> {
  const { payment, errors } = await deposit(change);
  if (payment === null) throw new Error(JSON.stringify(errors));
  return payment;
}

describe("a deposit", () => {
  it("is asked for at the provider, and comes in by its notice, once however often it is told", async () => {
    const before = await balance();
    const payment = await opened();
    expect(payment).toMatchObject({
      state: "ACTION_REQUIRED",
      amount: "1000.00",
      fee: "0.00",
      redirect_url: `http://pay.example/${payment.id}`,
    });
    expect(await balance()).toBe(before);
    const notice = provider.becomes(payment.id, {
      status: "succeeded",
      fee: "12.50",
      instrument: { token: "tok_1", brand: "visa", last4: "1111", expiry: "12/30", remembered: false },
    });
    expect(await tell(notice)).toEqual({ status: 200, received: "APPLIED" });
    const again = await Promise.all(Array.from({ length: 200 }, () => tell(notice)));
    expect(new Set(again.map(({ status, received }) => `${status} ${received}`))).toEqual(new Set(["200 REPEATED"]));
    expect(await balance()).toBe(before + 1000);
    const done = await look(payment.id);
    expect(done).toMatchObject({
      state: "SUCCEEDED",
      redirect_url: null,
      instrument: { brand: "visa", last4: "1111" },
    });
    expect(done.events.map(({ state }) => state)).toEqual(["CREATED", "ACTION_REQUIRED", "SUCCEEDED"]);
  });

  it("with the fee of its method costs the player the fee on top", async () => {
    const before = await balance();
    const { id, fee } = await opened({ method: "wallet" });
    expect(fee).toBe("10.00");
    expect(provider.payments.get(id)?.amount).toBe("1010");
    await tell(provider.becomes(id, { status: "succeeded" }));
    expect(await balance()).toBe(before + 1000);
  });

  it.each(["failed", "cancelled", "expired"] as const)("that is %s moves nothing", async (status) => {
    const before = await balance();
    const { id } = await opened();
    await tell(provider.becomes(id, { status, reason: "declined" }));
    expect(await look(id)).toMatchObject({ state: status.toUpperCase(), reason: "declined" });
    expect(await balance()).toBe(before);
  });

  it("that was paid after it had expired still comes in", async () => {
    const before = await balance();
    const { id } = await opened();
    await tell(provider.becomes(id, { status: "expired" }));
    expect(await tell(provider.becomes(id, { status: "succeeded" }))).toMatchObject({ received: "APPLIED" });
    expect(await balance()).toBe(before + 1000);
  });

  it("is not moved back by a notice that comes late", async () => {
    const { id } = await opened();
    const early = provider.becomes(id, { status: "processing" });
    await tell(provider.becomes(id, { status: "succeeded" }));
    expect(await tell(early)).toEqual({ status: 200, received: "STALE" });
    expect((await look(id)).state).toBe("SUCCEEDED");
  });

  it.each([
    ["another amount", { amount: "100000" }],
    ["another currency", { currency: "USD" }],
    ["another method", { method: "bank" }],
    ["another direction", { kind: "payout" as const }],
  ])("is not booked by a notice of %s, even a signed one", async (_, change) => {
    const before = await balance();
    const { id } = await opened();
    expect(await tell(provider.becomes(id, { status: "succeeded", ...change }))).toEqual({
      status: 200,
      received: "MISMATCH",
    });
    expect((await look(id)).state).toBe("ACTION_REQUIRED");
    expect(await balance()).toBe(before);
  });

  it("is not moved by notices that are forged, changed, too old, or of nobody's payment", async () => {
    const before = await balance();
    const { id } = await opened();
    const good = provider.becomes(id, { status: "succeeded" });
    const other = signed(JSON.parse(good.body).data as object, 9, `whsec_${Buffer.alloc(32, 8).toString("base64")}`);
    const old = { ...good.headers, "webhook-timestamp": String(Math.floor(Date.now() / 1000) - 3600) };
    for (const forged of [
      other,
      { ...good, headers: { ...good.headers, "webhook-signature": "v1,AAAA" } },
      { ...good, headers: { "content-type": "application/json" } },
      { ...good, headers: { ...good.headers, "webhook-id": "msg_other" } },
      { ...good, body: good.body.replace("succeeded", "succeeded ") },
      // The same words in another order of bytes.
      { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
      { ...good, headers: old },
    ])
      expect((await tell(forged)).status).toBe(401);
    expect((await tell({ ...good, body: "" })).status).toBeGreaterThanOrEqual(400);
    // Signed and still no notice.
    for (const text of ["no JSON", '{"type":', "[]", "null"]) expect((await tell(signedText(text))).status).toBe(400);
    expect(await tell(signed({ ...(JSON.parse(good.body).data as object), reference: "99999999" }, 1))).toEqual({
      status: 200,
      received: "UNKNOWN",
    });
    expect(await balance()).toBe(before);
    expect((await look(id)).state).toBe("ACTION_REQUIRED");
  });

  it("is opened once under a key, and another one under the same key is refused", async () => {
    const shared = nextKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => deposit({}, shared)));
    expect(new Set(answers.map(({ payment }) => payment?.id)).size).toBe(1);
    expect(await deposit({ amount: "1001" }, shared)).toMatchObject({
      payment: null,
      errors: [{ code: "IDEMPOTENCY_MISMATCH" }],
    });
  });

  it.each([
    [{ amount: "199.99" }, "AMOUNT_TOO_SMALL"],
    [{ amount: "200000.01" }, "AMOUNT_TOO_LARGE"],
    [{ amount: "1000.001" }, "AMOUNT_TOO_PRECISE"],
    [{ amount: "-5" }, "AMOUNT_TOO_SMALL"],
    [{ amount: "1e3" }, "INVALID"],
    [{ amount: "" }, "REQUIRED"],
    [{ amount: "NaN" }, "INVALID"],
    [{ method: "cheque" }, "METHOD_UNKNOWN"],
    [{ account_id: 1 }, "ACCOUNT_UNKNOWN"],
    [{ instrument: "tok_of_somebody" }, "INSTRUMENT_UNKNOWN"],
  ])("of %j is refused with %s, and the provider hears nothing", async (change, code) => {
    // Orders, not calls: jobs may ask about earlier payments at any time.
    const orders = [...provider.orders.keys()];
    expect(await deposit(change)).toMatchObject({ payment: null, errors: [{ code }] });
    expect([...provider.orders.keys()]).toEqual(orders);
  });

  it("beyond what a method takes in a day is refused, with what is left", async () => {
    await opened({ amount: "200000" });
    await opened({ amount: "150000" });
    expect((await deposit({ amount: "60000" })).errors).toMatchObject([
      { code: "METHOD_LIMIT", maxAmount: "50000.00" },
    ]);
    await opened({ amount: "50000" });
  });

  it("is asked for again when the provider did not answer, and fails when it refuses", async () => {
    provider.failWith(503);
    const { id, state } = await opened();
    expect(state).toBe("CREATED");
    provider.failWith(null);
    await askProvider();
    expect((await look(id)).state).toBe("ACTION_REQUIRED");
    provider.failWith(422);
    expect(await opened()).toMatchObject({ state: "FAILED", reason: "refused" });
  });

  it("is answered while the provider takes its time, and goes on when that has answered", async () => {
    provider.holdAnswers(true);
    const { id, state } = await opened();
    expect(state).toBe("CREATED");
    provider.holdAnswers(false);
    // Nobody asks again: it is the first question that is answered.
    await vi.waitFor(async () => expect((await look(id)).state).toBe("ACTION_REQUIRED"));
  });

  it("whose notices stay away comes in by asking", async () => {
    const before = await balance();
    const { id } = await opened();
    provider.becomes(id, { status: "succeeded" });
    await askProvider();
    expect((await look(id)).state).toBe("SUCCEEDED");
    expect(await balance()).toBe(before + 1000);
  });
});

describe("cards and accounts", () => {
  interface Offer {
    id: string;
    instruments: { token: string; brand: string | null; account: string | null }[];
  }
  const offered = async (method: string, direction: "DEPOSIT" | "WITHDRAWAL") => {
    const path = `/payments-api/v1/methods?direction=${direction}&account_id=${rub}`;
    const { body } = await test.call<{ methods: Offer[] }>("GET", path, { headers });
    return body.methods.find(({ id }) => id === method)?.instruments;
  };
  const paidBy = async (method: string, instrument: Partial<NonNullable<ProviderPayment["instrument"]>>) => {
    const { id } = await opened({ method });
    const whole = { token: "none", remembered: false, ...instrument };
    await tell(provider.becomes(id, { status: "succeeded", instrument: whole }));
  };

  it("are offered for a deposit when their holder agreed, for a withdrawal always", async () => {
    await paidBy("wallet", { token: "wallet_1", wallet: "d***@e***.com" });
    expect(await offered("wallet", "DEPOSIT")).toEqual([]);
    expect(await offered("wallet", "WITHDRAWAL")).toEqual([
      { token: "wallet_1", brand: null, last4: null, expiry: null, account: "d***@e***.com" },
    ]);
    await paidBy("card", { token: "card_kept", brand: "Visa", remembered: true });
    expect(await offered("card", "DEPOSIT")).toContainEqual(expect.objectContaining({ token: "card_kept" }));
  });

  it("are named with their player, and forgotten once the provider does not know them", async () => {
    await paidBy("card", { token: "card_gone", brand: "Visa", remembered: true });
    const { id } = await opened({ instrument: "card_gone" });
    expect(provider.orders.get(id)).toMatchObject({
      instrument: "card_gone",
      payer: { id: expect.stringMatching(/^\d+$/) as string },
    });
    provider.failWith(422, "UNKNOWN_INSTRUMENT");
    const { payment } = await deposit({ instrument: "card_gone" });
    provider.failWith(null);
    expect(payment).toMatchObject({ state: "FAILED", reason: "instrument_unknown" });
    expect(await offered("card", "DEPOSIT")).not.toContainEqual(expect.objectContaining({ token: "card_gone" }));
  });
});

describe("a deposit's way back", () => {
  it.each([
    ["https://bets.example", "https://bets.example"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["https://evil.example", "https://bets.example"],
  ])("from %s leads to %s in the player's language", async (origin, expected) => {
    const { id } = await opened({ origin });
    expect(provider.orders.get(id)).toMatchObject({
      language: "en",
      returnUrls: {
        success: `${expected}/en/onpay/success?payment=${id}`,
        cancel: `${expected}/en/onpay/cancel?payment=${id}`,
      },
    });
  });
});

describe("a withdrawal", () => {
  // Who never paid in by a card may be paid by any method.
  beforeEach(() => actAs("demo2"));

  it("holds its money at once, is sent when approved, and is paid by the provider's notice", async () => {
    const before = await balance();
    const { payment } = await withdraw();
    const id = payment?.id ?? "";
    expect(payment).toMatchObject({ state: "HELD", amount: "1000.00", fee: "20.00" });
    expect(await balance()).toBe(before - 1000);
    expect(await decide(id, { approved: true })).toMatchObject({ status: 200, body: { state: "SENT" } });
    await test.runJob("payments");
    expect(provider.payments.get(id)?.amount).toBe("980");
    expect(await tell(provider.becomes(id, { status: "paid" }))).toMatchObject({ received: "APPLIED" });
    expect((await look(id)).events.map(({ state }) => state)).toEqual(["HELD", "APPROVED", "SENT", "PAID"]);
    expect(await balance()).toBe(before - 1000);
  });

  it("gives its money back when it is rejected, fails or is taken back, and once only", async () => {
    const before = await balance();
    const one = (await withdraw()).payment?.id ?? "";
    await decide(one, { approved: false, reason: "name_differs", note: "seen by two" });
    expect(await look(one)).toMatchObject({ state: "REJECTED", reason: "name_differs" });
    expect(JSON.stringify(await look(one))).not.toContain("seen by two");
    expect((await decide(one, { approved: true })).status).toBe(409);
    const two = (await withdraw()).payment?.id ?? "";
    const cancelled = await Promise.all(
      Array.from({ length: 5 }, () => test.call("POST", `/payments-api/v1/withdrawals/${two}/cancel`, { headers })),
    );
    for (const { body } of cancelled) expect(body).toMatchObject({ payment: { state: "CANCELLED" }, errors: [] });
    const three = (await withdraw()).payment?.id ?? "";
    await decide(three, { approved: true });
    await test.runJob("payments");
    expect(provider.payments.has(three)).toBe(true);
    expect(
      (await test.call<Answer>("POST", `/payments-api/v1/withdrawals/${three}/cancel`, { headers })).body,
    ).toMatchObject({ errors: [{ code: "NOT_CANCELLABLE" }] });
    await tell(provider.becomes(three, { status: "failed", reason: "bad_destination" }));
    expect(await look(three)).toMatchObject({ state: "FAILED", reason: "bad_destination" });
    expect(await balance()).toBe(before);
  });

  it("of one balance is paid once, however many ask at the same time", async () => {
    const money = await balance();
    const amount = (money * 0.6).toFixed(2);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        withdraw({ method: "bank", amount, destination: { iban: "DE89370400440532013000", holder: "Ann Lee" } }),
      ),
    );
    const taken = answers.filter(({ payment }) => payment !== null);
    expect(taken).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
      new Set(["INSUFFICIENT_FUNDS"]),
    );
    await decide(taken[0]?.payment?.id ?? "", { approved: false });
    expect(await balance()).toBe(money);
  });

  it.each([
    [{ destination: {} }, "REQUIRED"],
    [{ destination: { wallet: "x" } }, "INVALID"],
    [{ destination: { wallet: "41001234", iban: "DE89370400440532013000" } }, "INVALID"],
    [{ method: "bank", destination: { iban: "DE89370400440532013001", holder: "Ann Lee" } }, "INVALID"],
    [{ method: "bank", destination: { iban: "XX0812345678901234", holder: "Ann Lee" } }, "INVALID"],
    [{ method: "crypto", destination: { network: "XRP", address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" } }, "INVALID"],
    [{ method: "crypto", destination: { network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" } }, "INVALID"],
    [{ method: "cash", destination: { point: "NOPE-999" } }, "INVALID"],
    [{ method: "cash", destination: { point: "TBS-3" } }, "INVALID"],
    [{ method: "cash", destination: { point: "MAD-1" } }, "INVALID"],
    [{ method: "card", destination: {} }, "REQUIRED"],
    [{ amount: "99999999" }, "AMOUNT_TOO_LARGE"],
  ])("of %j is refused with %s", async (change, code) => {
    expect(await withdraw(change)).toMatchObject({ payment: null, errors: [{ code }] });
  });

  it.each([
    [{ method: "cash", destination: { point: " tbs-1 " } }],
    [
      {
        method: "crypto",
        amount: "2000",
        destination: { network: "BTC", address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" },
      },
    ],
    [{ method: "bank", destination: { iban: "DE89 3704 0044 0532 0130 00", holder: "Ann Lee" } }],
    [{ destination: { wallet: "4100 1234" } }],
  ])("goes to %j", async (change) => {
    const { payment, errors } = await withdraw(change);
    expect(errors).toEqual([]);
    await decide(payment?.id ?? "", { approved: false });
  });

  it("of somebody else answers as an unknown one", async () => {
    const { id } = await opened();
    const other = (await test.signIn("demo")).headers;
    for (const path of [`/payments-api/v1/payments/${id}`, "/payments-api/v1/payments/1"])
      expect(await test.call("GET", path, { headers: other })).toMatchObject({
        status: 404,
        body: { code: "PAYMENT_UNKNOWN" },
      });
    expect(
      (await test.call<Answer>("POST", `/payments-api/v1/withdrawals/${id}/cancel`, { headers: other })).body.errors,
    ).toMatchObject([{ code: "PAYMENT_UNKNOWN" }]);
  });
});

describe("lists", () => {
  it("page through payments, newest first, and filter them", async () => {
    const made = [await opened(), await opened(), await opened()].map(({ id }) => id).toReversed();
    const page = async (query: string) =>
      (
        await test.call<{ payments: Payment[]; next: number | null; total: number }>(
          "GET",
          `/payments-api/v1/payments?${query}`,
          { headers },
        )
      ).body;
    const first = await page("first=2&direction=DEPOSIT");
    expect(first.payments.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const second = await page(`first=1&direction=DEPOSIT&after=${first.next}`);
    expect(second.payments.map(({ id }) => id)).toEqual(made.slice(2));
    expect((await page("states=PAID")).payments.every(({ state }) => state === "PAID")).toBe(true);
  });

  it("offer methods by what was used, and money back the way it came", async () => {
    const { id } = await opened();
    await tell(
      provider.becomes(id, {
        status: "succeeded",
        instrument: { token: "tok_9", brand: "visa", last4: "4242", remembered: false },
      }),
    );
    const { body } = await test.call<{ methods: { id: string; blocked: string | null; min_amount: string }[] }>(
      "GET",
      `/payments-api/v1/methods?direction=WITHDRAWAL&account_id=${rub}`,
      { headers },
    );
    expect(body.methods[0]).toMatchObject({ id: "card", blocked: null, min_amount: "400.00" });
    expect(body.methods.find(({ id: code }) => code === "wallet")).toMatchObject({ blocked: "DEPOSIT_METHOD_FIRST" });
  });
});
