/** Requests about payments at the gateway: one call for each kind of thing, refusals in words, files by an address. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const base = "/requests-api/v1";
const request = {
  id: "810001",
  desk: "PAYMENTS",
  state: "ANSWERED",
  topic_id: 1,
  sub_topic_id: 11,
  payment_id: "7000001",
  message_count: 2,
  can_reply: true,
  reopen_until: null,
  created_at: 1_795_000_000,
  changed_at: 1_795_000_000,
  closed_at: null,
  closed_by: null,
};
const payment = {
  id: "7000001",
  account_id: 7001,
  direction: "DEPOSIT",
  state: "PROCESSING",
  method: "card",
  amount: "100.00",
  fee: "0.00",
  currency: "RUB",
  reason: null,
  receipt: null,
  redirect_url: null,
  instrument: null,
  events: [],
  created_at: 1_795_000_000,
  changed_at: 1_795_000_000,
};
const subTopic = (id: number, isOffered: boolean) => ({
  id,
  name: `Part ${id}`,
  needs_payment: true,
  is_offered: isOffered,
});
const topic = (id: number, isOffered: boolean, parts: object[], desk = "PAYMENTS") => ({
  id,
  desk,
  name: `Topic ${id}`,
  direction: "DEPOSIT",
  is_offered: isOffered,
  sub_topics: parts,
});
const message = { id: 1, author: "desk", text: "Hello", files: [], at: 1_795_000_000 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(`GET ${base}/topics`, () => ({
    edition: "2026-11-23",
    topics: [
      topic(1, true, [subTopic(11, true), subTopic(12, false)]),
      topic(2, false, [subTopic(21, false)]),
      topic(5, true, [subTopic(51, true)], "SUPPORT"),
    ],
  }));
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.upstreams.calls.length = 0;
});
const asked = (query: string, variables: object = {}, headers: Record<string, string> = demoCookie) =>
  gateway.ask(query, { headers, variables: { ...variables } });

describe("requests about payments", () => {
  it("come with topics, payments and messages by one call for each, also where a topic takes no new ones", async () => {
    const three = [1, 2, 3].map((id) => ({
      ...request,
      id: String(810_000 + id),
      ...(id === 3 && { topic_id: 2, sub_topic_id: 21, payment_id: null }),
    }));
    gateway.upstreams.on(`GET ${base}/requests`, () => ({ requests: three, next: 810_003, total: 9 }));
    gateway.upstreams.on("GET /payments-api/v1/payments", () => ({ payments: [payment], next: null, total: 1 }));
    gateway.upstreams.on(`GET ${base}/messages`, () => ({
      threads: three.map(({ id }) => ({ request_id: id, messages: [message] })),
    }));
    const { data, errors } = await asked(`{ viewer { supportRequests(first: 3, filter: { states: [OPEN, CLOSED] }) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { id topic { name } subTopic { name } payment { state } messages { author text } } }
    } } }`);
    expect(errors).toBeUndefined();
    const { supportRequests } = (
      data as { viewer: { supportRequests: { edges: unknown[]; pageInfo: { endCursor: string } } } }
    ).viewer;
    expect(supportRequests.edges).toEqual(
      [
        ["810001", "Topic 1", "Part 11", { state: "PROCESSING" }],
        ["810002", "Topic 1", "Part 11", { state: "PROCESSING" }],
        ["810003", "Topic 2", "Part 21", null],
      ].map(([id, name, part, paid]) => ({
        node: {
          id,
          topic: { name },
          subTopic: { name: part },
          payment: paid,
          messages: [{ author: "DESK", text: "Hello" }],
        },
      })),
    );
    expect(gateway.upstreams.callsOf("GET /payments-api/v1/payments").map(({ query }) => query)).toMatchObject([
      { ids: "7000001" },
    ]);
    expect(gateway.upstreams.callsOf(`GET ${base}/messages`).map(({ query }) => query)).toEqual([
      { requests: "810001,810002,810003" },
    ]);
    expect(gateway.upstreams.callsOf(`GET ${base}/topics`)).toHaveLength(1);
    await asked(`{ viewer { supportRequests(after: "${supportRequests.pageInfo.endCursor}") { totalCount } } }`);
    expect(gateway.upstreams.callsOf(`GET ${base}/requests`).map(({ query }) => query)).toMatchObject([
      { states: "OPEN,CLOSED", first: "3" },
      { after: "810003" },
    ]);
  });

  it("are about the topics that take new ones", async () => {
    const { data } = await asked(
      "{ viewer { supportTopics { edition uploadUrl maxFiles topics { id subTopics { id needsPayment } } } } }",
    );
    expect(data?.["viewer"]).toEqual({
      supportTopics: {
        edition: "2026-11-23",
        uploadUrl: "/uploads/requests",
        maxFiles: 4,
        topics: [{ id: "1", subTopics: [{ id: "11", needsPayment: true }] }],
      },
    });
  });

  it("are written to a desk, which has topics of its own", async () => {
    const { data } = await asked(`{ viewer {
      supportTopics(desk: SUPPORT) { topics { id desk } }
      supportRequests(filter: { desk: SUPPORT }) { totalCount }
    } }`);
    expect(data?.["viewer"]).toMatchObject({ supportTopics: { topics: [{ id: "5", desk: "SUPPORT" }] } });
    expect(gateway.upstreams.callsOf(`GET ${base}/requests`).map(({ query }) => query)).toMatchObject([
      { desk: "SUPPORT" },
    ]);
  });

  it("are null for an unknown number", async () => {
    gateway.upstreams.on(`GET ${base}/requests/5`, (_, reply) =>
      reply.code(404).send({ code: "REQUEST_UNKNOWN", message: "" }),
    );
    const { data } = await asked(
      '{ viewer { one: supportRequest(id: "5") { id } two: supportRequest(id: "5,6") { id } } }',
    );
    expect(data).toEqual({ viewer: { one: null, two: null } });
  });

  const create = `mutation ($input: CreateSupportRequestInput!) {
    createSupportRequest(input: $input) { request { id state } errors { code path message ... on RetryLaterError { retryAt } } }
  }`;
  const input = {
    topicId: "1",
    subTopicId: "11",
    paymentId: "7000001",
    text: "Where is it?",
    idempotencyKey: "request-key-1",
  };

  it("are sent with the caller's key and language, and refused in words", async () => {
    gateway.upstreams.on(`POST ${base}/requests`, () => ({
      request: null,
      errors: [{ code: "TOO_MANY_MESSAGES", message: "", path: null, retryAt: 1_795_000_000 }],
    }));
    const { data } = await asked(create, { input }, { ...demoCookie, "x-language": "en" });
    expect(data?.["createSupportRequest"]).toEqual({
      request: null,
      errors: [
        {
          code: "TOO_MANY_MESSAGES",
          path: null,
          message: "Too many messages were sent. Try again later.",
          retryAt: "2026-11-18T11:06:40Z",
        },
      ],
    });
    const [call] = gateway.upstreams.callsOf(`POST ${base}/requests`);
    expect([call?.headers["idempotency-key"], call?.headers["x-language"], call?.body]).toEqual([
      "request-key-1",
      "en",
      { topic_id: 1, sub_topic_id: 11, payment_id: "7000001", text: "Where is it?", files: [] },
    ]);
  });

  it.each([
    [{ idempotencyKey: "" }, "REQUIRED", "idempotencyKey"],
    [{ topicId: "x" }, "TOPIC_UNKNOWN", "subTopicId"],
    [{ subTopicId: "0" }, "TOPIC_UNKNOWN", "subTopicId"],
    [{ paymentId: "1 or 1=1" }, "PAYMENT_UNKNOWN", "paymentId"],
    [{ files: ["../etc"] }, "FILE_UNKNOWN", "files"],
    [{ text: "x".repeat(20_001) }, "TEXT_TOO_LONG", "text"],
  ])("with %o are refused here as %s at %s", async (change, code, field) => {
    const { data } = await asked(create, { input: { ...input, ...change } });
    expect(data?.["createSupportRequest"]).toMatchObject({ request: null, errors: [{ code, path: [field] }] });
    expect(gateway.upstreams.callsOf(`POST ${base}/requests`)).toEqual([]);
  });

  it("are replied to and closed by their number", async () => {
    const answer = () => ({ request: { ...request, state: "CLOSED", closed_by: "clock" }, errors: [] });
    gateway.upstreams.on(`POST ${base}/requests/810001/messages`, answer);
    gateway.upstreams.on(`POST ${base}/requests/810001/close`, answer);
    const { data } = await asked(`mutation {
      replyToSupportRequest(input: { requestId: "810001", text: "Yes", idempotencyKey: "reply-key-1" }) { request { id } }
      closeSupportRequest(input: { requestId: "810001" }) { request { closedBy } }
      other: closeSupportRequest(input: { requestId: "x" }) { request { id } errors { code } }
    }`);
    expect(data).toEqual({
      replyToSupportRequest: { request: { id: "810001" } },
      closeSupportRequest: { request: { closedBy: "TIME" } },
      other: { request: null, errors: [{ code: "REQUEST_UNKNOWN" }] },
    });
  });

  it("need a player", async () => {
    const { errors } = await asked(create, { input }, {});
    expect(errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  });
});

describe("a file of a message", () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/uploads/requests`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", ...headers },
      body: new Uint8Array([0xff, 0xd8, 0xff, 0, 1]),
    });
  const id = "0d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60";

  it("is posted to its address, and taken back by its id", async () => {
    const sent: unknown[] = [];
    gateway.upstreams.on(`POST ${base}/files`, (called, reply) => {
      sent.push(called.body);
      return reply.send({ file: { id, media_type: "image/jpeg", bytes: 5 }, errors: [] });
    });
    gateway.upstreams.on(`DELETE ${base}/files/${id}`, (_, reply) =>
      reply.code(404).send({ code: "FILE_UNKNOWN", message: "" }),
    );
    const response = await post(demoCookie);
    expect([response.status, await response.json()]).toEqual([
      200,
      { file: { id, mediaType: "image/jpeg", bytes: 5, url: `/uploads/requests/${id}` }, errors: [] },
    ]);
    expect(sent).toEqual([{ content: "/9j/AAE=" }]);
    expect((await post({})).status).toBe(401);
    const remove =
      "mutation ($input: RemoveRequestFileInput!) { removeRequestFile(input: $input) { errors { code } } }";
    for (const fileId of [id, "../1"])
      expect((await asked(remove, { input: { fileId } })).data?.["removeRequestFile"]).toEqual({
        errors: [{ code: "FILE_UNKNOWN" }],
      });
  });

  it("is downloaded as an attachment by its player, also a large one, and by nobody else", async () => {
    const content = Buffer.alloc(6 * 1024 * 1024, 7);
    gateway.upstreams.on(`GET ${base}/files/${id}`, (_, reply) =>
      reply.send({ media_type: "application/pdf", content: content.toString("base64") }),
    );
    const other = "1d6f4a3e-8a3c-4f55-9f0a-1b2c3d4e5f60";
    gateway.upstreams.on(`GET ${base}/files/${other}`, (_, reply) =>
      reply.code(404).send({ code: "FILE_UNKNOWN", message: "" }),
    );
    const open = (name: string, headers: Record<string, string> = demoCookie) =>
      fetch(`${gateway.url}/uploads/requests/${name}`, { headers });
    const response = await open(id);
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(content)]).toEqual([200, true]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="0d6f4a3e.pdf"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    for (const name of [other, "1", "..%2f1"])
      expect([(await open(name)).status, (await open(name, {})).status], name).toEqual([404, 401]);
    gateway.upstreams.on(`GET ${base}/files/${id}`, (_, reply) => reply.code(500).send({}));
    expect((await open(id)).status).toBe(502);
  });
});
