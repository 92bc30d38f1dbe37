/**
 * What a visitor narrows a list of games to, and its order. It stands in the address's query, so that a reload and a
 * link sent to somebody show the same; the words of the time filter are those of SPEC 5.34.
 */
import type { GamesQueryVariables } from "@/operations/betting/generated.ts";
import type { GameFilter } from "@/operations/types.generated.ts";
import type { Settings } from "@/platform/site/settings.ts";

export const TIME_FILTERS = ["all", "upcoming_events", "first_period", "second_period", "recommended"] as const;
export type TimeFilterName = (typeof TIME_FILTERS)[number];
/** Hours that "upcoming events" can reach. */
export const HOURS = [1, 2, 3, 6, 12, 24] as const;
export const LIST_ORDERS = ["championship", "start"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export interface ListChoice {
  time: TimeFilterName;
  hours: number;
  order: ListOrder;
  /** Code of the country whose championships are wanted, "int" for international ones; null for all. */
  country: string | null;
}

export const DEFAULT_CHOICE: ListChoice = { time: "all", hours: 3, order: "championship", country: null };

const COUNTRY = /^([a-z]{2}(-[a-z]{2,3})?|int)$/;

/** Reads a query; what is missing or was not written by this site takes its default. */
export function readListChoice(query: URLSearchParams): ListChoice {
  const { time, hours, order } = DEFAULT_CHOICE;
  const country = query.get("country");
  return {
    time: TIME_FILTERS.find((name) => name === query.get("time")) ?? time,
    hours: HOURS.find((one) => String(one) === query.get("hours")) ?? hours,
    order: LIST_ORDERS.find((name) => name === query.get("order")) ?? order,
    country: country !== null && COUNTRY.test(country) ? country : null,
  };
}

/** A query with a choice in it; whatever else it says stays. */
export function withListChoice(query: URLSearchParams, { time, hours, order, country }: ListChoice): URLSearchParams {
  const result = new URLSearchParams(query);
  const say = (name: string, value: string | null) => (value === null ? result.delete(name) : result.set(name, value));
  say("time", time === DEFAULT_CHOICE.time ? null : time);
  say("hours", time === "upcoming_events" && hours !== DEFAULT_CHOICE.hours ? String(hours) : null);
  say("order", order === DEFAULT_CHOICE.order ? null : order);
  say("country", country);
  return result;
}

const TIMES = {
  all: "ALL",
  upcoming_events: "UPCOMING_EVENTS",
  first_period: "FIRST_PERIOD",
  second_period: "SECOND_PERIOD",
  recommended: "RECOMMENDED",
} as const satisfies Record<TimeFilterName, GameFilter["time"]>;

/** What a choice adds to a filter. Halves of the day are those of the visitor's clock. */
function narrowed({ time, hours, country }: ListChoice, { timeZone }: Pick<Settings, "timeZone">): GameFilter {
  const isHalf = time === "first_period" || time === "second_period";
  return {
    ...(time !== "all" && { time: TIMES[time] }),
    ...(time === "upcoming_events" && { hours }),
    ...(isHalf && { timeZone }),
    ...(country !== null && { countryCode: country }),
  };
}

/**
 * Order of a list by choice and settings; nothing where it is the usual one, so that lists asked for alike are kept
 * once.
 */
export function listOrder(
  order: ListOrder,
  { isGroupedByCountry, isBestOnTop }: Pick<Settings, "isGroupedByCountry" | "isBestOnTop">,
): Pick<GamesQueryVariables, "order" | "bestFirst"> {
  return {
    ...(order === "start" ? { order: "START" as const } : isGroupedByCountry ? { order: "COUNTRY" as const } : {}),
    ...(isBestOnTop && { bestFirst: true }),
  };
}

/**
 * Variables of a list's query: the page's own filter, narrowed and ordered as the visitor has it now. What was so
 * before is forgotten.
 */
export function listVariables(
  { order: _order, bestFirst: _best, ...base }: GamesQueryVariables,
  choice: ListChoice,
  settings: Settings,
): GamesQueryVariables {
  const { time: _time, hours: _hours, timeZone: _zone, countryCode: _country, ...filter } = base.filter;
  return { ...base, filter: { ...filter, ...narrowed(choice, settings) }, ...listOrder(choice.order, settings) };
}

/** Whether a list is narrowed, so that an empty one may only be the filter's doing. */
export const isNarrowed = ({ time, country }: ListChoice): boolean => time !== DEFAULT_CHOICE.time || country !== null;
