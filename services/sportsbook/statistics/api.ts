/** REST contract of the statistics: tables, teams, games. Public. */
import { z } from "zod";
import { decimal, epoch, errorBody, lng } from "../../core/api.ts";
import { opponent } from "../api.ts";
import { result, resultChampionship } from "../results/api.ts";

const id = z.string().regex(/^\d{1,15}$/);
const idList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,49}$/);
const matchOutcome = z.enum(["WON", "DRAWN", "LOST"]);

export const standingsRow = z.object({
  position: z.int(), team: opponent, played: z.int(), won: z.int(), drawn: z.int(), lost: z.int(), lostLate: z.int(),
  scored: z.int(), conceded: z.int(), points: z.int().nullable(), winShare: decimal, form: z.array(matchOutcome),
});
export const standings = z.object({
  championship: resultChampionship, season: z.string(), seasons: z.array(z.string()),
  groups: z.array(z.object({ name: z.string().nullable(), rows: z.array(standingsRow) })),
  isBeforePlayOffs: z.boolean(), countedUntil: epoch,
});
export const sideRecord = z.object({
  played: z.int(), won: z.int(), drawn: z.int(), lost: z.int(), scored: z.int(), conceded: z.int(),
  averageScored: decimal.nullable(), averageConceded: decimal.nullable(),
});
export const sideStatistics = z.object({
  team: opponent, form: z.array(z.object({ outcome: matchOutcome, isHome: z.boolean(), result })),
  all: sideRecord, atHome: sideRecord, away: sideRecord,
});
export const gameStatistics = z.object({
  gameId: id, home: sideStatistics, away: sideStatistics,
  headToHead: z.object({ homeWins: z.int(), draws: z.int(), awayWins: z.int(), results: z.array(result) }),
  standings: standings.nullable(),
});
export const teamStatistics = z.object({ sportId: id, championship: resultChampionship, statistics: sideStatistics, nextGameIds: z.array(id) });

export const statisticsApi = {
  /** The table of a season, of the newest one without `season`. 404 for a championship or season without one. */
  standings: {
    method: "GET", path: "/sportsbook-api/v1/statistics/standings",
    query: z.object({ championshipId: id, season: z.string().max(12).optional(), venue: z.enum(["ALL", "HOME", "AWAY"]).default("ALL"), lng }),
    response: z.object({ standings }), errors: { 404: errorBody },
  },
  /** Statistics of games as of their start, or of now for those ahead; unknown ones left out. */
  gameStatistics: {
    method: "GET", path: "/sportsbook-api/v1/statistics/games", query: z.object({ ids: idList, lng }),
    response: z.object({ games: z.array(gameStatistics) }),
  },
  /** 404 for a team that is none. */
  teamStatistics: {
    method: "GET", path: "/sportsbook-api/v1/statistics/team", query: z.object({ id, lng }),
    response: teamStatistics, errors: { 404: errorBody },
  },
} as const;
