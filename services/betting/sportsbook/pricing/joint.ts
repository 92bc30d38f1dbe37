/** Ways a game may end, for bets on several of its markets at once. */
import type { Final, PlayState } from "../model.ts";
import type { ScoreGrid } from "./grid.ts";

interface Pair {
  home: number;
  away: number;
}

/** A game that is over with a score; periods where results are read from them. */
export function finalState(home: number, away: number, periods: readonly Pair[] = []): PlayState {
  return {
    home,
    away,
    periods: [...periods],
    period: periods.length,
    clockSeconds: null,
    isPaused: true,
    homeReds: 0,
    awayReds: 0,
    homePoints: null,
    awayPoints: null,
    serving: null,
  };
}

/** The finals of a grid, each cell as `ends` sees it: one end, or several that share the cell's chance. */
export function gridFinals(
  { home, away, size, cells }: ScoreGrid,
  ends: (home: number, away: number) => readonly { state: PlayState; share: number }[],
): Final[] {
  const finals: Final[] = [];
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const chance = cells[i * size + j] ?? 0;
      for (const { state, share } of ends(home + i, away + j)) {
        const probability = chance * share;
        if (probability > 0) finals.push({ state, probability });
      }
    }
  }
  return finals;
}
