import type { Domain } from "../example.ts";

export const rating: Domain = {
  name: "Rating",
  order: 169,
  examples: [
    {
      title: "Whether I may be asked for a rating",
      needsPlayer: true,
      query: `query RatingQuestion {
  viewer { isRatingDue }
}
`,
    },
    {
      title: "Ask, then rate the site",
      needsPlayer: true,
      query: `# The first answer to a question counts
mutation RateSite($input: RateSiteInput!) {
  askForRating { isAsked }
  rateSite(input: $input) {
    rating { score comment ratedAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { score: 9, comment: "Payouts are fast." } }),
    },
  ],
};
