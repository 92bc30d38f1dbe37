/** Volleyball from set scores: rallies in an order drawn among those that lead to the score. */
import type { Incident, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { shuffled } from "../random.ts";
import { countFinals, finalState, type Candidate, type PlayedFinal } from "./candidates.ts";

type Side = 1 | 2;

/** Points that win a set when two ahead; the fifth set is shorter. */
const setPoints = 25;
const lastSetPoints = 15;
/** Real seconds of a rally with the time before the next one, and of the break between sets. */
const seconds = { rally: 26, rallySpread: 9, set: 180 } as const;

/** One candidate for each row of set scores seen in matches played to their end. */
export function volleyballCandidates(finals: readonly PlayedFinal[]): Candidate[] {
  return countFinals(finals.filter(isWholeMatch)).map(({ final, count }) => ({
    final: finalState(final.home, final.away, final.periods ?? []),
    weight: count,
    tell: (_strength, random) => tellVolleyball(final.periods ?? [], random),
  }));
}

function isWholeMatch({ home, away, periods = [] }: PlayedFinal): boolean {
  const last = periods.at(-1);
  return Math.max(home, away) === 3 && periods.length === home + away
    && periods.every(([one, other], index) => setIsWhole(one, other, index === 4 ? lastSetPoints : setPoints))
    && last !== undefined && last[0] > last[1] === home > away;
}

/** Two ahead at the set's points, or exactly two ahead beyond them. */
function setIsWhole(one: number, other: number, target: number): boolean {
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return most === target ? most - least >= 2 : most > target && most - least === 2;
}

function tellVolleyball(sets: readonly (readonly [number, number])[], random: Random): Timeline {
  const incidents: Incident[] = [];
  let at = 0;
  let first: Side = random() < 0.5 ? 1 : 2;
  const minute = (): string => String(Math.floor(at / 60) + 1);
  for (const [index, [home, away]] of sets.entries()) {
    incidents.push({ at, type: "PERIOD_START", side: first, minute: minute() });
    for (const side of drawRallies(home, away, index === 4 ? lastSetPoints : setPoints, random)) {
      at += seconds.rally + Math.floor((random() * 2 - 1) * seconds.rallySpread);
      incidents.push({ at, type: "GOAL", side, minute: minute() });
    }
    // In the second of the last point: a set that is won must not be open for bets meanwhile.
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minute() });
    first = first === 1 ? 2 : 1;
    if (index < sets.length - 1) at += seconds.set;
  }
  return { incidents, duration: at };
}

/** Winners of the rallies. Up to the deuce any order may be; from it on the sides share each pair but the last. */
function drawRallies(home: number, away: number, target: number, random: Random): Side[] {
  const winner: Side = home > away ? 1 : 2;
  const deuce = target - 1;
  const least = Math.min(home, away);
  const side = (count: number, of: Side): Side[] => Array.from({ length: count }, () => of);
  if (least < deuce) {
    return [...shuffled([...side(winner === 1 ? home - 1 : home, 1), ...side(winner === 2 ? away - 1 : away, 2)], random), winner];
  }
  const sharedPairs = Array.from({ length: least - deuce }, (): Side[] => (random() < 0.5 ? [1, 2] : [2, 1]));
  return [...shuffled([...side(deuce, 1), ...side(deuce, 2)], random), ...sharedPairs.flat(), winner, winner];
}
