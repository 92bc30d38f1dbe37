/** A result, wherever it is from: a game of the book, or a real one of a past season. */
import type { Game } from "../book/game.ts";
import type { SeedChampionship, SeedSport, SeedTeam } from "../model.ts";
import type { PastEnding, PastGoal } from "../seed/pastResults.ts";

export interface ScoreLine {
  home: number;
  away: number;
  periods: readonly { home: number; away: number }[];
}

export interface Result {
  id: number;
  /** The book's game; null for one of a past season. */
  game: Game | null;
  sport: SeedSport;
  championship: SeedChampionship;
  /** Season of the championship; null for games that belong to none. */
  season: string | null;
  countsForTable: boolean;
  group: string | null;
  home: SeedTeam;
  away: SeedTeam;
  /** Epoch seconds; noon UTC of the day without `hasTime`. */
  startsAt: number;
  hasTime: boolean;
  /** Epoch seconds; for past seasons the start, which is as good. */
  endedAt: number;
  score: ScoreLine;
  ending: PastEnding;
  shootout: { home: number; away: number } | null;
  /** Of a race: its runners as they came in; null for a game of two sides. */
  arrivals: readonly SeedTeam[] | null;
  goals: readonly PastGoal[];
}

/** What is known of a game without working out its end: enough to list, count and page it. */
export interface Listed {
  id: number;
  sport: SeedSport;
  championship: SeedChampionship;
  home: SeedTeam;
  away: SeedTeam;
  startsAt: number;
  hasTime: boolean;
}

/** 1 when the home side won, -1 when the away side did, 0 for a draw. A shoot-out decides. */
export function winnerOf({ score, shootout }: Pick<Result, "score" | "shootout">): 1 | 0 | -1 {
  const { home, away } = score.home === score.away && shootout !== null ? shootout : score;
  return home > away ? 1 : home < away ? -1 : 0;
}
