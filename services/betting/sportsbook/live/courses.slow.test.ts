import { describe, expect, it, vi } from "vitest";
import { modelFor } from "../pricing/index.ts";
import { loadSeed } from "../seed/index.ts";
import type { ClassicSlug, Strength } from "../model.ts";
import { seededRandom } from "../seed/random.ts";
import { gameClocks } from "./clocks.ts";
import { drawnPlay, fittedWeights } from "./drawFinal.ts";
import { playStateAt } from "./playState.ts";
import { Plays } from "./plays.ts";
import type { Candidate } from "./processes/candidates.ts";
import { finalState } from "./processes/candidates.ts";
import { timedCandidates } from "./processes/timed.ts";

vi.setConfig({ testTimeout: 60_000 });

const seed = loadSeed();
const plays = new Plays(seed, Buffer.from("courses"), modelFor);
const strengths: Record<ClassicSlug, Strength> = {
  football: { home: 1.7, away: 0.9, rho: -0.08 },
  "ice-hockey": { home: 3.3, away: 2.7 },
  basketball: { home: 116, away: 109 },
  tennis: { home: 0.66, away: 0.62 },
  volleyball: { home: 0.52, away: 0.48 },
  cricket: { home: 170, away: 158 },
  "american-football": { home: 25, away: 20 },
  baseball: { home: 4.9, away: 4.2 },
};
const sports = Object.keys(strengths) as ClassicSlug[];
/** Some sports' models take milliseconds a game; `npm run bench -- model` plays thousands of each. */
const gamesDrawn: Record<ClassicSlug, number> = {
  football: 300,
  "ice-hockey": 300,
  basketball: 40,
  tennis: 100,
  volleyball: 40,
  cricket: 80,
  "american-football": 40,
  baseball: 80,
};
const course = (sport: ClassicSlug, id: number) => plays.timelineOf(id, sport, () => strengths[sport]);

describe("the course of a game", () => {
  it.each(sports)("of %s runs in order to its end, with a score that only grows and nothing left open", (sport) => {
    for (let id = 1; id <= 25; id += 1) {
      const { incidents, duration } = course(sport, id * 1000 + sports.indexOf(sport));
      const times = incidents.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every(Number.isInteger)).toBe(true);
      expect([incidents[0]?.type, incidents.at(-1)?.type, times.at(-1)]).toEqual([
        "PERIOD_START",
        "PERIOD_END",
        duration,
      ]);
      let before = { home: 0, away: 0, period: 0 };
      for (let second = 0; second <= duration; second += 61) {
        const now = playStateAt(sport, { incidents, duration }, second);
        expect(now.home >= before.home && now.away >= before.away && now.period >= before.period).toBe(true);
        before = now;
      }
      const end = playStateAt(sport, { incidents, duration }, duration);
      if (sport !== "football" && sport !== "cricket") expect(end.home).not.toBe(end.away);
      expect(end.periods.length).toBe(end.period);
      if (sport !== "tennis" && sport !== "volleyball") {
        expect(end.periods.reduce((sum, { home }) => sum + home, 0)).toBe(end.home);
        expect(end.periods.reduce((sum, { away }) => sum + away, 0)).toBe(end.away);
      }
    }
  });

  it.each(["tennis", "volleyball"] as const)("of %s ends when the last set is won, every set by the rules", (sport) => {
    const toWin = sport === "tennis" ? 2 : 3;
    for (let id = 1; id <= 25; id += 1) {
      const timeline = course(sport, id * 1000 + sports.indexOf(sport));
      const end = playStateAt(sport, timeline, timeline.duration);
      expect(Math.max(end.home, end.away)).toBe(toWin);
      expect(Math.min(end.home, end.away)).toBeLessThan(toWin);
      for (const [index, { home, away }] of end.periods.entries()) {
        const [most, least] = [Math.max(home, away), Math.min(home, away)];
        if (sport === "volleyball") expect(most >= (index === 4 ? 15 : 25) && most - least >= 2).toBe(true);
        else expect((most === 6 && least <= 4) || (most === 7 && least >= 5)).toBe(true);
      }
    }
  });

  it("is not one of the past matches, nor the mirror image of one: no telling how it goes on", () => {
    const pattern = (incidents: readonly { type: string; minute: string }[]) =>
      incidents
        .filter(({ type }) => !type.startsWith("PERIOD"))
        .map(({ type, minute }) => `${type}${minute}`)
        .join(" ");
    const past = new Set(seed.footballTimelines.map(({ incidents }) => pattern(incidents)));
    let same = 0;
    for (let id = 1; id <= 200; id += 1) if (past.has(pattern(course("football", id).incidents))) same += 1;
    expect(same).toBe(0);
  });
});

describe("the draw of the end", () => {
  it("fits the weights to the model: wins, totals and leads come as often as the prices say", () => {
    const grid: Candidate[] = [];
    for (let home = 85; home <= 145; home += 1) {
      for (let away = 80; away <= 140; away += 1)
        if (home !== away)
          grid.push({
            final: finalState(home, away, [[home, away]]),
            weight: home,
            tell: () => ({ incidents: [], duration: 0 }),
          });
    }
    const [strength, model] = [strengths.basketball, modelFor("basketball")];
    const weights = fittedWeights(model, strength, grid);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    const markets = model.markets(strength, null).filter(({ type, isMain }) => type === "winner" || isMain);
    expect(markets.length).toBe(3);
    for (const market of markets) {
      for (const { type, probability } of market.outcomes) {
        const share = grid.reduce(
          (sum, { final }, index) =>
            sum + (model.settle(market, type, final, true) === "WON" ? (weights[index] ?? 0) : 0),
          0,
        );
        expect(share, `${market.type} ${type}`).toBeCloseTo(probability, 2);
      }
    }
  });

  it("does not depend on which games were drawn before", () => {
    const [strength, model] = [strengths.basketball, modelFor("basketball")];
    const ends = timedCandidates("basketball", seed.finals["basketball"] ?? []);
    const [alone, later] = [drawnPlay(model, ends), drawnPlay(model, ends)];
    for (let id = 1; id <= 5; id += 1) later?.({ ...strength, home: strength.home * (1 + id / 100) }, seededRandom(id));
    expect(later?.(strength, seededRandom(99))).toEqual(alone?.(strength, seededRandom(99)));
  });

  // Betting blindly on every game at fair prices must neither win nor lose: 4.5 standard errors over fixed draws.
  it.each(sports)("makes %s fair: outcomes of the main markets come as often as their probabilities say", (sport) => {
    const random = seededRandom(7);
    const sums = new Map<string, { hits: number; expected: number; variance: number }>();
    for (let id = 1; id <= gamesDrawn[sport]; id += 1) {
      const base = strengths[sport];
      const tilt = (random() - 0.5) * (base.home > 1 ? 0.3 : 0.04);
      const strength: Strength =
        base.home > 10
          ? { ...base, home: base.home * (1 + tilt / 5), away: base.away * (1 - tilt / 5) }
          : base.home > 1
            ? { ...base, home: base.home * (1 + tilt), away: base.away * (1 - tilt) }
            : { home: base.home + tilt, away: base.away - tilt };
      const timeline = plays.timelineOf(1_000_000 * (1 + sports.indexOf(sport)) + id, sport, () => strength);
      const end = playStateAt(sport, timeline, timeline.duration);
      for (const market of modelFor(sport)
        .markets(strength, null)
        .filter(({ isMain, param }) => isMain && (param === null || param.endsWith(".5")))) {
        for (const { type, probability } of market.outcomes) {
          const key = `${market.type} ${type}`;
          const sum = sums.get(key) ?? { hits: 0, expected: 0, variance: 0 };
          sum.hits += modelFor(sport).settle(market, type, end, true) === "WON" ? 1 : 0;
          sum.expected += probability;
          sum.variance += probability * (1 - probability);
          sums.set(key, sum);
        }
      }
    }
    expect(sums.size).toBeGreaterThanOrEqual(4);
    for (const [key, { hits, expected, variance }] of sums)
      expect(Math.abs(hits - expected) / Math.sqrt(variance), `${key}: ${hits} of ${expected.toFixed(0)}`).toBeLessThan(
        4.5,
      );
  });

  // The favorite's side of each price: a price in play that is wrong by a tenth would show at 6 standard errors.
  it.each(["ice-hockey", "basketball"] as const)(
    "stays fair in play in %s: leads early and late are worth what the prices say",
    (sport) => {
      const model = modelFor(sport);
      const clockEnd = gameClocks[sport];
      if (clockEnd === null) throw new Error("no clock");
      for (const share of [0.3, 0.6]) {
        let [hits, expected, variance] = [0, 0, 0];
        for (let id = 1; id <= 60; id += 1) {
          const timeline = course(sport, 8_000_000 + 1000 * sports.indexOf(sport) + id);
          const { at } = timeline.incidents.findLast(
            ({ minute }) => Number(minute) <= (share * clockEnd.periods * clockEnd.periodSeconds) / 60,
          ) ?? { at: 0 };
          const winner = model
            .markets(strengths[sport], playStateAt(sport, timeline, at))
            .find(({ type }) => type === "winner");
          const favourite = winner?.outcomes.toSorted((one, other) => other.probability - one.probability)[0];
          if (favourite === undefined) continue;
          hits +=
            model.settle(
              { type: "winner", param: null },
              favourite.type,
              playStateAt(sport, timeline, timeline.duration),
              true,
            ) === "WON"
              ? 1
              : 0;
          expected += favourite.probability;
          variance += favourite.probability * (1 - favourite.probability);
        }
        expect(
          Math.abs(hits - expected) / Math.sqrt(variance),
          `at ${share}: ${hits} of ${expected.toFixed(0)}`,
        ).toBeLessThan(4.5);
      }
    },
  );

  it("stays fair in play: goals still to come after the hour are as many as the prices then say", () => {
    const model = modelFor("football");
    let [hits, expected, variance] = [0, 0, 0];
    for (let id = 1; id <= 300; id += 1) {
      const timeline = course("football", 5_000_000 + id);
      const state = playStateAt("football", timeline, 4900);
      const line = String(state.home + state.away + 0.5);
      const over = model
        .markets(strengths.football, state)
        .find(({ type, param }) => type === "total" && param === line)?.outcomes[0]?.probability;
      if (over === undefined) continue;
      hits +=
        model.settle(
          { type: "total", param: line },
          "over",
          playStateAt("football", timeline, timeline.duration),
          true,
        ) === "WON"
          ? 1
          : 0;
      expected += over;
      variance += over * (1 - over);
    }
    expect(Math.abs(hits - expected) / Math.sqrt(variance), `${hits} of ${expected.toFixed(0)}`).toBeLessThan(4.5);
  });
});
