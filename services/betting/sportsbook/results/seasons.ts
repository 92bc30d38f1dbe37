/** Names of the seasons of the book's fixtures. */
import type { Game } from "../book/game.ts";

/** Days without a fixture after which another season begins. */
const pauseDays = 40;

/**
 * Names of the fixtures' seasons by their ids: "2026-27" for one that goes on into the next year, else its year. A
 * championship's fixtures belong to one season as long as no long pause lies between them.
 */
export function seasonNames(fixtures: readonly Pick<Game, "id" | "championship" | "startsAt">[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const own of Map.groupBy(fixtures, ({ championship }) => championship.id).values()) {
    let season: (typeof own)[number][] = [];
    for (const fixture of own.toSorted((one, other) => one.startsAt - other.startsAt)) {
      const last = season.at(-1);
      if (last !== undefined && fixture.startsAt - last.startsAt > pauseDays * 86_400) {
        nameAll(season, names);
        season = [];
      }
      season.push(fixture);
    }
    nameAll(season, names);
  }
  return names;
}

function nameAll(season: readonly { id: number; startsAt: number }[], names: Map<number, string>): void {
  const [first, last] = [season[0], season.at(-1)].map((one) => new Date((one?.startsAt ?? 0) * 1000).getUTCFullYear());
  if (first === undefined || last === undefined) return;
  const name = first === last ? String(first) : `${first}-${String(last % 100).padStart(2, "0")}`;
  for (const { id } of season) names.set(id, name);
}
