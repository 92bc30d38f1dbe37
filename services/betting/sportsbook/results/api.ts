/** REST contract of the results: real ones of past seasons, and those of the book's own games. Public. */
import { z } from "zod";
import { epoch, errorBody, lng } from "../../../platform/http/api.ts";
import { id, idList } from "../../../platform/http/ids.ts";
import { gameStatus, opponent } from "../api/game.ts";

const ids = idList(100);
const zone = z.string().max(64).default("UTC").describe("IANA time zone that days are told in");
const pair = z.object({ home: z.int().describe("Home side"), away: z.int().describe("Away side") }).describe("A score");
const first = z.coerce.number().int().min(1).max(100).default(50).describe("Size of the page");
const after = z
  .string()
  .max(128)
  .optional()
  .describe("The `next` of the page before; the list starts at the beginning without it");

export const resultChampionship = z
  .object({
    id,
    name: z.string().describe("Name in the requested language"),
    slug: z.string().describe("Part of the article's or category's address"),
    sportId: id.describe("Id of the sport"),
    countryCode: z.string().nullable().describe("Two-letter country code; null for international ones"),
    seasons: z.array(z.string()).describe("Seasons that have a table, newest first"),
  })
  .describe("A championship with results");
export const resultEnding = z
  .enum(["REGULAR", "OVERTIME", "SHOOTOUT", "AWARDED", "UNKNOWN"])
  .describe("How the game ended");
export const result = z
  .object({
    id,
    gameId: id.nullable().describe("Id and words of the book's game; null for one of a past season"),
    slug: z.string().describe("Part of the article's or category's address"),
    startsAt: epoch.describe("Start, epoch seconds"),
    hasTime: z.boolean().describe("False when only the day of the game is known"),
    sportId: id.describe("Id of the sport"),
    championship: resultChampionship.describe("A championship"),
    season: z.string().nullable().describe('Season, such as "2026" or "2026-27"'),
    opponents: z.array(opponent).describe("Home side first; runners of a race as they came in"),
    status: gameStatus.describe("State of the game"),
    score: pair
      .extend({ periods: z.array(pair).describe("Score of each period so far") })
      .nullable()
      .describe("Null for a game that was called off, and for a race"),
    ending: resultEnding.describe("How the game ended"),
    shootout: pair.nullable().describe("Score of the shoot-out; null without one"),
  })
  .describe("The result of a game");
export const resultEvent = z
  .object({
    type: z.string().describe("Type, stable across games"),
    side: z.int().nullable().describe("1 home, 2 away; null for neither"),
    minute: z.string().describe('Minute, such as "45+2"'),
    scoreAfter: z.string().nullable().describe('Score afterwards, such as "1:0"; null when it did not change'),
  })
  .describe("Something that happened in a game that is over");

export const resultsApi = {
  results: {
    summary: "A page of results",
    description:
      "A page of results. `zone=LIVE`: in play and just over. Otherwise those of `day`, in menu order; or, without a day, all of a championship or a team, newest first. 400 BAD_DAY for a day that is none or lies ahead, BAD_TIME_ZONE, NOTHING_CHOSEN, BAD_CURSOR.",
    security: "none",
    codes: {
      "400": {
        BAD_DAY: "`day` is not a day, or lies ahead",
        BAD_TIME_ZONE: "`timeZone` is not an IANA time zone",
        NOTHING_CHOSEN: "A day, a championship or a team must be given",
        BAD_CURSOR: "`after` is not a cursor of this list",
      },
    },
    method: "GET",
    path: "/sportsbook-api/v1/results",
    query: z.object({
      zone: z
        .enum(["LIVE", "ZONE"])
        .default("ZONE")
        .describe("LIVE: games in play and just over; ZONE: games that are over"),
      day: z.string().max(10).optional().describe('Day, such as "2026-11-21"'),
      timeZone: zone.describe("IANA time zone in which days are counted"),
      sportId: id.optional().describe("Id of the sport"),
      championshipId: id.optional().describe("Id of the championship"),
      teamId: id.optional().describe("Id of the team"),
      search: z.string().max(64).optional().describe("Text to search for in names"),
      first,
      after,
      lng,
    }),
    /** `cursors[i]` is the cursor of `results[i]`; `sports` counts all that match but for the sport. */
    response: z.object({
      results: z.array(result).describe("Results"),
      cursors: z.array(z.string()).describe("Cursor of each entry, in the same order"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      next: z.string().nullable().describe("What to send as `after` for the following page; null on the last one"),
      sports: z
        .array(z.object({ sportId: id.describe("Id of the sport"), count: z.int().describe("Number of results") }))
        .describe("Sports, in menu order"),
    }),
    errors: { 400: errorBody },
  },
  resultsByIds: {
    summary: "Results by id, with what happened in them",
    description: "Results by id with what happened in them, unknown ones left out.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/results/by-ids",
    query: z.object({ ids, lng }),
    response: z.object({
      results: z
        .array(z.object({ result, events: z.array(resultEvent).describe("What happened, in order") }))
        .describe("Results"),
    }),
  },
  resultDays: {
    summary: "Days of a month that have results",
    description:
      'Days of a month ("2026-11") that have results, with their numbers, and the next months either way that have any.',
    security: "none",
    codes: {
      "400": {
        BAD_MONTH: "`month` is not a month, or lies ahead",
        BAD_TIME_ZONE: "`timeZone` is not an IANA time zone",
      },
    },
    method: "GET",
    path: "/sportsbook-api/v1/results/days",
    query: z.object({
      month: z.string().max(7).optional().describe('Month, such as "2026-11"'),
      timeZone: zone.describe("IANA time zone in which days are counted"),
      sportId: id.optional().describe("Id of the sport"),
      championshipId: id.optional().describe("Id of the championship"),
    }),
    response: z.object({
      month: z.string().describe('Month, such as "2026-11"'),
      days: z
        .array(
          z.object({
            day: z.string().describe('Day, such as "2026-11-21"'),
            count: z.int().describe("Number of results"),
          }),
        )
        .describe("Days that have results"),
      previousMonth: z.string().nullable().describe("Month before that has results; null for none"),
      nextMonth: z.string().nullable().describe("Month after that has results; null for none"),
    }),
    errors: { 400: errorBody },
  },
  resultChampionships: {
    summary: "Championships with results, in menu order",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/results/championships",
    query: z.object({
      ids: ids.optional(),
      sportId: id.optional().describe("Id of the sport"),
      lng,
    }),
    response: z.object({
      championships: z
        .array(
          z.object({
            championship: resultChampionship.describe("The championship"),
            count: z.int().describe("Number of results"),
            lastAt: epoch.describe("When the latest result came, epoch seconds"),
          }),
        )
        .describe("Championships, in menu order"),
    }),
  },
} as const;
