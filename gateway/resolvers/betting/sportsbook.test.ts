import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  // Nested lists, which are expensive.
  gateway = await startTestGateway({ rateLimits: false, maxCost: { guest: 1_000_000, player: 1_000_000 } });
});
afterAll(() => gateway.close());
beforeEach(() => void gateway.upstreams.calls.splice(0));

/** Upstream calls made, without the event stream's. */
const callsMade = () =>
  gateway.upstreams.calls
    .filter(({ path }) => !path.startsWith("/events-api"))
    .map(({ method, path, query }) => ({ route: `${method} ${path}`, query }));

describe("lists", () => {
  it("fetches games with their sports, championships and main markets in one call each [1.01]", async () => {
    const { data, errors } =
      await gateway.ask(`{ games(filter: { section: LIVE }, first: 20) { totalCount edges { cursor node {
      id sport { name } championship { name } markets(main: true) { id outcomes { coef } } } } pageInfo { hasNextPage endCursor } } }`);
    expect(errors).toBeUndefined();
    const nodes = fieldOf<{ edges: { node: Record<string, unknown> }[] }>(data, "games").edges.map(({ node }) => node);
    expect(nodes).toHaveLength(4);
    expect(nodes[0]).toEqual({
      id: "8801",
      sport: { name: "Football" },
      championship: { name: "Championship 88" },
      markets: [{ id: "8801.1x2", outcomes: [{ coef: "1.850" }] }],
    });
    expect(callsMade().toSorted((one, other) => one.route.localeCompare(other.route))).toEqual([
      { route: "GET /sportsbook-api/v1/championships", query: { ids: "88,89", lng: "en" } },
      { route: "GET /sportsbook-api/v1/games", query: { section: "LIVE", first: "20", markets: "main", lng: "en" } },
      { route: "GET /sportsbook-api/v1/sports", query: { lng: "en" } },
    ]);
  });

  it("asks for what the Asian view shows with the list, and for main and Asian markets together in one call", async () => {
    const { errors } =
      await gateway.ask(`{ asian: games(filter: { section: LIVE }, first: 20) { edges { node { markets(asian: true) { id } } } }
        both: games(filter: { section: LINE }, first: 20) { edges { node { main: markets(main: true) { id } markets(asian: true) { id } } } } }`);
    expect(errors).toBeUndefined();
    expect(callsMade().map(({ query }) => [query["section"], query["markets"]])).toEqual([
      ["LIVE", "asian"],
      ["LINE", "asian"],
    ]);
  });

  it("passes time, country and order on in the service's words, and what everybody begins with not at all [5.34]", async () => {
    await gateway.ask(`{ plain: games(filter: { time: ALL }, order: CHAMPIONSHIP, bestFirst: false, first: 1) { totalCount }
      narrow: games(filter: { time: UPCOMING_EVENTS, hours: 6, countryCode: "gb-eng" }, order: START, bestFirst: true, first: 1) { totalCount }
      half: games(filter: { time: FIRST_PERIOD, timeZone: "Asia/Tokyo" }, order: COUNTRY, first: 1) { totalCount } }`);
    expect(callsMade().map(({ query }) => query)).toEqual([
      { first: "1", markets: "none", lng: "en" },
      {
        time: "UPCOMING_EVENTS",
        hours: "6",
        countryCode: "gb-eng",
        order: "START",
        isBestFirst: "true",
        first: "1",
        markets: "none",
        lng: "en",
      },
      { time: "FIRST_PERIOD", timeZone: "Asia/Tokyo", order: "COUNTRY", first: "1", markets: "none", lng: "en" },
    ]);
  });

  it("refuses invalid hours and zones, and finds nothing in a country that can't exist, without asking", async () => {
    const { data, errors } =
      await gateway.ask(`{ long: games(filter: { time: UPCOMING_EVENTS, hours: 169 }, first: 1) { totalCount } zone: games(filter: { timeZone: "Mars/Olympus" }, first: 1) { totalCount }
      none: games(filter: { countryCode: "England" }, first: 1) { totalCount } }`);
    expect(errors?.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([
      [["long"], "BAD_USER_INPUT"],
      [["zone"], "BAD_USER_INPUT"],
    ]);
    expect(data?.["none"]).toEqual({ totalCount: 0 });
    expect(callsMade()).toEqual([]);
  });

  it("fetches championships of all sports in one call, in menu order", async () => {
    const { data } = await gateway.ask(
      "{ sports(section: LINE) { id championships(section: LINE) { id gameCount(section: LINE) sport { slug } } } }",
    );
    expect(
      fieldOf<{ championships: { id: string }[] }[]>(data, "sports").map(({ championships }) =>
        championships.map(({ id }) => id),
      ),
    ).toEqual([
      ["11", "12"],
      ["21", "22"],
    ]);
    expect(callsMade().filter(({ route }) => route.endsWith("/championships"))).toEqual([
      { route: "GET /sportsbook-api/v1/championships", query: { sportIds: "1,2", section: "LINE", lng: "en" } },
    ]);
  });

  it("fetches the games of several championships together when that takes fewer calls", async () => {
    const { data, errors } =
      await gateway.ask(`{ sports(section: LIVE) { championships(section: LIVE) { id games(section: LIVE, first: 1) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } } } }`);
    expect(errors).toBeUndefined();
    expect(callsMade().filter(({ route }) => route === "GET /sportsbook-api/v1/games")).toEqual([
      {
        route: "GET /sportsbook-api/v1/games",
        query: { championshipIds: "11,12,21,22", first: "100", section: "LIVE", markets: "none", lng: "en" },
      },
    ]);
    expect(fieldOf<{ championships: unknown[] }[]>(data, "sports")[0]?.championships[0]).toEqual({
      id: "11",
      games: { totalCount: 2, pageInfo: { hasNextPage: true, endCursor: "c1101" }, edges: [{ node: { id: "1101" } }] },
    });
  });

  it("asks for no more games with all their markets than the sportsbook gives in one answer", async () => {
    const { errors } = await gateway.ask(
      "{ sports(section: LIVE) { championships(section: LIVE) { games(section: LIVE, first: 5) { edges { node { markets { id } } } } } } }",
    );
    expect(errors).toBeUndefined();
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/games").map(({ query }) => query["first"])).toEqual([
      "50",
    ]);
    const refused = await gateway.ask(
      "{ games(filter: {}, first: 51) { edges { node { markets { id } } } } few: games(filter: {}, first: 51) { edges { node { markets(main: true) { id } } } } }",
    );
    expect(refused.errors?.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([
      [["games"], "BAD_USER_INPUT"],
    ]);
    expect(refused.data?.["few"]).not.toBeNull();
  });

  it("asks for one game once, however many fields and aliases name it", async () => {
    const { data } = await gateway.ask(
      '{ one: game(id: "501") { id markets { id } } two: game(id: "502") { markets { id } } again: game(id: "501") { markets { id } } }',
    );
    expect(fieldOf<{ markets: unknown[] }>(data, "one").markets).toHaveLength(2);
    expect(callsMade()).toEqual([
      { route: "GET /sportsbook-api/v1/games/by-ids", query: { ids: "501,502", markets: "all", lng: "en" } },
    ]);
  });

  it("fetches all markets when a query asks for both kinds", async () => {
    const { data } = await gateway.ask(
      'query Q($main: Boolean) { game(id: "501") { few: markets(main: $main) { id } markets { id } } }',
      { variables: { main: true } },
    );
    expect(data).toEqual({
      game: { few: [{ id: "501.1x2" }], markets: [{ id: "501.1x2" }, { id: "501.correct_score" }] },
    });
    expect(callsMade()).toHaveLength(1);
  });
});

describe("the menu of sports", () => {
  it("is fetched once for everybody who asks within a moment", async () => {
    await Promise.all(
      [
        "{ sports(section: LIVE) { id } }",
        "{ sports(section: LIVE) { name } }",
        "{ sports(section: LIVE) { slug } }",
      ].map((query) => gateway.ask(query, { headers: { "x-language": "ar" } })),
    );
    expect(callsMade()).toEqual([{ route: "GET /sportsbook-api/v1/sports", query: { section: "LIVE", lng: "ar" } }]);
  });
});

describe("what players send", () => {
  it("answers null for unknown and malformed ids, and asks nobody about malformed ones", async () => {
    const { data, errors, status } = await gateway.ask(
      '{ a: game(id: "999999") { id } b: game(id: "../etc") { id } c: championship(id: "x\'--") { id } d: championship(id: "999998") { id } }',
    );
    expect({ data, errors, status }).toEqual({
      data: { a: null, b: null, c: null, d: null },
      errors: undefined,
      status: 200,
    });
    expect(callsMade().map(({ query }) => query["ids"])).toEqual(["999999", "999998"]);
  });

  it("answers an empty page for ids that can't exist", async () => {
    const { data } = await gateway.ask(
      '{ games(filter: { ids: ["nope"] }) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } }',
    );
    expect(data).toEqual({ games: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } } });
    expect(callsMade()).toEqual([]);
  });

  it.each([
    ["filter: {}, first: 101", "first is 1 to 100."],
    ["filter: {}, first: 0", "first is 1 to 100."],
    ["filter: { perChampionship: 0 }", "perChampionship is 1 to 20."],
    ["filter: { perChampionship: 21 }", "perChampionship is 1 to 20."],
    ['filter: {}, after: "' + "x".repeat(200) + '"', "after is not a cursor of this list."],
  ])("refuses %s with BAD_USER_INPUT", async (args, message) => {
    const { errors } = await gateway.ask(`{ games(${args}) { totalCount } }`);
    expect(errors).toEqual([{ message, path: ["games"], extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("finds nothing for half a surrogate pair, instead of failing to write it into a URL", async () => {
    const { data, errors } = await gateway.ask(
      "query($text: String!) { games(filter: { search: $text }, first: 1) { totalCount } }",
      { variables: { text: "a\ud800" } },
    );
    expect(errors).toBeUndefined();
    expect(data?.["games"]).toEqual({ totalCount: 4 });
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/games")[0]?.query["search"]).toBe("a\ufffd");
  });

  it("turns the service's refusal of a cursor into BAD_USER_INPUT", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/games", (_, reply) =>
      reply.code(400).send({ code: "BAD_CURSOR", message: "secret detail" }),
    );
    const { errors } = await gateway.ask('{ games(filter: {}, after: "x") { totalCount } }');
    expect(errors).toEqual([
      { message: "after is not a cursor of this list.", path: ["games"], extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });
});

describe("fields of a game", () => {
  it("tells instants in UTC, leaves out events it has no name for, and speaks the language asked for", async () => {
    const { data } = await gateway.ask(
      '{ game(id: "501") { startsAt score { home periodName } events { type minute } opponents { shortName } } }',
      { headers: { "x-language": "ru" } },
    );
    expect(data?.["game"]).toEqual({
      // 1 795 000 000 s after the epoch, by `date -u -d @1795000000`.
      startsAt: "2026-11-18T11:06:40Z",
      score: { home: 1, periodName: "1st half" },
      events: [{ type: "GOAL", minute: "10" }],
      opponents: [{ shortName: "T1" }, { shortName: "T2" }],
    });
    expect(callsMade()[0]?.query["lng"]).toBe("ru");
  });
});

describe("addresses of games", () => {
  const address = (id: number) => ({
    id: String(id),
    slug: "one-two",
    sportSlug: "football",
    championshipId: "88",
    championshipSlug: "league",
    startsAt: 1_795_000_000,
    area: "CLASSIC",
    cyberVariant: null,
  });

  it("come thousands at a time, in one call and within what a guest may ask", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/addresses", () => ({
      games: Array.from({ length: 5000 }, (_, index) => address(index + 1)),
      cursors: Array.from({ length: 5000 }, (_, index) => `c${index}`),
      totalCount: 6000,
      next: "c4999",
    }));
    const guest = await startTestGateway({ rateLimits: false });
    guest.upstreams.on("GET /sportsbook-api/v1/addresses", () => ({
      games: [address(1)],
      cursors: ["c"],
      totalCount: 1,
      next: null,
    }));
    const ask =
      "{ gameAddresses(section: LINE, first: 5000) { totalCount pageInfo { hasNextPage endCursor } edges { node { id slug sportSlug championshipId championshipSlug startsAt area cyberVariant } } } }";
    expect((await guest.ask(ask)).errors).toBeUndefined();
    await guest.close();
    const { data, errors } = await gateway.ask(ask);
    expect(errors).toBeUndefined();
    const page = fieldOf<{ edges: { node: unknown }[]; pageInfo: unknown; totalCount: number }>(data, "gameAddresses");
    expect(page).toMatchObject({ totalCount: 6000, pageInfo: { hasNextPage: true, endCursor: "c4999" } });
    expect(page.edges[1]?.node).toEqual({ ...address(2), startsAt: "2026-11-18T11:06:40Z" });
    expect(callsMade()).toEqual([
      { route: "GET /sportsbook-api/v1/addresses", query: { section: "LINE", first: "5000" } },
    ]);
  });

  it("refuse larger pages and foreign cursors", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/addresses", (_request, reply) =>
      reply.code(400).send({ code: "BAD_CURSOR", message: "no" }),
    );
    for (const args of ["first: 5001", "first: 0", 'after: "x"', `after: "${"x".repeat(129)}"`]) {
      const { errors } = await gateway.ask(`{ gameAddresses(section: LIVE, ${args}) { totalCount } }`);
      expect(errors?.[0]?.extensions["code"], args).toBe("BAD_USER_INPUT");
    }
  });
});
