/**
 * The catalogue of analytics events (SPEC 7.38): a number and the fields of each. Nothing personal is in any of them: no
 * names, numbers of players or accounts, contacts, amounts of money or texts that somebody wrote.
 */

/** Text is cut to 200 characters; a number is finite. */
export type FieldType = "text" | "number";

interface EventEntry {
  /** What collectors know it by. Numbers are never reused. */
  readonly id: number;
  readonly fields: Readonly<Record<string, FieldType>>;
}

export const ANALYTICS_EVENTS = {
  /** A page was opened. */
  pageView: { id: 1, fields: { path: "text", route: "text" } },
  /**
   * How the first page came up, once: milliseconds to the first byte, the first and the largest paint, and until the page
   * was loaded; shift of the layout in thousandths. What a browser can't measure is -1.
   */
  performance: {
    id: 2,
    fields: { ttfb: "number", fcp: "number", lcp: "number", load: "number", cls: "number", route: "text" },
  },
  registrationOpened: { id: 10, fields: { type: "text" } },
  registrationDone: { id: 11, fields: { regType: "text" } },
  /** Registration was left without an account, after so many seconds. */
  registrationLeft: { id: 12, fields: { tries: "number", seconds: "number" } },
  /** `code` is that of the error (SPEC 8.32). */
  signInFailed: { id: 20, fields: { code: "text" } },
  signedIn: { id: 21, fields: { way: "text" } },
  /** A coupon was placed, with its kind and number of bets. */
  couponPlaced: { id: 30, fields: { kind: "text", bets: "number" } },
  couponRefused: { id: 31, fields: { code: "text" } },
  depositOpened: { id: 40, fields: { place: "text" } },
  /** A deposit was sent to the provider. */
  depositStarted: { id: 41, fields: { method: "text", currency: "text" } },
  /** How a deposit ended: its state. */
  depositEnded: { id: 42, fields: { state: "text" } },
  withdrawalRequested: { id: 43, fields: { method: "text", currency: "text" } },
  /** A casino game was opened, for money or in demo play. */
  gameOpened: { id: 50, fields: { game: "text", mode: "text" } },
} as const satisfies Readonly<Record<string, EventEntry>>;

export type EventName = keyof typeof ANALYTICS_EVENTS;
type Value = { text: string; number: number };
/** The fields of an event. */
export type EventData<Name extends EventName> = {
  readonly [
    Field in keyof (typeof ANALYTICS_EVENTS)[Name]["fields"]
  ]: (typeof ANALYTICS_EVENTS)[Name]["fields"][Field] extends FieldType
    ? Value[(typeof ANALYTICS_EVENTS)[Name]["fields"][Field]]
    : never;
};

const names = Object.keys(ANALYTICS_EVENTS) as EventName[];
const byId = new Map<number, EventName>(names.map((name) => [ANALYTICS_EVENTS[name].id, name]));

/** The name that a number stands for; null for none. */
export const eventNameOf = (id: number): EventName | null => byId.get(id) ?? null;

const mostText = 200;

/** The fields of an event as they came, checked; null where one is missing, unknown or of another type. */
export function readEventData(name: EventName, data: unknown): Record<string, string | number> | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const fields: Readonly<Record<string, FieldType>> = ANALYTICS_EVENTS[name].fields;
  const given = Object.entries(data as Record<string, unknown>);
  if (given.length !== Object.keys(fields).length) return null;
  const read: Record<string, string | number> = {};
  for (const [field, value] of given) {
    const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (type === "text" && typeof value === "string") read[field] = value.slice(0, mostText);
    else if (type === "number" && typeof value === "number" && Number.isFinite(value)) read[field] = value;
    else return null;
  }
  return read;
}

/** Most events that a collector takes at once. */
export const MOST_EVENTS = 50;
