import { describe, expect, it } from "vitest";
import { BLOCK_REASONS, blockRuleOf, keepsQuery, statusOfBlockPage } from "./blocks.ts";

describe("reasons of a block", () => {
  it.each([
    [4, "site-updates", 503],
    [16, "suspension", 451],
    [1, "block", 451],
    [2, "block", 451],
    [3, "block", 451],
    [5, "block", 451],
    [14, "block", 451],
    [13, "block-ua", 451],
    [17, "block-ie", 451],
    [8, "coming-soon", 503],
  ] as const)("%i leads to %s with status %i [4.49]", (reason, page, status) => {
    expect(blockRuleOf(reason)).toEqual({ page, status });
    expect(statusOfBlockPage(page)).toBe(status);
  });

  it("are these and no others; one that nobody knows blocks as well [4.49]", () => {
    expect(Object.keys(BLOCK_REASONS).map(Number)).toEqual([1, 2, 3, 4, 5, 8, 13, 14, 16, 17]);
    for (const reason of [0, 99, -1, Number.NaN]) expect(blockRuleOf(reason)).toEqual({ page: "block", status: 451 });
  });

  it("keep the query for updates of the site only [4.50]", () => {
    expect(Object.keys(BLOCK_REASONS).map(Number).filter(keepsQuery)).toEqual([4]);
  });
});
