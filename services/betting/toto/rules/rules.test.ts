import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prizeOf, share } from "../../pools/public.ts";
import { standardKinds } from "./kinds.ts";
import { combinationsOf, hitsOf, winningOf } from "./lines.ts";
import type { Rules } from "./model.ts";

const kind = (key: string): Rules => {
  const rules = standardKinds[key];
  if (rules === undefined) throw new Error(`no kind ${key}`);
  return rules;
};
const [HOME, DRAW, AWAY] = [1, 2, 4];

describe("combinations of a system", () => {
  it.each([
    ["singles alone", [HOME, DRAW, AWAY], 1],
    ["a double and a triple", [HOME | DRAW, HOME | DRAW | AWAY, AWAY], 6],
    ["all triples of fifteen matches", Array.from({ length: 15 }, () => 7), 14_348_907],
  ])("of %s", (_, picks, expected) => {
    expect(combinationsOf(picks)).toBe(expected);
  });

  // Single right: x. Double with a hit: 1 + x. Triple: 2 + x. Their product: 2x + 3x² + x³.
  it("have hits by the product of their factors", () => {
    expect(hitsOf([HOME, HOME | DRAW, 7], [HOME, DRAW, AWAY])).toEqual([0, 2, 3, 1]);
  });

  // A double without a hit contributes 2, a single without one 1.
  it("have none where nothing was picked right", () => {
    expect(hitsOf([HOME, HOME | DRAW], [AWAY, AWAY])).toEqual([2, 0, 0]);
  });

  it("count each pick of a match that counts as hit", () => {
    expect(hitsOf([HOME | DRAW, AWAY], [7, AWAY])).toEqual([0, 0, 2]);
  });

  it("are as many as if they had been written out one by one", () => {
    const masks = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(masks, fc.array(fc.constantFrom(1, 2, 4, 7), { minLength: 6, maxLength: 6 }), (picks, results) => {
        let written: number[] = [0];
        for (const [match, mask] of picks.entries())
          written = written.flatMap((hits) =>
            [1, 2, 4]
              .filter((outcome) => (mask & outcome) !== 0)
              .map((outcome) => hits + ((outcome & (results[match] ?? 0)) !== 0 ? 1 : 0)),
          );
        const counts = Array.from(
          { length: picks.length + 1 },
          (_, hits) => written.filter((one) => one === hits).length,
        );
        expect(hitsOf(picks, results)).toEqual(counts);
      }),
    );
  });
});

describe("categories", () => {
  const hits = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0];

  it("are all won below the highest one where they are cumulative", () => {
    expect(winningOf(hits, kind("fifteen"))).toEqual([0, 1, 3, 3, 3, 3, 3]);
  });

  it("are won once where they are not", () => {
    expect(winningOf(hits, { ...kind("fifteen"), isCumulative: false })).toEqual([0, 1, 2, 0, 0, 0, 0]);
  });
});

/** 90 % of the stakes; 5, 5, 5, 5, 10, 20 and 40 % of it for 15 to 9 hits, the rest to the jackpot. */
describe("the rules of fifteen matches", () => {
  const stakes = { staked: 1_000_000_00n, jackpot: 500_000_00n, leastStake: 50_00n };
  const one = 50_00n;

  it("share 900,000 of a million as published", () => {
    const weights = [one, one, one, one, one, one, one];
    expect(share(kind("fifteen"), { ...stakes, weights })).toEqual({
      house: 100_000_00n,
      // 45,000, the jackpot of 500,000 and the 10 % (90,000) that feed it; 45,000 each; 90,000; 180,000; 360,000.
      funds: [635_000_00n, 45_000_00n, 45_000_00n, 45_000_00n, 90_000_00n, 180_000_00n, 360_000_00n],
      jackpot: 0n,
    });
  });

  it("carry over what nobody won to the next jackpot", () => {
    const weights = [0n, 0n, one, one, one, one, one];
    const { funds, jackpot } = share(kind("fifteen"), { ...stakes, weights });
    expect(funds.slice(0, 3)).toEqual([0n, 0n, 45_000_00n]);
    // 500,000 before, 90,000 fed, and 45,000 of each of the two.
    expect(jackpot).toBe(680_000_00n);
  });

  it("share by stake, not by head", () => {
    // 40,000 among stakes of 50 and 150: a quarter and three quarters.
    const categories = [{ fund: 40_000_00n, weight: 200_00n }];
    const paid = (stake: bigint) => prizeOf(kind("fifteen"), categories, { stake, winning: [1] });
    expect([paid(50_00n), paid(150_00n)]).toEqual([10_000_00n, 30_000_00n]);
  });
});

describe("the rules of football 14", () => {
  it("return 65 %, floor prizes to whole units, and carry what is too small", () => {
    const rules = kind("football");
    const weights = [0n, 50_00n, 3n * 50_00n, 100n * 50_00n, 0n];
    const shared = share(rules, { staked: 10_000_00n, jackpot: 0n, weights, leastStake: 50_00n });
    // 6,500: 25 % and 20 % unwon, and 10 % that feeds; 15 % (975) among a hundred is less than 50 each.
    expect(shared.funds).toEqual([0n, 975_00n, 975_00n, 0n, 0n]);
    expect(shared.house).toBe(3_500_00n);
    expect(shared.jackpot).toBe(6_500_00n - 2n * 975_00n);
    const prize = (fund: bigint, weight: bigint) => prizeOf(rules, [{ fund, weight }], { stake: 50_00n, winning: [1] });
    // A seventh of 975 is 139.28…: 139.
    expect(prize(975_00n, 7n * 50_00n)).toBe(139_00n);
  });
});

it("has a first category for all matches in every kind, and shares no more than the pool", () => {
  for (const [key, rules] of Object.entries(standardKinds)) {
    expect([key, rules.categories[0]?.hits]).toEqual([key, rules.matches]);
    expect(rules.categories.reduce((sum, { share: part }) => sum + part, 0)).toBeLessThanOrEqual(10_000);
  }
});

it("pays, keeps and carries over exactly what was staked, in any draw", () => {
  const ticket = fc.record({
    stake: fc.bigInt({ min: 1n, max: 10_000_000n }),
    picks: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 15, maxLength: 15 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom("fifteen", "football"),
      fc.boolean(),
      fc.array(ticket, { minLength: 1, maxLength: 30 }),
      fc.array(fc.constantFrom(1, 2, 4, 7), { minLength: 15, maxLength: 15 }),
      fc.bigInt({ min: 0n, max: 10_000_000_000n }),
      (key, isCumulative, tickets, results, jackpot) => {
        const rules = { ...kind(key), isCumulative };
        const cut = tickets.map(({ stake, picks }) => ({ stake, picks: picks.slice(0, rules.matches) }));
        const winning = cut.map(({ picks }) => winningOf(hitsOf(picks, results), rules));
        const weights = rules.categories.map((_, index) =>
          cut.reduce((sum, { stake }, place) => sum + stake * BigInt(winning[place]?.[index] ?? 0), 0n),
        );
        const staked = cut.reduce((sum, { stake, picks }) => sum + stake * BigInt(combinationsOf(picks)), 0n);
        const shared = share(rules, { staked, jackpot, weights, leastStake: 50_00n });
        const categories = shared.funds.map((fund, index) => ({ fund, weight: weights[index] ?? 0n }));
        const prizes = cut.reduce(
          (sum, { stake }, place) => sum + prizeOf(rules, categories, { stake, winning: winning[place] ?? [] }),
          0n,
        );
        const remainder = shared.funds.reduce((sum, fund) => sum + fund, 0n) - prizes;
        // Each category of each ticket leaves less than a unit.
        expect(remainder).toBeGreaterThanOrEqual(0n);
        expect(remainder).toBeLessThan(BigInt(rules.floorUnit * cut.length * rules.categories.length) + 1n);
        expect(prizes + remainder + shared.house + shared.jackpot).toBe(staked + jackpot);
      },
    ),
  );
});
