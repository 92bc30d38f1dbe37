import { inArray, sql } from "../../../platform/database/drizzle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { eventsOf } from "../../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "../settle/settle.ts";
import { correct, endGame, deedsOf, newOutcome, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, express, nextKey, placed, single, type Client } from "../testing/client.ts";
import { offersById } from "../after/offers.ts";
import { coupon } from "../tables.ts";
import { openCoupons } from "./open.ts";
import { worthOf } from "./worth.ts";

let test: TestServices;
let client: Client;
let deeds: ReturnType<typeof deedsOf>;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  deeds = deedsOf(test, client);
});
afterAll(() => test.close());

const settle = () => settleKnown(test.services.context);
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
/** A single of 100 at 2.000, and its outcome. */
const one = async (amount = "100", coef = "2.000") => {
  const { id, outcomeIds } = await writeCoupon(test, client, [{ coef }], {
    amount,
    possibleWin: new Exact(amount).times(coef).toFixed(2),
  });
  return { id, outcome: outcomeIds[0] ?? "" };
};
/** Two bets at 2.000 and 3.000. */
const two = async (columns = {}) => {
  const { id, outcomeIds } = await writeCoupon(test, client, [{ coef: "2.000" }, { coef: "3.000" }], {
    possibleWin: "600.00",
    ...columns,
  });
  return { id, first: outcomeIds[0] ?? "", second: outcomeIds[1] ?? "" };
};
const valueOf = async (id: string) => (await deeds.offers(id)).cashOut?.value ?? null;
const reasonOf = async (id: string) => (await deeds.offers(id)).reason;
const codes = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors.map(({ code }) => code);

describe("what a coupon is worth", () => {
  // By hand: S × Π placed / Π now × 0.96 for each open leg.
  it("is the stake by the prices then and now, less the margin of each open bet", async () => {
    const { id, outcome } = await one();
    expect(await valueOf(id)).toBe("96.00");
    test.book.setOutcome(outcome, { coef: "1.600" });
    // 100 × 2 / 1.6 × 0.96
    expect(await valueOf(id)).toBe("120.00");
    const express = await two();
    // 100 × 6 / 6 × 0.96²
    expect(await valueOf(express.id)).toBe("92.16");
    test.book.setResult(express.first, "WON");
    // Settled or not, a won bet counts as bought at 1: 100 × 6 / 3 × 0.96
    expect(await valueOf(express.id)).toBe("192.00");
    await settle();
    expect(await valueOf(express.id)).toBe("192.00");
  });

  it("leaves void bets out, and counts half results by what they put on the stake", async () => {
    const [gone, half] = [await two(), await two()];
    test.book.setResult(gone.first, "VOID");
    expect(await valueOf(gone.id)).toBe("96.00");
    test.book.setResult(half.first, "HALF_WON");
    // 100 × 1.5 × 3 / 3 × 0.96
    expect(await valueOf(half.id)).toBe("144.00");
  });

  it("is capped by the largest payout and by the exact price a coupon was taken at", async () => {
    expect(await valueOf((await two({ maxPayout: "70" })).id)).toBe("70.00");
    // 100 × 5 / 6 × 0.9216
    expect(await valueOf((await two({ exactCoef: "5" })).id)).toBe("76.80");
  });

  it("is told for fifty coupons with no more statements than for one", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 50; index += 1) ids.push((await one()).id);
    // Jobs query the same database, so only queries through this handle count.
    let asked = 0;
    const db = new Proxy(test.services.context.db, {
      get: (target, name, receiver) => {
        asked += name === "select" ? 1 : 0;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const statements = async (some: readonly string[]) => {
      asked = 0;
      const offers = await offersById({ ...test.services.context, db }, client.userId, some.map(Number), "en");
      expect(offers.map(({ couponId, cashOut }) => [couponId, cashOut !== null])).toEqual(some.map((id) => [id, true]));
      return asked;
    };
    const few = await statements(ids.slice(0, 1));
    expect([few, await statements(ids)]).toEqual([7, 7]);
    const answer = await test.call<{ offers: unknown[] }>(
      "GET",
      `/coupon-api/v1/offers?lng=en&ids=${ids.join(",")},x,99999999`,
      { headers: client.headers },
    );
    expect(answer.body.offers.length).toBe(50);
  });

  it("is not offered where it can't be, each with its reason", async () => {
    expect(
      await reasonOf(
        (await writeCoupon(test, client, [{ coef: "2" }, { coef: "2" }, { coef: "2" }], { typeId: 2, systemValue: 2 }))
          .id,
      ),
    ).toBe("KIND");
    expect(
      await reasonOf((await two({ promo: { code: "X", kind: "FREE_BET", percent: null, maxBonus: null } })).id),
    ).toBe("FREE_BET");
    expect(await reasonOf((await two({ state: "PENDING" })).id)).toBe("NOT_OPEN");
    const [suspended, gone, lost, over, cheap] = [
      await two(),
      await two(),
      await two(),
      await one(),
      await one("0.01", "1.001"),
    ];
    test.book.setOutcome(suspended.second, { isBlocked: true });
    test.book.removeOutcome(gone.first);
    const { context } = test.services;
    const rows = await context.db
      .select()
      .from(coupon)
      .where(inArray(coupon.id, [Number(lost.id), Number(over.id)]));
    test.book.setResult(lost.first, "LOST");
    test.book.setResult(over.outcome, "WON");
    // As they were when the results came: the job that settles them may be faster than a call.
    expect((await openCoupons(context, context.db, rows)).map((open) => worthOf(context, open).reason)).toEqual([
      "DECIDED",
      "DECIDED",
    ]);
    test.book.setOutcome(cheap.outcome, { coef: "900.000" });
    expect([await reasonOf(suspended.id), await reasonOf(gone.id), await reasonOf(cheap.id)]).toEqual([
      "OUTCOME_SUSPENDED",
      "NOT_PRICED",
      "WORTHLESS",
    ]);
    await settle();
    expect(await reasonOf(over.id)).toBe("NOT_OPEN");
    const other = await clientOf(test, "demo2");
    expect(
      (await test.call("GET", `/coupon-api/v1/coupons/${over.id}/offers`, { headers: other.headers })).status,
    ).toBe(404);
    expect((await test.call("GET", `/coupon-api/v1/coupons/${over.id}/offers`)).status).toBe(401);
  });
});

describe("a cash-out", () => {
  it("pays the value at once, ends the coupon, and books what the house keeps", async () => {
    const before = await client.balance();
    const { id, outcome } = await one();
    test.book.setOutcome(outcome, { coef: "1.700" });
    const { offer, answer } = await deeds.sellNow(id);
    // 100 × 2 / 1.7 × 0.96 = 112.941…
    expect(offer).toMatchObject({ value: "112.94", isPartial: true });
    expect(answer.body).toMatchObject({
      errors: [],
      coupon: {
        state: "CASHED_OUT",
        payout: "112.94",
        amountLeft: "0.00",
        cashOuts: [{ share: "1", amount: "100.00", value: "112.94", isAuto: false }],
      },
    });
    expect(minus(await client.balance(), before)).toBe("12.94");
    test.book.setResult(outcome, "WON");
    await settle();
    // The bet still gets its result; the money is as it was.
    expect(await client.coupon(id)).toMatchObject({ state: "CASHED_OUT", payout: "112.94", bets: [{ result: "WON" }] });
    expect(minus(await client.balance(), before)).toBe("12.94");
    const told = (await eventsOf(test.services.context.db, client.userId)).filter(
      ({ type, data }) => type === "coupon" && JSON.stringify(data).includes(`"id":"${id}","`),
    );
    expect(told.length).toBeGreaterThan(0);
    await expectProvenBooks(test);
  });

  it("at a value that has changed is sold at no less than the new one, once the player agrees to it", async () => {
    const { id, outcome } = await one();
    const { cashOut } = await deeds.offers(id);
    test.book.setOutcome(outcome, { coef: "2.200" });
    const send = async (changes: object) =>
      (await deeds.cashOut(id, { token: cashOut?.token, value: cashOut?.value, ...changes })).body;
    // 100 × 2 / 2.2 × 0.96 = 87.272…
    const {
      errors: [changed],
    } = await send({});
    expect(changed).toMatchObject({ code: "CASH_OUT_CHANGED", minAmount: "87.27" });
    expect(await send({ value: changed?.minAmount, policy: "HIGHER" })).toMatchObject({
      errors: [],
      coupon: { state: "CASHED_OUT", payout: "87.27" },
    });
  });

  it("of a share leaves the rest at its price, and the coupon settles on its rest", async () => {
    const before = await client.balance();
    const { id, outcome } = await one();
    const { answer } = await deeds.sellNow(id, { share: "0.4" });
    // 40 % of 96.00
    expect(answer.body).toMatchObject({
      errors: [],
      coupon: {
        state: "ACCEPTED",
        payout: null,
        amount: "100",
        amountLeft: "60.00",
        cashOuts: [{ share: "0.4", amount: "40.00", value: "38.40" }],
      },
    });
    expect(await valueOf(id)).toBe("57.60");
    await deeds.sellNow(id, { share: "0.5" });
    test.book.setResult(outcome, "WON");
    await settle();
    // 38.40 + 28.80 + 30 × 2
    expect(await client.coupon(id)).toMatchObject({
      state: "WON",
      payout: "127.20",
      amountLeft: "30.00",
      cashOuts: [{ value: "38.40" }, { amount: "30.00", value: "28.80" }],
    });
    expect(minus(await client.balance(), before)).toBe("27.20");
    await expectProvenBooks(test);
  });

  it("of shares never pays more in all than the cap, and the rest gets what is left of it", async () => {
    const { id, outcome } = await one("100", "2.000");
    await test.services.context.db.execute(sql`update coupon set max_payout = 150 where id = ${Number(id)}`);
    test.book.setOutcome(outcome, { coef: "1.100" });
    // 100 × 2 / 1.1 × 0.96 = 174.54 would be above the cap.
    expect((await deeds.sellNow(id, { share: "0.9" })).answer.body.coupon?.cashOuts).toMatchObject([
      { value: "135.00" },
    ]);
    test.book.setResult(outcome, "WON");
    await settle();
    expect(await client.coupon(id)).toMatchObject({ payout: "150.00" });
    await expectProvenBooks(test);
  });

  it.each([["0.05"], ["0.95"], ["0"], ["-0.5"], ["abc"], ["0.333"], ["1.5"], ["\0"], ["9".repeat(64)]])(
    "refuses a share of %s at its field",
    async (share) => {
      const { id } = await one();
      const { answer } = await deeds.sellNow(id, { share });
      expect(answer.body).toMatchObject({
        coupon: { id, state: "ACCEPTED" },
        errors: [{ code: "INVALID", path: ["share"] }],
      });
    },
  );

  it("holds by its token alone, for as long as it was said", async () => {
    const [mine, other] = [await one(), await one()];
    const [offer, foreign] = [(await deeds.offers(mine.id)).cashOut, (await deeds.offers(other.id)).cashOut];
    const send = (changes: Record<string, unknown>) =>
      deeds.cashOut(mine.id, { token: offer?.token, value: offer?.value, ...changes });
    expect(codes(await send({ token: foreign?.token }))).toEqual(["INVALID"]);
    expect(codes(await send({ token: "nonsense" }))).toEqual(["INVALID"]);
    expect(codes(await send({ token: offer?.token.replace(":96.00:", ":99.00:"), value: "99.00" }))).toEqual([
      "INVALID",
    ]);
    expect(codes(await send({ value: "97.00" }))).toEqual(["INVALID"]);
    expect(codes(await send({ value: "97.00", policy: "HIGHER" }))).toEqual(["CASH_OUT_CHANGED"]);
    expect(codes(await send({ value: "\0" }))).toEqual(["INVALID"]);
    expect(codes(await deeds.cashOut("99999999", { token: "x", value: "1" }))).toEqual(["COUPON_UNKNOWN"]);
    expect(codes(await deeds.cashOut("x y", { token: "x", value: "1" }))).toEqual(["COUPON_UNKNOWN"]);
    expect(codes(await deeds.cashOut(mine.id, { token: "x", value: "1" }, "short"))).toEqual(["INVALID"]);
    test.advance(5_001);
    expect((await send({ policy: "ANY" })).body.errors).toMatchObject([
      { code: "CASH_OUT_CHANGED", minAmount: "96.00" },
    ]);
    expect((await client.coupon(mine.id)).state).toBe("ACCEPTED");
  });

  it.each<[string, string, string, string[]]>([
    ["NONE", "2.000", "2.000", []],
    ["NONE", "2.000", "1.900", ["CASH_OUT_CHANGED"]],
    ["NONE", "2.000", "2.100", ["CASH_OUT_CHANGED"]],
    ["HIGHER", "2.000", "1.900", []],
    ["HIGHER", "2.000", "2.000", []],
    ["HIGHER", "2.000", "2.100", ["CASH_OUT_CHANGED"]],
    ["ANY", "2.000", "2.500", []],
    ["ANY", "2.000", "1.100", []],
  ])(
    "by the policy %s, priced at %s when offered and at %s when sold, answers %j",
    async (policy, then, now, expected) => {
      const { id, outcome } = await one();
      test.book.setOutcome(outcome, { coef: then });
      const { cashOut } = await deeds.offers(id);
      test.book.setOutcome(outcome, { coef: now });
      const answer = await deeds.cashOut(id, { token: cashOut?.token, value: cashOut?.value, policy });
      expect(codes(answer)).toEqual(expected);
      const value = new Exact(200).dividedBy(now).times("0.96").toFixed(2);
      expect(await client.coupon(id)).toMatchObject(
        expected.length === 0 ? { state: "CASHED_OUT", payout: value } : { state: "ACCEPTED", payout: null },
      );
    },
  );

  it("is done once per key, and two at once sell what there is once", async () => {
    const before = await client.balance();
    const { id } = await one();
    const { cashOut } = await deeds.offers(id);
    const body = { token: cashOut?.token, value: cashOut?.value };
    const key = nextKey();
    const same = await Promise.all(Array.from({ length: 5 }, () => deeds.cashOut(id, body, key)));
    expect(same.map(({ body: answer }) => [answer.errors, answer.coupon?.state])).toEqual(
      Array.from({ length: 5 }, () => [[], "CASHED_OUT"]),
    );
    expect(codes(await deeds.cashOut(id, { ...body, share: "0.5" }, key))).toEqual(["IDEMPOTENCY_MISMATCH"]);
    // The answer is kept however long the offer was good for.
    test.advance(60_000);
    expect((await deeds.cashOut(id, body, key)).body).toMatchObject({ errors: [], coupon: { state: "CASHED_OUT" } });
    expect(minus(await client.balance(), before)).toBe("-4.00");
    const next = await one();
    const offer = (await deeds.offers(next.id)).cashOut;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => deeds.cashOut(next.id, { token: offer?.token, value: offer?.value })),
    );
    expect(answers.flatMap(codes)).toEqual(Array.from({ length: 4 }, () => "CASH_OUT_UNAVAILABLE"));
    expect(minus(await client.balance(), before)).toBe("-8.00");
    await expectProvenBooks(test);
  });

  it("of an offer from before another part was sold is refused", async () => {
    const { id } = await one();
    const stale = (await deeds.offers(id)).cashOut;
    await deeds.sellNow(id, { share: "0.5" });
    expect(codes(await deeds.cashOut(id, { token: stale?.token, value: stale?.value, policy: "ANY" }))).toEqual([
      "CASH_OUT_CHANGED",
    ]);
    expect(await client.coupon(id)).toMatchObject({ amountLeft: "50.00" });
  });

  it("meets a settling in between: one of them pays, not both", async () => {
    for (const result of ["WON", "LOST"] as const) {
      const { id, outcome } = await one();
      const before = await client.balance();
      const { cashOut } = await deeds.offers(id);
      test.book.setResult(outcome, result);
      const [answer] = await Promise.all([
        deeds.cashOut(id, { token: cashOut?.token, value: cashOut?.value, policy: "ANY" }),
        settle(),
      ]);
      expect(codes(answer)).toEqual(["CASH_OUT_UNAVAILABLE"]);
      await settle();
      expect(await client.coupon(id)).toMatchObject({ state: result, cashOuts: [] });
      expect(minus(await client.balance(), before)).toBe(result === "WON" ? "200.00" : "0.00");
    }
    await expectProvenBooks(test);
  });

  it(
    "in any shares, any prices, any order keeps the books at zero and pays every share's part",
    { tags: "slow" },
    async () => {
      const share = fc.integer({ min: 10, max: 90 }).map((percent) => (percent / 100).toString());
      const coef = fc.integer({ min: 1010, max: 5000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 10, max: 900_000 }),
          coef,
          fc.array(fc.record({ share, coef }), { minLength: 1, maxLength: 4 }),
          fc.constantFrom("WON", "LOST", "VOID", "HALF_LOST"),
          async (minor, price, sales, result) => {
            const amount = (minor / 100).toFixed(2);
            const before = await client.balance();
            const { id, outcome } = await one(amount, price);
            for (const sale of sales) {
              test.book.setOutcome(outcome, { coef: sale.coef });
              const { cashOut } = await deeds.offers(id);
              if (cashOut) await deeds.cashOut(id, { token: cashOut.token, value: cashOut.value, share: sale.share });
            }
            test.book.setResult(outcome, result);
            await settle();
            const settled = await client.coupon(id);
            const factor = result === "WON" ? price : result === "LOST" ? "0" : result === "VOID" ? "1" : "0.5";
            const rest = new Exact(settled.amountLeft).times(factor).toFixed(2);
            const sold = settled.cashOuts.reduce((sum, { value }) => sum.plus(value), new Exact(0));
            expect(
              settled.cashOuts.reduce((sum, each) => sum.plus(each.amount), new Exact(settled.amountLeft)).toFixed(2),
            ).toBe(amount);
            expect(settled.payout).toBe(sold.plus(rest).toFixed(2));
            expect(minus(await client.balance(), before)).toBe(minus(settled.payout ?? "", amount));
          },
        ),
        { numRuns: 12, seed: 3 },
      );
      await expectProvenBooks(test);
    },
  );
});

describe("coupons that were placed", () => {
  it("are sold, as singles and as expresses, from pick to money", async () => {
    const before = await client.balance();
    const [a, b] = [newOutcome(test, "1.800"), newOutcome(test, "2.500")];
    const lone = await placed(client, single(client, { bets: [{ outcomeId: a, coef: "1.800" }] }));
    const pair = await placed(
      client,
      express(client, [
        [a, "1.800"],
        [b, "2.500"],
      ]),
    );
    expect([
      (await deeds.sellNow(lone.id)).answer.body.errors,
      (await deeds.sellNow(pair.id)).answer.body.errors,
    ]).toEqual([[], []]);
    // 96.00 and 92.16 for two stakes of 100.
    expect(minus(await client.balance(), before)).toBe("-11.84");
    endGame(test, a);
    expect((await correct(test, a, "LOST")).status).toBe(200);
    await expectProvenBooks(test);
  });
});
