import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "./settle.ts";
import { correct, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
type Columns = Parameters<typeof writeCoupon>[3];

/**
 * Settles a coupon of bets at 2.000 with the given results, and returns it with the change of the balance since before
 * placing.
 */
async function settled(results: LegResult[], columns: Columns) {
  const before = await client.balance();
  const { id, outcomeIds } = await writeCoupon(
    test,
    client,
    results.map(() => ({ coef: "2.000" })),
    columns,
  );
  for (const [index, outcomeId] of outcomeIds.entries()) test.book.setResult(outcomeId, results[index] ?? "VOID");
  await settleKnown(test.services.context);
  return { id, outcomeIds, coupon: await client.coupon(id), gained: minus(await client.balance(), before) };
}

describe("bonuses at settling", () => {
  // By hand: 100 × 2^n × (1 + n/100).
  it.each<[string, LegResult[], string]>([
    ["three won: 800 × 1.03", ["WON", "WON", "WON"], "824.00"],
    ["one of four void: three count, 800 × 1.03", ["WON", "WON", "WON", "VOID"], "824.00"],
    ["one of three void: too few are left", ["WON", "WON", "VOID"], "400.00"],
    ["one lost", ["WON", "WON", "LOST"], "0.00"],
    ["all void", ["VOID", "VOID", "VOID"], "100.00"],
    ["one half won: 100 × 2 × 2 × 1.5 × 1.03", ["WON", "WON", "HALF_WON"], "618.00"],
  ])("the bonus bet with %s [5.16]", async (_what, results, payout) => {
    const { coupon, gained } = await settled(results, { bonusCoef: "1.030" });
    expect(coupon.payout).toBe(payout);
    expect(gained).toBe(minus(payout, "100"));
  });

  it.each<[string, LegResult[], Columns, string, string]>([
    ["10 % of a net win of 1500", ["WON", "WON", "WON", "WON"], { hyperBonusPercent: "10" }, "1750.00", "150.00"],
    ["nothing of a loss", ["WON", "WON", "WON", "LOST"], { hyperBonusPercent: "10" }, "0.00", "0.00"],
    [
      "what is left under the cap",
      ["WON", "WON", "WON", "WON"],
      { hyperBonusPercent: "10", maxPayout: "1620" },
      "1620.00",
      "20.00",
    ],
    [
      "nothing above the cap",
      ["WON", "WON", "WON", "WON"],
      { hyperBonusPercent: "10", maxPayout: "900" },
      "900.00",
      "0.00",
    ],
  ])("the hyper bonus pays %s", async (_what, results, columns, payout, bonusPayout) => {
    const { coupon, gained } = await settled(results, columns);
    expect(coupon).toMatchObject({ payout, bonusPayout });
    expect(gained).toBe(minus(payout, "100"));
  });

  it("counts the bets of the hyper bonus that are not void, by its steps", async () => {
    const steps = test.services.context.siteConfig.hyperBonus?.steps ?? [];
    const [least, next] = steps.toSorted((one, other) => one.bets - other.bets);
    if (!least || !next) throw new Error("the site sells no hyper bonus");
    const results: LegResult[] = Array.from({ length: next.bets }, (_, index) => (index === 0 ? "VOID" : "WON"));
    const { coupon } = await settled(results, { hyperBonusPercent: next.percent, amount: "100" });
    const returned = new Exact(2).pow(next.bets - 1).times(100);
    expect(coupon.payout).toBe(returned.plus(returned.minus(100).times(least.percent).dividedBy(100)).toFixed(2));
    const few: LegResult[] = Array.from({ length: least.bets }, (_, index) => (index === 0 ? "VOID" : "WON"));
    expect((await settled(few, { hyperBonusPercent: least.percent })).coupon).toMatchObject({
      payout: new Exact(2)
        .pow(least.bets - 1)
        .times(100)
        .toFixed(2),
      bonusPayout: "0.00",
    });
  });

  it.each<[string, LegResult, string, string]>([
    ["50 % of the net win, at most its largest bonus", "WON", "130.00", "30.00"],
    ["nothing of a refund", "VOID", "100.00", "0.00"],
    ["nothing of a loss", "LOST", "0.00", "0.00"],
  ])("a boost pays %s", async (_what, result, payout, bonusPayout) => {
    const promo = { code: "X", kind: "WIN_BOOST" as const, percent: "50", maxBonus: "30" };
    const { coupon } = await settled([result], { promo });
    expect(coupon).toMatchObject({ payout: result === "WON" ? "230.00" : payout, bonusPayout });
  });

  it.each<[string, LegResult[], string, string]>([
    ["the net win alone", ["WON", "WON"], "300.00", "WON"],
    ["nothing when lost", ["WON", "LOST"], "0.00", "LOST"],
    ["nothing when void: the stake is the house's", ["VOID", "VOID"], "0.00", "REFUNDED"],
  ])("a free bet pays %s", async (_what, results, payout, state) => {
    const promoHeld = async () =>
      new Exact(
        (
          await test.services.context.db.execute<{ sum: string }>(
            sql`select coalesce(sum(amount), 0)::text as sum from entry join ledger_account on ledger_account.id = account_id where kind = 'promo'`,
          )
        ).rows[0]?.sum ?? "NaN",
      );
    const before = await promoHeld();
    const { coupon, gained } = await settled(results, {
      promo: { code: "X", kind: "FREE_BET", percent: null, maxBonus: null },
    });
    expect(coupon).toMatchObject({ payout, state });
    expect(gained).toBe(payout);
    expect((await promoHeld()).minus(before).toFixed()).toBe(state === "REFUNDED" ? "0" : "-100");
  });

  it.each<[string, LegResult[], string]>([
    ["all won: its exact price", ["WON", "WON"], "350.00"],
    ["one void: the price that is left", ["WON", "VOID"], "200.00"],
    ["all void: the stake", ["VOID", "VOID"], "100.00"],
  ])("a coupon taken at an exact price of 3.5 returns, %s [5.22]", async (_what, results, payout) => {
    expect((await settled(results, { exactCoef: "3.500" })).coupon.payout).toBe(payout);
  });

  it("are taken back with the win they were paid on, and the books sum to zero", async () => {
    const { id, outcomeIds } = await settled(["WON", "WON", "WON", "WON"], { hyperBonusPercent: "10" });
    const before = await client.balance();
    await correct(test, outcomeIds[0] ?? "", "LOST");
    expect(await client.coupon(id)).toMatchObject({ state: "LOST", payout: "0.00", bonusPayout: "0.00" });
    expect(minus(await client.balance(), before)).toBe("-1750.00");
    await expectProvenBooks(test);
  });
});
