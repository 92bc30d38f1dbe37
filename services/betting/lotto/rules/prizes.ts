/** Prizes of tickets: shares of the pool, fixed multiples of the stake, and bets at fixed odds. In whole minor units. */
import { hasWon } from "#shared/betting/lotto/bets.ts";
import { foundIn, linesThat } from "#shared/betting/lotto/lines.ts";
import { prizeOf } from "../../pools/public.ts";
import type { Rules } from "./model.ts";

/** A bet at fixed odds. */
export interface PlayedBet {
  bet: string;
  numbers: readonly number[];
  /** In minor units. */
  stake: bigint;
  /** Odds in hundredths. */
  coef: number;
}

export interface Played {
  /** Null for lines. */
  bets: readonly PlayedBet[] | null;
  numbers: readonly number[];
  /** Numbers of a line; 0 for bets. */
  picks: number;
  /** For a line, or of all bets; in minor units. */
  stake: bigint;
}

/** Lines of a ticket that win in each category. */
export function winningLines({ bets, numbers, picks }: Played, rules: Rules, balls: readonly number[]): number[] {
  if (bets !== null) return rules.categories.map(() => 0);
  const found = foundIn(numbers, balls, rules.drawn);
  return rules.categories.map((category) => (category.picks === picks ? linesThat(category, found) : 0));
}

/** What a bet pays, rounded down. */
export const prizeOfBet = ({ bet, numbers, stake, coef }: PlayedBet, rules: Rules, balls: readonly number[]): bigint =>
  hasWon(bet, numbers, balls, rules) ? (stake * BigInt(coef)) / 100n : 0n;

/** What is paid from the house's own money: fixed prizes of lines, each category rounded down, and bets that won. */
export function fixedPrize(played: Played, rules: Rules, balls: readonly number[]): bigint {
  const { bets, stake } = played;
  if (bets !== null) return bets.reduce((sum, bet) => sum + prizeOfBet(bet, rules, balls), 0n);
  if (rules.poolShare > 0) return 0n;
  const unit = BigInt(rules.floorUnit);
  return winningLines(played, rules, balls).reduce((sum, lines, index) => {
    const times = BigInt(rules.categories[index]?.times ?? 0);
    return sum + ((stake * times * BigInt(lines)) / 100n / unit) * unit;
  }, 0n);
}

/** A ticket's whole prize once its draw is counted. */
export function prizeOfTicket(
  played: Played,
  rules: Rules,
  balls: readonly number[],
  funds: readonly { fund: bigint; weight: bigint }[],
): bigint {
  const shared =
    rules.poolShare > 0 && played.bets === null
      ? prizeOf(rules, funds, { stake: played.stake, winning: winningLines(played, rules, balls) })
      : 0n;
  return shared + fixedPrize(played, rules, balls);
}
