/** Which casino games a filter selects, and in which order. */
import MiniSearch from "minisearch";
import type { CatalogueModel } from "../../datasources/games/casino.ts";
import type { CasinoGameModel } from "../../datasources/models.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { CasinoGameFilter } from "../../generated/resolvers.ts";
import { Exact } from "#shared/money/money.ts";

const maxSearch = 64;
const maxKeys = 100;
const maxMechanics = 20;
/** Words of more letters than this may have slips: a quarter of their letters. */
const exactUpTo = 3;
const slips = 0.25;

/** @throws BAD_USER_INPUT */
export function checkFilter({ search, ids, providers, mechanics }: CasinoGameFilter): void {
  if ((search?.length ?? 0) > maxSearch) throw badUserInput(`search has at most ${maxSearch} characters.`);
  if ((ids?.length ?? 0) > maxKeys) throw badUserInput(`ids are at most ${maxKeys}.`);
  if ((providers?.length ?? 0) > maxKeys) throw badUserInput(`providers are at most ${maxKeys}.`);
  if ((mechanics?.length ?? 0) > maxMechanics) throw badUserInput(`mechanics are at most ${maxMechanics}.`);
}

const indexes = new WeakMap<CatalogueModel, MiniSearch>();

/** Each catalogue is indexed once. Keys are indexed too: they are the English names. */
function indexOf(catalogue: CatalogueModel): MiniSearch {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const hallNames = new Map(catalogue.halls.map(({ hall, name }) => [hall, name]));
  const index = new MiniSearch({
    fields: ["name", "key", "provider", "halls"],
    searchOptions: {
      boost: { name: 4, key: 3, provider: 2 },
      combineWith: "AND",
      fuzzy: (term) => (term.length > exactUpTo ? slips : false),
      prefix: true,
    },
  });
  index.addAll(
    catalogue.games.map(({ id, name, route, facts }) => ({
      id,
      name,
      key: route,
      provider: facts?.provider.name ?? "",
      halls: (facts?.halls ?? []).map((hall) => hallNames.get(hall) ?? "").join(" "),
    })),
  );
  indexes.set(catalogue, index);
  return index;
}

type Condition = keyof CasinoGameFilter;

/** The conditions of a filter by name; those that are not given are left out. */
function conditionsOf(
  filter: CasinoGameFilter,
  catalogue: CatalogueModel,
): Partial<Record<Condition, (game: CasinoGameModel) => boolean>> {
  const { categoryId, tagId, ids, hall, providers, collection, mechanics, volatilities, stakeUpTo, hasDemo } = filter;
  const wanted = new Set(ids);
  const gathered = new Set(catalogue.collections.find(({ key }) => key === collection)?.games);
  return {
    ...(categoryId != null && { categoryId: (game) => game.categoryIds.includes(categoryId) }),
    ...(tagId != null && { tagId: (game) => game.tagId === tagId }),
    ...(ids != null && { ids: ({ id }) => wanted.has(id) }),
    ...(hall != null && { hall: ({ facts }) => facts?.halls.includes(hall) === true }),
    ...(providers != null &&
      providers.length > 0 && { providers: ({ facts }) => providers.includes(facts?.provider.key ?? "") }),
    ...(collection != null && { collection: (game) => gathered.has(game) }),
    ...(mechanics != null && {
      mechanics: ({ facts }) => mechanics.every((code) => facts?.mechanics.includes(code) === true),
    }),
    ...(volatilities != null &&
      volatilities.length > 0 && {
        volatilities: ({ facts }) => facts !== undefined && volatilities.includes(facts.volatility),
      }),
    ...(stakeUpTo != null && {
      stakeUpTo: ({ facts }) => facts !== undefined && new Exact(facts.minStake.amount).lessThanOrEqualTo(stakeUpTo),
    }),
    ...(hasDemo != null && { hasDemo: ({ facts }) => facts?.hasDemo === hasDemo }),
  };
}

/**
 * Games of the catalogue that a filter selects: in the operator's order, or with a search the best match first.
 * @param but a condition that is left out
 */
export function selectGames(
  filter: CasinoGameFilter,
  catalogue: CatalogueModel,
  but: Condition | null = null,
): CasinoGameModel[] {
  const search = filter.search?.trim() ?? "";
  const games =
    search === ""
      ? catalogue.games
      : indexOf(catalogue)
          .search(search)
          .flatMap(({ id }) => catalogue.byId.get(String(id)) ?? []);
  const conditions = Object.entries(conditionsOf(filter, catalogue)).flatMap(([name, fits]) =>
    name === but ? [] : [fits],
  );
  return games.filter((game) => conditions.every((fits) => fits(game)));
}
