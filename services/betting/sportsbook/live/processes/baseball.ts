/**
 * Baseball, inning by inning. Runs come in bunches: hits that bring runs fall at any moment of a turn at bat, and each
 * brings one or more by the logarithmic distribution, which together are the negative binomial runs of the model. The
 * visitors bat first; a home side that leads after their ninth turn does not bat, and wins with the run that puts it
 * ahead.
 */
import type { Incident, Strength, Timeline } from "../../model.ts";
import { drawBunch, hitRate, turnSeconds } from "../../pricing/baseball-runs.ts";
import { drawPoisson, type Random } from "../../seed/random.ts";

const innings = 9;
/** Real seconds of the change of sides. */
const changeSeconds = 130;

export function playBaseball(strength: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  const runs = { 1: 0, 2: 0 };
  let at = 0;
  for (let inning = 1; ; inning += 1) {
    const minute = String(inning);
    const isLast = inning >= innings;
    for (const side of [2, 1] as const) {
      if (side === 1 && isLast && runs[1] > runs[2]) break;
      if (side === 1) at += changeSeconds;
      incidents.push({ at, type: "PERIOD_START", side, minute });
      const hits = drawHits(side === 1 ? strength.home : strength.away, random);
      let isWon = false;
      for (const { second, points } of hits) {
        runs[side] += points;
        incidents.push({ at: at + second, type: "GOAL", side, minute, points });
        isWon = side === 1 && isLast && runs[1] > runs[2];
        if (isWon) {
          at += second;
          break;
        }
      }
      if (isWon) break;
      at += turnSeconds;
    }
    incidents.push({ at, type: "PERIOD_END", side: null, minute });
    if (isLast && runs[1] !== runs[2]) return { incidents, duration: at };
    at += changeSeconds;
  }
}

/** Hits of a turn at bat that bring runs, in order, a second apart at least. */
function drawHits(runsAGame: number, random: Random): { second: number; points: number }[] {
  const count = drawPoisson(hitRate(runsAGame), random);
  const times = Array.from({ length: count }, () => 1 + Math.floor(random() * (turnSeconds - 1))).toSorted(
    (one, other) => one - other,
  );
  return times.map((second) => ({ second, points: drawBunch(random) }));
}
