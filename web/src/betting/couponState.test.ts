// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { createCouponState, kindOf, MAX_BETS, persistCoupon, removeBet, type SlipBet, toggleBet } from "./couponState.ts";
import { decodeSaved } from "./savedCoupon.ts";

const bet = (outcomeId: string, change: Partial<SlipBet> = {}): SlipBet => ({
  outcomeId, marketId: outcomeId.split(".").slice(0, 2).join("."), gameId: outcomeId.split(".")[0] ?? "", coef: "1.850", section: "LINE",
  startsAt: "2026-11-21T15:00:00Z", outcomeName: "Home", marketName: "Result", opponents: ["A", "B"], championshipName: "League",
  sportSlug: "football", championship: { id: "88", slug: "league" }, gameSlug: "a-b", ...change,
});

describe("coupon", () => {
  beforeEach(() => { localStorage.clear(); });

  it("takes a bet in and out at a touch; its id is the outcome's [3.04]", () => {
    const state = createCouponState();
    toggleBet(state, bet("1.1x2.home"));
    expect(state.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.home"]);
    toggleBet(state, bet("1.1x2.home"));
    expect(state.bets()).toEqual([]);
  });

  it("puts another outcome of the same market in its place", () => {
    const state = createCouponState();
    for (const id of ["1.1x2.home", "2.1x2.home", "1.1x2.away"]) toggleBet(state, bet(id));
    expect(state.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.away", "2.1x2.home"]);
  });

  it("is a single with one bet and an express with more [1.06]", () => {
    expect([kindOf([1]), kindOf([1, 2])]).toEqual(["SINGLE", "EXPRESS"]);
  });

  it("holds no more bets than the schema takes", () => {
    const state = createCouponState();
    for (let id = 0; id <= MAX_BETS; id += 1) toggleBet(state, bet(`${id}.1x2.home`));
    expect(state.bets()).toHaveLength(MAX_BETS);
  });

  it("does not change while it is on its way", () => {
    const state = createCouponState();
    toggleBet(state, bet("1.1x2.home"));
    state.attempt({ input: { idempotencyKey: "key-12345", accountId: "1", kind: "SINGLE", amount: "1", bets: [] } });
    toggleBet(state, bet("2.1x2.home"));
    removeBet(state, "1.1x2.home");
    expect(state.bets()).toHaveLength(1);
  });

  it("asks before a changed price by default [3.02]", () => {
    expect(createCouponState().oddsChange()).toBe("NONE");
  });

  it("survives a reload after more than one change [3.01]", () => {
    const before = createCouponState();
    persistCoupon(before, localStorage);
    toggleBet(before, bet("1.1x2.home"));
    toggleBet(before, bet("2.1x2.home"));
    before.amount("10");
    before.amount("250.50");
    before.oddsChange("HIGHER");
    const after = createCouponState();
    persistCoupon(after, localStorage);
    expect(after.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.1x2.home", "2.1x2.home"]);
    expect([after.amount(), after.oddsChange()]).toEqual(["250.50", "HIGHER"]);
  });

  it("keeps the key of a coupon on its way over a reload", () => {
    const before = createCouponState();
    persistCoupon(before, localStorage);
    const input = { idempotencyKey: "key-12345", accountId: "1", kind: "SINGLE" as const, amount: "1", bets: [{ outcomeId: "1.1x2.home", coef: "1.850" }] };
    before.attempt({ input });
    const after = createCouponState();
    persistCoupon(after, localStorage);
    expect(after.attempt()).toEqual({ input });
  });

  it.each([null, "", "not json", "[]", "3", '{"bets":7,"amount":{},"attempt":{"input":{}}}'])("begins empty from %s", (text) => {
    expect(decodeSaved(text)).toEqual({ bets: [], amount: "", oddsChange: "NONE", attempt: null });
  });

  it("leaves out a kept bet that was tampered with and keeps the good one", () => {
    const good = bet("1.1x2.home");
    const saved = decodeSaved(JSON.stringify({ bets: [{ ...good, coef: "1e9" }, { ...good, opponents: [1] }, good], amount: "5" }));
    expect(saved.bets).toEqual([good]);
  });
});
