import type { Domain } from "../example.ts";

export const requests: Domain = {
  name: "Requests about payments",
  order: 127,
  examples: [
    {
      title: "What a request can be about",
      needsPlayer: true,
      query: `query SupportTopics {
  viewer {
    supportTopics {
      edition maxTextLength maxFiles fileTypes uploadUrl
      topics { id name direction subTopics { id name needsPayment } }
    }
  }
}
`,
    },
    {
      title: "Ask about payments",
      needsPlayer: true,
      query: `# A second call with the same key answers the same request. Files are posted to uploadUrl before
mutation CreateSupportRequest($input: CreateSupportRequestInput!) {
  createSupportRequest(input: $input) {
    request { id state topic { name } subTopic { name } messages { author text at } }
    errors { code message path }
  }
}
`,
      variables: () => ({
        input: {
          topicId: "4",
          subTopicId: "41",
          text: "Please send me a confirmation of my deposits in October.",
          idempotencyKey: "explorer-request-1",
        },
      }),
    },
    {
      title: "My requests and their answers",
      needsPlayer: true,
      query: `query SupportRequests {
  viewer {
    supportRequests(first: 10) {
      totalCount
      edges {
        node {
          id state canReply changedAt
          topic { name }
          subTopic { name }
          payment { id state amount { amount currency } }
          messages { author text at files { mediaType bytes url } }
        }
      }
    }
  }
}
`,
    },
    {
      title: "Requests as they change",
      needsPlayer: true,
      query: `subscription SupportRequestChanges {
  supportRequestChanged { id state messages { author text at } }
}
`,
    },
  ],
};
