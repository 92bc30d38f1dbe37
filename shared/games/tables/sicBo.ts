/** Sic bo: three dice, and chips on their sum, on pairs and on single numbers. */
import { EVEN, type Game, type Multiplier, sum } from "../game.ts";
import { chipGame } from "./chips.ts";

type Dice = readonly [number, number, number];

const faces = [1, 2, 3, 4, 5, 6] as const;

/** What a sum pays to one. Small and big sums are as likely as each other. */
export const totalPays: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 30,
  17: 60,
};
const totals = Object.keys(totalPays);

/** What other spots pay to one; a single number pays by how many dice show it. */
export const sicBoPays = { even: 1, pair: 6, double: 11, triple: 180, anyTriple: 30, single: [1, 2, 3] } as const;

const isTriple = ([one, two, three]: Dice) => one === two && two === three;
const countOf = (dice: Dice, face: number) => dice.filter((die) => die === face).length;
const toOne = (odds: number): Multiplier => (odds + 1) * EVEN;

type Rule = (dice: Dice) => Multiplier;
const when =
  (odds: number, test: (dice: Dice) => boolean): Rule =>
  (dice) =>
    test(dice) ? toOne(odds) : 0;
const noTriple = (test: (total: number) => boolean): Rule =>
  when(sicBoPays.even, (dice) => !isTriple(dice) && test(sum(dice)));

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["small", noTriple((total) => total <= 10)],
  ["big", noTriple((total) => total >= 11)],
  ["odd", noTriple((total) => total % 2 === 1)],
  ["even", noTriple((total) => total % 2 === 0)],
  ["anyTriple", when(sicBoPays.anyTriple, isTriple)],
  ...totals.map((total): [string, Rule] => [
    `total${total}`,
    when(totalPays[Number(total)] ?? 0, (dice) => sum(dice) === Number(total)),
  ]),
  ...faces.map((face): [string, Rule] => [`double${face}`, when(sicBoPays.double, (dice) => countOf(dice, face) >= 2)]),
  ...faces.map((face): [string, Rule] => [
    `triple${face}`,
    when(sicBoPays.triple, (dice) => countOf(dice, face) === 3),
  ]),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high): [string, Rule] => [
        `pair${low}${high}`,
        when(sicBoPays.pair, (dice) => dice.includes(low) && dice.includes(high)),
      ]),
  ),
  ...faces.map((face): [string, Rule] => [
    `single${face}`,
    (dice) => {
      const odds = sicBoPays.single[countOf(dice, face) - 1];
      return odds === undefined ? 0 : toOne(odds);
    },
  ]),
]);

export const sicBo = (): Game =>
  chipGame<Dice>({
    spots: [...rules.keys()],
    draw: (draw) => [draw.below(6) + 1, draw.below(6) + 1, draw.below(6) + 1],
    pays: (spot, dice) => rules.get(spot)?.(dice) ?? 0,
    results: () =>
      faces.flatMap((one) =>
        faces.flatMap((two) => faces.map((three) => ({ result: [one, two, three] as const, probability: 1 / 216 }))),
      ),
    view: (dice) => ({ dice, total: sum(dice) }),
  });
