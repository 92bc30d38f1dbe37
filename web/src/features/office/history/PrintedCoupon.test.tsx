// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { rubles, testBet, testCoupon, typed } from "@/slip/placedCoupon/testCoupon.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Asked, createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { PrintedCouponDocument } from "@/operations/office/generated.ts";
import { PrintedCoupon } from "./PrintedCoupon.tsx";

afterEach(cleanup);

async function show(coupon: PlacedFieldsFragment | null) {
  const app = await createTestApp(playerSite("100.00"), (operation) =>
    operation === "PrintedCoupon" ? { viewer: { __typename: "Viewer", id: "1", login: "demo", coupon } } : undefined,
  );
  renderInApp(
    app,
    <Asked query={PrintedCouponDocument} variables={{ id: "1000007" }}>
      {(answer) => <PrintedCoupon answer={answer} missing={<p>Not there</p>} />}
    </Asked>,
  );
}

const three = ["701", "702", "703"].map((id) => testBet(id));

it.each([
  ["SINGLE", testCoupon({ kind: "SINGLE", bets: three.slice(0, 1) }), "Single"],
  ["EXPRESS", testCoupon({ bonusCoef: "1.030", bets: three }), "×1.030"],
  ["SYSTEM", testCoupon({ kind: "SYSTEM", coef: null, systemValue: 2, bets: three }), "2 of 3"],
  ["CHAIN", testCoupon({ kind: "CHAIN", coef: null, bets: three }), "Chain"],
  [
    "CONDITIONAL",
    testCoupon({
      kind: "CONDITIONAL",
      coef: null,
      bets: [testBet("701", { blockId: "a" })],
      blocks: [typed("PlacedBlock", { id: "a", amount: rubles("70.00"), coef: "2.000" })],
    }),
    "Block 1",
  ],
  ["ANTI_EXPRESS", testCoupon({ kind: "ANTI_EXPRESS", coef: "1.157" }), "Anti-accumulator"],
  [
    "FULL_COVER",
    testCoupon({ kind: "FULL_COVER", coef: null, cover: "PATENT", bets: three }),
    "Patent, 3 selections with singles",
  ],
] as const)("prints a coupon of kind %s with its bets, number, time and player [2.53]", async (_, coupon, own) => {
  await show(coupon);
  const card = await screen.findByRole("article", { name: "Bet 1000007" });
  expect(within(card).getByText(own)).toBeTruthy();
  for (const { gameId } of coupon.bets) expect(within(card).getByText(`Home ${gameId}`)).toBeTruthy();
  expect(screen.getByText("2026-11-21 10:00:00 UTC")).toBeTruthy();
  expect(screen.getByText(/^Player demo/)).toBeTruthy();
});

it("is no page for a number that is not the player's [2.53]", async () => {
  await show(null);
  expect(await screen.findByText("Not there")).toBeTruthy();
});
