/**
 * Football. Goals follow the prices: their number comes from the model's distribution of scores, their minutes from
 * past matches, fewer or more after a red card. Everything else is mixed from past matches, so that nobody who knows
 * the sources can foresee the course: sendings-off and missed penalties from one, bookings and substitutions from
 * another, added time from a third. Sides may be swapped, and times move by minutes.
 */
import type { Incident, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { drawIndex } from "../random.ts";
import { type GoalKind, type Half, materialOf } from "./footballMaterial.ts";
import { drawGoals } from "./footballGoals.ts";
import type { Play } from "./play.ts";

const halfSeconds = 2700;
const breakSeconds = 900;
/** How far a time may move, in seconds. */
const mostMoved = 170;
/** Seconds from a penalty's whistle to the shot. */
const penaltySeconds = { least: 50, spread: 40 } as const;

/** Plays matches out of what past ones hold. */
export function footballPlay(timelines: readonly Timeline[]): Play {
  const { matches, kinds } = materialOf(timelines);
  return (strength, random) => {
    const [telling, quiet, timing] = [pick(matches, random), pick(matches, random), pick(matches, random)];
    const halves = ([0, 1] as const).map((index) =>
      warped(telling[index].telling, quiet[index].quiet, timing[index].seconds, random),
    );
    const seconds: [number, number] = [timing[0].seconds, timing[1].seconds];
    const reds = halves.map((incidents) => incidents.filter(({ type }) => type === "RED_CARD")) as [
      Incident[],
      Incident[],
    ];
    const goals = drawGoals(strength, seconds, reds, random);
    return told(
      seconds,
      halves.map((incidents, index) => [
        ...incidents,
        ...(goals[index] ?? []).flatMap((goal) => asTold(goal, pick(kinds, random), random)),
      ]),
    );
  };
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[drawIndex(random, items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** Events of a half besides goals, with all times moved by one monotonic map. */
function warped(telling: Half["telling"], quiet: Half["quiet"], seconds: number, random: Random): Incident[] {
  const warp = drawWarp(random);
  return [...telling, ...quiet].map((incident) => ({
    ...incident,
    at: Math.max(1, Math.min(seconds - 1, warp(incident.at))),
  }));
}

/** A goal as shown: its scorer's side, and whether it was a penalty. */
function asTold({ at, side }: { at: number; side: 1 | 2 }, kind: GoalKind, random: Random): Incident[] {
  const goal: Incident = { at, type: kind.type, side, minute: "" };
  if (!kind.isPenalty) return [goal];
  const whistle = at - penaltySeconds.least - drawIndex(random, penaltySeconds.spread);
  return [{ at: Math.max(1, whistle), type: "PENALTY", side, minute: "" }, goal];
}

function told(seconds: readonly [number, number], halves: readonly Incident[][]): Timeline {
  const incidents: Incident[] = [];
  let start = 0;
  for (const index of [0, 1] as const) {
    const placed = (halves[index] ?? []).toSorted((one, other) => one.at - other.at);
    incidents.push(
      { at: start, type: "PERIOD_START", side: null, minute: String(index * 45 + 1) },
      ...placed.map((incident) => ({ ...incident, at: start + incident.at, minute: shownMinute(index, incident.at) })),
      { at: start + seconds[index], type: "PERIOD_END", side: null, minute: shownMinute(index, seconds[index] - 1) },
    );
    start += seconds[index] + breakSeconds;
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

/** Minute as shown for a second of a half: "45+2" in added time. */
function shownMinute(half: 0 | 1, second: number): string {
  const last = (half + 1) * 45;
  const minute = half * 45 + Math.floor(second / 60) + 1;
  return minute > last ? `${last}+${minute - last}` : String(minute);
}
