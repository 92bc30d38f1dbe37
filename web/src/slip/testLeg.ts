import type { LegFieldsFragment } from "@/operations/betting/generated.ts";

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const side = (id: string, name: string) =>
  typed("Opponent", { id, name, shortName: name.slice(0, 3), color: "#111111", secondColor: "#eeeeee" });

/** A leg of a game of its own, for tests. */
export function testLeg(gameId: string, coef: string): LegFieldsFragment {
  return typed("Leg", {
    outcome: typed("Outcome", {
      id: `${gameId}.1x2.home`,
      type: "home",
      name: `Home ${gameId}`,
      shortName: "1",
      coef,
      isBlocked: false,
    }),
    market: typed("Market", { id: `${gameId}.1x2`, name: "Match result" }),
    game: typed("Game", {
      id: gameId,
      section: "LINE",
      startsAt: "2026-11-21T15:00:00Z",
      slug: "a-b",
      status: "NOT_STARTED",
      version: 7,
      marketCount: 4,
      sport: typed("Sport", { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null }),
      championship: typed("Championship", { id: "88", name: "League", slug: "league", countryCode: null }),
      opponents: [side(`${gameId}1`, `Home ${gameId}`), side(`${gameId}2`, `Away ${gameId}`)],
      score: null,
    }),
  }) as unknown as LegFieldsFragment;
}
