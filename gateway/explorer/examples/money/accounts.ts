import type { Domain } from "../example.ts";

export const accounts: Domain = {
  name: "Accounts and money",
  order: 120,
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
      title: "A rate between two of my accounts",
      needsPlayer: true,
      query: `# Holds for a minute; paste its token into the next example
query ConversionQuote($from: ID!, $to: ID!) {
  viewer {
    conversionQuote(fromAccountId: $from, toAccountId: $to, amount: "1000") {
      quote { token rate amount { amount currency } gained { amount currency } expiresAt }
      errors { code message path }
    }
  }
}
`,
      variables: ({ accountId, otherAccountId }) => ({ from: accountId, to: otherAccountId }),
    },
    {
      title: "Convert money at that rate",
      needsPlayer: true,
      refusedAs: "INVALID",
      query: `mutation ConvertMoney($input: ConvertMoneyInput!) {
  convertMoney(input: $input) {
    conversion { rate amount { amount currency } gained { amount currency } }
    viewer { accounts { id balance { amount currency } } }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { quote: "PASTE-THE-TOKEN", idempotencyKey: "explorer-conversion-1" } }),
    },
    {
      title: "My last twelve months",
      needsPlayer: true,
      query: `# Exact, from the ledger: net deposits, net result and the rest add up to each balance
query Statement($months: Int) {
  viewer {
    statement(months: $months) {
      month accountId
      deposits { amount currency } withdrawals { amount } netDeposits { amount }
      stakes { amount } winnings { amount } netResult { amount } other { amount } balance { amount }
    }
  }
}
`,
      variables: () => ({ months: 12 }),
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
