/** Results worked by hand from how matches and races ended. */
import { describe, expect, it } from "vitest";
import { playStateAt } from "../live/playState.ts";
import type { Incident, PlayState, SportSlug } from "../model.ts";
import { modelFor } from "../pricing/index.ts";

const at = (second: number, type: Incident["type"], side: Incident["side"] = null, points?: number): Incident => ({
  at: second,
  type,
  side,
  minute: "",
  ...(points !== undefined && { points }),
});
const stateOf = (slug: SportSlug, incidents: readonly Incident[], second = 1e6): PlayState =>
  playStateAt(slug, { incidents: [...incidents], duration: 1e6 }, second);
const settled = (slug: SportSlug, state: PlayState, id: string, isFinished = true) => {
  const [type = "", ...rest] = id.split("|");
  const [param, outcome] = rest.length === 2 ? [rest[0] ?? null, rest[1]] : [null, rest[0]];
  return modelFor(slug).settle({ type, param }, outcome ?? "", state, isFinished);
};

/** Rounds of a map as a text, "h" for the home side's, then its end. */
function map(from: number, rounds: string): Incident[] {
  const winner = [...rounds].filter((side) => side === "h").length > rounds.length / 2 ? 1 : 2;
  return [
    at(from, "PERIOD_START"),
    ...[...rounds].map((side, index) => at(from + index + 1, "GOAL", side === "h" ? 1 : 2)),
    at(from + rounds.length, "PERIOD_END", winner),
  ];
}

describe("a match of maps", () => {
  // 13:7, 13:11: two maps to none, 20 and 24 rounds.
  const sweep = stateOf("counter-strike", [
    ...map(0, `${"h".repeat(12)}${"a".repeat(7)}h`),
    ...map(100, `${"a".repeat(11)}${"h".repeat(13)}`),
  ]);
  it.each([
    ["winner|home", "WON"],
    ["winner|away", "LOST"],
    ["map_handicap|-1.5|home", "WON"],
    ["map_handicap|-1.5|away", "LOST"],
    ["map_total|2.5|over", "LOST"],
    ["map_total|2.5|under", "WON"],
    ["correct_map_score|2:0", "WON"],
    ["correct_map_score|2:1", "LOST"],
    ["map_winner|1|home", "WON"],
    ["map_winner|2|away", "LOST"],
    ["map_winner|3|home", "VOID"],
    ["map_winner|3|away", "VOID"],
    ["map3_rounds|20.5|over", "VOID"],
    ["map3_handicap|-1.5|home", "VOID"],
    ["map1_rounds|20.5|over", "LOST"],
    ["map1_rounds|20|over", "VOID"],
    ["map2_rounds|23.5|over", "WON"],
    ["map1_handicap|-5.5|home", "WON"],
    ["map1_handicap|-6|home", "VOID"],
    ["map2_handicap|2.5|away", "LOST"],
    ["no_such|home", null],
  ])("that ended 2:0 settles %s as %s", (id, result) => expect(settled("counter-strike", sweep, id)).toBe(result));

  const second = stateOf("counter-strike", [
    ...map(0, "h".repeat(13)),
    at(100, "PERIOD_START"),
    at(101, "GOAL", 2),
    at(102, "GOAL", 2),
  ]);
  it.each([
    ["map_winner|1|home", "WON"],
    ["map_winner|2|home", null],
    ["winner|home", null],
    ["map1_rounds|13.5|under", "WON"],
    ["map2_rounds|1.5|over", "WON"],
    ["map2_rounds|1.5|under", "LOST"],
    ["map2_rounds|20.5|under", null],
    ["correct_map_score|0:2", "LOST"],
  ])("in its second map settles %s as %s", (id, result) =>
    expect(settled("counter-strike", second, id, false)).toBe(result),
  );

  it("counts kills and objectives apart: the side with fewer kills may win the map", () => {
    const kills = Array.from({ length: 5 }, (_, index) => at(index + 1, "GOAL", 2));
    const objectives = Array.from({ length: 10 }, (_, index) => at(20 + index, "OBJECTIVE", 1));
    const state = stateOf("dota-2", [at(0, "PERIOD_START"), ...kills, ...objectives, at(29, "PERIOD_END", 1)]);
    expect(state).toMatchObject({
      home: 1,
      away: 0,
      periods: [{ home: 0, away: 5 }],
      homePoints: "10",
      awayPoints: "0",
      mapWinners: [1],
      isPaused: true,
    });
    expect([
      settled("dota-2", state, "map_winner|1|home", false),
      settled("dota-2", state, "map1_kills|4.5|over", false),
      settled("dota-2", state, "map1_kills|5.5|over", false),
    ]).toEqual(["WON", "WON", "LOST"]);
  });
});

describe("a match on a clock", () => {
  // 1:1 after both halves of virtual hockey's three periods, then a golden goal of the away side.
  const golden = stateOf("virtual-ice-hockey", [
    at(0, "PERIOD_START"),
    at(50, "GOAL", 1, 1),
    at(180, "PERIOD_END"),
    at(210, "PERIOD_START"),
    at(390, "PERIOD_END"),
    at(420, "PERIOD_START"),
    at(500, "GOAL", 2, 1),
    at(600, "PERIOD_END"),
    at(630, "PERIOD_START"),
    at(640, "GOAL", 2, 1),
    at(640, "PERIOD_END"),
  ]);
  it.each([
    ["winner|away", "WON"],
    ["winner|home", "LOST"],
    ["1x2|draw", "WON"],
    ["1x2|away", "LOST"],
    ["total|2|over", "VOID"],
    ["total|2.5|over", "LOST"],
    ["handicap|0|home", "VOID"],
    ["handicap|-0.25|home", "HALF_LOST"],
    ["handicap|0.25|home", "HALF_WON"],
    ["both_to_score|yes", "WON"],
    ["odd_even|even", "WON"],
    ["correct_score|1:1", "WON"],
    ["team_total_away|1.5|over", "LOST"],
  ])("decided by a golden score settles %s as %s: markets are of regular time", (id, result) =>
    expect(settled("virtual-ice-hockey", golden, id)).toBe(result),
  );
});

describe("a race", () => {
  /** Marbles that end with these steps in these seconds. */
  const over = (finishes: readonly (readonly [second: number, steps: number])[]): PlayState => ({
    ...stateOf("marbles", [], 0),
    race: { steps: finishes.map(([, steps]) => steps), finishedIn: finishes.map(([second]) => second) },
  });
  // Marbles 2 and 5 are level first; 1 came in the same second, but less far; 3, 4 and 6 share the fourth place.
  const dead = over([
    [58, 120],
    [58, 121],
    [60, 120],
    [60, 120],
    [58, 121],
    [60, 120],
    [61, 122],
    [64, 120],
  ]);
  it.each([
    ["race_winner|runner2", "DEAD_HEAT_1_OF_2"],
    ["race_winner|runner5", "DEAD_HEAT_1_OF_2"],
    ["race_winner|runner1", "LOST"],
    ["race_place|runner1", "WON"],
    ["race_place|runner2", "WON"],
    ["race_place|runner3", "LOST"],
    ["race_odd_even|odd", "DEAD_HEAT_1_OF_2"],
    ["race_odd_even|even", "DEAD_HEAT_1_OF_2"],
    ["race_duel|1|runner2", "WON"],
    ["race_duel|1|runner1", "LOST"],
    ["race_duel|2|runner3", "VOID"],
    ["race_duel|2|runner4", "VOID"],
    ["race_duel|1|runner3", null],
    ["race_winner|runner9", null],
  ])("with two level at the line settles %s as %s", (id, result) => expect(settled("marbles", dead, id)).toBe(result));

  // Two first, then three for the one place that is left.
  const shared = over([
    [58, 120],
    [58, 121],
    [60, 120],
    [60, 120],
    [61, 120],
    [60, 120],
    [61, 122],
    [64, 120],
  ]);
  it("shares the last paid place among those level for it", () => {
    expect([3, 4, 6, 1, 5].map((number) => settled("marbles", shared, `race_place|runner${number}`))).toEqual([
      "DEAD_HEAT_1_OF_3",
      "DEAD_HEAT_1_OF_3",
      "DEAD_HEAT_1_OF_3",
      "WON",
      "LOST",
    ]);
    expect(settled("marbles", shared, "race_winner|runner2")).toBe("WON");
    expect(settled("marbles", shared, "race_winner|runner2", false)).toBeNull();
  });
});
