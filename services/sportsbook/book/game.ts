/** A game of the book: a fixture of the seed, or a pairing of the round-the-clock schedule. */
import type { SeedChampionship, SeedFixture, SeedSport, SeedTeam } from "../model.ts";

export interface Game {
  id: number;
  sport: SeedSport;
  /** What it is listed under; for friendlies not the championship the teams are rated in. */
  championship: SeedChampionship;
  home: SeedTeam;
  away: SeedTeam;
  /** Epoch seconds. */
  startsAt: number;
  /** What the ratings are asked for. */
  pairing: SeedFixture;
}
