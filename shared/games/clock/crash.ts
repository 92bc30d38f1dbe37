/** Crash: a multiplier rises until it falls at a point that was drawn before. Slide shows the point at once. */
import type { Draw } from "../fair/draw.ts";
import { EVEN, ended, fieldsOf, type Game, IllegalPlay, noMoves, wholeIn, winOrLose } from "../game.ts";

export interface CrashRules {
  /** Share of stakes that is paid back, in hundredths. */
  percent: number;
  /** Whether players may cash out by a press; else each names a target before. */
  isFlown: boolean;
}

/** Targets in hundredths. A flight ends at the highest one, and pays it to all who are still in it. */
export const crashTargets = { least: 101, most: 100_000 } as const;
const HUNDREDTH = EVEN / 100;
const WORDS = 2 ** 32;

/** Where it falls, in hundredths: max(1, ⌊2³²/(X+1) · share · 100⌋/100) of the first 32 bits X, up to the highest target. */
export function crashPoint(percent: number, draw: Draw): number {
  const word = draw.fraction() * WORDS;
  return Math.min(crashTargets.most, Math.max(100, Math.floor((percent * WORDS) / (word + 1))));
}

const targetIn = (given: unknown) => wholeIn(given, crashTargets.least, crashTargets.most);

/** What a bet is paid at the latest: its target, or as far as a flight goes. */
export function crashTarget(bet: unknown, isFlown: boolean): number {
  const { target } = fieldsOf(bet);
  return target === undefined && isFlown ? crashTargets.most : targetIn(target);
}

export const crash = ({ percent, isFlown }: CrashRules): Game => ({
  // A move says at which multiplier, in hundredths, the player cashed out: the server's clock knows.
  play: (bet, moves, draw) => {
    const target = crashTarget(bet, isFlown);
    const point = crashPoint(percent, draw);
    if (!isFlown) {
      noMoves(moves);
      return ended({ point }, target <= point ? target * HUNDREDTH : 0);
    }
    const [move, ...more] = moves;
    noMoves(more);
    if (move === undefined) return target <= point ? cashed(target) : ended({ point }, 0);
    const at = wholeIn(fieldsOf(move)["at"], 100, target);
    if (at > point) throw new IllegalPlay("it has fallen before");
    return cashed(at);
  },
  chances: ({ bet }) => {
    const target = crashTarget(bet, isFlown);
    return winOrLose(Math.floor((percent * WORDS) / target) / WORDS, target * HUNDREDTH);
  },
  lines: [crashTargets.least, 150, 200, 1000, 10_000, crashTargets.most].map((target) => ({
    bet: { target },
    moves: [],
  })),
});

/** Who has cashed out isn't told how far it would have gone. */
const cashed = (at: number) => ended({ at }, at * HUNDREDTH);
