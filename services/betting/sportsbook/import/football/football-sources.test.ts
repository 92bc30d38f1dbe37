import { describe, expect, it } from "vitest";
import { toRawMatch } from "./football-incidents.ts";
import { parseFootballJson } from "./football-json.ts";
import { parseFootballText } from "./football-text.ts";
import { localToEpoch, usualTimes, weekdayOf } from "../local-time.ts";

const NEW_DIALECT = `= Inland League 2026/27

▪ Matchday 1
  Fri Dec 18 2026
    20:00  Alpha FC                v 1. FC Beta 04            3-0 (2-0)
  Sat Dec 19
    12:30  Gamma & Sons AFC v Delta United            2-2 (1-0)
           Epsilon                 v Zeta Town
  Sun Jan 3 2027
           Zeta Town               v Alpha FC
  Sat Feb 6
    15:00  Delta United            v Epsilon                  [postponed]
    18:00  1. FC Beta 04           v Gamma & Sons AFC         3-0 [awarded]
`;
const OLD_DIALECT = `= Inland League 2025/26

» Matchday 1
  Fri Aug/15 2025
    20.00  Alpha FC                v Zeta Town                4-2 (1-0)
  Sat Jan/3
           Zeta Town               v Alpha FC                 0-0
`;

/** Defaults of an ordinary match. */
const plain = { halfTime: null, extraTime: null, round: "Matchday 1", isAwarded: false };

describe("Football.TXT", () => {
  it("is read in the new dialect: dates, times carried down within a day, scores, notes, the turn of the year", () => {
    expect(parseFootballText(NEW_DIALECT)).toEqual([
      {
        ...plain,
        date: "2026-12-18",
        time: "20:00",
        home: "Alpha FC",
        away: "1. FC Beta 04",
        score: { home: 3, away: 0 },
        halfTime: { home: 2, away: 0 },
      },
      {
        ...plain,
        date: "2026-12-19",
        time: "12:30",
        home: "Gamma & Sons AFC",
        away: "Delta United",
        score: { home: 2, away: 2 },
        halfTime: { home: 1, away: 0 },
      },
      { ...plain, date: "2026-12-19", time: "12:30", home: "Epsilon", away: "Zeta Town", score: null },
      { ...plain, date: "2027-01-03", time: null, home: "Zeta Town", away: "Alpha FC", score: null },
      { ...plain, date: "2027-02-06", time: "15:00", home: "Delta United", away: "Epsilon", score: null },
      {
        ...plain,
        date: "2027-02-06",
        time: "18:00",
        home: "1. FC Beta 04",
        away: "Gamma & Sons AFC",
        score: { home: 3, away: 0 },
        isAwarded: true,
      },
    ]);
  });

  it("is read in the old dialect, with slashes and dots, and turns the year without being told", () => {
    expect(parseFootballText(OLD_DIALECT)).toEqual([
      {
        ...plain,
        date: "2025-08-15",
        time: "20:00",
        home: "Alpha FC",
        away: "Zeta Town",
        score: { home: 4, away: 2 },
        halfTime: { home: 1, away: 0 },
      },
      { ...plain, date: "2026-01-03", time: null, home: "Zeta Town", away: "Alpha FC", score: { home: 0, away: 0 } },
    ]);
  });
});

describe("football.json", () => {
  it("gives matches with and without scores", () => {
    expect(
      parseFootballJson(
        JSON.stringify({
          name: "x",
          matches: [
            {
              round: "1",
              date: "2025-08-15",
              time: "20:00",
              team1: "A",
              team2: "B",
              score: { ht: [1, 0], ft: [2, 1] },
            },
            { round: "2", date: "2026-05-24", team1: "B", team2: "A", score: {} },
          ],
        }),
      ),
    ).toEqual([
      {
        ...plain,
        round: "1",
        date: "2025-08-15",
        time: "20:00",
        home: "A",
        away: "B",
        score: { home: 2, away: 1 },
        halfTime: { home: 1, away: 0 },
      },
      { ...plain, round: "2", date: "2026-05-24", time: null, home: "B", away: "A", score: null },
    ]);
  });

  it("refuses another shape", () => {
    expect(() => parseFootballJson('{"matches":[{"team1":"A"}]}')).toThrow();
  });
});

describe("kick-offs", () => {
  it.each([
    ["2026-08-22", "15:00", "Europe/London", "2026-08-22T14:00:00.000Z"],
    ["2026-11-21", "15:00", "Europe/London", "2026-11-21T15:00:00.000Z"],
    ["2026-10-24", "21:00", "Europe/Madrid", "2026-10-24T19:00:00.000Z"],
    ["2026-10-25", "21:00", "Europe/Madrid", "2026-10-25T20:00:00.000Z"],
    ["2027-03-27", "20:45", "Europe/Rome", "2027-03-27T19:45:00.000Z"],
    ["2027-03-28", "20:45", "Europe/Rome", "2027-03-28T18:45:00.000Z"],
    ["2026-12-06", "18:00", "Europe/Lisbon", "2026-12-06T18:00:00.000Z"],
  ])("at %s %s in %s is %s: clocks change on the last Sundays of October and March", (date, time, zone, instant) => {
    expect(new Date(localToEpoch(date, time, zone) * 1000).toISOString()).toBe(instant);
  });

  it("without a time are spread over those of the weekday in past seasons, or of any day", () => {
    // 22 and 29 August 2026 are Saturdays, 23 August a Sunday.
    const usual = usualTimes([
      { date: "2026-08-22", time: "15:00" },
      { date: "2026-08-29", time: "15:00" },
      { date: "2026-08-22", time: "18:30" },
      { date: "2026-08-29", time: "12:30" },
      { date: "2026-08-23", time: "20:45" },
      { date: "2026-08-23", time: null },
    ]);
    expect(weekdayOf("2026-08-22")).toBe(6);
    const times = (date: string, count: number) =>
      Array.from({ length: count }, (_, index) => usual(date, { index, count }));
    expect(times("2026-09-05", 4)).toEqual(["12:30", "15:00", "15:00", "18:30"]);
    expect(times("2026-09-06", 2)).toEqual(["20:45", "20:45"]);
    expect(times("2026-09-09", 1)).toEqual(["15:00"]);
  });
});

describe("incidents of a match", () => {
  const incident = (team: "home" | "away", minute: string, kind: string, score?: [number, number]) => ({
    team,
    minute,
    incident_type: kind,
    ...(score === undefined ? {} : { home_score: String(score[0]), away_score: String(score[1]) }),
  });

  it("become goals of the side that scores, an own goal of the side it counts for, a scored penalty a penalty and a goal", () => {
    const match = toRawMatch({
      GH: 2,
      GA: 1,
      incident: {
        incidents: [
          incident("home", "12'", "Yellow Card"),
          incident("away", "30'", "Own goal", [0, 1]),
          incident("home", "45+2'", "Goal", [1, 1]),
          incident("away", "60'", "Penalty Awarded"),
          incident("home", "90+4'", "Penalty Awarded", [2, 1]),
        ],
      },
    });
    expect(match?.incidents).toEqual([
      { type: "YELLOW_CARD", side: 1, minute: "12" },
      { type: "OWN_GOAL", side: 2, minute: "30" },
      { type: "GOAL", side: 1, minute: "45+2" },
      { type: "PENALTY", side: 2, minute: "60" },
      { type: "PENALTY", side: 1, minute: "90+4" },
      { type: "GOAL", side: 1, minute: "90+4" },
    ]);
    expect(match?.addedFirst).toBeGreaterThanOrEqual(2);
    expect(match?.addedSecond).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["whose last score is not the final one", 1, 1, [incident("home", "10'", "Goal", [1, 0])]],
    ["whose score jumps", 2, 0, [incident("home", "10'", "Goal", [2, 0])]],
    ["with extra time", 1, 0, [incident("home", "105'", "Goal", [1, 0])]],
    ["with minutes out of form", 0, 0, [incident("home", "73:00", "Yellow Card")]],
    ["that was interrupted", 0, 0, [incident("home", "90+34'", "Yellow Card")]],
    ["told out of order", 0, 0, [incident("home", "50'", "Yellow Card"), incident("away", "20'", "Yellow Card")]],
  ])("leave a match out %s", (_, home, away, incidents) => {
    expect(toRawMatch({ GH: home, GA: away, incident: { incidents } })).toBeNull();
  });
});
