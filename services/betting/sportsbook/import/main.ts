/**
 * `node services/betting/sportsbook/import/main.ts <folder>`: makes the files of seed/data from a folder of open data (its
 * sources, their licences and notices are in seed/credits.json). Can be run again; the same folder gives the same
 * bytes.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importAmericanFootball } from "./american-football.ts";
import { importBaseball } from "./baseball.ts";
import { importBasketball } from "./basketball.ts";
import { importCricket } from "./cricket.ts";
import type { SportDraft } from "./draft.ts";
import { importIncidents } from "./football/football-incidents.ts";
import type { League } from "./football/football-leagues.ts";
import { LEAGUES } from "./football/football-leagues.ts";
import { importFootball } from "./football/football.ts";
import { importIceHockey } from "./ice-hockey.ts";
import { importTennis } from "./tennis.ts";
import { cricketResults, volleyballResults } from "./results/elsewhere.ts";
import { footballResults } from "./results/football.ts";
import { americanFootballResults, baseballResults, basketballResults, iceHockeyResults } from "./results/overseas.ts";
import { worldCupResults } from "./results/world-cup.ts";
import { buildResults } from "./results/write.ts";
import { importVolleyball } from "./volleyball.ts";
import { buildFiles, idsOfTeams, writeFiles } from "./write.ts";

/**
 * Imports a folder into another and returns what was written. @throws with the file's name when the folder isn't in the
 * expected form
 */
export function runImport(source: string, target: string, leagues: readonly League[] = LEAGUES): Map<string, Buffer> {
  const at = (path: string): string => join(source, path);
  const nhl = at("ice-hockey/converted-csv/nhl_2025_26_games.csv.gz");
  const nba = {
    schedule: at("basketball/pbpstats-fixtures/schedule_live_nba_2023.json.gz"),
    log: at("basketball/pbpstats-fixtures/schedule_stats_leaguegamelog_nba_2018_19_Regular_Season.json.gz"),
    playoffs: at("basketball/nba-playoffs/play_off_totals_2010_2024.csv.gz"),
  };
  const volleyball = {
    matches: at("volleyball/converted-csv/matches.csv.gz"),
    sets: at("volleyball/converted-csv/sets.csv.gz"),
  };
  const nfl = at("american-football/538-nfl_games.csv.gz");
  const mlb = at("baseball/retrosheet-2020");
  const cricket = at("cricket/cricsheet");
  const drafts: SportDraft[] = [
    importFootball(at("football"), leagues),
    importIceHockey(nhl),
    importBasketball(nba),
    importTennis({
      scores: at("tennis/atp-2017/match_scores_2017_UNINDEXED.csv.gz"),
      stats: at("tennis/atp-2017/match_stats_2017_UNINDEXED.csv.gz"),
    }),
    importVolleyball(volleyball),
    importAmericanFootball(nfl),
    importBaseball(mlb),
    importCricket(cricket),
  ];
  const worldCup = at("football/openfootball/worldcup.json/2026");
  const results = [
    footballResults(at("football"), leagues),
    worldCupResults({ matches: join(worldCup, "worldcup.json"), teams: join(worldCup, "worldcup.teams.json") }),
    iceHockeyResults(nhl),
    basketballResults(nba),
    volleyballResults(volleyball),
    americanFootballResults(nfl),
    baseballResults(mlb),
    cricketResults(cricket),
  ];
  const files = new Map([
    ...buildFiles(drafts, importIncidents(at("football/schochastics-incidents"))),
    ...buildResults(results, idsOfTeams(drafts)),
  ]);
  writeFiles(files, target);
  return files;
}

if (import.meta.main) {
  const source = process.argv[2];
  if (source === undefined) {
    console.error("Usage: node services/betting/sportsbook/import/main.ts <folder of open data>");
    process.exit(1);
  }
  const files = runImport(source, fileURLToPath(new URL("../seed/data/", import.meta.url)));
  for (const [name, content] of files) console.log(`${name}\t${content.length} bytes`);
}
