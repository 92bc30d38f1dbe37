import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CasinoService } from "../../datasources/games/casino.ts";
import { demoCookie, fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { catalogueGame } from "../../testing/fakes/games/casino.ts";
import { siteConfig } from "../../testing/fakes/site/config.ts";

const route = "GET /games-api/v1/preview/light";
const game = (id: number, name: string, categories: number[], tag = 0) => ({
  GT: id,
  GN: name,
  R: `route-${id}`,
  OR: id === 1 ? "" : `old${id}`,
  CRID: categories,
  GF: tag,
});
/** The same games in the catalogue, by which filters choose. */
const listed = (id: number, name: string, categories: number[], tag = 0) =>
  catalogueGame({ id, key: `route-${id}`, name, former_key: id === 1 ? "" : `old${id}`, categories, tag });
const catalogue = {
  games: [
    listed(1, "Lanterns of the Sea", [1, 9], 1),
    listed(2, "Echo of the Night", [2]),
    listed(3, "Keys of the Sea", [1]),
  ],
  halls: [{ key: "SLOTS", name: "Slots" }],
  providers: [{ key: "marble-works", name: "Marble Works" }],
  collections: [],
};
const preview = {
  Success: true,
  Value: {
    Games: [
      game(1, "Lanterns of the Sea", [1, 9], 1),
      game(2, "Echo of the Night", [2]),
      game(3, "Keys of the Sea", [1]),
    ],
    Actions: [{ Id: 4, Name: "Lucky hour" }],
  },
};

interface Page {
  totalCount: number;
  edges: { cursor: string; node: Record<string, unknown> }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on("GET /casino-api/v1/catalogue", () => catalogue);
  gateway.upstreams.on(route, (request) =>
    (request.query as Record<string, string>)["includeCategories"] === "true"
      ? {
          ...preview,
          Value: {
            ...preview.Value,
            Categories: [
              { RI: 1, TR: "Slots" },
              { RI: 2, TR: "Live casino" },
              { RI: 9, TR: "New" },
            ],
          },
        }
      : preview,
  );
});
afterEach(() => gateway.close());

const games = async (args = "", fields = "id", headers: Record<string, string> = {}) =>
  fieldOf<Page>(
    (
      await gateway.ask(
        `{ gamesPreview${args} { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${fields} } } } }`,
        { headers },
      )
    ).data,
    "gamesPreview",
  );
const ids = ({ edges }: Page) => edges.map(({ node }) => node["id"]);

describe("games preview", () => {
  it("asks with whence, groupId, lng, ref, fcountry and no categories, and gives each game's fields [3.38]", async () => {
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, groupId: 3, ref_id: 7 }));
    const page = await games("", "id name route oldRoute categoryIds tagId", {
      "x-language": "ru",
      "x-geo-country": "KZ",
    });
    expect(page.edges.map(({ node }) => node)[0]).toEqual({
      id: "1",
      name: "Lanterns of the Sea",
      route: "route-1",
      oldRoute: null,
      categoryIds: ["1", "9"],
      tagId: "1",
    });
    expect(page.edges.map(({ node }) => node)[1]).toMatchObject({ oldRoute: "old2", tagId: null });
    const [call, ...more] = gateway.upstreams.callsOf(route);
    expect(more).toEqual([]);
    expect(call?.query).toEqual({
      whence: "55",
      groupId: "3",
      lng: "ru",
      ref: "7",
      fcountry: "kz",
      includeCategories: "false",
    });
    expect(call?.headers["authorization"]).toBeUndefined();
  });

  it("asks with the player's token once he is signed in, and as nobody when his session has died", async () => {
    await games("", "id", demoCookie);
    expect(gateway.upstreams.callsOf(route)[0]?.headers["authorization"]).toMatch(/^Bearer \S+\.sig$/);
    expect((await games("", "id", { cookie: "session=dead" })).totalCount).toBe(3);
    expect(gateway.upstreams.callsOf(route)[1]?.headers["authorization"]).toBeUndefined();
  });

  it("asks for categories once for all games", async () => {
    const page = await games("", "categories { id name }");
    expect(page.edges.map(({ node }) => node["categories"])).toEqual([
      [
        { id: "1", name: "Slots" },
        { id: "9", name: "New" },
      ],
      [{ id: "2", name: "Live casino" }],
      [{ id: "1", name: "Slots" }],
    ]);
    expect(
      gateway.upstreams
        .callsOf(route)
        .map(({ query }) => query["includeCategories"])
        .toSorted(),
    ).toEqual(["false", "true"]);
    const { data } = await gateway.ask("{ casinoCategories { name } }");
    expect(data).toEqual({ casinoCategories: [{ name: "Slots" }, { name: "Live casino" }, { name: "New" }] });
  });

  it("filters by category, tag, words and ids", async () => {
    expect(ids(await games('(filter: { categoryId: "1" })'))).toEqual(["1", "3"]);
    expect(ids(await games('(filter: { tagId: "1" })'))).toEqual(["1"]);
    expect(ids(await games('(filter: { search: " SEA keys " })'))).toEqual(["3"]);
    expect(ids(await games('(filter: { ids: ["2", "99"] })'))).toEqual(["2"]);
    expect(ids(await games('(filter: { categoryId: "2", search: "sea" })'))).toEqual([]);
  });

  it("finds one game by its number, its route or its old route, today's route first", async () => {
    const one = async (key: string) =>
      (await gateway.ask("query($key: String!) { casinoGame(key: $key) { id } }", { variables: { key } })).data?.[
        "casinoGame"
      ];
    expect(await one("3")).toEqual({ id: "3" });
    expect(await one("route-1")).toEqual({ id: "1" });
    expect(await one("old2")).toEqual({ id: "2" });
    for (const key of ["99", "none", "old1"]) expect(await one(key)).toBeNull();
    expect(
      (await gateway.ask(`{ casinoGame(key: "${"x".repeat(201)}") { id } }`)).errors?.[0]?.extensions["code"],
    ).toBe("BAD_USER_INPUT");
  });

  it("pages, and refuses invalid cursors and sizes", async () => {
    const first = await games("(first: 2)");
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, endCursor: first.edges[1]?.cursor } });
    const second = await games(`(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect(ids(second)).toEqual(["3"]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    for (const args of [
      "first: 0",
      "first: 101",
      'after: "nonsense"',
      `filter: { search: "${"x".repeat(65)}" }`,
      `filter: { ids: [${'"1",'.repeat(101)}] }`,
    ]) {
      const { errors } = await gateway.ask(`{ gamesPreview(${args}) { totalCount } }`);
      expect(errors?.[0]?.extensions["code"], args.slice(0, 20)).toBe("BAD_USER_INPUT");
    }
  });

  it("goes by the usual group while the config can't be had", async () => {
    gateway.upstreams.on("GET /bff-api/config/all.json", (_, reply) => reply.code(500).send({}));
    expect((await games()).totalCount).toBe(3);
    expect(gateway.upstreams.callsOf(route)[0]?.query).toMatchObject({ groupId: "1", ref: "1" });
  });

  it("fails as the service's error, also when the answer is no success, and leaves other fields standing [8.30]", async () => {
    gateway.upstreams.on(route, () => ({ Success: false, Value: null }));
    const { data, errors } = await gateway.ask("{ gamesPreview { totalCount } siteConfig { companyName } }");
    expect(data).toEqual({ gamesPreview: null, siteConfig: { companyName: "Test Bets" } });
    expect(errors).toMatchObject([
      { path: ["gamesPreview"], extensions: { code: "UPSTREAM_ERROR", upstream: { service: "casino" } } },
    ]);
  });

  it("logs a failure and throws it on [8.30]", async () => {
    gateway.upstreams.on(route, (_, reply) => reply.code(503).send({ code: "DOWN", message: "down" }));
    const told: unknown[][] = [];
    const service = new CasinoService({
      service: "casino",
      url: gateway.upstreams.url,
      timeoutMs: 1000,
      tryDelayMs: 1,
      report: (...trouble) => void told.push(trouble),
    });
    await expect(
      service.preview(null, { language: "en", country: "ru", groupId: 1, ref: 1, includeCategories: false }),
    ).rejects.toMatchObject({ extensions: { code: "UPSTREAM_UNAVAILABLE" } });
    expect(told).toEqual([
      ["the games preview failed", { groupId: 1, country: "ru", code: "UPSTREAM_UNAVAILABLE", status: 503 }],
    ]);
    await service.upstream.close();
  });
});
