import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { depositOrder, payoutOrder, returnUrls, TEST_KEY } from "../testing/client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const visa = "4111 1111 1111 1111";
const ended = (id: string, status: string) =>
  vi.waitFor(async () => expect((await world.payment(id)).status).toBe(status), { timeout: 10_000, interval: 10 });

describe("deposits", () => {
  it("are opened with a page, and found by id and reference", async () => {
    const order = depositOrder("card");
    const { status, body } = await world.call("POST", "/v1/deposits", { body: order });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^pay_[\w-]{32}$/),
      reference: order.reference,
      kind: "deposit",
      method: "card",
      status: "action_required",
      amount: "25.50",
      currency: "USD",
      fee: "0.00",
      reason: null,
      redirectUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/pay\/page_[\w-]{32}$/),
      instrument: null,
      instructions: null,
      receipt: null,
      createdAt: expect.any(Number),
      settledAt: null,
    });
    expect(await world.payment(body.id)).toEqual(body);
    expect((await world.call("GET", `/v1/payments?reference=${order.reference}`)).body).toEqual(body);
  });

  it.each([
    ["100", "USD", "100.00", "1.80"],
    ["1000", "JPY", "1000", "18"],
    ["10.005", "KWD", "10.005", "0.180"],
    ["0.1", "KWD", "0.100", "0.002"],
    ["99999999999999999.99", "USD", "99999999999999999.99", "1800000000000000.00"],
  ])("take %s %s exactly", async (amount, currency, told, fee) => {
    const deposit = await world.deposit("card", { amount, currency });
    expect([deposit.amount, deposit.fee]).toEqual([told, currency === "JPY" ? "0" : expect.stringMatching(/^0\.0+$/)]);
    await world.press(deposit, world.card(visa));
    expect(await world.payment(deposit.id)).toMatchObject({ status: "succeeded", amount: told, fee });
  });

  it.each([
    [{ amount: "1.5", currency: "JPY" }, 422, "INVALID_AMOUNT"],
    [{ amount: "5.0", currency: "JPY" }, 422, "INVALID_AMOUNT"],
    [{ amount: "1.0005", currency: "KWD" }, 422, "INVALID_AMOUNT"],
    [{ amount: "1.005" }, 422, "INVALID_AMOUNT"],
    [{ amount: "0.00" }, 422, "INVALID_AMOUNT"],
    [{ amount: "-5" }, 422, "INVALID_AMOUNT"],
    [{ amount: "1e3" }, 422, "INVALID_AMOUNT"],
    [{ amount: 5 }, 400, "BAD_REQUEST"],
    [{ currency: "XQZ" }, 422, "UNKNOWN_CURRENCY"],
    [{ method: "cheque" }, 400, "BAD_REQUEST"],
    [{ country: "GBR" }, 400, "BAD_REQUEST"],
    [{ reference: "a b" }, 400, "BAD_REQUEST"],
    [{ surprise: true }, 400, "BAD_REQUEST"],
    [{ expiresAt: 1 }, 422, "INVALID_EXPIRY"],
    [{ expiresAt: 99_999_999_999 }, 422, "INVALID_EXPIRY"],
    [{ instrument: "ins_none" }, 422, "UNKNOWN_INSTRUMENT"],
  ])("with %j are refused with %i %s", async (change, status, code) => {
    const answer = await world.call("POST", "/v1/deposits", { body: depositOrder("card", change) });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    "javascript:alert(1)",
    "ftp://shop.example/",
    "/paid",
    "https://shop.example/\r\nx: y",
    "https://shop.example/ж",
  ])("return to http(s) addresses only, not to %j", async (success) => {
    const order = depositOrder("card", { returnUrls: { ...returnUrls, success } });
    const answer = await world.call("POST", "/v1/deposits", { body: order });
    expect([answer.status, answer.body.code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("can be cancelled until the player has acted", async () => {
    const open = await world.deposit("card");
    const cancelled = await world.call("POST", `/v1/payments/${open.id}/cancel`);
    expect([cancelled.status, cancelled.body.status, cancelled.body.reason]).toEqual([200, "cancelled", "cancelled"]);
    const again = await world.call("POST", `/v1/payments/${open.id}/cancel`);
    expect([again.status, again.body.code]).toEqual([409, "NOT_CANCELLABLE"]);
    const page = await world.visit(String(open.redirectUrl));
    expect([page.status, page.location]).toEqual([303, returnUrls.cancel]);
  });

  it("are refunded as a whole, once they have succeeded", async () => {
    const deposit = await world.deposit("card");
    const refund = (amount: string) => world.call("POST", `/v1/payments/${deposit.id}/refunds`, { body: { amount } });
    expect((await refund("25.50")).body.code).toBe("NOT_REFUNDABLE");
    await world.press(deposit, world.card(visa));
    for (const amount of ["25.49", "25.51", "1e1", ""]) expect((await refund(amount)).status, amount).toBe(422);
    expect((await refund("25.5")).body).toMatchObject({ status: "refunded", settledAt: expect.any(Number) });
    expect((await refund("25.50")).body.code).toBe("NOT_REFUNDABLE");
  });

  it("expire when nobody pays in time", async () => {
    const { id, redirectUrl } = await world.deposit("card", { expiresAt: Math.ceil(Date.now() / 1000) + 1 });
    await ended(id, "expired");
    expect((await world.payment(id)).reason).toBe("expired");
    expect((await world.visit(String(redirectUrl))).location).toBe(returnUrls.fail);
  });

  it("name remembered cards of their payer, and no others", async () => {
    const pay = async (remember: string) => {
      const deposit = await world.deposit("card");
      await world.press(deposit, world.card(visa, { remember }));
      return (await world.payment(deposit.id)).instrument;
    };
    const [kept, forgotten] = [await pay("yes"), await pay("")];
    expect(kept).toEqual({
      token: expect.stringMatching(/^ins_/),
      brand: "Visa",
      last4: "1111",
      expiry: "09/35",
      remembered: true,
    });
    expect(forgotten).toMatchObject({ last4: "1111", remembered: false });
    const orderBy = (instrument: string | undefined, change: object = {}) =>
      world.call("POST", "/v1/deposits", { body: depositOrder("card", { instrument, ...change }) });
    expect((await orderBy(forgotten?.token)).status).toBe(422);
    expect((await orderBy(kept?.token, { payer: { id: "somebody" } })).status).toBe(422);
    const { body } = await orderBy(kept?.token);
    const page = await world.visit(String(body.redirectUrl));
    expect(page.text).toContain("Visa ending in 1111, valid until 09/35");
    expect(page.text).not.toContain('name="number"');
    expect((await world.press(body, { action: "pay", code: "12" })).status).toBe(422);
    expect((await world.press(body, { action: "pay", code: "123" })).location).toBe(returnUrls.success);
    expect((await world.payment(body.id)).instrument).toEqual(kept);
  });
});

describe("payouts", () => {
  it("are paid after a while, with a fee", async () => {
    const { id, status, redirectUrl } = await world.payout("cash", { point: "Main street 1" });
    expect([status, redirectUrl]).toEqual(["processing", null]);
    await ended(id, "paid");
    expect(await world.payment(id)).toMatchObject({ fee: "0.51", reason: null, settledAt: expect.any(Number) });
  });

  it.each([
    ["bank", { iban: "GB82 WEST 1234 5698 7654 32", holder: "A. Player" }, "paid", { iban: "GB82 •••• 5432" }],
    ["bank", { iban: "GB82WEST12345698765433", holder: "A. Player" }, "failed", { iban: "GB82 •••• 5433" }],
    ["wallet", { wallet: "player@mail.example" }, "paid", { wallet: "p•••@mail.example" }],
    ["wallet", { wallet: "nobody" }, "failed", { wallet: "no•••dy" }],
    ["crypto", { address: "TXYZabcdefghijkmnopqrstuvw12345678", network: "tron" }, "paid", null],
    ["crypto", { address: "demo1aaaaaaaaaaaaaaaaaaaaaaaa0000", network: "demo" }, "failed", null],
    ["card", { token: "ins_none" }, "failed", null],
  ] as const)("by %s to %j end as %s", async (method, destination, status, instrument) => {
    const { id } = await world.payout(method, destination);
    await ended(id, status);
    const payment = await world.payment(id);
    expect(payment.reason).toBe(status === "failed" ? "bad_destination" : null);
    if (instrument === null) expect(payment.instrument).toBeNull();
    else expect(payment.instrument).toMatchObject(instrument);
  });

  it("go back to what was paid with", async () => {
    const deposit = await world.deposit("card");
    await world.press(deposit, world.card(visa));
    const token = String((await world.payment(deposit.id)).instrument?.token);
    const { id, instrument } = await world.payout("card", { token });
    expect(instrument).toMatchObject({ token, last4: "1111" });
    await ended(id, "paid");
    const elsewhere = await world.payout("wallet", { token });
    await ended(elsewhere.id, "failed");
  });

  it.each([
    ["voucher", { point: "x" }],
    ["card", { iban: "GB82WEST12345698765432", holder: "A. Player" }],
    ["bank", { wallet: "player@mail.example" }],
  ] as const)("by %s to %j are refused", async (method, destination) => {
    const answer = await world.call("POST", "/v1/payouts", { body: payoutOrder(method, destination) });
    expect([answer.status, answer.body.code]).toEqual([422, "DESTINATION_UNFIT"]);
  });
});

describe("the key of a POST", () => {
  it("answers a repeated call with its first answer, and does nothing twice", async () => {
    const key = randomUUID();
    const order = depositOrder("card");
    const answers = await Promise.all([1, 2, 3].map(() => world.call("POST", "/v1/deposits", { key, body: order })));
    const [first] = answers;
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await world.press(first?.body ?? (await world.deposit("card")), world.card(visa));
    const { amount, ...others } = order;
    const spelledOtherwise = await world.call("POST", "/v1/deposits", { key, body: { ...others, amount } });
    expect([spelledOtherwise.status, spelledOtherwise.text]).toEqual([201, first?.text]);
  });

  it("is refused with another body or another call", async () => {
    const key = randomUUID();
    const order = depositOrder("card");
    const { body } = await world.call("POST", "/v1/deposits", { key, body: order });
    const other = await world.call("POST", "/v1/deposits", { key, body: { ...order, amount: "25.51" } });
    expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_MISMATCH"]);
    const cancel = await world.call("POST", `/v1/payments/${body.id}/cancel`, { key });
    expect([cancel.status, cancel.body.code]).toEqual([409, "IDEMPOTENCY_MISMATCH"]);
    expect((await world.payment(body.id)).status).toBe("action_required");
  });

  it("keeps refusals too, and outlives a restart", async () => {
    const key = randomUUID();
    const { id } = await world.payout("cash", { point: "1" });
    const first = await world.call("POST", `/v1/payments/${id}/cancel`, { key });
    await world.restart();
    const again = await world.call("POST", `/v1/payments/${id}/cancel`, { key });
    expect([first.status, again.status, again.text]).toEqual([409, 409, first.text]);
  });

  it.each([null, "", "with space", "x".repeat(101), "ключ"])("is needed in its form: %j", async (key) => {
    if (key === "ключ") return expect(() => new Headers({ "idempotency-key": key })).toThrow();
    const answer = await world.call("POST", "/v1/deposits", { key, body: depositOrder("card") });
    expect([answer.status, answer.body.code]).toEqual([400, "IDEMPOTENCY_KEY_NEEDED"]);
  });
});

describe("the merchant's key", () => {
  it.each([null, "wrong", "key-of-the-merchant-in-test", "key-of-the-merchant-in-tests "])(
    "opens nothing as %j",
    async (bearer) => {
      const isRight = bearer?.trim() === "key-of-the-merchant-in-tests";
      for (const [method, path] of [
        ["GET", "/v1/payments/x"],
        ["GET", "/v1/statements/2026-01-01"],
        ["POST", "/v1/deposits"],
        ["POST", "/v1/payouts"],
        ["GET", "/control/faults"],
        ["POST", "/control/release"],
      ] as const) {
        const { status } = await world.call(method, path, { bearer });
        expect([path, status === 401]).toEqual([path, !isRight]);
      }
    },
  );

  it("answers 404 for what is not there", async () => {
    for (const path of ["/v1/payments/pay_none", "/v1/payments?reference=none"])
      expect((await world.call("GET", path)).body.code).toBe("UNKNOWN_PAYMENT");
    for (const path of ["/v1/payments/pay_none/cancel", "/v1/nothing"])
      expect((await world.call("POST", path)).status).toBe(404);
  });

  it("refuses bodies that are too large or no JSON", async () => {
    const large = await world.call("POST", "/v1/deposits", { body: { x: "x".repeat(70_000) } });
    expect([large.status, large.body.code]).toEqual([413, "BODY_TOO_LARGE"]);
    const post = (path: string, body: string, type: string) =>
      fetch(`${world.url}${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${TEST_KEY}`, "idempotency-key": randomUUID(), "content-type": type },
        body,
      });
    expect((await post("/v1/deposits", "{", "application/json")).status).toBe(400);
    expect((await post("/v1/deposits", "", "application/json")).status).toBe(400);
    expect((await post("/v1/deposits", "a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    const { id } = await world.deposit("card");
    expect((await post(`/v1/payments/${id}/cancel`, "", "application/json")).status).toBe(200);
  });
});
