/* Generated from *.graphql beside this file by `npm run codegen`; don't edit. */
/* oxlint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of accounts; upstream numbers 0, 4 and 9. */
export type AccountType =
  /** Bonus money (4). */
  | 'BONUS'
  /** A further currency (9). */
  | 'CURRENCY'
  /** The first account of a player (0). */
  | 'MAIN';

/** One bet of a coupon. */
export type BetInput = {
  /** Own stake, for kinds where bets have one. */
  amount?: string | null | undefined;
  /** Block of a conditional coupon. */
  blockId?: string | null | undefined;
  /** Price the player saw. */
  coef: string;
  /** Version of the game the player saw; when given, another version is GAME_VERSION_CHANGED. */
  gameVersion?: number | null | undefined;
  /** Banker of a system. */
  isBanker?: boolean | null | undefined;
  /** Outcome. */
  outcomeId: string;
};

/** Results of a bet. */
export type BetResult =
  /** Half lost: factor 1/2. */
  | 'HALF_LOST'
  /** Half won: factor (1 + price) / 2. */
  | 'HALF_WON'
  /** Lost: factor 0. */
  | 'LOST'
  /** Not known yet. */
  | 'OPEN'
  /** Void: factor 1. */
  | 'VOID'
  /** Won: factor is the price. */
  | 'WON';

/** A solved captcha. It is good for one call. */
export type CaptchaInput = {
  /** The characters in the picture; case doesn't matter. */
  answer: string;
  /** Id of the challenge. */
  challengeId: string;
};

/** A coupon to quote. */
export type CouponInput = {
  /** Account to pay from. A guest sends "0". */
  accountId: string;
  /** Stake, in the account's currency; null while the player has not typed one. */
  amount?: string | null | undefined;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Which changes of price are accepted. */
  oddsChange?: OddsChange | null | undefined;
  /** k of a system k out of n. */
  systemValue?: number | null | undefined;
};

/** Kinds of coupon; upstream numbers in brackets. */
export type CouponKind =
  /** Wins when the express loses (11). */
  | 'ANTI_EXPRESS'
  /** Singles in a row, each staked from the one before (3). */
  | 'CHAIN'
  /** Blocks settled in order (4). */
  | 'CONDITIONAL'
  /** All bets must win (1). */
  | 'EXPRESS'
  /** Named full covers: Trixie, Patent, Yankee, Lucky 15 and so on (12). */
  | 'FULL_COVER'
  /** One single a bet, each with its own stake (10001). */
  | 'MULTIPLE_SINGLES'
  /** One bet (0). */
  | 'SINGLE'
  /** All combinations of k out of n bets (2). */
  | 'SYSTEM';

/** States of a coupon. */
export type CouponState =
  /** Taken; at least one bet is open. */
  | 'ACCEPTED'
  /** Sold back before the end. */
  | 'CASHED_OUT'
  /** Lost. */
  | 'LOST'
  /** A live coupon waiting to be decided. */
  | 'PENDING'
  /** Void: the stake was given back. */
  | 'REFUNDED'
  /** Refused; the stake was given back. */
  | 'REJECTED'
  /** Paid: everything won. */
  | 'WON';

/** What is known of the device that signs in. */
export type DeviceInput = {
  /** What the device tells about itself, an object of at most 16 KiB. With it a token that has run out is replaced at once. */
  componentsData?: unknown;
  /** Device token of `createDeviceToken` or of an earlier sign-in. */
  token?: string | null | undefined;
};

/** What the first of two steps was. */
export type FirstStep =
  /** A password. */
  | 'PASSWORD'
  /** A social network. */
  | 'SOCIAL';

/** Kinds of events in a game. */
export type GameEventType =
  /** A goal, or points where points are told one by one. */
  | 'GOAL'
  /** A goal disallowed. */
  | 'GOAL_DISALLOWED'
  /** An own goal, counted for `side`. */
  | 'OWN_GOAL'
  /** A penalty awarded. */
  | 'PENALTY'
  /** A period ended. */
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

/** Which games to choose. All conditions given must hold. */
export type GameFilter = {
  /** Only this championship. */
  championshipId?: string | null | undefined;
  /** Only these games, at most 100; unknown ids are left out. */
  ids?: Array<string> | null | undefined;
  /** Only games marked as top by the operator. */
  isTop?: boolean | null | undefined;
  /** Words to find in names of teams and championships, in any language of the site; at most 64 characters. */
  search?: string | null | undefined;
  /** Line or live; without it both. */
  section?: Section | null | undefined;
  /** Only this sport. */
  sportId?: string | null | undefined;
  /** Only games that start before this instant. */
  startsBefore?: string | null | undefined;
  /** Only games that start at or after this instant. */
  startsFrom?: string | null | undefined;
};

/** Where a game stands. */
export type GameStatus =
  /** Called off; bets are void. */
  | 'CANCELLED'
  /** Over; outcomes are settled. */
  | 'FINISHED'
  /** In play. */
  | 'IN_PLAY'
  /** Not started. */
  | 'NOT_STARTED'
  /** Between two periods. */
  | 'PAUSED'
  /** Bets are stopped for the moment: goal, red card, review. */
  | 'SUSPENDED';

/** Who signs in: by `login` or by `phone`. */
export type LogInInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: CaptchaInput | null | undefined;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** Login, player number, e-mail or phone (with country code); at most 128 characters. */
  login?: string | null | undefined;
  /** Password as typed; at most 256 characters. */
  password: string;
  /** The phone in its parts, instead of `login`. */
  phone?: PhoneInput | null | undefined;
  /** Whether the session lasts 30 days rather than one. */
  save?: boolean | null | undefined;
};

/** Which changes of price the player accepts; `changeCoefAction` upstream in brackets. */
export type OddsChange =
  /** Any (0). */
  | 'ANY'
  /** Higher ones (1). */
  | 'HIGHER'
  /** None: the price must be the one sent (2). */
  | 'NONE';

/** A phone as typed. */
export type PhoneInput = {
  /** Dialling code, such as "+7". */
  countryCode: string;
  /** The number after it; spaces, dots, dashes and brackets don't matter. */
  number: string;
};

/** A coupon to place: `CouponInput` and a key. */
export type PlaceCouponInput = {
  /** Account to pay from. */
  accountId: string;
  /** Stake, in the account's currency. */
  amount?: string | null | undefined;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** Chosen by the client once per coupon, 8 to 64 characters of A-Z a-z 0-9 - _; the same key never places twice. */
  idempotencyKey: string;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Which changes of price are accepted. */
  oddsChange?: OddsChange | null | undefined;
  /** k of a system k out of n. */
  systemValue?: number | null | undefined;
};

/** Why a live coupon was refused. */
export type RejectReason =
  /** The game ended. */
  | 'GAME_FINISHED'
  /** The market closed and opened again in another version. */
  | 'MARKET_CHANGED'
  /** The price moved further than the player accepts. */
  | 'ODDS_CHANGED'
  /** An outcome was suspended while it waited. */
  | 'OUTCOME_SUSPENDED';

/** Line: before the start. Live: in play. */
export type Section =
  /** Games that have not started. */
  | 'LINE'
  /** Games in play. */
  | 'LIVE';

/** Which account to make active. */
export type SetActiveAccountInput = {
  /** Account number. */
  accountId: string;
};

/** The code of the second step. */
export type TwoStepInput = {
  /** What the first step was. */
  after?: FirstStep | null | undefined;
  /** A solved captcha, where one was asked for. */
  captcha?: CaptchaInput | null | undefined;
  /** The code that was sent. */
  code: string;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** Whether the session lasts 30 days rather than one. */
  save?: boolean | null | undefined;
  /** `token` of the first step's `twoStep`. */
  token: string;
};

/** Every code a `UserError` can carry. */
export type UserErrorCode =
  /** Support keeps the player's money where it is. */
  | 'ACCOUNT_FROZEN'
  /** Coupons of the account are still open. */
  | 'ACCOUNT_HAS_COUPONS'
  /** The main account can't be closed. */
  | 'ACCOUNT_IS_MAIN'
  /** There is money on the account. */
  | 'ACCOUNT_NOT_EMPTY'
  /** The account does not exist or belongs to somebody else. */
  | 'ACCOUNT_UNKNOWN'
  /** The stake is above the maximum. */
  | 'AMOUNT_TOO_LARGE'
  /** The stake has more decimals than the currency. */
  | 'AMOUNT_TOO_PRECISE'
  /** The stake is zero, negative or below the minimum. */
  | 'AMOUNT_TOO_SMALL'
  /** Login or password is wrong. */
  | 'BAD_CREDENTIALS'
  /** Two bets depend on each other (same game) and cannot stand in one coupon of this kind. */
  | 'BETS_DEPEND'
  /** The player may not bet in this section: he is banned, or the operator has closed it to him. */
  | 'BETTING_CLOSED'
  /** The same outcome stands twice in the coupon. */
  | 'BET_DUPLICATE'
  /** The captcha's time is up, or it was used before. */
  | 'CAPTCHA_EXPIRED'
  /** A captcha must be solved first. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha's answer is wrong. */
  | 'CAPTCHA_WRONG'
  /** The credential or token is forged, too old or used. */
  | 'CREDENTIAL_REFUSED'
  /** The player has an account in this currency. */
  | 'CURRENCY_IN_USE'
  /** There are no accounts in this currency. */
  | 'CURRENCY_UNKNOWN'
  /** The device token has run out: another must be asked for. */
  | 'FINGERPRINT_REQUIRED'
  /** The game is over: no bets are taken on it. */
  | 'GAME_FINISHED'
  /** The game changed since the version the coupon was made for. */
  | 'GAME_VERSION_CHANGED'
  /** The idempotency key was used before with another coupon. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The account has not enough money. */
  | 'INSUFFICIENT_FUNDS'
  /** A value has the wrong form: not a decimal, too long, too many decimals, unknown symbols. */
  | 'INVALID'
  /** This operator does not offer this kind of coupon. */
  | 'KIND_NOT_OFFERED'
  /** The limit can't be changed now: it needs approval, or an exclusion lasts. */
  | 'LIMIT_LOCKED'
  /** A responsible-gaming limit forbids this bet. */
  | 'LIMIT_REACHED'
  /** No change of a limit waits that this fits. */
  | 'NOTHING_PENDING'
  /** Nobody here has this account of the network. */
  | 'NOT_LINKED'
  /** This operator does not offer this. */
  | 'NOT_OFFERED'
  /** The price moved and the odds-change setting does not allow the new one. */
  | 'ODDS_CHANGED'
  /** The outcome or its market is suspended just now. */
  | 'OUTCOME_SUSPENDED'
  /** The outcome does not exist (any more). */
  | 'OUTCOME_UNKNOWN'
  /** A value is missing or empty. */
  | 'REQUIRED'
  /** Too many failures: sign-in is locked for a while. */
  | 'SIGN_IN_LOCKED'
  /** The player must sign in first. */
  | 'SIGN_IN_REQUIRED'
  /** The code's time is up, or it was tried too often: another must be asked for. */
  | 'TIME_UP'
  /** Too few bets for this kind of coupon. */
  | 'TOO_FEW_BETS'
  /** Too many bets for this kind of coupon. */
  | 'TOO_MANY_BETS'
  /** Too many messages were sent to this phone. */
  | 'TOO_MANY_MESSAGES'
  /** The code is wrong; its time is not up. */
  | 'WRONG_CODE';

export type CouponQuoteQueryVariables = Exact<{
  input: CouponInput;
}>;


export type CouponQuoteQuery = { couponQuote: { coef: string | null, possibleWin: { amount: string, currency: string } | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null, maxPayout: { amount: string, currency: string } | null, bets: Array<{ outcomeId: string, coef: string | null, isBlocked: boolean, gameVersion: number | null }>, errors: Array<
      | { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { lockedUntil: string, code: UserErrorCode, path: Array<string> | null }
      | { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
    > } | null };

export type PlaceCouponMutationVariables = Exact<{
  input: PlaceCouponInput;
}>;


export type PlaceCouponMutation = { placeCoupon: { coupon: { id: string, kind: CouponKind, state: CouponState, placedAt: string, decidesAt: string | null, settledAt: string | null, accountId: string, coef: string, rejectReason: RejectReason | null, amount: { amount: string, currency: string }, possibleWin: { amount: string, currency: string }, payout: { amount: string, currency: string } | null, bets: Array<{ id: string, gameId: string, gameName: string, championshipName: string, marketName: string, outcomeName: string, startsAt: string, coef: string, isLive: boolean, scoreAtPlacing: string | null, result: BetResult }> } | null, errors: Array<
      | { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { lockedUntil: string, code: UserErrorCode, path: Array<string> | null }
      | { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
    > } };

export type CouponChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CouponChangedSubscription = { couponChanged: { id: string, kind: CouponKind, state: CouponState, placedAt: string, decidesAt: string | null, settledAt: string | null, accountId: string, coef: string, rejectReason: RejectReason | null, amount: { amount: string, currency: string }, possibleWin: { amount: string, currency: string }, payout: { amount: string, currency: string } | null, bets: Array<{ id: string, gameId: string, gameName: string, championshipName: string, marketName: string, outcomeName: string, startsAt: string, coef: string, isLive: boolean, scoreAtPlacing: string | null, result: BetResult }> } };

export type MoneyFieldsFragment = { amount: string, currency: string };

export type OutcomeFieldsFragment = { id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean };

export type MarketFieldsFragment = { id: string, type: string, name: string, param: string | null, group: string, outcomes: Array<{ id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean }> };

export type ScoreFieldsFragment = { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> };

export type OpponentFieldsFragment = { id: string, name: string, shortName: string, color: string, secondColor: string };

export type GameHeadFragment = { id: string, section: Section, startsAt: string, slug: string, status: GameStatus, version: number, marketCount: number, sport: { id: string, name: string, slug: string } | null, championship: { id: string, name: string, slug: string, countryCode: string | null } | null, opponents: Array<{ id: string, name: string, shortName: string, color: string, secondColor: string }>, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null };

export type GameRowFragment = { id: string, section: Section, startsAt: string, slug: string, status: GameStatus, version: number, marketCount: number, markets: Array<{ id: string, type: string, name: string, param: string | null, group: string, outcomes: Array<{ id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean }> }> | null, sport: { id: string, name: string, slug: string } | null, championship: { id: string, name: string, slug: string, countryCode: string | null } | null, opponents: Array<{ id: string, name: string, shortName: string, color: string, secondColor: string }>, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null };

export type AccountFieldsFragment = { id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } };

export type ViewerFieldsFragment = { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null };

export type CouponFieldsFragment = { id: string, kind: CouponKind, state: CouponState, placedAt: string, decidesAt: string | null, settledAt: string | null, accountId: string, coef: string, rejectReason: RejectReason | null, amount: { amount: string, currency: string }, possibleWin: { amount: string, currency: string }, payout: { amount: string, currency: string } | null, bets: Array<{ id: string, gameId: string, gameName: string, championshipName: string, marketName: string, outcomeName: string, startsAt: string, coef: string, isLive: boolean, scoreAtPlacing: string | null, result: BetResult }> };

type UserErrorFields_AmountError_Fragment = { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null };

type UserErrorFields_CaptchaError_Fragment = { code: UserErrorCode, path: Array<string> | null };

type UserErrorFields_InputError_Fragment = { code: UserErrorCode, path: Array<string> | null };

type UserErrorFields_LockedError_Fragment = { lockedUntil: string, code: UserErrorCode, path: Array<string> | null };

type UserErrorFields_OddsChangedError_Fragment = { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null };

type UserErrorFields_RetryLaterError_Fragment = { code: UserErrorCode, path: Array<string> | null };

export type UserErrorFieldsFragment =
  | UserErrorFields_AmountError_Fragment
  | UserErrorFields_CaptchaError_Fragment
  | UserErrorFields_InputError_Fragment
  | UserErrorFields_LockedError_Fragment
  | UserErrorFields_OddsChangedError_Fragment
  | UserErrorFields_RetryLaterError_Fragment
;

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { siteConfig: { companyName: string, defaultLanguage: string, langHiddenUnauthorized: Array<string>, availableRoutes: Array<number>, couponKinds: Array<CouponKind>, liveDelaySeconds: number, defaultCoefViewId: number, geoCurrencyCode: string, siteEnv: string, themeColor: string, languages: Array<{ code: string, name: string, isRtl: boolean }>, brandBook: Array<{ cssProp: string, cssValue: string }> } | null, viewer: { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null } | null };

export type SignInStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInStatusQuery = { viewer: { id: string } | null };

export type SportsTreeQueryVariables = Exact<{
  section: Section;
}>;


export type SportsTreeQuery = { sports: Array<{ id: string, name: string, slug: string, gameCount: number, championships: Array<{ id: string, name: string, slug: string, countryCode: string | null, gameCount: number }> | null }> | null };

export type GamesQueryVariables = Exact<{
  filter: GameFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type GamesQuery = { games: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, section: Section, startsAt: string, slug: string, status: GameStatus, version: number, marketCount: number, markets: Array<{ id: string, type: string, name: string, param: string | null, group: string, outcomes: Array<{ id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean }> }> | null, sport: { id: string, name: string, slug: string } | null, championship: { id: string, name: string, slug: string, countryCode: string | null } | null, opponents: Array<{ id: string, name: string, shortName: string, color: string, secondColor: string }>, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ChampionshipQueryVariables = Exact<{
  id: string;
}>;


export type ChampionshipQuery = { championship: { id: string, name: string, slug: string, countryCode: string | null, sport: { id: string, name: string, slug: string } | null } | null };

export type GameQueryVariables = Exact<{
  id: string;
}>;


export type GameQuery = { game: { id: string, section: Section, startsAt: string, slug: string, status: GameStatus, version: number, marketCount: number, events: Array<{ type: GameEventType, side: number | null, minute: string, scoreAfter: string | null }> | null, markets: Array<{ id: string, type: string, name: string, param: string | null, group: string, outcomes: Array<{ id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean }> }> | null, sport: { id: string, name: string, slug: string } | null, championship: { id: string, name: string, slug: string, countryCode: string | null } | null, opponents: Array<{ id: string, name: string, shortName: string, color: string, secondColor: string }>, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null } | null };

export type CouponGamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CouponGamesQuery = { games: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, section: Section, startsAt: string, slug: string, status: GameStatus, version: number, marketCount: number, markets: Array<{ id: string, type: string, name: string, param: string | null, group: string, outcomes: Array<{ id: string, type: string, name: string, shortName: string, coef: string, isBlocked: boolean }> }> | null, sport: { id: string, name: string, slug: string } | null, championship: { id: string, name: string, slug: string, countryCode: string | null } | null, opponents: Array<{ id: string, name: string, shortName: string, color: string, secondColor: string }>, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GamesChangedSubscriptionVariables = Exact<{
  gameIds: Array<string> | string;
}>;


export type GamesChangedSubscription = { gamesChanged: { gameId: string, version: number, section: Section, status: GameStatus, goneOutcomeIds: Array<string>, isSnapshot: boolean, score: { home: number, away: number, period: number, periodName: string, clockSeconds: number | null, homePoints: string | null, awayPoints: string | null, serving: number | null, periods: Array<{ home: number, away: number }> } | null, prices: Array<{ outcomeId: string, coef: string, isBlocked: boolean }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null } | null };

export type HistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { viewer: { id: string, coupons: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, kind: CouponKind, state: CouponState, placedAt: string, decidesAt: string | null, settledAt: string | null, accountId: string, coef: string, rejectReason: RejectReason | null, amount: { amount: string, currency: string }, possibleWin: { amount: string, currency: string }, payout: { amount: string, currency: string } | null, bets: Array<{ id: string, gameId: string, gameName: string, championshipName: string, marketName: string, outcomeName: string, startsAt: string, coef: string, isLive: boolean, scoreAtPlacing: string | null, result: BetResult }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { viewer: { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null } | null, twoStep: { token: string, phone: string } | null, errors: Array<
      | { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null }
      | { code: UserErrorCode, path: Array<string> | null, challenge: { id: string, image: string } | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { lockedUntil: string, code: UserErrorCode, path: Array<string> | null }
      | { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
    > } };

export type LogInTwoStepMutationVariables = Exact<{
  input: TwoStepInput;
}>;


export type LogInTwoStepMutation = { logInTwoStep: { viewer: { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null } | null, errors: Array<
      | { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { lockedUntil: string, code: UserErrorCode, path: Array<string> | null }
      | { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
    > } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { isSignedOut: boolean } };

export type SetActiveAccountMutationVariables = Exact<{
  input: SetActiveAccountInput;
}>;


export type SetActiveAccountMutation = { setActiveAccount: { viewer: { id: string, login: string, name: string | null, accounts: Array<{ id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } }> | null, activeAccount: { id: string } | null } | null, errors: Array<
      | { code: UserErrorCode, path: Array<string> | null, minAmount: { amount: string, currency: string } | null, maxAmount: { amount: string, currency: string } | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
      | { lockedUntil: string, code: UserErrorCode, path: Array<string> | null }
      | { outcomeId: string, oldCoef: string, newCoef: string, code: UserErrorCode, path: Array<string> | null }
      | { code: UserErrorCode, path: Array<string> | null }
    > } };

export type BalanceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BalanceChangedSubscription = { balanceChanged: { id: string, type: AccountType, label: string, symbol: string, isActive: boolean, balance: { amount: string, currency: string } } };

export const OpponentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}}]} as unknown as DocumentNode<OpponentFieldsFragment, unknown>;
export const ScoreFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}}]} as unknown as DocumentNode<ScoreFieldsFragment, unknown>;
export const GameHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"championship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}}]} as unknown as DocumentNode<GameHeadFragment, unknown>;
export const OutcomeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}}]} as unknown as DocumentNode<OutcomeFieldsFragment, unknown>;
export const MarketFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"param"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}}]} as unknown as DocumentNode<MarketFieldsFragment, unknown>;
export const GameRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameHead"}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"main"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"championship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"param"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutcomeFields"}}]}}]}}]} as unknown as DocumentNode<GameRowFragment, unknown>;
export const MoneyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<MoneyFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const CouponFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidesAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"possibleWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"championshipName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAtPlacing"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<CouponFieldsFragment, unknown>;
export const UserErrorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<UserErrorFieldsFragment, unknown>;
export const CouponQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"possibleWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxPayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"gameVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]} as unknown as DocumentNode<CouponQuoteQuery, CouponQuoteQueryVariables>;
export const PlaceCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidesAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"possibleWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"championshipName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAtPlacing"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]} as unknown as DocumentNode<PlaceCouponMutation, PlaceCouponMutationVariables>;
export const CouponChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CouponChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidesAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"possibleWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"championshipName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAtPlacing"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<CouponChangedSubscription, CouponChangedSubscriptionVariables>;
export const SiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRtl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"langHiddenUnauthorized"}},{"kind":"Field","name":{"kind":"Name","value":"availableRoutes"}},{"kind":"Field","name":{"kind":"Name","value":"couponKinds"}},{"kind":"Field","name":{"kind":"Name","value":"liveDelaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCoefViewId"}},{"kind":"Field","name":{"kind":"Name","value":"geoCurrencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"siteEnv"}},{"kind":"Field","name":{"kind":"Name","value":"brandBook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cssProp"}},{"kind":"Field","name":{"kind":"Name","value":"cssValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const SignInStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignInStatusQuery, SignInStatusQueryVariables>;
export const SportsTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SportsTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"}},{"kind":"Field","name":{"kind":"Name","value":"championships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}]}]}}]}}]}}]} as unknown as DocumentNode<SportsTreeQuery, SportsTreeQueryVariables>;
export const GamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Games"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"championship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"param"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameHead"}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"main"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketFields"}}]}}]}}]} as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const ChampionshipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Championship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"championship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ChampionshipQuery, ChampionshipQueryVariables>;
export const GameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Game"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameHead"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"minute"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"championship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"param"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutcomeFields"}}]}}]}}]} as unknown as DocumentNode<GameQuery, GameQueryVariables>;
export const CouponGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameHead"}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketFields"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"secondColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Outcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}},{"kind":"Field","name":{"kind":"Name","value":"sport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"championship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"param"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutcomeFields"}}]}}]}}]} as unknown as DocumentNode<CouponGamesQuery, CouponGamesQueryVariables>;
export const GamesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GamesChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gamesChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScoreFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goneOutcomeIds"}},{"kind":"Field","name":{"kind":"Name","value":"isSnapshot"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScoreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"periodName"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"homePoints"}},{"kind":"Field","name":{"kind":"Name","value":"awayPoints"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}}]}}]} as unknown as DocumentNode<GamesChangedSubscription, GamesChangedSubscriptionVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidesAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"possibleWin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectReason"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"championshipName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coef"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAtPlacing"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogInTwoStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TwoStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logInTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]} as unknown as DocumentNode<LogInTwoStepMutation, LogInTwoStepMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SetActiveAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetActiveAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetActiveAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setActiveAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeId"}},{"kind":"Field","name":{"kind":"Name","value":"oldCoef"}},{"kind":"Field","name":{"kind":"Name","value":"newCoef"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmountError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]} as unknown as DocumentNode<SetActiveAccountMutation, SetActiveAccountMutationVariables>;
export const BalanceChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BalanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<BalanceChangedSubscription, BalanceChangedSubscriptionVariables>;
export type CouponQuoteQueryOptions = Omit<ApolloHooks.useQuery.Options<CouponQuoteQuery, CouponQuoteQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: CouponQuoteQueryVariables };
export const useCouponQuoteQuery = (options: CouponQuoteQueryOptions) => ApolloHooks.useQuery<CouponQuoteQuery, CouponQuoteQueryVariables>(CouponQuoteDocument, { errorPolicy: "all", ...options });
export const usePlaceCouponMutation = () => ApolloHooks.useMutation<PlaceCouponMutation, PlaceCouponMutationVariables>(PlaceCouponDocument, { errorPolicy: "all" });
export type CouponChangedSubscriptionOptions = Omit<ApolloHooks.useSubscription.Options<CouponChangedSubscription, CouponChangedSubscriptionVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables?: CouponChangedSubscriptionVariables };
export const useCouponChangedSubscription = (options?: CouponChangedSubscriptionOptions) => ApolloHooks.useSubscription<CouponChangedSubscription, CouponChangedSubscriptionVariables>(CouponChangedDocument, { errorPolicy: "all", ...options });
export type SiteQueryOptions = Omit<ApolloHooks.useQuery.Options<SiteQuery, SiteQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables?: SiteQueryVariables };
export const useSiteQuery = (options?: SiteQueryOptions) => ApolloHooks.useQuery<SiteQuery, SiteQueryVariables>(SiteDocument, { errorPolicy: "all", ...options });
export type SignInStatusQueryOptions = Omit<ApolloHooks.useQuery.Options<SignInStatusQuery, SignInStatusQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables?: SignInStatusQueryVariables };
export const useSignInStatusQuery = (options?: SignInStatusQueryOptions) => ApolloHooks.useQuery<SignInStatusQuery, SignInStatusQueryVariables>(SignInStatusDocument, { errorPolicy: "all", ...options });
export type SportsTreeQueryOptions = Omit<ApolloHooks.useQuery.Options<SportsTreeQuery, SportsTreeQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: SportsTreeQueryVariables };
export const useSportsTreeQuery = (options: SportsTreeQueryOptions) => ApolloHooks.useQuery<SportsTreeQuery, SportsTreeQueryVariables>(SportsTreeDocument, { errorPolicy: "all", ...options });
export type GamesQueryOptions = Omit<ApolloHooks.useQuery.Options<GamesQuery, GamesQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: GamesQueryVariables };
export const useGamesQuery = (options: GamesQueryOptions) => ApolloHooks.useQuery<GamesQuery, GamesQueryVariables>(GamesDocument, { errorPolicy: "all", ...options });
export type ChampionshipQueryOptions = Omit<ApolloHooks.useQuery.Options<ChampionshipQuery, ChampionshipQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: ChampionshipQueryVariables };
export const useChampionshipQuery = (options: ChampionshipQueryOptions) => ApolloHooks.useQuery<ChampionshipQuery, ChampionshipQueryVariables>(ChampionshipDocument, { errorPolicy: "all", ...options });
export type GameQueryOptions = Omit<ApolloHooks.useQuery.Options<GameQuery, GameQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: GameQueryVariables };
export const useGameQuery = (options: GameQueryOptions) => ApolloHooks.useQuery<GameQuery, GameQueryVariables>(GameDocument, { errorPolicy: "all", ...options });
export type CouponGamesQueryOptions = Omit<ApolloHooks.useQuery.Options<CouponGamesQuery, CouponGamesQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: CouponGamesQueryVariables };
export const useCouponGamesQuery = (options: CouponGamesQueryOptions) => ApolloHooks.useQuery<CouponGamesQuery, CouponGamesQueryVariables>(CouponGamesDocument, { errorPolicy: "all", ...options });
export type GamesChangedSubscriptionOptions = Omit<ApolloHooks.useSubscription.Options<GamesChangedSubscription, GamesChangedSubscriptionVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: GamesChangedSubscriptionVariables };
export const useGamesChangedSubscription = (options: GamesChangedSubscriptionOptions) => ApolloHooks.useSubscription<GamesChangedSubscription, GamesChangedSubscriptionVariables>(GamesChangedDocument, { errorPolicy: "all", ...options });
export type ViewerQueryOptions = Omit<ApolloHooks.useQuery.Options<ViewerQuery, ViewerQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables?: ViewerQueryVariables };
export const useViewerQuery = (options?: ViewerQueryOptions) => ApolloHooks.useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, { errorPolicy: "all", ...options });
export type HistoryQueryOptions = Omit<ApolloHooks.useQuery.Options<HistoryQuery, HistoryQueryVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables: HistoryQueryVariables };
export const useHistoryQuery = (options: HistoryQueryOptions) => ApolloHooks.useQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, { errorPolicy: "all", ...options });
export const useLogInMutation = () => ApolloHooks.useMutation<LogInMutation, LogInMutationVariables>(LogInDocument, { errorPolicy: "all" });
export const useLogInTwoStepMutation = () => ApolloHooks.useMutation<LogInTwoStepMutation, LogInTwoStepMutationVariables>(LogInTwoStepDocument, { errorPolicy: "all" });
export const useLogOutMutation = () => ApolloHooks.useMutation<LogOutMutation, LogOutMutationVariables>(LogOutDocument, { errorPolicy: "all" });
export const useSetActiveAccountMutation = () => ApolloHooks.useMutation<SetActiveAccountMutation, SetActiveAccountMutationVariables>(SetActiveAccountDocument, { errorPolicy: "all" });
export type BalanceChangedSubscriptionOptions = Omit<ApolloHooks.useSubscription.Options<BalanceChangedSubscription, BalanceChangedSubscriptionVariables>, "variables" | "returnPartialData" | "errorPolicy"> & { variables?: BalanceChangedSubscriptionVariables };
export const useBalanceChangedSubscription = (options?: BalanceChangedSubscriptionOptions) => ApolloHooks.useSubscription<BalanceChangedSubscription, BalanceChangedSubscriptionVariables>(BalanceChangedDocument, { errorPolicy: "all", ...options });