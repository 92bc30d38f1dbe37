import type { FormattedExecutionResult } from "graphql";
import { createClient, type ClientOptions } from "graphql-sse";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSession } from "../sessions/tokens.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { account } from "../testing/fakes/money/accounts.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
});
afterEach(() => gateway.close());

const gamesQuery = "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version isSnapshot status } }";
const balanceQuery = "subscription { balanceChanged { id balance { amount } } }";
const change = (version: number, isSnapshot = false) => ({
  gameId: "501",
  version,
  section: "LIVE",
  status: "IN_PLAY",
  goneOutcomeIds: [],
  isSnapshot,
  score: null,
  prices: [],
});
const watched = () =>
  expect.poll(() => gateway.upstreams.callsOf("POST /events-api/v1/watch").length).toBeGreaterThan(0);

/** An operation over event streams by a client that is not the gateway's own, and everything it hears. */
function listen(
  query: string,
  {
    variables = {},
    headers = {},
    ...options
  }: { variables?: Record<string, unknown>; headers?: Record<string, string> } & Partial<ClientOptions<false>> = {},
) {
  const said: FormattedExecutionResult<Record<string, Record<string, unknown> | null>, unknown>[] = [];
  const failures: unknown[] = [];
  let isDone = false;
  const client = createClient({ url: `${gateway.url}/graphql/stream`, headers, retryAttempts: 0, ...options });
  const stop = client.subscribe<Record<string, Record<string, unknown> | null>>(
    { query, variables },
    {
      next: (result) => void said.push(result),
      error: (error) => void failures.push(error),
      complete: () => void (isDone = true),
    },
  );
  return { said, failures, stop, isDone: () => isDone };
}

describe("event streams", () => {
  it.each(["/graphql/stream", "/graphql"])("carry a public stream on %s, the state first", async (path) => {
    const reader = listen(gamesQuery, { variables: { ids: ["501"] }, url: gateway.url + path });
    await watched();
    gateway.upstreams.emit("game", change(5, true));
    gateway.upstreams.emit("game", change(6));
    await expect.poll(() => reader.said.map(({ data }) => data?.["gamesChanged"]?.["version"])).toEqual([5, 6]);
    expect(reader.said[0]).toEqual({
      data: { gamesChanged: { gameId: "501", version: 5, isSnapshot: true, status: "IN_PLAY" } },
    });
  });

  it("stop watching with the client", async () => {
    const reader = listen(gamesQuery, { variables: { ids: ["501"] } });
    await watched();
    reader.stop();
    await expect
      .poll(() => gateway.upstreams.callsOf("POST /events-api/v1/watch").at(-1)?.body)
      .toMatchObject({ gameIds: [] });
  });

  it("carry a player's events by cookie and by token, and complete with a code when their session ends", async () => {
    const readers = [
      listen(balanceQuery, { headers: demoCookie }),
      listen(balanceQuery, { headers: { authorization: `Bearer ${fakeToken("demo")}` } }),
    ];
    const toldOf = (amount: string) => ({ data: { balanceChanged: { id: "7001", balance: { amount } } } });
    await expect.poll(() => readers.map(({ said }) => said[0])).toEqual([toldOf("1500.50"), toldOf("1500.50")]);
    gateway.upstreams.emit("balance", { userId: 42, account: { ...account, money: "900.00" } });
    await expect.poll(() => readers.map(({ said }) => said.at(-1))).toEqual([toldOf("900.00"), toldOf("900.00")]);
    gateway.upstreams.emit("session", { userId: 42, sessionId: hashSession("session-of-demo") }, "5");
    await expect.poll(() => readers[0]?.isDone()).toBe(true);
    expect(readers[0]?.said.at(-1)).toMatchObject({ data: null, errors: [{ extensions: { code: "SESSION_ENDED" } }] });
    gateway.upstreams.emit("session", { userId: 42, sessionId: null }, "6");
    await expect.poll(() => readers[1]?.isDone()).toBe(true);
  });

  it("end with TOKEN_EXPIRED when the token does", { tags: "slow" }, async () => {
    const { said, isDone } = listen(gamesQuery, {
      variables: { ids: ["501"] },
      headers: { authorization: `Bearer ${fakeToken("demo", Math.ceil(Date.now() / 1000) + 1)}` },
    });
    await expect.poll(isDone).toBe(true);
    expect(said.at(-1)).toMatchObject({ errors: [{ extensions: { code: "TOKEN_EXPIRED" } }] });
  });

  it("answer queries and mutations once, and refuse a mutation by GET", async () => {
    const query = listen("{ sports(section: LIVE) { id } }");
    await expect.poll(query.isDone).toBe(true);
    expect(query.said).toEqual([{ data: { sports: [{ id: "1" }, { id: "2" }] } }]);
    const get = (text: string) =>
      fetch(`${gateway.url}/graphql/stream?query=${encodeURIComponent(text)}`, {
        headers: { accept: "text/event-stream" },
      });
    expect((await get("mutation { logOut { isSignedOut } }")).status).toBe(405);
    expect(await (await get("{ sports(section: LIVE) { id } }")).text()).toBe(
      'event: next\ndata: {"data":{"sports":[{"id":"1"},{"id":"2"}]}}\n\nevent: complete\ndata:\n\n',
    );
  });

  it.each([
    ["a wrong document", { query: "subscription { nothing }" }, {}, 400, "GRAPHQL_VALIDATION_FAILED"],
    ["no document", {}, {}, 400, "BAD_REQUEST"],
    ["another site", { query: balanceQuery }, { origin: "https://evil.example" }, 403, "FORBIDDEN_ORIGIN"],
  ])("refuse %s", async (_, body, headers, status, code) => {
    const response = await fetch(`${gateway.url}/graphql/stream`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(headers as Record<string, string>),
      },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ extensions: { code } }] }]);
  });

  it("tell a guest who asks for a player's events to sign in", async () => {
    const { said, isDone } = listen(balanceQuery);
    await expect.poll(isDone).toBe(true);
    expect(said).toMatchObject([{ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] }]);
  });

  it("end without a complete when the gateway goes down, so that clients come back", async () => {
    const reader = listen(gamesQuery, { variables: { ids: ["501"] } });
    await watched();
    await gateway.drain();
    await expect.poll(() => reader.failures.length).toBe(1);
    expect(reader.isDone()).toBe(false);
  });
});
