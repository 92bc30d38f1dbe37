/** Prizes of tickets: shares of the pool, fixed multiples of the stake, and bets at fixed odds. In whole minor units. */
import { hasWon } from "#shared/betting/lotto/bets.ts";
import { foundIn, linesThat } from "#shared/betting/lotto/lines.ts";
import { prizeOf } from "../../pools/public.ts";
import type { Rules } from "./model.ts";

export interface Played {
  /** Key of a bet at fixed odds; null for lines. */
  bet: string | null;
  numbers: readonly number[];
  /** Numbers of a line; 0 for a bet without lines. */
  picks: number;
  /** For a line or the bet, in minor units. */
  stake: bigint;
  /** Odds of a bet in hundredths. */
  coef: number | null;
}

/** Lines of a ticket that win in each category. */
export function winningLines({ bet, numbers, picks }: Played, rules: Rules, balls: readonly number[]): number[] {
  if (bet !== null) return rules.categories.map(() => 0);
  const found = foundIn(numbers, balls, rules.drawn);
  return rules.categories.map((category) => (category.picks === picks ? linesThat(category, found) : 0));
}

/** What is paid from the house's own money: fixed prizes of lines, each category rounded down, and bets that won. */
export function fixedPrize(played: Played, rules: Rules, balls: readonly number[]): bigint {
  const { bet, numbers, stake, coef } = played;
  if (bet !== null) return hasWon(bet, numbers, balls, rules) ? (stake * BigInt(coef ?? 0)) / 100n : 0n;
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
    rules.poolShare > 0 && played.bet === null
      ? prizeOf(rules, funds, { stake: played.stake, winning: winningLines(played, rules, balls) })
      : 0n;
  return shared + fixedPrize(played, rules, balls);
}
