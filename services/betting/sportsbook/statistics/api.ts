/** REST contract of the statistics: tables, teams, games. Public. */
import { z } from "zod";
import { decimal, epoch, errorBody, lng } from "../../../platform/http/api.ts";
import { id, idList } from "../../../platform/http/ids.ts";
import { opponent } from "../api/game.ts";
import { result, resultChampionship } from "../results/api.ts";

const ids = idList(50);
const matchOutcome = z.enum(["WON", "DRAWN", "LOST"]).describe("Result for the side");

export const standingsRow = z
  .object({
    position: z.int().describe("Place, from 1"),
    team: opponent.describe("The team"),
    played: z.int().describe("Games played"),
    won: z.int().describe("Games won"),
    drawn: z.int().describe("Games drawn"),
    lost: z.int().describe("Games lost"),
    lostLate: z.int().describe("Games lost in overtime or a shoot-out; `lost` counts them too"),
    scored: z.int().describe("Goals or points scored"),
    conceded: z.int().describe("Goals or points conceded"),
    points: z.int().nullable().describe("Points in the table; null where the table counts by wins"),
    winShare: decimal.describe("Share of games won, 0 to 1; a draw counts half"),
    form: z.array(matchOutcome).describe("Latest results"),
  })
  .describe("A row of a table");
export const standings = z
  .object({
    championship: resultChampionship.describe("The championship"),
    season: z.string().describe("Season"),
    seasons: z.array(z.string()).describe("Seasons that have a table, newest first"),
    groups: z
      .array(
        z.object({
          name: z.string().nullable().describe("Name of the group; null when there is only one"),
          rows: z.array(standingsRow).describe("Rows, best first"),
        }),
      )
      .describe("Groups of the table"),
    isBeforePlayOffs: z.boolean().describe("True when the play-offs are not counted"),
    countedUntil: epoch.describe("Last moment that is counted, epoch seconds"),
  })
  .describe("The table of a championship");
export const sideRecord = z
  .object({
    played: z.int().describe("Games played"),
    won: z.int().describe("Games won"),
    drawn: z.int().describe("Games drawn"),
    lost: z.int().describe("Games lost"),
    scored: z.int().describe("Goals or points scored"),
    conceded: z.int().describe("Goals or points conceded"),
    averageScored: decimal.nullable().describe("Average scored in a game; null without games"),
    averageConceded: decimal.nullable().describe("Average conceded in a game; null without games"),
  })
  .describe("Games of a side added up");
export const sideStatistics = z
  .object({
    team: opponent.describe("The team"),
    form: z
      .array(
        z.object({
          outcome: matchOutcome.describe("Result for the side"),
          isHome: z.boolean().describe("True for a home game"),
          result,
        }),
      )
      .describe("Latest results"),
    all: sideRecord.describe("All games"),
    atHome: sideRecord.describe("Home games"),
    away: sideRecord.describe("Away games"),
  })
  .describe("Statistics of one side");
export const gameStatistics = z
  .object({
    gameId: id.describe("Id of the game"),
    home: sideStatistics.describe("Home side"),
    away: sideStatistics.describe("Away side"),
    headToHead: z
      .object({
        homeWins: z.int().describe("Won by the side that is at home in this game"),
        draws: z.int().describe("Drawn"),
        awayWins: z.int().describe("Won by the side that is away in this game"),
        results: z.array(result).describe("Those games, newest first"),
      })
      .describe("Earlier games of the two sides"),
    standings: standings.nullable().describe("The table; null when there is none"),
  })
  .describe("Statistics of a game");
export const teamStatistics = z
  .object({
    sportId: id.describe("Id of the sport"),
    championship: resultChampionship.describe("Its main championship"),
    statistics: sideStatistics.describe("Its statistics"),
    nextGameIds: z.array(id).describe("Ids of its next games"),
  })
  .describe("Statistics of a team");

export const statisticsApi = {
  standings: {
    summary: "The table of a season",
    description:
      "The table of a season, of the newest one without `season`. 404 for a championship or season without one.",
    security: "none",
    codes: { "404": { NO_TABLE: "The championship or the season has no table" } },
    method: "GET",
    path: "/sportsbook-api/v1/statistics/standings",
    query: z.object({
      championshipId: id.describe("Id of the championship"),
      season: z.string().max(12).optional().describe('Season, such as "2026" or "2026-27"'),
      venue: z
        .enum(["ALL", "HOME", "AWAY"])
        .default("ALL")
        .describe("Which games count: all, home games or away games"),
      lng,
    }),
    response: z.object({ standings }),
    errors: { 404: errorBody },
  },
  gameStatistics: {
    summary: "Statistics of games",
    description: "Statistics of games as of their start, or of now for those ahead; unknown ones left out.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/statistics/games",
    query: z.object({ ids, lng }),
    response: z.object({ games: z.array(gameStatistics).describe("Games") }),
  },
  teamStatistics: {
    summary: "Statistics of a team",
    security: "none",
    codes: { "404": { NO_TEAM: "There is no such team" } },
    method: "GET",
    path: "/sportsbook-api/v1/statistics/team",
    query: z.object({ id, lng }),
    response: teamStatistics,
    errors: { 404: errorBody },
  },
} as const;
