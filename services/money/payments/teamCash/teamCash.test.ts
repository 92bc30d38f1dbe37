/** Payments at cash desks, over real HTTP: listed by their receipts, each where it stands. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { ProviderPayment } from "../provider/client.ts";
import { worldWithProvider } from "../testing/world.ts";
import type { teamCashApi } from "./api.ts";

type Answer = z.infer<typeof teamCashApi.teamCashPayments.response>;

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
}, 120_000);
afterAll(() => world.close());

const list = async (query = "", language = "en", headers: object = world.headers) =>
  world.test.call<Answer>("GET", `/payments-api/v1/team-cash/payments${query}`, {
    headers: { ...headers, "x-language": language },
  });
const becomes = async (status: ProviderPayment["status"], change: Partial<ProviderPayment> = {}) => {
  const { id } = await world.deposit({ method: "cash", amount: "500" });
  await world.tell(world.provider.becomes(id, { status, ...change }));
  return id;
};

describe("payments at cash desks [3.15] [3.16]", () => {
  it("are listed with their receipts, newest first, each with where it stands, and no others", async () => {
    await world.tell(world.provider.becomes((await world.deposit()).id, { status: "succeeded" }));
    const paid = await becomes("succeeded", { receipt: "9F2C41D07A3B88E5" });
    const failed = await becomes("expired", { reason: "expired" });
    const { id: waiting } = await world.deposit({ method: "cash", amount: "250.50" });
    const { body } = await list();
    expect(body.total_count).toBe(3);
    expect(
      body.entities.map(({ id, status_id, status_title, skks_hash }) => [id, status_id, status_title, skks_hash]),
    ).toEqual([
      [waiting, 1, "Awaiting payment", null],
      [failed, 3, "Not paid", null],
      [paid, 2, "Paid", "9F2C41D07A3B88E5"],
    ]);
    const [first, , last] = body.entities;
    expect(first).toMatchObject({ summ: "250.50", currency: "RUB", date_payment: null, money_deposit_id: null });
    expect(last).toMatchObject({
      summ: "500.00",
      money_deposit_id: paid,
      message: "The desk has taken the money and printed a receipt.",
      translate_message: "The desk has taken the money and printed a receipt.",
    });
    expect(last?.date_payment).toBeGreaterThanOrEqual(last?.timestamp ?? Infinity);
    expect((await list("", "ru")).body.entities[2]).toMatchObject({
      status_title: "Оплачено",
      message: "The desk has taken the money and printed a receipt.",
      translate_message: "Касса приняла деньги и выдала чек.",
    });
    await world.tell(world.provider.becomes(paid, { status: "refunded" }));
    expect((await list()).body.entities[2]).toMatchObject({ status_id: 4, skks_hash: "9F2C41D07A3B88E5" });
  });

  it("come page by page", async () => {
    const first = (await list("?first=2")).body;
    expect(first.entities).toHaveLength(2);
    const rest = (await list(`?first=2&after=${first.next}`)).body;
    expect([rest.entities.length, rest.next, rest.total_count]).toEqual([1, null, 3]);
  });

  it("are their player's alone, and nobody's without a sign-in [6.04]", async () => {
    const { headers } = await world.test.signIn("demo2");
    expect((await list("", "en", headers)).body).toEqual({ entities: [], next: null, total_count: 0 });
    expect((await list("", "en", {})).status).toBe(401);
  });

  it("are what the payment history shows by the kind of their method, with the receipt", async () => {
    const call = (kind: string) =>
      world.test.call<{ payments: { method: string; receipt: string | null }[] }>(
        "GET",
        `/payments-api/v1/payments?kind=${kind}`,
        { headers: world.headers },
      );
    const { payments } = (await call("cash")).body;
    expect(payments.map(({ method, receipt }) => [method, receipt])).toEqual([
      ["cash", null],
      ["cash", null],
      ["cash", "9F2C41D07A3B88E5"],
    ]);
    expect((await call("crypto")).body.payments).toEqual([]);
    expect((await call("cheque")).status).toBe(400);
  });
});
