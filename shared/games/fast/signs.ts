/**
 * Stone, paper, scissors against the house, which shows each sign equally often. A win doubles the price, a tie changes
 * nothing, and a loss ends the round; the player collects when they like.
 */
import {
  fieldsOf,
  type Game,
  IllegalPlay,
  isCollect,
  type Line,
  oneOf,
  type Position,
  priced,
  winOrLose,
} from "../game.ts";

export const signs = ["stone", "paper", "scissors"] as const;
export type Sign = (typeof signs)[number];

export interface SignsRules {
  share: number;
  /** After so many wins the round is over, and paid. */
  most: number;
}

/** Shows of a round at most, so that ties can't go on for ever: then it pays what has been won. */
export const signsShows = 60;

const signOf = (given: unknown) => oneOf(fieldsOf(given)["sign"], signs);

/** What so many wins pay. */
export const signsPrice = ({ share }: SignsRules, wins: number) => (wins === 0 ? 0 : priced(share, 0.5 ** wins));

/** 0 for a tie, 1 if the first wins, 2 if the other does. */
const versus = (own: Sign, house: Sign) => (signs.indexOf(own) - signs.indexOf(house) + signs.length) % signs.length;

const winsOf = ({ way = "" }: Line) => Number(way);

export const signsGame = (rules: SignsRules): Game => ({
  play: (bet, moves, draw): Position => {
    const shown: { own: Sign; house: Sign }[] = [];
    let wins = 0;
    let isOver = false;
    let isLost = false;
    const show = (given: unknown) => {
      const own = signOf(given);
      const house = signs[draw.below(signs.length)] ?? "stone";
      shown.push({ own, house });
      const result = versus(own, house);
      if (result === 1) wins += 1;
      isLost = result === 2;
      isOver = isLost || wins === rules.most || shown.length === signsShows;
    };
    // The bet is the first sign.
    show(bet);
    for (const move of moves) {
      if (isOver) throw new IllegalPlay("the round is over");
      if (!isCollect(move)) show(move);
      else if (wins > 0) isOver = true;
      else throw new IllegalPlay("nothing to collect");
    }
    return {
      view: { shown, wins, next: isOver ? null : signsPrice(rules, wins + 1) },
      isOver,
      returned: isLost ? 0 : signsPrice(rules, wins),
      canCollect: !isOver && wins > 0,
    };
  },
  // The chance of a tie at each show is a third: that of sixty ties in one round is below 10⁻²⁰ and left out.
  chances: (line) => winOrLose(0.5 ** winsOf(line), signsPrice(rules, winsOf(line))),
  choose: (way, { view }) => (view["wins"] === Number(way) ? { collect: true } : { sign: "paper" }),
  lines: [1, 3, 5, rules.most].map((wins) => ({ bet: { sign: "stone" }, moves: [], way: String(wins) })),
});
