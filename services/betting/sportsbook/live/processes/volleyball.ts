/** Volleyball, played rally by rally with the chance that the prices are made of: nothing is drawn ahead. */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";

type Side = 1 | 2;

const setsToWin = 3;
/** Points that win a set when two ahead; the fifth set is shorter. */
const setPoints = 25;
const lastSetPoints = 15;
/** Real seconds of a rally with the time before the next one, and of the break between sets. */
const seconds = { rally: 26, rallySpread: 9, set: 180 } as const;

export function playVolleyball({ home, away }: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  const sets = { 1: 0, 2: 0 };
  let at = 0;
  let first: Side = random() < 0.5 ? 1 : 2;
  const minute = (): string => String(Math.floor(at / 60) + 1);
  for (;;) {
    incidents.push({ at, type: "PERIOD_START", side: first, minute: minute() });
    const target = sets[1] + sets[2] === 2 * (setsToWin - 1) ? lastSetPoints : setPoints;
    const points = { 1: 0, 2: 0 };
    while (Math.max(points[1], points[2]) < target || Math.abs(points[1] - points[2]) < 2) {
      const side = random() * (home + away) < home ? 1 : 2;
      points[side] += 1;
      at += seconds.rally + Math.floor((random() * 2 - 1) * seconds.rallySpread);
      incidents.push({ at, type: "GOAL", side, minute: minute() });
    }
    sets[points[1] > points[2] ? 1 : 2] += 1;
    // In the second of the last point: a set that is won must not be open for bets meanwhile.
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minute() });
    if (Math.max(sets[1], sets[2]) === setsToWin) return { incidents, duration: at };
    first = first === 1 ? 2 : 1;
    at += seconds.set;
  }
}
