import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogueGame } from "../../testing/fakes/games/casino.ts";
import { demoCookie, fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const route = "GET /casino-api/v1/catalogue";
const catalogue = {
  games: [
    catalogueGame({ id: 1, key: "hundredfold", name: "Hundredfold", halls: ["FAST_BET"], mechanics: ["own-odds"] }),
    catalogueGame({
      id: 2,
      key: "quiet-keno",
      name: "Quiet Keno",
      provider: "four-rivers",
      halls: ["KENO"],
      volatility: "high",
      min_stake: "1.00",
      has_demo: false,
    }),
    catalogueGame({
      id: 3,
      key: "old-jack",
      name: "Old Jack",
      halls: ["CARDS", "OTHER"],
      mechanics: ["cards", "own-odds"],
      rtp_from: "94.32",
    }),
    catalogueGame({ id: 4, key: "jack-of-all", name: "Jack of All", halls: ["CARDS"], mechanics: ["cards"] }),
  ],
  halls: [
    { key: "FAST_BET", name: "Fast bet" },
    { key: "KENO", name: "Keno" },
    { key: "CARDS", name: "Card games" },
    { key: "OTHER", name: "Table games" },
  ],
  providers: [
    { key: "four-rivers", name: "Four Rivers" },
    { key: "marble-works", name: "Marble Works" },
  ],
  collections: [
    { key: "your-odds", name: "You set the odds", games: [1, 3] },
    { key: "big-prizes", name: "Big multipliers", games: [2] },
  ],
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(route, () => catalogue);
});
afterEach(() => gateway.close());

interface Page {
  totalCount: number;
  edges: { node: { key: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  providers: { key: string; gameCount: number }[];
  mechanics: string[];
}

const ask = async (query: string, options: { variables?: object; headers?: Record<string, string> } = {}) => {
  const { data, errors } = await gateway.ask(query, options);
  if (errors) throw new Error(JSON.stringify(errors));
  return data ?? {};
};
const page = async (filter: object, paging: object = {}): Promise<Page> =>
  fieldOf<Page>(
    await ask(
      `query($filter: CasinoGameFilter, $first: Int, $after: String) { casinoGames(filter: $filter, first: $first, after: $after) {
        totalCount edges { node { key } } pageInfo { hasNextPage endCursor } providers { key gameCount } mechanics } }`,
      { variables: { filter, ...paging } },
    ),
    "casinoGames",
  );
const keys = async (filter: object) => (await page(filter)).edges.map(({ node }) => node.key);

describe("the casino's catalogue [2.22]", () => {
  it("tells all of a game that a lobby shows, with one call for the visitor's group and country", async () => {
    const { casinoGame } = await ask(
      `{ casinoGame(key: "old-jack") { id key name route hasDemo isNew rtp rtpFrom volatility highestMultiplier mechanics
         halls provider { key name gameCount } minStake { amount currency } maxStake { amount } pictures { tall square wide } } }`,
      { headers: { "x-language": "ru", "x-geo-country": "KZ" } },
    );
    expect(casinoGame).toEqual({
      id: "3",
      key: "old-jack",
      name: "Old Jack",
      route: "old-jack",
      hasDemo: true,
      isNew: false,
      rtp: "99.00",
      rtpFrom: "94.32",
      volatility: "MEDIUM",
      highestMultiplier: "99",
      mechanics: ["cards", "own-odds"],
      halls: ["CARDS", "OTHER"],
      provider: { key: "marble-works", name: "Marble Works", gameCount: 3 },
      minStake: { amount: "0.10", currency: "EUR" },
      maxStake: { amount: "100.00" },
      pictures: { tall: null, square: "https://studio.example/art/old-jack/1x1.svg", wide: null },
    });
    expect(gateway.upstreams.callsOf(route).map(({ query }) => query)).toEqual([
      { group_id: "1", country: "kz", lng: "ru" },
    ]);
  });

  it.each([
    [{ hall: "CARDS" }, ["old-jack", "jack-of-all"]],
    [{ providers: ["four-rivers"] }, ["quiet-keno"]],
    [{ providers: [] }, ["hundredfold", "quiet-keno", "old-jack", "jack-of-all"]],
    [{ collection: "your-odds" }, ["hundredfold", "old-jack"]],
    [{ collection: "nothing" }, []],
    [{ mechanics: ["cards", "own-odds"] }, ["old-jack"]],
    [{ volatilities: ["HIGH", "LOW"] }, ["quiet-keno"]],
    [{ stakeUpTo: "0.5" }, ["hundredfold", "old-jack", "jack-of-all"]],
    [{ hasDemo: false }, ["quiet-keno"]],
    [{ hall: "CARDS", mechanics: ["own-odds"], ids: ["3", "99"] }, ["old-jack"]],
    [{ search: "  old JACK " }, ["old-jack"]],
    [{ search: "jak" }, []],
    [{ search: "hundrefold" }, ["hundredfold"]],
    [{ search: "kino" }, ["quiet-keno"]],
    [{ search: "for rivers" }, []],
    [{ search: "four rivers" }, ["quiet-keno"]],
    [{ search: "hund" }, ["hundredfold"]],
    [{ search: "zebra" }, []],
  ])("selects by %j", async (filter, expected) => {
    expect(await keys(filter)).toEqual(expected);
  });

  it("puts the best match of a search first", async () => {
    expect((await keys({ search: "jack" })).toSorted()).toEqual(["jack-of-all", "old-jack"]);
    expect((await keys({ search: "jack of" }))[0]).toBe("jack-of-all");
  });

  it("tells what else may be chosen: providers without the choice of providers, mechanics likewise", async () => {
    const chosen = await page({ providers: ["four-rivers"], mechanics: [] });
    expect(chosen.providers).toEqual([
      { key: "marble-works", gameCount: 3 },
      { key: "four-rivers", gameCount: 1 },
    ]);
    expect((await page({ mechanics: ["own-odds"], hall: "CARDS" })).mechanics).toEqual(["cards", "own-odds"]);
  });

  it("pages, and refuses bad cursors, sizes and filters", async () => {
    const first = await page({}, { first: 3 });
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const second = await page({}, { first: 3, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ edges: [{ node: { key: "jack-of-all" } }], pageInfo: { hasNextPage: false } });
    for (const args of [
      "first: 101",
      'after: "x"',
      `filter: { providers: [${'"a",'.repeat(101)}] }`,
      `filter: { mechanics: [${'"a",'.repeat(21)}] }`,
    ]) {
      const { errors } = await gateway.ask(`{ casinoGames(${args}) { totalCount } }`);
      expect(errors?.[0]?.extensions["code"], args.slice(0, 20)).toBe("BAD_USER_INPUT");
    }
  });

  it("has halls, providers with most games first, and collections of a hall", async () => {
    const data = await ask(`{ casinoHalls { hall name gameCount } casinoProviders { totalCount edges { node { key } } }
      casinoCollections { key gameCount games(first: 1) { key } } ofCards: casinoCollections(hall: CARDS) { key name games { key } } }`);
    expect(data).toEqual({
      casinoHalls: [
        { hall: "FAST_BET", name: "Fast bet", gameCount: 1 },
        { hall: "KENO", name: "Keno", gameCount: 1 },
        { hall: "CARDS", name: "Card games", gameCount: 2 },
        { hall: "OTHER", name: "Table games", gameCount: 1 },
      ],
      casinoProviders: { totalCount: 2, edges: [{ node: { key: "marble-works" } }, { node: { key: "four-rivers" } }] },
      casinoCollections: [
        { key: "your-odds", gameCount: 2, games: [{ key: "hundredfold" }] },
        { key: "big-prizes", gameCount: 1, games: [{ key: "quiet-keno" }] },
      ],
      ofCards: [{ key: "your-odds", name: "You set the odds", games: [{ key: "old-jack" }] }],
    });
  });
});

describe("tables that all players share", () => {
  it("tell who sits there, from one call", async () => {
    gateway.upstreams.on("GET /casino-api/v1/tables", () => ({ tables: [{ game: "quiet-keno", seats: 12 }] }));
    expect(await ask("{ casinoTables { gameKey seatCount } }")).toEqual({
      casinoTables: [{ gameKey: "quiet-keno", seatCount: 12 }],
    });
    expect(gateway.upstreams.callsOf("GET /casino-api/v1/tables")).toHaveLength(1);
  });
});

const LAUNCH = `mutation($input: LaunchCasinoGameInput!) {
  launchCasinoGame(input: $input) { launch { url sessionId } errors { code path } } }`;
const open = async (input: object, headers: Record<string, string> = {}) =>
  (await ask(LAUNCH, { variables: { input }, headers }))["launchCasinoGame"];

describe("opening a game [2.20]", () => {
  it("opens for fun without sign-in, by number or key", async () => {
    gateway.upstreams.on("POST /casino-api/v1/launches/demo", () => ({
      launch: { id: null, url: "https://studio.example/play#1" },
      errors: [],
    }));
    const opened = { launch: { url: "https://studio.example/play#1", sessionId: null }, errors: [] };
    expect(await open({ gameId: "3", isDemo: true })).toEqual(opened);
    expect(await open({ gameId: "old-jack", isDemo: true })).toEqual(opened);
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/launches/demo").map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ game: "old-jack", group_id: 1, country: "ru", lng: "en" })),
    );
    expect(await open({ gameId: "nothing", isDemo: true })).toEqual({
      launch: null,
      errors: [{ code: "CASINO_GAME_UNKNOWN", path: ["gameId"] }],
    });
  });

  it("opens by the usual group while the config can't be had", async () => {
    gateway.upstreams.on("GET /bff-api/config/all.json", (_, reply) => reply.code(500).send({}));
    gateway.upstreams.on("POST /casino-api/v1/launches/demo", () => ({
      launch: { id: null, url: "https://studio.example/play#1" },
      errors: [],
    }));
    expect(await open({ gameId: "3", isDemo: true })).toMatchObject({ errors: [] });
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/launches/demo")[0]?.body).toMatchObject({ group_id: 1 });
  });

  it("opens for money with an account, and says what was wrong with the request", async () => {
    gateway.upstreams.on("POST /casino-api/v1/launches", () => ({
      launch: { id: "77", url: "https://studio.example/play#2" },
      errors: [],
    }));
    expect(await open({ gameId: "3", accountId: "7001" }, demoCookie)).toEqual({
      launch: { url: "https://studio.example/play#2", sessionId: "77" },
      errors: [],
    });
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/launches")[0]?.body).toMatchObject({
      game: "old-jack",
      account_id: 7001,
    });
    const codes = async (input: object) =>
      ((await open(input, demoCookie)) as { errors: { code: string; path: string[] }[] }).errors;
    expect(await codes({ gameId: "3" })).toEqual([{ code: "REQUIRED", path: ["accountId"] }]);
    expect(await codes({ gameId: "3", accountId: "x" })).toEqual([{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }]);
    expect(await codes({ gameId: "99", accountId: "7001" })).toEqual([
      { code: "CASINO_GAME_UNKNOWN", path: ["gameId"] },
    ]);
    gateway.upstreams.on("POST /casino-api/v1/launches", () => ({
      launch: null,
      errors: [{ code: "ACCOUNT_UNKNOWN", message: "no", path: ["account_id"] }],
    }));
    expect(await codes({ gameId: "3", accountId: "7002" })).toEqual([{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }]);
  });

  it("lets a guest play for money no game, end none and keep none", async () => {
    for (const mutation of [
      'launchCasinoGame(input: { gameId: "3", accountId: "1" })',
      'closeCasinoSession(input: { sessionId: "1" })',
      'setCasinoFavorite(input: { gameId: "3", isFavorite: true })',
    ]) {
      const { errors } = await gateway.ask(`mutation { ${mutation} { errors { code } } }`);
      expect(errors?.[0]?.extensions["code"], mutation).toBe("UNAUTHENTICATED");
    }
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/launches")).toEqual([]);
  });

  it("ends a launch; a number that can be none ends nothing", async () => {
    gateway.upstreams.on("POST /casino-api/v1/launches/end", () => ({ is_ended: true }));
    for (const sessionId of ["77", "x"])
      await ask(`mutation { closeCasinoSession(input: { sessionId: "${sessionId}" }) { errors { code } } }`, {
        headers: demoCookie,
      });
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/launches/end").map(({ body }) => body)).toEqual([
      { id: "77" },
    ]);
  });
});

describe("games that a player keeps [2.22]", () => {
  it("are those offered here, and change one by one", async () => {
    gateway.upstreams.on("GET /casino-api/v1/favorites", () => ({ games: ["quiet-keno", "gone", "hundredfold"] }));
    gateway.upstreams.on("POST /casino-api/v1/favorites", () => ({ games: ["old-jack"], errors: [] }));
    const { viewer } = await ask("{ viewer { casinoFavorites { key } } }", { headers: demoCookie });
    expect(viewer).toEqual({ casinoFavorites: [{ key: "quiet-keno" }, { key: "hundredfold" }] });
    const set = async (gameId: string, isFavorite: boolean) =>
      (
        await ask(
          `mutation { setCasinoFavorite(input: { gameId: "${gameId}", isFavorite: ${isFavorite} }) { favorites { key } errors { code path } } }`,
          { headers: demoCookie },
        )
      )["setCasinoFavorite"];
    expect(await set("3", true)).toEqual({ favorites: [{ key: "old-jack" }], errors: [] });
    await set("gone", false);
    expect(gateway.upstreams.callsOf("POST /casino-api/v1/favorites").map(({ body }) => body)).toEqual([
      { game: "old-jack", is_favorite: true },
      { game: "gone", is_favorite: false },
    ]);
    gateway.upstreams.on("POST /casino-api/v1/favorites", () => ({
      games: [],
      errors: [{ code: "TOO_MANY_FAVORITES", message: "At most 500 games", path: ["game"] }],
    }));
    expect(await set("3", true)).toEqual({
      favorites: null,
      errors: [{ code: "TOO_MANY_FAVORITES", path: ["gameId"] }],
    });
  });
});
