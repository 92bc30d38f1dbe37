import type { Domain } from "../example.ts";

export const notices: Domain = {
  name: "Notices",
  order: 168,
  examples: [
    {
      title: "My inbox",
      needsPlayer: true,
      query: `query Inbox {
  viewer {
    unreadNotices
    notices(first: 10) {
      edges { node { id kind title text link createdAt isRead } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
}
`,
    },
    {
      title: "Mark all notices as read",
      needsPlayer: true,
      query: `mutation ReadNotices {
  markNoticesRead(input: {}) { unreadCount }
}
`,
    },
    {
      title: "Which notices I get, and by which channel",
      needsPlayer: true,
      query: `mutation ChooseNotices($input: SetNoticeSettingInput!) {
  setNoticeSetting(input: $input) {
    settings { kind channel isOn isFixed }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { kind: "BETS", channel: "INBOX", isOn: true } }),
    },
    {
      title: "Settings of my notices",
      needsPlayer: true,
      query: `query NoticeSettings {
  webPushKey
  viewer { noticeSettings { kind channel isOn isFixed } }
}
`,
    },
    {
      title: "Switch web push on for a device",
      needsPlayer: true,
      query: `# A browser's PushSubscription gives these three
mutation SubscribePush($input: SubscribePushInput!) {
  subscribePush(input: $input) { errors { code message path } }
}
`,
      variables: () => ({
        input: {
          endpoint: "https://fcm.googleapis.com/fcm/send/example",
          p256dh: "BMAC5gtF6U5X6LIpL9KaJNB2QPqjrRFNU7GaZ4pKh0ISjFW-cGvmTa_UZ_wtgzXaPZfb4-ZixWJPFWx3WnU49Jg",
          auth: "m6SAiZBopor4HAc68AsGkA",
        },
      }),
    },
    {
      title: "Switch web push off for a device",
      needsPlayer: true,
      query: `mutation UnsubscribePush($input: UnsubscribePushInput!) {
  unsubscribePush(input: $input) { isDropped }
}
`,
      variables: () => ({ input: { endpoint: "https://fcm.googleapis.com/fcm/send/example" } }),
    },
    {
      title: "Notices as they come",
      needsPlayer: true,
      query: `subscription NoticesComing {
  noticeAdded { unreadCount notice { id kind title text link createdAt } }
}
`,
    },
  ],
};
