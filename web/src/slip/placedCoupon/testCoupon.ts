import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";

/** A value as the gateway answers it, with the name of its type. */
export const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
/** A sum, for tests. */
export const rubles = (amount: string) => typed("Money", { amount, currency: "RUB" });

export type TestBet = PlacedFieldsFragment["bets"][number];

/** A bet of a placed coupon, for tests. */
export function testBet(gameId: string, change: Partial<TestBet> = {}): TestBet {
  return typed("Bet", {
    id: `${gameId}.1x2.home`,
    gameId,
    gameName: `Home ${gameId} – Away ${gameId}`,
    championshipName: "League",
    marketName: "Match result",
    outcomeName: `Home ${gameId}`,
    startsAt: "2026-11-21T15:00:00Z",
    coef: "2.000",
    isLive: false,
    scoreAtPlacing: null,
    result: "OPEN" as const,
    isBanker: false,
    blockId: null,
    deadHeat: null,
    swappedFrom: null,
    ...change,
  });
}

/** An open express of two bets with everything a coupon can have left out, for tests. */
export function testCoupon(change: Partial<PlacedFieldsFragment> = {}): PlacedFieldsFragment {
  return typed("Coupon", {
    id: "1000007",
    kind: "EXPRESS" as const,
    state: "ACCEPTED" as const,
    placedAt: "2026-11-21T10:00:00Z",
    decidesAt: null,
    settledAt: null,
    accountId: "11",
    amount: rubles("500.00"),
    amountLeft: rubles("500.00"),
    coef: "4.000",
    possibleWin: rubles("2000.00"),
    payout: null,
    rejectReason: null,
    systemValue: null,
    cover: null,
    exactCoef: null,
    prepaidAmount: null,
    bonusCoef: null,
    hyperBonusPercent: null,
    promoCode: null,
    isVip: false,
    blocks: [],
    bets: [testBet("701"), testBet("702")],
    dropsOnScoreChange: false,
    bonusPayout: null,
    cashOuts: [],
    autoCashOut: null,
    insurance: null,
    replaces: null,
    replacedBy: null,
    corrected: null,
    ...change,
  });
}
