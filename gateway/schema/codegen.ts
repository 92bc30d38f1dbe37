/** The gateway's outputs of `npm run codegen`: the printed schema and the resolvers' types. */
import type { CodegenConfig } from "@graphql-codegen/cli";

/** Internal forms of the scalars; scalars.ts converts them at the edge. */
const scalars = {
  ID: "string",
  /** Exact decimal text. */
  Decimal: "string",
  /** Epoch seconds, UTC, as the services speak them. */
  DateTime: "number",
  CurrencyCode: "string",
  JSON: "unknown",
};

/** Types whose resolvers start from something other than the finished fields. */
const mappers = {
  Sport: "../datasources/models.ts#SportModel",
  Championship: "../datasources/models.ts#ChampionshipModel",
  Game: "../datasources/models.ts#GameModel",
  Opponent: "../datasources/models.ts#OpponentModel",
  GameScore: "../datasources/models.ts#ScoreModel",
  Market: "../datasources/models.ts#MarketModel",
  Team: "../datasources/models.ts#TeamModel",
  SearchResult: "../datasources/models.ts#SearchModel",
  Favorite: "../datasources/models.ts#FavoriteModel",
  TotoTicket: "../datasources/betting/toto.ts#TotoTicketModel",
  LottoTicket: "../datasources/betting/lotto.ts#LottoTicketModel",
  Leg: "../datasources/betting/picks.ts#LegModel",
  GameResult: "../datasources/betting/results.ts#ResultModel",
  ResultChampionship: "../datasources/betting/results.ts#ResultChampionshipModel",
  SportResults: "../datasources/betting/results.ts#SportResultsModel",
  Standings: "../datasources/betting/results.ts#StandingsModel",
  SideStatistics: "../datasources/betting/results.ts#SideStatisticsModel",
  GameStatistics: "../datasources/betting/results.ts#GameStatisticsModel",
  TeamStatistics: "../datasources/betting/results.ts#TeamStatisticsModel",
  Viewer: "../datasources/models.ts#ViewerModel",
  RouteInfo: "../datasources/models.ts#RouteModel",
  PageSeo: "../datasources/site/contentModels.ts#PageSeoModel",
  Article: "../datasources/site/contentModels.ts#ArticleModel",
  PageContent: "../datasources/site/contentModels.ts#PageContentModel",
  PageSummary: "../datasources/site/contentModels.ts#PageSummaryModel",
  TextBlock: "../datasources/site/textBlocks.ts#TextBlockModel",
  CasinoGame: "../datasources/models.ts#CasinoGameModel",
  CasinoGameConnection: "../resolvers/games/casinoGames.ts#GamePageModel",
  CasinoRound: "../datasources/games/casinoRounds.ts#CasinoRoundModel",
  CasinoFreeRounds: "../datasources/games/casinoRounds.ts#FreeRoundsModel",
  CasinoCollection: "../resolvers/games/casinoGames.ts#CollectionModel",
  Coupon: "../datasources/betting/placedCoupon.ts#CouponModel",
  Bet: "../datasources/betting/placedCoupon.ts#BetModel",
  AccountEntry: "../datasources/models.ts#AccountEntryModel",
  GameChange: "../events/changes.ts#GameChangeModel",
  SupportRequest: "../datasources/money/requests.ts#RequestModel",
  Offer: "../datasources/loyalty/bonuses.ts#OfferModel",
  Tournament: "../datasources/loyalty/tournaments.ts#TournamentModel",
  TournamentEntry: "../datasources/loyalty/tournaments.ts#EntryModel",
  Referral: "../datasources/loyalty/referral.ts#ReferralModel",
  Bonus: "../datasources/loyalty/bonuses.ts#BonusModel",
  BonusTerms: "../datasources/loyalty/bonusTerms.ts#TermsModel",
  BonusFreeRounds: "../datasources/loyalty/bonusTerms.ts#BonusFreeRoundsModel",
  FreeRoundsTerms: "../datasources/loyalty/bonusTerms.ts#FreeRoundsTermsModel",
  UserError: "../errors/userErrors.ts#UserErrorModel",
};

export const gatewayOutputs: CodegenConfig["generates"] = {
  "gateway/schema.graphql": { plugins: ["schema-ast"], config: { includeDirectives: true, sort: true } },
  "gateway/generated/resolvers.ts": {
    plugins: ["typescript", "typescript-resolvers"],
    config: {
      contextType: "../execution/context.ts#GatewayContext",
      mappers,
      scalars,
      strictScalars: true,
      enumsAsTypes: true,
      enumType: "string-literal",
      useTypeImports: true,
      emitLegacyCommonJSImports: false,
      importExtension: ".ts",
      avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false, resolvers: false },
      maybeValue: "T | null",
      inputMaybeValue: "T | null | undefined",
      resolverTypeWrapperSignature: "Promise<T> | T",
      nonOptionalTypename: false,
      skipTypename: false,
      useIndexSignature: false,
    },
  },
};
