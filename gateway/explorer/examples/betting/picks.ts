import type { Domain } from "../example.ts";

export const picks: Domain = {
  name: "Combinations and expresses",
  order: 30,
  examples: [
    {
      title: "What can be combined in a game",
      query: `# Ask again with outcomeIds of the game's markets: two to eight make one bet, priced from the joint chances
query Combine($gameId: ID!, $outcomeIds: [ID!]!) {
  gameCombination(gameId: $gameId, outcomeIds: $outcomeIds) {
    marketTypes
    version
    parts { outcomeId marketName name coef isNeedless }
    leg { outcome { id name coef isBlocked } }
    refusals { code outcomeIds }
  }
}
`,
      variables: ({ gameId }) => ({ gameId, outcomeIds: [] }),
    },
    {
      title: "Accumulators of the day",
      query: `query Accumulators {
  accumulators(section: LINE) {
    id
    coef
    changesAt
    legs { game { id startsAt opponents { name } } market { name } outcome { id name coef } }
  }
}
`,
    },
    {
      title: "Expresses for a wish",
      query: `# refusals say which field can't be met
query Generate($input: GenerateBetsInput!) {
  generateBets(input: $input) {
    proposals { coef deviation legs { game { opponents { name } } market { name } outcome { id name coef } } }
    refusals { code field }
  }
}
`,
      variables: () => ({ input: { stake: "100", win: "1000", section: "LINE", startsWithinHours: 48, legs: 4 } }),
    },
    {
      title: "Outcomes by their ids",
      query: `query Legs($outcomeIds: [ID!]!) {
  offeredLegs(outcomeIds: $outcomeIds) {
    isSpecialCoef
    outcome { id coef isBlocked }
    market { name }
    game { opponents { name nameEng } sport { nameEng } championship { nameEng } score { formatted } }
  }
}
`,
      variables: ({ picks: found }) => ({ outcomeIds: found.map(({ outcomeId }) => outcomeId) }),
    },
  ],
};
