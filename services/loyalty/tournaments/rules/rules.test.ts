import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import type { CouponPlay } from "../../../betting/coupons/public.ts";
import type { RoundPlay } from "../../../money/wallet/public.ts";
import { definition as schema, type Definition } from "../definition.ts";
import { plain } from "../testing/world.ts";
import { countCoupon, countRound } from "./counting.ts";
import { fundOf, prizesOf, ranksOf, type Scored } from "./ranking.ts";
import { pointsOf } from "./scoring.ts";

const defined = (change: Partial<Definition> = {}): Definition => schema.parse({ ...plain, ...change });

describe("definitions", () => {
  it.each<[string, Partial<Definition>]>([
    ["a unit without turnover", { scoring: "WIN_RATIO" }],
    ["turnover without a unit", { unit: null }],
    ["a unit of nothing", { unit: "0.00" }],
    ["legs without points", { scoring: "LEGS", unit: null }],
    ["legs of a casino", { scoring: "LEGS", unit: null, pointsPerLeg: 5, product: "CASINO" }],
    ["places that begin late", { prizes: [{ from: 2, to: 2, amount: "5", percent: null }] }],
    ["a place without a prize", { prizes: [{ from: 1, to: 1, amount: null, percent: null }] }],
    ["more than the whole fund", { prizes: [{ from: 1, to: 3, amount: null, percent: "34" }] }],
    ["more than all fees", { feeShare: "101" }],
    ["a fee of nothing", { fee: "0" }],
    ["a negative fee", { fee: "-5" }],
    ["fewer players than needed", { minPlayers: 5, maxPlayers: 4 }],
  ])("refuse %s", (_, change) => {
    expect(schema.safeParse({ ...plain, ...change }).success).toBe(false);
  });
});

describe("points", () => {
  const sums = { plays: 4, staked: "1000.00", won: "1234.00", multiplier: "12.3456", legs: 7 };
  it.each<[Partial<Definition>, number]>([
    [{ scoring: "TURNOVER", unit: "30" }, 33],
    [{ scoring: "LEGS", unit: null, pointsPerLeg: 10 }, 70],
    [{ scoring: "MULTIPLIER", unit: null }, 1234],
    [{ scoring: "WIN_RATIO", unit: null }, 123],
    [{ scoring: "WIN_RATIO", unit: null, minPlays: 5 }, 0],
  ])("follow from the plays by %j", (change, points) => {
    expect(pointsOf(defined(change), sums)).toBe(points);
  });
});

describe("what counts", () => {
  const span = { from: 1_000, to: 2_000, closesAt: 3_000, now: 2_900 };
  const bet = (coef = "1.500", isLive = false, result: CouponPlay["bets"][number]["result"] = "WON") => ({
    coef,
    isLive,
    result,
  });
  const coupon: CouponPlay = {
    id: "7",
    playerId: 1,
    accountId: 2,
    state: "WON",
    currency: "RUB",
    stake: "100.00",
    placedStake: "100.00",
    soldFor: "0",
    payout: "225.00",
    isFree: false,
    bets: [bet(), bet()],
    placedAt: 1_500,
    settledAt: 2_500,
  };
  it.each<[string, Partial<Definition>, Partial<CouponPlay>, { staked: string; legs: number } | null]>([
    ["a won coupon", {}, {}, { staked: "100", legs: 2 }],
    ["a lost one, without its legs", {}, { state: "LOST", payout: "0" }, { staked: "100", legs: 0 }],
    ["dollars at what a step of stakes is worth", {}, { currency: "USD", stake: "2" }, { staked: "80", legs: 2 }],
    ["not a refund", {}, { state: "REFUNDED" }, null],
    ["not a sale", {}, { state: "CASHED_OUT" }, null],
    ["not a free bet", {}, { isFree: true }, null],
    ["not one before the entry", {}, { placedAt: 999 }, null],
    ["one at the first moment", {}, { placedAt: 1_000 }, { staked: "100", legs: 2 }],
    ["not one at the end", {}, { placedAt: 2_000 }, null],
    ["not one that is settled too late", {}, { settledAt: 3_001 }, null],
    ["not a small stake", { minStake: "101" }, {}, null],
    ["not too few bets", { minLegs: 3 }, {}, null],
    ["not one that a void bet makes too short", { minLegs: 2 }, { bets: [bet(), bet("1.5", false, "VOID")] }, null],
    ["not a low price", { minCoef: "1.51" }, {}, null],
    ["not another section", { section: "LIVE" }, {}, null],
    ["the section asked for", { section: "LIVE" }, { bets: [bet("2", true)] }, { staked: "100", legs: 1 }],
    ["not in the casino", { product: "CASINO" }, {}, null],
  ])("%s", (_, change, play, counted) => {
    const result = countCoupon(defined(change), span, { ...coupon, ...play });
    if (counted === null) expect(result).toBeNull();
    else expect(result).toMatchObject(counted);
  });

  const half = { stake: "50.00", soldFor: "45.00", payout: "157.50" };
  const sold = { state: "CASHED_OUT" as const, stake: "0.00", soldFor: "1.00", payout: "1.00" };
  const open = { state: "ACCEPTED" as const, settledAt: null, payout: "0" };
  it.each<[string, Definition["scoring"], Partial<CouponPlay>, number, { staked: string; won: string } | null]>([
    ["half sold, the other half alone", "MULTIPLIER", half, 2_900, { staked: "50", won: "112.5" }],
    ["half sold, the other half alone", "TURNOVER", half, 2_900, { staked: "50", won: "112.5" }],
    ["half sold, all of it in a ratio", "WIN_RATIO", half, 2_900, { staked: "100", won: "157.5" }],
    ["sold, as what it was sold for in a ratio", "WIN_RATIO", sold, 2_900, { staked: "100", won: "1" }],
    ["sold, not in turnover", "TURNOVER", sold, 2_900, null],
    ["sold, not as the best win", "MULTIPLIER", sold, 2_900, null],
    ["open, not before the close", "WIN_RATIO", open, 2_999, null],
    ["open at the close, as lost in a ratio", "WIN_RATIO", open, 3_000, { staked: "100", won: "0" }],
    ["won after the close, as lost in a ratio", "WIN_RATIO", { settledAt: 3_001 }, 3_002, { staked: "100", won: "0" }],
    ["open at the close, not in turnover", "TURNOVER", open, 3_000, null],
    ["refused, never", "WIN_RATIO", { ...open, state: "REJECTED" }, 3_000, null],
  ])("a coupon %s: %s", (_, scoring, play, now, counted) => {
    const result = countCoupon(
      defined({ scoring, ...(scoring !== "TURNOVER" && { unit: null }) }),
      { ...span, now },
      { ...coupon, ...play },
    );
    if (counted === null) expect(result).toBeNull();
    else expect(result).toMatchObject(counted);
  });

  const round: RoundPlay = {
    id: "r",
    playerId: 1,
    accountId: 2,
    state: "SETTLED",
    currency: "RUB",
    game: "old-jack",
    stake: "20",
    won: "50",
    startedAt: 1_500,
    endedAt: 1_600,
  };
  it.each<[string, Partial<Definition>, Partial<RoundPlay>, boolean]>([
    ["a round that is over", {}, {}, true],
    ["not an open one", {}, { state: "OPEN", endedAt: null }, false],
    ["not one that was rolled back", {}, { state: "ROLLED_BACK" }, false],
    [
      "not an open one in a ratio before the close",
      { scoring: "WIN_RATIO", unit: null },
      { state: "OPEN", endedAt: null },
      false,
    ],
    ["a game of the list", { games: ["old-jack"] }, {}, true],
    ["not another game", { games: ["heron-lake"] }, {}, false],
    ["not one before the entry", {}, { startedAt: 999 }, false],
    ["not a small stake", { minStake: "20.01" }, {}, false],
  ])("%s", (_, change, play, isCounted) => {
    expect(countRound(defined({ product: "CASINO", ...change }), span, { ...round, ...play }) !== null).toBe(isCounted);
  });

  it("one that is left open at the close counts in a ratio with what it has brought", () => {
    const ratio = defined({ product: "CASINO", scoring: "WIN_RATIO", unit: null });
    const counted = countRound(ratio, { ...span, now: 3_000 }, { ...round, state: "OPEN", won: "0", endedAt: null });
    expect(counted).toMatchObject({ staked: "20", won: "0", at: 3_000 });
    expect(countRound(ratio, { ...span, now: 3_500 }, { ...round, endedAt: 3_400 })).toMatchObject({ won: "0" });
  });
});

describe("ranks and prizes", () => {
  const entries = [
    { id: 1, points: 50, reachedAt: 30 },
    { id: 2, points: 70, reachedAt: 40 },
    { id: 3, points: 50, reachedAt: 20 },
    { id: 4, points: 0, reachedAt: null },
    { id: 5, points: 50, reachedAt: 30 },
  ];
  it("put the earlier one ahead of equal points, or give both one place", () => {
    expect(ranksOf(entries, "EARLIER")).toEqual([
      { id: 2, rank: 1 },
      { id: 3, rank: 2 },
      { id: 1, rank: 3 },
      { id: 5, rank: 4 },
    ]);
    expect(ranksOf(entries, "SHARED").map(({ rank }) => rank)).toEqual([1, 2, 2, 2]);
  });

  it("share the prizes of tied places: three with 25, 15 and 8 get 16 each", () => {
    const prizes = [25, 15, 8].map((amount, index) => ({
      from: index + 1,
      to: index + 1,
      amount: String(amount),
      percent: null,
    }));
    const tied = [1, 2, 3].map((id) => ({ id, points: 9, reachedAt: id }));
    expect([...prizesOf(defined({ prizes }), 0n, ranksOf(tied, "SHARED"))]).toEqual([
      [1, "16.00"],
      [2, "16.00"],
      [3, "16.00"],
    ]);
  });

  it("make the fund of the guaranteed sum and the fees' share, rounded down", () => {
    const rules = defined({ fee: "0.33", guaranteed: "10", feeShare: "50" });
    // 3 fees of 0.33 are 0.99; half of it is 0.495.
    expect(fundOf(rules, "0.99")).toBe(1049n);
  });

  it("never give more than there is, and are the same in any order", () => {
    const scored = fc
      .array(fc.record({ points: fc.nat(4), reachedAt: fc.nat(3) }), { maxLength: 12 })
      .map((all) => all.map((each, index): Scored => ({ id: index + 1, ...each })));
    fc.assert(
      fc.property(scored, fc.constantFrom("EARLIER", "SHARED"), fc.nat(99_999), (all, ties, fund) => {
        const percents = ["50", "30", "20"].map((percent, index) => ({
          from: index + 1,
          to: index + 1,
          amount: null,
          percent,
        }));
        const rules = defined({ prizes: percents, ties });
        const ranked = ranksOf(all, ties);
        const prizes = prizesOf(rules, BigInt(fund), ranked);
        const sum = [...prizes.values()].reduce((total, prize) => total.plus(prize), new Exact(0));
        expect(sum.times(100).lessThanOrEqualTo(fund)).toBe(true);
        expect(new Map(ranksOf(all.toReversed(), ties).map(({ id, rank }) => [id, rank]))).toEqual(
          new Map(ranked.map(({ id, rank }) => [id, rank])),
        );
        // More points never win less.
        const pointsById = new Map(all.map(({ id, points }) => [id, points]));
        const won = ranked.map(({ id }) => ({ points: pointsById.get(id) ?? 0, prize: Number(prizes.get(id) ?? 0) }));
        for (const one of won)
          for (const other of won) if (one.points > other.points) expect(one.prize).toBeGreaterThanOrEqual(other.prize);
      }),
    );
  });
});
