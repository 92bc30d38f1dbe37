/* Generated from *.graphql by `npm run codegen`; don't edit. */
/* oxlint-disable */
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
  before?: string | null | undefined;
  /** Only at or after this instant. */
  from?: string | null | undefined;
  /** Include entries older than 90 days. */
  includeArchive?: boolean | null | undefined;
  /** Only of these types. */
  types?: Array<AccountEntryType> | null | undefined;
};

/** Kinds of accounts; the services' numbers 0, 4 and 9. */
export type AccountType =
  /** Bonus money (4). */
  | 'BONUS'
  /** An additional currency (9). */
  | 'CURRENCY'
  /** The player's first account (0). */
  | 'MAIN';

/** A link that confirms an e-mail. */
export type ActivateEmailInput = {
  /** The part after the # in the link. */
  token: string;
};

/** A code that confirms an e-mail or a phone. */
export type ActivateFastInput = {
  /** E-mail or phone. */
  channel: ContactChannel;
  /** The code that was sent. */
  code: string;
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
  currencyId: string;
};

/** The answer to a QR sign-in. */
export type AnswerQrSignInInput = {
  /** Code from the QR picture. */
  code: string;
  /** Whether the browser that shows it may sign in. */
  isAllowed: boolean;
};

/** Games, and games of championships or teams, such as a player's favorites. At most 500 ids in total. */
export type AnyOfGames = {
  /** Championship ids. */
  championshipIds?: Array<string> | null | undefined;
  /** Game ids. */
  gameIds?: Array<string> | null | undefined;
  /** Team ids. */
  teamIds?: Array<string> | null | undefined;
};

/** An appeal against a ban. */
export type AppealBanInput = {
  /** Why the ban is wrong; 1 to 2,000 characters. */
  text: string;
};

/** The two collections of articles. */
export type ArticleSection =
  /** How betting works, in nested categories. */
  | 'BLOG'
  /** News, without categories. */
  | 'NEWS';

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

/** How an award ended for the operator. */
export type AwardResult =
  /** The operator was among the last few. */
  | 'SHORTLISTED'
  /** The operator won it. */
  | 'WON';

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

/** One bet of a coupon. */
export type BetInput = {
  /** Stake of this bet, for `MULTIPLE_SINGLES`. */
  amount?: string | null | undefined;
  /** Block of a `CONDITIONAL` coupon, one of those in `amountByBlock`. A bet without one is refused with BLOCK_REQUIRED. */
  blockId?: string | null | undefined;
  /** Price the player saw. */
  coef: string;
  /** Version of the game the player saw. If given, any other version is refused with GAME_VERSION_CHANGED. */
  gameVersion?: number | null | undefined;
  /** Banker of a system: part of every combination and not counted in `systemValue`. Error: BANKER_INVALID. */
  isBanker?: boolean | null | undefined;
  /** Outcome. */
  outcomeId: string;
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
  code: string;
  /** `token` of the previous step. */
  token: string;
};

/** Amount of one block of a `CONDITIONAL` coupon. */
export type BlockAmountInput = {
  /** Amount, in the account's currency. */
  amount: string;
  /** Id of the block, chosen by the client; at most 32 characters. */
  blockId: string;
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

/** A ticket to buy. */
export type BuyLottoTicketInput = {
  /** Account that pays; of the draw's currency. */
  accountId: string;
  /** Key of an only bet at fixed odds; lines if this and `bets` are omitted. */
  betId?: string | null | undefined;
  /** Several bets at fixed odds on one ticket, none of them twice; at most the lottery's `maxBets`. */
  bets?: Array<LottoBetInput> | null | undefined;
  /** The draw. */
  drawId: string;
  /** Draws in a row, the first included: a ticket for each. */
  draws?: number | null | undefined;
  /** Key of this one purchase: 8 to 64 letters, digits, - or _. */
  idempotencyKey: string;
  /** Numbers in any order, none twice; at most 80. Empty for a bet that names none, and for several bets. */
  numbers: Array<number>;
  /** Numbers of a line; the most of the lottery's if omitted. */
  picks?: number | null | undefined;
  /** Stake for one line, or for each bet that names no other. */
  stake: string;
};

/** A reward to buy. */
export type BuyRewardInput = {
  /** 8 to 64 letters, digits, - or _. The same key buys once. */
  idempotencyKey: string;
  /** Stable name of the reward. */
  rewardId: string;
};

/** A ticket to buy. */
export type BuyTotoTicketInput = {
  /** Account that pays; of the draw's currency. */
  accountId: string;
  /** The draw. */
  drawId: string;
  /** Key of this one purchase: 8 to 64 letters, digits, - or _. */
  idempotencyKey: string;
  /** A pick for each match; at most 31. */
  picks: Array<TotoPickInput>;
  /** Stake for one combination. */
  stake: string;
};

/** Coupon whose order to cancel. */
export type CancelAutoCashOutInput = {
  /** Coupon. */
  couponId: string;
};

/** A pending limit to cancel. */
export type CancelLimitInput = {
  /** `limitType` of a `Limit`; all that can be cancelled if omitted. */
  limitType?: number | null | undefined;
};

/** A withdrawal to take back. */
export type CancelWithdrawalInput = {
  /** Number of the payment. */
  paymentId: string;
};

/** Ways to give a canonical address. */
export type CanonicalMode =
  /** As another host, of which this site is a mirror. */
  | 'MIRROR'
  /** As another path or address. */
  | 'URL';

/** A solved captcha, good for one call. */
export type CaptchaInput = {
  /**
   * The characters in the picture or the digits in the sound; case and spaces are ignored. For a widget, its token, at
   * most 6,144 characters.
   */
  answer: string;
  /** Id of the challenge. */
  challengeId: string;
};

/** What stands at a place where players pay cash. */
export type CashDeskKind =
  /** A desk with staff. */
  | 'DESK'
  /** A machine that takes cash. */
  | 'TERMINAL';

/** What to sell. */
export type CashOutCouponInput = {
  /** Coupon. */
  couponId: string;
  /** Chosen by the client once per sale, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never sells twice. */
  idempotencyKey: string;
  /** Which other values are accepted: none, higher ones, or any. */
  policy?: OddsChange | null | undefined;
  /** Share to sell, "0.1" to "0.9" with at most two decimals; null for all of it. The rest keeps its original prices. */
  share?: string | null | undefined;
  /** `token` of the offer. */
  token: string;
  /** `value` of the offer, of the whole coupon. */
  value: string;
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

/** What cashback is a share of. */
export type CashbackBase =
  /** Net loss: stakes less wins and bonuses. */
  | 'LOSS'
  /** All stakes. */
  | 'STAKES';

/** How often cashback is paid. */
export type CashbackPeriod =
  /** Each day, UTC. */
  | 'DAY'
  /** Each week, from Monday, UTC. */
  | 'WEEK';

/** Selects games. All given conditions must hold. */
export type CasinoGameFilter = {
  /** Only of this category. */
  categoryId?: string | null | undefined;
  /** Only of this collection, by key. */
  collection?: string | null | undefined;
  /** Only of this hall. */
  hall?: CasinoHall | null | undefined;
  /** Only those that can, or can't, be played without money. */
  hasDemo?: boolean | null | undefined;
  /** Only these games, at most 100. */
  ids?: Array<string> | null | undefined;
  /** Only with all of these mechanics; at most 20. */
  mechanics?: Array<string> | null | undefined;
  /** Only of one of these providers, by key; at most 100. */
  providers?: Array<string> | null | undefined;
  /**
   * Only those whose name, provider or hall has all these words; slips of a letter or two in longer words, and words that
   * are only begun, are forgiven. At most 64 characters.
   */
  search?: string | null | undefined;
  /** Only with a lowest stake of at most this, in the catalogue's currency. */
  stakeUpTo?: string | null | undefined;
  /** Only with this tag. */
  tagId?: string | null | undefined;
  /** Only of one of these. */
  volatilities?: Array<CasinoVolatility> | null | undefined;
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

/** Selects rounds. Conditions that aren't given match everything. */
export type CasinoRoundFilter = {
  /** Only of this account. */
  accountId?: string | null | undefined;
  /** Only those begun before this instant. */
  before?: string | null | undefined;
  /** Only those begun at or after this instant. */
  from?: string | null | undefined;
  /** Only of the game with this key. */
  gameKey?: string | null | undefined;
  /** Only with one of these results. */
  results?: Array<CasinoRoundResult> | null | undefined;
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

/** How far the results of a game lie apart. */
export type CasinoVolatility =
  /** Large prizes seldom. */
  | 'HIGH'
  /** Small prizes often. */
  | 'LOW'
  /** Between the others. */
  | 'MEDIUM';

/** A change of password. */
export type ChangePasswordInput = {
  /** Answer to the security question, if `isAnswerNeeded`. */
  answer?: string | null | undefined;
  /** The new password: 8 to 64 characters with letters and digits, different from every name the player signs in with. */
  newPassword: string;
  /** The current password. */
  oldPassword: string;
};

/** A code and the id it belongs to. */
export type CheckRecoveryCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code that was sent. */
  code: string;
  /** `id` from `sendRecoveryCode`, or the part before the dot in a letter's link. */
  id: string;
};

/** The code that was sent. */
export type CheckTransferCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code. */
  code: string;
  /** Player number in the former brand. */
  formerId: string;
};

/** An offer to take. */
export type ClaimOfferInput = {
  /** Currency of the bonus; that of the main account without it. A bonus of a deposit has the deposit's. */
  currency?: string | null | undefined;
  /** Number of the offer. */
  offerId: string;
};

/** The password of the player who is closing their account. */
export type CloseAccountInput = {
  /** Password as entered; at most 256 characters. */
  password: string;
};

/** Which launch to end. */
export type CloseCasinoSessionInput = {
  /** `sessionId` of the launch. */
  sessionId: string;
};

/** A request to close. */
export type CloseSupportRequestInput = {
  /** Number of the request. */
  requestId: string;
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
  password: string;
};

/** The code from the letter. */
export type ConfirmRegistrationInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code from the letter. */
  code: string;
  /** `idempotencyKey` of the form. */
  idempotencyKey: string;
  /** `token` from `register`. */
  token: string;
};

/** Ways to contact a player. */
export type ContactChannel =
  /** Their e-mail. */
  | 'EMAIL'
  /** Their phone. */
  | 'PHONE';

/** Which of a player's accounts must be converted; the services' numbers 0, 1 and 2. */
export type ConversionStatus =
  /** An additional account (2). */
  | 'ADDITIONAL'
  /** The main account (1). */
  | 'MAIN'
  /** None (0). */
  | 'NOT_ALLOWED';

/** A conversion to make. */
export type ConvertMoneyInput = {
  /** Whether the player gives up the bonuses of deposits that end when this money leaves; without it BONUS_ENDS says so first. */
  endsBonus?: boolean | null | undefined;
  /** 8 to 64 letters, digits, - or _. The same key with the same quote answers the conversion it made first. */
  idempotencyKey: string;
  /** `token` of a `ConversionQuote`. */
  quote: string;
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

/** Selects coupons. All given conditions must hold; an empty list counts as not given. */
export type CouponFilter = {
  /** Only paid from this account. An account that isn't the player's has no coupons. */
  accountId?: string | null | undefined;
  /** Only placed at or after this instant. */
  from?: string | null | undefined;
  /** True: only the archive, coupons settled more than 30 days ago. False: only the others. All if omitted. */
  isArchived?: boolean | null | undefined;
  /** Only of one of these kinds. */
  kinds?: Array<CouponKind> | null | undefined;
  /** Number of the coupon, or part of a game's or championship's name in any language; at most 64 characters. */
  search?: string | null | undefined;
  /** Only in one of these states. */
  states?: Array<CouponState> | null | undefined;
  /** Only placed before this instant. */
  to?: string | null | undefined;
};

/** A coupon to quote. */
export type CouponInput = {
  /** Account to pay from. Guests send "0". */
  accountId: string;
  /** Stake in the account's currency; null if none has been entered yet, and for kinds with stakes per bet or block. */
  amount?: string | null | undefined;
  /**
   * Amounts of the blocks of a `CONDITIONAL` coupon, in playing order. Only the first is staked at placing; each later one
   * is staked from the return of the block before. Errors at the block's amount: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL,
   * AMOUNT_TOO_LARGE.
   */
  amountByBlock?: Array<BlockAmountInput> | null | undefined;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /**
   * Total price the player saw; stored with the coupon. Accepted price changes follow from the bets' `coef` and from
   * `oddsChange`.
   */
  coef?: string | null | undefined;
  /** Total price as displayed in that format, such as "+150"; stored with the coupon, not used in calculations. */
  coefByView?: string | null | undefined;
  /**
   * Number of the odds format in which the player saw prices (`defaultCoefViewId` of the site config lists them); stored
   * with the coupon, not used in calculations.
   */
  coefViewId?: number | null | undefined;
  /**
   * Which full cover, for `FULL_COVER`. Its name says how many bets it takes and whether it includes singles. Error:
   * COVER_INVALID.
   */
  cover?: FullCover | null | undefined;
  /** Whether a score change during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: boolean | null | undefined;
  /**
   * Lowest total price the player accepts. The coupon is accepted and paid at this price, and only while the total price
   * isn't below it, at placing and again at the end of a live delay. For kinds with a total price; the possible win is
   * computed with it. Error: EXACT_COEF_NOT_MET.
   */
  exactCoef?: string | null | undefined;
  /**
   * Whether the player keeps the bonus bet of an express, where one is offered. False means they removed it, which makes
   * room for the hyper bonus.
   */
  hasBonusBet?: boolean | null | undefined;
  /**
   * Percentage of the hyper bonus the player saw (`hyperBonus.percent` of the quote); if it has changed, the error is
   * BONUS_CHANGED. Null accepts any.
   */
  hyperBonusPercent?: string | null | undefined;
  /**
   * Whether this is a VIP bet: its amount may exceed the maximum, and the operator's desk decides. The stake is taken at
   * once; the coupon stays PENDING until the decision. Error: VIP_NOT_AVAILABLE.
   */
  isVip?: boolean | null | undefined;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake for the hyper bonus that the player saw; stored with the coupon. */
  maxHyperBonusLimit?: string | null | undefined;
  /** Smallest stake for the hyper bonus that the player saw; stored with the coupon. */
  minHyperBonusBetLimit?: string | null | undefined;
  /** Which price changes are accepted. */
  oddsChange?: OddsChange | null | undefined;
  /**
   * How many percent below the prices sent the player still takes, 0 to 10. With a number the coupon is also placed when
   * prices are better: at those sent with `NONE`, at the better ones with `HIGHER`. Null goes by `oddsChange` alone.
   */
  oddsTolerance?: number | null | undefined;
  /**
   * Part of `amount` that open coupons of the account pay, at most `availablePrepaid` of the quote. As much of them as
   * needed is cashed out at its current value. This is final, and the money stays the player's even if this coupon is
   * refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE.
   */
  prepaidAmount?: string | null | undefined;
  /**
   * Promo code. Not with multiple singles, an advance or a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED,
   * PROMO_NOT_APPLICABLE.
   */
  promoCode?: string | null | undefined;
  /**
   * k of a system k out of n, not counting bankers: from 2 to one less than the number of bets that aren't bankers (up to
   * that number if there is a banker). Error: SYSTEM_VALUE_INVALID.
   */
  systemValue?: number | null | undefined;
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
  replaces?: string | null | undefined;
};

/** A challenge to be read out. */
export type CreateCaptchaSoundInput = {
  /** Id of the challenge. */
  challengeId: string;
};

/** What a device reports about itself. */
export type CreateDeviceTokenInput = {
  /** An object of at most 16 KiB. */
  componentsData: unknown;
};

/** A request to send. */
export type CreateSupportRequestInput = {
  /** Ids of files that were posted before, at most 4. */
  files?: Array<string> | null | undefined;
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the request it made first. */
  idempotencyKey: string;
  /** The payment it is about, of the topic's direction; needed where the sub-topic says so. */
  paymentId?: string | null | undefined;
  /** Number of a sub-topic of it. */
  subTopicId: string;
  /** What has happened; 10 to 2,000 characters. */
  text: string;
  /** Number of the topic. */
  topicId: string;
};

/** Variants of cyber-sport. */
export type CyberVariant =
  /** Matches of professional teams. */
  | 'REAL'
  /** Duels of two players on a console, streamed. */
  | 'STREAM'
  /** Short matches played by the computer around the clock. */
  | 'VIRTUAL';

/** A decision on a pending limit. */
export type DecideLimitInput = {
  /** True approves, false rejects. */
  approve: boolean;
  /** `limitType` of a `Limit`; all that need approval if omitted. */
  limitType?: number | null | undefined;
};

/** The device that signs in. */
export type DeviceInput = {
  /** What the device reports about itself, an object of at most 16 KiB. With it, an expired token is replaced at once. */
  componentsData?: unknown;
  /** Device token from `createDeviceToken` or an earlier sign-in. */
  token?: string | null | undefined;
};

/** Kinds of devices. */
export type DeviceKind =
  /** A computer. */
  | 'DESKTOP'
  /** A phone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

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
  id?: string | null | undefined;
};

/** A favorite to look up, add or remove. */
export type FavoriteInput = {
  /** Id of the game, championship or team. */
  id: string;
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
  bonusId: string;
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
  anyOf?: AnyOfGames | null | undefined;
  /** Only sports of this area. */
  area?: SportArea | null | undefined;
  /** Only this championship. */
  championshipId?: string | null | undefined;
  /** Only championships of this country, by their `countryCode`; "int" for international ones. */
  countryCode?: string | null | undefined;
  /** Only this variant of cyber-sport. */
  cyberVariant?: CyberVariant | null | undefined;
  /** Number of hours for `UPCOMING_EVENTS`, 1 to 168 (default 3). */
  hours?: number | null | undefined;
  /** Only these games, at most 100; unknown ids are ignored. */
  ids?: Array<string> | null | undefined;
  /** Only the top games, at most twenty: of the championships marked by the operator, the next ones. */
  isTop?: boolean | null | undefined;
  /** Of each championship at most so many games, 1 to 20: those that come first in the order asked for. */
  perChampionship?: number | null | undefined;
  /** Words to find in names of teams and championships, in any language of the site; at most 64 characters. */
  search?: string | null | undefined;
  /** Line or live; both if omitted. */
  section?: Section | null | undefined;
  /** Only this sport. */
  sportId?: string | null | undefined;
  /** Only games that start before this instant. */
  startsBefore?: string | null | undefined;
  /** Only games that start at or after this instant. */
  startsFrom?: string | null | undefined;
  /** Only games of this team. */
  teamId?: string | null | undefined;
  /** Only games of this time; see there. */
  time?: TimeFilter | null | undefined;
  /**
   * IANA time zone, such as "Europe/Berlin", whose noon separates `FIRST_PERIOD` from `SECOND_PERIOD` in line; UTC if
   * omitted.
   */
  timeZone?: string | null | undefined;
};

/** Sort orders of a list of games. */
export type GameOrder =
  /** By sport and championship in menu order, then by start. */
  | 'CHAMPIONSHIP'
  /** The same, with all championships of a country together. */
  | 'COUNTRY'
  /** By start, regardless of sport. */
  | 'START';

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
  coefFrom?: string | null | undefined;
  /** Highest acceptable price. */
  coefTo?: string | null | undefined;
  /** Number of legs, 2 to 12; any if omitted. */
  legs?: number | null | undefined;
  /** Line or live; both if omitted. */
  section?: Section | null | undefined;
  /** Change the number to get other proposals for the same wish. */
  seed?: number | null | undefined;
  /** Only these sports; the classic ones if omitted. */
  sportIds?: Array<string> | null | undefined;
  /** Stake, at most 4 decimals. */
  stake?: string | null | undefined;
  /** Only line games that start within this many hours, 1 to 336. */
  startsWithinHours?: number | null | undefined;
  /** Desired return; at least 1.21 times the stake, which the two shortest legs give. */
  win?: string | null | undefined;
};

/** Who has to confirm an e-mail or phone, or who they are, before a friend is paid for. */
export type HeldFor =
  /** The friend. */
  | 'FRIEND'
  /** The player who brought them. */
  | 'PLAYER';

/** The kinds of home pages. */
export type HomePageType =
  /** Live games only (1). */
  | 'LIVE'
  /** Live games, then the next ones (0). */
  | 'SPORTSBOOK'
  /** A sub-application of the operator (2). */
  | 'SUB_APPLICATION';

/** What to insure. */
export type InsureCouponInput = {
  /** Coupon. */
  couponId: string;
  /** Chosen by the client once per purchase, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never pays twice. */
  idempotencyKey: string;
  /** Premium of the offer: the most the player pays. */
  premium: string;
  /** Share of the stake in percent: 10, 20 … 100. */
  share: number;
};

/** Which tournament to take part in. */
export type JoinTournamentInput = {
  /** Account that pays the fee, in its currency; not needed for free entry. */
  accountId?: string | null | undefined;
  /** Number of the tournament. */
  tournamentId: string;
};

/** Which game to open, and how. */
export type LaunchCasinoGameInput = {
  /** Account to play with; not for play without money. */
  accountId?: string | null | undefined;
  /** The game's number or key. */
  gameId: string;
  /** Whether to play without money; false if omitted. */
  isDemo?: boolean | null | undefined;
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

/** What a network sent back with the browser. */
export type LogInByOauthInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** `code` of the query. */
  code: string;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** The network. */
  network: SocialNetwork;
  /** `state` of the query; must be the one `startOauth` gave this browser. */
  state: string;
};

/** The waiting browser's token. */
export type LogInByQrInput = {
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** `token` of `createQrSignIn`. */
  token: string;
};

/** A phone and the code sent to it. */
export type LogInBySmsInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code that was sent. */
  code: string;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** The phone. */
  phone: PhoneInput;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: boolean | null | undefined;
};

/** A signed sign-in token. */
export type LogInByTokenInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** Kind of token, as received with it. */
  methodId: number;
  /** Its signature. */
  sign: string;
  /** The token. */
  token: string;
};

/** Who signs in: by `login` or by `phone`. */
export type LogInInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** Login, player number, e-mail or phone (with country code); at most 128 characters. */
  login?: string | null | undefined;
  /** Password as entered; at most 256 characters. */
  password: string;
  /** The phone in parts, instead of `login`. */
  phone?: PhoneInput | null | undefined;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: boolean | null | undefined;
};

/** A bet at fixed odds to make. */
export type LottoBetInput = {
  /** Its key. */
  betId: string;
  /** Numbers in any order, none twice; empty for a bet that names none. */
  numbers?: Array<number> | null | undefined;
  /** Its stake; the ticket's if omitted. */
  stake?: string | null | undefined;
};

/** Mailings that a player wants. */
export type MailingInput = {
  /** Bet notices by e-mail. */
  mailBets?: boolean | null | undefined;
  /** Deposit notices by e-mail. */
  mailDeposits?: boolean | null | undefined;
  /** News by e-mail. */
  mailNews?: boolean | null | undefined;
  /** News by text message. */
  smsNews?: boolean | null | undefined;
};

/** Notices that were read. */
export type MarkNoticesReadInput = {
  /** Numbers of the notices, at most 200; all there are if left out. */
  ids?: Array<string> | null | undefined;
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

/** How a notice reaches the player. */
export type NoticeChannel =
  /** The inbox on the site. */
  | 'INBOX'
  /** Letters to a confirmed e-mail address. */
  | 'MAIL'
  /** Push messages to devices that have agreed. */
  | 'PUSH';

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

/** Which price changes the player accepts; the services' `changeCoefAction` in brackets. */
export type OddsChange =
  /** Any price (0). */
  | 'ANY'
  /** Higher prices (1). */
  | 'HIGHER'
  /** None: the price must be exactly the one sent (2), unless `oddsTolerance` says more. */
  | 'NONE';

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

/** A one-tap credential, and the data a new player would register with. */
export type OneTapInput = {
  /** Country id. */
  countryId: number;
  /** The signed credential; good once. */
  credential: string;
  /** Currency id. */
  currencyId: number;
  /**
   * Secret from which the page made the credential's nonce, which is its SHA-256 in base64url. A credential with a nonce
   * is valid only with this secret, so no other page can use it.
   */
  nonceSecret?: string | null | undefined;
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

/** Selects payments. Conditions that aren't given match everything. */
export type PaymentFilter = {
  /** Only of this account. */
  accountId?: string | null | undefined;
  /** Only opened before this instant. */
  before?: string | null | undefined;
  /** Only money in, or money out. */
  direction?: PaymentDirection | null | undefined;
  /** Only opened at or after this instant. */
  from?: string | null | undefined;
  /** Only by methods of this kind. */
  kind?: PaymentMethodKind | null | undefined;
  /** Only in these states. */
  states?: Array<PaymentState> | null | undefined;
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

/** Personal data to save; what is null or empty is not given. Days are written YYYY-MM-DD. */
export type PersonalDetailsInput = {
  /** Date of birth. */
  birthDate?: string | null | undefined;
  /** Type of document: 1 passport, 2 identity card, 3 driving licence, 4 residence permit. */
  documentTypeId?: number | null | undefined;
  /** First name. */
  name?: string | null | undefined;
  /** Number of the document. */
  passport?: string | null | undefined;
  /** Date of issue. */
  passportDate?: string | null | undefined;
  /** Date of expiry. */
  passportEndDate?: string | null | undefined;
  /** Registered address. */
  registrationAddress?: string | null | undefined;
  /** Last name. */
  surname?: string | null | undefined;
  /** Tax number. */
  taxNumber?: string | null | undefined;
};

/** A phone number as entered. */
export type PhoneInput = {
  /** Dialling code, such as "+7". */
  countryCode: string;
  /** The rest of the number, as it is written in its country: a national prefix is taken off, spaces and brackets are ignored. */
  number: string;
};

/** What a client reports with its ping. */
export type PingSessionInput = {
  /** Whether the player has seen the reality-check reminder, which restarts it. */
  isRealityCheckSeen?: boolean | null | undefined;
};

/** A coupon to place: `CouponInput` and a key. */
export type PlaceCouponInput = {
  /** Account to pay from. */
  accountId: string;
  /** Stake in the account's currency; null for kinds with stakes per bet or block. */
  amount?: string | null | undefined;
  /**
   * Amounts of the blocks of a `CONDITIONAL` coupon, in playing order. Only the first is staked at placing; each later one
   * is staked from the return of the block before. Errors at the block's amount: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL,
   * AMOUNT_TOO_LARGE.
   */
  amountByBlock?: Array<BlockAmountInput> | null | undefined;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /**
   * Total price the player saw; stored with the coupon. Accepted price changes follow from the bets' `coef` and from
   * `oddsChange`.
   */
  coef?: string | null | undefined;
  /** Total price as displayed in that format, such as "+150"; stored with the coupon, not used in calculations. */
  coefByView?: string | null | undefined;
  /**
   * Number of the odds format in which the player saw prices (`defaultCoefViewId` of the site config lists them); stored
   * with the coupon, not used in calculations.
   */
  coefViewId?: number | null | undefined;
  /**
   * Which full cover, for `FULL_COVER`. Its name says how many bets it takes and whether it includes singles. Error:
   * COVER_INVALID.
   */
  cover?: FullCover | null | undefined;
  /** Whether a score change during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: boolean | null | undefined;
  /**
   * Lowest total price the player accepts. The coupon is accepted and paid at this price, and only while the total price
   * isn't below it, at placing and again at the end of a live delay. For kinds with a total price; the possible win is
   * computed with it. Error: EXACT_COEF_NOT_MET.
   */
  exactCoef?: string | null | undefined;
  /**
   * Whether the player keeps the bonus bet of an express, where one is offered. False means they removed it, which makes
   * room for the hyper bonus.
   */
  hasBonusBet?: boolean | null | undefined;
  /**
   * Percentage of the hyper bonus the player saw (`hyperBonus.percent` of the quote); if it has changed, the error is
   * BONUS_CHANGED. Null accepts any.
   */
  hyperBonusPercent?: string | null | undefined;
  /** Chosen by the client once per coupon, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never places twice. */
  idempotencyKey: string;
  /**
   * Whether this is a VIP bet: its amount may exceed the maximum, and the operator's desk decides. The stake is taken at
   * once; the coupon stays PENDING until the decision. Error: VIP_NOT_AVAILABLE.
   */
  isVip?: boolean | null | undefined;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake for the hyper bonus that the player saw; stored with the coupon. */
  maxHyperBonusLimit?: string | null | undefined;
  /** Smallest stake for the hyper bonus that the player saw; stored with the coupon. */
  minHyperBonusBetLimit?: string | null | undefined;
  /** Which price changes are accepted. */
  oddsChange?: OddsChange | null | undefined;
  /**
   * How many percent below the prices sent the player still takes, 0 to 10. With a number the coupon is also placed when
   * prices are better: at those sent with `NONE`, at the better ones with `HIGHER`. Null goes by `oddsChange` alone.
   */
  oddsTolerance?: number | null | undefined;
  /**
   * Part of `amount` that open coupons of the account pay, at most `availablePrepaid` of the quote. As much of them as
   * needed is cashed out at its current value. This is final, and the money stays the player's even if this coupon is
   * refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE.
   */
  prepaidAmount?: string | null | undefined;
  /**
   * Promo code. Not with multiple singles, an advance or a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED,
   * PROMO_NOT_APPLICABLE.
   */
  promoCode?: string | null | undefined;
  /** Reference of the partner credited with the visit (`partnerRefId` of the site config); stored with the coupon. */
  refId?: number | null | undefined;
  /**
   * k of a system k out of n, not counting bankers: from 2 to one less than the number of bets that aren't bankers (up to
   * that number if there is a banker). Error: SYSTEM_VALUE_INVALID.
   */
  systemValue?: number | null | undefined;
};

/** A move in a bonus game. */
export type PlayBonusGameInput = {
  /** Number of the attempt. */
  attemptId: string;
  /** With the first move: the player's own seed, 1 to 64 letters, digits, _ or -. Without it the server makes one. */
  clientSeed?: string | null | undefined;
  /**
   * CHEST: one number from 0 to 8. FORTUNA: none. MEMORY: one card from 0 to 11. SAFE: three digits. LOTTERY: five different
   * numbers from 1 to 30. DRAGON: one way from 0 to 2.
   */
  move: Array<number>;
  /** How many moves were made before it, from 0. */
  step: number;
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

/** Kinds of promo codes. */
export type PromoKind =
  /** The house stakes a fixed amount; only the net win is paid. */
  | 'FREE_BET'
  /** A percentage is added to the net win, up to a maximum. */
  | 'WIN_BOOST';

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

/** How likely the player is to recommend the site. */
export type RateSiteInput = {
  /** What the player adds; at most 2,000 characters. */
  comment?: string | null | undefined;
  /** 0 (not at all likely) to 10 (extremely likely). */
  score: number;
};

/** Events of a visit. */
export type RecordEventsInput = {
  /** `id` of an `AnalyticsCounter` of the kind EVENTS whose setting `collector` is `embedded`. */
  counterId: string;
  /** At most 50, in their order. */
  events: Array<RecordedEventInput>;
  /** Its setting `key`. */
  key: string;
  /** 8 to 40 letters, digits, - or _: a random id of the open page. */
  visit: string;
};

/** An event to hand over. */
export type RecordedEventInput = {
  /** When it happened. */
  at: string;
  /** The event's fields, by name: text or number. */
  data: unknown;
  /** Number in the catalogue of events. */
  eventId: number;
  /** Number of the event in its visit: what is sent twice is kept once. */
  number: number;
};

/** A promo code to redeem. */
export type RedeemPromoCodeInput = {
  /** The code as typed. */
  code: string;
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

/** A phone and the code sent to it. */
export type RegisterByPhoneInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: boolean;
  /** Choice of first-deposit bonus. */
  bonusChoice?: FirstDepositBonus | null | undefined;
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code that was sent. */
  code: string;
  /** Number of the country; one of the options. */
  countryId: string;
  /** Number of the currency of the main account; one of the options. */
  currencyId: string;
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: string;
  /** Mailings wanted; none if omitted. */
  mailing?: MailingInput | null | undefined;
  /** The phone. */
  phone: PhoneInput;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: string | null | undefined;
};

/** Somebody whom a network has identified. */
export type RegisterBySocialInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: boolean;
  /** Choice of first-deposit bonus. */
  bonusChoice?: FirstDepositBonus | null | undefined;
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** Number of the country; one of the options. */
  countryId: string;
  /** Number of the currency of the main account; one of the options. */
  currencyId: string;
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: string;
  /** Mailings wanted; none if omitted. */
  mailing?: MailingInput | null | undefined;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: string | null | undefined;
  /**
   * `registrationToken` of the sign-in that found no player, or the token in a one-tap address; good once, and in a
   * browser only where it was issued.
   */
  token: string;
};

/** The full form. */
export type RegisterInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: boolean;
  /** Day of birth, such as "1990-05-31". */
  birthday: string;
  /** Choice of first-deposit bonus. */
  bonusChoice?: FirstDepositBonus | null | undefined;
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** Number of the country; one of the options. */
  countryId: string;
  /** Number of the currency of the main account; one of the options. */
  currencyId: string;
  /** E-mail; it must be confirmed before the player is created. */
  email: string;
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: string;
  /** Mailings wanted; none if omitted. */
  mailing?: MailingInput | null | undefined;
  /** First name; letters, at most 64. */
  name: string;
  /** Password: 8 to 64 characters, with letters and digits. */
  password: string;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: string | null | undefined;
  /** Surname; letters, at most 64. */
  surname: string;
};

/** Choices of a one-click registration. */
export type RegisterOneClickInput = {
  /** Whether the caller accepts the terms and is of age. Must be true. */
  acceptsTerms: boolean;
  /** Choice of first-deposit bonus. */
  bonusChoice?: FirstDepositBonus | null | undefined;
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** Number of the country; one of the options. */
  countryId: string;
  /** Number of the currency of the main account; one of the options. */
  currencyId: string;
  /**
   * A secret of the caller's, 16 to 64 letters, digits, - and _. Sending it again with the same values within ten minutes
   * doesn't register anybody a second time.
   */
  idempotencyKey: string;
  /** Mailings wanted; none if omitted. */
  mailing?: MailingInput | null | undefined;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: string | null | undefined;
};

/** Whether registration is a dialog or a page. */
export type RegistrationForm =
  /** A dialog over the page. */
  | 'MODAL'
  /** A page of its own. */
  | 'PAGE';

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
  currencyId: string;
};

/** A file to take away. */
export type RemoveDocumentFileInput = {
  /** Number of the document. */
  documentId: string;
  /** Id of the file. */
  fileId: string;
};

/** A file to take away. */
export type RemoveRequestFileInput = {
  /** Id of the file. */
  fileId: string;
};

/** A message to send. */
export type ReplyToSupportRequestInput = {
  /** Ids of files that were posted before, at most 4. */
  files?: Array<string> | null | undefined;
  /** 8 to 64 letters, digits, - or _. The same key with the same input writes one message. */
  idempotencyKey: string;
  /** Number of the request. */
  requestId: string;
  /** What is said; 1 to 2,000 characters. */
  text: string;
};

/** A withdrawal to ask for. */
export type RequestWithdrawalInput = {
  /** Account that gives the amount. */
  accountId: string;
  /** What the account gives, in its currency; the player gets it less the fee. */
  amount: string;
  /** Where it goes otherwise, by the method's `destination`. */
  details?: WithdrawalDetailsInput | null | undefined;
  /** Whether the player gives up the bonuses of deposits that end when this money leaves; without it BONUS_ENDS says so first. */
  endsBonus?: boolean | null | undefined;
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the payment it made first. */
  idempotencyKey: string;
  /** `token` of a `PaymentInstrument` the money goes back to. */
  instrument?: string | null | undefined;
  /** `id` of a `PaymentMethod`. */
  methodId: string;
};

/** A new password. */
export type ResetPasswordInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The password. */
  password: string;
  /** `token` from `checkRecoveryCode`; good once, for 15 minutes. */
  token: string;
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
  championshipId?: string | null | undefined;
  /** Day, such as "2026-11-21". */
  day?: string | null | undefined;
  /** Words to find in names of teams, championships and sports, in any language of the site; at most 64 characters. */
  search?: string | null | undefined;
  /** Only this sport. */
  sportId?: string | null | undefined;
  /** Only this team. */
  teamId?: string | null | undefined;
  /** IANA time zone that the day refers to; UTC if omitted. */
  timeZone?: string | null | undefined;
  /** ZONE if omitted. */
  zone?: ResultZone | null | undefined;
};

/** Parts of the results. */
export type ResultZone =
  /** Games in play, and those that ended within about the last hour. */
  | 'LIVE'
  /** Finished games. */
  | 'ZONE';

/** Line: before the start. Live: in play. */
export type Section =
  /** Games that have not started. */
  | 'LINE'
  /** Games in play. */
  | 'LIVE';

/** The visitor's block, if any. */
export type SecureBrowserInput = {
  /** Reason code of the block; null if there is none. */
  blockReason?: number | null | undefined;
};

/** A code of the authenticator app. */
export type SecurityCodeInput = {
  /** Six digits. */
  code: string;
};

/** Contact to confirm. */
export type SendActivationCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** E-mail or phone. */
  channel: ContactChannel;
};

/** Proof for a request to send a message. */
export type SendCodeProofInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
};

/** Where to send login and password. */
export type SendCredentialsInput = {
  /** E-mail. */
  email: string;
  /** The password as shown: it isn't stored, so it can't be sent otherwise. */
  password: string;
  /** `token` of the credentials. */
  token: string;
};

/** An e-mail to link. */
export type SendEmailBindingCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The e-mail, at most 254 characters. */
  email: string;
};

/** A phone to link. */
export type SendPhoneBindingCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The phone. */
  phone: PhoneInput;
};

/** Account to recover: `email` or `phone`. */
export type SendRecoveryCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** E-mail of the account; at most 254 characters. */
  email?: string | null | undefined;
  /** Phone of the account, instead of the e-mail. */
  phone?: PhoneInput | null | undefined;
};

/** Where a registration code goes. */
export type SendRegistrationCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The phone. */
  phone: PhoneInput;
};

/** Where a sign-in code goes. */
export type SendSignInCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The phone. */
  phone: PhoneInput;
};

/** A player of the former brand. */
export type SendTransferCodeInput = {
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** Their number there. */
  formerId: string;
  /** Their phone there. */
  phone: PhoneInput;
};

/** A second step in progress. */
export type SendTwoStepCodeInput = {
  /** Kind of first step. */
  after?: FirstStep | null | undefined;
  /** `token` of the first step's `twoStep`. */
  token: string;
};

/** Which account to make active. */
export type SetActiveAccountInput = {
  /** Account number. */
  accountId: string;
};

/** An automatic cash-out order. */
export type SetAutoCashOutInput = {
  /** Coupon. */
  couponId: string;
  /** Value to sell it at, in its account's currency. */
  target: string;
};

/** Whether balances are hidden. */
export type SetBalanceHiddenInput = {
  /** True hides them. */
  isHidden: boolean;
};

/** Which game to keep, or no longer. */
export type SetCasinoFavoriteInput = {
  /** The game's number or key. */
  gameId: string;
  /** Whether to keep it. */
  isFavorite: boolean;
};

/** When the player agreed to cookies. */
export type SetCookiesAgreementInput = {
  /** The time of consent. */
  agreedAt: string;
};

/** A limit and its value. */
export type SetLimitInput = {
  /** Currency of a money limit; the main account's if omitted. A limit in force keeps its currency. */
  currency?: string | null | undefined;
  /** `limitType` of a `Limit`. */
  limitType: number;
  /** Value in the unit of the limit. "-1" removes it, except for self-exclusion and time-out. */
  value: string;
};

/** Which news a player receives. */
export type SetMailingInput = {
  /** E-mails about settled bets. */
  mailBets: boolean;
  /** E-mails about deposits. */
  mailDeposits: boolean;
  /** E-mails with news and offers. */
  mailNews: boolean;
  /** News by text message. */
  smsNews: boolean;
};

/** A choice of a player. */
export type SetNoticeSettingInput = {
  /** The channel. */
  channel: NoticeChannel;
  /** Whether it is to come. */
  isOn: boolean;
  /** The kind. */
  kind: NoticeKind;
};

/** A security question. */
export type SetSecurityQuestionInput = {
  /** 2 to 64 characters; case and spaces are ignored. */
  answer: string;
  /** Number of the question, 1 to 6. */
  questionId: number;
};

/** A coupon to save under a code. */
export type ShareCouponInput = {
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** Which full cover, for `FULL_COVER`. Error: COVER_INVALID. */
  cover?: FullCover | null | undefined;
  /** Kind of coupon. */
  kind: CouponKind;
  /** k of a system; dropped if these bets can't have it. */
  systemValue?: number | null | undefined;
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

/** A sign-in token to look up. */
export type SignInTokenInput = {
  /** Kind of token, as received with it. */
  methodId: number;
  /** Its signature. */
  sign: string;
  /** The token. */
  token: string;
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

/** Parts of the site config. */
export type SitePart =
  /** Settings, flags, languages, colors. */
  | 'CONFIG'
  /** Maintenance times, or whether maintenance is active. */
  | 'MAINTENANCE';

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

/** Where a sport is shown. */
export type SportArea =
  /** Line and live: football, tennis and so on. */
  | 'CLASSIC'
  /** The cyber-sport pages. */
  | 'CYBER'
  /** Marble races, live only. */
  | 'MARBLE';

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
  accountId: string;
  /** What the account gains, in its currency. */
  amount: string;
  /** 8 to 64 letters, digits, - or _. The same key with the same input answers the payment it made first. */
  idempotencyKey: string;
  /** `token` of a `PaymentInstrument`, to pay with it again. */
  instrument?: string | null | undefined;
  /** `id` of a `PaymentMethod`. */
  methodId: string;
};

/** Which network, and where the browser returns to. */
export type StartOauthInput = {
  /** The network. */
  network: SocialNetwork;
  /** Path of this site, such as "/en/user/login". */
  returnPath: string;
};

/** An unsubscribe link. */
export type StopNewsletterInput = {
  /** `token` of the link. */
  token: string;
};

/** What is needed to turn two-step sign-in off. */
export type StopTwoFactorInput = {
  /** Answer to the security question, if there is one. */
  answer?: string | null | undefined;
  /** A code of the app, a recovery code, or the code that was sent. */
  code: string;
  /** Password as entered. */
  password: string;
  /** `token` from `sendStopCode`, with the code it sent. */
  token?: string | null | undefined;
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

/** A document to send. */
export type SubmitDocumentInput = {
  /** Number of the document. */
  documentId: string;
};

/** A subscription as `PushSubscription.toJSON()` of a browser tells it. */
export type SubscribePushInput = {
  /** The device's secret, base64url. */
  auth: string;
  /** Address at the browser's push service. */
  endpoint: string;
  /** The device's public key, base64url. */
  p256dh: string;
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

/** Who wrote a message. */
export type SupportRequestAuthor =
  /** The operator's automatic desk. */
  | 'DESK'
  /** The operator's staff. */
  | 'OPERATOR'
  /** The player. */
  | 'PLAYER';

/** Who closed a request. */
export type SupportRequestEnd =
  /** The operator. */
  | 'OPERATOR'
  /** Its player. */
  | 'PLAYER'
  /** Time: the player left an answer as it was for days. */
  | 'TIME';

/** Selects requests. Conditions that aren't given match everything. */
export type SupportRequestFilter = {
  /** Only at this desk. */
  desk?: SupportDesk | null | undefined;
  /** Only about this payment. */
  paymentId?: string | null | undefined;
  /** Only in these states. */
  states?: Array<SupportRequestState> | null | undefined;
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

/** Which bet to swap, and for what. */
export type SwapBetInput = {
  /** `id` of the bet. */
  betId: string;
  /** Lowest price of the new outcome the player accepts; null for any. */
  coef?: string | null | undefined;
  /** Coupon. */
  couponId: string;
  /** Chosen by the client once per swap, 8 to 64 characters of A-Z a-z 0-9 - _. The same key never swaps twice. */
  idempotencyKey: string;
  /** Outcome of the same market to replace it with. */
  outcomeId: string;
  /** Lowest new stake the player accepts; null for any. */
  value?: string | null | undefined;
};

/** An attempt to take. */
export type TakeBonusGameAttemptInput = {
  /** The game. */
  gameKey: BonusGameKey;
  /** 8 to 64 letters, digits, - or _. The same key buys once. Not needed for today's free one. */
  idempotencyKey?: string | null | undefined;
  /** Where it comes from. */
  source: BonusGameTake;
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

/** What to pick in a match. */
export type TotoPickInput = {
  /** Number of the match. */
  matchId: string;
  /** Keys of outcomes, 1 to 31. */
  outcomeIds: Array<string>;
};

/** What a match without a result of its own counts as. */
export type TotoVoidRule =
  /** It counts as drawn; where nobody can pick a draw, every pick is a hit. */
  | 'DRAW'
  /** Every pick of it is a hit. */
  | 'HIT'
  /** The draw is void, and its tickets are refunded. */
  | 'VOID';

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
  redirectToken: string;
};

/** The code of the second step. */
export type TwoStepInput = {
  /** Kind of first step. */
  after?: FirstStep | null | undefined;
  /** A solved captcha, if one was requested. */
  captcha?: CaptchaInput | null | undefined;
  /** The code that was sent. */
  code: string;
  /** The device. */
  device?: DeviceInput | null | undefined;
  /** Whether the session lasts 30 days. If not, it ends when the browser is closed, or after a day at the latest. */
  save?: boolean | null | undefined;
  /** `token` of the first step's `twoStep`. */
  token: string;
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
  endpoint: string;
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
  address?: string | null | undefined;
  /** Name of the account's holder. */
  holder?: string | null | undefined;
  /** Bank account number, ISO 13616. */
  iban?: string | null | undefined;
  /** Memo or tag within the address, in networks that have them. */
  memo?: string | null | undefined;
  /** Code of the network. */
  network?: string | null | undefined;
  /** Code of the cash desk. */
  point?: string | null | undefined;
  /** Number of the wallet. */
  wallet?: string | null | undefined;
};
