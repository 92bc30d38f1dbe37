import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Method, Payment } from "../payments/payment.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const paid = async (method: Method, change: object = {}): Promise<Payment> => {
  const deposit = await world.deposit(method, change);
  await world.press(deposit, world.card("4111111111111111"));
  return deposit;
};
const statement = async (day: string) => {
  const { status, text } = await world.call("GET", `/v1/statements/${day}`);
  return { status, lines: text.split("\r\n") };
};
/** The day that a payment settled on; a test may run over midnight. */
const dayOf = async (id: string) =>
  new Date(Number((await world.payment(id)).settledAt) * 1000).toISOString().slice(0, 10);

it("lists what moved money on a day, each movement once, and nothing else", async () => {
  const declined = await world.deposit("card");
  await world.press(declined, world.card("4000000000000002"));
  const open = await world.deposit("card");
  const card = await paid("card", { amount: "100.00" });
  const yen = await paid("card", { amount: "1000", currency: "JPY" });
  const payout = await world.payout("cash", { point: "1" }, { amount: "10.005", currency: "KWD" });
  await vi.waitFor(async () => expect((await world.payment(payout.id)).status).toBe("paid"), {
    timeout: 10_000,
    interval: 10,
  });
  await world.call("POST", `/v1/payments/${card.id}/refunds`, { body: { amount: "100.00" } });
  await world.call("POST", `/control/chargebacks/${yen.id}`);

  const { lines } = await statement(await dayOf(card.id));
  expect(lines[0]).toBe("id,reference,kind,method,status,amount,currency,fee,settledAt");
  expect(lines.at(-1)).toBe("");
  const of = (id: string) =>
    lines
      .filter((line) => line.startsWith(`${id},`))
      .map((line) => line.replace(/,\d+$/, ",AT").split(",").slice(2).join(","));
  expect(of(card.id)).toEqual([
    "deposit,card,succeeded,100.00,USD,1.80,AT",
    "deposit,card,refunded,100.00,USD,1.80,AT",
  ]);
  expect(of(yen.id)).toEqual(["deposit,card,succeeded,1000,JPY,18,AT", "deposit,card,charged_back,1000,JPY,18,AT"]);
  expect(of(payout.id)).toEqual(["payout,cash,paid,10.005,KWD,0.200,AT"]);
  expect([...of(declined.id), ...of(open.id)]).toEqual([]);
  const line = lines.find((each) => each.startsWith(`${card.id},`)) ?? "";
  const { reference, settledAt } = await world.payment(card.id);
  expect([line.split(",")[1], Number(line.split(",").at(-1))]).toEqual([reference, settledAt]);
});

it("is empty for a day without payments, and refuses what is no day", async () => {
  expect(await statement("2020-02-29")).toEqual({
    status: 200,
    lines: ["id,reference,kind,method,status,amount,currency,fee,settledAt", ""],
  });
  for (const day of ["2021-02-29", "yesterday", "2021-1-1"]) expect((await statement(day)).status, day).toBe(400);
});
