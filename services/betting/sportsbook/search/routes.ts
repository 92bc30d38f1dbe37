/** Routes of teams and search. */
import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/http/rest.ts";
import type { Book } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import type { SeedTeam } from "../model.ts";
import { say } from "../words/names.ts";
import { searchApi } from "./api.ts";
import { catalogueOf, type Catalogue } from "./catalogue.ts";
import { Finder } from "./finder.ts";

/** Answers of one such while are the same; games that began in it are a few seconds late. */
const keptSeconds = 5;

export function searchRoutes(app: FastifyInstance, book: Book): void {
  const { teams, teamSlugs: slugs } = book.calendar;
  const finder = new Finder();
  let kept: Catalogue | null = null;
  const catalogue = (): Catalogue => {
    const moment = Math.floor(book.now() / keptSeconds);
    if (kept?.moment !== moment) kept = catalogueOf(book, moment);
    return kept;
  };
  const byId = new Map(teams.map((team) => [String(team.id), team]));

  route(app, searchApi.teams, ({ query: { ids, slugs: words, lng } }) => {
    const asked = [
      ...(ids?.split(",") ?? []).map((id) => byId.get(id)),
      ...(words?.split(",") ?? []).map((slug) => slugs.team(slug)),
    ];
    const found = [...new Set(asked.filter((team) => team !== undefined && team !== null))].slice(0, 200);
    const now = catalogue();
    const gamesOf = new Map(now.teams.map(({ item, games }) => [item.id, games]));
    const present = (team: SeedTeam) => ({
      id: String(team.id),
      name: say(team.names, lng),
      shortName: team.shortName,
      color: team.color,
      secondColor: team.secondColor,
      slug: slugs.of(team),
      sportId: String(team.sportId),
      championshipId: String(team.championshipId),
      ...countsOf(gamesOf.get(team.id) ?? [], now),
    });
    return { teams: found.map(present) };
  });

  route(app, searchApi.search, ({ query: { text, first } }) => {
    const found = finder.find(text, first, catalogue());
    const ids = (items: readonly { id: number }[]) => items.map(({ id }) => String(id));
    return { teamIds: ids(found.teams), championshipIds: ids(found.championships), gameIds: ids(found.games) };
  });
}

function countsOf(games: readonly Game[], { live }: Catalogue): { lineCount: number; liveCount: number } {
  const liveCount = games.filter((game) => live.has(game)).length;
  return { lineCount: games.length - liveCount, liveCount };
}
