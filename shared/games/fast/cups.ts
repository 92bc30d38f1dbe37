/** Cups: one or two balls lie under three cups, and the player lifts one of them. */
import { pickFrom } from "../fair/draw.ts";
import { fieldsOf, type Game, IllegalPlay, type Position, priced, wholeIn, winOrLose } from "../game.ts";

export const cupCount = 3;
export const ballCounts = [1, 2] as const;

export interface CupsRules {
  share: number;
}

const ballsOf = (bet: unknown) => wholeIn(fieldsOf(bet)["balls"], 1, ballCounts.length);

export const cupsPrice = ({ share }: CupsRules, balls: number) => priced(share, balls / cupCount);

export const cups = (rules: CupsRules): Game => ({
  play: (bet, moves, draw): Position => {
    const balls = ballsOf(bet);
    const hidden = pickFrom(draw, cupCount, balls);
    const [first, ...more] = moves;
    if (more.length > 0) throw new IllegalPlay("the round is over");
    const lifted = first === undefined ? null : wholeIn(fieldsOf(first)["lift"], 0, cupCount - 1);
    const isOver = lifted !== null;
    return {
      view: { lifted, balls: isOver ? hidden : null },
      isOver,
      returned: isOver && hidden.includes(lifted) ? cupsPrice(rules, balls) : 0,
      canCollect: false,
    };
  },
  chances: ({ bet }) => winOrLose(ballsOf(bet) / cupCount, cupsPrice(rules, ballsOf(bet))),
  lines: ballCounts.map((balls) => ({ bet: { balls }, moves: [{ lift: 1 }] })),
});
