import { describe, expect, it } from "vitest";
import { filterOf, isNarrowed, readGameChoice, toggled, withGameChoice } from "./choice.ts";

const read = (text: string) => readGameChoice(new URLSearchParams(text));

describe("what narrows a list of games stands in its address [1.04]", () => {
  it("reads it, and writes the same again", () => {
    const text =
      "q=old+jack&provider=four-rivers%2Cmarble-works&feature=cash-out&volatility=low%2Chigh&stake=0.50&demo=1";
    const choice = read(text);
    expect(choice).toEqual({
      search: "old jack",
      providers: ["four-rivers", "marble-works"],
      features: ["cash-out"],
      volatilities: ["LOW", "HIGH"],
      stakeUpTo: "0.50",
      hasDemo: true,
    });
    expect(withGameChoice(new URLSearchParams(), choice).toString()).toBe(text);
    expect(filterOf(choice, { hall: "CARDS" })).toEqual({
      search: "old jack",
      providers: ["four-rivers", "marble-works"],
      mechanics: ["cash-out"],
      volatilities: ["LOW", "HIGH"],
      stakeUpTo: "0.50",
      hasDemo: true,
      hall: "CARDS",
    });
  });

  it.each([
    "",
    "provider=,,&feature=&volatility=&stake=&demo=",
    "provider=<b>,A b&feature=UPPER&volatility=extreme&stake=-1&demo=yes",
    `q=${" ".repeat(70)}`,
  ])("leaves out what means nothing: %s", (text) => {
    expect(filterOf(read(text))).toEqual({});
    expect(isNarrowed(read(text))).toBe(false);
  });

  it("asks for no more than the gateway takes", () => {
    const keys = Array.from({ length: 130 }, (_, index) => `key-${index}`).join(",");
    const choice = read(`q=${"a".repeat(90)}&provider=${keys}&feature=${keys}`);
    expect([choice.search.length, choice.providers.length, choice.features.length]).toEqual([64, 100, 20]);
  });

  it("keeps what else stands in the address, and drops what is chosen no more", () => {
    const query = new URLSearchParams("ref=9&provider=four-rivers&q=dice");
    const choice = readGameChoice(query);
    const next = withGameChoice(query, { ...choice, search: "", providers: toggled(choice.providers, "four-rivers") });
    expect(next.toString()).toBe("ref=9");
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  });

  it("takes the page's own limits before the address's", () => {
    expect(filterOf(read("provider=four-rivers"), { providers: ["marble-works"] })).toEqual({
      providers: ["marble-works"],
    });
  });
});
