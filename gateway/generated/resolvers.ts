import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SportModel, ChampionshipModel, GameModel, OpponentModel, ScoreModel, MarketModel, TeamModel, SearchModel, FavoriteModel, ViewerModel, RouteModel, CasinoGameModel, AccountEntryModel } from '../datasources/models.ts';
import type { TotoTicketModel } from '../datasources/betting/toto.ts';
import type { LottoTicketModel } from '../datasources/betting/lotto.ts';
import type { LegModel } from '../datasources/betting/picks.ts';
import type { ResultModel, ResultChampionshipModel, SportResultsModel, StandingsModel, SideStatisticsModel, GameStatisticsModel, TeamStatisticsModel } from '../datasources/betting/results.ts';
import type { PageSeoModel, ArticleModel, PageContentModel, PageSummaryModel } from '../datasources/site/contentModels.ts';
import type { TextBlockModel } from '../datasources/site/textBlocks.ts';
import type { GamePageModel, CollectionModel } from '../resolvers/games/casinoGames.ts';
import type { CasinoRoundModel, FreeRoundsModel } from '../datasources/games/casinoRounds.ts';
import type { CouponModel, BetModel } from '../datasources/betting/placedCoupon.ts';
import type { GameChangeModel } from '../events/changes.ts';
import type { RequestModel } from '../datasources/money/requests.ts';
import type { OfferModel, BonusModel } from '../datasources/loyalty/bonuses.ts';
import type { TournamentModel, EntryModel } from '../datasources/loyalty/tournaments.ts';
import type { ReferralModel } from '../datasources/loyalty/referral.ts';
import type { TermsModel, BonusFreeRoundsModel, FreeRoundsTermsModel } from '../datasources/loyalty/bonusTerms.ts';
import type { UserErrorModel } from '../errors/userErrors.ts';
import type { GatewayContext } from '../execution/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Three upper-case letters of ISO 4217, such as "RUB". */
  CurrencyCode: { input: string; output: string; }
  /** An instant in UTC, ISO 8601 with seconds and a final Z, such as "2026-11-21T15:00:00Z". */
  DateTime: { input: number; output: number; }
  /**
   * An exact decimal number as a string, such as "1234.50": digits, at most one point, an optional leading minus, never an
   * exponent.
   */
  Decimal: { input: string; output: string; }
  /** A JSON value defined by the operator, passed on unchanged. */
  JSON: { input: unknown; output: unknown; }
};

/** Result of `acceptTerms`. */
export type AcceptTermsPayload = {
  __typename?: 'AcceptTermsPayload';
  /** The agreement after the call. */
  agreement: Maybe<Agreement>;
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
};

/** A wallet in one currency. */
export type Account = {
  __typename?: 'Account';
  /** Money available for staking. */
  balance: Money;
  /** ISO 4217 number of the currency: the `id` of a `Currency`. */
  currencyId: Scalars['ID']['output'];
  /** Account number. */
  id: Scalars['ID']['output'];
  /** Whether coupons use it by default. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it has been closed. Closed accounts are only in `allAccounts`; `balanceChanged` reports the closing. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the balance counts points instead of money. */
  isPointsTypeBalance: Scalars['Boolean']['output'];
  /** Name of the account, such as "Main account (RUB)". */
  label: Scalars['String']['output'];
  /** Bonus points. */
  points: Scalars['Int']['output'];
  /** Sign of the currency, such as "₽". */
  symbol: Scalars['String']['output'];
  /** Main, bonus or currency account. */
  type: AccountType;
};

/** Money in a currency that is no longer in use. */
export type AccountConversion = {
  __typename?: 'AccountConversion';
  /** Its currency; null if nothing must be converted. */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** Which account must be converted. */
  status: ConversionStatus;
  /** The currency that replaced it; null if nothing must be converted. */
  toCurrency: Maybe<Scalars['CurrencyCode']['output']>;
};

/** One account entry. */
export type AccountEntry = {
  __typename?: 'AccountEntry';
  /** Amount added; negative if it was taken. */
  amount: Money;
  /** When it was booked. */
  at: Scalars['DateTime']['output'];
  /** Balance after it. */
  balanceAfter: Money;
  /** The coupon it belongs to; null if none. */
  coupon: Maybe<Coupon>;
  /** Number of the coupon it belongs to; null if none. */
  couponId: Maybe<Scalars['ID']['output']>;
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** The casino round it belongs to; null if none. */
  round: Maybe<CasinoRound>;
  /** Number of the casino round it belongs to; null if none. */
  roundId: Maybe<Scalars['ID']['output']>;
  /** Its type. */
  type: AccountEntryType;
};

/** A page of account entries. */
export type AccountEntryConnection = {
  __typename?: 'AccountEntryConnection';
  /** The entries with their cursors, newest first. */
  edges: Array<AccountEntryEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An entry on a page. */
export type AccountEntryEdge = {
  __typename?: 'AccountEntryEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AccountEntry;
};

/** Types of account entries. */
export type AccountEntryType =
  /** A correction by the operator's staff. */
  | 'ADJUSTMENT'
  /** A bonus or cashback that was given, and bonus money that became cash or was taken back. */
  | 'BONUS'
  /** Conversion between two accounts, such as one in a currency that is no longer in use and the new one. */
  | 'CONVERSION'
  /** A deposit. */
  | 'DEPOSIT'
  /** Opening balance. */
  | 'OPENING'
  /** Payout, cash-out or insurance of a coupon, or a prize of a casino round; what is lost has none. */
  | 'PAYOUT'
  /**
   * Money returned, such as the stake of a refused live coupon; also money taken back after a coupon's result was
   * corrected.
   */
  | 'REFUND'
  /** Money that paid a debt, such as one from a deposit that was charged back after its money had been spent. */
  | 'REPAYMENT'
  /** The player's part of a coupon's stake, the premium of its insurance, or the stake of a casino round. */
  | 'STAKE'
  /** A withdrawal. When it fails or is taken back, its money returns as REFUND. */
  | 'WITHDRAWAL';

/** Selects entries. Conditions that aren't given match everything. */
export type AccountHistoryFilter = {
  /** Only before this instant. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only at or after this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Include entries older than 90 days. */
  includeArchive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of these types. */
  types?: InputMaybe<Array<AccountEntryType>>;
};

/** What a player may do. */
export type AccountRights = {
  __typename?: 'AccountRights';
  /** Contact support. */
  canAskSupport: Scalars['Boolean']['output'];
  /** Bet on games that haven't started. */
  canBetLine: Scalars['Boolean']['output'];
  /** Bet on live games. */
  canBetLive: Scalars['Boolean']['output'];
  /** Deposit money. */
  canDeposit: Scalars['Boolean']['output'];
  /** Use bonuses. */
  canUseBonuses: Scalars['Boolean']['output'];
  /** Withdraw money. */
  canWithdraw: Scalars['Boolean']['output'];
};

/** Kinds of accounts; the services' numbers 0, 4 and 9. */
export type AccountType =
  /** Bonus money (4). */
  | 'BONUS'
  /** An additional currency (9). */
  | 'CURRENCY'
  /** The player's first account (0). */
  | 'MAIN';

/** A ready-made express. */
export type Accumulator = {
  __typename?: 'Accumulator';
  /** When others replace it. */
  changesAt: Scalars['DateTime']['output'];
  /** Price of the express: the product of its legs' prices, 3 decimals. */
  coef: Scalars['Decimal']['output'];
  /** Unchanged while the accumulator is valid. */
  id: Scalars['ID']['output'];
  /** Its legs. */
  legs: Array<Leg>;
  /** Line: of the day. Live: of the current minutes. */
  section: Section;
};

/** A link that confirms an e-mail. */
export type ActivateEmailInput = {
  /** The part after the # in the link. */
  token: Scalars['String']['input'];
};

/** A code that confirms an e-mail or a phone. */
export type ActivateFastInput = {
  /** E-mail or phone. */
  channel: ContactChannel;
  /** The code that was sent. */
  code: Scalars['String']['input'];
};

/** Result of `activateEmail` and `activateFast`. */
export type ActivatePayload = {
  __typename?: 'ActivatePayload';
  /**
   * Errors: REQUIRED, INVALID, WRONG_CODE, SIGN_IN_LOCKED after ten wrong codes in a day, TIME_UP if it has expired or was
   * used, CREDENTIAL_REFUSED for a forged link.
   */
  errors: Array<UserError>;
  /** Whether it is confirmed now. */
  isConfirmed: Scalars['Boolean']['output'];
  /**
   * Token for `resetPassword`, so that a player who registered without a password can set one within 15 minutes; after
   * `activateFast` only. Null otherwise.
   */
  passwordToken: Maybe<Scalars['String']['output']>;
};

/** Which contacts are confirmed; the services' numbers 0 to 3. */
export type ActivationType =
  /** The e-mail only (1). */
  | 'EMAIL'
  /** E-mail and phone (2). */
  | 'EMAIL_AND_PHONE'
  /** None (0). */
  | 'NONE'
  /** The phone only (3). */
  | 'PHONE';

/** Currency to open an account in. */
export type AddCurrencyInput = {
  /** `id` of a `Currency`. */
  currencyId: Scalars['ID']['input'];
};

/** Result of `addCurrency`. */
export type AddCurrencyPayload = {
  __typename?: 'AddCurrencyPayload';
  /** The new account. Null if there are errors, or if the operator hasn't opened it yet: `balanceChanged` will report it. */
  account: Maybe<Account>;
  /** Errors: INVALID, CURRENCY_UNKNOWN, CURRENCY_IN_USE, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** The server's sentence about success or refusal, in the request's language. */
  message: Maybe<Scalars['String']['output']>;
  /** The player with the new account; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** Whether the terms changed. */
export type Agreement = {
  __typename?: 'Agreement';
  /** True until changed terms are accepted. */
  isChanged: Scalars['Boolean']['output'];
  /** When the terms last changed; null if unknown. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The stake is outside the bounds for this coupon. */
export type AmountError = UserError & {
  __typename?: 'AmountError';
  /** AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, INSUFFICIENT_FUNDS, PREPAID_TOO_LARGE or METHOD_LIMIT. */
  code: UserErrorCode;
  /** Largest stake, advance or value allowed; null if there is no bound. */
  maxAmount: Maybe<Money>;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Smallest stake or value allowed; null if there is no bound. */
  minAmount: Maybe<Money>;
  /** The amount in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** An analytics counter. */
export type AnalyticsCounter = {
  __typename?: 'AnalyticsCounter';
  /** Id at the analytics provider. */
  id: Scalars['ID']['output'];
  /** Where its events are sent. */
  kind: CounterKind;
  /** Settings its script needs to start, by name. */
  settings: Scalars['JSON']['output'];
};

/** The answer to a QR sign-in. */
export type AnswerQrSignInInput = {
  /** Code from the QR picture. */
  code: Scalars['String']['input'];
  /** Whether the browser that shows it may sign in. */
  isAllowed: Scalars['Boolean']['input'];
};

/** Result of `answerQrSignIn`. */
export type AnswerQrSignInPayload = {
  __typename?: 'AnswerQrSignInPayload';
  /** Errors: CREDENTIAL_REFUSED for a code that is invalid, expired or already answered. */
  errors: Array<UserError>;
  /** Whether the answer was accepted. */
  isAnswered: Scalars['Boolean']['output'];
};

/** Games, and games of championships or teams, such as a player's favorites. At most 500 ids in total. */
export type AnyOfGames = {
  /** Championship ids. */
  championshipIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Game ids. */
  gameIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Team ids. */
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An appeal against a ban. */
export type AppealBanInput = {
  /** Why the ban is wrong; 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of `appealBan`. */
export type AppealBanPayload = {
  __typename?: 'AppealBanPayload';
  /** The appeal as accepted; null if it wasn't. */
  appeal: Maybe<BanAppeal>;
  /** Errors: REQUIRED or INVALID for the text, NOT_BANNED, APPEAL_OPEN. A guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
};

/** An article with its text. */
export type Article = {
  __typename?: 'Article';
  /** Path of its category; null for news. */
  categoryPath: Maybe<Scalars['String']['output']>;
  /** The text as blocks. */
  content: Array<TextBlock>;
  /** Its introduction. */
  description: Scalars['String']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Reading time in minutes. */
  readingMinutes: Scalars['Int']['output'];
  /** What to read next. */
  related: Array<ArticleSummary>;
  /** Last segment of its path. */
  slug: Scalars['ID']['output'];
  /** Its subjects, across categories. */
  tags: Array<ArticleTag>;
  /** Title in the request's language; null if there is none. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of articles. */
export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  /** The articles with their cursors. */
  edges: Array<ArticleEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of articles. */
  totalCount: Scalars['Int']['output'];
};

/** An article in a list. */
export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  /** Pass it as `after` to continue after this article. */
  cursor: Scalars['String']['output'];
  /** The article. */
  node: ArticleSummary;
};

/** The two collections of articles. */
export type ArticleSection =
  /** How betting works, in nested categories. */
  | 'BLOG'
  /** News, without categories. */
  | 'NEWS';

/** An article without its text. */
export type ArticleSummary = {
  __typename?: 'ArticleSummary';
  /** Path of its category; null for news. */
  categoryPath: Maybe<Scalars['String']['output']>;
  /** Its introduction. */
  description: Scalars['String']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Reading time in minutes. */
  readingMinutes: Scalars['Int']['output'];
  /** Last segment of its path. */
  slug: Scalars['ID']['output'];
  /** Its subjects, across categories. */
  tags: Array<ArticleTag>;
  /** Title in the request's language; null if there is none. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A subject of articles. */
export type ArticleTag = {
  __typename?: 'ArticleTag';
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Value of the argument `tag` of `articles`. */
  slug: Scalars['ID']['output'];
};

/** Result of `askForRating`. */
export type AskForRatingPayload = {
  __typename?: 'AskForRatingPayload';
  /** Whether this page shows the question. */
  isAsked: Scalars['Boolean']['output'];
};

/** Field of a sign-in form that the errors belong to. */
export type AuthErrorClass =
  /** Both; which of them was wrong isn't revealed. */
  | 'BOTH'
  /** The login or the phone. */
  | 'LOGIN'
  /** The password. */
  | 'PASSWORD'
  /** Neither. */
  | 'UNKNOWN';

/** Forms of the sign-in dialog. */
export type AuthForm =
  /** Login and password. */
  | 'LOGIN_PASSWORD'
  /** The code of the second step. */
  | 'LOGIN_PASSWORD_TWO_STEP_CODE'
  /** Phone and password. */
  | 'PHONE_PASSWORD'
  /** Phone and a code sent to it. */
  | 'SMS';

/** An automatic cash-out order. */
export type AutoCashOut = {
  __typename?: 'AutoCashOut';
  /** When the order was given. */
  setAt: Scalars['DateTime']['output'];
  /** Value at which the coupon is sold. */
  target: Money;
};

/** An award that the operator has received, or was shortlisted for. */
export type Award = {
  __typename?: 'Award';
  /** Category in which it was given, in the request's language. */
  category: Scalars['String']['output'];
  /** Id of the award. */
  id: Scalars['ID']['output'];
  /** Name of the award, in the request's language. */
  name: Scalars['String']['output'];
  /** Who gives it. */
  organisation: Scalars['String']['output'];
  /** Won or shortlisted. */
  result: AwardResult;
  /** Page of who gives it that tells of it, https; null if there is none. */
  url: Maybe<Scalars['String']['output']>;
  /** Year for which it was given. */
  year: Scalars['Int']['output'];
};

/** How an award ended for the operator. */
export type AwardResult =
  /** The operator was among the last few. */
  | 'SHORTLISTED'
  /** The operator won it. */
  | 'WON';

/** A banned player's appeal and its outcome. */
export type BanAppeal = {
  __typename?: 'BanAppeal';
  /** The operator's answer; null until decided. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was decided; null until then. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Level of the ban it is against. */
  banLevel: Scalars['Int']['output'];
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Its state. */
  state: BanAppealState;
  /** The player's words. */
  text: Scalars['String']['output'];
};

/** A page of appeals. */
export type BanAppealConnection = {
  __typename?: 'BanAppealConnection';
  /** The appeals with their cursors. */
  edges: Array<BanAppealEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Appeals in all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** An appeal in a list. */
export type BanAppealEdge = {
  __typename?: 'BanAppealEdge';
  /** Pass it as `after` to continue after this appeal. */
  cursor: Scalars['String']['output'];
  /** The appeal. */
  node: BanAppeal;
};

/** States of an appeal. */
export type BanAppealState =
  /** The ban was lifted. */
  | 'ACCEPTED'
  /** Not decided yet. */
  | 'OPEN'
  /** The ban stays. */
  | 'REJECTED';

/** A document to begin. */
export type BeginDocumentInput = {
  /** What it proves. */
  kind: DocumentKind;
};

/** Result of `beginTwoFactor`. */
export type BeginTwoFactorPayload = {
  __typename?: 'BeginTwoFactorPayload';
  /** Errors: CONFIRMATION_REQUIRED, ALREADY_ON. */
  errors: Array<UserError>;
  /** The secret in base32, for typing into an app; null if there are errors. */
  secret: Maybe<Scalars['String']['output']>;
  /** The secret as an app reads it from a QR code, "otpauth://…"; null if there are errors. */
  uri: Maybe<Scalars['String']['output']>;
};

/** A bet of a placed coupon, with the names used at placing. */
export type Bet = {
  __typename?: 'Bet';
  /** Block of a `CONDITIONAL` coupon; null for other kinds. */
  blockId: Maybe<Scalars['ID']['output']>;
  /** The championship's name. */
  championshipName: Scalars['String']['output'];
  /** Price at placing. */
  coef: Scalars['Decimal']['output'];
  /** How a dead heat was shared; null for every other result. */
  deadHeat: Maybe<DeadHeat>;
  /**
   * The game as it is now: score, clock, status; follow it with `gamesChanged`. Null if it is no longer offered, and while
   * the sportsbook can't be reached.
   */
  game: Maybe<Game>;
  /** Its game. */
  gameId: Scalars['ID']['output'];
  /** The game's opponents, such as "Chelsea – Leeds United". */
  gameName: Scalars['String']['output'];
  /** The outcome's id. */
  id: Scalars['ID']['output'];
  /** Whether it is a banker of a system. */
  isBanker: Scalars['Boolean']['output'];
  /** True if it was placed in play. */
  isLive: Scalars['Boolean']['output'];
  /** The market's name. */
  marketName: Scalars['String']['output'];
  /** The outcome's name. */
  outcomeName: Scalars['String']['output'];
  /** Result. */
  result: BetResult;
  /** Score at placing, such as "1:0"; null for line bets. */
  scoreAtPlacing: Maybe<Scalars['String']['output']>;
  /** When the game starts. */
  startsAt: Scalars['DateTime']['output'];
  /** Outcome it replaced when it was swapped; null if it wasn't. */
  swappedFrom: Maybe<Scalars['ID']['output']>;
};

/** One bet of a coupon. */
export type BetInput = {
  /** Stake of this bet, for `MULTIPLE_SINGLES`. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Block of a `CONDITIONAL` coupon, one of those in `amountByBlock`. A bet without one is refused with BLOCK_REQUIRED. */
  blockId?: InputMaybe<Scalars['ID']['input']>;
  /** Price the player saw. */
  coef: Scalars['Decimal']['input'];
  /** Version of the game the player saw. If given, any other version is refused with GAME_VERSION_CHANGED. */
  gameVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Banker of a system: part of every combination and not counted in `systemValue`. Error: BANKER_INVALID. */
  isBanker?: InputMaybe<Scalars['Boolean']['input']>;
  /** Outcome. */
  outcomeId: Scalars['ID']['input'];
};

/** A proposed express. */
export type BetProposal = {
  __typename?: 'BetProposal';
  /** Price of the express: the product of its legs' prices, 3 decimals. */
  coef: Scalars['Decimal']['output'];
  /** Distance of the price from the desired one, as a share of it: "-0.0120" is 1.2 % below. Null if a range was given. */
  deviation: Maybe<Scalars['Decimal']['output']>;
  /** Its legs, of distinct games. */
  legs: Array<Leg>;
};

/** Why there are no proposals. */
export type BetProposalRefusal = {
  __typename?: 'BetProposalRefusal';
  /** What is wrong. */
  code: BetProposalRefusalCode;
  /** Field of the input concerned; null if none. */
  field: Maybe<Scalars['String']['output']>;
};

/** Reasons why there are no proposals. */
export type BetProposalRefusalCode =
  /** A price isn't above 1, the highest is below the lowest, or it is below 1.21. */
  | 'COEF_INVALID'
  /** Neither a stake with a win nor a range of prices was given. */
  | 'GOAL_MISSING'
  /** Fewer than 1 hour or more than 336. */
  | 'HOURS_INVALID'
  /** Fewer than 2 legs or more than 12. */
  | 'LEGS_INVALID'
  /** No express of these games comes close to the price. */
  | 'NOTHING_CLOSE'
  /** No games fit the wish at the moment. */
  | 'NO_GAMES'
  /** There is no such sport. */
  | 'SPORT_UNKNOWN'
  /** The stake isn't a positive amount. */
  | 'STAKE_INVALID'
  /** The win isn't a positive amount. */
  | 'WIN_INVALID'
  /** No express of two legs has so low a price. */
  | 'WIN_TOO_SMALL';

/** Proposals for a wish. */
export type BetProposals = {
  __typename?: 'BetProposals';
  /** Up to ten, closest first; empty if there are refusals. */
  proposals: Array<BetProposal>;
  /** What is wrong with the wish, or why nothing fits it. */
  refusals: Array<BetProposalRefusal>;
};

/** Results of a bet. */
export type BetResult =
  /** Dead heat: factor price × places / tied. */
  | 'DEAD_HEAT'
  /** Half lost: factor 1/2. */
  | 'HALF_LOST'
  /** Half won: factor (1 + price) / 2. */
  | 'HALF_WON'
  /** Lost: factor 0. */
  | 'LOST'
  /** Not decided yet. */
  | 'OPEN'
  /** Void: factor 1. */
  | 'VOID'
  /** Won: factor is the price. */
  | 'WON';

/** Looks of game lists. */
export type BettingView =
  /** Handicaps and totals side by side. */
  | 'ASIAN'
  /** One row per game with its main outcomes. */
  | 'EUROPEAN';

/** The code sent to a contact. */
export type BindContactInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  /** `token` of the previous step. */
  token: Scalars['String']['input'];
};

/** Amount of one block of a `CONDITIONAL` coupon. */
export type BlockAmountInput = {
  /** Amount, in the account's currency. */
  amount: Scalars['Decimal']['input'];
  /** Id of the block, chosen by the client; at most 32 characters. */
  blockId: Scalars['ID']['input'];
};

/** A block of a `CONDITIONAL` coupon as the server sees it. */
export type BlockQuote = {
  __typename?: 'BlockQuote';
  /** Total price of its bets, 3 decimals; null if one can't be priced. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Its id, as it was sent. */
  id: Scalars['ID']['output'];
  /**
   * Largest amount: for the first block that of the coupon, for each later one the amount of the block before × its price,
   * rounded to 2 decimals. Null if there is no bound.
   */
  maxAmount: Maybe<Money>;
  /** Its amount × its price; null without an amount or a price. */
  possibleWin: Maybe<Money>;
};

/** A category of the blog. */
export type BlogCategory = {
  __typename?: 'BlogCategory';
  /** Number of articles here and in all categories below. */
  articleCount: Scalars['Int']['output'];
  /** One sentence about it. */
  description: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Path of the parent category; null at the top. */
  parentPath: Maybe<Scalars['String']['output']>;
  /** Slugs from the top down, such as "guides/football". */
  path: Scalars['String']['output'];
  /** Its own slug, the last segment of the path. */
  slug: Scalars['String']['output'];
};

/** A bonus that a player holds or has held. */
export type Bonus = {
  __typename?: 'Bonus';
  /** Number of the bonus account that holds its money: bets from it count. Null for none. */
  accountId: Maybe<Scalars['ID']['output']>;
  /** When it began; null before. */
  activatedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was given; null while it waits for a deposit. Of free rounds, what they have won; null before the first win. */
  amount: Maybe<Money>;
  /** What its account holds; null without one. */
  balance: Maybe<Money>;
  /** Its currency. */
  currency: Scalars['CurrencyCode']['output'];
  /** When it ended; null before. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** By when the deposit must come, free rounds be played, or all be staked. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its free rounds; null for other bonuses. */
  freeRounds: Maybe<BonusFreeRounds>;
  /** Number of the bonus. */
  id: Scalars['ID']['output'];
  /** Number of the offer it comes from. */
  offerId: Scalars['ID']['output'];
  /** Stable name of that offer. */
  offerKey: Scalars['String']['output'];
  /** When it was offered. */
  offeredAt: Scalars['DateTime']['output'];
  /** What became cash. */
  paid: Money;
  /** Share of the wagering that is done, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** Code of a free bet, for `promoCode` of a coupon; null for other bonuses. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** Why it ended, a stable code; null while it is open. */
  reason: Maybe<Scalars['String']['output']>;
  /** What must be staked in all; null while it waits for a deposit. */
  required: Maybe<Money>;
  /** Its state. */
  state: BonusState;
  /** Its terms, as they were when it was taken. */
  terms: BonusTerms;
  /** Name in the language of the request. */
  title: Scalars['String']['output'];
  /** What has counted so far. */
  wagered: Money;
};

/** What a bonus account holds. */
export type BonusAccount = {
  __typename?: 'BonusAccount';
  /** Its balance. Null if its currency is unknown. */
  balance: Maybe<Money>;
  /** Number of the bonus account. */
  id: Scalars['ID']['output'];
};

/** A line that the house adds to an express of at least 3 bets, each with a price of 1.1 or more. */
export type BonusBet = {
  __typename?: 'BonusBet';
  /** Factor on the total price: 1 + n/100 for fewer than 10 bets, otherwise 1.1. The quote's `coef` includes it. */
  coef: Scalars['Decimal']['output'];
  /** How much it raises the total price, in percent. */
  percent: Scalars['Decimal']['output'];
};

/** A change of a bonus. */
export type BonusChange = {
  __typename?: 'BonusChange';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Why, a stable code; null for none. */
  reason: Maybe<Scalars['String']['output']>;
  /** Its state from then on. */
  state: BonusState;
};

/** A page of bonuses. */
export type BonusConnection = {
  __typename?: 'BonusConnection';
  /** The bonuses with their cursors, newest first. */
  edges: Array<BonusEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of bonuses. */
  totalCount: Scalars['Int']['output'];
};

/** Amounts of an offer in one currency. */
export type BonusCurrencyTerms = {
  __typename?: 'BonusCurrencyTerms';
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
  /** Highest bonus, or the whole of one without a deposit; of free rounds, the stakes of all. */
  maxBonus: Money;
  /** So much of one stake counts towards wagering; null for all of it. */
  maxStake: Maybe<Money>;
  /** Lowest deposit that counts; null for offers without one. */
  minDeposit: Maybe<Money>;
};

/** A bonus with its history. */
export type BonusDetails = {
  __typename?: 'BonusDetails';
  /** The bonus. */
  bonus: Bonus;
  /** What happened to it, in order. */
  changes: Array<BonusChange>;
  /** Bets that were looked at, newest first; at most 200. */
  wagers: Array<BonusWager>;
};

/** A bonus on a page. */
export type BonusEdge = {
  __typename?: 'BonusEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The bonus. */
  node: Bonus;
};

/** Free rounds of a bonus: the house pays their stakes. */
export type BonusFreeRounds = {
  __typename?: 'BonusFreeRounds';
  /** Their game; null if that is not offered here any more. */
  game: Maybe<CasinoGame>;
  /** Key of their game. */
  gameKey: Scalars['ID']['output'];
  /** How many can still be played, until `expiresAt` of the bonus. */
  left: Scalars['Int']['output'];
  /** How many were given. */
  rounds: Scalars['Int']['output'];
  /** Stake of each round. */
  stake: Money;
  /** How many were played. */
  used: Scalars['Int']['output'];
  /** What they have won so far. */
  won: Money;
};

/** A bonus game. */
export type BonusGame = {
  __typename?: 'BonusGame';
  /** Days to begin an attempt. */
  days: Scalars['Int']['output'];
  /** Lowest deposit by currency that brings an attempt, once a day, UTC; empty if none does. */
  deposits: Array<Money>;
  /** Whether each player has a free attempt a day, UTC. */
  isDaily: Scalars['Boolean']['output'];
  /** Its name. */
  key: BonusGameKey;
  /** Points that an attempt costs; null if it isn't sold. */
  price: Maybe<Scalars['Int']['output']>;
  /** Its prizes, as attempts from now on have them. */
  prizes: Array<BonusGamePrize>;
};

/**
 * An attempt in a bonus game. Its prizes never change, and what it wins is drawn from the seeds: HMAC-SHA256 with the
 * server's seed for its key.
 */
export type BonusGameAttempt = {
  __typename?: 'BonusGameAttempt';
  /** Number of the bonus that the prize became; null for none. */
  bonusId: Maybe<Scalars['ID']['output']>;
  /** The player's seed; null before the game begins. */
  clientSeed: Maybe<Scalars['String']['output']>;
  /** When the game ended; null before. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** By when it must be begun. */
  expiresAt: Scalars['DateTime']['output'];
  /** The game. */
  game: BonusGameKey;
  /** When it was given. */
  givenAt: Scalars['DateTime']['output'];
  /** Number of the attempt. */
  id: Scalars['ID']['output'];
  /** Moves made so far, each as its numbers. */
  moves: Array<Array<Scalars['Int']['output']>>;
  /** Row of the prizes that was won, from 0; null before the end. */
  prize: Maybe<Scalars['Int']['output']>;
  /** Its prizes, as they were when it was given. */
  prizes: Array<BonusGamePrize>;
  /** SHA-256 of the server's seed, hexadecimal: known before the game begins. */
  seedHash: Scalars['String']['output'];
  /** The server's seed; null before the end. */
  serverSeed: Maybe<Scalars['String']['output']>;
  /** What lies open. */
  shown: Array<BonusGameCell>;
  /** Where it comes from. */
  source: BonusGameSource;
  /** Its state. */
  state: BonusGameAttemptState;
};

/** A page of attempts. */
export type BonusGameAttemptConnection = {
  __typename?: 'BonusGameAttemptConnection';
  /** The attempts with their cursors, newest first. */
  edges: Array<BonusGameAttemptEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of attempts. */
  totalCount: Scalars['Int']['output'];
};

/** An attempt on a page. */
export type BonusGameAttemptEdge = {
  __typename?: 'BonusGameAttemptEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The attempt. */
  node: BonusGameAttempt;
};

/** States of an attempt. */
export type BonusGameAttemptState =
  /** It is over, and its prize was paid. */
  | 'DONE'
  /** It wasn't begun in time. */
  | 'EXPIRED'
  /** It goes on. */
  | 'PLAYING'
  /** It waits to be begun. */
  | 'READY'
  /** Its deposit was taken back before it was begun. */
  | 'WITHDRAWN';

/** Something that lies open in a bonus game. */
export type BonusGameCell = {
  __typename?: 'BonusGameCell';
  /** In CHEST a chest, in MEMORY a card, in SAFE a code, in LOTTERY the turn of a ball, in DRAGON a cave; in FORTUNA 0. */
  place: Scalars['Int']['output'];
  /**
   * In CHEST, SAFE and DRAGON the row of the prizes that lies there, in MEMORY the card's picture, in LOTTERY the ball's
   * number, in FORTUNA where the wheel stopped: from 0 to the sum of weights less 1.
   */
  value: Scalars['Int']['output'];
};

/** The bonus games. */
export type BonusGameKey =
  /** One of nine chests. */
  | 'CHEST'
  /** A way through the dragon's mountain. */
  | 'DRAGON'
  /** A wheel of fortune. */
  | 'FORTUNA'
  /** Five numbers of thirty. */
  | 'LOTTERY'
  /** Pairs of cards that cover the prize. */
  | 'MEMORY'
  /** A safe with a code of three digits. */
  | 'SAFE';

/** Result of `takeBonusGameAttempt` and `playBonusGame`. */
export type BonusGamePayload = {
  __typename?: 'BonusGamePayload';
  /** The attempt as it is then; null if there are errors. */
  attempt: Maybe<BonusGameAttempt>;
  /**
   * Errors: OFFER_UNKNOWN, OFFER_CLOSED, OFFER_NOT_FOR_YOU, POINTS_TOO_FEW, ATTEMPT_UNKNOWN, ATTEMPT_EXPIRED, MOVE_REFUSED,
   * LIMIT_REACHED, BETTING_CLOSED, REQUIRED, INVALID, IDEMPOTENCY_MISMATCH.
   */
  errors: Array<UserError>;
};

/** A prize with its chance. */
export type BonusGamePrize = {
  __typename?: 'BonusGamePrize';
  /** Amounts by currency; of an attempt, in its currency only. Empty for prizes without money. */
  amounts: Array<Money>;
  /** Its chance in percent, rounded to six decimals. */
  chance: Scalars['Decimal']['output'];
  /** Days to use a free bet, or to wager bonus money. */
  days: Scalars['Int']['output'];
  /** What it is. */
  kind: BonusGamePrizeKind;
  /** Lowest odds for a free bet, or of bets that count. */
  minCoef: Scalars['Decimal']['output'];
  /** How many times bonus money must be staked. */
  multiplier: Scalars['Decimal']['output'];
  /** Points; null for other prizes. */
  points: Maybe<Scalars['Int']['output']>;
  /** Bets that count towards its wagering. */
  product: BonusProduct;
  /** Its weight: the chance is this share of all weights of the table. */
  weight: Scalars['Int']['output'];
};

/** What a prize is. */
export type BonusGamePrizeKind =
  /** Bonus money that is wagered. */
  | 'BONUS'
  /** Cash. */
  | 'CASH'
  /** A free bet. */
  | 'FREE_BET'
  /** No prize. */
  | 'NOTHING'
  /** Points. */
  | 'POINTS';

/** What a player has to play in a game. */
export type BonusGameSeat = {
  __typename?: 'BonusGameSeat';
  /** The attempt to play: one that goes on before the oldest that waits; null for none. */
  attempt: Maybe<BonusGameAttempt>;
  /** The game. */
  game: BonusGameKey;
  /** Whether today's free attempt can still be taken. */
  hasDaily: Scalars['Boolean']['output'];
  /** Attempts that can be begun or go on. */
  ready: Scalars['Int']['output'];
};

/** What counts in a game. */
export type BonusGameShare = {
  __typename?: 'BonusGameShare';
  /** Key of the game. */
  game: Scalars['String']['output'];
  /** Percent of a stake that counts. */
  percent: Scalars['Decimal']['output'];
};

/** Where an attempt comes from. */
export type BonusGameSource =
  /** The free one of a day. */
  | 'DAILY'
  /** It came with a deposit. */
  | 'DEPOSIT'
  /** The operator gave it. */
  | 'OPERATOR'
  /** It was bought with points. */
  | 'POINTS';

/** Where an attempt is taken from. */
export type BonusGameTake =
  /** Today's free one. */
  | 'DAILY'
  /** One for points. */
  | 'POINTS';

/** Kinds of offers. */
export type BonusKind =
  /** An express that the site puts together each day. */
  | 'ACCUMULATOR'
  /** A share of losses, paid in cash. */
  | 'CASHBACK'
  /** Higher odds for expresses of three bets or more. */
  | 'EXPRESS_BOOST'
  /** A share of the first deposit. */
  | 'FIRST_DEPOSIT'
  /** A stake that the house pays; of a win the player gets what is above it. */
  | 'FREE_BET'
  /** Rounds of a casino game whose stakes the house pays. */
  | 'FREE_ROUNDS'
  /** A percentage on top of the net win of long expresses. */
  | 'HYPER_BONUS'
  /** A bonus without a deposit. */
  | 'NO_DEPOSIT'
  /** A share of a later deposit. */
  | 'RELOAD';

/** Result of `claimOffer`, `forfeitBonus`, `redeemPromoCode` and `buyReward`. */
export type BonusPayload = {
  __typename?: 'BonusPayload';
  /** The bonus as it is then; null if there is none. */
  bonus: Maybe<Bonus>;
  /**
   * Errors: OFFER_UNKNOWN, OFFER_CLOSED, OFFER_TAKEN, OFFER_NOT_FOR_YOU, PARTNER_ONLY, CONTACT_NEEDED,
   * VERIFICATION_NEEDED, HOUSEHOLD_HELD, BONUS_RUNNING, BONUS_UNKNOWN, PROMO_UNKNOWN, PROMO_USED, PROMO_EXPIRED,
   * LIMIT_REACHED, BETTING_CLOSED, REWARD_UNKNOWN, POINTS_TOO_FEW, REQUIRED, INVALID, IDEMPOTENCY_MISMATCH.
   */
  errors: Array<UserError>;
};

/** Which bets count towards wagering. */
export type BonusProduct =
  /** Both. */
  | 'ANY'
  /** Casino games. */
  | 'CASINO'
  /** Bets on sport. */
  | 'SPORT';

/** States of a bonus. */
export type BonusState =
  /** It runs. */
  | 'ACTIVE'
  /** The operator took it away, or its deposit was taken back. */
  | 'CANCELLED'
  /** All was staked, and what it held became cash; or the free bet or all free rounds were used. */
  | 'COMPLETED'
  /** Its time was over. */
  | 'EXPIRED'
  /** The player gave it up. */
  | 'FORFEITED'
  /** Nothing was left to stake. */
  | 'LOST'
  /** It waits for a deposit. */
  | 'OFFERED';

/** Terms of an offer or a bonus. Those of a bonus that runs never change. */
export type BonusTerms = {
  __typename?: 'BonusTerms';
  /** What is multiplied. */
  base: WageringBase;
  /** Percent of a stake that counts in games without a share of their own. */
  casinoPercent: Scalars['Decimal']['output'];
  /** Amounts by currency; empty for offers without money of their own. */
  currencies: Array<BonusCurrencyTerms>;
  /** Days to wager, or to use a free bet or free rounds. */
  days: Scalars['Int']['output'];
  /** Its free rounds; null for other kinds. */
  freeRounds: Maybe<FreeRoundsTerms>;
  /** Games with a share of their own; 0 excludes a game. */
  games: Array<BonusGameShare>;
  /** What kind it is. */
  kind: BonusKind;
  /** Lowest odds of each of its bets. */
  minCoef: Scalars['Decimal']['output'];
  /** Fewest bets of an express that counts; 1 lets singles count. */
  minLegs: Scalars['Int']['output'];
  /** How many times the base must be staked. The base of free rounds is what they win; with 0 that is cash at once. */
  multiplier: Scalars['Decimal']['output'];
  /** Days to make the deposit. */
  offerDays: Scalars['Int']['output'];
  /** Percent of the deposit; null for offers without one. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** Which bets count. */
  product: BonusProduct;
};

/** What one bet counted towards the wagering. */
export type BonusWager = {
  __typename?: 'BonusWager';
  /** What of it counted. */
  amount: Money;
  /** When it was settled. */
  at: Scalars['DateTime']['output'];
  /** Key of the casino game; null for coupons. */
  game: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: WagerReason;
  /** What it was. */
  source: WagerSource;
  /** Number of the coupon or round. */
  sourceId: Scalars['ID']['output'];
  /** What was staked. */
  stake: Money;
};

/** A custom property of the brand book. */
export type BrandBookEntry = {
  __typename?: 'BrandBookEntry';
  /** Name of a design token, such as "--color-accent". */
  cssProp: Scalars['String']['output'];
  /** Its value, such as "#F5B014". */
  cssValue: Scalars['String']['output'];
};

/** A breadcrumb. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its path without language prefix; empty for the home page. */
  path: Scalars['String']['output'];
};

/** A ticket to buy. */
export type BuyLottoTicketInput = {
  /** Account that pays; of the draw's currency. */
  accountId: Scalars['ID']['input'];
  /** Key of an only bet at fixed odds; lines if this and `bets` are omitted. */
  betId?: InputMaybe<Scalars['ID']['input']>;
  /** Several bets at fixed odds on one ticket, none of them twice; at most the lottery's `maxBets`. */
  bets?: InputMaybe<Array<LottoBetInput>>;
  /** The draw. */
  drawId: Scalars['ID']['input'];
  /** Draws in a row, the first included: a ticket for each. */
  draws?: InputMaybe<Scalars['Int']['input']>;
  /** Key of this one purchase: 8 to 64 letters, digits, - or _. */
  idempotencyKey: Scalars['String']['input'];
  /** Numbers in any order, none twice; at most 80. Empty for a bet that names none, and for several bets. */
  numbers: Array<Scalars['Int']['input']>;
  /** Numbers of a line; the most of the lottery's if omitted. */
  picks?: InputMaybe<Scalars['Int']['input']>;
  /** Stake for one line, or for each bet that names no other. */
  stake: Scalars['Decimal']['input'];
};

/** A reward to buy. */
export type BuyRewardInput = {
  /** 8 to 64 letters, digits, - or _. The same key buys once. */
  idempotencyKey: Scalars['String']['input'];
  /** Stable name of the reward. */
  rewardId: Scalars['ID']['input'];
};

/** A ticket to buy. */
export type BuyTotoTicketInput = {
  /** Account that pays; of the draw's currency. */
  accountId: Scalars['ID']['input'];
  /** The draw. */
  drawId: Scalars['ID']['input'];
  /** Key of this one purchase: 8 to 64 letters, digits, - or _. */
  idempotencyKey: Scalars['String']['input'];
  /** A pick for each match; at most 31. */
  picks: Array<TotoPickInput>;
  /** Stake for one combination. */
  stake: Scalars['Decimal']['input'];
};

/** Who may share an answer. */
export type CacheControlScope =
  /** For this caller only. */
  | 'PRIVATE'
  /** The same for everybody who asks in the same language. */
  | 'PUBLIC';

/** Coupon whose order to cancel. */
export type CancelAutoCashOutInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
};

/** Result of `cancelAutoCashOut`. */
export type CancelAutoCashOutPayload = {
  __typename?: 'CancelAutoCashOutPayload';
  /** The coupon after the call; null if the player has none with this number. */
  coupon: Maybe<Coupon>;
  /** Errors. */
  errors: Array<UserError>;
};

/** A pending limit to cancel. */
export type CancelLimitInput = {
  /** `limitType` of a `Limit`; all that can be cancelled if omitted. */
  limitType?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `cancelLimit`. */
export type CancelLimitPayload = {
  __typename?: 'CancelLimitPayload';
  /** Errors: NOTHING_PENDING. */
  errors: Array<UserError>;
  /** All limits after the call; null if there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence about success or refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** A withdrawal to take back. */
export type CancelWithdrawalInput = {
  /** Number of the payment. */
  paymentId: Scalars['ID']['input'];
};

/** Ways to give a canonical address. */
export type CanonicalMode =
  /** As another host, of which this site is a mirror. */
  | 'MIRROR'
  /** As another path or address. */
  | 'URL';

/** A picture of characters to type, or the operator's captcha widget. */
export type CaptchaChallenge = {
  __typename?: 'CaptchaChallenge';
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id to send with the answer. */
  id: Scalars['ID']['output'];
  /** PNG as a data: URI, black and white, 360 by 120 pixels; empty if there is a widget. */
  image: Scalars['String']['output'];
  /** Kind of challenge: "picture", "turnstile" or "hcaptcha". */
  type: Scalars['String']['output'];
  /** Captcha widget of the operator's provider, shown instead of a picture; its token is the answer. Null for a picture. */
  widget: Maybe<CaptchaWidget>;
};

/** A captcha is required; repeat the call with the answer. */
export type CaptchaError = UserError & {
  __typename?: 'CaptchaError';
  /** A new challenge; null while the captcha service is down. */
  challenge: Maybe<CaptchaChallenge>;
  /** CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED or CAPTCHA_UNAVAILABLE. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Always ["captcha"]. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A solved captcha, good for one call. */
export type CaptchaInput = {
  /**
   * The characters in the picture or the digits in the sound; case and spaces are ignored. For a widget, its token, at
   * most 6,144 characters.
   */
  answer: Scalars['String']['input'];
  /** Id of the challenge. */
  challengeId: Scalars['ID']['input'];
};

/** How to show the operator's captcha. */
export type CaptchaWidget = {
  __typename?: 'CaptchaWidget';
  /** Address of the provider's script, which provides `turnstile` or `hcaptcha`. */
  script: Scalars['String']['output'];
  /** Site key from the provider. */
  siteKey: Scalars['String']['output'];
};

/** A cash desk or a terminal. */
export type CashDesk = {
  __typename?: 'CashDesk';
  /** Street and house, in the request's language. */
  address: Scalars['String']['output'];
  /** Whether players pay in there. */
  canDeposit: Scalars['Boolean']['output'];
  /** Whether players fetch withdrawals there. */
  canWithdraw: Scalars['Boolean']['output'];
  /** City, in the request's language. */
  city: Scalars['String']['output'];
  /** The code that a withdrawal to this desk names (`WithdrawalDetailsInput.point`). */
  code: Scalars['ID']['output'];
  /** Country, ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** Currencies that it takes, ISO 4217. */
  currencies: Array<Scalars['String']['output']>;
  /** When it is open; a day without an entry is closed. */
  hours: Array<CashDeskHours>;
  /** Desk or terminal. */
  kind: CashDeskKind;
  /** Degrees north, WGS 84. */
  latitude: Scalars['Float']['output'];
  /** Degrees east, WGS 84. */
  longitude: Scalars['Float']['output'];
  /** IANA time zone in which the hours are told. */
  timeZone: Scalars['String']['output'];
};

/** Opening hours of some days of the week. */
export type CashDeskHours = {
  __typename?: 'CashDeskHours';
  /** Days of the week, 1 Monday to 7 Sunday. */
  days: Array<Scalars['Int']['output']>;
  /** When it opens, HH:MM. */
  from: Scalars['String']['output'];
  /** When it closes, HH:MM; 24:00 is midnight. */
  to: Scalars['String']['output'];
};

/** What stands at a place where players pay cash. */
export type CashDeskKind =
  /** A desk with staff. */
  | 'DESK'
  /** A machine that takes cash. */
  | 'TERMINAL';

/** A cash-out that was paid. */
export type CashOut = {
  __typename?: 'CashOut';
  /** Part of the stake that was sold. */
  amount: Money;
  /** When it was paid. */
  at: Scalars['DateTime']['output'];
  /** Whether it paid an advance on another coupon. */
  isAdvance: Scalars['Boolean']['output'];
  /** Whether the automatic cash-out order sold it. */
  isAuto: Scalars['Boolean']['output'];
  /** Share that was sold of what was then in play; "1" for all of it. */
  share: Scalars['Decimal']['output'];
  /** What the player was paid. */
  value: Money;
};

/** What to sell. */
export type CashOutCouponInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Chosen by the client once per sale, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never sells twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Which other values are accepted: none, higher ones, or any. */
  policy?: InputMaybe<OddsChange>;
  /** Share to sell, "0.1" to "0.9" with at most two decimals; null for all of it. The rest keeps its original prices. */
  share?: InputMaybe<Scalars['Decimal']['input']>;
  /** `token` of the offer. */
  token: Scalars['String']['input'];
  /** `value` of the offer, of the whole coupon. */
  value: Scalars['Decimal']['input'];
};

/** Result of `cashOutCoupon`. */
export type CashOutCouponPayload = {
  __typename?: 'CashOutCouponPayload';
  /** The coupon after the call; null if the player has none with this number. */
  coupon: Maybe<Coupon>;
  /** Errors, each with the path of its field. */
  errors: Array<UserError>;
};

/**
 * Price at which a coupon can be sold now: stake × product of prices at placing / product of current prices, less the
 * operator's margin per open bet, at most the largest return.
 */
export type CashOutOffer = {
  __typename?: 'CashOutOffer';
  /** When the offer expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether a part can be sold: stake and value are large enough to be split. */
  isPartial: Scalars['Boolean']['output'];
  /** Token to send when accepting. */
  token: Scalars['String']['output'];
  /** Value of everything in play; a share is worth its proportion. */
  value: Money;
};

/** Why a coupon can't be sold now. */
export type CashOutReason =
  /** Support has frozen the player's account. */
  | 'ACCOUNT_FROZEN'
  /** It was paid from a bonus account. */
  | 'BONUS_ACCOUNT'
  /** A bet has lost, or is decided and about to be settled. */
  | 'DECIDED'
  /** It is a free bet. */
  | 'FREE_BET'
  /** It is insured. */
  | 'INSURED'
  /** It is neither a single nor an express. */
  | 'KIND'
  /** It is waiting for a decision or already settled. */
  | 'NOT_OPEN'
  /** An outcome has no price although its game is in progress. */
  | 'NOT_PRICED'
  /** Another reason of the operator's. */
  | 'OTHER'
  /** An outcome is suspended at the moment. */
  | 'OUTCOME_SUSPENDED'
  /** It is worth less than the currency's smallest unit. */
  | 'WORTHLESS';

/** A player's cashback of casino games. */
export type Cashback = {
  __typename?: 'Cashback';
  /** Points collected in all. */
  collected: Scalars['Int']['output'];
  /** Rounds of games that return more than so many percent of stakes don't count. */
  highestReturn: Scalars['Decimal']['output'];
  /** Their level. */
  level: Scalars['Int']['output'];
  /** All levels, the lowest first. */
  levels: Array<CashbackLevel>;
  /** Most that a period gives back, in percent of its stakes. */
  mostOfStakes: Scalars['Decimal']['output'];
  /** What was paid, latest first; at most 50. */
  payments: Array<CashbackPayment>;
  /** Beginning of the period under way. */
  periodFrom: Scalars['DateTime']['output'];
  /** Its end; the payment follows. */
  periodTo: Scalars['DateTime']['output'];
  /** The period under way, by currency. */
  running: Array<CashbackSum>;
  /** Points missing for the next level; null at the highest. */
  toNextLevel: Maybe<Scalars['Int']['output']>;
};

/** What cashback is a share of. */
export type CashbackBase =
  /** Net loss: stakes less wins and bonuses. */
  | 'LOSS'
  /** All stakes. */
  | 'STAKES';

/** A level of cashback. */
export type CashbackLevel = {
  __typename?: 'CashbackLevel';
  /** How often it is paid. */
  every: CashbackPeriod;
  /** Points collected in all from which it holds. */
  from: Scalars['Int']['output'];
  /** From 1, the lowest. */
  level: Scalars['Int']['output'];
  /** What it is a share of. */
  of: CashbackBase;
  /** Percent that is given back. */
  percent: Scalars['Decimal']['output'];
};

/** Cashback of a period that is over. */
export type CashbackPayment = {
  __typename?: 'CashbackPayment';
  /** What was paid. */
  amount: Money;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Bonuses given in it. */
  bonuses: Money;
  /** Level it was paid at. */
  level: Scalars['Int']['output'];
  /** Percent of that level. */
  percent: Scalars['Decimal']['output'];
  /** Beginning of the period. */
  periodFrom: Scalars['DateTime']['output'];
  /** Its end. */
  periodTo: Scalars['DateTime']['output'];
  /** Stakes of rounds that ended in it. */
  staked: Money;
  /** What they won. */
  won: Money;
};

/** How often cashback is paid. */
export type CashbackPeriod =
  /** Each day, UTC. */
  | 'DAY'
  /** Each week, from Monday, UTC. */
  | 'WEEK';

/** What a period comes to so far. */
export type CashbackSum = {
  __typename?: 'CashbackSum';
  /** What it would give back now. */
  amount: Money;
  /** Bonuses given in it. */
  bonuses: Money;
  /** Stakes less wins and bonuses, never below zero. */
  netLoss: Money;
  /** Stakes of rounds that ended in it. */
  staked: Money;
  /** What they won. */
  won: Money;
};

/** A category of games. */
export type CasinoCategory = {
  __typename?: 'CasinoCategory';
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};

/** Games that have something in common. */
export type CasinoCollection = {
  __typename?: 'CasinoCollection';
  /** Number of its games here; more than 0. */
  gameCount: Scalars['Int']['output'];
  /** Its first games in the operator's order. `first` is 1 to 50 (default 12). */
  games: Array<CasinoGame>;
  /** Its key, such as `new` or `high-return`. */
  key: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};


/** Games that have something in common. */
export type CasinoCollectionGamesArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};

/** Free rounds of a game: the house pays their stakes. The game plays them before the player's own money. */
export type CasinoFreeRounds = {
  __typename?: 'CasinoFreeRounds';
  /** Number of the account that takes what is won: one of cash, or that of the bonus. */
  accountId: Scalars['ID']['output'];
  /** By when they must be played. */
  expiresAt: Scalars['DateTime']['output'];
  /** Their game; null if that is not offered here. */
  game: Maybe<CasinoGame>;
  /** Key of their game. */
  gameKey: Scalars['ID']['output'];
  /** Name of their game in the request's language; the key if the game is in no list. */
  gameName: Scalars['String']['output'];
  /** Their number. */
  id: Scalars['ID']['output'];
  /** How many can still be played. */
  left: Scalars['Int']['output'];
  /** How many were given. */
  rounds: Scalars['Int']['output'];
  /** Stake of each round. */
  stake: Money;
  /** What they have won so far. */
  won: Money;
};

/** A casino game as lists show it. */
export type CasinoGame = {
  __typename?: 'CasinoGame';
  /** Its categories. */
  categories: Maybe<Array<CasinoCategory>>;
  /** Numbers of its categories. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Halls it stands in; its page belongs to the first. */
  halls: Maybe<Array<CasinoHall>>;
  /** Whether it can be played without money. */
  hasDemo: Maybe<Scalars['Boolean']['output']>;
  /** Highest prize of a round, in stakes. */
  highestMultiplier: Maybe<Scalars['Decimal']['output']>;
  /** Number of the game. */
  id: Scalars['ID']['output'];
  /** Whether it came to its provider's list after the others, within 30 days. */
  isNew: Maybe<Scalars['Boolean']['output']>;
  /** Its key, which is its route. */
  key: Scalars['String']['output'];
  /** Highest stake, in the catalogue's currency. */
  maxStake: Maybe<Money>;
  /** Codes of what it has, such as `cash-out`, `free-spins` or `cards`. */
  mechanics: Maybe<Array<Scalars['String']['output']>>;
  /** Lowest stake, in the catalogue's currency; within the game stakes are in the account's. */
  minStake: Maybe<Money>;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Its former route: the path segment after `allgamesentrance/`. Null if it had none. */
  oldRoute: Maybe<Scalars['String']['output']>;
  /** Addresses of its pictures. */
  pictures: Maybe<CasinoPictures>;
  /** Whose game it is. */
  provider: Maybe<CasinoProvider>;
  /** Its route: the path segment after `games/`. */
  route: Scalars['String']['output'];
  /** Share of stakes that returns as prizes in the long run, with the best bets and play, in percent. */
  rtp: Maybe<Scalars['Decimal']['output']>;
  /** The same with the worst of its bets; equal to `rtp` where all bets return the same. */
  rtpFrom: Maybe<Scalars['Decimal']['output']>;
  /** Number of its tag, such as new or popular; null if it has none. */
  tagId: Maybe<Scalars['ID']['output']>;
  /** How far results lie apart. */
  volatility: Maybe<CasinoVolatility>;
};

/** A page of casino games. */
export type CasinoGameConnection = {
  __typename?: 'CasinoGameConnection';
  /** The games with their cursors. */
  edges: Array<CasinoGameEdge>;
  /** Mechanics to choose among: of the games that match all of the filter but its mechanics, the most frequent first. */
  mechanics: Maybe<Array<Scalars['String']['output']>>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Providers to choose among: of the games that match all of the filter but its providers. */
  providers: Maybe<Array<CasinoProvider>>;
  /** Number of games that match. */
  totalCount: Scalars['Int']['output'];
};

/** A game in a page. */
export type CasinoGameEdge = {
  __typename?: 'CasinoGameEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The game. */
  node: CasinoGame;
};

/** Selects games. All given conditions must hold. */
export type CasinoGameFilter = {
  /** Only of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this collection, by key. */
  collection?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this hall. */
  hall?: InputMaybe<CasinoHall>;
  /** Only those that can, or can't, be played without money. */
  hasDemo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these games, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only with all of these mechanics; at most 20. */
  mechanics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only of one of these providers, by key; at most 100. */
  providers?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Only those whose name, provider or hall has all these words; slips of a letter or two in longer words, and words that
   * are only begun, are forgiven. At most 64 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only with a lowest stake of at most this, in the catalogue's currency. */
  stakeUpTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only with this tag. */
  tagId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of one of these. */
  volatilities?: InputMaybe<Array<CasinoVolatility>>;
};

/** Halls of the casino: its pages by kind of game. */
export type CasinoHall =
  /** Asian games. */
  | 'ASIAN'
  /** Bingo. */
  | 'BINGO'
  /** Card games. */
  | 'CARDS'
  /** A multiplier grows until it breaks. */
  | 'CRASH'
  /** One press, one result. */
  | 'FAST_BET'
  /** Fast games. */
  | 'FAST_GAMES'
  /** Fishing and hunting. */
  | 'FISHING'
  /** Keno. */
  | 'KENO'
  /** Live casino: tables that all players share on one clock. */
  | 'LIVE'
  /** Table games, and what stands nowhere else. */
  | 'OTHER'
  /** Poker against the house. */
  | 'POKER'
  /** Scratchcards. */
  | 'SCRATCHCARDS'
  /** Games of skill. */
  | 'SKILL'
  /** Slots. */
  | 'SLOTS'
  /** Draws and wheels by the clock. */
  | 'TV_GAMES'
  /** Virtual sports. */
  | 'VIRTUAL_SPORTS';

/** A hall with its games' number. */
export type CasinoHallSummary = {
  __typename?: 'CasinoHallSummary';
  /** Number of its games here; more than 0. */
  gameCount: Scalars['Int']['output'];
  /** Which one. */
  hall: CasinoHall;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};

/** A game opened in a frame. */
export type CasinoLaunch = {
  __typename?: 'CasinoLaunch';
  /** Number of the launch, for `closeCasinoSession`; null for play without money. */
  sessionId: Maybe<Scalars['ID']['output']>;
  /** Address for a frame; it is for this launch alone, and not to be kept. */
  url: Scalars['String']['output'];
};

/** Pictures of a game by the ratio of their sides. Each is null if the provider has none of it. */
export type CasinoPictures = {
  __typename?: 'CasinoPictures';
  /** 1 to 1. */
  square: Maybe<Scalars['String']['output']>;
  /** 3 to 4. */
  tall: Maybe<Scalars['String']['output']>;
  /** 16 to 9. */
  wide: Maybe<Scalars['String']['output']>;
};

/** A promotion in casino games. */
export type CasinoPromotion = {
  __typename?: 'CasinoPromotion';
  /** Number of the promotion. */
  id: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};

/** A provider of casino games. */
export type CasinoProvider = {
  __typename?: 'CasinoProvider';
  /** Number of its games here; more than 0. */
  gameCount: Scalars['Int']['output'];
  /** Its key: the path segment after `providers/`. */
  key: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A page of providers. */
export type CasinoProviderConnection = {
  __typename?: 'CasinoProviderConnection';
  /** The providers with their cursors. */
  edges: Array<CasinoProviderEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of all of them. */
  totalCount: Scalars['Int']['output'];
};

/** A provider in a page. */
export type CasinoProviderEdge = {
  __typename?: 'CasinoProviderEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The provider. */
  node: CasinoProvider;
};

/** Games that a player has to do with; those offered here only. */
export type CasinoRecents = {
  __typename?: 'CasinoRecents';
  /** Played for money lately, the last one first; at most 50. */
  played: Array<CasinoGame>;
  /** With a round that is not over. */
  unfinished: Array<CasinoGame>;
};

/** A play of a casino game for money. */
export type CasinoRound = {
  __typename?: 'CasinoRound';
  /** Number of the account that paid; of a free round, that takes its win. */
  accountId: Scalars['ID']['output'];
  /** When it ended; null while it goes on. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its game; null if that is not offered here any more. */
  game: Maybe<CasinoGame>;
  /** Name of its game in the request's language; the key once the game is in no list. */
  gameName: Scalars['String']['output'];
  /** Its number, as its studio gives it. */
  id: Scalars['ID']['output'];
  /** Whether it was a free round: the house paid the stake. */
  isFree: Scalars['Boolean']['output'];
  /** What became of it. */
  result: CasinoRoundResult;
  /** All that was staked; of a returned round, what came back. */
  stake: Money;
  /** When its first stake was taken. */
  startedAt: Scalars['DateTime']['output'];
  /**
   * Page of the studio that plays it again from its seeds; null while these are secret, which the player ends in the game.
   * Asked for round by round.
   */
  verifyUrl: Maybe<Scalars['String']['output']>;
  /** Prizes so far. */
  won: Money;
};

/** A page of rounds. */
export type CasinoRoundConnection = {
  __typename?: 'CasinoRoundConnection';
  /** The rounds with their cursors, newest first. */
  edges: Array<CasinoRoundEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of all rounds that match. */
  totalCount: Scalars['Int']['output'];
};

/** A round on a page. */
export type CasinoRoundEdge = {
  __typename?: 'CasinoRoundEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The round. */
  node: CasinoRound;
};

/** Selects rounds. Conditions that aren't given match everything. */
export type CasinoRoundFilter = {
  /** Only of this account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those begun before this instant. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those begun at or after this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of the game with this key. */
  gameKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only with one of these results. */
  results?: InputMaybe<Array<CasinoRoundResult>>;
};

/** What became of a round. */
export type CasinoRoundResult =
  /** It has paid none. */
  | 'LOST'
  /** It goes on: the next launch of its game shows it again. */
  | 'OPEN'
  /** Its stake was given back. */
  | 'RETURNED'
  /** It has paid a prize. */
  | 'WON';

/** A table of shared rounds. */
export type CasinoTable = {
  __typename?: 'CasinoTable';
  /** Key of its game. */
  gameKey: Scalars['ID']['output'];
  /** Players who watch it, for money or without. */
  seatCount: Scalars['Int']['output'];
};

/** How far the results of a game lie apart. */
export type CasinoVolatility =
  /** Large prizes seldom. */
  | 'HIGH'
  /** Small prizes often. */
  | 'LOW'
  /** Between the others. */
  | 'MEDIUM';

/** A championship: one competition of a sport, such as a league's season. */
export type Championship = {
  __typename?: 'Championship';
  /** ISO 3166 code in lower case, alpha-2 or a part such as "gb-eng"; null for international ones. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** Number of its games in a section. */
  gameCount: Scalars['Int']['output'];
  /** Its games by start. `first` is 1 to 100 (default 50), or 1 to 50 if all markets of the games are requested. */
  games: Maybe<GameConnection>;
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Whether the operator marked it as top. */
  isTop: Scalars['Boolean']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** English name, whatever the request's language. Null if the sportsbook doesn't tell it. */
  nameEng: Maybe<Scalars['String']['output']>;
  /** Path segment after the id, such as "england-premier-league". */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
};


/** A championship: one competition of a sport, such as a league's season. */
export type ChampionshipGameCountArgs = {
  section: InputMaybe<Section>;
};


/** A championship: one competition of a sport, such as a league's season. */
export type ChampionshipGamesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  section: InputMaybe<Section>;
};

/** A change of password. */
export type ChangePasswordInput = {
  /** Answer to the security question, if `isAnswerNeeded`. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** The new password: 8 to 64 characters with letters and digits, different from every name the player signs in with. */
  newPassword: Scalars['String']['input'];
  /** The current password. */
  oldPassword: Scalars['String']['input'];
};

/** A player's identity for the support chat, as Chatwoot takes it. */
export type ChatIdentity = {
  __typename?: 'ChatIdentity';
  /** HMAC-SHA256 of `identifier` in hex under the secret that the operator shares with the chat's provider. */
  hash: Scalars['String']['output'];
  /** Number of the player. */
  identifier: Scalars['String']['output'];
};

/** Result of `checkCaptcha`. */
export type CheckCaptchaPayload = {
  __typename?: 'CheckCaptchaPayload';
  /** Errors: INVALID, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** Whether the answer is right. */
  isRight: Scalars['Boolean']['output'];
  /** Seconds for which the challenge can still be used. */
  secondsLeft: Scalars['Int']['output'];
  /** Kind of challenge. */
  type: Maybe<Scalars['String']['output']>;
};

/** A code and the id it belongs to. */
export type CheckRecoveryCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** `id` from `sendRecoveryCode`, or the part before the dot in a letter's link. */
  id: Scalars['ID']['input'];
};

/** Result of `checkRecoveryCode`. */
export type CheckRecoveryCodePayload = {
  __typename?: 'CheckRecoveryCodePayload';
  /** Errors: REQUIRED, INVALID, WRONG_CODE, TIME_UP, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** Token to send with the new password to `resetPassword`; null if there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** The code that was sent. */
export type CheckTransferCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code. */
  code: Scalars['String']['input'];
  /** Player number in the former brand. */
  formerId: Scalars['ID']['input'];
};

/** Result of `checkTransferCode`. */
export type CheckTransferCodePayload = {
  __typename?: 'CheckTransferCodePayload';
  /** Errors: INVALID, WRONG_CODE, TIME_UP. */
  errors: Array<UserError>;
  /** Token for `transferUser`; null if there are errors. */
  redirectToken: Maybe<Scalars['String']['output']>;
};

/** An offer to take. */
export type ClaimOfferInput = {
  /** Currency of the bonus; that of the main account without it. A bonus of a deposit has the deposit's. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Number of the offer. */
  offerId: Scalars['ID']['input'];
};

/** The password of the player who is closing their account. */
export type CloseAccountInput = {
  /** Password as entered; at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Result of `closeAccount`. */
export type CloseAccountPayload = {
  __typename?: 'CloseAccountPayload';
  /** Errors: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** Whether the account was closed. The caller is then a guest. */
  isClosed: Scalars['Boolean']['output'];
};

/** Which launch to end. */
export type CloseCasinoSessionInput = {
  /** `sessionId` of the launch. */
  sessionId: Scalars['ID']['input'];
};

/** A launch that has ended. */
export type CloseCasinoSessionPayload = {
  __typename?: 'CloseCasinoSessionPayload';
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
};

/** A request to close. */
export type CloseSupportRequestInput = {
  /** Number of the request. */
  requestId: Scalars['ID']['input'];
};

/** An event of a visit, as the embedded collector keeps it. */
export type CollectedEvent = {
  __typename?: 'CollectedEvent';
  /** When it happened in the browser. */
  at: Scalars['DateTime']['output'];
  /** Counter that it was sent for. */
  counterId: Scalars['ID']['output'];
  /** The event's fields, by name. */
  data: Scalars['JSON']['output'];
  /** Number in the catalogue of events. */
  eventId: Scalars['Int']['output'];
  /** Name in the catalogue of events. */
  name: Scalars['String']['output'];
};

/** A part of a combination. */
export type CombinationPart = {
  __typename?: 'CombinationPart';
  /** Its price as a single bet. */
  coef: Scalars['Decimal']['output'];
  /** True if it wins whenever all other parts do, so the price is the same without it. */
  isNeedless: Scalars['Boolean']['output'];
  /** Name of its market. */
  marketName: Scalars['String']['output'];
  /** Name of the outcome in the request's language. */
  name: Scalars['String']['output'];
  /** Id of the outcome. */
  outcomeId: Scalars['ID']['output'];
};

/** Why outcomes can't be combined. */
export type CombinationRefusal = {
  __typename?: 'CombinationRefusal';
  /** What is wrong. */
  code: CombinationRefusalCode;
  /** Parts concerned; empty if it concerns the whole combination. */
  outcomeIds: Array<Scalars['ID']['output']>;
};

/** Reasons why outcomes can't be combined. */
export type CombinationRefusalCode =
  /** The outcome is listed twice. */
  | 'DUPLICATE_PART'
  /** The first part listed implies the second, which adds nothing. */
  | 'IMPLIED_PART'
  /** The listed parts can't all win. */
  | 'IMPOSSIBLE'
  /** Markets of this type can't be combined. */
  | 'NOT_COMBINABLE'
  /** Combinations are not offered in this game. */
  | 'NOT_OFFERED'
  /** A quarter line can be half won, so the combination would have no single price. */
  | 'QUARTER_LINE'
  /** Fewer than two outcomes. */
  | 'TOO_FEW_PARTS'
  /** More than eight outcomes. */
  | 'TOO_MANY_PARTS'
  /** The combination is less likely than the longest price offered. */
  | 'TOO_UNLIKELY'
  /** Not an outcome of this game, or no longer offered. */
  | 'UNKNOWN_PART';

/** The player's password. */
export type ConfirmPasswordInput = {
  /** Password as entered; at most 256 characters. */
  password: Scalars['String']['input'];
};

/** The code from the letter. */
export type ConfirmRegistrationInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code from the letter. */
  code: Scalars['String']['input'];
  /** `idempotencyKey` of the form. */
  idempotencyKey: Scalars['ID']['input'];
  /** `token` from `register`. */
  token: Scalars['String']['input'];
};

/** Ways to contact a player. */
export type ContactChannel =
  /** Their e-mail. */
  | 'EMAIL'
  /** Their phone. */
  | 'PHONE';

/** A rate, and what an amount gives at it. */
export type ConversionQuote = {
  __typename?: 'ConversionQuote';
  /** What the first account gives. */
  amount: Money;
  /** Until when it holds. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the second account gains. */
  gained: Money;
  /** Percent of the rate that the house keeps; `rate` is what is left. */
  margin: Scalars['Decimal']['output'];
  /** Units of the second currency for one of the first. */
  rate: Scalars['Decimal']['output'];
  /** Day of the rates behind it, YYYY-MM-DD. */
  ratesDate: Scalars['String']['output'];
  /** Who publishes those rates, as the operator names it; null for a demonstration's own table. */
  ratesSource: Maybe<Scalars['String']['output']>;
  /** What `convertMoney` takes. */
  token: Scalars['String']['output'];
};

/** Result of `conversionQuote`. */
export type ConversionQuotePayload = {
  __typename?: 'ConversionQuotePayload';
  /** Errors: ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, REQUIRED, INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, RATE_UNAVAILABLE. */
  errors: Array<UserError>;
  /** The quote; null if there are errors. */
  quote: Maybe<ConversionQuote>;
};

/** Which of a player's accounts must be converted; the services' numbers 0, 1 and 2. */
export type ConversionStatus =
  /** An additional account (2). */
  | 'ADDITIONAL'
  /** The main account (1). */
  | 'MAIN'
  /** None (0). */
  | 'NOT_ALLOWED';

/** Result of `convertAccount`. */
export type ConvertAccountPayload = {
  __typename?: 'ConvertAccountPayload';
  /** Errors: NOT_OFFERED if there is nothing to convert, ACCOUNT_FROZEN, ACCOUNT_HAS_COUPONS, ACCOUNT_HAS_PAYMENTS. */
  errors: Array<UserError>;
  /** What was done, as a sentence for the player. */
  message: Maybe<Scalars['String']['output']>;
  /** The player with the account that received the money; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** A conversion to make. */
export type ConvertMoneyInput = {
  /** Whether the player gives up the bonuses of deposits that end when this money leaves; without it BONUS_ENDS says so first. */
  endsBonus?: InputMaybe<Scalars['Boolean']['input']>;
  /** 8 to 64 letters, digits, - or _. The same key with the same quote answers the conversion it made first. */
  idempotencyKey: Scalars['String']['input'];
  /** `token` of a `ConversionQuote`. */
  quote: Scalars['String']['input'];
};

/** Result of `convertMoney`. */
export type ConvertMoneyPayload = {
  __typename?: 'ConvertMoneyPayload';
  /** What was converted; null if there are errors. */
  conversion: Maybe<MoneyConversion>;
  /** Errors: REQUIRED, INVALID, RATE_CHANGED, INSUFFICIENT_FUNDS, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, BONUS_ENDS, IDEMPOTENCY_MISMATCH. */
  errors: Array<UserError>;
  /** The player after it; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** A result that was corrected after the coupon was paid. */
export type Correction = {
  __typename?: 'Correction';
  /** When it was paid. */
  at: Scalars['DateTime']['output'];
  /** The operator's reason, in their own words. */
  reason: Scalars['String']['output'];
};

/** Where a counter's events are sent. */
export type CounterKind =
  /** The operator's event collector. */
  | 'EVENTS'
  /** A metrics counter. */
  | 'METRICS'
  /** A social network's pixel. */
  | 'SOCIAL_PIXEL'
  /** A sports-data tracker. */
  | 'SPORTS_TRACKER'
  /** A tag manager. */
  | 'TAG_MANAGER';

/** A placed coupon: the receipt. */
export type Coupon = {
  __typename?: 'Coupon';
  /** Account it was paid from. */
  accountId: Scalars['ID']['output'];
  /** Whole stake, whoever pays it; for a `CONDITIONAL` coupon that of its first block. */
  amount: Money;
  /** Stake still in play: `amount` less what was cashed out. Settlement is based on this. */
  amountLeft: Money;
  /** The automatic cash-out order; null if there is none. */
  autoCashOut: Maybe<AutoCashOut>;
  /** Its bets. */
  bets: Array<Bet>;
  /** Blocks of a `CONDITIONAL` coupon, in order; empty for other kinds. */
  blocks: Array<PlacedBlock>;
  /** Factor of the bonus bet on the price; null if there is none. */
  bonusCoef: Maybe<Scalars['Decimal']['output']>;
  /** What a hyper bonus or promo code added to the payout; null until settled, and if there is none. */
  bonusPayout: Maybe<Money>;
  /** Cash-outs so far, oldest first. */
  cashOuts: Array<CashOut>;
  /**
   * Total price at placing, including the bonus bet; null for kinds without one: systems, full covers, chains, conditional
   * coupons.
   */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Total price as the player saw it; null if not reported. */
  coefByView: Maybe<Scalars['String']['output']>;
  /** Number of the odds format in which they saw it; null if not reported. */
  coefViewId: Maybe<Scalars['Int']['output']>;
  /** The last correction of a result it had been settled by, after which it was resettled. Null if there was none. */
  corrected: Maybe<Correction>;
  /** Type of full cover; null for other kinds. */
  cover: Maybe<FullCover>;
  /** Latest time at which a pending live coupon or a VIP bet is decided; null otherwise. */
  decidesAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a score change refuses it while it is pending. */
  dropsOnScoreChange: Scalars['Boolean']['output'];
  /** Total price the player insisted on, at which it is paid; null if they didn't. */
  exactCoef: Maybe<Scalars['Decimal']['output']>;
  /** Percentage of the net win that the hyper bonus adds; null if there is none. */
  hyperBonusPercent: Maybe<Scalars['Decimal']['output']>;
  /** Number of the coupon. */
  id: Scalars['ID']['output'];
  /** The insurance bought; null if there is none. */
  insurance: Maybe<Insurance>;
  /** Whether it was placed as a VIP bet. */
  isVip: Scalars['Boolean']['output'];
  /** Kind. */
  kind: CouponKind;
  /**
   * What can be done with it now, at current prices. Coupons of one answer share a single service call. Null while this
   * can't be determined; a settled coupon has a reason instead of offers.
   */
  offers: Maybe<CouponOffers>;
  /** Total credited, cash-outs included; null until settled. */
  payout: Maybe<Money>;
  /** When it was placed (UTC). */
  placedAt: Scalars['DateTime']['output'];
  /** Return if everything wins (for an anti-express: if it wins), with bonuses, capped; for a free bet only the net win. */
  possibleWin: Money;
  /** Part of the stake paid by cashing out open coupons; null if none was. */
  prepaidAmount: Maybe<Money>;
  /** Promo code used; null if none. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** Why it was refused; null unless the state is REJECTED. */
  rejectReason: Maybe<RejectReason>;
  /** Coupon that replaced this one when a bet was swapped; null otherwise. */
  replacedBy: Maybe<Scalars['ID']['output']>;
  /** Coupon that this one replaced when a bet was swapped; null otherwise. */
  replaces: Maybe<Scalars['ID']['output']>;
  /** When it was settled or refused; null before. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: CouponState;
  /** k of a system k out of n; null for other kinds. */
  systemValue: Maybe<Scalars['Int']['output']>;
};

/** A page of coupons. */
export type CouponConnection = {
  __typename?: 'CouponConnection';
  /** Coupons of this page. */
  edges: Array<CouponEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Coupons that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A coupon of a page. */
export type CouponEdge = {
  __typename?: 'CouponEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The coupon. */
  node: Coupon;
};

/** Selects coupons. All given conditions must hold; an empty list counts as not given. */
export type CouponFilter = {
  /** Only paid from this account. An account that isn't the player's has no coupons. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only placed at or after this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: only the archive, coupons settled more than 30 days ago. False: only the others. All if omitted. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of one of these kinds. */
  kinds?: InputMaybe<Array<CouponKind>>;
  /** Number of the coupon, or part of a game's or championship's name in any language; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only in one of these states. */
  states?: InputMaybe<Array<CouponState>>;
  /** Only placed before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A coupon to quote. */
export type CouponInput = {
  /** Account to pay from. Guests send "0". */
  accountId: Scalars['ID']['input'];
  /** Stake in the account's currency; null if none has been entered yet, and for kinds with stakes per bet or block. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Amounts of the blocks of a `CONDITIONAL` coupon, in playing order. Only the first is staked at placing; each later one
   * is staked from the return of the block before. Errors at the block's amount: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL,
   * AMOUNT_TOO_LARGE.
   */
  amountByBlock?: InputMaybe<Array<BlockAmountInput>>;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /**
   * Total price the player saw; stored with the coupon. Accepted price changes follow from the bets' `coef` and from
   * `oddsChange`.
   */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Total price as displayed in that format, such as "+150"; stored with the coupon, not used in calculations. */
  coefByView?: InputMaybe<Scalars['String']['input']>;
  /**
   * Number of the odds format in which the player saw prices (`defaultCoefViewId` of the site config lists them); stored
   * with the coupon, not used in calculations.
   */
  coefViewId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Which full cover, for `FULL_COVER`. Its name says how many bets it takes and whether it includes singles. Error:
   * COVER_INVALID.
   */
  cover?: InputMaybe<FullCover>;
  /** Whether a score change during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Lowest total price the player accepts. The coupon is accepted and paid at this price, and only while the total price
   * isn't below it, at placing and again at the end of a live delay. For kinds with a total price; the possible win is
   * computed with it. Error: EXACT_COEF_NOT_MET.
   */
  exactCoef?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Whether the player keeps the bonus bet of an express, where one is offered. False means they removed it, which makes
   * room for the hyper bonus.
   */
  hasBonusBet?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Percentage of the hyper bonus the player saw (`hyperBonus.percent` of the quote); if it has changed, the error is
   * BONUS_CHANGED. Null accepts any.
   */
  hyperBonusPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Whether this is a VIP bet: its amount may exceed the maximum, and the operator's desk decides. The stake is taken at
   * once; the coupon stays PENDING until the decision. Error: VIP_NOT_AVAILABLE.
   */
  isVip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake for the hyper bonus that the player saw; stored with the coupon. */
  maxHyperBonusLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest stake for the hyper bonus that the player saw; stored with the coupon. */
  minHyperBonusBetLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which price changes are accepted. */
  oddsChange?: InputMaybe<OddsChange>;
  /**
   * How many percent below the prices sent the player still takes, 0 to 10. With a number the coupon is also placed when
   * prices are better: at those sent with `NONE`, at the better ones with `HIGHER`. Null goes by `oddsChange` alone.
   */
  oddsTolerance?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Part of `amount` that open coupons of the account pay, at most `availablePrepaid` of the quote. As much of them as
   * needed is cashed out at its current value. This is final, and the money stays the player's even if this coupon is
   * refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE.
   */
  prepaidAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Promo code. Not with multiple singles, an advance or a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED,
   * PROMO_NOT_APPLICABLE.
   */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * k of a system k out of n, not counting bankers: from 2 to one less than the number of bets that aren't bankers (up to
   * that number if there is a banker). Error: SYSTEM_VALUE_INVALID.
   */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
};

/** Kinds of coupon; the services' numbers in brackets. */
export type CouponKind =
  /** Wins when the express loses (11). */
  | 'ANTI_EXPRESS'
  /** Singles in a row, each staked from the return of the one before (3). */
  | 'CHAIN'
  /** Blocks settled in order (4). */
  | 'CONDITIONAL'
  /** All bets must win (1). */
  | 'EXPRESS'
  /** Named full covers: Trixie, Patent, Yankee, Lucky 15 and so on (12). */
  | 'FULL_COVER'
  /** One single per bet, each with its own stake (10001). */
  | 'MULTIPLE_SINGLES'
  /** One bet (0). */
  | 'SINGLE'
  /** All combinations of k out of n bets (2). */
  | 'SYSTEM';

/** What can be done with a coupon now. */
export type CouponOffers = {
  __typename?: 'CouponOffers';
  /** Offer to buy it back; null if it can't be sold. */
  cashOut: Maybe<CashOutOffer>;
  /**
   * Available insurance, smallest share first. Empty if none: only for singles and expresses whose bets are all offered
   * and haven't started, with nothing sold or ordered to be sold.
   */
  insurance: Array<InsuranceOffer>;
  /** Why it can't be sold; null if it can. */
  reason: Maybe<CashOutReason>;
  /** Bets that can be swapped; empty if there are none. */
  swaps: Array<SwapOffer>;
};

/** The server's calculation for a coupon. */
export type CouponQuote = {
  __typename?: 'CouponQuote';
  /**
   * Price of the anti-express: 1 / (M − 1/K), where K is the product of its bets' prices and M the operator's margin. Null
   * for other kinds, and if no such bet is possible.
   */
  antiExpressCoef: Maybe<Scalars['Decimal']['output']>;
  /**
   * Largest advance the account's open coupons can pay now: the cash-out value of those that are live or start soon and
   * are likely enough. Null for guests and bonus accounts.
   */
  availablePrepaid: Maybe<Money>;
  /** Each bet as the server sees it, in the order sent. */
  bets: Array<QuotedBet>;
  /** Blocks of a `CONDITIONAL` coupon, in order; empty for other kinds. */
  blocks: Array<BlockQuote>;
  /** The bonus bet of an express; null if none is offered or the player removed it (`hasBonusBet: false`). */
  bonus: Maybe<BonusBet>;
  /**
   * Total price with 3 decimals: for an express the product, including the bonus bet if there is one. Null if a bet can't
   * be priced, and for kinds without a total price.
   */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Everything that would prevent placing. */
  errors: Array<UserError>;
  /** The hyper bonus of an express, or what is missing for it; null if none is offered. */
  hyperBonus: Maybe<HyperBonus>;
  /** Whether it can be a VIP bet: the operator takes them, all bets are line, and there is a finite maximum. */
  isVipAvailable: Scalars['Boolean']['output'];
  /** Largest stake; null if there is no bound, as on a bonus account. */
  maxAmount: Maybe<Money>;
  /** Largest return a coupon can pay. */
  maxPayout: Maybe<Money>;
  /** Smallest stake. */
  minAmount: Maybe<Money>;
  /**
   * Smallest return above zero: of a system or full cover when the fewest bets win, at the lowest prices. Null for other
   * kinds, and without a stake.
   */
  minPossibleWin: Maybe<Money>;
  /**
   * Return if everything wins (for an anti-express: if it wins), capped at `maxPayout`; amount × `exactCoef` if that is
   * set. Null without a stake.
   */
  possibleWin: Maybe<Money>;
  /** Effect of the promo code, if it is valid; null without one, and if `errors` say why it isn't. */
  promo: Maybe<PromoEffect>;
  /** Every k this system can have, smallest first; empty for other kinds. */
  systemValues: Array<SystemValue>;
  /**
   * Number of combinations that share the stake evenly: C(n, k) of a system, all of a full cover; null for other kinds. A
   * whole number that may exceed the range of Int.
   */
  units: Maybe<Scalars['Float']['output']>;
};

/** States of a coupon. */
export type CouponState =
  /** Accepted; at least one bet is open. */
  | 'ACCEPTED'
  /** Sold back before its end. */
  | 'CASHED_OUT'
  /** Lost. */
  | 'LOST'
  /** A live coupon or VIP bet that waits for a decision. */
  | 'PENDING'
  /** Void; the stake was returned. */
  | 'REFUNDED'
  /** Refused; the stake was returned. */
  | 'REJECTED'
  /** Settled as won and paid. */
  | 'WON';

/** What a new captcha replaces. */
export type CreateCaptchaInput = {
  /** Id of a challenge to discard. */
  replaces?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `createCaptcha`. */
export type CreateCaptchaPayload = {
  __typename?: 'CreateCaptchaPayload';
  /** The challenge. */
  challenge: Maybe<CaptchaChallenge>;
  /** Errors: INVALID for a malformed id. */
  errors: Array<UserError>;
};

/** A challenge to be read out. */
export type CreateCaptchaSoundInput = {
  /** Id of the challenge. */
  challengeId: Scalars['ID']['input'];
};

/** Result of `createCaptchaSound`. */
export type CreateCaptchaSoundPayload = {
  __typename?: 'CreateCaptchaSoundPayload';
  /** Errors: INVALID for a malformed id, CAPTCHA_EXPIRED for a challenge that can't be used, and if there is a widget. */
  errors: Array<UserError>;
  /** WAV as a data: URI, some seconds of 8 kHz mono; null if the challenge can no longer be used, and if there is a widget. */
  sound: Maybe<Scalars['String']['output']>;
};

/** What a device reports about itself. */
export type CreateDeviceTokenInput = {
  /** An object of at most 16 KiB. */
  componentsData: Scalars['JSON']['input'];
};

/** Result of `createDeviceToken`. */
export type CreateDeviceTokenPayload = {
  __typename?: 'CreateDeviceTokenPayload';
  /** The token; null if there are errors. */
  device: Maybe<DeviceToken>;
  /** Errors: INVALID. */
  errors: Array<UserError>;
};

/** Result of `createQrSignIn`. */
export type CreateQrSignInPayload = {
  __typename?: 'CreateQrSignInPayload';
  /** Two digits to show beside the picture. */
  checkNumber: Maybe<Scalars['String']['output']>;
  /** Code from the QR picture. */
  code: Maybe<Scalars['String']['output']>;
  /** Always empty today. */
  errors: Array<UserError>;
  /** When it expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Token for `logInByQr`; keep it secret. */
  token: Maybe<Scalars['String']['output']>;
};

/** Result of `createSignInToken`. */
export type CreateSignInTokenPayload = {
  __typename?: 'CreateSignInTokenPayload';
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** When it expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Kind of token. */
  methodId: Maybe<Scalars['Int']['output']>;
  /** Its signature. */
  sign: Maybe<Scalars['String']['output']>;
  /** The token. */
  token: Maybe<Scalars['String']['output']>;
};

/** A request to send. */
export type CreateSupportRequestInput = {
  /** Ids of files that were posted before, at most 4. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the request it made first. */
  idempotencyKey: Scalars['String']['input'];
  /** The payment it is about, of the topic's direction; needed where the sub-topic says so. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of a sub-topic of it. */
  subTopicId: Scalars['ID']['input'];
  /** What has happened; 10 to 2,000 characters. */
  text: Scalars['String']['input'];
  /** Number of the topic. */
  topicId: Scalars['ID']['input'];
};

/** Result of `createToken` and `createTokenTwoStep`. */
export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  /** New device token to store, if the old one had expired; null otherwise. */
  device: Maybe<DeviceToken>;
  /** Errors: the codes of `LogInPayload.errors`. */
  errors: Array<UserError>;
  /** When it expires: after 10 minutes. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * When that expires unless used: after 30 days by default, counted anew at each renewal; a day after signing in if
   * `save` was false.
   */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Token that renews it (`refreshToken`); keep it as safe as a password. It ends with the session: by signing out here or
   * everywhere, a password change, a ban or an exclusion. Null if there are errors or a second step, and if the operator's
   * services don't support it.
   */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The second step, if this player needs one; null otherwise. */
  twoStep: Maybe<TwoStep>;
  /** The token; null if there are errors or a second step. */
  userToken: Maybe<Scalars['String']['output']>;
};

/** Generated login and password, shown once. */
export type Credentials = {
  __typename?: 'Credentials';
  /** When that token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Login. */
  login: Scalars['String']['output'];
  /** Password. */
  password: Scalars['String']['output'];
  /** Token for `sendCredentials`. */
  token: Scalars['String']['output'];
};

/** Login or password is wrong. */
export type CredentialsError = UserError & {
  __typename?: 'CredentialsError';
  /** Always BAD_CREDENTIALS. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Null: the error concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** How many more failures are let pass before sign-in is locked for a while; 0 if it is locked now. */
  triesLeft: Scalars['Int']['output'];
};

/** A currency that accounts can have. */
export type Currency = {
  __typename?: 'Currency';
  /** Step of an amount field. */
  amountStep: Scalars['Decimal']['output'];
  /** Its code. */
  code: Scalars['CurrencyCode']['output'];
  /** Its number in ISO 4217, such as "643". */
  id: Scalars['ID']['output'];
  /** Initial stake of a new coupon. */
  initialAmount: Scalars['Decimal']['output'];
  /** Number of decimals of an amount. */
  minorDigits: Scalars['Int']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Its sign, such as "₽". */
  symbol: Scalars['String']['output'];
};

/** Variants of cyber-sport. */
export type CyberVariant =
  /** Matches of professional teams. */
  | 'REAL'
  /** Duels of two players on a console, streamed. */
  | 'STREAM'
  /** Short matches played by the computer around the clock. */
  | 'VIRTUAL';

/** More participants finished level than there are places. */
export type DeadHeat = {
  __typename?: 'DeadHeat';
  /** Number of shared places. */
  places: Scalars['Int']['output'];
  /** Number of participants who share them. */
  tied: Scalars['Int']['output'];
};

/** A decision on a pending limit. */
export type DecideLimitInput = {
  /** True approves, false rejects. */
  approve: Scalars['Boolean']['input'];
  /** `limitType` of a `Limit`; all that need approval if omitted. */
  limitType?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `decideLimit`. */
export type DecideLimitPayload = {
  __typename?: 'DecideLimitPayload';
  /** Errors: NOTHING_PENDING. */
  errors: Array<UserError>;
  /** All limits after the call; null if there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence about success or refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** The device that signs in. */
export type DeviceInput = {
  /** What the device reports about itself, an object of at most 16 KiB. With it, an expired token is replaced at once. */
  componentsData?: InputMaybe<Scalars['JSON']['input']>;
  /** Device token from `createDeviceToken` or an earlier sign-in. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of devices. */
export type DeviceKind =
  /** A computer. */
  | 'DESKTOP'
  /** A phone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

/** A browser or client that is or was signed in as the player. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** Network address it was last used from; null if unknown. */
  address: Maybe<Scalars['String']['output']>;
  /** Browser, such as "Chrome 130"; null if unknown. */
  browser: Maybe<Scalars['String']['output']>;
  /** Country, two lower-case letters; null if unknown. */
  country: Maybe<Scalars['String']['output']>;
  /** Kind of device; null if unknown. */
  device: Maybe<DeviceKind>;
  /** When it ended; null while it is active. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the session; not a credential. */
  id: Scalars['ID']['output'];
  /** True for the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** System, such as "Windows 10"; null if unknown. */
  system: Maybe<Scalars['String']['output']>;
};

/** A token that identifies a device. */
export type DeviceToken = {
  __typename?: 'DeviceToken';
  /** What the device reported about itself. */
  componentsData: Scalars['JSON']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The token. */
  token: Scalars['String']['output'];
};

/** Texts of one part of the site. */
export type Dictionary = {
  __typename?: 'Dictionary';
  /** The texts by key. */
  entries: Scalars['JSON']['output'];
  /** Changes when a text does. */
  hash: Scalars['String']['output'];
  /** Name, such as "main". */
  id: Scalars['ID']['output'];
  /** Address of this version as a file, which can be cached forever. */
  url: Scalars['String']['output'];
};

/** The dictionaries of a route. */
export type DictionaryBundle = {
  __typename?: 'DictionaryBundle';
  /** The dictionaries, most important first. */
  dictionaries: Array<Dictionary>;
  /** Changes when any of their texts does. */
  hash: Scalars['String']['output'];
  /** Language they are in. */
  language: Scalars['String']['output'];
};

/** A file of a document. Pictures are kept as JPEG, drawn anew without position and comments. */
export type DocumentFile = {
  __typename?: 'DocumentFile';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** Size as it is kept. */
  bytes: Scalars['Int']['output'];
  /** Id of the file. */
  id: Scalars['ID']['output'];
  /** Media type as it is kept. */
  mediaType: Scalars['String']['output'];
};

/** What a document proves. */
export type DocumentKind =
  /** Where the player lives: a bill or a bank statement. */
  | 'ADDRESS'
  /** Who the player is: passport, identity card, driving licence or residence permit. */
  | 'IDENTITY'
  /** That a card or an account is theirs. */
  | 'PAYMENT'
  /** That the document is theirs: a photo of them with it. */
  | 'SELFIE';

/** Result of `beginDocument`, `removeDocumentFile` and `submitDocument`. */
export type DocumentPayload = {
  __typename?: 'DocumentPayload';
  /** The document as it is then. */
  document: Maybe<VerificationDocument>;
  /** Errors: DOCUMENT_UNKNOWN, DOCUMENT_APPROVED, DOCUMENT_CLOSED, FILES_NEEDED, FILE_UNKNOWN. */
  errors: Array<UserError>;
};

/** Why a document was rejected. */
export type DocumentRejection =
  /** It has expired. */
  | 'EXPIRED'
  /** A side or a page is missing. */
  | 'INCOMPLETE'
  /** It is somebody else's. */
  | 'NOT_YOURS'
  /** Another reason, see `message`. */
  | 'OTHER'
  /** It can't be read. */
  | 'UNREADABLE'
  /** It proves something else. */
  | 'WRONG_KIND';

/** States of a document. */
export type DocumentState =
  /** It is approved. */
  | 'APPROVED'
  /** It was rejected; it can be sent anew as another one. */
  | 'REJECTED'
  /** It takes files, and is not sent yet. */
  | 'REQUESTED'
  /** It waits for a decision. */
  | 'SUBMITTED';

/** States of a draw. */
export type DrawState =
  /** Called off; tickets are refunded. */
  | 'CANCELLED'
  /** Its sale has ended; results are awaited. */
  | 'CLOSED'
  /** All results are known; prizes are being paid. */
  | 'DRAWN'
  /** On sale. */
  | 'OPEN'
  /** Prizes are paid. */
  | 'SETTLED';

/** Which sessions to end. */
export type EndSessionsInput = {
  /** Id of one session; null for all but this one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `endSessions`. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  /** Errors: INVALID. */
  errors: Array<UserError>;
  /** The sessions after the call; null if there are errors. */
  sessions: Maybe<Array<DeviceSession>>;
};

/** A market of a game that is over. */
export type EndedMarket = {
  __typename?: 'EndedMarket';
  /** Group for tabs, such as "main". */
  group: Scalars['String']['output'];
  /** Id of the market. */
  id: Scalars['ID']['output'];
  /** Name in the request's language, with its parameter. */
  name: Scalars['String']['output'];
  /** Its outcomes in column order. */
  outcomes: Array<EndedOutcome>;
  /** Line of the market; null if it has none. */
  param: Maybe<Scalars['Decimal']['output']>;
  /** Type, such as "1x2". */
  type: Scalars['String']['output'];
};

/** A settled outcome. */
export type EndedOutcome = {
  __typename?: 'EndedOutcome';
  /** Id of the outcome. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Result of bets on it. */
  result: BetResult;
  /** Type within the market, such as "home". */
  type: Scalars['String']['output'];
};

/** Result of `exportMyData`. */
export type ExportMyDataPayload = {
  __typename?: 'ExportMyDataPayload';
  /**
   * The document as text: version, playerId, exportedAt, and tables with the player's rows. Amounts are exact decimals,
   * times are epoch milliseconds. Null if there are errors.
   */
  data: Maybe<Scalars['String']['output']>;
  /** Errors: CONFIRMATION_REQUIRED. */
  errors: Array<UserError>;
};

/**
 * Something a player follows. Of `game`, `championship` and `team` the one matching its kind is set; null if it no longer
 * exists.
 */
export type Favorite = {
  __typename?: 'Favorite';
  /** When it was added; null if it isn't stored here. */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** The championship. */
  championship: Maybe<Championship>;
  /** The game; finished ones stay available for a few days. */
  game: Maybe<Game>;
  /** Its kind. */
  kind: FavoriteKind;
  /** Id of the game, championship or team. */
  targetId: Scalars['ID']['output'];
  /** The team. */
  team: Maybe<Team>;
};

/** A favorite to look up, add or remove. */
export type FavoriteInput = {
  /** Id of the game, championship or team. */
  id: Scalars['ID']['input'];
  /** Its kind. */
  kind: FavoriteKind;
};

/** Kinds of favorites. */
export type FavoriteKind =
  /** A championship: all its games. */
  | 'CHAMPIONSHIP'
  /** A game. */
  | 'GAME'
  /** A team: all its games. */
  | 'TEAM';

/** Favorites to add or remove. */
export type FavoritesInput = {
  /** 1 to 500; the first becomes the newest. */
  items: Array<FavoriteInput>;
};

/** Result of `addFavorites` and `removeFavorites`. */
export type FavoritesPayload = {
  __typename?: 'FavoritesPayload';
  /**
   * Errors: REQUIRED, INVALID, TOO_MANY_FAVORITES (some were added nevertheless), BETTING_CLOSED (a banned player can't
   * add any).
   */
  errors: Array<UserError>;
  /** All favorites after the call, newest first; null if nothing was done. */
  favorites: Maybe<Array<Favorite>>;
};

/** Bonus for the first deposit; the services' numbers 0 to 2. */
export type FirstDepositBonus =
  /** A casino bonus (2). */
  | 'CASINO'
  /** No bonus (0). */
  | 'REFUSED'
  /** A sports bonus (1). */
  | 'SPORT';

/** Kinds of first step. */
export type FirstStep =
  /** A password. */
  | 'PASSWORD'
  /** A social network. */
  | 'SOCIAL';

/** Forms of the footer. */
export type FooterType =
  /** One line (1). */
  | 'COMPACT'
  /** Columns of links (0). */
  | 'FULL';

/** A bonus to give up. */
export type ForfeitBonusInput = {
  /** Number of the bonus. */
  bonusId: Scalars['ID']['input'];
};

/** A recent game of a side. */
export type FormEntry = {
  __typename?: 'FormEntry';
  /** Whether it played at home. */
  isHome: Scalars['Boolean']['output'];
  /** Result for the side. */
  outcome: MatchOutcome;
  /** The game. */
  result: GameResult;
};

/** Free rounds that an offer gives. */
export type FreeRoundsTerms = {
  __typename?: 'FreeRoundsTerms';
  /** Their game; null if that is not offered here. */
  game: Maybe<CasinoGame>;
  /** Key of their game. */
  gameKey: Scalars['ID']['output'];
  /** How many. */
  rounds: Scalars['Int']['output'];
  /** Stake of each round, by currency. */
  stakes: Array<Money>;
};

/** A friend whom a player brought. Nobody is named, and nothing they staked is told. */
export type Friend = {
  __typename?: 'Friend';
  /** When it was paid for or ended; null before. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** By when they have to meet the terms. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who has to confirm an e-mail or phone, or who they are, before they are paid for; null unless HELD. */
  heldFor: Maybe<HeldFor>;
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** The friend's number, all but its ends hidden. */
  player: Scalars['String']['output'];
  /** When they registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** What the player got for them; null for nothing. */
  reward: Maybe<Money>;
  /** What became of them. */
  state: ReferralState;
};

/** A page of friends. */
export type FriendConnection = {
  __typename?: 'FriendConnection';
  /** The friends with their cursors. */
  edges: Array<FriendEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of friends on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A friend in a page. */
export type FriendEdge = {
  __typename?: 'FriendEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The friend. */
  node: Friend;
};

/**
 * Named full covers: every combination of the bets, from doubles up or, where the name says so, from singles up. The stake
 * is for the whole coupon and is divided evenly among the combinations.
 */
export type FullCover =
  /** 5 bets, also called Super Yankee (26). */
  | 'CANADIAN'
  /** 8 bets (247). */
  | 'GOLIATH'
  /** 6 bets (57). */
  | 'HEINZ'
  /** 4 bets with singles (15). */
  | 'LUCKY_15'
  /** 5 bets with singles (31). */
  | 'LUCKY_31'
  /** 6 bets with singles (63). */
  | 'LUCKY_63'
  /** 3 bets with singles (7). */
  | 'PATENT'
  /** 7 bets (120). */
  | 'SUPER_HEINZ'
  /** 3 bets: 3 doubles and a treble (4). */
  | 'TRIXIE'
  /** 4 bets (11). */
  | 'YANKEE';

/** A game: two or more opponents, a start, and markets. */
export type Game = {
  __typename?: 'Game';
  /** Its championship. */
  championship: Maybe<Championship>;
  /** Results of the markets that were open at the start; null until the game is over. */
  endedMarkets: Maybe<Array<EndedMarket>>;
  /** Number of events so far; `events` holds the latest of them. */
  eventCount: Scalars['Int']['output'];
  /** Events so far, oldest first; empty before the start. */
  events: Maybe<Array<GameEvent>>;
  /** Stable id, the same before and after the start. */
  id: Scalars['ID']['output'];
  /** Number of markets offered. */
  marketCount: Scalars['Int']['output'];
  /** Markets with open outcomes. `main: true` and `asian: true` return only those that lists show. */
  markets: Maybe<Array<Market>>;
  /** Opponents, home side first. */
  opponents: Array<Opponent>;
  /** Score; null before the start. */
  score: Maybe<GameScore>;
  /** Line before the start, live from then on. */
  section: Section;
  /** Path segment after the id, such as "chelsea-leeds-united". */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
  /** Planned start. */
  startsAt: Scalars['DateTime']['output'];
  /** Form, head-to-head and standings of the two sides as of the start. Null while they can't be loaded. */
  statistics: Maybe<GameStatistics>;
  /** Current status. */
  status: GameStatus;
  /** Increases with every change of price, score or status. Send it with a bet to be told if the game has changed. */
  version: Scalars['Int']['output'];
};


/** A game: two or more opponents, a start, and markets. */
export type GameMarketsArgs = {
  asian?: InputMaybe<Scalars['Boolean']['input']>;
  main?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Parts of a game's address: `/{language}/{line|live}/{sportSlug}/{championshipId}-{championshipSlug}/{id}-{slug}`. */
export type GameAddress = {
  __typename?: 'GameAddress';
  /** Where its sport is shown; the page's address follows from it. */
  area: SportArea;
  /** Id of its championship. */
  championshipId: Scalars['ID']['output'];
  /** Path segment after that id. */
  championshipSlug: Scalars['String']['output'];
  /** Variant of its cyber-sport; null outside the cyber area. */
  cyberVariant: Maybe<CyberVariant>;
  /** Id of the game. */
  id: Scalars['ID']['output'];
  /** Path segment after the id. */
  slug: Scalars['String']['output'];
  /** Path segment of its sport. */
  sportSlug: Scalars['String']['output'];
  /** Planned start. */
  startsAt: Scalars['DateTime']['output'];
};

/** A page of games' addresses. */
export type GameAddressConnection = {
  __typename?: 'GameAddressConnection';
  /** Addresses of this page. */
  edges: Array<GameAddressEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Games of the section, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An address of a page. */
export type GameAddressEdge = {
  __typename?: 'GameAddressEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The address. */
  node: GameAddress;
};

/** A change of a game. Fields that didn't change are null. */
export type GameChange = {
  __typename?: 'GameChange';
  /**
   * Number of events so far; null if the source doesn't count them. If it is ahead of what you know and `newEvents`
   * doesn't fill the gap, query the game's `events`.
   */
  eventCount: Maybe<Scalars['Int']['output']>;
  /** Which game. */
  gameId: Scalars['ID']['output'];
  /** Outcomes that are no longer offered. */
  goneOutcomeIds: Array<Scalars['ID']['output']>;
  /** True in the first message of a game, which replaces everything known before. */
  isSnapshot: Scalars['Boolean']['output'];
  /** Events since the previous message. Empty in a snapshot. */
  newEvents: Array<GameEvent>;
  /** Changed prices; in the first message all that are offered. */
  prices: Array<PriceChange>;
  /** Current score; null before the start. */
  score: Maybe<GameScore>;
  /** Line or live. */
  section: Section;
  /** Current status. */
  status: GameStatus;
  /** Version after the change. */
  version: Scalars['Int']['output'];
};

/** A combination of outcomes of one game, or why they can't be combined. */
export type GameCombination = {
  __typename?: 'GameCombination';
  /** The combination as one bet; null if there are refusals. */
  leg: Maybe<Leg>;
  /**
   * Types of markets of this game that can be combined. Empty if combinations aren't offered: in sports whose markets are
   * priced separately, and in games that are over or practically decided.
   */
  marketTypes: Array<Scalars['String']['output']>;
  /** The parts that are offered, in the order sent. */
  parts: Array<CombinationPart>;
  /** Everything that prevents the combination. */
  refusals: Array<CombinationRefusal>;
  /** Version of the game that the price is based on. */
  version: Scalars['Int']['output'];
};

/** A page of games. */
export type GameConnection = {
  __typename?: 'GameConnection';
  /** Games of this page. */
  edges: Array<GameEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Games that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A game of a page. */
export type GameEdge = {
  __typename?: 'GameEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The game. */
  node: Game;
};

/** Something that happened in a game. */
export type GameEvent = {
  __typename?: 'GameEvent';
  /** Minute as displayed, such as "45+2". */
  minute: Scalars['String']['output'];
  /** Score after it, such as "2:1"; null if it doesn't change the score. */
  scoreAfter: Maybe<Scalars['String']['output']>;
  /** Side concerned: 1 home, 2 away; null for both. */
  side: Maybe<Scalars['Int']['output']>;
  /** What happened. */
  type: GameEventType;
};

/** Kinds of events in a game. */
export type GameEventType =
  /** A goal, or points in sports that report each scoring. */
  | 'GOAL'
  /** A goal disallowed. */
  | 'GOAL_DISALLOWED'
  /** `side` took a tower or another objective in cyber-sport. */
  | 'OBJECTIVE'
  /** An own goal, counted for `side`. */
  | 'OWN_GOAL'
  /** A penalty awarded. */
  | 'PENALTY'
  /** A period ended; in cyber-sport, `side` won the map. */
  | 'PERIOD_END'
  /** A period began. */
  | 'PERIOD_START'
  /** A red card. */
  | 'RED_CARD'
  /** A substitution. */
  | 'SUBSTITUTION'
  /** A wicket in cricket, lost by `side`. */
  | 'WICKET'
  /** A yellow card. */
  | 'YELLOW_CARD';

/** Selects games. All given conditions must hold. */
export type GameFilter = {
  /** Only games that match one of these. */
  anyOf?: InputMaybe<AnyOfGames>;
  /** Only sports of this area. */
  area?: InputMaybe<SportArea>;
  /** Only this championship. */
  championshipId?: InputMaybe<Scalars['ID']['input']>;
  /** Only championships of this country, by their `countryCode`; "int" for international ones. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only this variant of cyber-sport. */
  cyberVariant?: InputMaybe<CyberVariant>;
  /** Number of hours for `UPCOMING_EVENTS`, 1 to 168 (default 3). */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Only these games, at most 100; unknown ids are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only the top games, at most twenty: of the championships marked by the operator, the next ones. */
  isTop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of each championship at most so many games, 1 to 20: those that come first in the order asked for. */
  perChampionship?: InputMaybe<Scalars['Int']['input']>;
  /** Words to find in names of teams and championships, in any language of the site; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Line or live; both if omitted. */
  section?: InputMaybe<Section>;
  /** Only this sport. */
  sportId?: InputMaybe<Scalars['ID']['input']>;
  /** Only games that start before this instant. */
  startsBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only games that start at or after this instant. */
  startsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only games of this team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Only games of this time; see there. */
  time?: InputMaybe<TimeFilter>;
  /**
   * IANA time zone, such as "Europe/Berlin", whose noon separates `FIRST_PERIOD` from `SECOND_PERIOD` in line; UTC if
   * omitted.
   */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Sort orders of a list of games. */
export type GameOrder =
  /** By sport and championship in menu order, then by start. */
  | 'CHAMPIONSHIP'
  /** The same, with all championships of a country together. */
  | 'COUNTRY'
  /** By start, regardless of sport. */
  | 'START';

/** Result or current state of a game: one of the sportsbook, or a real one of a past season. */
export type GameResult = {
  __typename?: 'GameResult';
  /** Its championship. */
  championship: ResultChampionship;
  /** How it was decided. */
  ending: ResultEnding;
  /** What happened, oldest first; empty if unknown. */
  events: Maybe<Array<GameEvent>>;
  /** The sportsbook's game; null for a past season. */
  game: Maybe<Game>;
  /** Whether the starting time is known. */
  hasTime: Scalars['Boolean']['output'];
  /** Id of the game; games of past seasons have ids of their own. */
  id: Scalars['ID']['output'];
  /** Whether it is a game of the sportsbook, with a page of its own. */
  isOwnGame: Scalars['Boolean']['output'];
  /** Opponents, home side first; in a race, runners in order of finish. */
  opponents: Array<Opponent>;
  /** The score including extra time; null for a race and for a game that was called off. */
  score: Maybe<ResultScore>;
  /** Season, such as "2025-26"; null if the game belongs to none. */
  season: Maybe<Scalars['String']['output']>;
  /** Score of the shoot-out; null if there was none. */
  shootout: Maybe<PeriodScore>;
  /** Path segment after the id. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
  /** When it started. If `hasTime` is false, only the day is known and this is noon UTC of that day. */
  startsAt: Scalars['DateTime']['output'];
  /** FINISHED, or the current status of a game in the live zone. */
  status: GameStatus;
};

/** Score of a game in play or finished. */
export type GameScore = {
  __typename?: 'GameScore';
  /** Main score of the away side. */
  away: Scalars['Int']['output'];
  /** Away side's points within a game; null in other sports. */
  awayPoints: Maybe<Scalars['String']['output']>;
  /** Seconds on the game clock; null in sports without a clock. */
  clockSeconds: Maybe<Scalars['Int']['output']>;
  /** The whole score as a text, such as "2:1 (1:0, 1:1)", or "1:0 (6:4, 2:1) 40:15" in tennis. Null in a race. */
  formatted: Maybe<Scalars['String']['output']>;
  /** Main score of the home side: goals, points, or sets won. */
  home: Scalars['Int']['output'];
  /** Home side's points within a game of tennis and the like, such as "40"; null in other sports. */
  homePoints: Maybe<Scalars['String']['output']>;
  /** Winners of the finished maps, in order: 1 home, 2 away. Null if no maps are played. */
  mapWinners: Maybe<Array<Scalars['Int']['output']>>;
  /** Current period, counted from 1; 0 before the start. */
  period: Scalars['Int']['output'];
  /** Name of the period in the request's language, such as "2nd half". */
  periodName: Scalars['String']['output'];
  /** Score by period: halves, quarters, sets. */
  periods: Array<PeriodScore>;
  /** State of a marble race; null in any other game. */
  race: Maybe<RaceScore>;
  /** Side that serves or attacks: 1 home, 2 away; null if neither does. */
  serving: Maybe<Scalars['Int']['output']>;
};

/** Statistics of a game, using only games that ended before its start. */
export type GameStatistics = {
  __typename?: 'GameStatistics';
  /** The away side. */
  away: SideStatistics;
  /** Which game. */
  gameId: Scalars['ID']['output'];
  /** Games between them. */
  headToHead: HeadToHead;
  /** The home side. */
  home: SideStatistics;
  /** Standings that both appear in; null if there are none. */
  standings: Maybe<Standings>;
};

/** Statuses of a game. */
export type GameStatus =
  /** Called off; bets are void. */
  | 'CANCELLED'
  /** Over; outcomes are settled. */
  | 'FINISHED'
  /** In play. */
  | 'IN_PLAY'
  /** Not started. */
  | 'NOT_STARTED'
  /** Break between two periods. */
  | 'PAUSED'
  /** Betting is suspended for a moment: goal, red card, review. */
  | 'SUSPENDED';

/** What a bet should cost and return: either `stake` and `win`, or `coefFrom` and `coefTo`. */
export type GenerateBetsInput = {
  /** Lowest acceptable price. */
  coefFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest acceptable price. */
  coefTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Number of legs, 2 to 12; any if omitted. */
  legs?: InputMaybe<Scalars['Int']['input']>;
  /** Line or live; both if omitted. */
  section?: InputMaybe<Section>;
  /** Change the number to get other proposals for the same wish. */
  seed?: InputMaybe<Scalars['Int']['input']>;
  /** Only these sports; the classic ones if omitted. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stake, at most 4 decimals. */
  stake?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only line games that start within this many hours, 1 to 336. */
  startsWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** Desired return; at least 1.21 times the stake, which the two shortest legs give. */
  win?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Games between the two sides. */
export type HeadToHead = {
  __typename?: 'HeadToHead';
  /** Won by the game's away side. */
  awayWins: Scalars['Int']['output'];
  /** Drawn. */
  draws: Scalars['Int']['output'];
  /** Won by the game's home side. */
  homeWins: Scalars['Int']['output'];
  /** Newest first, at most ten. */
  results: Array<GameResult>;
};

/** Who has to confirm an e-mail or phone, or who they are, before a friend is paid for. */
export type HeldFor =
  /** The friend. */
  | 'FRIEND'
  /** The player who brought them. */
  | 'PLAYER';

/** What the home page shows. */
export type HomePage = {
  __typename?: 'HomePage';
  /** Address of the sub-application; null for other kinds. */
  subApplicationUrl: Maybe<Scalars['String']['output']>;
  /** The kind of home page. */
  type: HomePageType;
};

/** The kinds of home pages. */
export type HomePageType =
  /** Live games only (1). */
  | 'LIVE'
  /** Live games, then the next ones (0). */
  | 'SPORTSBOOK'
  /** A sub-application of the operator (2). */
  | 'SUB_APPLICATION';

/** An extra percentage of the net win of a long express. A bonus bet that wasn't removed takes precedence. */
export type HyperBonus = {
  __typename?: 'HyperBonus';
  /** Whether `possibleWin` includes it: the stake qualifies, and there is no bonus bet. */
  isApplied: Scalars['Boolean']['output'];
  /** Largest stake that qualifies. */
  maxAmount: Money;
  /** Smallest stake that qualifies. */
  minAmount: Money;
  /** Lowest price of a bet that counts. */
  minCoef: Scalars['Decimal']['output'];
  /** How many more bets of at least `minCoef` reach the next step; null on the last one. */
  nextBets: Maybe<Scalars['Int']['output']>;
  /** Percentage of the next step; null on the last one. */
  nextPercent: Maybe<Scalars['Decimal']['output']>;
  /** Percentage of the net win (return − stake); null while there are too few bets. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** Extra percentages of an express's net win by number of bets. */
export type HyperBonusRule = {
  __typename?: 'HyperBonusRule';
  /** Largest qualifying stake, in `amountStep`s of the account's currency. */
  maxAmountInSteps: Scalars['Decimal']['output'];
  /** Smallest qualifying stake, in `amountStep`s of the account's currency. */
  minAmountInSteps: Scalars['Decimal']['output'];
  /** Lowest price of a bet that counts. */
  minCoef: Scalars['Decimal']['output'];
  /** The steps, fewest bets first. */
  steps: Array<HyperBonusStep>;
};

/** A step of the hyper bonus. */
export type HyperBonusStep = {
  __typename?: 'HyperBonusStep';
  /** Fewest bets. */
  bets: Scalars['Int']['output'];
  /** Percentage of the net win. */
  percent: Scalars['Decimal']['output'];
};

/** An error that needs only a code and a path. */
export type InputError = UserError & {
  __typename?: 'InputError';
  /** Stable code, usable as a translation key. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Path in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Insurance of a coupon. */
export type Insurance = {
  __typename?: 'Insurance';
  /** What it pays if the coupon loses. */
  insuredAmount: Money;
  /** What it paid; null until the coupon is settled. */
  payout: Maybe<Money>;
  /** What it cost. */
  premium: Money;
  /** Share of the stake in percent. */
  share: Scalars['Int']['output'];
};

/** Available insurance. */
export type InsuranceOffer = {
  __typename?: 'InsuranceOffer';
  /** What it pays if the coupon loses. */
  insuredAmount: Money;
  /** What it costs. */
  premium: Money;
  /** Share of the stake in percent: 10, 20 … 100. */
  share: Scalars['Int']['output'];
};

/** What to insure. */
export type InsureCouponInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Chosen by the client once per purchase, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never pays twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Premium of the offer: the most the player pays. */
  premium: Scalars['Decimal']['input'];
  /** Share of the stake in percent: 10, 20 … 100. */
  share: Scalars['Int']['input'];
};

/** Result of `insureCoupon`. */
export type InsureCouponPayload = {
  __typename?: 'InsureCouponPayload';
  /** The coupon after the call; null if the player has none with this number. */
  coupon: Maybe<Coupon>;
  /** Errors, each with the path of its field. */
  errors: Array<UserError>;
};

/** A language of the site in the form that search engines use. */
export type IsoCode = {
  __typename?: 'IsoCode';
  /** Value for hreflang, such as "en" or "zh-Hans". */
  isoCode: Scalars['String']['output'];
  /** Path prefix of the language. */
  language: Scalars['String']['output'];
};

/** Which tournament to take part in. */
export type JoinTournamentInput = {
  /** Account that pays the fee, in its currency; not needed for free entry. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the tournament. */
  tournamentId: Scalars['ID']['input'];
};

/** A language of the site. */
export type Language = {
  __typename?: 'Language';
  /** Two lower-case letters: the path prefix. */
  code: Scalars['String']['output'];
  /** Whether it is written from right to left. */
  isRtl: Scalars['Boolean']['output'];
  /** The language's own name, such as "Русский". */
  name: Scalars['String']['output'];
};

/** Which game to open, and how. */
export type LaunchCasinoGameInput = {
  /** Account to play with; not for play without money. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The game's number or key. */
  gameId: Scalars['ID']['input'];
  /** Whether to play without money; false if omitted. */
  isDemo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A game that was opened, or why it was not. */
export type LaunchPayload = {
  __typename?: 'LaunchPayload';
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
  /** Null if it was not opened. */
  launch: Maybe<CasinoLaunch>;
};

/** An outcome with its market and game: everything a coupon needs for a bet. */
export type Leg = {
  __typename?: 'Leg';
  /** Its game. */
  game: Game;
  /**
   * Whether the price is one of its own, which stands in no market of the game: that of a combination. The price feed
   * doesn't carry it.
   */
  isSpecialCoef: Scalars['Boolean']['output'];
  /** Its market. A combination has a market of its own with one outcome. */
  market: Market;
  /** The outcome, at its current price. */
  outcome: Outcome;
};

/** A responsible-gaming limit. */
export type Limit = {
  __typename?: 'Limit';
  /**
   * Currency of a money limit; amounts in other currencies count at approximate rates, so no account is a way around it.
   * Null for other limits.
   */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** When it ends; null if it has no end. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the limit; there is one of each type. */
  id: Scalars['ID']['output'];
  /**
   * Whether the player can loosen it now: not while it needs approval, during an exclusion, or while its section is locked
   * by another limit. A stricter value, a first one and a longer exclusion can always be set.
   */
  isChangeable: Scalars['Boolean']['output'];
  /** Its name in the request's language; in events, in English. */
  label: Scalars['String']['output'];
  /** What is left of it, in the same unit. Null for limits that only end by time. */
  limitBalance: Maybe<Scalars['Decimal']['output']>;
  /** State of the value in force. */
  limitState: LimitState;
  /**
   * The services' number: 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit (24 h, 7 d, 30 d), 30 self-exclusion (days), 31
   * session (hours), 32 reality check (minutes), 33 deposit time-out (days).
   */
  limitType: Scalars['Int']['output'];
  /** Value in force: money in `currency`, otherwise in the unit of `measure`. Null if not set. */
  limitValue: Maybe<Scalars['Decimal']['output']>;
  /** Unit: "money", "days", "hours" or "minutes". */
  measure: Scalars['String']['output'];
  /** Whether the player must still confirm the pending change. */
  needApprove: Scalars['Boolean']['output'];
  /** Values to choose from, in the unit of `measure`. Null if the player enters an amount. */
  options: Maybe<Array<Scalars['Decimal']['output']>>;
  /** A looser value that is pending; null if there is none. */
  pending: Maybe<PendingLimit>;
  /** Section it is shown in. */
  section: LimitSection;
  /** When it came into force; null if not set. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Comparison of a pending value with the one in force. */
export type LimitChange =
  /** It allows more. */
  | 'HIGHER'
  /** It allows less. */
  | 'LOWER';

/** Sections of limits in the office. */
export type LimitSection =
  /** Deposit limits (20, 21, 22). */
  | 'DEPOSIT'
  /** Self-restriction: time-out (33), self-exclusion (30), session limit (31). */
  | 'EXTRA'
  /** Loss limits (10, 11, 12). */
  | 'LOSS'
  /** Reality check (32). */
  | 'REALITY_CHECK'
  /** Wagering limits (1, 2, 3). */
  | 'WAGERING';

/** States of a limit. */
export type LimitState =
  /** In force. */
  | 'ACTIVE'
  /** Not set. */
  | 'INACTIVE'
  /** A first value that isn't in force yet. */
  | 'PENDING';

/** Sign-in is locked for a while after too many failures. */
export type LockedError = UserError & {
  __typename?: 'LockedError';
  /** Always SIGN_IN_LOCKED. */
  code: UserErrorCode;
  /** When sign-in is possible again. */
  lockedUntil: Scalars['DateTime']['output'];
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Null: the error concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** What a network sent back with the browser. */
export type LogInByOauthInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** `code` of the query. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** The network. */
  network: SocialNetwork;
  /** `state` of the query; must be the one `startOauth` gave this browser. */
  state: Scalars['String']['input'];
};

/** The waiting browser's token. */
export type LogInByQrInput = {
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** `token` of `createQrSignIn`. */
  token: Scalars['String']['input'];
};

/** Result of `logInByQr`. */
export type LogInByQrPayload = {
  __typename?: 'LogInByQrPayload';
  /** Errors: CREDENTIAL_REFUSED if it was refused, used or has expired. */
  errors: Array<UserError>;
  /** True while there is no answer: poll again. */
  isWaiting: Scalars['Boolean']['output'];
  /** The player, once they have approved this browser; null before. */
  viewer: Maybe<Viewer>;
};

/** A phone and the code sent to it. */
export type LogInBySmsInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** The phone. */
  phone: PhoneInput;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A social network's credential. */
export type LogInBySocialInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The credential; good once. */
  credential: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** The network. */
  network: SocialNetwork;
};

/** A signed sign-in token. */
export type LogInByTokenInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Kind of token, as received with it. */
  methodId: Scalars['Int']['input'];
  /** Its signature. */
  sign: Scalars['String']['input'];
  /** The token. */
  token: Scalars['String']['input'];
};

/** Who signs in: by `login` or by `phone`. */
export type LogInInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Login, player number, e-mail or phone (with country code); at most 128 characters. */
  login?: InputMaybe<Scalars['String']['input']>;
  /** Password as entered; at most 256 characters. */
  password: Scalars['String']['input'];
  /** The phone in parts, instead of `login`. */
  phone?: InputMaybe<PhoneInput>;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of every way to sign in. */
export type LogInPayload = {
  __typename?: 'LogInPayload';
  /** New device token to store, if the old one had expired; null otherwise. */
  device: Maybe<DeviceToken>;
  /** Field that the errors belong to; null if there are none. */
  errorClass: Maybe<AuthErrorClass>;
  /**
   * Errors: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, TOO_MANY_MESSAGES,
   * CREDENTIAL_REFUSED, NOT_LINKED, PROVIDER_UNAVAILABLE, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED,
   * CAPTCHA_UNAVAILABLE, FINGERPRINT_REQUIRED.
   */
  errors: Array<UserError>;
  /** Form to show next; null if the player is signed in. */
  nextForm: Maybe<AuthForm>;
  /** With NOT_LINKED: token to register with through the network; valid for half an hour. Null otherwise. */
  registrationToken: Maybe<Scalars['String']['output']>;
  /** The second step, if this player needs one; null otherwise. */
  twoStep: Maybe<TwoStep>;
  /** The player; null if there are errors or a second step. */
  viewer: Maybe<Viewer>;
};

/** Result of `logOut`. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** Always empty today. */
  errors: Array<UserError>;
  /** Whether the caller is a guest now. */
  isSignedOut: Scalars['Boolean']['output'];
};

/** A lottery with its rules. */
export type Lottery = {
  __typename?: 'Lottery';
  /** Balls in the drum, numbered from 1. */
  ballCount: Scalars['Int']['output'];
  /** Bets on a draw at fixed odds. */
  bets: Array<LottoBet>;
  /** Bonus balls drawn after them. */
  bonusCount: Scalars['Int']['output'];
  /** Categories of prizes, the highest first. The jackpot is paid with the first one. */
  categories: Array<LottoCategory>;
  /** Currency of stakes and prizes. */
  currency: Scalars['CurrencyCode']['output'];
  /** A draw that isn't held so many hours after its sale is called off and refunded. */
  deadlineHours: Scalars['Int']['output'];
  /** Balls drawn, without the bonus. */
  drawnCount: Scalars['Int']['output'];
  /** Its key, such as 6x49. */
  id: Scalars['ID']['output'];
  /** What rolls over to the next draw that is held. */
  jackpot: Money;
  /** Bets at fixed odds that a ticket may have. */
  maxBets: Scalars['Int']['output'];
  /** Draws in a row that a purchase may be for. */
  maxDraws: Scalars['Int']['output'];
  /** Most numbers of a system, from which all lines are made. */
  maxNumbers: Scalars['Int']['output'];
  /** Most numbers of a line. */
  maxPicks: Scalars['Int']['output'];
  /** Highest stake for a line or a bet. */
  maxStake: Money;
  /** A bet may not win more than this. */
  maxWin: Money;
  /** Fewest numbers of a line. */
  minPicks: Scalars['Int']['output'];
  /** Lowest stake for a line or a bet. */
  minStake: Money;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** When that draw closes. */
  nextClosesAt: Maybe<Scalars['DateTime']['output']>;
  /** Draw that closes next; null if none is on sale, and for a draw's own rules. */
  nextDrawId: Maybe<Scalars['ID']['output']>;
  /** Share of the stakes that is paid out, percent; null for fixed prizes. */
  poolShare: Maybe<Scalars['Decimal']['output']>;
  /** What lines return in the long run, by their size. */
  returns: Array<LottoReturn>;
};

/** What became of one ball. */
export type LottoBallStatistics = {
  __typename?: 'LottoBallStatistics';
  /** Its number. */
  ball: Scalars['Int']['output'];
  /** Number of draws since it last came. */
  overdue: Scalars['Int']['output'];
  /** How often it came, without the bonus. */
  times: Scalars['Int']['output'];
};

/** A bet on a draw at fixed odds. */
export type LottoBet = {
  __typename?: 'LottoBet';
  /** Chance before the draw, percent. */
  chance: Scalars['Decimal']['output'];
  /** Odds, decimal. */
  coef: Scalars['Decimal']['output'];
  /** Its key, such as sum-over or numbers-2. */
  id: Scalars['ID']['output'];
  /** Key of its market. */
  market: Scalars['String']['output'];
  /** Highest stake, so that it can't win more than the lottery's limit. */
  maxStake: Money;
  /** How many numbers it names. */
  numberCount: Scalars['Int']['output'];
  /** What it returns of its stake in the long run, percent. */
  returned: Scalars['Decimal']['output'];
};

/** A bet at fixed odds to make. */
export type LottoBetInput = {
  /** Its key. */
  betId: Scalars['ID']['input'];
  /** Numbers in any order, none twice; empty for a bet that names none. */
  numbers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Its stake; the ticket's if omitted. */
  stake?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A category of prizes. */
export type LottoCategory = {
  __typename?: 'LottoCategory';
  /** Prize money that is shared; null until the draw is drawn, for a lottery, and for fixed prizes. */
  fund: Maybe<Money>;
  /** Numbers of it that must be drawn. */
  hits: Scalars['Int']['output'];
  /** Chance of a line: one in so many. */
  oneIn: Scalars['Decimal']['output'];
  /** Numbers of a line. */
  picks: Scalars['Int']['output'];
  /** Prize of one line at the least stake; null without winners. */
  prize: Maybe<Money>;
  /** Share of the prize pool, percent; null for a fixed prize. */
  share: Maybe<Scalars['Decimal']['output']>;
  /** Fixed prize as a multiple of the stake; null for a share. */
  times: Maybe<Scalars['Decimal']['output']>;
  /** Number of winning lines; null until the draw is drawn, and for a lottery. */
  winnerCount: Maybe<Scalars['Int']['output']>;
  /** Whether it must have the bonus ball or must not; null if that doesn't matter. */
  withBonus: Maybe<Scalars['Boolean']['output']>;
};

/** A draw of a lottery. */
export type LottoDraw = {
  __typename?: 'LottoDraw';
  /** Balls in the order they came, the bonus last; null until it is drawn. */
  balls: Maybe<Array<Scalars['Int']['output']>>;
  /** Categories, the highest first. */
  categories: Array<LottoCategory>;
  /** When its sale ends and it is held. */
  closesAt: Scalars['DateTime']['output'];
  /** When its balls were drawn; null before. */
  drawnAt: Maybe<Scalars['DateTime']['output']>;
  /** Its number on the site. */
  id: Scalars['ID']['output'];
  /** On top for the first category. */
  jackpot: Money;
  /** Its lottery, with the rules as they were when the sale opened. */
  lottery: Lottery;
  /** Its number among the draws of its lottery; it goes into the draw. */
  number: Scalars['Int']['output'];
  /** When its sale began. */
  opensAt: Scalars['DateTime']['output'];
  /** What was paid or refunded so far. */
  paid: Money;
  /** The part of the lines' stakes that is shared; zero for fixed prizes. */
  pool: Money;
  /** Number of tickets that have each number, from 1 on. */
  popularity: Array<Scalars['Int']['output']>;
  /** The seed; null until it is drawn. */
  seed: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed, published when the sale opens; hexadecimal. */
  seedHash: Scalars['String']['output'];
  /** When its last prize was paid; null before. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** All stakes. */
  staked: Money;
  /** Its state. */
  state: DrawState;
  /** Number of tickets sold. */
  ticketCount: Scalars['Int']['output'];
  /** SHA-256 over the list of all tickets, see `lottoEntries`; null until it is drawn. */
  ticketsHash: Maybe<Scalars['String']['output']>;
  /** Rises with every change. */
  version: Scalars['Int']['output'];
};

/** A page of draws. */
export type LottoDrawConnection = {
  __typename?: 'LottoDrawConnection';
  /** The draws with their cursors. */
  edges: Array<LottoDrawEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of draws on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A draw in a page. */
export type LottoDrawEdge = {
  __typename?: 'LottoDrawEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The draw. */
  node: LottoDraw;
};

/** A ticket in the list of a draw. */
export type LottoEntry = {
  __typename?: 'LottoEntry';
  /**
   * A line of text with its line feed, or one for each bet at fixed odds: number of the ticket, `lines` or the key of the bet,
   * numbers of a line, the numbers or `-`, the stake.
   */
  text: Scalars['String']['output'];
};

/** A page of the list of a draw's tickets. */
export type LottoEntryConnection = {
  __typename?: 'LottoEntryConnection';
  /** The tickets with their cursors. */
  edges: Array<LottoEntryEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of tickets on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A ticket in a page of the list. */
export type LottoEntryEdge = {
  __typename?: 'LottoEntryEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: LottoEntry;
};

/** Return of lines of one size. */
export type LottoReturn = {
  __typename?: 'LottoReturn';
  /** Numbers of a line. */
  picks: Scalars['Int']['output'];
  /** What lines return of their stake in the long run, percent. */
  returned: Scalars['Decimal']['output'];
};

/** How often balls came. */
export type LottoStatistics = {
  __typename?: 'LottoStatistics';
  /** Balls by their number. */
  balls: Array<LottoBallStatistics>;
  /** Number of draws counted. */
  drawCount: Scalars['Int']['output'];
};

/** A ticket for a draw of a lottery. */
export type LottoTicket = {
  __typename?: 'LottoTicket';
  /** Key of its only bet at fixed odds; null for lines, and for several bets. */
  betId: Maybe<Scalars['ID']['output']>;
  /** Its bets at fixed odds, in the order they were made; empty for lines. */
  bets: Array<LottoTicketBet>;
  /** When it was bought. */
  boughtAt: Scalars['DateTime']['output'];
  /** Odds of its only bet; null for lines, and for several bets. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** The draw it is for. */
  draw: Maybe<LottoDraw>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Lines made of the numbers; 1 for bets. */
  lines: Scalars['Int']['output'];
  /** Its numbers, rising; of bets all that they name. */
  numbers: Array<Scalars['Int']['output']>;
  /** Numbers of a line; 0 for bets. */
  picks: Scalars['Int']['output'];
  /** What it cost: the stake times its lines. */
  price: Money;
  /** What it has won; null while it is open, and when it was refunded. */
  prize: Maybe<Money>;
  /** When it was paid or lost; null while it is open. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** Stake for one line, or of all bets. */
  stake: Money;
  /** Its state. */
  state: TicketState;
};

/** A bet at fixed odds on a ticket. */
export type LottoTicketBet = {
  __typename?: 'LottoTicketBet';
  /** Key of the bet. */
  betId: Scalars['ID']['output'];
  /** Odds, decimal. */
  coef: Scalars['Decimal']['output'];
  /** Numbers it names, rising. */
  numbers: Array<Scalars['Int']['output']>;
  /** What it has won; null while it is open, and when it was refunded. */
  prize: Maybe<Money>;
  /** Its stake. */
  stake: Money;
  /** Its state: each bet of a ticket is settled by itself. */
  state: TicketState;
};

/** A ticket as anybody who knows its number sees it. */
export type LottoTicketCheck = {
  __typename?: 'LottoTicketCheck';
  /** Key of its only bet at fixed odds; null for lines, and for several bets. */
  betId: Maybe<Scalars['ID']['output']>;
  /** Its bets at fixed odds, in the order they were made; empty for lines. */
  bets: Array<LottoTicketBet>;
  /** Number of its draw on the site. */
  drawId: Scalars['ID']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Its numbers, rising. */
  numbers: Array<Scalars['Int']['output']>;
  /** What it cost. */
  price: Money;
  /** What it has won; null while it is open, and when it was refunded. */
  prize: Maybe<Money>;
  /** Its state. */
  state: TicketState;
};

/** A page of tickets. */
export type LottoTicketConnection = {
  __typename?: 'LottoTicketConnection';
  /** The tickets with their cursors. */
  edges: Array<LottoTicketEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of tickets on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A ticket in a page. */
export type LottoTicketEdge = {
  __typename?: 'LottoTicketEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: LottoTicket;
};

/** Tickets that were bought, or why they were not. */
export type LottoTicketPayload = {
  __typename?: 'LottoTicketPayload';
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
  /** The ticket for the first draw; null if it was refused. */
  ticket: Maybe<LottoTicket>;
  /** All tickets, one for each draw; none if it was refused. */
  tickets: Array<LottoTicket>;
};

/** Which news a player receives. */
export type Mailing = {
  __typename?: 'Mailing';
  /** E-mails about settled bets. */
  mailBets: Scalars['Boolean']['output'];
  /** E-mails about deposits. */
  mailDeposits: Scalars['Boolean']['output'];
  /** E-mails with news and offers. */
  mailNews: Scalars['Boolean']['output'];
  /** News by text message. */
  smsNews: Scalars['Boolean']['output'];
};

/** Mailings that a player wants. */
export type MailingInput = {
  /** Bet notices by e-mail. */
  mailBets?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deposit notices by e-mail. */
  mailDeposits?: InputMaybe<Scalars['Boolean']['input']>;
  /** News by e-mail. */
  mailNews?: InputMaybe<Scalars['Boolean']['input']>;
  /** News by text message. */
  smsNews?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A period in which the site is closed. */
export type Maintenance = {
  __typename?: 'Maintenance';
  /** When it expires. */
  endsAt: Scalars['DateTime']['output'];
  /** When visitors start to be notified; null if they aren't. */
  notifiesFrom: Maybe<Scalars['DateTime']['output']>;
  /** When visitors stop being notified; null if they aren't. */
  notifiesUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** The operator's own description of its state; null if there is none. */
  state: Maybe<Scalars['String']['output']>;
};

/** Notices that were read. */
export type MarkNoticesReadInput = {
  /** Numbers of the notices, at most 200; all there are if left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of `markNoticesRead`. */
export type MarkNoticesReadPayload = {
  __typename?: 'MarkNoticesReadPayload';
  /** How many are unread then. */
  unreadCount: Scalars['Int']['output'];
};

/** A market of a game, such as "Total goals 2.5". */
export type Market = {
  __typename?: 'Market';
  /** Group for the tabs of the game page, such as "main", "totals", "handicaps", "score". */
  group: Scalars['String']['output'];
  /** Stable id: game id, type and parameter, such as "1000123.total.2.5". */
  id: Scalars['ID']['output'];
  /** Name in the request's language, with its parameter. */
  name: Scalars['String']['output'];
  /** Its outcomes in column order. */
  outcomes: Array<Outcome>;
  /** Line of the market: the total, or the home side's handicap; null if it has none. */
  param: Maybe<Scalars['Decimal']['output']>;
  /** Type, such as "1x2", "double_chance", "total", "handicap", "both_to_score", "correct_score", "winner". */
  type: Scalars['String']['output'];
};

/** Forms of market names. */
export type MarketsNameType =
  /** In full. */
  | 'FULL'
  /** Shortened. */
  | 'SHORT';

/** Result of a game for one side. */
export type MatchOutcome =
  /** Drawn. */
  | 'DRAWN'
  /** Lost. */
  | 'LOST'
  /** Won. */
  | 'WON';

/** An amount of money in one currency. */
export type Money = {
  __typename?: 'Money';
  /** Exact amount in major units, with no more decimals than the currency has. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Money that was converted. */
export type MoneyConversion = {
  __typename?: 'MoneyConversion';
  /** What the first account gave. */
  amount: Money;
  /** Account that gave. */
  fromAccountId: Scalars['ID']['output'];
  /** What the second account gained. */
  gained: Money;
  /** The rate: units of the second currency for one of the first. */
  rate: Scalars['Decimal']['output'];
  /** Account that gained. */
  toAccountId: Scalars['ID']['output'];
};

/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the current terms. */
  acceptTerms: Maybe<AcceptTermsPayload>;
  /** Confirms an e-mail by the link that was sent; needs no session. */
  activateEmail: Maybe<ActivatePayload>;
  /** Confirms the player's e-mail or phone by code. A guest gets the top-level error UNAUTHENTICATED. */
  activateFast: Maybe<ActivatePayload>;
  /** Opens an empty account in another currency and waits for it: accounts are checked up to 5 times, 1 s apart. */
  addCurrency: Maybe<AddCurrencyPayload>;
  /**
   * Adds favorites; existing ones keep their place. If not all fit, the first ones listed are added. Repeating the call
   * changes nothing.
   */
  addFavorites: Maybe<FavoritesPayload>;
  /** Approves or refuses the browser that shows a QR picture, once. Ask people to compare `checkNumber` first. */
  answerQrSignIn: Maybe<AnswerQrSignInPayload>;
  /** Appeals against the player's ban; only one appeal can be open at a time. */
  appealBan: Maybe<AppealBanPayload>;
  /** Notes that the player is asked now. Of several open pages, one is told to ask. */
  askForRating: Maybe<AskForRatingPayload>;
  /**
   * Begins a document, or answers the one of its kind that is under way. Its files are posted to `uploadUrl` as they are, one
   * request each, with the cookie or the bearer token of the player; the answer is JSON with `errors`.
   */
  beginDocument: Maybe<DocumentPayload>;
  /** Starts two-step sign-in with an authenticator app: returns a secret for the app, shown only once. */
  beginTwoFactor: Maybe<BeginTwoFactorPayload>;
  /** Links the e-mail by its code. */
  bindEmail: Maybe<SecurityPayload>;
  /** Links the phone by its code. */
  bindPhone: Maybe<SecurityPayload>;
  /**
   * Buys lines or bets at fixed odds, for a draw and those after it. More numbers than a line has make a system of all lines
   * that can be made of them; the price is the stake times lines, for each draw. Several `bets` make one ticket, whose price
   * is the sum of their stakes; each is settled by itself. The same `idempotencyKey` with the same ticket buys once. Errors:
   * DRAW_UNKNOWN, DRAW_CLOSED, DRAW_CURRENCY, NUMBERS_UNFIT, BET_UNKNOWN, BET_TWICE, TOO_MANY_BETS, TOO_MANY_DRAWS, INVALID,
   * ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS,
   * IDEMPOTENCY_MISMATCH, and those of
   * amounts.
   */
  buyLottoTicket: Maybe<LottoTicketPayload>;
  /** Buys a reward with points. */
  buyReward: Maybe<BonusPayload>;
  /**
   * Buys a ticket for a draw: at least one outcome of each match. Several outcomes of a match make a system, whose price is
   * the stake times its combinations. The same `idempotencyKey` with the same ticket buys once. Errors: DRAW_UNKNOWN,
   * DRAW_CLOSED, DRAW_CURRENCY, PICKS_INCOMPLETE, TOO_MANY_COMBINATIONS, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN,
   * BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH, and those of amounts.
   */
  buyTotoTicket: Maybe<TotoTicketPayload>;
  /** Cancels the order to sell a coupon automatically; does nothing if there is none. Errors: COUPON_UNKNOWN. */
  cancelAutoCashOut: Maybe<CancelAutoCashOutPayload>;
  /** Cancels pending changes of deposit limits that don't need approval yet. */
  cancelLimit: Maybe<CancelLimitPayload>;
  /** Takes a withdrawal back before it is sent; the money returns to the balance. */
  cancelWithdrawal: Maybe<PaymentPayload>;
  /**
   * Sells an open coupon, in whole or in part, at the value of an offer, once per idempotency key. Decided immediately at
   * current prices. Errors: CASH_OUT_UNAVAILABLE; CASH_OUT_CHANGED at `value`, a `ValueChangedError`; COUPON_UNKNOWN,
   * IDEMPOTENCY_MISMATCH, INVALID, REQUIRED.
   */
  cashOutCoupon: Maybe<CashOutCouponPayload>;
  /** Changes the password. The player's other sessions end at once. */
  changePassword: Maybe<SecurityPayload>;
  /** Checks a captcha's answer. The challenge stays valid for the one call it is meant for, with four attempts in total. */
  checkCaptcha: Maybe<CheckCaptchaPayload>;
  /** Checks the code and returns the token for setting a new password. */
  checkRecoveryCode: Maybe<CheckRecoveryCodePayload>;
  /** Checks the code and returns the token for the last step. */
  checkTransferCode: Maybe<CheckTransferCodePayload>;
  /** Takes an offer: it becomes a bonus that waits for a deposit, or begins at once. */
  claimOffer: Maybe<BonusPayload>;
  /**
   * Closes the account for good, by password: names, contacts, documents, devices and messages are erased, and every
   * session ends. Bets, money and limits are kept under the player's number, as the law requires. Not possible with open
   * bets or money in an account.
   */
  closeAccount: Maybe<CloseAccountPayload>;
  /** Ends a launch for money: no more bets are taken, an open round can still end. One that is over changes nothing. */
  closeCasinoSession: Maybe<CloseCasinoSessionPayload>;
  /** Closes a request; a closed one stays as it is. */
  closeSupportRequest: Maybe<SupportRequestPayload>;
  /**
   * Confirms by password that it is really the player. Valid for ten minutes, as after signing in; required to change the
   * account's protection.
   */
  confirmPassword: Maybe<SecurityPayload>;
  /** Completes `register` with the code from the letter, and signs the browser in. */
  confirmRegistration: Maybe<RegisterPayload>;
  /** Takes the app's first code and turns two-step sign-in on. Returns ten recovery codes, shown only once. */
  confirmTwoFactor: Maybe<RecoveryCodesPayload>;
  /**
   * Converts the account named by `accountConversion` at the legal rate and closes it. The new account takes its place,
   * even as the main account.
   */
  convertAccount: Maybe<ConvertAccountPayload>;
  /**
   * Converts money between two of the player's accounts at the rate that `conversionQuote` showed. What it gives is cut to
   * the minor unit of its currency, so the player loses less than one of them.
   */
  convertMoney: Maybe<ConvertMoneyPayload>;
  /** A new captcha challenge. If `replaces` names another one, that becomes invalid. */
  createCaptcha: Maybe<CreateCaptchaPayload>;
  /**
   * A challenge as sound, for people who can't see the picture: digits, in the language of the request. They are as good
   * an answer as the characters.
   */
  createCaptchaSound: Maybe<CreateCaptchaSoundPayload>;
  /** A token for this device, based on what it reports about itself. Valid for a day. */
  createDeviceToken: Maybe<CreateDeviceTokenPayload>;
  /**
   * Starts a QR sign-in: show `code` as a QR picture. A signed-in device reads and answers it, while this browser polls
   * `logInByQr` with `token` every few seconds. Over HTTP only.
   */
  createQrSignIn: Maybe<CreateQrSignInPayload>;
  /** A token that signs this player in on another device, once, within two minutes; for a link or a QR code. */
  createSignInToken: Maybe<CreateSignInTokenPayload>;
  /** Asks one of the operator's desks, which the topic says. Answers are told by `supportRequestChanged`. */
  createSupportRequest: Maybe<SupportRequestPayload>;
  /**
   * Signs in a client without cookies and returns a `user_token` to send as `Authorization: Bearer`. It is valid for 10
   * minutes; `refreshToken` renews it without the password.
   */
  createToken: Maybe<CreateTokenPayload>;
  /** The second step for a client without cookies. */
  createTokenTwoStep: Maybe<CreateTokenPayload>;
  /** Approves or rejects changes that need approval. A rejection drops all pending deposit limits. */
  decideLimit: Maybe<DecideLimitPayload>;
  /** Signs the player out in one other browser, or everywhere else. Its pages and sockets are closed at once. */
  endSessions: Maybe<EndSessionsPayload>;
  /** All data stored about the player, as one JSON document, without passwords and other secrets. */
  exportMyData: Maybe<ExportMyDataPayload>;
  /** Gives a bonus up. Takes bonus money only: cash stays. */
  forfeitBonus: Maybe<BonusPayload>;
  /**
   * Insures a share of a coupon's stake, once per coupon and idempotency key: if the coupon loses, the share is paid back.
   * Premium: share × stake × (1 − 1/K) × the operator's margin (1.15 by default), rounded up, where K is the product of
   * the current prices. An insured coupon can't be sold. Errors: INSURANCE_UNAVAILABLE; ODDS_CHANGED at `premium` if it
   * has risen, a `ValueChangedError`; INSUFFICIENT_FUNDS, LIMIT_REACHED, PERSON_EXCLUDED, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, INVALID.
   */
  insureCoupon: Maybe<InsureCouponPayload>;
  /**
   * Takes part in a tournament and pays its fee. However often it is sent, there is one entry and one fee. Errors:
   * TOURNAMENT_UNKNOWN, TOURNAMENT_CLOSED, TOURNAMENT_FULL, TOURNAMENT_NOT_FOR_YOU, TOURNAMENT_CURRENCY, ACCOUNT_UNKNOWN,
   * BONUS_ACCOUNT, INSUFFICIENT_FUNDS, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED.
   */
  joinTournament: Maybe<TournamentPayload>;
  /**
   * Opens a game in a frame: for money with an account of the player, or for play without money, which needs no sign-in. One
   * game for money is open at a time: another launch, the end of the player's session and `closeCasinoSession` end it. An
   * open round goes on at the next launch of its game. Errors: CASINO_GAME_UNKNOWN, DEMO_UNAVAILABLE, ACCOUNT_UNKNOWN,
   * LIMIT_REACHED, PERSON_EXCLUDED, BETTING_CLOSED, GAMES_UNAVAILABLE.
   */
  launchCasinoGame: Maybe<LaunchPayload>;
  /**
   * Signs a browser in by password and sets the HttpOnly cookie `session`, new at each sign-in. Wrong logins and wrong
   * passwords get the same answer. A player with two-step sign-in gets `twoStep` instead of `viewer`.
   */
  logIn: Maybe<LogInPayload>;
  /** Signs in by what a network sent back with the browser after `startOauth`. */
  logInByOauth: Maybe<LogInPayload>;
  /** Checks whether the QR sign-in was answered and, if approved, signs in. Good for two minutes. */
  logInByQr: Maybe<LogInByQrPayload>;
  /** Signs in by a code sent to the phone (`sendSignInCode`). */
  logInBySms: Maybe<LogInPayload>;
  /** Signs in by a social network's credential. */
  logInBySocial: Maybe<LogInPayload>;
  /**
   * Signs in by a signed token, good once: one made for another device (`createSignInToken`), or the one in a one-tap
   * redirect.
   */
  logInByToken: Maybe<LogInPayload>;
  /** Second step: signs in by the code that was sent. */
  logInTwoStep: Maybe<LogInPayload>;
  /** Ends the session of this cookie or token and closes its sockets. */
  logOut: Maybe<LogOutPayload>;
  /** Notes that notices were read. */
  markNoticesRead: Maybe<MarkNoticesReadPayload>;
  /** Takes the one-tap credential; the browser navigates to the address in the answer. */
  oneTap: Maybe<OneTapPayload>;
  /**
   * Reports that the player is here, every `pingSeconds` while they are signed in. Session limit and reality check count
   * the time between pings. When the session limit is used up, the player's sessions end.
   */
  pingSession: Maybe<PingSessionPayload>;
  /**
   * Places a coupon once per idempotency key: the same key returns the same coupon and moves money once. Live coupons
   * start as PENDING and are decided at `decidesAt`, VIP bets by the operator's desk; follow `couponChanged`. Multiple
   * singles become one coupon per bet: `coupons` has those accepted, `refused` the others.
   */
  placeCoupon: Maybe<PlaceCouponPayload>;
  /**
   * Makes the next move of an attempt. The first one begins the game, the last one pays the prize, once. The same move at
   * the same step again changes nothing.
   */
  playBonusGame: Maybe<BonusGamePayload>;
  /** Answers whether the player would recommend the site. The first answer to a question counts, however often one is sent. */
  rateSite: Maybe<RateSitePayload>;
  /** Hands events of a visit to the embedded collector. Nothing personal may be in them. */
  recordEvents: Maybe<RecordEventsPayload>;
  /** Takes the offer of a promo code. */
  redeemPromoCode: Maybe<BonusPayload>;
  /**
   * Renews the sign-in of a client without cookies and returns the next `user_token` and refresh token. Each refresh token
   * is good for one renewal. Used again within 30 seconds, it returns the same answer, in case an answer was lost or two
   * renewals coincided; after that it counts as stolen and ends the session of everybody who holds a token of it. Needs no
   * `Authorization`.
   */
  refreshToken: Maybe<RefreshTokenPayload>;
  /**
   * Registers with the full form: sends a code to the e-mail, for `confirmRegistration`. The answer is the same for an
   * e-mail that is in use; its owner gets a letter about it.
   */
  register: Maybe<StartRegistrationPayload>;
  /** Registers by the code sent to a phone, and signs the browser in. */
  registerByPhone: Maybe<RegisterPayload>;
  /** Registers somebody whom a social network has identified and who has no account here, and signs the browser in. */
  registerBySocial: Maybe<RegisterPayload>;
  /** Registers with one click: login and password are generated and shown once. Signs the browser in, like `logIn`. */
  registerOneClick: Maybe<RegisterPayload>;
  /** Closes the account in a currency. It must be empty, without open coupons, and not the main one. Its history is kept. */
  removeCurrency: Maybe<RemoveCurrencyPayload>;
  /** Takes a file of a document away again before it is sent. */
  removeDocumentFile: Maybe<DocumentPayload>;
  /** Removes favorites; unknown ones are ignored. */
  removeFavorites: Maybe<FavoritesPayload>;
  /** Takes a file away again before its message is sent. */
  removeRequestFile: Maybe<RemoveRequestFilePayload>;
  /** Replaces the recovery codes with ten new ones. */
  renewRecoveryCodes: Maybe<RecoveryCodesPayload>;
  /** Writes one more message in a request, which opens it again if it was closed not long ago. */
  replyToSupportRequest: Maybe<SupportRequestPayload>;
  /** Asks for a withdrawal. Its money leaves the balance at once and is held until the withdrawal is paid or given back. */
  requestWithdrawal: Maybe<PaymentPayload>;
  /**
   * Sets a new password: 8 to 64 characters with letters and digits, not the login. All sessions of the player end. This
   * browser is signed in unless the player has two-step sign-in.
   */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Saves the player's personal data. */
  savePersonalDetails: Maybe<PersonalDetailsPayload>;
  /**
   * Sets the cookies `ggru` (identifies the browser) and `grant` (vouches for the session for 30 minutes). Over HTTP only;
   * does nothing while the site is closed for updates (block reason 4).
   */
  secureBrowser: Maybe<SecureBrowserPayload>;
  /**
   * Sends the player a code that confirms their e-mail or phone, valid for ten minutes. A guest gets the top-level error
   * UNAUTHENTICATED.
   */
  sendActivationCode: Maybe<SendCodePayload>;
  /**
   * Sends the player a link that confirms their e-mail, valid for 48 hours. A guest gets the top-level error
   * UNAUTHENTICATED.
   */
  sendActivationLink: Maybe<SendCodePayload>;
  /** Sends the login and password of a one-click registration to an e-mail: once, within fifteen minutes. */
  sendCredentials: Maybe<SendCredentialsPayload>;
  /** Sends a code to an e-mail to link it to the account. The answer is the same if it belongs to another player. */
  sendEmailBindingCode: Maybe<SendSecurityCodePayload>;
  /** Sends a code to a phone to link it to the account. The answer is the same if the phone belongs to another player. */
  sendPhoneBindingCode: Maybe<SendSecurityCodePayload>;
  /**
   * Sends a code for a password reset to an e-mail (with a link) or a phone. The answer is the same, and takes as long, if
   * nobody has it. Over HTTP only.
   */
  sendRecoveryCode: Maybe<SendRecoveryCodePayload>;
  /**
   * Sends a code to a phone, for `registerByPhone`. The answer is the same for a phone that is in use; its owner gets a
   * message about it.
   */
  sendRegistrationCode: Maybe<SendCodePayload>;
  /** Sends a sign-in code to a phone. The answer is the same for unknown phones. */
  sendSignInCode: Maybe<SendCodePayload>;
  /** Sends a code to the player's phone for turning two-step sign-in off. */
  sendStopCode: Maybe<SendSecurityCodePayload>;
  /** Sends a code to the phone of a player of the former brand. The answer is the same if number and phone don't match. */
  sendTransferCode: Maybe<SendCodePayload>;
  /**
   * Sends the code of the second step to the phone, for players who can't use their app. The returned `twoStep` replaces
   * the previous one.
   */
  sendTwoStepCode: Maybe<SendTwoStepCodePayload>;
  /** Makes an account the default for coupons. */
  setActiveAccount: Maybe<SetActiveAccountPayload>;
  /**
   * Orders a whole coupon to be sold once it is worth `target`; a new order replaces the previous one. It stays in force
   * until the coupon is settled, insured, swapped or sold. `couponChanged` reports when it is carried out. Errors:
   * CASH_OUT_UNAVAILABLE; at `target` INVALID, AMOUNT_TOO_SMALL (not above the current value), AMOUNT_TOO_LARGE (not below
   * the possible win); COUPON_UNKNOWN.
   */
  setAutoCashOut: Maybe<SetAutoCashOutPayload>;
  /** Hides or shows the player's balances on every page and device. */
  setBalanceHidden: Maybe<SetBalanceHiddenPayload>;
  /**
   * Keeps a game for the player, or no longer. Keeping what is kept, and dropping what is not, changes nothing. Errors:
   * CASINO_GAME_UNKNOWN, TOO_MANY_FAVORITES.
   */
  setCasinoFavorite: Maybe<SetCasinoFavoritePayload>;
  /** Records when the player agreed to cookies. A time before the recorded one changes nothing. */
  setCookiesAgreement: Maybe<SetCookiesAgreementPayload>;
  /**
   * Sets a limit. A stricter value applies at once. A looser one waits for a day while the old one stays in force, and
   * then needs approval. Self-exclusion and time-out end the player's sessions.
   */
  setLimit: Maybe<SetLimitPayload>;
  /** Sets which news the player receives. */
  setMailing: Maybe<SecurityPayload>;
  /** Switches a kind of notices on or off for a channel. */
  setNoticeSetting: Maybe<SetNoticeSettingPayload>;
  /** Sets the security question and its answer. */
  setSecurityQuestion: Maybe<SecurityPayload>;
  /** Saves a coupon under a short code that anybody can load. */
  shareCoupon: Maybe<ShareCouponPayload>;
  /**
   * Starts a deposit. Limits, exclusions and the method's bounds are checked before the provider is asked. The player pays
   * at the payment's `redirectUrl`; the money comes in when the provider says so, which `paymentChanged` reports.
   */
  startDeposit: Maybe<PaymentPayload>;
  /**
   * Address of a network's consent page; the browser comes back with `code` and `state` for `logInByOauth`. Sets the
   * HttpOnly cookie `oauth_state` for ten minutes, so no other browser can use them. Over HTTP only.
   */
  startOauth: Maybe<StartOauthPayload>;
  /** Unsubscribes from newsletters by the link in one; needs no session. */
  stopNewsletter: Maybe<StopNewsletterPayload>;
  /** Turns two-step sign-in off, by password and code. */
  stopTwoFactor: Maybe<SecurityPayload>;
  /** Sends a document for review. */
  submitDocument: Maybe<DocumentPayload>;
  /**
   * Keeps a device whose player has agreed to web push. It is told until the player signs out on it. At most 10 devices of
   * a player; one more takes the place of the oldest.
   */
  subscribePush: Maybe<SubscribePushPayload>;
  /**
   * Swaps a bet for another outcome of its market before its game starts, once per idempotency key: the coupon's current
   * value is staked on a new coupon at current prices. Returns the new coupon, whose `replaces` is the old one. Errors:
   * SWAP_UNAVAILABLE; CASH_OUT_CHANGED at `value` or ODDS_CHANGED at `outcomeId` if less than `value` or `coef` is
   * available; COUPON_UNKNOWN, OUTCOME_UNKNOWN, IDEMPOTENCY_MISMATCH.
   */
  swapBet: Maybe<SwapBetPayload>;
  /** Reloads the protection methods, if `shouldSyncMethods` says so. */
  syncProtectionMethods: Maybe<SecurityPayload>;
  /** Takes an attempt in a bonus game: today's free one, or one for points. */
  takeBonusGameAttempt: Maybe<BonusGamePayload>;
  /** Moves a player of the former brand to this site, once, and returns their number and password. */
  transferUser: Maybe<TransferUserPayload>;
  /** Forgets a device, so that it hears no more. */
  unsubscribePush: Maybe<UnsubscribePushPayload>;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationActivateEmailArgs = {
  input: ActivateEmailInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationActivateFastArgs = {
  input: ActivateFastInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationAddCurrencyArgs = {
  input: AddCurrencyInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationAddFavoritesArgs = {
  input: FavoritesInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationAnswerQrSignInArgs = {
  input: AnswerQrSignInInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationAppealBanArgs = {
  input: AppealBanInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBeginDocumentArgs = {
  input: BeginDocumentInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBindEmailArgs = {
  input: BindContactInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBindPhoneArgs = {
  input: BindContactInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBuyLottoTicketArgs = {
  input: BuyLottoTicketInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBuyRewardArgs = {
  input: BuyRewardInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationBuyTotoTicketArgs = {
  input: BuyTotoTicketInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCancelAutoCashOutArgs = {
  input: CancelAutoCashOutInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCancelLimitArgs = {
  input: CancelLimitInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCashOutCouponArgs = {
  input: CashOutCouponInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCheckCaptchaArgs = {
  input: CaptchaInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCheckRecoveryCodeArgs = {
  input: CheckRecoveryCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCheckTransferCodeArgs = {
  input: CheckTransferCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationClaimOfferArgs = {
  input: ClaimOfferInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCloseCasinoSessionArgs = {
  input: CloseCasinoSessionInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCloseSupportRequestArgs = {
  input: CloseSupportRequestInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationConfirmRegistrationArgs = {
  input: ConfirmRegistrationInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationConfirmTwoFactorArgs = {
  input: SecurityCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationConvertMoneyArgs = {
  input: ConvertMoneyInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateCaptchaArgs = {
  input: InputMaybe<CreateCaptchaInput>;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateCaptchaSoundArgs = {
  input: CreateCaptchaSoundInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateDeviceTokenArgs = {
  input: CreateDeviceTokenInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateSupportRequestArgs = {
  input: CreateSupportRequestInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateTokenArgs = {
  input: LogInInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationCreateTokenTwoStepArgs = {
  input: TwoStepInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationDecideLimitArgs = {
  input: DecideLimitInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationForfeitBonusArgs = {
  input: ForfeitBonusInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationInsureCouponArgs = {
  input: InsureCouponInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationJoinTournamentArgs = {
  input: JoinTournamentInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLaunchCasinoGameArgs = {
  input: LaunchCasinoGameInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInByOauthArgs = {
  input: LogInByOauthInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInByQrArgs = {
  input: LogInByQrInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInBySmsArgs = {
  input: LogInBySmsInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInBySocialArgs = {
  input: LogInBySocialInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInByTokenArgs = {
  input: LogInByTokenInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationLogInTwoStepArgs = {
  input: TwoStepInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationMarkNoticesReadArgs = {
  input: MarkNoticesReadInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationOneTapArgs = {
  input: OneTapInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationPingSessionArgs = {
  input?: PingSessionInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationPlaceCouponArgs = {
  input: PlaceCouponInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationPlayBonusGameArgs = {
  input: PlayBonusGameInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRateSiteArgs = {
  input: RateSiteInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRecordEventsArgs = {
  input: RecordEventsInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRedeemPromoCodeArgs = {
  input: RedeemPromoCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRefreshTokenArgs = {
  input: RefreshTokenInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRegisterByPhoneArgs = {
  input: RegisterByPhoneInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRegisterBySocialArgs = {
  input: RegisterBySocialInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRegisterOneClickArgs = {
  input: RegisterOneClickInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRemoveCurrencyArgs = {
  input: RemoveCurrencyInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRemoveDocumentFileArgs = {
  input: RemoveDocumentFileInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRemoveFavoritesArgs = {
  input: FavoritesInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRemoveRequestFileArgs = {
  input: RemoveRequestFileInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationReplyToSupportRequestArgs = {
  input: ReplyToSupportRequestInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSavePersonalDetailsArgs = {
  input: PersonalDetailsInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSecureBrowserArgs = {
  input: SecureBrowserInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendActivationCodeArgs = {
  input: SendActivationCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendActivationLinkArgs = {
  input: InputMaybe<SendCodeProofInput>;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendCredentialsArgs = {
  input: SendCredentialsInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendEmailBindingCodeArgs = {
  input: SendEmailBindingCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendPhoneBindingCodeArgs = {
  input: SendPhoneBindingCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendRecoveryCodeArgs = {
  input: SendRecoveryCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendRegistrationCodeArgs = {
  input: SendRegistrationCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendSignInCodeArgs = {
  input: SendSignInCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendStopCodeArgs = {
  input: InputMaybe<SendCodeProofInput>;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendTransferCodeArgs = {
  input: SendTransferCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSendTwoStepCodeArgs = {
  input: SendTwoStepCodeInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetActiveAccountArgs = {
  input: SetActiveAccountInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetAutoCashOutArgs = {
  input: SetAutoCashOutInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetBalanceHiddenArgs = {
  input: SetBalanceHiddenInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetCasinoFavoriteArgs = {
  input: SetCasinoFavoriteInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetCookiesAgreementArgs = {
  input: SetCookiesAgreementInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetLimitArgs = {
  input: SetLimitInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetMailingArgs = {
  input: SetMailingInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetNoticeSettingArgs = {
  input: SetNoticeSettingInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSetSecurityQuestionArgs = {
  input: SetSecurityQuestionInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationShareCouponArgs = {
  input: ShareCouponInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationStartDepositArgs = {
  input: StartDepositInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationStartOauthArgs = {
  input: StartOauthInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationStopNewsletterArgs = {
  input: StopNewsletterInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationStopTwoFactorArgs = {
  input: StopTwoFactorInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSubmitDocumentArgs = {
  input: SubmitDocumentInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationSwapBetArgs = {
  input: SwapBetInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationTakeBonusGameAttemptArgs = {
  input: TakeBonusGameAttemptInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationTransferUserArgs = {
  input: TransferUserInput;
};


/**
 * Writes. Each mutation takes one `input` and returns a payload whose `errors` list what the caller can fix. Top-level
 * errors are for infrastructure and sign-in.
 */
export type MutationUnsubscribePushArgs = {
  input: UnsubscribePushInput;
};

/** A named color. */
export type NamedColor = {
  __typename?: 'NamedColor';
  /** Name, such as "accent". */
  name: Scalars['String']['output'];
  /** Value, such as "#F5B014". */
  value: Scalars['String']['output'];
};

/** A notice in a player's inbox. */
export type Notice = {
  __typename?: 'Notice';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of the notice. */
  id: Scalars['ID']['output'];
  /** Whether it was read. */
  isRead: Scalars['Boolean']['output'];
  /** What it is about. */
  kind: NoticeKind;
  /** Path of the page about it, with its language; null for none. */
  link: Maybe<Scalars['String']['output']>;
  /** Text in the language of the request, plain. */
  text: Scalars['String']['output'];
  /** Title in the language of the request. */
  title: Scalars['String']['output'];
};

/** A notice that has just come. */
export type NoticeAdded = {
  __typename?: 'NoticeAdded';
  /** The notice. */
  notice: Notice;
  /** Unread notices with this one. */
  unreadCount: Scalars['Int']['output'];
};

/** How a notice reaches the player. */
export type NoticeChannel =
  /** The inbox on the site. */
  | 'INBOX'
  /** Letters to a confirmed e-mail address. */
  | 'MAIL'
  /** Push messages to devices that have agreed. */
  | 'PUSH';

/** A page of the inbox. */
export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  /** The notices with their cursors, newest first. */
  edges: Array<NoticeEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of notices. */
  totalCount: Scalars['Int']['output'];
};

/** A notice on a page. */
export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The notice. */
  node: Notice;
};

/** What a notice is about. */
export type NoticeKind =
  /** Settled bets. Off for players who haven't chosen. */
  | 'BETS'
  /** Bonuses that were granted or expire soon. */
  | 'BONUSES'
  /** Decisions on documents. */
  | 'DOCUMENTS'
  /** Advertising. It reaches only players who get news, and nobody who is excluded. */
  | 'OFFERS'
  /** Deposits and withdrawals. */
  | 'PAYMENTS'
  /** Warnings about the account, such as a sign-in by a new device. They always come. */
  | 'SECURITY'
  /** The operator's word about the site or the account. */
  | 'SERVICE'
  /** Answers of the operator's desks. */
  | 'SUPPORT';

/** Whether a kind of notices comes by a channel. */
export type NoticeSetting = {
  __typename?: 'NoticeSetting';
  /** The channel. */
  channel: NoticeChannel;
  /** True if the player can't change it. */
  isFixed: Scalars['Boolean']['output'];
  /** Whether it comes. */
  isOn: Scalars['Boolean']['output'];
  /** The kind. */
  kind: NoticeKind;
};

/** Which price changes the player accepts; the services' `changeCoefAction` in brackets. */
export type OddsChange =
  /** Any price (0). */
  | 'ANY'
  /** Higher prices (1). */
  | 'HIGHER'
  /** None: the price must be exactly the one sent (2), unless `oddsTolerance` says more. */
  | 'NONE';

/** The outcome's price has changed, and `oddsChange` doesn't allow the new one. */
export type OddsChangedError = UserError & {
  __typename?: 'OddsChangedError';
  /** Always ODDS_CHANGED. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** The current price. */
  newCoef: Scalars['Decimal']['output'];
  /** The price that was sent. */
  oldCoef: Scalars['Decimal']['output'];
  /** Outcome whose price has changed. */
  outcomeId: Scalars['ID']['output'];
  /** The bet's `coef` in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** What may become a bonus. */
export type Offer = {
  __typename?: 'Offer';
  /** Whom it is for. */
  audience: OfferAudience;
  /** Countries it is for, two lower-case letters; null for all. */
  countries: Maybe<Array<Scalars['String']['output']>>;
  /** When it ends; null for no end. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a promo code brings it, shown or not. */
  hasCode: Scalars['Boolean']['output'];
  /** Number of the offer. */
  id: Scalars['ID']['output'];
  /** Whether it may run beside another bonus. */
  isCombinable: Scalars['Boolean']['output'];
  /** Whether a player takes it; others hold for all bets by themselves. */
  isTaken: Scalars['Boolean']['output'];
  /** Whether it is one of the welcome offers. */
  isWelcome: Scalars['Boolean']['output'];
  /** Stable name of the offer. */
  key: Scalars['String']['output'];
  /** The partner it comes from; null for those of the site's own. */
  partner: Maybe<OfferPartner>;
  /** Where it stands. */
  phase: OfferPhase;
  /** Name of its picture. */
  picture: Scalars['String']['output'];
  /** Promo code that brings it; null if none is shown. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** How often it may be taken. */
  repeat: OfferRepeat;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Its terms. */
  terms: BonusTerms;
  /** Name in the language of the request. */
  title: Scalars['String']['output'];
};

/** Which bets offers are for. */
export type OfferArea =
  /** Casino games. */
  | 'CASINO'
  /** Bets on sport. */
  | 'SPORT';

/** Whom an offer is for. */
export type OfferAudience =
  /** All players. */
  | 'ALL'
  /** Players who know its promo code. */
  | 'CODE'
  /** Players before their first deposit. */
  | 'NEW'
  /** Players who registered by the partner's link, or know the partner's code. */
  | 'PARTNER'
  /** Players whom the operator gives it. */
  | 'STAFF';

/** A page of offers. */
export type OfferConnection = {
  __typename?: 'OfferConnection';
  /** The offers with their cursors. */
  edges: Array<OfferEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of offers. */
  totalCount: Scalars['Int']['output'];
};

/** An offer on a page. */
export type OfferEdge = {
  __typename?: 'OfferEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The offer. */
  node: Offer;
};

/** A partner of the site: players come by the partner's links and codes. */
export type OfferPartner = {
  __typename?: 'OfferPartner';
  /** Stable name of the partner. */
  key: Scalars['String']['output'];
  /** Name of the partner. */
  name: Scalars['String']['output'];
};

/** Where an offer stands. */
export type OfferPhase =
  /** It has not begun. */
  | 'COMING'
  /** It can be taken. */
  | 'OPEN'
  /** It is over. */
  | 'OVER';

/** How often an offer may be taken. */
export type OfferRepeat =
  /** Once a day, UTC. */
  | 'DAY'
  /** Once. */
  | 'ONCE'
  /** Once a week, from Monday, UTC. */
  | 'WEEK';

/** Whether a player can take an offer. */
export type OfferStanding = {
  __typename?: 'OfferStanding';
  /** Why they can't; null if they can. */
  hindrance: Maybe<UserError>;
  /** Number of the offer. */
  offerId: Scalars['ID']['output'];
};

/** A one-tap credential, and the data a new player would register with. */
export type OneTapInput = {
  /** Country id. */
  countryId: Scalars['Int']['input'];
  /** The signed credential; good once. */
  credential: Scalars['String']['input'];
  /** Currency id. */
  currencyId: Scalars['Int']['input'];
  /**
   * Secret from which the page made the credential's nonce, which is its SHA-256 in base64url. A credential with a nonce
   * is valid only with this secret, so no other page can use it.
   */
  nonceSecret?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `oneTap`. */
export type OneTapPayload = {
  __typename?: 'OneTapPayload';
  /**
   * Errors: INVALID, CREDENTIAL_REFUSED, PROVIDER_UNAVAILABLE if the network's keys can't be loaded: the credential can be
   * sent again.
   */
  errors: Array<UserError>;
  /** Where the browser goes next, to sign in or to register; null if there are errors. */
  redirectUrl: Maybe<Scalars['String']['output']>;
};

/** A side of a game. */
export type Opponent = {
  __typename?: 'Opponent';
  /** First shirt color for the generated shield, such as "#C8102E". */
  color: Scalars['String']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** English name, whatever the request's language. Null if the sportsbook doesn't tell it. */
  nameEng: Maybe<Scalars['String']['output']>;
  /** Second color of the shield. */
  secondColor: Scalars['String']['output'];
  /** Up to four letters for narrow places. */
  shortName: Scalars['String']['output'];
};

/** Something to bet on, with its price. */
export type Outcome = {
  __typename?: 'Outcome';
  /** Decimal odds with 3 decimals. */
  coef: Scalars['Decimal']['output'];
  /** Stable id: market id and outcome, such as "1000123.total.2.5.over". */
  id: Scalars['ID']['output'];
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Name in the request's language, such as "Over 2.5". */
  name: Scalars['String']['output'];
  /** Name for a column header, such as "1", "X", "Over". */
  shortName: Scalars['String']['output'];
  /** Type within the market, such as "home", "draw", "away", "over", "under". */
  type: Scalars['String']['output'];
};

/** The canonical address of a page. */
export type PageCanonical = {
  __typename?: 'PageCanonical';
  /** With MIRROR: the host on which the same path is canonical. Null with URL. */
  domain: Maybe<Scalars['String']['output']>;
  /** How it is given. */
  mode: CanonicalMode;
  /** With URL: a path or address. Null with MIRROR. */
  targetUrl: Maybe<Scalars['String']['output']>;
};

/** An information page. */
export type PageContent = {
  __typename?: 'PageContent';
  /** The text as blocks. */
  content: Array<TextBlock>;
  /** Its introduction. */
  description: Scalars['String']['output'];
  /** Path without language prefix. */
  path: Scalars['ID']['output'];
  /** Title in the request's language; null if there is none. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Paging data of a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; pass it as `after` for the next page. Null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True when more edges follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A meta tag of a page: either `name` or `property` is set. */
export type PageMeta = {
  __typename?: 'PageMeta';
  /** Its content attribute. */
  content: Scalars['String']['output'];
  /** Its name attribute, such as "twitter:card". */
  name: Maybe<Scalars['String']['output']>;
  /** Its property attribute, such as "og:title". */
  property: Maybe<Scalars['String']['output']>;
};

/** Page data for search engines and link previews. */
export type PageSeo = {
  __typename?: 'PageSeo';
  /**
   * Path from the home page to this one, in the request's language; the last entry is the page itself. Empty if the
   * operator provides none.
   */
  breadcrumbs: Array<Breadcrumb>;
  /** The page's canonical address; null if it is the requested one. */
  canonical: Maybe<PageCanonical>;
  /** Text below the page; empty if there is none. */
  content: Array<TextBlock>;
  /** Description. */
  description: Maybe<Scalars['String']['output']>;
  /** Robots rule of the part of the site the page is in; it applies if the page has none. */
  hierarchyMetaRobots: Maybe<Scalars['String']['output']>;
  /** Whether search engines may index the page: its robots rule doesn't contain noindex. */
  isIndexable: Scalars['Boolean']['output'];
  /** Value of the page's robots meta. */
  metaRobots: Maybe<Scalars['String']['output']>;
  /** Additional meta tags. */
  metas: Array<PageMeta>;
  /** Name of the site. */
  siteName: Maybe<Scalars['String']['output']>;
  /** Design tokens the text is shown with. */
  styles: Array<BrandBookEntry>;
  /** Title. */
  title: Maybe<Scalars['String']['output']>;
};

/** An information page without its text. */
export type PageSummary = {
  __typename?: 'PageSummary';
  /** Its introduction. */
  description: Scalars['String']['output'];
  /** Path without language prefix. */
  path: Scalars['ID']['output'];
  /** Title in the request's language; null if there is none. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Visual header of a page. */
export type PageVisual = {
  __typename?: 'PageVisual';
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** The sentence below it. */
  lead: Scalars['String']['output'];
  /** Design tokens it is shown with. */
  tokens: Array<BrandBookEntry>;
};

/** A deposit or a withdrawal. */
export type Payment = {
  __typename?: 'Payment';
  /** Number of the account. */
  accountId: Scalars['ID']['output'];
  /** What the account gains or gives. */
  amount: Money;
  /** When it changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Money in or money out. */
  direction: PaymentDirection;
  /** What happened to it, in order. */
  events: Array<PaymentEvent>;
  /** What the method costs the player: paid on top of a deposit, kept from a withdrawal. */
  fee: Money;
  /** Number of the payment. */
  id: Scalars['ID']['output'];
  /** Masked bank account, e-mail address or phone; null for cards, and if unknown. */
  instrumentAccount: Maybe<Scalars['String']['output']>;
  /** Brand of the card or wallet; null if unknown. */
  instrumentBrand: Maybe<Scalars['String']['output']>;
  /** Last characters of its number; null if unknown. */
  instrumentLast4: Maybe<Scalars['String']['output']>;
  /** Whether `cancelWithdrawal` can take it back. */
  isCancellable: Scalars['Boolean']['output'];
  /** Code of the method. */
  methodId: Scalars['ID']['output'];
  /** Why it ended as it did, such as "declined" or "insufficient_funds". Null when there is nothing to say. */
  reason: Maybe<Scalars['String']['output']>;
  /** Code on the cash desk's receipt; null for other methods, and until it was paid there. */
  receipt: Maybe<Scalars['String']['output']>;
  /** The provider's page where the player pays now; null unless ACTION_REQUIRED. */
  redirectUrl: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: PaymentState;
};

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The payments with their cursors, newest first. */
  edges: Array<PaymentEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of payments. */
  totalCount: Scalars['Int']['output'];
};

/** What a withdrawal by a method has to name. */
export type PaymentDestination =
  /** An address in a network: `address` and `network`. */
  | 'ADDRESS'
  /** A bank account: `iban` and `holder`. */
  | 'IBAN'
  /** A card or account the player paid in with: `instrument`. */
  | 'INSTRUMENT'
  /** Nothing. */
  | 'NONE'
  /** A cash desk: `point`. */
  | 'POINT'
  /** A wallet: `wallet`. */
  | 'WALLET';

/** Money in, or money out. */
export type PaymentDirection =
  /** Money in. */
  | 'DEPOSIT'
  /** Money out. */
  | 'WITHDRAWAL';

/** A payment on a page. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** One change of a payment. */
export type PaymentEvent = {
  __typename?: 'PaymentEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Why; null when there is nothing to say. */
  reason: Maybe<Scalars['String']['output']>;
  /** The state it took. */
  state: PaymentState;
};

/** Fee of a payment method: a percentage and a fixed part, within bounds, rounded half up to the currency's minor unit. */
export type PaymentFee = {
  __typename?: 'PaymentFee';
  /** Added to it. */
  fixed: Money;
  /** The largest fee; null for none. */
  max: Maybe<Money>;
  /** The least fee; null for none. */
  min: Maybe<Money>;
  /** Percent of the amount. */
  percent: Scalars['Decimal']['output'];
};

/** Selects payments. Conditions that aren't given match everything. */
export type PaymentFilter = {
  /** Only of this account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only opened before this instant. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only money in, or money out. */
  direction?: InputMaybe<PaymentDirection>;
  /** Only opened at or after this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only by methods of this kind. */
  kind?: InputMaybe<PaymentMethodKind>;
  /** Only in these states. */
  states?: InputMaybe<Array<PaymentState>>;
};

/** A card or account the player paid with before. */
export type PaymentInstrument = {
  __typename?: 'PaymentInstrument';
  /** Masked bank account, e-mail address or phone; null for cards. */
  account: Maybe<Scalars['String']['output']>;
  /** Brand of the card; null if unknown. */
  brand: Maybe<Scalars['String']['output']>;
  /** Month and year it expires, MM/YY; null if unknown. */
  expiry: Maybe<Scalars['String']['output']>;
  /** Last characters of its number; null if unknown. */
  last4: Maybe<Scalars['String']['output']>;
  /** Its name at the provider, for `instrument` of a payment. */
  token: Scalars['ID']['output'];
};

/** A way to pay, as it is for one account. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Names of the banks that it reaches. */
  banks: Array<Scalars['String']['output']>;
  /** Why it can't be used now; null when it can. */
  blocked: Maybe<PaymentMethodBlock>;
  /** What a withdrawal has to name. */
  destination: PaymentDestination;
  /** What the player pays for it. */
  fee: PaymentFee;
  /** Its code, such as "card". */
  id: Scalars['ID']['output'];
  /**
   * What the player paid with before, last used first: for a deposit what they agreed to have remembered, for a withdrawal
   * all of it.
   */
  instruments: Array<PaymentInstrument>;
  /** Its kind. */
  kind: PaymentMethodKind;
  /** The largest amount of one payment. */
  maxAmount: Money;
  /** The most in 24 hours; null for no bound. */
  maxPerDay: Maybe<Money>;
  /** The most in 30 days; null for no bound. */
  maxPerMonth: Maybe<Money>;
  /** The least amount of one payment. */
  minAmount: Money;
  /** Usual time until the money is there, from, in minutes. */
  minutesFrom: Scalars['Int']['output'];
  /** Usual time until the money is there, to, in minutes. */
  minutesTo: Scalars['Int']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Codes of the networks that a withdrawal to an address goes by; empty for other destinations. */
  networks: Array<Scalars['String']['output']>;
  /** Amounts to pick with one click, lowest first. */
  presets: Array<Money>;
};

/** Why a payment method can't be used now. */
export type PaymentMethodBlock =
  /** Money that came in by another method goes back by that first. */
  | 'DEPOSIT_METHOD_FIRST'
  /** Nothing was paid in with it yet. */
  | 'NO_INSTRUMENT';

/** Kinds of payment methods. */
export type PaymentMethodKind =
  /** A bank transfer. */
  | 'BANK'
  /** A bank card. */
  | 'CARD'
  /** Cash at a desk. */
  | 'CASH'
  /** A transfer in a cryptocurrency. */
  | 'CRYPTO'
  /** A prepaid voucher. */
  | 'VOUCHER'
  /** An electronic wallet. */
  | 'WALLET';

/** Result of `startDeposit`, `requestWithdrawal` and `cancelWithdrawal`. */
export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /**
   * Errors: REQUIRED, INVALID, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, METHOD_UNKNOWN, METHOD_LIMIT, AMOUNT_TOO_SMALL,
   * AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, LIMIT_REACHED, PERSON_EXCLUDED, TOO_MANY_PAYMENTS, INSTRUMENT_UNKNOWN, NO_INSTRUMENT,
   * DEPOSIT_METHOD_FIRST, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH, NOT_OFFERED; of a withdrawal ACCOUNT_OWES
   * and BONUS_ENDS; of cancelling PAYMENT_UNKNOWN and NOT_CANCELLABLE.
   */
  errors: Array<UserError>;
  /** The payment; null if it was refused. */
  payment: Maybe<Payment>;
};

/** States of a payment. */
export type PaymentState =
  /** The player pays at `redirectUrl`. */
  | 'ACTION_REQUIRED'
  /** A withdrawal that will be sent. */
  | 'APPROVED'
  /** The player gave it up. A withdrawal's money is back in the balance. */
  | 'CANCELLED'
  /** The deposit was charged back. */
  | 'CHARGED_BACK'
  /** A deposit the provider has not been asked for yet. */
  | 'CREATED'
  /** The player did not pay in time. */
  | 'EXPIRED'
  /** It failed. A withdrawal's money is back in the balance. */
  | 'FAILED'
  /** A withdrawal that waits for a decision; its money is held. */
  | 'HELD'
  /** The withdrawal has reached the player. */
  | 'PAID'
  /** The provider works on it. */
  | 'PROCESSING'
  /** The deposit was paid back. */
  | 'REFUNDED'
  /** A withdrawal that was refused; its money is back in the balance. */
  | 'REJECTED'
  /** A withdrawal on its way to the player. */
  | 'SENT'
  /** The deposit is in the balance. */
  | 'SUCCEEDED'
  /** A withdrawal that waits for the player's verification; its money is held. */
  | 'VERIFICATION_REQUIRED';

/** A pending value of a limit. */
export type PendingLimit = {
  __typename?: 'PendingLimit';
  /** When approval and the change lapse. */
  approveUntil: Scalars['DateTime']['output'];
  /** Comparison with the value in force. */
  change: LimitChange;
  /** Whether `cancelLimit` can cancel it. */
  isCancellable: Scalars['Boolean']['output'];
  /** The new value; null removes the limit. */
  limitValue: Maybe<Scalars['Decimal']['output']>;
  /** Whether the player can, and must, approve it now. */
  needApprove: Scalars['Boolean']['output'];
  /** When approval becomes possible. */
  startedAt: Scalars['DateTime']['output'];
};

/** Score of one period. */
export type PeriodScore = {
  __typename?: 'PeriodScore';
  /** Away side's score in the period. */
  away: Scalars['Int']['output'];
  /** Home side's score in the period. */
  home: Scalars['Int']['output'];
};

/** Personal data as in the office's form. Dates are written as "1990-05-31". */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** Day of birth. */
  birthday: Maybe<Scalars['String']['output']>;
  /** Type of document. */
  documentTypeId: Maybe<Scalars['Int']['output']>;
  /** Tax number. */
  inn: Maybe<Scalars['String']['output']>;
  /** First name. */
  name: Maybe<Scalars['String']['output']>;
  /** Number of the document. */
  passport: Maybe<Scalars['String']['output']>;
  /** Date of issue. */
  passportDate: Maybe<Scalars['String']['output']>;
  /** Date of expiry. */
  passportEndDate: Maybe<Scalars['String']['output']>;
  /** Registered address. */
  registrationAddress: Maybe<Scalars['String']['output']>;
  /** Surname. */
  surname: Maybe<Scalars['String']['output']>;
};

/** Personal data of a player. Days are written YYYY-MM-DD. */
export type PersonalDetails = {
  __typename?: 'PersonalDetails';
  /** Date of birth. */
  birthDate: Maybe<Scalars['String']['output']>;
  /** Type of document: 1 passport, 2 identity card, 3 driving licence, 4 residence permit. */
  documentTypeId: Maybe<Scalars['Int']['output']>;
  /** True when phone and e-mail are known. */
  hasContacts: Scalars['Boolean']['output'];
  /** True when names, birth date, document, date of issue and address are known. */
  isFilled: Scalars['Boolean']['output'];
  /**
   * True when a document has proved name, birth date and document: what is known of them can't be changed then, what is
   * missing can be added once.
   */
  isLocked: Scalars['Boolean']['output'];
  /** First name. */
  name: Maybe<Scalars['String']['output']>;
  /** Number of the document. */
  passport: Maybe<Scalars['String']['output']>;
  /** Date of issue. */
  passportDate: Maybe<Scalars['String']['output']>;
  /** Date of expiry. */
  passportEndDate: Maybe<Scalars['String']['output']>;
  /** Registered address. */
  registrationAddress: Maybe<Scalars['String']['output']>;
  /** Last name. */
  surname: Maybe<Scalars['String']['output']>;
  /** Tax number. */
  taxNumber: Maybe<Scalars['String']['output']>;
};

/** Personal data to save; what is null or empty is not given. Days are written YYYY-MM-DD. */
export type PersonalDetailsInput = {
  /** Date of birth. */
  birthDate?: InputMaybe<Scalars['String']['input']>;
  /** Type of document: 1 passport, 2 identity card, 3 driving licence, 4 residence permit. */
  documentTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** First name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of the document. */
  passport?: InputMaybe<Scalars['String']['input']>;
  /** Date of issue. */
  passportDate?: InputMaybe<Scalars['String']['input']>;
  /** Date of expiry. */
  passportEndDate?: InputMaybe<Scalars['String']['input']>;
  /** Registered address. */
  registrationAddress?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  surname?: InputMaybe<Scalars['String']['input']>;
  /** Tax number. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `savePersonalDetails`. */
export type PersonalDetailsPayload = {
  __typename?: 'PersonalDetailsPayload';
  /** The data as it is then. */
  details: Maybe<PersonalDetails>;
  /** Errors: INVALID, TOO_YOUNG, DETAILS_LOCKED, each at its field. */
  errors: Array<UserError>;
};

/** A country's phone numbers. */
export type PhoneCountry = {
  __typename?: 'PhoneCountry';
  /** Two lower-case letters. */
  code: Scalars['String']['output'];
  /** Number of the country. */
  id: Scalars['ID']['output'];
  /** Format of mobile numbers after the dialling code; null if it isn't known. */
  mask: Maybe<PhoneMask>;
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Dialling code with a plus, such as "+7". */
  phoneCode: Scalars['String']['output'];
};

/** A phone number as entered. */
export type PhoneInput = {
  /** Dialling code, such as "+7". */
  countryCode: Scalars['String']['input'];
  /** The rest of the number, as it is written in its country: a national prefix is taken off, spaces and brackets are ignored. */
  number: Scalars['String']['input'];
};

/** Format of a country's phone numbers after the dialling code. */
export type PhoneMask = {
  __typename?: 'PhoneMask';
  /** A `#` for each digit, such as "### ### ## ##". */
  mask: Scalars['String']['output'];
  /** Most digits. */
  maxDigits: Scalars['Int']['output'];
  /** Fewest digits. */
  minDigits: Scalars['Int']['output'];
};

/** What a client reports with its ping. */
export type PingSessionInput = {
  /** Whether the player has seen the reality-check reminder, which restarts it. */
  isRealityCheckSeen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `pingSession`. */
export type PingSessionPayload = {
  __typename?: 'PingSessionPayload';
  /** Always empty today. */
  errors: Array<UserError>;
  /** Whether the session limit is used up, so that the player is signed out everywhere. */
  isDisconnected: Scalars['Boolean']['output'];
  /** Whether the reminder is due; always false if no reality check is set. */
  isRealityCheckDue: Scalars['Boolean']['output'];
  /** What is left of today's session limit, in seconds; null if it isn't set. */
  leftSeconds: Maybe<Scalars['Int']['output']>;
  /** Seconds until the next ping. */
  pingSeconds: Maybe<Scalars['Int']['output']>;
  /** Seconds since the last reality-check reminder. */
  playedSeconds: Maybe<Scalars['Int']['output']>;
  /** Time signed in today (UTC), in seconds. */
  usedSeconds: Maybe<Scalars['Int']['output']>;
};

/** A coupon to place: `CouponInput` and a key. */
export type PlaceCouponInput = {
  /** Account to pay from. */
  accountId: Scalars['ID']['input'];
  /** Stake in the account's currency; null for kinds with stakes per bet or block. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Amounts of the blocks of a `CONDITIONAL` coupon, in playing order. Only the first is staked at placing; each later one
   * is staked from the return of the block before. Errors at the block's amount: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL,
   * AMOUNT_TOO_LARGE.
   */
  amountByBlock?: InputMaybe<Array<BlockAmountInput>>;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /**
   * Total price the player saw; stored with the coupon. Accepted price changes follow from the bets' `coef` and from
   * `oddsChange`.
   */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Total price as displayed in that format, such as "+150"; stored with the coupon, not used in calculations. */
  coefByView?: InputMaybe<Scalars['String']['input']>;
  /**
   * Number of the odds format in which the player saw prices (`defaultCoefViewId` of the site config lists them); stored
   * with the coupon, not used in calculations.
   */
  coefViewId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Which full cover, for `FULL_COVER`. Its name says how many bets it takes and whether it includes singles. Error:
   * COVER_INVALID.
   */
  cover?: InputMaybe<FullCover>;
  /** Whether a score change during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Lowest total price the player accepts. The coupon is accepted and paid at this price, and only while the total price
   * isn't below it, at placing and again at the end of a live delay. For kinds with a total price; the possible win is
   * computed with it. Error: EXACT_COEF_NOT_MET.
   */
  exactCoef?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Whether the player keeps the bonus bet of an express, where one is offered. False means they removed it, which makes
   * room for the hyper bonus.
   */
  hasBonusBet?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Percentage of the hyper bonus the player saw (`hyperBonus.percent` of the quote); if it has changed, the error is
   * BONUS_CHANGED. Null accepts any.
   */
  hyperBonusPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Chosen by the client once per coupon, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never places twice. */
  idempotencyKey: Scalars['String']['input'];
  /**
   * Whether this is a VIP bet: its amount may exceed the maximum, and the operator's desk decides. The stake is taken at
   * once; the coupon stays PENDING until the decision. Error: VIP_NOT_AVAILABLE.
   */
  isVip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake for the hyper bonus that the player saw; stored with the coupon. */
  maxHyperBonusLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest stake for the hyper bonus that the player saw; stored with the coupon. */
  minHyperBonusBetLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which price changes are accepted. */
  oddsChange?: InputMaybe<OddsChange>;
  /**
   * How many percent below the prices sent the player still takes, 0 to 10. With a number the coupon is also placed when
   * prices are better: at those sent with `NONE`, at the better ones with `HIGHER`. Null goes by `oddsChange` alone.
   */
  oddsTolerance?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Part of `amount` that open coupons of the account pay, at most `availablePrepaid` of the quote. As much of them as
   * needed is cashed out at its current value. This is final, and the money stays the player's even if this coupon is
   * refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE.
   */
  prepaidAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Promo code. Not with multiple singles, an advance or a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED,
   * PROMO_NOT_APPLICABLE.
   */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the partner credited with the visit (`partnerRefId` of the site config); stored with the coupon. */
  refId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * k of a system k out of n, not counting bankers: from 2 to one less than the number of bets that aren't bankers (up to
   * that number if there is a banker). Error: SYSTEM_VALUE_INVALID.
   */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `placeCoupon`. */
export type PlaceCouponPayload = {
  __typename?: 'PlaceCouponPayload';
  /** The placed coupon, or the first of several; null if none was placed. */
  coupon: Maybe<Coupon>;
  /** All coupons placed; several for multiple singles, in the order of their bets. */
  coupons: Array<Coupon>;
  /** Errors of the coupon as a whole, each with the path of its field. */
  errors: Array<UserError>;
  /** Bets of multiple singles that were refused, even if others were accepted. Empty for every other kind. */
  refused: Array<RefusedBet>;
};

/** A block of a placed `CONDITIONAL` coupon. */
export type PlacedBlock = {
  __typename?: 'PlacedBlock';
  /** Its amount: the most that is staked on it from the return of the block before. */
  amount: Money;
  /** Total price of its bets at placing. */
  coef: Scalars['Decimal']['output'];
  /** Its id, as it was sent. */
  id: Scalars['ID']['output'];
};

/** A move in a bonus game. */
export type PlayBonusGameInput = {
  /** Number of the attempt. */
  attemptId: Scalars['ID']['input'];
  /** With the first move: the player's own seed, 1 to 64 letters, digits, _ or -. Without it the server makes one. */
  clientSeed?: InputMaybe<Scalars['String']['input']>;
  /**
   * CHEST: one number from 0 to 8. FORTUNA: none. MEMORY: one card from 0 to 11. SAFE: three digits. LOTTERY: five different
   * numbers from 1 to 30. DRAGON: one way from 0 to 2.
   */
  move: Array<Scalars['Int']['input']>;
  /** How many moves were made before it, from 0. */
  step: Scalars['Int']['input'];
};

/** A player's activity since signing in. */
export type Played = {
  __typename?: 'Played';
  /** Seconds since then. */
  seconds: Scalars['Int']['output'];
  /** Total stakes by currency, without those that were returned. */
  stakes: Array<Money>;
  /** When they signed in. */
  startedAt: Scalars['DateTime']['output'];
  /** Total payouts by currency. */
  wins: Array<Money>;
};

/** A player's points. */
export type Points = {
  __typename?: 'Points';
  /** Points to spend. */
  balance: Scalars['Int']['output'];
  /** Points collected in all; they decide the level of cashback. */
  collected: Scalars['Int']['output'];
  /** What moved them, newest first; at most 100. */
  entries: Array<PointsEntry>;
};

/** An entry of points. */
export type PointsEntry = {
  __typename?: 'PointsEntry';
  /** Points gained; negative for points spent. */
  amount: Scalars['Int']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** What moved them. */
  reason: PointsReason;
};

/** What moved points. */
export type PointsReason =
  /** A correction by the operator. */
  | 'CORRECTION'
  /** A coupon that was decided. */
  | 'COUPON'
  /** An attempt in a bonus game that was bought. */
  | 'GAME_ATTEMPT'
  /** A prize of a bonus game. */
  | 'GAME_PRIZE'
  /** A reward that was bought. */
  | 'REWARD'
  /** Casino rounds of a day. */
  | 'ROUNDS';

/** The policy logo: an animated GIF. */
export type PolicyLogo = {
  __typename?: 'PolicyLogo';
  /** Ids of the countries whose visitors see it. */
  countryIds: Array<Scalars['Int']['output']>;
  /** Whether the visitor's country, by network address, is one of them; false if it is unknown. */
  isShown: Scalars['Boolean']['output'];
  /** Path on the gateway and the site. */
  path: Scalars['String']['output'];
};

/** A price that changed. */
export type PriceChange = {
  __typename?: 'PriceChange';
  /** Current price. */
  coef: Scalars['Decimal']['output'];
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Which outcome. */
  outcomeId: Scalars['ID']['output'];
};

/** A promo code of the player. */
export type PromoCode = {
  __typename?: 'PromoCode';
  /** `FREE_BET`: what the house stakes; null otherwise. */
  amount: Maybe<Money>;
  /** What to send as the coupon's `promoCode`. */
  code: Scalars['String']['output'];
  /** Its kind. */
  kind: PromoKind;
  /** Kinds of coupon it is valid for; null for all that take promo codes. */
  kinds: Maybe<Array<CouponKind>>;
  /** `WIN_BOOST`: the most that is added; null if there is no maximum. */
  maxBonus: Maybe<Money>;
  /** Fewest bets of a coupon; null if there is no minimum. */
  minBets: Maybe<Scalars['Int']['output']>;
  /** Lowest total price of a coupon; null if there is no minimum. */
  minCoef: Maybe<Scalars['Decimal']['output']>;
  /** `WIN_BOOST`: percentage of the net win that is added; null otherwise. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** When it expires. */
  validUntil: Scalars['DateTime']['output'];
};

/** Effect of a promo code on a coupon. */
export type PromoEffect = {
  __typename?: 'PromoEffect';
  /** `FREE_BET`: what the house stakes; null otherwise. */
  amount: Maybe<Money>;
  /** The code in its standard spelling. */
  code: Scalars['String']['output'];
  /** Its kind. */
  kind: PromoKind;
  /** `WIN_BOOST`: percentage of the net win that is added; null otherwise. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** Kinds of promo codes. */
export type PromoKind =
  /** The house stakes a fixed amount; only the net win is paid. */
  | 'FREE_BET'
  /** A percentage is added to the net win, up to a maximum. */
  | 'WIN_BOOST';

/** An offer with what came of it. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Number of the offer. */
  id: Scalars['ID']['output'];
  /** The offer. */
  offer: Offer;
  /** What came of it; null before its end. */
  results: Maybe<PromotionResults>;
  /** Name in the language of the request. */
  title: Scalars['String']['output'];
};

/** What came of a promotion. */
export type PromotionResults = {
  __typename?: 'PromotionResults';
  /** What became cash, by currency. */
  paid: Array<Money>;
  /** Players who took it. */
  players: Scalars['Int']['output'];
};

/** Protection methods of an account. */
export type ProtectionMethods = {
  __typename?: 'ProtectionMethods';
  /** Signing in by e-mail is on. */
  isEmailAuthOn: Scalars['Boolean']['output'];
  /** The password was changed at least once. */
  isPasswordChanged: Scalars['Boolean']['output'];
  /** A phone is linked to the account. */
  isPhoneBound: Scalars['Boolean']['output'];
  /** A security question is set. */
  isSecurityQuestionOn: Scalars['Boolean']['output'];
  /** Two-step sign-in is on. */
  isTwoFactorOn: Scalars['Boolean']['output'];
};

/** Categories of the protection score. */
export type ProtectionStatus =
  /** Score up to 30. */
  | 'BAD'
  /** 100. */
  | 'FULL'
  /** From 70, under 100. */
  | 'GOOD'
  /** Above 30, under 70. */
  | 'NORMAL';

/** A browser that waits for approval. */
export type QrSignIn = {
  __typename?: 'QrSignIn';
  /** Two digits that the waiting browser also shows. */
  checkNumber: Scalars['String']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type Query = {
  __typename?: 'Query';
  /**
   * Ready-made expresses of distinct games at current prices, the same for everybody: in line new ones each day, in live
   * every few minutes. They cost what their legs cost. A leg that starts or is suspended is replaced; an accumulator
   * without enough legs is left out.
   */
  accumulators: Maybe<Array<Accumulator>>;
  /**
   * Address of the sub-application that replaces the site's own content on all pages of an area; null if there is none.
   * Public.
   */
  areaApplication: Maybe<Scalars['String']['output']>;
  /** One article with its text. Null if there is none. */
  article: Maybe<Article>;
  /** An article that isn't published yet, opened by the token of a preview link. Null if the token is not for it. Never cached. */
  articlePreview: Maybe<Article>;
  /**
   * Articles of the blog or the news, newest first, or with `search` the best match first. `first` is 1 to 50 (default
   * 10). Public, cached for 1800 s; answers to a search are not.
   */
  articles: Maybe<ArticleConnection>;
  /**
   * Awards that the operator has received or was shortlisted for, the newest first, in the request's language; empty where
   * there are none. Public, cached for 1800 s.
   */
  awards: Maybe<Array<Award>>;
  /** Categories of the blog, parents before their children. Public, cached for 1800 s. */
  blogCategories: Maybe<Array<BlogCategory>>;
  /** One category of the blog. Null if there is none. */
  blogCategory: Maybe<BlogCategory>;
  /** Bonus games that are open, with their prizes and chances. */
  bonusGames: Maybe<Array<BonusGame>>;
  /** Seconds for which a captcha challenge can still be used; 0 if it can't. */
  captchaSecondsLeft: Maybe<Scalars['Int']['output']>;
  /**
   * The operator's cash desks and terminals by country, city and address, in the request's language; empty where there are
   * none. Public, cached for 600 s. Errors: BAD_USER_INPUT for a country that is not two capital letters.
   */
  cashDesks: Maybe<Array<CashDesk>>;
  /** Categories of the games that `gamesPreview` tells. Public. */
  casinoCategories: Maybe<Array<CasinoCategory>>;
  /** Rows of the lobby: games of any hall, or of one, that have something in common. Public. */
  casinoCollections: Maybe<Array<CasinoCollection>>;
  /** One game by its number, route or former route. Null if it isn't available here. Public. */
  casinoGame: Maybe<CasinoGame>;
  /**
   * Games of the casino's catalogue that the visitor is offered, in the operator's order; with `search`, best match first.
   * `first` is 1 to 100 (default 50). Public.
   */
  casinoGames: Maybe<CasinoGameConnection>;
  /** Halls of the casino that have games here, in the operator's order. Public. */
  casinoHalls: Maybe<Array<CasinoHallSummary>>;
  /** Providers that have games here, those with most games first. `first` is 1 to 100 (default 50). Public. */
  casinoProviders: Maybe<CasinoProviderConnection>;
  /** Tables that all players share, with those who sit there now; empty while the studio can't be reached. Public. */
  casinoTables: Maybe<Array<CasinoTable>>;
  /** One championship. Null if there is none with this id. */
  championship: Maybe<Championship>;
  /** The latest events of the embedded collector, newest first; at most 100. Only a demo shows them: null elsewhere. */
  collectedEvents: Maybe<Array<CollectedEvent>>;
  /**
   * Analytics counters of a project on a domain. Clients that have counters in a cookie or storage don't ask. Public,
   * cached for 600 s.
   */
  counters: Maybe<Array<AnalyticsCounter>>;
  /**
   * The server's calculation for a coupon that isn't placed yet: total price, possible win, stake bounds, and everything
   * that would prevent placing. Guests may ask and get bounds in the default currency.
   */
  couponQuote: Maybe<CouponQuote>;
  /** Currencies that accounts can have, by name. Public. */
  currencies: Maybe<Array<Currency>>;
  /** Texts of the operator's pages by route. Public, cached for 600 s. */
  dictionary: Maybe<DictionaryBundle>;
  /**
   * Details of favorites that aren't stored with a player, such as a guest's in the browser: at most 100, in the order
   * asked for. Public.
   */
  favorites: Maybe<Array<Favorite>>;
  /** One game: line, live, or finished within the last days. Null if there is none with this id. */
  game: Maybe<Game>;
  /**
   * What the addresses of a section's games are made of, for site maps and partner feeds: thousands in one answer, the
   * same in every language. `first` is 1 to 5,000 (default 1,000).
   */
  gameAddresses: Maybe<GameAddressConnection>;
  /**
   * Combines outcomes of one game into one bet. Its price comes from their joint probability, with one margin; it is never
   * the product of the parts. The order doesn't matter. The answer's `leg.outcome` can be used in any coupon as one bet.
   * Its price moves with the game, so ask again when the game's version changes (`gamesChanged` doesn't include it).
   *
   * The combination wins if every part wins, and loses as soon as one part loses. If a part is void and none has lost, the
   * whole bet is void.
   *
   * Null for an unknown game. Available to guests.
   */
  gameCombination: Maybe<GameCombination>;
  /** One result by its id. Null if it is unknown or the game isn't over. */
  gameResult: Maybe<GameResult>;
  /** Statistics of a game as of its start, or as of now if it hasn't started. Null for an unknown game. */
  gameStatistics: Maybe<GameStatistics>;
  /**
   * Games by filter, ordered by championship and start unless `order` says otherwise. `first` is 1 to 100 (default 50), or
   * 1 to 50 if all markets of the games are requested; larger values are BAD_USER_INPUT.
   */
  games: Maybe<GameConnection>;
  /** Casino games available in the visitor's country. `first` is 1 to 100 (default 50). Public. */
  gamesPreview: Maybe<CasinoGameConnection>;
  /**
   * Up to ten expresses of distinct games whose price comes close to a wish, with no leg below 1.1. A proposal says what a
   * bet would cost and return, not how likely it is: the longer the price, the rarer the win.
   */
  generateBets: Maybe<BetProposals>;
  /** ISO codes of the site's languages, for hreflang. Public, cached for 1800 s. */
  isoCodes: Maybe<Array<IsoCode>>;
  /**
   * Loads the session once for a browser that doesn't know of one yet, some seconds after its start. A failure is logged
   * and counts as no session.
   */
  loadedSession: Maybe<SessionCheck>;
  /** Lotteries on sale, with their rules, chances and bets. Public. */
  lotteries: Maybe<Array<Lottery>>;
  /** A draw by its number; null for an unknown one. Public. */
  lottoDraw: Maybe<LottoDraw>;
  /**
   * Draws of lotteries: those on sale by their closing, the soonest first; others newest first. `first` is 1 to 50 (default
   * 20). Public.
   */
  lottoDraws: Maybe<LottoDrawConnection>;
  /**
   * The list of a draw's tickets, from which its `ticketsHash` is made: the SHA-256 of all texts by rising number. Empty
   * while the draw is on sale. `first` is 1 to 500 (default 100). Public.
   */
  lottoEntries: Maybe<LottoEntryConnection>;
  /** How often each ball came in the last draws of a lottery; past draws say nothing about the next one. Public. */
  lottoStatistics: Maybe<LottoStatistics>;
  /** What became of a ticket, by its number; null for an unknown one. Whose it is stays unsaid. Public. */
  lottoTicketCheck: Maybe<LottoTicketCheck>;
  /**
   * Outcomes by id, including combinations, with their markets and games at current prices; at most 50. Outcomes that
   * aren't offered are left out.
   */
  offeredLegs: Maybe<Array<Leg>>;
  /** Offers and promotions in the order they are shown, also those that are over. At most 100 a page. */
  offers: Maybe<OfferConnection>;
  /** Client id for the one-tap script; null if no network is configured. Public. */
  oneTapClientId: Maybe<Scalars['String']['output']>;
  /**
   * Address of the one-tap script, which provides `google.accounts.id`; null if no network is configured or it has none.
   * Public.
   */
  oneTapScript: Maybe<Scalars['String']['output']>;
  /**
   * Address of the sub-application that stands below the text of a page of information; null if there is none. `path` is
   * the page's without language prefix, such as "information/betting-calculator". Public.
   */
  pageApplication: Maybe<Scalars['String']['output']>;
  /** Text of an information page, such as "information/about" or "slots". Null if there is none. Public, cached for 1800 s. */
  pageContent: Maybe<PageContent>;
  /** Text of a page that isn't published yet, opened by the token of a preview link. Null if the token is not for it. Never cached. */
  pagePreview: Maybe<PageContent>;
  /** Titles of pages by path, in the order asked for; pages without a text are left out. Public, cached for 1800 s. */
  pageSummaries: Maybe<Array<PageSummary>>;
  /**
   * Ways to pay in or out of one account of the player, those they used before first. Null for an account that is not the
   * player's.
   */
  paymentMethods: Maybe<Array<PaymentMethod>>;
  /** Countries with their dialling codes and phone formats, by name. Public. */
  phoneCountries: Maybe<Array<PhoneCountry>>;
  /** One offer as a promotion with its results; null for an unknown one. */
  promotion: Maybe<Promotion>;
  /**
   * Details of a QR sign-in, for the player who is to approve it; null if the code is invalid, expired or already
   * answered.
   */
  qrSignIn: Maybe<QrSignIn>;
  /** Choices for registering, with defaults by the visitor's country. Public. */
  registrationOptions: Maybe<RegistrationOptions>;
  /** Components of a sub-application as markup. The same rules apply to `url`. */
  renderSubApplication: Maybe<RenderedSubApplication>;
  /** Championships that have results, in menu order, including past ones that are no longer offered. */
  resultChampionships: Maybe<Array<ResultChampionshipSummary>>;
  /** Days of a month that have results. An invalid or future month is BAD_USER_INPUT. */
  resultDays: Maybe<ResultMonth>;
  /**
   * Results of a day, a championship, a team, or of games in progress. Those of a day come in menu order, those of a
   * championship or team newest first. `first` is 1 to 100 (default 50). An invalid or future day is BAD_USER_INPUT.
   */
  results: Maybe<ResultConnection>;
  /** What points buy, cheapest first. */
  rewards: Maybe<Array<Reward>>;
  /** SEO, redirect and block answers for one URL of the site. Public. */
  route: Maybe<RouteInfo>;
  /**
   * Finds teams, championships and games by what a visitor types: names in any language of the site, beginnings of words,
   * a typo or two in longer ones, Russian in Latin letters and vice versa, and letters typed on the other keyboard layout.
   * Live games come first, then top championships, then the earliest start. `text` has at most 64 characters; `first` is 1
   * to 20 of each kind (default 5).
   */
  search: Maybe<SearchResult>;
  /**
   * Checks the caller's session, cheaper than `viewer`; tried 3 times, 1.5 s apart. With `isCookieIframe` the browser
   * keeps no cookies, so a token identifies the session.
   */
  session: Maybe<SessionCheck>;
  /** A coupon saved under a code, with its outcomes at current prices. Null if the code is unknown. */
  sharedCoupon: Maybe<SharedCoupon>;
  /**
   * Player whom a sign-in token (`createSignInToken`) would sign in, so that people are asked before a link signs them in;
   * null if the token can't be used. Looking doesn't use it up.
   */
  signInToken: Maybe<SignInToken>;
  /**
   * The operator's settings and the site's defaults, in the request's language. Public. Errors: CONFIG_UNAVAILABLE after 5
   * tries, 1 s apart.
   */
  siteConfig: Maybe<SiteConfig>;
  /**
   * Some groups (top-level fields) of the site config, as an object with the operator's own names; unknown groups are left
   * out. Public, cached for 600 s. Errors: CONFIG_UNAVAILABLE.
   */
  siteConfigGroups: Maybe<Scalars['JSON']['output']>;
  /** Social networks known to the site, and which of them are on. Public. */
  socialNetworks: Maybe<Array<SocialNetworkOffer>>;
  /** A sport by its English name or slug, case-insensitive. Null if there is none. */
  sportByName: Maybe<SportMapEntry>;
  /**
   * Sports that have games in a section, in menu order, with their numbers of games and championships. Public, cached for
   * seconds.
   */
  sports: Maybe<Array<Sport>>;
  /**
   * The standings of a championship. Null if there are none: cups, tennis, an unknown season. Points deducted by the
   * league aren't known.
   */
  standings: Maybe<Standings>;
  /**
   * An operator's sub-application for one page. `url` must be a path of the site or at a trusted origin (SUB_APP_ORIGINS);
   * anything else is BAD_USER_INPUT. Public.
   */
  subApplication: Maybe<SubApplication>;
  /** A team by its slug. Null if there is none. */
  team: Maybe<Team>;
  /** Statistics of a team. Null for an unknown one. */
  teamStatistics: Maybe<TeamStatistics>;
  /** A draw by its number; null for an unknown one. Public. */
  totoDraw: Maybe<TotoDraw>;
  /** Draws: those on sale by their closing, the soonest first; others newest first. `first` is 1 to 50 (default 20). Public. */
  totoDraws: Maybe<TotoDrawConnection>;
  /** Kinds of toto on sale, with their rules. Public. */
  totoKinds: Maybe<Array<TotoKind>>;
  /** The biggest prizes so far, at most 50. Players are not named. Public. */
  totoNominees: Maybe<Array<TotoNominee>>;
  /** A tournament by its number; null for an unknown one. */
  tournament: Maybe<Tournament>;
  /** Tournaments: those that are not over by their end, the soonest first; those that are, newest first. At most 50 a page. */
  tournaments: Maybe<TournamentConnection>;
  /**
   * The signed-in player with their data; null for a guest, and with a dead or unknown cookie. Never shared between
   * callers.
   */
  viewer: Maybe<Viewer>;
  /** The site's public key for web push (VAPID, base64url), with which a browser subscribes; null if the site has none. */
  webPushKey: Maybe<Scalars['String']['output']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryAccumulatorsArgs = {
  section: Section;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryAreaApplicationArgs = {
  area: SubApplicationArea;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryArticleArgs = {
  section?: ArticleSection;
  slug: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryArticlePreviewArgs = {
  section?: ArticleSection;
  slug: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryArticlesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  category: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  section?: ArticleSection;
  tag: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryBlogCategoryArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCaptchaSecondsLeftArgs = {
  challengeId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCashDesksArgs = {
  country: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCasinoCollectionsArgs = {
  hall: InputMaybe<CasinoHall>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCasinoGameArgs = {
  key: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCasinoGamesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CasinoGameFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCasinoProvidersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryChampionshipArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCollectedEventsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCountersArgs = {
  domain: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryCouponQuoteArgs = {
  input: CouponInput;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryDictionaryArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
  language: InputMaybe<Scalars['String']['input']>;
  route: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryFavoritesArgs = {
  items: Array<FavoriteInput>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGameAddressesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  section: Section;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGameCombinationArgs = {
  gameId: Scalars['ID']['input'];
  outcomeIds: Array<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGameResultArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGameStatisticsArgs = {
  gameId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGamesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  bestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  filter: GameFilter;
  first: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<GameOrder>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGamesPreviewArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CasinoGameFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryGenerateBetsArgs = {
  input: GenerateBetsInput;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryLottoDrawArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryLottoDrawsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  lotteryId: InputMaybe<Scalars['ID']['input']>;
  state: InputMaybe<DrawState>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryLottoEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  drawId: Scalars['ID']['input'];
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryLottoStatisticsArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
  lotteryId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryLottoTicketCheckArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryOfferedLegsArgs = {
  outcomeIds: Array<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryOffersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  area: InputMaybe<OfferArea>;
  first: InputMaybe<Scalars['Int']['input']>;
  isPartner: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPageApplicationArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPageContentArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPagePreviewArgs = {
  path: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPageSummariesArgs = {
  paths: Array<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPaymentMethodsArgs = {
  accountId: Scalars['ID']['input'];
  direction: PaymentDirection;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryQrSignInArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryRenderSubApplicationArgs = {
  input: RenderSubApplicationInput;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryResultChampionshipsArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
  sportId: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryResultDaysArgs = {
  championshipId: InputMaybe<Scalars['ID']['input']>;
  month: InputMaybe<Scalars['String']['input']>;
  sportId: InputMaybe<Scalars['ID']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryResultsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: ResultFilter;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySessionArgs = {
  isCookieIframe?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySharedCouponArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySignInTokenArgs = {
  input: SignInTokenInput;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySiteConfigGroupsArgs = {
  groups: Array<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySportByNameArgs = {
  nameEng: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySportsArgs = {
  area: InputMaybe<SportArea>;
  section: Section;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryStandingsArgs = {
  championshipId: Scalars['ID']['input'];
  season: InputMaybe<Scalars['String']['input']>;
  venue?: InputMaybe<StandingsVenue>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QuerySubApplicationArgs = {
  fullPath: Scalars['String']['input'];
  url: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTeamArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTeamStatisticsArgs = {
  teamId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTotoDrawArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTotoDrawsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<DrawState>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTotoNomineesArgs = {
  kind: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by a service are nullable, so a service that is down affects only its own fields. */
export type QueryTournamentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  isOver: InputMaybe<Scalars['Boolean']['input']>;
  product: InputMaybe<OfferArea>;
};

/** A bet as the server sees it now. */
export type QuotedBet = {
  __typename?: 'QuotedBet';
  /** Whether it can be a banker of this system, beside those that are. False for other kinds. */
  canBeBanker: Scalars['Boolean']['output'];
  /** Current price; null if the outcome is gone. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Version of the game; null if it is gone. */
  gameVersion: Maybe<Scalars['Int']['output']>;
  /** Whether its section is closed to the player, so that no coupon with it is taken. */
  isBanned: Scalars['Boolean']['output'];
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Whether it can't stand beside another bet of this coupon: the same outcome, or one of the same game where the kind forbids that. */
  isDependent: Scalars['Boolean']['output'];
  /** Largest stake of this bet, for multiple singles; null for other kinds and if there is no bound. */
  maxAmount: Maybe<Money>;
  /** Smallest stake of this bet, for multiple singles; null for other kinds. */
  minAmount: Maybe<Money>;
  /** Outcome. */
  outcomeId: Scalars['ID']['output'];
  /** Return if this bet wins, for multiple singles; null for other kinds and without a stake. */
  possibleWin: Maybe<Money>;
};

/**
 * State of a marble race. The rules: bets are open for 150 seconds, then the race starts. Every second each marble rolls
 * one, two or three steps, drawn for it alone; the three are about equally likely, and a faster marble gets the long step
 * a little more often. A marble finishes once it has gone the length of the track. Places go by the second of arrival,
 * then by the distance beyond the line in that second. Marbles level in both share the place, and bets on them are paid as
 * dead heats. Betting closes when the first marble has 12 steps to go.
 */
export type RaceScore = {
  __typename?: 'RaceScore';
  /** Length of the track in steps. */
  length: Scalars['Int']['output'];
  /** When the next race on this track starts. */
  nextStartsAt: Scalars['DateTime']['output'];
  /** The marbles, in the order of the game's opponents. */
  runners: Array<RunnerScore>;
  /** When the race starts. */
  startsAt: Scalars['DateTime']['output'];
};

/** Kinds of rate limits beside cost. */
export type RateClass =
  /** Starting deposits and asking for withdrawals: each asks a payment provider. */
  | 'PAYMENT'
  /** Placing and selling bets. */
  | 'PLACEMENT'
  /** Attempts to sign in, to get a code or to solve a challenge. */
  | 'SIGN_IN';

/** How likely the player is to recommend the site. */
export type RateSiteInput = {
  /** What the player adds; at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** 0 (not at all likely) to 10 (extremely likely). */
  score: Scalars['Int']['input'];
};

/** Result of `rateSite`. */
export type RateSitePayload = {
  __typename?: 'RateSitePayload';
  /** Errors: INVALID for the score or the comment, NOT_ASKED without a question. A guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** The answer that is kept; null if it was refused. */
  rating: Maybe<SiteRating>;
};

/** Events of a visit. */
export type RecordEventsInput = {
  /** `id` of an `AnalyticsCounter` of the kind EVENTS whose setting `collector` is `embedded`. */
  counterId: Scalars['ID']['input'];
  /** At most 50, in their order. */
  events: Array<RecordedEventInput>;
  /** Its setting `key`. */
  key: Scalars['String']['input'];
  /** 8 to 40 letters, digits, - or _: a random id of the open page. */
  visit: Scalars['String']['input'];
};

/** Result of `recordEvents`. */
export type RecordEventsPayload = {
  __typename?: 'RecordEventsPayload';
  /** Errors: INVALID. */
  errors: Array<UserError>;
  /** How many events were kept; events that the catalogue doesn't have are left out. */
  recorded: Scalars['Int']['output'];
};

/** An event to hand over. */
export type RecordedEventInput = {
  /** When it happened. */
  at: Scalars['DateTime']['input'];
  /** The event's fields, by name: text or number. */
  data: Scalars['JSON']['input'];
  /** Number in the catalogue of events. */
  eventId: Scalars['Int']['input'];
  /** Number of the event in its visit: what is sent twice is kept once. */
  number: Scalars['Int']['input'];
};

/** Result of `confirmTwoFactor` and `renewRecoveryCodes`. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Errors: CONFIRMATION_REQUIRED, REQUIRED, INVALID, WRONG_CODE, SIGN_IN_LOCKED, NOT_OFFERED. */
  errors: Array<UserError>;
  /** Ten codes, each usable once instead of the app's; null if there are errors. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** The protection after the call; null if there are errors. */
  security: Maybe<Security>;
};

/** A promo code to redeem. */
export type RedeemPromoCodeInput = {
  /** The code as typed. */
  code: Scalars['String']['input'];
};

/** Bringing friends, as a player sees it. Amounts are in the currency of their main account. */
export type Referral = {
  __typename?: 'Referral';
  /** Whether a negative month lowers those after it; if not, it is forgotten. */
  carriesNegative: Scalars['Boolean']['output'];
  /** Value of `bf` in the player's link; friends may also type it when they register. */
  code: Scalars['String']['output'];
  /** Days in which a friend has to meet the terms. */
  days: Scalars['Int']['output'];
  /** What the player has got in all, rewards and shares, by currency. */
  earned: Array<Money>;
  /** What the friend gets. */
  friendReward: Money;
  /** Friends, newest first. At most 50 a page. */
  friends: Maybe<FriendConnection>;
  /** The player's level, from 1. */
  level: Scalars['Int']['output'];
  /** Levels, the lowest first. */
  levels: Array<ReferralLevel>;
  /** Deposits that a friend has to make in all. */
  minDeposit: Money;
  /** Stakes of a friend that have to be settled. */
  minTurnover: Money;
  /**
   * Shares of friends' net revenue, latest month first: one entry for each month, currency and set of terms that friends
   * registered under. The running month as far as it has come, and the months of the last two years that were paid for,
   * which happens an hour after their end.
   */
  months: Maybe<Array<ReferralMonth>>;
  /** Friends who were paid for. */
  paidCount: Scalars['Int']['output'];
  /** Calendar months for which a friend counts, that of their registration first; 0 for no share. */
  shareMonths: Scalars['Int']['output'];
  /** Percent of friends' net revenue that the player gets at their level; 0 for no share. */
  sharePercent: Scalars['Decimal']['output'];
  /** Friends missing for the next level; null at the highest. */
  toNextLevel: Maybe<Scalars['Int']['output']>;
};


/** Bringing friends, as a player sees it. Amounts are in the currency of their main account. */
export type ReferralFriendsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};

/** A level of the referral programme. */
export type ReferralLevel = {
  __typename?: 'ReferralLevel';
  /** Paid friends from which it holds. */
  from: Scalars['Int']['output'];
  /** From 1. */
  level: Scalars['Int']['output'];
  /** Reward for a friend at this level. */
  reward: Money;
  /** Percent of friends' net revenue at this level; 0 for no share. */
  sharePercent: Scalars['Decimal']['output'];
};

/**
 * A player's share of net revenue in a calendar month of UTC: sums of all friends who counted, in the currency of the
 * friends' accounts. Net revenue is stakes less wins, bonuses and fees. The share is the percent of net revenue and what was
 * carried in, rounded half up once to the minor unit of the currency.
 */
export type ReferralMonth = {
  __typename?: 'ReferralMonth';
  /** Bonuses booked to the friends' accounts, less those taken back; negative if more was taken back than given. */
  bonuses: Money;
  /** Negative rest of the months before; never above zero. */
  carriedIn: Money;
  /** Negative rest that the next month starts with; never above zero. */
  carriedOut: Money;
  /** Payment fees that the house bore for the friends' deposits and withdrawals. */
  fees: Money;
  /** Friends who counted: neither turned down nor looked at by the staff, and registered recently enough. */
  friendCount: Scalars['Int']['output'];
  /** Whether the month is not over. */
  isRunning: Scalars['Boolean']['output'];
  /** The player's level at the end of the month, or now while it runs, from 1. */
  level: Scalars['Int']['output'];
  /** The month, YYYY-MM. */
  month: Scalars['String']['output'];
  /** Net revenue: stakes less wins, bonuses and fees; may be negative. */
  net: Money;
  /** When it was paid; null while the month runs, and until what it came to is paid, about an hour after its end. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Percent of that level, by the terms that these friends registered under. */
  percent: Scalars['Decimal']['output'];
  /** What was paid, or will be for what the month has come to so far; never below zero. */
  share: Money;
  /** Stakes of sport, casino, toto and lotto that were settled in the month. Free bets and free rounds don't count. */
  stakes: Money;
  /** What was won in these, and with free bets and free rounds. */
  wins: Money;
  /** Why nothing was paid, whatever the figures; null if nothing stood against it. */
  withheld: Maybe<ShareHindrance>;
};

/** What became of a friend whom a player brought. */
export type ReferralState =
  /** They have deposited enough; bets are missing. */
  | 'DEPOSITED'
  /** They ran out of time. */
  | 'EXPIRED'
  /** The staff looks at them, because they are of the player's household. */
  | 'FLAGGED'
  /** They have met the terms; the player or the friend has yet to confirm an e-mail or phone, or who they are. */
  | 'HELD'
  /** They have met the terms and were paid for. */
  | 'PAID'
  /** They have registered. */
  | 'REGISTERED'
  /** The staff has turned them down. */
  | 'REJECTED';

/** A renewal of a client without cookies. */
export type RefreshTokenInput = {
  /** The newest refresh token of this sign-in. */
  refreshToken: Scalars['String']['input'];
};

/** Result of `refreshToken`. */
export type RefreshTokenPayload = {
  __typename?: 'RefreshTokenPayload';
  /**
   * Errors: CREDENTIAL_REFUSED for a token that is unknown, expired, already used, or of a session that has ended. Sign in
   * again.
   */
  errors: Array<UserError>;
  /** When it expires: after 10 minutes. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When that expires unless used. */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Refresh token for the next renewal; it replaces the one that was sent. Null if there are errors. */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The next token; null if there are errors. */
  userToken: Maybe<Scalars['String']['output']>;
};

/** A refused bet of multiple singles. */
export type RefusedBet = {
  __typename?: 'RefusedBet';
  /** Index in the `bets` that were sent, from 0. */
  bet: Scalars['Int']['output'];
  /** Errors, each with the path of its field. */
  errors: Array<UserError>;
};

/** A phone and the code sent to it. */
export type RegisterByPhoneInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Choice of first-deposit bonus. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Mailings wanted; none if omitted. */
  mailing?: InputMaybe<MailingInput>;
  /** The phone. */
  phone: PhoneInput;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody whom a network has identified. */
export type RegisterBySocialInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Choice of first-deposit bonus. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Mailings wanted; none if omitted. */
  mailing?: InputMaybe<MailingInput>;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * `registrationToken` of the sign-in that found no player, or the token in a one-tap address; good once, and in a
   * browser only where it was issued.
   */
  token: Scalars['String']['input'];
};

/** The full form. */
export type RegisterInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Day of birth, such as "1990-05-31". */
  birthday: Scalars['String']['input'];
  /** Choice of first-deposit bonus. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /** E-mail; it must be confirmed before the player is created. */
  email: Scalars['String']['input'];
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Mailings wanted; none if omitted. */
  mailing?: InputMaybe<MailingInput>;
  /** First name; letters, at most 64. */
  name: Scalars['String']['input'];
  /** Password: 8 to 64 characters, with letters and digits. */
  password: Scalars['String']['input'];
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Surname; letters, at most 64. */
  surname: Scalars['String']['input'];
};

/** Choices of a one-click registration. */
export type RegisterOneClickInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Choice of first-deposit bonus. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Mailings wanted; none if omitted. */
  mailing?: InputMaybe<MailingInput>;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Result of every way to register. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Credentials of a one-click registration; null otherwise. */
  credentials: Maybe<Credentials>;
  /**
   * Errors: REQUIRED, INVALID, NOT_OFFERED, CURRENCY_UNKNOWN, IDEMPOTENCY_MISMATCH, WRONG_CODE, TIME_UP,
   * CREDENTIAL_REFUSED, PLAYER_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED.
   */
  errors: Array<UserError>;
  /** The player, now signed in; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** A country to register from. */
export type RegistrationCountry = {
  __typename?: 'RegistrationCountry';
  /** Two lower-case letters. */
  code: Scalars['String']['output'];
  /** Number of its own currency; null if it isn't offered. */
  currencyId: Maybe<Scalars['ID']['output']>;
  /** Number of the country. */
  id: Scalars['ID']['output'];
  /** Legal minimum age in years. */
  minimumAge: Scalars['Int']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
};

/** Whether registration is a dialog or a page. */
export type RegistrationForm =
  /** A dialog over the page. */
  | 'MODAL'
  /** A page of its own. */
  | 'PAGE';

/** Choices for registering. */
export type RegistrationOptions = {
  __typename?: 'RegistrationOptions';
  /** Choices of first-deposit bonus. */
  bonusChoices: Array<FirstDepositBonus>;
  /** Countries that players may come from, by name. */
  countries: Array<RegistrationCountry>;
  /** Currencies of a main account, by name; null while they can't be loaded. */
  currencies: Maybe<Array<Currency>>;
  /** Number of the visitor's country; null if registration isn't possible from it. */
  defaultCountryId: Maybe<Scalars['ID']['output']>;
  /** Number of the currency to start with. */
  defaultCurrencyId: Scalars['ID']['output'];
  /** Ways to register, in tab order. */
  types: Array<RegistrationType>;
};

/** When guests are reminded to register. */
export type RegistrationReminder = {
  __typename?: 'RegistrationReminder';
  /** Seconds after the page was opened. */
  delaySeconds: Scalars['Int']['output'];
  /** Minutes until the next reminder. */
  intervalMinutes: Scalars['Int']['output'];
};

/** Ways to register. */
export type RegistrationType =
  /** The full form, with an e-mail. */
  | 'FULL'
  /** The site generates login and password. */
  | 'ONE_CLICK'
  /** A phone and a code sent to it. */
  | 'PHONE'
  /** By a social network. */
  | 'SOCIAL';

/** Why a coupon was refused or refunded after its stake was taken. */
export type RejectReason =
  /** The open coupons that covered its advance are gone; only on coupons from when advances were loans. */
  | 'ADVANCE_NOT_COVERED'
  /** The total price fell below the exact price the player asked for. */
  | 'EXACT_COEF_NOT_MET'
  /** The game ended. */
  | 'GAME_FINISHED'
  /** The market was closed and opened again in another version. */
  | 'MARKET_CHANGED'
  /** The price changed by more than the player accepts. */
  | 'ODDS_CHANGED'
  /** An outcome was suspended while it was pending. */
  | 'OUTCOME_SUSPENDED'
  /** The score changed while it was pending, and the player had excluded that. */
  | 'SCORE_CHANGED'
  /** The operator's desk refused the VIP bet. */
  | 'VIP_REFUSED';

/** Currency whose account to close. */
export type RemoveCurrencyInput = {
  /** `id` of a `Currency`. */
  currencyId: Scalars['ID']['input'];
};

/** Result of `removeCurrency`. */
export type RemoveCurrencyPayload = {
  __typename?: 'RemoveCurrencyPayload';
  /** Errors: INVALID, ACCOUNT_UNKNOWN, ACCOUNT_IS_MAIN, ACCOUNT_NOT_EMPTY, ACCOUNT_HAS_COUPONS, ACCOUNT_HAS_PAYMENTS, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** The server's sentence about success or refusal, in the request's language. */
  message: Maybe<Scalars['String']['output']>;
  /** The player without the account; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** A file to take away. */
export type RemoveDocumentFileInput = {
  /** Number of the document. */
  documentId: Scalars['ID']['input'];
  /** Id of the file. */
  fileId: Scalars['ID']['input'];
};

/** A file to take away. */
export type RemoveRequestFileInput = {
  /** Id of the file. */
  fileId: Scalars['ID']['input'];
};

/** Result of `removeRequestFile`. */
export type RemoveRequestFilePayload = {
  __typename?: 'RemoveRequestFilePayload';
  /** Errors: FILE_UNKNOWN. */
  errors: Array<UserError>;
};

/** Which components of a sub-application to render. */
export type RenderSubApplicationInput = {
  /** The components, at most 20; all if omitted. */
  components?: Array<SubApplicationComponentInput>;
  /** Whether its scripts render the components, so that their markup is empty. */
  forceSpa?: Scalars['Boolean']['input'];
  /** Address of the sub-application; at most 2,048 characters. */
  url: Scalars['String']['input'];
};

/** A component as markup. */
export type RenderedComponent = {
  __typename?: 'RenderedComponent';
  /** HTML; empty if its scripts render it. */
  html: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Components of a sub-application as markup. */
export type RenderedSubApplication = {
  __typename?: 'RenderedSubApplication';
  /** The components in the order asked for. */
  components: Array<RenderedComponent>;
  /** Style sheets to load. */
  cssToLoad: Array<Scalars['String']['output']>;
  /** Scripts to load. */
  scriptsToLoad: Array<Scalars['String']['output']>;
};

/** A message to send. */
export type ReplyToSupportRequestInput = {
  /** Ids of files that were posted before, at most 4. */
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 8 to 64 letters, digits, - or _. The same key with the same input writes one message. */
  idempotencyKey: Scalars['String']['input'];
  /** Number of the request. */
  requestId: Scalars['ID']['input'];
  /** What is said; 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** A withdrawal to ask for. */
export type RequestWithdrawalInput = {
  /** Account that gives the amount. */
  accountId: Scalars['ID']['input'];
  /** What the account gives, in its currency; the player gets it less the fee. */
  amount: Scalars['Decimal']['input'];
  /** Where it goes otherwise, by the method's `destination`. */
  details?: InputMaybe<WithdrawalDetailsInput>;
  /** Whether the player gives up the bonuses of deposits that end when this money leaves; without it BONUS_ENDS says so first. */
  endsBonus?: InputMaybe<Scalars['Boolean']['input']>;
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the payment it made first. */
  idempotencyKey: Scalars['String']['input'];
  /** `token` of a `PaymentInstrument` the money goes back to. */
  instrument?: InputMaybe<Scalars['ID']['input']>;
  /** `id` of a `PaymentMethod`. */
  methodId: Scalars['ID']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password. */
  password: Scalars['String']['input'];
  /** `token` from `checkRecoveryCode`; good once, for 15 minutes. */
  token: Scalars['String']['input'];
};

/** Result of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /**
   * Errors: REQUIRED, INVALID, PASSWORD_WEAK, TIME_UP for a token that has expired or was used, CAPTCHA_REQUIRED,
   * CAPTCHA_WRONG, CAPTCHA_EXPIRED.
   */
  errors: Array<UserError>;
  /** Whether the password was changed. */
  isChanged: Scalars['Boolean']['output'];
  /** The player, now signed in; null if there are errors, and for a player with two-step sign-in. */
  viewer: Maybe<Viewer>;
};

/** A championship in the results, including ones that are no longer offered. */
export type ResultChampionship = {
  __typename?: 'ResultChampionship';
  /** ISO 3166 code in lower case; null for international ones. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** Stable id, the same as in the line. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Seasons with standings, newest first. */
  seasons: Array<Scalars['String']['output']>;
  /** Path segment after the id. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
};

/** A championship and the extent of its results. */
export type ResultChampionshipSummary = {
  __typename?: 'ResultChampionshipSummary';
  /** The championship. */
  championship: ResultChampionship;
  /** Start of its latest finished game. */
  lastResultAt: Scalars['DateTime']['output'];
  /** Number of its results. */
  resultCount: Scalars['Int']['output'];
};

/** A page of results. */
export type ResultConnection = {
  __typename?: 'ResultConnection';
  /** Results of this page. */
  edges: Array<ResultEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of matches in each sport, regardless of the sport filter; in menu order. */
  sports: Array<SportResults>;
  /** Results that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A day with results. */
export type ResultDay = {
  __typename?: 'ResultDay';
  /** Number of its results. */
  count: Scalars['Int']['output'];
  /** Such as "2026-11-21". */
  day: Scalars['String']['output'];
};

/** A result of a page. */
export type ResultEdge = {
  __typename?: 'ResultEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The result. */
  node: GameResult;
};

/** How a game was decided. */
export type ResultEnding =
  /** By decision of the league. */
  | 'AWARDED'
  /** In extra time. */
  | 'OVERTIME'
  /** In regular time. */
  | 'REGULAR'
  /** In a shoot-out. */
  | 'SHOOTOUT'
  /** The source has only the final score. */
  | 'UNKNOWN';

/** Selects results. A day, a championship, a team or the zone LIVE is required. */
export type ResultFilter = {
  /** Only this championship. */
  championshipId?: InputMaybe<Scalars['ID']['input']>;
  /** Day, such as "2026-11-21". */
  day?: InputMaybe<Scalars['String']['input']>;
  /** Words to find in names of teams, championships and sports, in any language of the site; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this sport. */
  sportId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA time zone that the day refers to; UTC if omitted. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** ZONE if omitted. */
  zone?: InputMaybe<ResultZone>;
};

/** The days of a month that have results. */
export type ResultMonth = {
  __typename?: 'ResultMonth';
  /** Days with results, in order. */
  days: Array<ResultDay>;
  /** Such as "2026-11". */
  month: Scalars['String']['output'];
  /** The nearest later month with results; null if there is none. */
  nextMonth: Maybe<Scalars['String']['output']>;
  /** The nearest earlier month with results; null if there is none. */
  previousMonth: Maybe<Scalars['String']['output']>;
};

/** A score by period. */
export type ResultScore = {
  __typename?: 'ResultScore';
  /** Goals, points or sets of the away side. */
  away: Scalars['Int']['output'];
  /** Goals, points or sets of the home side. */
  home: Scalars['Int']['output'];
  /** By period: halves, quarters, sets; empty if unknown. */
  periods: Array<PeriodScore>;
};

/** Parts of the results. */
export type ResultZone =
  /** Games in play, and those that ended within about the last hour. */
  | 'LIVE'
  /** Finished games. */
  | 'ZONE';

/** Too many requests in a period. */
export type RetryLaterError = UserError & {
  __typename?: 'RetryLaterError';
  /** TOO_MANY_MESSAGES, MESSAGE_CEILING or PLAYER_CEILING. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Null: the error concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** When to try again. */
  retryAt: Scalars['DateTime']['output'];
};

/** What points buy: a free bet. */
export type Reward = {
  __typename?: 'Reward';
  /** The free bet by currency. */
  amounts: Array<Money>;
  /** Days to use it. */
  days: Scalars['Int']['output'];
  /** Stable name of the reward. */
  id: Scalars['ID']['output'];
  /** Lowest total odds it can be used at. */
  minCoef: Scalars['Decimal']['output'];
  /** Points it costs. */
  price: Scalars['Int']['output'];
};

/** A block. */
export type RouteBlock = {
  __typename?: 'RouteBlock';
  /** Reason: 4 site-updates, 16 suspension, 1, 2, 3, 5, 14 block, 13 block-ua, 17 block-ie, 8 coming-soon. */
  displayTypeId: Scalars['Int']['output'];
  /** Template of the block page. */
  templateTypeId: Scalars['Int']['output'];
};

/** What the operator's services say about a URL. A part is null if its service is down or has nothing to say. */
export type RouteInfo = {
  __typename?: 'RouteInfo';
  /** Whether the visitor is blocked here; null if not. 2 tries. */
  block: Maybe<RouteBlock>;
  /** The path asked for. */
  path: Scalars['String']['output'];
  /**
   * Where the URL has moved to, after following all redirects within the site; null if it stays. Active in production,
   * elsewhere for paths with `?redirects=on`. Malformed answers and redirect loops are ignored. Errors: ERR_REDIRECT after
   * 5 tries, 1 s apart.
   */
  redirect: Maybe<RouteRedirect>;
  /** Page data for search engines and link previews. Cached for 1800 s. */
  seo: Maybe<PageSeo>;
  /** Visual header of the page; null for pages without one. Cached for 1800 s. */
  visual: Maybe<PageVisual>;
};

/** A mapping from one page to another. */
export type RouteMapping = {
  __typename?: 'RouteMapping';
  /** Source path, without language prefix. */
  from: Scalars['String']['output'];
  /** Target path, without language prefix. */
  to: Scalars['String']['output'];
};

/** A redirect. */
export type RouteRedirect = {
  __typename?: 'RouteRedirect';
  /** The addresses passed through, starting with the requested one. */
  breadcrumbs: Array<Scalars['String']['output']>;
  /** HTTP status: 301 or 302. */
  code: Scalars['Int']['output'];
  /** Reasons, one per step. */
  reasons: Array<Scalars['String']['output']>;
  /** Target: a path of the site, or an http(s) address. */
  url: Scalars['String']['output'];
};

/** Position of a marble in a race. */
export type RunnerScore = {
  __typename?: 'RunnerScore';
  /** Second of the race in which it finished; null before. */
  finishedIn: Maybe<Scalars['Int']['output']>;
  /** Its place, shared with those level with it; null before it finished. */
  place: Maybe<Scalars['Int']['output']>;
  /** Steps rolled, at most the length of the track. */
  steps: Scalars['Int']['output'];
};

/** What a search found, best first. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Championships with games. */
  championships: Maybe<Array<Championship>>;
  /** Games, in play or upcoming. */
  games: Maybe<Array<Game>>;
  /** Teams (in tennis, players). */
  teams: Maybe<Array<Team>>;
};

/** Line: before the start. Live: in play. */
export type Section =
  /** Games that have not started. */
  | 'LINE'
  /** Games in play. */
  | 'LIVE';

/** The visitor's block, if any. */
export type SecureBrowserInput = {
  /** Reason code of the block; null if there is none. */
  blockReason?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `secureBrowser`. */
export type SecureBrowserPayload = {
  __typename?: 'SecureBrowserPayload';
  /** Always empty today. */
  errors: Array<UserError>;
  /** Whether the cookies were set. */
  isSecured: Scalars['Boolean']['output'];
};

/** Protection of a player's account. */
export type Security = {
  __typename?: 'Security';
  /** Which contacts are confirmed. */
  activationType: ActivationType;
  /** Until when the player's confirmation is valid; null if `confirmPassword` is needed first. */
  confirmedUntil: Maybe<Scalars['DateTime']['output']>;
  /** E-mail; null if there is none. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether changing the password also requires the answer, because this browser is new to the account. */
  isAnswerNeeded: Scalars['Boolean']['output'];
  /** Whether the e-mail is confirmed. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether the phone is confirmed. */
  isPhoneConfirmed: Scalars['Boolean']['output'];
  /** Which news the player receives. */
  mailing: Mailing;
  /** What protects the account. */
  methods: ProtectionMethods;
  /** Whole days since the password was changed. */
  passwordAgeDays: Scalars['Int']['output'];
  /** Phone with dialling code, such as "+79000000001"; null if there is none. */
  phone: Maybe<Scalars['String']['output']>;
  /** Protection score, 0 to 100: each method adds a fifth. */
  protectionLevel: Scalars['Int']['output'];
  /** The score as a category. */
  protectionStatus: ProtectionStatus;
  /** Number of the security question, 1 to 6; null if there is none. Clients have the texts. */
  questionId: Maybe<Scalars['Int']['output']>;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether the stored methods are out of date: call `syncProtectionMethods`. */
  shouldSyncMethods: Scalars['Boolean']['output'];
  /** Where the code of the second step comes from; null if two-step sign-in is off. */
  twoFactor: Maybe<TwoStepMethod>;
};

/** A code of the authenticator app. */
export type SecurityCodeInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

/** Result of mutations that change the protection of an account. */
export type SecurityPayload = {
  __typename?: 'SecurityPayload';
  /**
   * Errors: CONFIRMATION_REQUIRED, REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, WRONG_ANSWER,
   * PASSWORD_WEAK, PASSWORD_SAME, NOT_OFFERED.
   */
  errors: Array<UserError>;
  /** The protection after the call; null if there are errors. */
  security: Maybe<Security>;
};

/** Contact to confirm. */
export type SendActivationCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** E-mail or phone. */
  channel: ContactChannel;
};

/** Result of `sendSignInCode` and `sendTransferCode`. */
export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  /**
   * Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED,
   * CAPTCHA_UNAVAILABLE.
   */
  errors: Array<UserError>;
  /** When the code expires; null if there are errors. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When another code may be requested. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
};

/** Proof for a request to send a message. */
export type SendCodeProofInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
};

/** Where to send login and password. */
export type SendCredentialsInput = {
  /** E-mail. */
  email: Scalars['String']['input'];
  /** The password as shown: it isn't stored, so it can't be sent otherwise. */
  password: Scalars['String']['input'];
  /** `token` of the credentials. */
  token: Scalars['String']['input'];
};

/** Result of `sendCredentials`. */
export type SendCredentialsPayload = {
  __typename?: 'SendCredentialsPayload';
  /** Errors: REQUIRED, INVALID, CREDENTIAL_REFUSED, TIME_UP, MESSAGE_CEILING. */
  errors: Array<UserError>;
  /** Whether the letter is on its way. */
  isSent: Scalars['Boolean']['output'];
};

/** An e-mail to link. */
export type SendEmailBindingCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The e-mail, at most 254 characters. */
  email: Scalars['String']['input'];
};

/** A phone to link. */
export type SendPhoneBindingCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** Account to recover: `email` or `phone`. */
export type SendRecoveryCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** E-mail of the account; at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone of the account, instead of the e-mail. */
  phone?: InputMaybe<PhoneInput>;
};

/** Result of `sendRecoveryCode`. */
export type SendRecoveryCodePayload = {
  __typename?: 'SendRecoveryCodePayload';
  /** Errors: REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** When the code expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Id to send with the code to `checkRecoveryCode`; null if there are errors. */
  id: Maybe<Scalars['ID']['output']>;
  /** When another code may be requested. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
};

/** Where a registration code goes. */
export type SendRegistrationCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** Result of mutations that send a code to a contact of the player. */
export type SendSecurityCodePayload = {
  __typename?: 'SendSecurityCodePayload';
  /**
   * Errors: CONFIRMATION_REQUIRED, REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG,
   * CAPTCHA_EXPIRED, TWO_FACTOR_DEPENDS, NOT_OFFERED.
   */
  errors: Array<UserError>;
  /** When the code expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When another code may be requested. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
  /** Token to send with the code in the next step; null if there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** Where a sign-in code goes. */
export type SendSignInCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** A player of the former brand. */
export type SendTransferCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Their number there. */
  formerId: Scalars['ID']['input'];
  /** Their phone there. */
  phone: PhoneInput;
};

/** A second step in progress. */
export type SendTwoStepCodeInput = {
  /** Kind of first step. */
  after?: InputMaybe<FirstStep>;
  /** `token` of the first step's `twoStep`. */
  token: Scalars['String']['input'];
};

/** Result of `sendTwoStepCode`. */
export type SendTwoStepCodePayload = {
  __typename?: 'SendTwoStepCodePayload';
  /** Errors: REQUIRED, INVALID, TIME_UP (also if there is no phone), TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  errors: Array<UserError>;
  /** The second step, whose code is on its way to the phone; null if there are errors. */
  twoStep: Maybe<TwoStep>;
};

/** Result of a session check. */
export type SessionCheck = {
  __typename?: 'SessionCheck';
  /** Whether the session is active. */
  isSignedIn: Scalars['Boolean']['output'];
  /** Player number; null for a guest or an ended session. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** Which account to make active. */
export type SetActiveAccountInput = {
  /** Account number. */
  accountId: Scalars['ID']['input'];
};

/** Result of `setActiveAccount`. */
export type SetActiveAccountPayload = {
  __typename?: 'SetActiveAccountPayload';
  /** Errors. */
  errors: Array<UserError>;
  /** The player after the change; null if there are errors. */
  viewer: Maybe<Viewer>;
};

/** An automatic cash-out order. */
export type SetAutoCashOutInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Value to sell it at, in its account's currency. */
  target: Scalars['Decimal']['input'];
};

/** Result of `setAutoCashOut`. */
export type SetAutoCashOutPayload = {
  __typename?: 'SetAutoCashOutPayload';
  /** The coupon after the call; null if the player has none with this number. */
  coupon: Maybe<Coupon>;
  /** Errors, each with the path of its field. */
  errors: Array<UserError>;
};

/** Whether balances are hidden. */
export type SetBalanceHiddenInput = {
  /** True hides them. */
  isHidden: Scalars['Boolean']['input'];
};

/** Result of `setBalanceHidden`. */
export type SetBalanceHiddenPayload = {
  __typename?: 'SetBalanceHiddenPayload';
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** Whether they are hidden now. */
  isHidden: Scalars['Boolean']['output'];
};

/** Which game to keep, or no longer. */
export type SetCasinoFavoriteInput = {
  /** The game's number or key. */
  gameId: Scalars['ID']['input'];
  /** Whether to keep it. */
  isFavorite: Scalars['Boolean']['input'];
};

/** The games that a player keeps. */
export type SetCasinoFavoritePayload = {
  __typename?: 'SetCasinoFavoritePayload';
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
  /** All of them now, newest first; null if they were not changed. */
  favorites: Maybe<Array<CasinoGame>>;
};

/** When the player agreed to cookies. */
export type SetCookiesAgreementInput = {
  /** The time of consent. */
  agreedAt: Scalars['DateTime']['input'];
};

/** Result of `setCookiesAgreement`. */
export type SetCookiesAgreementPayload = {
  __typename?: 'SetCookiesAgreementPayload';
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** Whether it was recorded. */
  isNoted: Scalars['Boolean']['output'];
};

/** A limit and its value. */
export type SetLimitInput = {
  /** Currency of a money limit; the main account's if omitted. A limit in force keeps its currency. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** `limitType` of a `Limit`. */
  limitType: Scalars['Int']['input'];
  /** Value in the unit of the limit. "-1" removes it, except for self-exclusion and time-out. */
  value: Scalars['Decimal']['input'];
};

/** Result of `setLimit`. */
export type SetLimitPayload = {
  __typename?: 'SetLimitPayload';
  /** Errors: REQUIRED, INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_PRECISE, LIMIT_LOCKED. */
  errors: Array<UserError>;
  /** The limit; null if there are errors. */
  limit: Maybe<Limit>;
  /** All limits, because others of the section may have been locked or unlocked. Null if there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence about success or refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** Which news a player receives. */
export type SetMailingInput = {
  /** E-mails about settled bets. */
  mailBets: Scalars['Boolean']['input'];
  /** E-mails about deposits. */
  mailDeposits: Scalars['Boolean']['input'];
  /** E-mails with news and offers. */
  mailNews: Scalars['Boolean']['input'];
  /** News by text message. */
  smsNews: Scalars['Boolean']['input'];
};

/** A choice of a player. */
export type SetNoticeSettingInput = {
  /** The channel. */
  channel: NoticeChannel;
  /** Whether it is to come. */
  isOn: Scalars['Boolean']['input'];
  /** The kind. */
  kind: NoticeKind;
};

/** Result of `setNoticeSetting`. */
export type SetNoticeSettingPayload = {
  __typename?: 'SetNoticeSettingPayload';
  /** Errors: NOTICE_FIXED. */
  errors: Array<UserError>;
  /** All settings as they are then. */
  settings: Array<NoticeSetting>;
};

/** A security question. */
export type SetSecurityQuestionInput = {
  /** 2 to 64 characters; case and spaces are ignored. */
  answer: Scalars['String']['input'];
  /** Number of the question, 1 to 6. */
  questionId: Scalars['Int']['input'];
};

/** A coupon to save under a code. */
export type ShareCouponInput = {
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** Which full cover, for `FULL_COVER`. Error: COVER_INVALID. */
  cover?: InputMaybe<FullCover>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** k of a system; dropped if these bets can't have it. */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `shareCoupon`. */
export type ShareCouponPayload = {
  __typename?: 'ShareCouponPayload';
  /** Code to pass on, always the same for the same coupon; null if there are errors. */
  code: Maybe<Scalars['String']['output']>;
  /** Errors of the coupon, or TOO_MANY_SHARED. */
  errors: Array<UserError>;
};

/** Why a share of net revenue was not paid. */
export type ShareHindrance =
  /** The player was banned or frozen. */
  | 'BETTING_CLOSED'
  /** The player had no confirmed e-mail or phone. */
  | 'CONTACT_NEEDED'
  /** The player had excluded themselves or taken a time-out. */
  | 'LIMIT_REACHED'
  /** The player had not verified who they are. */
  | 'VERIFICATION_NEEDED';

/** A bet of a saved coupon. */
export type SharedBet = {
  __typename?: 'SharedBet';
  /** Its block in a conditional coupon; null if it had none. */
  blockId: Maybe<Scalars['String']['output']>;
  /** Its game. */
  game: Game;
  /** Whether it was a banker of a system. */
  isBanker: Scalars['Boolean']['output'];
  /** Its market. */
  market: Market;
  /** The outcome, at its current price. */
  outcome: Outcome;
};

/** A coupon saved under a code. */
export type SharedCoupon = {
  __typename?: 'SharedCoupon';
  /** Its bets that are still offered, at current prices. */
  bets: Array<SharedBet>;
  /** Its code. */
  code: Scalars['String']['output'];
  /** The saved full cover; null for other kinds. */
  cover: Maybe<FullCover>;
  /** Kind it was saved as. */
  kind: CouponKind;
  /** Number of its bets that are no longer offered. */
  missingCount: Scalars['Int']['output'];
  /** k of the saved system; null for other kinds. */
  systemValue: Maybe<Scalars['Int']['output']>;
};

/** Totals of a number of games for one side. */
export type SideRecord = {
  __typename?: 'SideRecord';
  /** Average conceded per game, two decimals; null without games. */
  averageConceded: Maybe<Scalars['Decimal']['output']>;
  /** Average scored per game, two decimals; null without games. */
  averageScored: Maybe<Scalars['Decimal']['output']>;
  /** Goals, points or sets conceded. */
  conceded: Scalars['Int']['output'];
  /** Games drawn. */
  drawn: Scalars['Int']['output'];
  /** Games lost. */
  lost: Scalars['Int']['output'];
  /** Games played. */
  played: Scalars['Int']['output'];
  /** Goals, points or sets scored. */
  scored: Scalars['Int']['output'];
  /** Games won. */
  won: Scalars['Int']['output'];
};

/** Statistics of one side: its last ten games, and totals of the last twenty. */
export type SideStatistics = {
  __typename?: 'SideStatistics';
  /** Totals of the last twenty games. */
  all: SideRecord;
  /** Totals of the home games among them. */
  atHome: SideRecord;
  /** Totals of the away games among them. */
  away: SideRecord;
  /** Newest first, at most ten. */
  form: Array<FormEntry>;
  /** The side. */
  team: Opponent;
};

/** Player behind a sign-in token. */
export type SignInToken = {
  __typename?: 'SignInToken';
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Their login. */
  login: Scalars['String']['output'];
  /** Player number. */
  playerId: Scalars['ID']['output'];
};

/** A sign-in token to look up. */
export type SignInTokenInput = {
  /** Kind of token, as received with it. */
  methodId: Scalars['Int']['input'];
  /** Its signature. */
  sign: Scalars['String']['input'];
  /** The token. */
  token: Scalars['String']['input'];
};

/** Areas of the site that an operator switches on one by one. */
export type SiteArea =
  /** Apps for phones and computers. */
  | 'APPS'
  /** Bonuses, promotions, cashback and rewards. */
  | 'BONUSES'
  /** Games that bonuses are won in. */
  | 'BONUSGAMES'
  /** Slots, live casino and the other casino sections. */
  | 'CASINO'
  /** Games projects. */
  | 'GAMES'
  /** Lotteries. */
  | 'LOTTO'
  /** Partners. */
  | 'PARTNERS'
  /** Deposits, withdrawals and their history. */
  | 'PAYMENTS'
  /** Invited friends and partners' bonuses. */
  | 'REFERRAL'
  /** The settings page of the office. */
  | 'SETTINGS'
  /** Bets by text message. */
  | 'SMS'
  /** The support desk of the office and ideas from players. */
  | 'SUPPORT'
  /** Toto. */
  | 'TOTO'
  /** Tournaments. */
  | 'TOURNAMENTS'
  /** Identity verification. */
  | 'VERIFICATION';

/** A change of the site config. */
export type SiteChange = {
  __typename?: 'SiteChange';
  /** Whether this is the initial state rather than a change. */
  isSnapshot: Scalars['Boolean']['output'];
  /** Parts that may have changed. */
  parts: Array<SitePart>;
  /** Current revision, as in `SiteConfig.revision`. */
  revision: Scalars['String']['output'];
};

/** The operator's settings of the site. Flags decide which routes and features exist. */
export type SiteConfig = {
  __typename?: 'SiteConfig';
  /** Where a player goes after signing in or registering on a page; without an entry they stay there. */
  afterSignInRoutes: Array<RouteMapping>;
  /** Format of an amount, with the placeholders `{amount}` and `{symbol}`. */
  amountTemplate: Scalars['String']['output'];
  /** M of the anti-express price 1 / (M − 1/K), such as "1.1165". */
  antiExpressMargin: Scalars['Decimal']['output'];
  /** Areas that are switched on. The pages of an area that isn't listed answer 404 and are in no menu, search or site map. */
  areas: Array<SiteArea>;
  /** Numbers of the flags that are on; a route whose flag is off answers 404 (47 rules, 72 login page …). */
  availableRoutes: Array<Scalars['Int']['output']>;
  /** External page that banned players are sent to; null for the site's own. */
  blockedPageUrl: Maybe<Scalars['String']['output']>;
  /** Brand-book entries that override design tokens. */
  brandBook: Array<BrandBookEntry>;
  /** Legal name of the company. */
  companyLegalName: Scalars['String']['output'];
  /** Name of the operator as the site shows it. */
  companyName: Scalars['String']['output'];
  /** Kinds of coupon offered. */
  couponKinds: Array<CouponKind>;
  /** Kinds of coupon with a minimum and maximum stake. */
  couponKindsWithLimits: Array<CouponKind>;
  /** Default look of game lists. */
  defaultBettingView: BettingView;
  /**
   * Default odds format: 0 decimal, 1 exact fractions, 2 American, 4 Indonesian, 5 Malay, 6 Hong Kong, 14 decimal with two
   * places, 15 fractional, by the traders' ladder, 16 implied probability.
   */
  defaultCoefViewId: Scalars['Int']['output'];
  /** Language for a first visit if no other matches. */
  defaultLanguage: Scalars['String']['output'];
  /** Default form of market names. */
  defaultMarketsNameType: MarketsNameType;
  /**
   * Script that tells devices apart; null where `createDeviceToken` does. It leaves a function `deviceFingerprint`, which
   * promises `token`, `expiresAt` (epoch seconds) and `data`; what it tells goes into `DeviceInput` as it is.
   */
  deviceScriptUrl: Maybe<Scalars['String']['output']>;
  /** Paths without language prefix that don't exist on this site, including everything below them. */
  disallowedPaths: Array<Scalars['String']['output']>;
  /** Third-party page for the first-deposit bonus of slots; null if there is none. */
  firstDepositRedirectUrl: Maybe<Scalars['String']['output']>;
  /** Form of the footer. */
  footerType: FooterType;
  /**
   * Address of the video player for live games, with placeholders `{gameId}`, `{sport}` and `{language}`; null if there is
   * no video.
   */
  gameVideoUrl: Maybe<Scalars['String']['output']>;
  /** Currency of the visitor's country. */
  geoCurrencyCode: Scalars['CurrencyCode']['output'];
  /** Group of the operator's games that the site offers. */
  groupId: Scalars['Int']['output'];
  /** Whether long enough expresses get a bonus bet. */
  hasBonusBet: Scalars['Boolean']['output'];
  /** What the home page shows. */
  homePage: HomePage;
  /** Extra percentages for long expresses; null if not offered. */
  hyperBonus: Maybe<HyperBonusRule>;
  /** Minutes of inactivity after which a player is signed out; null for never. */
  inactivityMinutes: Maybe<Scalars['Int']['output']>;
  /** Whether a 12-hour clock is customary in the visitor's country; the default for visitors who haven't chosen. */
  is12hClock: Scalars['Boolean']['output'];
  /** Whether visitors with an ad blocker are notified. */
  isAdBlockNoticeShown: Scalars['Boolean']['output'];
  /** Whether open pages announce a new version of the site. */
  isAppUpdateNoticeShown: Scalars['Boolean']['output'];
  /** Whether players must confirm changed terms. */
  isAvailableConfirmTerms: Scalars['Boolean']['output'];
  /** Whether new players are asked to make a first deposit. */
  isDepositPromptShown: Scalars['Boolean']['output'];
  /** Whether events are sent to the operator's event collector. */
  isFatmanAnalyticsAvailable: Scalars['Boolean']['output'];
  /** Whether assets may come from other paths than the site's own. */
  isFlexibleAssetPath: Scalars['Boolean']['output'];
  /** Whether the identification page exists. */
  isIdentificationAvailable: Scalars['Boolean']['output'];
  /** Whether the site is used inside a closed network. */
  isInternalNetwork: Scalars['Boolean']['output'];
  /** Whether the time of a player's cookie consent is reported to the operator. */
  isLoggingClientCookiesAgreement: Scalars['Boolean']['output'];
  /** Whether the site is closed for maintenance now, regardless of its times. */
  isMaintenanceActive: Scalars['Boolean']['output'];
  /** Whether one-click betting is offered. */
  isOneClickShown: Scalars['Boolean']['output'];
  /** Whether the page of payment methods is for signed-in players only. */
  isPaymentForPlayersOnly: Scalars['Boolean']['output'];
  /** Whether open coupons can pay part of a stake in advance. */
  isPrepaidShown: Scalars['Boolean']['output'];
  /** Whether the coupon takes promo codes. */
  isPromoCodeShown: Scalars['Boolean']['output'];
  /** Whether the site can be installed as an app. */
  isPwa: Scalars['Boolean']['output'];
  /** Whether players may register. */
  isRegistrationAvailable: Scalars['Boolean']['output'];
  /** Whether a responsible-gaming agreement precedes registration. */
  isResponsibleGamingAgreementRequired: Scalars['Boolean']['output'];
  /** Whether first-time visitors are asked to agree to cookies. */
  isShowCookieAgreePopup: Scalars['Boolean']['output'];
  /** Whether a slider of games picked for the player is shown. */
  isShowPersonalizedBettingGamesSlider: Scalars['Boolean']['output'];
  /** Whether it snows on the home page. */
  isSnowfallShown: Scalars['Boolean']['output'];
  /** Whether the statistic pages exist. */
  isStatisticAvailable: Scalars['Boolean']['output'];
  /** Whether VIP bets are offered. */
  isVipBetShown: Scalars['Boolean']['output'];
  /** Whether new visitors see a few welcome notes. */
  isWelcomeWidgetShown: Scalars['Boolean']['output'];
  /** Languages hidden from guests (unless they have a `ua` cookie). */
  langHiddenUnauthorized: Array<Scalars['String']['output']>;
  /** Languages the site offers, in the order of the language menu. */
  languages: Array<Language>;
  /** Seconds until a live coupon is decided. */
  liveDelaySeconds: Scalars['Int']['output'];
  /** Planned maintenance; null if none is planned. */
  maintenance: Maybe<Maintenance>;
  /** Host of the mobile version, such as "m.example.com"; null if there is none. */
  mobileDomain: Maybe<Scalars['String']['output']>;
  /** Picture for link previews: a path of the site or an https address; null if there is none. */
  openGraphImage: Maybe<Scalars['String']['output']>;
  /** Group of the partner credited with visitors. */
  partnerGroupId: Scalars['Int']['output'];
  /** Reference of the partner credited with visitors. */
  partnerRefId: Scalars['Int']['output'];
  /** The policy logo and where it is shown. */
  policyLogo: PolicyLogo;
  /** Whether bonus pages are replaced by their offer twins. */
  promoBonusToOffer: Scalars['Boolean']['output'];
  /** Whether registration is a dialog or a page. */
  registrationForm: RegistrationForm;
  /** When guests are reminded to register; null for never. */
  registrationReminder: Maybe<RegistrationReminder>;
  /** Revision of the config, which `siteChanged` reports; null if changes aren't reported. */
  revision: Maybe<Scalars['String']['output']>;
  /** Kind of deployment: "demo" or "production". */
  siteEnv: Scalars['String']['output'];
  /** The operator's pages in social networks. */
  socialLinks: Array<SocialLink>;
  /** How to reach support; null if only its page says. */
  support: Maybe<SupportContact>;
  /** The support chat; null if there is none. */
  supportConsultant: Maybe<SupportConsultant>;
  /** Theme color for browsers and the manifest, such as "#0F1A2B". */
  themeColor: Scalars['String']['output'];
  /** Whether the first-deposit bonus page of slots redirects to a third party (301). */
  thirdPartyHasFirstDepositRedirect: Scalars['Boolean']['output'];
  /** Whether "recharge" opens a dialog instead of its page. */
  useRechargeModal: Scalars['Boolean']['output'];
  /** Seconds until the built-in desk decides a VIP bet. */
  vipDecisionSeconds: Scalars['Int']['output'];
};

/** Parts of the site config. */
export type SitePart =
  /** Settings, flags, languages, colors. */
  | 'CONFIG'
  /** Maintenance times, or whether maintenance is active. */
  | 'MAINTENANCE';

/** A player's answer. */
export type SiteRating = {
  __typename?: 'SiteRating';
  /** What the player added; null for nothing. */
  comment: Maybe<Scalars['String']['output']>;
  /** When it was given. */
  ratedAt: Scalars['DateTime']['output'];
  /** 0 to 10. */
  score: Scalars['Int']['output'];
};

/** An operator's page in a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of the network. */
  name: Scalars['String']['output'];
  /** Its https address. */
  url: Scalars['String']['output'];
};

/** Social networks for signing in. */
export type SocialNetwork =
  /** Apple. */
  | 'APPLE'
  /** Discord. */
  | 'DISCORD'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** Instagram. */
  | 'INSTAGRAM'
  /** LINE. */
  | 'LINE'
  /** LinkedIn. */
  | 'LINKEDIN'
  /** Mail.ru. */
  | 'MAIL_RU'
  /** Microsoft. */
  | 'MICROSOFT'
  /** Odnoklassniki. */
  | 'OK'
  /** Telegram. */
  | 'TELEGRAM'
  /** TikTok. */
  | 'TIKTOK'
  /** Twitch. */
  | 'TWITCH'
  /** VK. */
  | 'VK'
  /** X, formerly Twitter. */
  | 'X'
  /** Yandex. */
  | 'YANDEX';

/** A social network and whether it can be used to sign in. */
export type SocialNetworkOffer = {
  __typename?: 'SocialNetworkOffer';
  /** The network. */
  code: SocialNetwork;
  /** Whether the site has it turned on. */
  isOn: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A sport, such as football. */
export type Sport = {
  __typename?: 'Sport';
  /**
   * Where it is shown. Cyber-sport games have addresses `/{language}/cyber/{real|virtual|stream}/{sport}/…`, marble races
   * `/{language}/live/marble/…`.
   */
  area: SportArea;
  /** Championships with games in a section, in menu order. */
  championships: Maybe<Array<Championship>>;
  /** Variant of the cyber-sport; null outside the cyber area. */
  cyberVariant: Maybe<CyberVariant>;
  /** Number of games in the section asked for. */
  gameCount: Scalars['Int']['output'];
  /** Stable id; football is 1. */
  id: Scalars['ID']['output'];
  /** Its games that haven't started, whatever section was asked for. */
  lineCount: Scalars['Int']['output'];
  /** Its games in play, whatever section was asked for. */
  liveCount: Scalars['Int']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** English name, whatever the request's language. Null if the sportsbook doesn't tell it. */
  nameEng: Maybe<Scalars['String']['output']>;
  /** Path segment, such as "ice-hockey"; the same in every language. */
  slug: Scalars['String']['output'];
};


/** A sport, such as football. */
export type SportChampionshipsArgs = {
  section: Section;
};

/** Where a sport is shown. */
export type SportArea =
  /** Line and live: football, tennis and so on. */
  | 'CLASSIC'
  /** The cyber-sport pages. */
  | 'CYBER'
  /** Marble races, live only. */
  | 'MARBLE';

/** A sport under its English name. */
export type SportMapEntry = {
  __typename?: 'SportMapEntry';
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** English name. */
  nameEng: Scalars['String']['output'];
  /** Id of the sport. */
  sportId: Scalars['ID']['output'];
};

/** Number of results of a sport. */
export type SportResults = {
  __typename?: 'SportResults';
  /** Number of its results. */
  count: Scalars['Int']['output'];
  /** The sport; null while it can't be loaded. */
  sport: Maybe<Sport>;
  /** Its id. */
  sportId: Scalars['ID']['output'];
};

/** A championship's standings in a season. */
export type Standings = {
  __typename?: 'Standings';
  /** The championship. */
  championship: ResultChampionship;
  /** Start of the last game counted. */
  countedUntil: Scalars['DateTime']['output'];
  /** One table, or one per group. */
  groups: Array<StandingsGroup>;
  /** Whether the season continued with rounds or play-offs that the standings don't count. */
  isBeforePlayOffs: Scalars['Boolean']['output'];
  /** Such as "2025-26". */
  season: Scalars['String']['output'];
  /** Seasons with standings, newest first. */
  seasons: Array<Scalars['String']['output']>;
};

/** A table of standings. */
export type StandingsGroup = {
  __typename?: 'StandingsGroup';
  /** Name of the group, such as "A"; null if there is a single table. */
  name: Maybe<Scalars['String']['output']>;
  /** Best first. */
  rows: Array<StandingsRow>;
};

/** A side's row in the standings. */
export type StandingsRow = {
  __typename?: 'StandingsRow';
  /** Goals, points or sets conceded. */
  conceded: Scalars['Int']['output'];
  /** Games drawn. */
  drawn: Scalars['Int']['output'];
  /** The last five games, oldest first. */
  form: Array<MatchOutcome>;
  /** Games lost, including in overtime. */
  lost: Scalars['Int']['output'];
  /** Losses in overtime or a shoot-out. */
  lostLate: Scalars['Int']['output'];
  /** Games played. */
  played: Scalars['Int']['output'];
  /** Points; null if the ranking goes by share of games won. */
  points: Maybe<Scalars['Int']['output']>;
  /** Rank, from 1. */
  position: Scalars['Int']['output'];
  /** Goals, points or sets scored. */
  scored: Scalars['Int']['output'];
  /** The side. */
  team: Opponent;
  /** Share of games won, counting a draw as half. */
  winShare: Scalars['Decimal']['output'];
  /** Games won. */
  won: Scalars['Int']['output'];
};

/** Which games a table counts. */
export type StandingsVenue =
  /** All games. */
  | 'ALL'
  /** Away games only. */
  | 'AWAY'
  /** Home games only. */
  | 'HOME';

/** A deposit to start. */
export type StartDepositInput = {
  /** Account that gains the amount. */
  accountId: Scalars['ID']['input'];
  /** What the account gains, in its currency. */
  amount: Scalars['Decimal']['input'];
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the payment it made first. */
  idempotencyKey: Scalars['String']['input'];
  /** `token` of a `PaymentInstrument`, to pay with it again. */
  instrument?: InputMaybe<Scalars['ID']['input']>;
  /** `id` of a `PaymentMethod`. */
  methodId: Scalars['ID']['input'];
};

/** Which network, and where the browser returns to. */
export type StartOauthInput = {
  /** The network. */
  network: SocialNetwork;
  /** Path of this site, such as "/en/user/login". */
  returnPath: Scalars['String']['input'];
};

/** Result of `startOauth`. */
export type StartOauthPayload = {
  __typename?: 'StartOauthPayload';
  /**
   * Errors: INVALID for an invalid path, NOT_OFFERED for a network that isn't configured, PROVIDER_UNAVAILABLE for one
   * that doesn't respond.
   */
  errors: Array<UserError>;
  /** Value that comes back with the browser; keep it and compare. */
  state: Maybe<Scalars['String']['output']>;
  /** Where to send the browser; null if there are errors. */
  url: Maybe<Scalars['String']['output']>;
};

/** Result of `register`. */
export type StartRegistrationPayload = {
  __typename?: 'StartRegistrationPayload';
  /**
   * Errors: REQUIRED, INVALID, PASSWORD_WEAK, TOO_YOUNG, NOT_OFFERED, CURRENCY_UNKNOWN, TOO_MANY_MESSAGES,
   * MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED.
   */
  errors: Array<UserError>;
  /** When the code expires. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When another code may be requested. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
  /** Token to send with the code to `confirmRegistration`; null if there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** A month of an account. Everything is exact and adds up to the balance. */
export type StatementMonth = {
  __typename?: 'StatementMonth';
  /** Number of the account. */
  accountId: Scalars['ID']['output'];
  /** Balance at the month's end; for the present month, now. */
  balance: Money;
  /** Deposits, less what was refunded or charged back. */
  deposits: Money;
  /** The month in UTC, such as "2026-11". */
  month: Scalars['String']['output'];
  /** Deposits less withdrawals. */
  netDeposits: Money;
  /** Winnings less stakes; negative for a loss. */
  netResult: Money;
  /** Everything else: opening balance, conversions, repayments and adjustments. */
  other: Money;
  /** Stakes, less those that were returned. */
  stakes: Money;
  /** Payouts, less those that were corrected. */
  winnings: Money;
  /** Withdrawals, less those that came back. */
  withdrawals: Money;
};

/** An unsubscribe link. */
export type StopNewsletterInput = {
  /** `token` of the link. */
  token: Scalars['String']['input'];
};

/** Result of `stopNewsletter`. */
export type StopNewsletterPayload = {
  __typename?: 'StopNewsletterPayload';
  /** Errors: REQUIRED, INVALID, CREDENTIAL_REFUSED for a forged link. */
  errors: Array<UserError>;
  /** Whether the player is unsubscribed. */
  isStopped: Scalars['Boolean']['output'];
};

/** What is needed to turn two-step sign-in off. */
export type StopTwoFactorInput = {
  /** Answer to the security question, if there is one. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** A code of the app, a recovery code, or the code that was sent. */
  code: Scalars['String']['input'];
  /** Password as entered. */
  password: Scalars['String']['input'];
  /** `token` from `sendStopCode`, with the code it sent. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** A sub-application as a page loads it. Markup, styles and code are the operator's, from trusted origins. */
export type SubApplication = {
  __typename?: 'SubApplication';
  /** Its name; null if the operator gave none, which is logged. */
  appName: Maybe<Scalars['String']['output']>;
  /** HTML to insert into the page. */
  body: Scalars['String']['output'];
  /** Code to run after the scripts have loaded. Null if there is none, or if one of the scripts was left out. */
  codeToEval: Maybe<Scalars['String']['output']>;
  /** Style sheets to load: paths of the site or addresses at trusted origins. */
  cssToLoad: Array<Scalars['String']['output']>;
  /** HTML for the head of the page. */
  head: Maybe<Scalars['String']['output']>;
  /** Scripts to load: paths of the site or addresses at trusted origins; others are left out and logged. */
  scriptsToLoad: Array<Scalars['String']['output']>;
  /** CSS text. */
  style: Maybe<Scalars['String']['output']>;
  /** Title in the request's language; null if there is none. */
  title: Maybe<Scalars['String']['output']>;
};

/** Areas of the site that a sub-application can replace. */
export type SubApplicationArea =
  /** Bonuses and promotions. */
  | 'BONUSES'
  /** Slots, live casino and the other casino sections. */
  | 'CASINO'
  /** Cyber-sport. */
  | 'CYBER'
  /** Games projects. */
  | 'GAMES'
  /** Lotto. */
  | 'LOTTO'
  /** Toto. */
  | 'TOTO';

/** A component to render. */
export type SubApplicationComponentInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its props: a JSON object. */
  props?: InputMaybe<Scalars['JSON']['input']>;
};

/** A document to send. */
export type SubmitDocumentInput = {
  /** Number of the document. */
  documentId: Scalars['ID']['input'];
};

/** A subscription as `PushSubscription.toJSON()` of a browser tells it. */
export type SubscribePushInput = {
  /** The device's secret, base64url. */
  auth: Scalars['String']['input'];
  /** Address at the browser's push service. */
  endpoint: Scalars['String']['input'];
  /** The device's public key, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Result of `subscribePush`. */
export type SubscribePushPayload = {
  __typename?: 'SubscribePushPayload';
  /** Errors: PUSH_REFUSED for an address of no known push service, INVALID for the keys. */
  errors: Array<UserError>;
};

/**
 * Live data over graphql-ws on `/graphql`, or over server-sent events (graphql-sse, distinct connections) on
 * `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (from an allowed Origin) or by `connectionParams.authorization`.
 * `connectionParams.language` sets its language, because browsers can't set a socket's headers. It is closed with 4403
 * when the session ends, 4401 when the token expires, 4429 when the player (for guests: the address) has too many
 * connections, 1012 when events may have been missed, and 1001 when the gateway shuts down. An event stream sends
 * SESSION_ENDED or TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the
 * client should reconnect.
 *
 * A socket that authenticated with a token can renew it without losing its subscriptions: send
 * `{"type":"ping","payload":{"authorization":"Bearer …"}}` with a new token of the same player. The pong's payload is
 * `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}`, in which case the old token stays in force.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when no live data has arrived for some seconds: what was sent
 * before may be out of date. Subscribe again; the first message holds the full state.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * First every open account of the signed-in player, then each account whose balance changed or that was opened, closed
   * or made active. A guest gets the error UNAUTHENTICATED.
   */
  balanceChanged: Account;
  /** A bonus of the player as it is after each change. */
  bonusChanged: Bonus;
  /**
   * A coupon of the signed-in player after any change: it was placed, left PENDING (accepted, or refused with
   * `rejectReason`), a bet was settled (`bets.result`), it was paid, sold in whole or in part (`cashOuts`, `amount`), an
   * automatic cash-out was set, carried out or dropped (`autoCashOut`), it was insured, a bet was swapped (`replacedBy`),
   * or it was resettled. Each message holds the whole coupon in the subscriber's language. After a disconnection, query
   * `viewer.coupons`. A guest gets the error UNAUTHENTICATED.
   */
  couponChanged: Coupon;
  /**
   * Changes of the given games (1 to 200 ids): first the current state, one message per game, then a message each time a
   * score, status or price changes. After a disconnection, subscribe again to get the current state; drop messages whose
   * version isn't above yours.
   */
  gamesChanged: GameChange;
  /** A responsible-gaming limit of the signed-in player that changed, by the player or over time. */
  limitChanged: Limit;
  /**
   * A draw now and after each change: jackpot, tickets, its balls, what was paid. Changes within a second are told as one.
   * Public.
   */
  lottoDrawChanged: LottoDraw;
  /** A notice that came into the player's inbox, in the language of the connection. */
  noticeAdded: NoticeAdded;
  /** A payment of the player as it is after each change. */
  paymentChanged: Payment;
  /**
   * First the current revision of the site config, then each change: clients with another `revision` load `siteConfig`
   * again. Public.
   */
  siteChanged: SiteChange;
  /** A request of the player as it is after each change. */
  supportRequestChanged: SupportRequest;
  /**
   * A draw now and after each change: pool, jackpot, popularity of outcomes, results. Changes within a second are told as
   * one. Public.
   */
  totoDrawChanged: TotoDraw;
  /** A tournament now and after each change of it or its table. Changes within a second are told as one. Public. */
  tournamentChanged: TournamentChange;
  /** The player's verification as it is after each change. */
  verificationChanged: Verification;
};


/**
 * Live data over graphql-ws on `/graphql`, or over server-sent events (graphql-sse, distinct connections) on
 * `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (from an allowed Origin) or by `connectionParams.authorization`.
 * `connectionParams.language` sets its language, because browsers can't set a socket's headers. It is closed with 4403
 * when the session ends, 4401 when the token expires, 4429 when the player (for guests: the address) has too many
 * connections, 1012 when events may have been missed, and 1001 when the gateway shuts down. An event stream sends
 * SESSION_ENDED or TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the
 * client should reconnect.
 *
 * A socket that authenticated with a token can renew it without losing its subscriptions: send
 * `{"type":"ping","payload":{"authorization":"Bearer …"}}` with a new token of the same player. The pong's payload is
 * `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}`, in which case the old token stays in force.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when no live data has arrived for some seconds: what was sent
 * before may be out of date. Subscribe again; the first message holds the full state.
 */
export type SubscriptionGamesChangedArgs = {
  gameIds: Array<Scalars['ID']['input']>;
};


/**
 * Live data over graphql-ws on `/graphql`, or over server-sent events (graphql-sse, distinct connections) on
 * `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (from an allowed Origin) or by `connectionParams.authorization`.
 * `connectionParams.language` sets its language, because browsers can't set a socket's headers. It is closed with 4403
 * when the session ends, 4401 when the token expires, 4429 when the player (for guests: the address) has too many
 * connections, 1012 when events may have been missed, and 1001 when the gateway shuts down. An event stream sends
 * SESSION_ENDED or TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the
 * client should reconnect.
 *
 * A socket that authenticated with a token can renew it without losing its subscriptions: send
 * `{"type":"ping","payload":{"authorization":"Bearer …"}}` with a new token of the same player. The pong's payload is
 * `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}`, in which case the old token stays in force.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when no live data has arrived for some seconds: what was sent
 * before may be out of date. Subscribe again; the first message holds the full state.
 */
export type SubscriptionLottoDrawChangedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Live data over graphql-ws on `/graphql`, or over server-sent events (graphql-sse, distinct connections) on
 * `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (from an allowed Origin) or by `connectionParams.authorization`.
 * `connectionParams.language` sets its language, because browsers can't set a socket's headers. It is closed with 4403
 * when the session ends, 4401 when the token expires, 4429 when the player (for guests: the address) has too many
 * connections, 1012 when events may have been missed, and 1001 when the gateway shuts down. An event stream sends
 * SESSION_ENDED or TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the
 * client should reconnect.
 *
 * A socket that authenticated with a token can renew it without losing its subscriptions: send
 * `{"type":"ping","payload":{"authorization":"Bearer …"}}` with a new token of the same player. The pong's payload is
 * `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}`, in which case the old token stays in force.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when no live data has arrived for some seconds: what was sent
 * before may be out of date. Subscribe again; the first message holds the full state.
 */
export type SubscriptionTotoDrawChangedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Live data over graphql-ws on `/graphql`, or over server-sent events (graphql-sse, distinct connections) on
 * `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (from an allowed Origin) or by `connectionParams.authorization`.
 * `connectionParams.language` sets its language, because browsers can't set a socket's headers. It is closed with 4403
 * when the session ends, 4401 when the token expires, 4429 when the player (for guests: the address) has too many
 * connections, 1012 when events may have been missed, and 1001 when the gateway shuts down. An event stream sends
 * SESSION_ENDED or TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the
 * client should reconnect.
 *
 * A socket that authenticated with a token can renew it without losing its subscriptions: send
 * `{"type":"ping","payload":{"authorization":"Bearer …"}}` with a new token of the same player. The pong's payload is
 * `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}`, in which case the old token stays in force.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when no live data has arrived for some seconds: what was sent
 * before may be out of date. Subscribe again; the first message holds the full state.
 */
export type SubscriptionTournamentChangedArgs = {
  id: Scalars['ID']['input'];
};

/** The operator's support chat. */
export type SupportConsultant = {
  __typename?: 'SupportConsultant';
  /** Colors of the chat, by name. */
  colors: Array<NamedColor>;
  /** The consultant's number or name at the provider. */
  id: Scalars['ID']['output'];
  /** Chat provider by language. */
  providers: Array<SupportProvider>;
};

/** How to reach support. */
export type SupportContact = {
  __typename?: 'SupportContact';
  /** E-mail address; null if there is none. */
  email: Maybe<Scalars['String']['output']>;
  /** Phone number; null if there is none. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Who of the operator a request is written to. */
export type SupportDesk =
  /** What players would like the site to have. */
  | 'IDEAS'
  /** Working with the operator: sport, media, affiliates, suppliers. */
  | 'PARTNERS'
  /** Deposits and withdrawals. */
  | 'PAYMENTS'
  /** Bets, games, the account, the site. */
  | 'SUPPORT';

/** Chat provider of a language. */
export type SupportProvider = {
  __typename?: 'SupportProvider';
  /** Two lower-case letters. */
  language: Scalars['String']['output'];
  /** Name of the provider. */
  provider: Scalars['String']['output'];
};

/** What a player has asked or proposed, and what was answered. */
export type SupportRequest = {
  __typename?: 'SupportRequest';
  /** Whether the player can write: always until it is closed, and for some days after that. */
  canReply: Scalars['Boolean']['output'];
  /** When it changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was closed; null in other states. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it; null in other states. */
  closedBy: Maybe<SupportRequestEnd>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Which desk it was written to. */
  desk: SupportDesk;
  /** Number of the request. */
  id: Scalars['ID']['output'];
  /** Number of messages. */
  messageCount: Scalars['Int']['output'];
  /** Messages, oldest first; of a long request the last 200. */
  messages: Maybe<Array<SupportRequestMessage>>;
  /** The payment it is about; null for none. */
  payment: Maybe<Payment>;
  /** Until when a message opens a closed request again; null in other states. */
  reopenUntil: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: SupportRequestState;
  /** Its sub-topic; null if the operator has dropped it. */
  subTopic: Maybe<SupportSubTopic>;
  /** Its topic; null if the operator has dropped it. */
  topic: Maybe<SupportTopic>;
};

/** Who wrote a message. */
export type SupportRequestAuthor =
  /** The operator's automatic desk. */
  | 'DESK'
  /** The operator's staff. */
  | 'OPERATOR'
  /** The player. */
  | 'PLAYER';

/** A page of requests. */
export type SupportRequestConnection = {
  __typename?: 'SupportRequestConnection';
  /** The requests with their cursors, newest first. */
  edges: Array<SupportRequestEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of requests. */
  totalCount: Scalars['Int']['output'];
};

/** A request on a page. */
export type SupportRequestEdge = {
  __typename?: 'SupportRequestEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: SupportRequest;
};

/** Who closed a request. */
export type SupportRequestEnd =
  /** The operator. */
  | 'OPERATOR'
  /** Its player. */
  | 'PLAYER'
  /** Time: the player left an answer as it was for days. */
  | 'TIME';

/** A file of a message. Pictures are kept as JPEG, drawn anew without position and comments. */
export type SupportRequestFile = {
  __typename?: 'SupportRequestFile';
  /** Size as it is kept. */
  bytes: Scalars['Int']['output'];
  /** Id of the file. */
  id: Scalars['ID']['output'];
  /** Media type as it is kept. */
  mediaType: Scalars['String']['output'];
  /**
   * Where it is downloaded from, on the gateway, once its message is sent, with the cookie or the bearer token of the
   * player. It comes as an attachment, never as a page.
   */
  url: Scalars['String']['output'];
};

/** Selects requests. Conditions that aren't given match everything. */
export type SupportRequestFilter = {
  /** Only at this desk. */
  desk?: InputMaybe<SupportDesk>;
  /** Only about this payment. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only in these states. */
  states?: InputMaybe<Array<SupportRequestState>>;
};

/** A message of a request. */
export type SupportRequestMessage = {
  __typename?: 'SupportRequestMessage';
  /** When it was sent. */
  at: Scalars['DateTime']['output'];
  /** Who wrote it. */
  author: SupportRequestAuthor;
  /** What was sent with it. */
  files: Array<SupportRequestFile>;
  /** Number of the message. */
  id: Scalars['ID']['output'];
  /** What was written, plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** Result of `createSupportRequest`, `replyToSupportRequest` and `closeSupportRequest`. */
export type SupportRequestPayload = {
  __typename?: 'SupportRequestPayload';
  /**
   * Errors: REQUIRED, INVALID, TEXT_TOO_SHORT, TEXT_TOO_LONG, TOPIC_UNKNOWN, PAYMENT_UNKNOWN, FILE_UNKNOWN, TOO_MANY_FILES,
   * TOO_MANY_REQUESTS, TOO_MANY_MESSAGES, REQUEST_UNKNOWN, REQUEST_CLOSED, IDEMPOTENCY_MISMATCH.
   */
  errors: Array<UserError>;
  /** The request as it is then; null if there is none. */
  request: Maybe<SupportRequest>;
};

/** States of a request. */
export type SupportRequestState =
  /** The operator has answered. */
  | 'ANSWERED'
  /** It is closed. */
  | 'CLOSED'
  /** It waits for the operator. */
  | 'OPEN'
  /** The operator has asked the player for something. */
  | 'WAITING_FOR_PLAYER';

/** A part of a topic. */
export type SupportSubTopic = {
  __typename?: 'SupportSubTopic';
  /** Number of the sub-topic. */
  id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
  /** Whether a request has to name a payment of the topic's direction. */
  needsPayment: Scalars['Boolean']['output'];
};

/** What requests can be about. */
export type SupportTopic = {
  __typename?: 'SupportTopic';
  /** Which desk answers about it. */
  desk: SupportDesk;
  /** Which payments it is about; null if it is about none. */
  direction: Maybe<PaymentDirection>;
  /** Number of the topic. */
  id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
  /** Its parts, in the order they are shown. */
  subTopics: Array<SupportSubTopic>;
};

/** The list of topics, and the bounds of what is sent. */
export type SupportTopics = {
  __typename?: 'SupportTopics';
  /** Day of the list, YYYY-MM-DD. */
  edition: Scalars['String']['output'];
  /** Media types of files. */
  fileTypes: Array<Scalars['String']['output']>;
  /** Largest file, in bytes. */
  maxFileBytes: Scalars['Int']['output'];
  /** Most files of a message. */
  maxFiles: Scalars['Int']['output'];
  /** Most characters of a message. */
  maxTextLength: Scalars['Int']['output'];
  /** Least characters of a first message, without blanks around it. */
  minTextLength: Scalars['Int']['output'];
  /** Topics that take requests, in the order they are shown. */
  topics: Array<SupportTopic>;
  /**
   * Where files are posted to as they are, on the gateway, one request each, with the cookie or the bearer token of the
   * player; the answer is JSON with `file { id mediaType bytes }` and `errors`. A file that no message takes is gone after
   * a day.
   */
  uploadUrl: Scalars['String']['output'];
};

/** Which bet to swap, and for what. */
export type SwapBetInput = {
  /** `id` of the bet. */
  betId: Scalars['ID']['input'];
  /** Lowest price of the new outcome the player accepts; null for any. */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Chosen by the client once per swap, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never swaps twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Outcome of the same market to replace it with. */
  outcomeId: Scalars['ID']['input'];
  /** Lowest new stake the player accepts; null for any. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Result of `swapBet`. */
export type SwapBetPayload = {
  __typename?: 'SwapBetPayload';
  /** The new coupon; the old one if there are errors, null if the player has none with this number. */
  coupon: Maybe<Coupon>;
  /** Errors, each with the path of its field. */
  errors: Array<UserError>;
};

/** A bet that can be swapped. */
export type SwapOffer = {
  __typename?: 'SwapOffer';
  /** `id` of the bet. */
  betId: Scalars['ID']['output'];
  /** Other outcomes of its market. */
  outcomes: Array<SwapOutcome>;
};

/** An outcome that a bet can be swapped for. */
export type SwapOutcome = {
  __typename?: 'SwapOutcome';
  /** Its current price. */
  coef: Scalars['Decimal']['output'];
  /** Outcome. */
  outcomeId: Scalars['ID']['output'];
  /** Its name in the request's language. */
  outcomeName: Scalars['String']['output'];
};

/** A k that a system can have. */
export type SystemValue = {
  __typename?: 'SystemValue';
  /** C(n, k): the number of combinations. A whole number that may exceed the range of Int. */
  combo: Scalars['Float']['output'];
  /** Smallest stake of the coupon with this k, so that no combination is below the smallest amount. */
  minBetAmount: Maybe<Money>;
  /** n − k: how many bets may lose before nothing is returned. */
  offset: Scalars['Int']['output'];
  /** k: the number of bets in each combination, bankers aside. */
  value: Scalars['Int']['output'];
};

/** An attempt to take. */
export type TakeBonusGameAttemptInput = {
  /** The game. */
  gameKey: BonusGameKey;
  /** 8 to 64 letters, digits, - or _. The same key buys once. Not needed for today's free one. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from. */
  source: BonusGameTake;
};

/** A team, or a player in individual sports. */
export type Team = {
  __typename?: 'Team';
  /** The championship it plays in; null if it has none. */
  championship: Maybe<Championship>;
  /** First shirt color for the generated shield, such as "#C8102E". */
  color: Scalars['String']['output'];
  /** Number of its games in a section. */
  gameCount: Scalars['Int']['output'];
  /** Stable id; the same as that of an `Opponent`. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Second color of the shield. */
  secondColor: Scalars['String']['output'];
  /** Up to four letters for narrow places. */
  shortName: Scalars['String']['output'];
  /** Unique path segment in addresses, the same in every language. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
};


/** A team, or a player in individual sports. */
export type TeamGameCountArgs = {
  section: InputMaybe<Section>;
};

/** A payment at a cash desk. */
export type TeamCashPayment = {
  __typename?: 'TeamCashPayment';
  /** When it was paid; null until then. */
  datePayment: Maybe<Scalars['DateTime']['output']>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** What the desk says of it, in English as staff read it. */
  message: Scalars['String']['output'];
  /** `id` of the `Payment` that brought it into the balance; null until it was paid. */
  moneyDepositId: Maybe<Scalars['ID']['output']>;
  /** Code on the desk's receipt; null until it was paid there. */
  skksHash: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: TeamCashStatus;
  /** The status in words, in the request's language. */
  statusTitle: Scalars['String']['output'];
  /** Its amount. */
  summ: Money;
  /** When it was opened. */
  timestamp: Scalars['DateTime']['output'];
  /** The same in the request's language. */
  translateMessage: Scalars['String']['output'];
};

/** A page of payments at cash desks. */
export type TeamCashPaymentConnection = {
  __typename?: 'TeamCashPaymentConnection';
  /** The payments with their cursors, newest first. */
  edges: Array<TeamCashPaymentEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Total number of payments at cash desks. */
  totalCount: Scalars['Int']['output'];
};

/** A payment at a cash desk on a page. */
export type TeamCashPaymentEdge = {
  __typename?: 'TeamCashPaymentEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: TeamCashPayment;
};

/** Where a payment at a cash desk stands; the services' numbers 1 to 4. */
export type TeamCashStatus =
  /** It came to nothing (3). */
  | 'NOT_PAID'
  /** Paid (2). */
  | 'PAID'
  /** Paid back (4). */
  | 'RETURNED'
  /** The desk waits for the player (1). */
  | 'WAITING';

/** Statistics of a team. */
export type TeamStatistics = {
  __typename?: 'TeamStatistics';
  /** The championship it plays in; null if it has none. */
  championship: ResultChampionship;
  /** Its next games, at most five. */
  nextGames: Maybe<Array<Game>>;
  /** Its sport. */
  sport: Maybe<Sport>;
  /** Form and totals. */
  statistics: SideStatistics;
};

/** A block of a text, as data, never as HTML: clients lay it out with their own components. */
export type TextBlock = TextHeading | TextList | TextNote | TextParagraph | TextTable;

/** A heading inside a text. */
export type TextHeading = {
  __typename?: 'TextHeading';
  /** Anchor for links to it. */
  anchor: Scalars['String']['output'];
  /** 2 to 4; the title of the text is level 1. */
  level: Scalars['Int']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
};

/** A list. */
export type TextList = {
  __typename?: 'TextList';
  /** Whether its items are numbered. */
  isOrdered: Scalars['Boolean']['output'];
  /** Its items, each split by style. */
  items: Array<Array<TextRun>>;
};

/** A note set apart from the text. */
export type TextNote = {
  __typename?: 'TextNote';
  /** Its text, split by style. */
  runs: Array<TextRun>;
};

/** A paragraph. */
export type TextParagraph = {
  __typename?: 'TextParagraph';
  /** Its text, split by style. */
  runs: Array<TextRun>;
};

/** Text in one style. */
export type TextRun = {
  __typename?: 'TextRun';
  /** Link target: a path of the site, https, http, mailto or tel; null for plain text. */
  href: Maybe<Scalars['String']['output']>;
  /** Whether it is emphasized. */
  isStrong: Scalars['Boolean']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
};

/** A table of plain cells. */
export type TextTable = {
  __typename?: 'TextTable';
  /** Column headers. */
  head: Array<Scalars['String']['output']>;
  /** Rows, each with as many cells as there are columns. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** States of a ticket. */
export type TicketState =
  /** It has won nothing. */
  | 'LOST'
  /** Its draw is not settled. */
  | 'OPEN'
  /** Its draw was called off; its price was paid back. */
  | 'REFUNDED'
  /** It has won a prize. */
  | 'WON';

/** Filters games by time. */
export type TimeFilter =
  /** Any time. */
  | 'ALL'
  /** In play: games in their first period (half, quarter, set). In line: games that start before noon on any day. */
  | 'FIRST_PERIOD'
  /** Games of championships that the operator marked as top: those in play and those that start within 48 hours. */
  | 'RECOMMENDED'
  /** In play: games in their second period. In line: games that start at or after noon on any day. */
  | 'SECOND_PERIOD'
  /** Games that start within `hours` from now. With `section: LIVE`, line games that will go live within that time. */
  | 'UPCOMING_EVENTS';

/** A category of prizes. */
export type TotoCategory = {
  __typename?: 'TotoCategory';
  /** Its prize money; null until the draw is drawn, and for a kind. */
  fund: Maybe<Money>;
  /** Hits of a combination. */
  hits: Scalars['Int']['output'];
  /** Prize of one combination at the least stake; null without winners. */
  prize: Maybe<Money>;
  /** Its share of the prize pool, percent. */
  share: Scalars['Decimal']['output'];
  /** Number of winning combinations; null until the draw is drawn, and for a kind. */
  winnerCount: Maybe<Scalars['Int']['output']>;
};

/** A draw. */
export type TotoDraw = {
  __typename?: 'TotoDraw';
  /** Its categories, most hits first. */
  categories: Array<TotoCategory>;
  /** When its sale ends: the first start of a match. */
  closesAt: Scalars['DateTime']['output'];
  /** Its number on the site. */
  id: Scalars['ID']['output'];
  /** On top for whoever has all hits. */
  jackpot: Money;
  /** Its kind, with the rules it was composed with. */
  kind: TotoKind;
  /** Its matches by their start. */
  matches: Array<TotoMatch>;
  /** Its number among the draws of its kind. */
  number: Scalars['Int']['output'];
  /** When its sale began. */
  opensAt: Scalars['DateTime']['output'];
  /** What was paid or refunded so far. */
  paid: Money;
  /** The part of the stakes that is paid out. */
  pool: Money;
  /** When its last prize was paid; null before. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** All stakes. */
  staked: Money;
  /** Its state. */
  state: DrawState;
  /** Number of tickets sold. */
  ticketCount: Scalars['Int']['output'];
  /** Rises with every change. */
  version: Scalars['Int']['output'];
};

/** A page of draws. */
export type TotoDrawConnection = {
  __typename?: 'TotoDrawConnection';
  /** The draws with their cursors. */
  edges: Array<TotoDrawEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of draws on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A draw in a page. */
export type TotoDrawEdge = {
  __typename?: 'TotoDrawEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The draw. */
  node: TotoDraw;
};

/** A kind of toto with its rules. */
export type TotoKind = {
  __typename?: 'TotoKind';
  /** Categories, most hits first. The jackpot is paid with the first one. */
  categories: Array<TotoCategory>;
  /** Currency of stakes and prizes. */
  currency: Scalars['CurrencyCode']['output'];
  /** Hours that a result may take after the last start of its draw. */
  deadlineHours: Scalars['Int']['output'];
  /** Prizes are rounded down to whole units of this. */
  floorUnit: Money;
  /** Whether a combination also wins in the categories below its own. */
  isCumulative: Scalars['Boolean']['output'];
  /** What rolls over to the next draw that is settled. */
  jackpot: Money;
  /** Share of the prize pool that feeds the jackpot, percent. */
  jackpotShare: Scalars['Decimal']['output'];
  /** Its key, such as fifteen. */
  key: Scalars['ID']['output'];
  /** With results for fewer matches than this, a draw is void. */
  leastMatches: Scalars['Int']['output'];
  /** A category that would pay less for the least stake goes to the jackpot. */
  leastPrize: Money;
  /** Number of matches of a draw. */
  matchCount: Scalars['Int']['output'];
  /** Most combinations of a ticket. */
  maxCombinations: Scalars['Int']['output'];
  /** Highest stake for one combination. */
  maxStake: Money;
  /** Lowest stake for one combination. */
  minStake: Money;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Share of the stakes that is paid out, percent. */
  poolShare: Scalars['Decimal']['output'];
  /** What a match without a result of its own counts as. */
  voidRule: TotoVoidRule;
};

/** A match of a draw. */
export type TotoMatch = {
  __typename?: 'TotoMatch';
  /** Name of its championship. */
  championship: Scalars['String']['output'];
  /** Number of the game in the line. */
  id: Scalars['ID']['output'];
  /** True if it has no result of its own, so that the kind's rule counts. */
  isVoid: Scalars['Boolean']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** What can be picked. */
  outcomes: Array<TotoOutcome>;
  /** Final score; null before, and where there is none. */
  score: Maybe<Scalars['String']['output']>;
  /** Number of its sport. */
  sportId: Scalars['ID']['output'];
  /** When it starts. */
  startsAt: Scalars['DateTime']['output'];
};

/** One of the biggest prizes. */
export type TotoNominee = {
  __typename?: 'TotoNominee';
  /** Number of the draw on the site. */
  drawId: Scalars['ID']['output'];
  /** Name of the kind in the request's language. */
  kindName: Scalars['String']['output'];
  /** Number of the draw among those of its kind. */
  number: Scalars['Int']['output'];
  /** The player's number, all but its ends hidden. */
  player: Scalars['String']['output'];
  /** What the ticket cost. */
  price: Money;
  /** What it won. */
  prize: Money;
  /** When it was paid. */
  settledAt: Scalars['DateTime']['output'];
  /** Number of the ticket. */
  ticketId: Scalars['ID']['output'];
};

/** An outcome of a match in a draw. */
export type TotoOutcome = {
  __typename?: 'TotoOutcome';
  /** Its key within the match. */
  id: Scalars['ID']['output'];
  /** Whether it hit; null until the match has a result. */
  isHit: Maybe<Scalars['Boolean']['output']>;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Share of the money staked on the match that is on it, percent. */
  share: Scalars['Decimal']['output'];
};

/** What a ticket has for a match. */
export type TotoPick = {
  __typename?: 'TotoPick';
  /** Number of the match. */
  matchId: Scalars['ID']['output'];
  /** Keys of the outcomes picked. */
  outcomeIds: Array<Scalars['ID']['output']>;
};

/** What to pick in a match. */
export type TotoPickInput = {
  /** Number of the match. */
  matchId: Scalars['ID']['input'];
  /** Keys of outcomes, 1 to 31. */
  outcomeIds: Array<Scalars['ID']['input']>;
};

/** A ticket for a draw. */
export type TotoTicket = {
  __typename?: 'TotoTicket';
  /** When it was bought. */
  boughtAt: Scalars['DateTime']['output'];
  /** Number of combinations: the product of the picks. */
  combinations: Scalars['Int']['output'];
  /** The draw it is for. */
  draw: Maybe<TotoDraw>;
  /** Most hits of a combination by the results known; null without any. */
  hits: Maybe<Scalars['Int']['output']>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** What is picked, a pick for each match. */
  picks: Array<TotoPick>;
  /** What it cost: the stake times its combinations. */
  price: Money;
  /** What it has won; null while it is open, and when it was refunded. */
  prize: Maybe<Money>;
  /** When it was paid or lost; null while it is open. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** Stake for one combination. */
  stake: Money;
  /** Its state. */
  state: TicketState;
};

/** A page of tickets. */
export type TotoTicketConnection = {
  __typename?: 'TotoTicketConnection';
  /** The tickets with their cursors. */
  edges: Array<TotoTicketEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of tickets on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A ticket in a page. */
export type TotoTicketEdge = {
  __typename?: 'TotoTicketEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: TotoTicket;
};

/** A ticket that was bought, or why it was not. */
export type TotoTicketPayload = {
  __typename?: 'TotoTicketPayload';
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
  /** Null if it was refused. */
  ticket: Maybe<TotoTicket>;
};

/** What a match without a result of its own counts as. */
export type TotoVoidRule =
  /** It counts as drawn; where nobody can pick a draw, every pick is a hit. */
  | 'DRAW'
  /** Every pick of it is a hit. */
  | 'HIT'
  /** The draw is void, and its tickets are refunded. */
  | 'VOID';

/** A tournament with its terms. */
export type Tournament = {
  __typename?: 'Tournament';
  /** By when a bet has to be settled to count. */
  closesAt: Scalars['DateTime']['output'];
  /** Countries it is for, two letters; null for all. */
  countries: Maybe<Array<Scalars['String']['output']>>;
  /** Counted by key, from 1. */
  edition: Scalars['Int']['output'];
  /** Until when bets count. */
  endsAt: Scalars['DateTime']['output'];
  /** Entry fee; null for free entry. */
  fee: Maybe<Money>;
  /** Share of the fees that goes into the prize fund, percent. */
  feeShare: Scalars['Decimal']['output'];
  /** All prizes together as things stand. */
  fund: Money;
  /** Of the casino: games that count, those not offered here left out; null for all. */
  games: Maybe<Array<CasinoGame>>;
  /** Hours after the end in which open bets may still be settled. */
  graceHours: Scalars['Int']['output'];
  /** What the house puts into the prize fund. */
  guaranteed: Money;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Whether players may join once it runs. */
  isLateEntry: Scalars['Boolean']['output'];
  /** Stable name, the same for all its editions. */
  key: Scalars['String']['output'];
  /** Its table: players with points by place. `first` is 1 to 100 (default 20). */
  leaders: Maybe<Array<TournamentLeader>>;
  /** Most players; null without a limit. */
  maxPlayers: Maybe<Scalars['Int']['output']>;
  /** Of sports: lowest odds of each bet. */
  minCoef: Scalars['Decimal']['output'];
  /** Of sports: fewest bets of a coupon, void ones left out. */
  minLegs: Scalars['Int']['output'];
  /** With fewer players it is called off. */
  minPlayers: Scalars['Int']['output'];
  /** So many plays must count before there are points. */
  minPlays: Scalars['Int']['output'];
  /** Lowest stake that counts; stakes in other currencies count by what they are worth in it. */
  minStake: Money;
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** When entry opens. */
  opensAt: Scalars['DateTime']['output'];
  /** Prizes paid so far. */
  paid: Money;
  /** What it is doing. */
  phase: TournamentPhase;
  /** Name of its picture. */
  picture: Scalars['String']['output'];
  /** Players who take part. */
  playerCount: Scalars['Int']['output'];
  /** Of LEGS: points of a winning bet. */
  pointsPerLeg: Maybe<Scalars['Int']['output']>;
  /** Prizes by place, from the first. */
  prizes: Array<TournamentPrize>;
  /** Whether coupons or casino rounds count. */
  product: OfferArea;
  /** Why it was called off or ended early, a stable code; null otherwise. */
  reason: Maybe<Scalars['String']['output']>;
  /** Hours from one edition to the next; null for one that doesn't repeat. */
  repeatHours: Maybe<Scalars['Int']['output']>;
  /** How points are counted. */
  scoring: TournamentScoring;
  /** Of sports: only bets of this section; null for both. */
  section: Maybe<Section>;
  /** When the last prize or refund was paid; null before. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** From when bets count. */
  startsAt: Scalars['DateTime']['output'];
  /** Who is ahead with equal points. */
  ties: TournamentTies;
  /** Of TURNOVER: so much staked is a point. */
  unit: Maybe<Money>;
  /** Rises with every change of it or its table. */
  version: Scalars['Int']['output'];
};


/** A tournament with its terms. */
export type TournamentLeadersArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a tournament. */
export type TournamentChange = {
  __typename?: 'TournamentChange';
  /** The tournament as it is after the change. */
  tournament: Tournament;
};

/** A page of tournaments. */
export type TournamentConnection = {
  __typename?: 'TournamentConnection';
  /** The tournaments with their cursors. */
  edges: Array<TournamentEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of tournaments on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A tournament in a page. */
export type TournamentEdge = {
  __typename?: 'TournamentEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The tournament. */
  node: Tournament;
};

/** A player's part in a tournament. */
export type TournamentEntry = {
  __typename?: 'TournamentEntry';
  /** When it ended for them; null while they play. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Fee paid. */
  fee: Money;
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Plays that counted. */
  playCount: Scalars['Int']['output'];
  /** What counted, newest first. `first` is 1 to 100 (default 20). */
  plays: Maybe<Array<TournamentPlay>>;
  /** Points so far. */
  points: Scalars['Int']['output'];
  /** Prize; null without one. */
  prize: Maybe<Money>;
  /** Place as things stand, from 1; null without points. */
  rank: Maybe<Scalars['Int']['output']>;
  /** What became of it. */
  state: TournamentEntryState;
  /** The tournament. */
  tournament: Maybe<Tournament>;
};


/** A player's part in a tournament. */
export type TournamentEntryPlaysArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
};

/** A page of entries. */
export type TournamentEntryConnection = {
  __typename?: 'TournamentEntryConnection';
  /** The entries with their cursors. */
  edges: Array<TournamentEntryEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Number of entries on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry in a page. */
export type TournamentEntryEdge = {
  __typename?: 'TournamentEntryEdge';
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TournamentEntry;
};

/** What became of a player's part in a tournament. */
export type TournamentEntryState =
  /** They get no prize, because they are excluded or banned. */
  | 'EXCLUDED'
  /** It ended without a prize. */
  | 'OUT'
  /** Their prize is paid. */
  | 'PAID'
  /** They play. */
  | 'PLAYING'
  /** The tournament was called off; their fee is paid back. */
  | 'REFUNDED'
  /** They have won a prize that is being paid. */
  | 'WON';

/** A player in the table. Nobody is named. */
export type TournamentLeader = {
  __typename?: 'TournamentLeader';
  /** Number of the entry; the player's own has the same. */
  entryId: Scalars['ID']['output'];
  /** The player's number, all but its ends hidden. */
  player: Scalars['String']['output'];
  /** Points so far. */
  points: Scalars['Int']['output'];
  /** Prize; null before the ranks are fixed, and without one. */
  prize: Maybe<Money>;
  /** Place as things stand, from 1. */
  rank: Scalars['Int']['output'];
};

/** The player's part in a tournament, or why there is none. */
export type TournamentPayload = {
  __typename?: 'TournamentPayload';
  /** Null if it was refused. */
  entry: Maybe<TournamentEntry>;
  /** What the caller can correct; empty on success. */
  errors: Array<UserError>;
};

/** What a tournament is doing. */
export type TournamentPhase =
  /** Called off; fees are paid back. */
  | 'CANCELLED'
  /** Entry is not open yet. */
  | 'COMING'
  /** It is over; the last results are awaited and prizes are paid. */
  | 'COUNTING'
  /** Entry is open; bets don't count yet. */
  | 'OPEN'
  /** Bets count. */
  | 'RUNNING'
  /** Prizes are paid. */
  | 'SETTLED';

/** A play that counted. */
export type TournamentPlay = {
  __typename?: 'TournamentPlay';
  /** When it was decided. */
  at: Scalars['DateTime']['output'];
  /** Winning bets of a winning coupon. */
  legs: Scalars['Int']['output'];
  /** COUPON for a coupon, ROUND for a round of a casino game. */
  source: Scalars['String']['output'];
  /** Number of the coupon or round. */
  sourceId: Scalars['ID']['output'];
  /** Stake in the tournament's currency. */
  staked: Money;
  /** Win in the tournament's currency. */
  won: Money;
};

/** Prizes of a range of places. */
export type TournamentPrize = {
  __typename?: 'TournamentPrize';
  /** Prize of each of these places as things stand. */
  amount: Money;
  /** First place. */
  from: Scalars['Int']['output'];
  /** Share of the fund, percent; null for a fixed prize. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** Last place. */
  to: Scalars['Int']['output'];
};

/** How points are counted. */
export type TournamentScoring =
  /** Points for each winning bet of a winning coupon. */
  | 'LEGS'
  /** The best win as percent of its stake. */
  | 'MULTIPLIER'
  /** A point for each unit staked. */
  | 'TURNOVER'
  /** All wins as percent of all stakes. */
  | 'WIN_RATIO';

/** Who is ahead with equal points. */
export type TournamentTies =
  /** Whoever had them earlier. */
  | 'EARLIER'
  /** Nobody: they share a place and its prizes. */
  | 'SHARED';

/** Results of a transfer. */
export type TransferStatus =
  /** The player had already moved. */
  | 'ALREADY'
  /** The player was created now. */
  | 'MOVED'
  /** The token is forged or has expired. */
  | 'REFUSED';

/** The token of the previous step. */
export type TransferUserInput = {
  /** `redirectToken` of `checkTransferCode`. */
  redirectToken: Scalars['String']['input'];
};

/** Result of `transferUser`. */
export type TransferUserPayload = {
  __typename?: 'TransferUserPayload';
  /** Errors: INVALID. */
  errors: Array<UserError>;
  /** Password to sign in with; shown once. */
  password: Maybe<Scalars['String']['output']>;
  /** The result. */
  status: Maybe<TransferStatus>;
  /** Player number here. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** A second step: a code was sent to the player's phone. */
export type TwoStep = {
  __typename?: 'TwoStep';
  /** When the code expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the code comes from. */
  method: TwoStepMethod;
  /** The phone with all but its last two digits hidden. */
  phone: Scalars['String']['output'];
  /** Goes with the code to `logInTwoStep` or `createTokenTwoStep`. */
  token: Scalars['String']['output'];
};

/** The code of the second step. */
export type TwoStepInput = {
  /** Kind of first step. */
  after?: InputMaybe<FirstStep>;
  /** A solved captcha, if one was requested. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: InputMaybe<Scalars['Boolean']['input']>;
  /** `token` of the first step's `twoStep`. */
  token: Scalars['String']['input'];
};

/** Where the code of the second step comes from. */
export type TwoStepMethod =
  /** An authenticator app, or a recovery code. */
  | 'APP'
  /** A message to the phone. */
  | 'SMS';

/** A device to forget. */
export type UnsubscribePushInput = {
  /** Address at the browser's push service. */
  endpoint: Scalars['String']['input'];
};

/** Result of `unsubscribePush`. */
export type UnsubscribePushPayload = {
  __typename?: 'UnsubscribePushPayload';
  /** True once the device hears no more. */
  isDropped: Scalars['Boolean']['output'];
};

/** Everything the site needs to know about a player except money. */
export type UserConfig = {
  __typename?: 'UserConfig';
  /** Which contacts are confirmed. */
  activationType: ActivationType;
  /** Whether both phone and e-mail are given. */
  areContactsFilled: Scalars['Boolean']['output'];
  /** Level of the ban; 0 if not banned. */
  banLevel: Scalars['Int']['output'];
  /** Version of the ban rules. */
  banVersion: Scalars['Int']['output'];
  /** Country, two lower-case letters. */
  countryCode: Scalars['String']['output'];
  /** Number of the country. */
  countryId: Scalars['ID']['output'];
  /** E-mail. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether the player has ever made a deposit. */
  hasDeposit: Scalars['Boolean']['output'];
  /** Whether a security question is set. */
  hasSecurityQuestion: Scalars['Boolean']['output'];
  /** Whether the balance is hidden in the header. */
  hidesBalance: Scalars['Boolean']['output'];
  /** Whether another document is requested. */
  isDocumentRequested: Scalars['Boolean']['output'];
  /** Whether there is a bonus for identification. */
  isIdentificationBonus: Scalars['Boolean']['output'];
  /** Whether the player must verify their identity. */
  isIdentificationNeeded: Scalars['Boolean']['output'];
  /** Whether betting on line games is disallowed. */
  isLineDisallowed: Scalars['Boolean']['output'];
  /** Whether betting on live games is disallowed. */
  isLiveDisallowed: Scalars['Boolean']['output'];
  /** Whether birthday, name, surname, passport with its date, and address are all given. */
  isProfileFilled: Scalars['Boolean']['output'];
  /** Unread messages. */
  messageCount: Scalars['Int']['output'];
  /** Name. */
  name: Maybe<Scalars['String']['output']>;
  /** Whole days since the password was changed. */
  passwordAgeDays: Scalars['Int']['output'];
  /** Personal data. */
  personalData: PersonalData;
  /** Digits of the dialling code. */
  phoneCode: Maybe<Scalars['String']['output']>;
  /** Digits of the phone after the dialling code. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Protection score, 0 to 100. */
  protectionLevel: Scalars['Int']['output'];
  /** What protects the account. */
  protectionMethods: ProtectionMethods;
  /** The score as a category. */
  protectionStatus: ProtectionStatus;
  /** Number of the partner who referred the player. */
  refId: Scalars['Int']['output'];
  /** Days left to activate the account; null if nothing needs activation. */
  remainingDaysToActivate: Maybe<Scalars['Int']['output']>;
  /** Whether the protection methods must be reloaded. */
  shouldSyncProtectionMethods: Scalars['Boolean']['output'];
  /** Whether the deposit page opens the verification dialog. */
  showsVerificationOnDeposit: Scalars['Boolean']['output'];
  /** Operator's status of the player. */
  statusId: Scalars['Int']['output'];
  /** Operator's status of the verification. */
  verificationStatus: Scalars['Int']['output'];
  /** Group of the verification status. */
  verificationStatusGroupCode: Maybe<Scalars['String']['output']>;
  /** Kinds of verification requested or completed. */
  verificationTypes: Array<Scalars['Int']['output']>;
};

/**
 * An error that the caller can fix. Clients choose their own words by `code`; `message` is a plain sentence in the
 * language of the request.
 */
export type UserError = {
  /** Stable code, usable as a translation key. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Path in `input`, such as ["bets", "0", "coef"]. Null if it concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Every code a `UserError` can have. */
export type UserErrorCode =
  /** Support has frozen the player's account. */
  | 'ACCOUNT_FROZEN'
  /** The account still has open coupons. */
  | 'ACCOUNT_HAS_COUPONS'
  /** A payment of the account is still under way. */
  | 'ACCOUNT_HAS_PAYMENTS'
  /** The main account can't be closed. */
  | 'ACCOUNT_IS_MAIN'
  /** There is money in the account. */
  | 'ACCOUNT_NOT_EMPTY'
  /** One of the player's accounts owes money; nothing leaves their accounts until that is paid. */
  | 'ACCOUNT_OWES'
  /** The account does not exist or belongs to somebody else. */
  | 'ACCOUNT_UNKNOWN'
  /** The e-mail or phone is already confirmed. */
  | 'ALREADY_CONFIRMED'
  /** It is already on. */
  | 'ALREADY_ON'
  /** The stake is above the maximum. */
  | 'AMOUNT_TOO_LARGE'
  /** The stake has more decimals than the currency. */
  | 'AMOUNT_TOO_PRECISE'
  /** The stake is zero, negative or below the minimum. */
  | 'AMOUNT_TOO_SMALL'
  /** The player already has an undecided appeal. */
  | 'APPEAL_OPEN'
  /** The attempt wasn't begun in time, or its deposit was taken back. */
  | 'ATTEMPT_EXPIRED'
  /** The player has no such attempt. */
  | 'ATTEMPT_UNKNOWN'
  /**
   * Wrong login or password. The answer is the same for logins that don't exist. A code or a password reset is another way
   * in.
   */
  | 'BAD_CREDENTIALS'
  /** The player has money in an account, which must be withdrawn first. */
  | 'BALANCE_LEFT'
  /** A banker isn't possible: the kind isn't a system, or too few other bets would be left. */
  | 'BANKER_INVALID'
  /** Two bets depend on each other (same game) and can't be combined in this kind of coupon. */
  | 'BETS_DEPEND'
  /** The player may not bet in this section: they are banned, or the operator has closed it to them. */
  | 'BETTING_CLOSED'
  /** The coupon contains the same outcome twice. */
  | 'BET_DUPLICATE'
  /** The same bet stands twice on the ticket. */
  | 'BET_TWICE'
  /** There is no such bet on the draw. */
  | 'BET_UNKNOWN'
  /** The bet isn't in a block; in a conditional coupon each must be. */
  | 'BLOCK_REQUIRED'
  /** The block has no amount or no bets, or is listed twice. */
  | 'BLOCK_UNKNOWN'
  /** The account holds bonus money, which can't be used for this. */
  | 'BONUS_ACCOUNT'
  /** The hyper bonus differs from the one the player saw. */
  | 'BONUS_CHANGED'
  /** A bonus of a deposit ends when this money leaves; `endsBonus` agrees to that. */
  | 'BONUS_ENDS'
  /** Another bonus has to end first. */
  | 'BONUS_RUNNING'
  /** The player has no such bonus. */
  | 'BONUS_UNKNOWN'
  /** The captcha has expired or was already used. */
  | 'CAPTCHA_EXPIRED'
  /** A captcha must be solved first. */
  | 'CAPTCHA_REQUIRED'
  /** The operator's captcha provider can't be reached, so nobody who needs a captcha can go on. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The captcha's answer is wrong. */
  | 'CAPTCHA_WRONG'
  /**
   * The cash-out value has changed or the offer has expired, and the policy doesn't allow the new value: request new
   * offers.
   */
  | 'CASH_OUT_CHANGED'
  /** The coupon can't be sold now; `offers.reason` says why. */
  | 'CASH_OUT_UNAVAILABLE'
  /** No such game is offered here. */
  | 'CASINO_GAME_UNKNOWN'
  /** No coupon is saved under this code. */
  | 'CODE_UNKNOWN'
  /** The player must confirm who they are first: `confirmPassword`. */
  | 'CONFIRMATION_REQUIRED'
  /** The player has to confirm an e-mail or a phone first, or verify who they are. */
  | 'CONTACT_NEEDED'
  /** The player has no such e-mail or phone. */
  | 'CONTACT_UNKNOWN'
  /** The player has no coupon with this number. */
  | 'COUPON_UNKNOWN'
  /** The full cover is missing, or takes a different number of bets. */
  | 'COVER_INVALID'
  /** The credential or token is forged, expired or already used. */
  | 'CREDENTIAL_REFUSED'
  /** The player already has an account in this currency. */
  | 'CURRENCY_IN_USE'
  /** Accounts in this currency aren't offered. */
  | 'CURRENCY_UNKNOWN'
  /** The game has no play without money. */
  | 'DEMO_UNAVAILABLE'
  /** Money that came in by another method goes back by that first. */
  | 'DEPOSIT_METHOD_FIRST'
  /** A document has proved it, so it can't be changed. */
  | 'DETAILS_LOCKED'
  /** A document of this kind is approved. */
  | 'DOCUMENT_APPROVED'
  /** The document was sent, so it takes no files. */
  | 'DOCUMENT_CLOSED'
  /** The player has no such document. */
  | 'DOCUMENT_UNKNOWN'
  /** The sale of the draw has ended. */
  | 'DRAW_CLOSED'
  /** The draw is in another currency than the account. */
  | 'DRAW_CURRENCY'
  /** There is no such draw. */
  | 'DRAW_UNKNOWN'
  /** The total price is below the exact price asked for. */
  | 'EXACT_COEF_NOT_MET'
  /** The document has no files. */
  | 'FILES_NEEDED'
  /** The file is empty. */
  | 'FILE_EMPTY'
  /** The antivirus found something in the file. */
  | 'FILE_INFECTED'
  /** The file has more than 10 MB. */
  | 'FILE_TOO_LARGE'
  /** The PDF has more than 10 pages. */
  | 'FILE_TOO_LONG'
  /** The file is of another type than JPEG, PNG, WebP and PDF. */
  | 'FILE_TYPE'
  /** There is no such file. */
  | 'FILE_UNKNOWN'
  /** The file can't be read. */
  | 'FILE_UNREADABLE'
  /** The file runs or carries something else. */
  | 'FILE_UNSAFE'
  /** The device token has expired: request another one. */
  | 'FINGERPRINT_REQUIRED'
  /** The games can't be opened at the moment. */
  | 'GAMES_UNAVAILABLE'
  /** The game is over and takes no bets. */
  | 'GAME_FINISHED'
  /** The game has changed since the version the coupon was made for. */
  | 'GAME_VERSION_CHANGED'
  /** Somebody of the player's household has had the offer: the staff looks at it. */
  | 'HOUSEHOLD_HELD'
  /** The idempotency key was already used with another coupon. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The player has no such card or account to pay with. */
  | 'INSTRUMENT_UNKNOWN'
  /** Not enough money in the account. */
  | 'INSUFFICIENT_FUNDS'
  /** The coupon can't be insured now, or the premium has changed. */
  | 'INSURANCE_UNAVAILABLE'
  /** A value has the wrong form: not a decimal, too long, too many decimals, unexpected characters. */
  | 'INVALID'
  /** The operator doesn't offer this kind of coupon. */
  | 'KIND_NOT_OFFERED'
  /** The limit can't be changed now: it needs approval, or an exclusion is in force. */
  | 'LIMIT_LOCKED'
  /** A responsible-gaming limit forbids this bet. */
  | 'LIMIT_REACHED'
  /**
   * The limit on messages is reached: for the caller's network, the phone's country or the whole site. A captcha doesn't
   * lift it.
   */
  | 'MESSAGE_CEILING'
  /** The method takes no more in this day or month; `maxAmount` is what is left. */
  | 'METHOD_LIMIT'
  /** The payment method isn't offered for this account. */
  | 'METHOD_UNKNOWN'
  /** The move isn't allowed now. */
  | 'MOVE_REFUSED'
  /** There is no matching pending change of a limit. */
  | 'NOTHING_PENDING'
  /** Warnings about the account can't be switched off. */
  | 'NOTICE_FIXED'
  /** The player was not asked for a rating. */
  | 'NOT_ASKED'
  /** The player isn't banned, so there is nothing to appeal against. */
  | 'NOT_BANNED'
  /** The withdrawal was sent or decided before. */
  | 'NOT_CANCELLABLE'
  /** No player is linked to this account of the network. */
  | 'NOT_LINKED'
  /** The operator doesn't offer this. */
  | 'NOT_OFFERED'
  /** Nothing was paid in with this method yet, so nothing can go back by it. */
  | 'NO_INSTRUMENT'
  /** A number is unknown or stands twice, or there are too few or too many. */
  | 'NUMBERS_UNFIT'
  /** The price has changed, and `oddsChange` doesn't allow the new one. */
  | 'ODDS_CHANGED'
  /** The offer can't be taken now. */
  | 'OFFER_CLOSED'
  /** The offer is for other players, countries or currencies. */
  | 'OFFER_NOT_FOR_YOU'
  /** The player has taken the offer as often as they may. */
  | 'OFFER_TAKEN'
  /** There is no such offer. */
  | 'OFFER_UNKNOWN'
  /** The player has open bets, which must be settled or cashed out first. */
  | 'OPEN_BETS'
  /** The outcome or its market is suspended at the moment. */
  | 'OUTCOME_SUSPENDED'
  /** The outcome doesn't exist, or no longer does. */
  | 'OUTCOME_UNKNOWN'
  /** The offer is for players who came by the partner's link or know the partner's code. */
  | 'PARTNER_ONLY'
  /** The new password is the current one. */
  | 'PASSWORD_SAME'
  /** The new password breaks a rule: too short or too long, no letters or no digits, or equal to the login. */
  | 'PASSWORD_WEAK'
  /** The player has no payment with this number. */
  | 'PAYMENT_UNKNOWN'
  /** Another account of the same person is self-excluded or on a time-out, so this one can neither deposit nor bet. */
  | 'PERSON_EXCLUDED'
  /** A match has no pick, or a pick is none of the match's. */
  | 'PICKS_INCOMPLETE'
  /** The limit on new players is reached: for the caller's network or the whole site. */
  | 'PLAYER_CEILING'
  /** The player has too few points. */
  | 'POINTS_TOO_FEW'
  /** The advance is larger than what is available, or than the stake. */
  | 'PREPAID_TOO_LARGE'
  /** The promo code has expired. */
  | 'PROMO_EXPIRED'
  /** The promo code doesn't fit this coupon: its kind, number of bets, total price or other options. */
  | 'PROMO_NOT_APPLICABLE'
  /** There is no such promo code. */
  | 'PROMO_UNKNOWN'
  /** The promo code was already used. */
  | 'PROMO_USED'
  /** The social network doesn't respond; try again later. */
  | 'PROVIDER_UNAVAILABLE'
  /** The address is of no push service that the site calls. */
  | 'PUSH_REFUSED'
  /** The player's files together are too large. */
  | 'QUOTA'
  /** The rate that was shown holds no longer; ask for a new quote. */
  | 'RATE_CHANGED'
  /** There is no rate between the two currencies now. */
  | 'RATE_UNAVAILABLE'
  /** The request was closed too long ago to be opened again. */
  | 'REQUEST_CLOSED'
  /** The player has no such request. */
  | 'REQUEST_UNKNOWN'
  /** A value is missing or empty. */
  | 'REQUIRED'
  /** There is no such reward. */
  | 'REWARD_UNKNOWN'
  /**
   * Locked for a while after too many failures in this network or session. Other ways in, such as a code or a password
   * reset, stay open.
   */
  | 'SIGN_IN_LOCKED'
  /** The player must sign in first. */
  | 'SIGN_IN_REQUIRED'
  /** The bet can't be swapped now: its game has started, or the outcome belongs to another market. */
  | 'SWAP_UNAVAILABLE'
  /** The k of a system is missing, below 2, or not below the number of bets that aren't bankers. */
  | 'SYSTEM_VALUE_INVALID'
  /** The text is longer than allowed. */
  | 'TEXT_TOO_LONG'
  /** The text is too short to be understood. */
  | 'TEXT_TOO_SHORT'
  /** The code has expired or was tried too often: request another one. */
  | 'TIME_UP'
  /** Too few bets for this kind of coupon. */
  | 'TOO_FEW_BETS'
  /** Too many bets for this kind of coupon. */
  | 'TOO_MANY_BETS'
  /** The system has more combinations than a ticket may have. */
  | 'TOO_MANY_COMBINATIONS'
  /** The ticket is for more draws than it may be, or than are on sale. */
  | 'TOO_MANY_DRAWS'
  /** The list of favorites is full: not all were added. */
  | 'TOO_MANY_FAVORITES'
  /** No more files can be added. */
  | 'TOO_MANY_FILES'
  /** Too many messages were sent to this phone. */
  | 'TOO_MANY_MESSAGES'
  /** Too many payments of the player are under way. */
  | 'TOO_MANY_PAYMENTS'
  /** Too many requests of the player are open. */
  | 'TOO_MANY_REQUESTS'
  /** Too many new coupons were shared in the last hour. */
  | 'TOO_MANY_SHARED'
  /** Below the legal age of the country. */
  | 'TOO_YOUNG'
  /** There is no such topic, or it takes no requests any more. */
  | 'TOPIC_UNKNOWN'
  /** The tournament takes no more players. */
  | 'TOURNAMENT_CLOSED'
  /** The fee is in another currency than the account. */
  | 'TOURNAMENT_CURRENCY'
  /** The tournament has as many players as it takes. */
  | 'TOURNAMENT_FULL'
  /** The tournament is for players of other countries. */
  | 'TOURNAMENT_NOT_FOR_YOU'
  /** There is no such tournament. */
  | 'TOURNAMENT_UNKNOWN'
  /** Two-step sign-in sends its codes to the current phone: turn it off first. */
  | 'TWO_FACTOR_DEPENDS'
  /** The player has to verify who they are first. */
  | 'VERIFICATION_NEEDED'
  /** A VIP bet isn't possible: the operator takes none, a bet is live, or the coupon has no finite maximum. */
  | 'VIP_NOT_AVAILABLE'
  /** Wrong answer to the security question. */
  | 'WRONG_ANSWER'
  /** The code is wrong but still valid: try again. */
  | 'WRONG_CODE';

/** The value of what was to be sold or bought has changed, and the player doesn't accept the new one. */
export type ValueChangedError = UserError & {
  __typename?: 'ValueChangedError';
  /** CASH_OUT_CHANGED, or ODDS_CHANGED for a premium. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Current value of the whole coupon; null if it can't be determined. */
  newValue: Maybe<Money>;
  /** The value in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A player's verification. */
export type Verification = {
  __typename?: 'Verification';
  /** All documents, in the order they were asked for. */
  documents: Array<VerificationDocument>;
  /** Media types of files. */
  fileTypes: Array<Scalars['String']['output']>;
  /** Largest file, in bytes. */
  maxFileBytes: Scalars['Int']['output'];
  /** Most files of a document. */
  maxFiles: Scalars['Int']['output'];
  /** How far it has come. */
  state: VerificationState;
};

/** A document of a player. */
export type VerificationDocument = {
  __typename?: 'VerificationDocument';
  /** When it was decided. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was sent, in its order. */
  files: Array<DocumentFile>;
  /** Number of the document. */
  id: Scalars['ID']['output'];
  /** What it proves. */
  kind: DocumentKind;
  /** What the operator says of it; null for nothing. */
  message: Maybe<Scalars['String']['output']>;
  /** Why it was rejected; null in other states. */
  rejection: Maybe<DocumentRejection>;
  /** When it was asked for or begun. */
  requestedAt: Scalars['DateTime']['output'];
  /** Its state. */
  state: DocumentState;
  /** When it was sent for review. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where its files are posted to, on the gateway; null once it is sent. */
  uploadUrl: Maybe<Scalars['String']['output']>;
};

/** How far a player's verification has come. */
export type VerificationState =
  /** Identity and address are approved. */
  | 'APPROVED'
  /** Everything asked for waits for a decision. */
  | 'IN_REVIEW'
  /** Nothing was asked for or begun. */
  | 'NOT_STARTED'
  /** A document was rejected. */
  | 'REJECTED'
  /** A document is missing. */
  | 'REQUESTED';

/** The signed-in player. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Whether the player has money in a currency that is no longer in use. */
  accountConversion: Maybe<AccountConversion>;
  /**
   * Entries of an account, newest first; of the main account if none is given. `first` is 1 to 100 (default 20). Null for
   * an account that isn't the player's.
   */
  accountHistory: Maybe<AccountEntryConnection>;
  /** Accounts, main account first. */
  accounts: Maybe<Array<Account>>;
  /** Default account for coupons: the player's choice, otherwise the main one. */
  activeAccount: Maybe<Account>;
  /** Whether the terms changed since the player accepted them. If this can't be determined, they count as unchanged. */
  agreement: Maybe<Agreement>;
  /** All accounts, including closed ones. */
  allAccounts: Maybe<Array<Account>>;
  /** The player's appeals against bans, newest first. `first` is 1 to 50 (default 20). */
  banAppeals: Maybe<BanAppealConnection>;
  /** One bonus of the player with its history and its ledger of wagering; null for an unknown one. */
  bonus: Maybe<BonusDetails>;
  /** Bonus accounts with what they hold; the bonuses themselves are `bonuses`. */
  bonusAccounts: Maybe<Array<BonusAccount>>;
  /** The player's attempts in bonus games, newest first. At most 50 a page. */
  bonusGameAttempts: Maybe<BonusGameAttemptConnection>;
  /** What the player has to play in each bonus game. */
  bonusGames: Maybe<Array<BonusGameSeat>>;
  /** The player's bonuses, newest first. At most 50 a page. */
  bonuses: Maybe<BonusConnection>;
  /** The player's cashback; null where the site gives none. */
  cashback: Maybe<Cashback>;
  /** Casino games that the player keeps, newest first; at most 500, those offered here only. */
  casinoFavorites: Maybe<Array<CasinoGame>>;
  /** Free rounds that the player can play now, those that end first before the others. */
  casinoFreeRounds: Maybe<Array<CasinoFreeRounds>>;
  /** Promotions in casino games for this player; empty during a self-exclusion or time-out. */
  casinoPromotions: Maybe<Array<CasinoPromotion>>;
  /** Games that the player played for money lately, and those that they can go on with. */
  casinoRecents: Maybe<CasinoRecents>;
  /** One round of the player; null for an unknown one. */
  casinoRound: Maybe<CasinoRound>;
  /** The player's rounds of casino games for money, newest first. At most 100 a page. */
  casinoRounds: Maybe<CasinoRoundConnection>;
  /**
   * Who the player is to the operator's support chat, sealed by the server. Null if the operator shares no secret with the
   * chat's provider: then the chat is told nothing. Never cached.
   */
  chatIdentity: Maybe<ChatIdentity>;
  /**
   * Everything the site needs to know about the player except money. Null with the error TERMS_NOT_ACCEPTED until changed
   * terms are accepted.
   */
  config: Maybe<UserConfig>;
  /**
   * The rate between two of the player's accounts, and what an amount gives at it. It holds for a minute; `convertMoney`
   * books exactly this.
   */
  conversionQuote: Maybe<ConversionQuotePayload>;
  /** One coupon by its number. Null if the player has no such coupon. */
  coupon: Maybe<Coupon>;
  /** Coupons, newest first. `first` is 1 to 50 (default 20). */
  coupons: Maybe<CouponConnection>;
  /** Games, championships and teams that the player follows, newest first; at most 500. */
  favorites: Maybe<Array<Favorite>>;
  /** Player number. */
  id: Scalars['ID']['output'];
  /** Whether support has frozen the player's money: no stakes, no accounts opened or closed. */
  isAccountFrozen: Maybe<Scalars['Boolean']['output']>;
  /** Whether a first-deposit bonus was chosen and no deposit has been made yet. */
  isFirstDepositBonusAvailable: Maybe<Scalars['Boolean']['output']>;
  /** Whether the player may be asked now if they would recommend the site: soon after a happy moment, once in a while. */
  isRatingDue: Maybe<Scalars['Boolean']['output']>;
  /** Responsible-gaming limits, one of each type. */
  limits: Maybe<Array<Limit>>;
  /** Login name. */
  login: Scalars['String']['output'];
  /** The player's lottery tickets, newest first. At most 50 a page. */
  lottoTickets: Maybe<LottoTicketConnection>;
  /** The player's first account. */
  mainAccount: Maybe<Account>;
  /** The player's name for the header; null if not given. */
  name: Maybe<Scalars['String']['output']>;
  /** Which kinds of notices come by which channel: every kind with every channel. */
  noticeSettings: Maybe<Array<NoticeSetting>>;
  /** The player's inbox, newest first. At most 50 a page. */
  notices: Maybe<NoticeConnection>;
  /** Why the player can't take an offer now: null if they can, or if there is no such offer. Taking it checks again. */
  offerHindrance: Maybe<UserError>;
  /** Which offers the player can take now, of those that players take. Taking one checks again. */
  offerStandings: Maybe<Array<OfferStanding>>;
  /** One payment of the player; null for an unknown one. */
  payment: Maybe<Payment>;
  /** The player's deposits and withdrawals, newest first. At most 100 a page. */
  payments: Maybe<PaymentConnection>;
  /** Personal data of the player. */
  personalDetails: Maybe<PersonalDetails>;
  /** What the player staked and won since signing in, for the reality check. */
  played: Maybe<Played>;
  /** The player's points. */
  points: Maybe<Points>;
  /** The player's unused promo codes, soonest to expire first. Codes that anybody may enter aren't included. */
  promoCodes: Maybe<Array<PromoCode>>;
  /** The player's code, level and terms for bringing friends. Null on a site without a referral programme. */
  referral: Maybe<Referral>;
  /** What the player may do. */
  rights: Maybe<AccountRights>;
  /** Protection of the player's account. */
  security: Maybe<Security>;
  /** Browsers and clients signed in as the player: this one first, then the others, then the last ten sessions that ended. */
  sessions: Maybe<Array<DeviceSession>>;
  /**
   * What came in, went out, was staked and won, by month and account, newest first. Months are those of UTC; those without
   * movements are left out.
   */
  statement: Maybe<Array<StatementMonth>>;
  /** One request of the player; null for an unknown one. */
  supportRequest: Maybe<SupportRequest>;
  /** The player's requests, newest first. At most 50 a page. */
  supportRequests: Maybe<SupportRequestConnection>;
  /** What requests to a desk can be about, and how they are written. */
  supportTopics: Maybe<SupportTopics>;
  /** What the player paid in at the operator's cash desks, newest first. At most 100 a page. */
  teamCashPayments: Maybe<TeamCashPaymentConnection>;
  /** The player's toto tickets, newest first. At most 50 a page. */
  totoTickets: Maybe<TotoTicketConnection>;
  /** Tournaments that the player takes or took part in, newest first. At most 50 a page. */
  tournamentEntries: Maybe<TournamentEntryConnection>;
  /** The player's part in a tournament; null if they take none. */
  tournamentEntry: Maybe<TournamentEntry>;
  /** How many notices the player has not read. */
  unreadNotices: Maybe<Scalars['Int']['output']>;
  /**
   * What the player can still withdraw from an account before verification is asked for, in its currency; null when it is
   * not asked for, or for an account that is not the player's. Larger withdrawals are held until the player is verified.
   */
  unverifiedWithdrawal: Maybe<Money>;
  /** How far the player's verification has come, with all documents. */
  verification: Maybe<Verification>;
};


/** The signed-in player. */
export type ViewerAccountHistoryArgs = {
  accountId: InputMaybe<Scalars['ID']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<AccountHistoryFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerBanAppealsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerBonusArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerBonusGameAttemptsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  game: InputMaybe<BonusGameKey>;
};


/** The signed-in player. */
export type ViewerBonusesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerCasinoRoundArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerCasinoRoundsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CasinoRoundFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerConversionQuoteArgs = {
  amount: Scalars['Decimal']['input'];
  fromAccountId: Scalars['ID']['input'];
  toAccountId: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerCouponArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerCouponsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CouponFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<CouponState>;
};


/** The signed-in player. */
export type ViewerFavoritesArgs = {
  kind: InputMaybe<FavoriteKind>;
};


/** The signed-in player. */
export type ViewerLimitsArgs = {
  section: InputMaybe<LimitSection>;
};


/** The signed-in player. */
export type ViewerLottoTicketsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  drawId: InputMaybe<Scalars['ID']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerNoticesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerOfferHindranceArgs = {
  offerId: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerPaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<PaymentFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerStatementArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerSupportRequestArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerSupportRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<SupportRequestFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerSupportTopicsArgs = {
  desk?: SupportDesk;
};


/** The signed-in player. */
export type ViewerTeamCashPaymentsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerTotoTicketsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  drawId: InputMaybe<Scalars['ID']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in player. */
export type ViewerTournamentEntriesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in player. */
export type ViewerTournamentEntryArgs = {
  tournamentId: Scalars['ID']['input'];
};


/** The signed-in player. */
export type ViewerUnverifiedWithdrawalArgs = {
  accountId: Scalars['ID']['input'];
};

/** Why a bet counts as it does. */
export type WagerReason =
  /** It was cashed out. */
  | 'CASHED_OUT'
  /** It counts by the terms. */
  | 'COUNTED'
  /** The game doesn't count. */
  | 'GAME_EXCLUDED'
  /** A bet has lower odds than the terms ask for. */
  | 'LOW_PRICE'
  /** Only what the round moved the balance by counts: the player chose the odds, and risked less than the stake. */
  | 'LOW_RISK'
  /** Only expresses count. */
  | 'NOT_EXPRESS'
  /** The bonus is for other bets. */
  | 'OTHER_PRODUCT'
  /** Its stake was returned. */
  | 'REFUNDED'
  /** Only a part of its stake counts: the stake was above the highest. */
  | 'STAKE_CAPPED'
  /** Too few bets that weren't void. */
  | 'TOO_FEW_BETS';

/** What a wager was. */
export type WagerSource =
  /** A coupon. */
  | 'COUPON'
  /** A round of a casino game. */
  | 'ROUND';

/** What wagering is a multiple of. */
export type WageringBase =
  /** The bonus. */
  | 'BONUS'
  /** The deposit and the bonus. */
  | 'DEPOSIT_AND_BONUS';

/** Where a withdrawal goes. */
export type WithdrawalDetailsInput = {
  /** Address in the network. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the account's holder. */
  holder?: InputMaybe<Scalars['String']['input']>;
  /** Bank account number, ISO 13616. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** Memo or tag within the address, in networks that have them. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** Code of the network. */
  network?: InputMaybe<Scalars['String']['input']>;
  /** Code of the cash desk. */
  point?: InputMaybe<Scalars['String']['input']>;
  /** Number of the wallet. */
  wallet?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptTermsPayload: ResolverTypeWrapper<Omit<AcceptTermsPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Account: ResolverTypeWrapper<Account>;
  AccountConversion: ResolverTypeWrapper<AccountConversion>;
  AccountEntry: ResolverTypeWrapper<AccountEntryModel>;
  AccountEntryConnection: ResolverTypeWrapper<Omit<AccountEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AccountEntryEdge']> }>;
  AccountEntryEdge: ResolverTypeWrapper<Omit<AccountEntryEdge, 'node'> & { node: ResolversTypes['AccountEntry'] }>;
  AccountEntryType: AccountEntryType;
  AccountHistoryFilter: AccountHistoryFilter;
  AccountRights: ResolverTypeWrapper<AccountRights>;
  AccountType: AccountType;
  Accumulator: ResolverTypeWrapper<Omit<Accumulator, 'legs'> & { legs: Array<ResolversTypes['Leg']> }>;
  ActivateEmailInput: ActivateEmailInput;
  ActivateFastInput: ActivateFastInput;
  ActivatePayload: ResolverTypeWrapper<Omit<ActivatePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  ActivationType: ActivationType;
  AddCurrencyInput: AddCurrencyInput;
  AddCurrencyPayload: ResolverTypeWrapper<Omit<AddCurrencyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Agreement: ResolverTypeWrapper<Agreement>;
  AmountError: ResolverTypeWrapper<AmountError>;
  AnalyticsCounter: ResolverTypeWrapper<AnalyticsCounter>;
  AnswerQrSignInInput: AnswerQrSignInInput;
  AnswerQrSignInPayload: ResolverTypeWrapper<Omit<AnswerQrSignInPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  AnyOfGames: AnyOfGames;
  AppealBanInput: AppealBanInput;
  AppealBanPayload: ResolverTypeWrapper<Omit<AppealBanPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleConnection: ResolverTypeWrapper<ArticleConnection>;
  ArticleEdge: ResolverTypeWrapper<ArticleEdge>;
  ArticleSection: ArticleSection;
  ArticleSummary: ResolverTypeWrapper<ArticleSummary>;
  ArticleTag: ResolverTypeWrapper<ArticleTag>;
  AskForRatingPayload: ResolverTypeWrapper<AskForRatingPayload>;
  AuthErrorClass: AuthErrorClass;
  AuthForm: AuthForm;
  AutoCashOut: ResolverTypeWrapper<AutoCashOut>;
  Award: ResolverTypeWrapper<Award>;
  AwardResult: AwardResult;
  BanAppeal: ResolverTypeWrapper<BanAppeal>;
  BanAppealConnection: ResolverTypeWrapper<BanAppealConnection>;
  BanAppealEdge: ResolverTypeWrapper<BanAppealEdge>;
  BanAppealState: BanAppealState;
  BeginDocumentInput: BeginDocumentInput;
  BeginTwoFactorPayload: ResolverTypeWrapper<Omit<BeginTwoFactorPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Bet: ResolverTypeWrapper<BetModel>;
  BetInput: BetInput;
  BetProposal: ResolverTypeWrapper<Omit<BetProposal, 'legs'> & { legs: Array<ResolversTypes['Leg']> }>;
  BetProposalRefusal: ResolverTypeWrapper<BetProposalRefusal>;
  BetProposalRefusalCode: BetProposalRefusalCode;
  BetProposals: ResolverTypeWrapper<Omit<BetProposals, 'proposals'> & { proposals: Array<ResolversTypes['BetProposal']> }>;
  BetResult: BetResult;
  BettingView: BettingView;
  BindContactInput: BindContactInput;
  BlockAmountInput: BlockAmountInput;
  BlockQuote: ResolverTypeWrapper<BlockQuote>;
  BlogCategory: ResolverTypeWrapper<BlogCategory>;
  Bonus: ResolverTypeWrapper<BonusModel>;
  BonusAccount: ResolverTypeWrapper<BonusAccount>;
  BonusBet: ResolverTypeWrapper<BonusBet>;
  BonusChange: ResolverTypeWrapper<BonusChange>;
  BonusConnection: ResolverTypeWrapper<Omit<BonusConnection, 'edges'> & { edges: Array<ResolversTypes['BonusEdge']> }>;
  BonusCurrencyTerms: ResolverTypeWrapper<BonusCurrencyTerms>;
  BonusDetails: ResolverTypeWrapper<Omit<BonusDetails, 'bonus'> & { bonus: ResolversTypes['Bonus'] }>;
  BonusEdge: ResolverTypeWrapper<Omit<BonusEdge, 'node'> & { node: ResolversTypes['Bonus'] }>;
  BonusFreeRounds: ResolverTypeWrapper<BonusFreeRoundsModel>;
  BonusGame: ResolverTypeWrapper<BonusGame>;
  BonusGameAttempt: ResolverTypeWrapper<BonusGameAttempt>;
  BonusGameAttemptConnection: ResolverTypeWrapper<BonusGameAttemptConnection>;
  BonusGameAttemptEdge: ResolverTypeWrapper<BonusGameAttemptEdge>;
  BonusGameAttemptState: BonusGameAttemptState;
  BonusGameCell: ResolverTypeWrapper<BonusGameCell>;
  BonusGameKey: BonusGameKey;
  BonusGamePayload: ResolverTypeWrapper<Omit<BonusGamePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  BonusGamePrize: ResolverTypeWrapper<BonusGamePrize>;
  BonusGamePrizeKind: BonusGamePrizeKind;
  BonusGameSeat: ResolverTypeWrapper<BonusGameSeat>;
  BonusGameShare: ResolverTypeWrapper<BonusGameShare>;
  BonusGameSource: BonusGameSource;
  BonusGameTake: BonusGameTake;
  BonusKind: BonusKind;
  BonusPayload: ResolverTypeWrapper<Omit<BonusPayload, 'bonus' | 'errors'> & { bonus?: Maybe<ResolversTypes['Bonus']>, errors: Array<ResolversTypes['UserError']> }>;
  BonusProduct: BonusProduct;
  BonusState: BonusState;
  BonusTerms: ResolverTypeWrapper<TermsModel>;
  BonusWager: ResolverTypeWrapper<BonusWager>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandBookEntry: ResolverTypeWrapper<BrandBookEntry>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  BuyLottoTicketInput: BuyLottoTicketInput;
  BuyRewardInput: BuyRewardInput;
  BuyTotoTicketInput: BuyTotoTicketInput;
  CacheControlScope: CacheControlScope;
  CancelAutoCashOutInput: CancelAutoCashOutInput;
  CancelAutoCashOutPayload: ResolverTypeWrapper<Omit<CancelAutoCashOutPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']> }>;
  CancelLimitInput: CancelLimitInput;
  CancelLimitPayload: ResolverTypeWrapper<Omit<CancelLimitPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CancelWithdrawalInput: CancelWithdrawalInput;
  CanonicalMode: CanonicalMode;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  CaptchaError: ResolverTypeWrapper<CaptchaError>;
  CaptchaInput: CaptchaInput;
  CaptchaWidget: ResolverTypeWrapper<CaptchaWidget>;
  CashDesk: ResolverTypeWrapper<CashDesk>;
  CashDeskHours: ResolverTypeWrapper<CashDeskHours>;
  CashDeskKind: CashDeskKind;
  CashOut: ResolverTypeWrapper<CashOut>;
  CashOutCouponInput: CashOutCouponInput;
  CashOutCouponPayload: ResolverTypeWrapper<Omit<CashOutCouponPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']> }>;
  CashOutOffer: ResolverTypeWrapper<CashOutOffer>;
  CashOutReason: CashOutReason;
  Cashback: ResolverTypeWrapper<Cashback>;
  CashbackBase: CashbackBase;
  CashbackLevel: ResolverTypeWrapper<CashbackLevel>;
  CashbackPayment: ResolverTypeWrapper<CashbackPayment>;
  CashbackPeriod: CashbackPeriod;
  CashbackSum: ResolverTypeWrapper<CashbackSum>;
  CasinoCategory: ResolverTypeWrapper<CasinoCategory>;
  CasinoCollection: ResolverTypeWrapper<CollectionModel>;
  CasinoFreeRounds: ResolverTypeWrapper<FreeRoundsModel>;
  CasinoGame: ResolverTypeWrapper<CasinoGameModel>;
  CasinoGameConnection: ResolverTypeWrapper<GamePageModel>;
  CasinoGameEdge: ResolverTypeWrapper<Omit<CasinoGameEdge, 'node'> & { node: ResolversTypes['CasinoGame'] }>;
  CasinoGameFilter: CasinoGameFilter;
  CasinoHall: CasinoHall;
  CasinoHallSummary: ResolverTypeWrapper<CasinoHallSummary>;
  CasinoLaunch: ResolverTypeWrapper<CasinoLaunch>;
  CasinoPictures: ResolverTypeWrapper<CasinoPictures>;
  CasinoPromotion: ResolverTypeWrapper<CasinoPromotion>;
  CasinoProvider: ResolverTypeWrapper<CasinoProvider>;
  CasinoProviderConnection: ResolverTypeWrapper<CasinoProviderConnection>;
  CasinoProviderEdge: ResolverTypeWrapper<CasinoProviderEdge>;
  CasinoRecents: ResolverTypeWrapper<Omit<CasinoRecents, 'played' | 'unfinished'> & { played: Array<ResolversTypes['CasinoGame']>, unfinished: Array<ResolversTypes['CasinoGame']> }>;
  CasinoRound: ResolverTypeWrapper<CasinoRoundModel>;
  CasinoRoundConnection: ResolverTypeWrapper<Omit<CasinoRoundConnection, 'edges'> & { edges: Array<ResolversTypes['CasinoRoundEdge']> }>;
  CasinoRoundEdge: ResolverTypeWrapper<Omit<CasinoRoundEdge, 'node'> & { node: ResolversTypes['CasinoRound'] }>;
  CasinoRoundFilter: CasinoRoundFilter;
  CasinoRoundResult: CasinoRoundResult;
  CasinoTable: ResolverTypeWrapper<CasinoTable>;
  CasinoVolatility: CasinoVolatility;
  Championship: ResolverTypeWrapper<ChampionshipModel>;
  ChangePasswordInput: ChangePasswordInput;
  ChatIdentity: ResolverTypeWrapper<ChatIdentity>;
  CheckCaptchaPayload: ResolverTypeWrapper<Omit<CheckCaptchaPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CheckRecoveryCodeInput: CheckRecoveryCodeInput;
  CheckRecoveryCodePayload: ResolverTypeWrapper<Omit<CheckRecoveryCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CheckTransferCodeInput: CheckTransferCodeInput;
  CheckTransferCodePayload: ResolverTypeWrapper<Omit<CheckTransferCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  ClaimOfferInput: ClaimOfferInput;
  CloseAccountInput: CloseAccountInput;
  CloseAccountPayload: ResolverTypeWrapper<Omit<CloseAccountPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CloseCasinoSessionInput: CloseCasinoSessionInput;
  CloseCasinoSessionPayload: ResolverTypeWrapper<Omit<CloseCasinoSessionPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CloseSupportRequestInput: CloseSupportRequestInput;
  CollectedEvent: ResolverTypeWrapper<CollectedEvent>;
  CombinationPart: ResolverTypeWrapper<CombinationPart>;
  CombinationRefusal: ResolverTypeWrapper<CombinationRefusal>;
  CombinationRefusalCode: CombinationRefusalCode;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmRegistrationInput: ConfirmRegistrationInput;
  ContactChannel: ContactChannel;
  ConversionQuote: ResolverTypeWrapper<ConversionQuote>;
  ConversionQuotePayload: ResolverTypeWrapper<Omit<ConversionQuotePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  ConversionStatus: ConversionStatus;
  ConvertAccountPayload: ResolverTypeWrapper<Omit<ConvertAccountPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ConvertMoneyInput: ConvertMoneyInput;
  ConvertMoneyPayload: ResolverTypeWrapper<Omit<ConvertMoneyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Correction: ResolverTypeWrapper<Correction>;
  CounterKind: CounterKind;
  Coupon: ResolverTypeWrapper<CouponModel>;
  CouponConnection: ResolverTypeWrapper<Omit<CouponConnection, 'edges'> & { edges: Array<ResolversTypes['CouponEdge']> }>;
  CouponEdge: ResolverTypeWrapper<Omit<CouponEdge, 'node'> & { node: ResolversTypes['Coupon'] }>;
  CouponFilter: CouponFilter;
  CouponInput: CouponInput;
  CouponKind: CouponKind;
  CouponOffers: ResolverTypeWrapper<CouponOffers>;
  CouponQuote: ResolverTypeWrapper<Omit<CouponQuote, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CouponState: CouponState;
  CreateCaptchaInput: CreateCaptchaInput;
  CreateCaptchaPayload: ResolverTypeWrapper<Omit<CreateCaptchaPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CreateCaptchaSoundInput: CreateCaptchaSoundInput;
  CreateCaptchaSoundPayload: ResolverTypeWrapper<Omit<CreateCaptchaSoundPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CreateDeviceTokenInput: CreateDeviceTokenInput;
  CreateDeviceTokenPayload: ResolverTypeWrapper<Omit<CreateDeviceTokenPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CreateQrSignInPayload: ResolverTypeWrapper<Omit<CreateQrSignInPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CreateSignInTokenPayload: ResolverTypeWrapper<Omit<CreateSignInTokenPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  CreateSupportRequestInput: CreateSupportRequestInput;
  CreateTokenPayload: ResolverTypeWrapper<Omit<CreateTokenPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Credentials: ResolverTypeWrapper<Credentials>;
  CredentialsError: ResolverTypeWrapper<CredentialsError>;
  Currency: ResolverTypeWrapper<Currency>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CyberVariant: CyberVariant;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeadHeat: ResolverTypeWrapper<DeadHeat>;
  DecideLimitInput: DecideLimitInput;
  DecideLimitPayload: ResolverTypeWrapper<Omit<DecideLimitPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeviceInput: DeviceInput;
  DeviceKind: DeviceKind;
  DeviceSession: ResolverTypeWrapper<DeviceSession>;
  DeviceToken: ResolverTypeWrapper<DeviceToken>;
  Dictionary: ResolverTypeWrapper<Dictionary>;
  DictionaryBundle: ResolverTypeWrapper<DictionaryBundle>;
  DocumentFile: ResolverTypeWrapper<DocumentFile>;
  DocumentKind: DocumentKind;
  DocumentPayload: ResolverTypeWrapper<Omit<DocumentPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  DocumentRejection: DocumentRejection;
  DocumentState: DocumentState;
  DrawState: DrawState;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<Omit<EndSessionsPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  EndedMarket: ResolverTypeWrapper<EndedMarket>;
  EndedOutcome: ResolverTypeWrapper<EndedOutcome>;
  ExportMyDataPayload: ResolverTypeWrapper<Omit<ExportMyDataPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Favorite: ResolverTypeWrapper<FavoriteModel>;
  FavoriteInput: FavoriteInput;
  FavoriteKind: FavoriteKind;
  FavoritesInput: FavoritesInput;
  FavoritesPayload: ResolverTypeWrapper<Omit<FavoritesPayload, 'errors' | 'favorites'> & { errors: Array<ResolversTypes['UserError']>, favorites?: Maybe<Array<ResolversTypes['Favorite']>> }>;
  FirstDepositBonus: FirstDepositBonus;
  FirstStep: FirstStep;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FooterType: FooterType;
  ForfeitBonusInput: ForfeitBonusInput;
  FormEntry: ResolverTypeWrapper<Omit<FormEntry, 'result'> & { result: ResolversTypes['GameResult'] }>;
  FreeRoundsTerms: ResolverTypeWrapper<FreeRoundsTermsModel>;
  Friend: ResolverTypeWrapper<Friend>;
  FriendConnection: ResolverTypeWrapper<FriendConnection>;
  FriendEdge: ResolverTypeWrapper<FriendEdge>;
  FullCover: FullCover;
  Game: ResolverTypeWrapper<GameModel>;
  GameAddress: ResolverTypeWrapper<GameAddress>;
  GameAddressConnection: ResolverTypeWrapper<GameAddressConnection>;
  GameAddressEdge: ResolverTypeWrapper<GameAddressEdge>;
  GameChange: ResolverTypeWrapper<GameChangeModel>;
  GameCombination: ResolverTypeWrapper<Omit<GameCombination, 'leg'> & { leg?: Maybe<ResolversTypes['Leg']> }>;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'edges'> & { edges: Array<ResolversTypes['GameEdge']> }>;
  GameEdge: ResolverTypeWrapper<Omit<GameEdge, 'node'> & { node: ResolversTypes['Game'] }>;
  GameEvent: ResolverTypeWrapper<GameEvent>;
  GameEventType: GameEventType;
  GameFilter: GameFilter;
  GameOrder: GameOrder;
  GameResult: ResolverTypeWrapper<ResultModel>;
  GameScore: ResolverTypeWrapper<ScoreModel>;
  GameStatistics: ResolverTypeWrapper<GameStatisticsModel>;
  GameStatus: GameStatus;
  GenerateBetsInput: GenerateBetsInput;
  HeadToHead: ResolverTypeWrapper<Omit<HeadToHead, 'results'> & { results: Array<ResolversTypes['GameResult']> }>;
  HeldFor: HeldFor;
  HomePage: ResolverTypeWrapper<HomePage>;
  HomePageType: HomePageType;
  HyperBonus: ResolverTypeWrapper<HyperBonus>;
  HyperBonusRule: ResolverTypeWrapper<HyperBonusRule>;
  HyperBonusStep: ResolverTypeWrapper<HyperBonusStep>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InputError: ResolverTypeWrapper<InputError>;
  Insurance: ResolverTypeWrapper<Insurance>;
  InsuranceOffer: ResolverTypeWrapper<InsuranceOffer>;
  InsureCouponInput: InsureCouponInput;
  InsureCouponPayload: ResolverTypeWrapper<Omit<InsureCouponPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IsoCode: ResolverTypeWrapper<IsoCode>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinTournamentInput: JoinTournamentInput;
  Language: ResolverTypeWrapper<Language>;
  LaunchCasinoGameInput: LaunchCasinoGameInput;
  LaunchPayload: ResolverTypeWrapper<Omit<LaunchPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Leg: ResolverTypeWrapper<LegModel>;
  Limit: ResolverTypeWrapper<Limit>;
  LimitChange: LimitChange;
  LimitSection: LimitSection;
  LimitState: LimitState;
  LockedError: ResolverTypeWrapper<LockedError>;
  LogInByOauthInput: LogInByOauthInput;
  LogInByQrInput: LogInByQrInput;
  LogInByQrPayload: ResolverTypeWrapper<Omit<LogInByQrPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogInBySmsInput: LogInBySmsInput;
  LogInBySocialInput: LogInBySocialInput;
  LogInByTokenInput: LogInByTokenInput;
  LogInInput: LogInInput;
  LogInPayload: ResolverTypeWrapper<Omit<LogInPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogOutPayload: ResolverTypeWrapper<Omit<LogOutPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Lottery: ResolverTypeWrapper<Lottery>;
  LottoBallStatistics: ResolverTypeWrapper<LottoBallStatistics>;
  LottoBet: ResolverTypeWrapper<LottoBet>;
  LottoBetInput: LottoBetInput;
  LottoCategory: ResolverTypeWrapper<LottoCategory>;
  LottoDraw: ResolverTypeWrapper<LottoDraw>;
  LottoDrawConnection: ResolverTypeWrapper<LottoDrawConnection>;
  LottoDrawEdge: ResolverTypeWrapper<LottoDrawEdge>;
  LottoEntry: ResolverTypeWrapper<LottoEntry>;
  LottoEntryConnection: ResolverTypeWrapper<LottoEntryConnection>;
  LottoEntryEdge: ResolverTypeWrapper<LottoEntryEdge>;
  LottoReturn: ResolverTypeWrapper<LottoReturn>;
  LottoStatistics: ResolverTypeWrapper<LottoStatistics>;
  LottoTicket: ResolverTypeWrapper<LottoTicketModel>;
  LottoTicketBet: ResolverTypeWrapper<LottoTicketBet>;
  LottoTicketCheck: ResolverTypeWrapper<LottoTicketCheck>;
  LottoTicketConnection: ResolverTypeWrapper<Omit<LottoTicketConnection, 'edges'> & { edges: Array<ResolversTypes['LottoTicketEdge']> }>;
  LottoTicketEdge: ResolverTypeWrapper<Omit<LottoTicketEdge, 'node'> & { node: ResolversTypes['LottoTicket'] }>;
  LottoTicketPayload: ResolverTypeWrapper<Omit<LottoTicketPayload, 'errors' | 'ticket' | 'tickets'> & { errors: Array<ResolversTypes['UserError']>, ticket?: Maybe<ResolversTypes['LottoTicket']>, tickets: Array<ResolversTypes['LottoTicket']> }>;
  Mailing: ResolverTypeWrapper<Mailing>;
  MailingInput: MailingInput;
  Maintenance: ResolverTypeWrapper<Maintenance>;
  MarkNoticesReadInput: MarkNoticesReadInput;
  MarkNoticesReadPayload: ResolverTypeWrapper<MarkNoticesReadPayload>;
  Market: ResolverTypeWrapper<MarketModel>;
  MarketsNameType: MarketsNameType;
  MatchOutcome: MatchOutcome;
  Money: ResolverTypeWrapper<Money>;
  MoneyConversion: ResolverTypeWrapper<MoneyConversion>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedColor: ResolverTypeWrapper<NamedColor>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeAdded: ResolverTypeWrapper<NoticeAdded>;
  NoticeChannel: NoticeChannel;
  NoticeConnection: ResolverTypeWrapper<NoticeConnection>;
  NoticeEdge: ResolverTypeWrapper<NoticeEdge>;
  NoticeKind: NoticeKind;
  NoticeSetting: ResolverTypeWrapper<NoticeSetting>;
  OddsChange: OddsChange;
  OddsChangedError: ResolverTypeWrapper<OddsChangedError>;
  Offer: ResolverTypeWrapper<OfferModel>;
  OfferArea: OfferArea;
  OfferAudience: OfferAudience;
  OfferConnection: ResolverTypeWrapper<Omit<OfferConnection, 'edges'> & { edges: Array<ResolversTypes['OfferEdge']> }>;
  OfferEdge: ResolverTypeWrapper<Omit<OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferPartner: ResolverTypeWrapper<OfferPartner>;
  OfferPhase: OfferPhase;
  OfferRepeat: OfferRepeat;
  OfferStanding: ResolverTypeWrapper<Omit<OfferStanding, 'hindrance'> & { hindrance?: Maybe<ResolversTypes['UserError']> }>;
  OneTapInput: OneTapInput;
  OneTapPayload: ResolverTypeWrapper<Omit<OneTapPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Opponent: ResolverTypeWrapper<OpponentModel>;
  Outcome: ResolverTypeWrapper<Outcome>;
  PageCanonical: ResolverTypeWrapper<PageCanonical>;
  PageContent: ResolverTypeWrapper<PageContentModel>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageMeta: ResolverTypeWrapper<PageMeta>;
  PageSeo: ResolverTypeWrapper<PageSeoModel>;
  PageSummary: ResolverTypeWrapper<PageSummaryModel>;
  PageVisual: ResolverTypeWrapper<PageVisual>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentDestination: PaymentDestination;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<PaymentEdge>;
  PaymentEvent: ResolverTypeWrapper<PaymentEvent>;
  PaymentFee: ResolverTypeWrapper<PaymentFee>;
  PaymentFilter: PaymentFilter;
  PaymentInstrument: ResolverTypeWrapper<PaymentInstrument>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodBlock: PaymentMethodBlock;
  PaymentMethodKind: PaymentMethodKind;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  PaymentState: PaymentState;
  PendingLimit: ResolverTypeWrapper<PendingLimit>;
  PeriodScore: ResolverTypeWrapper<PeriodScore>;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PersonalDetails: ResolverTypeWrapper<PersonalDetails>;
  PersonalDetailsInput: PersonalDetailsInput;
  PersonalDetailsPayload: ResolverTypeWrapper<Omit<PersonalDetailsPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  PhoneCountry: ResolverTypeWrapper<PhoneCountry>;
  PhoneInput: PhoneInput;
  PhoneMask: ResolverTypeWrapper<PhoneMask>;
  PingSessionInput: PingSessionInput;
  PingSessionPayload: ResolverTypeWrapper<Omit<PingSessionPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  PlaceCouponInput: PlaceCouponInput;
  PlaceCouponPayload: ResolverTypeWrapper<Omit<PlaceCouponPayload, 'coupon' | 'coupons' | 'errors' | 'refused'> & { coupon?: Maybe<ResolversTypes['Coupon']>, coupons: Array<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']>, refused: Array<ResolversTypes['RefusedBet']> }>;
  PlacedBlock: ResolverTypeWrapper<PlacedBlock>;
  PlayBonusGameInput: PlayBonusGameInput;
  Played: ResolverTypeWrapper<Played>;
  Points: ResolverTypeWrapper<Points>;
  PointsEntry: ResolverTypeWrapper<PointsEntry>;
  PointsReason: PointsReason;
  PolicyLogo: ResolverTypeWrapper<PolicyLogo>;
  PriceChange: ResolverTypeWrapper<PriceChange>;
  PromoCode: ResolverTypeWrapper<PromoCode>;
  PromoEffect: ResolverTypeWrapper<PromoEffect>;
  PromoKind: PromoKind;
  Promotion: ResolverTypeWrapper<Omit<Promotion, 'offer'> & { offer: ResolversTypes['Offer'] }>;
  PromotionResults: ResolverTypeWrapper<PromotionResults>;
  ProtectionMethods: ResolverTypeWrapper<ProtectionMethods>;
  ProtectionStatus: ProtectionStatus;
  QrSignIn: ResolverTypeWrapper<QrSignIn>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotedBet: ResolverTypeWrapper<QuotedBet>;
  RaceScore: ResolverTypeWrapper<RaceScore>;
  RateClass: RateClass;
  RateSiteInput: RateSiteInput;
  RateSitePayload: ResolverTypeWrapper<Omit<RateSitePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RecordEventsInput: RecordEventsInput;
  RecordEventsPayload: ResolverTypeWrapper<Omit<RecordEventsPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RecordedEventInput: RecordedEventInput;
  RecoveryCodesPayload: ResolverTypeWrapper<Omit<RecoveryCodesPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RedeemPromoCodeInput: RedeemPromoCodeInput;
  Referral: ResolverTypeWrapper<ReferralModel>;
  ReferralLevel: ResolverTypeWrapper<ReferralLevel>;
  ReferralMonth: ResolverTypeWrapper<ReferralMonth>;
  ReferralState: ReferralState;
  RefreshTokenInput: RefreshTokenInput;
  RefreshTokenPayload: ResolverTypeWrapper<Omit<RefreshTokenPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RefusedBet: ResolverTypeWrapper<Omit<RefusedBet, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RegisterByPhoneInput: RegisterByPhoneInput;
  RegisterBySocialInput: RegisterBySocialInput;
  RegisterInput: RegisterInput;
  RegisterOneClickInput: RegisterOneClickInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RegistrationCountry: ResolverTypeWrapper<RegistrationCountry>;
  RegistrationForm: RegistrationForm;
  RegistrationOptions: ResolverTypeWrapper<RegistrationOptions>;
  RegistrationReminder: ResolverTypeWrapper<RegistrationReminder>;
  RegistrationType: RegistrationType;
  RejectReason: RejectReason;
  RemoveCurrencyInput: RemoveCurrencyInput;
  RemoveCurrencyPayload: ResolverTypeWrapper<Omit<RemoveCurrencyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveDocumentFileInput: RemoveDocumentFileInput;
  RemoveRequestFileInput: RemoveRequestFileInput;
  RemoveRequestFilePayload: ResolverTypeWrapper<Omit<RemoveRequestFilePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  RenderSubApplicationInput: RenderSubApplicationInput;
  RenderedComponent: ResolverTypeWrapper<RenderedComponent>;
  RenderedSubApplication: ResolverTypeWrapper<RenderedSubApplication>;
  ReplyToSupportRequestInput: ReplyToSupportRequestInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ResultChampionship: ResolverTypeWrapper<ResultChampionshipModel>;
  ResultChampionshipSummary: ResolverTypeWrapper<Omit<ResultChampionshipSummary, 'championship'> & { championship: ResolversTypes['ResultChampionship'] }>;
  ResultConnection: ResolverTypeWrapper<Omit<ResultConnection, 'edges' | 'sports'> & { edges: Array<ResolversTypes['ResultEdge']>, sports: Array<ResolversTypes['SportResults']> }>;
  ResultDay: ResolverTypeWrapper<ResultDay>;
  ResultEdge: ResolverTypeWrapper<Omit<ResultEdge, 'node'> & { node: ResolversTypes['GameResult'] }>;
  ResultEnding: ResultEnding;
  ResultFilter: ResultFilter;
  ResultMonth: ResolverTypeWrapper<ResultMonth>;
  ResultScore: ResolverTypeWrapper<ResultScore>;
  ResultZone: ResultZone;
  RetryLaterError: ResolverTypeWrapper<RetryLaterError>;
  Reward: ResolverTypeWrapper<Reward>;
  RouteBlock: ResolverTypeWrapper<RouteBlock>;
  RouteInfo: ResolverTypeWrapper<RouteModel>;
  RouteMapping: ResolverTypeWrapper<RouteMapping>;
  RouteRedirect: ResolverTypeWrapper<RouteRedirect>;
  RunnerScore: ResolverTypeWrapper<RunnerScore>;
  SearchResult: ResolverTypeWrapper<SearchModel>;
  Section: Section;
  SecureBrowserInput: SecureBrowserInput;
  SecureBrowserPayload: ResolverTypeWrapper<Omit<SecureBrowserPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Security: ResolverTypeWrapper<Security>;
  SecurityCodeInput: SecurityCodeInput;
  SecurityPayload: ResolverTypeWrapper<Omit<SecurityPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SendActivationCodeInput: SendActivationCodeInput;
  SendCodePayload: ResolverTypeWrapper<Omit<SendCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SendCodeProofInput: SendCodeProofInput;
  SendCredentialsInput: SendCredentialsInput;
  SendCredentialsPayload: ResolverTypeWrapper<Omit<SendCredentialsPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SendEmailBindingCodeInput: SendEmailBindingCodeInput;
  SendPhoneBindingCodeInput: SendPhoneBindingCodeInput;
  SendRecoveryCodeInput: SendRecoveryCodeInput;
  SendRecoveryCodePayload: ResolverTypeWrapper<Omit<SendRecoveryCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecurityCodePayload: ResolverTypeWrapper<Omit<SendSecurityCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SendSignInCodeInput: SendSignInCodeInput;
  SendTransferCodeInput: SendTransferCodeInput;
  SendTwoStepCodeInput: SendTwoStepCodeInput;
  SendTwoStepCodePayload: ResolverTypeWrapper<Omit<SendTwoStepCodePayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SessionCheck: ResolverTypeWrapper<SessionCheck>;
  SetActiveAccountInput: SetActiveAccountInput;
  SetActiveAccountPayload: ResolverTypeWrapper<Omit<SetActiveAccountPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetAutoCashOutInput: SetAutoCashOutInput;
  SetAutoCashOutPayload: ResolverTypeWrapper<Omit<SetAutoCashOutPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']> }>;
  SetBalanceHiddenInput: SetBalanceHiddenInput;
  SetBalanceHiddenPayload: ResolverTypeWrapper<Omit<SetBalanceHiddenPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SetCasinoFavoriteInput: SetCasinoFavoriteInput;
  SetCasinoFavoritePayload: ResolverTypeWrapper<Omit<SetCasinoFavoritePayload, 'errors' | 'favorites'> & { errors: Array<ResolversTypes['UserError']>, favorites?: Maybe<Array<ResolversTypes['CasinoGame']>> }>;
  SetCookiesAgreementInput: SetCookiesAgreementInput;
  SetCookiesAgreementPayload: ResolverTypeWrapper<Omit<SetCookiesAgreementPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SetLimitInput: SetLimitInput;
  SetLimitPayload: ResolverTypeWrapper<Omit<SetLimitPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SetMailingInput: SetMailingInput;
  SetNoticeSettingInput: SetNoticeSettingInput;
  SetNoticeSettingPayload: ResolverTypeWrapper<Omit<SetNoticeSettingPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  SetSecurityQuestionInput: SetSecurityQuestionInput;
  ShareCouponInput: ShareCouponInput;
  ShareCouponPayload: ResolverTypeWrapper<Omit<ShareCouponPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  ShareHindrance: ShareHindrance;
  SharedBet: ResolverTypeWrapper<Omit<SharedBet, 'game' | 'market'> & { game: ResolversTypes['Game'], market: ResolversTypes['Market'] }>;
  SharedCoupon: ResolverTypeWrapper<Omit<SharedCoupon, 'bets'> & { bets: Array<ResolversTypes['SharedBet']> }>;
  SideRecord: ResolverTypeWrapper<SideRecord>;
  SideStatistics: ResolverTypeWrapper<SideStatisticsModel>;
  SignInToken: ResolverTypeWrapper<SignInToken>;
  SignInTokenInput: SignInTokenInput;
  SiteArea: SiteArea;
  SiteChange: ResolverTypeWrapper<SiteChange>;
  SiteConfig: ResolverTypeWrapper<SiteConfig>;
  SitePart: SitePart;
  SiteRating: ResolverTypeWrapper<SiteRating>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialNetwork: SocialNetwork;
  SocialNetworkOffer: ResolverTypeWrapper<SocialNetworkOffer>;
  Sport: ResolverTypeWrapper<SportModel>;
  SportArea: SportArea;
  SportMapEntry: ResolverTypeWrapper<SportMapEntry>;
  SportResults: ResolverTypeWrapper<SportResultsModel>;
  Standings: ResolverTypeWrapper<StandingsModel>;
  StandingsGroup: ResolverTypeWrapper<Omit<StandingsGroup, 'rows'> & { rows: Array<ResolversTypes['StandingsRow']> }>;
  StandingsRow: ResolverTypeWrapper<Omit<StandingsRow, 'team'> & { team: ResolversTypes['Opponent'] }>;
  StandingsVenue: StandingsVenue;
  StartDepositInput: StartDepositInput;
  StartOauthInput: StartOauthInput;
  StartOauthPayload: ResolverTypeWrapper<Omit<StartOauthPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  StartRegistrationPayload: ResolverTypeWrapper<Omit<StartRegistrationPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  StatementMonth: ResolverTypeWrapper<StatementMonth>;
  StopNewsletterInput: StopNewsletterInput;
  StopNewsletterPayload: ResolverTypeWrapper<Omit<StopNewsletterPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  StopTwoFactorInput: StopTwoFactorInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubApplication: ResolverTypeWrapper<SubApplication>;
  SubApplicationArea: SubApplicationArea;
  SubApplicationComponentInput: SubApplicationComponentInput;
  SubmitDocumentInput: SubmitDocumentInput;
  SubscribePushInput: SubscribePushInput;
  SubscribePushPayload: ResolverTypeWrapper<Omit<SubscribePushPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportConsultant: ResolverTypeWrapper<SupportConsultant>;
  SupportContact: ResolverTypeWrapper<SupportContact>;
  SupportDesk: SupportDesk;
  SupportProvider: ResolverTypeWrapper<SupportProvider>;
  SupportRequest: ResolverTypeWrapper<RequestModel>;
  SupportRequestAuthor: SupportRequestAuthor;
  SupportRequestConnection: ResolverTypeWrapper<Omit<SupportRequestConnection, 'edges'> & { edges: Array<ResolversTypes['SupportRequestEdge']> }>;
  SupportRequestEdge: ResolverTypeWrapper<Omit<SupportRequestEdge, 'node'> & { node: ResolversTypes['SupportRequest'] }>;
  SupportRequestEnd: SupportRequestEnd;
  SupportRequestFile: ResolverTypeWrapper<SupportRequestFile>;
  SupportRequestFilter: SupportRequestFilter;
  SupportRequestMessage: ResolverTypeWrapper<SupportRequestMessage>;
  SupportRequestPayload: ResolverTypeWrapper<Omit<SupportRequestPayload, 'errors' | 'request'> & { errors: Array<ResolversTypes['UserError']>, request?: Maybe<ResolversTypes['SupportRequest']> }>;
  SupportRequestState: SupportRequestState;
  SupportSubTopic: ResolverTypeWrapper<SupportSubTopic>;
  SupportTopic: ResolverTypeWrapper<SupportTopic>;
  SupportTopics: ResolverTypeWrapper<SupportTopics>;
  SwapBetInput: SwapBetInput;
  SwapBetPayload: ResolverTypeWrapper<Omit<SwapBetPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversTypes['Coupon']>, errors: Array<ResolversTypes['UserError']> }>;
  SwapOffer: ResolverTypeWrapper<SwapOffer>;
  SwapOutcome: ResolverTypeWrapper<SwapOutcome>;
  SystemValue: ResolverTypeWrapper<SystemValue>;
  TakeBonusGameAttemptInput: TakeBonusGameAttemptInput;
  Team: ResolverTypeWrapper<TeamModel>;
  TeamCashPayment: ResolverTypeWrapper<TeamCashPayment>;
  TeamCashPaymentConnection: ResolverTypeWrapper<TeamCashPaymentConnection>;
  TeamCashPaymentEdge: ResolverTypeWrapper<TeamCashPaymentEdge>;
  TeamCashStatus: TeamCashStatus;
  TeamStatistics: ResolverTypeWrapper<TeamStatisticsModel>;
  TextBlock: ResolverTypeWrapper<TextBlockModel>;
  TextHeading: ResolverTypeWrapper<TextHeading>;
  TextList: ResolverTypeWrapper<TextList>;
  TextNote: ResolverTypeWrapper<TextNote>;
  TextParagraph: ResolverTypeWrapper<TextParagraph>;
  TextRun: ResolverTypeWrapper<TextRun>;
  TextTable: ResolverTypeWrapper<TextTable>;
  TicketState: TicketState;
  TimeFilter: TimeFilter;
  TotoCategory: ResolverTypeWrapper<TotoCategory>;
  TotoDraw: ResolverTypeWrapper<TotoDraw>;
  TotoDrawConnection: ResolverTypeWrapper<TotoDrawConnection>;
  TotoDrawEdge: ResolverTypeWrapper<TotoDrawEdge>;
  TotoKind: ResolverTypeWrapper<TotoKind>;
  TotoMatch: ResolverTypeWrapper<TotoMatch>;
  TotoNominee: ResolverTypeWrapper<TotoNominee>;
  TotoOutcome: ResolverTypeWrapper<TotoOutcome>;
  TotoPick: ResolverTypeWrapper<TotoPick>;
  TotoPickInput: TotoPickInput;
  TotoTicket: ResolverTypeWrapper<TotoTicketModel>;
  TotoTicketConnection: ResolverTypeWrapper<Omit<TotoTicketConnection, 'edges'> & { edges: Array<ResolversTypes['TotoTicketEdge']> }>;
  TotoTicketEdge: ResolverTypeWrapper<Omit<TotoTicketEdge, 'node'> & { node: ResolversTypes['TotoTicket'] }>;
  TotoTicketPayload: ResolverTypeWrapper<Omit<TotoTicketPayload, 'errors' | 'ticket'> & { errors: Array<ResolversTypes['UserError']>, ticket?: Maybe<ResolversTypes['TotoTicket']> }>;
  TotoVoidRule: TotoVoidRule;
  Tournament: ResolverTypeWrapper<TournamentModel>;
  TournamentChange: ResolverTypeWrapper<Omit<TournamentChange, 'tournament'> & { tournament: ResolversTypes['Tournament'] }>;
  TournamentConnection: ResolverTypeWrapper<Omit<TournamentConnection, 'edges'> & { edges: Array<ResolversTypes['TournamentEdge']> }>;
  TournamentEdge: ResolverTypeWrapper<Omit<TournamentEdge, 'node'> & { node: ResolversTypes['Tournament'] }>;
  TournamentEntry: ResolverTypeWrapper<EntryModel>;
  TournamentEntryConnection: ResolverTypeWrapper<Omit<TournamentEntryConnection, 'edges'> & { edges: Array<ResolversTypes['TournamentEntryEdge']> }>;
  TournamentEntryEdge: ResolverTypeWrapper<Omit<TournamentEntryEdge, 'node'> & { node: ResolversTypes['TournamentEntry'] }>;
  TournamentEntryState: TournamentEntryState;
  TournamentLeader: ResolverTypeWrapper<TournamentLeader>;
  TournamentPayload: ResolverTypeWrapper<Omit<TournamentPayload, 'entry' | 'errors'> & { entry?: Maybe<ResolversTypes['TournamentEntry']>, errors: Array<ResolversTypes['UserError']> }>;
  TournamentPhase: TournamentPhase;
  TournamentPlay: ResolverTypeWrapper<TournamentPlay>;
  TournamentPrize: ResolverTypeWrapper<TournamentPrize>;
  TournamentScoring: TournamentScoring;
  TournamentTies: TournamentTies;
  TransferStatus: TransferStatus;
  TransferUserInput: TransferUserInput;
  TransferUserPayload: ResolverTypeWrapper<Omit<TransferUserPayload, 'errors'> & { errors: Array<ResolversTypes['UserError']> }>;
  TwoStep: ResolverTypeWrapper<TwoStep>;
  TwoStepInput: TwoStepInput;
  TwoStepMethod: TwoStepMethod;
  UnsubscribePushInput: UnsubscribePushInput;
  UnsubscribePushPayload: ResolverTypeWrapper<UnsubscribePushPayload>;
  UserConfig: ResolverTypeWrapper<UserConfig>;
  UserError: ResolverTypeWrapper<UserErrorModel>;
  UserErrorCode: UserErrorCode;
  ValueChangedError: ResolverTypeWrapper<ValueChangedError>;
  Verification: ResolverTypeWrapper<Verification>;
  VerificationDocument: ResolverTypeWrapper<VerificationDocument>;
  VerificationState: VerificationState;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  WagerReason: WagerReason;
  WagerSource: WagerSource;
  WageringBase: WageringBase;
  WithdrawalDetailsInput: WithdrawalDetailsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptTermsPayload: Omit<AcceptTermsPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Account: Account;
  AccountConversion: AccountConversion;
  AccountEntry: AccountEntryModel;
  AccountEntryConnection: Omit<AccountEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AccountEntryEdge']> };
  AccountEntryEdge: Omit<AccountEntryEdge, 'node'> & { node: ResolversParentTypes['AccountEntry'] };
  AccountHistoryFilter: AccountHistoryFilter;
  AccountRights: AccountRights;
  Accumulator: Omit<Accumulator, 'legs'> & { legs: Array<ResolversParentTypes['Leg']> };
  ActivateEmailInput: ActivateEmailInput;
  ActivateFastInput: ActivateFastInput;
  ActivatePayload: Omit<ActivatePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  AddCurrencyInput: AddCurrencyInput;
  AddCurrencyPayload: Omit<AddCurrencyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Agreement: Agreement;
  AmountError: AmountError;
  AnalyticsCounter: AnalyticsCounter;
  AnswerQrSignInInput: AnswerQrSignInInput;
  AnswerQrSignInPayload: Omit<AnswerQrSignInPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  AnyOfGames: AnyOfGames;
  AppealBanInput: AppealBanInput;
  AppealBanPayload: Omit<AppealBanPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Article: ArticleModel;
  ArticleConnection: ArticleConnection;
  ArticleEdge: ArticleEdge;
  ArticleSummary: ArticleSummary;
  ArticleTag: ArticleTag;
  AskForRatingPayload: AskForRatingPayload;
  AutoCashOut: AutoCashOut;
  Award: Award;
  BanAppeal: BanAppeal;
  BanAppealConnection: BanAppealConnection;
  BanAppealEdge: BanAppealEdge;
  BeginDocumentInput: BeginDocumentInput;
  BeginTwoFactorPayload: Omit<BeginTwoFactorPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Bet: BetModel;
  BetInput: BetInput;
  BetProposal: Omit<BetProposal, 'legs'> & { legs: Array<ResolversParentTypes['Leg']> };
  BetProposalRefusal: BetProposalRefusal;
  BetProposals: Omit<BetProposals, 'proposals'> & { proposals: Array<ResolversParentTypes['BetProposal']> };
  BindContactInput: BindContactInput;
  BlockAmountInput: BlockAmountInput;
  BlockQuote: BlockQuote;
  BlogCategory: BlogCategory;
  Bonus: BonusModel;
  BonusAccount: BonusAccount;
  BonusBet: BonusBet;
  BonusChange: BonusChange;
  BonusConnection: Omit<BonusConnection, 'edges'> & { edges: Array<ResolversParentTypes['BonusEdge']> };
  BonusCurrencyTerms: BonusCurrencyTerms;
  BonusDetails: Omit<BonusDetails, 'bonus'> & { bonus: ResolversParentTypes['Bonus'] };
  BonusEdge: Omit<BonusEdge, 'node'> & { node: ResolversParentTypes['Bonus'] };
  BonusFreeRounds: BonusFreeRoundsModel;
  BonusGame: BonusGame;
  BonusGameAttempt: BonusGameAttempt;
  BonusGameAttemptConnection: BonusGameAttemptConnection;
  BonusGameAttemptEdge: BonusGameAttemptEdge;
  BonusGameCell: BonusGameCell;
  BonusGamePayload: Omit<BonusGamePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  BonusGamePrize: BonusGamePrize;
  BonusGameSeat: BonusGameSeat;
  BonusGameShare: BonusGameShare;
  BonusPayload: Omit<BonusPayload, 'bonus' | 'errors'> & { bonus?: Maybe<ResolversParentTypes['Bonus']>, errors: Array<ResolversParentTypes['UserError']> };
  BonusTerms: TermsModel;
  BonusWager: BonusWager;
  Boolean: Scalars['Boolean']['output'];
  BrandBookEntry: BrandBookEntry;
  Breadcrumb: Breadcrumb;
  BuyLottoTicketInput: BuyLottoTicketInput;
  BuyRewardInput: BuyRewardInput;
  BuyTotoTicketInput: BuyTotoTicketInput;
  CancelAutoCashOutInput: CancelAutoCashOutInput;
  CancelAutoCashOutPayload: Omit<CancelAutoCashOutPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']> };
  CancelLimitInput: CancelLimitInput;
  CancelLimitPayload: Omit<CancelLimitPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CancelWithdrawalInput: CancelWithdrawalInput;
  CaptchaChallenge: CaptchaChallenge;
  CaptchaError: CaptchaError;
  CaptchaInput: CaptchaInput;
  CaptchaWidget: CaptchaWidget;
  CashDesk: CashDesk;
  CashDeskHours: CashDeskHours;
  CashOut: CashOut;
  CashOutCouponInput: CashOutCouponInput;
  CashOutCouponPayload: Omit<CashOutCouponPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']> };
  CashOutOffer: CashOutOffer;
  Cashback: Cashback;
  CashbackLevel: CashbackLevel;
  CashbackPayment: CashbackPayment;
  CashbackSum: CashbackSum;
  CasinoCategory: CasinoCategory;
  CasinoCollection: CollectionModel;
  CasinoFreeRounds: FreeRoundsModel;
  CasinoGame: CasinoGameModel;
  CasinoGameConnection: GamePageModel;
  CasinoGameEdge: Omit<CasinoGameEdge, 'node'> & { node: ResolversParentTypes['CasinoGame'] };
  CasinoGameFilter: CasinoGameFilter;
  CasinoHallSummary: CasinoHallSummary;
  CasinoLaunch: CasinoLaunch;
  CasinoPictures: CasinoPictures;
  CasinoPromotion: CasinoPromotion;
  CasinoProvider: CasinoProvider;
  CasinoProviderConnection: CasinoProviderConnection;
  CasinoProviderEdge: CasinoProviderEdge;
  CasinoRecents: Omit<CasinoRecents, 'played' | 'unfinished'> & { played: Array<ResolversParentTypes['CasinoGame']>, unfinished: Array<ResolversParentTypes['CasinoGame']> };
  CasinoRound: CasinoRoundModel;
  CasinoRoundConnection: Omit<CasinoRoundConnection, 'edges'> & { edges: Array<ResolversParentTypes['CasinoRoundEdge']> };
  CasinoRoundEdge: Omit<CasinoRoundEdge, 'node'> & { node: ResolversParentTypes['CasinoRound'] };
  CasinoRoundFilter: CasinoRoundFilter;
  CasinoTable: CasinoTable;
  Championship: ChampionshipModel;
  ChangePasswordInput: ChangePasswordInput;
  ChatIdentity: ChatIdentity;
  CheckCaptchaPayload: Omit<CheckCaptchaPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CheckRecoveryCodeInput: CheckRecoveryCodeInput;
  CheckRecoveryCodePayload: Omit<CheckRecoveryCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CheckTransferCodeInput: CheckTransferCodeInput;
  CheckTransferCodePayload: Omit<CheckTransferCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  ClaimOfferInput: ClaimOfferInput;
  CloseAccountInput: CloseAccountInput;
  CloseAccountPayload: Omit<CloseAccountPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CloseCasinoSessionInput: CloseCasinoSessionInput;
  CloseCasinoSessionPayload: Omit<CloseCasinoSessionPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CloseSupportRequestInput: CloseSupportRequestInput;
  CollectedEvent: CollectedEvent;
  CombinationPart: CombinationPart;
  CombinationRefusal: CombinationRefusal;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmRegistrationInput: ConfirmRegistrationInput;
  ConversionQuote: ConversionQuote;
  ConversionQuotePayload: Omit<ConversionQuotePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  ConvertAccountPayload: Omit<ConvertAccountPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ConvertMoneyInput: ConvertMoneyInput;
  ConvertMoneyPayload: Omit<ConvertMoneyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Correction: Correction;
  Coupon: CouponModel;
  CouponConnection: Omit<CouponConnection, 'edges'> & { edges: Array<ResolversParentTypes['CouponEdge']> };
  CouponEdge: Omit<CouponEdge, 'node'> & { node: ResolversParentTypes['Coupon'] };
  CouponFilter: CouponFilter;
  CouponInput: CouponInput;
  CouponOffers: CouponOffers;
  CouponQuote: Omit<CouponQuote, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateCaptchaInput: CreateCaptchaInput;
  CreateCaptchaPayload: Omit<CreateCaptchaPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateCaptchaSoundInput: CreateCaptchaSoundInput;
  CreateCaptchaSoundPayload: Omit<CreateCaptchaSoundPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateDeviceTokenInput: CreateDeviceTokenInput;
  CreateDeviceTokenPayload: Omit<CreateDeviceTokenPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateQrSignInPayload: Omit<CreateQrSignInPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateSignInTokenPayload: Omit<CreateSignInTokenPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  CreateSupportRequestInput: CreateSupportRequestInput;
  CreateTokenPayload: Omit<CreateTokenPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Credentials: Credentials;
  CredentialsError: CredentialsError;
  Currency: Currency;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeadHeat: DeadHeat;
  DecideLimitInput: DecideLimitInput;
  DecideLimitPayload: Omit<DecideLimitPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Decimal: Scalars['Decimal']['output'];
  DeviceInput: DeviceInput;
  DeviceSession: DeviceSession;
  DeviceToken: DeviceToken;
  Dictionary: Dictionary;
  DictionaryBundle: DictionaryBundle;
  DocumentFile: DocumentFile;
  DocumentPayload: Omit<DocumentPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: Omit<EndSessionsPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  EndedMarket: EndedMarket;
  EndedOutcome: EndedOutcome;
  ExportMyDataPayload: Omit<ExportMyDataPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Favorite: FavoriteModel;
  FavoriteInput: FavoriteInput;
  FavoritesInput: FavoritesInput;
  FavoritesPayload: Omit<FavoritesPayload, 'errors' | 'favorites'> & { errors: Array<ResolversParentTypes['UserError']>, favorites?: Maybe<Array<ResolversParentTypes['Favorite']>> };
  Float: Scalars['Float']['output'];
  ForfeitBonusInput: ForfeitBonusInput;
  FormEntry: Omit<FormEntry, 'result'> & { result: ResolversParentTypes['GameResult'] };
  FreeRoundsTerms: FreeRoundsTermsModel;
  Friend: Friend;
  FriendConnection: FriendConnection;
  FriendEdge: FriendEdge;
  Game: GameModel;
  GameAddress: GameAddress;
  GameAddressConnection: GameAddressConnection;
  GameAddressEdge: GameAddressEdge;
  GameChange: GameChangeModel;
  GameCombination: Omit<GameCombination, 'leg'> & { leg?: Maybe<ResolversParentTypes['Leg']> };
  GameConnection: Omit<GameConnection, 'edges'> & { edges: Array<ResolversParentTypes['GameEdge']> };
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['Game'] };
  GameEvent: GameEvent;
  GameFilter: GameFilter;
  GameResult: ResultModel;
  GameScore: ScoreModel;
  GameStatistics: GameStatisticsModel;
  GenerateBetsInput: GenerateBetsInput;
  HeadToHead: Omit<HeadToHead, 'results'> & { results: Array<ResolversParentTypes['GameResult']> };
  HomePage: HomePage;
  HyperBonus: HyperBonus;
  HyperBonusRule: HyperBonusRule;
  HyperBonusStep: HyperBonusStep;
  ID: Scalars['ID']['output'];
  InputError: InputError;
  Insurance: Insurance;
  InsuranceOffer: InsuranceOffer;
  InsureCouponInput: InsureCouponInput;
  InsureCouponPayload: Omit<InsureCouponPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']> };
  Int: Scalars['Int']['output'];
  IsoCode: IsoCode;
  JSON: Scalars['JSON']['output'];
  JoinTournamentInput: JoinTournamentInput;
  Language: Language;
  LaunchCasinoGameInput: LaunchCasinoGameInput;
  LaunchPayload: Omit<LaunchPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Leg: LegModel;
  Limit: Limit;
  LockedError: LockedError;
  LogInByOauthInput: LogInByOauthInput;
  LogInByQrInput: LogInByQrInput;
  LogInByQrPayload: Omit<LogInByQrPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogInBySmsInput: LogInBySmsInput;
  LogInBySocialInput: LogInBySocialInput;
  LogInByTokenInput: LogInByTokenInput;
  LogInInput: LogInInput;
  LogInPayload: Omit<LogInPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogOutPayload: Omit<LogOutPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Lottery: Lottery;
  LottoBallStatistics: LottoBallStatistics;
  LottoBet: LottoBet;
  LottoBetInput: LottoBetInput;
  LottoCategory: LottoCategory;
  LottoDraw: LottoDraw;
  LottoDrawConnection: LottoDrawConnection;
  LottoDrawEdge: LottoDrawEdge;
  LottoEntry: LottoEntry;
  LottoEntryConnection: LottoEntryConnection;
  LottoEntryEdge: LottoEntryEdge;
  LottoReturn: LottoReturn;
  LottoStatistics: LottoStatistics;
  LottoTicket: LottoTicketModel;
  LottoTicketBet: LottoTicketBet;
  LottoTicketCheck: LottoTicketCheck;
  LottoTicketConnection: Omit<LottoTicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['LottoTicketEdge']> };
  LottoTicketEdge: Omit<LottoTicketEdge, 'node'> & { node: ResolversParentTypes['LottoTicket'] };
  LottoTicketPayload: Omit<LottoTicketPayload, 'errors' | 'ticket' | 'tickets'> & { errors: Array<ResolversParentTypes['UserError']>, ticket?: Maybe<ResolversParentTypes['LottoTicket']>, tickets: Array<ResolversParentTypes['LottoTicket']> };
  Mailing: Mailing;
  MailingInput: MailingInput;
  Maintenance: Maintenance;
  MarkNoticesReadInput: MarkNoticesReadInput;
  MarkNoticesReadPayload: MarkNoticesReadPayload;
  Market: MarketModel;
  Money: Money;
  MoneyConversion: MoneyConversion;
  Mutation: Record<PropertyKey, never>;
  NamedColor: NamedColor;
  Notice: Notice;
  NoticeAdded: NoticeAdded;
  NoticeConnection: NoticeConnection;
  NoticeEdge: NoticeEdge;
  NoticeSetting: NoticeSetting;
  OddsChangedError: OddsChangedError;
  Offer: OfferModel;
  OfferConnection: Omit<OfferConnection, 'edges'> & { edges: Array<ResolversParentTypes['OfferEdge']> };
  OfferEdge: Omit<OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OfferPartner: OfferPartner;
  OfferStanding: Omit<OfferStanding, 'hindrance'> & { hindrance?: Maybe<ResolversParentTypes['UserError']> };
  OneTapInput: OneTapInput;
  OneTapPayload: Omit<OneTapPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Opponent: OpponentModel;
  Outcome: Outcome;
  PageCanonical: PageCanonical;
  PageContent: PageContentModel;
  PageInfo: PageInfo;
  PageMeta: PageMeta;
  PageSeo: PageSeoModel;
  PageSummary: PageSummaryModel;
  PageVisual: PageVisual;
  Payment: Payment;
  PaymentConnection: PaymentConnection;
  PaymentEdge: PaymentEdge;
  PaymentEvent: PaymentEvent;
  PaymentFee: PaymentFee;
  PaymentFilter: PaymentFilter;
  PaymentInstrument: PaymentInstrument;
  PaymentMethod: PaymentMethod;
  PaymentPayload: Omit<PaymentPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  PendingLimit: PendingLimit;
  PeriodScore: PeriodScore;
  PersonalData: PersonalData;
  PersonalDetails: PersonalDetails;
  PersonalDetailsInput: PersonalDetailsInput;
  PersonalDetailsPayload: Omit<PersonalDetailsPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  PhoneCountry: PhoneCountry;
  PhoneInput: PhoneInput;
  PhoneMask: PhoneMask;
  PingSessionInput: PingSessionInput;
  PingSessionPayload: Omit<PingSessionPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  PlaceCouponInput: PlaceCouponInput;
  PlaceCouponPayload: Omit<PlaceCouponPayload, 'coupon' | 'coupons' | 'errors' | 'refused'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, coupons: Array<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']>, refused: Array<ResolversParentTypes['RefusedBet']> };
  PlacedBlock: PlacedBlock;
  PlayBonusGameInput: PlayBonusGameInput;
  Played: Played;
  Points: Points;
  PointsEntry: PointsEntry;
  PolicyLogo: PolicyLogo;
  PriceChange: PriceChange;
  PromoCode: PromoCode;
  PromoEffect: PromoEffect;
  Promotion: Omit<Promotion, 'offer'> & { offer: ResolversParentTypes['Offer'] };
  PromotionResults: PromotionResults;
  ProtectionMethods: ProtectionMethods;
  QrSignIn: QrSignIn;
  Query: Record<PropertyKey, never>;
  QuotedBet: QuotedBet;
  RaceScore: RaceScore;
  RateSiteInput: RateSiteInput;
  RateSitePayload: Omit<RateSitePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RecordEventsInput: RecordEventsInput;
  RecordEventsPayload: Omit<RecordEventsPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RecordedEventInput: RecordedEventInput;
  RecoveryCodesPayload: Omit<RecoveryCodesPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RedeemPromoCodeInput: RedeemPromoCodeInput;
  Referral: ReferralModel;
  ReferralLevel: ReferralLevel;
  ReferralMonth: ReferralMonth;
  RefreshTokenInput: RefreshTokenInput;
  RefreshTokenPayload: Omit<RefreshTokenPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RefusedBet: Omit<RefusedBet, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RegisterByPhoneInput: RegisterByPhoneInput;
  RegisterBySocialInput: RegisterBySocialInput;
  RegisterInput: RegisterInput;
  RegisterOneClickInput: RegisterOneClickInput;
  RegisterPayload: Omit<RegisterPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RegistrationCountry: RegistrationCountry;
  RegistrationOptions: RegistrationOptions;
  RegistrationReminder: RegistrationReminder;
  RemoveCurrencyInput: RemoveCurrencyInput;
  RemoveCurrencyPayload: Omit<RemoveCurrencyPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveDocumentFileInput: RemoveDocumentFileInput;
  RemoveRequestFileInput: RemoveRequestFileInput;
  RemoveRequestFilePayload: Omit<RemoveRequestFilePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  RenderSubApplicationInput: RenderSubApplicationInput;
  RenderedComponent: RenderedComponent;
  RenderedSubApplication: RenderedSubApplication;
  ReplyToSupportRequestInput: ReplyToSupportRequestInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ResultChampionship: ResultChampionshipModel;
  ResultChampionshipSummary: Omit<ResultChampionshipSummary, 'championship'> & { championship: ResolversParentTypes['ResultChampionship'] };
  ResultConnection: Omit<ResultConnection, 'edges' | 'sports'> & { edges: Array<ResolversParentTypes['ResultEdge']>, sports: Array<ResolversParentTypes['SportResults']> };
  ResultDay: ResultDay;
  ResultEdge: Omit<ResultEdge, 'node'> & { node: ResolversParentTypes['GameResult'] };
  ResultFilter: ResultFilter;
  ResultMonth: ResultMonth;
  ResultScore: ResultScore;
  RetryLaterError: RetryLaterError;
  Reward: Reward;
  RouteBlock: RouteBlock;
  RouteInfo: RouteModel;
  RouteMapping: RouteMapping;
  RouteRedirect: RouteRedirect;
  RunnerScore: RunnerScore;
  SearchResult: SearchModel;
  SecureBrowserInput: SecureBrowserInput;
  SecureBrowserPayload: Omit<SecureBrowserPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Security: Security;
  SecurityCodeInput: SecurityCodeInput;
  SecurityPayload: Omit<SecurityPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SendActivationCodeInput: SendActivationCodeInput;
  SendCodePayload: Omit<SendCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SendCodeProofInput: SendCodeProofInput;
  SendCredentialsInput: SendCredentialsInput;
  SendCredentialsPayload: Omit<SendCredentialsPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SendEmailBindingCodeInput: SendEmailBindingCodeInput;
  SendPhoneBindingCodeInput: SendPhoneBindingCodeInput;
  SendRecoveryCodeInput: SendRecoveryCodeInput;
  SendRecoveryCodePayload: Omit<SendRecoveryCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SendRegistrationCodeInput: SendRegistrationCodeInput;
  SendSecurityCodePayload: Omit<SendSecurityCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SendSignInCodeInput: SendSignInCodeInput;
  SendTransferCodeInput: SendTransferCodeInput;
  SendTwoStepCodeInput: SendTwoStepCodeInput;
  SendTwoStepCodePayload: Omit<SendTwoStepCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SessionCheck: SessionCheck;
  SetActiveAccountInput: SetActiveAccountInput;
  SetActiveAccountPayload: Omit<SetActiveAccountPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetAutoCashOutInput: SetAutoCashOutInput;
  SetAutoCashOutPayload: Omit<SetAutoCashOutPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']> };
  SetBalanceHiddenInput: SetBalanceHiddenInput;
  SetBalanceHiddenPayload: Omit<SetBalanceHiddenPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SetCasinoFavoriteInput: SetCasinoFavoriteInput;
  SetCasinoFavoritePayload: Omit<SetCasinoFavoritePayload, 'errors' | 'favorites'> & { errors: Array<ResolversParentTypes['UserError']>, favorites?: Maybe<Array<ResolversParentTypes['CasinoGame']>> };
  SetCookiesAgreementInput: SetCookiesAgreementInput;
  SetCookiesAgreementPayload: Omit<SetCookiesAgreementPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SetLimitInput: SetLimitInput;
  SetLimitPayload: Omit<SetLimitPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SetMailingInput: SetMailingInput;
  SetNoticeSettingInput: SetNoticeSettingInput;
  SetNoticeSettingPayload: Omit<SetNoticeSettingPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SetSecurityQuestionInput: SetSecurityQuestionInput;
  ShareCouponInput: ShareCouponInput;
  ShareCouponPayload: Omit<ShareCouponPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  SharedBet: Omit<SharedBet, 'game' | 'market'> & { game: ResolversParentTypes['Game'], market: ResolversParentTypes['Market'] };
  SharedCoupon: Omit<SharedCoupon, 'bets'> & { bets: Array<ResolversParentTypes['SharedBet']> };
  SideRecord: SideRecord;
  SideStatistics: SideStatisticsModel;
  SignInToken: SignInToken;
  SignInTokenInput: SignInTokenInput;
  SiteChange: SiteChange;
  SiteConfig: SiteConfig;
  SiteRating: SiteRating;
  SocialLink: SocialLink;
  SocialNetworkOffer: SocialNetworkOffer;
  Sport: SportModel;
  SportMapEntry: SportMapEntry;
  SportResults: SportResultsModel;
  Standings: StandingsModel;
  StandingsGroup: Omit<StandingsGroup, 'rows'> & { rows: Array<ResolversParentTypes['StandingsRow']> };
  StandingsRow: Omit<StandingsRow, 'team'> & { team: ResolversParentTypes['Opponent'] };
  StartDepositInput: StartDepositInput;
  StartOauthInput: StartOauthInput;
  StartOauthPayload: Omit<StartOauthPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  StartRegistrationPayload: Omit<StartRegistrationPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  StatementMonth: StatementMonth;
  StopNewsletterInput: StopNewsletterInput;
  StopNewsletterPayload: Omit<StopNewsletterPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  StopTwoFactorInput: StopTwoFactorInput;
  String: Scalars['String']['output'];
  SubApplication: SubApplication;
  SubApplicationComponentInput: SubApplicationComponentInput;
  SubmitDocumentInput: SubmitDocumentInput;
  SubscribePushInput: SubscribePushInput;
  SubscribePushPayload: Omit<SubscribePushPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  Subscription: Record<PropertyKey, never>;
  SupportConsultant: SupportConsultant;
  SupportContact: SupportContact;
  SupportProvider: SupportProvider;
  SupportRequest: RequestModel;
  SupportRequestConnection: Omit<SupportRequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['SupportRequestEdge']> };
  SupportRequestEdge: Omit<SupportRequestEdge, 'node'> & { node: ResolversParentTypes['SupportRequest'] };
  SupportRequestFile: SupportRequestFile;
  SupportRequestFilter: SupportRequestFilter;
  SupportRequestMessage: SupportRequestMessage;
  SupportRequestPayload: Omit<SupportRequestPayload, 'errors' | 'request'> & { errors: Array<ResolversParentTypes['UserError']>, request?: Maybe<ResolversParentTypes['SupportRequest']> };
  SupportSubTopic: SupportSubTopic;
  SupportTopic: SupportTopic;
  SupportTopics: SupportTopics;
  SwapBetInput: SwapBetInput;
  SwapBetPayload: Omit<SwapBetPayload, 'coupon' | 'errors'> & { coupon?: Maybe<ResolversParentTypes['Coupon']>, errors: Array<ResolversParentTypes['UserError']> };
  SwapOffer: SwapOffer;
  SwapOutcome: SwapOutcome;
  SystemValue: SystemValue;
  TakeBonusGameAttemptInput: TakeBonusGameAttemptInput;
  Team: TeamModel;
  TeamCashPayment: TeamCashPayment;
  TeamCashPaymentConnection: TeamCashPaymentConnection;
  TeamCashPaymentEdge: TeamCashPaymentEdge;
  TeamStatistics: TeamStatisticsModel;
  TextBlock: TextBlockModel;
  TextHeading: TextHeading;
  TextList: TextList;
  TextNote: TextNote;
  TextParagraph: TextParagraph;
  TextRun: TextRun;
  TextTable: TextTable;
  TotoCategory: TotoCategory;
  TotoDraw: TotoDraw;
  TotoDrawConnection: TotoDrawConnection;
  TotoDrawEdge: TotoDrawEdge;
  TotoKind: TotoKind;
  TotoMatch: TotoMatch;
  TotoNominee: TotoNominee;
  TotoOutcome: TotoOutcome;
  TotoPick: TotoPick;
  TotoPickInput: TotoPickInput;
  TotoTicket: TotoTicketModel;
  TotoTicketConnection: Omit<TotoTicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['TotoTicketEdge']> };
  TotoTicketEdge: Omit<TotoTicketEdge, 'node'> & { node: ResolversParentTypes['TotoTicket'] };
  TotoTicketPayload: Omit<TotoTicketPayload, 'errors' | 'ticket'> & { errors: Array<ResolversParentTypes['UserError']>, ticket?: Maybe<ResolversParentTypes['TotoTicket']> };
  Tournament: TournamentModel;
  TournamentChange: Omit<TournamentChange, 'tournament'> & { tournament: ResolversParentTypes['Tournament'] };
  TournamentConnection: Omit<TournamentConnection, 'edges'> & { edges: Array<ResolversParentTypes['TournamentEdge']> };
  TournamentEdge: Omit<TournamentEdge, 'node'> & { node: ResolversParentTypes['Tournament'] };
  TournamentEntry: EntryModel;
  TournamentEntryConnection: Omit<TournamentEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['TournamentEntryEdge']> };
  TournamentEntryEdge: Omit<TournamentEntryEdge, 'node'> & { node: ResolversParentTypes['TournamentEntry'] };
  TournamentLeader: TournamentLeader;
  TournamentPayload: Omit<TournamentPayload, 'entry' | 'errors'> & { entry?: Maybe<ResolversParentTypes['TournamentEntry']>, errors: Array<ResolversParentTypes['UserError']> };
  TournamentPlay: TournamentPlay;
  TournamentPrize: TournamentPrize;
  TransferUserInput: TransferUserInput;
  TransferUserPayload: Omit<TransferUserPayload, 'errors'> & { errors: Array<ResolversParentTypes['UserError']> };
  TwoStep: TwoStep;
  TwoStepInput: TwoStepInput;
  UnsubscribePushInput: UnsubscribePushInput;
  UnsubscribePushPayload: UnsubscribePushPayload;
  UserConfig: UserConfig;
  UserError: UserErrorModel;
  ValueChangedError: ValueChangedError;
  Verification: Verification;
  VerificationDocument: VerificationDocument;
  Viewer: ViewerModel;
  WithdrawalDetailsInput: WithdrawalDetailsInput;
};

export type CacheControlDirectiveArgs = {
  byCountry: Maybe<Scalars['Boolean']['input']>;
  maxAge: Maybe<Scalars['Int']['input']>;
  scope: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Maybe<Scalars['Int']['input']>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
  sizedFields: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeWhenDirectiveArgs = {
  argument: Scalars['String']['input'];
  assumedSize: Scalars['Int']['input'];
  equals: Scalars['Boolean']['input'];
};

export type ListSizeWhenDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeWhenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  class: RateClass;
  login: Maybe<Array<Scalars['String']['input']>>;
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StaysOpenDirectiveArgs = { };

export type StaysOpenDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = StaysOpenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UpstreamCallDirectiveArgs = {
  weight?: Scalars['String']['input'];
};

export type UpstreamCallDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = UpstreamCallDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptTermsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptTermsPayload'] = ResolversParentTypes['AcceptTermsPayload']> = {
  agreement?: Resolver<Maybe<ResolversTypes['Agreement']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currencyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPointsTypeBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
};

export type AccountConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountConversion'] = ResolversParentTypes['AccountConversion']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConversionStatus'], ParentType, ContextType>;
  toCurrency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
};

export type AccountEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountEntry'] = ResolversParentTypes['AccountEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['CasinoRound']>, ParentType, ContextType>;
  roundId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountEntryType'], ParentType, ContextType>;
};

export type AccountEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountEntryConnection'] = ResolversParentTypes['AccountEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AccountEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountEntryEdge'] = ResolversParentTypes['AccountEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountEntry'], ParentType, ContextType>;
};

export type AccountRightsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountRights'] = ResolversParentTypes['AccountRights']> = {
  canAskSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBetLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBetLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseBonuses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccumulatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Accumulator'] = ResolversParentTypes['Accumulator']> = {
  changesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['Leg']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['Section'], ParentType, ContextType>;
};

export type ActivatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivatePayload'] = ResolversParentTypes['ActivatePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddCurrencyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddCurrencyPayload'] = ResolversParentTypes['AddCurrencyPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AmountErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AmountError'] = ResolversParentTypes['AmountError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnalyticsCounterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnalyticsCounter'] = ResolversParentTypes['AnalyticsCounter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CounterKind'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type AnswerQrSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerQrSignInPayload'] = ResolversParentTypes['AnswerQrSignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppealBanPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppealBanPayload'] = ResolversParentTypes['AppealBanPayload']> = {
  appeal?: Resolver<Maybe<ResolversTypes['BanAppeal']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  categoryPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['TextBlock']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ArticleSummary']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ArticleTag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ArticleSummary'], ParentType, ContextType>;
};

export type ArticleSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleSummary'] = ResolversParentTypes['ArticleSummary']> = {
  categoryPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ArticleTag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleTag'] = ResolversParentTypes['ArticleTag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AskForRatingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskForRatingPayload'] = ResolversParentTypes['AskForRatingPayload']> = {
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AutoCashOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AutoCashOut'] = ResolversParentTypes['AutoCashOut']> = {
  setAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AwardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AwardResult'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BanAppealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BanAppeal'] = ResolversParentTypes['BanAppeal']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  banLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BanAppealState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BanAppealConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BanAppealConnection'] = ResolversParentTypes['BanAppealConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BanAppealEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BanAppealEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BanAppealEdge'] = ResolversParentTypes['BanAppealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BanAppeal'], ParentType, ContextType>;
};

export type BeginTwoFactorPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BeginTwoFactorPayload'] = ResolversParentTypes['BeginTwoFactorPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bet'] = ResolversParentTypes['Bet']> = {
  blockId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  championshipName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  deadHeat?: Resolver<Maybe<ResolversTypes['DeadHeat']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBanker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['BetResult'], ParentType, ContextType>;
  scoreAtPlacing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  swappedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BetProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetProposal'] = ResolversParentTypes['BetProposal']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  deviation?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['Leg']>, ParentType, ContextType>;
};

export type BetProposalRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetProposalRefusal'] = ResolversParentTypes['BetProposalRefusal']> = {
  code?: Resolver<ResolversTypes['BetProposalRefusalCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BetProposalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BetProposals'] = ResolversParentTypes['BetProposals']> = {
  proposals?: Resolver<Array<ResolversTypes['BetProposal']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BetProposalRefusal']>, ParentType, ContextType>;
};

export type BlockQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockQuote'] = ResolversParentTypes['BlockQuote']> = {
  coef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  possibleWin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  articleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  freeRounds?: Resolver<Maybe<ResolversTypes['BonusFreeRounds']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['BonusTerms'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BonusAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusAccount'] = ResolversParentTypes['BonusAccount']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BonusBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusBet'] = ResolversParentTypes['BonusBet']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BonusChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusChange'] = ResolversParentTypes['BonusChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
};

export type BonusConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusConnection'] = ResolversParentTypes['BonusConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BonusEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusCurrencyTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusCurrencyTerms'] = ResolversParentTypes['BonusCurrencyTerms']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  maxBonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minDeposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BonusDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusDetails'] = ResolversParentTypes['BonusDetails']> = {
  bonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['BonusChange']>, ParentType, ContextType>;
  wagers?: Resolver<Array<ResolversTypes['BonusWager']>, ParentType, ContextType>;
};

export type BonusEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusEdge'] = ResolversParentTypes['BonusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType>;
};

export type BonusFreeRoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusFreeRounds'] = ResolversParentTypes['BonusFreeRounds']> = {
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  gameKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BonusGameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGame'] = ResolversParentTypes['BonusGame']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposits?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['BonusGameKey'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['BonusGamePrize']>, ParentType, ContextType>;
};

export type BonusGameAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameAttempt'] = ResolversParentTypes['BonusGameAttempt']> = {
  bonusId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['BonusGameKey'], ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moves?: Resolver<Array<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['BonusGamePrize']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serverSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shown?: Resolver<Array<ResolversTypes['BonusGameCell']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['BonusGameSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusGameAttemptState'], ParentType, ContextType>;
};

export type BonusGameAttemptConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameAttemptConnection'] = ResolversParentTypes['BonusGameAttemptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BonusGameAttemptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusGameAttemptEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameAttemptEdge'] = ResolversParentTypes['BonusGameAttemptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BonusGameAttempt'], ParentType, ContextType>;
};

export type BonusGameCellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameCell'] = ResolversParentTypes['BonusGameCell']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusGamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGamePayload'] = ResolversParentTypes['BonusGamePayload']> = {
  attempt?: Resolver<Maybe<ResolversTypes['BonusGameAttempt']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BonusGamePrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGamePrize'] = ResolversParentTypes['BonusGamePrize']> = {
  amounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BonusGamePrizeKind'], ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['BonusProduct'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusGameSeatResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameSeat'] = ResolversParentTypes['BonusGameSeat']> = {
  attempt?: Resolver<Maybe<ResolversTypes['BonusGameAttempt']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['BonusGameKey'], ParentType, ContextType>;
  hasDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusGameShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusGameShare'] = ResolversParentTypes['BonusGameShare']> = {
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BonusPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusPayload'] = ResolversParentTypes['BonusPayload']> = {
  bonus?: Resolver<Maybe<ResolversTypes['Bonus']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BonusTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusTerms'] = ResolversParentTypes['BonusTerms']> = {
  base?: Resolver<ResolversTypes['WageringBase'], ParentType, ContextType>;
  casinoPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['BonusCurrencyTerms']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeRounds?: Resolver<Maybe<ResolversTypes['FreeRoundsTerms']>, ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['BonusGameShare']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BonusKind'], ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minLegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  offerDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['BonusProduct'], ParentType, ContextType>;
};

export type BonusWagerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusWager'] = ResolversParentTypes['BonusWager']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WagerReason'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['WagerSource'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BrandBookEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrandBookEntry'] = ResolversParentTypes['BrandBookEntry']> = {
  cssProp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cssValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelAutoCashOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelAutoCashOutPayload'] = ResolversParentTypes['CancelAutoCashOutPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelLimitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelLimitPayload'] = ResolversParentTypes['CancelLimitPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widget?: Resolver<Maybe<ResolversTypes['CaptchaWidget']>, ParentType, ContextType>;
};

export type CaptchaErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaError'] = ResolversParentTypes['CaptchaError']> = {
  challenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaWidgetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaWidget'] = ResolversParentTypes['CaptchaWidget']> = {
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashDeskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashDesk'] = ResolversParentTypes['CashDesk']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['CashDeskHours']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CashDeskKind'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashDeskHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashDeskHours'] = ResolversParentTypes['CashDeskHours']> = {
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashOut'] = ResolversParentTypes['CashOut']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAdvance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAuto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashOutCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashOutCouponPayload'] = ResolversParentTypes['CashOutCouponPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashOutOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashOutOffer'] = ResolversParentTypes['CashOutOffer']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashbackResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cashback'] = ResolversParentTypes['Cashback']> = {
  collected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestReturn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['CashbackLevel']>, ParentType, ContextType>;
  mostOfStakes?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['CashbackPayment']>, ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  running?: Resolver<Array<ResolversTypes['CashbackSum']>, ParentType, ContextType>;
  toNextLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CashbackLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashbackLevel'] = ResolversParentTypes['CashbackLevel']> = {
  every?: Resolver<ResolversTypes['CashbackPeriod'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['CashbackBase'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CashbackPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashbackPayment'] = ResolversParentTypes['CashbackPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashbackSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CashbackSum'] = ResolversParentTypes['CashbackSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netLoss?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CasinoCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoCategory'] = ResolversParentTypes['CasinoCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoCollectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoCollection'] = ResolversParentTypes['CasinoCollection']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['CasinoGame']>, ParentType, ContextType, Partial<CasinoCollectionGamesArgs>>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoFreeRoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoFreeRounds'] = ResolversParentTypes['CasinoFreeRounds']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  gameKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CasinoGameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoGame'] = ResolversParentTypes['CasinoGame']> = {
  categories?: Resolver<Maybe<Array<ResolversTypes['CasinoCategory']>>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  halls?: Resolver<Maybe<Array<ResolversTypes['CasinoHall']>>, ParentType, ContextType>;
  hasDemo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  highestMultiplier?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  mechanics?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  minStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldRoute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Maybe<ResolversTypes['CasinoPictures']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['CasinoProvider']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rtp?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rtpFrom?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  tagId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  volatility?: Resolver<Maybe<ResolversTypes['CasinoVolatility']>, ParentType, ContextType>;
};

export type CasinoGameConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoGameConnection'] = ResolversParentTypes['CasinoGameConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CasinoGameEdge']>, ParentType, ContextType>;
  mechanics?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['CasinoProvider']>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasinoGameEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoGameEdge'] = ResolversParentTypes['CasinoGameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CasinoGame'], ParentType, ContextType>;
};

export type CasinoHallSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoHallSummary'] = ResolversParentTypes['CasinoHallSummary']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hall?: Resolver<ResolversTypes['CasinoHall'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoLaunchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoLaunch'] = ResolversParentTypes['CasinoLaunch']> = {
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoPicturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoPictures'] = ResolversParentTypes['CasinoPictures']> = {
  square?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tall?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wide?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CasinoPromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoPromotion'] = ResolversParentTypes['CasinoPromotion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoProvider'] = ResolversParentTypes['CasinoProvider']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoProviderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoProviderConnection'] = ResolversParentTypes['CasinoProviderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CasinoProviderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasinoProviderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoProviderEdge'] = ResolversParentTypes['CasinoProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CasinoProvider'], ParentType, ContextType>;
};

export type CasinoRecentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoRecents'] = ResolversParentTypes['CasinoRecents']> = {
  played?: Resolver<Array<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  unfinished?: Resolver<Array<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
};

export type CasinoRoundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoRound'] = ResolversParentTypes['CasinoRound']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CasinoRoundResult'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  verifyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CasinoRoundConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoRoundConnection'] = ResolversParentTypes['CasinoRoundConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CasinoRoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasinoRoundEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoRoundEdge'] = ResolversParentTypes['CasinoRoundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CasinoRound'], ParentType, ContextType>;
};

export type CasinoTableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CasinoTable'] = ResolversParentTypes['CasinoTable']> = {
  gameKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChampionshipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Championship'] = ResolversParentTypes['Championship']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<ChampionshipGameCountArgs>>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, Partial<ChampionshipGamesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEng?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
};

export type ChatIdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatIdentity'] = ResolversParentTypes['ChatIdentity']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckCaptchaPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckCaptchaPayload'] = ResolversParentTypes['CheckCaptchaPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckRecoveryCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckRecoveryCodePayload'] = ResolversParentTypes['CheckRecoveryCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckTransferCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckTransferCodePayload'] = ResolversParentTypes['CheckTransferCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  redirectToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloseAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseAccountPayload'] = ResolversParentTypes['CloseAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CloseCasinoSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseCasinoSessionPayload'] = ResolversParentTypes['CloseCasinoSessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CollectedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectedEvent'] = ResolversParentTypes['CollectedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CombinationPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CombinationPart'] = ResolversParentTypes['CombinationPart']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isNeedless?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CombinationRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CombinationRefusal'] = ResolversParentTypes['CombinationRefusal']> = {
  code?: Resolver<ResolversTypes['CombinationRefusalCode'], ParentType, ContextType>;
  outcomeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ConversionQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConversionQuote'] = ResolversParentTypes['ConversionQuote']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ratesDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratesSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversionQuotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConversionQuotePayload'] = ResolversParentTypes['ConversionQuotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['ConversionQuote']>, ParentType, ContextType>;
};

export type ConvertAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertAccountPayload'] = ResolversParentTypes['ConvertAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ConvertMoneyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConvertMoneyPayload'] = ResolversParentTypes['ConvertMoneyPayload']> = {
  conversion?: Resolver<Maybe<ResolversTypes['MoneyConversion']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountLeft?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  autoCashOut?: Resolver<Maybe<ResolversTypes['AutoCashOut']>, ParentType, ContextType>;
  bets?: Resolver<Array<ResolversTypes['Bet']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['PlacedBlock']>, ParentType, ContextType>;
  bonusCoef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  bonusPayout?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cashOuts?: Resolver<Array<ResolversTypes['CashOut']>, ParentType, ContextType>;
  coef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  coefByView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coefViewId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  corrected?: Resolver<Maybe<ResolversTypes['Correction']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['FullCover']>, ParentType, ContextType>;
  decidesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dropsOnScoreChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exactCoef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  hyperBonusPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['Insurance']>, ParentType, ContextType>;
  isVip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  offers?: Resolver<Maybe<ResolversTypes['CouponOffers']>, ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  possibleWin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prepaidAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['RejectReason']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CouponState'], ParentType, ContextType>;
  systemValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
};

export type CouponOffersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponOffers'] = ResolversParentTypes['CouponOffers']> = {
  cashOut?: Resolver<Maybe<ResolversTypes['CashOutOffer']>, ParentType, ContextType>;
  insurance?: Resolver<Array<ResolversTypes['InsuranceOffer']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CashOutReason']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['SwapOffer']>, ParentType, ContextType>;
};

export type CouponQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponQuote'] = ResolversParentTypes['CouponQuote']> = {
  antiExpressCoef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  availablePrepaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bets?: Resolver<Array<ResolversTypes['QuotedBet']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['BlockQuote']>, ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['BonusBet']>, ParentType, ContextType>;
  coef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  hyperBonus?: Resolver<Maybe<ResolversTypes['HyperBonus']>, ParentType, ContextType>;
  isVipAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxPayout?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minPossibleWin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  possibleWin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promo?: Resolver<Maybe<ResolversTypes['PromoEffect']>, ParentType, ContextType>;
  systemValues?: Resolver<Array<ResolversTypes['SystemValue']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CreateCaptchaPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCaptchaPayload'] = ResolversParentTypes['CreateCaptchaPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCaptchaSoundPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCaptchaSoundPayload'] = ResolversParentTypes['CreateCaptchaSoundPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sound?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateDeviceTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateDeviceTokenPayload'] = ResolversParentTypes['CreateDeviceTokenPayload']> = {
  device?: Resolver<Maybe<ResolversTypes['DeviceToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateQrSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateQrSignInPayload'] = ResolversParentTypes['CreateQrSignInPayload']> = {
  checkNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateSignInTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateSignInTokenPayload'] = ResolversParentTypes['CreateSignInTokenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  methodId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  device?: Resolver<Maybe<ResolversTypes['DeviceToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
  userToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CredentialsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Credentials'] = ResolversParentTypes['Credentials']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialsErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CredentialsError'] = ResolversParentTypes['CredentialsError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  amountStep?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minorDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadHeatResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeadHeat'] = ResolversParentTypes['DeadHeat']> = {
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecideLimitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecideLimitPayload'] = ResolversParentTypes['DecideLimitPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeviceSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['DeviceKind']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeviceToken'] = ResolversParentTypes['DeviceToken']> = {
  componentsData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DictionaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dictionary'] = ResolversParentTypes['Dictionary']> = {
  entries?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DictionaryBundleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DictionaryBundle'] = ResolversParentTypes['DictionaryBundle']> = {
  dictionaries?: Resolver<Array<ResolversTypes['Dictionary']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentFile'] = ResolversParentTypes['DocumentFile']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentPayload'] = ResolversParentTypes['DocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['VerificationDocument']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['DeviceSession']>>, ParentType, ContextType>;
};

export type EndedMarketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndedMarket'] = ResolversParentTypes['EndedMarket']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['EndedOutcome']>, ParentType, ContextType>;
  param?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndedOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndedOutcome'] = ResolversParentTypes['EndedOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['BetResult'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportMyDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportMyDataPayload'] = ResolversParentTypes['ExportMyDataPayload']> = {
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  championship?: Resolver<Maybe<ResolversTypes['Championship']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FavoriteKind'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type FavoritesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FavoritesPayload'] = ResolversParentTypes['FavoritesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  favorites?: Resolver<Maybe<Array<ResolversTypes['Favorite']>>, ParentType, ContextType>;
};

export type FormEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormEntry'] = ResolversParentTypes['FormEntry']> = {
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['MatchOutcome'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['GameResult'], ParentType, ContextType>;
};

export type FreeRoundsTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeRoundsTerms'] = ResolversParentTypes['FreeRoundsTerms']> = {
  game?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType>;
  gameKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type FriendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Friend'] = ResolversParentTypes['Friend']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldFor?: Resolver<Maybe<ResolversTypes['HeldFor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReferralState'], ParentType, ContextType>;
};

export type FriendConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FriendConnection'] = ResolversParentTypes['FriendConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FriendEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FriendEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FriendEdge'] = ResolversParentTypes['FriendEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Friend'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  championship?: Resolver<Maybe<ResolversTypes['Championship']>, ParentType, ContextType>;
  endedMarkets?: Resolver<Maybe<Array<ResolversTypes['EndedMarket']>>, ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['GameEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  markets?: Resolver<Maybe<Array<ResolversTypes['Market']>>, ParentType, ContextType, RequireFields<GameMarketsArgs, 'asian' | 'main'>>;
  opponents?: Resolver<Array<ResolversTypes['Opponent']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['GameScore']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['Section'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['GameStatistics']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameAddress'] = ResolversParentTypes['GameAddress']> = {
  area?: Resolver<ResolversTypes['SportArea'], ParentType, ContextType>;
  championshipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  championshipSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cyberVariant?: Resolver<Maybe<ResolversTypes['CyberVariant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GameAddressConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameAddressConnection'] = ResolversParentTypes['GameAddressConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameAddressEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameAddressEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameAddressEdge'] = ResolversParentTypes['GameAddressEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameAddress'], ParentType, ContextType>;
};

export type GameChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameChange'] = ResolversParentTypes['GameChange']> = {
  eventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  goneOutcomeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isSnapshot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newEvents?: Resolver<Array<ResolversTypes['GameEvent']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['GameScore']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['Section'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameCombinationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameCombination'] = ResolversParentTypes['GameCombination']> = {
  leg?: Resolver<Maybe<ResolversTypes['Leg']>, ParentType, ContextType>;
  marketTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CombinationPart']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['CombinationRefusal']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type GameEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameEvent'] = ResolversParentTypes['GameEvent']> = {
  minute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scoreAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameEventType'], ParentType, ContextType>;
};

export type GameResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameResult'] = ResolversParentTypes['GameResult']> = {
  championship?: Resolver<ResolversTypes['ResultChampionship'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['ResultEnding'], ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['GameEvent']>>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  hasTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwnGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opponents?: Resolver<Array<ResolversTypes['Opponent']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['ResultScore']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shootout?: Resolver<Maybe<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
};

export type GameScoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameScore'] = ResolversParentTypes['GameScore']> = {
  away?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awayPoints?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clockSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homePoints?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapWinners?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
  race?: Resolver<Maybe<ResolversTypes['RaceScore']>, ParentType, ContextType>;
  serving?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameStatistics'] = ResolversParentTypes['GameStatistics']> = {
  away?: Resolver<ResolversTypes['SideStatistics'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  headToHead?: Resolver<ResolversTypes['HeadToHead'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['SideStatistics'], ParentType, ContextType>;
  standings?: Resolver<Maybe<ResolversTypes['Standings']>, ParentType, ContextType>;
};

export type HeadToHeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeadToHead'] = ResolversParentTypes['HeadToHead']> = {
  awayWins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homeWins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['GameResult']>, ParentType, ContextType>;
};

export type HomePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomePage'] = ResolversParentTypes['HomePage']> = {
  subApplicationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['HomePageType'], ParentType, ContextType>;
};

export type HyperBonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HyperBonus'] = ResolversParentTypes['HyperBonus']> = {
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  nextBets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type HyperBonusRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HyperBonusRule'] = ResolversParentTypes['HyperBonusRule']> = {
  maxAmountInSteps?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minAmountInSteps?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['HyperBonusStep']>, ParentType, ContextType>;
};

export type HyperBonusStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HyperBonusStep'] = ResolversParentTypes['HyperBonusStep']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type InputErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsuranceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Insurance'] = ResolversParentTypes['Insurance']> = {
  insuredAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsuranceOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceOffer'] = ResolversParentTypes['InsuranceOffer']> = {
  insuredAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InsureCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsureCouponPayload'] = ResolversParentTypes['InsureCouponPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IsoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IsoCode'] = ResolversParentTypes['IsoCode']> = {
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LanguageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRtl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LaunchPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LaunchPayload'] = ResolversParentTypes['LaunchPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  launch?: Resolver<Maybe<ResolversTypes['CasinoLaunch']>, ParentType, ContextType>;
};

export type LegResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Leg'] = ResolversParentTypes['Leg']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  isSpecialCoef?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type LimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Limit'] = ResolversParentTypes['Limit']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChangeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limitBalance?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  limitState?: Resolver<ResolversTypes['LimitState'], ParentType, ContextType>;
  limitType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['Decimal']>>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['PendingLimit']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['LimitSection'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LockedErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LockedError'] = ResolversParentTypes['LockedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  lockedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogInByQrPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInByQrPayload'] = ResolversParentTypes['LogInByQrPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = {
  device?: Resolver<Maybe<ResolversTypes['DeviceToken']>, ParentType, ContextType>;
  errorClass?: Resolver<Maybe<ResolversTypes['AuthErrorClass']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  nextForm?: Resolver<Maybe<ResolversTypes['AuthForm']>, ParentType, ContextType>;
  registrationToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  ballCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bets?: Resolver<Array<ResolversTypes['LottoBet']>, ParentType, ContextType>;
  bonusCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['LottoCategory']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  deadlineHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawnCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxBets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDraws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxNumbers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxWin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minPicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextClosesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextDrawId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  poolShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['LottoReturn']>, ParentType, ContextType>;
};

export type LottoBallStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoBallStatistics'] = ResolversParentTypes['LottoBallStatistics']> = {
  ball?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoBet'] = ResolversParentTypes['LottoBet']> = {
  chance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  numberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LottoCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoCategory'] = ResolversParentTypes['LottoCategory']> = {
  fund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oneIn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  picks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  winnerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withBonus?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type LottoDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoDraw'] = ResolversParentTypes['LottoDraw']> = {
  balls?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['LottoCategory']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['Lottery'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  popularity?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawState'], ParentType, ContextType>;
  ticketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticketsHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoDrawConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoDrawConnection'] = ResolversParentTypes['LottoDrawConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LottoDrawEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoDrawEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoDrawEdge'] = ResolversParentTypes['LottoDrawEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LottoDraw'], ParentType, ContextType>;
};

export type LottoEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoEntry'] = ResolversParentTypes['LottoEntry']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LottoEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoEntryConnection'] = ResolversParentTypes['LottoEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LottoEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoEntryEdge'] = ResolversParentTypes['LottoEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LottoEntry'], ParentType, ContextType>;
};

export type LottoReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoReturn'] = ResolversParentTypes['LottoReturn']> = {
  picks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LottoStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoStatistics'] = ResolversParentTypes['LottoStatistics']> = {
  balls?: Resolver<Array<ResolversTypes['LottoBallStatistics']>, ParentType, ContextType>;
  drawCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicket'] = ResolversParentTypes['LottoTicket']> = {
  betId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bets?: Resolver<Array<ResolversTypes['LottoTicketBet']>, ParentType, ContextType>;
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['LottoDraw']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  picks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
};

export type LottoTicketBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicketBet'] = ResolversParentTypes['LottoTicketBet']> = {
  betId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
};

export type LottoTicketCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicketCheck'] = ResolversParentTypes['LottoTicketCheck']> = {
  betId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bets?: Resolver<Array<ResolversTypes['LottoTicketBet']>, ParentType, ContextType>;
  drawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
};

export type LottoTicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicketConnection'] = ResolversParentTypes['LottoTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LottoTicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LottoTicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicketEdge'] = ResolversParentTypes['LottoTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LottoTicket'], ParentType, ContextType>;
};

export type LottoTicketPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LottoTicketPayload'] = ResolversParentTypes['LottoTicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['LottoTicket']>, ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['LottoTicket']>, ParentType, ContextType>;
};

export type MailingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mailing'] = ResolversParentTypes['Mailing']> = {
  mailBets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailDeposits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MaintenanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Maintenance'] = ResolversParentTypes['Maintenance']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notifiesFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notifiesUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkNoticesReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNoticesReadPayload'] = ResolversParentTypes['MarkNoticesReadPayload']> = {
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Market'] = ResolversParentTypes['Market']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['Outcome']>, ParentType, ContextType>;
  param?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MoneyConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MoneyConversion'] = ResolversParentTypes['MoneyConversion']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fromAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  toAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptTerms?: Resolver<Maybe<ResolversTypes['AcceptTermsPayload']>, ParentType, ContextType>;
  activateEmail?: Resolver<Maybe<ResolversTypes['ActivatePayload']>, ParentType, ContextType, RequireFields<MutationActivateEmailArgs, 'input'>>;
  activateFast?: Resolver<Maybe<ResolversTypes['ActivatePayload']>, ParentType, ContextType, RequireFields<MutationActivateFastArgs, 'input'>>;
  addCurrency?: Resolver<Maybe<ResolversTypes['AddCurrencyPayload']>, ParentType, ContextType, RequireFields<MutationAddCurrencyArgs, 'input'>>;
  addFavorites?: Resolver<Maybe<ResolversTypes['FavoritesPayload']>, ParentType, ContextType, RequireFields<MutationAddFavoritesArgs, 'input'>>;
  answerQrSignIn?: Resolver<Maybe<ResolversTypes['AnswerQrSignInPayload']>, ParentType, ContextType, RequireFields<MutationAnswerQrSignInArgs, 'input'>>;
  appealBan?: Resolver<Maybe<ResolversTypes['AppealBanPayload']>, ParentType, ContextType, RequireFields<MutationAppealBanArgs, 'input'>>;
  askForRating?: Resolver<Maybe<ResolversTypes['AskForRatingPayload']>, ParentType, ContextType>;
  beginDocument?: Resolver<Maybe<ResolversTypes['DocumentPayload']>, ParentType, ContextType, RequireFields<MutationBeginDocumentArgs, 'input'>>;
  beginTwoFactor?: Resolver<Maybe<ResolversTypes['BeginTwoFactorPayload']>, ParentType, ContextType>;
  bindEmail?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationBindEmailArgs, 'input'>>;
  bindPhone?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationBindPhoneArgs, 'input'>>;
  buyLottoTicket?: Resolver<Maybe<ResolversTypes['LottoTicketPayload']>, ParentType, ContextType, RequireFields<MutationBuyLottoTicketArgs, 'input'>>;
  buyReward?: Resolver<Maybe<ResolversTypes['BonusPayload']>, ParentType, ContextType, RequireFields<MutationBuyRewardArgs, 'input'>>;
  buyTotoTicket?: Resolver<Maybe<ResolversTypes['TotoTicketPayload']>, ParentType, ContextType, RequireFields<MutationBuyTotoTicketArgs, 'input'>>;
  cancelAutoCashOut?: Resolver<Maybe<ResolversTypes['CancelAutoCashOutPayload']>, ParentType, ContextType, RequireFields<MutationCancelAutoCashOutArgs, 'input'>>;
  cancelLimit?: Resolver<Maybe<ResolversTypes['CancelLimitPayload']>, ParentType, ContextType, RequireFields<MutationCancelLimitArgs, 'input'>>;
  cancelWithdrawal?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'input'>>;
  cashOutCoupon?: Resolver<Maybe<ResolversTypes['CashOutCouponPayload']>, ParentType, ContextType, RequireFields<MutationCashOutCouponArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkCaptcha?: Resolver<Maybe<ResolversTypes['CheckCaptchaPayload']>, ParentType, ContextType, RequireFields<MutationCheckCaptchaArgs, 'input'>>;
  checkRecoveryCode?: Resolver<Maybe<ResolversTypes['CheckRecoveryCodePayload']>, ParentType, ContextType, RequireFields<MutationCheckRecoveryCodeArgs, 'input'>>;
  checkTransferCode?: Resolver<Maybe<ResolversTypes['CheckTransferCodePayload']>, ParentType, ContextType, RequireFields<MutationCheckTransferCodeArgs, 'input'>>;
  claimOffer?: Resolver<Maybe<ResolversTypes['BonusPayload']>, ParentType, ContextType, RequireFields<MutationClaimOfferArgs, 'input'>>;
  closeAccount?: Resolver<Maybe<ResolversTypes['CloseAccountPayload']>, ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'input'>>;
  closeCasinoSession?: Resolver<Maybe<ResolversTypes['CloseCasinoSessionPayload']>, ParentType, ContextType, RequireFields<MutationCloseCasinoSessionArgs, 'input'>>;
  closeSupportRequest?: Resolver<Maybe<ResolversTypes['SupportRequestPayload']>, ParentType, ContextType, RequireFields<MutationCloseSupportRequestArgs, 'input'>>;
  confirmPassword?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationConfirmPasswordArgs, 'input'>>;
  confirmRegistration?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationConfirmRegistrationArgs, 'input'>>;
  confirmTwoFactor?: Resolver<Maybe<ResolversTypes['RecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'input'>>;
  convertAccount?: Resolver<Maybe<ResolversTypes['ConvertAccountPayload']>, ParentType, ContextType>;
  convertMoney?: Resolver<Maybe<ResolversTypes['ConvertMoneyPayload']>, ParentType, ContextType, RequireFields<MutationConvertMoneyArgs, 'input'>>;
  createCaptcha?: Resolver<Maybe<ResolversTypes['CreateCaptchaPayload']>, ParentType, ContextType, Partial<MutationCreateCaptchaArgs>>;
  createCaptchaSound?: Resolver<Maybe<ResolversTypes['CreateCaptchaSoundPayload']>, ParentType, ContextType, RequireFields<MutationCreateCaptchaSoundArgs, 'input'>>;
  createDeviceToken?: Resolver<Maybe<ResolversTypes['CreateDeviceTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateDeviceTokenArgs, 'input'>>;
  createQrSignIn?: Resolver<Maybe<ResolversTypes['CreateQrSignInPayload']>, ParentType, ContextType>;
  createSignInToken?: Resolver<Maybe<ResolversTypes['CreateSignInTokenPayload']>, ParentType, ContextType>;
  createSupportRequest?: Resolver<Maybe<ResolversTypes['SupportRequestPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportRequestArgs, 'input'>>;
  createToken?: Resolver<Maybe<ResolversTypes['CreateTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  createTokenTwoStep?: Resolver<Maybe<ResolversTypes['CreateTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateTokenTwoStepArgs, 'input'>>;
  decideLimit?: Resolver<Maybe<ResolversTypes['DecideLimitPayload']>, ParentType, ContextType, RequireFields<MutationDecideLimitArgs, 'input'>>;
  endSessions?: Resolver<Maybe<ResolversTypes['EndSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionsArgs, 'input'>>;
  exportMyData?: Resolver<Maybe<ResolversTypes['ExportMyDataPayload']>, ParentType, ContextType>;
  forfeitBonus?: Resolver<Maybe<ResolversTypes['BonusPayload']>, ParentType, ContextType, RequireFields<MutationForfeitBonusArgs, 'input'>>;
  insureCoupon?: Resolver<Maybe<ResolversTypes['InsureCouponPayload']>, ParentType, ContextType, RequireFields<MutationInsureCouponArgs, 'input'>>;
  joinTournament?: Resolver<Maybe<ResolversTypes['TournamentPayload']>, ParentType, ContextType, RequireFields<MutationJoinTournamentArgs, 'input'>>;
  launchCasinoGame?: Resolver<Maybe<ResolversTypes['LaunchPayload']>, ParentType, ContextType, RequireFields<MutationLaunchCasinoGameArgs, 'input'>>;
  logIn?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInByOauth?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInByOauthArgs, 'input'>>;
  logInByQr?: Resolver<Maybe<ResolversTypes['LogInByQrPayload']>, ParentType, ContextType, RequireFields<MutationLogInByQrArgs, 'input'>>;
  logInBySms?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInBySmsArgs, 'input'>>;
  logInBySocial?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInBySocialArgs, 'input'>>;
  logInByToken?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInByTokenArgs, 'input'>>;
  logInTwoStep?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInTwoStepArgs, 'input'>>;
  logOut?: Resolver<Maybe<ResolversTypes['LogOutPayload']>, ParentType, ContextType>;
  markNoticesRead?: Resolver<Maybe<ResolversTypes['MarkNoticesReadPayload']>, ParentType, ContextType, RequireFields<MutationMarkNoticesReadArgs, 'input'>>;
  oneTap?: Resolver<Maybe<ResolversTypes['OneTapPayload']>, ParentType, ContextType, RequireFields<MutationOneTapArgs, 'input'>>;
  pingSession?: Resolver<Maybe<ResolversTypes['PingSessionPayload']>, ParentType, ContextType, RequireFields<MutationPingSessionArgs, 'input'>>;
  placeCoupon?: Resolver<Maybe<ResolversTypes['PlaceCouponPayload']>, ParentType, ContextType, RequireFields<MutationPlaceCouponArgs, 'input'>>;
  playBonusGame?: Resolver<Maybe<ResolversTypes['BonusGamePayload']>, ParentType, ContextType, RequireFields<MutationPlayBonusGameArgs, 'input'>>;
  rateSite?: Resolver<Maybe<ResolversTypes['RateSitePayload']>, ParentType, ContextType, RequireFields<MutationRateSiteArgs, 'input'>>;
  recordEvents?: Resolver<Maybe<ResolversTypes['RecordEventsPayload']>, ParentType, ContextType, RequireFields<MutationRecordEventsArgs, 'input'>>;
  redeemPromoCode?: Resolver<Maybe<ResolversTypes['BonusPayload']>, ParentType, ContextType, RequireFields<MutationRedeemPromoCodeArgs, 'input'>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['RefreshTokenPayload']>, ParentType, ContextType, RequireFields<MutationRefreshTokenArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['StartRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerByPhone?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterByPhoneArgs, 'input'>>;
  registerBySocial?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterBySocialArgs, 'input'>>;
  registerOneClick?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterOneClickArgs, 'input'>>;
  removeCurrency?: Resolver<Maybe<ResolversTypes['RemoveCurrencyPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCurrencyArgs, 'input'>>;
  removeDocumentFile?: Resolver<Maybe<ResolversTypes['DocumentPayload']>, ParentType, ContextType, RequireFields<MutationRemoveDocumentFileArgs, 'input'>>;
  removeFavorites?: Resolver<Maybe<ResolversTypes['FavoritesPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFavoritesArgs, 'input'>>;
  removeRequestFile?: Resolver<Maybe<ResolversTypes['RemoveRequestFilePayload']>, ParentType, ContextType, RequireFields<MutationRemoveRequestFileArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<Maybe<ResolversTypes['RecoveryCodesPayload']>, ParentType, ContextType>;
  replyToSupportRequest?: Resolver<Maybe<ResolversTypes['SupportRequestPayload']>, ParentType, ContextType, RequireFields<MutationReplyToSupportRequestArgs, 'input'>>;
  requestWithdrawal?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationRequestWithdrawalArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  savePersonalDetails?: Resolver<Maybe<ResolversTypes['PersonalDetailsPayload']>, ParentType, ContextType, RequireFields<MutationSavePersonalDetailsArgs, 'input'>>;
  secureBrowser?: Resolver<Maybe<ResolversTypes['SecureBrowserPayload']>, ParentType, ContextType, RequireFields<MutationSecureBrowserArgs, 'input'>>;
  sendActivationCode?: Resolver<Maybe<ResolversTypes['SendCodePayload']>, ParentType, ContextType, RequireFields<MutationSendActivationCodeArgs, 'input'>>;
  sendActivationLink?: Resolver<Maybe<ResolversTypes['SendCodePayload']>, ParentType, ContextType, Partial<MutationSendActivationLinkArgs>>;
  sendCredentials?: Resolver<Maybe<ResolversTypes['SendCredentialsPayload']>, ParentType, ContextType, RequireFields<MutationSendCredentialsArgs, 'input'>>;
  sendEmailBindingCode?: Resolver<Maybe<ResolversTypes['SendSecurityCodePayload']>, ParentType, ContextType, RequireFields<MutationSendEmailBindingCodeArgs, 'input'>>;
  sendPhoneBindingCode?: Resolver<Maybe<ResolversTypes['SendSecurityCodePayload']>, ParentType, ContextType, RequireFields<MutationSendPhoneBindingCodeArgs, 'input'>>;
  sendRecoveryCode?: Resolver<Maybe<ResolversTypes['SendRecoveryCodePayload']>, ParentType, ContextType, RequireFields<MutationSendRecoveryCodeArgs, 'input'>>;
  sendRegistrationCode?: Resolver<Maybe<ResolversTypes['SendCodePayload']>, ParentType, ContextType, RequireFields<MutationSendRegistrationCodeArgs, 'input'>>;
  sendSignInCode?: Resolver<Maybe<ResolversTypes['SendCodePayload']>, ParentType, ContextType, RequireFields<MutationSendSignInCodeArgs, 'input'>>;
  sendStopCode?: Resolver<Maybe<ResolversTypes['SendSecurityCodePayload']>, ParentType, ContextType, Partial<MutationSendStopCodeArgs>>;
  sendTransferCode?: Resolver<Maybe<ResolversTypes['SendCodePayload']>, ParentType, ContextType, RequireFields<MutationSendTransferCodeArgs, 'input'>>;
  sendTwoStepCode?: Resolver<Maybe<ResolversTypes['SendTwoStepCodePayload']>, ParentType, ContextType, RequireFields<MutationSendTwoStepCodeArgs, 'input'>>;
  setActiveAccount?: Resolver<Maybe<ResolversTypes['SetActiveAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetActiveAccountArgs, 'input'>>;
  setAutoCashOut?: Resolver<Maybe<ResolversTypes['SetAutoCashOutPayload']>, ParentType, ContextType, RequireFields<MutationSetAutoCashOutArgs, 'input'>>;
  setBalanceHidden?: Resolver<Maybe<ResolversTypes['SetBalanceHiddenPayload']>, ParentType, ContextType, RequireFields<MutationSetBalanceHiddenArgs, 'input'>>;
  setCasinoFavorite?: Resolver<Maybe<ResolversTypes['SetCasinoFavoritePayload']>, ParentType, ContextType, RequireFields<MutationSetCasinoFavoriteArgs, 'input'>>;
  setCookiesAgreement?: Resolver<Maybe<ResolversTypes['SetCookiesAgreementPayload']>, ParentType, ContextType, RequireFields<MutationSetCookiesAgreementArgs, 'input'>>;
  setLimit?: Resolver<Maybe<ResolversTypes['SetLimitPayload']>, ParentType, ContextType, RequireFields<MutationSetLimitArgs, 'input'>>;
  setMailing?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationSetMailingArgs, 'input'>>;
  setNoticeSetting?: Resolver<Maybe<ResolversTypes['SetNoticeSettingPayload']>, ParentType, ContextType, RequireFields<MutationSetNoticeSettingArgs, 'input'>>;
  setSecurityQuestion?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationSetSecurityQuestionArgs, 'input'>>;
  shareCoupon?: Resolver<Maybe<ResolversTypes['ShareCouponPayload']>, ParentType, ContextType, RequireFields<MutationShareCouponArgs, 'input'>>;
  startDeposit?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationStartDepositArgs, 'input'>>;
  startOauth?: Resolver<Maybe<ResolversTypes['StartOauthPayload']>, ParentType, ContextType, RequireFields<MutationStartOauthArgs, 'input'>>;
  stopNewsletter?: Resolver<Maybe<ResolversTypes['StopNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationStopNewsletterArgs, 'input'>>;
  stopTwoFactor?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType, RequireFields<MutationStopTwoFactorArgs, 'input'>>;
  submitDocument?: Resolver<Maybe<ResolversTypes['DocumentPayload']>, ParentType, ContextType, RequireFields<MutationSubmitDocumentArgs, 'input'>>;
  subscribePush?: Resolver<Maybe<ResolversTypes['SubscribePushPayload']>, ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  swapBet?: Resolver<Maybe<ResolversTypes['SwapBetPayload']>, ParentType, ContextType, RequireFields<MutationSwapBetArgs, 'input'>>;
  syncProtectionMethods?: Resolver<Maybe<ResolversTypes['SecurityPayload']>, ParentType, ContextType>;
  takeBonusGameAttempt?: Resolver<Maybe<ResolversTypes['BonusGamePayload']>, ParentType, ContextType, RequireFields<MutationTakeBonusGameAttemptArgs, 'input'>>;
  transferUser?: Resolver<Maybe<ResolversTypes['TransferUserPayload']>, ParentType, ContextType, RequireFields<MutationTransferUserArgs, 'input'>>;
  unsubscribePush?: Resolver<Maybe<ResolversTypes['UnsubscribePushPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribePushArgs, 'input'>>;
};

export type NamedColorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedColor'] = ResolversParentTypes['NamedColor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeAddedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoticeAdded'] = ResolversParentTypes['NoticeAdded']> = {
  notice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoticeConnection'] = ResolversParentTypes['NoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoticeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoticeEdge'] = ResolversParentTypes['NoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
};

export type NoticeSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NoticeSetting'] = ResolversParentTypes['NoticeSetting']> = {
  channel?: Resolver<ResolversTypes['NoticeChannel'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
};

export type OddsChangedErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OddsChangedError'] = ResolversParentTypes['OddsChangedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  oldCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  audience?: Resolver<ResolversTypes['OfferAudience'], ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCombinable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWelcome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['OfferPartner']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['OfferPhase'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['OfferRepeat'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['BonusTerms'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OfferEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferEdge'] = ResolversParentTypes['OfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
};

export type OfferPartnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferPartner'] = ResolversParentTypes['OfferPartner']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferStandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferStanding'] = ResolversParentTypes['OfferStanding']> = {
  hindrance?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OneTapPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OneTapPayload'] = ResolversParentTypes['OneTapPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpponentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Opponent'] = ResolversParentTypes['Opponent']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEng?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Outcome'] = ResolversParentTypes['Outcome']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageCanonicalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageCanonical'] = ResolversParentTypes['PageCanonical']> = {
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CanonicalMode'], ParentType, ContextType>;
  targetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageContent'] = ResolversParentTypes['PageContent']> = {
  content?: Resolver<Array<ResolversTypes['TextBlock']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageMetaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageMeta'] = ResolversParentTypes['PageMeta']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageSeoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageSeo'] = ResolversParentTypes['PageSeo']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  canonical?: Resolver<Maybe<ResolversTypes['PageCanonical']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['TextBlock']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hierarchyMetaRobots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isIndexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metaRobots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metas?: Resolver<Array<ResolversTypes['PageMeta']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  styles?: Resolver<Array<ResolversTypes['BrandBookEntry']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageSummary'] = ResolversParentTypes['PageSummary']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PageVisualResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageVisual'] = ResolversParentTypes['PageVisual']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<Array<ResolversTypes['BrandBookEntry']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['PaymentEvent']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instrumentBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instrumentLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentEvent'] = ResolversParentTypes['PaymentEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentFeeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentFee'] = ResolversParentTypes['PaymentFee']> = {
  fixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PaymentInstrumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentInstrument'] = ResolversParentTypes['PaymentInstrument']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  banks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['PaymentMethodBlock']>, ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['PaymentDestination'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['PaymentFee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instruments?: Resolver<Array<ResolversTypes['PaymentInstrument']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxPerDay?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxPerMonth?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minutesFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  presets?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type PendingLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingLimit'] = ResolversParentTypes['PendingLimit']> = {
  approveUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['LimitChange'], ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  needApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PeriodScoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PeriodScore'] = ResolversParentTypes['PeriodScore']> = {
  away?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalDetails'] = ResolversParentTypes['PersonalDetails']> = {
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasContacts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalDetailsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalDetailsPayload'] = ResolversParentTypes['PersonalDetailsPayload']> = {
  details?: Resolver<Maybe<ResolversTypes['PersonalDetails']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PhoneCountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PhoneCountry'] = ResolversParentTypes['PhoneCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mask?: Resolver<Maybe<ResolversTypes['PhoneMask']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneMaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PhoneMask'] = ResolversParentTypes['PhoneMask']> = {
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PingSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PingSessionPayload'] = ResolversParentTypes['PingSessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isDisconnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRealityCheckDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pingSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  playedSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceCouponPayload'] = ResolversParentTypes['PlaceCouponPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedBet']>, ParentType, ContextType>;
};

export type PlacedBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlacedBlock'] = ResolversParentTypes['PlacedBlock']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlayedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Played'] = ResolversParentTypes['Played']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PointsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['PointsEntry']>, ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PointsReason'], ParentType, ContextType>;
};

export type PolicyLogoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PolicyLogo'] = ResolversParentTypes['PolicyLogo']> = {
  countryIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromoKind'], ParentType, ContextType>;
  kinds?: Resolver<Maybe<Array<ResolversTypes['CouponKind']>>, ParentType, ContextType>;
  maxBonus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minBets?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCoef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PromoEffectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromoEffect'] = ResolversParentTypes['PromoEffect']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromoKind'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['PromotionResults']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromotionResults'] = ResolversParentTypes['PromotionResults']> = {
  paid?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProtectionMethodsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionMethods'] = ResolversParentTypes['ProtectionMethods']> = {
  isEmailAuthOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPasswordChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSecurityQuestionOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTwoFactorOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QrSignInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QrSignIn'] = ResolversParentTypes['QrSignIn']> = {
  checkNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accumulators?: Resolver<Maybe<Array<ResolversTypes['Accumulator']>>, ParentType, ContextType, RequireFields<QueryAccumulatorsArgs, 'section'>>;
  areaApplication?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAreaApplicationArgs, 'area'>>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'section' | 'slug'>>;
  articlePreview?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticlePreviewArgs, 'section' | 'slug' | 'token'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'section'>>;
  awards?: Resolver<Maybe<Array<ResolversTypes['Award']>>, ParentType, ContextType>;
  blogCategories?: Resolver<Maybe<Array<ResolversTypes['BlogCategory']>>, ParentType, ContextType>;
  blogCategory?: Resolver<Maybe<ResolversTypes['BlogCategory']>, ParentType, ContextType, RequireFields<QueryBlogCategoryArgs, 'path'>>;
  bonusGames?: Resolver<Maybe<Array<ResolversTypes['BonusGame']>>, ParentType, ContextType>;
  captchaSecondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryCaptchaSecondsLeftArgs, 'challengeId'>>;
  cashDesks?: Resolver<Maybe<Array<ResolversTypes['CashDesk']>>, ParentType, ContextType, Partial<QueryCashDesksArgs>>;
  casinoCategories?: Resolver<Maybe<Array<ResolversTypes['CasinoCategory']>>, ParentType, ContextType>;
  casinoCollections?: Resolver<Maybe<Array<ResolversTypes['CasinoCollection']>>, ParentType, ContextType, Partial<QueryCasinoCollectionsArgs>>;
  casinoGame?: Resolver<Maybe<ResolversTypes['CasinoGame']>, ParentType, ContextType, RequireFields<QueryCasinoGameArgs, 'key'>>;
  casinoGames?: Resolver<Maybe<ResolversTypes['CasinoGameConnection']>, ParentType, ContextType, Partial<QueryCasinoGamesArgs>>;
  casinoHalls?: Resolver<Maybe<Array<ResolversTypes['CasinoHallSummary']>>, ParentType, ContextType>;
  casinoProviders?: Resolver<Maybe<ResolversTypes['CasinoProviderConnection']>, ParentType, ContextType, Partial<QueryCasinoProvidersArgs>>;
  casinoTables?: Resolver<Maybe<Array<ResolversTypes['CasinoTable']>>, ParentType, ContextType>;
  championship?: Resolver<Maybe<ResolversTypes['Championship']>, ParentType, ContextType, RequireFields<QueryChampionshipArgs, 'id'>>;
  collectedEvents?: Resolver<Maybe<Array<ResolversTypes['CollectedEvent']>>, ParentType, ContextType, Partial<QueryCollectedEventsArgs>>;
  counters?: Resolver<Maybe<Array<ResolversTypes['AnalyticsCounter']>>, ParentType, ContextType, RequireFields<QueryCountersArgs, 'domain' | 'projectId'>>;
  couponQuote?: Resolver<Maybe<ResolversTypes['CouponQuote']>, ParentType, ContextType, RequireFields<QueryCouponQuoteArgs, 'input'>>;
  currencies?: Resolver<Maybe<Array<ResolversTypes['Currency']>>, ParentType, ContextType>;
  dictionary?: Resolver<Maybe<ResolversTypes['DictionaryBundle']>, ParentType, ContextType, RequireFields<QueryDictionaryArgs, 'route'>>;
  favorites?: Resolver<Maybe<Array<ResolversTypes['Favorite']>>, ParentType, ContextType, RequireFields<QueryFavoritesArgs, 'items'>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  gameAddresses?: Resolver<Maybe<ResolversTypes['GameAddressConnection']>, ParentType, ContextType, RequireFields<QueryGameAddressesArgs, 'section'>>;
  gameCombination?: Resolver<Maybe<ResolversTypes['GameCombination']>, ParentType, ContextType, RequireFields<QueryGameCombinationArgs, 'gameId' | 'outcomeIds'>>;
  gameResult?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType, RequireFields<QueryGameResultArgs, 'id'>>;
  gameStatistics?: Resolver<Maybe<ResolversTypes['GameStatistics']>, ParentType, ContextType, RequireFields<QueryGameStatisticsArgs, 'gameId'>>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<QueryGamesArgs, 'bestFirst' | 'filter' | 'order'>>;
  gamesPreview?: Resolver<Maybe<ResolversTypes['CasinoGameConnection']>, ParentType, ContextType, Partial<QueryGamesPreviewArgs>>;
  generateBets?: Resolver<Maybe<ResolversTypes['BetProposals']>, ParentType, ContextType, RequireFields<QueryGenerateBetsArgs, 'input'>>;
  isoCodes?: Resolver<Maybe<Array<ResolversTypes['IsoCode']>>, ParentType, ContextType>;
  loadedSession?: Resolver<Maybe<ResolversTypes['SessionCheck']>, ParentType, ContextType>;
  lotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType>;
  lottoDraw?: Resolver<Maybe<ResolversTypes['LottoDraw']>, ParentType, ContextType, RequireFields<QueryLottoDrawArgs, 'id'>>;
  lottoDraws?: Resolver<Maybe<ResolversTypes['LottoDrawConnection']>, ParentType, ContextType, Partial<QueryLottoDrawsArgs>>;
  lottoEntries?: Resolver<Maybe<ResolversTypes['LottoEntryConnection']>, ParentType, ContextType, RequireFields<QueryLottoEntriesArgs, 'drawId'>>;
  lottoStatistics?: Resolver<Maybe<ResolversTypes['LottoStatistics']>, ParentType, ContextType, RequireFields<QueryLottoStatisticsArgs, 'last' | 'lotteryId'>>;
  lottoTicketCheck?: Resolver<Maybe<ResolversTypes['LottoTicketCheck']>, ParentType, ContextType, RequireFields<QueryLottoTicketCheckArgs, 'id'>>;
  offeredLegs?: Resolver<Maybe<Array<ResolversTypes['Leg']>>, ParentType, ContextType, RequireFields<QueryOfferedLegsArgs, 'outcomeIds'>>;
  offers?: Resolver<Maybe<ResolversTypes['OfferConnection']>, ParentType, ContextType, Partial<QueryOffersArgs>>;
  oneTapClientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oneTapScript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageApplication?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPageApplicationArgs, 'path'>>;
  pageContent?: Resolver<Maybe<ResolversTypes['PageContent']>, ParentType, ContextType, RequireFields<QueryPageContentArgs, 'path'>>;
  pagePreview?: Resolver<Maybe<ResolversTypes['PageContent']>, ParentType, ContextType, RequireFields<QueryPagePreviewArgs, 'path' | 'token'>>;
  pageSummaries?: Resolver<Maybe<Array<ResolversTypes['PageSummary']>>, ParentType, ContextType, RequireFields<QueryPageSummariesArgs, 'paths'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType, RequireFields<QueryPaymentMethodsArgs, 'accountId' | 'direction'>>;
  phoneCountries?: Resolver<Maybe<Array<ResolversTypes['PhoneCountry']>>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<QueryPromotionArgs, 'id'>>;
  qrSignIn?: Resolver<Maybe<ResolversTypes['QrSignIn']>, ParentType, ContextType, RequireFields<QueryQrSignInArgs, 'code'>>;
  registrationOptions?: Resolver<Maybe<ResolversTypes['RegistrationOptions']>, ParentType, ContextType>;
  renderSubApplication?: Resolver<Maybe<ResolversTypes['RenderedSubApplication']>, ParentType, ContextType, RequireFields<QueryRenderSubApplicationArgs, 'input'>>;
  resultChampionships?: Resolver<Maybe<Array<ResolversTypes['ResultChampionshipSummary']>>, ParentType, ContextType, Partial<QueryResultChampionshipsArgs>>;
  resultDays?: Resolver<Maybe<ResolversTypes['ResultMonth']>, ParentType, ContextType, Partial<QueryResultDaysArgs>>;
  results?: Resolver<Maybe<ResolversTypes['ResultConnection']>, ParentType, ContextType, RequireFields<QueryResultsArgs, 'filter'>>;
  rewards?: Resolver<Maybe<Array<ResolversTypes['Reward']>>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['RouteInfo']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'path'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'text'>>;
  session?: Resolver<Maybe<ResolversTypes['SessionCheck']>, ParentType, ContextType, RequireFields<QuerySessionArgs, 'isCookieIframe'>>;
  sharedCoupon?: Resolver<Maybe<ResolversTypes['SharedCoupon']>, ParentType, ContextType, RequireFields<QuerySharedCouponArgs, 'code'>>;
  signInToken?: Resolver<Maybe<ResolversTypes['SignInToken']>, ParentType, ContextType, RequireFields<QuerySignInTokenArgs, 'input'>>;
  siteConfig?: Resolver<Maybe<ResolversTypes['SiteConfig']>, ParentType, ContextType>;
  siteConfigGroups?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QuerySiteConfigGroupsArgs, 'groups'>>;
  socialNetworks?: Resolver<Maybe<Array<ResolversTypes['SocialNetworkOffer']>>, ParentType, ContextType>;
  sportByName?: Resolver<Maybe<ResolversTypes['SportMapEntry']>, ParentType, ContextType, RequireFields<QuerySportByNameArgs, 'nameEng'>>;
  sports?: Resolver<Maybe<Array<ResolversTypes['Sport']>>, ParentType, ContextType, RequireFields<QuerySportsArgs, 'section'>>;
  standings?: Resolver<Maybe<ResolversTypes['Standings']>, ParentType, ContextType, RequireFields<QueryStandingsArgs, 'championshipId' | 'venue'>>;
  subApplication?: Resolver<Maybe<ResolversTypes['SubApplication']>, ParentType, ContextType, RequireFields<QuerySubApplicationArgs, 'fullPath' | 'url'>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'slug'>>;
  teamStatistics?: Resolver<Maybe<ResolversTypes['TeamStatistics']>, ParentType, ContextType, RequireFields<QueryTeamStatisticsArgs, 'teamId'>>;
  totoDraw?: Resolver<Maybe<ResolversTypes['TotoDraw']>, ParentType, ContextType, RequireFields<QueryTotoDrawArgs, 'id'>>;
  totoDraws?: Resolver<Maybe<ResolversTypes['TotoDrawConnection']>, ParentType, ContextType, Partial<QueryTotoDrawsArgs>>;
  totoKinds?: Resolver<Maybe<Array<ResolversTypes['TotoKind']>>, ParentType, ContextType>;
  totoNominees?: Resolver<Maybe<Array<ResolversTypes['TotoNominee']>>, ParentType, ContextType, Partial<QueryTotoNomineesArgs>>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType, RequireFields<QueryTournamentArgs, 'id'>>;
  tournaments?: Resolver<Maybe<ResolversTypes['TournamentConnection']>, ParentType, ContextType, Partial<QueryTournamentsArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webPushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuotedBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuotedBet'] = ResolversParentTypes['QuotedBet']> = {
  canBeBanker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coef?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gameVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDependent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  possibleWin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RaceScoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RaceScore'] = ResolversParentTypes['RaceScore']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  runners?: Resolver<Array<ResolversTypes['RunnerScore']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RateSitePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RateSitePayload'] = ResolversParentTypes['RateSitePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['SiteRating']>, ParentType, ContextType>;
};

export type RecordEventsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordEventsPayload'] = ResolversParentTypes['RecordEventsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  carriesNegative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  friendReward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  friends?: Resolver<Maybe<ResolversTypes['FriendConnection']>, ParentType, ContextType, Partial<ReferralFriendsArgs>>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['ReferralLevel']>, ParentType, ContextType>;
  minDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<Maybe<Array<ResolversTypes['ReferralMonth']>>, ParentType, ContextType>;
  paidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  toNextLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferralLevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferralLevel'] = ResolversParentTypes['ReferralLevel']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ReferralMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferralMonth'] = ResolversParentTypes['ReferralMonth']> = {
  bonuses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carriedIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carriedOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  friendCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['ShareHindrance']>, ParentType, ContextType>;
};

export type RefreshTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefreshTokenPayload'] = ResolversParentTypes['RefreshTokenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusedBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedBet'] = ResolversParentTypes['RefusedBet']> = {
  bet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  credentials?: Resolver<Maybe<ResolversTypes['Credentials']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegistrationCountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationCountry'] = ResolversParentTypes['RegistrationCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationOptions'] = ResolversParentTypes['RegistrationOptions']> = {
  bonusChoices?: Resolver<Array<ResolversTypes['FirstDepositBonus']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['RegistrationCountry']>, ParentType, ContextType>;
  currencies?: Resolver<Maybe<Array<ResolversTypes['Currency']>>, ParentType, ContextType>;
  defaultCountryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  defaultCurrencyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['RegistrationType']>, ParentType, ContextType>;
};

export type RegistrationReminderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationReminder'] = ResolversParentTypes['RegistrationReminder']> = {
  delaySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  intervalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoveCurrencyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveCurrencyPayload'] = ResolversParentTypes['RemoveCurrencyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RemoveRequestFilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveRequestFilePayload'] = ResolversParentTypes['RemoveRequestFilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenderedComponentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenderedComponent'] = ResolversParentTypes['RenderedComponent']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RenderedSubApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenderedSubApplication'] = ResolversParentTypes['RenderedSubApplication']> = {
  components?: Resolver<Array<ResolversTypes['RenderedComponent']>, ParentType, ContextType>;
  cssToLoad?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  scriptsToLoad?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ResultChampionshipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultChampionship'] = ResolversParentTypes['ResultChampionship']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
};

export type ResultChampionshipSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultChampionshipSummary'] = ResolversParentTypes['ResultChampionshipSummary']> = {
  championship?: Resolver<ResolversTypes['ResultChampionship'], ParentType, ContextType>;
  lastResultAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultConnection'] = ResolversParentTypes['ResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ResultEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sports?: Resolver<Array<ResolversTypes['SportResults']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultDay'] = ResolversParentTypes['ResultDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultEdge'] = ResolversParentTypes['ResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameResult'], ParentType, ContextType>;
};

export type ResultMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultMonth'] = ResolversParentTypes['ResultMonth']> = {
  days?: Resolver<Array<ResolversTypes['ResultDay']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResultScoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResultScore'] = ResolversParentTypes['ResultScore']> = {
  away?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['PeriodScore']>, ParentType, ContextType>;
};

export type RetryLaterErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetryLaterError'] = ResolversParentTypes['RetryLaterError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  amounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RouteBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RouteBlock'] = ResolversParentTypes['RouteBlock']> = {
  displayTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RouteInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RouteInfo'] = ResolversParentTypes['RouteInfo']> = {
  block?: Resolver<Maybe<ResolversTypes['RouteBlock']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['RouteRedirect']>, ParentType, ContextType>;
  seo?: Resolver<Maybe<ResolversTypes['PageSeo']>, ParentType, ContextType>;
  visual?: Resolver<Maybe<ResolversTypes['PageVisual']>, ParentType, ContextType>;
};

export type RouteMappingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RouteMapping'] = ResolversParentTypes['RouteMapping']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RouteRedirectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RouteRedirect'] = ResolversParentTypes['RouteRedirect']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunnerScoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RunnerScore'] = ResolversParentTypes['RunnerScore']> = {
  finishedIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  championships?: Resolver<Maybe<Array<ResolversTypes['Championship']>>, ParentType, ContextType>;
  games?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  teams?: Resolver<Maybe<Array<ResolversTypes['Team']>>, ParentType, ContextType>;
};

export type SecureBrowserPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecureBrowserPayload'] = ResolversParentTypes['SecureBrowserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSecured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecurityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  activationType?: Resolver<ResolversTypes['ActivationType'], ParentType, ContextType>;
  confirmedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAnswerNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailing?: Resolver<ResolversTypes['Mailing'], ParentType, ContextType>;
  methods?: Resolver<ResolversTypes['ProtectionMethods'], ParentType, ContextType>;
  passwordAgeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protectionLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protectionStatus?: Resolver<ResolversTypes['ProtectionStatus'], ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shouldSyncMethods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactor?: Resolver<Maybe<ResolversTypes['TwoStepMethod']>, ParentType, ContextType>;
};

export type SecurityPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityPayload'] = ResolversParentTypes['SecurityPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
};

export type SendCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCodePayload'] = ResolversParentTypes['SendCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SendCredentialsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCredentialsPayload'] = ResolversParentTypes['SendCredentialsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendRecoveryCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendRecoveryCodePayload'] = ResolversParentTypes['SendRecoveryCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SendSecurityCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendSecurityCodePayload'] = ResolversParentTypes['SendSecurityCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendTwoStepCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendTwoStepCodePayload'] = ResolversParentTypes['SendTwoStepCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  twoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
};

export type SessionCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SessionCheck'] = ResolversParentTypes['SessionCheck']> = {
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SetActiveAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetActiveAccountPayload'] = ResolversParentTypes['SetActiveAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetAutoCashOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetAutoCashOutPayload'] = ResolversParentTypes['SetAutoCashOutPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetBalanceHiddenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetBalanceHiddenPayload'] = ResolversParentTypes['SetBalanceHiddenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetCasinoFavoritePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCasinoFavoritePayload'] = ResolversParentTypes['SetCasinoFavoritePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  favorites?: Resolver<Maybe<Array<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
};

export type SetCookiesAgreementPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCookiesAgreementPayload'] = ResolversParentTypes['SetCookiesAgreementPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isNoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetLimitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetLimitPayload'] = ResolversParentTypes['SetLimitPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Limit']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetNoticeSettingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetNoticeSettingPayload'] = ResolversParentTypes['SetNoticeSettingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['NoticeSetting']>, ParentType, ContextType>;
};

export type ShareCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareCouponPayload'] = ResolversParentTypes['ShareCouponPayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SharedBetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedBet'] = ResolversParentTypes['SharedBet']> = {
  blockId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  isBanker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type SharedCouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedCoupon'] = ResolversParentTypes['SharedCoupon']> = {
  bets?: Resolver<Array<ResolversTypes['SharedBet']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['FullCover']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  missingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systemValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SideRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SideRecord'] = ResolversParentTypes['SideRecord']> = {
  averageConceded?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  averageScored?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  conceded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SideStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SideStatistics'] = ResolversParentTypes['SideStatistics']> = {
  all?: Resolver<ResolversTypes['SideRecord'], ParentType, ContextType>;
  atHome?: Resolver<ResolversTypes['SideRecord'], ParentType, ContextType>;
  away?: Resolver<ResolversTypes['SideRecord'], ParentType, ContextType>;
  form?: Resolver<Array<ResolversTypes['FormEntry']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Opponent'], ParentType, ContextType>;
};

export type SignInTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInToken'] = ResolversParentTypes['SignInToken']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SiteChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteChange'] = ResolversParentTypes['SiteChange']> = {
  isSnapshot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['SitePart']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteConfig'] = ResolversParentTypes['SiteConfig']> = {
  afterSignInRoutes?: Resolver<Array<ResolversTypes['RouteMapping']>, ParentType, ContextType>;
  amountTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  antiExpressMargin?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  areas?: Resolver<Array<ResolversTypes['SiteArea']>, ParentType, ContextType>;
  availableRoutes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  blockedPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandBook?: Resolver<Array<ResolversTypes['BrandBookEntry']>, ParentType, ContextType>;
  companyLegalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponKinds?: Resolver<Array<ResolversTypes['CouponKind']>, ParentType, ContextType>;
  couponKindsWithLimits?: Resolver<Array<ResolversTypes['CouponKind']>, ParentType, ContextType>;
  defaultBettingView?: Resolver<ResolversTypes['BettingView'], ParentType, ContextType>;
  defaultCoefViewId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMarketsNameType?: Resolver<ResolversTypes['MarketsNameType'], ParentType, ContextType>;
  deviceScriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disallowedPaths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstDepositRedirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footerType?: Resolver<ResolversTypes['FooterType'], ParentType, ContextType>;
  gameVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoCurrencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBonusBet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homePage?: Resolver<ResolversTypes['HomePage'], ParentType, ContextType>;
  hyperBonus?: Resolver<Maybe<ResolversTypes['HyperBonusRule']>, ParentType, ContextType>;
  inactivityMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is12hClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdBlockNoticeShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAppUpdateNoticeShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailableConfirmTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDepositPromptShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFatmanAnalyticsAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFlexibleAssetPath?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIdentificationAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternalNetwork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLoggingClientCookiesAgreement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMaintenanceActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOneClickShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentForPlayersOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrepaidShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPromoCodeShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPwa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegistrationAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResponsibleGamingAgreementRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShowCookieAgreePopup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShowPersonalizedBettingGamesSlider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSnowfallShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStatisticAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVipBetShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWelcomeWidgetShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  langHiddenUnauthorized?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  liveDelaySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['Maintenance']>, ParentType, ContextType>;
  mobileDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openGraphImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partnerRefId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyLogo?: Resolver<ResolversTypes['PolicyLogo'], ParentType, ContextType>;
  promoBonusToOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrationForm?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
  registrationReminder?: Resolver<Maybe<ResolversTypes['RegistrationReminder']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteEnv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  support?: Resolver<Maybe<ResolversTypes['SupportContact']>, ParentType, ContextType>;
  supportConsultant?: Resolver<Maybe<ResolversTypes['SupportConsultant']>, ParentType, ContextType>;
  themeColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thirdPartyHasFirstDepositRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useRechargeModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vipDecisionSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteRatingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteRating'] = ResolversParentTypes['SiteRating']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialNetworkOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialNetworkOffer'] = ResolversParentTypes['SocialNetworkOffer']> = {
  code?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  area?: Resolver<ResolversTypes['SportArea'], ParentType, ContextType>;
  championships?: Resolver<Maybe<Array<ResolversTypes['Championship']>>, ParentType, ContextType, RequireFields<SportChampionshipsArgs, 'section'>>;
  cyberVariant?: Resolver<Maybe<ResolversTypes['CyberVariant']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEng?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportMapEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SportMapEntry'] = ResolversParentTypes['SportMapEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SportResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SportResults'] = ResolversParentTypes['SportResults']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  sportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StandingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Standings'] = ResolversParentTypes['Standings']> = {
  championship?: Resolver<ResolversTypes['ResultChampionship'], ParentType, ContextType>;
  countedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['StandingsGroup']>, ParentType, ContextType>;
  isBeforePlayOffs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingsGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StandingsGroup'] = ResolversParentTypes['StandingsGroup']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['StandingsRow']>, ParentType, ContextType>;
};

export type StandingsRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StandingsRow'] = ResolversParentTypes['StandingsRow']> = {
  conceded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  form?: Resolver<Array<ResolversTypes['MatchOutcome']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Opponent'], ParentType, ContextType>;
  winShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartOauthPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartOauthPayload'] = ResolversParentTypes['StartOauthPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartRegistrationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartRegistrationPayload'] = ResolversParentTypes['StartRegistrationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementMonth'] = ResolversParentTypes['StatementMonth']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netDeposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netResult?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  winnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StopNewsletterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StopNewsletterPayload'] = ResolversParentTypes['StopNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubApplication'] = ResolversParentTypes['SubApplication']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeToEval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cssToLoad?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptsToLoad?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscribePushPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribePushPayload'] = ResolversParentTypes['SubscribePushPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  balanceChanged?: SubscriptionResolver<ResolversTypes['Account'], "balanceChanged", ParentType, ContextType>;
  bonusChanged?: SubscriptionResolver<ResolversTypes['Bonus'], "bonusChanged", ParentType, ContextType>;
  couponChanged?: SubscriptionResolver<ResolversTypes['Coupon'], "couponChanged", ParentType, ContextType>;
  gamesChanged?: SubscriptionResolver<ResolversTypes['GameChange'], "gamesChanged", ParentType, ContextType, RequireFields<SubscriptionGamesChangedArgs, 'gameIds'>>;
  limitChanged?: SubscriptionResolver<ResolversTypes['Limit'], "limitChanged", ParentType, ContextType>;
  lottoDrawChanged?: SubscriptionResolver<ResolversTypes['LottoDraw'], "lottoDrawChanged", ParentType, ContextType, RequireFields<SubscriptionLottoDrawChangedArgs, 'id'>>;
  noticeAdded?: SubscriptionResolver<ResolversTypes['NoticeAdded'], "noticeAdded", ParentType, ContextType>;
  paymentChanged?: SubscriptionResolver<ResolversTypes['Payment'], "paymentChanged", ParentType, ContextType>;
  siteChanged?: SubscriptionResolver<ResolversTypes['SiteChange'], "siteChanged", ParentType, ContextType>;
  supportRequestChanged?: SubscriptionResolver<ResolversTypes['SupportRequest'], "supportRequestChanged", ParentType, ContextType>;
  totoDrawChanged?: SubscriptionResolver<ResolversTypes['TotoDraw'], "totoDrawChanged", ParentType, ContextType, RequireFields<SubscriptionTotoDrawChangedArgs, 'id'>>;
  tournamentChanged?: SubscriptionResolver<ResolversTypes['TournamentChange'], "tournamentChanged", ParentType, ContextType, RequireFields<SubscriptionTournamentChangedArgs, 'id'>>;
  verificationChanged?: SubscriptionResolver<ResolversTypes['Verification'], "verificationChanged", ParentType, ContextType>;
};

export type SupportConsultantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportConsultant'] = ResolversParentTypes['SupportConsultant']> = {
  colors?: Resolver<Array<ResolversTypes['NamedColor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['SupportProvider']>, ParentType, ContextType>;
};

export type SupportContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportContact'] = ResolversParentTypes['SupportContact']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportProvider'] = ResolversParentTypes['SupportProvider']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequest'] = ResolversParentTypes['SupportRequest']> = {
  canReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['SupportRequestEnd']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  desk?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Maybe<Array<ResolversTypes['SupportRequestMessage']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  reopenUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupportRequestState'], ParentType, ContextType>;
  subTopic?: Resolver<Maybe<ResolversTypes['SupportSubTopic']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['SupportTopic']>, ParentType, ContextType>;
};

export type SupportRequestConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequestConnection'] = ResolversParentTypes['SupportRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportRequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportRequestEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequestEdge'] = ResolversParentTypes['SupportRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportRequest'], ParentType, ContextType>;
};

export type SupportRequestFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequestFile'] = ResolversParentTypes['SupportRequestFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportRequestMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequestMessage'] = ResolversParentTypes['SupportRequestMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['SupportRequestAuthor'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SupportRequestFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportRequestPayload'] = ResolversParentTypes['SupportRequestPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['SupportRequest']>, ParentType, ContextType>;
};

export type SupportSubTopicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportSubTopic'] = ResolversParentTypes['SupportSubTopic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupportTopicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTopic'] = ResolversParentTypes['SupportTopic']> = {
  desk?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['PaymentDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTopics?: Resolver<Array<ResolversTypes['SupportSubTopic']>, ParentType, ContextType>;
};

export type SupportTopicsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTopics'] = ResolversParentTypes['SupportTopics']> = {
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxFileBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTextLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTextLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['SupportTopic']>, ParentType, ContextType>;
  uploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwapBetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SwapBetPayload'] = ResolversParentTypes['SwapBetPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SwapOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SwapOffer'] = ResolversParentTypes['SwapOffer']> = {
  betId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['SwapOutcome']>, ParentType, ContextType>;
};

export type SwapOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SwapOutcome'] = ResolversParentTypes['SwapOutcome']> = {
  coef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcomeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemValue'] = ResolversParentTypes['SystemValue']> = {
  combo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minBetAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  championship?: Resolver<Maybe<ResolversTypes['Championship']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<TeamGameCountArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
};

export type TeamCashPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamCashPayment'] = ResolversParentTypes['TeamCashPayment']> = {
  datePayment?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moneyDepositId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skksHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TeamCashStatus'], ParentType, ContextType>;
  statusTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summ?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  translateMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamCashPaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamCashPaymentConnection'] = ResolversParentTypes['TeamCashPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TeamCashPaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamCashPaymentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamCashPaymentEdge'] = ResolversParentTypes['TeamCashPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TeamCashPayment'], ParentType, ContextType>;
};

export type TeamStatisticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamStatistics'] = ResolversParentTypes['TeamStatistics']> = {
  championship?: Resolver<ResolversTypes['ResultChampionship'], ParentType, ContextType>;
  nextGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['SideStatistics'], ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  __resolveType: TypeResolveFn<'TextHeading' | 'TextList' | 'TextNote' | 'TextParagraph' | 'TextTable', ParentType, ContextType>;
};

export type TextHeadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextHeading'] = ResolversParentTypes['TextHeading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextList'] = ResolversParentTypes['TextList']> = {
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<Array<ResolversTypes['TextRun']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextNote'] = ResolversParentTypes['TextNote']> = {
  runs?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextParagraphResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextParagraph'] = ResolversParentTypes['TextParagraph']> = {
  runs?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextRun'] = ResolversParentTypes['TextRun']> = {
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextTableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextTable'] = ResolversParentTypes['TextTable']> = {
  head?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotoCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoCategory'] = ResolversParentTypes['TotoCategory']> = {
  fund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  winnerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TotoDrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoDraw'] = ResolversParentTypes['TotoDraw']> = {
  categories?: Resolver<Array<ResolversTypes['TotoCategory']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TotoKind'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TotoMatch']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawState'], ParentType, ContextType>;
  ticketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotoDrawConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoDrawConnection'] = ResolversParentTypes['TotoDrawConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TotoDrawEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotoDrawEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoDrawEdge'] = ResolversParentTypes['TotoDrawEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TotoDraw'], ParentType, ContextType>;
};

export type TotoKindResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoKind'] = ResolversParentTypes['TotoKind']> = {
  categories?: Resolver<Array<ResolversTypes['TotoCategory']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  deadlineHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  floorUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCumulative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  jackpotShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastPrize?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCombinations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poolShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  voidRule?: Resolver<ResolversTypes['TotoVoidRule'], ParentType, ContextType>;
};

export type TotoMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoMatch'] = ResolversParentTypes['TotoMatch']> = {
  championship?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['TotoOutcome']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TotoNomineeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoNominee'] = ResolversParentTypes['TotoNominee']> = {
  drawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  settledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticketId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TotoOutcomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoOutcome'] = ResolversParentTypes['TotoOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TotoPickResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoPick'] = ResolversParentTypes['TotoPick']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcomeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TotoTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoTicket'] = ResolversParentTypes['TotoTicket']> = {
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  combinations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['TotoDraw']>, ParentType, ContextType>;
  hits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picks?: Resolver<Array<ResolversTypes['TotoPick']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
};

export type TotoTicketConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoTicketConnection'] = ResolversParentTypes['TotoTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TotoTicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotoTicketEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoTicketEdge'] = ResolversParentTypes['TotoTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TotoTicket'], ParentType, ContextType>;
};

export type TotoTicketPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotoTicketPayload'] = ResolversParentTypes['TotoTicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['TotoTicket']>, ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  feeShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  games?: Resolver<Maybe<Array<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
  graceHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guaranteed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLateEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leaders?: Resolver<Maybe<Array<ResolversTypes['TournamentLeader']>>, ParentType, ContextType, Partial<TournamentLeadersArgs>>;
  maxPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCoef?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minLegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPlays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['TournamentPhase'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsPerLeg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['TournamentPrize']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['OfferArea'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeatHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['TournamentScoring'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ties?: Resolver<ResolversTypes['TournamentTies'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentChange'] = ResolversParentTypes['TournamentChange']> = {
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type TournamentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentConnection'] = ResolversParentTypes['TournamentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TournamentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentEdge'] = ResolversParentTypes['TournamentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type TournamentEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentEntry'] = ResolversParentTypes['TournamentEntry']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  playCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plays?: Resolver<Maybe<Array<ResolversTypes['TournamentPlay']>>, ParentType, ContextType, Partial<TournamentEntryPlaysArgs>>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TournamentEntryState'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
};

export type TournamentEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentEntryConnection'] = ResolversParentTypes['TournamentEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TournamentEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentEntryEdge'] = ResolversParentTypes['TournamentEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TournamentEntry'], ParentType, ContextType>;
};

export type TournamentLeaderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentLeader'] = ResolversParentTypes['TournamentLeader']> = {
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentPayload'] = ResolversParentTypes['TournamentPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['TournamentEntry']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TournamentPlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentPlay'] = ResolversParentTypes['TournamentPlay']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  legs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TournamentPrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TournamentPrize'] = ResolversParentTypes['TournamentPrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransferUserPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransferUserPayload'] = ResolversParentTypes['TransferUserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TransferStatus']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TwoStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoStep'] = ResolversParentTypes['TwoStep']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['TwoStepMethod'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnsubscribePushPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsubscribePushPayload'] = ResolversParentTypes['UnsubscribePushPayload']> = {
  isDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserConfig'] = ResolversParentTypes['UserConfig']> = {
  activationType?: Resolver<ResolversTypes['ActivationType'], ParentType, ContextType>;
  areContactsFilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  banVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecurityQuestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidesBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDocumentRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIdentificationBonus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIdentificationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLineDisallowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLiveDisallowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProfileFilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordAgeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personalData?: Resolver<ResolversTypes['PersonalData'], ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protectionLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protectionMethods?: Resolver<ResolversTypes['ProtectionMethods'], ParentType, ContextType>;
  protectionStatus?: Resolver<ResolversTypes['ProtectionStatus'], ParentType, ContextType>;
  refId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingDaysToActivate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shouldSyncProtectionMethods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsVerificationOnDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verificationStatusGroupCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verificationTypes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AmountError' | 'CaptchaError' | 'CredentialsError' | 'InputError' | 'LockedError' | 'OddsChangedError' | 'RetryLaterError' | 'ValueChangedError', ParentType, ContextType>;
};

export type ValueChangedErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ValueChangedError'] = ResolversParentTypes['ValueChangedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  documents?: Resolver<Array<ResolversTypes['VerificationDocument']>, ParentType, ContextType>;
  fileTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxFileBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VerificationState'], ParentType, ContextType>;
};

export type VerificationDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerificationDocument'] = ResolversParentTypes['VerificationDocument']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DocumentFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejection?: Resolver<Maybe<ResolversTypes['DocumentRejection']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DocumentState'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountConversion?: Resolver<Maybe<ResolversTypes['AccountConversion']>, ParentType, ContextType>;
  accountHistory?: Resolver<Maybe<ResolversTypes['AccountEntryConnection']>, ParentType, ContextType, Partial<ViewerAccountHistoryArgs>>;
  accounts?: Resolver<Maybe<Array<ResolversTypes['Account']>>, ParentType, ContextType>;
  activeAccount?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  agreement?: Resolver<Maybe<ResolversTypes['Agreement']>, ParentType, ContextType>;
  allAccounts?: Resolver<Maybe<Array<ResolversTypes['Account']>>, ParentType, ContextType>;
  banAppeals?: Resolver<Maybe<ResolversTypes['BanAppealConnection']>, ParentType, ContextType, Partial<ViewerBanAppealsArgs>>;
  bonus?: Resolver<Maybe<ResolversTypes['BonusDetails']>, ParentType, ContextType, RequireFields<ViewerBonusArgs, 'id'>>;
  bonusAccounts?: Resolver<Maybe<Array<ResolversTypes['BonusAccount']>>, ParentType, ContextType>;
  bonusGameAttempts?: Resolver<Maybe<ResolversTypes['BonusGameAttemptConnection']>, ParentType, ContextType, Partial<ViewerBonusGameAttemptsArgs>>;
  bonusGames?: Resolver<Maybe<Array<ResolversTypes['BonusGameSeat']>>, ParentType, ContextType>;
  bonuses?: Resolver<Maybe<ResolversTypes['BonusConnection']>, ParentType, ContextType, Partial<ViewerBonusesArgs>>;
  cashback?: Resolver<Maybe<ResolversTypes['Cashback']>, ParentType, ContextType>;
  casinoFavorites?: Resolver<Maybe<Array<ResolversTypes['CasinoGame']>>, ParentType, ContextType>;
  casinoFreeRounds?: Resolver<Maybe<Array<ResolversTypes['CasinoFreeRounds']>>, ParentType, ContextType>;
  casinoPromotions?: Resolver<Maybe<Array<ResolversTypes['CasinoPromotion']>>, ParentType, ContextType>;
  casinoRecents?: Resolver<Maybe<ResolversTypes['CasinoRecents']>, ParentType, ContextType>;
  casinoRound?: Resolver<Maybe<ResolversTypes['CasinoRound']>, ParentType, ContextType, RequireFields<ViewerCasinoRoundArgs, 'id'>>;
  casinoRounds?: Resolver<Maybe<ResolversTypes['CasinoRoundConnection']>, ParentType, ContextType, Partial<ViewerCasinoRoundsArgs>>;
  chatIdentity?: Resolver<Maybe<ResolversTypes['ChatIdentity']>, ParentType, ContextType>;
  config?: Resolver<Maybe<ResolversTypes['UserConfig']>, ParentType, ContextType>;
  conversionQuote?: Resolver<Maybe<ResolversTypes['ConversionQuotePayload']>, ParentType, ContextType, RequireFields<ViewerConversionQuoteArgs, 'amount' | 'fromAccountId' | 'toAccountId'>>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<ViewerCouponArgs, 'id'>>;
  coupons?: Resolver<Maybe<ResolversTypes['CouponConnection']>, ParentType, ContextType, Partial<ViewerCouponsArgs>>;
  favorites?: Resolver<Maybe<Array<ResolversTypes['Favorite']>>, ParentType, ContextType, Partial<ViewerFavoritesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccountFrozen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFirstDepositBonusAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRatingDue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType, Partial<ViewerLimitsArgs>>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lottoTickets?: Resolver<Maybe<ResolversTypes['LottoTicketConnection']>, ParentType, ContextType, Partial<ViewerLottoTicketsArgs>>;
  mainAccount?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeSettings?: Resolver<Maybe<Array<ResolversTypes['NoticeSetting']>>, ParentType, ContextType>;
  notices?: Resolver<Maybe<ResolversTypes['NoticeConnection']>, ParentType, ContextType, Partial<ViewerNoticesArgs>>;
  offerHindrance?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType, RequireFields<ViewerOfferHindranceArgs, 'offerId'>>;
  offerStandings?: Resolver<Maybe<Array<ResolversTypes['OfferStanding']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<ViewerPaymentArgs, 'id'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, Partial<ViewerPaymentsArgs>>;
  personalDetails?: Resolver<Maybe<ResolversTypes['PersonalDetails']>, ParentType, ContextType>;
  played?: Resolver<Maybe<ResolversTypes['Played']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  promoCodes?: Resolver<Maybe<Array<ResolversTypes['PromoCode']>>, ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['AccountRights']>, ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['DeviceSession']>>, ParentType, ContextType>;
  statement?: Resolver<Maybe<Array<ResolversTypes['StatementMonth']>>, ParentType, ContextType, RequireFields<ViewerStatementArgs, 'months'>>;
  supportRequest?: Resolver<Maybe<ResolversTypes['SupportRequest']>, ParentType, ContextType, RequireFields<ViewerSupportRequestArgs, 'id'>>;
  supportRequests?: Resolver<Maybe<ResolversTypes['SupportRequestConnection']>, ParentType, ContextType, Partial<ViewerSupportRequestsArgs>>;
  supportTopics?: Resolver<Maybe<ResolversTypes['SupportTopics']>, ParentType, ContextType, RequireFields<ViewerSupportTopicsArgs, 'desk'>>;
  teamCashPayments?: Resolver<Maybe<ResolversTypes['TeamCashPaymentConnection']>, ParentType, ContextType, Partial<ViewerTeamCashPaymentsArgs>>;
  totoTickets?: Resolver<Maybe<ResolversTypes['TotoTicketConnection']>, ParentType, ContextType, Partial<ViewerTotoTicketsArgs>>;
  tournamentEntries?: Resolver<Maybe<ResolversTypes['TournamentEntryConnection']>, ParentType, ContextType, Partial<ViewerTournamentEntriesArgs>>;
  tournamentEntry?: Resolver<Maybe<ResolversTypes['TournamentEntry']>, ParentType, ContextType, RequireFields<ViewerTournamentEntryArgs, 'tournamentId'>>;
  unreadNotices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unverifiedWithdrawal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType, RequireFields<ViewerUnverifiedWithdrawalArgs, 'accountId'>>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcceptTermsPayload?: AcceptTermsPayloadResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountConversion?: AccountConversionResolvers<ContextType>;
  AccountEntry?: AccountEntryResolvers<ContextType>;
  AccountEntryConnection?: AccountEntryConnectionResolvers<ContextType>;
  AccountEntryEdge?: AccountEntryEdgeResolvers<ContextType>;
  AccountRights?: AccountRightsResolvers<ContextType>;
  Accumulator?: AccumulatorResolvers<ContextType>;
  ActivatePayload?: ActivatePayloadResolvers<ContextType>;
  AddCurrencyPayload?: AddCurrencyPayloadResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AmountError?: AmountErrorResolvers<ContextType>;
  AnalyticsCounter?: AnalyticsCounterResolvers<ContextType>;
  AnswerQrSignInPayload?: AnswerQrSignInPayloadResolvers<ContextType>;
  AppealBanPayload?: AppealBanPayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleSummary?: ArticleSummaryResolvers<ContextType>;
  ArticleTag?: ArticleTagResolvers<ContextType>;
  AskForRatingPayload?: AskForRatingPayloadResolvers<ContextType>;
  AutoCashOut?: AutoCashOutResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  BanAppeal?: BanAppealResolvers<ContextType>;
  BanAppealConnection?: BanAppealConnectionResolvers<ContextType>;
  BanAppealEdge?: BanAppealEdgeResolvers<ContextType>;
  BeginTwoFactorPayload?: BeginTwoFactorPayloadResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetProposal?: BetProposalResolvers<ContextType>;
  BetProposalRefusal?: BetProposalRefusalResolvers<ContextType>;
  BetProposals?: BetProposalsResolvers<ContextType>;
  BlockQuote?: BlockQuoteResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  BonusAccount?: BonusAccountResolvers<ContextType>;
  BonusBet?: BonusBetResolvers<ContextType>;
  BonusChange?: BonusChangeResolvers<ContextType>;
  BonusConnection?: BonusConnectionResolvers<ContextType>;
  BonusCurrencyTerms?: BonusCurrencyTermsResolvers<ContextType>;
  BonusDetails?: BonusDetailsResolvers<ContextType>;
  BonusEdge?: BonusEdgeResolvers<ContextType>;
  BonusFreeRounds?: BonusFreeRoundsResolvers<ContextType>;
  BonusGame?: BonusGameResolvers<ContextType>;
  BonusGameAttempt?: BonusGameAttemptResolvers<ContextType>;
  BonusGameAttemptConnection?: BonusGameAttemptConnectionResolvers<ContextType>;
  BonusGameAttemptEdge?: BonusGameAttemptEdgeResolvers<ContextType>;
  BonusGameCell?: BonusGameCellResolvers<ContextType>;
  BonusGamePayload?: BonusGamePayloadResolvers<ContextType>;
  BonusGamePrize?: BonusGamePrizeResolvers<ContextType>;
  BonusGameSeat?: BonusGameSeatResolvers<ContextType>;
  BonusGameShare?: BonusGameShareResolvers<ContextType>;
  BonusPayload?: BonusPayloadResolvers<ContextType>;
  BonusTerms?: BonusTermsResolvers<ContextType>;
  BonusWager?: BonusWagerResolvers<ContextType>;
  BrandBookEntry?: BrandBookEntryResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  CancelAutoCashOutPayload?: CancelAutoCashOutPayloadResolvers<ContextType>;
  CancelLimitPayload?: CancelLimitPayloadResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  CaptchaError?: CaptchaErrorResolvers<ContextType>;
  CaptchaWidget?: CaptchaWidgetResolvers<ContextType>;
  CashDesk?: CashDeskResolvers<ContextType>;
  CashDeskHours?: CashDeskHoursResolvers<ContextType>;
  CashOut?: CashOutResolvers<ContextType>;
  CashOutCouponPayload?: CashOutCouponPayloadResolvers<ContextType>;
  CashOutOffer?: CashOutOfferResolvers<ContextType>;
  Cashback?: CashbackResolvers<ContextType>;
  CashbackLevel?: CashbackLevelResolvers<ContextType>;
  CashbackPayment?: CashbackPaymentResolvers<ContextType>;
  CashbackSum?: CashbackSumResolvers<ContextType>;
  CasinoCategory?: CasinoCategoryResolvers<ContextType>;
  CasinoCollection?: CasinoCollectionResolvers<ContextType>;
  CasinoFreeRounds?: CasinoFreeRoundsResolvers<ContextType>;
  CasinoGame?: CasinoGameResolvers<ContextType>;
  CasinoGameConnection?: CasinoGameConnectionResolvers<ContextType>;
  CasinoGameEdge?: CasinoGameEdgeResolvers<ContextType>;
  CasinoHallSummary?: CasinoHallSummaryResolvers<ContextType>;
  CasinoLaunch?: CasinoLaunchResolvers<ContextType>;
  CasinoPictures?: CasinoPicturesResolvers<ContextType>;
  CasinoPromotion?: CasinoPromotionResolvers<ContextType>;
  CasinoProvider?: CasinoProviderResolvers<ContextType>;
  CasinoProviderConnection?: CasinoProviderConnectionResolvers<ContextType>;
  CasinoProviderEdge?: CasinoProviderEdgeResolvers<ContextType>;
  CasinoRecents?: CasinoRecentsResolvers<ContextType>;
  CasinoRound?: CasinoRoundResolvers<ContextType>;
  CasinoRoundConnection?: CasinoRoundConnectionResolvers<ContextType>;
  CasinoRoundEdge?: CasinoRoundEdgeResolvers<ContextType>;
  CasinoTable?: CasinoTableResolvers<ContextType>;
  Championship?: ChampionshipResolvers<ContextType>;
  ChatIdentity?: ChatIdentityResolvers<ContextType>;
  CheckCaptchaPayload?: CheckCaptchaPayloadResolvers<ContextType>;
  CheckRecoveryCodePayload?: CheckRecoveryCodePayloadResolvers<ContextType>;
  CheckTransferCodePayload?: CheckTransferCodePayloadResolvers<ContextType>;
  CloseAccountPayload?: CloseAccountPayloadResolvers<ContextType>;
  CloseCasinoSessionPayload?: CloseCasinoSessionPayloadResolvers<ContextType>;
  CollectedEvent?: CollectedEventResolvers<ContextType>;
  CombinationPart?: CombinationPartResolvers<ContextType>;
  CombinationRefusal?: CombinationRefusalResolvers<ContextType>;
  ConversionQuote?: ConversionQuoteResolvers<ContextType>;
  ConversionQuotePayload?: ConversionQuotePayloadResolvers<ContextType>;
  ConvertAccountPayload?: ConvertAccountPayloadResolvers<ContextType>;
  ConvertMoneyPayload?: ConvertMoneyPayloadResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CouponOffers?: CouponOffersResolvers<ContextType>;
  CouponQuote?: CouponQuoteResolvers<ContextType>;
  CreateCaptchaPayload?: CreateCaptchaPayloadResolvers<ContextType>;
  CreateCaptchaSoundPayload?: CreateCaptchaSoundPayloadResolvers<ContextType>;
  CreateDeviceTokenPayload?: CreateDeviceTokenPayloadResolvers<ContextType>;
  CreateQrSignInPayload?: CreateQrSignInPayloadResolvers<ContextType>;
  CreateSignInTokenPayload?: CreateSignInTokenPayloadResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  Credentials?: CredentialsResolvers<ContextType>;
  CredentialsError?: CredentialsErrorResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeadHeat?: DeadHeatResolvers<ContextType>;
  DecideLimitPayload?: DecideLimitPayloadResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DeviceToken?: DeviceTokenResolvers<ContextType>;
  Dictionary?: DictionaryResolvers<ContextType>;
  DictionaryBundle?: DictionaryBundleResolvers<ContextType>;
  DocumentFile?: DocumentFileResolvers<ContextType>;
  DocumentPayload?: DocumentPayloadResolvers<ContextType>;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  EndedMarket?: EndedMarketResolvers<ContextType>;
  EndedOutcome?: EndedOutcomeResolvers<ContextType>;
  ExportMyDataPayload?: ExportMyDataPayloadResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  FavoritesPayload?: FavoritesPayloadResolvers<ContextType>;
  FormEntry?: FormEntryResolvers<ContextType>;
  FreeRoundsTerms?: FreeRoundsTermsResolvers<ContextType>;
  Friend?: FriendResolvers<ContextType>;
  FriendConnection?: FriendConnectionResolvers<ContextType>;
  FriendEdge?: FriendEdgeResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameAddress?: GameAddressResolvers<ContextType>;
  GameAddressConnection?: GameAddressConnectionResolvers<ContextType>;
  GameAddressEdge?: GameAddressEdgeResolvers<ContextType>;
  GameChange?: GameChangeResolvers<ContextType>;
  GameCombination?: GameCombinationResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameEdge?: GameEdgeResolvers<ContextType>;
  GameEvent?: GameEventResolvers<ContextType>;
  GameResult?: GameResultResolvers<ContextType>;
  GameScore?: GameScoreResolvers<ContextType>;
  GameStatistics?: GameStatisticsResolvers<ContextType>;
  HeadToHead?: HeadToHeadResolvers<ContextType>;
  HomePage?: HomePageResolvers<ContextType>;
  HyperBonus?: HyperBonusResolvers<ContextType>;
  HyperBonusRule?: HyperBonusRuleResolvers<ContextType>;
  HyperBonusStep?: HyperBonusStepResolvers<ContextType>;
  InputError?: InputErrorResolvers<ContextType>;
  Insurance?: InsuranceResolvers<ContextType>;
  InsuranceOffer?: InsuranceOfferResolvers<ContextType>;
  InsureCouponPayload?: InsureCouponPayloadResolvers<ContextType>;
  IsoCode?: IsoCodeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Language?: LanguageResolvers<ContextType>;
  LaunchPayload?: LaunchPayloadResolvers<ContextType>;
  Leg?: LegResolvers<ContextType>;
  Limit?: LimitResolvers<ContextType>;
  LockedError?: LockedErrorResolvers<ContextType>;
  LogInByQrPayload?: LogInByQrPayloadResolvers<ContextType>;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LottoBallStatistics?: LottoBallStatisticsResolvers<ContextType>;
  LottoBet?: LottoBetResolvers<ContextType>;
  LottoCategory?: LottoCategoryResolvers<ContextType>;
  LottoDraw?: LottoDrawResolvers<ContextType>;
  LottoDrawConnection?: LottoDrawConnectionResolvers<ContextType>;
  LottoDrawEdge?: LottoDrawEdgeResolvers<ContextType>;
  LottoEntry?: LottoEntryResolvers<ContextType>;
  LottoEntryConnection?: LottoEntryConnectionResolvers<ContextType>;
  LottoEntryEdge?: LottoEntryEdgeResolvers<ContextType>;
  LottoReturn?: LottoReturnResolvers<ContextType>;
  LottoStatistics?: LottoStatisticsResolvers<ContextType>;
  LottoTicket?: LottoTicketResolvers<ContextType>;
  LottoTicketBet?: LottoTicketBetResolvers<ContextType>;
  LottoTicketCheck?: LottoTicketCheckResolvers<ContextType>;
  LottoTicketConnection?: LottoTicketConnectionResolvers<ContextType>;
  LottoTicketEdge?: LottoTicketEdgeResolvers<ContextType>;
  LottoTicketPayload?: LottoTicketPayloadResolvers<ContextType>;
  Mailing?: MailingResolvers<ContextType>;
  Maintenance?: MaintenanceResolvers<ContextType>;
  MarkNoticesReadPayload?: MarkNoticesReadPayloadResolvers<ContextType>;
  Market?: MarketResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyConversion?: MoneyConversionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedColor?: NamedColorResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeAdded?: NoticeAddedResolvers<ContextType>;
  NoticeConnection?: NoticeConnectionResolvers<ContextType>;
  NoticeEdge?: NoticeEdgeResolvers<ContextType>;
  NoticeSetting?: NoticeSettingResolvers<ContextType>;
  OddsChangedError?: OddsChangedErrorResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferPartner?: OfferPartnerResolvers<ContextType>;
  OfferStanding?: OfferStandingResolvers<ContextType>;
  OneTapPayload?: OneTapPayloadResolvers<ContextType>;
  Opponent?: OpponentResolvers<ContextType>;
  Outcome?: OutcomeResolvers<ContextType>;
  PageCanonical?: PageCanonicalResolvers<ContextType>;
  PageContent?: PageContentResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageMeta?: PageMetaResolvers<ContextType>;
  PageSeo?: PageSeoResolvers<ContextType>;
  PageSummary?: PageSummaryResolvers<ContextType>;
  PageVisual?: PageVisualResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentEvent?: PaymentEventResolvers<ContextType>;
  PaymentFee?: PaymentFeeResolvers<ContextType>;
  PaymentInstrument?: PaymentInstrumentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  PendingLimit?: PendingLimitResolvers<ContextType>;
  PeriodScore?: PeriodScoreResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  PersonalDetails?: PersonalDetailsResolvers<ContextType>;
  PersonalDetailsPayload?: PersonalDetailsPayloadResolvers<ContextType>;
  PhoneCountry?: PhoneCountryResolvers<ContextType>;
  PhoneMask?: PhoneMaskResolvers<ContextType>;
  PingSessionPayload?: PingSessionPayloadResolvers<ContextType>;
  PlaceCouponPayload?: PlaceCouponPayloadResolvers<ContextType>;
  PlacedBlock?: PlacedBlockResolvers<ContextType>;
  Played?: PlayedResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PolicyLogo?: PolicyLogoResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PromoEffect?: PromoEffectResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionResults?: PromotionResultsResolvers<ContextType>;
  ProtectionMethods?: ProtectionMethodsResolvers<ContextType>;
  QrSignIn?: QrSignInResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotedBet?: QuotedBetResolvers<ContextType>;
  RaceScore?: RaceScoreResolvers<ContextType>;
  RateSitePayload?: RateSitePayloadResolvers<ContextType>;
  RecordEventsPayload?: RecordEventsPayloadResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralLevel?: ReferralLevelResolvers<ContextType>;
  ReferralMonth?: ReferralMonthResolvers<ContextType>;
  RefreshTokenPayload?: RefreshTokenPayloadResolvers<ContextType>;
  RefusedBet?: RefusedBetResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegistrationCountry?: RegistrationCountryResolvers<ContextType>;
  RegistrationOptions?: RegistrationOptionsResolvers<ContextType>;
  RegistrationReminder?: RegistrationReminderResolvers<ContextType>;
  RemoveCurrencyPayload?: RemoveCurrencyPayloadResolvers<ContextType>;
  RemoveRequestFilePayload?: RemoveRequestFilePayloadResolvers<ContextType>;
  RenderedComponent?: RenderedComponentResolvers<ContextType>;
  RenderedSubApplication?: RenderedSubApplicationResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResultChampionship?: ResultChampionshipResolvers<ContextType>;
  ResultChampionshipSummary?: ResultChampionshipSummaryResolvers<ContextType>;
  ResultConnection?: ResultConnectionResolvers<ContextType>;
  ResultDay?: ResultDayResolvers<ContextType>;
  ResultEdge?: ResultEdgeResolvers<ContextType>;
  ResultMonth?: ResultMonthResolvers<ContextType>;
  ResultScore?: ResultScoreResolvers<ContextType>;
  RetryLaterError?: RetryLaterErrorResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RouteBlock?: RouteBlockResolvers<ContextType>;
  RouteInfo?: RouteInfoResolvers<ContextType>;
  RouteMapping?: RouteMappingResolvers<ContextType>;
  RouteRedirect?: RouteRedirectResolvers<ContextType>;
  RunnerScore?: RunnerScoreResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecureBrowserPayload?: SecureBrowserPayloadResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SecurityPayload?: SecurityPayloadResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  SendCredentialsPayload?: SendCredentialsPayloadResolvers<ContextType>;
  SendRecoveryCodePayload?: SendRecoveryCodePayloadResolvers<ContextType>;
  SendSecurityCodePayload?: SendSecurityCodePayloadResolvers<ContextType>;
  SendTwoStepCodePayload?: SendTwoStepCodePayloadResolvers<ContextType>;
  SessionCheck?: SessionCheckResolvers<ContextType>;
  SetActiveAccountPayload?: SetActiveAccountPayloadResolvers<ContextType>;
  SetAutoCashOutPayload?: SetAutoCashOutPayloadResolvers<ContextType>;
  SetBalanceHiddenPayload?: SetBalanceHiddenPayloadResolvers<ContextType>;
  SetCasinoFavoritePayload?: SetCasinoFavoritePayloadResolvers<ContextType>;
  SetCookiesAgreementPayload?: SetCookiesAgreementPayloadResolvers<ContextType>;
  SetLimitPayload?: SetLimitPayloadResolvers<ContextType>;
  SetNoticeSettingPayload?: SetNoticeSettingPayloadResolvers<ContextType>;
  ShareCouponPayload?: ShareCouponPayloadResolvers<ContextType>;
  SharedBet?: SharedBetResolvers<ContextType>;
  SharedCoupon?: SharedCouponResolvers<ContextType>;
  SideRecord?: SideRecordResolvers<ContextType>;
  SideStatistics?: SideStatisticsResolvers<ContextType>;
  SignInToken?: SignInTokenResolvers<ContextType>;
  SiteChange?: SiteChangeResolvers<ContextType>;
  SiteConfig?: SiteConfigResolvers<ContextType>;
  SiteRating?: SiteRatingResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SocialNetworkOffer?: SocialNetworkOfferResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportMapEntry?: SportMapEntryResolvers<ContextType>;
  SportResults?: SportResultsResolvers<ContextType>;
  Standings?: StandingsResolvers<ContextType>;
  StandingsGroup?: StandingsGroupResolvers<ContextType>;
  StandingsRow?: StandingsRowResolvers<ContextType>;
  StartOauthPayload?: StartOauthPayloadResolvers<ContextType>;
  StartRegistrationPayload?: StartRegistrationPayloadResolvers<ContextType>;
  StatementMonth?: StatementMonthResolvers<ContextType>;
  StopNewsletterPayload?: StopNewsletterPayloadResolvers<ContextType>;
  SubApplication?: SubApplicationResolvers<ContextType>;
  SubscribePushPayload?: SubscribePushPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportConsultant?: SupportConsultantResolvers<ContextType>;
  SupportContact?: SupportContactResolvers<ContextType>;
  SupportProvider?: SupportProviderResolvers<ContextType>;
  SupportRequest?: SupportRequestResolvers<ContextType>;
  SupportRequestConnection?: SupportRequestConnectionResolvers<ContextType>;
  SupportRequestEdge?: SupportRequestEdgeResolvers<ContextType>;
  SupportRequestFile?: SupportRequestFileResolvers<ContextType>;
  SupportRequestMessage?: SupportRequestMessageResolvers<ContextType>;
  SupportRequestPayload?: SupportRequestPayloadResolvers<ContextType>;
  SupportSubTopic?: SupportSubTopicResolvers<ContextType>;
  SupportTopic?: SupportTopicResolvers<ContextType>;
  SupportTopics?: SupportTopicsResolvers<ContextType>;
  SwapBetPayload?: SwapBetPayloadResolvers<ContextType>;
  SwapOffer?: SwapOfferResolvers<ContextType>;
  SwapOutcome?: SwapOutcomeResolvers<ContextType>;
  SystemValue?: SystemValueResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamCashPayment?: TeamCashPaymentResolvers<ContextType>;
  TeamCashPaymentConnection?: TeamCashPaymentConnectionResolvers<ContextType>;
  TeamCashPaymentEdge?: TeamCashPaymentEdgeResolvers<ContextType>;
  TeamStatistics?: TeamStatisticsResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  TextHeading?: TextHeadingResolvers<ContextType>;
  TextList?: TextListResolvers<ContextType>;
  TextNote?: TextNoteResolvers<ContextType>;
  TextParagraph?: TextParagraphResolvers<ContextType>;
  TextRun?: TextRunResolvers<ContextType>;
  TextTable?: TextTableResolvers<ContextType>;
  TotoCategory?: TotoCategoryResolvers<ContextType>;
  TotoDraw?: TotoDrawResolvers<ContextType>;
  TotoDrawConnection?: TotoDrawConnectionResolvers<ContextType>;
  TotoDrawEdge?: TotoDrawEdgeResolvers<ContextType>;
  TotoKind?: TotoKindResolvers<ContextType>;
  TotoMatch?: TotoMatchResolvers<ContextType>;
  TotoNominee?: TotoNomineeResolvers<ContextType>;
  TotoOutcome?: TotoOutcomeResolvers<ContextType>;
  TotoPick?: TotoPickResolvers<ContextType>;
  TotoTicket?: TotoTicketResolvers<ContextType>;
  TotoTicketConnection?: TotoTicketConnectionResolvers<ContextType>;
  TotoTicketEdge?: TotoTicketEdgeResolvers<ContextType>;
  TotoTicketPayload?: TotoTicketPayloadResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  TournamentChange?: TournamentChangeResolvers<ContextType>;
  TournamentConnection?: TournamentConnectionResolvers<ContextType>;
  TournamentEdge?: TournamentEdgeResolvers<ContextType>;
  TournamentEntry?: TournamentEntryResolvers<ContextType>;
  TournamentEntryConnection?: TournamentEntryConnectionResolvers<ContextType>;
  TournamentEntryEdge?: TournamentEntryEdgeResolvers<ContextType>;
  TournamentLeader?: TournamentLeaderResolvers<ContextType>;
  TournamentPayload?: TournamentPayloadResolvers<ContextType>;
  TournamentPlay?: TournamentPlayResolvers<ContextType>;
  TournamentPrize?: TournamentPrizeResolvers<ContextType>;
  TransferUserPayload?: TransferUserPayloadResolvers<ContextType>;
  TwoStep?: TwoStepResolvers<ContextType>;
  UnsubscribePushPayload?: UnsubscribePushPayloadResolvers<ContextType>;
  UserConfig?: UserConfigResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ValueChangedError?: ValueChangedErrorResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerificationDocument?: VerificationDocumentResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  listSizeWhen?: ListSizeWhenDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  staysOpen?: StaysOpenDirectiveResolver<any, any, ContextType>;
  upstreamCall?: UpstreamCallDirectiveResolver<any, any, ContextType>;
};
