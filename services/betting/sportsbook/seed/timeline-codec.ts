/**
 * The compact form of past football matches: one line a match, `first,second|words`. The two numbers are the minutes
 * added to the halves; a word is a letter for the kind, 1 or 2 for the side, and the minute as shown ("G245+2").
 * No teams, no dates, and the lines lie in an order that says nothing about where a match comes from.
 */
import type { Incident, IncidentType, Timeline } from "../model.ts";
import { hashText } from "./random.ts";

/** A match as in the sources: kinds, sides and minutes. */
export interface RawMatch {
  addedFirst: number;
  addedSecond: number;
  incidents: { type: IncidentType; side: 1 | 2; minute: string }[];
}

const LETTERS: readonly (readonly [string, IncidentType])[] = [
  ["G", "GOAL"],
  ["O", "OWN_GOAL"],
  ["P", "PENALTY"],
  ["Y", "YELLOW_CARD"],
  ["R", "RED_CARD"],
  ["S", "SUBSTITUTION"],
  ["D", "GOAL_DISALLOWED"],
];
const LETTER_OF = new Map(LETTERS.map(([letter, type]) => [type, letter]));
const TYPE_OF = new Map(LETTERS);

/** Seconds of a half without added time. */
export const HALF_SECONDS = 2700;
/** Seconds between the halves. */
export const BREAK_SECONDS = 900;

/** One line for a match. */
export function encodeMatch(match: RawMatch): string {
  const words = match.incidents.map(({ type, side, minute }) => `${LETTER_OF.get(type) ?? "?"}${side}${minute}`);
  return `${match.addedFirst},${match.addedSecond}|${words.join(" ")}`;
}

/** A match from its line. Throws on a line that `encodeMatch` can't have written. */
export function decodeMatch(line: string): RawMatch {
  const [head = "", body = ""] = line.split("|");
  const [addedFirst = Number.NaN, addedSecond = Number.NaN] = head.split(",").map(Number);
  const incidents = body
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const type = TYPE_OF.get(word.charAt(0));
      const side = word.charAt(1) === "1" ? 1 : word.charAt(1) === "2" ? 2 : null;
      if (type === undefined || side === null) throw new Error(`Timeline word not understood: ${word}`);
      return { type, side, minute: word.slice(2) } as const;
    });
  if (!Number.isInteger(addedFirst) || !Number.isInteger(addedSecond))
    throw new Error(`Timeline head not understood: ${head}`);
  return { addedFirst, addedSecond, incidents };
}

/** Seconds since the start of the half at which a displayed minute begins: "1" → 0, "45+2" → 2760, "46" → 0. */
export function secondInHalf(minute: string): { half: 1 | 2; second: number } {
  const [base = "0", added] = minute.split("+");
  const number = Number(base);
  const half = number <= 45 ? 1 : 2;
  const within = half === 1 ? number : number - 45;
  return { half, second: added === undefined ? (within - 1) * 60 : HALF_SECONDS + (Number(added) - 1) * 60 };
}

/**
 * The match in real time, including breaks. The sources only have minutes: the second within the minute is drawn once
 * from the line itself, keeping the order.
 */
export function toTimeline(match: RawMatch): Timeline {
  const key = hashText(encodeMatch(match));
  const firstEnd = HALF_SECONDS + match.addedFirst * 60;
  const secondStart = firstEnd + BREAK_SECONDS;
  const end = secondStart + HALF_SECONDS + match.addedSecond * 60;
  const placed = match.incidents.map((incident, index) => {
    const { half, second } = secondInHalf(incident.minute);
    const within = hashText(`${key}:${index}`) % 60;
    const limit = half === 1 ? firstEnd : end;
    const at = (half === 1 ? 0 : secondStart) + second + within;
    return { half, at: Math.min(at, limit - 1), ...incident };
  });
  for (let index = 1; index < placed.length; index += 1) {
    const here = placed[index];
    const before = placed[index - 1];
    if (here !== undefined && before !== undefined && here.half === before.half && here.at < before.at)
      here.at = before.at;
  }
  const incidents: Incident[] = [
    { at: 0, type: "PERIOD_START", side: null, minute: "1" },
    ...placed.filter(({ half }) => half === 1).map(toIncident),
    { at: firstEnd, type: "PERIOD_END", side: null, minute: shownEnd(45, match.addedFirst) },
    { at: secondStart, type: "PERIOD_START", side: null, minute: "46" },
    ...placed.filter(({ half }) => half === 2).map(toIncident),
    { at: end, type: "PERIOD_END", side: null, minute: shownEnd(90, match.addedSecond) },
  ];
  return { incidents, duration: end };
}

function toIncident({ at, type, side, minute }: Incident): Incident {
  return { at, type, side, minute };
}

function shownEnd(base: 45 | 90, added: number): string {
  return added === 0 ? String(base) : `${base}+${added}`;
}
