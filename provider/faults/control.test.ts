import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { depositOrder, returnUrls } from "../testing/client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(async () => {
  await world.call("DELETE", "/control/faults");
});
afterAll(() => world.close());

const visa = "4111111111111111";
const ended = (id: string, status: string) =>
  vi.waitFor(async () => expect((await world.payment(id)).status).toBe(status), { timeout: 10_000, interval: 10 });

describe("switches", () => {
  it("change what they name, are read, and go back", async () => {
    const off = (await world.call("GET", "/control/faults")).body;
    await world.faults({ webhooks: { delayMs: 5 } });
    await world.faults({ api: { timeoutMs: 1 } });
    expect((await world.call("GET", "/control/faults")).body).toMatchObject({
      webhooks: { delayMs: 5, copies: 0 },
      api: { timeoutMs: 1, failNext: 0 },
      payouts: "paid",
    });
    expect((await world.call("DELETE", "/control/faults")).body).toEqual(off);
    expect((await world.call("POST", "/control/faults", { body: { webhook: {} } })).status).toBe(400);
  });

  it("fail a call after its work has been done: a repeated one hears of it", async () => {
    await world.faults({ api: { failNext: 1 } });
    const key = randomUUID();
    const order = depositOrder("card");
    const lost = await world.call("POST", "/v1/deposits", { key, body: order });
    expect(lost.status).toBe(500);
    const { body: done } = await world.call("GET", `/v1/payments?reference=${order.reference}`);
    const again = await world.call("POST", "/v1/deposits", { key, body: order });
    expect([again.status, again.body.id]).toEqual([201, done.id]);
  });

  it("let answers wait", async () => {
    await world.faults({ api: { timeoutMs: 60_000 } });
    const order = depositOrder("card");
    const body = JSON.stringify(order);
    const headers = { authorization: "Bearer key-of-the-merchant-in-tests", "idempotency-key": randomUUID() };
    const hanging = fetch(`${world.url}/v1/deposits`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(300),
    });
    await expect(hanging).rejects.toThrow();
    await world.call("DELETE", "/control/faults");
    expect((await world.call("GET", `/v1/payments?reference=${order.reference}`)).status).toBe(200);
  });

  it("decline the next deposits, whatever the card", async () => {
    await world.faults({ api: { declineNext: 1 } });
    const [first, second] = [await world.deposit("card"), await world.deposit("card")];
    expect((await world.press(first, world.card(visa))).location).toBe(returnUrls.fail);
    expect((await world.press(second, world.card(visa))).location).toBe(returnUrls.success);
    expect(await world.payment(first.id)).toMatchObject({ status: "failed", reason: "declined", settledAt: null });
  });

  it("expire whatever waits for its player", async () => {
    const { id } = await world.deposit("bank");
    await world.faults({ expireAll: true });
    expect(await world.payment(id)).toMatchObject({ status: "expired", reason: "expired" });
  });

  it("fail payouts, or hold them until they are released, over a restart too", async () => {
    await world.faults({ payouts: "failed" });
    const failing = await world.payout("cash", { point: "1" });
    await ended(failing.id, "failed");
    expect((await world.payment(failing.id)).reason).toBe("declined");

    await world.faults({ payouts: "hold" });
    const held = [await world.payout("cash", { point: "1" }), await world.payout("wallet", { wallet: "x" })];
    await world.restart();
    const other = await world.payout("cash", { point: "1" });
    await ended(other.id, "paid");
    for (const { id } of held) expect((await world.payment(id)).status).toBe("processing");
    expect((await world.call("POST", "/control/release")).body).toEqual({ released: 2 });
    await ended(String(held[0]?.id), "paid");
    await ended(String(held[1]?.id), "failed");
  });

  it("charge succeeded deposits back, and no others", async () => {
    const deposit = await world.deposit("card");
    const chargeback = () => world.call("POST", `/control/chargebacks/${deposit.id}`);
    expect((await chargeback()).body.code).toBe("NOT_CHARGEABLE");
    await world.press(deposit, world.card(visa));
    expect((await chargeback()).body.status).toBe("charged_back");
    expect((await chargeback()).status).toBe(409);
    expect((await world.call("POST", "/control/chargebacks/pay_none")).status).toBe(404);
  });
});

it("there are no switches where they are off", async () => {
  const plain = await startWorld({ hasFaults: false });
  for (const [method, path] of [
    ["GET", "/control/faults"],
    ["POST", "/control/faults"],
    ["DELETE", "/control/faults"],
    ["POST", "/control/release"],
    ["POST", "/control/chargebacks/x"],
  ] as const)
    expect((await plain.call(method, path)).status, path).toBe(404);
  await plain.close();
});
