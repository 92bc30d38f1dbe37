/**
 * Cricket, 20 overs: a double round of the IPL's teams on a calendar of our own, and internationals between the sides
 * the source knows; ratings from the runs of the matches it has.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Observation } from "../ratings/additive.ts";
import { fitAdditive } from "../ratings/additive.ts";
import { readText } from "./csv.ts";
import type { FixtureDraft, SportDraft, TeamDraft } from "./draft.ts";
import { plainDraft } from "./parts.ts";
import { roundRobin } from "./round-robin.ts";
import { epochOf } from "./shift.ts";
import { CRICKET_NAMES } from "./tables/cricket.ts";

const matchFile = z.object({
  info: z.object({
    dates: z.array(z.iso.date()).min(1),
    teams: z.tuple([z.string(), z.string()]),
    outcome: z.object({ method: z.string().optional(), result: z.string().optional() }),
  }),
  innings: z.array(
    z.object({
      team: z.string(),
      super_over: z.boolean().optional(),
      overs: z.array(z.object({ deliveries: z.array(z.object({ runs: z.object({ total: z.int() }) })) })),
    }),
  ),
});

export const SERIES = [
  {
    id: 901,
    folder: "ipl",
    slug: "india-premier-league",
    names: {
      en: "India. Premier League. T20",
      ru: "Индия. Премьер-лига. T20",
      ar: "الهند. الدوري الممتاز. T20",
      es: "India. Premier League. T20",
    },
    countryCode: "in",
    rounds: 2,
  },
  {
    id: 902,
    folder: "t20i",
    slug: "t20-internationals",
    names: {
      en: "T20 Internationals",
      ru: "Международные матчи. T20",
      ar: "مباريات دولية. T20",
      es: "Partidos internacionales. T20",
    },
    countryCode: null,
    rounds: 4,
  },
] as const;
/** First day of the calendar, and the starts of a day's matches (UTC), one round a day. */
const FIRST_DAY = "2026-11-21T00:00:00Z";
const START_HOURS: readonly number[] = [10, 14];
/** Few matches a team: ratings are drawn to the average as by ten more. */
const RIDGE = 10;

/** `folder` holds a folder a series. */
export function importCricket(folder: string): SportDraft {
  const draft: SportDraft = { slug: "cricket", championships: [], teams: [], fixtures: [] };
  for (const { id, folder: name, slug, names, countryCode, rounds } of SERIES) {
    const matches = readSeries(join(folder, name));
    const fit = fitAdditive(
      matches.flatMap(({ one, two }): Observation[] => [
        { attacker: one.team, defender: two.team, isHome: false, value: one.runs, weight: 1 },
        { attacker: two.team, defender: one.team, isHome: false, value: two.runs, weight: 1 },
      ]),
      RIDGE,
      false,
    );
    const keys = [...fit.teams.keys()].toSorted();
    draft.championships.push({
      id,
      slug,
      names,
      countryCode,
      isTop: false,
      teamKeys: keys,
      ratings: {
        kind: "points",
        base: fit.base,
        home: 0,
        teams: Object.fromEntries(
          keys.map((key) => {
            const { attack, defence } = fit.teams.get(key) ?? { attack: 0, defence: 0 };
            return [key, [attack, defence]];
          }),
        ),
      },
    });
    draft.teams.push(...keys.map(sideOf));
    draft.fixtures.push(...calendar(id, keys, rounds));
  }
  return draft;
}

/** Matches of a series' folder that rain did not shorten and that had a result. */
export function readSeries(folder: string): Match[] {
  return readdirSync(folder)
    .filter((file) => /\.json(?:\.gz)?$/.test(file))
    .toSorted()
    .flatMap((file) => readMatch(readText(join(folder, file))));
}

/** A side by its name. */
export function sideOf(key: string): TeamDraft {
  const [ru, shortName] = CRICKET_NAMES[key] ?? [];
  const plain = plainDraft(key, key, ru);
  return { ...plain, shortName: shortName ?? plain.shortName };
}

function calendar(championshipId: number, keys: readonly string[], rounds: number): FixtureDraft[] {
  const fixtures: FixtureDraft[] = [];
  const meetings = Array.from({ length: rounds }, (_, round) =>
    roundRobin(keys).map((day) =>
      day.map(([home, away]) => (round % 2 === 0 ? ([home, away] as const) : ([away, home] as const))),
    ),
  );
  let slot = 0;
  for (const [round, days] of meetings.entries()) {
    for (const [home, away] of days.flat()) {
      const day = Math.floor(slot / START_HOURS.length);
      const hour = START_HOURS[slot % START_HOURS.length] ?? 14;
      fixtures.push({
        championshipId,
        home,
        away,
        edition: `2026/${round + 1}`,
        startsAt: epochOf(FIRST_DAY) + day * 86_400 + hour * 3600,
      });
      slot += 1;
    }
  }
  return fixtures;
}

interface Innings {
  team: string;
  runs: number;
}
/** The two innings in their order, and the day. */
interface Match {
  one: Innings;
  two: Innings;
  date: string;
}

function readMatch(text: string): Match[] {
  const { info, innings } = matchFile.parse(JSON.parse(text));
  if (info.outcome.method !== undefined || info.outcome.result !== undefined) return [];
  const [one, two] = innings
    .filter(({ super_over: isSuper }) => isSuper !== true)
    .map(({ team, overs }) => ({
      team,
      runs: overs.reduce((sum, { deliveries }) => sum + deliveries.reduce((over, { runs }) => over + runs.total, 0), 0),
    }));
  const [date] = info.dates;
  return one === undefined || two === undefined || date === undefined ? [] : [{ one, two, date }];
}
