/**
 * Tennis, best of three: points on serve are won with one chance a player, points make games, games sets, sets the
 * match. Closed forms and recursions after Barnett and Clarke, "Combining player statistics to predict outcomes of
 * tennis matches" (2005). A tie-break is played at 6:6 in every set.
 */
import type { PlayState, SportModel, Strength } from "../model.ts";
import type { SetEnd, SetMatch } from "./set-match.ts";
import { setJoint, setMarkets, setsSoFar, settleSets } from "./set-match.ts";

const SETS_TO_WIN = 2;
const POINTS: Readonly<Record<string, number>> = { "0": 0, "15": 1, "30": 2, "40": 3, A: 4 };

export const tennisModel: SportModel = {
  markets: (strength, state) => {
    const match = matchOf(strength, state);
    return match === null ? [] : setMarkets(match, { step: 1, aside: 3 });
  },
  settle: settleSets,
  joint: setJoint(matchOf),
};

/** What may come of a match; null if it is over. */
function matchOf(strength: Strength, state: PlayState | null): SetMatch | null {
  const { open, ...sets } = setsSoFar(state);
  if (Math.max(sets.homeSets, sets.awaySets) >= SETS_TO_WIN) return null;
  const fresh = { 1: tennisSet(strength, 1), 2: tennisSet(strength, 2) };
  const isInSet = state !== null && !state.isPaused && state.period > 0;
  const server = state?.serving ?? null;
  const current =
    server === null
      ? mixed(isInSet ? tennisSet(strength, 1, open) : fresh[1], isInSet ? tennisSet(strength, 2, open) : fresh[2])
      : isInSet
        ? tennisSet(strength, server, open, pointsOf(state))
        : fresh[server];
  return { ...sets, toWin: SETS_TO_WIN, current, later: (first) => fresh[first] };
}

/**
 * Chance that the server wins a game from a score in points, winning each point with chance p. Deuce is closed form.
 */
export function gameWin(p: number, server = 0, receiver = 0): number {
  if (server >= 3 && receiver >= 3) {
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
    const ahead = server - receiver;
    return ahead >= 2 ? 1 : ahead <= -2 ? 0 : ahead === 1 ? p + (1 - p) * deuce : ahead === -1 ? p * deuce : deuce;
  }
  if (server >= 4) return 1;
  if (receiver >= 4) return 0;
  return p * gameWin(p, server + 1, receiver) + (1 - p) * gameWin(p, server, receiver + 1);
}

/** Chance that the home side wins a tie-break from a score; `serving` serves the next point. */
export function tieBreakWin(strength: Strength, serving: 1 | 2, home = 0, away = 0): number {
  const known = new Map<number, number>();
  // Who served first: one point, then two each.
  const isFirstNow = Math.floor((home + away + 1) / 2) % 2 === 0;
  const first = isFirstNow ? serving : other(serving);
  const from = (one: number, two: number): number => {
    if (one >= 7 && one - two >= 2) return 1;
    if (two >= 7 && two - one >= 2) return 0;
    if (one === two && one >= 6) {
      // Each side serves once in every two points, whoever begins.
      const ahead = strength.home * (1 - strength.away);
      const behind = (1 - strength.home) * strength.away;
      return ahead / (ahead + behind);
    }
    const key = one * 100 + two;
    const before = known.get(key);
    if (before !== undefined) return before;
    const server = Math.floor((one + two + 1) / 2) % 2 === 0 ? first : other(first);
    const p = server === 1 ? strength.home : 1 - strength.away;
    const chance = p * from(one + 1, two) + (1 - p) * from(one, two + 1);
    known.set(key, chance);
    return chance;
  };
  return from(home, away);
}

/**
 * How a set may end. `serving` serves now; `games` are the current games, `points` those of the current game. Adds up
 * to 1.
 */
export function tennisSet(
  strength: Strength,
  serving: 1 | 2,
  games: { home: number; away: number } = { home: 0, away: 0 },
  points: { home: number; away: number } = { home: 0, away: 0 },
): SetEnd[] {
  // Played out from here, a set that is over would never end.
  if (isOver(games.home, games.away)) return [{ ...games, chance: 1, next: serving }];
  const ends: SetEnd[] = [];
  const hold = { 1: gameWin(strength.home), 2: gameWin(strength.away) };
  let states = new Map<string, { home: number; away: number; chance: number }>([["", { ...games, chance: 1 }]]);
  let server = serving;
  let isFirst = true;
  while (states.size > 0) {
    const next = new Map<string, { home: number; away: number; chance: number }>();
    for (const { home, away, chance } of states.values()) {
      const isTieBreak = home === 6 && away === 6;
      const homeWins = isTieBreak
        ? tieBreakWin(strength, server, isFirst ? points.home : 0, isFirst ? points.away : 0)
        : homeGame(strength, hold, server, isFirst ? points : null);
      // Who served first in a tie-break receives first in the next set; otherwise serve goes on alternating.
      const served =
        isTieBreak && isFirst && Math.floor((points.home + points.away + 1) / 2) % 2 === 1 ? other(server) : server;
      for (const [one, two, share] of [
        [home + 1, away, homeWins],
        [home, away + 1, 1 - homeWins],
      ] as const) {
        if (isOver(one, two)) {
          ends.push({ home: one, away: two, chance: chance * share, next: other(served) });
        } else {
          const key = `${one}:${two}`;
          const before = next.get(key);
          if (before === undefined) next.set(key, { home: one, away: two, chance: chance * share });
          else before.chance += chance * share;
        }
      }
    }
    states = next;
    server = other(server);
    isFirst = false;
  }
  return ends;
}

function isOver(home: number, away: number): boolean {
  const most = Math.max(home, away);
  return most >= 7 || (most === 6 && Math.abs(home - away) >= 2);
}

function homeGame(
  strength: Strength,
  hold: Record<1 | 2, number>,
  server: 1 | 2,
  points: { home: number; away: number } | null,
): number {
  if (points === null) return server === 1 ? hold[1] : 1 - hold[2];
  return server === 1
    ? gameWin(strength.home, points.home, points.away)
    : 1 - gameWin(strength.away, points.away, points.home);
}

/** Points of the game or tie-break now: "40" is 3, "A" is 4; a tie-break's are numbers. */
function pointsOf(state: PlayState): { home: number; away: number } {
  const games = state.periods[state.home + state.away];
  const isTieBreak = games?.home === 6 && games.away === 6;
  const read = (text: string | null): number => (isTieBreak ? Number(text ?? 0) : (POINTS[text ?? "0"] ?? 0));
  return { home: read(state.homePoints), away: read(state.awayPoints) };
}

/** Half of each: when it is not known who serves first. */
function mixed(one: readonly SetEnd[], two: readonly SetEnd[]): SetEnd[] {
  return [...one, ...two].map((end) => ({ ...end, chance: end.chance / 2 }));
}

function other(side: 1 | 2): 1 | 2 {
  return side === 1 ? 2 : 1;
}
