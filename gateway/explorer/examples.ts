/** Operations to start from, one a tab. */
const live = `# Live games with their main markets
query LiveGames {
  sports(section: LIVE) { id name gameCount }
  games(filter: { section: LIVE }, first: 10) {
    totalCount
    edges {
      node {
        id
        opponents { name }
        score { home away periodName clockSeconds }
        championship { name }
        markets(main: true) { name outcomes { id shortName coef isBlocked } }
      }
    }
  }
}
`;

const signIn = `# Sets the session cookie: the other tabs are signed in from here on
mutation SignIn {
  logIn(input: { login: "demo", password: "Demo-2026!" }) {
    viewer { id login accounts { id label balance { amount currency } } }
    errors { code message path }
  }
}
`;

const viewer = `query Me {
  viewer {
    login
    activeAccount { id label balance { amount currency } }
    limits { limitType limitState limitValue }
    coupons(first: 5) {
      totalCount
      edges { node { id state amount { amount currency } coef bets { gameName outcomeName coef result } } }
    }
  }
}
`;

const place = `# Take accountId from the tab "Me", outcomeId and coef from "LiveGames"; the same key never places twice
mutation Place($input: PlaceCouponInput!) {
  placeCoupon(input: $input) {
    coupon { id state decidesAt possibleWin { amount currency } }
    errors {
      code
      message
      path
      ... on OddsChangedError { oldCoef newCoef }
      ... on AmountError { minAmount { amount } maxAmount { amount } }
    }
  }
}
`;

const placeVariables = JSON.stringify({
  input: {
    idempotencyKey: "explorer-0001", accountId: "", kind: "SINGLE", amount: "100", oddsChange: "ANY",
    bets: [{ outcomeId: "", coef: "1.500" }],
  },
}, null, 2);

const balance = `# Runs until you stop it; place a coupon in another tab
subscription Balance {
  balanceChanged { id label balance { amount currency } }
}
`;

const prices = `# Put ids from "LiveGames" into gameIds
subscription Prices($gameIds: [ID!]!) {
  gamesChanged(gameIds: $gameIds) {
    gameId
    version
    isSnapshot
    status
    score { home away clockSeconds }
    prices { outcomeId coef isBlocked }
  }
}
`;

export const examples = [
  { query: live }, { query: signIn }, { query: viewer }, { query: place, variables: placeVariables },
  { query: balance }, { query: prices, variables: JSON.stringify({ gameIds: [] }, null, 2) },
];
