/** Levels of VIP cashback, and what a period gives back. */
import { Exact } from "../money.ts";
import { roundDown } from "./amounts.ts";

export interface CashbackLevel {
  level: number;
  /** Points that a player has collected in all. */
  from: number;
  percent: string;
  /** Of net loss; at the highest level of all stakes. */
  of: "LOSS" | "STAKES";
  every: "WEEK" | "DAY";
}

/** The level of a player by the points they have collected in all. @param levels the lowest first, from 0 points */
export function levelOf(levels: readonly CashbackLevel[], collected: number): CashbackLevel {
  const reached = levels.findLast(({ from }) => collected >= from);
  if (reached === undefined) throw new RangeError("There is no level from 0 points");
  return reached;
}

/** Points still missing for the next level; null at the highest. */
export function toNextLevel(levels: readonly CashbackLevel[], collected: number): number | null {
  const next = levels.find(({ from }) => from > collected);
  return next === undefined ? null : next.from - collected;
}

export interface Played {
  staked: string;
  won: string;
  /** Bonuses of the period. */
  bonuses: string;
}

/** What a player has lost: stakes less wins and bonuses, never below zero. */
export const netLoss = ({ staked, won, bonuses }: Played): string =>
  Exact.max(0, new Exact(staked).minus(won).minus(bonuses)).toFixed();

/**
 * What a period gives back, rounded down to the minor unit.
 * @param mostOfStakes percent of the stakes that it is at most
 */
export function cashbackOf(
  level: Pick<CashbackLevel, "of" | "percent">,
  played: Played,
  currency: string,
  mostOfStakes: string,
): string {
  const base = level.of === "LOSS" ? netLoss(played) : played.staked;
  const share = new Exact(base).times(level.percent);
  const most = new Exact(played.staked).times(mostOfStakes);
  return roundDown(Exact.min(share, most).dividedBy(100), currency);
}

const dayMs = 86_400_000;

/**
 * The last period that is over: a day of UTC, or a week from Monday. Times are epoch milliseconds; the end is not part
 * of it.
 */
export function lastPeriod(every: CashbackLevel["every"], now: number): { from: number; to: number } {
  const today = Math.floor(now / dayMs) * dayMs;
  if (every === "DAY") return { from: today - dayMs, to: today };
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  return { from: monday - 7 * dayMs, to: monday };
}
