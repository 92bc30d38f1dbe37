/** The casino: its catalogue, launches, games that players keep, and the games preview [7.34, 7.35]. */
import type {
  CasinoCategory,
  CasinoHall,
  CasinoHallSummary,
  CasinoPromotion,
  CasinoTable,
} from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/casino.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import type { CasinoGameModel, CasinoProviderModel } from "../models.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService, type Report } from "../descriptor.ts";
import {
  roundsQuery,
  toFreeRounds,
  toRound,
  toRoundPage,
  type CasinoRoundModel,
  type FreeRoundsModel,
  type RoundPage,
  type RoundsQuery,
} from "./casinoRounds.ts";

export interface CasinoOptions extends UpstreamOptions {
  /** Called on failures, which are thrown as well [8.30]. */
  report: Report;
}

/** Who requests games, and from where. */
export interface PreviewQuery {
  language: string;
  /** Two lower-case letters of the visitor's country. */
  country: string;
  /** Group of games that the site offers, and the partner its visitors are counted for. */
  groupId: number;
  ref: number;
  includeCategories: boolean;
}

export type CatalogueQuery = Pick<PreviewQuery, "language" | "country" | "groupId">;

/** What a visitor is offered. Each game has its facts. */
export interface CatalogueModel {
  games: CasinoGameModel[];
  byId: ReadonlyMap<string, CasinoGameModel>;
  byKey: ReadonlyMap<string, CasinoGameModel>;
  halls: CasinoHallSummary[];
  /** Those with most games first. */
  providers: CasinoProviderModel[];
  collections: { key: string; name: string; games: CasinoGameModel[] }[];
}

type FieldError = components["schemas"]["FieldError"];

export interface Launched {
  launch: components["schemas"]["CasinoLaunch"] | null;
  errors: FieldError[];
}

export interface PreviewModel {
  games: CasinoGameModel[];
  categories: CasinoCategory[];
  promotions: CasinoPromotion[];
}

/** What kind of client asks: the site. */
const site = 55;
/** Upstream's number for "no tag". */
const noTag = 0;

type CatalogueBody = components["schemas"]["CatalogueGame"];

/** What the preview knows of a game, which the catalogue knows too. */
const asPreviewed = ({
  id,
  name,
  key,
  former_key: former,
  categories,
  tag,
}: Pick<CatalogueBody, "id" | "name" | "key" | "former_key" | "categories" | "tag">): CasinoGameModel => ({
  id: String(id),
  name,
  route: key,
  oldRoute: former === "" ? null : former,
  categoryIds: categories.map(String),
  tagId: tag === noTag ? null : String(tag),
});

function toPreview({ Games, Categories, Actions }: components["schemas"]["GamesPreview"]): PreviewModel {
  return {
    games: Games.map(({ GT, GN, R, OR, CRID, GF }) =>
      asPreviewed({ id: GT, name: GN, key: R, former_key: OR, categories: CRID, tag: GF }),
    ),
    categories: (Categories ?? []).map(({ RI, TR }) => ({ id: String(RI), name: TR })),
    promotions: Actions.map(({ Id, Name }) => ({ id: String(Id), name: Name })),
  };
}

const volatilities = { low: "LOW", medium: "MEDIUM", high: "HIGH" } as const;

function toGame(body: CatalogueBody, provider: CasinoProviderModel): CasinoGameModel {
  const { pictures, currency } = body;
  return {
    ...asPreviewed(body),
    facts: {
      provider,
      halls: body.halls,
      hasDemo: body.has_demo,
      isNew: body.is_new,
      rtp: body.rtp,
      rtpFrom: body.rtp_from,
      volatility: volatilities[body.volatility],
      highestMultiplier: body.highest_multiplier,
      minStake: { amount: body.min_stake, currency },
      maxStake: { amount: body.max_stake, currency },
      mechanics: body.mechanics,
      pictures: {
        tall: pictures["3x4"] ?? null,
        square: pictures["1x1"] ?? null,
        wide: pictures["16x9"] ?? null,
      },
    },
  };
}

interface CatalogueAnswer {
  games: CatalogueBody[];
  halls: components["schemas"]["CatalogueHall"][];
  providers: components["schemas"]["CatalogueProvider"][];
  collections: components["schemas"]["CatalogueCollection"][];
}

function toCatalogue({ games: told, ...body }: CatalogueAnswer): CatalogueModel {
  const ofProvider = Map.groupBy(told, ({ provider }) => provider);
  const ofHall = (hall: CasinoHall) => told.filter(({ halls }) => halls.includes(hall)).length;
  const providers = body.providers
    .map(({ key, name }) => ({ key, name, gameCount: ofProvider.get(key)?.length ?? 0 }))
    .toSorted((one, other) => other.gameCount - one.gameCount);
  const providerOf = new Map(providers.map((provider) => [provider.key, provider]));
  const games = told.flatMap((game) => {
    const provider = providerOf.get(game.provider);
    return provider === undefined ? [] : [toGame(game, provider)];
  });
  const byId = new Map(games.map((game) => [game.id, game]));
  return {
    games,
    byId,
    byKey: new Map(games.map((game) => [game.route, game])),
    halls: body.halls.map(({ key, name }) => ({ hall: key, name, gameCount: ofHall(key) })),
    providers,
    collections: body.collections.map(({ key, name, games: ids }) => ({
      key,
      name,
      games: ids.flatMap((id) => byId.get(String(id)) ?? []),
    })),
  };
}

/** For this long an operator's change of the catalogue is not seen; a search index is made once in it. */
const catalogueKeptMs = 10_000;

export class CasinoService {
  readonly upstream: Upstream<paths>;
  readonly #report: Report;
  readonly #catalogues = new KeptAnswers({ max: 100, ttlMs: catalogueKeptMs });

  constructor({ report, ...options }: CasinoOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#report = report;
  }

  /**
   * Games, their categories if requested, and promotions; for the player of a token, or for a guest (null). @throws
   * UpstreamError, also when the answer reports a failure; each is reported [8.30].
   */
  async preview(
    token: string | null,
    { language, country, groupId, ref, includeCategories }: PreviewQuery,
  ): Promise<PreviewModel> {
    try {
      const { Success, Value } = await this.upstream.get("/games-api/v1/preview/light", {
        query: {
          whence: site,
          groupId,
          lng: language,
          ref,
          fcountry: country,
          includeCategories: includeCategories ? "true" : "false",
        },
        headers: token === null ? {} : bearer(token),
      });
      if (!Success || Value === null) throw new UpstreamError(this.upstream.service, "UPSTREAM_ERROR", { status: 200 });
      return toPreview(Value);
    } catch (error) {
      const details =
        error instanceof UpstreamError ? { code: error.code, status: error.status } : { error: String(error) };
      this.#report("the games preview failed", { groupId, country, ...details });
      throw error;
    }
  }

  /** All that a visitor is offered. @throws UpstreamError */
  catalogue({ language, country, groupId }: CatalogueQuery): Promise<CatalogueModel> {
    return this.#catalogues.get([language, country, groupId], async () =>
      toCatalogue(
        await this.upstream.get("/casino-api/v1/catalogue", { query: { group_id: groupId, country, lng: language } }),
      ),
    );
  }

  /** Who sits at the tables of shared rounds. @throws UpstreamError */
  async tables(): Promise<CasinoTable[]> {
    const { tables } = await this.upstream.get("/casino-api/v1/tables", {});
    return tables.map(({ game, seats }) => ({ gameKey: game, seatCount: seats }));
  }

  /** Opens a game without money. @throws UpstreamError */
  launchDemo(game: string, { language, country, groupId }: CatalogueQuery): Promise<Launched> {
    return this.upstream.post("/casino-api/v1/launches/demo", {
      body: { game, group_id: groupId, country, lng: language },
    });
  }

  /** Opens a game for money, and ends other launches of the token's player. @throws UpstreamError */
  launch(
    token: string,
    { game, accountId }: { game: string; accountId: number },
    { language, country, groupId }: CatalogueQuery,
  ): Promise<Launched> {
    return this.upstream.post("/casino-api/v1/launches", {
      body: { game, group_id: groupId, country, lng: language, account_id: accountId },
      headers: bearer(token),
    });
  }

  /** Ends a launch of the token's player. @throws UpstreamError */
  async endLaunch(token: string, id: string): Promise<void> {
    await this.upstream.post("/casino-api/v1/launches/end", { body: { id }, headers: bearer(token) });
  }

  /** Keys of the games that the token's player keeps, newest first. @throws UpstreamError */
  async favorites(token: string): Promise<string[]> {
    return (await this.upstream.get("/casino-api/v1/favorites", { headers: bearer(token) })).games;
  }

  /** A page of the rounds of the token's player, newest first. @throws UpstreamError */
  async rounds(token: string, language: string, query: RoundsQuery): Promise<RoundPage> {
    return toRoundPage(
      await this.upstream.get("/casino-api/v1/rounds", {
        query: { ...roundsQuery(query), lng: language },
        headers: bearer(token),
      }),
    );
  }

  /** Rounds of the token's player by their numbers; unknown ones are left out. @throws UpstreamError */
  async roundsByIds(token: string, language: string, ids: readonly string[]): Promise<CasinoRoundModel[]> {
    const { rounds } = await this.upstream.get("/casino-api/v1/rounds", {
      query: { ids: ids.join(","), first: ids.length, lng: language },
      headers: bearer(token),
    });
    return rounds.map(toRound);
  }

  /** Page that plays a round again; null while its seeds are secret. @throws UpstreamError */
  async verifyUrl(token: string, id: string): Promise<string | null> {
    return (await this.upstream.get("/casino-api/v1/rounds/check", { query: { id }, headers: bearer(token) }))
      .verify_url;
  }

  /** Free rounds that the token's player can play now. @throws UpstreamError */
  async freeRounds(token: string, language: string): Promise<FreeRoundsModel[]> {
    const asked = { query: { lng: language }, headers: bearer(token) };
    return (await this.upstream.get("/casino-api/v1/free-rounds", asked)).free_rounds.map(toFreeRounds);
  }

  /** Keys of games that the token's player played lately, and of those with an open round. @throws UpstreamError */
  recents(token: string): Promise<{ games: string[]; open: string[] }> {
    return this.upstream.get("/casino-api/v1/recents", { headers: bearer(token) });
  }

  /** Keeps a game or drops it, and answers all there are then. @throws UpstreamError */
  setFavorite(token: string, game: string, isFavorite: boolean): Promise<{ games: string[]; errors: FieldError[] }> {
    return this.upstream.post("/casino-api/v1/favorites", {
      body: { game, is_favorite: isFavorite },
      headers: bearer(token),
    });
  }
}

export const casino = describeService({
  name: "casino",
  connect: (options, { report }) => new CasinoService({ ...options, report }),
});
