/** Limbo: a multiplier is drawn, and the player wins the one they have asked for if it isn't lower. */
import { EVEN, ended, fieldsOf, type Game, noMoves, wholeIn, winOrLose } from "../game.ts";

export interface LimboRules {
  /** Share of stakes that is paid back, in hundredths: a whole number keeps the formula exact. */
  percent: number;
}

/** Targets in hundredths. */
export const limboTargets = { least: 101, most: 200_000 } as const;
const MOST_DRAWN = 100_000_000;
const HUNDREDTH = EVEN / 100;

const targetOf = (bet: unknown) => wholeIn(fieldsOf(bet)["target"], limboTargets.least, limboTargets.most);

/** What is drawn, in hundredths: max(1, ⌊share/f·100⌋/100). */
const drawn = (percent: number, fraction: number) =>
  Math.min(MOST_DRAWN, fraction === 0 ? MOST_DRAWN : Math.max(100, Math.floor(percent / fraction)));

export const limbo = ({ percent }: LimboRules): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const target = targetOf(bet);
    const result = drawn(percent, draw.fraction());
    return ended({ result }, result >= target ? target * HUNDREDTH : 0);
  },
  chances: ({ bet }) => {
    const target = targetOf(bet);
    // The target is reached by each of the 2³² fractions up to share/target, 0 included.
    return winOrLose((Math.floor((percent / target) * 2 ** 32) + 1) / 2 ** 32, target * HUNDREDTH);
  },
  lines: [limboTargets.least, 150, 200, 1000, 10_000, limboTargets.most].map((target) => ({
    bet: { target },
    moves: [],
  })),
});
