import { ANALYTICS_EVENTS } from "#shared/site/analyticsEvents.ts";
import type { Domain } from "../example.ts";

export const counters: Domain = {
  name: "Analytics",
  order: 155,
  examples: [
    {
      title: "Counters of a site",
      query: `query Counters($domain: String!, $projectId: ID!) {
  counters(domain: $domain, projectId: $projectId) { id kind settings }
}
`,
      variables: () => ({ domain: "localhost", projectId: "1" }),
    },
    {
      title: "Hand an event to the embedded collector",
      query: `# The catalogue of events is shared/site/analyticsEvents.ts
mutation RecordEvents($input: RecordEventsInput!) {
  recordEvents(input: $input) { recorded errors { code message path } }
}
`,
      variables: () => ({
        input: {
          counterId: "own-events",
          key: "demo-web",
          visit: "explorer-visit",
          events: [
            {
              number: 0,
              eventId: ANALYTICS_EVENTS.pageView.id,
              data: { path: "/en/line", route: "line" },
              at: "2026-11-25T12:00:00Z",
            },
          ],
        },
      }),
    },
    {
      title: "The latest events of a demo",
      query: `query CollectedEvents($first: Int) {
  collectedEvents(first: $first) { eventId name data at counterId }
}
`,
      variables: () => ({ first: 10 }),
    },
  ],
};
