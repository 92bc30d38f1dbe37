/** Games of the casino: filtered and paged here, because the service answers them all at once. */
import type { GatewayContext } from "../../execution/context.ts";
import type { PreviewModel } from "../../datasources/games/casino.ts";
import { badUserInput } from "../../errors/errors.ts";
import { isDeadCookie } from "../../sessions/credentials.ts";
import type { CasinoGameModel } from "../../datasources/models.ts";
import type { CasinoGameFilter, Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStart, textUpTo } from "../arguments.ts";

const defaultPage = 50;
const maxPage = 100;
const maxSearch = 64;
const maxIds = 100;
const maxKey = 200;

const cursorOf = (id: string) => Buffer.from(`casino:${id}`).toString("base64url");

/** The filter for games. @throws BAD_USER_INPUT */
function fits({ categoryId, tagId, search, ids }: CasinoGameFilter): (game: CasinoGameModel) => boolean {
  if ((search?.length ?? 0) > maxSearch) throw badUserInput(`search has at most ${maxSearch} characters.`);
  if ((ids?.length ?? 0) > maxIds) throw badUserInput(`ids are at most ${maxIds}.`);
  const words = (search ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const wanted = ids ? new Set(ids) : null;
  return (game) =>
    (categoryId === null || categoryId === undefined || game.categoryIds.includes(categoryId)) &&
    (tagId === null || tagId === undefined || game.tagId === tagId) &&
    (wanted === null || wanted.has(game.id)) &&
    words.every((word) => game.name.toLowerCase().includes(word));
}

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
      const size = pageSize(first, defaultPage, maxPage);
      const start = pageStart(after);
      const isWanted = fits(filter ?? {});
      const games = (await preview(context, false)).games.filter(isWanted);
      const from = start === undefined ? 0 : games.findIndex(({ id }) => cursorOf(id) === start) + 1;
      if (start !== undefined && from === 0) throw badUserInput("after is not a cursor of this list.");
      const page = games.slice(from, from + size);
      const edges = page.map((node) => ({ node, cursor: cursorOf(node.id) }));
      return {
        edges,
        pageInfo: { hasNextPage: from + size < games.length, endCursor: edges.at(-1)?.cursor ?? null },
        totalCount: games.length,
      };
    },
    casinoGame: async (_, { key }, context) => {
      const wanted = textUpTo("key", key, maxKey);
      const { games } = await preview(context, false);
      // A route of today is meant before one of the past that another game had.
      return (
        games.find(({ id, route }) => id === wanted || route === wanted) ??
        games.find(({ oldRoute }) => oldRoute === wanted) ??
        null
      );
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
