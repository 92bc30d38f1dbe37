/** Dice: a roll of 0.00 to 100.00, and the player says above or below which number it falls. */
import { ended, fieldsOf, type Game, IllegalPlay, noMoves, oneOf, priced, wholeIn, winOrLose } from "../game.ts";

/** Results in hundredths: 0 to 10,000. */
const ROLLS = 10_001;
/** Fewest and most results that may win. */
export const diceWays = { least: 10, most: 9800 } as const;

export interface DiceRules {
  /** Share of stakes that is paid back. */
  share: number;
}

const sides = ["over", "under"] as const;

function readBet(given: unknown) {
  const { side, target } = fieldsOf(given);
  const bet = { side: oneOf(side, sides), target: wholeIn(target, 0, ROLLS - 1) };
  const ways = bet.side === "over" ? ROLLS - 1 - bet.target : bet.target;
  if (ways < diceWays.least || ways > diceWays.most) throw new IllegalPlay("too few or too many results win");
  return { ...bet, ways };
}

/** What a win pays where so many results win. */
export const dicePrice = ({ share }: DiceRules, ways: number) => priced(share, ways / ROLLS);

export const dice = (rules: DiceRules): Game => ({
  play: (given, moves, draw) => {
    noMoves(moves);
    const { side, target, ways } = readBet(given);
    const roll = draw.below(ROLLS);
    const isWon = side === "over" ? roll > target : roll < target;
    return ended({ roll }, isWon ? dicePrice(rules, ways) : 0);
  },
  chances: ({ bet }) => {
    const { ways } = readBet(bet);
    return winOrLose(ways / ROLLS, dicePrice(rules, ways));
  },
  lines: [diceWays.least, 100, 2500, 5000, 7500, diceWays.most].flatMap((ways) => [
    { bet: { side: "under", target: ways }, moves: [] },
    { bet: { side: "over", target: ROLLS - 1 - ways }, moves: [] },
  ]),
});
