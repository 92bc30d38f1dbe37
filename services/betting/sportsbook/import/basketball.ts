/** Basketball: NBA schedule of 2023/24, ratings from results of 2018/19 and of the play-offs since. */
import { z } from "zod";
import type { Observation } from "../ratings/additive.ts";
import { fitAdditive } from "../ratings/additive.ts";
import { field, parseCsv, readText } from "./csv.ts";
import type { SportDraft } from "./draft.ts";
import { numberMeetings, teamDrafts } from "./parts.ts";
import { epochOf, WEEKS_AHEAD, weeksLater } from "./shift.ts";
import { NBA_TEAMS } from "./tables/nba.ts";

const side = z.object({ teamTricode: z.string() });
const scheduleFile = z.object({
  leagueSchedule: z.object({
    gameDates: z.array(
      z.object({
        games: z.array(
          z.object({
            gameId: z.string(),
            gameDateTimeUTC: z.string(),
            homeTeam: side,
            awayTeam: side,
          }),
        ),
      }),
    ),
  }),
});
const cell = z.union([z.string(), z.number(), z.null()]);
const logFile = z.object({
  resultSets: z.array(z.object({ headers: z.array(z.string()), rowSet: z.array(z.array(cell)) })),
});

interface TeamLine {
  game: string;
  team: string;
  isHome: boolean;
  points: number;
  date: string;
}
interface Game {
  home: TeamLine;
  away: TeamLine;
}
/** Regular-season games have ids that begin with this. */
export const REGULAR = "002";
/** Results lose a factor of e of their weight in two years. */
const FADE_DAYS = 730;

/** Files: the schedule, the log of a regular season, the play-off totals. */
export function importBasketball(files: { schedule: string; log: string; playoffs: string }): SportDraft {
  const games = pastGames(files);
  const last = Math.max(...games.map(({ home }) => epochOf(`${home.date}T00:00:00Z`)));
  const fit = fitAdditive(
    games.flatMap(({ home, away }): Observation[] => {
      const weight = Math.exp(-(last - epochOf(`${home.date}T00:00:00Z`)) / 86_400 / FADE_DAYS);
      return [
        { attacker: home.team, defender: away.team, isHome: true, value: home.points, weight },
        { attacker: away.team, defender: home.team, isHome: false, value: away.points, weight },
      ];
    }),
    6,
  );
  const schedule = scheduleFile
    .parse(JSON.parse(readText(files.schedule)))
    .leagueSchedule.gameDates.flatMap((day) => day.games)
    .filter(
      ({ gameId, homeTeam, awayTeam }) =>
        gameId.startsWith(REGULAR) && homeTeam.teamTricode in NBA_TEAMS && awayTeam.teamTricode in NBA_TEAMS,
    );
  const keys = [
    ...new Set(schedule.flatMap(({ homeTeam, awayTeam }) => [homeTeam.teamTricode, awayTeam.teamTricode])),
  ].toSorted();
  return {
    slug: "basketball",
    championships: [
      {
        id: 401,
        slug: "nba",
        names: { en: "NBA", ru: "НБА", ar: "الدوري الأمريكي لكرة السلة", es: "NBA" },
        countryCode: "us",
        isTop: true,
        teamKeys: keys,
        ratings: {
          kind: "points",
          base: fit.base,
          home: fit.home,
          teams: Object.fromEntries(
            keys.map((key) => {
              const { attack, defence } = fit.teams.get(key) ?? { attack: 0, defence: 0 };
              return [key, [attack, defence]];
            }),
          ),
        },
      },
    ],
    teams: teamDrafts(keys, NBA_TEAMS),
    fixtures: numberMeetings(
      "2026-27",
      schedule.map((game) => ({
        championshipId: 401,
        home: game.homeTeam.teamTricode,
        away: game.awayTeam.teamTricode,
        startsAt: weeksLater(epochOf(game.gameDateTimeUTC), WEEKS_AHEAD.basketball),
      })),
    ),
    finals: games.map(({ home, away }) => [home.points, away.points]),
  };
}

/** Games played: a regular season's, and the play-offs' since. */
export function pastGames(files: { log: string; playoffs: string }): Game[] {
  return pairLines([...readLog(files.log), ...readPlayoffs(files.playoffs)]);
}

/** Lines of a game come in pairs, one a team; "ATL vs. CHI" is at home, "ATL @ CHI" away. */
function pairLines(lines: readonly TeamLine[]): Game[] {
  const games = new Map<string, Partial<Game>>();
  for (const line of lines) games.set(line.game, { ...games.get(line.game), [line.isHome ? "home" : "away"]: line });
  return [...games.values()].flatMap(({ home, away }) =>
    home === undefined || away === undefined ? [] : [{ home, away }],
  );
}

function readLog(file: string): TeamLine[] {
  return logFile
    .parse(JSON.parse(readText(file)))
    .resultSets.flatMap(({ headers, rowSet }) =>
      rowSet.map((row) => toLine(Object.fromEntries(headers.map((name, index) => [name, String(row[index] ?? "")])))),
    );
}

function readPlayoffs(file: string): TeamLine[] {
  return parseCsv(readText(file))
    .filter((row) => field(row, "SEASON_YEAR") >= "2018-19")
    .map(toLine);
}

function toLine(row: Record<string, string>): TeamLine {
  return {
    game: field(row, "GAME_ID"),
    team: field(row, "TEAM_ABBREVIATION"),
    isHome: field(row, "MATCHUP").includes(" vs. "),
    points: Number(field(row, "PTS")),
    date: field(row, "GAME_DATE").slice(0, 10),
  };
}
