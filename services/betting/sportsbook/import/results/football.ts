/** Results of the football leagues: openfootball's, completed by datahub's where a season's end is missing. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clubDraft, clubKey } from "../clubs.ts";
import { field, parseCsv, readText, wholeField } from "../csv.ts";
import { parseFootballJson } from "../football/football-json.ts";
import type { League, SeasonFile } from "../football/football-leagues.ts";
import { type LeagueMatch, parseFootballText } from "../football/football-text.ts";
import { localToEpoch } from "../local-time.ts";
import { noonOf, plainResult, type ResultDraft, type ResultsDraft } from "./draft.ts";

/** Rounds of the league itself: what else there is are play-offs, or rounds after a league was split. */
const LEAGUE_ROUND = /^(?:(?:Regular|1° Semestre), )?(?:Matchday \d+|\d+\. Round)$/;
/** Files of datahub by championship. */
const DATAHUB: Readonly<Record<number, string>> = {
  88: "premier-league",
  127: "la-liga",
  96: "bundesliga",
  110: "serie-a",
  112: "ligue-1",
};

/** `folder` is the football folder of the source. */
export function footballResults(folder: string, leagues: readonly League[]): ResultsDraft {
  const results = leagues.flatMap((league) => {
    const seasons = Map.groupBy(league.results, ({ season }) => season);
    return [...seasons].flatMap(([season, files]) => {
      const matches = readSeason(folder, league, files);
      const completed = completeSeason(
        matches,
        join(folder, `datahub-stats/${DATAHUB[league.id] ?? "-"}-season-${season.slice(2).replace("-", "")}.csv`),
      );
      return completed.flatMap((match) => toDraft(match, league, season));
    });
  });
  return { slug: "football", results, championships: [], nameOf: clubDraft };
}

/** Matches of a season, teams by their keys; of two files the later one counts where it has a score. */
function readSeason(folder: string, league: League, files: readonly SeasonFile[]): LeagueMatch[] {
  const matches = new Map<string, LeagueMatch>();
  for (const { path } of files) {
    const text = readFileSync(join(folder, path), "utf8");
    for (const match of path.endsWith(".json") ? parseFootballJson(text) : parseFootballText(text)) {
      const home = clubKey(match.home, league.countryCode);
      const away = clubKey(match.away, league.countryCode);
      // Only where there are two files must a match be known again; leagues that meet four times have one.
      const key = files.length > 1 ? `${home}:${away}` : `${home}:${away}:${match.date}:${match.round}`;
      const before = matches.get(key);
      if (match.score === null && before !== undefined) continue;
      const halfTime = match.halfTime ?? (isSame(match.score, before?.score) ? (before?.halfTime ?? null) : null);
      matches.set(key, { ...match, home, away, halfTime });
    }
  }
  return [...matches.values()];
}

const isSame = (one: LeagueMatch["score"], other: LeagueMatch["score"] | undefined): boolean =>
  one !== null && other != null && one.home === other.home && one.away === other.away;

interface Row {
  date: string;
  home: string;
  away: string;
  score: { home: number; away: number };
  halfTime: { home: number; away: number } | null;
}

/** The season completed with data of another source. */
function completeSeason(matches: readonly LeagueMatch[], file: string): readonly LeagueMatch[] {
  if (!existsSync(file)) return matches;
  const rows = parseCsv(readText(file)).map((row): Row => ({
    date: field(row, "Date"),
    home: field(row, "HomeTeam"),
    away: field(row, "AwayTeam"),
    score: { home: wholeField(row, "FTHG"), away: wholeField(row, "FTAG") },
    halfTime: field(row, "HTHG") === "" ? null : { home: wholeField(row, "HTHG"), away: wholeField(row, "HTAG") },
  }));
  const keys = matchNames(matches, rows);
  const byPair = new Map(
    rows.map((row) => [`${keys.get(row.home) ?? row.home}:${keys.get(row.away) ?? row.away}`, row]),
  );
  return matches.map((match) => {
    const row = byPair.get(`${match.home}:${match.away}`);
    if (row === undefined || match.isAwarded) return match;
    if (match.score === null)
      return {
        ...match,
        date: row.date,
        time: row.date === match.date ? match.time : null,
        score: row.score,
        halfTime: row.halfTime,
      };
    return isSame(match.score, row.score) ? { ...match, halfTime: row.halfTime ?? match.halfTime } : match;
  });
}

/** Which club a name of the other source is: the one that played on the same days with the same scores. */
function matchNames(matches: readonly LeagueMatch[], rows: readonly Row[]): Map<string, string> {
  const sideKeys = (date: string, { home, away }: { home: number; away: number }) =>
    [`${date} h ${home}:${away}`, `${date} a ${home}:${away}`] as const;
  const players = new Map<string, string[]>();
  for (const { date, home, away, score } of matches) {
    if (score === null) continue;
    for (const [index, key] of sideKeys(date, score).entries())
      players.set(key, [...(players.get(key) ?? []), index === 0 ? home : away]);
  }
  const votes = new Map<string, Map<string, number>>();
  for (const { date, home, away, score } of rows) {
    for (const [index, key] of sideKeys(date, score).entries()) {
      const name = index === 0 ? home : away;
      const own = votes.get(name) ?? new Map<string, number>();
      for (const club of players.get(key) ?? []) own.set(club, (own.get(club) ?? 0) + 1);
      votes.set(name, own);
    }
  }
  return new Map([...votes].map(([name, own]) => [name, [...own].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? name]));
}

function toDraft(match: LeagueMatch, league: League, season: string): ResultDraft[] {
  const { date, time, home, away, score, halfTime, extraTime, round, isAwarded } = match;
  if (score === null) return [];
  const final = extraTime ?? score;
  return [
    {
      ...plainResult,
      championshipId: league.id,
      season,
      home,
      away,
      countsForTable: LEAGUE_ROUND.test(round),
      startsAt: time === null ? noonOf(date) : localToEpoch(date, time, league.zone),
      hasTime: time !== null,
      score: [final.home, final.away],
      periods: isAwarded ? [] : periodsOf(score, halfTime, extraTime),
      ending: isAwarded ? "AWARDED" : extraTime === null ? "REGULAR" : "OVERTIME",
    },
  ];
}

type Goals = NonNullable<LeagueMatch["score"]>;

/** Goals of the halves, and of extra time. The sources leave out the half-time of a match without goals. */
function periodsOf(score: Goals, halfTime: Goals | null, extraTime: Goals | null): [number, number][] {
  const first = halfTime ?? (score.home + score.away === 0 ? score : null);
  if (first === null) return [];
  const periods: [number, number][] = [
    [first.home, first.away],
    [score.home - first.home, score.away - first.away],
  ];
  return extraTime === null ? periods : [...periods, [extraTime.home - score.home, extraTime.away - score.away]];
}
