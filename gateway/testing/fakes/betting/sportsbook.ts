/** Answers of the sportsbook in tests: ids above 900000 are unknown. */
import type { FastifyRequest } from "fastify";
import type { components as BookTypes } from "../../../upstream/sportsbook.ts";
import type { Fakes } from "../fake.ts";

/** A game of championship `championshipId` with one main market and one other. */
export function game(id: string, championshipId = "88", sportId = "1"): BookTypes["schemas"]["Game"] {
  const market = (type: string, isMain: boolean): BookTypes["schemas"]["Market"] => ({
    id: `${id}.${type}`,
    type,
    name: type,
    param: null,
    group: "main",
    isMain,
    outcomes: [
      { id: `${id}.${type}.home`, type: "home", name: "Home", shortName: "1", coef: "1.850", isBlocked: false },
    ],
  });
  return {
    id,
    section: "LIVE",
    startsAt: 1_795_000_000,
    sportId,
    championshipId,
    slug: `game-${id}`,
    status: "IN_PLAY",
    version: 5,
    marketCount: 2,
    opponents: [1, 2].map((side) => ({
      id: `${id}${side}`,
      name: `Team ${side}`,
      shortName: `T${side}`,
      color: "#C8102E",
      secondColor: "#FFFFFF",
    })),
    score: {
      home: 1,
      away: 0,
      periods: [{ home: 1, away: 0 }],
      period: 1,
      periodName: "1st half",
      clockSeconds: 600,
      homePoints: null,
      awayPoints: null,
      serving: null,
    },
    markets: [market("1x2", true), market("correct_score", false)],
    events: [
      { type: "GOAL", side: 1, minute: "10", scoreAfter: "1:0" },
      { type: "DRONE_ON_PITCH", side: null, minute: "11", scoreAfter: null },
    ],
  };
}

const championship = (id: string, sportId = "1") => ({
  id,
  name: `Championship ${id}`,
  slug: `championship-${id}`,
  sportId,
  countryCode: "en",
  lineCount: 4,
  liveCount: 2,
  order: Number(id),
  isTop: false,
});
const ids = (request: FastifyRequest, name: string) =>
  String((request.query as Record<string, string>)[name] ?? "")
    .split(",")
    .filter(Boolean);
const withMarkets = (body: BookTypes["schemas"]["Game"], choice: string | undefined) => ({
  ...body,
  markets: choice === "all" ? body.markets : choice === "main" ? body.markets.filter(({ isMain }) => isMain) : [],
});

export const sportsbookFakes: Fakes = {
  "GET /sportsbook-api/v1/sports": () => ({
    sports: [
      {
        id: "1",
        name: "Football",
        slug: "football",
        gameCount: 20,
        lineCount: 13,
        liveCount: 7,
        area: "CLASSIC",
        cyberVariant: null,
      },
      {
        id: "2",
        name: "Tennis",
        slug: "tennis",
        gameCount: 3,
        lineCount: 3,
        liveCount: 0,
        area: "CLASSIC",
        cyberVariant: null,
      },
    ],
  }),
  "GET /sportsbook-api/v1/championships": (request) => ({
    championships: [
      ...ids(request, "ids")
        .filter((id) => Number(id) <= 900_000)
        .map((id) => championship(id)),
      ...ids(request, "sportIds").flatMap((sportId) => [
        championship(`${sportId}2`, sportId),
        championship(`${sportId}1`, sportId),
      ]),
    ],
  }),
  "GET /sportsbook-api/v1/games/by-ids": (request) => ({
    games: ids(request, "ids")
      .filter((id) => Number(id) <= 900_000)
      .map((id) => withMarkets(game(id), (request.query as Record<string, string>)["markets"])),
  }),
  "GET /sportsbook-api/v1/games": (request) => {
    const query = request.query as Record<string, string>;
    const championships = ids(request, "championshipIds");
    const games = (championships.length > 0 ? championships : ["88", "89"]).flatMap((id) => [
      game(`${id}01`, id),
      game(`${id}02`, id),
    ]);
    const first = games.slice(0, Number(query["first"] ?? 50));
    return {
      games: first.map((one) => withMarkets(one, query["markets"])),
      cursors: first.map(({ id }) => `c${id}`),
      totalCount: games.length,
      next: first.length < games.length ? `c${first.at(-1)?.id}` : null,
    };
  },
};
