import { describe, expect, it } from "vitest";
import { validateShape } from "./shape.ts";

describe("validateShape", () => {
  const bets = (...ids: string[]) => ids.map((outcomeId) => ({ outcomeId }));

  it.each([
    ["SINGLE", bets("1.1x2.home"), []],
    ["SINGLE", bets(), [{ code: "REQUIRED", bet: null, field: "bets" }]],
    ["SINGLE", bets("1.1x2.home", "2.1x2.home"), [{ code: "TOO_MANY_BETS", bet: null, field: "bets" }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.home"), []],
    ["EXPRESS", bets("1.1x2.home"), [{ code: "TOO_FEW_BETS", bet: null, field: "bets" }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.home", "1.total.2.5.over"), [{ code: "BETS_DEPEND", bet: 0, field: "outcomeId" }, { code: "BETS_DEPEND", bet: 2, field: "outcomeId" }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.away", "1.1x2.home"), [{ code: "BET_DUPLICATE", bet: 2, field: "outcomeId" }]],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.total.2.5.over"), []],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.1x2.home"), [{ code: "BET_DUPLICATE", bet: 1, field: "outcomeId" }]],
  ] as const)("%s of %j has the problems %j", (kind, list, problems) => {
    expect(validateShape({ kind, legs: list })).toEqual(problems);
  });

  it("takes at most fifty bets in an express", () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ outcomeId: `${index + 1}.1x2.home` }));
    expect(validateShape({ kind: "EXPRESS", legs: many })).toEqual([{ code: "TOO_MANY_BETS", bet: null, field: "bets" }]);
    expect(validateShape({ kind: "EXPRESS", legs: many.slice(1) })).toEqual([]);
  });
});
