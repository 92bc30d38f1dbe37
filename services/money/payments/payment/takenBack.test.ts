/** Deposits that the provider takes back: refunds and chargebacks, early, late, and after the money has gone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { worldWithProvider } from "../testing/world.ts";

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
});
afterAll(() => world.close());
beforeEach(() => world.test.advance(40 * 24 * 60 * 60_000));
afterEach(async () => {
  await world.release();
  await world.proveBooks();
});

const becomes: typeof world.provider.becomes = (...args) => world.provider.becomes(...args);
const paidIn = async (change: object = {}) => {
  const { id } = await world.deposit(change);
  expect(await world.tell(becomes(id, { status: "succeeded", fee: "12.50" }))).toBe("APPLIED");
  return id;
};
const entries = async () =>
  (
    await world.test.call<{ entries: { type: string; amount: string; balanceAfter: string }[] }>(
      "GET",
      "/account-api/v1/getMainAccount?pageSize=3",
      { headers: world.headers },
    )
  ).body.entries.map(({ type, amount }) => `${type} ${amount}`);
/** Takes everything from the account by a withdrawal, and answers its number. */
const emptied = async () => {
  const amount = await world.balance();
  const { id } = await world.withdraw({
    method: "bank",
    amount,
    destination: { iban: "DE89370400440532013000", holder: "Ann Lee" },
  });
  expect(await world.balance()).toBe("0.00");
  return id;
};
const reject = (id: string) => world.desk("POST", `/payments-api/v1/desk/withdrawals/${id}`, { approved: false });

describe("a deposit that is taken back", () => {
  it.each(["refunded", "charged_back"] as const)("is %s once, and its money leaves the account", async (status) => {
    const before = await world.balance();
    const id = await paidIn();
    const notice = becomes(id, { status });
    expect(await world.tell(notice)).toBe("APPLIED");
    expect(await world.tell(notice)).toBe("REPEATED");
    expect(await world.tell(becomes(id, { status: "succeeded" }))).toBe("STALE");
    expect(await world.look(id)).toMatchObject({ state: status.toUpperCase() });
    expect(await world.balance()).toBe(before);
    expect(await world.debt()).toBe("0");
    expect((await entries()).slice(0, 2)).toEqual(["REFUND -1000.00", "DEPOSIT 1000.00"]);
  });

  it("gives the fee of its method back, and leaves the provider its own", async () => {
    const sums = async () => {
      const { rows } = await world.test.services.context.db.execute<{ kind: string; sum: string }>(
        `select account.kind, trim_scale(sum(entry.amount))::text as sum from entry
         join ledger_account account on account.id = entry.account_id
         where account.kind in ('fees', 'clearing') and account.currency = 'RUB' group by account.kind`,
      );
      return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
    };
    const before = await sums();
    const id = await paidIn({ method: "wallet" });
    await world.tell(becomes(id, { status: "refunded" }));
    const after = await sums();
    // The provider kept 12.50 of what it gave back whole: the house's expense, which it owes the provider.
    expect([
      Number(after["fees"]) - Number(before["fees"] ?? 0),
      Number(after["clearing"]) - Number(before["clearing"] ?? 0),
    ]).toEqual([-12.5, 12.5]);
  });

  it("becomes a debt as far as its money is gone, which later money pays first", async () => {
    // Money that came in cash may leave by a bank.
    const id = await paidIn({ method: "cash" });
    const held = await emptied();
    await world.tell(becomes(id, { status: "charged_back" }));
    expect(await world.release()).toEqual(["charged_back"]);
    expect([await world.balance(), await world.debt()]).toEqual(["0.00", "1000"]);
    const next = await paidIn({ method: "cash", amount: "1500" });
    expect([await world.balance(), await world.debt()]).toEqual(["500.00", "0"]);
    expect((await entries()).slice(0, 2)).toEqual(["REPAYMENT -1000.00", "DEPOSIT 1500.00"]);
    // The next one goes back as well: its 1500, of which 500 are there.
    await world.tell(becomes(next, { status: "refunded" }));
    expect([await world.balance(), await world.debt()]).toEqual(["0.00", "1000"]);
    await reject(held);
    expect(await world.debt()).toBe("0");
    expect((await entries())[0]).toBe("REPAYMENT -1000.00");
  });

  it("is booked both ways when the refund is told before the success", async () => {
    const before = await world.balance();
    const { id } = await world.deposit();
    const success = becomes(id, { status: "succeeded" });
    expect(await world.tell(becomes(id, { status: "refunded" }))).toBe("APPLIED");
    expect(await world.tell(success)).toBe("STALE");
    expect((await world.look(id)).events.map(({ state }) => state)).toEqual([
      "CREATED",
      "ACTION_REQUIRED",
      "SUCCEEDED",
      "REFUNDED",
    ]);
    expect(await world.balance()).toBe(before);
  });
});

describe("a deposit that was given up", () => {
  it.each(["failed", "cancelled", "expired"] as const)("as %s and is paid after all still comes in", async (status) => {
    const before = Number(await world.balance());
    const { id } = await world.deposit();
    await world.tell(becomes(id, { status }));
    expect(await world.tell(becomes(id, { status: "succeeded" }))).toBe("APPLIED");
    expect(Number(await world.balance())).toBe(before + 1000);
  });
});
