import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestTick, restingTick, TICK_MARGIN, tickBelow } from "./ticks.ts";

/** A price anywhere on the ladder, with its neighbour above. */
const neighbours: readonly [string, string][] = [
  ["1.001", "1.002"],
  ["1.099", "1.100"],
  ["1.100", "1.110"],
  ["1.910", "1.920"],
  ["2.990", "3.000"],
  ["3.000", "3.020"],
  ["3.980", "4.000"],
  ["4.000", "4.050"],
  ["5.950", "6.000"],
  ["6.000", "6.100"],
  ["9.900", "10.000"],
  ["10.000", "10.500"],
  ["19.500", "20.000"],
  ["20.000", "21.000"],
  ["500.000", "501.000"],
];

describe("nearestTick", () => {
  it.each([
    [1.0004, "1.001"],
    [1.0374, "1.037"],
    [1.0996, "1.100"],
    [1.104, "1.100"],
    [1.106, "1.110"],
    [1.904, "1.900"],
    [2.996, "3.000"],
    [3.009, "3.000"],
    [3.011, "3.020"],
    [3.791, "3.800"],
    [4.02, "4.000"],
    [4.03, "4.050"],
    [5.97, "5.950"],
    [6.04, "6.000"],
    [9.433, "9.400"],
    [9.96, "10.000"],
    [10.2, "10.000"],
    [10.3, "10.500"],
    [19.8, "20.000"],
    [20.4, "20.000"],
    [20.6, "21.000"],
    [333.3, "333.000"],
    [501, "501.000"],
  ])("shows %d as %s", (raw, shown) => {
    expect(nearestTick(raw)).toBe(shown);
  });

  it("leaves every tick as it is, and has no price between two neighbours", () => {
    for (const [low, high] of neighbours) {
      expect(nearestTick(Number(low))).toBe(low);
      expect(nearestTick(Number(high))).toBe(high);
      const [from, until] = [Number(low), Number(high)];
      for (let share = 0.05; share < 1; share += 0.1)
        expect(nearestTick(from + (until - from) * share)).toBe(share < 0.5 ? low : high);
    }
  });
});

describe("tickBelow", () => {
  it.each([
    [0.5, "1.001"],
    [1.0379, "1.037"],
    [1.109, "1.100"],
    [2, "2.000"],
    [2.999, "2.990"],
    [5.999, "5.950"],
    [20.99, "20.000"],
  ])("shows %d as %s", (raw, shown) => {
    expect(tickBelow(raw)).toBe(shown);
  });
});

describe("restingTick", () => {
  const place = fc.constantFrom(...neighbours);
  const tremble = fc.double({ min: -TICK_MARGIN, max: TICK_MARGIN, noNaN: true });

  it("never moves for a raw price that trembles around a middle by less than the margin", () => {
    fc.assert(
      fc.property(place, fc.boolean(), fc.array(tremble, { maxLength: 40 }), ([low, high], isHigh, trembles) => {
        const start = isHigh ? high : low;
        let shown = start;
        for (const share of trembles) {
          shown = restingTick(Number(low) + (Number(high) - Number(low)) * (0.5 + share), shown);
          expect(shown).toBe(start);
        }
      }),
    );
  });

  it("follows a raw price that passes the middle by more, and goes to its nearest tick at once", () => {
    for (const [low, high] of neighbours) {
      const at = (share: number): number => Number(low) + (Number(high) - Number(low)) * share;
      expect(restingTick(at(0.5 + TICK_MARGIN + 0.01), low)).toBe(high);
      expect(restingTick(at(0.5 - TICK_MARGIN - 0.01), high)).toBe(low);
    }
    expect(restingTick(4.87, "2.100")).toBe("4.850");
    expect(restingTick(1.013, "12.500")).toBe("1.013");
  });

  it("is never farther from the raw price than half a tick and the margin", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1.12, max: 2.98, noNaN: true }), { minLength: 2 }), (raws) => {
        let shown = nearestTick(raws[0] ?? 2);
        for (const raw of raws) {
          shown = restingTick(raw, shown);
          expect(Math.abs(Number(shown) - raw)).toBeLessThanOrEqual(0.01 * (0.5 + TICK_MARGIN) + 1e-6);
        }
      }),
    );
  });
});
