/** What an offer promises, as data: words, bars and checks on both sides follow from it. */

export const bonusKinds = [
  "FIRST_DEPOSIT",
  "RELOAD",
  "NO_DEPOSIT",
  "FREE_BET",
  "FREE_ROUNDS",
  "CASHBACK",
  "HYPER_BONUS",
  "EXPRESS_BOOST",
  "ACCUMULATOR",
] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Kinds that a player takes; the others hold for all bets by themselves. */
export const takenKinds: readonly BonusKind[] = ["FIRST_DEPOSIT", "RELOAD", "NO_DEPOSIT", "FREE_BET", "FREE_ROUNDS"];

export const bonusProducts = ["SPORT", "CASINO", "ANY"] as const;
export type BonusProduct = (typeof bonusProducts)[number];

/** Terms in one currency; amounts are decimals in major units. */
export interface CurrencyTerms {
  currency: string;
  /** Lowest deposit that counts; null for offers without a deposit. */
  minDeposit: string | null;
  /** Highest bonus, or the whole of one without a deposit. */
  maxBonus: string;
  /** So much of one stake counts towards wagering; null for all of it. */
  maxStake: string | null;
}

/** Rounds of a casino game whose stake the house pays. */
export interface FreeRoundsTerms {
  /** Key of the game. */
  game: string;
  rounds: number;
  /** Stake of each round by currency, in major units. */
  stakes: Readonly<Record<string, string>>;
}

export interface BonusTerms {
  kind: BonusKind;
  product: BonusProduct;
  currencies: CurrencyTerms[];
  /** Percent of the deposit; null for offers without one. */
  percent: string | null;
  /**
   * How many times the base must be staked; "0" for bonuses without wagering. What free rounds win is the base of
   * theirs; without wagering it is cash at once.
   */
  multiplier: string;
  base: "BONUS" | "DEPOSIT_AND_BONUS";
  /** Days to take up an offered one, by a deposit. */
  offerDays: number;
  /** Days to wager, and to play free rounds. */
  days: number;
  /** Expresses need so many bets of at least this price each. */
  minLegs: number;
  minCoef: string;
  /** Percent of a stake that counts in casino games; games not named have `casinoPercent`. */
  casinoPercent: string;
  gamePercents: Readonly<Record<string, string>>;
  /** What a bonus of free rounds brings; null for other kinds. */
  freeRounds: FreeRoundsTerms | null;
}

/** The terms in a currency; null where there are none. */
export const termsIn = (terms: Pick<BonusTerms, "currencies">, currency: string): CurrencyTerms | null =>
  terms.currencies.find((each) => each.currency === currency) ?? null;
