import fc from "fast-check";
import { expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { monthAfter, monthOf, monthsBetween, spanOf } from "./months.ts";
import { reckon } from "./reckon.ts";

const of = (stakes: string, wins = "0", bonuses = "0", fees = "0") => ({ stakes, wins, bonuses, fees });
const carries = { carriedIn: "0", percent: "10", carriesNegative: true };

it("takes wins, bonuses and fees from stakes, and rounds half up once at the end", () => {
  expect(reckon(of("1100", "150", "20", "3.45"), carries, "RUB")).toEqual({
    net: "926.55",
    carriedOut: "0",
    share: "92.66",
  });
  expect(reckon(of("0.05"), carries, "RUB").share).toBe("0.01");
  expect(reckon(of("0.04"), carries, "RUB").share).toBe("0.00");
  expect(reckon(of("5"), carries, "JPY").share).toBe("1");
  expect(reckon(of("1"), { ...carries, percent: "12.55" }, "KWD").share).toBe("0.126");
});

it("carries a negative month, or forgets it", () => {
  const bad = of("200", "300");
  expect(reckon(bad, carries, "RUB")).toEqual({ net: "-100", carriedOut: "-100", share: "0.00" });
  expect(reckon(bad, { ...carries, carriesNegative: false }, "RUB").carriedOut).toBe("0");
  expect(reckon(of("60"), { ...carries, carriedIn: "-100" }, "RUB")).toEqual({
    net: "60",
    carriedOut: "-40",
    share: "0.00",
  });
  expect(reckon(of("150"), { ...carries, carriedIn: "-100" }, "RUB")).toEqual({
    net: "150",
    carriedOut: "0",
    share: "5.00",
  });
});

it("pays for carried months exactly what their sum above zero is worth, but for the rounding", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((minor) => (minor / 100).toFixed(2));
  const months = fc.array(fc.record({ stakes: cents, wins: cents, bonuses: cents, fees: cents }), { maxLength: 12 });
  fc.assert(
    fc.property(months, fc.integer({ min: 0, max: 100 }), (all, percent) => {
      let [carriedIn, paid, positive] = ["0", new Exact(0), new Exact(0)];
      for (const figures of all) {
        const { net, carriedOut, share } = reckon(figures, { ...carries, carriedIn, percent: String(percent) }, "RUB");
        expect(new Exact(carriedOut).greaterThan(0)).toBe(false);
        positive = positive.plus(net).plus(carriedIn).minus(carriedOut);
        paid = paid.plus(share);
        carriedIn = carriedOut;
      }
      const worth = positive.times(percent).dividedBy(100);
      expect(paid.minus(worth).abs().lessThanOrEqualTo(new Exact("0.005").times(all.length))).toBe(true);
    }),
  );
});

it("counts months over the end of a year", () => {
  expect(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe("2026-12");
  expect(monthAfter("2026-11", 14)).toBe("2028-01");
  expect(monthAfter("2027-01", -1)).toBe("2026-12");
  expect(monthsBetween("2026-11", "2027-01")).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(monthsBetween("2027-01", "2026-12")).toEqual([]);
  expect(spanOf("2026-12")).toEqual({ from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) });
});
