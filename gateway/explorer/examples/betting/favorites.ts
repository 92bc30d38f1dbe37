import type { Domain } from "../example.ts";

export const favorites: Domain = {
  name: "Search and favourites",
  order: 40,
  examples: [
    {
      title: "Find what somebody types",
      query: `# Any language, beginnings of words, a slip or two: "челси", "chelsae", "real mad"
query Find {
  search(text: "real", first: 5) {
    teams { name slug sport { name } gameCount }
    championships { name gameCount }
    games { section startsAt opponents { name } championship { name } }
  }
}
`,
    },
    {
      title: "A team and its games",
      query: `query GamesOfTeam($filter: GameFilter!) {
  team(slug: "chelsea") { id name championship { name } line: gameCount(section: LINE) live: gameCount(section: LIVE) }
  games(filter: $filter, first: 10) {
    totalCount
    edges { node { startsAt opponents { id name } } }
  }
}
`,
      variables: ({ gameId, championshipId }) => ({
        filter: { anyOf: { gameIds: [gameId], championshipIds: [championshipId] } },
      }),
    },
    {
      title: "Favourites",
      needsPlayer: true,
      query: `query Favorites {
  viewer {
    favorites {
      kind
      targetId
      addedAt
      game { opponents { name } status }
      championship { name }
      team { name }
    }
  }
}
`,
    },
    {
      title: "Keep an eye on a championship",
      needsPlayer: true,
      query: `mutation AddFavorites($input: FavoritesInput!) {
  addFavorites(input: $input) {
    favorites { kind targetId }
    errors { code message path }
  }
}
`,
      variables: ({ championshipId }) => ({ input: { items: [{ kind: "CHAMPIONSHIP", id: championshipId }] } }),
    },
    {
      title: "Keep it no longer",
      needsPlayer: true,
      query: `mutation RemoveFavorites($input: FavoritesInput!) {
  removeFavorites(input: $input) {
    favorites { kind targetId }
    errors { code message path }
  }
}
`,
      variables: ({ championshipId }) => ({ input: { items: [{ kind: "CHAMPIONSHIP", id: championshipId }] } }),
    },
    {
      title: "What a guest's favourites stand for",
      query: `query FavoritesOfGuest($items: [FavoriteInput!]!) {
  favorites(items: $items) {
    kind
    game { opponents { name } status score { home away } }
    championship { name gameCount }
  }
}
`,
      variables: ({ gameId, championshipId }) => ({
        items: [
          { kind: "GAME", id: gameId },
          { kind: "CHAMPIONSHIP", id: championshipId },
        ],
      }),
    },
  ],
};
