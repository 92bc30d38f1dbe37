/** Games for component tests, as the gateway tells them. */
import type { CasinoHall } from "@/operations/types.generated.ts";

const money = (amount: string) => ({ __typename: "Money" as const, amount, currency: "EUR" });

/** A game of the lists; `more` says what is special about it. */
export function testGame(id: string, name: string, more: object = {}) {
  return {
    __typename: "CasinoGame" as const,
    id,
    name,
    route: name.toLowerCase().replaceAll(" ", "-"),
    isNew: false,
    hasDemo: true,
    rtp: "97.30",
    halls: ["FAST_GAMES"] as CasinoHall[],
    provider: { __typename: "CasinoProvider" as const, key: "four-rivers", name: "Four Rivers" },
    minStake: money("0.10"),
    pictures: { __typename: "CasinoPictures" as const, tall: `/art/${id}-tall.svg`, wide: `/art/${id}-wide.svg` },
    ...more,
  };
}

/** A game of its own page. */
export const testPlayedGame = (id: string, name: string, more: object = {}) => ({
  ...testGame(id, name),
  key: name.toLowerCase().replaceAll(" ", "-"),
  rtpFrom: "97.30",
  volatility: "LOW" as const,
  highestMultiplier: "35",
  mechanics: ["cards"],
  maxStake: money("100.00"),
  ...more,
});

export type TestGame = ReturnType<typeof testGame>;

/** A page of games with what can be chosen among. */
export const testPage = (games: readonly TestGame[], next: string | null = null) => ({
  casinoGames: {
    __typename: "CasinoGameConnection" as const,
    totalCount: games.length,
    pageInfo: { __typename: "PageInfo" as const, hasNextPage: next !== null, endCursor: next },
    edges: games.map((node) => ({ __typename: "CasinoGameEdge" as const, cursor: node.id, node })),
    providers: [
      { __typename: "CasinoProvider" as const, key: "four-rivers", name: "Four Rivers", gameCount: 2 },
      { __typename: "CasinoProvider" as const, key: "marble-works", name: "Marble Works", gameCount: 1 },
    ],
    mechanics: ["cards", "cash-out"],
  },
});

export const testHalls = {
  casinoHalls: [
    { __typename: "CasinoHallSummary" as const, hall: "KENO" as const, name: "Keno", gameCount: 1 },
    { __typename: "CasinoHallSummary" as const, hall: "FAST_GAMES" as const, name: "Fast games", gameCount: 3 },
  ],
};
