/** What the resolvers work on: the services' answers in the schema's terms. Instants are epoch seconds. */
import type { components } from "../upstream/sportsbook.ts";
import type {
  Account,
  AccountEntryType,
  BonusAccount,
  CasinoHall,
  CasinoVolatility,
  FavoriteKind,
  GameEvent,
  GameStatus,
  Money,
  Section,
} from "../generated/resolvers.ts";

type Schemas = components["schemas"];

export type SportModel = Schemas["Sport"];
export type ChampionshipModel = Schemas["Championship"];
export type MarketModel = Schemas["Market"];
export type TeamModel = Schemas["Team"];

/** Search results as ids, best first; the objects are loaded only when requested. */
export interface SearchModel {
  teamIds: string[];
  championshipIds: string[];
  gameIds: string[];
}

/** A favorite as an id; the object is loaded only when requested. */
export interface FavoriteModel {
  kind: FavoriteKind;
  targetId: string;
  addedAt: number | null;
}

/** Which markets a game was loaded with. Each includes the ones before it. */
export type MarketsChoice = "none" | "main" | "asian" | "all";

/** A score from the sportsbook; fields that a sport doesn't have are missing. */
export type ScoreModel = NonNullable<Schemas["Game"]["score"]>;

export type OpponentModel = Schemas["Game"]["opponents"][number];

export interface GameModel {
  id: string;
  section: Section;
  startsAt: number;
  sportId: string;
  championshipId: string;
  opponents: OpponentModel[];
  slug: string;
  status: GameStatus;
  score: ScoreModel | null;
  events: GameEvent[];
  eventCount: number;
  version: number;
  marketCount: number;
  /** The markets that came with the game, as `marketsLoaded` says. */
  markets: MarketModel[];
  marketsLoaded: MarketsChoice;
}

/** How the markets of a game that is over ended. */
export interface EndingModel {
  /** Id of the game. */
  id: string;
  markets: Schemas["EndedMarket"][];
}

/** A page of games as the schema's connection has it. */
export interface GamePage {
  edges: { node: GameModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** A page of games' addresses as the schema's connection has it. */
export interface GameAddressPage {
  edges: { node: Schemas["GameAddress"]; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface ViewerModel {
  id: string;
  login: string;
  name: string | null;
}

/**
 * A URL whose SEO, redirect and block are requested separately, so that a failing service takes down only its own part.
 */
export interface RouteModel {
  path: string;
}

/** Everything that the account data call returns. */
export interface AccountDataModel {
  accounts: Account[];
  /** With those that were closed. */
  allAccounts: Account[];
  bonusAccounts: BonusAccount[];
  isFirstDepositBonusAvailable: boolean;
  isAccountFrozen: boolean;
}

/** A movement of an account; its coupon or round is asked for when it is wanted. */
export interface AccountEntryModel {
  id: string;
  type: AccountEntryType;
  amount: Money;
  balanceAfter: Money;
  at: number;
  couponId: string | null;
  roundId: string | null;
}

export interface CasinoProviderModel {
  key: string;
  name: string;
  gameCount: number;
}

/** What the catalogue knows of a game beside its address. */
export interface CasinoGameFacts {
  provider: CasinoProviderModel;
  /** The first is where its page belongs. */
  halls: CasinoHall[];
  hasDemo: boolean;
  isNew: boolean;
  rtp: string;
  rtpFrom: string;
  volatility: CasinoVolatility;
  highestMultiplier: string;
  minStake: Money;
  maxStake: Money;
  mechanics: string[];
  pictures: { tall: string | null; square: string | null; wide: string | null };
}

/** A game of the casino; its categories are asked for when they are wanted, and its facts if the preview told of it. */
export interface CasinoGameModel {
  facts?: CasinoGameFacts;
  id: string;
  name: string;
  route: string;
  oldRoute: string | null;
  categoryIds: string[];
  tagId: string | null;
}

/** A page of movements as the schema's connection has it. */
export interface AccountEntryPage {
  edges: { node: AccountEntryModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
