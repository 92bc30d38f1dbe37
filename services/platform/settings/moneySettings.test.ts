import { describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";

const production = {
  SITE_ENV: "production",
  SERVICE_KEY: "key-of-the-operator-in-tests-0123456789",
  SECRETS_KEY: "bX0q3vYt8m1Zc7KfR2dWnH5sJ9uLpQ4eA6gTiO0xVkE=",
  PUBLIC_URL: "https://bets.example",
};
const moneyOf = (env: Record<string, string>) => readSettings(env).money;

describe("settings of corrections", () => {
  it("need a second person in production, and one in a demo, unless they say otherwise", () => {
    expect(moneyOf({}).adjustments).toEqual({ needTwo: false, twoAbove: "0" });
    expect(moneyOf(production).adjustments).toEqual({ needTwo: true, twoAbove: "0" });
    expect(moneyOf({ ADJUSTMENTS_NEED_TWO: "on", ADJUSTMENTS_TWO_ABOVE: "50" }).adjustments).toEqual({
      needTwo: true,
      twoAbove: "50",
    });
    expect(moneyOf({ ...production, ADJUSTMENTS_NEED_TWO: "off" }).adjustments.needTwo).toBe(false);
  });

  it.each([
    [{ ADJUSTMENTS_NEED_TWO: "maybe" }, "ADJUSTMENTS_NEED_TWO=maybe"],
    [{ ADJUSTMENTS_TWO_ABOVE: "-1" }, "ADJUSTMENTS_TWO_ABOVE=-1"],
    [{ EXCHANGE_MARGIN: "100" }, "EXCHANGE_MARGIN=100"],
    [{ EXCHANGE_RATES_HOURS: "0" }, "EXCHANGE_RATES_HOURS=0"],
    [{ EXCHANGE_RATES_URL: "ftp://rates.example" }, "EXCHANGE_RATES_URL is not usable"],
  ])("%j are refused by name", (env, words) => {
    expect(() => moneyOf(env)).toThrow(words);
  });
});

describe("settings of conversions", () => {
  it("have a table in a demo, and nothing in production without an address", () => {
    expect(moneyOf({}).exchange).toEqual({ rates: "demo", margin: "0", oldestMs: 96 * 3_600_000 });
    expect(moneyOf(production).exchange.rates).toBeNull();
    const url = "https://rates.example/latest";
    const own = { EXCHANGE_RATES_URL: url, EXCHANGE_MARGIN: "1.5", EXCHANGE_RATES_HOURS: "24" };
    expect(moneyOf({ ...production, ...own }).exchange).toEqual({
      rates: { url },
      margin: "1.5",
      oldestMs: 24 * 3_600_000,
    });
  });

  it("take no rates over plain http in production, and never print the address, which may hold a key", () => {
    const url = "http://rates.example/latest?key=secret";
    expect(() => moneyOf({ ...production, EXCHANGE_RATES_URL: url })).toThrow("EXCHANGE_RATES_URL is not https");
    expect(() => moneyOf({ EXCHANGE_RATES_URL: "rates?key=secret" })).toThrow(/^(?!.*secret)/);
  });
});
