/**
 * Two players who collude. Whatever they do with money, in any order and with any luck, the cash they end with comes from
 * payments, from bets that cash has paid, from finished wagering, or from gifts of a stated size.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { known } from "./testing/known.ts";
import { mix, play, type Mix } from "./testing/mix.ts";
import { startCollusionWorld, type CollusionWorld } from "./testing/world.ts";

const isLong = process.env["TEST_LONG"] === "1";

let world: CollusionWorld;
beforeAll(async () => {
  world = await startCollusionWorld();
});
afterAll(() => world.close());

/** Plays a mix and answers its log. @throws Error with every fault and the log */
async function expectExplained(played: Mix): Promise<string[]> {
  const { faults, log } = await play(world, played);
  if (faults.length > 0) throw new Error([...faults, "after", ...log].join("\n  "));
  return log;
}

it.each(known)("a pair gains nothing by $name", async ({ mix: played, told }) => {
  const log = await expectExplained(played);
  let from = 0;
  for (const word of told) {
    const at = log.findIndex((line, index) => index >= from && line.includes(word));
    expect(at, `"${word}" in\n${log.slice(from).join("\n")}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
});

it(
  "leaves a pair with no more cash than its payments, cash bets, finished wagering and gifts explain",
  { timeout: isLong ? 7_200_000 : 120_000 },
  async () => {
    let mixes = 0;
    const property = fc.asyncProperty(mix, async (played) => {
      // Clock and ledger of a world grow with every mix.
      if ((mixes += 1) % 150 === 0) {
        await world.close();
        world = await startCollusionWorld();
      }
      await expectExplained(played);
    });
    // The log says more than a smaller mix, and each costs half a second.
    await fc.assert(property, { numRuns: isLong ? 2_000 : 5, seed: 29, endOnFailure: true });
  },
);
