import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => void gateway.upstreams.calls.splice(0));

const query =
  '{ games(filter: { ids: ["501", "502", "503"] }) { edges { node { id eventCount endedMarkets { name outcomes { name result } } } } } }';

it("fetches how the markets of several games ended in one call, and asks for none of a game that is not over [2.11]", async () => {
  const game = (id: string, status: string) => ({
    id,
    section: "LIVE",
    startsAt: 1_790_000_000,
    sportId: "1",
    championshipId: "88",
    opponents: [],
    slug: "a-b",
    status,
    score: null,
    version: 1,
    marketCount: 0,
    markets: [],
    events: [],
  });
  const market = {
    id: "501.1x2",
    type: "1x2",
    name: "Match result",
    param: null,
    group: "main",
    outcomes: [{ id: "501.1x2.home", type: "home", name: "Reds", result: "WON" }],
  };
  gateway.upstreams.on("GET /sportsbook-api/v1/games", () => ({
    games: [game("501", "FINISHED"), game("502", "CANCELLED"), { ...game("503", "IN_PLAY"), eventCount: 7 }],
    cursors: ["a", "b", "c"],
    totalCount: 3,
    next: null,
  }));
  gateway.upstreams.on("GET /sportsbook-api/v1/games/endings", () => ({ endings: [{ id: "501", markets: [market] }] }));
  const { data, errors } = await gateway.ask(query);
  expect(errors).toBeUndefined();
  expect(fieldOf<{ edges: { node: object }[] }>(data, "games").edges.map(({ node }) => node)).toEqual([
    { id: "501", eventCount: 0, endedMarkets: [{ name: "Match result", outcomes: [{ name: "Reds", result: "WON" }] }] },
    { id: "502", eventCount: 0, endedMarkets: null },
    { id: "503", eventCount: 7, endedMarkets: null },
  ]);
  expect(
    gateway.upstreams.calls.filter(({ path }) => path.endsWith("/endings")).map(({ query: asked }) => asked),
  ).toEqual([{ ids: "501,502", lng: "en" }]);
});

it("leaves the rest of a game standing when its endings can't be had", async () => {
  gateway.upstreams.on("GET /sportsbook-api/v1/games/endings", (_request, reply) =>
    reply.code(500).send({ code: "X", message: "" }),
  );
  const { data, errors } = await gateway.ask(
    '{ games(filter: { ids: ["501"] }, first: 1) { edges { node { id endedMarkets { name } } } } }',
  );
  expect(fieldOf<{ edges: { node: object }[] }>(data, "games").edges[0]?.node).toEqual({
    id: "501",
    endedMarkets: null,
  });
  expect(new Set(errors?.map(({ extensions }) => extensions?.["code"]))).toEqual(new Set(["UPSTREAM_ERROR"]));
});
