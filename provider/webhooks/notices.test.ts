import { afterEach, describe, expect, it, vi } from "vitest";
import type { Payment } from "../payments/payment.ts";
import { returnUrls } from "../testing/client.ts";
import { startWorld, type World } from "../testing/world.ts";

const worlds: World[] = [];
const start = async (...options: Parameters<typeof startWorld>): Promise<World> => {
  const world = await startWorld(...options);
  worlds.push(world);
  return world;
};
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const pay = async (world: World): Promise<Payment> => {
  const deposit = await world.deposit("card");
  await world.press(deposit, world.card("4111111111111111"));
  return deposit;
};
const ofPayment = (world: World, { id }: Payment) => world.merchant.received.filter(({ body }) => body.data.id === id);

describe("notices", () => {
  it("are signed, one for each change, and there before the browser returns", async () => {
    const world = await start();
    const deposit = await world.deposit("card");
    expect(world.merchant.received).toEqual([]);
    const back = await world.press(deposit, world.card("4111111111111111"));
    expect(back.location).toBe(returnUrls.success);
    expect(world.merchant.told(deposit.id)).toEqual([
      [2, "processing"],
      [3, "succeeded"],
    ]);
    const [, last] = world.merchant.received;
    expect(last).toMatchObject({
      id: expect.stringMatching(/^msg_/),
      body: { type: "payment.updated", sequence: 3, data: await world.payment(deposit.id) },
    });
    expect(new Date(String(last?.body.timestamp)).toISOString()).toBe(last?.body.timestamp);
    expect(new Set(world.merchant.received.map(({ id }) => id)).size).toBe(2);
  });

  it("tell of payouts, refunds and cancellations", async () => {
    const world = await start();
    const payout = await world.payout("cash", { point: "1" });
    await until(() => expect(world.merchant.told(payout.id)).toEqual([[2, "paid"]]));
    const deposit = await pay(world);
    await world.call("POST", `/v1/payments/${deposit.id}/refunds`, { body: { amount: "25.50" } });
    await until(() => expect(world.merchant.told(deposit.id).at(-1)).toEqual([4, "refunded"]));
    const open = await world.deposit("card");
    await world.call("POST", `/v1/payments/${open.id}/cancel`);
    await until(() => expect(world.merchant.told(open.id)).toEqual([[2, "cancelled"]]));
  });

  it.each([500, 404, 302] as const)(
    "are sent again after %i, under the same id and a new signature",
    async (status) => {
      const world = await start();
      world.merchant.answer = (index) => (index < 3 ? status : 200);
      const deposit = await pay(world);
      await until(() => expect(new Set(world.merchant.told(deposit.id).map(([sequence]) => sequence)).size).toBe(2));
      await until(() => expect(ofPayment(world, deposit).length).toBe(5));
      const ids = Map.groupBy(ofPayment(world, deposit), ({ body }) => body.sequence);
      for (const attempts of ids.values()) expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
      expect(ofPayment(world, deposit).every(({ isGenuine }) => isGenuine)).toBe(true);
    },
  );

  it("are given up only at the end of the schedule", async () => {
    const world = await start({ retryMs: [1, 1, 1] });
    world.merchant.answer = () => 503;
    const open = await world.deposit("card");
    await world.call("POST", `/v1/payments/${open.id}/cancel`);
    const metrics = async () => (await (await fetch(`${world.url}/metrics`)).text()).match(/^provider_notices_.+$/gm);
    await vi.waitFor(async () =>
      expect(await metrics()).toEqual(["provider_notices_waiting 0", "provider_notices_given_up 1"]),
    );
    expect(ofPayment(world, open)).toHaveLength(4);
  });

  it("are sent again when the merchant doesn't answer, and don't hold the browser for good", async () => {
    const world = await start({}, { noticeMs: 100, returnMs: 20 });
    world.merchant.answer = (index) => (index === 0 ? "never" : 200);
    const deposit = await pay(world);
    await until(() =>
      expect(
        world.merchant
          .told(deposit.id)
          .map(([sequence]) => sequence)
          .toSorted(),
      ).toEqual([2, 2, 3]),
    );
  });

  it("that were not taken are sent after a restart", async () => {
    const world = await start({ retryMs: [60_000] });
    world.merchant.answer = () => "never";
    const open = await world.deposit("card");
    await world.call("POST", `/v1/payments/${open.id}/cancel`);
    await until(() => expect(ofPayment(world, open)).toHaveLength(1));
    world.merchant.answer = () => 200;
    await world.restart();
    await until(() => expect(ofPayment(world, open)).toHaveLength(2));
    expect(world.merchant.told(open.id)).toEqual([
      [2, "cancelled"],
      [2, "cancelled"],
    ]);
  });
});

describe("switches of notices", () => {
  it("double them, under one id", async () => {
    const world = await start();
    await world.faults({ webhooks: { copies: 1 } });
    const deposit = await pay(world);
    expect(world.merchant.told(deposit.id).map(([sequence]) => sequence)).toEqual([2, 2, 3, 3]);
    expect(new Set(ofPayment(world, deposit).map(({ id }) => id)).size).toBe(2);
  });

  it("reverse their order", async () => {
    const world = await start();
    await world.faults({ webhooks: { shuffle: true } });
    const deposit = await pay(world);
    await until(() => expect(world.merchant.told(deposit.id).map(([sequence]) => sequence)).toEqual([3, 2]));
  });

  it("drop the next ones for good", async () => {
    const world = await start();
    await world.faults({ webhooks: { drop: 1 } });
    const deposit = await pay(world);
    expect(world.merchant.told(deposit.id)).toEqual([[3, "succeeded"]]);
    expect((await world.call("GET", "/control/faults")).body).toMatchObject({ webhooks: { drop: 0 } });
  });

  it("forge copies with a wrong signature", async () => {
    const world = await start();
    await world.faults({ webhooks: { forge: true } });
    const deposit = await pay(world);
    expect(ofPayment(world, deposit).map(({ isGenuine, body }) => [isGenuine, body.sequence])).toEqual([
      [false, 2],
      [true, 2],
      [false, 3],
      [true, 3],
    ]);
  });

  it.each([
    ["amount", { amount: "26.50", currency: "USD" }],
    ["currency", { amount: "25.50", currency: "EUR" }],
    [{ amount: "0.01" }, { amount: "0.01", currency: "USD" }],
  ])("alter %j under a valid signature", async (altered, data) => {
    const world = await start();
    await world.faults({ webhooks: { altered } });
    const deposit = await pay(world);
    for (const { isGenuine, body } of ofPayment(world, deposit)) {
      expect(isGenuine).toBe(true);
      expect(body.data).toMatchObject(data);
    }
    expect(await world.payment(deposit.id)).toMatchObject({ amount: "25.50", currency: "USD" });
  });

  it("let the browser return before them", async () => {
    const world = await start();
    await world.faults({ webhooks: { delayMs: 300 } });
    const deposit = await pay(world);
    expect(ofPayment(world, deposit)).toEqual([]);
    await until(() => expect(ofPayment(world, deposit)).toHaveLength(2));
  });
});
