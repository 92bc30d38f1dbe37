import type { Domain } from "./example.ts";

export const live: Domain = {
  name: "Live data",
  examples: [
    {
      title: "Prices and scores as they move",
      query: `# First every game as it stands (isSnapshot), then each change. Runs until you stop it
subscription Prices($gameIds: [ID!]!) {
  gamesChanged(gameIds: $gameIds) {
    gameId
    version
    isSnapshot
    status
    score { home away clockSeconds }
    prices { outcomeId coef isBlocked }
    goneOutcomeIds
  }
}
`,
      variables: ({ watchedIds }) => ({ gameIds: watchedIds }),
    },
    {
      title: "My balance",
      needsPlayer: true,
      query: `# Says nothing until money moves: place a bet in another tab of this browser
subscription Balance {
  balanceChanged { id label balance { amount currency } }
}
`,
    },
    {
      title: "My coupons",
      needsPlayer: true,
      query: `# A live coupon that is decided, a bet that is settled
subscription Coupons {
  couponChanged { id state rejectReason payout { amount currency } bets { outcomeName result } }
}
`,
    },
    {
      title: "My limits",
      needsPlayer: true,
      query: `subscription LimitChanges {
  limitChanged { id limitType limitState limitValue limitBalance }
}
`,
    },
  ],
};
