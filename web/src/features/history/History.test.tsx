// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { History } from "./History.tsx";

afterEach(cleanup);

const money = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
const coupon = {
  __typename: "Coupon", id: "1000007", kind: "EXPRESS", state: "OPEN", placedAt: "2026-11-21T10:00:00Z", decidesAt: null, settledAt: null, accountId: "11",
  amount: money("500.00"), coef: "2.500", possibleWin: money("1250.00"), payout: null, rejectReason: null, bets: [],
};
const pageOf = (nodes: readonly object[]) => ({
  viewer: {
    __typename: "Viewer", id: "1000001",
    coupons: { __typename: "CouponConnection", edges: nodes.map((node) => ({ __typename: "CouponEdge", cursor: "1", node })), pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null }, totalCount: nodes.length },
  },
});

it("leads from each coupon to its sheet for printing [2.53]", async () => {
  renderInApp(await createTestApp(playerSite("100.00"), (operation) => (operation === "History" ? pageOf([coupon]) : undefined)), <History />);
  const card = await screen.findByRole("article", { name: "Coupon 1000007" });
  expect(within(card).getByRole("link", { name: "Print coupon 1000007" }).getAttribute("href")).toBe("/en/print-coupon/1000007");
});
