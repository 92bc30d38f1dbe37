/** Ice hockey: NHL 2025/26, regular season. */
import { fitGoals } from "../ratings/dixon-coles.ts";
import { field, parseCsv, readText, wholeField } from "./csv.ts";
import type { SportDraft } from "./draft.ts";
import { numberMeetings, teamDrafts } from "./parts.ts";
import { epochOf, WEEKS_AHEAD, weeksLater } from "./shift.ts";
import { NHL_TEAMS } from "./tables/nhl.ts";

/**
 * Share of the games won by one goal that overtime or the shoot-out decided: their last goal is not one of regular
 * time, which the model counts. (About 22 % of NHL games go to overtime, and about half of all end one goal apart.)
 */
const BEYOND_REGULAR = 0.45;

/** `file` is the table of the season's games. */
export function importIceHockey(file: string): SportDraft {
  const rows = parseCsv(readText(file)).filter((row) => field(row, "game_type") === "R");
  const played = rows.filter((row) => field(row, "game_state") === "OFF");
  const last = Math.max(...played.map((row) => epochOf(field(row, "game_time"))));
  const fit = fitGoals(
    played.map((row) => {
      const home = wholeField(row, "home_score");
      const away = wholeField(row, "away_score");
      const extra = Math.abs(home - away) === 1 ? BEYOND_REGULAR : 0;
      return {
        home: field(row, "home_team_abbr"),
        away: field(row, "away_team_abbr"),
        homeGoals: home > away ? home - extra : home,
        awayGoals: away > home ? away - extra : away,
        daysAgo: (last - epochOf(field(row, "game_time"))) / 86_400,
      };
    }),
    { decayPerDay: 0.002, ridge: 40, rho: null },
  );
  const keys = [...fit.teams.keys()];
  return {
    slug: "ice-hockey",
    championships: [
      {
        id: 301,
        slug: "nhl",
        names: { en: "NHL", ru: "НХЛ", ar: "دوري الهوكي الوطني", es: "NHL" },
        countryCode: "us",
        isTop: true,
        teamKeys: keys,
        ratings: {
          kind: "goals",
          base: fit.base,
          home: fit.home,
          rho: 0,
          teams: Object.fromEntries([...fit.teams].map(([key, { attack, defence }]) => [key, [attack, defence]])),
        },
      },
    ],
    teams: teamDrafts(keys, NHL_TEAMS),
    fixtures: numberMeetings(
      "2026-27",
      rows.map((row) => ({
        championshipId: 301,
        home: field(row, "home_team_abbr"),
        away: field(row, "away_team_abbr"),
        startsAt: weeksLater(epochOf(field(row, "game_time")), WEEKS_AHEAD.iceHockey),
      })),
    ),
  };
}
