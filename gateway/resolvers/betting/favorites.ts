/** A player's favorites. The objects come from the public loaders, which never see player data. */
import type { GatewayContext } from "../../execution/context.ts";
import type { FavoriteModel } from "../../datasources/models.ts";
import { isBookId } from "../../datasources/betting/sportsbook.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { FavoritesInput, Resolvers } from "../../generated/resolvers.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import { marketsAsked } from "../lookahead.ts";

const mostFavorites = 500;
/** Keys of one question: each may be a game. */
const mostKeys = 100;

interface Changed {
  favorites: FavoriteModel[] | null;
  errors: UserErrorModel[];
}

async function change(context: GatewayContext, action: "add" | "remove", { items }: FavoritesInput): Promise<Changed> {
  const { parts, credentials, language } = context;
  if (items.length === 0) return { favorites: null, errors: [inputError("REQUIRED", ["items"], language)] };
  if (items.length > mostFavorites)
    return { favorites: null, errors: [inputError("TOO_MANY_FAVORITES", ["items"], language)] };
  const wrong = items.findIndex(({ id }) => !isBookId(id));
  if (wrong !== -1)
    return { favorites: null, errors: [inputError("INVALID", ["items", String(wrong), "id"], language)] };
  const { favorites, errors } = await credentials.withToken((token) =>
    parts.services.favorites.change(token, action, items),
  );
  return { favorites, errors: toUserErrors(errors, language) };
}

export const favoriteResolvers: Resolvers = {
  Query: {
    favorites: (_, { items }) => {
      if (items.length > mostKeys) throw badUserInput(`items are at most ${mostKeys}.`);
      return items.map(({ kind, id }) => ({ kind, targetId: id, addedAt: null }));
    },
  },
  Viewer: {
    favorites: async (_, { kind }, { parts, credentials }) => {
      const all = await credentials.withToken((token) => parts.services.favorites.list(token));
      return kind ? all.filter((favorite) => favorite.kind === kind) : all;
    },
  },
  Favorite: {
    game: ({ kind, targetId }, _, context, info) =>
      kind === "GAME" ? context.public.game(targetId, marketsAsked(info, [])) : null,
    championship: ({ kind, targetId }, _, context) =>
      kind === "CHAMPIONSHIP" ? context.public.championship(targetId) : null,
    team: ({ kind, targetId }, _, context) => (kind === "TEAM" ? context.public.team(targetId) : null),
  },
  Mutation: {
    addFavorites: (_, { input }, context) => change(context, "add", input),
    removeFavorites: (_, { input }, context) => change(context, "remove", input),
  },
};
