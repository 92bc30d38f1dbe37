/** REST contract of games: by id, by filter, by outcome. */
import { z } from "zod";
import { isTimeZone } from "#shared/site/timeZone.ts";
import { errorBody, lng } from "../../../platform/http/api.ts";
import { id, idList } from "../../../platform/http/ids.ts";
import { GAME_ORDERS, TIME_FILTERS, USUAL_HOURS } from "../book/selection.ts";
import { game, market, outcome } from "./game.ts";
import { cyberVariant, section, sportArea } from "./sections.ts";

const longIdList = idList(500);
const ids = idList(200);
const marketsChoice = z
  .enum(["none", "main", "asian", "all"])
  .default("none")
  .describe(
    "Which markets come with each game: asian has the main ones, two more handicaps and totals, the first half",
  );

export const gamesCalls = {
  gamesByIds: {
    summary: "Games by id",
    description: "Many games in one call, unknown ids left out. `markets=all` for at most 50 ids.",
    security: "none",
    codes: { "400": { TOO_MANY_IDS: "At most 50 ids with all markets" } },
    method: "GET",
    path: "/sportsbook-api/v1/games/by-ids",
    query: z.object({
      ids,
      markets: marketsChoice,
      lng,
    }),
    response: z.object({ games: z.array(game).describe("Games") }),
    errors: { 400: errorBody },
  },
  games: {
    summary: "A page of games by filter",
    description:
      "A page of games by filter, ordered by championship (menu order), start, id where `order` does not say otherwise. `after` is the `next` of the page before.",
    security: "none",
    codes: {
      "400": {
        BAD_CURSOR: "`after` is not a cursor of this list",
        TOO_MANY_GAMES: "At most 50 games with all markets",
      },
    },
    method: "GET",
    path: "/sportsbook-api/v1/games",
    query: z.object({
      section: section.optional().describe("LINE: games ahead; LIVE: games in play; both without it"),
      area: sportArea.optional().describe("Kind of sport: CLASSIC, CYBER or MARBLE"),
      variant: cyberVariant.optional().describe("Variant of cyber-sport"),
      sportId: id.optional().describe("Id of the sport"),
      championshipIds: ids.optional().describe("Championship ids, comma-separated"),
      ids: ids.optional(),
      teamIds: ids.optional().describe("Team ids, comma-separated"),
      anyGameIds: longIdList
        .optional()
        .describe("Games that are one of `anyGameIds`, or of one of the others: what a player keeps an eye on"),
      anyChampionshipIds: longIdList
        .optional()
        .describe("Games of any of these championships or of `anyTeamIds`, comma-separated"),
      anyTeamIds: longIdList
        .optional()
        .describe("Games of any of these teams or of `anyChampionshipIds`, comma-separated"),
      startsFrom: z.coerce.number().int().optional().describe("Start at or after this moment, epoch seconds"),
      startsBefore: z.coerce.number().int().optional().describe("Start before this moment, epoch seconds"),
      search: z.string().max(64).optional().describe("Text to search for in names"),
      isTop: z
        .enum(["true", "false"])
        .optional()
        .describe("The top games alone, at most twenty; or only games of championships that aren't top"),
      perChampionship: z.coerce
        .number()
        .int()
        .min(1)
        .max(20)
        .optional()
        .describe("Of each championship at most so many games, those that come first in the list"),
      countryCode: z
        .string()
        .regex(/^([a-z]{2}(-[a-z]{2,3})?|int)$/)
        .optional()
        .describe("`int` is for championships of no country"),
      time: z
        .enum(TIME_FILTERS)
        .default("ALL")
        .describe("See book/selection.ts: `hours` belong to UPCOMING_EVENTS, `timeZone` to the halves of the day"),
      hours: z.coerce
        .number()
        .int()
        .min(1)
        .max(168)
        .default(USUAL_HOURS)
        .describe("How many hours ahead count, where `order` looks ahead"),
      timeZone: z.string().refine(isTimeZone).default("UTC").describe("IANA time zone in which days are counted"),
      order: z.enum(GAME_ORDERS).default("CHAMPIONSHIP").describe("Order of the list"),
      isBestFirst: z
        .enum(["true", "false"])
        .default("false")
        .describe("True lists the games of top championships first"),
      markets: marketsChoice,
      first: z.coerce.number().int().min(1).max(100).default(50).describe("Size of the page"),
      after: z
        .string()
        .max(128)
        .optional()
        .describe("The `next` of the page before; the list starts at the beginning without it"),
      lng,
    }),
    /** `cursors[i]` is the cursor of `games[i]`. 400 BAD_CURSOR for an `after` that is none. */
    response: z.object({
      games: z.array(game).describe("Games"),
      cursors: z.array(z.string()).describe("Cursor of each entry, in the same order"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      next: z.string().nullable().describe("What to send as `after` for the following page; null on the last one"),
    }),
    errors: { 400: errorBody },
  },
  outcomes: {
    summary: "Outcomes by id, with their markets and games",
    description:
      "All markets of the outcomes' games reduced to these outcomes; for shared coupons. Unknown ones are left out.",
    security: "none",
    method: "POST",
    path: "/sportsbook-api/v1/outcomes",
    body: z.object({ ids: z.array(z.string().max(128)).max(100).describe("Ids of outcomes") }),
    query: z.object({ lng }),
    response: z.object({
      outcomes: z
        .array(z.object({ outcome, market, game }))
        .describe("Outcomes that exist, each with its market and game"),
    }),
  },
} as const;
