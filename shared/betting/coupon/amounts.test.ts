import { describe, expect, it } from "vitest";
import { isAmount } from "../../money/money.ts";
import { amountStep, currenciesWithAmounts, initialAmount, roughWorth } from "./amounts.ts";

it.each([
  ["RUB", "100"],
  ["USD", "2.5"],
  ["EUR", "2.5"],
  ["UAH", "50"],
  ["KZT", "500"],
  ["GBP", "2.5"],
  ["BRL", "10"],
  ["INR", "100"],
])("the amount step of %s is %s [9.01]", (currency, step) => {
  expect(amountStep(currency)).toBe(step);
});

it.each([
  ["RUB", "150"],
  ["USD", "5"],
  ["EUR", "5"],
  ["UAH", "50"],
  ["KZT", "1000"],
  ["INR", "300"],
  ["BRL", "15"],
  ["TRY", "50"],
  ["PLN", "50"],
])("a new coupon in %s starts with %s [9.02]", (currency, amount) => {
  expect(initialAmount(currency)).toBe(amount);
});

it("falls back to RUB's amounts [9.01] [9.02]", () => {
  expect(amountStep("XXX")).toBe("100");
  expect(initialAmount("XXX")).toBe("150");
});

it("has about 130 currencies, each once and with amounts its minor unit can hold [9.01]", () => {
  expect(currenciesWithAmounts.length).toBeGreaterThanOrEqual(130);
  expect(new Set(currenciesWithAmounts).size).toBe(currenciesWithAmounts.length);
  // Zambia's kwacha and the like would fall back silently if the two tables named different currencies.
  const fallen = currenciesWithAmounts.filter((currency) => currency !== "RUB" && initialAmount(currency) === "150");
  expect(fallen).toEqual([]);
  expect(currenciesWithAmounts.filter((currency) => !isAmount(initialAmount(currency), currency))).toEqual([]);
});

describe("rough worth", () => {
  it.each([
    ["10", "USD", "400", "RUB"],
    ["100", "RUB", "2.5", "USD"],
    ["-1", "KWD", "-5", "EUR"],
    ["0.01", "JPY", "0.01", "JPY"],
  ])("%s %s is %s %s", (amount, currency, worth, other) => {
    expect(roughWorth(amount, currency, other).toFixed()).toBe(worth);
  });

  it("orders amounts alike in every currency", () => {
    for (const currency of currenciesWithAmounts)
      expect(roughWorth("7", currency, "USD").greaterThan(roughWorth("6.9", currency, "USD")), currency).toBe(true);
  });
});

describe("currencies in circulation", () => {
  // What engines list beside them: XDR and XSU are units of account; the others have been replaced, most by the euro.
  const outOfUse: readonly string[] = ["ANG", "CUC", "HRK", "XDR", "XSU", "XUA", "ZWL"];
  const active = Intl.supportedValuesOf("currency").filter((currency) => !outOfUse.includes(currency));

  it("all have a step and a first amount of their own [9.01] [9.02]", () => {
    expect(active.filter((currency) => !currenciesWithAmounts.includes(currency))).toEqual([]);
    expect(
      active.filter(
        (currency) => currency !== "RUB" && amountStep(currency) === "100" && initialAmount(currency) === "150",
      ),
    ).toEqual([]);
  });

  it.each(["step", "first amount"] as const)(
    "have a %s that their minor units hold: no half of a coin that has none",
    (which) => {
      const amountOf = which === "step" ? amountStep : initialAmount;
      expect(currenciesWithAmounts.filter((currency) => !isAmount(amountOf(currency), currency))).toEqual([]);
    },
  );

  it("start with one step at least, and with five at most", () => {
    const steps = (currency: string) => Number(initialAmount(currency)) / Number(amountStep(currency));
    expect(currenciesWithAmounts.filter((currency) => steps(currency) < 1 || steps(currency) > 5)).toEqual([]);
  });
});
