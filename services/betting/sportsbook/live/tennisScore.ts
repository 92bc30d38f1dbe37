/** Points to games to sets: tennis point by point. A tie-break is played at 6:6 in every set. */
import type { Incident, PlayState } from "../model.ts";
import { addToPeriod, closeSet, emptyState, openPeriod } from "./stateParts.ts";

type Side = 1 | 2;

const pointNames = ["0", "15", "30", "40"] as const;

/** Score after these incidents: GOAL is a point, PERIOD_START names who serves first in the set. */
export function tennisScore(past: readonly Incident[]): PlayState {
  const state = emptyState();
  const points = { 1: 0, 2: 0 };
  let firstOfTieBreak: Side | null = null;
  for (const { type, side } of past) {
    if (type === "PERIOD_START") {
      openPeriod(state, side);
    } else if (type === "PERIOD_END") {
      closeSet(state);
    } else if (type === "GOAL" && side !== null) {
      points[side] += 1;
      if (gameIsWon(points, isTieBreak(state))) {
        addToPeriod(state, side, 1);
        // Who served first in a tie-break receives first in the set after it.
        state.serving = otherSide(firstOfTieBreak ?? state.serving ?? 1);
        points[1] = 0;
        points[2] = 0;
        firstOfTieBreak = null;
      } else if (isTieBreak(state)) {
        firstOfTieBreak ??= state.serving ?? 1;
        state.serving = tieBreakServer(firstOfTieBreak, points[1] + points[2]);
      }
    }
  }
  const [home, away] = isTieBreak(state) ? [String(points[1]), String(points[2])] : shownPoints(points[1], points[2]);
  if (state.period > 0) {
    state.homePoints = home;
    state.awayPoints = away;
  }
  return state;
}

export function otherSide(side: Side): Side {
  return side === 1 ? 2 : 1;
}

/** Whether the score of points ends the game: 4 (7 in a tie-break) and two ahead. */
export function gameIsWon(points: Readonly<Record<Side, number>>, tieBreak: boolean): boolean {
  const most = Math.max(points[1], points[2]);
  return most >= (tieBreak ? 7 : 4) && Math.abs(points[1] - points[2]) >= 2;
}

/** Whether the score of games ends the set: 6 and two ahead, 7:5 or 7:6. */
export function setIsWon(home: number, away: number): boolean {
  const most = Math.max(home, away);
  return (most === 6 && Math.abs(home - away) >= 2) || most === 7;
}

/** Who serves the next point of a tie-break: one point, then two each. */
export function tieBreakServer(first: Side, played: number): Side {
  return Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first);
}

function isTieBreak(state: PlayState): boolean {
  const set = state.periods.at(-1);
  return set !== undefined && set.home === 6 && set.away === 6;
}

function shownPoints(home: number, away: number): [string, string] {
  if (home >= 3 && away >= 3) {
    if (home === away) return ["40", "40"];
    return home > away ? ["A", "40"] : ["40", "A"];
  }
  return [pointNames[home] ?? "40", pointNames[away] ?? "40"];
}
