import { describe, expect, it } from "vitest";
import { modelFor } from "../pricing/index.ts";
import type { SportSlug } from "../model.ts";
import { hasWords, marketNames, outcomeNames, outcomeShortNames } from "./names.ts";
import { periodNames } from "./periods.ts";

const strengths = {
  football: { home: 1.5, away: 1.1 },
  "ice-hockey": { home: 3.1, away: 2.8 },
  basketball: { home: 113, away: 110 },
  tennis: { home: 0.64, away: 0.62 },
  volleyball: { home: 0.52, away: 0.48 },
  cricket: { home: 165, away: 160 },
  "american-football": { home: 24, away: 21 },
  baseball: { home: 4.6, away: 4.3 },
} satisfies Partial<Record<SportSlug, { home: number; away: number }>>;

describe("words", () => {
  it.each(Object.entries(strengths))("name every market and outcome of %s in every language", (sport, strength) => {
    const markets = modelFor(sport as SportSlug).markets(strength, null);
    expect(markets.length).toBeGreaterThan(3);
    for (const { type, outcomes } of markets)
      expect([
        type,
        hasWords(
          type,
          outcomes.map((outcome) => outcome.type),
        ),
      ]).toEqual([type, true]);
  });

  const game = { home: { names: { en: "Chelsea", ru: "Челси" } }, away: { names: { en: "Leeds" } } };
  it("put in the line, with the sign of the side", () => {
    const total = { type: "total", param: "2.5" };
    expect(outcomeNames(game, total, "over")).toEqual({
      en: "Over 2.5",
      ru: "Больше 2,5",
      ar: "أكثر من 2.5",
      es: "Más de 2,5",
    });
    const handicap = { type: "handicap", param: "-0.25" };
    expect(outcomeNames(game, handicap, "home").en).toBe("Chelsea (−0.25)");
    expect(outcomeNames(game, handicap, "away").en).toBe("Leeds (+0.25)");
    expect(outcomeNames(game, { type: "handicap", param: "0" }, "home").ru).toBe("Челси (0)");
    expect(marketNames(game, handicap).en).toBe("Handicap −0.25 / +0.25");
    expect(marketNames(game, { type: "handicap", param: "2.5" }).es).toBe("Hándicap +2,5 / −2,5");
    expect(marketNames(game, { type: "handicap", param: "0" }).en).toBe("Handicap 0");
    expect(marketNames(game, handicap).ar).toBe("هانديكاب \u2066−0.25 / +0.25\u2069");
    expect(outcomeNames(game, { type: "correct_score", param: null }, "2:1").ru).toBe("2:1");
    expect(
      ["home", "draw", "away"].map((outcome) => outcomeShortNames({ type: "1x2", param: null }, outcome).ru),
    ).toEqual(["1", "X", "2"]);
  });

  it.each([
    ["football", 2, false, "2nd half", "2-й тайм", "2.ª parte"],
    ["football", 1, true, "Half-time", "Перерыв", "Descanso"],
    ["ice-hockey", 3, false, "3rd period", "3-й период", "3.er periodo"],
    ["ice-hockey", 4, false, "Overtime", "Овертайм", "Prórroga"],
    ["basketball", 4, false, "4th quarter", "4-я четверть", "4.º cuarto"],
    ["tennis", 1, false, "1st set", "1-й сет", "1.er set"],
    ["baseball", 11, false, "11th inning", "11-й иннинг", "11.ª entrada"],
    ["football", 0, false, "Not started", "Не начался", "Sin empezar"],
  ] as const)("name period %s %i paused %s: %s, %s, %s", (sport, period, isPaused, en, ru, es) => {
    expect(periodNames(sport, period, { isPaused, isFinished: false })).toMatchObject({
      en,
      ru,
      es,
      ar: expect.stringMatching(/\p{Script=Arabic}/u),
    });
  });
});
