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
      variables: () => ({ key: "1" }),
    },
  ],
};
