/** Numbers of the models that are known otherwise: by hand, by symmetry, or from a closed form. */
import { describe, expect, it } from "vitest";
import { modelFor } from "../pricing/index.ts";
import { pointsToCome } from "./pricing/clocked.ts";
import { objectivesMap, roundsMap } from "./pricing/mapEnds.ts";
import { matchScores } from "./pricing/maps.ts";
import { arrivalsOf, placeShares } from "./pricing/race.ts";
import { DISCIPLINES } from "./disciplines.ts";
import { RACE, type ObjectivesRules, type RoundsRules } from "./rules.ts";
import { mapIsWon } from "./scoring.ts";
import { hasWords } from "../words/names.ts";

const rounds = (roundsToWin: number, overtime: RoundsRules["overtime"]): RoundsRules => ({
  kind: "rounds",
  unit: "map",
  mapsToWin: 2,
  roundsToWin,
  overtime,
  roundSeconds: { least: 1, most: 1 },
  breakSeconds: 1,
  closedSeconds: 0,
});

describe("maps of rounds", () => {
  it.each([
    ["sixes", 13, 11, true],
    ["sixes", 13, 12, false],
    ["sixes", 14, 12, false],
    ["sixes", 15, 13, false],
    ["sixes", 16, 14, true],
    ["sixes", 16, 12, true],
    ["sixes", 16, 15, false],
    ["sixes", 18, 16, false],
    ["sixes", 19, 17, true],
    ["two_ahead", 13, 12, false],
    ["two_ahead", 14, 12, true],
    ["two_ahead", 20, 18, true],
    ["none", 13, 12, true],
  ] as const)("with overtimes of %s at %i:%i are over: %s", (overtime, home, away, isOver) =>
    expect(mapIsWon({ roundsToWin: 13, overtime }, home, away)).toBe(isOver),
  );

  // First to two: p² + 2p²(1 − p) = 0.648 for p = 0.6; two rounds with 0.36 + 0.16.
  it("to two rounds is won with p²(3 − 2p)", () => {
    const ends = roundsMap(rounds(2, "none"), 0.6, 0, 0);
    expect(ends.homeWins).toBeCloseTo(0.648, 12);
    expect(ends.total.chances[2]).toBeCloseTo(0.52, 12);
    expect(ends.total.chances[3]).toBeCloseTo(0.48, 12);
  });

  // From level one short of the end, two ahead: p²/(p² + q²).
  it("is won from deuce with p²/(p² + (1 − p)²)", () =>
    expect(roundsMap(rounds(13, "two_ahead"), 0.55, 12, 12).homeWins).toBeCloseTo(0.3025 / (0.3025 + 0.2025), 4));

  it("to objectives is won like a race, whatever is killed in between", () => {
    const rules: ObjectivesRules = {
      kind: "objectives",
      unit: "map",
      mapsToWin: 2,
      objectivesToWin: 2,
      killShare: 0.75,
      eventSeconds: { least: 1, most: 1 },
      breakSeconds: 1,
      closedSeconds: 0,
    };
    const ends = objectivesMap(rules, 0.6, { home: 0, away: 0 }, 4);
    expect(ends.homeWins).toBeCloseTo(0.648, 12);
    // 2.48 objectives on average, three kills before each.
    const mean = Array.from(ends.total.chances).reduce((sum, chance, index) => sum + chance * (4 + index), 0);
    expect(mean).toBeCloseTo(4 + 2.48 * 3, 3);
    expect(objectivesMap(rules, 0.6, { home: 1, away: 1 }, 0).homeWins).toBeCloseTo(0.6, 12);
  });

  it("make a match: the best of three from one map ahead", () => {
    const scores = new Map(matchScores(2, 1, 0, 0.7, 0.5).map(({ home, away, chance }) => [`${home}:${away}`, chance]));
    expect([scores.get("2:0"), scores.get("2:1"), scores.get("1:2")].map((chance) => chance?.toFixed(6))).toEqual([
      "0.700000",
      "0.150000",
      "0.150000",
    ]);
  });
});

describe("points on a clock", () => {
  // Two scores of 1 or 2 with even chances: mean 3, and none at all with e^−2.
  it("add up as a Poisson number of scores", () => {
    const chances = pointsToCome(
      {
        values: [
          { points: 1, weight: 1 },
          { points: 2, weight: 1 },
        ],
      },
      2,
      60,
    );
    expect(chances[0]).toBeCloseTo(Math.exp(-2), 12);
    expect(chances[1]).toBeCloseTo(Math.exp(-2), 12);
    expect(chances.reduce((sum, chance, index) => sum + chance * index, 0)).toBeCloseTo(3, 9);
  });
});

describe("races", () => {
  const even = Array.from({ length: RACE.runners }, (_, runner) => arrivalsOf(0, runner, null, 0));
  it("of equal marbles give each an eighth of the win and three eighths of a place", () => {
    for (const { win, place } of placeShares(even)) {
      expect(win).toBeCloseTo(1 / 8, 4);
      expect(place).toBeCloseTo(3 / 8, 4);
    }
  });

  it("arrive once each", () => {
    for (const arrivals of [...even, arrivalsOf(0.02, 0, null, 0)])
      expect(arrivals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 8);
  });

  // One step from the line: over it in the next second for certain, 1, 2 or 3 steps beyond 119 with a third each.
  it("are told to the step at the line", () => {
    const near = arrivalsOf(0, 0, { steps: [119], finishedIn: [null] }, 50);
    expect([0, 1, 2].map((index) => near[51 * 3 + index]?.toFixed(6))).toEqual(["0.333333", "0.333333", "0.333333"]);
  });

  it("share out the whole win and all three places", () => {
    const field = Array.from({ length: 8 }, (_, index) => (index - 3.5) * 0.006);
    const markets = modelFor("marbles").markets({ home: 0, away: 0, field }, null);
    const sum = (type: string) =>
      markets
        .find((market) => market.type === type)
        ?.outcomes.reduce((total, { probability }) => total + probability, 0);
    expect(sum("race_winner")).toBeCloseTo(1, 4);
    expect(sum("race_place")).toBeCloseTo(3, 3);
    expect(sum("race_odd_even")).toBeCloseTo(1, 4);
  });
});

it.each([...DISCIPLINES.map(({ slug, rules }) => [slug, rules.kind] as const), ["marbles", "race"] as const])(
  "every market and outcome of %s has its name",
  (slug, kind) => {
    const even =
      kind === "clocked"
        ? { home: 3, away: 3 }
        : kind === "tennis"
          ? { home: 0.63, away: 0.63 }
          : { home: 0.5, away: 0.5, field: Array.from({ length: 8 }, () => 0) };
    const markets = modelFor(slug).markets(even, null);
    expect(markets.length).toBeGreaterThan(3);
    expect(
      markets
        .filter(
          ({ type, outcomes }) =>
            !hasWords(
              type,
              outcomes.map((outcome) => outcome.type),
            ),
        )
        .map(({ type }) => type),
    ).toEqual([]);
  },
);
