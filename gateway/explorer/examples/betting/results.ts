import type { Domain } from "../example.ts";

export const results: Domain = {
  name: "Results and statistics",
  order: 20,
  examples: [
    {
      title: "Results of a day",
      query: `# Real ones of past seasons, and those of the book's own games
query ResultsOfDay($filter: ResultFilter!) {
  results(filter: $filter, first: 20) {
    totalCount
    sports { count sport { name } }
    edges {
      node {
        id
        championship { name }
        opponents { name }
        score { home away periods { home away } }
        events { type minute scoreAfter }
      }
    }
  }
}
`,
      variables: () => ({ filter: { day: "2025-05-25", timeZone: "Europe/London" } }),
    },
    {
      title: "Days that have results",
      query: `query DaysWithResults($month: String) {
  resultDays(month: $month, timeZone: "Europe/Moscow") { month previousMonth nextMonth days { day count } }
  resultChampionships { resultCount lastResultAt championship { id name seasons } }
}
`,
      variables: () => ({ month: null }),
    },
    {
      title: "A table",
      query: `query Table($championshipId: ID!, $season: String) {
  standings(championshipId: $championshipId, season: $season) {
    season
    seasons
    groups { name rows { position team { name } played won drawn lost scored conceded points winShare form } }
  }
}
`,
      variables: () => ({ championshipId: "88", season: "2024-25" }),
    },
    {
      title: "Form, meetings and table of a game",
      query: `query StatisticsOfGame($gameId: ID!) {
  gameStatistics(gameId: $gameId) {
    home { team { id name } form { outcome isHome result { startsAt opponents { name } score { home away } } } all { played averageScored } }
    away { team { id name } form { outcome } atHome { won } away { won } }
    headToHead { homeWins draws awayWins results { startsAt score { home away } } }
    standings { season groups { rows { position team { id } points } } }
  }
}
`,
      variables: ({ gameId }) => ({ gameId }),
    },
  ],
};
