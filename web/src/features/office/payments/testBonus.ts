import { money } from "./testPayment.ts";

/** What a deposit of 500 roubles or more brings: half of it, 5,000 at most. */
export const testBonus = (id: string, state: string, change: object = {}) => ({
  __typename: "Bonus",
  id,
  title: `Bonus ${id}`,
  offerKey: "reload",
  state,
  currency: "RUB",
  accountId: null,
  promoCode: null,
  freeRounds: null,
  progress: 0,
  reason: null,
  offeredAt: "2026-11-20T10:00:00Z",
  activatedAt: null,
  expiresAt: "2036-12-04T10:00:00Z",
  endedAt: null,
  amount: null,
  balance: null,
  required: null,
  wagered: money("0.00"),
  paid: money("0.00"),
  terms: {
    __typename: "BonusTerms",
    kind: "RELOAD",
    product: "SPORT",
    percent: "50",
    multiplier: "6",
    base: "BONUS",
    offerDays: 7,
    days: 14,
    minLegs: 3,
    minCoef: "1.4",
    casinoPercent: "100",
    games: [],
    freeRounds: null,
    currencies: [
      {
        __typename: "BonusCurrencyTerms",
        currency: "RUB",
        minDeposit: money("500.00"),
        maxBonus: money("5000.00"),
        maxStake: null,
      },
    ],
  },
  ...change,
});
/** The newest of a player's bonuses. */
export const heldBonuses = (nodes: readonly ReturnType<typeof testBonus>[]) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    bonuses: {
      totalCount: nodes.length,
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ __typename: "BonusEdge", cursor: node.id, node })),
    },
  },
});
