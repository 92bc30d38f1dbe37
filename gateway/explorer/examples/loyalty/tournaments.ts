import type { Domain } from "../example.ts";

export const tournaments: Domain = {
  name: "Tournaments",
  order: 167,
  examples: [
    {
      title: "Tournaments with their terms and tables",
      query: `query Tournaments($first: Int) {
  tournaments(product: CASINO, first: $first) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        id key name phase scoring minPlays ties startsAt endsAt playerCount
        minStake { amount currency } fee { amount } fund { amount currency }
        prizes { from to amount { amount } }
        leaders(first: 3) { rank player points }
      }
    }
  }
}
`,
      variables: () => ({ first: 5 }),
    },
    {
      title: "A tournament by its number",
      query: `# Null for a number that no tournament has
query OneTournament($id: ID!) {
  tournament(id: $id) {
    id name phase product scoring games { key name }
    prizes { from to percent amount { amount currency } }
    leaders(first: 10) { entryId rank player points prize { amount } }
  }
}
`,
      variables: () => ({ id: "301" }),
    },
    {
      title: "Take part",
      needsPlayer: true,
      query: `# A tournament with a fee takes it from the account, once
mutation JoinTournament($input: JoinTournamentInput!) {
  joinTournament(input: $input) {
    entry { id state points fee { amount currency } joinedAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { tournamentId: "301" } }),
    },
    {
      title: "My tournaments, and what counted",
      needsPlayer: true,
      query: `query MyTournaments {
  viewer {
    tournamentEntries(first: 10) {
      totalCount
      edges { node { id state points rank prize { amount currency } tournament { id name phase } } }
    }
    tournamentEntry(tournamentId: "301") {
      points rank playCount plays(first: 10) { source sourceId staked { amount } won { amount } legs at }
    }
  }
}
`,
    },
    {
      title: "Follow a table",
      query: `# Now, and after each change
subscription FollowTournament($id: ID!) {
  tournamentChanged(id: $id) {
    tournament { id version phase playerCount fund { amount currency } leaders(first: 10) { rank player points } }
  }
}
`,
      variables: () => ({ id: "301" }),
    },
  ],
};
