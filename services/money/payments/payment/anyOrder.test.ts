/** Whatever order notices come in, and however often: every payment ends as the provider says, and is booked once. */
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { signed, webhookSecret, type Notice } from "../testing/provider.ts";
import { worldWithProvider } from "../testing/world.ts";
import type { Payment } from "./show.ts";

let world: Awaited<ReturnType<typeof worldWithProvider>>;
let keys = 0;
beforeAll(async () => {
  world = await worldWithProvider();
});
afterAll(() => world.close());
afterEach(() => world.proveBooks());

/** What may truly happen to a payment at the provider, in its order, and the journals that it leaves. */
const deposits = [
  { path: ["processing", "succeeded"], ends: "SUCCEEDED", journals: ["deposit"] },
  { path: ["processing", "failed"], ends: "FAILED", journals: [] },
  { path: ["cancelled"], ends: "CANCELLED", journals: [] },
  { path: ["expired"], ends: "EXPIRED", journals: [] },
  { path: ["expired", "succeeded"], ends: "SUCCEEDED", journals: ["deposit"] },
  { path: ["processing", "succeeded", "refunded"], ends: "REFUNDED", journals: ["deposit", "deposit:reversal"] },
  { path: ["succeeded", "charged_back"], ends: "CHARGED_BACK", journals: ["deposit", "deposit:reversal"] },
  { path: ["cancelled", "succeeded", "refunded"], ends: "REFUNDED", journals: ["deposit", "deposit:reversal"] },
] as const;
const withdrawals = [
  { path: ["paid"], ends: "PAID", journals: ["hold", "paid"] },
  { path: ["failed"], ends: "FAILED", journals: ["hold", "hold:reversal"] },
  { path: ["processing", "paid"], ends: "PAID", journals: ["hold", "paid"] },
] as const;
type Truth = (typeof deposits)[number] | (typeof withdrawals)[number];

const isEnd = (direction: Payment["direction"], state: string) =>
  direction === "DEPOSIT" ? ["REFUNDED", "CHARGED_BACK"].includes(state) : ["PAID", "FAILED"].includes(state);

/** The provider's word of a payment that has come to a status; an order counts as 1, so the first change is 2. */
function word(payment: Payment, status: string, place: number): Notice {
  const { id, direction, method, currency, fee } = payment;
  const amount = new Exact(payment.amount).plus(direction === "DEPOSIT" ? fee : `-${fee}`).toFixed();
  const kind = direction === "DEPOSIT" ? "deposit" : "payout";
  return signed({ id: `pay_${id}`, reference: id, kind, method, status, amount, currency, fee: "1.25" }, place + 2);
}

const opened = async (truth: Truth, amount: string): Promise<Payment> => {
  if ((deposits as readonly Truth[]).includes(truth)) return world.deposit({ method: "cash", amount });
  const payment = await world.withdraw({ amount });
  await world.desk("POST", `/payments-api/v1/desk/withdrawals/${payment.id}`, { approved: true });
  return payment;
};

/** Takes a share of what the account has, as stakes that were lost would. */
async function spend(share: number): Promise<void> {
  const amount = new Exact(await world.balance()).times(share).dividedBy(100).toFixed(2);
  if (new Exact(amount).isZero()) return;
  const headers = { "x-service-key": "test-key", "idempotency-key": `any-order-${(keys += 1)}` };
  const body = { account_id: world.rub, amount: `-${amount}`, reason: "test", note: "spent", actor: "Test" };
  expect((await world.test.call("POST", "/account-api/v1/desk/adjustments", { headers, body })).status).toBe(200);
}

const journalsOf = async (id: string) => {
  const { rows } = await world.test.services.context.db.execute<{ key: string }>(
    `select key from journal where key like 'payment:${id}:%' and kind <> 'repayment' order by id`,
  );
  return rows.map(({ key }) => key.replace(`payment:${id}:`, ""));
};
/** What the player has, less what they owe: exact, whoever was paid first. */
const worth = async () => new Exact(await world.balance()).minus(await world.debt());

describe("notices in any order", () => {
  it(
    "end each payment where the provider says, with every journal once and no account below zero",
    { tags: "slow", timeout: 120_000 },
    async () => {
      const plan = fc.array(
        fc.record({
          truth: fc.constantFrom<Truth>(...deposits, ...withdrawals),
          amount: fc.integer({ min: 20_000, max: 300_000 }).map((minor) => (minor / 100).toFixed(2)),
          // When each notice comes, and its copies: lower comes first.
          times: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 6, maxLength: 6 }),
          spends: fc.integer({ min: 0, max: 100 }),
        }),
        { minLength: 1, maxLength: 5 },
      );
      await fc.assert(
        fc.asyncProperty(plan, async (steps) => {
          // Another day and more money: bounds of methods and earlier runs are no concern.
          world.test.advance(2 * 24 * 60 * 60_000);
          const stock = await world.deposit({ method: "cash", amount: "20000" });
          await world.tell(word(stock, "succeeded", 0));
          let before = await worth();
          const payments: { payment: Payment; truth: Truth }[] = [];
          const notices: { notice: Notice; at: number; of: Payment; spends: number }[] = [];
          for (const { truth, amount, times, spends } of steps) {
            const payment = await opened(truth, amount);
            payments.push({ payment, truth });
            for (const [place, status] of truth.path.entries()) {
              const notice = word(payment, status, place);
              for (const copy of [0, 1])
                notices.push({ notice, at: times[place * 2 + copy] ?? 0, of: payment, spends });
            }
          }
          const held = payments.filter(({ payment }) => payment.direction === "WITHDRAWAL");
          for (const { notice, of, spends } of notices.toSorted((one, other) => one.at - other.at)) {
            const was = await world.look(of.id);
            expect(["APPLIED", "STALE", "REPEATED"]).toContain(await world.tell(notice));
            // The desk looks at each chargeback at once.
            await world.release();
            const { state } = await world.look(of.id);
            if (isEnd(of.direction, was.state)) expect(state).toBe(was.state);
            const had = await worth();
            await spend(spends);
            before = before.minus(had.minus(await worth()));
          }
          for (const { payment, truth } of payments) {
            expect([truth.path, (await world.look(payment.id)).state]).toEqual([truth.path, truth.ends]);
            expect([truth.path, await journalsOf(payment.id)]).toEqual([truth.path, truth.journals]);
          }
          const gained = payments
            .filter(({ truth }) => truth.ends === "SUCCEEDED")
            .map(({ payment }) => payment.amount);
          const given = held.filter(({ truth }) => truth.ends === "PAID").map(({ payment }) => payment.amount);
          const sum = (amounts: string[]) => amounts.reduce((all, amount) => all.plus(amount), new Exact(0));
          expect((await worth()).toFixed(2)).toBe(before.plus(sum(gained)).minus(sum(given)).toFixed(2));
          await world.proveBooks();
        }),
        // A run takes long: its first failure is told as it is.
        { numRuns: 12, endOnFailure: true },
      );
    },
  );
});

describe("one notice", () => {
  it("sent a thousand times books once", { tags: "slow" }, async () => {
    const before = Number(await world.balance());
    const owed = Number(await world.debt());
    const payment = await world.deposit({ method: "cash", amount: "5000" });
    const notice = word(payment, "succeeded", 0);
    const answers = new Map<string | number, number>();
    for (let batch = 0; batch < 20; batch += 1)
      for (const answer of await Promise.all(Array.from({ length: 50 }, () => world.tell(notice))))
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
    expect(Object.fromEntries(answers)).toEqual({ APPLIED: 1, REPEATED: 999 });
    expect(await journalsOf(payment.id)).toEqual(["deposit"]);
    expect(Number(await world.balance())).toBeCloseTo(before + 5000 - owed, 2);
  });

  it("that is forged, old or written otherwise changes nothing, wherever it differs", async () => {
    const before = await worth();
    const payment = await world.deposit({ method: "cash", amount: "5000" });
    const { body, headers } = word(payment, "succeeded", 0);
    const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    const signs = [...'0123456789abcdefghijklmnopqrstuvwxyz {}[]":,._-'];
    const place = fc.nat({ max: body.length - 1 });
    const sign = fc.constantFrom(...signs);
    const forged: fc.Arbitrary<Notice> = fc.oneof(
      // One sign of the body is another, more, or missing.
      fc
        .tuple(place, sign, fc.constantFrom(0, 1))
        .map(([at, other, cut]) => ({ headers, body: body.slice(0, at) + other + body.slice(at + cut) })),
      place.map((at) => ({ headers, body: body.slice(0, at) + body.slice(at + 1) })),
      // The same words in other bytes.
      fc
        .integer({ min: 1, max: 8 })
        .map((indent) => ({ headers, body: JSON.stringify(JSON.parse(body), null, indent) })),
      fc.constant({
        headers,
        body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body) as object).toReversed())),
      }),
      // Another time, in the past or to come, with a signature of its own or that of the notice.
      fc
        .tuple(fc.integer({ min: 301, max: 10_000_000 }), fc.constantFrom(-1, 1))
        .map(([seconds, way]) => String(Math.floor(Date.now() / 1000) + seconds * way))
        .map((time) => ({ body, headers: { ...headers, "webhook-timestamp": time } })),
      // A true one, replayed after its time or sent before it.
      fc
        .tuple(fc.integer({ min: 301, max: 10_000_000 }), fc.constantFrom(-1, 1))
        .map(([seconds, way]) => new Date(Date.now() + seconds * way * 1000))
        .map((at) => ({
          body,
          headers: {
            ...headers,
            "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
            "webhook-signature": new Webhook(webhookSecret).sign(headers["webhook-id"] ?? "", at, body),
          },
        })),
      // Another id, signature or secret.
      fc.stringMatching(/^[A-Za-z0-9_]{1,30}$/).map((id) => ({ body, headers: { ...headers, "webhook-id": id } })),
      fc.base64String({ minLength: 0, maxLength: 60 }).map((text) => ({
        body,
        headers: { ...headers, "webhook-signature": `v1,${text}` },
      })),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
        const secret = `whsec_${Buffer.from(bytes).toString("base64")}`;
        return signed(JSON.parse(body).data as object, 2, secret);
      }),
    );
    await fc.assert(
      fc.asyncProperty(forged, async (notice) => {
        fc.pre(notice.body !== body || names.some((name) => notice.headers[name] !== headers[name]));
        expect(await world.tell(notice)).toBe(401);
      }),
      { numRuns: 200 },
    );
    expect((await world.look(payment.id)).state).toBe("ACTION_REQUIRED");
    expect((await worth()).toFixed()).toBe(before.toFixed());
  });
});
