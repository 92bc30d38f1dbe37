import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { catalogFile, fixturesFile, ratingsFile } from "../seed/files.ts";
import { decodePastResults } from "../seed/pastResults.ts";
import { LEAGUES } from "./football/football-leagues.ts";
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
    const own = fixtures
      .filter(([, id]) => id === championship("england-premier-league"))
      .map(([, , home, away, startsAt]) => `${new Date(startsAt * 1000).toISOString()} ${name(home)} – ${name(away)}`);
    expect(own.toSorted()).toEqual([
      "2026-08-22T14:00:00.000Z Chelsea – Arsenal",
      "2026-08-22T14:00:00.000Z Fulham – New Town",
      // No times in the source: Saturdays of the seasons before were at 15:00 and at 17:30.
      "2026-11-28T15:00:00.000Z Arsenal – Fulham",
      "2026-11-28T17:30:00.000Z New Town – Chelsea",
    ]);
  });

  it("rates teams by their results, and a promoted one below the best", () => {
    const table = ratingsFile.parse(read("ratings.json"))[String(championship("england-premier-league"))];
    const rating = (team: string): number => {
      const [attack = 0, defence = 0] =
        table?.teams[String(catalog.teams.find(({ names }) => names.en === team)?.id)] ?? [];
      return attack + defence;
    };
    expect(rating("Chelsea")).toBeGreaterThan(rating("Fulham"));
    expect(rating("Chelsea")).toBeGreaterThan(rating("New Town"));
    expect(table?.kind).toBe("goals");
  });

  it("moves past seasons of other sports by whole weeks", () => {
    const startOf = (slug: string): string =>
      new Date((fixtures.find(([, id]) => id === championship(slug))?.[4] ?? 0) * 1000).toISOString();
    expect(startOf("nhl")).toBe("2026-10-06T23:00:00.000Z");
    expect(startOf("nba")).toBe("2026-11-27T00:30:00.000Z");
    expect(startOf("germany-bundesliga-women")).toBe("2026-11-28T18:00:00.000Z");
    // 13:00 on a Sunday in New York, in winter.
    expect(startOf("nfl")).toBe("2026-12-06T18:00:00.000Z");
    // 19:08 in Los Angeles, which has winter time in November and had summer time in July: the instant moves, not the
    // clock.
    expect(startOf("mlb")).toBe("2026-11-27T02:08:00.000Z");
  });

  it("offers first rounds of tennis only, from which no winner can be read", () => {
    const own = fixtures.filter(([, id]) => id === championship("atp-brisbane"));
    const pairs = new Set(own.map(([, , home, away]) => [name(home), name(away)].toSorted().join(" – ")));
    expect([...pairs].toSorted()).toEqual(["Ann Ace – Bo Volley", "Cy Lob – Di Slice"]);
  });

  it("leaves matches in doubt out of the timelines", () => {
    expect(files.get("football-timelines.txt.gz")?.length).toBeGreaterThan(0);
  });

  it("keeps past scores of the sports that are played from them, and of no others", () => {
    expect(Object.keys(read("finals.json") as object).toSorted()).toEqual(["american-football", "basketball"]);
  });

  it("keeps the real results of past seasons, completed by a second source, with halves, groups and goals", () => {
    const past = decodePastResults(gunzipSync(files.get("past-results.txt.gz") ?? Buffer.alloc(0)).toString("utf8"));
    const teams = new Map([...catalog.teams, ...past.teams].map(({ id, names }) => [id, names.en]));
    const told = (championshipId: number, season: string) =>
      past.results
        .filter((one) => one.championshipId === championshipId && one.season === season)
        .map(
          ({ homeId, awayId, home, away, periods, hasTime }) =>
            `${teams.get(homeId)} ${home}:${away} ${teams.get(awayId)} ${periods.map((period) => `${period.home}:${period.away}`).join(" ")}${hasTime ? "" : " *"}`,
        );
    const league = told(championship("england-premier-league"), "2025-26");
    expect(league).toHaveLength(12);
    // The third file of the season corrects the first; the fourth has its missing match, and half-times.
    expect(league).toEqual(
      expect.arrayContaining([
        "Fulham 0:4 Chelsea 0:1 0:3",
        "Old Town 1:4 Chelsea 0:4 1:0 *",
        "Chelsea 3:1 Arsenal 2:0 1:1",
      ]),
    );
    expect(told(151, "2026")).toEqual(["Mexico 1:1 England 0:1 1:0", "England 1:1 Mexico 0:0 0:0 1:1"]);
    const [group, final] = past.results.filter(({ championshipId }) => championshipId === 151);
    // 13:00 six hours west of Greenwich.
    expect(group).toMatchObject({
      startsAt: Date.parse("2026-06-11T19:00:00Z") / 1000,
      group: "A",
      countsForTable: true,
      goals: [
        { side: 2, minute: "9", isOwn: true },
        { side: 1, minute: "90+2", isOwn: false },
      ],
    });
    expect(final).toMatchObject({ ending: "SHOOTOUT", shootout: { home: 4, away: 2 }, countsForTable: false });
    expect(told(championship("nba"), "2018-19")).toEqual(["Boston Celtics 110:101 Miami Heat  *"]);
    expect(told(championship("germany-bundesliga-women"), "2018-19")).toEqual([
      "Dresdner SC 3:0 SC Potsdam 25:18 25:19 25:20",
    ]);
    expect(new Set(past.results.map(({ id }) => id)).size).toBe(past.results.length);
  });

  it("stops at a file that is missing and writes nothing", () => {
    expect(() => runImport(source, join(folder, "three"), LEAGUES.slice(0, 2))).toThrow(/es\.1\.json/);
    expect(existsSync(join(folder, "three"))).toBe(false);
  });
});
