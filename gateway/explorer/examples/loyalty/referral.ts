import type { Domain } from "../example.ts";

export const referral: Domain = {
  name: "Referral",
  order: 168,
  examples: [
    {
      title: "My code, terms and friends",
      needsPlayer: true,
      query: `# A link carries the code: /en?bf=CODE
query Referral($first: Int) {
  viewer {
    referral {
      code level paidCount toNextLevel days
      minDeposit { amount currency } minTurnover { amount } friendReward { amount }
      levels { level from reward { amount currency } sharePercent } earned { amount currency }
      friends(first: $first) { totalCount edges { node { id player state registeredAt reward { amount } } } }
    }
  }
}
`,
      variables: () => ({ first: 10 }),
    },
    {
      title: "My share of friends' net revenue",
      needsPlayer: true,
      query: `# share = percent of (net + carriedIn), net = stakes - wins - bonuses - fees
query ReferralShares {
  viewer {
    referral {
      sharePercent shareMonths carriesNegative
      months {
        month level percent friendCount withheld isRunning paidAt
        stakes { amount currency } wins { amount } bonuses { amount } fees { amount }
        net { amount } carriedIn { amount } carriedOut { amount } share { amount currency }
      }
    }
  }
}
`,
      variables: () => ({}),
    },
  ],
};
