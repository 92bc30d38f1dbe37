/** A day of payments through the demo provider itself comes to the same in its statement and in the books. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { newVoucher } from "../../provider/payments/vouchers.ts";
import { TEST_KEY } from "../../provider/testing/client.ts";
import { TEST_SECRET } from "../../provider/testing/merchant.ts";
import { startWorld, type World } from "../../provider/testing/world.ts";
import type { Reconciliation } from "../../services/money/payments/desk/reconcile.ts";
import { paymentWorld, type PaymentWorld } from "../../services/money/payments/testing/world.ts";
import { freePort } from "../../scripts/lib/freePort.ts";

let provider: World;
let world: PaymentWorld;
/** Who pays in, and who is paid out: what came by card would have to go back by it. */
const players = {
  in: { headers: { authorization: "" }, accounts: {} as Record<string, number> },
  out: { headers: { authorization: "" }, accounts: {} as Record<string, number> },
};
const startedAt = Date.now();

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/payments-api/v1/provider/notices`;
  provider = await startWorld({ webhook: { url, secret: TEST_SECRET }, retryMs: [50, 50, 50, 50, 50, 50, 50, 50] });
  world = await paymentWorld(
    { url: provider.url, key: TEST_KEY, webhookSecret: TEST_SECRET },
    // The clearing account's day is one of the services' clock, the statement's of the provider's: the same here.
    { realNow: Date.now, settings: { port } },
  );
  for (const [side, login] of [
    ["in", "demo"],
    ["out", "demo2"],
  ] as const) {
    const { headers } = await world.test.signIn(login);
    // Yen and Kuwaiti dinars: no minor units, and three digits of them.
    for (const number of [392, 414])
      await world.test.call("POST", `/office-api/v1/account/currency/add?id=${number}`, { headers });
    const { body } = await world.test.call<{ accounts: { id: number; iso: string }[] }>(
      "GET",
      "/account-api/v1/accounts",
      { headers },
    );
    players[side] = { headers, accounts: Object.fromEntries(body.accounts.map(({ id, iso }) => [iso, id])) };
  }
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const card = (number: string) => ({ action: "pay", number, expiry: "09/35", code: "123" });
const wallet = (passcode: string) => ({ action: "pay", account: "a@mail.example", passcode });
/** What is typed on the page of each method to pay, and not to. */
const presses = {
  card: { pay: card("4111111111111111"), fail: card("4000000000000002") },
  wallet: { pay: wallet("123456"), fail: wallet("000000") },
} as const;

/** Amounts that every method takes, in minor units, and how many of them make a unit. */
const amounts: Readonly<Record<string, [least: number, most: number, digits: number]>> = {
  RUB: [100_000, 200_000, 2],
  USD: [2000, 4000, 2],
  JPY: [2000, 4000, 0],
  KWD: [6000, 12_000, 3],
};

const step = fc
  .record({
    currency: fc.constantFrom("RUB", "USD", "JPY", "KWD"),
    share: fc.integer({ min: 0, max: 1000 }),
    method: fc.constantFrom("card" as const, "wallet" as const),
    end: fc.constantFrom("pay", "pay", "fail", "cancel", "refund", "chargeback", "payout", "failed payout"),
  })
  .map(({ share, ...rest }) => {
    const [least, most, digits] = amounts[rest.currency] ?? [0, 0, 0];
    const minor = least + Math.floor(((most - least) * share) / 1000);
    return { ...rest, amount: new Exact(minor).dividedBy(10 ** digits).toFixed(digits) };
  });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const states: Readonly<Record<Step["end"], string>> = {
  pay: "SUCCEEDED",
  fail: "FAILED",
  cancel: "CANCELLED",
  refund: "REFUNDED",
  chargeback: "CHARGED_BACK",
  payout: "PAID",
  "failed payout": "FAILED",
};

const until = async (id: string, state: string) =>
  vi.waitFor(
    async () => {
      await world.test.runJob("payments");
      expect((await world.look(id)).state).toBe(state);
    },
    { timeout: 30_000, interval: 20 },
  );

async function payOut({ currency, amount, end }: Step): Promise<void> {
  world.headers = players.out.headers;
  await provider.faults({ payouts: end === "payout" ? "paid" : "failed" });
  const ask = { account_id: players.out.accounts[currency], amount, destination: { wallet: "b@mail.example" } };
  const { id } = await world.withdraw(ask);
  await world.desk("POST", `/payments-api/v1/desk/withdrawals/${id}`, { approved: true });
  await until(id, states[end]);
}

async function payIn({ currency, amount, method, end }: Step): Promise<void> {
  world.headers = players.in.headers;
  const { id } = await world.deposit({ account_id: players.in.accounts[currency], method, amount });
  const { body: there } = await provider.call("GET", `/v1/payments?reference=${id}`);
  const fields = end === "cancel" ? { action: "cancel" } : presses[method][end === "fail" ? "fail" : "pay"];
  await provider.press(there, fields);
  if (end === "refund" || end === "chargeback") {
    await until(id, "SUCCEEDED");
    if (end === "chargeback") await provider.call("POST", `/control/chargebacks/${there.id}`);
    else await provider.call("POST", `/v1/payments/${there.id}/refunds`, { body: { amount: there.amount } });
  }
  await until(id, states[end]);
  if (end === "chargeback") await world.release();
}

const reconciled = async () => {
  const days = new Set([startedAt, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10)));
  return Promise.all(
    [...days].map(
      async (day) => (await world.desk<Reconciliation>("GET", `/payments-api/v1/desk/reconciliation?day=${day}`)).body,
    ),
  );
};

describe("a day of random payments", () => {
  it(
    "reconciles to no difference, and the clearing account to the statement",
    { tags: "slow", timeout: 300_000 },
    async () => {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
          await provider.faults({ webhooks: { copies: 2, shuffle: true, forge: 1 } });
          for (const each of steps) {
            if (each.end !== "payout" && each.end !== "failed payout") {
              await payIn(each);
              continue;
            }
            await fund(each);
            await payOut(each);
          }
          count += steps.length;
          const all = await reconciled();
          for (const { differences, is_reconciled } of all) expect([differences, is_reconciled]).toEqual([[], true]);
          for (const { totals } of all)
            for (const total of totals)
              expect([total.count_here, total.amount_here]).toEqual([total.count_there, total.amount_there]);
          // Over all days together: near midnight the two clocks may count a movement to different ones.
          const sums = new Map<string, InstanceType<typeof Exact>>();
          for (const { currency, here, there } of all.flatMap(({ clearing }) => clearing))
            sums.set(currency, (sums.get(currency) ?? new Exact(0)).plus(here).minus(there));
          for (const [currency, sum] of sums) expect([currency, sum.toFixed()]).toEqual([currency, "0"]);
          await world.proveBooks();
        }),
        { numRuns: 3, endOnFailure: true },
      );
      expect(count).toBeGreaterThan(8);
    },
  );

  it("names what the books alone don't know", async () => {
    const before = (await reconciled()).flatMap(({ differences }) => differences);
    expect(before).toEqual([]);
    // Paid at the provider by somebody else's order under our key.
    const stranger = await provider.deposit("voucher", { reference: "999999999" });
    await provider.press(stranger, { action: "pay", voucher: newVoucher() });
    const differences = (await reconciled()).flatMap((day) => day.differences);
    expect(differences).toEqual([
      { kind: "missing_here", payment_id: null, reference: "999999999", here: null, there: "SUCCEEDED 25.50 USD" },
    ]);
  });

  it("needs the service key, a day, and a provider that answers", async () => {
    const path = "/payments-api/v1/desk/reconciliation";
    expect((await world.test.call("GET", `${path}?day=2026-11-23`)).status).toBe(401);
    for (const day of ["", "?day=yesterday", "?day=2026-02-30"])
      expect((await world.desk("GET", `${path}${day}`)).status).toBe(400);
    const other = await paymentWorld({ url: "http://127.0.0.1:9", key: TEST_KEY, webhookSecret: TEST_SECRET });
    try {
      expect(await other.desk("GET", `${path}?day=2026-11-23`)).toMatchObject({
        status: 409,
        body: { code: "PROVIDER_UNAVAILABLE" },
      });
    } finally {
      await other.close();
    }
  });
});

/** Brings an account the money that a payout takes, by the operator's hand: no provider has to do with it. */
async function fund({ currency, amount }: Step): Promise<void> {
  const headers = { "x-service-key": "test-key", "idempotency-key": `fund-${crypto.randomUUID()}` };
  const body = {
    account_id: players.out.accounts[currency],
    amount,
    reason: "test",
    note: "to pay out of",
    actor: "Test",
  };
  await world.test.call("POST", "/account-api/v1/desk/adjustments", { headers, body });
}
