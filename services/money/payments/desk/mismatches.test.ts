/** Money that moved otherwise than was asked for, and what the operator's staff does with it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { worldWithProvider } from "../testing/world.ts";
import type { Mismatch } from "./mismatches.ts";

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
});
afterAll(() => world.close());
beforeEach(() => world.test.advance(40 * 24 * 60 * 60_000));
afterEach(() => world.proveBooks());

const path = "/payments-api/v1/desk/mismatches";
const open = async () => (await world.desk<{ mismatches: Mismatch[] }>("GET", path)).body.mismatches;
const settle = (id: string | undefined, book: boolean) =>
  world.desk<Mismatch & { code: string }>("POST", `${path}/${id}`, { book, actor: "Olga", note: "asked the bank" });

/** A withdrawal of 1000 that the provider has been asked to pay. */
async function sent() {
  const { id } = await world.withdraw();
  await world.desk("POST", `/payments-api/v1/desk/withdrawals/${id}`, { approved: true });
  await world.test.runJob("payments");
  expect(world.provider.payments.has(id)).toBe(true);
  return id;
}

/** A deposit of 1000 of which something else came. */
async function told(change: Parameters<typeof world.provider.becomes>[1], asked: object = {}) {
  const { id } = await world.deposit(asked);
  expect(await world.tell(world.provider.becomes(id, { status: "succeeded", ...change }))).toBe("MISMATCH");
  const mismatch = (await open()).find(({ payment }) => payment.id === id);
  return { id, mismatch };
}

describe("money that doesn't fit", () => {
  it("waits once, however often it is told, with what came and what was asked for", async () => {
    const before = await world.balance();
    const { id, mismatch } = await told({ amount: "900", fee: "3" });
    expect(await world.tell(world.provider.becomes(id, { amount: "900.00" }))).toBe("MISMATCH");
    expect((await open()).filter(({ payment }) => payment.id === id)).toHaveLength(1);
    expect(mismatch).toMatchObject({
      kind: "AMOUNT",
      payment: { id, amount: "1000.00", state: "ACTION_REQUIRED" },
      told: { status: "succeeded", amount: "900", currency: "RUB", fee: "3" },
      can_book: true,
      state: "OPEN",
    });
    expect(await world.balance()).toBe(before);
    await settle(mismatch?.id, false);
  });

  it("is booked as told: the player has what came, and the payment says so", async () => {
    const before = Number(await world.balance());
    const { id, mismatch } = await told({ amount: "900" });
    const answers = await Promise.all([settle(mismatch?.id, true), settle(mismatch?.id, true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("MISMATCH_SETTLED");
    expect(await world.look(id)).toMatchObject({ state: "SUCCEEDED", amount: "900.00", reason: "booked_as_told" });
    expect(JSON.stringify(await world.look(id))).not.toContain("asked the bank");
    expect(Number(await world.balance())).toBe(before + 900);
    expect(await world.tell(world.provider.becomes(id, { amount: "900" }))).toBe("STALE");
    // What was booked as told goes back as told.
    await world.tell(world.provider.becomes(id, { status: "refunded" }));
    expect(Number(await world.balance())).toBe(before);
  });

  it.each<[string, Parameters<typeof world.provider.becomes>[1], RegExp]>([
    ["the desk's own", { receipt: "9F2C41D07A3B88E5" }, /^9F2C41D07A3B88E5$/],
    ["one of the house's where the desk told none", {}, /^[0-9A-F]{16}$/],
  ])("at a cash desk has a receipt's code once it is booked by hand: %s", async (_, change, code) => {
    const { id, mismatch } = await told({ amount: "900", ...change }, { method: "cash" });
    expect(mismatch?.told.receipt).toBe(change.receipt ?? null);
    expect((await world.look(id)).receipt).toBeNull();
    await settle(mismatch?.id, true);
    const { receipt } = await world.look(id);
    expect(receipt).toMatch(code);
    // Where those of ordinary payments are: among the receipts of cash desks.
    const { body } = await world.test.call<{ entities: { id: string; skks_hash: string | null }[] }>(
      "GET",
      "/payments-api/v1/team-cash/payments",
      { headers: world.headers },
    );
    expect(body.entities.find((entity) => entity.id === id)?.skks_hash).toBe(receipt);
  });

  it("at no cash desk has no receipt", async () => {
    const { id, mismatch } = await told({ amount: "900" });
    await settle(mismatch?.id, true);
    expect((await world.look(id)).receipt).toBeNull();
  });

  it("keeps the fee of its method where it can", async () => {
    const before = Number(await world.balance());
    const { id, mismatch } = await told({ amount: "1110" }, { method: "wallet" });
    await settle(mismatch?.id, true);
    expect(await world.look(id)).toMatchObject({ amount: "1100.00", fee: "10.00" });
    expect(Number(await world.balance())).toBe(before + 1100);
  });

  it.each(["USD", "KWD"])("in %s is booked on an account of that currency, opened where there is none", async (iso) => {
    const before = await world.balance();
    const { id, mismatch } = await told({ amount: "12.5", currency: iso });
    expect(mismatch?.kind).toBe("CURRENCY");
    await settle(mismatch?.id, true);
    const payment = await world.look(id);
    expect(payment).toMatchObject({ currency: iso, amount: iso === "KWD" ? "12.500" : "12.50" });
    expect(Number(await world.balance(payment.account_id)) % 500).toBe(12.5);
    expect(await world.balance()).toBe(before);
  });

  it("is refused: nothing moves, and the deposit has failed", async () => {
    const before = await world.balance();
    const { id, mismatch } = await told({ amount: "100000" });
    expect((await settle(mismatch?.id, false)).body).toMatchObject({
      state: "REFUSED",
      actor: "Olga",
      can_book: false,
    });
    expect(await world.look(id)).toMatchObject({ state: "FAILED", reason: "mismatch" });
    expect(await world.balance()).toBe(before);
    expect((await settle(mismatch?.id, true)).body.code).toBe("MISMATCH_SETTLED");
    // The same words again don't wait a second time.
    expect(await world.tell(world.provider.becomes(id, {}))).toBe("MISMATCH");
    expect(await open()).toEqual([]);
  });

  it("is closed when the provider says something that fits", async () => {
    const { id, mismatch } = await told({ amount: "999" });
    expect(await world.tell(world.provider.becomes(id, { amount: "1000" }))).toBe("APPLIED");
    expect(await open()).toEqual([]);
    expect((await settle(mismatch?.id, true)).body.code).toBe("MISMATCH_SETTLED");
  });

  it("that was paid out is booked: the rest goes back, and what is too much is the house's", async () => {
    await world.actAs("demo2");
    const before = Number(await world.balance());
    const [less, more] = [await sent(), await sent()];
    await world.tell(world.provider.becomes(less, { status: "paid", amount: "700" }));
    await world.tell(world.provider.becomes(more, { status: "paid", amount: "981" }));
    const [one, other] = await open();
    expect([one?.can_book, other?.can_book]).toEqual([true, true]);
    await settle(one?.id, true);
    expect(await world.look(less)).toMatchObject({ state: "PAID", amount: "720.00", fee: "20.00" });
    // 720 of the first have gone; the second is still held whole.
    expect(Number(await world.balance())).toBe(before - 720 - 1000);
    await settle(other?.id, true);
    expect(await world.look(more)).toMatchObject({ state: "PAID", amount: "1001.00", fee: "20.00" });
    expect(Number(await world.balance())).toBe(before - 720 - 1000);
    const { rows } = await world.test.services.context.db.execute<{ sum: string }>(
      `select sum(entry.amount)::text as sum from entry join ledger_account account on account.id = entry.account_id
       where account.kind = 'adjustments' and account.currency = 'RUB'`,
    );
    expect(Number(rows[0]?.sum)).toBe(-1);
  });

  it("of a payout that failed gives back what is held, whatever amount was told", async () => {
    const before = await world.balance();
    const id = await sent();
    expect(await world.tell(world.provider.becomes(id, { status: "failed", amount: "5" }))).toBe("MISMATCH");
    const [failed] = await open();
    expect((await settle(failed?.id, true)).body).toMatchObject({ state: "BOOKED" });
    expect(await world.look(id)).toMatchObject({ state: "FAILED", amount: "1000.00" });
    expect(await world.balance()).toBe(before);
  });

  it("in another currency or direction can't be booked on a payout", async () => {
    const id = await sent();
    await world.tell(world.provider.becomes(id, { status: "paid", currency: "USD" }));
    await world.tell(world.provider.becomes(id, { status: "succeeded", kind: "deposit", currency: "RUB" }));
    const waiting = await open();
    expect(waiting.map(({ kind, can_book }) => [kind, can_book])).toEqual([
      ["CURRENCY", false],
      ["METHOD", false],
    ]);
    for (const each of waiting) {
      expect((await settle(each.id, true)).body.code).toBe("NOT_BOOKABLE");
      await settle(each.id, false);
    }
    expect((await world.look(id)).state).toBe("SENT");
    await world.actAs("demo");
  });

  it("is shown to nobody without the service key", async () => {
    expect((await world.test.call("GET", path)).status).toBe(401);
    expect((await world.test.call("POST", `${path}/1`, { body: { book: true, actor: "x" } })).status).toBe(401);
    expect((await settle("999999", true)).body.code).toBe("MISMATCH_UNKNOWN");
  });
});
