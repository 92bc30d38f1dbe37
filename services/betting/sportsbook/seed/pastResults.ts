/**
 * Real results of past seasons in our own format: one line per result, gzipped, after a line of what the catalogue
 * lacks.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { SeedChampionship, SeedTeam } from "../model.ts";
import { catalogFile } from "./files.ts";
import { hashText } from "./random.ts";

/** How a game was decided; UNKNOWN if the source has only the final score. */
export type PastEnding = "REGULAR" | "OVERTIME" | "SHOOTOUT" | "AWARDED" | "UNKNOWN";

export interface PastResult {
  id: number;
  championshipId: number;
  season: string;
  countsForTable: boolean;
  group: string | null;
  homeId: number;
  awayId: number;
  /** Epoch seconds; noon UTC of the day without `hasTime`. */
  startsAt: number;
  hasTime: boolean;
  home: number;
  away: number;
  periods: { home: number; away: number }[];
  ending: PastEnding;
  shootout: { home: number; away: number } | null;
  goals: PastGoal[];
}

/** A goal; an own goal is on the side it counts for. */
export interface PastGoal {
  side: 1 | 2;
  minute: string;
  isOwn: boolean;
}

export interface PastResults {
  /** Oldest first. */
  results: PastResult[];
  /** Championships and teams that no longer have games on offer. */
  championships: SeedChampionship[];
  teams: SeedTeam[];
}

export const PAST_RESULTS_FILE = "past-results.txt.gz";
const ENDINGS: readonly PastEnding[] = ["REGULAR", "OVERTIME", "SHOOTOUT", "AWARDED", "UNKNOWN"];
/** Ids of past results: above the book's games, which have twelve digits at most. */
const idBase = 20_000_000_000_000;

export const extraCatalog = z.object({
  championships: catalogFile.shape.championships,
  teams: catalogFile.shape.teams,
});

/** The file's text from results without ids; the same results give the same text. */
export function encodePastResults(
  extra: z.infer<typeof extraCatalog>,
  results: readonly Omit<PastResult, "id">[],
): string {
  const lines = results.map(
    ({
      championshipId,
      season,
      countsForTable,
      group,
      homeId,
      awayId,
      startsAt,
      hasTime,
      home,
      away,
      periods,
      ending,
      shootout,
      goals,
    }) =>
      [
        championshipId,
        season,
        countsForTable ? 1 : 0,
        group ?? "",
        homeId,
        awayId,
        startsAt / 60,
        hasTime ? 1 : 0,
        home,
        away,
        periods.map((period) => `${period.home}-${period.away}`).join(" "),
        ENDINGS.indexOf(ending),
        shootout === null ? "" : `${shootout.home}-${shootout.away}`,
        goals.map(({ side, minute, isOwn }) => `${isOwn ? "o" : ""}${side === 1 ? "h" : "a"}${minute}`).join(" "),
      ].join(","),
  );
  return `${JSON.stringify(extra)}\n${lines.toSorted().join("\n")}\n`;
}

/** @throws when a line is not what the encoder writes */
export function decodePastResults(text: string): PastResults {
  const [head = "", ...lines] = text.split("\n");
  const extra = extraCatalog.parse(JSON.parse(head));
  const taken = new Set<number>();
  const results = lines
    .filter((line) => line !== "")
    .map((line) => {
      const result = decodeLine(line);
      let { id } = result;
      while (taken.has(id)) id += 1;
      taken.add(id);
      return { ...result, id };
    });
  results.sort((one, other) => one.startsAt - other.startsAt || one.id - other.id);
  return { ...extra, results };
}

function decodeLine(line: string): PastResult {
  const [
    championship,
    season = "",
    counts,
    group = "",
    home,
    away,
    minutes,
    timed,
    homeScore,
    awayScore,
    periods = "",
    ending,
    shootout = "",
    goals = "",
  ] = line.split(",");
  const whole = (text: string | undefined): number => {
    if (text === undefined || !/^\d+$/.test(text)) throw new Error(`No past result: ${line}`);
    return Number(text);
  };
  const pairs = (text: string) =>
    text
      .split(" ")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [one, two] = pair.split("-");
        return { home: whole(one), away: whole(two) };
      });
  return {
    // What a game was, not how it ended, so that a corrected score keeps the id.
    id: idBase + hashText([championship, season, home, away, minutes].join(",")),
    championshipId: whole(championship),
    season,
    countsForTable: counts === "1",
    group: group === "" ? null : group,
    homeId: whole(home),
    awayId: whole(away),
    startsAt: whole(minutes) * 60,
    hasTime: timed === "1",
    home: whole(homeScore),
    away: whole(awayScore),
    periods: pairs(periods),
    ending: ENDINGS[whole(ending)] ?? "UNKNOWN",
    shootout: pairs(shootout)[0] ?? null,
    goals: goals
      .split(" ")
      .filter((goal) => goal !== "")
      .map((goal) => ({
        isOwn: goal.startsWith("o"),
        side: goal.includes("h") ? 1 : 2,
        minute: goal.replace(/^o?[ha]/, ""),
      })),
  };
}

/** Reads the seed's past results. */
export function loadPastResults(): PastResults {
  return decodePastResults(
    gunzipSync(readFileSync(new URL(`data/${PAST_RESULTS_FILE}`, import.meta.url))).toString("utf8"),
  );
}
