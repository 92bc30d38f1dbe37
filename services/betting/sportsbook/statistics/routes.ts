/** Routes of the statistics. */
import type { FastifyInstance } from "fastify";
import { Failure, route } from "../../../platform/http/rest.ts";
import type { Book } from "../book/book.ts";
import type { Ledger } from "../results/ledger.ts";
import { presentChampionship, type SeasonsOf } from "../results/present.ts";
import { inTurns } from "../turns.ts";
import { statisticsApi } from "./api.ts";
import { presentGameStatistics, presentSide, presentStandings } from "./present.ts";
import type { Statistics } from "./statistics.ts";

/** Games ahead that a team's page names. */
const nextGames = 5;

/** Shared parts of the routes of results and statistics. */
export interface ResultParts {
  book: Book;
  ledger: Ledger;
  statistics: Statistics;
  seasonsOf: SeasonsOf;
}

export function statisticsRoutes(app: FastifyInstance, parts: () => ResultParts): void {
  route(app, statisticsApi.standings, async ({ query: { championshipId, season, venue, lng } }) => {
    const { statistics, seasonsOf } = parts();
    const found = await statistics.standings(Number(championshipId), season, { venue });
    return found === null
      ? new Failure(404, "NO_TABLE", "No such table")
      : { standings: presentStandings(found, seasonsOf, lng) };
  });

  route(app, statisticsApi.gameStatistics, async ({ query: { ids, lng } }) => {
    const { book, statistics, seasonsOf } = parts();
    const games = await inTurns(new Set(ids.split(",").map(Number)), async (id) => {
      const game = book.game(id);
      return game === null ? null : presentGameStatistics(await statistics.game(game), seasonsOf, lng);
    });
    return { games: games.filter((game) => game !== null) };
  });

  route(app, statisticsApi.teamStatistics, async ({ query: { id, lng } }) => {
    const { book, ledger, statistics, seasonsOf } = parts();
    const team = ledger.team(Number(id));
    const championship = team === null ? null : ledger.championship(team.championshipId);
    if (team === null || championship === null) return new Failure(404, "NO_TEAM", "No such team");
    const next = book
      .line()
      .filter(({ home, away }) => home.id === team.id || away.id === team.id)
      .toSorted((one, other) => one.startsAt - other.startsAt);
    return {
      sportId: String(team.sportId),
      championship: presentChampionship(championship, seasonsOf, lng),
      statistics: presentSide(await statistics.side(team, book.now() + 1), seasonsOf, lng),
      nextGameIds: next.slice(0, nextGames).map((game) => String(game.id)),
    };
  });
}
