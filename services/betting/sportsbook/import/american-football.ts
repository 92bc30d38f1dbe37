/** American football: NFL, schedule of 2020, ratings from 2018 on. */
import { fitAdditive } from "../ratings/additive.ts";
import { field, parseCsv, readText, wholeField } from "./csv.ts";
import type { SportDraft } from "./draft.ts";
import { localToEpoch, weekdayOf } from "./local-time.ts";
import { numberMeetings, teamDrafts } from "./parts.ts";
import { WEEKS_AHEAD, weeksLater } from "./shift.ts";
import { NFL_TEAMS } from "./tables/nfl.ts";

/**
 * Usual kick-offs on the East Coast; the source has none. Sundays, by the number of the game of the day, and other
 * days.
 */
const SUNDAY_TIMES = ["13:00", "16:25"] as const;
const EVENING = "20:15";
const SATURDAY = "16:30";
const SCHEDULE_SEASON = "2020";
const FINALS_SINCE = 2010;

/** `file` is the table of all games. */
export function importAmericanFootball(file: string): SportDraft {
  const rows = parseCsv(readText(file));
  const last = Math.max(...rows.map((row) => Date.parse(field(row, "date"))));
  const recent = rows.filter((row) => Number(field(row, "season")) >= Number(SCHEDULE_SEASON) - 2);
  const fit = fitAdditive(
    recent.flatMap((row) => {
      const weight = Math.exp(-(last - Date.parse(field(row, "date"))) / 86_400_000 / 365);
      const isHome = field(row, "neutral") === "0";
      return [
        {
          attacker: field(row, "team1"),
          defender: field(row, "team2"),
          isHome,
          value: wholeField(row, "score1"),
          weight,
        },
        {
          attacker: field(row, "team2"),
          defender: field(row, "team1"),
          isHome: false,
          value: wholeField(row, "score2"),
          weight,
        },
      ];
    }),
    6,
  );
  const schedule = rows.filter((row) => field(row, "season") === SCHEDULE_SEASON && field(row, "playoff") === "0");
  const keys = [...new Set(schedule.flatMap((row) => [field(row, "team1"), field(row, "team2")]))].toSorted();
  const ofDay = new Map<string, number>();
  return {
    slug: "american-football",
    championships: [
      {
        id: 601,
        slug: "nfl",
        names: { en: "NFL", ru: "НФЛ", ar: "دوري كرة القدم الأمريكية", es: "NFL" },
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
    teams: teamDrafts(keys, NFL_TEAMS),
    fixtures: numberMeetings(
      "2026",
      schedule.map((row) => {
        const date = field(row, "date");
        const number = ofDay.get(date) ?? 0;
        ofDay.set(date, number + 1);
        return {
          championshipId: 601,
          home: field(row, "team1"),
          away: field(row, "team2"),
          startsAt: weeksLater(
            localToEpoch(date, kickOff(date, number), "America/New_York"),
            WEEKS_AHEAD.americanFootball,
          ),
        };
      }),
    ),
    finals: rows
      .filter((row) => Number(field(row, "season")) >= FINALS_SINCE)
      .map((row) => [wholeField(row, "score1"), wholeField(row, "score2")]),
  };
}

/** Two thirds of a Sunday's games are early; the source lists them in no order of time. */
function kickOff(date: string, number: number): string {
  const weekday = weekdayOf(date);
  if (weekday === 0) return SUNDAY_TIMES[number % 3 === 2 ? 1 : 0];
  return weekday === 6 ? SATURDAY : EVENING;
}
