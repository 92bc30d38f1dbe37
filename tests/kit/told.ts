import type {
  Account,
  AccountEntry,
  CasinoCategory,
  CasinoGame,
  CasinoRound,
  Award,
  CashDesk,
  Championship,
  Coupon,
  Currency,
  Game,
  Limit,
  Market,
  Mutation,
  Opponent,
  Outcome,
  Payment,
  Notice,
  SupportRequest,
  Offer,
  LottoDraw,
  LottoTicket,
  TotoDraw,
  TotoTicket,
  Bonus,
  BonusGameAttempt,
  Tournament,
  TournamentEntry,
  Query,
  Sport,
  Subscription,
  Viewer,
} from "./generated/schema.ts";

/** Types of the objects that have an id of their own. */
export interface Objects {
  Sport: Sport;
  Championship: Championship;
  Game: Game;
  Opponent: Opponent;
  Market: Market;
  Outcome: Outcome;
  Viewer: Viewer;
  Account: Account;
  Limit: Limit;
  Coupon: Coupon;
  Award: Award;
  CashDesk: CashDesk;
  Currency: Currency;
  AccountEntry: AccountEntry;
  Payment: Payment;
  Notice: Notice;
  SupportRequest: SupportRequest;
  Offer: Offer;
  LottoDraw: LottoDraw;
  LottoTicket: LottoTicket;
  TotoDraw: TotoDraw;
  TotoTicket: TotoTicket;
  Bonus: Bonus;
  BonusGameAttempt: BonusGameAttempt;
  Tournament: Tournament;
  TournamentEntry: TournamentEntry;
  CasinoGame: CasinoGame;
  CasinoRound: CasinoRound;
  CasinoCategory: CasinoCategory;
}

/** A text, or the text in each language. */
type ToldText<Value extends string> = string extends Value ? string | { en: string; ru?: string; ar?: string } : Value;

/** A value as a tester writes it: parts may be left out, an object with an id may be its id, a page the ids on it. */
export type Told<Value> = Value extends string
  ? ToldText<Value>
  : Value extends number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? Told<Item>[]
      : Value extends { edges: unknown }
        ? string[] | Fields<Value>
        : Value extends { id: string }
          ? string | Fields<Value>
          : Fields<Value>;

/** Some fields of an object. */
export type Fields<Value> = { [Name in keyof Value]?: Told<Value[Name]> };

export type RequestRoot = Query & Mutation;
export type SubscriptionRoot = Subscription;
export type SubscriptionName = keyof Subscription;
