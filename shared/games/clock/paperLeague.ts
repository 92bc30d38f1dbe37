/**
 * Paper League: a drawn match between two of eight made-up clubs in each round, by the goals model of Dixon and Coles. Who
 * plays follows from the round's place in its chain; prices are those of the model, with 93 % paid back.
 */
import { scoreChances } from "../../betting/goals.ts";
import type { Draw } from "../fair/draw.ts";
import {
  EVEN,
  fieldsOf,
  type Game,
  IllegalPlay,
  type Multiplier,
  noMoves,
  priced,
  sum,
  winOrLose,
  wholeIn,
} from "../game.ts";
import { CHIPS } from "../tables/chips.ts";

/** Logarithms of factors on goals scored and conceded, and the club's color. */
export const clubs = [
  { id: "harbour", attack: 0.22, defence: 0.15, color: "#2457d6" },
  { id: "orchard", attack: 0.1, defence: 0.12, color: "#0e8a5f" },
  { id: "foundry", attack: 0.15, defence: -0.08, color: "#8a4313" },
  { id: "lighthouse", attack: 0, defence: 0.05, color: "#c7382f" },
  { id: "meadow", attack: -0.05, defence: 0, color: "#7fb069" },
  { id: "bridge", attack: 0.05, defence: -0.15, color: "#5b6778" },
  { id: "mill", attack: -0.18, defence: 0.1, color: "#f5b014" },
  { id: "ferry", attack: -0.2, defence: -0.12, color: "#7c4a9e" },
] as const;

const BASE = 0.15;
const HOME = 0.24;
const RHO = -0.05;
const MOST_GOALS = 8;
const PAID_BACK = 0.93;
const MINUTES = 90;
const HUNDREDTH = EVEN / 100;

export const fixtures: readonly (readonly [home: number, away: number])[] = clubs.flatMap((_, home) =>
  clubs.flatMap((__, away) => (home === away ? [] : [[home, away] as const])),
);

/** Step through the fixtures that has no factor in common with their number: each comes once in 56 rounds. */
const STEP = 25;
export const fixtureOf = (place: number): number => (place * STEP) % fixtures.length;

interface Score {
  home: number;
  away: number;
}

const scoreSpots = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
] as const;

const wins: Readonly<Record<string, (score: Score) => boolean>> = {
  home: ({ home, away }) => home > away,
  level: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
  over: ({ home, away }) => home + away > 2,
  under: ({ home, away }) => home + away < 3,
  bothScore: ({ home, away }) => home > 0 && away > 0,
  notBoth: ({ home, away }) => home === 0 || away === 0,
  ...Object.fromEntries(
    scoreSpots.map(([home, away]) => [
      `score${home}-${away}`,
      (score: Score) => score.home === home && score.away === away,
    ]),
  ),
};
export const leagueSpots = Object.keys(wins);
export const isLeagueWon = (spot: string, score: Score): boolean => wins[spot]?.(score) ?? false;

interface Card {
  scores: readonly (Score & { chance: number })[];
  chances: ReadonlyMap<string, number>;
}

const known = new Map<number, Card>();
/** Chances of a fixture. */
function cardOf(fixture: number): Card {
  const before = known.get(fixture);
  if (before !== undefined) return before;
  const [one, other] = fixtures[fixture] ?? [0, 1];
  const [home, away] = [clubs[one], clubs[other]];
  if (home === undefined || away === undefined) throw new IllegalPlay("no such fixture");
  const chances = scoreChances(
    {
      home: Math.exp(BASE + HOME + home.attack - away.defence),
      away: Math.exp(BASE + away.attack - home.defence),
      rho: RHO,
    },
    MOST_GOALS,
  );
  const scores = chances.flatMap((row, scored) =>
    row.map((chance, conceded) => ({ home: scored, away: conceded, chance })),
  );
  const card = {
    scores,
    chances: new Map(
      leagueSpots.map((spot) => [
        spot,
        sum(scores.filter((score) => isLeagueWon(spot, score)).map(({ chance }) => chance)),
      ]),
    ),
  };
  known.set(fixture, card);
  return card;
}

/** With two decimals, as odds are written; what is cut off is the house's. */
export const leagueReturn = (fixture: number, spot: string): Multiplier =>
  Math.floor(priced(PAID_BACK, cardOf(fixture).chances.get(spot) ?? 1) / HUNDREDTH) * HUNDREDTH;

/** The score and the minutes of its goals. */
export function playMatch(fixture: number, draw: Draw) {
  const { scores } = cardOf(fixture);
  let left = draw.fraction();
  const { home, away } = scores.find(({ chance }) => (left -= chance) < 0) ?? { home: 0, away: 0 };
  const goals = [...Array.from({ length: home }, () => "home"), ...Array.from({ length: away }, () => "away")]
    .map((side) => ({ side, minute: draw.below(MINUTES) + 1 }))
    .toSorted((one, other) => one.minute - other.minute);
  return { fixture, home, away, goals };
}

function layoutOf(bet: unknown): (readonly [spot: string, chips: number])[] {
  const layout = Object.entries(fieldsOf(fieldsOf(bet)["chips"])).map(([spot, chips]) => {
    if (!Object.hasOwn(wins, spot)) throw new IllegalPlay("no such spot");
    return [spot, wholeIn(chips, 1, CHIPS)] as const;
  });
  const chips = sum(layout.map(([, count]) => count));
  if (chips < 1 || chips > CHIPS) throw new IllegalPlay(`no 1 to ${CHIPS} chips`);
  return layout;
}

export const fixtureIn = (bet: unknown): number => wholeIn(fieldsOf(bet)["fixture"], 0, fixtures.length - 1);

export const paperLeague = (): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const fixture = fixtureIn(bet);
    const layout = layoutOf(bet);
    const match = playMatch(fixture, draw);
    return {
      view: match,
      returned: sum(
        layout.map(([spot, chips]) => (isLeagueWon(spot, match) ? chips * leagueReturn(fixture, spot) : 0)),
      ),
      stakes: sum(layout.map(([, chips]) => chips)),
      isOver: true,
      canCollect: false,
    };
  },
  chances: ({ bet }) => {
    const [[spot] = [""], ...more] = layoutOf(bet);
    if (more.length > 0) throw new Error("chances of one spot are known");
    const fixture = fixtureIn(bet);
    return winOrLose(cardOf(fixture).chances.get(spot) ?? 0, leagueReturn(fixture, spot));
  },
  lines: fixtures.flatMap((_, fixture) =>
    leagueSpots.map((spot) => ({ bet: { fixture, chips: { [spot]: 1 } }, moves: [] })),
  ),
});
