import { afterEach, beforeEach, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const path = "/notices-api/v1";
const asked = (query: string, headers: Record<string, string> = {}) =>
  gateway.ask(query, { headers: { ...demoCookie, ...headers } });
const body = (id: string, isRead = false) => ({
  id,
  kind: "PAYMENTS",
  title: "Deposit received",
  text: "100.00 RUB is in your account.",
  link: "/en/office/historypay",
  created_at: 1_790_000_000,
  is_read: isRead,
});

it("shows the inbox in pages, in the language of the request [2.61]", async () => {
  gateway.upstreams.on(`GET ${path}/notices`, () => ({
    notices: [body("7"), body("5", true)],
    next: "5",
    total: 3,
    unread: 1,
  }));
  const query = (args: string) =>
    `{ viewer { notices(${args}) { edges { cursor node { id kind title text link createdAt isRead } } pageInfo { hasNextPage endCursor } totalCount } } }`;
  const first = (await asked(query("first: 2"), { "accept-language": "es" })).data as {
    viewer: { notices: { pageInfo: { endCursor: string }; edges: { node: object }[] } };
  };
  expect(first.viewer.notices).toMatchObject({
    edges: [
      {
        node: {
          id: "7",
          kind: "PAYMENTS",
          title: "Deposit received",
          link: "/en/office/historypay",
          createdAt: "2026-09-21T14:13:20Z",
          isRead: false,
        },
      },
      { node: { id: "5", isRead: true } },
    ],
    pageInfo: { hasNextPage: true },
    totalCount: 3,
  });
  await asked(query(`first: 2, after: "${first.viewer.notices.pageInfo.endCursor}"`));
  const calls = gateway.upstreams.callsOf(`GET ${path}/notices`);
  expect(calls).toHaveLength(2);
  expect(calls.map(({ query: sent }) => Object.fromEntries(new URLSearchParams(sent)))).toEqual([
    { first: "2" },
    { first: "2", before: "5" },
  ]);
  expect((await asked(query('after: "bm90IG1pbmU"'))).errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  expect((await asked(query("first: 51"))).errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
});

it("counts and marks what is unread", async () => {
  gateway.upstreams.on(`GET ${path}/unread`, () => ({ unread: 3 }));
  gateway.upstreams.on(`POST ${path}/read`, () => ({ unread: 1 }));
  expect((await asked("{ viewer { unreadNotices } }")).data).toEqual({ viewer: { unreadNotices: 3 } });
  const mark = (input: string) => asked(`mutation { markNoticesRead(input: ${input}) { unreadCount } }`);
  expect((await mark('{ ids: ["7", "none"] }')).data).toEqual({ markNoticesRead: { unreadCount: 1 } });
  await mark("{}");
  expect(gateway.upstreams.callsOf(`POST ${path}/read`).map(({ body: sent }) => sent)).toEqual([
    { ids: ["7"] },
    { ids: null },
  ]);
});

it("keeps a choice, and tells why one is refused", async () => {
  gateway.upstreams.on(`PUT ${path}/settings`, () => ({
    settings: [{ kind: "SECURITY", channel: "PUSH", is_on: true, is_fixed: true }],
    errors: [{ code: "NOTICE_FIXED", message: "", path: ["isOn"] }],
  }));
  const answer = await asked(
    "mutation { setNoticeSetting(input: { kind: SECURITY, channel: PUSH, isOn: false }) { settings { kind channel isOn isFixed } errors { code message path } } }",
  );
  expect(answer.data).toEqual({
    setNoticeSetting: {
      settings: [{ kind: "SECURITY", channel: "PUSH", isOn: true, isFixed: true }],
      errors: [{ code: "NOTICE_FIXED", message: "Security warnings can't be switched off.", path: ["isOn"] }],
    },
  });
});

it("hands a device over as its player, and asks nobody about an address that can be none", async () => {
  gateway.upstreams.on(`GET ${path}/push/key`, () => ({ key: "BKey" }));
  gateway.upstreams.on(`POST ${path}/push/subscriptions`, () => ({ errors: [] }));
  gateway.upstreams.on(`POST ${path}/push/unsubscribe`, () => ({ is_dropped: true }));
  expect((await gateway.ask("{ webPushKey }")).data).toEqual({ webPushKey: "BKey" });
  const subscribe = (endpoint: string) =>
    `mutation { subscribePush(input: { endpoint: "${endpoint}", p256dh: "p", auth: "a" }) { errors { code path } } }`;
  expect((await asked(subscribe("https://fcm.googleapis.com/x"))).data).toEqual({ subscribePush: { errors: [] } });
  for (const endpoint of ["", "x".repeat(2049)])
    expect((await asked(subscribe(endpoint))).data).toEqual({
      subscribePush: { errors: [{ code: "PUSH_REFUSED", path: ["endpoint"] }] },
    });
  expect(gateway.upstreams.callsOf(`POST ${path}/push/subscriptions`).map(({ body: sent }) => sent)).toEqual([
    { endpoint: "https://fcm.googleapis.com/x", p256dh: "p", auth: "a" },
  ]);
  expect(
    (await asked('mutation { unsubscribePush(input: { endpoint: "https://fcm.googleapis.com/x" }) { isDropped } }'))
      .data,
  ).toEqual({ unsubscribePush: { isDropped: true } });
  const guest = await gateway.ask(subscribe("https://fcm.googleapis.com/x"));
  expect(guest.errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
});
