import { describe, expect, it } from "vitest";
import { amountProblem, isAmount, minorDigits, roundMoney } from "./money.ts";

describe("money", () => {
  it.each([
    ["RUB", 2],
    ["USD", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["CLF", 4],
  ])("%s has %i minor digits (ISO 4217)", (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });

  it.each([
    [null, "RUB", "REQUIRED"],
    ["", "RUB", "REQUIRED"],
    ["abc", "RUB", "INVALID"],
    ["1e3", "RUB", "INVALID"],
    ["+5", "RUB", "INVALID"],
    [".5", "RUB", "INVALID"],
    ["5.", "RUB", "INVALID"],
    ["1,5", "RUB", "INVALID"],
    [" 5", "RUB", "INVALID"],
    ["٥", "RUB", "INVALID"],
    ["NaN", "RUB", "INVALID"],
    ["0", "RUB", "AMOUNT_TOO_SMALL"],
    ["0.00", "RUB", "AMOUNT_TOO_SMALL"],
    ["-5", "RUB", "AMOUNT_TOO_SMALL"],
    ["123456789012345678901", "RUB", "AMOUNT_TOO_LARGE"],
    ["1".repeat(30), "RUB", "AMOUNT_TOO_LARGE"],
    [`-${"1".repeat(30)}`, "RUB", "AMOUNT_TOO_SMALL"],
    ["0.001", "RUB", "AMOUNT_TOO_PRECISE"],
    [`0.${"1".repeat(30)}`, "RUB", "AMOUNT_TOO_PRECISE"],
    ["1.5", "JPY", "AMOUNT_TOO_PRECISE"],
    ["1.0001", "KWD", "AMOUNT_TOO_PRECISE"],
  ])("says what is wrong with the stake %j in %s", (text, currency, problem) => {
    expect(amountProblem(text, currency)).toBe(problem);
  });

  it.each([
    ["0.01", "RUB"],
    ["100", "RUB"],
    ["1.500", "USD"],
    ["5.0", "JPY"],
    ["1.001", "KWD"],
    ["99999999999999999.99", "RUB"],
  ])("takes the stake %s %s", (text, currency) => {
    expect(isAmount(text, currency)).toBe(true);
  });

  it.each([
    ["1.005", "USD", "1.01"],
    ["1.004999", "USD", "1.00"],
    ["7", "USD", "7.00"],
    ["0.5", "JPY", "1"],
    ["2.0005", "KWD", "2.001"],
    ["123456789012345.675", "RUB", "123456789012345.68"],
  ])("rounds %s %s half up to %s", (value, currency, rounded) => {
    expect(roundMoney(value, currency)).toBe(rounded);
  });
});
