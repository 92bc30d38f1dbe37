/** Sums of a side's games. Pure. */
import { type Result, winnerOf } from "../results/result.ts";
import type { Outcome } from "./tableRules.ts";

export interface SideRecord {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

/** How a game went for a side. */
export function outcomeFor(teamId: number, result: Result): Outcome {
  const winner = winnerOf(result);
  if (winner === 0) return "DRAWN";
  return (winner === 1) === (result.home.id === teamId) ? "WON" : "LOST";
}

export function recordOf(teamId: number, results: readonly Result[]): SideRecord {
  const record: SideRecord = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const result of results) {
    const outcome = outcomeFor(teamId, result);
    const { home, away } = result.score;
    const isHome = result.home.id === teamId;
    record.played += 1;
    if (outcome === "WON") record.won += 1;
    if (outcome === "DRAWN") record.drawn += 1;
    if (outcome === "LOST") record.lost += 1;
    record.scored += isHome ? home : away;
    record.conceded += isHome ? away : home;
  }
  return record;
}
