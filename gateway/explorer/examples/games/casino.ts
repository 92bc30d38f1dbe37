import type { Domain } from "../example.ts";

export const casino: Domain = {
  name: "Casino",
  order: 140,
  examples: [
    {
      title: "Games and their categories",
      query: `# Only games that may be played in the visitor's country
query Casino($first: Int) {
  casinoCategories { id name }
  gamesPreview(first: $first) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id name route tagId } }
  }
}
`,
      variables: () => ({ first: 10 }),
    },
    {
      title: "A game by its number or its route",
      query: `# Also by the route it had before the site was moved
query OneCasinoGame($key: String!) {
  casinoGame(key: $key) { id name route oldRoute categories { name } }
}
`,
      variables: () => ({ key: "forty-lanterns" }),
    },
    {
      title: "A lobby: halls, collections and providers",
      query: `# Rows of the lobby, with what a card shows
query CasinoLobby($hall: CasinoHall) {
  casinoHalls { hall name gameCount }
  casinoCollections(hall: $hall) {
    key name gameCount
    games(first: 6) { id key name hasDemo isNew rtp volatility provider { key name } pictures { tall square wide } }
  }
  casinoProviders(first: 20) { totalCount edges { node { key name gameCount } } }
}
`,
      variables: () => ({ hall: null }),
    },
    {
      title: "Tables that all players share",
      query: `# Asked again from time to time: seats change
query CasinoTables {
  casinoTables { gameKey seatCount }
}
`,
    },
    {
      title: "Games found by a search with slips, and what else may be chosen",
      query: `# Filters combine; what there is to choose comes with the games
query CasinoSearch($filter: CasinoGameFilter, $first: Int) {
  casinoGames(filter: $filter, first: $first) {
    totalCount
    edges { node { key name halls rtpFrom rtp highestMultiplier mechanics minStake { amount currency } maxStake { amount currency } } }
    providers { key name gameCount }
    mechanics
  }
}
`,
      variables: () => ({
        filter: {
          search: "blackjak",
          providers: [],
          mechanics: ["cards"],
          volatilities: [],
          stakeUpTo: "5",
          hasDemo: true,
        },
        first: 10,
      }),
    },
    {
      title: "Open a game without money",
      query: `# The address belongs into a frame
mutation PlayForFun($input: LaunchCasinoGameInput!) {
  launchCasinoGame(input: $input) { launch { url sessionId } errors { code message path } }
}
`,
      variables: () => ({ input: { gameId: "hundredfold", isDemo: true } }),
    },
    {
      title: "Open a game for money",
      query: `# sessionId is for closeCasinoSession
mutation PlayForMoney($input: LaunchCasinoGameInput!) {
  launchCasinoGame(input: $input) { launch { url sessionId } errors { code message path } }
}
`,
      variables: ({ accountId }) => ({ input: { gameId: "hundredfold", accountId } }),
      needsPlayer: true,
    },
    {
      title: "End a game for money",
      query: `# One that is over changes nothing
mutation StopPlaying($input: CloseCasinoSessionInput!) {
  closeCasinoSession(input: $input) { errors { code } }
}
`,
      variables: () => ({ input: { sessionId: "1" } }),
      needsPlayer: true,
    },
    {
      title: "Keep a game",
      query: `# Keeping what is kept changes nothing
mutation KeepGame($input: SetCasinoFavoriteInput!) {
  setCasinoFavorite(input: $input) { favorites { key name } errors { code message path } }
}
`,
      variables: () => ({ input: { gameId: "hundredfold", isFavorite: true } }),
      needsPlayer: true,
    },
    {
      title: "Rounds for money, and what became of them",
      query: `# verifyUrl asks the studio, round by round
query Rounds($filter: CasinoRoundFilter, $first: Int) {
  viewer {
    id
    casinoRounds(filter: $filter, first: $first) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id gameName stake { amount currency } won { amount } isFree result startedAt endedAt } }
    }
  }
}
`,
      variables: () => ({ filter: { results: ["WON", "LOST"] }, first: 10 }),
      needsPlayer: true,
    },
    {
      title: "One round, with the page that plays it again",
      query: `# verifyUrl is null while the seeds are secret
query OneRound($id: ID!) {
  viewer { id casinoRound(id: $id) { id gameName game { key } accountId result verifyUrl } }
}
`,
      variables: () => ({ id: "1" }),
      needsPlayer: true,
    },
    {
      title: "Free rounds that can be played",
      query: `# The game plays them before the player's own money
query FreeRounds {
  viewer { id casinoFreeRounds { id gameKey gameName stake { amount currency } rounds left won { amount } expiresAt } }
}
`,
      needsPlayer: true,
    },
    {
      title: "Games played lately, and those to go on with",
      query: `query RecentGames {
  viewer { id casinoRecents { played { key name } unfinished { key name } } }
}
`,
      needsPlayer: true,
    },
    {
      title: "Games that the player keeps",
      query: `query KeptGames {
  viewer { id casinoFavorites { key name provider { name } } }
}
`,
      needsPlayer: true,
    },
  ],
};
