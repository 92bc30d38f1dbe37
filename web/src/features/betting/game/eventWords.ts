/** What an event is called: scoring has another word in each sport. Pure. */
import type { GameEvent } from "@/prices/gameState.ts";
import { type Scoring, sportKind } from "./sportKinds.ts";

/** Key of the event's word, and how many points, goals or runs it brought. */
export interface EventWord {
  key: GameEvent["type"] | "POINTS" | "RALLY" | "RUNS" | "SCORED" | "KILL" | "ROUND" | "BLOW";
  count: number;
}

/** Both sides' figures of a score as an event tells it, such as "2:1"; null for anything else. */
function figures(score: string | null): [number, number] | null {
  const found = /^(\d+):(\d+)$/.exec(score ?? "");
  return found === null ? null : [Number(found[1]), Number(found[2])];
}

/** What the side of an event scored by it: the difference to the score before. */
export function scoredBy(events: readonly GameEvent[], index: number): number {
  const event = events[index];
  const now = figures(event?.scoreAfter ?? null);
  if (event === undefined || now === null || event.side === null) return 0;
  const before = figures(events.slice(0, index).findLast(({ scoreAfter }) => scoreAfter !== null)?.scoreAfter ?? null);
  // Of the first event that is known it is not known how it stood before, unless nothing can have happened.
  if (before === null && now[0] + now[1] > 8) return 0;
  return (now[event.side - 1] ?? 0) - (before?.[event.side - 1] ?? 0);
}

/** What is counted one by one within maps. */
const SINGLE: Partial<Record<Scoring, EventWord["key"]>> = { kills: "KILL", rounds: "ROUND", blows: "BLOW" };

export function eventWord(slug: string | undefined, events: readonly GameEvent[], index: number): EventWord | null {
  const event = events[index];
  if (event === undefined) return null;
  const scoring = sportKind(slug)?.scoring ?? "goals";
  if (event.type !== "GOAL" || scoring === "goals") return { key: event.type, count: 1 };
  if (scoring === "rallies") return { key: "RALLY", count: 1 };
  const single = SINGLE[scoring];
  if (single !== undefined) return { key: single, count: 1 };
  const count = scoredBy(events, index);
  return { key: count === 0 ? "SCORED" : scoring === "runs" ? "RUNS" : "POINTS", count };
}

/**
 * Minutes have their mark; overs and innings stand as they are. Rallies are only counted, which says nothing of when.
 */
export function minuteOf(slug: string | undefined, { minute }: GameEvent): string {
  if (sportKind(slug)?.scoring === "rallies") return "";
  return minute === "" || sportKind(slug)?.minutes === null ? minute : `${minute}′`;
}

const IN_PARTS: ReadonlySet<Scoring> = new Set(["rallies", "kills", "rounds", "blows"]);

/** The score an event led to, where it is the game's own: rallies are counted within sets, and told without. */
export function scoreOf(slug: string | undefined, { scoreAfter }: GameEvent): string | null {
  return IN_PARTS.has(sportKind(slug)?.scoring ?? "goals") ? null : scoreAfter;
}
