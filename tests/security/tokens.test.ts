/** A dead token is told as an error with a code of its own, on every way in; a dead cookie is a guest's. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { fakeToken } from "../../gateway/testing/fakes/people/auth.ts";
import { get, onSocket, post, query, refusal, socketClient } from "./asking.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const old = fakeToken("demo", Math.floor(Date.now() / 1000) - 60);
/** Its form is right and its time not up, but no service knows it. */
const forged = fakeToken("demo").replace(/\.sig$/, ".forged");
const fresh = fakeToken("demo");
const sports = "{ sports(section: LINE) { id } }";
const viewer = "{ viewer { id } }";

describe.each([
  ["expired", old, { status: 401, codes: ["TOKEN_EXPIRED"] }],
  ["forged", forged, { status: 401, codes: ["UNAUTHENTICATED"] }],
  ["of no form at all", "nonsense", { status: 401, codes: ["UNAUTHENTICATED"] }],
  ["with signs no token has", "a b \u00e9", { status: 401, codes: ["UNAUTHENTICATED"] }],
])("a token that is %s", (_, token, refused) => {
  it.each([
    ["the player", viewer],
    ["what is public", sports],
    ["both", "{ viewer { id } sports(section: LINE) { id } }"],
    ["the session", "{ session { isSignedIn } }"],
  ])("is an error where %s is asked for, over HTTP and SSE", async (__, text) => {
    for (let time = 0; time < 3; time += 1)
      expect(await refusal(await query(gateway.url, text, {}, bearer(token)))).toEqual(refused);
    const answer = await get(gateway.url, { query: text }, bearer(token));
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(await refusal(answer)).toEqual(refused);
    const stream = await post(gateway.url, JSON.stringify({ query: text }), {
      ...bearer(token),
      accept: "text/event-stream",
    });
    expect(await stream.text()).toContain(`"code":"${refused.codes[0]}"`);
  });

  it("is one on sockets too, for queries and subscriptions", async () => {
    const client = gateway.socket({ params: bearer(token) });
    for (const text of [
      viewer,
      sports,
      "subscription { balanceChanged { id } }",
      'subscription { gamesChanged(gameIds: ["900"]) { gameId } }',
    ])
      expect(await onSocket(client, text), text).toEqual(refused.codes);
  });

  it("does not stand in the way of signing in and renewing, and is told where a mutation needs the player", async () => {
    const { data } = await gateway.ask(
      'mutation { createToken(input: { login: "", password: "x" }) { errors { code path } } }',
      { headers: bearer(token) },
    );
    expect(data).toEqual({ createToken: { errors: [{ code: "REQUIRED", path: ["login"] }] } });
    gateway.upstreams.on("POST /users-api/v1/user/hide-balance", (_, reply) =>
      reply.code(401).send({ code: "UNAUTHENTICATED", message: "" }),
    );
    const { data: nothing, errors } = await gateway.ask(
      "mutation { setBalanceHidden(input: { isHidden: true }) { errors { code } } }",
      { headers: bearer(token) },
    );
    expect([nothing, errors?.[0]?.extensions["code"]]).toEqual([{ setBalanceHidden: null }, refused.codes[0]]);
  });
});

it("a good token is asked about once, and again after a session of its player has ended", async () => {
  const asked = () => gateway.upstreams.callsOf("GET /auth-api/v1/user").length;
  for (let time = 0; time < 3; time += 1)
    expect((await query(gateway.url, sports, {}, bearer(fresh))).status).toBe(200);
  expect(asked()).toBe(1);
});

it("the token of a session that has ended is an error from then on", async () => {
  expect(await refusal(await query(gateway.url, sports, {}, bearer(fresh)))).toMatchObject({ status: 200 });
  gateway.upstreams.on("GET /auth-api/v1/user", (_, reply) =>
    reply.code(401).send({ code: "UNAUTHENTICATED", message: "" }),
  );
  // Whatever a service refuses is told, before the event of the session's end as after it.
  expect(await refusal(await query(gateway.url, viewer, {}, bearer(fresh)))).toMatchObject({
    codes: ["UNAUTHENTICATED"],
  });
  expect((await gateway.ask(viewer, { headers: bearer(fresh) })).errors?.[0]?.extensions).toEqual({
    code: "UNAUTHENTICATED",
    reason: "TOKEN_INVALID",
  });
});

it("services that can't say whose a token is take only the player's own fields with them", async () => {
  gateway.upstreams.on("GET /auth-api/v1/user", (_, reply) => reply.code(503).send({ code: "DOWN", message: "" }));
  expect(await refusal(await query(gateway.url, sports, {}, bearer(fresh)))).toEqual({ status: 200, codes: [] });
});

it("a dead cookie is a guest's, and so is another scheme", async () => {
  const harmless: Record<string, string>[] = [
    { cookie: "session=session-that-is-over" },
    { authorization: "Basic ZGVtbzpkZW1v" },
  ];
  for (const headers of harmless) {
    expect(await gateway.ask("{ viewer { id } sports(section: LINE) { id } }", { headers })).toMatchObject({
      data: { viewer: null, sports: expect.any(Array) },
      errors: undefined,
    });
  }
  const client = socketClient(gateway.url, { cookie: "session=session-that-is-over" });
  expect(await onSocket(client, viewer)).toEqual([{ viewer: null }]);
  await client.dispose();
  expect((await gateway.ask(viewer, { headers: demoCookie })).data).toEqual({ viewer: { id: "42" } });
});
