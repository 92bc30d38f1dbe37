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

/** Runs by inning. A home side that wins has its last run before the ninth or makes the winning run in it. */
function splitByInnings(home: number, away: number, random: Random): [number, number][] {
  const periods = Array.from({ length: innings }, (): [number, number] => [0, 0]);
  const add = (side: 0 | 1, choices: number): void => {
    const period = periods[drawIndex(random, choices)];
    if (period !== undefined) period[side] += 1;
  };
  for (let run = 0; run < away; run += 1) add(1, innings);
  // A home side that wins is taken to lead after the eighth, so that it need not bat again.
  for (let run = 0; run < home; run += 1) add(0, home > away ? innings - 1 : innings);
  return periods;
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
