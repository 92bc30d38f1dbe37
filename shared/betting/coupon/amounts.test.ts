import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblem, Exact, isAmount } from "../../money/money.ts";
import { amountStep, currenciesWithAmounts, initialAmount, parseAmount, roughWorth } from "./amounts.ts";

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

describe("an amount as typed", () => {
  it.each([
    // What both languages agree on.
    ["100", "en", "100"],
    ["100", "ar", "100"],
    ["12.5", "en", "12.5"],
    ["12.5", "ru", "12.5"],
    ["12,5", "en", "12.5"],
    ["12,5", "ru", "12.5"],
    ["1.50", "es", "1.50"],
    [".5", "en", "0.5"],
    [",5", "ru", "0.5"],
    ["12.", "en", "12"],
    ["007", "en", "7"],
    ["0", "en", "0"],
    [" 100 ", "en", "100"],
    // Thousands with a space, NBSP, NNBSP, thin space.
    ["1 234,50", "ru", "1234.50"],
    ["1\u00a0234,50", "ru", "1234.50"],
    ["1\u202f234,50", "es", "1234.50"],
    ["1\u2009234.50", "en", "1234.50"],
    ["1 000 000", "ru", "1000000"],
    // Point and comma: the last one is the decimal one.
    ["1,234.50", "en", "1234.50"],
    ["1.234,50", "es", "1234.50"],
    ["1,234.50", "ru", "1234.50"],
    ["1.234,50", "en", "1234.50"],
    ["1.234.567,8", "es", "1234567.8"],
    // One alone before three digits: as the language writes it.
    ["1,234", "en", "1234"],
    ["1,234", "ar", "1234"],
    ["1,234", "ru", "1.234"],
    ["1,234", "es", "1.234"],
    ["1.234", "es", "1234"],
    ["1.234", "en", "1.234"],
    ["1.234", "ru", "1.234"],
    ["1.234", "es-MX", "1234"],
    ["0,234", "en", "0.234"],
    ["1234,567", "en", "1234.567"],
    ["1,23", "en", "1.23"],
    // Several of one sign can only be groups.
    ["1,234,567", "ru", "1234567"],
    ["1.234.567", "en", "1234567"],
    ["1,00,000", "en", "100000"],
    // Arabic-Indic and Eastern Arabic-Indic digits and signs; marks of direction don't count.
    ["١٬٢٣٤٫٥٠", "ar", "1234.50"],
    ["١٢٣", "en", "123"],
    ["۱۲۳۴٫۵", "ar", "1234.5"],
    ["٥٠٫٢٥", "ar", "50.25"],
    ["١،٢٣٤", "ar", "1234"],
    ["\u200f١٢٣\u200e", "ar", "123"],
    ["\u061c١٢٫٥", "ar", "12.5"],
  ])("%j in %s is %s", (text, language, amount) => {
    expect(parseAmount(text, language)).toBe(amount);
  });

  it.each([
    "",
    " ",
    ".",
    ",",
    "٫",
    "abc",
    "12a",
    "-5",
    "+5",
    "1e5",
    "1.2.3",
    "1,2,3",
    "1,23,4",
    "1.234,5,6",
    "1٫2٫3",
    "1.5٫5",
    "1٬23",
    "12 ₽",
    "$5",
    "½",
    "٥٪",
    "1/2",
    "0x10",
    "NaN",
    "Infinity",
    "一",
  ])("%j is none", (text) => {
    expect(["en", "ru", "ar", "es"].map((language) => parseAmount(text, language))).toEqual([null, null, null, null]);
  });

  it("keeps every digit of a number that is too long, for the stake to be called too large and not to be rounded", () => {
    const digits = "123456789012345678901234567890";
    expect(parseAmount(digits, "en")).toBe(digits);
    expect(parseAmount(`${digits},${digits}`, "ru")).toBe(`${digits}.${digits}`);
    expect(amountProblem(parseAmount(digits, "en"), "RUB")).toBe("AMOUNT_TOO_LARGE");
  });

  it.each(["en", "ru", "es", "ar", "ar-EG", "fa"])("is read back from how %s writes it", (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (hundredths) => {
        const amount = new Exact(hundredths).dividedBy(100).toFixed(2);
        const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount));
        expect(parseAmount(written, language)).toBe(amount);
      }),
      { numRuns: 200, seed: 9 },
    );
  });

  it("is a number or nothing, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789٠٩۰۹.,٫٬، -\u00a0\u200fx") }),
        fc.constantFrom("en", "ru", "ar", "es"),
        (text, language) => {
          const amount = parseAmount(text, language);
          if (amount !== null) expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/);
        },
      ),
      { numRuns: 2000, seed: 4 },
    );
  });
});
