import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblem, Exact } from "../money/money.ts";
import { parseAmount } from "./sum.ts";
import { asWritten } from "./testWritten.ts";

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

describe("a sum that is pasted", () => {
  it.each(asWritten("150000").filter(([way]) => !way.includes("dash")))("%s: %j", (_, text) => {
    for (const language of ["en", "ru", "ar", "es"]) expect(parseAmount(text, language)).toBe("150000");
  });

  it.each([
    ["₽1,500.00", "en", "RUB", "1500.00"],
    ["\u2066₽1,500.00\u2069", "ru", "RUB", "1500.00"],
    ["1 500,00 ₽", "ru", "RUB", "1500.00"],
    ["1\u00a0500,00\u00a0руб.", "en", "RUB", "1500.00"],
    ["1500 RUB", "es", "RUB", "1500"],
    ["1.500,00 €", "es", "EUR", "1500.00"],
    ["CHF 1'500.00", "en", "CHF", "1500.00"],
    ["1’500’000", "en", undefined, "1500000"],
    ["CA$5", "en", "CAD", "5"],
    ["$5", "en", "CAD", "5"],
    ["１，５００．５０", "en", undefined, "1500.50"],
    ["$5", "en", "RUB", null],
    ["₽5", "en", "USD", null],
    ["₽5₽", "en", "RUB", null],
    ["RUB", "en", "RUB", null],
    ["1'5", "en", undefined, null],
    ["-5 ₽", "ru", "RUB", null],
    ["5²", "en", undefined, null],
  ])("%j in %s of %s is %j", (text, language, currency, amount) =>
    expect(parseAmount(text, language, currency)).toBe(amount),
  );

  it.each(["en-US", "ru-RU", "ar-EG", "es-ES"])("is read as %s writes money, whatever the currency", (locale) => {
    for (const currency of ["RUB", "USD", "EUR", "KZT", "EGP", "MXN", "INR", "CAD", "GEL"]) {
      const written = new Intl.NumberFormat(locale, { style: "currency", currency, minimumFractionDigits: 2 });
      for (const amount of ["0.05", "5.00", "1500.00", "1234567.89"])
        expect(parseAmount(written.format(Number(amount)), locale, currency), currency).toBe(amount);
    }
  });
});
