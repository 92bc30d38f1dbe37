import { expect, it, vi } from "vitest";
import { modelFor } from "../pricing/index.ts";
import { tennisSet } from "../pricing/tennis.ts";
import { loadSeed } from "../seed/index.ts";
import type { Strength } from "../model.ts";
import { playStateAt } from "./playState.ts";
import { Plays } from "./plays.ts";

vi.setConfig({ testTimeout: 60_000 });

const plays = new Plays(loadSeed(), Buffer.from("set ends"), modelFor);
const strengths = { tennis: { home: 0.66, away: 0.62 }, volleyball: { home: 0.52, away: 0.48 } } satisfies Record<
  string,
  Strength
>;

it.each(["tennis", "volleyball"] as const)(
  "a set of %s is over in the second of its last point, so no price stands on one that is won",
  (sport) => {
    const target = sport === "tennis" ? { usual: 6, last: 6, atOnce: 7 } : { usual: 25, last: 15, atOnce: 99 };
    let wonSets = 0;
    // An id is one game's, of whatever sport.
    const first = sport === "tennis" ? 100 : 200;
    for (let id = first; id < first + 20; id += 1) {
      const timeline = plays.timelineOf(id, sport, () => strengths[sport]);
      for (const { at, type } of timeline.incidents) {
        if (type !== "GOAL") continue;
        const state = playStateAt(sport, timeline, at);
        const { home, away } = state.periods.at(-1) ?? { home: 0, away: 0 };
        const points = state.period === 5 ? target.last : target.usual;
        const most = Math.max(home, away);
        const isWon = most === target.atOnce || (most >= points && Math.abs(home - away) >= 2);
        if (isWon) wonSets += 1;
        expect({ id, at, isPaused: state.isPaused }).toEqual({ id, at, isPaused: isWon });
      }
    }
    expect(wonSets).toBeGreaterThanOrEqual(40);
  },
);

it.each([
  [6, 7],
  [7, 6],
  [7, 5],
  [5, 7],
  [6, 4],
  [0, 6],
])("a tennis set that stands %i:%i has ended so, and is not played on for ever", (home, away) => {
  expect(tennisSet({ home: 0.66, away: 0.62 }, 1, { home, away })).toEqual([{ home, away, chance: 1, next: 1 }]);
});
