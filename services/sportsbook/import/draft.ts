/** What each sport's importer hands over; ids of teams and fixtures are made from the keys. */
import type { Names, SeedChampionship, SportSlug } from "../model.ts";
import type { FinalsFile } from "../seed/files.ts";
import type { RatingTable } from "../ratings/strength.ts";

export interface TeamDraft {
  /** What tells the team apart within its sport, whatever championship it plays in. */
  key: string;
  names: Names;
  shortName: string;
  color: string;
  secondColor: string;
}

export interface FixtureDraft {
  championshipId: number;
  home: string;
  away: string;
  /** Epoch seconds UTC. */
  startsAt: number;
  /** What tells two fixtures of the same pairing apart: the season, and the number of the meeting where there are more. */
  edition: string;
}

/** A rating table whose teams are named by their keys. */
export type RatingDraft = RatingTable;

export interface SportDraft {
  slug: SportSlug;
  /** Without order and sport: the importer numbers them as they come. `teamKeys` stands for the ids. */
  championships: (Omit<SeedChampionship, "order" | "sportId" | "teamIds"> & { teamKeys: string[]; ratings: RatingDraft })[];
  teams: TeamDraft[];
  fixtures: FixtureDraft[];
  /** Scores of past games, of sports that are played from them. */
  finals?: FinalsFile[string];
}
