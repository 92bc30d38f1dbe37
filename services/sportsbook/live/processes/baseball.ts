/** Baseball from final scores: runs fall in innings, the visitors bat first, a home side that leads does not bat last. */
import type { Incident, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { drawIndex } from "../random.ts";
import { countFinals, finalState, type Candidate, type PlayedFinal } from "./candidates.ts";

const innings = 9;
/** Real seconds of a half inning and of the change of sides. */
const seconds = { half: 430, change: 130 } as const;

/** One candidate a kind of final score; there are no draws. */
export function baseballCandidates(finals: readonly PlayedFinal[]): Candidate[] {
  return countFinals(finals).filter(({ final }) => final.home !== final.away).map(({ final, count }) => ({
    final: finalState(final.home, final.away, final.periods ?? [[final.home, final.away], ...Array.from({ length: innings - 1 }, (): [number, number] => [0, 0])]),
    weight: count,
    tell: (_strength, random) => tellBaseball(final.periods ?? splitByInnings(final.home, final.away, random), random),
  }));
}

/** Runs by inning, drawn until they make a game by the rules; a home side ahead after the visitors' last does not bat. */
function splitByInnings(home: number, away: number, random: Random): [number, number][] {
  for (;;) {
    const periods = Array.from({ length: innings }, (): [number, number] => [0, 0]);
    for (const [side, runs] of [[0, home], [1, away]] as const) {
      for (let run = 0; run < runs; run += 1) {
        const period = periods[drawIndex(random, innings)];
        if (period !== undefined) period[side] += 1;
      }
    }
    const lastRuns = periods.at(-1)?.[0] ?? 0;
    const ahead = home - lastRuns > away;
    // Who wins in his last turn at bat wins by the run that puts him ahead, or by what one hit brings in with it.
    if (ahead ? lastRuns === 0 : home < away || home - away <= Math.min(2, lastRuns)) return periods;
  }
}

function tellBaseball(periods: readonly (readonly [number, number])[], random: Random): Timeline {
  const incidents: Incident[] = [];
  let at = 0;
  let [home, away] = [0, 0];
  for (const [index, [homeRuns, awayRuns]] of periods.entries()) {
    const minute = String(index + 1);
    incidents.push({ at, type: "PERIOD_START", side: 2, minute });
    const isLast = index === periods.length - 1;
    for (const [side, runs] of [[2, awayRuns], [1, homeRuns]] as const) {
      if (side === 1 && isLast && home > away + awayRuns && homeRuns === 0) break;
      const times = Array.from({ length: runs }, () => 20 + Math.floor(random() * (seconds.half - 40))).toSorted((one, other) => one - other);
      if (side === 1) incidents.push({ at, type: "PERIOD_START", side, minute });
      incidents.push(...times.map((time): Incident => ({ at: at + time, type: "GOAL", side, minute, points: 1 })));
      at += seconds.half;
      if (side === 2) at += seconds.change;
    }
    home += homeRuns;
    away += awayRuns;
    incidents.push({ at, type: "PERIOD_END", side: null, minute });
    if (!isLast) at += seconds.change;
  }
  return { incidents, duration: at };
}
