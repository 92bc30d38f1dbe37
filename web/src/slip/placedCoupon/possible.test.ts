import { expect, it } from "vitest";
import { bonusNow, possibleNow, unitsOfPlaced } from "./possible.ts";
import { rubles, testBet, testCoupon } from "./testCoupon.ts";

it("is the promise of placing while nothing is decided", () => {
  expect(possibleNow(testCoupon()).amount).toBe("2000.00");
});

it("counts a void bet as 1, a lost one as nothing, and half results by half", () => {
  const bets = (result: "VOID" | "LOST" | "HALF_WON" | "HALF_LOST") => [testBet("701", { result }), testBet("702")];
  const now = (result: "VOID" | "LOST" | "HALF_WON" | "HALF_LOST") =>
    possibleNow(testCoupon({ bets: bets(result) })).amount;
  // 500 × 1 × 2; 0; 500 × 1.5 × 2; 500 × 0.5 × 2
  expect([now("VOID"), now("LOST"), now("HALF_WON"), now("HALF_LOST")]).toEqual([
    "1000.00",
    "0.00",
    "1500.00",
    "500.00",
  ]);
});

it("counts a dead heat by its share, and what was sold no more", () => {
  const shared = testBet("701", { result: "DEAD_HEAT", deadHeat: { places: 1, tied: 2 } });
  // 500 × (2 × 1/2) × 2; of 200 that are left: 200 × 4
  expect(possibleNow(testCoupon({ bets: [shared, testBet("702")] })).amount).toBe("1000.00");
  expect(possibleNow(testCoupon({ amountLeft: rubles("200.00") })).amount).toBe("800.00");
});

it("takes every combination of a system for itself", () => {
  // 2 of 3 at 2.000 each, 300: three doubles of 100; one bet lost leaves one double: 100 × 4.
  const system = testCoupon({
    kind: "SYSTEM",
    systemValue: 2,
    coef: null,
    amount: rubles("300.00"),
    amountLeft: rubles("300.00"),
    possibleWin: rubles("1200.00"),
    bets: [testBet("701", { result: "LOST" }), testBet("702"), testBet("703")],
  });
  expect(possibleNow(system).amount).toBe("400.00");
  expect(unitsOfPlaced(system, system.amount)).toEqual({
    count: 3,
    stake: expect.objectContaining({ amount: "100.00" }),
  });
});

it("leaves the promise where a promo code or a hyper bonus adds what only the service knows", () => {
  expect(
    possibleNow(testCoupon({ promoCode: "WELCOME", bets: [testBet("701", { result: "VOID" }), testBet("702")] }))
      .amount,
  ).toBe("2000.00");
});

it("promises a coupon with a promo code or a hyper bonus no more for what was sold of it", () => {
  // 200 of 500 are left: 2000 × 2/5.
  for (const bonus of [{ promoCode: "WELCOME" }, { hyperBonusPercent: "10" }]) {
    expect(possibleNow(testCoupon({ ...bonus, amount: rubles("500.00"), amountLeft: rubles("200.00") })).amount).toBe(
      "800.00",
    );
  }
});

it.each([
  ["three that are open", ["OPEN", "OPEN", "OPEN"], "1.030"],
  ["a dead heat counts", ["DEAD_HEAT", "WON", "OPEN"], "1.030"],
  ["one of four is void", ["VOID", "WON", "OPEN", "OPEN"], "1.030"],
  ["one of three is void", ["VOID", "WON", "OPEN"], null],
] as const)("the bonus bet as it is now, %s", (_name, results, expected) => {
  expect(bonusNow(results.map((result) => ({ result })))).toBe(expected);
});
