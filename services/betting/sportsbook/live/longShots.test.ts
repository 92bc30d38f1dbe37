import { expect, it, vi } from "vitest";
import { modelFor } from "../pricing/index.ts";
import { loadSeed } from "../seed/index.ts";
import { playStateAt } from "./playState.ts";
import { Plays } from "./plays.ts";

vi.setConfig({ testTimeout: 60_000 });

it("far handicap lines of ice hockey win about as often as their prices say, so that backing them does not pay", () => {
  const plays = new Plays(loadSeed(), Buffer.from("b"), modelFor);
  const strength = { home: 3.3, away: 2.7 };
  const model = modelFor("ice-hockey");
  let expected = 0;
  let won = 0;
  for (let id = 1; id <= 1000; id += 1) {
    const timeline = plays.timelineOf(id, "ice-hockey", () => strength);
    const end = playStateAt("ice-hockey", timeline, timeline.duration);
    for (const market of model.markets(strength, playStateAt("ice-hockey", timeline, 1800))) {
      for (const { type, probability } of market.type === "handicap" && market.param?.endsWith(".5")
        ? market.outcomes
        : []) {
        if (probability >= 0.1) continue;
        expected += probability;
        if (model.settle(market, type, end, true) === "WON") won += 1;
      }
    }
  }
  expect(expected).toBeGreaterThan(75);
  // Lines of one game win together: three standard deviations are about a third of the sample size.
  expect(won / expected).toBeGreaterThan(0.67);
  expect(won / expected).toBeLessThan(1.33);
});
