import type { Domain } from "../example.ts";

export const limits: Domain = {
  name: "Responsible gaming",
  order: 130,
  examples: [
    {
      title: "All limits, and what waits",
      needsPlayer: true,
      query: `query Limits {
  viewer {
    limits {
      label
      section
      limitType
      limitState
      limitValue
      limitBalance
      measure
      currency
      pending { limitValue change startedAt isCancellable }
    }
  }
}
`,
    },
    {
      title: "Be reminded of the time played",
      needsPlayer: true,
      query: `# Reality check (32), in minutes: a reminder, no bound.
# Looser values of other limits wait a day and need approval
mutation SetLimit($input: SetLimitInput!) {
  setLimit(input: $input) {
    title
    limit { label limitValue limitState pending { limitValue startedAt } }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { limitType: 32, value: "60" } }),
    },
    {
      title: "What I staked and won since I signed in",
      needsPlayer: true,
      query: `query Played {
  viewer { played { startedAt stakes { amount currency } wins { amount currency } } }
}
`,
    },
    {
      title: "Limits as they change",
      needsPlayer: true,
      query: `subscription LimitChanges {
  limitChanged { label limitType limitState limitValue limitBalance }
}
`,
    },
  ],
};
