/** What past football matches give to those that are played: everything but their goals. */
import type { Incident, Timeline } from "../../model.ts";

/** One half of a past match: incidents in seconds since its start. */
export interface Half {
  /** Sendings-off, penalties that were missed, goals that did not count. */
  telling: Incident[];
  /** Bookings and changes. */
  quiet: Incident[];
  /** Its length, added time included. */
  seconds: number;
}

/** How a goal came about. */
export interface GoalKind {
  type: "GOAL" | "OWN_GOAL";
  isPenalty: boolean;
}

export interface Material {
  matches: (readonly [Half, Half])[];
  kinds: GoalKind[];
}

/** A scored penalty has the minute of its goal, and the sources are accurate to a minute. */
const penaltySeconds = 180;

/** The matches as they were and with their sides turned, and how their goals came about. */
export function materialOf(timelines: readonly Timeline[]): Material {
  const matches = timelines.map(halvesOf).flatMap((halves) => [halves, turned(halves)]);
  const kinds = timelines.flatMap(({ incidents }) =>
    incidents.flatMap((incident): GoalKind[] => {
      if (incident.type === "OWN_GOAL") return [{ type: "OWN_GOAL", isPenalty: false }];
      return incident.type === "GOAL"
        ? [{ type: "GOAL", isPenalty: incidents.some((other) => isShotOf(other, incident)) }]
        : [];
    }),
  );
  return { matches, kinds };
}

function isShotOf(penalty: Incident, goal: Incident): boolean {
  return (
    penalty.type === "PENALTY" &&
    goal.type === "GOAL" &&
    penalty.side === goal.side &&
    penalty.at <= goal.at &&
    goal.at - penalty.at < penaltySeconds
  );
}

function halvesOf({ incidents, duration }: Timeline): readonly [Half, Half] {
  const starts = incidents.filter(({ type }) => type === "PERIOD_START").map(({ at }) => at);
  const ends = incidents.filter(({ type }) => type === "PERIOD_END").map(({ at }) => at);
  const half = (index: 0 | 1): Half => {
    const from = starts[index] ?? 0;
    const until = ends[index] ?? duration;
    const within = incidents.filter(({ at }) => at >= from && at <= until);
    const moved = (chosen: Incident[]): Incident[] =>
      chosen.map((incident) => ({ ...incident, at: incident.at - from }));
    return {
      telling: moved(
        within.filter(
          (incident) =>
            incident.type === "RED_CARD" ||
            incident.type === "GOAL_DISALLOWED" ||
            (incident.type === "PENALTY" && !incidents.some((goal) => isShotOf(incident, goal))),
        ),
      ),
      quiet: moved(within.filter(({ type }) => type === "YELLOW_CARD" || type === "SUBSTITUTION")),
      seconds: until - from,
    };
  };
  return [half(0), half(1)];
}

function turned([first, second]: readonly [Half, Half]): readonly [Half, Half] {
  const turn = (incidents: Incident[]): Incident[] =>
    incidents.map((incident) => ({ ...incident, side: incident.side === null ? null : incident.side === 1 ? 2 : 1 }));
  const half = (one: Half): Half => ({ ...one, telling: turn(one.telling), quiet: turn(one.quiet) });
  return [half(first), half(second)];
}
