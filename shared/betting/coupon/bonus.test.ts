import { describe, expect, it } from "vitest";
import {
  bonusCoef,
  bonusMultiplier,
  bonusPercent,
  hyperBonusOf,
  type HyperBonusConfig,
  hyperBonusPercent,
  isBonusBetAvailable,
  netWinBonus,
} from "./bonus.ts";
import type { CouponKind } from "./kinds.ts";

describe("the bonus bet", () => {
  const bets = (...coefs: string[]) => coefs.map((coef) => ({ coef, marketKind: null }));
  const facts = { isFeatureOn: true, kind: "EXPRESS" as CouponKind, bets: bets("1.5", "1.5", "1.5") };

  it.each([
    ["three bets of at least 1.1", facts, true],
    ["1.1 each, exactly", { ...facts, bets: bets("1.1", "1.100", "1.1") }, true],
    ["one below 1.1", { ...facts, bets: bets("1.5", "1.5", "1.099") }, false],
    ["two bets", { ...facts, bets: bets("1.5", "1.5") }, false],
    ["the feature off", { ...facts, isFeatureOn: false }, false],
    ["the kind of a system", { ...facts, kind: "SYSTEM" as CouponKind }, false],
    ["one of market kind 7", { ...facts, bets: [...bets("1.5", "1.5"), { coef: "1.5", marketKind: 7 }] }, false],
    ["one of another market kind", { ...facts, bets: [...bets("1.5", "1.5"), { coef: "1.5", marketKind: 1 }] }, true],
  ])("of an express with %s", (_, each, isAvailable) => {
    expect(isBonusBetAvailable(each)).toBe(isAvailable);
  });

  it("is available only if the feature is on, for an express of three bets of 1.1 and no market of kind 7 [5.15]", () => {
    expect(
      [
        facts,
        { ...facts, isFeatureOn: false },
        { ...facts, kind: "ANTI_EXPRESS" as CouponKind },
        { ...facts, bets: bets("1.5", "1.5") },
        { ...facts, bets: bets("1.5", "1.5", "1.09") },
      ].map(isBonusBetAvailable),
    ).toEqual([true, false, false, false, false]);
  });

  it.each([
    // 3.375 · 1.03 = 3.47625; 10 · 1.09 = 10.9; the tenth bet: 10 · 1.1, not rounded; eleven give no more.
    ["3.375", 3, "3.476"],
    ["2.0005", 1, "2.021"],
    ["10", 9, "10.9"],
    ["10", 10, "11"],
    ["1.2345", 10, "1.35795"],
    ["1.2345", 30, "1.35795"],
    // 1.25 · 1.02 = 1.275; 1.2255 · 1 would not move: half up at the fourth place.
    ["1.05", 5, "1.103"],
  ])(
    "raises %s of %i bets to %s: base × (1 + n/100) to 3 places below ten bets, else base × 1.1 [5.16]",
    (base, count, coef) => {
      expect(bonusCoef(base, count).toFixed()).toBe(coef);
    },
  );

  it("is shown as a line with its own coefficient [5.16]", () => {
    expect([3, 9, 10, 12].map((count) => [bonusPercent(count), bonusMultiplier(count)])).toEqual([
      [3, "1.030"],
      [9, "1.090"],
      [10, "1.100"],
      [10, "1.100"],
    ]);
  });
});

describe("the hyper bonus", () => {
  const config: HyperBonusConfig = {
    minCoef: "1.3",
    steps: [
      { bets: 6, percent: "10" },
      { bets: 4, percent: "5" },
    ],
    minAmountInSteps: "1",
    maxAmountInSteps: "100",
  };
  const coefs = (count: number) => Array<string>(count).fill("1.3");
  const facts = {
    kind: "EXPRESS" as CouponKind,
    coefs: coefs(4),
    currency: "RUB",
    amount: "100.00",
    hasBonusBet: false,
  };

  it.each([
    [3, null],
    [4, "5"],
    [5, "5"],
    [6, "10"],
    [20, "10"],
  ])("of %i bets is %s percent", (count, percent) => {
    expect(hyperBonusPercent(config, coefs(count))).toBe(percent);
  });

  it("does not count bets below its price, and says how many more give how much", () => {
    expect(hyperBonusOf(config, { ...facts, coefs: [...coefs(3), "1.29"] })).toEqual({
      percent: null,
      minCoef: "1.3",
      minAmount: "100.00",
      maxAmount: "10000.00",
      nextBets: 1,
      nextPercent: "5",
      isApplied: false,
    });
    expect(hyperBonusOf(config, { ...facts, coefs: coefs(4) })).toMatchObject({
      percent: "5",
      nextBets: 2,
      nextPercent: "10",
      isApplied: true,
    });
    expect(hyperBonusOf(config, { ...facts, coefs: coefs(6) })).toMatchObject({
      percent: "10",
      nextBets: null,
      nextPercent: null,
    });
  });

  it.each([
    ["100.00", true],
    ["99.99", false],
    ["10000.00", true],
    ["10000.01", false],
    [null, false],
  ])("with a stake of %s applies: %s", (amount, isApplied) => {
    expect(hyperBonusOf(config, { ...facts, amount })?.isApplied).toBe(isApplied);
  });

  it("gives way to the bonus bet, and is only for expresses", () => {
    expect(hyperBonusOf(config, { ...facts, hasBonusBet: true })).toMatchObject({ percent: "5", isApplied: false });
    expect([hyperBonusOf(config, { ...facts, kind: "SYSTEM" }), hyperBonusOf(null, facts)]).toEqual([null, null]);
  });

  it("is a percent of the net win, and nothing of a loss", () => {
    // 1000 returned 3500: 5 percent of 2500.
    expect(
      [netWinBonus("5", "1000", "3500"), netWinBonus("5", "1000", "1000"), netWinBonus("5", "1000", "400")].map(
        (bonus) => bonus.toFixed(),
      ),
    ).toEqual(["125", "0", "0"]);
  });
});
