import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { catalogFile, fixturesFile, ratingsFile } from "../seed/files.ts";
import { LEAGUES } from "./football-leagues.ts";
import { runImport } from "./main.ts";
import { writeTestSource } from "./test-source.ts";

const folder = mkdtempSync(join(tmpdir(), "import-"));
const source = writeTestSource(join(folder, "source"));
const leagues = LEAGUES.slice(0, 1);
const files = runImport(source, join(folder, "one"), leagues);
const read = (name: string): unknown => JSON.parse(files.get(name)?.toString("utf8") ?? "null");
const catalog = catalogFile.parse(read("catalog.json"));
const fixtures = fixturesFile.parse(read("fixtures.json"));
const championship = (slug: string): number => catalog.championships.find((one) => one.slug === slug)?.id ?? -1;
const name = (id: number): string | undefined => catalog.teams.find((team) => team.id === id)?.names.en;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the importer", () => {
  it("gives the same bytes when it is run again", () => {
    const again = runImport(source, join(folder, "two"), leagues);
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [file, content] of files) {
      expect(again.get(file)?.equals(content), file).toBe(true);
      expect(readFileSync(join(folder, "one", file)).equals(readFileSync(join(folder, "two", file))), file).toBe(true);
    }
  });

  it("takes all fixtures of a season, played ones too, at their times in UTC", () => {
    const own = fixtures.filter(([, id]) => id === championship("england-premier-league"))
      .map(([, , home, away, startsAt]) => `${new Date(startsAt * 1000).toISOString()} ${name(home)} – ${name(away)}`);
    expect(own.toSorted()).toEqual([
      "2026-08-22T14:00:00.000Z Chelsea – Arsenal",
      "2026-08-22T14:00:00.000Z Fulham – New Town",
      // No time in the source: Saturdays of the seasons before were at 15:00.
      "2026-11-28T15:00:00.000Z Arsenal – Fulham",
      "2026-11-28T15:00:00.000Z New Town – Chelsea",
    ]);
  });

  it("rates teams by their results, and a promoted one below the best", () => {
    const table = ratingsFile.parse(read("ratings.json"))[String(championship("england-premier-league"))];
    const rating = (team: string): number => {
      const [attack = 0, defence = 0] = table?.teams[String(catalog.teams.find(({ names }) => names.en === team)?.id)] ?? [];
      return attack + defence;
    };
    expect(rating("Chelsea")).toBeGreaterThan(rating("Fulham"));
    expect(rating("Chelsea")).toBeGreaterThan(rating("New Town"));
    expect(table?.kind).toBe("goals");
  });

  it("moves past seasons of other sports by whole weeks", () => {
    const startOf = (slug: string): string => new Date((fixtures.find(([, id]) => id === championship(slug))?.[4] ?? 0) * 1000).toISOString();
    expect(startOf("nhl")).toBe("2026-10-06T23:00:00.000Z");
    expect(startOf("nba")).toBe("2026-11-27T00:30:00.000Z");
    expect(startOf("germany-bundesliga-women")).toBe("2026-11-28T18:00:00.000Z");
    // 13:00 on a Sunday in New York, in winter.
    expect(startOf("nfl")).toBe("2026-12-06T18:00:00.000Z");
    // 19:08 in Los Angeles, which has winter time in November and had summer time in July: the instant moves, not the clock.
    expect(startOf("mlb")).toBe("2026-11-27T02:08:00.000Z");
  });

  it("offers first rounds of tennis only, from which no winner can be read", () => {
    const own = fixtures.filter(([, id]) => id === championship("atp-brisbane"));
    const pairs = new Set(own.map(([, , home, away]) => [name(home), name(away)].toSorted().join(" – ")));
    expect([...pairs].toSorted()).toEqual(["Ann Ace – Bo Volley", "Cy Lob – Di Slice"]);
  });

  it("leaves matches in doubt out of the timelines", () => {
    expect(files.get("football-timelines.txt.gz")?.length).toBeGreaterThan(0);
    const finals = read("finals.json") as Record<string, unknown[]>;
    expect(finals.tennis).toEqual([[2, 0, [[7, 6], [6, 3]]], [2, 1, [[6, 4], [4, 6], [6, 2]]]]);
    expect(finals.baseball).toEqual([[1, 1, []]]);
  });

  it("stops at a file that is missing and writes nothing", () => {
    expect(() => runImport(source, join(folder, "three"), LEAGUES.slice(0, 2))).toThrow(/es\.1\.json/);
    expect(existsSync(join(folder, "three"))).toBe(false);
  });
});
