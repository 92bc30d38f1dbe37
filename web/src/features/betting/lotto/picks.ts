/** What a visitor has picked for a draw, and what it costs. */
import { choose } from "#shared/betting/lotto/lines.ts";
import { Exact, isAmount, roundMoney } from "#shared/money/money.ts";
import type { LottoDrawFieldsFragment } from "@/operations/betting/generated.ts";

export type Draw = LottoDrawFieldsFragment;
export type Bet = Draw["lottery"]["bets"][number];

/** A bet that is to go on the ticket. */
export interface PickedBet {
  bet: Bet;
  numbers: readonly number[];
  /** Null for the stake that all bets have. */
  stake: string | null;
}

/** Lines of numbers to be bought. */
export interface Choice {
  numbers: readonly number[];
  /** Numbers of a line. */
  picks: number;
  lines: number;
}

/** Whether two bets are the same but for their stakes. */
export const sameBet = (one: PickedBet, other: PickedBet): boolean =>
  one.bet.key === other.bet.key && one.numbers.join() === other.numbers.join();

export const stakeOf = ({ stake }: PickedBet, common: string): string => stake ?? common;

/** Whether a bet may have this stake. */
export const isStakeOf = ({ maxStake }: Bet, stake: string, { minStake }: Draw["lottery"]): boolean =>
  isAmount(stake, minStake.currency) &&
  new Exact(stake).greaterThanOrEqualTo(minStake.amount) &&
  new Exact(stake).lessThanOrEqualTo(maxStake.amount);

/** A jackpot that nothing has flowed into yet is none to speak of. */
export const isNothing = ({ amount }: { amount: string }): boolean => new Exact(amount).isZero();

/** The numbers 1 to a count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Numbers with one added, or taken away again; rising. A full choice takes no more. */
export function toggled(numbers: readonly number[], number: number, most: number): readonly number[] {
  if (numbers.includes(number)) return numbers.filter((one) => one !== number);
  return numbers.length >= most ? numbers : [...numbers, number].toSorted((one, other) => one - other);
}

/** So many different numbers by chance; rising. */
export function atRandom(balls: number, count: number, random: () => number = Math.random): number[] {
  const left = upTo(balls);
  const taken = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 1);
  return taken.toSorted((one, other) => one - other);
}

/** The numbers that most tickets have; of equal ones the lowest. Rising. */
export const byFavourites = (popularity: readonly number[], count: number): number[] =>
  popularity
    .map((held, index) => ({ held, number: index + 1 }))
    .toSorted((one, other) => other.held - one.held || one.number - other.number)
    .slice(0, count)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);

/** What a purchase costs; null while the stake is no amount. */
export const priceOf = (lines: number, draws: number, stake: string, currency: string): string | null =>
  isAmount(stake, currency) ? roundMoney(new Exact(stake).times(lines).times(draws), currency) : null;

/** What bets cost together; null while there are none or a stake is no amount. */
export function priceOfBets(bets: readonly PickedBet[], draws: number, common: string, currency: string) {
  const stakes = bets.map((bet) => stakeOf(bet, common));
  if (stakes.length === 0 || stakes.some((stake) => !isAmount(stake, currency))) return null;
  const sum = stakes.reduce((total, stake) => total.plus(stake), new Exact(0));
  return roundMoney(sum.times(draws), currency);
}

/** Lines that numbers make; 0 while there are too few. */
export const linesOf = (numbers: readonly number[], picks: number): number => choose(numbers.length, picks);

/** The drum of a lottery as the rules see it. */
export const drumOf = ({ ballCount, drawnCount, bonusCount }: Draw["lottery"]) => ({
  balls: ballCount,
  drawn: drawnCount,
  bonus: bonusCount,
});

/** Whether a draw is over, one way or the other. */
export const isOver = ({ state, settledAt }: Pick<Draw, "state" | "settledAt">): boolean =>
  state === "SETTLED" || settledAt !== null;
