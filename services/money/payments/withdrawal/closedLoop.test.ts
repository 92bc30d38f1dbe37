/** Money goes back the way it came: by player, whatever accounts and currencies it went through. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "../../../platform/database/drizzle.ts";
import { openAccount } from "../../accounts/open.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import { worldWithProvider } from "../testing/world.ts";

let world: Awaited<ReturnType<typeof worldWithProvider>>;
beforeAll(async () => {
  world = await worldWithProvider();
});
afterAll(() => world.close());
afterEach(() => world.proveBooks());

type Errors = { errors: { code: string; path: string[] | null }[] };
let keys = 0;
const nextKey = () => `loop-key-${(keys += 1)}`;
const post = async <T = Errors>(path: string, body: object) =>
  (
    await world.test.call<T>("POST", path, {
      headers: { ...world.headers, "idempotency-key": nextKey() },
      body,
    })
  ).body;
const accounts = async () =>
  (
    await world.test.call<{ accounts: { id: number; iso: string; money: string }[] }>(
      "GET",
      "/account-api/v1/accounts",
      { headers: world.headers },
    )
  ).body.accounts;
const accountIn = async (currency: string) => (await accounts()).find(({ iso }) => iso === currency)?.id ?? 0;
/** Codes of what a withdrawal is refused for; none if it is taken, which takes it back again. */
const refusals = async (method: string, accountId: number, amount: string, destination: object): Promise<string[]> => {
  const asked = { account_id: accountId, method, amount, destination };
  const { payment, errors } = await post<Errors & { payment: { id: string } | null }>(
    "/payments-api/v1/withdrawals",
    asked,
  );
  if (payment !== null) await post(`/payments-api/v1/withdrawals/${payment.id}/cancel`, {});
  return errors.map(({ code }) => code);
};
const toWallet = (accountId: number, amount: string) =>
  refusals("wallet", accountId, amount, { wallet: "41001234567890" });
const convert: typeof world.convert = (...asked) => world.convert(...asked);
const paidIn = async (change: object = {}) => {
  const { id } = await world.deposit(change);
  const instrument = { token: "tok_1", brand: "visa", last4: "4242", remembered: true };
  expect(await world.tell(world.provider.becomes(id, { status: "succeeded", instrument }))).toBe("APPLIED");
  return id;
};
beforeEach(async () => {
  await world.release();
  world.test.advance(40 * 24 * 60 * 60_000);
});

describe("what was paid in by a card", () => {
  it("leaves by that card first, also from an account in another currency that it was converted into", async () => {
    await paidIn({ amount: "40000" });
    const [rub, usd] = [world.rub, await accountIn("USD")];
    expect(await toWallet(rub, "1000")).toEqual(["DEPOSIT_METHOD_FIRST"]);
    expect(await convert(rub, usd, "30000")).toEqual([]);
    expect(await toWallet(usd, "20")).toEqual(["DEPOSIT_METHOD_FIRST"]);
    expect(await refusals("card", usd, "20", {})).not.toContain("DEPOSIT_METHOD_FIRST");
  });
});

describe("a chargeback", () => {
  it("freezes what is left in every account until the staff have looked, and says why", async () => {
    const id = await paidIn();
    const usd = await accountIn("USD");
    await world.tell(world.provider.becomes(id, { status: "charged_back" }));
    expect(await toWallet(usd, "20")).toEqual(["ACCOUNT_FROZEN"]);
    expect(await convert(world.rub, usd, "100")).toMatchObject([{ code: "ACCOUNT_FROZEN" }]);
    expect(await world.release()).toEqual(["charged_back"]);
    expect(await toWallet(usd, "20")).not.toContain("ACCOUNT_FROZEN");
  });

  it("keeps a withdrawal that waits from being sent", async () => {
    await world.actAs("demo2");
    const id = await paidIn({ method: "cash" });
    const waiting = await world.withdraw();
    await world.tell(world.provider.becomes(id, { status: "charged_back" }));
    const approve = () => world.desk("POST", `/payments-api/v1/desk/withdrawals/${waiting.id}`, { approved: true });
    expect(await approve()).toMatchObject({ status: 409, body: { code: "ACCOUNT_FROZEN" } });
    await world.release();
    expect(await approve()).toMatchObject({ status: 200, body: { state: "SENT" } });
  });
});

/** A third account of the player. */
const openEuros = async () => {
  const { context } = world.test.services;
  const [player] = await context.db.select().from(ledgerAccount).where(eq(ledgerAccount.id, world.rub));
  return context.transact((tx) => openAccount(tx, player?.playerId ?? 0, "EUR", 9));
};

describe("a debt of one account", () => {
  it("keeps money from leaving any other, except to the account that owes", async () => {
    await world.actAs("demo");
    await world.actAs("demo");
    const usd = await accountIn("USD");
    const id = await paidIn({ method: "cash" });
    // All there is goes to the other account, then the deposit is taken back.
    expect(await convert(world.rub, usd, await world.balance())).toEqual([]);
    await world.tell(world.provider.becomes(id, { status: "refunded" }));
    expect(await world.debt()).toBe("1000");
    expect(await toWallet(usd, "20")).toEqual(["ACCOUNT_OWES"]);
    const euro = await openEuros();
    expect(await convert(usd, euro, "10")).toMatchObject([{ code: "ACCOUNT_OWES" }]);
    expect(await convert(usd, world.rub, "100")).toEqual([]);
    expect(await world.debt()).toBe("0");
    expect(await toWallet(usd, "20")).not.toContain("ACCOUNT_OWES");
  });
});
