/** What a player has won or lost since the game was opened. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { FrameMessage } from "./frameMessages.ts";

export interface Tally {
  /** Number of rounds that have ended. */
  rounds: number;
  /** Prizes less stakes of those rounds, in major units; negative for a loss. */
  net: string;
  /** Rounds that were counted: a message that comes twice counts once. */
  counted: ReadonlySet<string>;
}

export const NO_ROUNDS: Tally = { rounds: 0, net: "0", counted: new Set() };

/** The tally after a message. */
export function withMessage(tally: Tally, message: FrameMessage): Tally {
  if (message.type !== "roundEnded" || tally.counted.has(message.round)) return tally;
  const net = new Exact(tally.net).plus(message.won).minus(message.stake);
  return {
    rounds: tally.rounds + 1,
    net: roundMoney(net, message.currency),
    counted: new Set([...tally.counted, message.round]),
  };
}
