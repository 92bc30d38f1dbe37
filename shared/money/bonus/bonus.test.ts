import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact } from "../money.ts";
import { bonusOfDeposit, progressOf, wagerOf } from "./amounts.ts";
import { cashbackOf, lastPeriod, levelOf, netLoss, toNextLevel } from "./levels.ts";
import type { BonusTerms } from "./terms.ts";
import { couponContribution, roundContribution, type SettledCoupon } from "./wagering.ts";

const terms: BonusTerms = {
  kind: "FIRST_DEPOSIT",
  product: "ANY",
  currencies: [
    { currency: "RUB", minDeposit: "100", maxBonus: "10000", maxStake: "500" },
    { currency: "JPY", minDeposit: "100", maxBonus: "10000", maxStake: null },
  ],
  percent: "33",
  multiplier: "5",
  base: "BONUS",
  offerDays: 7,
  days: 30,
  minLegs: 3,
  minCoef: "1.4",
  casinoPercent: "100",
  gamePercents: { roulette: "10", keno: "0" },
  freeRounds: null,
};

describe("the bonus of a deposit", () => {
  it.each([
    ["a third rounds down to the minor unit", "100.01", "RUB", "33.00"],
    ["a currency without decimals rounds to its unit", "101", "JPY", "33"],
    ["the cap comes after the share", "50000", "RUB", "10000.00"],
    ["a deposit below the lowest brings none", "99.99", "RUB", null],
    ["a currency without terms brings none", "1000", "USD", null],
  ])("%s", (_name, deposit, currency, bonus) => {
    expect(bonusOfDeposit(terms, deposit, currency)).toBe(bonus);
  });

  it("asks for its multiple, or for that of deposit and bonus", () => {
    expect(wagerOf(terms, "330", "1000", "RUB")).toBe("1650.00");
    expect(wagerOf({ ...terms, base: "DEPOSIT_AND_BONUS" }, "330", "1000", "RUB")).toBe("6650.00");
  });

  it("is a bar from 0 to 100 that is full only when all is staked", () => {
    expect([progressOf("0", "10"), progressOf("9.99", "10"), progressOf("12", "10"), progressOf("0", "0")]).toEqual([
      0, 99, 100, 100,
    ]);
  });
});

const bet = (coef: string, result: SettledCoupon["bets"][number]["result"] = "WON") => ({ coef, result });
const three = [bet("1.400"), bet("1.500"), bet("2.000")];
const coupon = (changes: Partial<SettledCoupon> = {}): SettledCoupon => ({
  isExpress: true,
  state: "WON",
  stake: "400",
  cashedStake: "0",
  bets: three,
  ...changes,
});

describe("what a bet counts", () => {
  it.each<[string, Partial<SettledCoupon>, string, string]>([
    ["three bets at 1.40 or more count whole", {}, "400.00", "COUNTED"],
    ["a lost one counts too", { state: "LOST" }, "400.00", "COUNTED"],
    ["a stake above the highest counts up to it", { stake: "700" }, "500.00", "STAKE_CAPPED"],
    ["a single doesn't", { isExpress: false }, "0", "NOT_EXPRESS"],
    ["a price below doesn't", { bets: [bet("1.399"), bet("2.000"), bet("2.000")] }, "0", "LOW_PRICE"],
    ["a void bet leaves too few", { bets: [...three.slice(1), bet("1.500", "VOID")] }, "0", "TOO_FEW_BETS"],
    ["a void fourth bet leaves three", { bets: [...three, bet("1.100", "VOID")] }, "400.00", "COUNTED"],
    ["a cash-out doesn't", { state: "CASHED_OUT", cashedStake: "400" }, "0", "CASHED_OUT"],
    ["neither does one of a part", { cashedStake: "100" }, "0", "CASHED_OUT"],
    ["a refund doesn't", { state: "REFUNDED" }, "0", "REFUNDED"],
  ])("%s", (_name, changes, amount, reason) => {
    expect(couponContribution(terms, coupon(changes), "RUB")).toEqual({ amount, reason });
  });

  it.each([
    ["old-jack", "200", "200.00", "COUNTED"],
    ["roulette", "200", "20.00", "COUNTED"],
    ["roulette", "0.19", "0.01", "COUNTED"],
    ["keno", "200", "0", "GAME_EXCLUDED"],
    ["old-jack", "0", "0", "REFUNDED"],
  ])("a round of %s with %s counts %s", (game, stake, amount, reason) => {
    const round = { game, stake, won: "0", hasFixedOdds: false };
    expect(roundContribution(terms, round, "RUB")).toEqual({ amount, reason });
  });

  it.each([
    ["500 at 1.01 that won count what they won", "limbo", "500", "505", false, "5.00", "LOW_RISK"],
    ["500 at 1.01 that lost were at risk", "limbo", "500", "0", false, "500.00", "COUNTED"],
    ["red and black together count nothing", "limbo", "200", "200", false, "0.00", "LOW_RISK"],
    ["nearly all numbers count what is left open", "limbo", "360", "350", false, "10.00", "LOW_RISK"],
    ["an even chance counts whole", "limbo", "200", "400", false, "200.00", "COUNTED"],
    ["a win of many times the stake counts the stake", "limbo", "200", "9000", false, "200.00", "COUNTED"],
    ["the game's share is of what was at risk", "roulette", "200", "190", false, "1.00", "LOW_RISK"],
    ["the highest stake caps what was at risk", "limbo", "900", "100", false, "500.00", "LOW_RISK"],
    ["a spin counts whole, whatever it pays", "old-jack", "200", "190", true, "200.00", "COUNTED"],
  ] as const)("%s", (_name, game, stake, won, hasFixedOdds, amount, reason) => {
    expect(roundContribution(terms, { game, stake, won, hasFixedOdds }, "RUB")).toEqual({ amount, reason });
  });

  it("only the offer's own product counts", () => {
    expect(couponContribution({ ...terms, product: "CASINO" }, coupon(), "RUB").reason).toBe("OTHER_PRODUCT");
    expect(
      roundContribution({ ...terms, product: "SPORT" }, { game: "x", stake: "9", won: "0", hasFixedOdds: true }, "RUB")
        .reason,
    ).toBe("OTHER_PRODUCT");
  });
});

describe("cashback", () => {
  it("gives back a share of net loss, never of a gain", () => {
    // 20 % of a loss of 1 is 0.2.
    expect(cashbackOf({ of: "LOSS", percent: "20" }, { staked: "3", won: "2", bonuses: "0" }, "RUB", "100")).toBe(
      "0.20",
    );
    expect(cashbackOf({ of: "LOSS", percent: "5" }, { staked: "1000", won: "350", bonuses: "50" }, "RUB", "100")).toBe(
      "30.00",
    );
    expect(netLoss({ staked: "100", won: "99", bonuses: "5" })).toBe("0");
    expect(
      cashbackOf({ of: "STAKES", percent: "0.3" }, { staked: "1000", won: "5000", bonuses: "0" }, "RUB", "1"),
    ).toBe("3.00");
  });

  it.each([
    // One bet of 1,000 a week that loses every other time: 50 of each loss would be more than the game keeps.
    ["1000", "0", "3.00"],
    // 100,000 staked in slots, 4 % lost: 5 % of it is less than the bound.
    ["100000", "96000", "200.00"],
  ])("of %s staked and %s won gives back %s, bounded by the stakes", (staked, won, back) => {
    expect(cashbackOf({ of: "LOSS", percent: "5" }, { staked, won, bonuses: "0" }, "RUB", "0.3")).toBe(back);
  });

  it("has the level that the points reach", () => {
    const levels = [0, 500, 2_000].map((from, index) => ({
      level: index + 1,
      from,
      percent: String(5 + index),
      of: "LOSS" as const,
      every: "WEEK" as const,
    }));
    expect([0, 499, 500, 9_999].map((points) => levelOf(levels, points).level)).toEqual([1, 1, 2, 3]);
    expect([499, 500, 2_000].map((points) => toNextLevel(levels, points))).toEqual([1, 1_500, null]);
  });

  it("closes weeks on Monday, also where a Sunday ends", () => {
    const sunday = Date.UTC(2026, 10, 22, 23, 59, 59);
    expect(lastPeriod("WEEK", sunday)).toEqual({ from: Date.UTC(2026, 10, 9), to: Date.UTC(2026, 10, 16) });
    expect(lastPeriod("WEEK", sunday + 1_000)).toEqual({ from: Date.UTC(2026, 10, 16), to: Date.UTC(2026, 10, 23) });
    expect(lastPeriod("DAY", sunday)).toEqual({ from: Date.UTC(2026, 10, 21), to: Date.UTC(2026, 10, 22) });
  });

  it("is never negative, and never more than its share of the stakes", () => {
    const sum = fc.nat(10_000_000).map((cents) => new Exact(cents).dividedBy(100).toFixed(2));
    fc.assert(
      fc.property(sum, sum, sum, (staked, won, bonuses) => {
        const back = new Exact(cashbackOf({ of: "LOSS", percent: "11" }, { staked, won, bonuses }, "RUB", "0.3"));
        return back.greaterThanOrEqualTo(0) && back.times(100).lessThanOrEqualTo(new Exact(staked).times("0.3"));
      }),
    );
  });
});
