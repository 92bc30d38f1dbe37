import { describe, expect, it } from "vitest";
import { atRandom, byFavourites, combinationsOf, priceOf, readPicks, toggled, writePicks } from "./picks.ts";
import { testDraw } from "./testDraw.ts";

const draw = testDraw();
const [first] = draw.matches;

describe("picks", () => {
  it("are added and taken away, in the order of the line", () => {
    if (first === undefined) throw new Error("no match");
    const both = toggled(toggled({}, first, "away"), first, "home");
    expect(both).toEqual({ "5001": ["home", "away"] });
    expect(toggled(both, first, "home")).toEqual({ "5001": ["away"] });
  });

  it("make as many combinations as their product, and none until each match has one", () => {
    expect(combinationsOf(draw, { "5001": ["home", "draw"], "5002": ["home", "draw", "away"] })).toBe(6);
    expect(combinationsOf(draw, { "5001": ["home"] })).toBe(0);
  });

  it("cost the stake times the combinations, exactly", () => {
    expect(priceOf(3, "0.10", "RUB")).toBe("0.30");
    expect(priceOf(3, "a lot", "RUB")).toBeNull();
  });

  it("follow the money or chance", () => {
    expect(byFavourites(draw)).toEqual({ "5001": ["home"], "5002": ["draw"] });
    expect(atRandom(draw, () => 0.99)).toEqual({ "5001": ["away"], "5002": ["away"] });
  });

  it("travel in an address, and unknown ones are left out", () => {
    const picks = { "5001": ["home", "draw"], "5002": ["away"] };
    expect(readPicks(draw, writePicks(draw, picks))).toEqual(picks);
    expect(readPicks(draw, "nonsense-away")).toEqual({ "5001": [], "5002": ["away"] });
  });
});
