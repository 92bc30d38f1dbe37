import { describe, expect, it } from "vitest";
import type { CouponKind } from "./kinds.ts";
import { isVipAvailable } from "./vip.ts";

describe("a VIP bet", () => {
  const facts = {
    isShown: true,
    kind: "EXPRESS" as CouponKind,
    maxAmount: "1000.00",
    bets: [{ isLive: false }, { isLive: false }],
  };

  it("is available if the site shows it, there is a maximum, and all bets are line [5.18]", () => {
    expect(isVipAvailable(facts)).toBe(true);
  });

  it.each([
    ["the site does not show it", { ...facts, isShown: false }],
    ["there is no maximum", { ...facts, maxAmount: null }],
    ["a bet is live", { ...facts, bets: [{ isLive: false }, { isLive: true }] }],
    ["there is no bet", { ...facts, bets: [] }],
    ["they are multiple singles", { ...facts, kind: "MULTIPLE_SINGLES" as CouponKind }],
  ])("is not when %s [5.18]", (_, each) => {
    expect(isVipAvailable(each)).toBe(false);
  });
});
