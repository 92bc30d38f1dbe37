import { describe, expect, it } from "vitest";
import { deadHeat, deadHeatOf, legFactor, resultName } from "./legs.ts";

describe("legFactor", () => {
  it.each([
    ["WON", "2.35", "2.35"],
    ["VOID", "2.35", "1"],
    ["LOST", "2.35", "0"],
    ["HALF_WON", "2.35", "1.675"],
    ["HALF_LOST", "2.35", "0.5"],
    ["HALF_WON", "1.005", "1.0025"],
  ] as const)("%s at %s puts %s on the stake", (result, coef, factor) => {
    expect(legFactor(result, coef).toFixed()).toBe(factor);
  });

  // As the bookmakers' rules have it: stake × price × places / tied. Two for one place at 4.5 pay like 2.25; three for
  // two at 6 like 4.
  it.each([
    ["DEAD_HEAT_1_OF_2", "4.5", "2.25"],
    ["DEAD_HEAT_2_OF_3", "6", "4"],
    ["DEAD_HEAT_1_OF_3", "3", "1"],
    ["DEAD_HEAT_1_OF_4", "2", "0.5"],
  ] as const)("%s at %s puts %s on the stake", (result, coef, factor) => {
    expect(legFactor(result, coef).toFixed()).toBe(factor);
  });

  it("has as many winners as places where there are enough of them", () => {
    expect([deadHeat(1, 1), deadHeat(3, 2), deadHeat(0, 2), deadHeat(1, 2), deadHeat(2, 3)]).toEqual([
      "WON",
      "WON",
      "LOST",
      "DEAD_HEAT_1_OF_2",
      "DEAD_HEAT_2_OF_3",
    ]);
    expect([
      deadHeatOf("DEAD_HEAT_2_OF_3"),
      deadHeatOf("WON"),
      resultName("DEAD_HEAT_1_OF_2"),
      resultName("VOID"),
    ]).toEqual([{ places: 2, tied: 3 }, null, "DEAD_HEAT", "VOID"]);
  });
});
