/** Routes of the results and the statistics. */
import type { FastifyInstance } from "fastify";
import { Failure, route, type Call } from "../../../platform/http/rest.ts";
import type { Book } from "../book/book.ts";
import { NameSearch } from "../book/search.ts";
import { type ResultParts, statisticsRoutes } from "../statistics/routes.ts";
import { Statistics } from "../statistics/statistics.ts";
import { resultsApi } from "./api.ts";
import { Archive } from "./archive.ts";
import { countByDay, monthsAround } from "./counts.ts";
import { dayIn, daysIn, dayOf, zoneOf } from "./days.ts";
import { Ledger } from "./ledger.ts";
import { pageOf, type Place, readCursor } from "./paging.ts";
import { presentChampionship, presentResult, presentResultEvents, presentRunning, type SeasonsOf } from "./present.ts";
import type { Listed } from "./result.ts";
import { warmResults } from "./warm.ts";
import { inTurns } from "../turns.ts";

/** Newest events of a game; where every point is one there are hundreds. */
const mostEvents = 120;
/** How long the table's seasons are known by heart, in seconds. */
const seasonsKept = 600;

const badTimeZone = () => new Failure(400, "BAD_TIME_ZONE", "`timeZone` is no IANA time zone");

export function resultRoutes(app: FastifyInstance, book: Book): void {
  const parts = once(() => partsOf(book));
  const search = new NameSearch();
  statisticsRoutes(app, parts);
  let stopWarming: () => void = () => undefined;
  app.addHook("onListen", () => {
    stopWarming = warmResults(
      () => parts().ledger,
      (error) => app.log.error(error, "a result could not be worked out beforehand"),
    );
  });
  app.addHook("onClose", () => {
    stopWarming();
  });

  /** The list of a call and its order; a failure for an invalid request. */
  const listOf = ({
    query,
  }: Call<typeof resultsApi.results>): { list: Listed[]; isNewestFirst: boolean } | Failure<400> => {
    const { ledger } = parts();
    const timeZone = zoneOf(query.timeZone);
    if (timeZone === null) return badTimeZone();
    if (query.zone === "LIVE") return { list: ledger.live(), isNewestFirst: false };
    if (query.day !== undefined) {
      const day = dayIn(query.day, timeZone);
      if (day === null || day.from > book.now()) return new Failure(400, "BAD_DAY", "`day` is no day, or lies ahead");
      return { list: ledger.ofDay(day), isNewestFirst: false };
    }
    if (query.championshipId !== undefined)
      return { list: ledger.ofChampionship(Number(query.championshipId)), isNewestFirst: true };
    if (query.teamId !== undefined) return { list: ledger.ofTeam(Number(query.teamId)), isNewestFirst: true };
    return new Failure(400, "NOTHING_CHOSEN", "A day, a championship or a team must be given");
  };

  route(app, resultsApi.results, async (call) => {
    const { championshipId, teamId, sportId, search: words, first, after, lng } = call.query;
    const cursor = after === undefined ? null : readCursor(after);
    if (after !== undefined && cursor === null)
      return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
    const found = listOf(call);
    if (found instanceof Failure) return found;
    const { ledger, seasonsOf } = parts();
    const fits = words === undefined || words.trim() === "" ? () => true : (search.matcher(words) ?? (() => false));
    const matching = found.list.filter(
      (listed) =>
        fits(listed) &&
        (championshipId === undefined || listed.championship.id === Number(championshipId)) &&
        (teamId === undefined || listed.home.id === Number(teamId) || listed.away.id === Number(teamId)),
    );
    const sports = new Map<number, number>();
    for (const { sport } of matching) sports.set(sport.id, (sports.get(sport.id) ?? 0) + 1);
    const chosen = sportId === undefined ? matching : matching.filter(({ sport }) => sport.id === Number(sportId));
    const placeOf = (listed: Listed): Place =>
      found.isNewestFirst
        ? [-listed.startsAt, -listed.id]
        : [ledger.place(listed.championship), listed.championship.id, listed.startsAt, listed.id];
    const page = pageOf(chosen, placeOf, first, cursor);
    const results = await inTurns(page.items, (listed) => {
      const result = ledger.result(listed);
      return result === null ? presentRunning(book, listed, seasonsOf, lng) : presentResult(result, seasonsOf, lng);
    });
    const shown = results.flatMap((result, index) =>
      result === null ? [] : [{ result, cursor: page.cursors[index] ?? "" }],
    );
    return {
      results: shown.map(({ result }) => result),
      cursors: shown.map((one) => one.cursor),
      totalCount: page.totalCount,
      next: page.next,
      sports: book.calendar.sports
        .filter(({ id }) => sports.has(id))
        .map(({ id }) => ({ sportId: String(id), count: sports.get(id) ?? 0 })),
    };
  });

  route(app, resultsApi.resultsByIds, async ({ query: { ids, lng } }) => {
    const { ledger, seasonsOf } = parts();
    const results = await inTurns(new Set(ids.split(",").map(Number)), (id) => {
      const result = ledger.byId(id);
      return result === null
        ? null
        : {
            result: presentResult(result, seasonsOf, lng),
            events: presentResultEvents(book, result).slice(-mostEvents),
          };
    });
    return { results: results.filter((result) => result !== null) };
  });

  route(app, resultsApi.resultDays, async ({ query: { month, timeZone: zone, sportId, championshipId } }) => {
    const timeZone = zoneOf(zone);
    if (timeZone === null) return badTimeZone();
    const { ledger } = parts();
    const asked = month ?? dayOf(book.now(), timeZone).slice(0, 7);
    const days = daysIn(asked, timeZone);
    if (days === null || (days[0]?.from ?? 0) > book.now())
      return new Failure(400, "BAD_MONTH", "`month` is no month, or lies ahead");
    const fits = ({ sport, championship }: Listed): boolean =>
      (sportId === undefined || sport.id === Number(sportId)) &&
      (championshipId === undefined || championship.id === Number(championshipId));
    return { month: asked, days: countByDay(ledger, days, fits), ...monthsAround(ledger, days, timeZone, fits) };
  });

  route(app, resultsApi.resultChampionships, async ({ query: { ids, sportId, lng } }) => {
    const { ledger, seasonsOf } = parts();
    const wanted = ids === undefined ? null : new Set(ids.split(",").map(Number));
    const championships = ledger
      .championships()
      .filter(
        (one) => (wanted === null || wanted.has(one.id)) && (sportId === undefined || one.sportId === Number(sportId)),
      );
    const summaries = await inTurns(championships, (championship) => {
      const own = ledger.ofChampionship(championship.id);
      const [newest] = own;
      return newest === undefined
        ? null
        : {
            championship: presentChampionship(championship, seasonsOf, lng),
            count: own.length,
            lastAt: newest.startsAt,
          };
    });
    return { championships: summaries.filter((summary) => summary !== null) };
  });
}

/** Made when they are first asked for: thousands of past results are no business of a start. */
function partsOf(book: Book): ResultParts {
  const { sports, championships, teams } = book.calendar;
  const ledger = new Ledger(book, new Archive({ teams: [...teams] }, sports, championships));
  const statistics = new Statistics(ledger);
  return { book, ledger, statistics, seasonsOf: seasonsByHeart(statistics, () => book.now()) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Seasons with tables change once a year, and every result names its championship's. */
function seasonsByHeart(statistics: Statistics, now: () => number): SeasonsOf {
  const known = new Map<number, { seasons: readonly string[]; until: number }>();
  return (championshipId) => {
    const kept = known.get(championshipId);
    if (kept !== undefined && now() < kept.until && now() > kept.until - 2 * seasonsKept) return kept.seasons;
    const seasons = statistics.seasonsOf(championshipId);
    known.set(championshipId, { seasons, until: now() + seasonsKept });
    return seasons;
  };
}
