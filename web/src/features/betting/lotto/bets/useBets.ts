import { useState } from "react";
import { type Bet, type Draw, type PickedBet, sameBet } from "../picks.ts";

export interface Bets {
  picked: readonly PickedBet[];
  /** A bet that waits for its numbers, and those it has so far. */
  named: Bet | null;
  numbers: readonly number[];
  isFull: boolean;
  /** Puts a bet on the ticket or takes it off; one that names numbers waits for them. */
  press(bet: Bet): void;
  /** Takes numbers of the bet that waits; with the last one it is on the ticket. */
  pick(numbers: readonly number[]): void;
  remove(bet: PickedBet): void;
  /** @param stake of its own; null for the one of all bets */
  setStake(bet: PickedBet, stake: string): void;
  /** Gives all bets the stake of the ticket. */
  levelStakes(): void;
  clear(): void;
}

/** The bets at fixed odds that are to go on one ticket. */
export function useBets({ maxBets }: Draw["lottery"]): Bets {
  const [picked, setPicked] = useState<readonly PickedBet[]>([]);
  const [named, setNamed] = useState<Bet | null>(null);
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const isFull = picked.length >= maxBets;
  const without = (bet: PickedBet) => picked.filter((one) => !sameBet(one, bet));

  /** A bet stands on a ticket once. */
  function add(bet: PickedBet) {
    if (!isFull && !picked.some((one) => sameBet(one, bet))) setPicked([...picked, bet]);
  }

  return {
    picked,
    named,
    numbers,
    isFull,
    press: (bet) => {
      const pressed: PickedBet = { bet, numbers: [], stake: null };
      setNumbers([]);
      setNamed(bet.numberCount > 0 ? bet : null);
      if (bet.numberCount > 0) return;
      if (picked.some((one) => sameBet(one, pressed))) setPicked(without(pressed));
      else add(pressed);
    },
    pick: (next) => {
      const isWhole = named !== null && next.length === named.numberCount;
      if (isWhole) add({ bet: named, numbers: next, stake: null });
      setNumbers(isWhole ? [] : next);
    },
    remove: (bet) => setPicked(without(bet)),
    setStake: (bet, stake) => setPicked(picked.map((one) => (sameBet(one, bet) ? { ...one, stake } : one))),
    levelStakes: () => setPicked(picked.map((one) => ({ ...one, stake: null }))),
    clear: () => {
      setPicked([]);
      setNumbers([]);
    },
  };
}
