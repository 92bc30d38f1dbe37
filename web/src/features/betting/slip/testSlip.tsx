/** What tests of the coupon stand on: bets, the server's answers, and a coupon that is open. */
import { screen } from "@testing-library/react";
import type { SlipBet } from "@/slip/couponState.ts";
import type { GameChange } from "@/prices/gameState.ts";
import { type Answers, renderInApp, type TestApp } from "@/testing.tsx";
import { Coupon } from "./Coupon.tsx";

export const bet = (gameId: string, coef: string): SlipBet => ({
  outcomeId: `${gameId}.1x2.home`,
  marketId: `${gameId}.1x2`,
  gameId,
  coef,
  section: "LINE",
  startsAt: "2026-11-21T15:00:00Z",
  outcomeName: `Home ${gameId}`,
  marketName: "Match result",
  opponents: ["Chelsea", "Leeds United"],
  championshipName: "League",
  sportSlug: "football",
  championship: { id: "88", slug: "league" },
  gameSlug: "a-b",
});

export const money = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
export const QUOTE = {
  __typename: "CouponQuote",
  coef: null,
  possibleWin: null,
  minPossibleWin: null,
  minAmount: money("10"),
  maxAmount: money("50000"),
  maxPayout: money("600000"),
  systemValues: [],
  bonus: null,
  hyperBonus: null,
  blocks: [],
  availablePrepaid: null,
  isVipAvailable: false,
  promo: null,
  bets: [],
  errors: [],
};
export const PLACED = {
  __typename: "Coupon",
  id: "900001",
  kind: "SINGLE",
  state: "ACCEPTED",
  placedAt: "2026-11-21T12:00:01Z",
  decidesAt: null,
  settledAt: null,
  accountId: "11",
  amount: money("200.00"),
  coef: "1.850",
  possibleWin: money("370.00"),
  payout: null,
  rejectReason: null,
  bets: [],
  systemValue: null,
  cover: null,
  exactCoef: null,
  prepaidAmount: null,
  bonusCoef: null,
  hyperBonusPercent: null,
  promoCode: null,
  isVip: false,
  blocks: [],
};

export const answering =
  (place: () => Record<string, unknown> | undefined, quote: Record<string, unknown> = {}): Answers =>
  (operation) => {
    if (operation === "CouponQuote") return { couponQuote: { ...QUOTE, ...quote } };
    if (operation === "PlaceCoupon") return place();
    return { games: null };
  };

export async function openSlip(app: TestApp, ...bets: SlipBet[]) {
  app.coupon.bets(bets);
  renderInApp(app, <Coupon />);
  // The form is a file of its own and comes when it is needed.
  return screen.findByRole("textbox", { name: /stake/i }, { timeout: 10_000 });
}

/** The home price of a game as it is pushed and shown at once; to be called within `act`. */
export function pushPrice(
  app: TestApp,
  coef: string,
  { gameId = "1", version = 1, isBlocked = false, ...more }: Partial<GameChange> & { isBlocked?: boolean } = {},
): void {
  app.prices.apply({
    gameId,
    version,
    section: "LINE",
    status: "NOT_STARTED",
    score: null,
    isSnapshot: true,
    eventCount: null,
    newEvents: [],
    goneOutcomeIds: [],
    prices: [{ outcomeId: `${gameId}.1x2.home`, coef, isBlocked }],
    ...more,
  });
  app.prices.flush();
}
