/** REST contract of the sportsbook service. Public. Names in the language `lng`. */
import { z } from "zod";
import { isTimeZone } from "#shared/timeZone.ts";
import { decimal, epoch, errorBody, lng } from "../core/api.ts";
import { GAME_ORDERS, TIME_FILTERS, USUAL_HOURS } from "./book/selection.ts";

export const section = z.enum(["LINE", "LIVE"]);
export const sportArea = z.enum(["CLASSIC", "CYBER", "MARBLE"]);
export const cyberVariant = z.enum(["REAL", "VIRTUAL", "STREAM"]);
const id = z.string().regex(/^\d{1,15}$/);
/** Comma list of numeric ids, 1 to 500: all favourites of a player. */
const longIdList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,499}$/);
/** Comma list of numeric ids, 1 to 200. */
const idList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/);

export const outcome = z.object({ id: z.string(), type: z.string(), name: z.string(), shortName: z.string(), coef: decimal, isBlocked: z.boolean() });
export const market = z.object({
  id: z.string(), type: z.string(), name: z.string(), param: decimal.nullable(), group: z.string(), isMain: z.boolean(),
  outcomes: z.array(outcome),
});
/** Of a race: how far each runner has come, and in which second of the race and at which place it came in. */
export const raceScore = z.object({
  length: z.int(), startsAt: epoch, nextStartsAt: epoch,
  runners: z.array(z.object({ steps: z.int(), finishedIn: z.int().nullable(), place: z.int().nullable() })),
});
export const score = z.object({
  home: z.int(), away: z.int(), periods: z.array(z.object({ home: z.int(), away: z.int() })),
  period: z.int(), periodName: z.string(), clockSeconds: z.int().nullable(),
  homePoints: z.string().nullable(), awayPoints: z.string().nullable(), serving: z.int().nullable(),
  /** Who won each map that is over, where sides play maps: 1 home, 2 away. */
  mapWinners: z.array(z.int()).nullable().optional(),
  race: raceScore.nullable().optional(),
});
export const gameStatus = z.enum(["NOT_STARTED", "IN_PLAY", "PAUSED", "SUSPENDED", "FINISHED", "CANCELLED"]);
export const opponent = z.object({ id, name: z.string(), shortName: z.string(), color: z.string(), secondColor: z.string() });
export const gameEvent = z.object({ type: z.string(), side: z.int().nullable(), minute: z.string(), scoreAfter: z.string().nullable() });
export const game = z.object({
  id, section, startsAt: epoch, sportId: id, championshipId: id, opponents: z.array(opponent), slug: z.string(),
  status: gameStatus, score: score.nullable(), version: z.int(), marketCount: z.int(),
  /** Markets as asked by `markets`: none, the main ones, or all. */
  markets: z.array(market),
  /** The newest are enough where every point is one. */
  events: z.array(gameEvent),
  /** How many events there are so far, with those left out above. */
  eventCount: z.int().optional(),
});
export const sport = z.object({ id, name: z.string(), slug: z.string(), gameCount: z.int(), lineCount: z.int(), liveCount: z.int(), area: sportArea, cyberVariant: cyberVariant.nullable() });
export const championship = z.object({
  id, name: z.string(), slug: z.string(), sportId: id, countryCode: z.string().nullable(),
  lineCount: z.int(), liveCount: z.int(), order: z.int(), isTop: z.boolean(),
});
export const gameAddress = z.object({ id, slug: z.string(), sportSlug: z.string(), championshipId: id, championshipSlug: z.string(), startsAt: epoch, area: sportArea, cyberVariant: cyberVariant.nullable() });
const marketsChoice = z.enum(["none", "main", "all"]).default("none");

export const sportsbookApi = {
  sports: { method: "GET", path: "/sportsbook-api/v1/sports", query: z.object({ section: section.optional(), lng }), response: z.object({ sports: z.array(sport) }) },
  /** By ids, or all of some sports (comma lists; one call for many). Unknown ids are left out. */
  championships: {
    method: "GET", path: "/sportsbook-api/v1/championships",
    query: z.object({ ids: idList.optional(), sportIds: idList.optional(), section: section.optional(), lng }),
    response: z.object({ championships: z.array(championship) }),
  },
  /** Many games in one call, unknown ids left out. `markets=all` for at most 50 ids. */
  gamesByIds: {
    method: "GET", path: "/sportsbook-api/v1/games/by-ids",
    query: z.object({ ids: idList, markets: marketsChoice, lng }), response: z.object({ games: z.array(game) }),
    errors: { 400: errorBody },
  },
  /** A page of games by filter, ordered by championship (menu order), start, id where `order` does not say otherwise. `after` is the `next` of the page before. */
  games: {
    method: "GET", path: "/sportsbook-api/v1/games",
    query: z.object({
      section: section.optional(), area: sportArea.optional(), variant: cyberVariant.optional(), sportId: id.optional(), championshipIds: idList.optional(), ids: idList.optional(), teamIds: idList.optional(),
      /** Games that are one of `anyGameIds`, or of one of the others: what a player keeps an eye on. */
      anyGameIds: longIdList.optional(), anyChampionshipIds: longIdList.optional(), anyTeamIds: longIdList.optional(),
      startsFrom: z.coerce.number().int().optional(), startsBefore: z.coerce.number().int().optional(),
      search: z.string().max(64).optional(), isTop: z.enum(["true", "false"]).optional(),
      /** `int` is for championships of no country. */
      countryCode: z.string().regex(/^([a-z]{2}(-[a-z]{2,3})?|int)$/).optional(),
      /** See book/selection.ts: `hours` belong to UPCOMING_EVENTS, `timeZone` to the halves of the day. */
      time: z.enum(TIME_FILTERS).default("ALL"), hours: z.coerce.number().int().min(1).max(168).default(USUAL_HOURS), timeZone: z.string().refine(isTimeZone).default("UTC"),
      order: z.enum(GAME_ORDERS).default("CHAMPIONSHIP"), isBestFirst: z.enum(["true", "false"]).default("false"),
      markets: marketsChoice, first: z.coerce.number().int().min(1).max(100).default(50), after: z.string().max(128).optional(), lng,
    }),
    /** `cursors[i]` is the cursor of `games[i]`. 400 BAD_CURSOR for an `after` that is none. */
    response: z.object({ games: z.array(game), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable() }),
    errors: { 400: errorBody },
  },
  /** What the addresses of a section's games are made of, without names, scores and prices: light enough for site maps of thousands. */
  addresses: {
    method: "GET", path: "/sportsbook-api/v1/addresses",
    query: z.object({ section, first: z.coerce.number().int().min(1).max(5000).default(1000), after: z.string().max(128).optional() }),
    /** As for `games`. */
    response: z.object({ games: z.array(gameAddress), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable() }),
    errors: { 400: errorBody },
  },
  /** All markets of the outcomes' games reduced to these outcomes; for shared coupons. Unknown ones are left out. */
  outcomes: {
    method: "POST", path: "/sportsbook-api/v1/outcomes", body: z.object({ ids: z.array(z.string().max(128)).max(100) }), query: z.object({ lng }),
    response: z.object({ outcomes: z.array(z.object({ outcome, market, game })) }),
  },
} as const;

/** The score of an event: it has no language, so the period's name comes in every language of the site. */
export const eventScore = score.omit({ periodName: true }).extend({ periodNames: z.record(z.string(), z.string()) });

/** Data of an SSE event `game` on the event stream: latest state, without an id. The first after a request is whole. */
export const gameChange = z.object({
  gameId: id, version: z.int(), section, status: gameStatus, score: eventScore.nullable(),
  prices: z.array(z.object({ outcomeId: z.string(), coef: decimal, isBlocked: z.boolean() })),
  goneOutcomeIds: z.array(z.string()), isSnapshot: z.boolean(),
  /** How many events there are so far. */
  eventCount: z.int().optional(),
  /** The newest of them: what happened since the message before; left out where nothing did, and in a whole state. */
  newEvents: z.array(gameEvent).optional(),
});
