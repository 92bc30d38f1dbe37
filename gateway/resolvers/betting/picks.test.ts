import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { game } from "../../testing/fakes/betting/sportsbook.ts";

const routes = {
  combination: "POST /sportsbook-api/v1/combination",
  accumulators: "GET /sportsbook-api/v1/accumulators",
  proposals: "POST /sportsbook-api/v1/bet-proposals",
  outcomes: "POST /sportsbook-api/v1/outcomes",
};
const outcome = (id: string, coef: string) => ({
  id,
  type: "home",
  name: "Home",
  shortName: "1",
  coef,
  isBlocked: false,
});
const found = (gameId: string, championshipId: string, coef: string) => {
  const own = outcome(`${gameId}.1x2.home`, coef);
  return {
    outcome: own,
    market: {
      id: `${gameId}.1x2`,
      type: "1x2",
      name: "Match result",
      param: null,
      group: "main",
      isMain: true,
      outcomes: [own],
    },
    game: game(gameId, championshipId),
  };
};
const leg = "game { id championship { id } sport { id } } market { id } outcome { id coef }";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe("combinations of one game", () => {
  it("pass the outcomes on in the caller's language, and answer the bet or the reasons", async () => {
    gateway.upstreams.on(routes.combination, () => ({
      combination: {
        marketTypes: ["1x2"],
        version: 9,
        bet: null,
        parts: [{ outcomeId: "1.1x2.home", name: "Home", marketName: "Result", coef: "2.000", isNeedless: false }],
        refusals: [{ code: "IMPOSSIBLE", outcomeIds: ["1.1x2.home", "1.1x2.draw"] }],
      },
    }));
    const { data, errors } = await gateway.ask(
      `{ gameCombination(gameId: "1", outcomeIds: ["1.1x2.home", "1.1x2.draw"]) { marketTypes version leg { ${leg} } parts { outcomeId isNeedless } refusals { code outcomeIds } } }`,
      { headers: { "x-language": "ru" } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      gameCombination: {
        marketTypes: ["1x2"],
        version: 9,
        leg: null,
        parts: [{ outcomeId: "1.1x2.home", isNeedless: false }],
        refusals: [{ code: "IMPOSSIBLE", outcomeIds: ["1.1x2.home", "1.1x2.draw"] }],
      },
    });
    expect(gateway.upstreams.callsOf(routes.combination).map(({ query, body }) => [query["lng"], body])).toEqual([
      ["ru", { gameId: "1", outcomeIds: ["1.1x2.home", "1.1x2.draw"] }],
    ]);
  });

  it("are null for games that there are none of, without asking for ids that can't exist", async () => {
    gateway.upstreams.on(routes.combination, () => ({ combination: null }));
    expect(
      (
        await gateway.ask(
          '{ one: gameCombination(gameId: "7", outcomeIds: []) { version } other: gameCombination(gameId: "x.y", outcomeIds: []) { version } }',
        )
      ).data,
    ).toEqual({ one: null, other: null });
    expect(gateway.upstreams.callsOf(routes.combination)).toHaveLength(1);
  });

  it("refuse lists and ids that no client sends", async () => {
    for (const ids of [Array.from({ length: 51 }, () => "a"), ["x".repeat(129)]]) {
      const { errors } = await gateway.ask(
        'query($ids: [ID!]!) { gameCombination(gameId: "1", outcomeIds: $ids) { version } offeredLegs(outcomeIds: $ids) { outcome { id } } }',
        { variables: { ids } },
      );
      expect(errors?.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT"]);
    }
    expect(gateway.upstreams.callsOf(routes.combination)).toEqual([]);
  });
});

describe("expresses", () => {
  it("of the day come in one call, their games' championships and sports in one each", async () => {
    gateway.upstreams.on(routes.accumulators, () => ({
      accumulators: [1, 2].map((number) => ({
        id: `line-1-${number}`,
        section: "LINE",
        coef: "6.000",
        changesAt: 1_790_000_000,
        legs: [found(`${number}1`, "88", "2.000"), found(`${number}2`, "89", "3.000")],
      })),
    }));
    const { data, errors } = await gateway.ask(`{ accumulators(section: LINE) { id coef changesAt legs { ${leg} } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      accumulators: [
        {
          id: "line-1-1",
          coef: "6.000",
          changesAt: "2026-09-21T14:13:20Z",
          legs: [
            { outcome: { coef: "2.000" }, game: { id: "11", championship: { id: "88" } } },
            { game: { championship: { id: "89" } } },
          ],
        },
        { id: "line-1-2" },
      ],
    });
    expect(
      gateway.upstreams.calls
        .map(({ path }) => path)
        .filter((path) => path.startsWith("/sportsbook-api"))
        .toSorted(),
    ).toEqual(["/sportsbook-api/v1/accumulators", "/sportsbook-api/v1/championships", "/sportsbook-api/v1/sports"]);
  });

  it("for a wish pass it on as it is typed, and say what is wrong with it", async () => {
    gateway.upstreams.on(routes.proposals, () => ({
      proposals: [{ coef: "6.000", deviation: "-0.0120", legs: [found("11", "88", "2.000")] }],
      refusals: [{ code: "NOTHING_CLOSE", field: null }],
    }));
    const { data } = await gateway.ask(
      "query($input: GenerateBetsInput!) { generateBets(input: $input) { proposals { coef deviation legs { outcome { id } } } refusals { code field } } }",
      { variables: { input: { stake: "100", win: "1000", sportIds: ["1"], legs: 3 } } },
    );
    expect(data).toEqual({
      generateBets: {
        proposals: [{ coef: "6.000", deviation: "-0.0120", legs: [{ outcome: { id: "11.1x2.home" } }] }],
        refusals: [{ code: "NOTHING_CLOSE", field: null }],
      },
    });
    expect(gateway.upstreams.callsOf(routes.proposals)[0]?.body).toEqual({
      stake: "100",
      win: "1000",
      sportIds: ["1"],
      legs: 3,
    });
    for (const input of [{ stake: "1".repeat(33) }, { sportIds: Array.from({ length: 51 }, () => "1") }]) {
      const { errors } = await gateway.ask(
        "query($input: GenerateBetsInput!) { generateBets(input: $input) { refusals { code } } }",
        { variables: { input } },
      );
      expect(errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    }
  });

  it("leave the rest of the answer standing when the service is down", async () => {
    gateway.upstreams.on(routes.accumulators, (_, reply) => reply.code(503).send({ code: "DOWN", message: "down" }));
    const { data, errors } = await gateway.ask("{ accumulators(section: LIVE) { id } siteConfig { companyName } }");
    expect(data).toEqual({ accumulators: null, siteConfig: { companyName: "Test Bets" } });
    expect(errors).toMatchObject([{ path: ["accumulators"], extensions: { upstream: { service: "sportsbook" } } }]);
  });
});

describe("legs by their outcomes' ids", () => {
  it("tell English names, the score as a text, and whether the price is one of its own [3.03]", async () => {
    const one = found("11", "88", "2.000");
    const [home, away] = one.game.opponents;
    const opponents = [{ ...home, name: "Дома", nameEng: "Home Town" }, away];
    gateway.upstreams.on(routes.outcomes, () => ({
      outcomes: [
        { ...one, game: { ...one.game, opponents } },
        { ...one, outcome: outcome("11.combination.1x2-home", "3.000") },
      ],
    }));
    const asked = "isSpecialCoef outcome { id } game { opponents { nameEng } score { formatted } }";
    const { data, errors } = await gateway.ask(`{ offeredLegs(outcomeIds: ["11.1x2.home"]) { ${asked} } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      offeredLegs: [
        {
          isSpecialCoef: false,
          outcome: { id: "11.1x2.home" },
          game: { opponents: [{ nameEng: "Home Town" }, { nameEng: null }], score: { formatted: "1:0" } },
        },
        {
          isSpecialCoef: true,
          outcome: { id: "11.combination.1x2-home" },
          game: { opponents: [{ nameEng: null }, { nameEng: null }], score: { formatted: "1:0" } },
        },
      ],
    });
  });

  it("are asked for once each, none for none", async () => {
    gateway.upstreams.on(routes.outcomes, () => ({ outcomes: [found("11", "88", "2.000")] }));
    expect(
      (await gateway.ask('{ offeredLegs(outcomeIds: ["11.1x2.home", "11.1x2.home"]) { outcome { id } } }')).data,
    ).toEqual({ offeredLegs: [{ outcome: { id: "11.1x2.home" } }] });
    expect(gateway.upstreams.callsOf(routes.outcomes).map(({ body }) => body)).toEqual([{ ids: ["11.1x2.home"] }]);
    expect((await gateway.ask("{ offeredLegs(outcomeIds: []) { outcome { id } } }")).data).toEqual({ offeredLegs: [] });
    expect(gateway.upstreams.callsOf(routes.outcomes)).toHaveLength(1);
  });
});
