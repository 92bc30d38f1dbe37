import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogueGame } from "../../testing/fakes/games/casino.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const list = "GET /casino-api/v1/rounds";
const freeRounds = "GET /casino-api/v1/free-rounds";
const check = "GET /casino-api/v1/rounds/check";
const round = (id: string, change: object = {}) => ({
  id,
  game: "old-jack",
  name: "Old Jack",
  account_id: 7001,
  currency: "RUB",
  stake: "10.00",
  won: "25.00",
  result: "WON",
  is_free: false,
  started_at: 1_795_000_000,
  ended_at: 1_795_000_009,
  ...change,
});
const answer = (rounds: object[], next: string | null = null) => ({
  rounds,
  cursors: rounds.map((_, index) => `cursor-${index + 1}`),
  next,
  total: 7,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on("GET /casino-api/v1/catalogue", () => ({
    games: [catalogueGame({ id: 3, key: "old-jack", name: "Old Jack" })],
    halls: [{ key: "SLOTS", name: "Slots" }],
    providers: [{ key: "marble-works", name: "Marble Works" }],
    collections: [],
  }));
});
afterEach(() => gateway.close());

const ask = (query: string, variables: object = {}) => gateway.ask(query, { headers: demoCookie, variables });
const PAGE = `query($filter: CasinoRoundFilter, $first: Int, $after: String) {
  viewer { casinoRounds(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id gameName game { key } accountId stake { amount currency } won { amount } result isFree startedAt endedAt } } } } }`;

describe("a player's rounds of casino games", () => {
  it("come as a page, in the visitor's language, with games that are still offered", async () => {
    const gone = round("r2", { game: "gone", name: "gone", result: "OPEN", won: "0.00", ended_at: null });
    gateway.upstreams.on(list, () => answer([round("r1", { is_free: true }), gone], "cursor-2"));
    const filter = {
      gameKey: "old-jack",
      results: ["WON", "OPEN", "WON"],
      accountId: "7001",
      from: "2026-11-01T00:00:00Z",
      before: "2026-11-30T00:00:00Z",
    };
    const { data, errors } = await ask(PAGE, { filter, first: 2, after: "cursor-0" });
    expect(errors).toBeUndefined();
    expect(data?.["viewer"]).toEqual({
      casinoRounds: {
        totalCount: 7,
        pageInfo: { hasNextPage: true, endCursor: "cursor-2" },
        edges: [
          {
            cursor: "cursor-1",
            node: {
              id: "r1",
              gameName: "Old Jack",
              game: { key: "old-jack" },
              accountId: "7001",
              stake: { amount: "10.00", currency: "RUB" },
              won: { amount: "25.00" },
              result: "WON",
              isFree: true,
              startedAt: "2026-11-18T11:06:40Z",
              endedAt: "2026-11-18T11:06:49Z",
            },
          },
          {
            cursor: "cursor-2",
            node: expect.objectContaining({
              id: "r2",
              game: null,
              result: "OPEN",
              isFree: false,
              endedAt: null,
            }) as object,
          },
        ],
      },
    });
    expect(gateway.upstreams.callsOf(list).map(({ query }) => query)).toEqual([
      {
        first: "2",
        after: "cursor-0",
        lng: "en",
        game: "old-jack",
        results: "WON,OPEN",
        account_id: "7001",
        from: "1793491200",
        to: "1795996800",
      },
    ]);
  });

  it("are none for accounts and games that can't be, without a call", async () => {
    for (const filter of [{ accountId: "x" }, { gameKey: "g".repeat(61) }, { before: "1970-01-01T00:00:00Z" }])
      expect((await ask(PAGE, { filter })).data?.["viewer"], JSON.stringify(filter)).toEqual({
        casinoRounds: { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] },
      });
    expect(gateway.upstreams.callsOf(list)).toEqual([]);
  });

  it("refuse sizes and cursors that are none", async () => {
    const codeOf = async (variables: object) => (await ask(PAGE, variables)).errors?.[0]?.extensions["code"];
    expect(await codeOf({ first: 101 })).toBe("BAD_USER_INPUT");
    gateway.upstreams.on(list, (_, reply) => reply.code(400).send({ code: "BAD_CURSOR", message: "no" }));
    expect(await codeOf({ after: "nonsense" })).toBe("BAD_USER_INPUT");
    expect((await gateway.ask(PAGE)).data).toEqual({ viewer: null });
  });

  it("are asked for one by one with the page that plays them again", async () => {
    gateway.upstreams.on(list, ({ query }) => answer((query as { ids: string }).ids === "r1" ? [round("r1")] : []));
    gateway.upstreams.on(check, () => ({ verify_url: "https://studio.example/en/verify#r1" }));
    const one = (id: string) => ask("query($id: ID!) { viewer { casinoRound(id: $id) { id verifyUrl } } }", { id });
    expect((await one("r1")).data?.["viewer"]).toEqual({
      casinoRound: { id: "r1", verifyUrl: "https://studio.example/en/verify#r1" },
    });
    for (const id of ["r9", "r1,r2", "r".repeat(101), ""])
      expect((await one(id)).data?.["viewer"], id).toEqual({ casinoRound: null });
    expect(gateway.upstreams.callsOf(list)).toHaveLength(2);
    gateway.upstreams.on(check, (_, reply) => reply.code(404).send({ code: "ROUND_UNKNOWN", message: "no" }));
    expect((await one("r1")).data?.["viewer"]).toEqual({ casinoRound: { id: "r1", verifyUrl: null } });
    gateway.upstreams.on(check, (_, reply) => reply.code(409).send({ code: "GAMES_UNAVAILABLE", message: "no" }));
    const away = await one("r1");
    expect(away.errors?.[0]?.path).toEqual(["viewer", "casinoRound", "verifyUrl"]);
    expect(away.data?.["viewer"]).toEqual({ casinoRound: { id: "r1", verifyUrl: null } });
  });

  it("are what entries of the account's history belong to, all with one call", async () => {
    const entry = (id: string, roundId: string | null) => ({
      id,
      type: "STAKE",
      couponId: null,
      roundId,
      amount: "-10.00",
      balanceAfter: "90.00",
      at: 1_795_000_000,
    });
    gateway.upstreams.on("GET /account-api/v1/getMainAccount", () => ({
      accountId: 7001,
      currency: "RUB",
      pageNumber: 1,
      pageCount: 1,
      totalCount: 3,
      entries: [entry("1", "r1"), entry("2", "r2"), entry("3", null)],
      cursors: ["1", "2", "3"],
      next: null,
    }));
    gateway.upstreams.on(list, () => answer([round("r2"), round("r1")]));
    const { data } = await ask("{ viewer { accountHistory { edges { node { roundId round { id gameName } } } } } }");
    expect(data?.["viewer"]).toEqual({
      accountHistory: {
        edges: [
          { node: { roundId: "r1", round: { id: "r1", gameName: "Old Jack" } } },
          { node: { roundId: "r2", round: { id: "r2", gameName: "Old Jack" } } },
          { node: { roundId: null, round: null } },
        ],
      },
    });
    expect(gateway.upstreams.callsOf(list).map(({ query }) => query)).toEqual([
      { ids: "r1,r2", first: "2", lng: "en" },
    ]);
  });

  it("tell of the free rounds that can be played, with games that are still offered", async () => {
    const free = (id: string, game: string) => ({
      id,
      game,
      name: game,
      currency: "RUB",
      stake: "10.00",
      rounds: 20,
      left: 7,
      won: "35.50",
      account_id: 7001,
      expires_at: 1_795_000_000,
    });
    gateway.upstreams.on(freeRounds, () => ({ free_rounds: [free("6001", "old-jack"), free("6002", "gone")] }));
    const query = `{ viewer { casinoFreeRounds { id gameKey gameName game { name } stake { amount currency } rounds left won { amount } accountId expiresAt } } }`;
    expect((await ask(query)).data?.["viewer"]).toEqual({
      casinoFreeRounds: [
        {
          id: "6001",
          gameKey: "old-jack",
          gameName: "old-jack",
          game: { name: "Old Jack" },
          stake: { amount: "10.00", currency: "RUB" },
          rounds: 20,
          left: 7,
          won: { amount: "35.50" },
          accountId: "7001",
          expiresAt: "2026-11-18T11:06:40Z",
        },
        expect.objectContaining({ id: "6002", gameKey: "gone", game: null }),
      ],
    });
    expect((await gateway.ask(query)).data).toEqual({ viewer: null });
    expect(gateway.upstreams.callsOf(freeRounds).map(({ query: sent }) => sent)).toEqual([{ lng: "en" }]);
  });

  it("give the games played lately and those to go on with, as far as they are offered", async () => {
    gateway.upstreams.on("GET /casino-api/v1/recents", () => ({ games: ["gone", "old-jack"], open: ["gone"] }));
    const { data } = await ask("{ viewer { casinoRecents { played { key } unfinished { key } } } }");
    expect(data?.["viewer"]).toEqual({ casinoRecents: { played: [{ key: "old-jack" }], unfinished: [] } });
  });
});
