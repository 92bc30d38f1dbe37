import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choose, oneIn } from "#shared/betting/lotto/lines.ts";
import { share } from "../../pools/public.ts";
import { returnsOf } from "../show.ts";
import { standardLotteries } from "./lotteries.ts";
import type { Rules } from "./model.ts";
import { fixedPrize, type Played, prizeOfTicket, winningLines } from "./prizes.ts";
import { momentsAfter } from "./schedule.ts";

const rulesOf = (key: string): Rules => {
  const rules = standardLotteries[key];
  if (rules === undefined) throw new Error(`no lottery ${key}`);
  return rules;
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const lines = (numbers: number[], picks: number, stake = 50_00n): Played => ({
  bets: null,
  numbers,
  picks,
  stake,
});

describe("6 of 49 with a bonus ball", () => {
  const balls = [1, 2, 3, 4, 5, 6, 7];
  const six = rulesOf("6x49");

  // Categories: 6, 5 + bonus, 5, 4 + bonus, 4, 3 + bonus, 3.
  it.each<[string, number[], number[]]>([
    ["six", [1, 2, 3, 4, 5, 6], [1, 0, 0, 0, 0, 0, 0]],
    ["five and the bonus", [1, 2, 3, 4, 5, 7], [0, 1, 0, 0, 0, 0, 0]],
    ["five", [1, 2, 3, 4, 5, 49], [0, 0, 1, 0, 0, 0, 0]],
    ["three and the bonus", [1, 2, 3, 7, 48, 49], [0, 0, 0, 0, 0, 1, 0]],
    ["two and the bonus", [1, 2, 7, 47, 48, 49], [0, 0, 0, 0, 0, 0, 0]],
    // A system of seven with all six and the bonus: one line of six, and six of five with the bonus.
    ["a system with all seven", [1, 2, 3, 4, 5, 6, 7], [1, 6, 0, 0, 0, 0, 0]],
    // System 8 with five and the bonus: C(5,5)·1·C(2,0) = 1; C(5,5)·C(2,1) = 2; C(5,4)·C(2,1) = 10; C(5,4)·C(2,2) = 5;
    // C(5,3)·C(2,2) = 10.
    ["a system of eight", [1, 2, 3, 4, 5, 7, 48, 49], [0, 1, 2, 10, 5, 10, 0]],
  ])("counts %s once, in its highest category", (_, numbers, expected) => {
    expect(winningLines(lines(numbers, 6), six, balls)).toEqual(expected);
  });

  it("has jackpots and shares of the whole pool", () => {
    expect(six.categories.reduce((sum, { share: part }) => sum + part, 0)).toBe(10_000);
    expect(returnsOf(six)).toEqual([{ picks: 6, returned: "70.00" }]);
  });
});

describe("fixed prizes", () => {
  it("return what their table says, by chances enumerated", () => {
    // Ten spots: 100,000 / 8,911,711.18 + 10,000 / 163,381.37 + … + 3 / 21.84.
    const ten = returnsOf(rulesOf("keno")).find(({ picks }) => picks === 10);
    expect(ten?.returned).toBe("92.24");
    expect(returnsOf(rulesOf("quick"))).toEqual([{ picks: 4, returned: "86.27" }]);
  });

  it("of a system pay each line its own", () => {
    // 5 of 20 numbers with 3 drawn: C(3,3)·2 = 2 lines of three, C(3,2)·C(2,2) = 3 of two; 15 and 1 times 10.
    const played = lines([1, 2, 3, 19, 20], 4, 10_00n);
    expect(fixedPrize(played, rulesOf("quick"), [1, 2, 3, 4])).toBe(2n * 150_00n + 3n * 10_00n);
  });

  it("of bets are the stake times the odds, rounded down", () => {
    const bet = { bet: "first-odd", coef: 169, numbers: [], stake: 10_01n };
    const played: Played = { bets: [bet], numbers: [], picks: 0, stake: 10_01n };
    expect(fixedPrize(played, rulesOf("quick"), [1, 2, 3, 4])).toBe(16_91n);
    expect(fixedPrize(played, rulesOf("quick"), [2, 1, 3, 4])).toBe(0n);
  });

  it("of several bets are rounded down one by one", () => {
    const bet = { coef: 169, numbers: [], stake: 10_01n };
    const bets = [
      { ...bet, bet: "first-odd" },
      { ...bet, bet: "last-even" },
      { ...bet, bet: "last-odd" },
    ];
    // 16.9169 twice: 33.82 and not 33.83.
    const played: Played = { bets, numbers: [], picks: 0, stake: 30_03n };
    expect(fixedPrize(played, rulesOf("quick"), [1, 2, 3, 4])).toBe(2n * 16_91n);
  });
});

it("covers every line at most once in each lottery", () => {
  for (const [key, rules] of Object.entries(standardLotteries))
    for (const { picks } of returnsOf(rules)) {
      const chance = rules.categories
        .filter((category) => category.picks === picks)
        .reduce((sum, category) => sum + 1 / oneIn(category, rules), 0);
      expect(chance, `${key} ${picks}`).toBeGreaterThan(0);
      expect(chance, `${key} ${picks}`).toBeLessThan(1);
    }
});

it("pays, keeps and carries over exactly what was staked, in any draw", () => {
  const ticket = fc.record({
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    numbers: fc.shuffledSubarray(upTo(12), { minLength: 6, maxLength: 10 }),
  });
  fc.assert(
    fc.property(
      fc.array(ticket, { minLength: 1, maxLength: 20 }),
      fc.shuffledSubarray(upTo(12), { minLength: 7, maxLength: 7 }),
      fc.bigInt({ min: 0n, max: 10_000_000_000n }),
      fc.constantFrom(1, 100, 1_000),
      (tickets, balls, jackpot, floorUnit) => {
        const rules = { ...rulesOf("6x49"), floorUnit };
        const all = tickets.map(({ stake, numbers }) => lines(numbers, 6, stake));
        const winning = all.map((played) => winningLines(played, rules, balls));
        const weights = rules.categories.map((_, index) =>
          all.reduce((sum, { stake }, place) => sum + stake * BigInt(winning[place]?.[index] ?? 0), 0n),
        );
        const staked = all.reduce((sum, { stake, numbers }) => sum + stake * BigInt(choose(numbers.length, 6)), 0n);
        const shared = share(rules, { staked, jackpot, weights, leastStake: 50_00n });
        const funds = shared.funds.map((fund, index) => ({ fund, weight: weights[index] ?? 0n }));
        const prizes = all.reduce((sum, played) => sum + prizeOfTicket(played, rules, balls, funds), 0n);
        const remainder = shared.funds.reduce((sum, fund) => sum + fund, 0n) - prizes;
        // Each category of each ticket leaves less than a unit.
        expect(remainder).toBeGreaterThanOrEqual(0n);
        expect(remainder).toBeLessThan(BigInt(floorUnit * all.length * rules.categories.length) + 1n);
        expect(prizes + remainder + shared.house + shared.jackpot).toBe(staked + jackpot);
      },
    ),
  );
});

describe("moments of draws", () => {
  // 25 November 2026 is a Wednesday.
  const at = (text: string) => Date.parse(text);

  it.each<[string, string, string[]]>([
    ["6x49", "2026-11-25T18:00:00Z", ["2026-11-28T18:00:00.000Z", "2026-12-02T18:00:00.000Z"]],
    ["6x49", "2026-11-25T17:59:59Z", ["2026-11-25T18:00:00.000Z", "2026-11-28T18:00:00.000Z"]],
    ["quick", "2026-11-25T23:52:00Z", ["2026-11-25T23:55:00.000Z", "2026-11-26T00:00:00.000Z"]],
    ["5x36", "2026-11-25T21:00:00Z", ["2026-11-25T22:00:00.000Z", "2026-11-26T10:00:00.000Z"]],
  ])("of %s after %s", (key, after, expected) => {
    const moments = momentsAfter(rulesOf(key).schedule, at(after), 2);
    expect(moments.map((moment) => new Date(moment).toISOString())).toEqual(expected);
  });
});
