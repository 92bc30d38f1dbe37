/**
 * Results of the North American leagues: NHL 2025/26, NBA 2018/19 and the play-offs since, NFL since 2018, MLB of 2020.
 */
import { fullGames } from "../baseball.ts";
import { pastGames, REGULAR } from "../basketball.ts";
import { field, parseCsv, readText, wholeField } from "../csv.ts";
import { teamDrafts, type TeamRow } from "../parts.ts";
import { epochOf } from "../shift.ts";
import { MLB_TEAMS } from "../tables/mlb.ts";
import { NBA_TEAMS } from "../tables/nba.ts";
import { NFL_TEAMS } from "../tables/nfl.ts";
import { NHL_TEAMS } from "../tables/nhl.ts";
import { noonOf, plainResult, type ResultDraft, type ResultsDraft } from "./draft.ts";

const NFL_SINCE = 2018;

const draftOf =
  (table: Readonly<Record<string, TeamRow>>): ResultsDraft["nameOf"] =>
  (key) => {
    const [draft] = teamDrafts([key], table);
    if (draft === undefined) throw new Error(`Team not in the table: ${key}`);
    return draft;
  };

/** The source does not say which games went to overtime: the final score alone is known. */
export function iceHockeyResults(file: string): ResultsDraft {
  const results = parseCsv(readText(file))
    .filter((row) => field(row, "game_state") === "OFF")
    .map((row): ResultDraft => ({
      ...plainResult,
      championshipId: 301,
      season: "2025-26",
      countsForTable: field(row, "game_type") === "R",
      home: field(row, "home_team_abbr"),
      away: field(row, "away_team_abbr"),
      startsAt: epochOf(field(row, "game_time")),
      score: [wholeField(row, "home_score"), wholeField(row, "away_score")],
      ending: "UNKNOWN",
    }));
  return { slug: "ice-hockey", results, championships: [], nameOf: draftOf(NHL_TEAMS) };
}

/** Days without times. Seasons of which only the play-offs are known have no table. */
export function basketballResults(files: { log: string; playoffs: string }): ResultsDraft {
  const results = pastGames(files).map(({ home, away }): ResultDraft => ({
    ...plainResult,
    championshipId: 401,
    season: seasonOf(home.game),
    countsForTable: home.game.startsWith(REGULAR),
    home: home.team,
    away: away.team,
    startsAt: noonOf(home.date),
    hasTime: false,
    score: [home.points, away.points],
    ending: "UNKNOWN",
  }));
  return { slug: "basketball", results, championships: [], nameOf: draftOf(NBA_TEAMS) };
}

export function americanFootballResults(file: string): ResultsDraft {
  const results = parseCsv(readText(file))
    .filter((row) => Number(field(row, "season")) >= NFL_SINCE)
    .map((row): ResultDraft => ({
      ...plainResult,
      championshipId: 601,
      season: yearsOf(wholeField(row, "season")),
      countsForTable: field(row, "playoff") === "0",
      home: field(row, "team1"),
      away: field(row, "team2"),
      startsAt: noonOf(field(row, "date")),
      hasTime: false,
      score: [wholeField(row, "score1"), wholeField(row, "score2")],
      ending: "UNKNOWN",
    }));
  return { slug: "american-football", results, championships: [], nameOf: draftOf(NFL_TEAMS) };
}

/** Home games of two teams only, so no table can be made of them. */
export function baseballResults(folder: string): ResultsDraft {
  const results = fullGames(folder).map(({ home, away, startsAt, runs }): ResultDraft => ({
    ...plainResult,
    championshipId: 801,
    season: "2020",
    countsForTable: false,
    home,
    away,
    startsAt,
    score: [runs.home, runs.away],
  }));
  return { slug: "baseball", results, championships: [], nameOf: draftOf(MLB_TEAMS) };
}

/** Games are numbered by the year their season began in: 0021801228 is one of 2018/19. */
function seasonOf(game: string): string {
  return yearsOf(2000 + Number(game.slice(3, 5)));
}

function yearsOf(first: number): string {
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
