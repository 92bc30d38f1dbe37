import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../upstream/sportsbook.ts";
import { fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

type Schemas = components["schemas"];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => void gateway.upstreams.calls.splice(0));

const championship: Schemas["ResultChampionship"] = {
  id: "88",
  name: "League",
  slug: "league",
  sportId: "1",
  countryCode: "gb-eng",
  seasons: ["2025-26"],
};
const team = (id: string): Schemas["Opponent"] => ({
  id,
  name: `Team ${id}`,
  shortName: `T${id}`,
  color: "#111111",
  secondColor: "#FFFFFF",
});
const result = (id: string, gameId: string | null = null): Schemas["Result"] => ({
  id,
  gameId,
  slug: "one-two",
  startsAt: 1_795_000_000,
  hasTime: true,
  sportId: "1",
  championship,
  season: "2025-26",
  opponents: [team("1"), team("2")],
  status: "FINISHED",
  score: { home: 2, away: 1, periods: [{ home: 1, away: 0 }] },
  ending: "REGULAR",
  shootout: null,
});
const record: Schemas["SideRecord"] = {
  played: 1,
  won: 1,
  drawn: 0,
  lost: 0,
  scored: 2,
  conceded: 1,
  averageScored: "2.00",
  averageConceded: "1.00",
};
const side = (id: string): Schemas["SideStatistics"] => ({
  team: team(id),
  form: [{ outcome: "WON", isHome: true, result: result("9") }],
  all: record,
  atHome: record,
  away: record,
});
const paths = () =>
  gateway.upstreams.calls
    .filter(({ path }) => !path.startsWith("/events-api"))
    .map(({ path, query }) => `${path.replace("/sportsbook-api/v1", "")} ${query["ids"] ?? ""}`.trim());

describe("results", () => {
  it("are one call with their sports, and one more for what happened in all of them [1.01]", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/results", () => ({
      results: ["7", "8"].map((id) => result(id)),
      cursors: ["a", "b"],
      totalCount: 5,
      next: "b",
      sports: [{ sportId: "1", count: 5 }],
    }));
    gateway.upstreams.on("GET /sportsbook-api/v1/results/by-ids", (request) => ({
      results: String((request.query as { ids: string }).ids)
        .split(",")
        .map((id) => ({
          result: result(id),
          events: [
            { type: "GOAL", side: 1, minute: "10", scoreAfter: "1:0" },
            { type: "UNHEARD_OF", side: null, minute: "", scoreAfter: null },
          ],
        })),
    }));
    const { data, errors } =
      await gateway.ask(`{ results(filter: { day: "2026-11-20", timeZone: "Europe/Moscow", search: " one " }, first: 2) {
      totalCount sports { count sport { name } } pageInfo { hasNextPage endCursor }
      edges { cursor node { id isOwnGame game { id } startsAt sport { slug } championship { name } score { home } events { minute } } } } }`);
    expect(errors).toBeUndefined();
    expect(fieldOf(data, "results")).toMatchObject({
      totalCount: 5,
      sports: [{ count: 5, sport: { name: "Football" } }],
      pageInfo: { hasNextPage: true, endCursor: "b" },
      edges: [
        {
          cursor: "a",
          node: {
            id: "7",
            isOwnGame: false,
            game: null,
            startsAt: "2026-11-18T11:06:40Z",
            championship: { name: "League" },
            events: [{ minute: "10" }],
          },
        },
        { node: { id: "8" } },
      ],
    });
    expect(paths().toSorted()).toEqual(["/results", "/results/by-ids 7,8", "/sports"]);
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/results")[0]?.query).toEqual({
      day: "2026-11-20",
      timeZone: "Europe/Moscow",
      search: "one",
      first: "2",
      lng: "en",
    });
  });

  it.each([
    ['results(filter: { day: "2026-11-20" }, first: 101) { totalCount }', "first is 1 to 100."],
    [
      'results(filter: { day: "21.11.26" }) { totalCount }',
      'day is a day such as "2026-11-21" that does not lie ahead.',
    ],
    ['resultDays(month: "2026") { month }', 'month is a month such as "2026-11" that does not lie ahead.'],
  ])("%s is BAD_USER_INPUT without asking anybody", async (field, message) => {
    const { errors } = await gateway.ask(`{ ${field} }`);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(paths()).toEqual([]);
  });

  it.each(["BAD_DAY", "BAD_TIME_ZONE", "NOTHING_CHOSEN", "BAD_CURSOR"])(
    "the service's %s is the caller's mistake",
    async (code) => {
      gateway.upstreams.on("GET /sportsbook-api/v1/results", (_request, reply) =>
        reply.code(400).send({ code, message: "secret" }),
      );
      const { errors } = await gateway.ask('{ results(filter: { day: "2027-11-20" }) { totalCount } }');
      expect(errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
      expect(JSON.stringify(errors)).not.toContain("secret");
    },
  );

  it("are none for ids that can't be, without a call", async () => {
    const { data } = await gateway.ask(
      '{ results(filter: { championshipId: "x" }) { totalCount } gameResult(id: "..") { id } resultChampionships(ids: ["-"]) { resultCount } standings(championshipId: "88", season: "\'--") { season } teamStatistics(teamId: "") { championship { id } } }',
    );
    expect(data).toEqual({
      results: { totalCount: 0 },
      gameResult: null,
      resultChampionships: [],
      standings: null,
      teamStatistics: null,
    });
    expect(paths()).toEqual([]);
  });
});

describe("statistics", () => {
  it("of several games are one call", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/statistics/games", (request) => ({
      games: String((request.query as { ids: string }).ids)
        .split(",")
        .map((gameId) => ({
          gameId,
          home: side("1"),
          away: side("2"),
          headToHead: { homeWins: 1, draws: 0, awayWins: 0, results: [] },
          standings: null,
        })),
    }));
    const { data, errors } = await gateway.ask(
      '{ a: game(id: "501") { statistics { home { form { outcome } all { averageScored } } } } b: game(id: "502") { statistics { gameId standings { season } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      a: { statistics: { home: { form: [{ outcome: "WON" }], all: { averageScored: "2.00" } } } },
      b: { statistics: { gameId: "502", standings: null } },
    });
    expect(paths().filter((path) => path.startsWith("/statistics"))).toEqual(["/statistics/games 501,502"]);
  });

  it("that are not there are null, and those of a service that is down an error", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/statistics/standings", (_request, reply) =>
      reply.code(404).send({ code: "NO_TABLE", message: "x" }),
    );
    gateway.upstreams.on("GET /sportsbook-api/v1/statistics/team", (_request, reply) =>
      reply.code(500).send({ code: "INTERNAL", message: "x" }),
    );
    const { data, errors } = await gateway.ask(
      '{ standings(championshipId: "702") { season } teamStatistics(teamId: "5") { championship { id } } }',
    );
    expect(data).toEqual({ standings: null, teamStatistics: null });
    expect(errors?.map(({ path }) => path)).toEqual([["teamStatistics"]]);
  });
});
