/** How cards count in blackjack. */
import { ACE } from "./cards.ts";

export const BLACKJACK = 21;

/** An ace is 1 here, and 11 in a total where that fits. */
export const valueOfRank = (rank: number): number => (rank === ACE ? 1 : Math.min(10, rank + 2));

export interface Total {
  total: number;
  /** Whether an ace counts 11. */
  isSoft: boolean;
}

export const NOTHING: Total = { total: 0, isSoft: false };

/** A total with one more card. */
export function plus({ total, isSoft }: Total, value: number): Total {
  const isEleven = value === 1 && !isSoft && total + 11 <= BLACKJACK;
  const next = total + (isEleven ? 11 : value);
  const soft = isSoft || isEleven;
  return next > BLACKJACK && soft ? { total: next - 10, isSoft: false } : { total: next, isSoft: soft };
}

export const totalOf = (values: readonly number[]): Total => values.reduce(plus, NOTHING);
