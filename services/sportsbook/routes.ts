/** The sportsbook service: sports, championships, games, markets (public, read only). */
import { setImmediate } from "node:timers/promises";
import type { ServicePlugin } from "../core/context.ts";
import { Failure, route, type Call } from "../core/rest.ts";
import { sportsbookApi } from "./api.ts";
import type { Book } from "./book/book.ts";
import type { Game } from "./book/game.ts";
import { pageOf, readCursor } from "./book/paging.ts";
import { NameSearch } from "./book/search.ts";
import type { SeedChampionship } from "./model.ts";
import { presentGame, presentMarket, presentOutcome } from "./present.ts";
import { say } from "./words/names.ts";
import { parseOutcomeId } from "./book/outcomeIds.ts";

/** Games with all their markets in one answer: more would keep the others waiting. */
const mostWithAllMarkets = 50;

type Section = "LINE" | "LIVE" | undefined;

export function sportsbookService(book: Book): ServicePlugin {
  const search = new NameSearch();
  const place = new Map(book.calendar.championships.map(({ id }, index) => [id, index]));
  const keyOf = (game: Game) => [place.get(game.championship.id) ?? 0, game.startsAt, game.id] as const;

  const gamesOf = (section: Section): Game[] => {
    if (section === "LINE") return book.line();
    if (section === "LIVE") return book.live();
    return [...book.line(), ...book.live()].toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    });
  };

  const chosenGames = ({ query }: Call<typeof sportsbookApi.games>): Game[] => {
    const ids = query.ids === undefined ? null : new Set(query.ids.split(",").map(Number));
    const championships = query.championshipIds === undefined ? null : new Set(query.championshipIds.split(",").map(Number));
    const words = query.search === undefined || query.search.trim() === "" ? null : search.matcher(query.search);
    // Signs alone can't be found in any name.
    if (query.search !== undefined && query.search.trim() !== "" && words === null) return [];
    return gamesOf(query.section).filter((game) =>
      (ids === null || ids.has(game.id))
      && (championships === null || championships.has(game.championship.id))
      && (query.sportId === undefined || game.sport.id === Number(query.sportId))
      && (query.startsFrom === undefined || game.startsAt >= query.startsFrom)
      && (query.startsBefore === undefined || game.startsAt < query.startsBefore)
      && (query.isTop === undefined || game.championship.isTop === (query.isTop === "true"))
      && (words === null || words(game)));
  };

  return () => async (app) => {
    route(app, sportsbookApi.sports, ({ query }) => {
      const counts = countBy(gamesOf(query.section), ({ sport }) => sport.id);
      const sports = book.calendar.sports.filter(({ id }) => counts.has(id));
      return { sports: sports.map(({ id, slug, names }) => ({ id: String(id), slug, name: say(names, query.lng), gameCount: counts.get(id) ?? 0 })) };
    });

    route(app, sportsbookApi.championships, ({ query }) => {
      const line = countBy(book.line(), ({ championship }) => championship.id);
      const live = countBy(book.live(), ({ championship }) => championship.id);
      const ids = query.ids === undefined ? null : new Set(query.ids.split(",").map(Number));
      const sports = query.sportIds === undefined ? null : new Set(query.sportIds.split(",").map(Number));
      const isChosen = ({ id, sportId }: SeedChampionship): boolean =>
        (ids === null || ids.has(id)) && (sports === null || sports.has(sportId))
        && (query.section === undefined || (query.section === "LINE" ? line : live).has(id));
      return {
        championships: book.calendar.championships.filter(isChosen).map(({ id, names, slug, sportId, countryCode }) => ({
          id: String(id), name: say(names, query.lng), slug, sportId: String(sportId), countryCode,
          lineCount: line.get(id) ?? 0, liveCount: live.get(id) ?? 0, order: place.get(id) ?? 0,
        })),
      };
    });

    route(app, sportsbookApi.gamesByIds, async ({ query }) => {
      const ids = [...new Set(query.ids.split(",").map(Number))];
      if (query.markets === "all" && ids.length > mostWithAllMarkets) {
        return new Failure(400, "TOO_MANY_IDS", `At most ${mostWithAllMarkets} ids with all markets`);
      }
      const games = ids.map((id) => book.game(id)).filter((game) => game !== null);
      return { games: await inTurns(games, (game) => presentGame(book, game, query.markets, query.lng)) };
    });

    route(app, sportsbookApi.games, async (call) => {
      const { first, after, markets, lng } = call.query;
      const cursor = after === undefined ? null : readCursor(after);
      if (after !== undefined && cursor === null) return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
      if (markets === "all" && first > mostWithAllMarkets) return new Failure(400, "TOO_MANY_GAMES", `At most ${mostWithAllMarkets} games with all markets`);
      const page = pageOf(chosenGames(call), keyOf, first, cursor);
      return { ...page, games: await inTurns(page.games, (game) => presentGame(book, game, markets, lng)) };
    });

    route(app, sportsbookApi.outcomes, ({ body, query }) => ({
      outcomes: body.ids.flatMap((id) => {
        const key = parseOutcomeId(id);
        const game = key === null ? null : book.game(key.gameId);
        if (game === null) return [];
        const view = book.view(game);
        const market = view.markets.find(({ outcomes }) => outcomes.some((outcome) => outcome.id === id));
        const outcome = market?.outcomes.find((one) => one.id === id);
        if (market === undefined || outcome === undefined) return [];
        return [{
          outcome: presentOutcome(view, market, outcome, query.lng), market: presentMarket(view, market, query.lng),
          game: presentGame(book, game, "none", query.lng),
        }];
      }),
    }));
  };
}

/** Milliseconds of pricing in one go; then whoever waits has his turn. */
const turn = 8;

/** Maps a list without keeping other calls waiting for all of it. */
async function inTurns<T, U>(items: readonly T[], map: (item: T) => U): Promise<U[]> {
  const results: U[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - since < turn) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}

function countBy(games: readonly Game[], keyOf: (game: Game) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const game of games) counts.set(keyOf(game), (counts.get(keyOf(game)) ?? 0) + 1);
  return counts;
}
