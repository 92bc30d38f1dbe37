import type { Domain } from "../example.ts";

export const bonuses: Domain = {
  name: "Bonuses",
  order: 165,
  examples: [
    {
      title: "Offers with their terms",
      query: `query Offers {
  offers(area: SPORT, first: 20) {
    totalCount
    edges {
      node {
        id key title phase audience isTaken startsAt endsAt
        terms {
          kind percent multiplier base days minLegs minCoef
          currencies { minDeposit { amount currency } maxBonus { amount currency } }
        }
      }
    }
  }
}
`,
    },
    {
      title: "A promotion and what points buy",
      query: `query Promotion {
  promotion(id: "welcome-sport") { id title offer { phase endsAt } results { players paid { amount currency } } }
  rewards { id price amounts { amount currency } minCoef days }
}
`,
    },
    {
      title: "My bonuses, points and cashback",
      needsPlayer: true,
      query: `query Bonuses {
  viewer {
    bonuses(first: 10) {
      totalCount
      edges { node { id title state amount { amount currency } required { amount } wagered { amount } progress expiresAt } }
    }
    points { balance collected entries { amount reason at } }
    cashback { level toNextLevel running { netLoss { amount currency } amount { amount } } }
  }
}
`,
    },
    {
      title: "Offers of partners, and why I can't take one",
      needsPlayer: true,
      query: `query PartnerOffers($id: ID!) {
  offers(isPartner: true, first: 20) { edges { node { id title hasCode partner { key name } } } }
  viewer { offerHindrance(offerId: $id) { code message } }
}
`,
      variables: () => ({ id: "108" }),
    },
    {
      title: "Which offers I can take now",
      needsPlayer: true,
      query: `query OfferStandings {
  offers(first: 50) { edges { node { id title phase } } }
  viewer { offerStandings { offerId hindrance { code message } } }
}
`,
    },
    {
      title: "Take an offer",
      needsPlayer: true,
      query: `mutation ClaimOffer($input: ClaimOfferInput!) {
  claimOffer(input: $input) {
    bonus { id state promoCode amount { amount currency } expiresAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { offerId: "108" } }),
    },
    {
      title: "Take free rounds of a casino game",
      needsPlayer: true,
      query: `mutation ClaimFreeRounds($input: ClaimOfferInput!) {
  claimOffer(input: $input) {
    bonus { id state freeRounds { gameKey stake { amount currency } rounds used left won { amount } } expiresAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { offerId: "109" } }),
    },
    {
      title: "Follow a bonus",
      needsPlayer: true,
      query: `subscription BonusChanged {
  bonusChanged { id state wagered { amount currency } progress balance { amount } }
}
`,
    },
  ],
};
