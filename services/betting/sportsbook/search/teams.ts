/** Teams by id and by their words in addresses. */
import { slugged } from "../book/game.ts";
import type { SeedSport, SeedTeam } from "../model.ts";

/**
 * Address words of every team, each its own: the English name, with the sport behind it where two sports have a team of
 * that name, with the id where one sport has two.
 */
export class TeamSlugs {
  readonly #slugs = new Map<number, string>();
  readonly #teams = new Map<string, SeedTeam>();

  constructor(teams: readonly SeedTeam[], sports: readonly SeedSport[]) {
    const sportSlug = new Map(sports.map(({ id, slug }) => [id, slug]));
    const nameOf = ({ names, id }: SeedTeam) => slugged(names.en) || String(id);
    const withSport = (team: SeedTeam) => `${nameOf(team)}-${sportSlug.get(team.sportId) ?? team.sportId}`;
    const named = countOf(teams.map(nameOf));
    const namedInSport = countOf(teams.map(withSport));
    for (const team of teams) {
      const isAlone = named.get(nameOf(team)) === 1;
      const slug = isAlone
        ? nameOf(team)
        : namedInSport.get(withSport(team)) === 1
          ? withSport(team)
          : `${withSport(team)}-${team.id}`;
      this.#slugs.set(team.id, slug);
      this.#teams.set(slug, team);
    }
  }

  of({ id }: SeedTeam): string {
    return this.#slugs.get(id) ?? String(id);
  }

  team(slug: string): SeedTeam | null {
    return this.#teams.get(slug) ?? null;
  }
}

function countOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
