/** Baseball: the MLB games of 2020 with plays in the source; runs are counted from the plays. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fitGoals } from "../ratings/dixon-coles.ts";
import { runsOfGame } from "./baseball-plays.ts";
import { readText } from "./csv.ts";
import type { SportDraft } from "./draft.ts";
import { localToEpoch } from "./local-time.ts";
import { numberMeetings, teamDrafts } from "./parts.ts";
import { WEEKS_AHEAD, weeksLater } from "./shift.ts";
import { MLB_TEAMS } from "./tables/mlb.ts";

interface Game {
  home: string;
  away: string;
  /** Epoch seconds. */ startsAt: number;
  runs: { home: number; away: number };
}
/** Runs of two halves of a season say little: ratings are drawn strongly to the average. */
const RIDGE = 150;

/**
 * Home sides win about 54 % of MLB games, which is about 4 % more runs than visitors. Not fitted: the source has the
 * home games of two strong teams, whose strength would look like home advantage.
 */
const HOME_ADVANTAGE = 0.04;

/** `folder` holds the event files. */
export function importBaseball(folder: string): SportDraft {
  const games = fullGames(folder);
  const fit = fitGoals(
    games.map(({ home, away, runs }) => ({ home, away, homeGoals: runs.home, awayGoals: runs.away, daysAgo: 0 })),
    { decayPerDay: 0, ridge: RIDGE, home: HOME_ADVANTAGE, rho: null },
  );
  const keys = [...fit.teams.keys()];
  return {
    slug: "baseball",
    championships: [
      {
        id: 801,
        slug: "mlb",
        names: { en: "MLB", ru: "МЛБ", ar: "دوري البيسبول الرئيسي", es: "MLB" },
        countryCode: "us",
        isTop: false,
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
    teams: teamDrafts(keys, MLB_TEAMS),
    fixtures: numberMeetings(
      "2026",
      games.map(({ home, away, startsAt }) => ({
        championshipId: 801,
        home,
        away,
        startsAt: weeksLater(startsAt, WEEKS_AHEAD.baseball),
      })),
    ),
  };
}

/** Time zones of the home parks the source has. */
const MLB_ZONES: Readonly<Record<string, string>> = { LAN: "America/Los_Angeles", NYA: "America/New_York" };

/** Games with plays in the folder. */
export function fullGames(folder: string): Game[] {
  return readdirSync(folder)
    .filter((name) => /\.EV[AN](?:\.gz)?$/.test(name))
    .toSorted()
    .flatMap((name) => readGames(readText(join(folder, name))));
}

function readGames(text: string): Game[] {
  return text
    .split(/^id,/m)
    .slice(1)
    .flatMap((part) => {
      const lines = part.split(/\r?\n/);
      const info = new Map(
        lines
          .filter((line) => line.startsWith("info,"))
          .map((line) => {
            const [, name = "", value = ""] = line.split(",");
            return [name, value];
          }),
      );
      const home = info.get("hometeam");
      const away = info.get("visteam");
      const date = info.get("date")?.replaceAll("/", "-");
      if (home === undefined || away === undefined || date === undefined) return [];
      const startsAt = localToEpoch(
        date,
        clockTime(info.get("starttime") ?? ""),
        MLB_ZONES[home] ?? "America/New_York",
      );
      return [{ home, away, startsAt, runs: runsOfGame(lines) }];
    });
}

/** "7:08PM" → "19:08"; the usual 19:05 when it is not known. */
function clockTime(text: string): string {
  const parts = /^(\d{1,2}):(\d{2})(AM|PM)$/.exec(text);
  if (parts === null || parts[1] === "0") return "19:05";
  const hour = (Number(parts[1]) % 12) + (parts[3] === "PM" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${parts[2] ?? "00"}`;
}
