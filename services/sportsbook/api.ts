/** REST contract of the sportsbook service. Public. Names in the language `lng`. */
import { z } from "zod";
import { decimal, epoch, errorBody, lng } from "../core/api.ts";

export const section = z.enum(["LINE", "LIVE"]);
const id = z.string().regex(/^\d{1,15}$/);
/** Comma list of numeric ids, 1 to 200. */
const idList = z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/);

export const outcome = z.object({ id: z.string(), type: z.string(), name: z.string(), shortName: z.string(), coef: decimal, isBlocked: z.boolean() });
export const market = z.object({
  id: z.string(), type: z.string(), name: z.string(), param: decimal.nullable(), group: z.string(), isMain: z.boolean(),
  outcomes: z.array(outcome),
});
export const score = z.object({
  home: z.int(), away: z.int(), periods: z.array(z.object({ home: z.int(), away: z.int() })),
  period: z.int(), periodName: z.string(), clockSeconds: z.int().nullable(),
  homePoints: z.string().nullable(), awayPoints: z.string().nullable(), serving: z.int().nullable(),
});
export const gameStatus = z.enum(["NOT_STARTED", "IN_PLAY", "PAUSED", "SUSPENDED", "FINISHED", "CANCELLED"]);
export const opponent = z.object({ id, name: z.string(), shortName: z.string(), color: z.string(), secondColor: z.string() });
export const game = z.object({
  id, section, startsAt: epoch, sportId: id, championshipId: id, opponents: z.array(opponent), slug: z.string(),
  status: gameStatus, score: score.nullable(), version: z.int(), marketCount: z.int(),
  /** Markets as asked by `markets`: none, the main ones, or all. */
  markets: z.array(market),
  events: z.array(z.object({ type: z.string(), side: z.int().nullable(), minute: z.string(), scoreAfter: z.string().nullable() })),
});
export const sport = z.object({ id, name: z.string(), slug: z.string(), gameCount: z.int() });
export const championship = z.object({
  id, name: z.string(), slug: z.string(), sportId: id, countryCode: z.string().nullable(),
  lineCount: z.int(), liveCount: z.int(), order: z.int(),
});
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
  /** A page of games by filter, ordered by championship (menu order), start, id. `after` is the `next` of the page before. */
  games: {
    method: "GET", path: "/sportsbook-api/v1/games",
    query: z.object({
      section: section.optional(), sportId: id.optional(), championshipIds: idList.optional(), ids: idList.optional(),
      startsFrom: z.coerce.number().int().optional(), startsBefore: z.coerce.number().int().optional(),
      search: z.string().max(64).optional(), isTop: z.enum(["true", "false"]).optional(),
      markets: marketsChoice, first: z.coerce.number().int().min(1).max(100).default(50), after: z.string().max(128).optional(), lng,
    }),
    /** `cursors[i]` is the cursor of `games[i]`. 400 BAD_CURSOR for an `after` that is none. */
    response: z.object({ games: z.array(game), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable() }),
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
});
