/** What the resolvers start from: the services' answers, mapped to the schema's words. Instants are epoch seconds. */
import type { components } from "../upstream/sportsbook.ts";
import type { Account, AccountEntryType, Bonus, GameEvent, GameScore, GameStatus, Money, Opponent, Section } from "../generated/resolvers.ts";

type Schemas = components["schemas"];

export type SportModel = Schemas["Sport"];
export type ChampionshipModel = Schemas["Championship"];
export type MarketModel = Schemas["Market"];

/** Which markets a game was loaded with. Each includes the ones before it. */
export type MarketsChoice = "none" | "main" | "all";

export interface GameModel {
  id: string;
  section: Section;
  startsAt: number;
  sportId: string;
  championshipId: string;
  opponents: Opponent[];
  slug: string;
  status: GameStatus;
  score: GameScore | null;
  events: GameEvent[];
  version: number;
  marketCount: number;
  /** The markets that came with the game, as `marketsLoaded` says. */
  markets: MarketModel[];
  marketsLoaded: MarketsChoice;
}

/** A page of games as the schema's connection has it. */
export interface GamePage {
  edges: { node: GameModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface ViewerModel {
  id: string;
  login: string;
  name: string | null;
}

/** A URL whose SEO, redirect and block are asked for field by field, so that one service down takes only its own part. */
export interface RouteModel {
  path: string;
}

/** Everything the account data call tells. */
export interface AccountDataModel {
  accounts: Account[];
  /** With those that were closed. */
  allAccounts: Account[];
  bonuses: Bonus[];
  isFirstDepositBonusAvailable: boolean;
  isAccountFrozen: boolean;
}

/** A movement of an account; its coupon is asked for when it is wanted. */
export interface AccountEntryModel {
  id: string;
  type: AccountEntryType;
  amount: Money;
  balanceAfter: Money;
  at: number;
  couponId: string | null;
}

/** A game of the casino; its categories are asked for when they are wanted. */
export interface CasinoGameModel {
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
