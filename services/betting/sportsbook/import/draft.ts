/** What each sport's importer hands over; ids of teams and fixtures are made from the keys. */
import type { Names, SeedChampionship, SportSlug } from "../model.ts";
import type { FinalsFile } from "../seed/files.ts";
import type { RatingTable } from "../ratings/strength.ts";

export interface TeamDraft {
  /** Identifies the team within its sport, in whatever championship it plays. */
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
  /** Distinguishes fixtures of the same pairing: the season, and the number of the meeting if there are several. */
  edition: string;
}

/** A rating table with teams named by their keys. */
export type RatingDraft = RatingTable;

export interface SportDraft {
  slug: SportSlug;
  /** Without order and sport, which the importer assigns. `teamKeys` replace the ids. */
  championships: (Omit<SeedChampionship, "order" | "sportId" | "teamIds"> & {
    teamKeys: string[];
    ratings: RatingDraft;
  })[];
  teams: TeamDraft[];
  fixtures: FixtureDraft[];
  /** Scores of past games, of sports that are played from them. */
  finals?: FinalsFile[string];
}
