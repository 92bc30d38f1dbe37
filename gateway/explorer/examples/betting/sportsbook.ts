import type { Domain } from "../example.ts";

export const sportsbook: Domain = {
  name: "Sports and games",
  order: 10,
  examples: [
    {
      title: "The lobby: live games with main markets",
      query: `# Lists ask for main markets only
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
`,
    },
    {
      title: "The menu: sports with championships",
      query: `query Menu {
  sports(section: LINE) {
    id
    slug
    name
    gameCount
    championships(section: LINE) { id slug name countryCode gameCount(section: LINE) }
  }
}
`,
    },
    {
      title: "What starts within three hours, the best first",
      query: `# time also takes FIRST_PERIOD, SECOND_PERIOD and RECOMMENDED; order also COUNTRY
query StartingSoon($hours: Int) {
  games(filter: { section: LINE, area: CLASSIC, time: UPCOMING_EVENTS, hours: $hours }, order: START, bestFirst: true, first: 10) {
    totalCount
    edges { node { id startsAt opponents { name } championship { name countryCode isTop } } }
  }
}
`,
      variables: () => ({ hours: 3 }),
    },
    {
      title: "A home page: the next three games of each championship, the best first",
      query: `# perChampionship counts in the order that is asked for
query Home {
  games(filter: { section: LINE, area: CLASSIC, perChampionship: 3 }, bestFirst: true, first: 12) {
    edges { node { id startsAt opponents { name } championship { name gameCount(section: LINE) } } }
  }
}
`,
    },
    {
      title: "Addresses of thousands of games at once",
      query: `# For site maps and feeds: no names, no prices. Pass endCursor as "after" for the next page
query Addresses($after: String) {
  gameAddresses(section: LINE, first: 2000, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { sportSlug championshipId championshipSlug id slug startsAt } }
  }
}
`,
      variables: () => ({ after: null }),
    },
    {
      title: "A championship, page by page",
      query: `# For the next page send endCursor as $after, while hasNextPage is true
query Championship($id: ID!, $after: String) {
  championship(id: $id) {
    name
    sport { name }
    games(section: LINE, first: 5, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id startsAt opponents { name shortName } } }
    }
  }
}
`,
      variables: ({ championshipId }) => ({ id: championshipId, after: null }),
    },
    {
      title: "One game with all its markets",
      query: `query Game($id: ID!) {
  game(id: $id) {
    startsAt
    status
    version
    opponents { name color secondColor }
    championship { name }
    marketCount
    markets { id group name param outcomes { id name coef isBlocked } }
  }
}
`,
      variables: ({ gameId }) => ({ id: gameId }),
    },
    {
      title: "Games by filter and search",
      query: `query Search($filter: GameFilter!) {
  games(filter: $filter, first: 20) {
    totalCount
    edges { node { id section startsAt opponents { name } championship { name } } }
  }
}
`,
      variables: ({ sportId }) => ({ filter: { sportId, section: "LINE", search: "united" } }),
    },
  ],
};
