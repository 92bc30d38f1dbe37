import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchanged, rateBetween, type RateTable } from "./exchange.ts";
import { Exact, minorDigits } from "./money.ts";

const table: RateTable = {
  base: "EUR",
  date: "2026-11-20",
  source: null,
  rates: { USD: "1.25", JPY: "160", KWD: "0.32", RUB: "100" },
};

describe("a rate", () => {
  it.each([
    ["EUR", "USD", "0", "1.25"],
    ["USD", "EUR", "0", "0.8"],
    ["USD", "JPY", "0", "128"],
    ["RUB", "KWD", "0", "0.0032"],
    ["EUR", "USD", "2", "1.225"],
    // 100 / 160 × 0.99 is 0.61875; 1 / 3 goes on for ever and is cut after twelve digits.
    ["JPY", "RUB", "1", "0.61875"],
  ])("from %s to %s with a margin of %s percent is %s", (from, to, margin, rate) => {
    expect(rateBetween(table, from, to, margin)).toBe(rate);
  });

  it("is cut after twelve digits, and is none where the table lacks a currency", () => {
    expect(rateBetween({ ...table, rates: { USD: "3" } }, "USD", "EUR", "0")).toBe("0.333333333333");
    expect(rateBetween({ ...table, rates: { USD: "1.5" } }, "USD", "EUR", "0")).toBe("0.666666666666");
    expect(rateBetween(table, "USD", "GBP", "0")).toBeNull();
    expect(rateBetween({ ...table, rates: { USD: "0" } }, "USD", "EUR", "0")).toBeNull();
  });
});

describe("what an amount gives", () => {
  it.each([
    ["100", "1.25", "USD", "125.00"],
    ["0.01", "128", "JPY", "1"],
    ["0.01", "99.99", "JPY", "0"],
    ["1000", "0.0032", "KWD", "3.200"],
    ["1", "0.0032", "KWD", "0.003"],
    ["99999999999999999.99", "1.25", "USD", "124999999999999999.98"],
  ])("of %s at %s in %s is %s", (amount, rate, to, gained) => {
    expect(exchanged(amount, rate, to)).toBe(gained);
  });

  it("is never more than its worth, and less than one minor unit below it", () => {
    const currencies = ["EUR", "USD", "JPY", "KWD", "RUB"];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...currencies),
        fc.integer({ min: 0, max: 500 }),
        (minor, from, to, permyriad) => {
          const amount = new Exact(minor).dividedBy(new Exact(10).pow(minorDigits(from))).toFixed();
          const rate = rateBetween(table, from, to, new Exact(permyriad).dividedBy(100).toFixed());
          if (rate === null) throw new Error("no rate");
          const worth = new Exact(amount).times(rate);
          const lost = worth.minus(exchanged(amount, rate, to));
          expect(lost.isNegative()).toBe(false);
          expect(lost.lessThan(new Exact(10).pow(-minorDigits(to)))).toBe(true);
          // There and back never gives more than there was.
          const back = rateBetween(table, to, from, "0");
          expect(new Exact(exchanged(exchanged(amount, rate, to), back ?? "0", from)).greaterThan(amount)).toBe(false);
        },
      ),
    );
  });
});
