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
      levels { level from reward { amount currency } } earned { amount currency }
      friends(first: $first) { totalCount edges { node { id player state registeredAt reward { amount } } } }
    }
  }
}
`,
      variables: () => ({ first: 10 }),
    },
  ],
};
