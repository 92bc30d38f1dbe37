/** What a lottery is: all of it data, kept in the database and copied into each draw. */
import type { Drum, Hit } from "#shared/betting/lotto/lines.ts";
import type { Names } from "../../sportsbook/public.ts";

export interface Category extends Hit {
  /** Share of the prize pool, in hundredths of a percent; 0 in a lottery of fixed prizes. */
  share: number;
  /** Fixed prize as a multiple of the stake, in hundredths; 0 in a lottery that shares its pool. */
  times: number;
}

/** When draws are held, by the UTC clock: on these days at the first minute, then every so many, up to the last. */
export interface Schedule {
  /** 0 is Sunday. */
  weekdays: number[];
  /** Minutes of the day. */
  firstMinute: number;
  lastMinute: number;
  everyMinutes: number;
}

export interface Rules extends Drum {
  names: Names;
  /** Numbers of a line. */
  leastPicks: number;
  mostPicks: number;
  /** Numbers of a system, from which lines are made. */
  mostNumbers: number;
  currency: string;
  /** For one line, and for a bet at fixed odds; decimal. */
  leastStake: string;
  mostStake: string;
  /** Share of the stakes that is the prize pool, in hundredths of a percent; 0 for fixed prizes. */
  poolShare: number;
  /** The highest first; the jackpot is paid with the first. A line wins in its highest category alone. */
  categories: Category[];
  /** Prizes are rounded down to whole units of this many minor units. */
  floorUnit: number;
  /** A category of the pool that would pay less than this for the least stake goes to the jackpot, in minor units. */
  leastPrize: number;
  /** What bets at fixed odds return of their stakes in the long run, in hundredths of a percent. */
  betReturn: number;
  /** A bet may not win more than this. */
  mostWin: string;
  /** Bets at fixed odds on one ticket. */
  mostBets: number;
  schedule: Schedule;
  /** Draws on sale at once. */
  ahead: number;
  /** Draws in a row that a purchase may be for. */
  mostDraws: number;
  /** A draw that can't be held so long after its sale is called off. */
  deadlineHours: number;
}
