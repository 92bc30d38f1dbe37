/** The casino's catalogue, launches and kept games as the gateway answers them, in short. */
import { idsOf, inputOf } from "./args.ts";
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const allGames = ({ state }: MockContext): Entity[] => state.store.all("CasinoGame");
const providerOf = ({ provider }: Entity): Entity => (isEntity(provider) ? provider : {});
/** Nothing chosen chooses all. */
const isAmong = (chosen: unknown, value: unknown): boolean =>
  listOf(chosen).length === 0 || listOf(chosen).includes(value);

/** Whether a game fulfils every condition of a filter; without the forgiveness for slips. */
function fits(game: Entity, filter: Entity): boolean {
  const { categoryId, tagId, search, ids, hall, providers, mechanics, volatilities, hasDemo } = filter;
  const words = JSON.stringify([game["name"], game["route"], providerOf(game)["name"]]).toLowerCase();
  return (
    (typeof categoryId !== "string" || listOf(game["categoryIds"]).includes(categoryId)) &&
    (typeof tagId !== "string" || game["tagId"] === tagId) &&
    (typeof search !== "string" ||
      search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => words.includes(word))) &&
    (!Array.isArray(ids) || ids.includes(game["id"])) &&
    (typeof hall !== "string" || listOf(game["halls"]).includes(hall)) &&
    isAmong(providers, providerOf(game)["key"]) &&
    listOf(mechanics).every((code) => listOf(game["mechanics"]).includes(code)) &&
    isAmong(volatilities, game["volatility"]) &&
    (typeof hasDemo !== "boolean" || game["hasDemo"] === hasDemo)
  );
}

const chosen: Root = (args, context) =>
  idsOf(allGames(context).filter((game) => fits(game, isEntity(args["filter"]) ? args["filter"] : {})));
const gameAt = (key: unknown, context: MockContext): Entity | undefined =>
  allGames(context).find(({ id, route }) => id === key || route === key) ??
  allGames(context).find(({ oldRoute }) => oldRoute === key);

const counted = (games: readonly Entity[], keysOf: (game: Entity) => readonly unknown[]): [string, number][] =>
  [...Map.groupBy(games.flatMap(keysOf).map(String), (key) => key)].map(([key, found]) => [key, found.length]);

function providers(context: MockContext): Entity[] {
  const games = allGames(context);
  return counted(games, (game) => [providerOf(game)["key"]]).map(([key, gameCount]) => ({
    ...providerOf(games.find((game) => providerOf(game)["key"] === key) ?? {}),
    gameCount,
  }));
}

export const casinoQueries: Readonly<Record<string, Root>> = {
  gamesPreview: chosen,
  casinoGames: chosen,
  casinoGame: ({ key }, context) => gameAt(key, context)?.["id"] ?? null,
  casinoCategories: (_args, { state }) => idsOf(state.store.all("CasinoCategory")),
  casinoHalls: (_args, context) =>
    counted(allGames(context), ({ halls }) => listOf(halls)).map(([hall, gameCount]) => ({
      hall,
      name: hall,
      gameCount,
    })),
  casinoTables: (_args, context) =>
    allGames(context)
      .filter(({ halls }) => listOf(halls)[0] === "LIVE")
      .map(({ route }) => ({ gameKey: route, seatCount: 7 })),
  casinoProviders: (_args, context) => providers(context),
  casinoCollections: ({ hall }, context) => {
    const games = allGames(context).filter(
      ({ isNew, halls }) => isNew === true && (typeof hall !== "string" || listOf(halls).includes(hall)),
    );
    const name = { en: "New", ru: "Новинки", ar: "جديد" };
    return games.length === 0 ? [] : [{ key: "new", name, gameCount: games.length, games: idsOf(games) }];
  },
};

/** Rounds that fulfil every condition of a filter but those of time, newest first. */
function roundsOf({ state }: MockContext, filter: Entity): Entity[] {
  const { gameKey, results, accountId } = filter;
  const route = ({ $game: id }: Entity) => state.store.get("CasinoGame", String(id))?.["route"];
  return state.store
    .all("CasinoRound")
    .filter(
      (round) =>
        (typeof gameKey !== "string" || route(round) === gameKey) &&
        isAmong(results, round["result"]) &&
        (typeof accountId !== "string" || round["accountId"] === accountId),
    )
    .toReversed();
}
const gamesIn = (rounds: readonly Entity[]): unknown[] => [
  ...new Set(rounds.flatMap(({ $game: id }) => (typeof id === "string" ? [id] : []))),
];

/** Fields that follow from other objects, by `Type.field`. */
export const casinoFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.casinoPromotions": () => [],
  "Viewer.casinoFavorites": (_viewer, _args, { state }) => state.casinoFavorites,
  "Viewer.casinoRounds": (_viewer, { filter }, context) => idsOf(roundsOf(context, isEntity(filter) ? filter : {})),
  "Viewer.casinoRound": (_viewer, { id }, { state }) => state.store.get("CasinoRound", String(id))?.["id"] ?? null,
  "Viewer.casinoFreeRounds": () => [],
  "Viewer.casinoRecents": (_viewer, _args, context) => ({
    played: gamesIn(roundsOf(context, {})),
    unfinished: gamesIn(roundsOf(context, { results: ["OPEN"] })),
  }),
  "CasinoRound.game": ({ $game: id }) => id ?? null,
  "CasinoRound.verifyUrl": ({ $verifyUrl: url }) => url ?? null,
  "AccountEntry.round": ({ roundId }) => roundId,
  "CasinoGame.key": ({ route }) => route,
  "CasinoGameConnection.providers": (_page, _args, context) => providers(context),
  "CasinoGameConnection.mechanics": (_page, _args, context) =>
    counted(allGames(context), ({ mechanics }) => listOf(mechanics)).map(([code]) => code),
};

export const casinoMutations: Readonly<Record<string, Root>> = {
  launchCasinoGame: (args, context) => {
    const { gameId, accountId, isDemo } = inputOf(args);
    if (isDemo !== true) signedIn(context);
    const refused = (code: string, path: string) => ({ launch: null, errors: [userError(code, [path])] });
    const game = gameAt(gameId, context);
    if (game === undefined) return refused("CASINO_GAME_UNKNOWN", "gameId");
    if (isDemo === true)
      return game["hasDemo"] === true
        ? { launch: { url: "about:blank#demo", sessionId: null }, errors: [] }
        : refused("DEMO_UNAVAILABLE", "isDemo");
    if (typeof accountId !== "string") return refused("REQUIRED", "accountId");
    if (!context.state.store.get("Account", accountId)) return refused("ACCOUNT_UNKNOWN", "accountId");
    return { launch: { url: "about:blank#money", sessionId: "1" }, errors: [] };
  },
  closeCasinoSession: (_args, context) => {
    signedIn(context);
    return { errors: [] };
  },
  setCasinoFavorite: (args, context) => {
    signedIn(context);
    const { gameId, isFavorite } = inputOf(args);
    const id = gameAt(gameId, context)?.["id"];
    if (typeof id !== "string") return { favorites: null, errors: [userError("CASINO_GAME_UNKNOWN", ["gameId"])] };
    const { state } = context;
    const others = state.casinoFavorites.filter((kept) => kept !== id);
    state.casinoFavorites =
      isFavorite !== true
        ? others
        : others.length < state.casinoFavorites.length
          ? state.casinoFavorites
          : [id, ...others];
    return { favorites: state.casinoFavorites, errors: [] };
  },
};
