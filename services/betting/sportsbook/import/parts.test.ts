import { describe, expect, it } from "vitest";
import { runsOfPlay } from "./baseball-plays.ts";
import { clubDraft, clubKey } from "./clubs.ts";
import { parseCsv, wholeField } from "./csv.ts";
import { makeIds } from "./ids.ts";
import { numberMeetings } from "./parts.ts";
import { roundRobin } from "./round-robin.ts";
import { shortNameOf } from "./short-names.ts";

describe("ids", () => {
  it("do not move when more keys come, and never fall together", () => {
    const few = makeIds(["a", "b", "c"], 100, 1_000_000);
    const more = makeIds(["z", "c", "y", "b", "a"], 100, 1_000_000);
    for (const key of ["a", "b", "c"]) expect(more.get(key)).toBe(few.get(key));
    const crowded = makeIds(
      Array.from({ length: 90 }, (_, index) => `k${index}`),
      0,
      100,
    );
    expect(new Set(crowded.values()).size).toBe(90);
  });
});

describe("names", () => {
  it("tell one English club by its spellings with and without FC", () => {
    expect(clubKey("AFC Bournemouth", "gb")).toBe(clubKey("Bournemouth FC", "gb"));
    expect(clubKey("FC Barcelona", "es")).toBe("es:FC Barcelona");
  });

  it("come from the table, or from the source without the words that say what kind of club it is", () => {
    expect(clubDraft("gb:Chelsea")).toMatchObject({
      names: { en: "Chelsea", ru: "Челси", ar: "تشيلسي" },
      shortName: "CHE",
    });
    expect(clubDraft("xx:1. FC Nowhere").names).toEqual({ en: "Nowhere" });
    expect(clubDraft("be:KV Mechelen").names).toEqual({ en: "Mechelen", ru: "Мехелен" });
  });

  it.each([
    ["Queens Park Rangers", "QPR"],
    ["Chelsea", "CHE"],
    ["Śląsk Wrocław", "SLA"],
    ["Le Mans", "MAN"],
    ["AZ", "AZ"],
    ["Newell's Old Boys", "NSOB"],
  ])("are shortened: %s to %s", (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });
});

describe("tables of the sources", () => {
  it("are read by column, quotes and all", () => {
    expect(parseCsv('a,b\n1,"x, ""y"""\n2,\n')).toEqual([
      { a: "1", b: 'x, "y"' },
      { a: "2", b: "" },
    ]);
  });

  it("must hold the numbers they promise", () => {
    expect(wholeField({ score: "12" }, "score")).toBe(12);
    expect(() => wholeField({ score: "" }, "score")).toThrow("score");
    expect(() => wholeField({}, "score")).toThrow("score");
  });
});

describe("runs of a ball game's plays", () => {
  // By Retrosheet's description of its event files.
  it.each([
    ["9/F", 0],
    ["S8/G.1-2", 0],
    ["HR/F7", 1],
    ["HR/F7.1-H;2-H", 3],
    ["D7/L.3-H;2-H;1XH(725)", 2],
    ["W.3-H;2-3;1-2", 1],
    ["SF8.3-H", 1],
    ["E6/G.3-H;B-1", 1],
    ["SBH;SB2", 1],
    ["HP.3-H", 1],
    ["H/L9D.1-H", 2],
    ["T9/F.1XH(96E2)(UR)", 1],
    ["K", 0],
  ])("%s brings %i", (event, runs) => {
    expect(runsOfPlay(event)).toBe(runs);
  });
});

describe("calendars", () => {
  it("let each side meet each other once, one game a day", () => {
    const days = roundRobin(["a", "b", "c", "d", "e"]);
    expect(days).toHaveLength(5);
    const pairs = days.flat().map((pair) => [...pair].toSorted().join(""));
    expect(new Set(pairs).size).toBe(10);
    expect(pairs).toHaveLength(10);
    for (const day of days) expect(new Set(day.flat()).size).toBe(day.length * 2);
  });

  it("number the meetings of a pairing by time", () => {
    const editions = numberMeetings("2026", [
      { championshipId: 1, home: "a", away: "b", startsAt: 200 },
      { championshipId: 1, home: "a", away: "b", startsAt: 100 },
      { championshipId: 1, home: "b", away: "a", startsAt: 150 },
    ]).map(({ startsAt, edition }) => [startsAt, edition]);
    expect(editions).toEqual([
      [100, "2026/1"],
      [150, "2026/1"],
      [200, "2026/2"],
    ]);
  });
});
