/** The casino's catalogue: lists of it are filtered and paged here, because the service answers it all at once. */
import type { GatewayContext } from "../../execution/context.ts";
import type { CatalogueModel } from "../../datasources/games/casino.ts";
import type { CasinoGameFacts, CasinoGameModel } from "../../datasources/models.ts";
import type { CasinoGameFilter, CasinoProvider, Resolvers } from "../../generated/resolvers.ts";
import { badCursor, pageSize, pageStart, textUpTo } from "../arguments.ts";
import { checkFilter, selectGames } from "./casinoFilter.ts";

const defaultPage = 50;
const maxPage = 100;
const defaultRow = 12;
const maxRow = 50;
const maxKey = 200;

/** A page of games, and what they were chosen by, for what there is to choose. */
export interface GamePageModel {
  edges: { node: CasinoGameModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  filter: CasinoGameFilter;
}

export interface CollectionModel {
  key: string;
  name: string;
  gameCount: number;
  all: CasinoGameModel[];
}

export const catalogueOf = (context: GatewayContext): Promise<CatalogueModel> =>
  context.public.catalogue(context.client.country);

const cursorOf = (key: string) => Buffer.from(`casino:${key}`).toString("base64url");

/** A page of a whole list. @throws BAD_USER_INPUT for a cursor of nothing in it */
function pageOf<Item>(
  all: readonly Item[],
  { keyOf, size, start }: { keyOf: (item: Item) => string; size: number; start: string | undefined },
) {
  const from = start === undefined ? 0 : all.findIndex((item) => cursorOf(keyOf(item)) === start) + 1;
  if (start !== undefined && from === 0) throw badCursor();
  const edges = all.slice(from, from + size).map((node) => ({ node, cursor: cursorOf(keyOf(node)) }));
  return {
    edges,
    pageInfo: { hasNextPage: from + size < all.length, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: all.length,
  };
}

export function gamePage(
  games: readonly CasinoGameModel[],
  filter: CasinoGameFilter,
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
): GamePageModel {
  const size = pageSize(first, defaultPage, maxPage);
  return { ...pageOf(games, { keyOf: ({ id }) => id, size, start: pageStart(after) }), filter };
}

/** A fact of a game, from the catalogue where the preview told of the game; null if the catalogue has it not. */
const fact =
  <Name extends keyof CasinoGameFacts>(name: Name) =>
  async (game: CasinoGameModel, _: unknown, context: GatewayContext): Promise<CasinoGameFacts[Name] | null> =>
    (game.facts ?? (await catalogueOf(context)).byId.get(game.id)?.facts)?.[name] ?? null;

/** Providers among some games, in the catalogue's order, with their number among these. */
function providersAmong(games: readonly CasinoGameModel[], { providers }: CatalogueModel): CasinoProvider[] {
  const counts = Map.groupBy(games, ({ facts }) => facts?.provider.key);
  return providers.flatMap((provider) => {
    const gameCount = counts.get(provider.key)?.length ?? 0;
    return gameCount === 0 ? [] : [{ ...provider, gameCount }];
  });
}

function mechanicsAmong(games: readonly CasinoGameModel[]): string[] {
  const counts = Map.groupBy(
    games.flatMap(({ facts }) => facts?.mechanics ?? []),
    (code) => code,
  );
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([code]) => code);
}

export const casinoGamesResolvers: Resolvers = {
  Query: {
    casinoGames: async (_, { filter, first, after }, context) => {
      checkFilter(filter ?? {});
      return gamePage(selectGames(filter ?? {}, await catalogueOf(context)), filter ?? {}, { first, after });
    },
    casinoGame: async (_, { key }, context) => {
      const wanted = textUpTo("key", key, maxKey);
      const { games, byId, byKey } = await catalogueOf(context);
      // A route of today is meant before one of the past that another game had.
      return byId.get(wanted) ?? byKey.get(wanted) ?? games.find(({ oldRoute }) => oldRoute === wanted) ?? null;
    },
    casinoTables: (_, __, { parts }) => parts.services.casino.tables(),
    casinoHalls: async (_, __, context) => (await catalogueOf(context)).halls,
    casinoProviders: async (_, { first, after }, context) => {
      const size = pageSize(first, defaultPage, maxPage);
      const { providers } = await catalogueOf(context);
      return pageOf(providers, { keyOf: ({ key }) => key, size, start: pageStart(after) });
    },
    casinoCollections: async (_, { hall }, context) =>
      (await catalogueOf(context)).collections.flatMap(({ games, ...collection }) => {
        const all = hall == null ? games : games.filter(({ facts }) => facts?.halls.includes(hall));
        return all.length === 0 ? [] : [{ ...collection, gameCount: all.length, all }];
      }),
  },
  CasinoCollection: {
    games: ({ all }, { first }) => all.slice(0, pageSize(first, defaultRow, maxRow)),
  },
  CasinoGameConnection: {
    providers: async ({ filter }, _, context) => {
      const catalogue = await catalogueOf(context);
      return providersAmong(selectGames(filter, catalogue, "providers"), catalogue);
    },
    mechanics: async ({ filter }, _, context) =>
      mechanicsAmong(selectGames(filter, await catalogueOf(context), "mechanics")),
  },
  CasinoGame: {
    key: ({ route }) => route,
    provider: fact("provider"),
    halls: fact("halls"),
    hasDemo: fact("hasDemo"),
    isNew: fact("isNew"),
    rtp: fact("rtp"),
    rtpFrom: fact("rtpFrom"),
    volatility: fact("volatility"),
    highestMultiplier: fact("highestMultiplier"),
    minStake: fact("minStake"),
    maxStake: fact("maxStake"),
    mechanics: fact("mechanics"),
    pictures: fact("pictures"),
  },
};
