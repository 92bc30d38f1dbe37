/** Volleyball: German Bundesliga, women and men, schedule of 2018/19, ratings from 2016 on. */
import type { RallyCount } from "../ratings/rally.ts";
import { fitRallies } from "../ratings/rally.ts";
import { field, parseCsv, readText, wholeField } from "./csv.ts";
import type { SportDraft, TeamDraft } from "./draft.ts";
import { numberMeetings, plainDraft } from "./parts.ts";
import { epochOf, WEEKS_AHEAD, weeksLater } from "./shift.ts";
import { VOLLEYBALL_NAMES } from "./tables/volleyball.ts";

const SCHEDULE_SEASON = "1819";
const RATED_SEASONS: readonly string[] = ["1617", "1718", "1819"];
/** How much an older season counts, a season. */
const SEASON_FADE = 0.5;
export const LEAGUES = [
  {
    id: 501,
    gender: "Women",
    slug: "germany-bundesliga-women",
    names: {
      en: "Germany. Bundesliga. Women",
      ru: "Германия. Бундеслига. Женщины",
      ar: "ألمانيا. الدوري الألماني. سيدات",
      es: "Alemania. Bundesliga. Femenina",
    },
  },
  {
    id: 502,
    gender: "Men",
    slug: "germany-bundesliga-men",
    names: {
      en: "Germany. Bundesliga. Men",
      ru: "Германия. Бундеслига. Мужчины",
      ar: "ألمانيا. الدوري الألماني. رجال",
      es: "Alemania. Bundesliga. Masculina",
    },
  },
] as const;

interface Match {
  gender: string;
  season: string;
  stage: string;
  startsAt: number;
  home: string;
  away: string;
  sets: [number, number][];
}

/** Files: one row a team and match, one row a team and set. */
export function importVolleyball(files: { matches: string; sets: string }): SportDraft {
  const { matches, names } = readMatches(files);
  const draft: SportDraft = { slug: "volleyball", championships: [], teams: [], fixtures: [] };
  for (const { id, gender, slug, names: leagueNames } of LEAGUES) {
    const own = matches.filter((match) => match.gender === gender);
    const schedule = own.filter(({ season, stage }) => season === SCHEDULE_SEASON && stage === "Main round");
    const keys = [...new Set(schedule.flatMap(({ home, away }) => [home, away]))].toSorted();
    const fit = fitRallies(own.filter(({ season }) => RATED_SEASONS.includes(season)).map(toCount), 300);
    draft.championships.push({
      id,
      slug,
      names: leagueNames,
      countryCode: "de",
      isTop: false,
      teamKeys: keys,
      ratings: {
        kind: "rally",
        base: 0,
        home: fit.home,
        teams: Object.fromEntries(keys.map((key) => [key, [fit.teams.get(key) ?? 0, 0]])),
      },
    });
    draft.teams.push(...keys.map((key) => clubOf(key, names)));
    draft.fixtures.push(
      ...numberMeetings(
        "2026-27",
        schedule.map(({ home, away, startsAt }) => ({
          championshipId: id,
          home,
          away,
          startsAt: weeksLater(startsAt, WEEKS_AHEAD.volleyball),
        })),
      ),
    );
  }
  return draft;
}

/** A club by its key, called as in its last season known. */
export function clubOf(key: string, names: ReadonlyMap<string, string>): TeamDraft {
  const name = names.get(key) ?? key;
  const [en, ru] = VOLLEYBALL_NAMES[name] ?? [name];
  return plainDraft(key, en, ru);
}

function toCount({ home, away, sets, season }: Match): RallyCount {
  return {
    home,
    away,
    homeWon: sets.reduce((sum, [one]) => sum + one, 0),
    awayWon: sets.reduce((sum, [, two]) => sum + two, 0),
    weight: SEASON_FADE ** (RATED_SEASONS.length - 1 - RATED_SEASONS.indexOf(season)),
  };
}

/** Matches with their sets, in the order of the file, and the latest name of each team. */
export function readMatches(files: { matches: string; sets: string }): {
  matches: Match[];
  names: Map<string, string>;
} {
  const points = new Map<string, Map<number, number>>();
  for (const row of parseCsv(readText(files.sets))) {
    const key = `${matchKey(row)}:${field(row, "match")}`;
    const sets = points.get(key) ?? new Map<number, number>();
    points.set(key, sets.set(wholeField(row, "set"), Number(field(row, "pt_set"))));
  }
  const names = new Map<string, string>();
  const matches = new Map<string, Partial<Match>>();
  for (const row of parseCsv(readText(files.matches)).toSorted((a, b) =>
    field(a, "season_id") < field(b, "season_id") ? -1 : field(a, "season_id") > field(b, "season_id") ? 1 : 0,
  )) {
    const team = `${field(row, "league_gender").toLowerCase()}-${field(row, "team_id")}`;
    names.set(team, field(row, "team_name"));
    const key = matchKey(row);
    matches.set(key, {
      ...matches.get(key),
      gender: field(row, "league_gender"),
      season: field(row, "season_id"),
      stage: field(row, "competition_stage"),
      startsAt: epochOf(field(row, "date_time").replace(" ", "T")),
      [field(row, "match") === "home" ? "home" : "away"]: team,
      sets: pairSets(points.get(`${key}:home`), points.get(`${key}:away`)),
    });
  }
  return { matches: [...matches.values()].flatMap((match) => (isWhole(match) ? [match] : [])), names };
}

function isWhole(match: Partial<Match>): match is Match {
  return match.home !== undefined && match.away !== undefined && (match.sets?.length ?? 0) >= 3;
}

function matchKey(row: Record<string, string>): string {
  return `${field(row, "league_gender")}:${field(row, "season_id")}:${field(row, "match_id")}`;
}

function pairSets(
  home: ReadonlyMap<number, number> | undefined,
  away: ReadonlyMap<number, number> | undefined,
): [number, number][] {
  return [...(home ?? [])]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([set, one]): [number, number][] => {
      const two = away?.get(set);
      return two === undefined || !Number.isInteger(one) || !Number.isInteger(two) || one === two ? [] : [[one, two]];
    });
}
