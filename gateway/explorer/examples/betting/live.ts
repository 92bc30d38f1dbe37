import type { Domain } from "../example.ts";

export const live: Domain = {
  name: "Live data",
  order: 70,
  examples: [
    {
      title: "Prices and scores as they move",
      query: `# First every game as it stands (isSnapshot),
# then each change. Runs until you stop it
subscription Prices($gameIds: [ID!]!) {
  gamesChanged(gameIds: $gameIds) {
    gameId
    version
    isSnapshot
    status
    score { home away clockSeconds }
    prices { outcomeId coef isBlocked }
    goneOutcomeIds
    eventCount
    newEvents { type side minute scoreAfter }
  }
}
`,
      variables: ({ watchedIds }) => ({ gameIds: watchedIds }),
    },
    {
      title: "The site's settings as they change",
      query: `# First what they are called now, then each change:
# ask for siteConfig again. Runs until you stop it
subscription SiteChanges {
  siteChanged { revision parts isSnapshot }
}
`,
    },
    {
      title: "My coupons as they are decided, sold and settled",
      needsPlayer: true,
      query: `# A live coupon is decided, a bet is settled, a part is sold, an order fires, a bet is swapped
subscription Coupons {
  couponChanged {
    id
    state
    rejectReason
    payout { amount currency }
    amountLeft { amount }
    cashOuts { value { amount } isAuto }
    autoCashOut { target { amount } }
    replacedBy
    bets { outcomeName result }
  }
}
`,
    },
  ],
};
