import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const team = (id: string) => ({
  id,
  name: `Team ${id}`,
  shortName: "T",
  color: "#000000",
  secondColor: "#FFFFFF",
  slug: `team-${id}`,
  sportId: "1",
  championshipId: "88",
  lineCount: 2,
  liveCount: 1,
});
beforeEach(() => {
  gateway.upstreams.calls.splice(0);
  gateway.upstreams.on("GET /sportsbook-api/v1/search", () => ({
    teamIds: ["7", "8"],
    championshipIds: ["88", "89"],
    gameIds: ["501", "502"],
  }));
  gateway.upstreams.on("GET /sportsbook-api/v1/teams", ({ query }) => {
    const { ids, slugs } = query as { ids?: string; slugs?: string };
    return {
      teams:
        ids === undefined
          ? slugs === "team-7"
            ? [team("7")]
            : []
          : ids
              .split(",")
              .filter((id) => id !== "8")
              .map(team),
    };
  });
});

const routes = () =>
  gateway.upstreams.calls
    .filter(({ path }) => path.startsWith("/sportsbook-api"))
    .map(({ path }) => path.replace("/sportsbook-api/v1/", ""))
    .toSorted();

describe("search", () => {
  it("asks once for each kind that is wanted, and leaves out what is gone", async () => {
    const { data, errors } = await gateway.ask(
      '{ search(text: " chel ") { teams { id gameCount sport { slug } } championships { id } games { id championship { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      search: {
        teams: [{ id: "7", gameCount: 3 }],
        championships: [{ id: "88" }, { id: "89" }],
        games: [{ id: "501" }, { id: "502" }],
      },
    });
    expect(new Set(routes()).size).toBe(routes().length);
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/search")[0]?.query).toEqual({ text: "chel", first: "5" });
  });

  it("asks for no kind that is not wanted, and nothing when nothing was typed", async () => {
    await gateway.ask('{ search(text: "chelsea", first: 3) { games { id } } }');
    expect(routes()).toEqual(["games/by-ids", "search"]);
    gateway.upstreams.calls.splice(0);
    expect((await gateway.ask('{ search(text: "  ") { teams { id } games { id } } }')).data).toEqual({
      search: { teams: [], games: [] },
    });
    expect(routes()).toEqual([]);
  });

  it("refuses what is too long, and takes invalid letters", async () => {
    const code = async (text: string, first = 5) =>
      (
        await gateway.ask(
          "query Q($text: String!, $first: Int) { search(text: $text, first: $first) { games { id } } }",
          { variables: { text, first } },
        )
      ).errors?.[0]?.extensions["code"];
    expect([
      await code("a".repeat(65)),
      await code("a", 0),
      await code("a", 21),
      await code("a\ud800b"),
      await code("😀".repeat(32)),
    ]).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT", undefined, undefined]);
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/search")[0]?.query["text"]).toBe("a\ufffdb");
  });
});

describe("a team", () => {
  it("goes by its address words", async () => {
    expect(
      (
        await gateway.ask(
          '{ team(slug: "team-7") { id line: gameCount(section: LINE) live: gameCount(section: LIVE) } none: team(slug: "nobody") { id } odd: team(slug: "a,b") { id } }',
        )
      ).data,
    ).toEqual({ team: { id: "7", line: 2, live: 1 }, none: null, odd: null });
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/teams").map(({ query }) => query["slugs"])).toEqual([
      "team-7",
      "nobody",
    ]);
  });
});

describe("favorites kept elsewhere", () => {
  it("are asked for in one call a kind, whatever their number", async () => {
    const items = [
      ...["501", "502"].map((id) => ({ kind: "GAME", id })),
      { kind: "TEAM", id: "7" },
      { kind: "CHAMPIONSHIP", id: "88" },
      { kind: "TEAM", id: "8" },
    ];
    const { data } = await gateway.ask(
      "query Q($items: [FavoriteInput!]!) { favorites(items: $items) { kind targetId game { id } team { id } championship { id } } }",
      { variables: { items } },
    );
    expect(data?.["favorites"]).toEqual([
      { kind: "GAME", targetId: "501", game: { id: "501" }, team: null, championship: null },
      { kind: "GAME", targetId: "502", game: { id: "502" }, team: null, championship: null },
      { kind: "TEAM", targetId: "7", game: null, team: { id: "7" }, championship: null },
      { kind: "CHAMPIONSHIP", targetId: "88", game: null, team: null, championship: { id: "88" } },
      { kind: "TEAM", targetId: "8", game: null, team: null, championship: null },
    ]);
    expect(routes()).toEqual(["championships", "games/by-ids", "teams"]);
  });

  it("choose games in one question, of at most 500 ids", async () => {
    const ask = (anyOf: object) =>
      gateway.ask("query Q($filter: GameFilter!) { games(filter: $filter, first: 5) { totalCount } }", {
        variables: { filter: { anyOf } },
      });
    await ask({ gameIds: ["501", "x"], teamIds: ["7", "7"] });
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/games")[0]?.query).toMatchObject({
      anyGameIds: "501",
      anyTeamIds: "7",
    });
    gateway.upstreams.calls.splice(0);
    expect((await ask({})).data).toEqual({ games: { totalCount: 0 } });
    expect(routes()).toEqual([]);
    expect(
      (await ask({ gameIds: Array.from({ length: 501 }, (_, index) => String(index)) })).errors?.[0]?.extensions[
        "code"
      ],
    ).toBe("BAD_USER_INPUT");
  });
});
