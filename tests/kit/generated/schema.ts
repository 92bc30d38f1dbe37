export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, such as "1234.50": digits, at most one point, an optional leading minus, never an exponent. */
  Decimal: { input: string; output: string; }
  /** A JSON value of the operator's own making, passed on as it is. */
  JSON: { input: unknown; output: unknown; }
};

/** Answer of `acceptTerms`. */
export type AcceptTermsPayload = {
  /** The agreement now. */
  agreement: Maybe<Agreement>;
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
};

/** A wallet in one currency. */
export type Account = {
  /** Money that can be staked now. */
  balance: Money;
  /** Number of the currency in ISO 4217: the `id` of a `Currency`. */
  currencyId: Scalars['ID']['output'];
  /** Account number. */
  id: Scalars['ID']['output'];
  /** True for the account that coupons use by default. */
  isActive: Scalars['Boolean']['output'];
  /** True for an account that was closed; only `allAccounts` has those, and `balanceChanged` tells of the closing. */
  isClosed: Scalars['Boolean']['output'];
  /** True for an account whose balance counts points and not money. */
  isPointsTypeBalance: Scalars['Boolean']['output'];
  /** What the account is called, such as "Main account (RUB)". */
  label: Scalars['String']['output'];
  /** Bonus points. */
  points: Scalars['Int']['output'];
  /** Sign of the currency, such as "₽". */
  symbol: Scalars['String']['output'];
  /** Main, bonus or currency account. */
  type: AccountType;
};

/** Money in a currency that is no longer paid with. */
export type AccountConversion = {
  /** Its currency; null when none is. */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** Which account is to be converted. */
  status: ConversionStatus;
  /** The currency that took its place; null when none is to be converted. */
  toCurrency: Maybe<Scalars['CurrencyCode']['output']>;
};

/** One movement of an account. */
export type AccountEntry = {
  /** What the account gained; negative for what left it. */
  amount: Money;
  /** When it was booked. */
  at: Scalars['DateTime']['output'];
  /** What the account held after it. */
  balanceAfter: Money;
  /** The coupon it belongs to. */
  coupon: Maybe<Coupon>;
  /** Number of the coupon it belongs to. */
  couponId: Maybe<Scalars['ID']['output']>;
  /** Number of the movement. */
  id: Scalars['ID']['output'];
  /** What it was. */
  type: AccountEntryType;
};

/** A page of movements. */
export type AccountEntryConnection = {
  /** The movements with their cursors, newest first. */
  edges: Array<AccountEntryEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A movement in a page. */
export type AccountEntryEdge = {
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The movement. */
  node: AccountEntry;
};

/** What moved on an account. */
export type AccountEntryType =
  /** Money that was converted from a currency that is no longer paid with: out of the old account, into the new one. */
  | 'CONVERSION'
  /** A deposit. */
  | 'DEPOSIT'
  /** Money the account was opened with. */
  | 'OPENING'
  /** What a coupon paid, or its sale, or its insurance; a lost one pays nothing and is not listed. */
  | 'PAYOUT'
  /** Money given back, such as the stake of a refused live coupon; also what is taken back of a coupon whose result was corrected. */
  | 'REFUND'
  /** What the player paid of a coupon's stake, or the premium of its insurance. */
  | 'STAKE';

/** Which movements. Fields that are not given take everything. */
export type AccountHistoryFilter = {
  /** None from this instant on. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** None before this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Also those older than 90 days. */
  includeArchive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of these types. */
  types?: InputMaybe<Array<AccountEntryType>>;
};

/** What a player may do. */
export type AccountRights = {
  /** Write to support. */
  canAskSupport: Scalars['Boolean']['output'];
  /** Bet on games to come. */
  canBetLine: Scalars['Boolean']['output'];
  /** Bet on live games. */
  canBetLive: Scalars['Boolean']['output'];
  /** Pay money in. */
  canDeposit: Scalars['Boolean']['output'];
  /** Take bonuses. */
  canUseBonuses: Scalars['Boolean']['output'];
  /** Take money out. */
  canWithdraw: Scalars['Boolean']['output'];
};

/** Kinds of accounts; upstream numbers 0, 4 and 9. */
export type AccountType =
  /** Bonus money (4). */
  | 'BONUS'
  /** A further currency (9). */
  | 'CURRENCY'
  /** The first account of a player (0). */
  | 'MAIN';

/** An express that the site put together. */
export type Accumulator = {
  /** When others take its place. */
  changesAt: Scalars['DateTime']['output'];
  /** Price of the express: the product of its legs' prices, 3 places. */
  coef: Scalars['Decimal']['output'];
  /** The same as long as it stands. */
  id: Scalars['ID']['output'];
  /** Its legs. */
  legs: Array<Leg>;
  /** Line: of the day. Live: of these minutes. */
  section: Section;
};

/** A link that confirms an e-mail. */
export type ActivateEmailInput = {
  /** What stands behind the # of the link. */
  token: Scalars['String']['input'];
};

/** A code that confirms an e-mail or a phone. */
export type ActivateFastInput = {
  /** E-mail or phone. */
  channel: ContactChannel;
  /** The code that was sent. */
  code: Scalars['String']['input'];
};

/** Answer of `activateEmail` and `activateFast`. */
export type ActivatePayload = {
  /** What was wrong: REQUIRED, INVALID, WRONG_CODE, SIGN_IN_LOCKED after ten wrong codes in a day, TIME_UP for what is over or was used, CREDENTIAL_REFUSED for a link of another's making. */
  errors: Array<UserError>;
  /** True when it is confirmed now. */
  isConfirmed: Scalars['Boolean']['output'];
  /** What `resetPassword` takes for a password of the player's own, within 15 minutes: after `activateFast` of who registered without one. Null for others. */
  passwordToken: Maybe<Scalars['String']['output']>;
};

/** Which contacts are confirmed; upstream numbers 0 to 3. */
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

/** Answer of `addCurrency`. */
export type AddCurrencyPayload = {
  /** The new account. Null when there are errors, and when the operator has not opened it yet: `balanceChanged` will tell of it. */
  account: Maybe<Account>;
  /** What was wrong: INVALID, CURRENCY_UNKNOWN, CURRENCY_IN_USE, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** The server's sentence, of a success as of a refusal, in the request's language. */
  message: Maybe<Scalars['String']['output']>;
  /** The player with the new account; null when there are errors. */
  viewer: Maybe<Viewer>;
};

/** Whether the terms changed. */
export type Agreement = {
  /** True while changed terms are not accepted. */
  isChanged: Scalars['Boolean']['output'];
  /** When the terms changed last; null when that can't be told. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The stake lies outside what is allowed for this coupon. */
export type AmountError = UserError & {
  /** AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, INSUFFICIENT_FUNDS or PREPAID_TOO_LARGE. */
  code: UserErrorCode;
  /** Largest stake, advance, or value, allowed. */
  maxAmount: Maybe<Money>;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Smallest stake, or value, allowed. */
  minAmount: Maybe<Money>;
  /** The amount in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** An analytics counter. */
export type AnalyticsCounter = {
  /** Id at whoever counts. */
  id: Scalars['ID']['output'];
  /** Where its events go. */
  kind: CounterKind;
  /** What its script needs to start, by name. */
  settings: Scalars['JSON']['output'];
};

/** An answer to a picture. */
export type AnswerQrSignInInput = {
  /** What the picture says. */
  code: Scalars['String']['input'];
  /** Whether the browser that shows it is let in. */
  isAllowed: Scalars['Boolean']['input'];
};

/** Answer of `answerQrSignIn`. */
export type AnswerQrSignInPayload = {
  /** What was wrong: CREDENTIAL_REFUSED for a code that is none, too old or answered. */
  errors: Array<UserError>;
  /** True when the answer counts. */
  isAnswered: Scalars['Boolean']['output'];
};

/** Games that are one of these, or of one of these championships or teams: what somebody keeps an eye on. At most 500 ids together. */
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

/** Answer of `appealBan`. */
export type AppealBanPayload = {
  /** The appeal as it was taken; null when it was not. */
  appeal: Maybe<BanAppeal>;
  /** REQUIRED or INVALID for the text, NOT_BANNED, APPEAL_OPEN; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
};

/** An article with its text. */
export type Article = {
  /** Path of its category; null for news. */
  categoryPath: Maybe<Scalars['String']['output']>;
  /** The text, block by block. */
  content: Array<TextBlock>;
  /** Its lead. */
  description: Scalars['String']['output'];
  /** When it came out. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that reading takes. */
  readingMinutes: Scalars['Int']['output'];
  /** What to read next. */
  related: Array<ArticleSummary>;
  /** Last segment of its path. */
  slug: Scalars['ID']['output'];
  /** Title in the request's language. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of articles. */
export type ArticleConnection = {
  /** The articles with their cursors. */
  edges: Array<ArticleEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Articles in all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** An article in a list. */
export type ArticleEdge = {
  /** Pass it as `after` to go on behind this article. */
  cursor: Scalars['String']['output'];
  /** The article. */
  node: ArticleSummary;
};

/** The two collections of articles. */
export type ArticleSection =
  /** How betting works: nested categories. */
  | 'BLOG'
  /** What is new; without categories. */
  | 'NEWS';

/** An article without its text. */
export type ArticleSummary = {
  /** Path of its category; null for news. */
  categoryPath: Maybe<Scalars['String']['output']>;
  /** Its lead. */
  description: Scalars['String']['output'];
  /** When it came out. */
  publishedAt: Scalars['DateTime']['output'];
  /** Minutes that reading takes. */
  readingMinutes: Scalars['Int']['output'];
  /** Last segment of its path. */
  slug: Scalars['ID']['output'];
  /** Title in the request's language. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Which field of a sign-in form its errors belong to. */
export type AuthErrorClass =
  /** Both: which of them was wrong is told to nobody. */
  | 'BOTH'
  /** The login or the phone. */
  | 'LOGIN'
  /** The password. */
  | 'PASSWORD'
  /** Neither of them. */
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

/** A standing order to sell a coupon. */
export type AutoCashOut = {
  /** When the order was given. */
  setAt: Scalars['DateTime']['output'];
  /** It is sold as soon as it is worth so much. */
  target: Money;
};

/** What a banned player wrote against his ban, and what became of it. */
export type BanAppeal = {
  /** The operator's words; null until it is decided. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was decided; null until it is. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Level of the ban that it is against. */
  banLevel: Scalars['Int']['output'];
  /** When it came. */
  createdAt: Scalars['DateTime']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  state: BanAppealState;
  /** The player's words. */
  text: Scalars['String']['output'];
};

/** A page of appeals. */
export type BanAppealConnection = {
  /** The appeals with their cursors. */
  edges: Array<BanAppealEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Appeals in all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** An appeal in a list. */
export type BanAppealEdge = {
  /** Pass it as `after` to go on behind this appeal. */
  cursor: Scalars['String']['output'];
  /** The appeal. */
  node: BanAppeal;
};

/** Where an appeal stands. */
export type BanAppealState =
  /** The ban was lifted. */
  | 'ACCEPTED'
  /** Nobody has decided yet. */
  | 'OPEN'
  /** The ban stays. */
  | 'REJECTED';

/** Answer of `beginTwoFactor`. */
export type BeginTwoFactorPayload = {
  /** What was wrong: CONFIRMATION_REQUIRED, ALREADY_ON. */
  errors: Array<UserError>;
  /** The secret in base32, for typing into an app; null when there are errors. */
  secret: Maybe<Scalars['String']['output']>;
  /** The same as an app reads it from a QR code, "otpauth://…". */
  uri: Maybe<Scalars['String']['output']>;
};

/** A bet of a placed coupon, with names as they were at placing. */
export type Bet = {
  /** Block of a `CONDITIONAL` coupon; null for other kinds. */
  blockId: Maybe<Scalars['ID']['output']>;
  /** The championship's name. */
  championshipName: Scalars['String']['output'];
  /** Price at placing. */
  coef: Scalars['Decimal']['output'];
  /** How a dead heat was shared; null for every other result. */
  deadHeat: Maybe<DeadHeat>;
  /** The game as it is now: score, clock, status; follow it with `gamesChanged`. Null when it is no longer in the book, and while the book can't be asked. */
  game: Maybe<Game>;
  /** Its game. */
  gameId: Scalars['ID']['output'];
  /** The game's opponents, such as "Chelsea – Leeds United". */
  gameName: Scalars['String']['output'];
  /** The outcome's id. */
  id: Scalars['ID']['output'];
  /** Banker of a system. */
  isBanker: Scalars['Boolean']['output'];
  /** True when it was placed in play. */
  isLive: Scalars['Boolean']['output'];
  /** The market's name. */
  marketName: Scalars['String']['output'];
  /** The outcome's name. */
  outcomeName: Scalars['String']['output'];
  /** Result. */
  result: BetResult;
  /** Score at placing, such as "1:0"; null for line. */
  scoreAtPlacing: Maybe<Scalars['String']['output']>;
  /** When the game starts. */
  startsAt: Scalars['DateTime']['output'];
  /** Outcome it took the place of when it was swapped; null when it was not. */
  swappedFrom: Maybe<Scalars['ID']['output']>;
};

/** One bet of a coupon. */
export type BetInput = {
  /** Own stake, for `MULTIPLE_SINGLES`. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Block of a `CONDITIONAL` coupon, one of those in `amountByBlock`; without one the bet stands in no block yet, which BLOCK_REQUIRED tells. */
  blockId?: InputMaybe<Scalars['ID']['input']>;
  /** Price the player saw. */
  coef: Scalars['Decimal']['input'];
  /** Version of the game the player saw; when given, another version is GAME_VERSION_CHANGED. */
  gameVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Banker of a system: in every combination, not counted in `systemValue`. Error: BANKER_INVALID. */
  isBanker?: InputMaybe<Scalars['Boolean']['input']>;
  /** Outcome. */
  outcomeId: Scalars['ID']['input'];
};

/** An express for a wish. */
export type BetProposal = {
  /** Price of the express: the product of its legs' prices, 3 places. */
  coef: Scalars['Decimal']['output'];
  /** How far the price lies from the one wished for, as a share of it: "-0.0120" is 1.2 % below. Null where a range was wished for. */
  deviation: Maybe<Scalars['Decimal']['output']>;
  /** Its legs, of distinct games. */
  legs: Array<Leg>;
};

/** Why there are no proposals. */
export type BetProposalRefusal = {
  /** What is wrong. */
  code: BetProposalRefusalCode;
  /** Field of the input it lies at; null when it is none of them. */
  field: Maybe<Scalars['String']['output']>;
};

/** Reasons why there are no proposals. */
export type BetProposalRefusalCode =
  /** No price above 1, or the highest below the lowest or below 1.21. */
  | 'COEF_INVALID'
  /** Neither a stake with a win nor a range of prices. */
  | 'GOAL_MISSING'
  /** Fewer than 1 hour or more than 336. */
  | 'HOURS_INVALID'
  /** Fewer than 2 legs or more than 12. */
  | 'LEGS_INVALID'
  /** No express of these games comes near the price. */
  | 'NOTHING_CLOSE'
  /** No games fit the wish just now. */
  | 'NO_GAMES'
  /** There is no such sport. */
  | 'SPORT_UNKNOWN'
  /** The stake is no positive amount. */
  | 'STAKE_INVALID'
  /** The win is no positive amount. */
  | 'WIN_INVALID'
  /** No express of two legs is that short. */
  | 'WIN_TOO_SMALL';

/** Expresses for a wish. */
export type BetProposals = {
  /** Up to ten, nearest first; empty with refusals. */
  proposals: Array<BetProposal>;
  /** What was wrong with the wish, or why nothing fits it. */
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
  /** Not known yet. */
  | 'OPEN'
  /** Void: factor 1. */
  | 'VOID'
  /** Won: factor is the price. */
  | 'WON';

/** The two ways lists of games can look. */
export type BettingView =
  /** Handicaps and totals side by side. */
  | 'ASIAN'
  /** One row a game with its main outcomes. */
  | 'EUROPEAN';

/** The code that was sent to a contact. */
export type BindContactInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  /** `token` of the step before. */
  token: Scalars['String']['input'];
};

/** Amount of one block of a `CONDITIONAL` coupon. */
export type BlockAmountInput = {
  /** Amount, in the account's currency. */
  amount: Scalars['Decimal']['input'];
  /** Id of the block, chosen by the client, at most 32 characters. */
  blockId: Scalars['ID']['input'];
};

/** A block of a `CONDITIONAL` coupon as the server sees it. */
export type BlockQuote = {
  /** Total price of its bets, 3 places; null when one can't be priced. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Its id, as it was sent. */
  id: Scalars['ID']['output'];
  /** Largest amount: of the first block that of the coupon, of each later one the amount of the block before × its price, rounded to 2 places. Null when there is no bound. */
  maxAmount: Maybe<Money>;
  /** Its amount × its price; null without an amount or a price. */
  possibleWin: Maybe<Money>;
};

/** A category of the blog. */
export type BlogCategory = {
  /** Articles here and in all categories below. */
  articleCount: Scalars['Int']['output'];
  /** One sentence about it. */
  description: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Path of the category above; null at the top. */
  parentPath: Maybe<Scalars['String']['output']>;
  /** Slugs from the top down, such as "guides/football". */
  path: Scalars['String']['output'];
  /** Its own slug, the last one of the path. */
  slug: Scalars['String']['output'];
};

/** Bonus money of a player. */
export type Bonus = {
  /** What is on it. Null when its currency can't be told. */
  balance: Maybe<Money>;
  /** Number of the bonus account. */
  id: Scalars['ID']['output'];
};

/** A bet-like line that the house adds to an express of at least 3 bets, each at 1.1 or more. */
export type BonusBet = {
  /** What it multiplies the total price with: 1 + n/100 for n < 10 bets, else 1.1. The product is in the quote's `coef`. */
  coef: Scalars['Decimal']['output'];
  /** By how much it raises the total price, in percent. */
  percent: Scalars['Decimal']['output'];
};

/** One custom property of the brand book. */
export type BrandBookEntry = {
  /** Name of a design token, such as "--color-accent". */
  cssProp: Scalars['String']['output'];
  /** Its value, such as "#F5B014". */
  cssValue: Scalars['String']['output'];
};

/** A page on the way to another. */
export type Breadcrumb = {
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its path without language prefix; empty for the home page. */
  path: Scalars['String']['output'];
};

/** Whose an answer is. */
export type CacheControlScope =
  /** The caller's own. */
  | 'PRIVATE'
  /** The same for everybody who asks in the same language. */
  | 'PUBLIC';

/** Whose order to take back. */
export type CancelAutoCashOutInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
};

/** Answer of `cancelAutoCashOut`. */
export type CancelAutoCashOutPayload = {
  /** The coupon as it is now; null when the player has none of that number. */
  coupon: Maybe<Coupon>;
  /** What was wrong. */
  errors: Array<UserError>;
};

/** A pending limit to cancel. */
export type CancelLimitInput = {
  /** `limitType` of a `Limit`; all that can be cancelled without it. */
  limitType?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `cancelLimit`. */
export type CancelLimitPayload = {
  /** What was wrong: NOTHING_PENDING. */
  errors: Array<UserError>;
  /** All limits after it; null when there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence, of a success as of a refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** How a page's own address is told. */
export type CanonicalMode =
  /** By another host: the site is a mirror of it. */
  | 'MIRROR'
  /** By another path or address. */
  | 'URL';

/** A picture of characters to type, or the operator's own captcha. */
export type CaptchaChallenge = {
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Goes with the answer. */
  id: Scalars['ID']['output'];
  /** A PNG as a data: URI, black and white, 360 by 120 pixels; empty where there is a widget. */
  image: Scalars['String']['output'];
  /** Kind of challenge: "picture", "turnstile" or "hcaptcha". */
  type: Scalars['String']['output'];
  /** The operator's own captcha, which is shown instead of a picture; its token is the answer. Null for a picture. */
  widget: Maybe<CaptchaWidget>;
};

/** A captcha must be solved; the same call with the answer goes on. */
export type CaptchaError = UserError & {
  /** A new challenge; null while the captcha service is down. */
  challenge: Maybe<CaptchaChallenge>;
  /** CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED or CAPTCHA_UNAVAILABLE. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Always ["captcha"]. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A solved captcha. It is good for one call. */
export type CaptchaInput = {
  /** The characters in the picture or the digits of the sound, case and spaces don't matter; for a widget its token, at most 6,144 characters. */
  answer: Scalars['String']['input'];
  /** Id of the challenge. */
  challengeId: Scalars['ID']['input'];
};

/** What the operator's own captcha is shown by. */
export type CaptchaWidget = {
  /** Address of the provider's script, which offers `turnstile` or `hcaptcha`. */
  script: Scalars['String']['output'];
  /** Key of the site, as the provider gave it. */
  siteKey: Scalars['String']['output'];
};

/** A cash-out that was paid. */
export type CashOut = {
  /** Stake that left the coupon with it. */
  amount: Money;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Whether it paid an advance on another coupon. */
  isAdvance: Scalars['Boolean']['output'];
  /** Whether the standing order sold it. */
  isAuto: Scalars['Boolean']['output'];
  /** Part that was sold of what was in play then: "1" for all of it. */
  share: Scalars['Decimal']['output'];
  /** What the player got. */
  value: Money;
};

/** What to sell. */
export type CashOutCouponInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Chosen by the client once per sale, 8 to 64 characters of A-Z a-z 0-9 - _; the same key never sells twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Which other value is accepted: none, a higher one, or any. */
  policy?: InputMaybe<OddsChange>;
  /** Part to sell, "0.1" to "0.9" with at most two decimals; null for all of it. The rest stays at its original prices. */
  share?: InputMaybe<Scalars['Decimal']['input']>;
  /** `token` of the offer. */
  token: Scalars['String']['input'];
  /** `value` of the offer, of the whole coupon. */
  value: Scalars['Decimal']['input'];
};

/** Answer of `cashOutCoupon`. */
export type CashOutCouponPayload = {
  /** The coupon as it is now; null when the player has none of that number. */
  coupon: Maybe<Coupon>;
  /** What was wrong, each at its field. */
  errors: Array<UserError>;
};

/** At what a coupon can be sold now: stake × product of prices at placing / product of prices now, less the operator's margin for each open bet, at most the largest return. */
export type CashOutOffer = {
  /** Until when it holds. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether a part can be sold: stake and value are large enough to be split. */
  isPartial: Scalars['Boolean']['output'];
  /** What to send with it. */
  token: Scalars['String']['output'];
  /** Value of all that is in play; a share of it is worth its part. */
  value: Money;
};

/** Why a coupon can't be sold now. */
export type CashOutReason =
  /** Support keeps the player's money where it is. */
  | 'ACCOUNT_FROZEN'
  /** It was paid from a bonus account. */
  | 'BONUS_ACCOUNT'
  /** One of its bets has lost, or is decided and will be settled in a moment. */
  | 'DECIDED'
  /** The house staked it. */
  | 'FREE_BET'
  /** It is insured. */
  | 'INSURED'
  /** It is neither a single nor an express. */
  | 'KIND'
  /** It waits to be decided, or is settled. */
  | 'NOT_OPEN'
  /** An outcome has no price although its game goes on. */
  | 'NOT_PRICED'
  /** For another reason of the operator's. */
  | 'OTHER'
  /** An outcome is suspended just now. */
  | 'OUTCOME_SUSPENDED'
  /** It is worth less than the currency's smallest unit. */
  | 'WORTHLESS';

/** A category of games. */
export type CasinoCategory = {
  /** Number of the category. */
  id: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};

/** A game of the casino, as lists show it. */
export type CasinoGame = {
  /** Its categories. */
  categories: Maybe<Array<CasinoCategory>>;
  /** Numbers of its categories. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Number of the game. */
  id: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Its route before the site was moved: the segment after `allgamesentrance/`. Null when it had none. */
  oldRoute: Maybe<Scalars['String']['output']>;
  /** Its route: the segment after `games/`. */
  route: Scalars['String']['output'];
  /** Number of its tag, such as new or popular; null without one. */
  tagId: Maybe<Scalars['ID']['output']>;
};

/** A page of games of the casino. */
export type CasinoGameConnection = {
  /** The games with their cursors, in the operator's order. */
  edges: Array<CasinoGameEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many games fit the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A game in a page. */
export type CasinoGameEdge = {
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The game. */
  node: CasinoGame;
};

/** Which games. Each field that is given must fit. */
export type CasinoGameFilter = {
  /** Only of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these games, at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those whose name has all these words, without regard to case; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only with this tag. */
  tagId?: InputMaybe<Scalars['ID']['input']>;
};

/** A promotion that runs in games. */
export type CasinoPromotion = {
  /** Number of the promotion. */
  id: Scalars['ID']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
};

/** A championship: one competition of a sport, such as a league's season. */
export type Championship = {
  /** ISO 3166 code in lower case, alpha-2 or a part such as "gb-eng"; null for international ones. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** Games in a section. */
  gameCount: Scalars['Int']['output'];
  /** Its games by start. `first` is 1 to 100 (default 50), 1 to 50 when all markets of the games are asked for. */
  games: Maybe<GameConnection>;
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Whether the operator marked it as top. */
  isTop: Scalars['Boolean']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
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

/** A password in place of another. */
export type ChangePasswordInput = {
  /** Answer to the security question, where `isAnswerNeeded`. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** The new one: 8 to 64 characters, letters and digits among them, and none of the names the player signs in by. */
  newPassword: Scalars['String']['input'];
  /** The present password. */
  oldPassword: Scalars['String']['input'];
};

/** Answer of `checkCaptcha`. */
export type CheckCaptchaPayload = {
  /** What was wrong: INVALID, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** True for a right answer. */
  isRight: Scalars['Boolean']['output'];
  /** Whole seconds for which the challenge can still be used. */
  secondsLeft: Scalars['Int']['output'];
  /** Kind of challenge. */
  type: Maybe<Scalars['String']['output']>;
};

/** A code and what it goes with. */
export type CheckRecoveryCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** `id` of `sendRecoveryCode`, or what stands before the dot in a letter's link. */
  id: Scalars['ID']['input'];
};

/** Answer of `checkRecoveryCode`. */
export type CheckRecoveryCodePayload = {
  /** What was wrong: REQUIRED, INVALID, WRONG_CODE, TIME_UP, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** Goes with the new password to `resetPassword`; null when there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** The code that was sent. */
export type CheckTransferCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code. */
  code: Scalars['String']['input'];
  /** Number in the former brand. */
  formerId: Scalars['ID']['input'];
};

/** Answer of `checkTransferCode`. */
export type CheckTransferCodePayload = {
  /** What was wrong: INVALID, WRONG_CODE, TIME_UP. */
  errors: Array<UserError>;
  /** Goes to `transferUser`; null when there are errors. */
  redirectToken: Maybe<Scalars['String']['output']>;
};

/** The password of the player who closes the account. */
export type CloseAccountInput = {
  /** Password as typed; at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Answer of `closeAccount`. */
export type CloseAccountPayload = {
  /** What was wrong: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, OPEN_BETS, BALANCE_LEFT, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** Whether the account is closed. The caller is a guest then. */
  isClosed: Scalars['Boolean']['output'];
};

/** An outcome that a combination is made of. */
export type CombinationPart = {
  /** Its price as a bet of its own. */
  coef: Scalars['Decimal']['output'];
  /** True when it wins whenever all other parts do: with or without it the price is the same. */
  isNeedless: Scalars['Boolean']['output'];
  /** Name of its market. */
  marketName: Scalars['String']['output'];
  /** Name of the outcome in the request's language. */
  name: Scalars['String']['output'];
  /** Id of the outcome. */
  outcomeId: Scalars['ID']['output'];
};

/** Why outcomes are no combination. */
export type CombinationRefusal = {
  /** What is wrong. */
  code: CombinationRefusalCode;
  /** Parts it lies at; empty when it is the whole. */
  outcomeIds: Array<Scalars['ID']['output']>;
};

/** Reasons why outcomes are no combination. */
export type CombinationRefusalCode =
  /** The outcome stands twice. */
  | 'DUPLICATE_PART'
  /** The first part named implies the second, which adds nothing. */
  | 'IMPLIED_PART'
  /** The parts named can't win together. */
  | 'IMPOSSIBLE'
  /** Markets of this type can't be combined. */
  | 'NOT_COMBINABLE'
  /** Combinations are not offered in this game. */
  | 'NOT_OFFERED'
  /** A quarter line can be half won, so that a combination with it has no one price. */
  | 'QUARTER_LINE'
  /** Fewer than two outcomes. */
  | 'TOO_FEW_PARTS'
  /** More than eight outcomes. */
  | 'TOO_MANY_PARTS'
  /** The combination is rarer than the longest price offered. */
  | 'TOO_UNLIKELY'
  /** No outcome of this game, or no longer on offer. */
  | 'UNKNOWN_PART';

/** The player's password. */
export type ConfirmPasswordInput = {
  /** Password as typed; at most 256 characters. */
  password: Scalars['String']['input'];
};

/** The code of the e-mail. */
export type ConfirmRegistrationInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code of the letter. */
  code: Scalars['String']['input'];
  /** `idempotencyKey` of the form. */
  idempotencyKey: Scalars['ID']['input'];
  /** `token` that `register` answered. */
  token: Scalars['String']['input'];
};

/** A way to reach a player. */
export type ContactChannel =
  /** His e-mail. */
  | 'EMAIL'
  /** His phone. */
  | 'PHONE';

/** Which of a player's accounts is to be converted; upstream numbers 0, 1 and 2. */
export type ConversionStatus =
  /** An additional account (2). */
  | 'ADDITIONAL'
  /** The main account (1). */
  | 'MAIN'
  /** None (0). */
  | 'NOT_ALLOWED';

/** Answer of `convertAccount`. */
export type ConvertAccountPayload = {
  /** What was wrong: NOT_OFFERED when there is nothing to convert, ACCOUNT_FROZEN, ACCOUNT_HAS_COUPONS. */
  errors: Array<UserError>;
  /** What was done, in a sentence for the player. */
  message: Maybe<Scalars['String']['output']>;
  /** The player with the account that took the money; null when there are errors. */
  viewer: Maybe<Viewer>;
};

/** A result that was corrected after the coupon was paid. */
export type Correction = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The operator's reason, in his words. */
  reason: Scalars['String']['output'];
};

/** Where the events of a counter go. */
export type CounterKind =
  /** The operator's event collector. */
  | 'EVENTS'
  /** A metrics counter. */
  | 'METRICS'
  /** A pixel of a social network. */
  | 'SOCIAL_PIXEL'
  /** A tracker of sports data. */
  | 'SPORTS_TRACKER'
  /** A tag manager. */
  | 'TAG_MANAGER';

/** A placed coupon: the receipt. */
export type Coupon = {
  /** Account it was paid from. */
  accountId: Scalars['ID']['output'];
  /** Whole stake, whoever bears it; of a `CONDITIONAL` coupon that of its first block. */
  amount: Money;
  /** Stake still in play: `amount` less what was cashed out. Settling pays on this. */
  amountLeft: Money;
  /** The standing order to sell it; null without one. */
  autoCashOut: Maybe<AutoCashOut>;
  /** Its bets. */
  bets: Array<Bet>;
  /** Blocks of a `CONDITIONAL` coupon, in order; empty for other kinds. */
  blocks: Array<PlacedBlock>;
  /** What the bonus bet multiplies the price with; null without one. */
  bonusCoef: Maybe<Scalars['Decimal']['output']>;
  /** What a hyper bonus or promo code added to the payout; null until settled, and without one. */
  bonusPayout: Maybe<Money>;
  /** Cash-outs so far, oldest first. */
  cashOuts: Array<CashOut>;
  /** Total price at placing, with the bonus bet in it; null for kinds without one: systems, full covers, chains, conditional coupons. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** The total price as the player saw it; null where it was not told. */
  coefByView: Maybe<Scalars['String']['output']>;
  /** Number of the odds format he saw it in; null where it was not told. */
  coefViewId: Maybe<Scalars['Int']['output']>;
  /** The last correction of a result it was settled by: it was reversed and settled anew. Null without one. */
  corrected: Maybe<Correction>;
  /** Which full cover; null for other kinds. */
  cover: Maybe<FullCover>;
  /** When a pending live coupon, or a VIP bet, is decided at the latest; null otherwise. */
  decidesAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a changed score refuses it while it waits. */
  dropsOnScoreChange: Scalars['Boolean']['output'];
  /** Total price it is paid at, as the player asked; null when he did not. */
  exactCoef: Maybe<Scalars['Decimal']['output']>;
  /** Percent of the net win that the hyper bonus adds; null without one. */
  hyperBonusPercent: Maybe<Scalars['Decimal']['output']>;
  /** Number of the coupon. */
  id: Scalars['ID']['output'];
  /** Insurance that was bought; null without one. */
  insurance: Maybe<Insurance>;
  /** Whether it was sent as a VIP bet. */
  isVip: Scalars['Boolean']['output'];
  /** Kind. */
  kind: CouponKind;
  /** What can be done with it at this moment, at the book's prices now. Several coupons of one answer are asked about in one call. Null while that can't be told; a settled coupon has no offers but a reason. */
  offers: Maybe<CouponOffers>;
  /** What was credited in all, cash-outs included; null until settled. */
  payout: Maybe<Money>;
  /** When it was placed (UTC). */
  placedAt: Scalars['DateTime']['output'];
  /** Return if everything wins (of an anti-express: if it wins), with bonuses, capped; of a free bet the net win alone. */
  possibleWin: Money;
  /** Part of the stake that open coupons of the player paid by a cash-out; null without one. */
  prepaidAmount: Maybe<Money>;
  /** Promo code it was placed with; null without one. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** Why it was refused; null unless state is REJECTED. */
  rejectReason: Maybe<RejectReason>;
  /** Coupon that took this one's place when a bet was swapped; null for others. */
  replacedBy: Maybe<Scalars['ID']['output']>;
  /** Coupon that this one took the place of when a bet was swapped; null for others. */
  replaces: Maybe<Scalars['ID']['output']>;
  /** When it was settled or refused. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: CouponState;
  /** k of a system k out of n; null for other kinds. */
  systemValue: Maybe<Scalars['Int']['output']>;
};

/** A page of coupons. */
export type CouponConnection = {
  /** Coupons of this page. */
  edges: Array<CouponEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Coupons that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A coupon of a page. */
export type CouponEdge = {
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The coupon. */
  node: Coupon;
};

/** Which coupons. All conditions given must hold; an empty list is none given. */
export type CouponFilter = {
  /** Only paid from this account. One that is not the player's has none. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** None placed before this instant. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: only the archive, coupons settled more than 30 days ago. False: only the others. Without it all. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of one of these kinds. */
  kinds?: InputMaybe<Array<CouponKind>>;
  /** Number of the coupon, or a part of the name of a game or championship, in any language; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only in one of these states. */
  states?: InputMaybe<Array<CouponState>>;
  /** None placed from this instant on. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A coupon to quote. */
export type CouponInput = {
  /** Account to pay from. A guest sends "0". */
  accountId: Scalars['ID']['input'];
  /** Stake, in the account's currency; null while the player has not typed one, and for kinds whose bets or blocks have their own. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Amounts of the blocks of a `CONDITIONAL` coupon, in the order in which they are played. Only the first is staked at placing; each later one is staked out of what the block before returned. Errors: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE at the block's amount. */
  amountByBlock?: InputMaybe<Array<BlockAmountInput>>;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** The total price the player saw; kept with the coupon. What changes of price he takes is said by the bets' `coef` and `oddsChange`. */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** The total price as the player saw it in that format, such as "+150"; kept with the coupon, never counted with. */
  coefByView?: InputMaybe<Scalars['String']['input']>;
  /** Number of the odds format the player saw prices in (`defaultCoefViewId` of the site config lists them); kept with the coupon, never counted with. */
  coefViewId?: InputMaybe<Scalars['Int']['input']>;
  /** Which full cover, for `FULL_COVER`: its name says how many bets it takes and whether singles are in it. Error: COVER_INVALID. */
  cover?: InputMaybe<FullCover>;
  /** Whether a score that changes during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Smallest total price the player takes: the coupon is taken, and paid, at this price, and only while the total price is not below it (at placing, and again at the end of a live delay). For kinds with a total price; the possible win counts with it. Error: EXACT_COEF_NOT_MET. */
  exactCoef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether the player keeps the bonus bet of an express, where one is offered; false is his deleting it, which makes room for the hyper bonus. */
  hasBonusBet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Percent of the hyper bonus that the player saw (`hyperBonus.percent` of the quote); another one now is the error BONUS_CHANGED. Null: whatever it is. */
  hyperBonusPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether it is sent as a VIP bet: its amount may be above the maximum, and a desk decides. The stake is taken, the coupon is PENDING until then. Error: VIP_NOT_AVAILABLE. */
  isVip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake of the hyper bonus that the player saw; kept with the coupon. */
  maxHyperBonusLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest stake of the hyper bonus that the player saw; kept with the coupon. */
  minHyperBonusBetLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which changes of price are accepted. */
  oddsChange?: InputMaybe<OddsChange>;
  /** Part of `amount` that the account's open coupons pay (at most `availablePrepaid` of the quote): as much of them as it takes is cashed out at its value now, for good, and the money is the player's even if this coupon is refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE. */
  prepaidAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A promo code. Not in multiple singles, with an advance or as a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED, PROMO_NOT_APPLICABLE. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** k of a system k out of n: bankers are not counted in it. At least 2, at most one less than the bets that are no bankers (as many as these where there is a banker). Error: SYSTEM_VALUE_INVALID. */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
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

/** What can be done with a coupon at this moment. */
export type CouponOffers = {
  /** At what it can be sold; null when it can't. */
  cashOut: Maybe<CashOutOffer>;
  /** Insurances to be had, smallest share first; empty where there are none: only singles and expresses whose bets are all on offer and not begun, of which nothing was sold or ordered to be sold. */
  insurance: Array<InsuranceOffer>;
  /** Why it can't be sold; null when it can. */
  reason: Maybe<CashOutReason>;
  /** Bets that can be swapped; empty where there are none. */
  swaps: Array<SwapOffer>;
};

/** The server's arithmetic for a coupon. */
export type CouponQuote = {
  /** Price of the anti-express: 1 / (M − 1/K), with K the product of its bets and M the operator's margin. Null for other kinds, and where no bet is possible. */
  antiExpressCoef: Maybe<Scalars['Decimal']['output']>;
  /** Largest advance the account's open coupons can pay now: the cash-out value of those that are live or begin soon and are likely enough. Null for guests and bonus accounts. */
  availablePrepaid: Maybe<Money>;
  /** Each bet as the server sees it, in the order sent. */
  bets: Array<QuotedBet>;
  /** Blocks of a `CONDITIONAL` coupon, in order; empty for other kinds. */
  blocks: Array<BlockQuote>;
  /** The bonus bet of an express; null where none is offered, and once the player deleted it (`hasBonusBet: false`). */
  bonus: Maybe<BonusBet>;
  /** Total price: for an express the product, with the bonus bet where there is one, 3 places. Null when a bet can't be priced, and for kinds without one. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** What would stop it from being placed. */
  errors: Array<UserError>;
  /** The hyper bonus of an express, or what is missing for it; null where none is offered. */
  hyperBonus: Maybe<HyperBonus>;
  /** Whether it can be sent as a VIP bet: the operator takes them, all bets are line, and there is a finite maximum. */
  isVipAvailable: Scalars['Boolean']['output'];
  /** Largest stake; null when there is no bound, as on a bonus account. */
  maxAmount: Maybe<Money>;
  /** Largest return a coupon can pay. */
  maxPayout: Maybe<Money>;
  /** Smallest stake. */
  minAmount: Maybe<Money>;
  /** Smallest return that is not a loss: of a system or full cover of which the fewest bets win, at the lowest prices. Null for other kinds, and without a stake. */
  minPossibleWin: Maybe<Money>;
  /** Return if everything wins (of an anti-express: if it wins), capped at `maxPayout`; amount × `exactCoef` where that is set. Null without a stake. */
  possibleWin: Maybe<Money>;
  /** What the promo code does, when it fits; null without one and when `errors` say why not. */
  promo: Maybe<PromoEffect>;
  /** Every k that this system can have, smallest first; empty for other kinds. */
  systemValues: Array<SystemValue>;
  /** Into how many bets the stake is shared evenly: C(n, k) of a system, the combinations of a full cover; null for other kinds. A whole number, which may be larger than an Int. */
  units: Maybe<Scalars['Float']['output']>;
};

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

/** What a new captcha replaces. */
export type CreateCaptchaInput = {
  /** Id of a challenge that is thrown away. */
  replaces?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `createCaptcha`. */
export type CreateCaptchaPayload = {
  /** The challenge. */
  challenge: Maybe<CaptchaChallenge>;
  /** What was wrong: INVALID for an id that can be none. */
  errors: Array<UserError>;
};

/** A challenge to be spoken. */
export type CreateCaptchaSoundInput = {
  /** Id of the challenge. */
  challengeId: Scalars['ID']['input'];
};

/** Answer of `createCaptchaSound`. */
export type CreateCaptchaSoundPayload = {
  /** What was wrong: INVALID for an id that can be none, CAPTCHA_EXPIRED for a challenge that can't be used, and where there is a widget. */
  errors: Array<UserError>;
  /** A WAV as a data: URI, some seconds of 8 kHz mono; null for a challenge that can't be used any more, and where there is a widget. */
  sound: Maybe<Scalars['String']['output']>;
};

/** What a device tells about itself. */
export type CreateDeviceTokenInput = {
  /** An object of at most 16 KiB. */
  componentsData: Scalars['JSON']['input'];
};

/** Answer of `createDeviceToken`. */
export type CreateDeviceTokenPayload = {
  /** The token; null when there are errors. */
  device: Maybe<DeviceToken>;
  /** What was wrong: INVALID. */
  errors: Array<UserError>;
};

/** Answer of `createQrSignIn`. */
export type CreateQrSignInPayload = {
  /** Two digits to show beside the picture. */
  checkNumber: Maybe<Scalars['String']['output']>;
  /** What the picture says. */
  code: Maybe<Scalars['String']['output']>;
  /** Always empty today. */
  errors: Array<UserError>;
  /** When its time is up. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** For `logInByQr`; nobody else may see it. */
  token: Maybe<Scalars['String']['output']>;
};

/** Answer of `createSignInToken`. */
export type CreateSignInTokenPayload = {
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** When it ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Kind of token. */
  methodId: Maybe<Scalars['Int']['output']>;
  /** Its signature. */
  sign: Maybe<Scalars['String']['output']>;
  /** The token. */
  token: Maybe<Scalars['String']['output']>;
};

/** Answer of `createToken` and `createTokenTwoStep`. */
export type CreateTokenPayload = {
  /** A device token issued in place of one that had run out, to be kept; null otherwise. */
  device: Maybe<DeviceToken>;
  /** What was wrong: the codes of `LogInPayload.errors`. */
  errors: Array<UserError>;
  /** When it expires: after 10 minutes. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When that expires unless it is used: after 30 days as a rule, and each renewal counts them anew; a day after signing in where `save` was false. */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What renews it (`refreshToken`), to be kept as safe as a password. It ends with the session: by signing out here or everywhere, another password, a ban, an exclusion. Null when there are errors or a second step, and of an operator whose services know none. */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The second step that this player wants; null otherwise. */
  twoStep: Maybe<TwoStep>;
  /** The token; null when there are errors or a second step. */
  userToken: Maybe<Scalars['String']['output']>;
};

/** Login and password that were made for a player, told once. */
export type Credentials = {
  /** Until when. */
  expiresAt: Scalars['DateTime']['output'];
  /** Login. */
  login: Scalars['String']['output'];
  /** Password. */
  password: Scalars['String']['output'];
  /** Goes to `sendCredentials`. */
  token: Scalars['String']['output'];
};

/** A currency that accounts can be in. */
export type Currency = {
  /** By how much an amount field goes up and down. */
  amountStep: Scalars['Decimal']['output'];
  /** Its code. */
  code: Scalars['CurrencyCode']['output'];
  /** Its number in ISO 4217, such as "643". */
  id: Scalars['ID']['output'];
  /** What the amount field of a new coupon holds. */
  initialAmount: Scalars['Decimal']['output'];
  /** Digits after the point of an amount. */
  minorDigits: Scalars['Int']['output'];
  /** Its name in the request's language. */
  name: Scalars['String']['output'];
  /** Its sign, such as "₽". */
  symbol: Scalars['String']['output'];
};

/** How a cyber-sport is played. */
export type CyberVariant =
  /** Matches of professional teams. */
  | 'REAL'
  /** Duels of two players at a console, on a stream. */
  | 'STREAM'
  /** Short matches that the computer plays alone, round the clock. */
  | 'VIRTUAL';

/** More came in level than there are places to win. */
export type DeadHeat = {
  /** Places that are shared. */
  places: Scalars['Int']['output'];
  /** How many share them. */
  tied: Scalars['Int']['output'];
};

/** A decision on a pending limit. */
export type DecideLimitInput = {
  /** True approves, false rejects. */
  approve: Scalars['Boolean']['input'];
  /** `limitType` of a `Limit`; all that need approval without it. */
  limitType?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `decideLimit`. */
export type DecideLimitPayload = {
  /** What was wrong: NOTHING_PENDING. */
  errors: Array<UserError>;
  /** All limits after it; null when there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence, of a success as of a refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** What is known of the device that signs in. */
export type DeviceInput = {
  /** What the device tells about itself, an object of at most 16 KiB. With it a token that has run out is replaced at once. */
  componentsData?: InputMaybe<Scalars['JSON']['input']>;
  /** Device token of `createDeviceToken` or of an earlier sign-in. */
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
  /** Network address it was last used from; null when it is not known. */
  address: Maybe<Scalars['String']['output']>;
  /** Browser, such as "Chrome 130"; null when it is not told. */
  browser: Maybe<Scalars['String']['output']>;
  /** Country, two lower-case letters; null when it is not known. */
  country: Maybe<Scalars['String']['output']>;
  /** Kind of device; null when it is not told. */
  device: Maybe<DeviceKind>;
  /** When it ended; null while it is alive. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Names the session; it opens nothing. */
  id: Scalars['ID']['output'];
  /** True for the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, within a minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** System, such as "Windows 10"; null when it is not told. */
  system: Maybe<Scalars['String']['output']>;
};

/** A token that stands for a device. */
export type DeviceToken = {
  /** What the device told about itself. */
  componentsData: Scalars['JSON']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The token. */
  token: Scalars['String']['output'];
};

/** Words of one part of the site. */
export type Dictionary = {
  /** The words by their keys. */
  entries: Scalars['JSON']['output'];
  /** Changes when a word does. */
  hash: Scalars['String']['output'];
  /** Name, such as "main". */
  id: Scalars['ID']['output'];
  /** Where this version lies as a file; it may be kept for ever. */
  url: Scalars['String']['output'];
};

/** The dictionaries of a route. */
export type DictionaryBundle = {
  /** The dictionaries, what every page needs first. */
  dictionaries: Array<Dictionary>;
  /** Changes when any of their words does. */
  hash: Scalars['String']['output'];
  /** Language they are in. */
  language: Scalars['String']['output'];
};

/** Which sessions end. */
export type EndSessionsInput = {
  /** Id of one; null for all but this one. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `endSessions`. */
export type EndSessionsPayload = {
  /** What was wrong: INVALID. */
  errors: Array<UserError>;
  /** The sessions as they are now; null when there are errors. */
  sessions: Maybe<Array<DeviceSession>>;
};

/** A market of a game that is over. */
export type EndedMarket = {
  /** Group for tabs, such as "main". */
  group: Scalars['String']['output'];
  /** Id of the market. */
  id: Scalars['ID']['output'];
  /** Name in the request's language, with its parameter. */
  name: Scalars['String']['output'];
  /** Its outcomes in the order of columns. */
  outcomes: Array<EndedOutcome>;
  /** Line of the market; null where it has none. */
  param: Maybe<Scalars['Decimal']['output']>;
  /** Type, such as "1x2". */
  type: Scalars['String']['output'];
};

/** An outcome that is settled. */
export type EndedOutcome = {
  /** Id of the outcome. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** What became of bets on it. */
  result: BetResult;
  /** Type within the market, such as "home". */
  type: Scalars['String']['output'];
};

/** Answer of `exportMyData`. */
export type ExportMyDataPayload = {
  /** The document as text: version, playerId, exportedAt, and tables with the rows that are the player's. Amounts are exact decimals, times epoch milliseconds. Null when there are errors. */
  data: Maybe<Scalars['String']['output']>;
  /** What was wrong: CONFIRMATION_REQUIRED. */
  errors: Array<UserError>;
};

/** Something a player keeps an eye on. Of `game`, `championship` and `team` the one of its kind is there; null when it is no longer known. */
export type Favorite = {
  /** When it was added; null for one that is not kept here. */
  addedAt: Maybe<Scalars['DateTime']['output']>;
  /** The championship. */
  championship: Maybe<Championship>;
  /** The game; finished ones are known for a few days. */
  game: Maybe<Game>;
  /** What it is. */
  kind: FavoriteKind;
  /** Id of the game, championship or team. */
  targetId: Scalars['ID']['output'];
  /** The team. */
  team: Maybe<Team>;
};

/** What stands for a favourite. */
export type FavoriteInput = {
  /** Id of the game, championship or team. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: FavoriteKind;
};

/** Kinds of favourites. */
export type FavoriteKind =
  /** A championship: all its games. */
  | 'CHAMPIONSHIP'
  /** A game. */
  | 'GAME'
  /** A team: all its games. */
  | 'TEAM';

/** Favourites to add or to remove. */
export type FavoritesInput = {
  /** 1 to 500; the first named becomes the newest. */
  items: Array<FavoriteInput>;
};

/** Answer of `addFavorites` and `removeFavorites`. */
export type FavoritesPayload = {
  /** What was wrong: REQUIRED, INVALID, TOO_MANY_FAVORITES (some were added all the same), BETTING_CLOSED (a banned player adds nothing). */
  errors: Array<UserError>;
  /** All favourites as they are now, newest first; null when nothing was tried. */
  favorites: Maybe<Array<Favorite>>;
};

/** What the first deposit brings; upstream numbers 0 to 2. */
export type FirstDepositBonus =
  /** A bonus for the casino (2). */
  | 'CASINO'
  /** No bonus (0). */
  | 'REFUSED'
  /** A bonus for sport (1). */
  | 'SPORT';

/** What the first of two steps was. */
export type FirstStep =
  /** A password. */
  | 'PASSWORD'
  /** A social network. */
  | 'SOCIAL';

/** How much the footer holds. */
export type FooterType =
  /** One line (1). */
  | 'COMPACT'
  /** Columns of links (0). */
  | 'FULL';

/** A side's last game. */
export type FormEntry = {
  /** Whether it played at home. */
  isHome: Scalars['Boolean']['output'];
  /** How it went for the side. */
  outcome: MatchOutcome;
  /** The game. */
  result: GameResult;
};

/** Named full covers: every combination of its bets from the doubles (or, where the name says so, the singles) up. The stake is the whole coupon's, shared evenly by the bets. */
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

/** A game: two opponents (or a field of them), a start, markets. */
export type Game = {
  /** Its championship. */
  championship: Maybe<Championship>;
  /** How the markets that stood at the start ended; null while the game is not over. */
  endedMarkets: Maybe<Array<EndedMarket>>;
  /** How many events there are so far; `events` holds the newest of them. */
  eventCount: Scalars['Int']['output'];
  /** What happened so far, oldest first; empty before the start. */
  events: Maybe<Array<GameEvent>>;
  /** Stable id, the same before and after the start. */
  id: Scalars['ID']['output'];
  /** Number of markets on offer. */
  marketCount: Scalars['Int']['output'];
  /** Markets with open outcomes. `main: true` gives only the few that lists show. */
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
  /** Form, meetings and table of the two sides, as of the start. Null while they can't be had. */
  statistics: Maybe<GameStatistics>;
  /** Where the game stands. */
  status: GameStatus;
  /** Rises with every change of price, score or status. Send it with a bet to be told when the game changed. */
  version: Scalars['Int']['output'];
};


/** A game: two opponents (or a field of them), a start, markets. */
export type GameMarketsArgs = {
  main?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a game's address is made of: `/{language}/{line|live}/{sportSlug}/{championshipId}-{championshipSlug}/{id}-{slug}`. */
export type GameAddress = {
  /** Where its sport is shown; the address of a page follows from it. */
  area: SportArea;
  /** Id of its championship. */
  championshipId: Scalars['ID']['output'];
  /** Path segment after that id. */
  championshipSlug: Scalars['String']['output'];
  /** How its sport is played; null outside the cyber area. */
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
  /** Addresses of this page. */
  edges: Array<GameAddressEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Games of the section, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An address of a page. */
export type GameAddressEdge = {
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The address. */
  node: GameAddress;
};

/** What changed in a game. Fields that did not change are null. */
export type GameChange = {
  /** How many events there are so far; null where the source does not count them. When it is beyond what you know and `newEvents` does not fill the gap, ask for the game's `events`. */
  eventCount: Maybe<Scalars['Int']['output']>;
  /** Which game. */
  gameId: Scalars['ID']['output'];
  /** Outcomes that are no longer on offer. */
  goneOutcomeIds: Array<Scalars['ID']['output']>;
  /** True on the first message of a game: it replaces what the reader knew. */
  isSnapshot: Scalars['Boolean']['output'];
  /** The newest of them: what happened since the message before. Empty in a whole state. */
  newEvents: Array<GameEvent>;
  /** Prices that changed; on the first message all that are on offer. */
  prices: Array<PriceChange>;
  /** Score now; null before the start. */
  score: Maybe<GameScore>;
  /** Line or live. */
  section: Section;
  /** Status now. */
  status: GameStatus;
  /** Version after the change. */
  version: Scalars['Int']['output'];
};

/** Outcomes of one game put together, or why they don't go together. */
export type GameCombination = {
  /** The combination as one bet; null while there are refusals. */
  leg: Maybe<Leg>;
  /** Types of market of this game whose outcomes can be combined; empty where combinations are not offered: for sports whose markets are priced each by itself, and for games that are over or as good as decided. */
  marketTypes: Array<Scalars['String']['output']>;
  /** The parts that are on offer, in the order sent. */
  parts: Array<CombinationPart>;
  /** Everything that keeps the parts from being one bet. */
  refusals: Array<CombinationRefusal>;
  /** Version of the game that the price is of. */
  version: Scalars['Int']['output'];
};

/** A page of games. */
export type GameConnection = {
  /** Games of this page. */
  edges: Array<GameEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Games that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A game of a page. */
export type GameEdge = {
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The game. */
  node: Game;
};

/** Something that happened in a game. */
export type GameEvent = {
  /** Minute as shown, such as "45+2". */
  minute: Scalars['String']['output'];
  /** Score after it, such as "2:1"; null when it does not change. */
  scoreAfter: Maybe<Scalars['String']['output']>;
  /** Side it concerns: 1 home, 2 away; null for both. */
  side: Maybe<Scalars['Int']['output']>;
  /** What happened. */
  type: GameEventType;
};

/** Kinds of events in a game. */
export type GameEventType =
  /** A goal, or points where points are told one by one. */
  | 'GOAL'
  /** A goal disallowed. */
  | 'GOAL_DISALLOWED'
  /** A tower or another objective of a cyber-sport's map taken, by `side`. */
  | 'OBJECTIVE'
  /** An own goal, counted for `side`. */
  | 'OWN_GOAL'
  /** A penalty awarded. */
  | 'PENALTY'
  /** A period ended; `side` won it where that is a map of a cyber-sport. */
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
  /** Only games that are one of these, or of one of these. */
  anyOf?: InputMaybe<AnyOfGames>;
  /** Only sports of this area. */
  area?: InputMaybe<SportArea>;
  /** Only this championship. */
  championshipId?: InputMaybe<Scalars['ID']['input']>;
  /** Only championships of this country, as their `countryCode` says it; "int" for international ones. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only cyber-sports played this way. */
  cyberVariant?: InputMaybe<CyberVariant>;
  /** Hours that `UPCOMING_EVENTS` reaches, 1 to 168 (default 3). */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Only these games, at most 100; unknown ids are left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only games marked as top by the operator. */
  isTop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words to find in names of teams and championships, in any language of the site; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Line or live; without it both. */
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
  /** IANA name of the time zone whose day `FIRST_PERIOD` and `SECOND_PERIOD` halve in line, such as "Europe/Berlin"; default UTC. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Order of a list of games. */
export type GameOrder =
  /** By sport and championship as the menu has them, then by start. */
  | 'CHAMPIONSHIP'
  /** The same with all championships of a country together. */
  | 'COUNTRY'
  /** By start, whatever is played. */
  | 'START';

/** How a game ended, or stands: a game of the book, or a real one of a past season. */
export type GameResult = {
  /** Its championship. */
  championship: ResultChampionship;
  /** How it was decided. */
  ending: ResultEnding;
  /** What happened, oldest first; empty where it is not known. */
  events: Maybe<Array<GameEvent>>;
  /** The book's game; null for one of a past season. */
  game: Maybe<Game>;
  /** Whether the time of the start is known. */
  hasTime: Scalars['Boolean']['output'];
  /** Id of the game; a past game has one of its own. */
  id: Scalars['ID']['output'];
  /** Whether it is a game of the book, with a page of its own. */
  isOwnGame: Scalars['Boolean']['output'];
  /** Opponents, home side first; runners of a race as they came in. */
  opponents: Array<Opponent>;
  /** The score, extra time included; null for a game that was called off, and for a race. */
  score: Maybe<ResultScore>;
  /** Season, such as "2025-26"; null for a game that belongs to none. */
  season: Maybe<Scalars['String']['output']>;
  /** Score of the shoot-out; null without one. */
  shootout: Maybe<PeriodScore>;
  /** Path segment after the id. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
  /** When it began. Without `hasTime` the day alone is known, and this is its noon in UTC. */
  startsAt: Scalars['DateTime']['output'];
  /** FINISHED, or where a game of the live zone stands. */
  status: GameStatus;
};

/** Score of a game in play or finished. */
export type GameScore = {
  /** Main score of the away side. */
  away: Scalars['Int']['output'];
  /** Points within the game of the away side. */
  awayPoints: Maybe<Scalars['String']['output']>;
  /** Seconds played on the game clock; null in sports without a clock. */
  clockSeconds: Maybe<Scalars['Int']['output']>;
  /** Main score of the home side: goals, points, or sets won. */
  home: Scalars['Int']['output'];
  /** Points within the game of tennis and the like, such as "40"; null elsewhere. */
  homePoints: Maybe<Scalars['String']['output']>;
  /** Sides that won the maps that are over, in their order: 1 home, 2 away. Null where no maps are played. */
  mapWinners: Maybe<Array<Scalars['Int']['output']>>;
  /** Period now, 1-based; 0 before the start. */
  period: Scalars['Int']['output'];
  /** Name of the period in the request's language, such as "2nd half". */
  periodName: Scalars['String']['output'];
  /** Score by period: halves, quarters, sets. */
  periods: Array<PeriodScore>;
  /** How a marble race stands; null in any other game. */
  race: Maybe<RaceScore>;
  /** Side that serves or attacks: 1 home, 2 away; null where nobody does. */
  serving: Maybe<Scalars['Int']['output']>;
};

/** Statistics of a game; nothing in them was over later than its start. */
export type GameStatistics = {
  /** The away side. */
  away: SideStatistics;
  /** Which game. */
  gameId: Scalars['ID']['output'];
  /** Their meetings. */
  headToHead: HeadToHead;
  /** The home side. */
  home: SideStatistics;
  /** The table both play in; null where there is none. */
  standings: Maybe<Standings>;
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

/** What a bet should cost and return. Either `stake` and `win`, or `coefFrom` and `coefTo`. */
export type GenerateBetsInput = {
  /** Lowest price that will do. */
  coefFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest price that will do. */
  coefTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many legs, 2 to 12; without it as many as fit the price. */
  legs?: InputMaybe<Scalars['Int']['input']>;
  /** Line or live; without it both. */
  section?: InputMaybe<Section>;
  /** Another number gives other proposals for the same wish. */
  seed?: InputMaybe<Scalars['Int']['input']>;
  /** Only these sports; without them the classic ones. */
  sportIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stake, at most 4 decimals. */
  stake?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only games of the line that start within so many hours, 1 to 336. */
  startsWithinHours?: InputMaybe<Scalars['Int']['input']>;
  /** Return wished for; at least 1.21 times the stake, which two of the shortest legs give. */
  win?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What two sides have played against each other. */
export type HeadToHead = {
  /** Won by the game's away side. */
  awayWins: Scalars['Int']['output'];
  /** Drawn. */
  draws: Scalars['Int']['output'];
  /** Won by the game's home side. */
  homeWins: Scalars['Int']['output'];
  /** Newest first, at most ten. */
  results: Array<GameResult>;
};

/** What the home page shows. */
export type HomePage = {
  /** Address of the sub-application; null for the other kinds. */
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

/** An extra percentage of the net win of an express with many bets. The bonus bet, when it is not deleted, goes before it. */
export type HyperBonus = {
  /** Whether it counts in `possibleWin`: the stake lies within its bounds, and no bonus bet goes before it. */
  isApplied: Scalars['Boolean']['output'];
  /** Largest stake it is given for. */
  maxAmount: Money;
  /** Smallest stake it is given for. */
  minAmount: Money;
  /** Lowest price of a bet that counts for it. */
  minCoef: Scalars['Decimal']['output'];
  /** How many more bets of at least `minCoef` reach the next step; null on the last one. */
  nextBets: Maybe<Scalars['Int']['output']>;
  /** Percent of the next step; null on the last one. */
  nextPercent: Maybe<Scalars['Decimal']['output']>;
  /** Percent of the net win (return − stake); null while there are too few bets. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** Extra percentages of an express's net win, by its number of bets. */
export type HyperBonusRule = {
  /** Largest stake it is given for, in `amountStep`s of the account's currency. */
  maxAmountInSteps: Scalars['Decimal']['output'];
  /** Smallest stake it is given for, in `amountStep`s of the account's currency. */
  minAmountInSteps: Scalars['Decimal']['output'];
  /** Lowest price of a bet that counts. */
  minCoef: Scalars['Decimal']['output'];
  /** The steps, fewest bets first. */
  steps: Array<HyperBonusStep>;
};

/** A step of the hyper bonus. */
export type HyperBonusStep = {
  /** Fewest bets. */
  bets: Scalars['Int']['output'];
  /** Percent of the net win. */
  percent: Scalars['Decimal']['output'];
};

/** An error that needs no more than its code and its place. */
export type InputError = UserError & {
  /** Stable code that translations key off. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Where in `input` it lies. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Insurance of a coupon. */
export type Insurance = {
  /** What it pays when the coupon is lost. */
  insuredAmount: Money;
  /** What it paid; null until the coupon is settled. */
  payout: Maybe<Money>;
  /** What it cost. */
  premium: Money;
  /** Share of the stake in percent. */
  share: Scalars['Int']['output'];
};

/** An insurance to be had. */
export type InsuranceOffer = {
  /** What it pays when the coupon is lost. */
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
  /** Chosen by the client once per purchase, 8 to 64 characters of A-Z a-z 0-9 - _; the same key never pays twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Premium of the offer: the most the player pays. */
  premium: Scalars['Decimal']['input'];
  /** Share of the stake in percent: 10, 20 … 100. */
  share: Scalars['Int']['input'];
};

/** Answer of `insureCoupon`. */
export type InsureCouponPayload = {
  /** The coupon as it is now; null when the player has none of that number. */
  coupon: Maybe<Coupon>;
  /** What was wrong, each at its field. */
  errors: Array<UserError>;
};

/** A language of the site in the form search engines know. */
export type IsoCode = {
  /** Value for hreflang, such as "en" or "zh-Hans". */
  isoCode: Scalars['String']['output'];
  /** Path prefix of the language. */
  language: Scalars['String']['output'];
};

/** A language of the site. */
export type Language = {
  /** Two lower-case letters: the path prefix. */
  code: Scalars['String']['output'];
  /** Whether it runs from right to left. */
  isRtl: Scalars['Boolean']['output'];
  /** The language's own name, such as "Русский". */
  name: Scalars['String']['output'];
};

/** An outcome with its market and its game: all that a coupon needs for a bet. */
export type Leg = {
  /** Its game. */
  game: Game;
  /** Its market. That of a combination is its own, with one outcome. */
  market: Market;
  /** The outcome, at today's price. */
  outcome: Outcome;
};

/** A responsible-gaming limit. */
export type Limit = {
  /** Currency of a money limit: what moves in other currencies counts by its rough worth, so that no account is a way past it. */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** When it ends; null for limits without an end. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Which limit it is; there is one of a kind. */
  id: Scalars['ID']['output'];
  /** Whether the player can change it now: not while it needs approval or an exclusion lasts, nor while its section is closed with another limit. */
  isChangeable: Scalars['Boolean']['output'];
  /** What it is called, in the request's language; in events, in English. */
  label: Scalars['String']['output'];
  /** What is left of it, in the same unit. Null for limits that only end by time. */
  limitBalance: Maybe<Scalars['Decimal']['output']>;
  /** State of the value in force. */
  limitState: LimitState;
  /** Upstream number: 1/2/3 wagering, 10/11/12 loss, 20/21/22 deposit (24 h, 7 d, 30 d), 30 self-exclusion (days), 31 session (hours), 32 reality check (minutes), 33 deposit time-out (days). */
  limitType: Scalars['Int']['output'];
  /** Value in force; money in `currency`, else in the unit of `measure`. Null when not set. */
  limitValue: Maybe<Scalars['Decimal']['output']>;
  /** Unit: "money", "days", "hours" or "minutes". */
  measure: Scalars['String']['output'];
  /** Whether the player must still confirm the change that is pending. */
  needApprove: Scalars['Boolean']['output'];
  /** Values to choose among, in the unit of `measure`. Null where the player types an amount. */
  options: Maybe<Array<Scalars['Decimal']['output']>>;
  /** A looser value that waits; null when none does. */
  pending: Maybe<PendingLimit>;
  /** Group of fields it stands in. */
  section: LimitSection;
  /** When it began to hold. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How a pending value compares with the one in force. */
export type LimitChange =
  /** It allows more. */
  | 'HIGHER'
  /** It allows less. */
  | 'LOWER';

/** Groups of limits, as the office shows them. */
export type LimitSection =
  /** Deposit limits (20, 21, 22). */
  | 'DEPOSIT'
  /** Self-limitation: time-out (33), self-exclusion (30), session limit (31). */
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
  /** A first value that waits. */
  | 'PENDING';

/** Sign-in is refused for a while after too many failures. */
export type LockedError = UserError & {
  /** Always SIGN_IN_LOCKED. */
  code: UserErrorCode;
  /** When sign-in is possible again. */
  lockedUntil: Scalars['DateTime']['output'];
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Null: it concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** What a network sent back with the browser. */
export type LogInByOauthInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** `code` of the query. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** The network. */
  network: SocialNetwork;
  /** `state` of the query; it must be the one that `startOauth` gave this browser. */
  state: Scalars['String']['input'];
};

/** The waiting browser's own token. */
export type LogInByQrInput = {
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** `token` of `createQrSignIn`. */
  token: Scalars['String']['input'];
};

/** Answer of `logInByQr`. */
export type LogInByQrPayload = {
  /** What was wrong: CREDENTIAL_REFUSED when it was refused, used or its time is up. */
  errors: Array<UserError>;
  /** True while nobody has answered: ask again. */
  isWaiting: Scalars['Boolean']['output'];
  /** The player, once he has let this browser in; null before. */
  viewer: Maybe<Viewer>;
};

/** A phone and the code sent to it. */
export type LogInBySmsInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** The phone. */
  phone: PhoneInput;
  /** Whether the session lasts 30 days. If not, it is over when the browser is closed, and after a day at most. */
  save?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a network signed. */
export type LogInBySocialInput = {
  /** A solved captcha, where one was asked for. */
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
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Kind of token, as it came with it. */
  methodId: Scalars['Int']['input'];
  /** Its signature. */
  sign: Scalars['String']['input'];
  /** The token. */
  token: Scalars['String']['input'];
};

/** Who signs in: by `login` or by `phone`. */
export type LogInInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Login, player number, e-mail or phone (with country code); at most 128 characters. */
  login?: InputMaybe<Scalars['String']['input']>;
  /** Password as typed; at most 256 characters. */
  password: Scalars['String']['input'];
  /** The phone in its parts, instead of `login`. */
  phone?: InputMaybe<PhoneInput>;
  /** Whether the session lasts 30 days. If not, it is over when the browser is closed, and after a day at most. */
  save?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of every way to sign in. */
export type LogInPayload = {
  /** A device token issued in place of one that had run out, to be kept; null otherwise. */
  device: Maybe<DeviceToken>;
  /** Field that the errors belong to; null when there are none. */
  errorClass: Maybe<AuthErrorClass>;
  /** What was wrong: REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, TOO_MANY_MESSAGES, CREDENTIAL_REFUSED, NOT_LINKED, PROVIDER_UNAVAILABLE, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED, CAPTCHA_UNAVAILABLE, FINGERPRINT_REQUIRED. */
  errors: Array<UserError>;
  /** The form to show next; null when the player is signed in. */
  nextForm: Maybe<AuthForm>;
  /** With NOT_LINKED: what registering by the network goes on with; good for half an hour. */
  registrationToken: Maybe<Scalars['String']['output']>;
  /** The second step that this player wants; null otherwise. */
  twoStep: Maybe<TwoStep>;
  /** The player; null when there are errors or a second step. */
  viewer: Maybe<Viewer>;
};

/** Answer of `logOut`. */
export type LogOutPayload = {
  /** Always empty today. */
  errors: Array<UserError>;
  /** True when the caller is a guest now. */
  isSignedOut: Scalars['Boolean']['output'];
};

/** Which news a player wants. */
export type Mailing = {
  /** Letters about settled bets. */
  mailBets: Scalars['Boolean']['output'];
  /** Letters about deposits. */
  mailDeposits: Scalars['Boolean']['output'];
  /** Letters with news and offers. */
  mailNews: Scalars['Boolean']['output'];
  /** News by SMS. */
  smsNews: Scalars['Boolean']['output'];
};

/** Which mailings a player wants. */
export type MailingInput = {
  /** About bets by e-mail. */
  mailBets?: InputMaybe<Scalars['Boolean']['input']>;
  /** About deposits by e-mail. */
  mailDeposits?: InputMaybe<Scalars['Boolean']['input']>;
  /** News by e-mail. */
  mailNews?: InputMaybe<Scalars['Boolean']['input']>;
  /** News to the phone. */
  smsNews?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A time in which the site is closed. */
export type Maintenance = {
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** From when on visitors are told; null when they are not. */
  notifiesFrom: Maybe<Scalars['DateTime']['output']>;
  /** Until when visitors are told; null when they are not. */
  notifiesUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** The operator's own word for how far it is; null when he has none. */
  state: Maybe<Scalars['String']['output']>;
};

/** A market of a game, such as "Total goals 2.5". */
export type Market = {
  /** Group for tabs of the game page, such as "main", "totals", "handicaps", "score". */
  group: Scalars['String']['output'];
  /** Stable id: game id, type and parameter, such as "1000123.total.2.5". */
  id: Scalars['ID']['output'];
  /** Name in the request's language, with its parameter. */
  name: Scalars['String']['output'];
  /** Its outcomes in the order of columns. */
  outcomes: Array<Outcome>;
  /** Line of the market: the total, or the home side's handicap; null where it has none. */
  param: Maybe<Scalars['Decimal']['output']>;
  /** Type, such as "1x2", "double_chance", "total", "handicap", "both_to_score", "correct_score", "winner". */
  type: Scalars['String']['output'];
};

/** The two ways markets can be named. */
export type MarketsNameType =
  /** In full. */
  | 'FULL'
  /** Shortened. */
  | 'SHORT';

/** How a game went for one side. */
export type MatchOutcome =
  /** Drawn. */
  | 'DRAWN'
  /** Lost. */
  | 'LOST'
  /** Won. */
  | 'WON';

/** An amount of money in one currency. */
export type Money = {
  /** Exact amount in the currency's major units, with at most the currency's minor digits. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type Mutation = {
  /** Accepts the terms as they are now. */
  acceptTerms: Maybe<AcceptTermsPayload>;
  /** Confirms the e-mail that a link was sent to; needs no session. */
  activateEmail: Maybe<ActivatePayload>;
  /** Confirms the player's e-mail or phone by the code. A guest gets the top-level error UNAUTHENTICATED. */
  activateFast: Maybe<ActivatePayload>;
  /** Opens an account in a further currency, empty, and waits until it is there: 5 looks at the accounts 1 s apart at most. */
  addCurrency: Maybe<AddCurrencyPayload>;
  /** Adds favourites; one that is there already keeps its place. Where not all fit, the first named go before the others. Sent again, it changes nothing. */
  addFavorites: Maybe<FavoritesPayload>;
  /** Lets the browser that shows a picture in as this player, or refuses it; once. Let people compare `checkNumber` first. */
  answerQrSignIn: Maybe<AnswerQrSignInPayload>;
  /** Appeals against the player's ban; one appeal waits for its answer at a time. */
  appealBan: Maybe<AppealBanPayload>;
  /** Begins two steps by an authenticator app: answers a secret, told this once, for the app to keep. */
  beginTwoFactor: Maybe<BeginTwoFactorPayload>;
  /** Binds the e-mail by its code. */
  bindEmail: Maybe<SecurityPayload>;
  /** Binds the phone by its code. */
  bindPhone: Maybe<SecurityPayload>;
  /** Takes the order back. Nothing happens when there is none. Errors: COUPON_UNKNOWN. */
  cancelAutoCashOut: Maybe<CancelAutoCashOutPayload>;
  /** Cancels pending changes of deposit limits that don't need approval yet. */
  cancelLimit: Maybe<CancelLimitPayload>;
  /** Sells an open coupon, whole or in part, at the value of an offer, once per idempotency key. Decided at once at the book's prices of this moment. Errors: CASH_OUT_UNAVAILABLE; CASH_OUT_CHANGED at `value`, a `ValueChangedError`; COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, INVALID, REQUIRED. */
  cashOutCoupon: Maybe<CashOutCouponPayload>;
  /** Changes the password. The player's other sessions end at once. */
  changePassword: Maybe<SecurityPayload>;
  /** Whether a captcha's answer is right. The challenge stays good for the one call it is meant for; it bears four tries in all. */
  checkCaptcha: Maybe<CheckCaptchaPayload>;
  /** The right code answers the token that a new password is set by. */
  checkRecoveryCode: Maybe<CheckRecoveryCodePayload>;
  /** Answers the token of the last step for the right code. */
  checkTransferCode: Maybe<CheckTransferCodePayload>;
  /** Closes the account for good, by the password: names, contacts, documents, devices and messages are erased, and every session ends. Bets, money and limits are kept under the player's number, as the law asks. Not while bets are open or there is money in an account. */
  closeAccount: Maybe<CloseAccountPayload>;
  /** Proves by the password that it is the player who sits there. It holds ten minutes, as signing in does; what changes how the account is guarded asks for it. */
  confirmPassword: Maybe<SecurityPayload>;
  /** Ends `register` by the code of the e-mail, and signs the browser in. */
  confirmRegistration: Maybe<RegisterPayload>;
  /** The app's first code: from then on signing in takes two steps. Answers ten recovery codes, told this once. */
  confirmTwoFactor: Maybe<RecoveryCodesPayload>;
  /** Converts the account that `accountConversion` names at the legal rate, and closes it. Its place, the main account's too, goes with the money. */
  convertAccount: Maybe<ConvertAccountPayload>;
  /** A new captcha challenge; in the place of another one, which can't be used any more, where that is named. */
  createCaptcha: Maybe<CreateCaptchaPayload>;
  /** What a challenge says to who can't see its picture: digits, in the language of the request. They answer it as well as the characters. */
  createCaptchaSound: Maybe<CreateCaptchaSoundPayload>;
  /** A token for this device, by what it tells about itself. Good for a day. */
  createDeviceToken: Maybe<CreateDeviceTokenPayload>;
  /** Begins signing in by a picture: draw `code` and wait. A signed-in device reads it and answers; this browser asks `logInByQr` with `token` every few seconds. Over HTTP only. */
  createQrSignIn: Maybe<CreateQrSignInPayload>;
  /** A token that signs this player in on another device, once, within two minutes: for a link or a QR code. */
  createSignInToken: Maybe<CreateSignInTokenPayload>;
  /** Signs in a client without cookies: answers a `user_token` to send as `Authorization: Bearer`. It holds for 10 minutes; `refreshToken` renews it without the password. */
  createToken: Maybe<CreateTokenPayload>;
  /** The second step for a client without cookies. */
  createTokenTwoStep: Maybe<CreateTokenPayload>;
  /** Approves or rejects changes that need approval. After a reject no deposit limit is pending any more. */
  decideLimit: Maybe<DecideLimitPayload>;
  /** Signs the player out in another browser, or everywhere but here. Its pages and sockets learn it at once. */
  endSessions: Maybe<EndSessionsPayload>;
  /** Everything that is held about the player, as one JSON document; passwords and other secrets are left out. */
  exportMyData: Maybe<ExportMyDataPayload>;
  /** Insures a share of a coupon's stake, once a coupon and once per idempotency key: when the coupon is lost the share is paid back. Premium: share × stake × (1 − 1/K) × the operator's margin (1.15 as sold), rounded up, K the product of the prices now. A coupon that is insured can't be sold. Errors: INSURANCE_UNAVAILABLE; ODDS_CHANGED at `premium` when it is higher by now, a `ValueChangedError`; INSUFFICIENT_FUNDS, LIMIT_REACHED, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, INVALID. */
  insureCoupon: Maybe<InsureCouponPayload>;
  /** Signs in a browser by a password: sets the HttpOnly cookie `session`, new at each sign-in. Wrong login and wrong password answer alike. A player who wants two steps gets `twoStep` instead of `viewer`. */
  logIn: Maybe<LogInPayload>;
  /** Signs in by what a network sent back with the browser (`startOauth` began it). */
  logInByOauth: Maybe<LogInPayload>;
  /** Asks whether the picture was answered, and signs in when it was. Good for two minutes. */
  logInByQr: Maybe<LogInByQrPayload>;
  /** Signs in by a code sent to the phone (`sendSignInCode`). */
  logInBySms: Maybe<LogInPayload>;
  /** Signs in by what a social network signed. */
  logInBySocial: Maybe<LogInPayload>;
  /** Signs in by a signed token: one the player made for another device (`createSignInToken`), or the one in a one-tap redirect. Good once. */
  logInByToken: Maybe<LogInPayload>;
  /** The second step: signs in by the code that was sent. */
  logInTwoStep: Maybe<LogInPayload>;
  /** Ends the session of this cookie or token, and closes its sockets. */
  logOut: Maybe<LogOutPayload>;
  /** Takes the credential of one-tap; the browser navigates to the answer. */
  oneTap: Maybe<OneTapPayload>;
  /** Says that the player is here: every `pingSeconds` while he is signed in. Session limit and reality check count the time between. When the hours of his session limit are used up, his sessions end. */
  pingSession: Maybe<PingSessionPayload>;
  /** Places a coupon once per idempotency key: the same key answers the same coupon and moves money once. Live coupons start PENDING and are decided at `decidesAt`, VIP bets by a desk; `couponChanged` tells. Multiple singles are one coupon a bet: `coupons` has those taken, `refused` the others. */
  placeCoupon: Maybe<PlaceCouponPayload>;
  /** Renews a client without cookies: answers the next `user_token` and the next refresh token. Each refresh token is good for one renewal. The same one within 30 seconds answers the same again, for answers that were lost and renewals that met; later it counts as stolen and ends the sign-in on all who hold a token of it. Needs no `Authorization`. */
  refreshToken: Maybe<RefreshTokenPayload>;
  /** Registers by the whole form: sends a code to the e-mail, for `confirmRegistration`. The answer is the same for an e-mail that has an owner: he gets a letter that says so. */
  register: Maybe<StartRegistrationPayload>;
  /** Registers by the code sent to a phone, and signs the browser in. */
  registerByPhone: Maybe<RegisterPayload>;
  /** Registers somebody whom a social network vouched for and who is nobody here yet, and signs the browser in. */
  registerBySocial: Maybe<RegisterPayload>;
  /** Registers by one click: login and password are made and told once. Signs the browser in, like `logIn`. */
  registerOneClick: Maybe<RegisterPayload>;
  /** Closes the account in a currency: only an empty one without open coupons, never the main one. Its history stays. */
  removeCurrency: Maybe<RemoveCurrencyPayload>;
  /** Removes favourites; one that is not there is no error. */
  removeFavorites: Maybe<FavoritesPayload>;
  /** Ten new recovery codes in place of those before. */
  renewRecoveryCodes: Maybe<RecoveryCodesPayload>;
  /** Sets a new password: 8 to 64 characters with letters and digits, not the login. All sessions of the player end; this browser is signed in, unless he wants two steps. */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Sets the cookies `ggru` (names the browser) and `grant` (vouches for the session for 30 minutes). Over HTTP only; nothing happens where the site is closed for updates (block reason 4). */
  secureBrowser: Maybe<SecureBrowserPayload>;
  /** Sends the player a code that confirms his e-mail or phone, good for ten minutes. A guest gets the top-level error UNAUTHENTICATED. */
  sendActivationCode: Maybe<SendCodePayload>;
  /** Sends the player a link that confirms his e-mail, good for 48 hours. A guest gets the top-level error UNAUTHENTICATED. */
  sendActivationLink: Maybe<SendCodePayload>;
  /** Sends login and password of a one-click registration to an e-mail: once, within fifteen minutes. */
  sendCredentials: Maybe<SendCredentialsPayload>;
  /** Sends a code to an e-mail to be bound to the account. The answer is the same for one that is another player's. */
  sendEmailBindingCode: Maybe<SendSecurityCodePayload>;
  /** Sends a code to a phone to be bound to the account. The answer is the same for a phone that is another player's. */
  sendPhoneBindingCode: Maybe<SendSecurityCodePayload>;
  /** Sends a code for a new password to an e-mail (with a link beside it) or to a phone. The answer is the same, and takes as long, when nobody has it. Over HTTP only. */
  sendRecoveryCode: Maybe<SendRecoveryCodePayload>;
  /** Sends a code to a phone, for `registerByPhone`. The answer is the same for a phone that has an owner: he gets a message that says so. */
  sendRegistrationCode: Maybe<SendCodePayload>;
  /** Sends a sign-in code to a phone. The answer is the same for a phone that nobody has. */
  sendSignInCode: Maybe<SendCodePayload>;
  /** Sends a code to the player's phone for turning two steps off. */
  sendStopCode: Maybe<SendSecurityCodePayload>;
  /** Sends a code to the phone of a player of the former brand. The answer is the same when number and phone don't belong together. */
  sendTransferCode: Maybe<SendCodePayload>;
  /** Sends the code of a sign-in's second step to the phone: for who can't get at his app. `twoStep` takes the place of the one before. */
  sendTwoStepCode: Maybe<SendTwoStepCodePayload>;
  /** Makes an account the one that coupons use by default. */
  setActiveAccount: Maybe<SetActiveAccountPayload>;
  /** Orders a whole coupon to be sold, once, as soon as it is worth `target`; another order takes the place of the first. It lasts until the coupon is settled, insured, swapped, or sold. `couponChanged` tells when it fires. Errors: CASH_OUT_UNAVAILABLE; at `target` INVALID, AMOUNT_TOO_SMALL (not above what it is worth now), AMOUNT_TOO_LARGE (not below the possible win); COUPON_UNKNOWN. */
  setAutoCashOut: Maybe<SetAutoCashOutPayload>;
  /** Hides the player's balances on his pages, or shows them again; on every device. */
  setBalanceHidden: Maybe<SetBalanceHiddenPayload>;
  /** Tells when the player agreed to cookies. An earlier moment than the one noted changes nothing. */
  setCookiesAgreement: Maybe<SetCookiesAgreementPayload>;
  /** Sets a limit. A tighter value holds at once; a looser one waits a day beside the one in force and then needs approval. Self-exclusion and time-out end the player's sessions. */
  setLimit: Maybe<SetLimitPayload>;
  /** Sets which news the player wants. */
  setMailing: Maybe<SecurityPayload>;
  /** Sets the security question and its answer. */
  setSecurityQuestion: Maybe<SecurityPayload>;
  /** Saves a coupon under a short code that anybody can load. */
  shareCoupon: Maybe<ShareCouponPayload>;
  /** Where to send the browser for a network's consent; it comes back with `code` and `state` for `logInByOauth`. Sets the HttpOnly cookie `oauth_state` for ten minutes: no other browser can use them. Over HTTP only. */
  startOauth: Maybe<StartOauthPayload>;
  /** Stops newsletters by the link of one; needs no session. */
  stopNewsletter: Maybe<StopNewsletterPayload>;
  /** Turns two steps off, by the password and a code. */
  stopTwoFactor: Maybe<SecurityPayload>;
  /** Replaces a bet by another outcome of its market before its game starts, once per idempotency key: what the coupon is worth now is staked on a new coupon at today's prices. Answers the new coupon, whose `replaces` is the old one. Errors: SWAP_UNAVAILABLE; CASH_OUT_CHANGED at `value` and ODDS_CHANGED at `outcomeId` when less than `value` and `coef` is to be had; COUPON_UNKNOWN, OUTCOME_UNKNOWN, IDEMPOTENCY_MISMATCH. */
  swapBet: Maybe<SwapBetPayload>;
  /** Reads the protection methods anew, where `shouldSyncMethods` says so. */
  syncProtectionMethods: Maybe<SecurityPayload>;
  /** Makes the player of the former brand one of this site, once, and tells his number and password. */
  transferUser: Maybe<TransferUserPayload>;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationActivateEmailArgs = {
  input: ActivateEmailInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationActivateFastArgs = {
  input: ActivateFastInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationAddCurrencyArgs = {
  input: AddCurrencyInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationAddFavoritesArgs = {
  input: FavoritesInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationAnswerQrSignInArgs = {
  input: AnswerQrSignInInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationAppealBanArgs = {
  input: AppealBanInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationBindEmailArgs = {
  input: BindContactInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationBindPhoneArgs = {
  input: BindContactInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCancelAutoCashOutArgs = {
  input: CancelAutoCashOutInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCancelLimitArgs = {
  input: CancelLimitInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCashOutCouponArgs = {
  input: CashOutCouponInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCheckCaptchaArgs = {
  input: CaptchaInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCheckRecoveryCodeArgs = {
  input: CheckRecoveryCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCheckTransferCodeArgs = {
  input: CheckTransferCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationConfirmRegistrationArgs = {
  input: ConfirmRegistrationInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationConfirmTwoFactorArgs = {
  input: SecurityCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCreateCaptchaArgs = {
  input: InputMaybe<CreateCaptchaInput>;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCreateCaptchaSoundArgs = {
  input: CreateCaptchaSoundInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCreateDeviceTokenArgs = {
  input: CreateDeviceTokenInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCreateTokenArgs = {
  input: LogInInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationCreateTokenTwoStepArgs = {
  input: TwoStepInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationDecideLimitArgs = {
  input: DecideLimitInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationInsureCouponArgs = {
  input: InsureCouponInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInByOauthArgs = {
  input: LogInByOauthInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInByQrArgs = {
  input: LogInByQrInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInBySmsArgs = {
  input: LogInBySmsInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInBySocialArgs = {
  input: LogInBySocialInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInByTokenArgs = {
  input: LogInByTokenInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationLogInTwoStepArgs = {
  input: TwoStepInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationOneTapArgs = {
  input: OneTapInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationPingSessionArgs = {
  input?: PingSessionInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationPlaceCouponArgs = {
  input: PlaceCouponInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRefreshTokenArgs = {
  input: RefreshTokenInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRegisterByPhoneArgs = {
  input: RegisterByPhoneInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRegisterBySocialArgs = {
  input: RegisterBySocialInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRegisterOneClickArgs = {
  input: RegisterOneClickInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRemoveCurrencyArgs = {
  input: RemoveCurrencyInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationRemoveFavoritesArgs = {
  input: FavoritesInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSecureBrowserArgs = {
  input: SecureBrowserInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendActivationCodeArgs = {
  input: SendActivationCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendActivationLinkArgs = {
  input: InputMaybe<SendCodeProofInput>;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendCredentialsArgs = {
  input: SendCredentialsInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendEmailBindingCodeArgs = {
  input: SendEmailBindingCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendPhoneBindingCodeArgs = {
  input: SendPhoneBindingCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendRecoveryCodeArgs = {
  input: SendRecoveryCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendRegistrationCodeArgs = {
  input: SendRegistrationCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendSignInCodeArgs = {
  input: SendSignInCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendStopCodeArgs = {
  input: InputMaybe<SendCodeProofInput>;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendTransferCodeArgs = {
  input: SendTransferCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSendTwoStepCodeArgs = {
  input: SendTwoStepCodeInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetActiveAccountArgs = {
  input: SetActiveAccountInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetAutoCashOutArgs = {
  input: SetAutoCashOutInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetBalanceHiddenArgs = {
  input: SetBalanceHiddenInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetCookiesAgreementArgs = {
  input: SetCookiesAgreementInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetLimitArgs = {
  input: SetLimitInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetMailingArgs = {
  input: SetMailingInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSetSecurityQuestionArgs = {
  input: SetSecurityQuestionInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationShareCouponArgs = {
  input: ShareCouponInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationStartOauthArgs = {
  input: StartOauthInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationStopNewsletterArgs = {
  input: StopNewsletterInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationStopTwoFactorArgs = {
  input: StopTwoFactorInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationSwapBetArgs = {
  input: SwapBetInput;
};


/** Writes. Each takes one `input` and answers a payload whose `errors` say what the caller can mend; top-level errors are for infrastructure and sign-in. */
export type MutationTransferUserArgs = {
  input: TransferUserInput;
};

/** A colour with a name. */
export type NamedColor = {
  /** Name, such as "accent". */
  name: Scalars['String']['output'];
  /** Value, such as "#F5B014". */
  value: Scalars['String']['output'];
};

/** Which changes of price the player accepts; `changeCoefAction` upstream in brackets. */
export type OddsChange =
  /** Any (0). */
  | 'ANY'
  /** Higher ones (1). */
  | 'HIGHER'
  /** None: the price must be the one sent (2). */
  | 'NONE';

/** An outcome's price is no longer the one in the coupon, and the odds-change setting does not allow the new one. */
export type OddsChangedError = UserError & {
  /** Always ODDS_CHANGED. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** The price now. */
  newCoef: Scalars['Decimal']['output'];
  /** The price sent. */
  oldCoef: Scalars['Decimal']['output'];
  /** Outcome whose price moved. */
  outcomeId: Scalars['ID']['output'];
  /** The bet's `coef` in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The credential of one-tap, and what a new player would register with. */
export type OneTapInput = {
  /** Country id. */
  countryId: Scalars['Int']['input'];
  /** What the network signed; good once. */
  credential: Scalars['String']['input'];
  /** Currency id. */
  currencyId: Scalars['Int']['input'];
  /** What the page made the credential's nonce of: the nonce is its SHA-256 in base64url. A credential with a nonce is good with it alone, so that it is of use in no other page. */
  nonceSecret?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `oneTap`. */
export type OneTapPayload = {
  /** What was wrong: INVALID, CREDENTIAL_REFUSED, PROVIDER_UNAVAILABLE for a network whose keys can't be had: the credential is good for another try. */
  errors: Array<UserError>;
  /** Where the browser goes on: signs in there, or registers; null when there are errors. */
  redirectUrl: Maybe<Scalars['String']['output']>;
};

/** A side of a game. */
export type Opponent = {
  /** First shirt colour for the generated shield, such as "#C8102E". */
  color: Scalars['String']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Second colour of the shield. */
  secondColor: Scalars['String']['output'];
  /** Up to four letters for tight places. */
  shortName: Scalars['String']['output'];
};

/** One thing to bet on, with its price. */
export type Outcome = {
  /** Decimal odds with 3 places. */
  coef: Scalars['Decimal']['output'];
  /** Stable id: market id and outcome, such as "1000123.total.2.5.over". */
  id: Scalars['ID']['output'];
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Name in the request's language, such as "Over 2.5". */
  name: Scalars['String']['output'];
  /** Name for the head of a column, such as "1", "X", "Over". */
  shortName: Scalars['String']['output'];
  /** Type within the market, such as "home", "draw", "away", "over", "under". */
  type: Scalars['String']['output'];
};

/** The address that counts as a page's own. */
export type PageCanonical = {
  /** With MIRROR: the host under which the same path is the page's own. Null with URL. */
  domain: Maybe<Scalars['String']['output']>;
  /** How it is told. */
  mode: CanonicalMode;
  /** With URL: the path or address. Null with MIRROR. */
  targetUrl: Maybe<Scalars['String']['output']>;
};

/** A page of information. */
export type PageContent = {
  /** The text, block by block. */
  content: Array<TextBlock>;
  /** Its lead. */
  description: Scalars['String']['output'];
  /** Path without language prefix. */
  path: Scalars['ID']['output'];
  /** Title in the request's language. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Where a page of a connection ends. */
export type PageInfo = {
  /** Cursor of the last edge; pass it as `after` for the next page. Null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True when more edges follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A meta of a page: exactly one of `name` and `property` is given. */
export type PageMeta = {
  /** Value of its content attribute. */
  content: Scalars['String']['output'];
  /** Value of its name attribute, such as "twitter:card". */
  name: Maybe<Scalars['String']['output']>;
  /** Value of its property attribute, such as "og:title". */
  property: Maybe<Scalars['String']['output']>;
};

/** What a page says about itself to search engines and messengers. */
export type PageSeo = {
  /** The way from the home page to this one, in the request's language; the last is the page itself. Empty where the operator tells none. */
  breadcrumbs: Array<Breadcrumb>;
  /** Which address counts as the page's own; null when it is the one asked for. */
  canonical: Maybe<PageCanonical>;
  /** Text below the page; empty where there is none. */
  content: Array<TextBlock>;
  /** Description. */
  description: Maybe<Scalars['String']['output']>;
  /** Robots of the part of the site the page lies in; they hold where the page says nothing itself. */
  hierarchyMetaRobots: Maybe<Scalars['String']['output']>;
  /** Whether search engines may keep the page: unless its robots hold noindex. */
  isIndexable: Scalars['Boolean']['output'];
  /** Value of the page's robots meta. */
  metaRobots: Maybe<Scalars['String']['output']>;
  /** Further metas. */
  metas: Array<PageMeta>;
  /** Name of the site. */
  siteName: Maybe<Scalars['String']['output']>;
  /** Design tokens the text is shown with. */
  styles: Array<BrandBookEntry>;
  /** Title. */
  title: Maybe<Scalars['String']['output']>;
};

/** A page of information without its text. */
export type PageSummary = {
  /** Its lead. */
  description: Scalars['String']['output'];
  /** Path without language prefix. */
  path: Scalars['ID']['output'];
  /** Title in the request's language. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How the head of a page looks. */
export type PageVisual = {
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** The sentence below. */
  lead: Scalars['String']['output'];
  /** Design tokens it is shown with. */
  tokens: Array<BrandBookEntry>;
};

/** A value that waits beside the one in force. */
export type PendingLimit = {
  /** When the approval lapses, and the change with it. */
  approveUntil: Scalars['DateTime']['output'];
  /** Compared with the value in force. */
  change: LimitChange;
  /** Whether `cancelLimit` takes it back. */
  isCancellable: Scalars['Boolean']['output'];
  /** Value to come; null takes the limit away. */
  limitValue: Maybe<Scalars['Decimal']['output']>;
  /** Whether the player may approve it now, and must for it to hold. */
  needApprove: Scalars['Boolean']['output'];
  /** When the approval opens. */
  startedAt: Scalars['DateTime']['output'];
};

/** Score of one period. */
export type PeriodScore = {
  /** Away side's score in the period. */
  away: Scalars['Int']['output'];
  /** Home side's score in the period. */
  home: Scalars['Int']['output'];
};

/** Personal data as the office's form has them. Days are written "1990-05-31". */
export type PersonalData = {
  /** Day of birth. */
  birthday: Maybe<Scalars['String']['output']>;
  /** Kind of document. */
  documentTypeId: Maybe<Scalars['Int']['output']>;
  /** Tax number. */
  inn: Maybe<Scalars['String']['output']>;
  /** First name. */
  name: Maybe<Scalars['String']['output']>;
  /** Number of the document. */
  passport: Maybe<Scalars['String']['output']>;
  /** Day the document was issued. */
  passportDate: Maybe<Scalars['String']['output']>;
  /** Day the document ends. */
  passportEndDate: Maybe<Scalars['String']['output']>;
  /** Address of registration. */
  registrationAddress: Maybe<Scalars['String']['output']>;
  /** Surname. */
  surname: Maybe<Scalars['String']['output']>;
};

/** A country as phones need it. */
export type PhoneCountry = {
  /** Two lower-case letters. */
  code: Scalars['String']['output'];
  /** Number of the country. */
  id: Scalars['ID']['output'];
  /** How mobile phones are written after the dialling code; null for countries without a known form. */
  mask: Maybe<PhoneMask>;
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Dialling code with a plus, such as "+7". */
  phoneCode: Scalars['String']['output'];
};

/** A phone as typed. */
export type PhoneInput = {
  /** Dialling code, such as "+7". */
  countryCode: Scalars['String']['input'];
  /** The number after it; spaces, dots, dashes and brackets don't matter. */
  number: Scalars['String']['input'];
};

/** How a country's phones are written after the dialling code. */
export type PhoneMask = {
  /** A `#` for each digit, such as "### ### ## ##". */
  mask: Scalars['String']['output'];
  /** Most digits. */
  maxDigits: Scalars['Int']['output'];
  /** Fewest digits. */
  minDigits: Scalars['Int']['output'];
};

/** What a client says with its ping. */
export type PingSessionInput = {
  /** The player has seen the reminder of the reality check: it begins anew. */
  isRealityCheckSeen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `pingSession`. */
export type PingSessionPayload = {
  /** Always empty today. */
  errors: Array<UserError>;
  /** Whether the session limit is used up: the player is signed out everywhere. */
  isDisconnected: Scalars['Boolean']['output'];
  /** Whether the reminder is due; never when the reality check is not set. */
  isRealityCheckDue: Scalars['Boolean']['output'];
  /** What is left of the session limit today; null when it is not set. */
  leftSeconds: Maybe<Scalars['Int']['output']>;
  /** Seconds until the next ping. */
  pingSeconds: Maybe<Scalars['Int']['output']>;
  /** Time since the last reminder of the reality check. */
  playedSeconds: Maybe<Scalars['Int']['output']>;
  /** Time signed in today, UTC. */
  usedSeconds: Maybe<Scalars['Int']['output']>;
};

/** A coupon to place: `CouponInput` and a key. */
export type PlaceCouponInput = {
  /** Account to pay from. */
  accountId: Scalars['ID']['input'];
  /** Stake, in the account's currency; null for kinds whose bets or blocks have their own. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Amounts of the blocks of a `CONDITIONAL` coupon, in the order in which they are played. Only the first is staked at placing; each later one is staked out of what the block before returned. Errors: BLOCK_UNKNOWN, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE at the block's amount. */
  amountByBlock?: InputMaybe<Array<BlockAmountInput>>;
  /** Bets, at most 50. */
  bets: Array<BetInput>;
  /** The total price the player saw; kept with the coupon. What changes of price he takes is said by the bets' `coef` and `oddsChange`. */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** The total price as the player saw it in that format, such as "+150"; kept with the coupon, never counted with. */
  coefByView?: InputMaybe<Scalars['String']['input']>;
  /** Number of the odds format the player saw prices in (`defaultCoefViewId` of the site config lists them); kept with the coupon, never counted with. */
  coefViewId?: InputMaybe<Scalars['Int']['input']>;
  /** Which full cover, for `FULL_COVER`: its name says how many bets it takes and whether singles are in it. Error: COVER_INVALID. */
  cover?: InputMaybe<FullCover>;
  /** Whether a score that changes during the live delay refuses the coupon: SCORE_CHANGED. */
  dropsOnScoreChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Smallest total price the player takes: the coupon is taken, and paid, at this price, and only while the total price is not below it (at placing, and again at the end of a live delay). For kinds with a total price; the possible win counts with it. Error: EXACT_COEF_NOT_MET. */
  exactCoef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether the player keeps the bonus bet of an express, where one is offered; false is his deleting it, which makes room for the hyper bonus. */
  hasBonusBet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Percent of the hyper bonus that the player saw (`hyperBonus.percent` of the quote); another one now is the error BONUS_CHANGED. Null: whatever it is. */
  hyperBonusPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Chosen by the client once per coupon, 8 to 64 characters of A-Z a-z 0-9 - _; the same key never places twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Whether it is sent as a VIP bet: its amount may be above the maximum, and a desk decides. The stake is taken, the coupon is PENDING until then. Error: VIP_NOT_AVAILABLE. */
  isVip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of coupon. */
  kind: CouponKind;
  /** Largest stake of the hyper bonus that the player saw; kept with the coupon. */
  maxHyperBonusLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest stake of the hyper bonus that the player saw; kept with the coupon. */
  minHyperBonusBetLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which changes of price are accepted. */
  oddsChange?: InputMaybe<OddsChange>;
  /** Part of `amount` that the account's open coupons pay (at most `availablePrepaid` of the quote): as much of them as it takes is cashed out at its value now, for good, and the money is the player's even if this coupon is refused later. Not for VIP bets, bonus accounts and multiple singles. Error: PREPAID_TOO_LARGE. */
  prepaidAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A promo code. Not in multiple singles, with an advance or as a VIP bet. Errors: PROMO_UNKNOWN, PROMO_EXPIRED, PROMO_USED, PROMO_NOT_APPLICABLE. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the partner to whom the visit counts (`partnerRefId` of the site config); kept with the coupon. */
  refId?: InputMaybe<Scalars['Int']['input']>;
  /** k of a system k out of n: bankers are not counted in it. At least 2, at most one less than the bets that are no bankers (as many as these where there is a banker). Error: SYSTEM_VALUE_INVALID. */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `placeCoupon`. */
export type PlaceCouponPayload = {
  /** The coupon placed, of several the first; null when none was. */
  coupon: Maybe<Coupon>;
  /** All coupons placed; several for multiple singles, in the order of their bets. */
  coupons: Array<Coupon>;
  /** What was wrong with the whole coupon, each at its field. */
  errors: Array<UserError>;
  /** Bets of multiple singles that were not taken, though others may have been. Empty for every other kind. */
  refused: Array<RefusedBet>;
};

/** A block of a placed `CONDITIONAL` coupon. */
export type PlacedBlock = {
  /** Its amount: the most that is staked on it out of what the block before returned. */
  amount: Money;
  /** Total price of its bets at placing. */
  coef: Scalars['Decimal']['output'];
  /** Its id, as it was sent. */
  id: Scalars['ID']['output'];
};

/** A player's play since he signed in. */
export type Played = {
  /** Seconds since then. */
  seconds: Scalars['Int']['output'];
  /** What he staked, by currency; stakes that were given back don't count. */
  stakes: Array<Money>;
  /** When he signed in. */
  startedAt: Scalars['DateTime']['output'];
  /** What his coupons paid, by currency. */
  wins: Array<Money>;
};

/** The policy logo: an animated GIF. */
export type PolicyLogo = {
  /** Ids of the countries whose visitors see it. */
  countryIds: Array<Scalars['Int']['output']>;
  /** Whether the visitor's country, told by his address, is one of them; false while it is not known. */
  isShown: Scalars['Boolean']['output'];
  /** Path on the gateway and the site. */
  path: Scalars['String']['output'];
};

/** A price that changed. */
export type PriceChange = {
  /** Price now. */
  coef: Scalars['Decimal']['output'];
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Which outcome. */
  outcomeId: Scalars['ID']['output'];
};

/** A promo code of the player. */
export type PromoCode = {
  /** `FREE_BET`: what the house stakes; null for others. */
  amount: Maybe<Money>;
  /** What to send as `promoCode` of a coupon. */
  code: Scalars['String']['output'];
  /** What it is. */
  kind: PromoKind;
  /** Kinds of coupon it fits; null when all that take promo codes. */
  kinds: Maybe<Array<CouponKind>>;
  /** `WIN_BOOST`: the most that is added; null when there is no bound. */
  maxBonus: Maybe<Money>;
  /** Fewest bets of a coupon it fits; null when there is no bound. */
  minBets: Maybe<Scalars['Int']['output']>;
  /** Smallest total price of a coupon it fits; null when there is no bound. */
  minCoef: Maybe<Scalars['Decimal']['output']>;
  /** `WIN_BOOST`: percent of the net win that is added; null for others. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** Until when it can be used. */
  validUntil: Scalars['DateTime']['output'];
};

/** What a promo code does to a coupon. */
export type PromoEffect = {
  /** `FREE_BET`: what the house stakes. */
  amount: Maybe<Money>;
  /** The code, as it is spelled. */
  code: Scalars['String']['output'];
  /** What it is. */
  kind: PromoKind;
  /** `WIN_BOOST`: percent of the net win that is added. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** What a promo code is. */
export type PromoKind =
  /** The house stakes a fixed amount; only the net win is paid. */
  | 'FREE_BET'
  /** A percentage is added to the net win, up to a bound. */
  | 'WIN_BOOST';

/** What protects an account. */
export type ProtectionMethods = {
  /** Signing in by e-mail is on. */
  isEmailAuthOn: Scalars['Boolean']['output'];
  /** The password was changed once. */
  isPasswordChanged: Scalars['Boolean']['output'];
  /** A phone is bound to the account. */
  isPhoneBound: Scalars['Boolean']['output'];
  /** A security question is set. */
  isSecurityQuestionOn: Scalars['Boolean']['output'];
  /** Signing in takes two steps. */
  isTwoFactorOn: Scalars['Boolean']['output'];
};

/** How well the account is protected. */
export type ProtectionStatus =
  /** Level up to 30. */
  | 'BAD'
  /** 100. */
  | 'FULL'
  /** From 70, under 100. */
  | 'GOOD'
  /** Above 30, under 70. */
  | 'NORMAL';

/** A browser that waits to be let in. */
export type QrSignIn = {
  /** Two digits that the waiting browser shows too. */
  checkNumber: Scalars['String']['output'];
  /** When its time is up. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type Query = {
  /** Expresses that the site put together for everybody, of distinct games at today's prices: of the line new ones each day, in play every few minutes. They cost what their legs cost. A leg that starts or is suspended is replaced; an accumulator that lacks legs is left out. */
  accumulators: Maybe<Array<Accumulator>>;
  /** Address of the sub-application that stands on all pages of an area, in the place of the site's own content; null where there is none. Public. */
  areaApplication: Maybe<Scalars['String']['output']>;
  /** One article with its text. Null when there is none. */
  article: Maybe<Article>;
  /** Articles of the blog or the news, newest first. `first` is 1 to 50 (default 10). Public, kept 1800 s. */
  articles: Maybe<ArticleConnection>;
  /** Categories of the blog, parents before their children. Public, kept 1800 s. */
  blogCategories: Maybe<Array<BlogCategory>>;
  /** One category of the blog. Null when there is none. */
  blogCategory: Maybe<BlogCategory>;
  /** Whole seconds for which a captcha challenge can still be used; 0 for one that can't. */
  captchaSecondsLeft: Maybe<Scalars['Int']['output']>;
  /** Categories that these games have. Public. */
  casinoCategories: Maybe<Array<CasinoCategory>>;
  /** One game by its number, its route or its route before the site was moved. Null when there is none here. Public. */
  casinoGame: Maybe<CasinoGame>;
  /** One championship. Null when there is none with this id. */
  championship: Maybe<Championship>;
  /** Analytics counters of a project on a domain. Clients that hold counters in a cookie or storage don't ask. Public, kept 600 s. */
  counters: Maybe<Array<AnalyticsCounter>>;
  /** The server's own arithmetic for a coupon not yet placed: total price, possible win, bounds of the stake, and everything that would stop it. Guests may ask; they get bounds of the default currency. */
  couponQuote: Maybe<CouponQuote>;
  /** Currencies that accounts can be in, by name. Public. */
  currencies: Maybe<Array<Currency>>;
  /** Words of the operator's pages by route. Public, kept 600 s. */
  dictionary: Maybe<DictionaryBundle>;
  /** What favourites stand for that are kept elsewhere than with the player, such as a guest's in his own browser: at most 100, in the order asked for. Public. */
  favorites: Maybe<Array<Favorite>>;
  /** One game, line, live or finished within the last days. Null when there is none with this id. */
  game: Maybe<Game>;
  /** What the addresses of a section's games are made of, for site maps and feeds of partners: thousands in one answer, the same in every language. `first` is 1 to 5,000 (default 1,000). */
  gameAddresses: Maybe<GameAddressConnection>;
  /**
   * Puts outcomes of one game together into one bet: priced from the joint chances of all ways the game may end, never as the product of the parts, with one margin. Their order does not matter. The answer's `leg.outcome` goes into any coupon as one bet; it moves with the game, so quote it anew when the game's version changes (`gamesChanged` does not carry its price).
   *
   * The combination wins when every part wins, and loses with the first part that is lost. When a part is void and none is lost, the whole bet is void.
   *
   * Null for an unknown game. A guest may ask.
   */
  gameCombination: Maybe<GameCombination>;
  /** One result by its id. Null for an unknown one and for a game that is not over. */
  gameResult: Maybe<GameResult>;
  /** Statistics of a game: as of its start, or of now for one ahead. Null for an unknown game. */
  gameStatistics: Maybe<GameStatistics>;
  /** Games by filter; without `order` by championship and start. `first` is 1 to 100 (default 50), 1 to 50 when all markets of the games are asked for; a larger one is BAD_USER_INPUT. */
  games: Maybe<GameConnection>;
  /** Games of the casino that may be played in the visitor's country. `first` is 1 to 100 (default 50). Public. */
  gamesPreview: Maybe<CasinoGameConnection>;
  /** Up to ten different expresses whose price comes near a wish, of distinct games, no leg below 1.1. The proposals say what a bet would cost and return, nothing about its chances: the longer the price, the rarer the win. */
  generateBets: Maybe<BetProposals>;
  /** ISO forms of the site's languages, for hreflang. Public, kept 1800 s. */
  isoCodes: Maybe<Array<IsoCode>>;
  /** The one load of a browser that knows of no session yet, some seconds after its start. A failure is logged and counts as no session. */
  loadedSession: Maybe<SessionCheck>;
  /** Outcomes by their ids, combinations too, with their markets and games at today's prices: at most 50. What is not on offer is left out. */
  offeredLegs: Maybe<Array<Leg>>;
  /** Id that the one-tap script is started with; null where no network is set up. Public. */
  oneTapClientId: Maybe<Scalars['String']['output']>;
  /** Address of the one-tap script, which offers `google.accounts.id`; null where no network is set up, or has none. Public. */
  oneTapScript: Maybe<Scalars['String']['output']>;
  /** Text of a page of information, such as "information/about" or "slots". Null when there is none. Public, kept 1800 s. */
  pageContent: Maybe<PageContent>;
  /** Titles of pages by their paths, in the order asked for; those without a text are left out. Public, kept 1800 s. */
  pageSummaries: Maybe<Array<PageSummary>>;
  /** Countries with their dialling codes and how their phones are written, in the order of their names. Public. */
  phoneCountries: Maybe<Array<PhoneCountry>>;
  /** What a picture to sign in by is about, for the player who is to let it in; null for a code that is none, too old or answered. */
  qrSignIn: Maybe<QrSignIn>;
  /** What may be chosen when registering, and what to begin with by the visitor's country. Public. */
  registrationOptions: Maybe<RegistrationOptions>;
  /** Components of a sub-application as markup. Same rules for `url`. */
  renderSubApplication: Maybe<RenderedSubApplication>;
  /** Championships that have results, in menu order: also those of past seasons that stand in no line. */
  resultChampionships: Maybe<Array<ResultChampionshipSummary>>;
  /** Days of a month that have results. A month that is none or lies ahead is BAD_USER_INPUT. */
  resultDays: Maybe<ResultMonth>;
  /** Results: of a day, of a championship, of a team, or of what is being played. Those of a day come in menu order, those of a championship or a team newest first. `first` is 1 to 100 (default 50). A day that is none or lies ahead is BAD_USER_INPUT. */
  results: Maybe<ResultConnection>;
  /** SEO, redirect and block answers for one URL of the site. Public. */
  route: Maybe<RouteInfo>;
  /**
   * Finds teams, championships and games by what a visitor types: names in any language of the site, beginnings of words, a
   * slip or two in longer ones, Russian in Latin letters and the other way, letters of the other keyboard. Live games go
   * first, then top championships, then what starts soonest. `text` has at most 64 characters; `first` is 1 to 20 of each
   * (default 5).
   */
  search: Maybe<SearchResult>;
  /** Whose session the caller shows: a check by itself, cheaper than `viewer`, tried 3 times 1.5 s apart. `isCookieIframe` says that the browser keeps no cookies: a token shows the session then. */
  session: Maybe<SessionCheck>;
  /** A coupon saved under a code, with its outcomes at today's prices. Null when the code is unknown. */
  sharedCoupon: Maybe<SharedCoupon>;
  /** Whom a token for another device (`createSignInToken`) would sign in, so that people are asked before they become somebody by a link; null for one that can't be used. Looking does not use it up. */
  signInToken: Maybe<SignInToken>;
  /** What the operator switched on, and the site's defaults, in the request's language. Public. Errors: CONFIG_UNAVAILABLE after 5 tries 1 s apart. */
  siteConfig: Maybe<SiteConfig>;
  /** Only some groups (top-level fields) of the site config, as an object in the operator's own words and names; those he does not know are left out. Public, kept 600 s. Errors: CONFIG_UNAVAILABLE. */
  siteConfigGroups: Maybe<Scalars['JSON']['output']>;
  /** Social networks that the site knows, and which of them it takes. Public. */
  socialNetworks: Maybe<Array<SocialNetworkOffer>>;
  /** A sport by its English name or its slug, in any case. Null when there is none. */
  sportByName: Maybe<SportMapEntry>;
  /** Sports that have games in a section, in menu order, with their numbers of games and championships. Public, cached for seconds. */
  sports: Maybe<Array<Sport>>;
  /** The table of a championship. Null where there is none: cups, tennis, an unknown season. Points that a league took off are not known. */
  standings: Maybe<Standings>;
  /** A sub-application of the operator for one page. `url` is a path of the site or lies at a trusted origin (SUB_APP_ORIGINS), else BAD_USER_INPUT. Public. */
  subApplication: Maybe<SubApplication>;
  /** A team by the words that stand for it in addresses. Null when there is none. */
  team: Maybe<Team>;
  /** Statistics of a team. Null for an unknown one. */
  teamStatistics: Maybe<TeamStatistics>;
  /** The signed-in player, with his data; null for a guest, and with a dead or unknown cookie. Never cached between people. */
  viewer: Maybe<Viewer>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryAccumulatorsArgs = {
  section: Section;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryAreaApplicationArgs = {
  area: SubApplicationArea;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryArticleArgs = {
  section?: ArticleSection;
  slug: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryArticlesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  category: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  section?: ArticleSection;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryBlogCategoryArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryCaptchaSecondsLeftArgs = {
  challengeId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryCasinoGameArgs = {
  key: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryChampionshipArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryCountersArgs = {
  domain: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryCouponQuoteArgs = {
  input: CouponInput;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryDictionaryArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
  language: InputMaybe<Scalars['String']['input']>;
  route: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryFavoritesArgs = {
  items: Array<FavoriteInput>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGameAddressesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  section: Section;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGameCombinationArgs = {
  gameId: Scalars['ID']['input'];
  outcomeIds: Array<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGameResultArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGameStatisticsArgs = {
  gameId: Scalars['ID']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGamesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  bestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  filter: GameFilter;
  first: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<GameOrder>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGamesPreviewArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CasinoGameFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryGenerateBetsArgs = {
  input: GenerateBetsInput;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryOfferedLegsArgs = {
  outcomeIds: Array<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryPageContentArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryPageSummariesArgs = {
  paths: Array<Scalars['String']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryQrSignInArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryRenderSubApplicationArgs = {
  input: RenderSubApplicationInput;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryResultChampionshipsArgs = {
  ids: InputMaybe<Array<Scalars['ID']['input']>>;
  sportId: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryResultDaysArgs = {
  championshipId: InputMaybe<Scalars['ID']['input']>;
  month: InputMaybe<Scalars['String']['input']>;
  sportId: InputMaybe<Scalars['ID']['input']>;
  timeZone: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryResultsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: ResultFilter;
  first: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySessionArgs = {
  isCookieIframe?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySharedCouponArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySignInTokenArgs = {
  input: SignInTokenInput;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySiteConfigGroupsArgs = {
  groups: Array<Scalars['String']['input']>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySportByNameArgs = {
  nameEng: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySportsArgs = {
  area: InputMaybe<SportArea>;
  section: Section;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryStandingsArgs = {
  championshipId: Scalars['ID']['input'];
  season: InputMaybe<Scalars['String']['input']>;
  venue?: InputMaybe<StandingsVenue>;
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QuerySubApplicationArgs = {
  fullPath: Scalars['String']['input'];
  url: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryTeamArgs = {
  slug: Scalars['String']['input'];
};


/** Reads. Root fields backed by an upstream service are nullable: a service that is down takes only its own fields with it. */
export type QueryTeamStatisticsArgs = {
  teamId: Scalars['ID']['input'];
};

/** A bet as the server sees it now. */
export type QuotedBet = {
  /** Price now; null when the outcome is gone. */
  coef: Maybe<Scalars['Decimal']['output']>;
  /** Version of the game; null when it is gone. */
  gameVersion: Maybe<Scalars['Int']['output']>;
  /** True while no bets are taken on it. */
  isBlocked: Scalars['Boolean']['output'];
  /** Largest own stake of the bet, for multiple singles; null for other kinds and where there is no bound. */
  maxAmount: Maybe<Money>;
  /** Smallest own stake of the bet, for multiple singles; null for other kinds. */
  minAmount: Maybe<Money>;
  /** Outcome. */
  outcomeId: Scalars['ID']['output'];
  /** Return of its own stake if it wins, for multiple singles; null for other kinds and without a stake. */
  possibleWin: Maybe<Money>;
};

/**
 * How a marble race stands. The rule: once the bets have been open for 150 seconds the race starts, and every second each
 * marble rolls on by one, two or three steps, drawn for it alone; all three are about as likely, a quicker marble has the
 * long step a little more often. Who has gone the length of the track is over the line. Places go by the second of arrival,
 * then by how far beyond the line a marble came in that second; marbles level in both share the place, and bets on them are
 * paid by the rule of dead heats. Bets close when the first marble has 12 steps to go.
 */
export type RaceScore = {
  /** Steps of the track. */
  length: Scalars['Int']['output'];
  /** When the next race on this track starts. */
  nextStartsAt: Scalars['DateTime']['output'];
  /** The marbles in the order of the game's opponents. */
  runners: Array<RunnerScore>;
  /** When the race starts; bets are open before. */
  startsAt: Scalars['DateTime']['output'];
};

/** Kinds of points beside cost. */
export type RateClass =
  /** Bets placed or sold. */
  | 'PLACEMENT'
  /** Tries to sign in, to get a code or to solve a challenge. */
  | 'SIGN_IN';

/** Answer of `confirmTwoFactor` and `renewRecoveryCodes`. */
export type RecoveryCodesPayload = {
  /** What was wrong: CONFIRMATION_REQUIRED, REQUIRED, INVALID, WRONG_CODE, SIGN_IN_LOCKED, NOT_OFFERED. */
  errors: Array<UserError>;
  /** Ten codes, each good once in place of the app's; null when there are errors. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** The security as it is now; null when there are errors. */
  security: Maybe<Security>;
};

/** What a client without cookies renews by. */
export type RefreshTokenInput = {
  /** The newest refresh token of this sign-in. */
  refreshToken: Scalars['String']['input'];
};

/** Answer of `refreshToken`. */
export type RefreshTokenPayload = {
  /** What was wrong: CREDENTIAL_REFUSED for a token that is unknown, expired, used before or of a session that has ended. Sign in again. */
  errors: Array<UserError>;
  /** When it expires: after 10 minutes. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When that expires unless it is used. */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What renews it the next time: put it in place of the one that was sent. Null when there are errors. */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The next token; null when there are errors. */
  userToken: Maybe<Scalars['String']['output']>;
};

/** A bet of multiple singles that was not taken. */
export type RefusedBet = {
  /** Its place in the `bets` that were sent, from 0. */
  bet: Scalars['Int']['output'];
  /** What was wrong, each at its field of the input. */
  errors: Array<UserError>;
};

/** A phone and the code sent to it. */
export type RegisterByPhoneInput = {
  /** The terms are accepted, and the caller is of age. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** What the first deposit brings. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /** A secret of the caller's, 16 to 64 letters, digits, - and _. Sent again with the same values within ten minutes, it registers nobody anew. */
  idempotencyKey: Scalars['ID']['input'];
  /** Which mailings are wanted; none when left out. */
  mailing?: InputMaybe<MailingInput>;
  /** The phone. */
  phone: PhoneInput;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Whom a network vouched for. */
export type RegisterBySocialInput = {
  /** The terms are accepted, and the caller is of age. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** What the first deposit brings. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /** A secret of the caller's, 16 to 64 letters, digits, - and _. Sent again with the same values within ten minutes, it registers nobody anew. */
  idempotencyKey: Scalars['ID']['input'];
  /** Which mailings are wanted; none when left out. */
  mailing?: InputMaybe<MailingInput>;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** `registrationToken` of the sign-in that found nobody, or the token of a one-tap's address; good once, and in a browser only in the one it was given to. */
  token: Scalars['String']['input'];
};

/** The whole form. */
export type RegisterInput = {
  /** The terms are accepted, and the caller is of age. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Day of birth, such as "1990-05-31". */
  birthday: Scalars['String']['input'];
  /** What the first deposit brings. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /** E-mail; its letters are read before the player is made. */
  email: Scalars['String']['input'];
  /** A secret of the caller's, 16 to 64 letters, digits, - and _. Sent again with the same values within ten minutes, it registers nobody anew. */
  idempotencyKey: Scalars['ID']['input'];
  /** Which mailings are wanted; none when left out. */
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

/** What is chosen in a registration by one click. */
export type RegisterOneClickInput = {
  /** The terms are accepted, and the caller is of age. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** What the first deposit brings. */
  bonusChoice?: InputMaybe<FirstDepositBonus>;
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of the country; one of the options. */
  countryId: Scalars['ID']['input'];
  /** Number of the currency of the main account; one of the options. */
  currencyId: Scalars['ID']['input'];
  /** A secret of the caller's, 16 to 64 letters, digits, - and _. Sent again with the same values within ten minutes, it registers nobody anew. */
  idempotencyKey: Scalars['ID']['input'];
  /** Which mailings are wanted; none when left out. */
  mailing?: InputMaybe<MailingInput>;
  /** Promo code; at most 32 letters and digits. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of every way to register. */
export type RegisterPayload = {
  /** Of a registration by one click; null otherwise. */
  credentials: Maybe<Credentials>;
  /** What was wrong: REQUIRED, INVALID, NOT_OFFERED, CURRENCY_UNKNOWN, IDEMPOTENCY_MISMATCH, WRONG_CODE, TIME_UP, CREDENTIAL_REFUSED, PLAYER_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** The player, who is signed in now; null when there are errors. */
  viewer: Maybe<Viewer>;
};

/** A country as registering needs it. */
export type RegistrationCountry = {
  /** Two lower-case letters. */
  code: Scalars['String']['output'];
  /** Number of its own currency; null for one that has none here. */
  currencyId: Maybe<Scalars['ID']['output']>;
  /** Number of the country. */
  id: Scalars['ID']['output'];
  /** Years that a player must have by its law. */
  minimumAge: Scalars['Int']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
};

/** Whether registering is a window or a page. */
export type RegistrationForm =
  /** A window over the page. */
  | 'MODAL'
  /** A page of its own. */
  | 'PAGE';

/** What may be chosen when registering. */
export type RegistrationOptions = {
  /** What the first deposit may bring. */
  bonusChoices: Array<FirstDepositBonus>;
  /** Countries that players may come from, in the order of their names. */
  countries: Array<RegistrationCountry>;
  /** Currencies of a main account, in the order of their names; null while they can't be told. */
  currencies: Maybe<Array<Currency>>;
  /** Number of the visitor's country; null for one that nobody may come from. */
  defaultCountryId: Maybe<Scalars['ID']['output']>;
  /** Number of the currency to begin with. */
  defaultCurrencyId: Scalars['ID']['output'];
  /** Ways to register, in the order of their tabs. */
  types: Array<RegistrationType>;
};

/** When guests are reminded of registering. */
export type RegistrationReminder = {
  /** Seconds after the page was opened. */
  delaySeconds: Scalars['Int']['output'];
  /** Minutes until the next one. */
  intervalMinutes: Scalars['Int']['output'];
};

/** Ways to register. */
export type RegistrationType =
  /** The whole form, with an e-mail. */
  | 'FULL'
  /** Login and password are made by the site. */
  | 'ONE_CLICK'
  /** By a phone and a code sent to it. */
  | 'PHONE'
  /** By a social network. */
  | 'SOCIAL';

/** Why a coupon was refused, or given back, after its stake was taken. */
export type RejectReason =
  /** The open coupons that its advance leaned on are gone; only of coupons from when advances were lent. */
  | 'ADVANCE_NOT_COVERED'
  /** The total price fell below the exact one the player asked for. */
  | 'EXACT_COEF_NOT_MET'
  /** The game ended. */
  | 'GAME_FINISHED'
  /** The market closed and opened again in another version. */
  | 'MARKET_CHANGED'
  /** The price moved further than the player accepts. */
  | 'ODDS_CHANGED'
  /** An outcome was suspended while it waited. */
  | 'OUTCOME_SUSPENDED'
  /** The score changed while it waited, and the player wanted none of that. */
  | 'SCORE_CHANGED'
  /** The desk did not take the VIP bet. */
  | 'VIP_REFUSED';

/** Currency whose account to close. */
export type RemoveCurrencyInput = {
  /** `id` of a `Currency`. */
  currencyId: Scalars['ID']['input'];
};

/** Answer of `removeCurrency`. */
export type RemoveCurrencyPayload = {
  /** What was wrong: INVALID, ACCOUNT_UNKNOWN, ACCOUNT_IS_MAIN, ACCOUNT_NOT_EMPTY, ACCOUNT_HAS_COUPONS, ACCOUNT_FROZEN. */
  errors: Array<UserError>;
  /** The server's sentence, of a success as of a refusal, in the request's language. */
  message: Maybe<Scalars['String']['output']>;
  /** The player without the account; null when there are errors. */
  viewer: Maybe<Viewer>;
};

/** Which components of a sub-application to render. */
export type RenderSubApplicationInput = {
  /** The components; without any all that it has. At most 20. */
  components?: Array<SubApplicationComponentInput>;
  /** Whether its scripts draw the components: their markup stays empty. */
  forceSpa?: Scalars['Boolean']['input'];
  /** Address of the sub-application; at most 2,048 characters. */
  url: Scalars['String']['input'];
};

/** A component as markup. */
export type RenderedComponent = {
  /** HTML; empty when its scripts draw it. */
  html: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Components of a sub-application as markup. */
export type RenderedSubApplication = {
  /** The components in the order asked for. */
  components: Array<RenderedComponent>;
  /** Style sheets to load. */
  cssToLoad: Array<Scalars['String']['output']>;
  /** Scripts to load. */
  scriptsToLoad: Array<Scalars['String']['output']>;
};

/** A new password. */
export type ResetPasswordInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password. */
  password: Scalars['String']['input'];
  /** `token` of `checkRecoveryCode`; good once, for 15 minutes. */
  token: Scalars['String']['input'];
};

/** Answer of `resetPassword`. */
export type ResetPasswordPayload = {
  /** What was wrong: REQUIRED, INVALID, PASSWORD_WEAK, TIME_UP for a token that is over or used, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** True when the password is the new one. */
  isChanged: Scalars['Boolean']['output'];
  /** The player who is signed in by it; null when there are errors, and for one who wants two steps. */
  viewer: Maybe<Viewer>;
};

/** A championship as results know it, also one that stands in no line any more. */
export type ResultChampionship = {
  /** ISO 3166 code in lower case; null for international ones. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** Stable id, the one of the line. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Seasons that have a table, newest first. */
  seasons: Array<Scalars['String']['output']>;
  /** Path segment after the id. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
};

/** A championship with what there is of it. */
export type ResultChampionshipSummary = {
  /** The championship. */
  championship: ResultChampionship;
  /** Start of its newest game that is over. */
  lastResultAt: Scalars['DateTime']['output'];
  /** Number of its results. */
  resultCount: Scalars['Int']['output'];
};

/** A page of results. */
export type ResultConnection = {
  /** Results of this page. */
  edges: Array<ResultEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** How many match in each sport, whatever sport was asked for; in menu order. */
  sports: Array<SportResults>;
  /** Results that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A day with results. */
export type ResultDay = {
  /** Number of its results. */
  count: Scalars['Int']['output'];
  /** Such as "2026-11-21". */
  day: Scalars['String']['output'];
};

/** A result of a page. */
export type ResultEdge = {
  /** Its cursor. */
  cursor: Scalars['String']['output'];
  /** The result. */
  node: GameResult;
};

/** How a game was decided. */
export type ResultEnding =
  /** By the league, not by the players. */
  | 'AWARDED'
  /** In extra time. */
  | 'OVERTIME'
  /** In regular time. */
  | 'REGULAR'
  /** In a shoot-out. */
  | 'SHOOTOUT'
  /** Not told by the source, which has the final score alone. */
  | 'UNKNOWN';

/** Which results to choose. A day, a championship, a team or the zone LIVE must be given. */
export type ResultFilter = {
  /** Only this championship's. */
  championshipId?: InputMaybe<Scalars['ID']['input']>;
  /** Day, such as "2026-11-21". */
  day?: InputMaybe<Scalars['String']['input']>;
  /** Words to find in names of teams, championships and sports, in any language of the site; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this sport's. */
  sportId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this team's. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA name of the zone the day is told in; without it UTC. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Without it ZONE. */
  zone?: InputMaybe<ResultZone>;
};

/** The days of a month that have results. */
export type ResultMonth = {
  /** Days with results, in order. */
  days: Array<ResultDay>;
  /** Such as "2026-11". */
  month: Scalars['String']['output'];
  /** The nearest later month with results; null when there is none. */
  nextMonth: Maybe<Scalars['String']['output']>;
  /** The nearest earlier month with results; null when there is none. */
  previousMonth: Maybe<Scalars['String']['output']>;
};

/** A score with its parts. */
export type ResultScore = {
  /** Of the away side. */
  away: Scalars['Int']['output'];
  /** Goals, points or sets of the home side. */
  home: Scalars['Int']['output'];
  /** By period: halves, quarters, sets; empty where they are not known. */
  periods: Array<PeriodScore>;
};

/** Which part of the results to look at. */
export type ResultZone =
  /** What is in play, and what has been over for about an hour. */
  | 'LIVE'
  /** What is over. */
  | 'ZONE';

/** Too much was asked for in a while. */
export type RetryLaterError = UserError & {
  /** TOO_MANY_MESSAGES, MESSAGE_CEILING or PLAYER_CEILING. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Null: it concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** When it may be asked for again. */
  retryAt: Scalars['DateTime']['output'];
};

/** A block. */
export type RouteBlock = {
  /** Reason: 4 site-updates, 16 suspension, 1, 2, 3, 5, 14 block, 13 block-ua, 17 block-ie, 8 coming-soon. */
  displayTypeId: Scalars['Int']['output'];
  /** Template of the block page. */
  templateTypeId: Scalars['Int']['output'];
};

/** What the operator's services say about one URL. Each part is null when its service is down or has nothing to say. */
export type RouteInfo = {
  /** Whether the visitor is blocked here. 2 tries. */
  block: Maybe<RouteBlock>;
  /** The path asked for. */
  path: Scalars['String']['output'];
  /** Where the URL moved to, all steps on this site gone. Acts in production, elsewhere for paths with `?redirects=on`. An answer in a bad form and one that leads in a circle count as none. Errors: ERR_REDIRECT after 5 tries 1 s apart. */
  redirect: Maybe<RouteRedirect>;
  /** What the page says about itself to search engines and messengers. Kept 1800 s. */
  seo: Maybe<PageSeo>;
  /** How the head of the page looks; null for pages without one. Kept 1800 s. */
  visual: Maybe<PageVisual>;
};

/** One page that leads to another. */
export type RouteMapping = {
  /** Path it starts from, without language prefix. */
  from: Scalars['String']['output'];
  /** Path it leads to, without language prefix. */
  to: Scalars['String']['output'];
};

/** A redirect. */
export type RouteRedirect = {
  /** The addresses gone through, the one asked for first. */
  breadcrumbs: Array<Scalars['String']['output']>;
  /** HTTP status: 301 or 302. */
  code: Scalars['Int']['output'];
  /** Why, one word a step. */
  reasons: Array<Scalars['String']['output']>;
  /** Target: a path of the site, or an http(s) address. */
  url: Scalars['String']['output'];
};

/** How far a marble of a race has come. */
export type RunnerScore = {
  /** Second of the race in which it passed the line; null before. */
  finishedIn: Maybe<Scalars['Int']['output']>;
  /** Its place, shared by those level with it; null before it passed the line. */
  place: Maybe<Scalars['Int']['output']>;
  /** Steps gone, at most the length of the track. */
  steps: Scalars['Int']['output'];
};

/** What a search found, best first. */
export type SearchResult = {
  /** Championships with games. */
  championships: Maybe<Array<Championship>>;
  /** Games, in play or to come. */
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

/** Why the visitor is blocked. */
export type SecureBrowserInput = {
  /** Reason code of the block; null when there is none. */
  blockReason?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `secureBrowser`. */
export type SecureBrowserPayload = {
  /** Always empty today. */
  errors: Array<UserError>;
  /** True when the cookies were set. */
  isSecured: Scalars['Boolean']['output'];
};

/** What keeps a player's account safe. */
export type Security = {
  /** Which contacts are confirmed. */
  activationType: ActivationType;
  /** Until when the player counts as having proved himself; null when `confirmPassword` is needed first. */
  confirmedUntil: Maybe<Scalars['DateTime']['output']>;
  /** E-mail; null while there is none. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether a new password asks for the answer too: this browser is new to the account. */
  isAnswerNeeded: Scalars['Boolean']['output'];
  /** Whether the e-mail's code was given. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether the phone's code was given. */
  isPhoneConfirmed: Scalars['Boolean']['output'];
  /** Which news the player wants. */
  mailing: Mailing;
  /** What protects the account. */
  methods: ProtectionMethods;
  /** Whole days since the password was changed. */
  passwordAgeDays: Scalars['Int']['output'];
  /** Phone with its dialling code, such as "+79000000001"; null while there is none. */
  phone: Maybe<Scalars['String']['output']>;
  /** How well the account is protected, 0 to 100: each method adds a fifth. */
  protectionLevel: Scalars['Int']['output'];
  /** The same in words. */
  protectionStatus: ProtectionStatus;
  /** Number of the security question, 1 to 6; null while there is none. Clients have the words. */
  questionId: Maybe<Scalars['Int']['output']>;
  /** Recovery codes that are not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether the methods are kept other than they are: `syncProtectionMethods` mends it. */
  shouldSyncMethods: Scalars['Boolean']['output'];
  /** Where the code of the second step comes from; null while signing in takes one step. */
  twoFactor: Maybe<TwoStepMethod>;
};

/** A code of the authenticator app. */
export type SecurityCodeInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

/** Answer of what changes the security of an account. */
export type SecurityPayload = {
  /** What was wrong: CONFIRMATION_REQUIRED, REQUIRED, INVALID, BAD_CREDENTIALS, SIGN_IN_LOCKED, WRONG_CODE, TIME_UP, WRONG_ANSWER, PASSWORD_WEAK, PASSWORD_SAME, NOT_OFFERED. */
  errors: Array<UserError>;
  /** The security as it is now; null when there are errors. */
  security: Maybe<Security>;
};

/** What is to be confirmed. */
export type SendActivationCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** E-mail or phone. */
  channel: ContactChannel;
};

/** Answer of `sendSignInCode` and `sendTransferCode`. */
export type SendCodePayload = {
  /** What was wrong: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED, CAPTCHA_UNAVAILABLE. */
  errors: Array<UserError>;
  /** When the code ends; null when there are errors. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** From when on another code may be asked for. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
};

/** What goes along with asking for a message that needs no more to be said of. */
export type SendCodeProofInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
};

/** Where login and password go. */
export type SendCredentialsInput = {
  /** E-mail. */
  email: Scalars['String']['input'];
  /** The password as it was told: none is kept that could be sent. */
  password: Scalars['String']['input'];
  /** `token` of the credentials. */
  token: Scalars['String']['input'];
};

/** Answer of `sendCredentials`. */
export type SendCredentialsPayload = {
  /** What was wrong: REQUIRED, INVALID, CREDENTIAL_REFUSED, TIME_UP, MESSAGE_CEILING. */
  errors: Array<UserError>;
  /** True when the letter is on its way. */
  isSent: Scalars['Boolean']['output'];
};

/** An e-mail to be bound. */
export type SendEmailBindingCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The e-mail, at most 254 characters. */
  email: Scalars['String']['input'];
};

/** A phone to be bound. */
export type SendPhoneBindingCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** Whose password is lost: `email` or `phone`. */
export type SendRecoveryCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** E-mail of the account; at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone of the account, instead of the e-mail. */
  phone?: InputMaybe<PhoneInput>;
};

/** Answer of `sendRecoveryCode`. */
export type SendRecoveryCodePayload = {
  /** What was wrong: REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** When the code ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Goes with the code to `checkRecoveryCode`; null when there are errors. */
  id: Maybe<Scalars['ID']['output']>;
  /** From when on another code may be asked for. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
};

/** Where a registration code goes. */
export type SendRegistrationCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** Answer of what sends a code to a contact of the player. */
export type SendSecurityCodePayload = {
  /** What was wrong: CONFIRMATION_REQUIRED, REQUIRED, INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED, TWO_FACTOR_DEPENDS, NOT_OFFERED. */
  errors: Array<UserError>;
  /** When the code ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** From when on another code may be asked for. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
  /** Goes with the code to the next step; null when there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** Where a sign-in code goes. */
export type SendSignInCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The phone. */
  phone: PhoneInput;
};

/** A player of the former brand. */
export type SendTransferCodeInput = {
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** His number there. */
  formerId: Scalars['ID']['input'];
  /** His phone there. */
  phone: PhoneInput;
};

/** A second step that was begun. */
export type SendTwoStepCodeInput = {
  /** What the first step was. */
  after?: InputMaybe<FirstStep>;
  /** `token` of the first step's `twoStep`. */
  token: Scalars['String']['input'];
};

/** Answer of `sendTwoStepCode`. */
export type SendTwoStepCodePayload = {
  /** What was wrong: REQUIRED, INVALID, TIME_UP (also where there is no phone), TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  errors: Array<UserError>;
  /** The second step with a code on its way to the phone; null when there are errors. */
  twoStep: Maybe<TwoStep>;
};

/** Whose session it is. */
export type SessionCheck = {
  /** True when the session is alive. */
  isSignedIn: Scalars['Boolean']['output'];
  /** Player number; null for a guest and a dead session. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** Which account to make active. */
export type SetActiveAccountInput = {
  /** Account number. */
  accountId: Scalars['ID']['input'];
};

/** Answer of `setActiveAccount`. */
export type SetActiveAccountPayload = {
  /** What was wrong. */
  errors: Array<UserError>;
  /** The player with the new choice; null when there are errors. */
  viewer: Maybe<Viewer>;
};

/** A standing order to sell a coupon. */
export type SetAutoCashOutInput = {
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Value to sell it at, in its account's currency. */
  target: Scalars['Decimal']['input'];
};

/** Answer of `setAutoCashOut`. */
export type SetAutoCashOutPayload = {
  /** The coupon as it is now; null when the player has none of that number. */
  coupon: Maybe<Coupon>;
  /** What was wrong, each at its field. */
  errors: Array<UserError>;
};

/** Whether balances are hidden. */
export type SetBalanceHiddenInput = {
  /** True hides them. */
  isHidden: Scalars['Boolean']['input'];
};

/** Answer of `setBalanceHidden`. */
export type SetBalanceHiddenPayload = {
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** Whether they are hidden now. */
  isHidden: Scalars['Boolean']['output'];
};

/** When the player agreed to cookies. */
export type SetCookiesAgreementInput = {
  /** The moment. */
  agreedAt: Scalars['DateTime']['input'];
};

/** Answer of `setCookiesAgreement`. */
export type SetCookiesAgreementPayload = {
  /** Always empty today; a guest gets the top-level error UNAUTHENTICATED. */
  errors: Array<UserError>;
  /** True when it was noted. */
  isNoted: Scalars['Boolean']['output'];
};

/** A limit and its value. */
export type SetLimitInput = {
  /** Currency of a money limit; the main account's without it. One in force keeps its own. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** `limitType` of a `Limit`. */
  limitType: Scalars['Int']['input'];
  /** Value in the unit of the limit. "-1" takes it away, but for self-exclusion and time-out. */
  value: Scalars['Decimal']['input'];
};

/** Answer of `setLimit`. */
export type SetLimitPayload = {
  /** What was wrong: REQUIRED, INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_PRECISE, LIMIT_LOCKED. */
  errors: Array<UserError>;
  /** The limit; null when there are errors. */
  limit: Maybe<Limit>;
  /** All limits: others of its section may be closed or open with it. Null when there are errors. */
  limits: Maybe<Array<Limit>>;
  /** The server's sentence, of a success as of a refusal, in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** Which news a player wants. */
export type SetMailingInput = {
  /** Letters about settled bets. */
  mailBets: Scalars['Boolean']['input'];
  /** Letters about deposits. */
  mailDeposits: Scalars['Boolean']['input'];
  /** Letters with news and offers. */
  mailNews: Scalars['Boolean']['input'];
  /** News by SMS. */
  smsNews: Scalars['Boolean']['input'];
};

/** A security question. */
export type SetSecurityQuestionInput = {
  /** 2 to 64 characters; capitals and spaces don't matter. */
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
  /** k of a system; one that these bets can't have is not kept. */
  systemValue?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `shareCoupon`. */
export type ShareCouponPayload = {
  /** Code to pass on, the same for the same coupon; null when there are errors. */
  code: Maybe<Scalars['String']['output']>;
  /** What was wrong: errors of the coupon, TOO_MANY_SHARED. */
  errors: Array<UserError>;
};

/** A bet of a saved coupon. */
export type SharedBet = {
  /** Its block in a conditional coupon; null where it stood in none. */
  blockId: Maybe<Scalars['String']['output']>;
  /** Its game. */
  game: Game;
  /** Whether it stood in every combination of a system. */
  isBanker: Scalars['Boolean']['output'];
  /** Its market. */
  market: Market;
  /** The outcome, at today's price. */
  outcome: Outcome;
};

/** A coupon saved under a code. */
export type SharedCoupon = {
  /** Its bets that are still on offer, at today's prices. */
  bets: Array<SharedBet>;
  /** Its code. */
  code: Scalars['String']['output'];
  /** Which full cover it was saved as; null for other kinds. */
  cover: Maybe<FullCover>;
  /** Kind it was saved as. */
  kind: CouponKind;
  /** How many of its bets are no longer on offer. */
  missingCount: Scalars['Int']['output'];
  /** k of the system it was saved as; null for other kinds. */
  systemValue: Maybe<Scalars['Int']['output']>;
};

/** What a number of games add up to for one side. */
export type SideRecord = {
  /** Conceded in a game, with two places; null without games. */
  averageConceded: Maybe<Scalars['Decimal']['output']>;
  /** Scored in a game, with two places; null without games. */
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

/** Statistics of one side: its last ten games, and what the last twenty add up to. */
export type SideStatistics = {
  /** All of the last twenty. */
  all: SideRecord;
  /** Those of them at home. */
  atHome: SideRecord;
  /** Those of them away. */
  away: SideRecord;
  /** Newest first, at most ten. */
  form: Array<FormEntry>;
  /** The side. */
  team: Opponent;
};

/** Whom a sign-in token signs in. */
export type SignInToken = {
  /** When its time is up. */
  expiresAt: Scalars['DateTime']['output'];
  /** His login. */
  login: Scalars['String']['output'];
  /** Player number. */
  playerId: Scalars['ID']['output'];
};

/** A sign-in token to look at. */
export type SignInTokenInput = {
  /** Kind of token, as it came with it. */
  methodId: Scalars['Int']['input'];
  /** Its signature. */
  sign: Scalars['String']['input'];
  /** The token. */
  token: Scalars['String']['input'];
};

/** What became of the site config. */
export type SiteChange = {
  /** Whether this tells how things are at the beginning, and no change. */
  isSnapshot: Scalars['Boolean']['output'];
  /** What may be another than before. */
  parts: Array<SitePart>;
  /** Name of the config as it is now: what `SiteConfig.revision` says. */
  revision: Scalars['String']['output'];
};

/** The operator's settings of the site. Flags decide which routes and features exist. */
export type SiteConfig = {
  /** Where a player goes on after signing in or registering on a page; on a page without an entry he stays. */
  afterSignInRoutes: Array<RouteMapping>;
  /** How a sum is written: `{amount}` and `{symbol}` are put in. */
  amountTemplate: Scalars['String']['output'];
  /** M of the anti-express price 1 / (M − 1/K), such as "1.1165". */
  antiExpressMargin: Scalars['Decimal']['output'];
  /** Numbers of the flags that are on; a route that needs a missing flag answers 404 (47 rules, 72 login page …). */
  availableRoutes: Array<Scalars['Int']['output']>;
  /** Page outside of the site that banned players are sent to; null for the site's own. */
  blockedPageUrl: Maybe<Scalars['String']['output']>;
  /** Brand-book entries laid over the design tokens. */
  brandBook: Array<BrandBookEntry>;
  /** Name of the company in law. */
  companyLegalName: Scalars['String']['output'];
  /** Name of the operator as the site shows it. */
  companyName: Scalars['String']['output'];
  /** Kinds of coupon offered. */
  couponKinds: Array<CouponKind>;
  /** Kinds of coupon for which minimum and maximum stake apply. */
  couponKindsWithLimits: Array<CouponKind>;
  /** How lists of games look at first. */
  defaultBettingView: BettingView;
  /** Default odds format: 0 decimal, 1 fractional, 2 American, 4 Indonesian, 5 Malay, 6 Hong Kong, 14 decimal with two places, 15 traders' fractions, 16 implied probability. */
  defaultCoefViewId: Scalars['Int']['output'];
  /** Code of the language for a first visit without a match. */
  defaultLanguage: Scalars['String']['output'];
  /** How markets are named at first. */
  defaultMarketsNameType: MarketsNameType;
  /** Paths without language prefix that don't exist on this site, each with all below it. */
  disallowedPaths: Array<Scalars['String']['output']>;
  /** Third party's page for the first-deposit bonus of slots; null when there is none. */
  firstDepositRedirectUrl: Maybe<Scalars['String']['output']>;
  /** How much the footer holds. */
  footerType: FooterType;
  /** Address of the player that shows a live game's pictures, with `{gameId}`, `{sport}` and `{language}` to be put in; null where there are none. */
  gameVideoUrl: Maybe<Scalars['String']['output']>;
  /** Currency by the visitor's country. */
  geoCurrencyCode: Scalars['CurrencyCode']['output'];
  /** Group of the operator's games that the site offers. */
  groupId: Scalars['Int']['output'];
  /** Whether long enough expresses get the bonus bet. */
  hasBonusBet: Scalars['Boolean']['output'];
  /** What the home page shows. */
  homePage: HomePage;
  /** Extra percentages for long expresses; null where there are none. */
  hyperBonus: Maybe<HyperBonusRule>;
  /** Minutes without activity after which a player is signed out; null when he never is. */
  inactivityMinutes: Maybe<Scalars['Int']['output']>;
  /** Whether clocks count to twelve by the custom of the visitor's country, for who did not choose. */
  is12hClock: Scalars['Boolean']['output'];
  /** Whether visitors whose browser blocks parts of the site are told. */
  isAdBlockNoticeShown: Scalars['Boolean']['output'];
  /** Whether open pages tell of a new version of the site. */
  isAppUpdateNoticeShown: Scalars['Boolean']['output'];
  /** Whether players must confirm changed terms. */
  isAvailableConfirmTerms: Scalars['Boolean']['output'];
  /** Whether new players are asked to pay in for the first time. */
  isDepositPromptShown: Scalars['Boolean']['output'];
  /** Whether events go to the operator's event collector. */
  isFatmanAnalyticsAvailable: Scalars['Boolean']['output'];
  /** Whether assets may come from paths other than the site's own. */
  isFlexibleAssetPath: Scalars['Boolean']['output'];
  /** Whether the identification page exists. */
  isIdentificationAvailable: Scalars['Boolean']['output'];
  /** Whether the site is used inside a closed network. */
  isInternalNetwork: Scalars['Boolean']['output'];
  /** Whether the time of a player's agreement to cookies is told to the operator. */
  isLoggingClientCookiesAgreement: Scalars['Boolean']['output'];
  /** Whether the site is closed for maintenance now, whatever its times say. */
  isMaintenanceActive: Scalars['Boolean']['output'];
  /** Whether one-click betting exists. */
  isOneClickShown: Scalars['Boolean']['output'];
  /** Whether the page of payment methods is for signed-in players only. */
  isPaymentForPlayersOnly: Scalars['Boolean']['output'];
  /** Whether open coupons may pay part of a stake in advance. */
  isPrepaidShown: Scalars['Boolean']['output'];
  /** Whether the coupon takes promo codes. */
  isPromoCodeShown: Scalars['Boolean']['output'];
  /** Whether the site can be installed as an app. */
  isPwa: Scalars['Boolean']['output'];
  /** Whether players may register. */
  isRegistrationAvailable: Scalars['Boolean']['output'];
  /** Whether an agreement about responsible gaming comes before registering. */
  isResponsibleGamingAgreementRequired: Scalars['Boolean']['output'];
  /** Whether a first visit is asked to agree to cookies. */
  isShowCookieAgreePopup: Scalars['Boolean']['output'];
  /** Whether a slider of games chosen for the player is shown. */
  isShowPersonalizedBettingGamesSlider: Scalars['Boolean']['output'];
  /** Whether it snows on the home page. */
  isSnowfallShown: Scalars['Boolean']['output'];
  /** Whether the statistic pages exist. */
  isStatisticAvailable: Scalars['Boolean']['output'];
  /** Whether VIP bets exist. */
  isVipBetShown: Scalars['Boolean']['output'];
  /** Whether new visitors are welcomed by a few notes. */
  isWelcomeWidgetShown: Scalars['Boolean']['output'];
  /** Languages that guests don't see (unless they carry a `ua` cookie). */
  langHiddenUnauthorized: Array<Scalars['String']['output']>;
  /** Languages the site offers, in the order of the language menu. */
  languages: Array<Language>;
  /** Seconds a live coupon waits before it is decided. */
  liveDelaySeconds: Scalars['Int']['output'];
  /** When the site is closed for maintenance; null while none is planned. */
  maintenance: Maybe<Maintenance>;
  /** Host of the mobile version, such as "m.example.com"; null when there is none. */
  mobileDomain: Maybe<Scalars['String']['output']>;
  /** Picture that messengers show with a link: a path of the site or an https address; null when there is none. */
  openGraphImage: Maybe<Scalars['String']['output']>;
  /** Group of the partner to whom visitors count. */
  partnerGroupId: Scalars['Int']['output'];
  /** Reference of the partner to whom visitors count. */
  partnerRefId: Scalars['Int']['output'];
  /** The policy logo and where it is shown. */
  policyLogo: PolicyLogo;
  /** Whether bonus pages are replaced by their offer twins. */
  promoBonusToOffer: Scalars['Boolean']['output'];
  /** Whether registering is a window over the page or a page. */
  registrationForm: RegistrationForm;
  /** When guests are reminded of registering; null for never. */
  registrationReminder: Maybe<RegistrationReminder>;
  /** Name of the config as it is now, which `siteChanged` tells of each new one; null where changes are not told. */
  revision: Maybe<Scalars['String']['output']>;
  /** Deployment the server stands for: "demo" or "production". */
  siteEnv: Scalars['String']['output'];
  /** Pages of the operator in social networks. */
  socialLinks: Array<SocialLink>;
  /** How support is reached; null where only its page tells. */
  support: Maybe<SupportContact>;
  /** The support chat; null where there is none. */
  supportConsultant: Maybe<SupportConsultant>;
  /** Theme colour for browsers and the manifest, such as "#0F1A2B". */
  themeColor: Scalars['String']['output'];
  /** Whether the first-deposit bonus page of slots leads to a third party (301). */
  thirdPartyHasFirstDepositRedirect: Scalars['Boolean']['output'];
  /** Whether "recharge" opens a dialog instead of its page. */
  useRechargeModal: Scalars['Boolean']['output'];
  /** Seconds after which the embedded desk decides a VIP bet. */
  vipDecisionSeconds: Scalars['Int']['output'];
};

/** Parts of the site config. */
export type SitePart =
  /** Settings, flags, languages, colours. */
  | 'CONFIG'
  /** When the site is closed, or that it is. */
  | 'MAINTENANCE';

/** A page of the operator in a social network. */
export type SocialLink = {
  /** Name of the network. */
  name: Scalars['String']['output'];
  /** Its https address. */
  url: Scalars['String']['output'];
};

/** Social networks a player may sign in with. */
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
  /** X, once Twitter. */
  | 'X'
  /** Yandex. */
  | 'YANDEX';

/** A social network and whether players may sign in by it. */
export type SocialNetworkOffer = {
  /** The network. */
  code: SocialNetwork;
  /** True when the site takes it. */
  isOn: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A sport, such as football. */
export type Sport = {
  /** Where it is shown. Games of cyber-sports live at `/{language}/cyber/{real|virtual|stream}/{sport}/…`, marble races at `/{language}/live/marble/…`. */
  area: SportArea;
  /** Championships with games in a section, in menu order. */
  championships: Maybe<Array<Championship>>;
  /** How it is played; null outside the cyber area. */
  cyberVariant: Maybe<CyberVariant>;
  /** Games in the section asked for. */
  gameCount: Scalars['Int']['output'];
  /** Stable id; football is 1. */
  id: Scalars['ID']['output'];
  /** Its games that have not started, whatever section was asked for. */
  lineCount: Scalars['Int']['output'];
  /** Its games in play, whatever section was asked for. */
  liveCount: Scalars['Int']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Path segment, such as "ice-hockey"; the same in every language. */
  slug: Scalars['String']['output'];
};


/** A sport, such as football. */
export type SportChampionshipsArgs = {
  section: Section;
};

/** Where a sport is shown. */
export type SportArea =
  /** Line and live: football, tennis and the like. */
  | 'CLASSIC'
  /** The cyber-sport pages. */
  | 'CYBER'
  /** The marble races, which are offered live only. */
  | 'MARBLE';

/** A sport as it is called in English. */
export type SportMapEntry = {
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** English name. */
  nameEng: Scalars['String']['output'];
  /** Id of the sport. */
  sportId: Scalars['ID']['output'];
};

/** How many results a sport has. */
export type SportResults = {
  /** Its results. */
  count: Scalars['Int']['output'];
  /** The sport; null while it can't be had. */
  sport: Maybe<Sport>;
  /** Its id. */
  sportId: Scalars['ID']['output'];
};

/** A championship's table in a season. */
export type Standings = {
  /** The championship. */
  championship: ResultChampionship;
  /** Start of the last game counted. */
  countedUntil: Scalars['DateTime']['output'];
  /** One table, or one a group. */
  groups: Array<StandingsGroup>;
  /** Whether the season went on in rounds or play-offs that the table does not count. */
  isBeforePlayOffs: Scalars['Boolean']['output'];
  /** Such as "2025-26". */
  season: Scalars['String']['output'];
  /** Seasons that have a table, newest first. */
  seasons: Array<Scalars['String']['output']>;
};

/** A table. */
export type StandingsGroup = {
  /** Name of the group, such as "A"; null where there is one table. */
  name: Maybe<Scalars['String']['output']>;
  /** Best first. */
  rows: Array<StandingsRow>;
};

/** A side's row of a table. */
export type StandingsRow = {
  /** Goals, points or sets conceded. */
  conceded: Scalars['Int']['output'];
  /** Games drawn. */
  drawn: Scalars['Int']['output'];
  /** The last five games, oldest first. */
  form: Array<MatchOutcome>;
  /** Games lost, those in overtime too. */
  lost: Scalars['Int']['output'];
  /** Of those lost, in overtime or a shoot-out. */
  lostLate: Scalars['Int']['output'];
  /** Games played. */
  played: Scalars['Int']['output'];
  /** Points; null where the table goes by the share of games won. */
  points: Maybe<Scalars['Int']['output']>;
  /** Rank, from 1. */
  position: Scalars['Int']['output'];
  /** Goals, points or sets scored. */
  scored: Scalars['Int']['output'];
  /** The side. */
  team: Opponent;
  /** Share of games won, a draw counting half. */
  winShare: Scalars['Decimal']['output'];
  /** Games won. */
  won: Scalars['Int']['output'];
};

/** Which games a table counts. */
export type StandingsVenue =
  /** All. */
  | 'ALL'
  /** Those away. */
  | 'AWAY'
  /** Those at home. */
  | 'HOME';

/** Which network, and where the browser comes back to. */
export type StartOauthInput = {
  /** The network. */
  network: SocialNetwork;
  /** Path of this site, such as "/en/user/login". */
  returnPath: Scalars['String']['input'];
};

/** Answer of `startOauth`. */
export type StartOauthPayload = {
  /** What was wrong: INVALID for a path that is none, NOT_OFFERED for a network that is not set up, PROVIDER_UNAVAILABLE for one that does not answer. */
  errors: Array<UserError>;
  /** What comes back with the browser; keep it and compare. */
  state: Maybe<Scalars['String']['output']>;
  /** Where to send the browser; null when there are errors. */
  url: Maybe<Scalars['String']['output']>;
};

/** Answer of `register`. */
export type StartRegistrationPayload = {
  /** What was wrong: REQUIRED, INVALID, PASSWORD_WEAK, TOO_YOUNG, NOT_OFFERED, CURRENCY_UNKNOWN, TOO_MANY_MESSAGES, MESSAGE_CEILING, CAPTCHA_REQUIRED, CAPTCHA_WRONG, CAPTCHA_EXPIRED. */
  errors: Array<UserError>;
  /** When the code ends. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** From when on another code may be asked for. */
  retryAt: Maybe<Scalars['DateTime']['output']>;
  /** Goes with the code to `confirmRegistration`; null when there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** A link that stops newsletters. */
export type StopNewsletterInput = {
  /** `token` of the link. */
  token: Scalars['String']['input'];
};

/** Answer of `stopNewsletter`. */
export type StopNewsletterPayload = {
  /** What was wrong: REQUIRED, INVALID, CREDENTIAL_REFUSED for a link of another's making. */
  errors: Array<UserError>;
  /** True when there are no more of them. */
  isStopped: Scalars['Boolean']['output'];
};

/** What turns two steps off. */
export type StopTwoFactorInput = {
  /** Answer to the security question, where there is one. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** A code of the app, a recovery code, or the one that was sent. */
  code: Scalars['String']['input'];
  /** Password as typed. */
  password: Scalars['String']['input'];
  /** `token` of `sendStopCode`, with the code it sent. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** A sub-application as a page loads it. Markup, styles and code are the operator's own, from origins he trusts. */
export type SubApplication = {
  /** Its name; null when the operator gave none, which is logged. */
  appName: Maybe<Scalars['String']['output']>;
  /** HTML to put into the page. */
  body: Scalars['String']['output'];
  /** Code to run once the scripts are there. Null when there is none, and when one of the scripts was left out. */
  codeToEval: Maybe<Scalars['String']['output']>;
  /** Style sheets to load: paths of the site or addresses at trusted origins. */
  cssToLoad: Array<Scalars['String']['output']>;
  /** HTML for the head of the page. */
  head: Maybe<Scalars['String']['output']>;
  /** Scripts to load: paths of the site or addresses at trusted origins; others are left out and logged. */
  scriptsToLoad: Array<Scalars['String']['output']>;
  /** CSS text. */
  style: Maybe<Scalars['String']['output']>;
  /** Title in the request's language. */
  title: Maybe<Scalars['String']['output']>;
};

/** Areas of the site that may be a sub-application. */
export type SubApplicationArea =
  /** Bonuses and promotions. */
  | 'BONUSES'
  /** Slots, live casino and the other halls. */
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
  /** What it gets: a JSON object. */
  props?: InputMaybe<Scalars['JSON']['input']>;
};

/**
 * Live data: over graphql-ws on `/graphql`, and over server-sent events (graphql-sse, distinct connections) on `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (with an allowed Origin) or by `connectionParams.authorization`; `connectionParams.language` chooses its language, because browsers can't set a socket's headers. It is closed with 4403 when the session ends, with 4401 when the token expires, with 4429 when the player (or, of guests, the address) has too many connections, with 1012 when events may have been missed, with 1001 when the gateway goes down. An event stream tells SESSION_ENDED, TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the client comes back.
 *
 * A socket that came with a token takes a new one of the same player without losing its subscriptions: send `{"type":"ping","payload":{"authorization":"Bearer …"}}`; the pong's payload says `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}` and the old one stands.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when live data can't be told for some seconds: what was told before may be old by then. Subscribe again; the first message is the whole state.
 */
export type Subscription = {
  /** Begins with every open account of the signed-in player as it is; then one whose balance changed, or that was opened, closed or made active. A guest gets the error UNAUTHENTICATED. */
  balanceChanged: Account;
  /** A coupon of the signed-in player that changed in any way: it was placed, left PENDING (taken, or refused with `rejectReason`), one of its bets was settled (`bets.result`), it was paid, sold in whole or in part (`cashOuts`, `amount`), an automatic cash-out was set, fired or given up (`autoCashOut`), it was insured, a bet was swapped (`replacedBy`), or it was settled anew. Each message is the whole coupon in the subscriber's language; a reader that was away asks for `viewer.coupons`. A guest gets the error UNAUTHENTICATED. */
  couponChanged: Coupon;
  /** Changes of the games named (1 to 200 ids): the current state first, one message a game, then one message each time scores, status or prices change. A reader that was away resubscribes and gets the current state; drop messages whose version is not above yours. */
  gamesChanged: GameChange;
  /** A responsible-gaming limit of the signed-in player that changed, by his word or by time. */
  limitChanged: Limit;
  /** The site config as it is now, then each change of it: whoever holds another `revision` asks for `siteConfig` again. Public. */
  siteChanged: SiteChange;
};


/**
 * Live data: over graphql-ws on `/graphql`, and over server-sent events (graphql-sse, distinct connections) on `/graphql/stream` or with `accept: text/event-stream`.
 *
 * A socket authenticates by the `session` cookie (with an allowed Origin) or by `connectionParams.authorization`; `connectionParams.language` chooses its language, because browsers can't set a socket's headers. It is closed with 4403 when the session ends, with 4401 when the token expires, with 4429 when the player (or, of guests, the address) has too many connections, with 1012 when events may have been missed, with 1001 when the gateway goes down. An event stream tells SESSION_ENDED, TOKEN_EXPIRED in a last `next` and completes; in the other cases it ends without `complete`, and the client comes back.
 *
 * A socket that came with a token takes a new one of the same player without losing its subscriptions: send `{"type":"ping","payload":{"authorization":"Bearer …"}}`; the pong's payload says `{"renewed":true,"expiresAt":…}`, or `{"renewed":false,"code":…}` and the old one stands.
 *
 * Public streams end with the error EVENTS_UNAVAILABLE when live data can't be told for some seconds: what was told before may be old by then. Subscribe again; the first message is the whole state.
 */
export type SubscriptionGamesChangedArgs = {
  gameIds: Array<Scalars['ID']['input']>;
};

/** The operator's support chat. */
export type SupportConsultant = {
  /** Colours of the chat, by name. */
  colors: Array<NamedColor>;
  /** Who answers: the consultant's number or name at the provider. */
  id: Scalars['ID']['output'];
  /** Whose chat it is, by language. */
  providers: Array<SupportProvider>;
};

/** How support is reached. */
export type SupportContact = {
  /** E-mail address; null when there is none. */
  email: Maybe<Scalars['String']['output']>;
  /** Phone number; null when there is none. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Whose chat a language has. */
export type SupportProvider = {
  /** Two lower-case letters. */
  language: Scalars['String']['output'];
  /** Name of the provider. */
  provider: Scalars['String']['output'];
};

/** Which bet to swap for what. */
export type SwapBetInput = {
  /** The bet: its `id`. */
  betId: Scalars['ID']['input'];
  /** Least price of the new outcome the player takes; null for whatever it is. */
  coef?: InputMaybe<Scalars['Decimal']['input']>;
  /** Coupon. */
  couponId: Scalars['ID']['input'];
  /** Chosen by the client once per swap, 8 to 64 characters of A-Z a-z 0-9 - _; the same key never swaps twice. */
  idempotencyKey: Scalars['String']['input'];
  /** Outcome of the same market to take its place. */
  outcomeId: Scalars['ID']['input'];
  /** Least new stake the player takes; null for whatever the coupon is worth. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Answer of `swapBet`. */
export type SwapBetPayload = {
  /** The new coupon; the old one when there are errors, null when the player has none of that number. */
  coupon: Maybe<Coupon>;
  /** What was wrong, each at its field. */
  errors: Array<UserError>;
};

/** A bet that can be swapped. */
export type SwapOffer = {
  /** The bet: its `id`. */
  betId: Scalars['ID']['output'];
  /** Other outcomes of its market. */
  outcomes: Array<SwapOutcome>;
};

/** An outcome that a bet can be swapped for. */
export type SwapOutcome = {
  /** Its price now. */
  coef: Scalars['Decimal']['output'];
  /** Outcome. */
  outcomeId: Scalars['ID']['output'];
  /** Its name in the request's language. */
  outcomeName: Scalars['String']['output'];
};

/** One k that a system can have. */
export type SystemValue = {
  /** C(n, k): number of combinations. A whole number, which may be larger than an Int. */
  combo: Scalars['Float']['output'];
  /** Smallest stake of the coupon with this k: no combination below the smallest amount. */
  minBetAmount: Maybe<Money>;
  /** n − k: as many bets may lose before all is lost. */
  offset: Scalars['Int']['output'];
  /** k: as many bets stand in each combination, beside the bankers. */
  value: Scalars['Int']['output'];
};

/** A team, or a player where people play alone. */
export type Team = {
  /** The championship it plays in. */
  championship: Maybe<Championship>;
  /** First shirt colour for the generated shield, such as "#C8102E". */
  color: Scalars['String']['output'];
  /** Games in a section. */
  gameCount: Scalars['Int']['output'];
  /** Stable id; the same as of an `Opponent`. */
  id: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Second colour of the shield. */
  secondColor: Scalars['String']['output'];
  /** Up to four letters for tight places. */
  shortName: Scalars['String']['output'];
  /** Words that stand for it in addresses: no other team has them, and they are the same in every language. */
  slug: Scalars['String']['output'];
  /** Its sport. */
  sport: Maybe<Sport>;
};


/** A team, or a player where people play alone. */
export type TeamGameCountArgs = {
  section: InputMaybe<Section>;
};

/** Statistics of a team. */
export type TeamStatistics = {
  /** The championship it plays in. */
  championship: ResultChampionship;
  /** Its next games, at most five. */
  nextGames: Maybe<Array<Game>>;
  /** Its sport. */
  sport: Maybe<Sport>;
  /** Form and sums. */
  statistics: SideStatistics;
};

/** A block of a text. Data, never HTML: a client lays it out with parts of its own. */
export type TextBlock = TextHeading | TextList | TextNote | TextParagraph | TextTable;

/** A heading inside a text. */
export type TextHeading = {
  /** Id for links to it. */
  anchor: Scalars['String']['output'];
  /** 2 to 4; the title of the text is level 1. */
  level: Scalars['Int']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** A list. */
export type TextList = {
  /** Whether its items are numbered. */
  isOrdered: Scalars['Boolean']['output'];
  /** Its items, each style by style. */
  items: Array<Array<TextRun>>;
};

/** A remark that stands out from the text. */
export type TextNote = {
  /** Its words, style by style. */
  runs: Array<TextRun>;
};

/** A paragraph. */
export type TextParagraph = {
  /** Its words, style by style. */
  runs: Array<TextRun>;
};

/** A stretch of text in one style. */
export type TextRun = {
  /** Where it leads: a path of the site, https, http, mailto or tel; null for plain words. */
  href: Maybe<Scalars['String']['output']>;
  /** Whether it stands out. */
  isStrong: Scalars['Boolean']['output'];
  /** Its words. */
  text: Scalars['String']['output'];
};

/** A table of plain cells. */
export type TextTable = {
  /** Heads of the columns. */
  head: Array<Scalars['String']['output']>;
  /** Rows, each with as many cells as there are columns. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Games by when they are played. */
export type TimeFilter =
  /** Whenever. */
  | 'ALL'
  /** In play: games in their first period (half, quarter, set). In line: games that start before noon, on whichever day. */
  | 'FIRST_PERIOD'
  /** Games of the championships that the operator marked as top: those in play, and those that start within 48 hours. */
  | 'RECOMMENDED'
  /** In play: games in their second period. In line: games that start from noon on, on whichever day. */
  | 'SECOND_PERIOD'
  /** Games that start within the `hours` from now. With `section: LIVE` the games that will go live then, which are in the line still. */
  | 'UPCOMING_EVENTS';

/** What became of a transfer. */
export type TransferStatus =
  /** He had come over before. */
  | 'ALREADY'
  /** The player was made now. */
  | 'MOVED'
  /** The token is forged or too old. */
  | 'REFUSED';

/** The token of the step before. */
export type TransferUserInput = {
  /** `redirectToken` of `checkTransferCode`. */
  redirectToken: Scalars['String']['input'];
};

/** Answer of `transferUser`. */
export type TransferUserPayload = {
  /** What was wrong: INVALID. */
  errors: Array<UserError>;
  /** Password to sign in with; told once. */
  password: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: Maybe<TransferStatus>;
  /** Player number here. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** A code was sent to the player's phone. */
export type TwoStep = {
  /** When the code ends. */
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
  /** What the first step was. */
  after?: InputMaybe<FirstStep>;
  /** A solved captcha, where one was asked for. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The code that was sent. */
  code: Scalars['String']['input'];
  /** The device. */
  device?: InputMaybe<DeviceInput>;
  /** Whether the session lasts 30 days. If not, it is over when the browser is closed, and after a day at most. */
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

/** Everything the site must know of a player beside his money. */
export type UserConfig = {
  /** Which contacts are confirmed. */
  activationType: ActivationType;
  /** Whether phone and e-mail are both told. */
  areContactsFilled: Scalars['Boolean']['output'];
  /** 0 when not banned. */
  banLevel: Scalars['Int']['output'];
  /** Version of the ban's rules. */
  banVersion: Scalars['Int']['output'];
  /** Country, two lower-case letters. */
  countryCode: Scalars['String']['output'];
  /** Number of the country. */
  countryId: Scalars['ID']['output'];
  /** E-mail. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether money ever came in. */
  hasDeposit: Scalars['Boolean']['output'];
  /** Whether a security question is set. */
  hasSecurityQuestion: Scalars['Boolean']['output'];
  /** Whether the balance is hidden in the header. */
  hidesBalance: Scalars['Boolean']['output'];
  /** Whether another document is asked for. */
  isDocumentRequested: Scalars['Boolean']['output'];
  /** Whether there is a bonus for identification. */
  isIdentificationBonus: Scalars['Boolean']['output'];
  /** Whether the player must identify himself. */
  isIdentificationNeeded: Scalars['Boolean']['output'];
  /** Bets on games to come are taken away. */
  isLineDisallowed: Scalars['Boolean']['output'];
  /** Bets on live games are taken away. */
  isLiveDisallowed: Scalars['Boolean']['output'];
  /** Whether birthday, name, surname, passport with its day, and address are all told. */
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
  /** How well the account is protected, 0 to 100. */
  protectionLevel: Scalars['Int']['output'];
  /** What protects the account. */
  protectionMethods: ProtectionMethods;
  /** The same in words. */
  protectionStatus: ProtectionStatus;
  /** Number of the partner who brought the player. */
  refId: Scalars['Int']['output'];
  /** Whole days left to activate the account; null when nothing is to be activated. */
  remainingDaysToActivate: Maybe<Scalars['Int']['output']>;
  /** Whether the methods must be read again from elsewhere. */
  shouldSyncProtectionMethods: Scalars['Boolean']['output'];
  /** Whether the deposit page opens the verification dialog. */
  showsVerificationOnDeposit: Scalars['Boolean']['output'];
  /** Operator's status of the player. */
  statusId: Scalars['Int']['output'];
  /** Operator's status of the verification. */
  verificationStatus: Scalars['Int']['output'];
  /** Group of the verification's status. */
  verificationStatusGroupCode: Maybe<Scalars['String']['output']>;
  /** Kinds of verification asked for or done. */
  verificationTypes: Array<Scalars['Int']['output']>;
};

/** What a caller can mend. Clients choose their words by `code`; `message` is a plain sentence in the request's language. */
export type UserError = {
  /** Stable code that translations key off. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Where in `input` it lies, such as ["bets", "0", "coef"]. Null when it concerns the whole input. */
  path: Maybe<Array<Scalars['String']['output']>>;
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
  /** The e-mail or phone is confirmed already. */
  | 'ALREADY_CONFIRMED'
  /** It is on already. */
  | 'ALREADY_ON'
  /** The stake is above the maximum. */
  | 'AMOUNT_TOO_LARGE'
  /** The stake has more decimals than the currency. */
  | 'AMOUNT_TOO_PRECISE'
  /** The stake is zero, negative or below the minimum. */
  | 'AMOUNT_TOO_SMALL'
  /** An appeal of the player waits for its answer. */
  | 'APPEAL_OPEN'
  /** Login or password is wrong. It is said alike of names that nobody has; a code or a new password is another way in. */
  | 'BAD_CREDENTIALS'
  /** There is money in an account of the player's: it must be withdrawn first. */
  | 'BALANCE_LEFT'
  /** A banker where none can stand: in a kind other than system, or so many that too few bets are left. */
  | 'BANKER_INVALID'
  /** Two bets depend on each other (same game) and cannot stand in one coupon of this kind. */
  | 'BETS_DEPEND'
  /** The player may not bet in this section: he is banned, or the operator has closed it to him. */
  | 'BETTING_CLOSED'
  /** The same outcome stands twice in the coupon. */
  | 'BET_DUPLICATE'
  /** The bet stands in no block; in a conditional coupon each must. */
  | 'BLOCK_REQUIRED'
  /** The block has no amount, no bets, or stands twice. */
  | 'BLOCK_UNKNOWN'
  /** The hyper bonus is another than the player saw. */
  | 'BONUS_CHANGED'
  /** The captcha's time is up, or it was used before. */
  | 'CAPTCHA_EXPIRED'
  /** A captcha must be solved first. */
  | 'CAPTCHA_REQUIRED'
  /** The operator's own captcha can't be asked just now: whoever needs one can't go on. */
  | 'CAPTCHA_UNAVAILABLE'
  /** The captcha's answer is wrong. */
  | 'CAPTCHA_WRONG'
  /** The value of the cash-out moved or its time is up, and the policy does not allow the new one: ask for new offers. */
  | 'CASH_OUT_CHANGED'
  /** The coupon can't be sold now; `offers.reason` says why. */
  | 'CASH_OUT_UNAVAILABLE'
  /** There is no coupon under this code. */
  | 'CODE_UNKNOWN'
  /** The player must prove himself first: `confirmPassword`. */
  | 'CONFIRMATION_REQUIRED'
  /** The player has no such e-mail or phone. */
  | 'CONTACT_UNKNOWN'
  /** The player has no such coupon. */
  | 'COUPON_UNKNOWN'
  /** The full cover is missing, or takes another number of bets. */
  | 'COVER_INVALID'
  /** The credential or token is forged, too old or used. */
  | 'CREDENTIAL_REFUSED'
  /** The player has an account in this currency. */
  | 'CURRENCY_IN_USE'
  /** There are no accounts in this currency. */
  | 'CURRENCY_UNKNOWN'
  /** The total price is below the exact one asked for. */
  | 'EXACT_COEF_NOT_MET'
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
  /** The coupon can't be insured now, or the premium is another by now. */
  | 'INSURANCE_UNAVAILABLE'
  /** A value has the wrong form: not a decimal, too long, too many decimals, unknown symbols. */
  | 'INVALID'
  /** This operator does not offer this kind of coupon. */
  | 'KIND_NOT_OFFERED'
  /** The limit can't be changed now: it needs approval, or an exclusion lasts. */
  | 'LIMIT_LOCKED'
  /** A responsible-gaming limit forbids this bet. */
  | 'LIMIT_REACHED'
  /** The ceiling on messages is reached: by the caller's network, to the phone's country, or of the whole site. A captcha does not lift it. */
  | 'MESSAGE_CEILING'
  /** No change of a limit waits that this fits. */
  | 'NOTHING_PENDING'
  /** The player is not banned: there is nothing to appeal against. */
  | 'NOT_BANNED'
  /** Nobody here has this account of the network. */
  | 'NOT_LINKED'
  /** This operator does not offer this. */
  | 'NOT_OFFERED'
  /** The price moved and the odds-change setting does not allow the new one. */
  | 'ODDS_CHANGED'
  /** The player has open bets: they must be settled or cashed out first. */
  | 'OPEN_BETS'
  /** The outcome or its market is suspended just now. */
  | 'OUTCOME_SUSPENDED'
  /** The outcome does not exist (any more). */
  | 'OUTCOME_UNKNOWN'
  /** The new password is the present one. */
  | 'PASSWORD_SAME'
  /** The new password breaks a rule: too short or long, without letters or digits, or the login itself. */
  | 'PASSWORD_WEAK'
  /** The ceiling on new players is reached: by the caller's network, or of the whole site. */
  | 'PLAYER_CEILING'
  /** The advance is larger than what is available, or than the stake. */
  | 'PREPAID_TOO_LARGE'
  /** The promo code's time is up. */
  | 'PROMO_EXPIRED'
  /** The promo code does not fit this coupon: its kind, number of bets, total price, or what else it was sent with. */
  | 'PROMO_NOT_APPLICABLE'
  /** There is no such promo code. */
  | 'PROMO_UNKNOWN'
  /** The promo code was used. */
  | 'PROMO_USED'
  /** The social network does not answer; later it may. */
  | 'PROVIDER_UNAVAILABLE'
  /** A value is missing or empty. */
  | 'REQUIRED'
  /** Too many failures here, in this network or session: trying again is locked for a while. Another way in, such as a code or a new password, is open. */
  | 'SIGN_IN_LOCKED'
  /** The player must sign in first. */
  | 'SIGN_IN_REQUIRED'
  /** The bet can't be swapped now: its game has started, or the outcome is not of the same market. */
  | 'SWAP_UNAVAILABLE'
  /** The k of a system is missing, below 2, or not below the number of bets that are no bankers. */
  | 'SYSTEM_VALUE_INVALID'
  /** The code's time is up, or it was tried too often: another must be asked for. */
  | 'TIME_UP'
  /** Too few bets for this kind of coupon. */
  | 'TOO_FEW_BETS'
  /** Too many bets for this kind of coupon. */
  | 'TOO_MANY_BETS'
  /** The player has as many favourites as there can be: not all were added. */
  | 'TOO_MANY_FAVORITES'
  /** Too many messages were sent to this phone. */
  | 'TOO_MANY_MESSAGES'
  /** Too many new coupons were shared in the last hour. */
  | 'TOO_MANY_SHARED'
  /** Too young by the law of the country. */
  | 'TOO_YOUNG'
  /** Codes of the second step go to the present phone: two steps must be turned off first. */
  | 'TWO_FACTOR_DEPENDS'
  /** A VIP bet is not possible: the operator takes none, a bet is live, or the coupon has no finite maximum. */
  | 'VIP_NOT_AVAILABLE'
  /** This is not the answer to the security question. */
  | 'WRONG_ANSWER'
  /** The code is wrong; its time is not up. */
  | 'WRONG_CODE';

/** What was to be sold or bought has another value by now, and the player does not take that one. */
export type ValueChangedError = UserError & {
  /** CASH_OUT_CHANGED, or ODDS_CHANGED for a premium. */
  code: UserErrorCode;
  /** A plain sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** The value now, of the whole coupon; null where it can't be told. */
  newValue: Maybe<Money>;
  /** The value in `input`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The signed-in player. */
export type Viewer = {
  /** Whether the player has money in a currency that is no longer paid with. */
  accountConversion: Maybe<AccountConversion>;
  /** Movements of an account, newest first; those of the main account when none is named. `first` is 1 to 100 (default 20). An account that is not the player's: null. */
  accountHistory: Maybe<AccountEntryConnection>;
  /** Accounts, main account first. */
  accounts: Maybe<Array<Account>>;
  /** Account that coupons use by default: the stored choice, else the main one. */
  activeAccount: Maybe<Account>;
  /** Whether the terms changed since the player accepted them. While it can't be told, they count as unchanged. */
  agreement: Maybe<Agreement>;
  /** Accounts with those that were closed. */
  allAccounts: Maybe<Array<Account>>;
  /** The player's appeals against bans, newest first. `first` is 1 to 50 (default 20). */
  banAppeals: Maybe<BanAppealConnection>;
  /** Bonus money. */
  bonuses: Maybe<Array<Bonus>>;
  /** Promotions that run in games of the casino, for this player: none while self-exclusion or a time-out holds. */
  casinoPromotions: Maybe<Array<CasinoPromotion>>;
  /** Everything the site must know of the player beside his money. Null with the error TERMS_NOT_ACCEPTED while changed terms are not accepted. */
  config: Maybe<UserConfig>;
  /** One coupon by its number. Null when the player has no such coupon. */
  coupon: Maybe<Coupon>;
  /** Coupons, newest first. `first` is 1 to 50 (default 20). */
  coupons: Maybe<CouponConnection>;
  /** Games, championships and teams the player keeps an eye on, newest first; at most 500. */
  favorites: Maybe<Array<Favorite>>;
  /** Player number. */
  id: Scalars['ID']['output'];
  /** Whether support keeps the player's money where it is: no stakes, no accounts opened or closed. */
  isAccountFrozen: Maybe<Scalars['Boolean']['output']>;
  /** Whether a first-deposit bonus was chosen and nothing has been deposited yet. */
  isFirstDepositBonusAvailable: Maybe<Scalars['Boolean']['output']>;
  /** Responsible-gaming limits, one of every type. */
  limits: Maybe<Array<Limit>>;
  /** Login name. */
  login: Scalars['String']['output'];
  /** The first account of the player. */
  mainAccount: Maybe<Account>;
  /** Player's name for the header; null until told. */
  name: Maybe<Scalars['String']['output']>;
  /** What the player staked and won since he signed in, as the reminder of the reality check tells it. */
  played: Maybe<Played>;
  /** The player's promo codes that can still be used, the first to expire first. Codes that anybody may type are not among them. */
  promoCodes: Maybe<Array<PromoCode>>;
  /** What the player may do. */
  rights: Maybe<AccountRights>;
  /** What keeps the player's account safe, and how safe it is. */
  security: Maybe<Security>;
  /** Browsers and clients that are signed in as the player, this one first, then the last ten sessions that are over. */
  sessions: Maybe<Array<DeviceSession>>;
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
