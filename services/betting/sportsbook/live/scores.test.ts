import { describe, expect, it } from "vitest";
import type { Incident, PlayState, SportSlug, Timeline } from "../model.ts";
import { playStateAt } from "./playState.ts";
import { suspensionsUntil } from "./suspensions.ts";

const at = (second: number, type: Incident["type"], side: Incident["side"] = null, points?: number): Incident => ({
  at: second,
  type,
  side,
  minute: "",
  ...(points !== undefined && { points }),
});
const stateOf = (sport: SportSlug, incidents: Incident[], second: number): PlayState =>
  playStateAt(sport, { incidents, duration: (incidents.at(-1)?.at ?? 0) + 1 } satisfies Timeline, second);

describe("football by the clock", () => {
  const match = [
    at(0, "PERIOD_START"),
    at(600, "GOAL", 1),
    at(900, "RED_CARD", 2),
    at(2820, "PERIOD_END"),
    at(3720, "PERIOD_START"),
    at(4000, "OWN_GOAL", 2),
    at(6600, "PERIOD_END"),
  ];
  it.each([
    [-1, { period: 0, home: 0, clockSeconds: null }],
    [599, { period: 1, home: 0, clockSeconds: 599, awayReds: 0 }],
    [600, { home: 1, away: 0, clockSeconds: 600 }],
    [2760, { clockSeconds: 2760, awayReds: 1, isPaused: false }],
    [3000, { isPaused: true, clockSeconds: 2700, periods: [{ home: 1, away: 0 }] }],
    [3780, { period: 2, clockSeconds: 2760, isPaused: false }],
    [
      4000,
      {
        home: 1,
        away: 1,
        periods: [
          { home: 1, away: 0 },
          { home: 0, away: 1 },
        ],
      },
    ],
  ])("stands at second %i as told", (second, expected) =>
    expect(stateOf("football", match, second)).toMatchObject(expected),
  );
});

describe("ice hockey's clock", () => {
  it("stands still at the end of a period and counts twenty minutes each", () => {
    const game = [at(0, "PERIOD_START"), at(2182, "PERIOD_END"), at(3202, "PERIOD_START")];
    expect(stateOf("ice-hockey", game, 1000).clockSeconds).toBe(550);
    expect(stateOf("ice-hockey", game, 2500).clockSeconds).toBe(1200);
    expect(stateOf("ice-hockey", game, 3302).clockSeconds).toBe(1255);
  });
});

describe("tennis, point by point", () => {
  /** Points as a text: "h" for the home side's, "a" for the away side's. */
  const points = (text: string, from = 1): Incident[] =>
    [...text].map((side, index) => at(from + index, "GOAL", side === "h" ? 1 : 2));
  const play = (text: string): PlayState => stateOf("tennis", [at(0, "PERIOD_START", 1), ...points(text)], 1e6);

  it.each([
    ["", "0", "0"],
    ["h", "15", "0"],
    ["ha", "15", "15"],
    ["hha", "30", "15"],
    ["hhha", "40", "15"],
    ["hhhaaa", "40", "40"],
    ["hhhaaah", "A", "40"],
    ["hhhaaaha", "40", "40"],
    ["hhhaaaa", "40", "A"],
  ])("after %s stands at %s:%s", (text, home, away) =>
    expect(play(text)).toMatchObject({ homePoints: home, awayPoints: away, serving: 1 }),
  );

  it("gives a game to four points and two ahead, and the serve to the other side", () => {
    expect(play("hhhh")).toMatchObject({ periods: [{ home: 1, away: 0 }], homePoints: "0", serving: 2 });
    expect(play("hhhaaahaaa")).toMatchObject({ periods: [{ home: 0, away: 1 }], serving: 2 });
  });

  it("plays a tie-break at six all by ones and twos, first to seven and two ahead", () => {
    const sixAll = "hhhhaaaa".repeat(6);
    expect(play(sixAll)).toMatchObject({ periods: [{ home: 6, away: 6 }], homePoints: "0", serving: 1 });
    expect(play(`${sixAll}h`)).toMatchObject({ homePoints: "1", awayPoints: "0", serving: 2 });
    expect(play(`${sixAll}ha`)).toMatchObject({ serving: 2 });
    expect(play(`${sixAll}haa`)).toMatchObject({ homePoints: "1", awayPoints: "2", serving: 1 });
    expect(play(`${sixAll}hhhhhhaaaaaa`)).toMatchObject({
      homePoints: "6",
      awayPoints: "6",
      periods: [{ home: 6, away: 6 }],
    });
    expect(play(`${sixAll}hhhhhhaaaaaahh`)).toMatchObject({ periods: [{ home: 7, away: 6 }], homePoints: "0" });
  });

  it("counts the set at its end", () => {
    const set = points("hhhhaaaa".repeat(4) + "hhhhhhhh");
    expect(
      stateOf("tennis", [at(0, "PERIOD_START", 1), ...set, at(500, "PERIOD_END"), at(600, "PERIOD_START", 2)], 700),
    ).toMatchObject({
      home: 1,
      away: 0,
      periods: [
        { home: 6, away: 4 },
        { home: 0, away: 0 },
      ],
      period: 2,
      serving: 2,
    });
  });
});

describe("volleyball and baseball", () => {
  it("lets the winner of the rally serve and counts sets", () => {
    const set = [at(0, "PERIOD_START", 2), at(1, "GOAL", 1), at(2, "GOAL", 2), at(3, "GOAL", 2), at(4, "PERIOD_END")];
    expect(stateOf("volleyball", set, 2)).toMatchObject({
      home: 0,
      away: 0,
      periods: [{ home: 1, away: 1 }],
      serving: 2,
    });
    expect(stateOf("volleyball", set, 4)).toMatchObject({ home: 0, away: 1, isPaused: true });
  });

  it("turns the bat within an inning without a new one", () => {
    const inning = [
      at(0, "PERIOD_START", 2),
      at(10, "GOAL", 2),
      at(500, "PERIOD_START", 1),
      at(510, "GOAL", 1),
      at(900, "PERIOD_END"),
      at(1000, "PERIOD_START", 2),
    ];
    expect(stateOf("baseball", inning, 400)).toMatchObject({ period: 1, serving: 2, away: 1 });
    expect(stateOf("baseball", inning, 600)).toMatchObject({
      period: 1,
      serving: 1,
      home: 1,
      periods: [{ home: 1, away: 1 }],
    });
    expect(stateOf("baseball", inning, 1000)).toMatchObject({ period: 2, serving: 2 });
  });
});

describe("suspensions", () => {
  const windows = (incidents: Incident[], second: number) =>
    suspensionsUntil("football", { incidents, duration: 7000 }, second);

  it("closes for twenty seconds at a goal and fifteen at a red card, joined when they overlap", () => {
    expect(windows([at(100, "GOAL", 1)], 100)).toEqual([{ from: 100, until: 120 }]);
    expect(windows([at(100, "GOAL", 1), at(110, "RED_CARD", 2), at(400, "RED_CARD", 1)], 500)).toEqual([
      { from: 100, until: 125 },
      { from: 400, until: 415 },
    ]);
    expect(windows([at(100, "GOAL", 1)], 99)).toEqual([]);
  });

  it("stays closed from a penalty's whistle until it is scored or long past", () => {
    const scored = [at(100, "PENALTY", 1), at(160, "GOAL", 1)];
    expect(windows(scored, 130)).toEqual([{ from: 100, until: 220 }]);
    expect(windows(scored, 170)).toEqual([{ from: 100, until: 180 }]);
    expect(windows([at(100, "PENALTY", 1)], 300)).toEqual([{ from: 100, until: 220 }]);
  });

  it("does not stop tennis or basketball at each point", () => {
    expect(suspensionsUntil("tennis", { incidents: [at(5, "GOAL", 1)], duration: 9 }, 6)).toEqual([]);
    expect(suspensionsUntil("basketball", { incidents: [at(5, "GOAL", 1, 3)], duration: 9 }, 6)).toEqual([]);
  });
});
