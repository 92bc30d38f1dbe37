/** Favorites and search as the gateway answers them, in short. */
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import { openGames } from "./openGames.ts";
import type { Root } from "./query.ts";

interface Key {
  kind: string;
  id: string;
}

const keysOf = (items: unknown): Key[] =>
  (Array.isArray(items) ? items : []).filter(isEntity).map(({ kind, id }) => ({ kind: String(kind), id: String(id) }));
const inputKeys = (args: Entity): Key[] => keysOf(isEntity(args["input"]) ? args["input"]["items"] : []);
const isSame = (one: Key, other: Key): boolean => one.kind === other.kind && one.id === other.id;

const slugOf = (opponent: Entity): string => {
  const { name } = opponent;
  const english = isEntity(name) ? name["en"] : name;
  return String(english)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
};

/** An opponent as a team, with the sport and championship of a game of its. */
function teamOf(id: string, context: MockContext): Entity | null {
  const { store } = context.state;
  const opponent = store.get("Opponent", id);
  const game = store.all("Game").find(({ opponents }) => Array.isArray(opponents) && opponents.includes(id));
  return opponent && game
    ? { ...opponent, $place: id, slug: slugOf(opponent), sport: game["sport"], championship: game["championship"] }
    : null;
}

const favoriteOf = ({ kind, id }: Key, context: MockContext): Entity => ({
  kind,
  targetId: id,
  addedAt: null,
  game: kind === "GAME" ? id : null,
  championship: kind === "CHAMPIONSHIP" ? id : null,
  team: kind === "TEAM" ? teamOf(id, context) : null,
});
const favoritesNow = (context: MockContext): Entity[] => context.state.favorites.map((key) => favoriteOf(key, context));

/** Whether a game is one of some, or of one of some championships or teams. */
export function isAnyOf(game: Entity, anyOf: unknown): boolean {
  if (!isEntity(anyOf)) return true;
  const has = (list: unknown, id: unknown): boolean => Array.isArray(list) && list.includes(id);
  const opponents = Array.isArray(game["opponents"]) ? game["opponents"] : [];
  return (
    has(anyOf["gameIds"], game["id"]) ||
    has(anyOf["championshipIds"], game["championship"]) ||
    opponents.some((id) => has(anyOf["teamIds"], id))
  );
}

/** Whether a name holds what was typed, in any language. */
const isNamed = (entity: Entity | undefined, text: string): boolean =>
  JSON.stringify(entity?.["name"] ?? "")
    .toLowerCase()
    .includes(text);

export const favoriteQueries: Readonly<Record<string, Root>> = {
  favorites: (args, context) => keysOf(args["items"]).map((key) => favoriteOf(key, context)),
  search: (args, context) => {
    const { store } = context.state;
    const text = String(args["text"]).trim().toLowerCase();
    const first = Number(args["first"] ?? 5);
    if (text === "") return { teams: [], championships: [], games: [] };
    const teams = store
      .all("Opponent")
      .filter((opponent) => isNamed(opponent, text))
      .map(({ id }) => teamOf(String(id), context))
      .filter((team) => team !== null);
    const games = openGames(context, null).filter(
      ({ opponents }) =>
        Array.isArray(opponents) && opponents.some((id) => isNamed(store.get("Opponent", String(id)), text)),
    );
    return {
      teams: teams.slice(0, first),
      games: games.slice(0, first).map(({ id }) => id),
      championships: store
        .all("Championship")
        .filter((championship) => isNamed(championship, text))
        .slice(0, first)
        .map(({ id }) => id),
    };
  },
  team: (args, context) => {
    const found = context.state.store.all("Opponent").find((opponent) => slugOf(opponent) === args["slug"]);
    return found ? teamOf(String(found["id"]), context) : null;
  },
};

export const favoriteMutations: Readonly<Record<string, Root>> = {
  addFavorites: (args, context) => {
    signedIn(context);
    const { state } = context;
    const added = inputKeys(args).filter((key) => !state.favorites.some((other) => isSame(key, other)));
    state.favorites = [...added, ...state.favorites].slice(0, 500);
    return { favorites: favoritesNow(context), errors: [] };
  },
  removeFavorites: (args, context) => {
    signedIn(context);
    const gone = inputKeys(args);
    if (gone.length === 0) return { favorites: null, errors: [userError("REQUIRED", ["items"])] };
    context.state.favorites = context.state.favorites.filter((key) => !gone.some((other) => isSame(key, other)));
    return { favorites: favoritesNow(context), errors: [] };
  },
};

/** Fields that follow from other objects, by `Type.field`. */
export const favoriteFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> =
  {
    "Viewer.favorites": (_viewer, args, context) =>
      favoritesNow(context).filter(({ kind }) => typeof args["kind"] !== "string" || kind === args["kind"]),
    "Team.gameCount": ({ id }, args, context) =>
      openGames(context, args["section"]).filter(({ opponents }) => Array.isArray(opponents) && opponents.includes(id))
        .length,
  };
