// @vitest-environment node
/**
 * Lighthouse's judgement of the three pages people come to first. Its performance score needs a quiet machine: `npm run
 * bench -- web` has it.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "../../e2e/stack/processes.ts";
import { judgeQuality } from "./lighthouse.ts";
import { firstGame } from "./load.ts";

const isLong = process.env["TEST_LONG"] === "1";

describe.skipIf(!isLong)("Lighthouse", { timeout: 300_000 }, () => {
  let stack: Stack | undefined;
  beforeAll(async () => {
    stack = await startStack();
  }, 120_000);
  afterAll(() => stack?.stop());

  it.each([
    ["the home page", async () => "/en"],
    ["a sport", async () => "/en/line/football"],
    ["a game", (site: string) => firstGame(site)],
  ])("finds nothing against %s", async (_, pathOf) => {
    const site = stack?.siteUrl ?? "";
    const { scores, flaws } = await judgeQuality(`${site}${await pathOf(site)}`);
    expect(flaws).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, seo: 100, "best-practices": 100 });
  });
});
