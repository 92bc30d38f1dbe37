import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "../settle/settle.ts";
import { correct, deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

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
const one = async (columns = {}) => {
  const { id, outcomeIds } = await writeCoupon(test, client, [{ coef: "2.000" }], {
    possibleWin: "200.00",
    ...columns,
  });
  return { id, outcome: outcomeIds[0] ?? "" };
};
const codes = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors.map(({ code }) => code);

describe("insurance", () => {
  it("is offered in tens of percent at the chance of loss now, times the margin, rounded up", async () => {
    const { id, outcome } = await one();
    const { insurance } = await deeds.offers(id);
    // 100 × (1 − 1/2) × 1.15 for all of it.
    expect([insurance.length, insurance[0], insurance.at(-1)]).toEqual([
      10,
      { share: 10, premium: "5.75", insuredAmount: "10.00" },
      { share: 100, premium: "57.50", insuredAmount: "100.00" },
    ]);
    test.book.setOutcome(outcome, { coef: "1.500" });
    // 100 × (1 − 1/1.5) × 1.15 = 38.333…
    expect((await deeds.offers(id)).insurance.at(-1)?.premium).toBe("38.34");
    // 120 × (1 − 1/1.2) × 1.15 is exactly 23, although 1/1.2 is periodic.
    const whole = await one({ amount: "120" });
    test.book.setOutcome(whole.outcome, { coef: "1.200" });
    expect((await deeds.offers(whole.id)).insurance.at(-1)?.premium).toBe("23.00");
    test.book.setOutcome(outcome, { coef: "9.000" });
    expect((await deeds.offers(id)).insurance).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    // 200 − 100 − 28.75
    ["WON", "200.00", "0.00", "71.25"],
    // 50 of 100 back: −100 − 28.75 + 50
    ["LOST", "50.00", "50.00", "-78.75"],
    ["VOID", "100.00", "0.00", "-28.75"],
    // Half of the 50 that is lost comes back: −100 − 28.75 + 50 + 25
    ["HALF_LOST", "75.00", "25.00", "-53.75"],
  ])(
    "of half a stake pays when the bet is %s: in all %s, of it %s by the insurance",
    async (result, payout, insured, change) => {
      const before = await client.balance();
      const { id, outcome } = await one();
      const bought = await deeds.insure(id, { share: 50, premium: "28.75" });
      expect(bought.body).toMatchObject({
        errors: [],
        coupon: { insurance: { share: 50, premium: "28.75", insuredAmount: "50.00", payout: null } },
      });
      test.book.setResult(outcome, result as "WON");
      await settle();
      expect(await client.coupon(id)).toMatchObject({ payout, insurance: { payout: insured } });
      expect(minus(await client.balance(), before)).toBe(change);
      await expectProvenBooks(test);
    },
  );

  it("is taken back and paid again with a corrected result", async () => {
    const { id, outcome } = await one();
    await deeds.insure(id, { share: 100, premium: "57.50" });
    test.book.setResult(outcome, "LOST");
    await settle();
    const before = await client.balance();
    expect((await client.coupon(id)).payout).toBe("100.00");
    await correct(test, outcome, "WON");
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "200.00", insurance: { payout: "0.00" } });
    expect(minus(await client.balance(), before)).toBe("100.00");
    await expectProvenBooks(test);
  });

  it("is bought once: a repeated call moves nothing, another one is refused", async () => {
    const before = await client.balance();
    const { id } = await one();
    const key = nextKey();
    const body = { share: 10, premium: "5.75" };
    const answers = await Promise.all([
      deeds.insure(id, body, key),
      deeds.insure(id, body, key),
      deeds.insure(id, body),
    ]);
    expect(answers.flatMap(codes)).toEqual(["INSURANCE_UNAVAILABLE"]);
    expect(codes(await deeds.insure(id, { share: 20, premium: "11.50" }, key))).toEqual(["IDEMPOTENCY_MISMATCH"]);
    expect(minus(await client.balance(), before)).toBe("-105.75");
  });

  it("and cash-out exclude each other", async () => {
    const [insured, partly, ordered] = [await one(), await one(), await one()];
    await deeds.insure(insured.id, { share: 10, premium: "5.75" });
    expect(await deeds.offers(insured.id)).toMatchObject({ cashOut: null, reason: "INSURED", insurance: [] });
    expect(codes(await deeds.setAuto(insured.id, "150"))).toEqual(["CASH_OUT_UNAVAILABLE"]);
    await deeds.sellNow(partly.id, { share: "0.5" });
    await deeds.setAuto(ordered.id, "150");
    expect([
      codes(await deeds.insure(partly.id, { share: 10, premium: "5.75" })),
      codes(await deeds.insure(ordered.id, { share: 10, premium: "5.75" })),
    ]).toEqual([["INSURANCE_UNAVAILABLE"], ["INSURANCE_UNAVAILABLE"]]);
  });

  it("is not sold on what has begun, is decided, suspended, a system, or somebody else's", async () => {
    const [live, suspended, system, decided] = [
      await one(),
      await one(),
      await writeCoupon(test, client, [{ coef: "2" }, { coef: "2" }, { coef: "2" }], { typeId: 2, systemValue: 2 }),
      await writeCoupon(test, client, [{ coef: "2" }, { coef: "2" }]),
    ];
    test.book.setGame(live.outcome.split(".")[0] ?? "", { section: "LIVE", score: "0:0" });
    test.book.setOutcome(suspended.outcome, { isBlocked: true });
    test.book.setResult(decided.outcomeIds[0] ?? "", "WON");
    const body = { share: 10, premium: "9.00" };
    for (const { id } of [live, suspended, system, decided])
      expect(codes(await deeds.insure(id, body))).toEqual(["INSURANCE_UNAVAILABLE"]);
    const stranger = deedsOf(test, await clientOf(test, "demo2"));
    expect(codes(await stranger.insure(live.id, body))).toEqual(["COUPON_UNKNOWN"]);
  });

  it.each<[number, string, string, string]>([
    [15, "10", "INVALID", "share"],
    [0, "10", "INVALID", "share"],
    [110, "100", "INVALID", "share"],
    [-10, "10", "INVALID", "share"],
    [10, "x", "INVALID", "premium"],
    [10, "9".repeat(60), "INVALID", "premium"],
    [10, "\0", "INVALID", "premium"],
    [10, "5.74", "ODDS_CHANGED", "premium"],
  ])("refuses a share of %d at %s with %s at its field", async (share, premium, code, field) => {
    const before = await client.balance();
    const { id } = await one();
    expect((await deeds.insure(id, { share, premium })).body.errors).toMatchObject([{ code, path: [field] }]);
    expect(minus(await client.balance(), before)).toBe("-100.00");
  });

  it("takes no premium that the account does not hold", async () => {
    const rich = await one({ amount: new Exact(await client.balance()).toFixed(2) });
    const offer = (await deeds.offers(rich.id)).insurance[0];
    expect(codes(await deeds.insure(rich.id, { share: 10, premium: offer?.premium }))).toEqual(["INSUFFICIENT_FUNDS"]);
    await expectProvenBooks(test);
  });
});
