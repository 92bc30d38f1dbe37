/** Real results of past seasons, as the importers of the sports hand them over. */
import type { SeedChampionship, SportSlug } from "../../model.ts";
import type { PastEnding } from "../../seed/pastResults.ts";
import type { TeamDraft } from "../draft.ts";

export interface ResultDraft {
  championshipId: number;
  /** "2024-25", or the year of a season within one. */
  season: string;
  /** Whether it counts for the table: no play-offs, no rounds after a league split. */
  countsForTable: boolean;
  /** Group of the table, such as "A"; null if the championship has one table. */
  group: string | null;
  /** Keys of the sides. */
  home: string;
  away: string;
  /** Epoch seconds; noon UTC of the day where the source has no time. */
  startsAt: number;
  hasTime: boolean;
  /** Final score: after extra time, without a shoot-out. */
  score: readonly [number, number];
  periods: readonly (readonly [number, number])[];
  ending: PastEnding;
  shootout: readonly [number, number] | null;
  /** Goals in order, such as "h12", "a45+2", or "oh30" for an own goal that counts for the home side. */
  goals: readonly string[];
}

export interface ResultsDraft {
  slug: SportSlug;
  results: ResultDraft[];
  /** Championships that have no place in the line. */
  championships: Omit<SeedChampionship, "order" | "sportId" | "teamIds">[];
  /** Names of the sides that play in no championship of the line. */
  nameOf(key: string): TeamDraft;
}

/** Noon of a day, UTC: used when the time is unknown, and the same day nearly everywhere. */
export function noonOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`) / 1000;
}

/** A result with nothing special about it. */
export const plainResult = {
  countsForTable: true,
  group: null,
  hasTime: true,
  periods: [],
  ending: "REGULAR",
  shootout: null,
  goals: [],
} as const;
