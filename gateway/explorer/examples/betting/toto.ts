import type { Domain } from "../example.ts";

export const toto: Domain = {
  name: "Toto",
  order: 145,
  examples: [
    {
      title: "Kinds and their rules",
      query: `# The jackpot is paid with the first category
query TotoKinds {
  totoKinds {
    key name matchCount currency poolShare jackpotShare isCumulative voidRule leastMatches maxCombinations
    categories { hits share }
    minStake { amount currency } jackpot { amount currency }
  }
}
`,
    },
    {
      title: "Draws on sale, the soonest to close first",
      query: `# share is the popularity of an outcome by the money staked
query OpenDraws($first: Int) {
  totoDraws(state: OPEN, first: $first) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        id number closesAt ticketCount kind { key name }
        pool { amount currency } jackpot { amount }
        matches { id name startsAt outcomes { id name share } }
      }
    }
  }
}
`,
      variables: () => ({ first: 3 }),
    },
    {
      title: "A draw by its number",
      query: `# Null for a number that no draw has
query OneDraw($id: ID!) {
  totoDraw(id: $id) {
    id state version settledAt paid { amount currency }
    categories { hits share winnerCount fund { amount } prize { amount } }
    matches { name score isVoid outcomes { name isHit } }
  }
}
`,
      variables: () => ({ id: "7000001" }),
    },
    {
      title: "Follow a draw's pool",
      query: `# Now, and after each change
subscription FollowDraw($id: ID!) {
  totoDrawChanged(id: $id) { id version state ticketCount pool { amount currency } matches { id outcomes { id share } } }
}
`,
      variables: () => ({ id: "7000001" }),
    },
    {
      title: "Buy a ticket",
      query: `# Each match needs a pick; several outcomes make a system
mutation BuyToto($input: BuyTotoTicketInput!) {
  buyTotoTicket(input: $input) {
    ticket { id combinations stake { amount } price { amount currency } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, newKey }) => ({
        input: {
          idempotencyKey: newKey,
          drawId: "7000001",
          accountId,
          stake: "50",
          picks: [{ matchId: "1", outcomeIds: ["home", "draw"] }],
        },
      }),
      needsPlayer: true,
      refusedAs: "PICKS_INCOMPLETE",
    },
    {
      title: "The player's tickets",
      query: `# hits is the best combination by the results known so far
query MyToto($first: Int) {
  viewer {
    id
    totoTickets(first: $first) {
      totalCount
      edges {
        node {
          id state combinations hits boughtAt
          price { amount currency } prize { amount }
          draw { id number state kind { name } }
          picks { matchId outcomeIds }
        }
      }
    }
  }
}
`,
      variables: () => ({ first: 10 }),
      needsPlayer: true,
    },
    {
      title: "The biggest prizes",
      query: `query TotoNominees {
  totoNominees { player kindName number price { amount } prize { amount currency } settledAt }
}
`,
    },
  ],
};
