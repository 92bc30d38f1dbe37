/** When bets are stopped during play: after incidents that change everything, for a few seconds each. */
import { eachDiscipline } from "../cyber/disciplines.ts";
import { raceClosesAt } from "../cyber/score.ts";
import type { Incident, IncidentType, SportSlug, Timeline } from "../model.ts";
import { incidentsUntil } from "./playState.ts";

/** Seconds that bets stay closed from an incident on. A penalty keeps them closed until it has been taken. */
const closedSeconds: Readonly<Record<SportSlug, Partial<Record<IncidentType, number>>>> = {
  football: { GOAL: 20, OWN_GOAL: 20, RED_CARD: 15, PENALTY: 120, GOAL_DISALLOWED: 25 },
  "ice-hockey": { GOAL: 12 },
  "american-football": { GOAL: 20 },
  baseball: { GOAL: 8 },
  cricket: { WICKET: 20 },
  basketball: {},
  tennis: {},
  volleyball: {},
  ...eachDiscipline(({ rules }): Partial<Record<IncidentType, number>> => {
    if (rules.kind === "tennis" || rules.closedSeconds === 0) return {};
    return rules.kind === "objectives" ? { OBJECTIVE: rules.closedSeconds } : { GOAL: rules.closedSeconds };
  }),
  marbles: {},
};

/** A time without bets: from the first second to before the last one, in seconds from the start of play. */
export interface Suspension {
  from: number;
  until: number;
}

/**
 * Suspensions that began up to `second`, in order, without overlap. `until` is the end as known at that second: a later
 * incident may end a penalty's suspension early or begin another.
 */
export function suspensionsUntil(sport: SportSlug, timeline: Timeline, second: number): Suspension[] {
  if (sport === "marbles") return raceSuspensions(incidentsUntil(timeline, second));
  const windows: Suspension[] = [];
  let penalty: { side: Incident["side"]; window: Suspension } | null = null;
  for (const { at, type, side } of incidentsUntil(timeline, second)) {
    const seconds = closedSeconds[sport][type];
    if (seconds === undefined) continue;
    const last = windows.at(-1);
    // The goal from a penalty ends the wait for it and begins its own.
    if (penalty !== null && type === "GOAL" && side === penalty.side && at < penalty.window.until) {
      penalty.window.until = at + seconds;
      penalty = null;
      continue;
    }
    const window = last !== undefined && at <= last.until ? last : { from: at, until: at };
    if (window !== last) windows.push(window);
    window.until = Math.max(window.until, at + seconds);
    if (type === "PENALTY") penalty = { side, window };
  }
  return windows;
}

/** Bets on a race close for good when the first marble nears the line. */
function raceSuspensions(past: readonly Incident[]): Suspension[] {
  const from = raceClosesAt(past);
  return from === null ? [] : [{ from, until: Number.MAX_SAFE_INTEGER }];
}
