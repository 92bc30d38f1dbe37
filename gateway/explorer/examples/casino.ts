import type { Domain } from "./example.ts";

export const casino: Domain = {
  name: "Casino",
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
  ],
};
