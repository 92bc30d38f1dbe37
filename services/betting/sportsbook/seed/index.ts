/** The seed of the sportsbook: the importer's files in data/, read once at the start of a process. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { SIMULATED_CHAMPIONSHIPS, SIMULATED_SPORTS, SIMULATED_TEAMS, simulatedStrength } from "../cyber/seed.ts";
import type { Seed, SportSlug } from "../model.ts";
import type { RatingTable } from "../ratings/strength.ts";
import { strengthBy } from "../ratings/strength.ts";
import { catalogFile, DATA_FILES, finalsFile, fixturesFile, ratingsFile } from "./files.ts";
import { SPORTS } from "./sports.ts";
import { decodeMatch, toTimeline } from "./timeline-codec.ts";

const DATA_FOLDER = new URL("data/", import.meta.url);

/** Reads the seed (a few hundred kB; well under 300 ms). Throws when a file is missing or has another shape. */
export function loadSeed(): Seed {
  const catalog = catalogFile.parse(readJson(DATA_FILES.catalog));
  const ratings = ratingsFile.parse(readJson(DATA_FILES.ratings));
  const finals = finalsFile.parse(readJson(DATA_FILES.finals));
  const tables = new Map(Object.entries(ratings).map(([id, table]) => [Number(id), table]));
  return {
    sports: [...SPORTS, ...SIMULATED_SPORTS].map((sport) => ({ ...sport })),
    championships: [...catalog.championships, ...SIMULATED_CHAMPIONSHIPS],
    teams: [...catalog.teams, ...SIMULATED_TEAMS],
    fixtures: fixturesFile
      .parse(readJson(DATA_FILES.fixtures))
      .map(([id, championshipId, homeId, awayId, startsAt]) => ({ id, championshipId, homeId, awayId, startsAt })),
    strength: (fixture) =>
      simulatedStrength(fixture) ?? strengthBy(tableOf(tables, fixture.championshipId), fixture.homeId, fixture.awayId),
    footballTimelines: readTimelines(),
    finals: Object.fromEntries(
      SPORTS.flatMap(({ slug }): [SportSlug, Seed["finals"][SportSlug]][] => {
        const rows = finals[slug];
        return rows === undefined ? [] : [[slug, rows.map(([home, away]) => ({ home, away }))]];
      }),
    ),
  };
}

function tableOf(tables: ReadonlyMap<number, RatingTable>, championshipId: number): RatingTable {
  const table = tables.get(championshipId);
  if (table === undefined) throw new Error(`No ratings for championship ${championshipId}`);
  return table;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(name, DATA_FOLDER)), "utf8"));
}

function readTimelines(): Seed["footballTimelines"] {
  const text = gunzipSync(readFileSync(fileURLToPath(new URL(DATA_FILES.timelines, DATA_FOLDER)))).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => toTimeline(decodeMatch(line)));
}
