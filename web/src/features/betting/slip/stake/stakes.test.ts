import { describe, expect, it } from "vitest";
import { NEW_MAKING } from "@/slip/couponMaking.ts";
import type { SlipBet } from "@/slip/couponState.ts";
import { inOrder, stakesOf } from "./stakes.ts";
import { worthOf } from "./worth.ts";

const bet = (outcomeId: string, coef: string, more: Partial<SlipBet> = {}) =>
  ({ outcomeId, coef, startsAt: "2026-11-21T15:00:00Z", ...more }) as SlipBet;
const ids = (bets: readonly SlipBet[]) => bets.map(({ outcomeId }) => outcomeId);

describe("where a coupon's money stands [4.08]", () => {
  const two = [bet("a", "2.000"), bet("b", "3.000")];

  it("is one amount for an express, one a bet for multiple singles", () => {
    expect(stakesOf("EXPRESS", two, "100", NEW_MAKING, "RUB")).toMatchObject({
      problem: null,
      total: "100",
      byBet: [],
    });
    expect(
      stakesOf("MULTIPLE_SINGLES", two, "100", { ...NEW_MAKING, amountByBetId: { b: "50.5" } }, "RUB"),
    ).toMatchObject({ byBet: ["100", "50.5"], total: "150.5" });
  });

  it("is one a block for conditional coupons, of which only the first is paid at once", () => {
    const bets = [bet("a", "2.000", { blockId: "1" }), bet("b", "3.000", { blockId: "2" })];
    expect(
      stakesOf(
        "CONDITIONAL",
        bets,
        "100",
        { ...NEW_MAKING, blocks: ["1", "2", "3"], amountByBlockId: { 2: "150" } },
        "RUB",
      ),
    ).toMatchObject({
      byBlock: [
        { id: "1", amount: "100" },
        { id: "2", amount: "150" },
      ],
      total: "100",
    });
  });

  it("has no total while one of the amounts is no good", () => {
    expect(
      stakesOf("MULTIPLE_SINGLES", two, "100", { ...NEW_MAKING, amountByBetId: { b: "1.234" } }, "RUB"),
    ).toMatchObject({ problem: "AMOUNT_TOO_PRECISE", total: null });
    expect(stakesOf("CONDITIONAL", two, "100", NEW_MAKING, "RUB")).toMatchObject({ problem: "REQUIRED", total: null });
  });
});

it("puts a chain in the order its games start, a conditional coupon in that of its blocks with the lobby last", () => {
  const bets = [
    bet("late", "2", { startsAt: "2026-11-22T15:00:00Z", blockId: "2" }),
    bet("early", "2", { startsAt: "2026-11-21T12:00:00Z" }),
    bet("middle", "2", { startsAt: "2026-11-21T18:00:00Z", blockId: "1" }),
  ];
  expect(ids(inOrder("CHAIN", bets, NEW_MAKING))).toEqual(["early", "middle", "late"]);
  expect(ids(inOrder("CONDITIONAL", bets, NEW_MAKING))).toEqual(["middle", "late", "early"]);
  expect(ids(inOrder("EXPRESS", bets, NEW_MAKING))).toEqual(["late", "early", "middle"]);
});

describe("what a coupon is worth", () => {
  const four = ["2.000", "3.000", "1.500", "4.000"].map((coef, index) =>
    bet(String(index), coef, { blockId: index < 2 ? "1" : "2" }),
  );
  const worth = (
    kind: Parameters<typeof stakesOf>[0],
    change: Partial<Parameters<typeof worthOf>[0]> = {},
    amount = "60",
  ) => {
    const bets = change.bets ?? four;
    return worthOf({
      kind,
      bets,
      coefs: bets.map(({ coef }) => coef),
      stakes: stakesOf(kind, bets, amount, NEW_MAKING, "RUB"),
      amount,
      currency: "RUB",
      isBankerPossible: true,
      systemValue: null,
      cover: null,
      exactCoef: null,
      maxPayout: null,
      hasBonusBet: false,
      antiExpressMargin: "1.1165",
      quote: null,
      ...change,
    });
  };

  it("is the sum of all combinations for a system: e2(2, 3, 1.5, 4) = 6+3+8+4.5+12+6 = 39.5 on 6 units of 10 [4.07]", () => {
    expect(worth("SYSTEM", { systemValue: 2 })).toMatchObject({
      coef: null,
      win: "395.00",
      unitAmount: "10.00",
      minWin: "30.00",
    });
  });

  it("multiplies every combination with the bankers: 2 × e2(3, 1.5, 4) = 2 × 22.5 on 3 units of 20", () => {
    const bets = four.map((one, index) => (index === 0 ? { ...one, isBanker: true } : one));
    expect(worth("SYSTEM", { systemValue: 2, bets })).toMatchObject({ win: "900.00", unitAmount: "20.00" });
    expect(worth("SYSTEM", { systemValue: 2, bets, isBankerPossible: false }).win).toBe("395.00");
  });

  it("takes each block's return into the next: 60 × 6 = 360, of which 60 × 6 come on top of the 300 kept", () => {
    expect(worth("CONDITIONAL")).toMatchObject({
      win: "660.00",
      blocks: [
        { id: "1", coef: "6.000" },
        { id: "2", coef: "6.000", maxAmount: "360.00" },
      ],
    });
  });

  it("adds up multiple singles, each within the largest payout", () => {
    expect(worth("MULTIPLE_SINGLES", { maxPayout: "200" })).toMatchObject({
      winByBet: ["120.00", "180.00", "90.00", "200.00"],
      win: "590.00",
      isCapped: true,
    });
  });

  it("raises an express of four by 4 % with the bonus bet, and no more once the player took it out [4.13] [5.15] [5.16]", () => {
    expect(worth("EXPRESS", { hasBonusBet: true })).toMatchObject({ bonus: "1.040", coef: "37.440", win: "2246.40" });
    expect(worth("EXPRESS")).toMatchObject({ bonus: null, coef: "36.000", win: "2160.00" });
  });

  it("counts with the exact coef instead of the price where one is set [5.22]", () => {
    expect(worth("EXPRESS", { exactCoef: "40" })).toMatchObject({ win: "2400.00" });
  });

  it("is as large as a stake of thirty digits asks", () => {
    expect(worth("EXPRESS", {}, "9".repeat(20)).win).toBe("3599999999999999999964.00");
  });
});
