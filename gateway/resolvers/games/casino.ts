/** The games preview (SPEC 7.34, 7.35), and the promotions it tells of. */
import type { GatewayContext } from "../../execution/context.ts";
import type { PreviewModel } from "../../datasources/games/casino.ts";
import { isDeadCookie } from "../../sessions/credentials.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { checkFilter, selectGames } from "./casinoFilter.ts";
import { catalogueOf, gamePage } from "./casinoGames.ts";

/** The preview as the player sees it; guests and players with an ended session get the guest's. */
function preview(
  { client: { caller, country }, public: everybody, player }: GatewayContext,
  includeCategories: boolean,
): Promise<PreviewModel> {
  const asNobody = () => everybody.casino(country, includeCategories);
  if (caller.kind === "guest") return asNobody();
  return player.casino(country, includeCategories).catch((error: unknown) => {
    if (isDeadCookie(error, caller)) return asNobody();
    throw error;
  });
}

export const casinoResolvers: Resolvers = {
  Query: {
    gamesPreview: async (_, { filter, first, after }, context) => {
      checkFilter(filter ?? {});
      const { games } = await preview(context, false);
      if (filter == null) return gamePage(games, {}, { first, after });
      const previewed = new Map(games.map((game) => [game.id, game]));
      const selected = selectGames(filter, await catalogueOf(context));
      const both = selected.flatMap(({ id }) => previewed.get(id) ?? []);
      return gamePage(both, filter, { first, after });
    },
    casinoCategories: async (_, __, context) => (await preview(context, true)).categories,
  },
  Viewer: {
    casinoPromotions: async (_, __, context) => (await preview(context, false)).promotions,
  },
  CasinoGame: {
    categories: async ({ categoryIds }, _, context) => {
      const { categories } = await preview(context, true);
      return categories.filter(({ id }) => categoryIds.includes(id));
    },
  },
};
