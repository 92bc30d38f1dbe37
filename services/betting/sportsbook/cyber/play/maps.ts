/**
 * Matches of maps: each round, objective or kill is drawn from the sides' chances alone, so the past doesn't reveal the
 * future.
 */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import type { ObjectivesRules, RoundsRules } from "../rules.ts";
import { killChance, mapIsWon } from "../scoring.ts";

type Rules = ObjectivesRules | RoundsRules;
interface Course {
  incidents: Incident[];
  at: number;
  winner: 1 | 2;
}

export function playMaps(rules: Rules, strength: Strength, random: Random): Timeline {
  const maps = { 1: 0, 2: 0 };
  const incidents: Incident[] = [];
  let at = 0;
  while (Math.max(maps[1], maps[2]) < rules.mapsToWin) {
    if (incidents.length > 0) at += rules.breakSeconds;
    incidents.push({ at, type: "PERIOD_START", side: null, minute: "1" });
    const course =
      rules.kind === "rounds"
        ? playRounds(rules, strength.home, at, random)
        : playObjectives(rules, strength.home, at, random);
    incidents.push(...course.incidents);
    // In the second of the last round: a map that is won must not be open for bets meanwhile.
    incidents.push({ at: course.at, type: "PERIOD_END", side: course.winner, minute: minuteOf(course.at - at) });
    maps[course.winner] += 1;
    at = course.at;
  }
  return { incidents, duration: at };
}

function playRounds(rules: RoundsRules, p: number, start: number, random: Random): Course {
  const rounds = { 1: 0, 2: 0 };
  const incidents: Incident[] = [];
  let at = start;
  while (!mapIsWon(rules, rounds[1], rounds[2])) {
    at += secondsOf(rules.roundSeconds, random);
    const side = random() < p ? 1 : 2;
    rounds[side] += 1;
    incidents.push({ at, type: "GOAL", side, minute: minuteOf(at - start) });
  }
  return { incidents, at, winner: rounds[1] > rounds[2] ? 1 : 2 };
}

function playObjectives(rules: ObjectivesRules, p: number, start: number, random: Random): Course {
  const taken = { 1: 0, 2: 0 };
  const incidents: Incident[] = [];
  let at = start;
  while (Math.max(taken[1], taken[2]) < rules.objectivesToWin) {
    at += secondsOf(rules.eventSeconds, random);
    const isKill = random() < rules.killShare;
    const side = random() < (isKill ? killChance(p) : p) ? 1 : 2;
    if (!isKill) taken[side] += 1;
    incidents.push({ at, type: isKill ? "GOAL" : "OBJECTIVE", side, minute: minuteOf(at - start) });
  }
  return { incidents, at, winner: taken[1] > taken[2] ? 1 : 2 };
}

/** The duration says nothing about the side. */
function secondsOf({ least, most }: { least: number; most: number }, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

function minuteOf(second: number): string {
  return String(Math.floor(second / 60) + 1);
}
