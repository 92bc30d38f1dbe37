/** Results and statistics from the sportsbook service. Public. */
import type { operations, paths, components } from "../../upstream/sportsbook.ts";
import type { GameEvent } from "../../generated/resolvers.ts";
import type { Upstream } from "../../transport/upstream.ts";
import { nullIfMissing } from "../../transport/upstreamError.ts";
import { isKnownEvent, type SportsbookService } from "./sportsbook.ts";

type Schemas = components["schemas"];
type ResultsQuery = NonNullable<operations["results"]["parameters"]["query"]>;
type DaysQuery = NonNullable<operations["resultDays"]["parameters"]["query"]>;

/** A result. Its events are included only when it was requested by id. */
export type ResultModel = Schemas["Result"] & { events?: GameEvent[] };
export type ResultChampionshipModel = Schemas["ResultChampionship"];
export type ResultMonthModel = operations["resultDays"]["responses"][200]["content"]["application/json"];
export type ResultSummaryModel = { championship: ResultChampionshipModel; resultCount: number; lastResultAt: number };
export type StandingsModel = Schemas["Standings"];
export type SideStatisticsModel = Schemas["SideStatistics"];
export type GameStatisticsModel = Schemas["GameStatistics"];
export type TeamStatisticsModel = Schemas["TeamStatistics"];
export interface SportResultsModel {
  sportId: string;
  count: number;
}

export interface ResultPage {
  edges: { node: ResultModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  sports: SportResultsModel[];
}

/** The calls of results and statistics over the sportsbook's connections. */
export const resultsOf = ({ upstream }: SportsbookService): Results => new Results(upstream);

class Results {
  readonly #upstream: Upstream<paths>;

  constructor(upstream: Upstream<paths>) {
    this.#upstream = upstream;
  }

  /** A page of results. @throws UpstreamError with upstreamCode BAD_DAY, BAD_TIME_ZONE, NOTHING_CHOSEN or BAD_CURSOR */
  async page(query: Omit<ResultsQuery, "lng">, language: string): Promise<ResultPage> {
    const { results, cursors, totalCount, next, sports } = await this.#upstream.get("/sportsbook-api/v1/results", {
      query: { ...query, lng: language },
    });
    const edges = results.map((node, index) => ({ node, cursor: cursors[index] ?? "" }));
    return {
      edges,
      pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount,
      sports,
    };
  }

  /** Results by id with their events, unknown ones left out. @throws UpstreamError */
  async byIds(ids: readonly string[], language: string): Promise<ResultModel[]> {
    const { results } = await this.#upstream.get("/sportsbook-api/v1/results/by-ids", {
      query: { ids: ids.join(","), lng: language },
    });
    return results.map(({ result, events }) => ({ ...result, events: events.filter(isKnownEvent) }));
  }

  /** @throws UpstreamError with upstreamCode BAD_MONTH or BAD_TIME_ZONE */
  days(query: DaysQuery): Promise<ResultMonthModel> {
    return this.#upstream.get("/sportsbook-api/v1/results/days", { query });
  }

  /** @throws UpstreamError */
  async championships(query: { sportId?: string; ids?: string }, language: string): Promise<ResultSummaryModel[]> {
    const { championships } = await this.#upstream.get("/sportsbook-api/v1/results/championships", {
      query: { ...query, lng: language },
    });
    return championships.map(({ championship, count, lastAt }) => ({
      championship,
      resultCount: count,
      lastResultAt: lastAt,
    }));
  }

  /** Null if there is no table. @throws UpstreamError */
  standings(
    query: { championshipId: string; season?: string; venue: "ALL" | "HOME" | "AWAY" },
    language: string,
  ): Promise<StandingsModel | null> {
    return this.#upstream
      .get("/sportsbook-api/v1/statistics/standings", { query: { ...query, lng: language } })
      .then(({ standings }) => standings, nullIfMissing);
  }

  /** Statistics of games, unknown ones left out. @throws UpstreamError */
  async ofGames(ids: readonly string[], language: string): Promise<GameStatisticsModel[]> {
    return (
      await this.#upstream.get("/sportsbook-api/v1/statistics/games", { query: { ids: ids.join(","), lng: language } })
    ).games;
  }

  /** Null for an unknown team. @throws UpstreamError */
  team(id: string, language: string): Promise<TeamStatisticsModel | null> {
    return this.#upstream
      .get("/sportsbook-api/v1/statistics/team", { query: { id, lng: language } })
      .catch(nullIfMissing);
  }
}
