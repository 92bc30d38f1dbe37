/** Results of the German volleyball leagues since 2016, and of the cricket matches the source has. */
import { clubOf, LEAGUES, readMatches } from "../volleyball.ts";
import { readSeries, SERIES, sideOf } from "../cricket.ts";
import { join } from "node:path";
import { noonOf, plainResult, type ResultDraft, type ResultsDraft } from "./draft.ts";

const VOLLEYBALL_SINCE = "1617";
/** The league's own rounds, which its table is made of. */
const LEAGUE_STAGE = "Main round";

export function volleyballResults(files: { matches: string; sets: string }): ResultsDraft {
  const { matches, names } = readMatches(files);
  const results = matches
    .filter(({ season }) => season >= VOLLEYBALL_SINCE)
    .flatMap(({ gender, season, stage, startsAt, home, away, sets }): ResultDraft[] => {
      const league = LEAGUES.find((one) => one.gender === gender);
      const won = sets.filter(([one, two]) => one > two).length;
      const lost = sets.length - won;
      if (league === undefined || Math.max(won, lost) !== 3 || won === lost) return [];
      return [
        {
          ...plainResult,
          championshipId: league.id,
          season: `20${season.slice(0, 2)}-${season.slice(2)}`,
          countsForTable: stage === LEAGUE_STAGE,
          home,
          away,
          startsAt,
          score: [won, lost],
          periods: sets,
        },
      ];
    });
  return { slug: "volleyball", results, championships: [], nameOf: (key) => clubOf(key, names) };
}

/** A few matches of a series, without a table: the source has no whole season. */
export function cricketResults(folder: string): ResultsDraft {
  const results = SERIES.flatMap(({ id, folder: name }) =>
    readSeries(join(folder, name)).map(({ one, two, date }): ResultDraft => ({
      ...plainResult,
      championshipId: id,
      season: date.slice(0, 4),
      countsForTable: false,
      home: one.team,
      away: two.team,
      startsAt: noonOf(date),
      hasTime: false,
      score: [one.runs, two.runs],
    })),
  );
  return { slug: "cricket", results, championships: [], nameOf: sideOf };
}
