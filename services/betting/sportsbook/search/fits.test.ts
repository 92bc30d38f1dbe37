import { describe, expect, it } from "vitest";
import { fitOf, noFit, wordOf } from "./fits.ts";

const fit = (typed: string, word: string) => fitOf(wordOf(typed), wordOf(word));

describe("words that fit", () => {
  it.each([
    ["man", "manchester", true],
    ["chelsae", "chelsea", true],
    ["liverpol", "liverpool", true],
    ["arsenla", "arsenal", true],
    ["tottenahm", "tottenham", true],
    ["xhelsea", "chelsea", true],
    ["man", "milan", false],
    ["rom", "rim", false],
    ["arsenal", "ars", false],
    ["real", "rayo", false],
    ["barselona", "barcelona", true],
    ["chelsi", "chelsea", true],
    ["vulfsburg", "wolfsburg", true],
    ["kjoln", "koln", true],
    ["inter", "winter", false],
    ["roma", "romania", true],
    ["oslo", "porto", false],
  ])("%s for %s: %s", (typed, word, fits) => expect(fit(typed, word) !== noFit).toBe(fits));

  it("are better the fewer slips they have", () => {
    expect(fit("chelsea", "chelsea")).toBe(0);
    expect(fit("chel", "chelsea")).toBe(1);
    expect(fit("chelsae", "chelsea")).toBe(2);
    expect(fit("manshestr", "manchester")).toBe(3);
    expect(fit("milan", "chelsea")).toBe(noFit);
  });
});
