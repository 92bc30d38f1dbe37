/** The catalogue as the REST contract tells it. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { casinoApi } from "../api.ts";
import type { CasinoGameRow } from "../tables.ts";
import { collections } from "./collections.ts";
import { categoryOf, hallKeys, halls } from "./halls.ts";
import type { OfferedGame } from "./offer.ts";

type Catalogue = z.infer<typeof casinoApi.catalogue.response>;
type Game = Catalogue["games"][number];

/** Tags of games as the preview numbers them. */
const tags = { none: 0, new: 1 } as const;

export const nameOf = ({ names, key }: Pick<CasinoGameRow, "names" | "key">, language: LanguageCode): string =>
  names[language] ?? names["en"] ?? key;

/** What the preview knows of a game beside its name (SPEC 7.35). Before the site was moved, addresses had no hyphens. */
export function previewFacts({ row, halls: hallsOf, isNew }: OfferedGame) {
  const former = row.key.replaceAll("-", "");
  return {
    former_key: former === row.key ? "" : former,
    categories: hallsOf.map(categoryOf),
    tag: isNew ? tags.new : tags.none,
  };
}

function toGame(game: OfferedGame, language: LanguageCode): Game {
  const { row, provider, isNew } = game;
  return {
    id: row.id,
    key: row.key,
    name: nameOf(row, language),
    provider: provider.key,
    halls: [...game.halls],
    is_new: isNew,
    rtp_from: row.rtpFrom,
    rtp: row.rtp,
    volatility: row.volatility,
    highest_multiplier: row.highestMultiplier,
    currency: row.currency,
    min_stake: row.minStake,
    max_stake: row.maxStake,
    mechanics: row.mechanics,
    pictures: { ...row.pictures },
    has_demo: row.hasDemo,
    ...previewFacts(game),
  };
}

/** Halls, providers and collections that hold no game are left out: a page of them would be empty. */
export function toCatalogue(games: readonly OfferedGame[], language: LanguageCode): Catalogue {
  const providers = new Map(games.map(({ provider }) => [provider.key, provider.name]));
  return {
    games: games.map((game) => toGame(game, language)),
    halls: hallKeys
      .filter((key) => games.some((game) => game.halls.includes(key)))
      .map((key) => ({ key, name: halls[key][language] })),
    providers: [...providers].map(([key, name]) => ({ key, name })),
    collections: collections
      .map(({ key, names, fits }) => ({
        key,
        name: names[language],
        games: games.filter(fits).map(({ row }) => row.id),
      }))
      .filter((collection) => collection.games.length > 0),
  };
}
