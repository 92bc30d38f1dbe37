/**
 * Football from real timelines. A match is put together so that nobody who knows the sources can tell how it goes on:
 * goals, penalties and red cards of each half come from different past matches (the second half one with the same
 * score of that half), cards and changes from a third, either side may stand for the other, and times move by minutes.
 */
import type { Incident, IncidentType, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { playStateAt } from "../playState.ts";
import { drawIndex } from "../random.ts";
import { finalState, type Candidate } from "./candidates.ts";

/** Incidents that prices and results depend on. */
const telling: readonly IncidentType[] = ["GOAL", "OWN_GOAL", "PENALTY", "RED_CARD", "GOAL_DISALLOWED"];
const halfSeconds = 2700;
const breakSeconds = 900;
/** How far a time may move, in seconds. */
const mostMoved = 170;
/** A penalty takes at least this long from the whistle to the shot. */
const penaltySeconds = 50;

/** One half of a past match: incidents in seconds since its start. */
interface Half { telling: Incident[]; other: Incident[]; seconds: number; home: number; away: number }
interface Match { halves: [Half, Half] }

/** One candidate for each final score that past matches had. */
export function footballCandidates(timelines: readonly Timeline[]): Candidate[] {
  const matches = timelines.map(toMatch).flatMap((match) => [match, mirroredMatch(match)]);
  const bySecondHalf = groupBy(matches, ({ halves: [, second] }) => `${second.home}:${second.away}`);
  const byFinal = groupBy(matches, ({ halves: [first, second] }) => `${first.home + second.home}:${first.away + second.away}`);
  return [...byFinal.values()].map((group) => {
    const [{ halves: [first, second] }] = group;
    const home = first.home + second.home;
    const away = first.away + second.away;
    return {
      // Only the score at the end counts for the draw: how it falls into halves is drawn with the match.
      final: finalState(home, away, [[first.home, first.away], [second.home, second.away]]),
      weight: group.length,
      tell: (_strength, random) => {
        const chosen = pick(group, random);
        const laterHalf = chosen.halves[1];
        const later = pick(bySecondHalf.get(`${laterHalf.home}:${laterHalf.away}`) ?? [chosen], random);
        return joined([chosen.halves[0], later.halves[1]], pick(matches, random).halves, random);
      },
    };
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function pick<T>(items: readonly [T, ...T[]] | readonly T[], random: Random): T {
  const item = items[drawIndex(random, items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

function toMatch(timeline: Timeline): Match {
  const starts = timeline.incidents.filter(({ type }) => type === "PERIOD_START").map(({ at }) => at);
  const ends = timeline.incidents.filter(({ type }) => type === "PERIOD_END").map(({ at }) => at);
  const { periods } = playStateAt("football", timeline, timeline.duration);
  const half = (index: 0 | 1): Half => {
    const from = starts[index] ?? 0;
    const until = ends[index] ?? timeline.duration;
    const within = timeline.incidents
      .filter(({ at, type }) => at >= from && at <= until && type !== "PERIOD_START" && type !== "PERIOD_END")
      .map((incident) => ({ ...incident, at: incident.at - from }));
    return {
      telling: within.filter(({ type }) => telling.includes(type)),
      other: within.filter(({ type }) => !telling.includes(type)),
      seconds: until - from,
      home: periods[index]?.home ?? 0,
      away: periods[index]?.away ?? 0,
    };
  };
  return { halves: [half(0), half(1)] };
}

function mirroredMatch({ halves: [first, second] }: Match): Match {
  const turn = (incidents: Incident[]): Incident[] =>
    incidents.map((incident) => ({ ...incident, side: incident.side === null ? null : incident.side === 1 ? 2 : 1 }));
  const half = (one: Half): Half => ({ ...one, telling: turn(one.telling), other: turn(one.other), home: one.away, away: one.home });
  return { halves: [half(first), half(second)] };
}

function joined(tellingHalves: [Half, Half], otherHalves: [Half, Half], random: Random): Timeline {
  const incidents: Incident[] = [];
  let start = 0;
  for (const index of [0, 1] as const) {
    const { seconds, telling: main } = tellingHalves[index];
    const warp = drawWarp(random);
    const place = (incident: Incident): Incident => ({ ...incident, at: Math.max(1, Math.min(seconds - 1, warp(incident.at))) });
    const placed = [...spaced(main.map(place)), ...otherHalves[index].other.map(place)].toSorted((one, other) => one.at - other.at);
    incidents.push(
      { at: start, type: "PERIOD_START", side: null, minute: String(index * 45 + 1) },
      ...placed.map((incident) => ({ ...incident, at: start + incident.at, minute: shownMinute(index, incident.at) })),
      { at: start + seconds, type: "PERIOD_END", side: null, minute: shownMinute(index, seconds - 1) },
    );
    start += seconds + breakSeconds;
  }
  return { incidents, duration: start - breakSeconds };
}

/** A rising map of the half's seconds onto themselves that moves times by up to `mostMoved`; added time stays. */
function drawWarp(random: Random): (second: number) => number {
  const knots = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const at = share * halfSeconds;
    return { at, to: share === 0 || share === 1 ? at : at + (random() * 2 - 1) * mostMoved };
  });
  return (second) => {
    const next = knots.findIndex(({ at }) => at > second);
    const [before, after] = [knots[next - 1], knots[next]];
    if (before === undefined || after === undefined) return second;
    return Math.round(before.to + ((second - before.at) / (after.at - before.at)) * (after.to - before.to));
  };
}

/** Puts a penalty's whistle well before its shot; the sources write both in one minute. */
function spaced(incidents: readonly Incident[]): Incident[] {
  return incidents.map((incident, index) => {
    if (incident.type !== "PENALTY") return incident;
    const shot = incidents.slice(index + 1).find(({ type, side }) => type === "GOAL" && side === incident.side);
    if (shot === undefined || shot.at - incident.at >= penaltySeconds || shot.at - incident.at < 0) return incident;
    return { ...incident, at: Math.max(1, shot.at - penaltySeconds) };
  });
}

/** Minute as shown for a second of a half: "45+2" in added time. */
function shownMinute(half: 0 | 1, second: number): string {
  const last = (half + 1) * 45;
  const minute = half * 45 + Math.floor(second / 60) + 1;
  return minute > last ? `${last}+${minute - last}` : String(minute);
}
