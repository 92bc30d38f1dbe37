/**
 * Volleyball: the home side wins each rally with a fixed probability, whoever serves. Sets to 25 (the fifth to 15), two
 * points ahead, best of five.
 */
import type { PlayState, SportModel, Strength } from "../model.ts";
import type { SetEnd, SetMatch } from "./set-match.ts";
import { setJoint, setMarkets, setsSoFar, settleSets } from "./set-match.ts";

const SETS_TO_WIN = 3;
/** Rallies beyond a set's target that are still distinguished; later ends all count as the last one. */
const MOST_EXTRA = 6;

export const volleyballModel: SportModel = {
  markets: (strength, state) => {
    const match = matchOf(strength, state);
    return match === null ? [] : setMarkets(match, { step: 2, aside: 4 });
  },
  settle: settleSets,
  joint: setJoint(matchOf),
};

/** What may come of a match; null if it is over. */
function matchOf(strength: Strength, state: PlayState | null): SetMatch | null {
  const { open, ...sets } = setsSoFar(state);
  const isDeciding = sets.homeSets === SETS_TO_WIN - 1 && sets.awaySets === SETS_TO_WIN - 1;
  const chance = strength.home / (strength.home + strength.away);
  if (Math.max(sets.homeSets, sets.awaySets) >= SETS_TO_WIN) return null;
  const fresh = { usual: rallySet(chance, 25, 0, 0), deciding: rallySet(chance, 15, 0, 0) };
  return {
    ...sets,
    toWin: SETS_TO_WIN,
    current: rallySet(chance, isDeciding ? 15 : 25, open.home, open.away),
    later: (_server, isLast) => (isLast ? fresh.deciding : fresh.usual),
  };
}

/** How a set to `target` points may end from a score, when the home side wins each rally with chance p. */
export function rallySet(p: number, target: number, home: number, away: number): SetEnd[] {
  const ends = new Map<string, SetEnd>();
  let states = new Map<string, { home: number; away: number; chance: number }>([["", { home, away, chance: 1 }]]);
  while (states.size > 0) {
    const next = new Map<string, { home: number; away: number; chance: number }>();
    for (const state of states.values()) {
      const most = Math.max(state.home, state.away);
      const isOver = most >= target && Math.abs(state.home - state.away) >= 2;
      const key = `${state.home}:${state.away}`;
      if (isOver) {
        const before = ends.get(key)?.chance ?? 0;
        ends.set(key, { home: state.home, away: state.away, chance: before + state.chance, next: 1 });
      } else if (most >= target + MOST_EXTRA && state.home === state.away) {
        // Level so late that no line depends on it: decided here by who gets two points ahead.
        const homeWins = (p * p) / (p * p + (1 - p) * (1 - p));
        ends.set(`${key}h`, { home: state.home + 2, away: state.away, chance: state.chance * homeWins, next: 1 });
        ends.set(`${key}a`, { home: state.home, away: state.away + 2, chance: state.chance * (1 - homeWins), next: 1 });
      } else {
        add(next, state.home + 1, state.away, state.chance * p);
        add(next, state.home, state.away + 1, state.chance * (1 - p));
      }
    }
    states = next;
  }
  return [...ends.values()];
}

function add(
  states: Map<string, { home: number; away: number; chance: number }>,
  home: number,
  away: number,
  chance: number,
): void {
  const key = `${home}:${away}`;
  const state = states.get(key);
  if (state === undefined) states.set(key, { home, away, chance });
  else state.chance += chance;
}
