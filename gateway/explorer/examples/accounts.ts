import type { Domain } from "./example.ts";

export const accounts: Domain = {
  name: "Accounts and money",
  examples: [
    {
      title: "Movements of the main account",
      needsPlayer: true,
      query: `# What the ledger holds: stakes, wins, refunds
query AccountHistory($first: Int) {
  viewer {
    accounts { id type label isActive balance { amount currency } }
    accountHistory(first: $first) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id type at amount { amount currency } balanceAfter { amount } couponId } }
    }
  }
}
`,
      variables: () => ({ first: 10 }),
    },
    {
      title: "Choose an account for bets",
      needsPlayer: true,
      query: `mutation SetActiveAccount($input: SetActiveAccountInput!) {
  setActiveAccount(input: $input) {
    viewer { activeAccount { id label } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId }) => ({ input: { accountId } }),
    },
    {
      title: "Money in a currency that is no longer paid with",
      needsPlayer: true,
      query: `query Conversion {
  viewer { accountConversion { status currency toCurrency } }
}
`,
    },
    {
      title: "Currencies",
      query: `query Currencies {
  currencies { id code symbol name minorDigits amountStep }
}
`,
    },
    {
      title: "My balance as it changes",
      needsPlayer: true,
      query: `# Begins with every account as it is; goes on when money moves:
# place a bet in another tab of this browser
subscription Balance {
  balanceChanged { id label balance { amount currency } }
}
`,
    },
  ],
};
