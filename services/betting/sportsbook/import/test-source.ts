/** A small folder of invented data in the sources' forms, for tests of the importer. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Writes the folder and returns its path. */
export function writeTestSource(folder: string): string {
  for (const [path, text] of Object.entries({ ...football(), ...others() })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith(".gz") ? gzipSync(text) : text);
  }
  return folder;
}

/**
 * One of the seven leagues, with four clubs of which one is new this season; the other leagues' files are not there.
 */
function football(): Record<string, string> {
  const match = (date: string, team1: string, team2: string, ft: [number, number], unplayed: string): object => ({
    round: "Matchday 1",
    date,
    time: "15:00",
    team1,
    team2,
    score: `${team1}:${team2}` === unplayed ? {} : { ft },
  });
  const season = (year: number, clubs: readonly [string, string, string, string], unplayed = ""): string =>
    JSON.stringify({
      name: "x",
      matches: clubs.flatMap((one, i) =>
        clubs.flatMap((two, j) =>
          i === j
            ? []
            : [
                match(
                  `${year}-09-${String(10 + i * 4 + j).padStart(2, "0")}`,
                  one,
                  two,
                  [Math.max(0, 3 - i), Math.max(0, 2 - j)],
                  unplayed,
                ),
              ],
        ),
      ),
    });
  const root = "football/openfootball";
  return {
    [`${root}/football.json/2024-25/en.1.json`]: season(2024, ["Chelsea FC", "Arsenal FC", "Fulham FC", "Old Town FC"]),
    [`${root}/football.json/2025-26/en.1.json`]: season(
      2025,
      ["Chelsea FC", "Arsenal FC", "Fulham FC", "Old Town FC"],
      "Old Town FC:Chelsea FC",
    ),
    [`${root}/england/2025-26/1-premierleague.txt`]:
      "= x 2025/26\n\n» Matchday 9\n  Sat Sep/20 2025\n    17.30  Fulham FC  v Chelsea FC  0-4 (0-1)\n",
    [`${root}/england/2026-27/1-premierleague.txt`]: [
      "= x 2026/27",
      "",
      "▪ Matchday 1",
      "  Sat Aug 22 2026",
      "    15:00  Chelsea FC  v Arsenal FC  2-1 (1-0)",
      "           Fulham FC  v New Town FC",
      "▪ Matchday 2",
      "  Sat Nov 28",
      "           Arsenal FC  v Fulham FC",
      "           New Town FC  v Chelsea FC",
      "",
    ].join("\n"),
    // Another source, with the season's last match that the first one lacks; its clubs are called otherwise.
    "football/datahub-stats/premier-league-season-2526.csv": [
      "Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG",
      "2025-09-11,Blues,Gunners,3,1,2,0",
      "2025-09-12,Blues,Cottagers,3,0,1,0",
      "2025-09-14,Gunners,Blues,2,2,1,1",
      "2025-09-16,Gunners,Cottagers,2,0,0,0",
      "2025-09-23,Olds,Gunners,0,1,0,0",
      "2025-10-01,Olds,Blues,1,4,0,4",
      "",
    ].join("\n"),
    [`${root}/worldcup.json/2026/worldcup.teams.json`]: JSON.stringify([
      { name: "Mexico", fifa_code: "MEX", flag_icon: "🇲🇽" },
      { name: "England", fifa_code: "ENG", flag_icon: "" },
    ]),
    [`${root}/worldcup.json/2026/worldcup.json`]: JSON.stringify({
      matches: [
        {
          date: "2026-06-11",
          time: "13:00 UTC-6",
          team1: "Mexico",
          team2: "England",
          group: "Group A",
          score: { ft: [1, 1], ht: [0, 1] },
          goals1: [{ minute: "90+2" }],
          goals2: [{ minute: "9", owngoal: true }],
        },
        {
          date: "2026-07-19",
          time: "15:00 UTC-4",
          team1: "England",
          team2: "Mexico",
          score: { ft: [0, 0], ht: [0, 0], et: [1, 1], p: [4, 2] },
          goals1: [{ minute: "96" }],
          goals2: [{ minute: "106" }],
        },
      ],
    }),
    "football/schochastics-incidents/invented.json.gz": JSON.stringify([
      {
        GH: 1,
        GA: 0,
        incident: {
          incidents: [{ team: "home", minute: "33'", incident_type: "Goal", home_score: "1", away_score: "0" }],
        },
      },
      { GH: 0, GA: 0, incident: { incidents: [] } },
      { GH: 3, GA: 0, incident: { incidents: [] } },
    ]),
  };
}

function others(): Record<string, string> {
  const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;
  const nba = (home: string, away: string, utc: string): object => ({
    gameId: "0022300001",
    gameDateTimeUTC: utc,
    homeTeam: { teamTricode: home },
    awayTeam: { teamTricode: away },
  });
  const innings = (team: string, runs: number): object => ({
    team,
    overs: [{ deliveries: Array.from({ length: runs }, () => ({ runs: { total: 1 } })) }],
  });
  const cricket = (one: string, two: string): string =>
    JSON.stringify({
      info: { dates: ["2024-05-11"], teams: [one, two], outcome: {} },
      innings: [innings(one, 160), innings(two, 150)],
    });
  return {
    "ice-hockey/converted-csv/nhl_2025_26_games.csv.gz": lines(
      "game_type,game_time,home_team_abbr,away_team_abbr,home_score,away_score,game_state",
      "R,2025-10-07T23:00:00Z,BOS,CHI,4,2,OFF",
      "R,2025-11-23T00:00:00Z,CHI,BOS,2,3,OFF",
      "P,2026-05-01T00:00:00Z,BOS,TBD,0,0,FUT",
    ),
    "basketball/pbpstats-fixtures/schedule_live_nba_2023.json.gz": JSON.stringify({
      leagueSchedule: {
        gameDates: [{ games: [nba("BOS", "MIA", "2023-11-24T00:30:00Z"), nba("MIA", "BOS", "2023-12-24T00:30:00Z")] }],
      },
    }),
    "basketball/pbpstats-fixtures/schedule_stats_leaguegamelog_nba_2018_19_Regular_Season.json.gz": JSON.stringify({
      resultSets: [
        {
          headers: ["GAME_ID", "TEAM_ABBREVIATION", "MATCHUP", "PTS", "GAME_DATE"],
          rowSet: [
            ["0021800001", "BOS", "BOS vs. MIA", 110, "2019-01-05"],
            ["0021800001", "MIA", "MIA @ BOS", 101, "2019-01-05"],
          ],
        },
      ],
    }),
    "basketball/nba-playoffs/play_off_totals_2010_2024.csv.gz": lines(
      "SEASON_YEAR,GAME_ID,TEAM_ABBREVIATION,MATCHUP,PTS,GAME_DATE",
      "2023-24,0042300201,MIA,MIA vs. BOS,99,2024-05-01",
      "2023-24,0042300201,BOS,BOS @ MIA,104,2024-05-01",
    ),
    "tennis/atp-2017/match_scores_2017_UNINDEXED.csv.gz": lines(
      "tourney_order,tourney_slug,tourney_round_name,winner_name,winner_player_id,loser_name,loser_player_id,match_score_tiebreaks,match_id",
      "1,brisbane,Round of 16,Ann Ace,a1,Bo Volley,b2,76(4) 63,m1",
      "1,brisbane,Round of 16,Cy Lob,c3,Di Slice,d4,64 46 62,m2",
      "1,brisbane,Quarter-Finals,Ann Ace,a1,Cy Lob,c3,30 (RET),m3",
    ),
    "tennis/atp-2017/match_stats_2017_UNINDEXED.csv.gz": lines(
      "match_id,winner_service_points_won,winner_service_points_total,loser_service_points_won,loser_service_points_total",
      "m1,50,70,45,72",
      "m2,60,90,55,95",
    ),
    "volleyball/converted-csv/matches.csv.gz": lines(
      "league_gender,season_id,competition_stage,match_id,match,date_time,team_id,team_name",
      "Women,1819,Main round,1,home,2018-12-01 18:00:00+00:00,11,Dresdner SC",
      "Women,1819,Main round,1,away,2018-12-01 18:00:00+00:00,12,SC Potsdam",
      "Men,1819,Main round,1,home,2018-12-02 18:00:00+00:00,21,VCO Berlin",
      "Men,1819,Main round,1,away,2018-12-02 18:00:00+00:00,22,TV Rottenburg",
    ),
    "volleyball/converted-csv/sets.csv.gz": lines(
      "league_gender,season_id,match_id,match,set,pt_set",
      ...["Women", "Men"].flatMap((gender) =>
        [25, 25, 25].flatMap((points, set) => [
          `${gender},1819,1,home,${set + 1},${points}.0`,
          `${gender},1819,1,away,${set + 1},${18 + set}.0`,
        ]),
      ),
    ),
    "american-football/538-nfl_games.csv.gz": lines(
      "date,season,neutral,playoff,team1,team2,score1,score2",
      "2020-12-06,2020,0,0,GB,CHI,41,25",
      "2020-12-07,2020,0,0,CHI,GB,20,24",
      "2021-02-07,2020,1,1,GB,CHI,31,9",
    ),
    "baseball/retrosheet-2020/2020XXX.EVN.gz": lines(
      "id,XXX1",
      "info,visteam,SFN",
      "info,hometeam,LAN",
      "info,date,2020/07/23",
      "info,starttime,7:08PM",
      "play,1,0,a,00,X,HR/F7",
      "play,1,1,b,00,X,S8.2-H",
    ),
    "cricket/cricsheet/ipl/1.json.gz": cricket("Mumbai Indians", "Delhi Capitals"),
    "cricket/cricsheet/t20i/2.json.gz": cricket("India", "England"),
  };
}
