/** REST contract of the results: real ones of past seasons, and those of the book's own games. Public. */
import { z } from "zod";
import { epoch, errorBody, lng } from "../../core/api.ts";
import { gameStatus, opponent } from "../api.ts";

const id = z.string().regex(/^\d{1,15}$/);
const idList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/);
const zone = z.string().max(64).default("UTC").describe("IANA time zone that days are told in");
const pair = z.object({ home: z.int(), away: z.int() });
const first = z.coerce.number().int().min(1).max(100).default(50);
const after = z.string().max(128).optional();

export const resultChampionship = z.object({
  id, name: z.string(), slug: z.string(), sportId: id, countryCode: z.string().nullable(),
  /** Seasons that have a table, newest first. */
  seasons: z.array(z.string()),
});
export const resultEnding = z.enum(["REGULAR", "OVERTIME", "SHOOTOUT", "AWARDED", "UNKNOWN"]);
export const result = z.object({
  id,
  /** Id and words of the book's game; null for one of a past season. */
  gameId: id.nullable(), slug: z.string(),
  startsAt: epoch, hasTime: z.boolean(), sportId: id, championship: resultChampionship, season: z.string().nullable(),
  /** Home side first; runners of a race as they came in. */
  opponents: z.array(opponent), status: gameStatus,
  /** Null for a game that was called off, and for a race. */
  score: pair.extend({ periods: z.array(pair) }).nullable(),
  ending: resultEnding, shootout: pair.nullable(),
});
export const resultEvent = z.object({ type: z.string(), side: z.int().nullable(), minute: z.string(), scoreAfter: z.string().nullable() });

export const resultsApi = {
  /**
   * A page of results. `zone=LIVE`: in play and just over. Otherwise those of `day`, in menu order; or, without a day,
   * all of a championship or a team, newest first. 400 BAD_DAY for a day that is none or lies ahead, BAD_TIME_ZONE,
   * NOTHING_CHOSEN, BAD_CURSOR.
   */
  results: {
    method: "GET", path: "/sportsbook-api/v1/results",
    query: z.object({
      zone: z.enum(["LIVE", "ZONE"]).default("ZONE"), day: z.string().max(10).optional(), timeZone: zone,
      sportId: id.optional(), championshipId: id.optional(), teamId: id.optional(), search: z.string().max(64).optional(), first, after, lng,
    }),
    /** `cursors[i]` is the cursor of `results[i]`; `sports` counts all that match but for the sport. */
    response: z.object({
      results: z.array(result), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable(),
      sports: z.array(z.object({ sportId: id, count: z.int() })),
    }),
    errors: { 400: errorBody },
  },
  /** Results by id with what happened in them, unknown ones left out. */
  resultsByIds: {
    method: "GET", path: "/sportsbook-api/v1/results/by-ids", query: z.object({ ids: idList, lng }),
    response: z.object({ results: z.array(z.object({ result, events: z.array(resultEvent) })) }),
  },
  /** Days of a month ("2026-11") that have results, with their numbers, and the next months either way that have any. */
  resultDays: {
    method: "GET", path: "/sportsbook-api/v1/results/days",
    query: z.object({ month: z.string().max(7).optional(), timeZone: zone, sportId: id.optional(), championshipId: id.optional() }),
    response: z.object({
      month: z.string(), days: z.array(z.object({ day: z.string(), count: z.int() })),
      previousMonth: z.string().nullable(), nextMonth: z.string().nullable(),
    }),
    errors: { 400: errorBody },
  },
  /** Championships with results, in menu order. */
  resultChampionships: {
    method: "GET", path: "/sportsbook-api/v1/results/championships", query: z.object({ ids: idList.optional(), sportId: id.optional(), lng }),
    response: z.object({ championships: z.array(z.object({ championship: resultChampionship, count: z.int(), lastAt: epoch })) }),
  },
} as const;
