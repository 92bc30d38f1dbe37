/** Coin: the player calls heads or tails as long as they are right, and collects when they like. */
import { climb } from "../climb.ts";
import { fieldsOf, type Game, isCollect, oneOf, priced, winOrLose } from "../game.ts";

export interface CoinRules {
  share: number;
  /** After so many right calls the round is over, and paid. */
  most: number;
}

const sides = ["heads", "tails"] as const;
const callOf = (given: unknown) => oneOf(fieldsOf(given)["call"], sides);

/** What so many right calls pay. */
export const coinPrice = ({ share }: CoinRules, right: number) => (right === 0 ? 0 : priced(share, 0.5 ** right));

export const coin = (rules: CoinRules): Game => ({
  play: (bet, moves, draw) => {
    const flips: string[] = [];
    return climb(
      {
        most: rules.most,
        at: (isOver, right) => ({
          view: { flips, right, next: isOver ? null : coinPrice(rules, right + 1) },
          isOver,
          returned: coinPrice(rules, right),
          canCollect: !isOver && right > 0,
        }),
        step: (call) => {
          const called = callOf(call);
          const side = sides[draw.below(sides.length)] ?? "heads";
          flips.push(side);
          return side === called;
        },
      },
      moves,
      // The bet is the first call.
      [bet],
    );
  },
  chances: ({ moves }) => {
    const right = Math.min(rules.most, 1 + moves.filter((move) => !isCollect(move)).length);
    return winOrLose(0.5 ** right, coinPrice(rules, right));
  },
  lines: [1, 2, 5, rules.most].map((calls) => ({
    bet: { call: "heads" },
    moves: [
      ...Array.from({ length: calls - 1 }, () => ({ call: "tails" })),
      ...(calls < rules.most ? [{ collect: true }] : []),
    ],
  })),
});
