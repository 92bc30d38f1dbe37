/** Games for the tests of lists. */
import { typed } from "@/slip/placedCoupon/testCoupon.ts";
import type { GameRowFragment, MarketFieldsFragment } from "@/operations/betting/generated.ts";

const outcome = (market: string, type: string, coef: string) => ({
  id: `${market}.${type}`,
  type,
  name: type,
  shortName: type,
  coef,
  isBlocked: false,
});

const marketOf =
  (game: string) =>
  (type: string, param: string | null, sides: Readonly<Record<string, string>>): MarketFieldsFragment => {
    const id = `${game}.${type}${param === null ? "" : `.${param}`}`;
    return {
      id,
      type,
      name: param === null ? type : `${type} ${param}`,
      param,
      group: "main",
      outcomes: Object.entries(sides).map(([side, coef]) => outcome(id, side, coef)),
    };
  };

/** What the Asian view has beside the main markets: another handicap and total, and the first half. */
export function asianMarkets(game: string) {
  const market = marketOf(game);
  const markets = [
    ...testMarkets(game),
    market("total", "2.25", { over: "1.700", under: "2.200" }),
    market("handicap", "-0.25", { home: "1.850", away: "2.000" }),
    market("half_1x2", null, { home: "2.800", draw: "2.050", away: "3.900" }),
    market("half_handicap", "0", { home: "1.750", away: "2.100" }),
    market("half_total", "1.5", { over: "2.700", under: "1.450" }),
  ];
  return markets.map((one) =>
    typed("Market", { ...one, outcomes: one.outcomes.map((side) => typed("Outcome", side)) }),
  );
}

export function testMarkets(game: string, total = "2.5"): MarketFieldsFragment[] {
  const market = marketOf(game);
  return [
    market("1x2", null, { home: "2.100", draw: "3.400", away: "3.500" }),
    market("total", total, { over: "1.900", under: "1.950" }),
    market("handicap", "-0.5", { home: "2.050", away: "1.800" }),
  ];
}

export function testGame(id: string, fields: Partial<GameRowFragment> = {}): GameRowFragment {
  return {
    id,
    section: "LINE",
    startsAt: "2026-11-22T18:05:00Z",
    slug: `reds${id}-blues${id}`,
    status: "NOT_STARTED",
    version: 1,
    marketCount: 44,
    sport: { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null },
    championship: {
      id: "88",
      name: "England. Premier League",
      slug: "premier-league",
      countryCode: "gb-eng",
      isTop: false,
    },
    opponents: ["Reds", "Blues"].map((name) => ({
      id: `${name}${id}`,
      name: `${name} ${id}`,
      shortName: name.slice(0, 3).toUpperCase(),
      color: "#ff0000",
      secondColor: "#ffffff",
    })),
    score: null,
    markets: testMarkets(id),
    ...fields,
  };
}

/** A game of football in its second half, of a championship of its own. */
export const liveGame = (id: string, fields: Partial<GameRowFragment> = {}): GameRowFragment =>
  testGame(id, {
    section: "LIVE",
    status: "IN_PLAY",
    score: {
      home: 2,
      away: 1,
      periods: [
        { home: 1, away: 1 },
        { home: 1, away: 0 },
      ],
      period: 2,
      periodName: "2nd half",
      clockSeconds: 3_000,
      homePoints: null,
      awayPoints: null,
      serving: null,
      mapWinners: null,
      race: null,
    },
    ...fields,
  });

export const championship = (
  id: string,
  name: string,
  countryCode: string | null,
  isTop = false,
): NonNullable<GameRowFragment["championship"]> => ({ id, name, slug: `c${id}`, countryCode, isTop });

/** What the feed says of a game. */
export const change = (gameId: string, fields: object = {}) => ({
  gameId,
  version: 2,
  section: "LINE" as const,
  status: "NOT_STARTED" as const,
  score: null,
  prices: [],
  goneOutcomeIds: [],
  isSnapshot: true,
  eventCount: null,
  newEvents: [],
  ...fields,
});
