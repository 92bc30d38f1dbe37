/** A game for the tests of its page. */
import type { GameQuery, MarketFieldsFragment } from "@/operations/betting/generated.ts";

export type TestGame = NonNullable<GameQuery["game"]>;

/** A market of two outcomes of game 1. */
export const testMarket = (
  type: string,
  name: string,
  param: string | null,
  group = "totals",
  sides: readonly string[] = ["over", "under"],
): MarketFieldsFragment => ({
  id: `1.${type}${param === null ? "" : `.${param}`}`,
  type,
  name,
  param,
  group,
  outcomes: sides.map((side) => ({
    id: `1.${type}${param === null ? "" : `.${param}`}.${side}`,
    type: side,
    name: `${side} ${param ?? ""}`.trim(),
    shortName: side,
    coef: "1.900",
    isBlocked: false,
  })),
});

export const testGame = (fields: Partial<TestGame> = {}): TestGame => ({
  id: "1",
  section: "LINE",
  startsAt: "2026-11-22T12:00:00Z",
  slug: "reds-blues",
  status: "NOT_STARTED",
  version: 1,
  marketCount: 8,
  sport: { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null },
  championship: { id: "7", name: "Premier League", slug: "premier-league", countryCode: "gb-eng", isTop: false },
  score: null,
  events: [],
  eventCount: 0,
  opponents: ["Reds", "Blues"].map((name) => ({
    id: name,
    name,
    shortName: name.slice(0, 3).toUpperCase(),
    color: "#ff0000",
    secondColor: "#ffffff",
  })),
  markets: [
    testMarket("total", "Total 1.5", "1.5"),
    testMarket("total", "Total 2.5", "2.5"),
    testMarket("team_total_home", "Reds: total 0.5", "0.5"),
    testMarket("team_total_away", "Blues: total 0.5", "0.5"),
    testMarket("half_total", "1st half total 0.5", "0.5", "halves"),
    testMarket("corners", "Corners 9.5", "9.5"),
    testMarket("corners", "Corners 10.5", "10.5"),
    testMarket("odd_even", "Odd or even", null, "goals", ["odd", "even"]),
  ],
  ...fields,
});

/** A score in the second half of a football game. */
export const testScore = (home: number, away: number): NonNullable<TestGame["score"]> => ({
  home,
  away,
  periods: [
    { home: 0, away: 0 },
    { home, away },
  ],
  period: 2,
  periodName: "2nd half",
  clockSeconds: 3000,
  homePoints: null,
  awayPoints: null,
  serving: null,
  mapWinners: null,
  race: null,
});
