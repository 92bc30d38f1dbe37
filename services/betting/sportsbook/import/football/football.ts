/** Football: fixtures and results of the leagues, ratings fitted on the results. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScoredMatch, TeamRating } from "../../ratings/dixon-coles.ts";
import { fitGoals, FOOTBALL_FIT } from "../../ratings/dixon-coles.ts";
import type { RatingDraft, SportDraft, TeamDraft } from "../draft.ts";
import { clubDraft, clubKey } from "../clubs.ts";
import { parseFootballJson } from "./football-json.ts";
import type { League, SeasonFile } from "./football-leagues.ts";
import type { LeagueMatch } from "./football-text.ts";
import { parseFootballText } from "./football-text.ts";
import { localToEpoch, usualTimes } from "../local-time.ts";

interface SeasonMatch extends LeagueMatch {
  season: string;
}

/** `folder` is the football folder of the source. Throws when a league's file is not there. */
export function importFootball(folder: string, leagues: readonly League[]): SportDraft {
  const read = leagues.map((league) => ({ league, matches: readLeague(folder, league) }));
  const today = latest(read.flatMap(({ matches }) => matches));
  const teams = new Map<string, TeamDraft>();
  const draft: SportDraft = { slug: "football", championships: [], teams: [], fixtures: [] };
  for (const { league, matches } of read) {
    const lastSeason = matches.at(-1)?.season ?? "";
    const current = matches.filter(({ season }) => season === lastSeason);
    // A club that went up or down between the seasons known stays with the league that comes first in the table.
    const teamKeys = [...new Set(current.flatMap(({ home, away }) => [home, away]))]
      .filter((key) => !teams.has(key))
      .toSorted();
    for (const key of teamKeys) teams.set(key, clubDraft(key));
    draft.championships.push({
      id: league.id,
      slug: league.slug,
      names: league.names,
      countryCode: league.countryCode,
      isTop: league.isTop,
      teamKeys,
      ratings: rate(matches, teamKeys, today),
    });
    if (league.fixtures === null) continue;
    const usual = usualTimes(matches.filter(({ season }) => season !== lastSeason));
    const placeOf = placesOfUntimed(current);
    for (const match of current) {
      const { date, time, home, away, season } = match;
      const place = placeOf.get(match);
      draft.fixtures.push({
        championshipId: league.id,
        home,
        away,
        edition: season,
        startsAt: localToEpoch(date, place === undefined ? (time ?? "15:00") : usual(date, place), league.zone),
      });
    }
  }
  draft.teams = [...teams.values()];
  return draft;
}

/**
 * All matches of a league, oldest season first, teams by their keys; of two files of a season the later one has the
 * score.
 */
function readLeague(folder: string, league: League): SeasonMatch[] {
  const files: SeasonFile[] = [...league.results, ...(league.fixtures === null ? [] : [league.fixtures])];
  const matches = new Map<string, SeasonMatch>();
  for (const { season, path } of files) {
    const text = readFileSync(join(folder, path), "utf8");
    for (const match of path.endsWith(".json") ? parseFootballJson(text) : parseFootballText(text)) {
      const home = clubKey(match.home, league.countryCode);
      const away = clubKey(match.away, league.countryCode);
      // Leagues with four rounds play a pairing twice at home: the day distinguishes them, but only if both were
      // played.
      const key = league.fixtures === null ? `${season}:${home}:${away}:${match.date}` : `${season}:${home}:${away}`;
      const before = matches.get(key);
      matches.set(key, { ...match, score: match.score ?? before?.score ?? null, season, home, away });
    }
  }
  return [...matches.values()];
}

/** So many matches of a league don't all kick off at once, but on the last day: the times are not fixed yet. */
const MOST_AT_ONCE = 4;

/**
 * The matches whose time of day isn't known, each with its place among those of its day, in the order of the home
 * sides' names, so that no order in the source decides who plays at noon.
 */
function placesOfUntimed(matches: readonly SeasonMatch[]): Map<SeasonMatch, { index: number; count: number }> {
  const lastDay = matches.reduce((last, { date }) => (date > last ? date : last), "");
  const places = new Map<SeasonMatch, { index: number; count: number }>();
  for (const [date, day] of Map.groupBy(matches, ({ date: own }) => own)) {
    const isOpen = date !== lastDay && day.length > MOST_AT_ONCE && new Set(day.map(({ time }) => time)).size === 1;
    const untimed = day
      .filter(({ time }) => time === null || isOpen)
      .toSorted((one, other) => (one.home < other.home ? -1 : 1));
    for (const [index, match] of untimed.entries()) places.set(match, { index, count: untimed.length });
  }
  return places;
}

/** Day of the last result of all leagues: the day the ratings are of. */
function latest(matches: readonly SeasonMatch[]): string {
  return matches
    .filter(({ score }) => score !== null)
    .reduce((last, { date }) => (date > last ? date : last), "1970-01-01");
}

/**
 * Ratings of the teams of the current season. Promoted teams, those not there the season before, are drawn to what
 * promoted teams were worth in the seasons known, not to the average of the league.
 */
function rate(matches: readonly SeasonMatch[], teamKeys: readonly string[], today: string): RatingDraft {
  const scored = matches.flatMap(({ home, away, score, date }): ScoredMatch[] =>
    score === null
      ? []
      : [
          {
            home,
            away,
            homeGoals: score.home,
            awayGoals: score.away,
            daysAgo: daysBetween(date, today),
          },
        ],
  );
  const promoted = promotedTeams(matches);
  const first = fitGoals(scored, FOOTBALL_FIT);
  const worth = average([...promoted].flatMap((key) => first.teams.get(key) ?? []));
  const prior = new Map([...promoted].map((key) => [key, worth]));
  const ratings = fitGoals(scored, { ...FOOTBALL_FIT, prior });
  const teams = teamKeys.map((key): [string, [number, number]] => {
    const { attack, defence } = ratings.teams.get(key) ?? (promoted.has(key) ? worth : { attack: 0, defence: 0 });
    return [key, [attack, defence]];
  });
  return { kind: "goals", base: ratings.base, home: ratings.home, rho: ratings.rho, teams: Object.fromEntries(teams) };
}

/** Teams that play in a season and not in the one before it, over all seasons known. */
function promotedTeams(matches: readonly SeasonMatch[]): Set<string> {
  const seasons = new Map<string, Set<string>>();
  for (const { season, home, away } of matches) {
    const names = seasons.get(season) ?? new Set<string>();
    seasons.set(season, names.add(home).add(away));
  }
  const ordered = [...seasons.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, names]) => names);
  return new Set(ordered.slice(1).flatMap((names, index) => [...names].filter((name) => !ordered[index]?.has(name))));
}

/** Mean rating; what promoted teams are usually worth when there is none to measure. */
function average(ratings: readonly TeamRating[]): TeamRating {
  if (ratings.length === 0) return { attack: -0.15, defence: -0.15 };
  const sum = ratings.reduce((a, b) => ({ attack: a.attack + b.attack, defence: a.defence + b.defence }));
  return { attack: sum.attack / ratings.length, defence: sum.defence / ratings.length };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
