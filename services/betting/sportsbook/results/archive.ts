/** The real results of past seasons, found by day, championship and team. */
import type { Seed, SeedChampionship, SeedSport, SeedTeam } from "../model.ts";
import { loadPastResults, type PastResults } from "../seed/pastResults.ts";
import type { Result } from "./result.ts";

export class Archive {
  /** Oldest first. */
  readonly results: readonly Result[];
  readonly #byId: ReadonlyMap<number, Result>;
  readonly #byChampionship: ReadonlyMap<number, readonly Result[]>;
  readonly #byTeam: ReadonlyMap<number, readonly Result[]>;
  readonly #teams: ReadonlyMap<number, SeedTeam>;

  constructor(
    seed: Pick<Seed, "teams">,
    sports: readonly SeedSport[],
    championships: readonly SeedChampionship[],
    past: PastResults = loadPastResults(),
  ) {
    const sportById = new Map(sports.map((sport) => [sport.id, sport]));
    const championshipById = new Map(
      [...past.championships, ...championships].map((championship) => [championship.id, championship]),
    );
    this.#teams = new Map([...past.teams, ...seed.teams].map((team) => [team.id, team]));
    this.results = past.results.flatMap(
      ({ championshipId, homeId, awayId, home, away, periods, ...rest }): Result[] => {
        const championship = championshipById.get(championshipId);
        const sport = sportById.get(championship?.sportId ?? Number.NaN);
        const [one, two] = [this.#teams.get(homeId), this.#teams.get(awayId)];
        if (championship === undefined || sport === undefined || one === undefined || two === undefined) return [];
        return [
          {
            ...rest,
            game: null,
            endedAt: rest.startsAt,
            arrivals: null,
            sport,
            championship,
            home: one,
            away: two,
            score: { home, away, periods },
          },
        ];
      },
    );
    this.#byId = new Map(this.results.map((result) => [result.id, result]));
    this.#byChampionship = Map.groupBy(this.results, ({ championship }) => championship.id);
    const byTeam = new Map<number, Result[]>();
    for (const result of this.results) {
      for (const { id } of [result.home, result.away]) {
        const own = byTeam.get(id);
        if (own === undefined) byTeam.set(id, [result]);
        else own.push(result);
      }
    }
    this.#byTeam = byTeam;
  }

  byId(id: number): Result | null {
    return this.#byId.get(id) ?? null;
  }

  team(id: number): SeedTeam | null {
    return this.#teams.get(id) ?? null;
  }

  /** Oldest first. */
  ofChampionship(id: number): readonly Result[] {
    return this.#byChampionship.get(id) ?? [];
  }

  /** Oldest first. */
  ofTeam(id: number): readonly Result[] {
    return this.#byTeam.get(id) ?? [];
  }

  /** Those that start in [from, until), oldest first. */
  between(from: number, until: number): readonly Result[] {
    return this.results.slice(this.#placeOf(from), this.#placeOf(until));
  }

  /** How many start before an instant. */
  #placeOf(instant: number): number {
    let [low, high] = [0, this.results.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.results[middle]?.startsAt ?? 0) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
