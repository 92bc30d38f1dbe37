/** Results of games. */
import { type ResultPage, resultsOf } from "../../datasources/betting/results.ts";
import { isBookId } from "../../datasources/betting/sportsbook.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { ResultFilter, Resolvers } from "../../generated/resolvers.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import { marketsAsked } from "../lookahead.ts";
import { pageSize, pageStart, refusedCursor } from "../arguments.ts";

const defaultPage = 50;
const maxPage = 100;
const maxIds = 100;
const maxSearchLength = 64;
const maxZoneLength = 64;

const nothing: ResultPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0, sports: [] };

/** Errors that callers can fix, by the service's code. */
const mistakes: Readonly<Record<string, string>> = {
  BAD_DAY: 'day is a day such as "2026-11-21" that does not lie ahead.',
  BAD_MONTH: 'month is a month such as "2026-11" that does not lie ahead.',
  BAD_TIME_ZONE: "timeZone is no IANA name.",
  NOTHING_CHOSEN: "A day, a championship, a team or the zone LIVE must be given.",
};

/** Turns a service's refusal into the caller's mistake; passes on everything else. */
function refused(error: unknown): never {
  const mistake = error instanceof UpstreamError ? mistakes[error.upstreamCode ?? ""] : undefined;
  if (mistake !== undefined) throw badUserInput(mistake);
  return refusedCursor(error);
}

function checkZone(timeZone: string | null | undefined): void {
  if ((timeZone?.length ?? 0) > maxZoneLength) throw badUserInput(mistakes["BAD_TIME_ZONE"] ?? "");
}

const isImpossible = (id: string | null | undefined): boolean => typeof id === "string" && !isBookId(id);

function toQuery({ zone, day, timeZone, sportId, championshipId, teamId, search }: ResultFilter) {
  if ((search?.length ?? 0) > maxSearchLength) throw badUserInput("search has at most 64 characters.");
  if (typeof day === "string" && day.length !== 10) throw badUserInput(mistakes["BAD_DAY"] ?? "");
  checkZone(timeZone);
  if ([sportId, championshipId, teamId].some(isImpossible)) return null;
  return {
    ...(zone && { zone }),
    ...(typeof day === "string" && { day }),
    ...(timeZone && { timeZone }),
    ...(sportId && { sportId }),
    ...(championshipId && { championshipId }),
    ...(teamId && { teamId }),
    ...(search?.trim() && { search: search.trim() }),
  };
}

export const resultResolvers: Resolvers = {
  Query: {
    results: (_, { filter, first, after }, { parts, language }) => {
      const size = pageSize(first, defaultPage, maxPage);
      const start = pageStart(after);
      const query = toQuery(filter);
      if (query === null) return nothing;
      return resultsOf(parts.services.sportsbook)
        .page({ ...query, first: size, ...(start !== undefined && { after: start }) }, language)
        .catch(refused);
    },
    gameResult: (_, { id }, context) => context.public.gameResult(id),
    resultDays: (_, { month, timeZone, sportId, championshipId }, { parts }) => {
      if (typeof month === "string" && month.length !== 7) throw badUserInput(mistakes["BAD_MONTH"] ?? "");
      checkZone(timeZone);
      if (isImpossible(sportId) || isImpossible(championshipId))
        throw badUserInput("sportId and championshipId are numbers.");
      return resultsOf(parts.services.sportsbook)
        .days({
          ...(month && { month }),
          ...(timeZone && { timeZone }),
          ...(sportId && { sportId }),
          ...(championshipId && { championshipId }),
        })
        .catch(refused);
    },
    resultChampionships: (_, { sportId, ids }, { parts, language }) => {
      if ((ids?.length ?? 0) > maxIds) throw badUserInput("ids are at most 100.");
      const known = ids?.filter(isBookId);
      if (known?.length === 0 || isImpossible(sportId)) return [];
      return resultsOf(parts.services.sportsbook).championships(
        { ...(sportId && { sportId }), ...(known && { ids: [...new Set(known)].join(",") }) },
        language,
      );
    },
  },
  GameResult: {
    isOwnGame: ({ gameId }) => gameId !== null,
    game: ({ gameId }, _, context, info) =>
      gameId === null ? null : context.public.game(gameId, marketsAsked(info, [])),
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    events: async ({ id, events }, _, context) => events ?? (await context.public.gameResult(id))?.events ?? [],
  },
  ResultChampionship: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
  },
  SportResults: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
  },
};
