/** A bonus of a deposit is played with that deposit: it ends when cash leaves, after its player has agreed to that. */
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { worldWithProvider } from "../../money/payments/testing/world.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

let payments: Awaited<ReturnType<typeof worldWithProvider>>;
let world: BonusWorld;
beforeAll(async () => {
  payments = await worldWithProvider();
  world = await startBonusWorld("demo", payments.test);
});
afterAll(() => payments.close());
afterEach(async () => {
  await world.expectBooks();
  payments.test.advance(40 * 24 * 60 * 60_000);
});

interface Refusable {
  payment: { state: string } | null;
  errors: { code: string; path: string[] | null }[];
}
let keys = 0;
const post = async (path: string, body: object) =>
  (
    await payments.test.call<Refusable>("POST", path, {
      headers: { ...payments.headers, "idempotency-key": `tied-key-${(keys += 1)}` },
      body,
    })
  ).body;
const withdraw = (more: object = {}) =>
  post("/payments-api/v1/withdrawals", {
    account_id: payments.rub,
    method: "wallet",
    amount: "10000",
    destination: { wallet: "41001234567890" },
    ...more,
  });
const convert = (amount: string, more: object = {}) =>
  payments.convert(payments.rub, Number(world.client.accounts["USD"]), amount, more);
/** Pays in what may leave by any method. */
const paidIn = async () => {
  const { id } = await payments.deposit({ method: "cash", amount: "10000" });
  expect(await payments.tell(payments.provider.becomes(id, { status: "succeeded" }))).toBe("APPLIED");
};
/** A bonus that a deposit has just begun. */
const begun = async () => {
  const { id } = await world.grant("welcome-sport");
  await paidIn();
  await world.hear();
  expect((await world.bonus(id)).bonus).toMatchObject({ state: "ACTIVE", amount: "10000.00" });
  return id;
};
const ends = [{ code: "BONUS_ENDS", path: ["endsBonus"] }];
const forfeited = { state: "FORFEITED", reason: "CASH_TAKEN_OUT", balance: "0.00" };

it("by a withdrawal", async () => {
  const id = await begun();
  const before = await payments.balance();
  expect(await withdraw()).toMatchObject({ payment: null, errors: ends });
  expect((await world.bonus(id)).bonus.state).toBe("ACTIVE");
  expect(await payments.balance()).toBe(before);
  // A withdrawal that is refused for another reason leaves the bonus.
  expect((await withdraw({ amount: "1000000", ends_bonus: true })).payment).toBeNull();
  expect((await world.bonus(id)).bonus.state).toBe("ACTIVE");
  expect(await withdraw({ ends_bonus: true })).toMatchObject({ payment: { state: "HELD" }, errors: [] });
  expect((await world.bonus(id)).bonus).toMatchObject(forfeited);
  expect(await withdraw({ amount: "1000" })).toMatchObject({ payment: { state: "HELD" }, errors: [] });
});

it("by a conversion", async () => {
  const id = await begun();
  expect(await convert("1000")).toMatchObject(ends);
  expect(await convert("10000000", { ends_bonus: true })).not.toEqual([]);
  expect((await world.bonus(id)).bonus.state).toBe("ACTIVE");
  expect(await convert("1000", { ends_bonus: true })).toEqual([]);
  expect((await world.bonus(id)).bonus).toMatchObject(forfeited);
});

it("and is never given for a deposit that was taken out before the bonus was heard of", async () => {
  const { id } = await world.grant("welcome-sport");
  await paidIn();
  expect(await withdraw()).toMatchObject({ payment: { state: "HELD" } });
  await world.hear();
  expect((await world.bonus(id)).bonus).toMatchObject({ state: "OFFERED" });
  // The next deposit brings it.
  await paidIn();
  await world.hear();
  expect((await world.bonus(id)).bonus).toMatchObject({ state: "ACTIVE" });
});
