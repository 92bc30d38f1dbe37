/** The sportsbook service: sports, championships, games, markets (public, read only). */
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route, type Call } from "../../platform/http/rest.ts";
import { sportsbookApi } from "./api/index.ts";
import type { Book } from "./book/book.ts";
import type { CalledOffGames } from "./calledOff/register.ts";
import { calledOffRoutes } from "./calledOff/routes.ts";
import { combinationRoutes } from "./combination/routes.ts";
import { endingsRoutes } from "./endings/routes.ts";
import type { Game } from "./book/game.ts";
import { inOrder, pageOf, readCursor } from "./book/paging.ts";
import { NameSearch } from "./book/search.ts";
import { Orders, sectionOf, timeTest, topGames, fewOfEach } from "./book/selection.ts";
import { resultRoutes } from "./results/routes.ts";
import type { SeedChampionship } from "./model.ts";
import { picksRoutes } from "./picks/routes.ts";
import { presentAddress, presentFound, presentGame } from "./present.ts";
import { say } from "./words/names.ts";
import { searchRoutes } from "./search/routes.ts";
import { inTurns } from "./turns.ts";

/** Games with all their markets in one answer: more would keep the others waiting. */
const mostWithAllMarkets = 50;

type Section = "LINE" | "LIVE" | undefined;

export function sportsbookService(book: Book, calledOff: CalledOffGames | null = null): ServicePlugin {
  const search = new NameSearch();
  const orders = new Orders(book.calendar.championships);
  const place = new Map(book.calendar.championships.map(({ id }, index) => [id, index]));
  const keyOf = orders.keyOf("CHAMPIONSHIP", false);

  const gamesOf = (section: Section): Game[] => {
    if (section === "LINE") return book.line();
    if (section === "LIVE") return book.live();
    return inOrder([...book.line(), ...book.live()], keyOf);
  };

  const idsOf = (list: string | undefined): ReadonlySet<number> | null =>
    list === undefined ? null : new Set(list.split(",").map(Number));
  const chosenGames = ({ query }: Call<typeof sportsbookApi.games>): Game[] => {
    const ids = query.ids === undefined ? null : new Set(query.ids.split(",").map(Number));
    const teams = idsOf(query.teamIds);
    const any = [query.anyGameIds, query.anyChampionshipIds, query.anyTeamIds].map(idsOf);
    const [anyGames, anyChampionships, anyTeams] = any;
    const championships =
      query.championshipIds === undefined ? null : new Set(query.championshipIds.split(",").map(Number));
    const words = query.search === undefined || query.search.trim() === "" ? null : search.matcher(query.search);
    // Signs alone can't be found in any name.
    if (query.search !== undefined && query.search.trim() !== "" && words === null) return [];
    const isInTime = timeTest(book, query);
    const chosen = gamesOf(sectionOf(query.section, query.time)).filter(
      (game) =>
        (ids === null || ids.has(game.id)) &&
        (championships === null || championships.has(game.championship.id)) &&
        (query.area === undefined || game.sport.area === query.area) &&
        (query.variant === undefined || game.sport.cyberVariant === query.variant) &&
        (teams === null || teams.has(game.home.id) || teams.has(game.away.id)) &&
        (any.every((list) => list === null) ||
          anyGames?.has(game.id) === true ||
          anyChampionships?.has(game.championship.id) === true ||
          anyTeams?.has(game.home.id) === true ||
          anyTeams?.has(game.away.id) === true) &&
        (query.countryCode === undefined || (game.championship.countryCode ?? "int") === query.countryCode) &&
        isInTime(game) &&
        (query.sportId === undefined || game.sport.id === Number(query.sportId)) &&
        (query.startsFrom === undefined || game.startsAt >= query.startsFrom) &&
        (query.startsBefore === undefined || game.startsAt < query.startsBefore) &&
        (query.isTop !== "false" || !game.championship.isTop) &&
        (words === null || words(game)),
    );
    return query.isTop === "true" ? topGames(chosen, (id) => place.get(id) ?? 0, book.now()) : chosen;
  };

  return (context) => async (app) => {
    if (calledOff !== null) calledOffRoutes(app, book, calledOff, context.settings.serviceKey);
    searchRoutes(app, book);
    resultRoutes(app, book);

    route(app, sportsbookApi.sports, ({ query }) => {
      const line = countBy(book.line(), ({ sport }) => sport.id);
      const live = countBy(book.live(), ({ sport }) => sport.id);
      const gameCount = (id: number) =>
        (query.section === "LIVE" ? 0 : (line.get(id) ?? 0)) + (query.section === "LINE" ? 0 : (live.get(id) ?? 0));
      const sports = book.calendar.sports.filter(({ id }) => gameCount(id) > 0);
      return {
        sports: sports.map(({ id, slug, names, area, cyberVariant }) => ({
          id: String(id),
          slug,
          name: say(names, query.lng),
          nameEng: names.en,
          gameCount: gameCount(id),
          lineCount: line.get(id) ?? 0,
          liveCount: live.get(id) ?? 0,
          area,
          cyberVariant,
        })),
      };
    });

    route(app, sportsbookApi.championships, ({ query }) => {
      const line = countBy(book.line(), ({ championship }) => championship.id);
      const live = countBy(book.live(), ({ championship }) => championship.id);
      const ids = query.ids === undefined ? null : new Set(query.ids.split(",").map(Number));
      const sports = query.sportIds === undefined ? null : new Set(query.sportIds.split(",").map(Number));
      const isChosen = ({ id, sportId }: SeedChampionship): boolean =>
        (ids === null || ids.has(id)) &&
        (sports === null || sports.has(sportId)) &&
        (query.section === undefined || (query.section === "LINE" ? line : live).has(id));
      return {
        championships: book.calendar.championships
          .filter(isChosen)
          .map(({ id, names, slug, sportId, countryCode, isTop }) => ({
            id: String(id),
            name: say(names, query.lng),
            nameEng: names.en,
            slug,
            sportId: String(sportId),
            countryCode,
            lineCount: line.get(id) ?? 0,
            liveCount: live.get(id) ?? 0,
            order: place.get(id) ?? 0,
            isTop,
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
      if (after !== undefined && cursor === null)
        return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
      if (markets === "all" && first > mostWithAllMarkets)
        return new Failure(400, "TOO_MANY_GAMES", `At most ${mostWithAllMarkets} games with all markets`);
      const { order } = call.query;
      const isBestFirst = call.query.isBestFirst === "true";
      const keyInList = orders.keyOf(order, isBestFirst);
      const chosen = chosenGames(call);
      const sorted = order === "CHAMPIONSHIP" && !isBestFirst ? chosen : inOrder(chosen, keyInList);
      const { perChampionship } = call.query;
      const page = pageOf(
        perChampionship === undefined ? sorted : fewOfEach(sorted, perChampionship),
        keyInList,
        first,
        cursor,
      );
      return { ...page, games: await inTurns(page.games, (game) => presentGame(book, game, markets, lng)) };
    });

    endingsRoutes(app, book);

    route(app, sportsbookApi.addresses, ({ query: { section, first, after } }) => {
      const cursor = after === undefined ? null : readCursor(after);
      if (after !== undefined && cursor === null)
        return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
      const page = pageOf(gamesOf(section), keyOf, first, cursor);
      return { ...page, games: page.games.map(presentAddress) };
    });

    route(app, sportsbookApi.outcomes, async ({ body, query }) => {
      const outcomes = await inTurns(body.ids, (id) => {
        const found = book.find(id);
        return found === null ? null : presentFound(book, found, query.lng);
      });
      return { outcomes: outcomes.filter((outcome) => outcome !== null) };
    });

    combinationRoutes(app, book);
    picksRoutes(app, book);
  };
}

function countBy(games: readonly Game[], keyOf: (game: Game) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const game of games) counts.set(keyOf(game), (counts.get(keyOf(game)) ?? 0) + 1);
  return counts;
}
