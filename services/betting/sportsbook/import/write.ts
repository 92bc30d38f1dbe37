/** From drafts to the files of seed/data. The same drafts give the same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { CatalogFile, FinalsFile, FixturesFile, RatingsFile } from "../seed/files.ts";
import { catalogFile, DATA_FILES, finalsFile, fixturesFile, ratingsFile } from "../seed/files.ts";
import { sportId } from "../seed/sports.ts";
import type { RatingTable } from "../ratings/strength.ts";
import type { SportDraft } from "./draft.ts";
import { makeIds } from "./ids.ts";
import { allNames } from "./names.ts";

/** The contents of the data files, by name. */
export function buildFiles(drafts: readonly SportDraft[], timelines: readonly string[]): Map<string, Buffer> {
  const teamIds = idsOfTeams(drafts);
  const teamId = (slug: string, key: string): number => {
    const id = teamIds.get(`${slug}:${key}`);
    if (id === undefined) throw new Error(`Team without a draft: ${slug}:${key}`);
    return id;
  };
  const fixtureKey = (one: SportDraft["fixtures"][number]): string =>
    `${one.championshipId}:${one.edition}:${one.home}:${one.away}`;
  const fixtureIds = makeIds(
    drafts.flatMap(({ fixtures }) => fixtures.map(fixtureKey)),
    100_000_000,
    900_000_000,
  );
  if (fixtureIds.size !== drafts.reduce((sum, { fixtures }) => sum + fixtures.length, 0))
    throw new Error("Two fixtures have the same key");

  const catalog: CatalogFile = { championships: [], teams: [] };
  const fixtures: FixturesFile = [];
  const ratings: RatingsFile = {};
  const finals: FinalsFile = {};
  for (const { slug, championships, teams, fixtures: drafted, finals: rows } of drafts) {
    for (const { teamKeys, ratings: table, ...championship } of championships) {
      catalog.championships.push({
        id: championship.id,
        sportId: sportId(slug),
        slug: championship.slug,
        names: championship.names,
        countryCode: championship.countryCode,
        order: catalog.championships.length + 1,
        isTop: championship.isTop,
        teamIds: teamKeys.map((key) => teamId(slug, key)).toSorted((a, b) => a - b),
      });
      ratings[String(championship.id)] = withIds(table, (key) => teamId(slug, key));
    }
    for (const { key, ...team } of teams) {
      const home = championships.find(({ teamKeys }) => teamKeys.includes(key));
      if (home === undefined) throw new Error(`Team without a championship: ${slug}:${key}`);
      catalog.teams.push({
        id: teamId(slug, key),
        sportId: sportId(slug),
        championshipId: home.id,
        ...team,
        names: allNames(team.names),
      });
    }
    for (const one of drafted) {
      const id = fixtureIds.get(fixtureKey(one)) ?? 0;
      fixtures.push([id, one.championshipId, teamId(slug, one.home), teamId(slug, one.away), one.startsAt]);
    }
    if (rows !== undefined && rows.length > 0) finals[slug] = rows;
  }
  catalog.teams.sort((a, b) => a.id - b.id);
  fixtures.sort((a, b) => a[4] - b[4] || a[0] - b[0]);
  return new Map([
    // The seed must be able to read what is written: a bad import stops here and leaves the files unchanged.
    [DATA_FILES.catalog, lines(catalogFile.parse({ championships: catalog.championships, teams: catalog.teams }))],
    [DATA_FILES.fixtures, rowsOf(fixturesFile.parse(fixtures))],
    [DATA_FILES.ratings, lines(ratingsFile.parse(ratings))],
    [
      DATA_FILES.finals,
      Buffer.from(
        `{\n${Object.entries(finalsFile.parse(finals))
          .map(([slug, rows]) => `${JSON.stringify(slug)}:${JSON.stringify(rows)}`)
          .join(",\n")}\n}\n`,
      ),
    ],
    [DATA_FILES.timelines, gzipSync(`${timelines.join("\n")}\n`, { level: 9 })],
  ]);
}

/** Ids of the catalogue's teams by sport and key. */
export function idsOfTeams(drafts: readonly SportDraft[]): Map<string, number> {
  return makeIds(
    drafts.flatMap(({ slug, teams }) => teams.map(({ key }) => `${slug}:${key}`)),
    10_000,
    90_000,
  );
}

/** Writes the files into a folder, which is made when it is not there. */
export function writeFiles(files: ReadonlyMap<string, Buffer>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

function withIds(table: RatingTable, idOf: (key: string) => number): RatingTable {
  const teams = Object.entries(table.teams)
    .map(([key, [one, two]]): [number, [number, number]] => [idOf(key), [round(one), round(two)]])
    .toSorted(([a], [b]) => a - b);
  const rounded = { ...table, base: round(table.base), home: round(table.home), teams: Object.fromEntries(teams) };
  return rounded.kind === "goals" ? { ...rounded, rho: round(rounded.rho) } : rounded;
}

/** Four decimals: far finer than results can justify, and short. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** JSON with one line an element of the second level, so that a change shows as the lines it touches. */
function lines(value: Record<string, unknown>): Buffer {
  const parts = Object.entries(value).map(
    ([key, inner]) =>
      `${JSON.stringify(key)}:${Array.isArray(inner) ? rowsOf(inner).toString("utf8").trimEnd() : JSON.stringify(inner)}`,
  );
  return Buffer.from(`{\n${parts.join(",\n")}\n}\n`);
}

function rowsOf(rows: readonly unknown[]): Buffer {
  return Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
}
