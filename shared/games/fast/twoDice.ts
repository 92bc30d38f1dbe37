/** Two dice: chips on their total, on totals below, at and above seven, and on doubles. */
import { type Game, type Multiplier, priced } from "../game.ts";
import { chipGame } from "../tables/chips.ts";

const FACES = 6;
const WAYS = FACES * FACES;
/** Share of stakes that each spot gives back, before its price is cut to a tenth. */
const SHARE = 0.97;
const TENTH = 1000;

type Dice = readonly [number, number];

const totals = Array.from({ length: 2 * FACES - 1 }, (_, index) => index + 2);
const tests: ReadonlyMap<string, (dice: Dice) => boolean> = new Map<string, (dice: Dice) => boolean>([
  ["under", ([one, other]) => one + other < 7],
  ["seven", ([one, other]) => one + other === 7],
  ["over", ([one, other]) => one + other > 7],
  ["doubles", ([one, other]) => one === other],
  ...totals
    .filter((total) => total !== 7)
    .map((total): [string, (dice: Dice) => boolean] => [`total${total}`, ([one, other]) => one + other === total]),
]);

const faces = Array.from({ length: FACES }, (_, index) => index + 1);
const throws = faces.flatMap((one) => faces.map((other): Dice => [one, other]));

export const twoDiceSpots: readonly string[] = [...tests.keys()];
export const twoDicePays: Readonly<Record<string, Multiplier>> = Object.fromEntries(
  [...tests].map(([spot, test]) => [
    spot,
    Math.floor(priced(SHARE, throws.filter(test).length / WAYS) / TENTH) * TENTH,
  ]),
);

export const twoDice = (): Game =>
  chipGame<Dice>({
    spots: twoDiceSpots,
    draw: (draw) => [draw.below(FACES) + 1, draw.below(FACES) + 1],
    pays: (spot, dice) => (tests.get(spot)?.(dice) === true ? (twoDicePays[spot] ?? 0) : 0),
    results: () => throws.map((result) => ({ result, probability: 1 / WAYS })),
    view: ([one, other]) => ({ dice: [one, other], total: one + other }),
  });
