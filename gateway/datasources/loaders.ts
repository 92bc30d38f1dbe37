/**
 * Batch loaders. They live for one operation (in a subscription, for one event). Public and per-player loaders have
 * different types, so that data fetched with a player's token can't get into a public cache.
 */
import DataLoader from "dataloader";
import type { Limit, Payment, Section, SupportRequestMessage, LottoDraw, TotoDraw } from "../generated/resolvers.ts";
import type { CatalogueModel, PreviewModel } from "./games/casino.ts";
import type { CasinoRoundModel } from "./games/casinoRounds.ts";
import type { CouponModel, OffersBody } from "./betting/placedCoupon.ts";
import type { TournamentModel } from "./loyalty/tournaments.ts";
import type { KnownTopics } from "./money/requests.ts";
import type { Credentials } from "../sessions/credentials.ts";
import type {
  AccountDataModel,
  ChampionshipModel,
  EndingModel,
  GameModel,
  GamePage,
  MarketsChoice,
  SportModel,
  TeamModel,
  ViewerModel,
} from "./models.ts";
import { type GameStatisticsModel, type ResultModel, resultsOf } from "./betting/results.ts";
import { byId, once, perKey } from "./batching.ts";
import type { Services } from "./services.ts";
import { type ChampionshipGamesKey, loadChampionshipGames, mostWithAllMarkets } from "./betting/championshipGames.ts";
import { isBookId } from "./betting/sportsbook.ts";

export interface PublicLoaders {
  readonly kind: "public";
  /** All sports with games in a section, or (undefined) in any. */
  sports(section: Section | undefined): Promise<SportModel[]>;
  /** A sport by id, with its number of games in both sections. */
  sport(id: string): Promise<SportModel | null>;
  championship(id: string): Promise<ChampionshipModel | null>;
  championshipsOfSport(sportId: string, section: Section): Promise<ChampionshipModel[]>;
  /** A game by id with the markets chosen; null for an unknown or malformed id. */
  game(id: string, markets: MarketsChoice): Promise<GameModel | null>;
  team(id: string): Promise<TeamModel | null>;
  championshipGames(key: ChampionshipGamesKey): Promise<GamePage>;
  /** How the markets of a game ended; null while it is not over. */
  ending(id: string): Promise<EndingModel | null>;
  /** A result by id with what happened in it; null for an unknown or malformed id, and for a game that is not over. */
  gameResult(id: string): Promise<ResultModel | null>;
  /** Statistics of a game; null for an unknown or malformed id. */
  gameStatistics(id: string): Promise<GameStatisticsModel | null>;
  /** Casino games in a country (two lower-case letters), as a guest sees them. */
  casino(country: string, includeCategories: boolean): Promise<PreviewModel>;
  /** A draw of toto by its number; null for an unknown one. */
  totoDraw(id: string): Promise<TotoDraw | null>;
  /** A draw of a lottery by its number; null for an unknown one. */
  lottoDraw(id: string): Promise<LottoDraw | null>;
  /** A tournament by its number; null for an unknown one. */
  tournament(id: string): Promise<TournamentModel | null>;
  /** The casino's catalogue in a country. */
  catalogue(country: string): Promise<CatalogueModel>;
}

export interface PlayerLoaders {
  readonly kind: "player";
  viewer(): Promise<ViewerModel>;
  accountData(): Promise<AccountDataModel>;
  limits(): Promise<Limit[]>;
  coupon(id: string): Promise<CouponModel | null>;
  /** A casino round of the player; null for an unknown one. */
  round(id: string): Promise<CasinoRoundModel | null>;
  /** What can be done with an open coupon at this moment; null for one that is not the player's. */
  offers(couponId: string): Promise<OffersBody | null>;
  /** A payment of the player; null for an unknown one. */
  payment(id: string): Promise<Payment | null>;
  /** What requests about payments are about. */
  requestTopics(): Promise<KnownTopics>;
  /** Messages of a request; null for one that is not the player's. */
  requestMessages(requestId: string): Promise<{ messages: SupportRequestMessage[] } | null>;
  /** Games of the casino in a country, as the player sees them. */
  casino(country: string, includeCategories: boolean): Promise<PreviewModel>;
}

/** Group of games and partner while no config was ever had. */
const usualGroup = { groupId: 1, ref_id: 1 } as const;

/** The group of games that the site offers in a country, and its partner; as last known while the config can't be had. */
export const groupIn = async ({ config }: Services, language: string, country: string) =>
  (await config.lastKnown(language, country)) ?? usualGroup;

/** The preview of games by country, once with and once without categories; `call` says on whose behalf. */
function previews(
  services: Services,
  language: string,
  call: (load: (token: string | null) => Promise<PreviewModel>) => Promise<PreviewModel>,
): PublicLoaders["casino"] {
  const load = perKey((includeCategories: boolean) =>
    perKey(async (country: string) => {
      const { groupId, ref_id } = await groupIn(services, language, country);
      return call((token) =>
        services.casino.preview(token, { language, country, groupId, ref: ref_id, includeCategories }),
      );
    }),
  );
  return (country, includeCategories) => load(includeCategories)(country);
}

/** Statistics are long: with more in one answer the service writes longer than others should wait. */
const statisticsPerCall = 20;

/** Loaders of public data in one language. */
export function publicLoaders(services: Services, language: string): PublicLoaders {
  const { sportsbook } = services;
  const sports = perKey((section: Section | undefined) => sportsbook.sports(section, language));
  const championships = byId((ids) => sportsbook.championships(ids, language), 200);
  const ofSports = perKey(
    (section: Section) =>
      new DataLoader<string, ChampionshipModel[]>(
        async (sportIds) => {
          const bySport = Map.groupBy(
            await sportsbook.championshipsOfSports(sportIds, section, language),
            ({ sportId }) => sportId,
          );
          return sportIds.map((id) => bySport.get(id) ?? []);
        },
        { maxBatchSize: 200 },
      ),
  );
  const gamesWith = perKey((markets: MarketsChoice) =>
    byId((ids) => sportsbook.gamesByIds(ids, markets, language), markets === "all" ? mostWithAllMarkets : 200),
  );
  const endings = byId((ids) => sportsbook.endings(ids, language), 20);
  const totoDraws = byId((ids) => services.toto.byIds(ids, language), 100);
  const lottoDraws = byId((ids) => services.lotto.byIds(ids, language), 100);
  const tournaments = byId((ids) => services.tournaments.byIds(ids, language), 100);
  const teams = byId((ids) => sportsbook.teams({ ids: ids.join(",") }, language), 200);
  const gameResults = byId((ids) => resultsOf(sportsbook).byIds(ids, language), 100);
  const statistics = byId(
    async (ids) => (await resultsOf(sportsbook).ofGames(ids, language)).map((one) => ({ ...one, id: one.gameId })),
    statisticsPerCall,
  );
  const championshipGames = new DataLoader<ChampionshipGamesKey, GamePage>((keys) =>
    loadChampionshipGames(sportsbook, keys, language),
  );

  return {
    kind: "public",
    sports,
    sport: async (id) => (await sports(undefined)).find((sport) => sport.id === id) ?? null,
    championship: async (id) => (isBookId(id) ? championships.load(id) : null),
    championshipsOfSport: (sportId, section) => ofSports(section).load(sportId),
    game: async (id, markets) => (isBookId(id) ? gamesWith(markets).load(id) : null),
    team: async (id) => (isBookId(id) ? teams.load(id) : null),
    gameResult: async (id) => (isBookId(id) ? gameResults.load(id) : null),
    gameStatistics: async (id) => (isBookId(id) ? statistics.load(id) : null),
    championshipGames: (key) => championshipGames.load(key),
    ending: (id) => endings.load(id),
    totoDraw: (id) => totoDraws.load(id),
    lottoDraw: (id) => lottoDraws.load(id),
    tournament: (id) => tournaments.load(id),
    casino: previews(services, language, (load) => load(null)),
    catalogue: perKey(async (country: string) => {
      const { groupId } = await groupIn(services, language, country);
      return services.casino.catalogue({ language, country, groupId });
    }),
  };
}

/** Coupons requested from the service in one call. */
const couponsPerCall = 50;

/** Casino rounds requested from the service in one call. */
const roundsPerCall = 50;

/** Payments, and requests about them, whose messages are asked for in one call. */
const paymentsPerCall = 100;
const threadsPerCall = 50;

/** Loaders of one player's data in one language. Every call goes through the player's credentials. */
export function playerLoaders(services: Services, credentials: Credentials, language: string): PlayerLoaders {
  const viewer = once(() => credentials.withToken((token) => services.auth.viewer(token)));
  const accountData = once(async () => {
    const version = await services.config.accountDataVersion();
    return credentials.withToken((token) => services.accounts.data(token, language, version));
  });
  const limits = once(() => credentials.withToken((token) => services.limits.list(token, language)));
  const coupons = byId(
    (ids) => credentials.withToken((token) => services.coupons.byIds(token, ids, language)),
    couponsPerCall,
  );
  const rounds = byId(
    (ids) => credentials.withToken((token) => services.casino.roundsByIds(token, language, ids)),
    roundsPerCall,
  );
  const offers = byId(
    async (ids) =>
      (await credentials.withToken((token) => services.coupons.offers(token, ids, language))).map((one) => ({
        ...one,
        id: one.couponId,
      })),
    couponsPerCall,
  );
  const payments = byId(
    (ids) => credentials.withToken((token) => services.payments.byIds(token, ids)),
    paymentsPerCall,
  );
  const threads = byId(
    (ids) => credentials.withToken((token) => services.requests.messages(token, ids)),
    threadsPerCall,
  );
  return {
    kind: "player",
    payment: (id) => payments.load(id),
    requestTopics: once(() => credentials.withToken((token) => services.requests.topics(token, language))),
    requestMessages: (requestId) => threads.load(requestId),
    viewer,
    accountData,
    limits,
    coupon: (id) => coupons.load(id),
    round: (id) => rounds.load(id),
    offers: (couponId) => offers.load(couponId),
    casino: previews(services, language, (load) => credentials.withToken(load)),
  };
}
