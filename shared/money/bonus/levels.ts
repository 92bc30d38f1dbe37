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

export const cashbackLevels: readonly CashbackLevel[] = [
  { level: 1, from: 0, percent: "5", of: "LOSS", every: "WEEK" },
  { level: 2, from: 500, percent: "6", of: "LOSS", every: "WEEK" },
  { level: 3, from: 2_000, percent: "7", of: "LOSS", every: "WEEK" },
  { level: 4, from: 6_000, percent: "8", of: "LOSS", every: "WEEK" },
  { level: 5, from: 15_000, percent: "9", of: "LOSS", every: "WEEK" },
  { level: 6, from: 40_000, percent: "10", of: "LOSS", every: "WEEK" },
  { level: 7, from: 100_000, percent: "11", of: "LOSS", every: "DAY" },
  { level: 8, from: 250_000, percent: "0.3", of: "STAKES", every: "DAY" },
];

/** The level of a player by the points they have collected in all. */
export function levelOf(collected: number): CashbackLevel {
  const reached = cashbackLevels.findLast(({ from }) => collected >= from) ?? cashbackLevels[0];
  if (reached === undefined) throw new Error("there are no levels of cashback");
  return reached;
}

/** Points still missing for the next level; null at the highest. */
export function toNextLevel(collected: number): number | null {
  const next = cashbackLevels.find(({ from }) => from > collected);
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

/** What a period gives back, rounded down to the minor unit. */
export function cashbackOf(level: Pick<CashbackLevel, "of" | "percent">, played: Played, currency: string): string {
  const base = level.of === "LOSS" ? netLoss(played) : played.staked;
  return roundDown(new Exact(base).times(level.percent).dividedBy(100), currency);
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
