/** A game of the book: a fixture of the seed, or a pairing of the round-the-clock schedule. */
import type { Names, SeedChampionship, SeedFixture, SeedSport, SeedTeam } from "../model.ts";

export interface Game {
  id: number;
  sport: SeedSport;
  /** The championship it is listed under; for invented games not the one the teams are rated in. */
  championship: SeedChampionship;
  home: SeedTeam;
  away: SeedTeam;
  /** Epoch seconds. */
  startsAt: number;
  /** All who start in a race, in the order of their numbers; `home` and `away` are its first two. */
  field?: readonly SeedTeam[];
  /** Its name if that isn't "home – away". */
  title?: Names;
  /** The pairing that the ratings are computed for. */
  pairing: SeedFixture;
}

/** "chelsea-leeds-united": the same in every language. */
export function slugOf({ home, away, title }: Game): string {
  return slugged(title?.en ?? `${home.names.en} ${away.names.en}`);
}

/** A name as the words of an address. */
export function slugged(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
