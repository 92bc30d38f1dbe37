import { describe, expect, it } from "vitest";
import { scoreText, type ScoreNumbers } from "./scoreText.ts";

const score = (change: Partial<ScoreNumbers>): ScoreNumbers => ({
  home: 0,
  away: 0,
  periods: [],
  homePoints: null,
  awayPoints: null,
  ...change,
});

describe("a score as a text [3.03]", () => {
  it.each<[string, Partial<ScoreNumbers>, string | null]>([
    ["in the first half", { home: 1, periods: [{ home: 1, away: 0 }] }, "1:0"],
    [
      "in the second half",
      {
        home: 2,
        away: 1,
        periods: [
          { home: 1, away: 0 },
          { home: 1, away: 1 },
        ],
      },
      "2:1 (1:0, 1:1)",
    ],
    [
      "of tennis",
      {
        home: 1,
        periods: [
          { home: 6, away: 4 },
          { home: 2, away: 1 },
        ],
        homePoints: "40",
        awayPoints: "15",
      },
      "1:0 (6:4, 2:1) 40:15",
    ],
    ["of a race", { race: {} }, null],
  ])("%s", (_, change, text) => expect(scoreText(score(change))).toBe(text));
});
