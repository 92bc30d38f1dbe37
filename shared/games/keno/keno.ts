/** Keno: the player marks up to ten of forty numbers, ten are drawn, and the hits are paid. */
import { pickFrom } from "../fair/draw.ts";
import { ended, fieldsOf, type Game, IllegalPlay, type Multiplier, noMoves, wholeIn } from "../game.ts";
import { waysToChoose } from "../ways.ts";
import { type Risk, riskOf, risks } from "../wheel/wheel.ts";

export const kenoNumbers = 40;
const DRAWN = 10;
export const kenoMost = 10;

/** For each risk and number of marks (from 1) what 0, 1, 2 … hits pay. */
export type KenoRules = Readonly<Record<Risk, readonly (readonly Multiplier[])[]>>;

function marksOf(bet: unknown): number[] {
  const { marks } = fieldsOf(bet);
  if (!Array.isArray(marks) || marks.length === 0 || marks.length > kenoMost) throw new IllegalPlay("no marks");
  const numbers = marks.map((mark) => wholeIn(mark, 1, kenoNumbers));
  if (new Set(numbers).size < numbers.length) throw new IllegalPlay("a number is marked twice");
  return numbers;
}

const pays = (rules: KenoRules, bet: unknown, marked: number) => rules[riskOf(bet)][marked - 1] ?? [];

export const keno = (rules: KenoRules): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const marks = marksOf(bet);
    const table = pays(rules, bet, marks.length);
    const numbers = pickFrom(draw, kenoNumbers, DRAWN).map((index) => index + 1);
    const hits = marks.filter((mark) => numbers.includes(mark)).length;
    return ended({ numbers, hits }, table[hits] ?? 0);
  },
  chances: ({ bet }) => {
    const marked = marksOf(bet).length;
    const all = waysToChoose(kenoNumbers, DRAWN);
    return pays(rules, bet, marked).map((returned, hits) => ({
      probability: (waysToChoose(marked, hits) * waysToChoose(kenoNumbers - marked, DRAWN - hits)) / all,
      returned,
    }));
  },
  lines: risks.flatMap((risk) =>
    Array.from({ length: kenoMost }, (_, more) => ({
      bet: { risk, marks: Array.from({ length: more + 1 }, (_, index) => index + 1) },
      moves: [],
    })),
  ),
});
