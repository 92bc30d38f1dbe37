import fc from "fast-check";
import { expect, it } from "vitest";
import { exchanged, rateBetween } from "#shared/money/exchange.ts";
import { Exact, minorDigits } from "#shared/money/money.ts";
import { demoRates } from "./demoRates.ts";

const currencies = [demoRates.base, ...Object.keys(demoRates.rates)];
const pair = fc.tuple(fc.constantFrom(...currencies), fc.constantFrom(...currencies));
function rateOf(from: string, to: string): string {
  const rate = rateBetween(demoRates, from, to, "0");
  if (rate === null) throw new Error(`no rate from ${from} to ${to}`);
  return rate;
}

it.each([
  ["EUR", "RUB", "106.1028"],
  ["EUR", "UAH", "43.9266"],
  // Pegs stay whole: 3.6725 and 3.75 to the dollar.
  ["USD", "AED", "3.6725"],
  ["USD", "SAR", "3.75"],
  ["EUR", "AED", "3.81536025"],
  ["EUR", "SAR", "3.895875"],
])("gives %s in %s as it was published: %s", (from, to, rate) => {
  expect(rateOf(from, to)).toBe(rate);
});

it("gives both directions of a pair alike, to eleven digits and never above one another", () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const both = new Exact(rateOf(from, to)).times(rateOf(to, from));
      expect(both.lessThanOrEqualTo(1)).toBe(true);
      expect(both.greaterThan("0.99999999997")).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it("lets nobody gain by converting there and back, in currencies of none, two and three minor digits", () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 1_000_000_000 }), ([from, to], minor) => {
      const amount = new Exact(minor).dividedBy(new Exact(10).pow(minorDigits(from))).toFixed(minorDigits(from));
      const there = exchanged(amount, rateOf(from, to), to);
      expect(new Exact(exchanged(there, rateOf(to, from), from)).lessThanOrEqualTo(amount)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
