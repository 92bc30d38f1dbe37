/** Where the bets of a roulette cloth lie: in cells, from the left end of number 3's and from the top of the numbers. */
import { DOUBLE_ZERO } from "#shared/games/tables/roulette.ts";

export interface Place {
  x: number;
  y: number;
}

/** Middle of a number's cell; with two zeros they share the height. */
function middleOf(number: number, pockets: number): Place {
  if (number === DOUBLE_ZERO) return { x: -0.5, y: 0.75 };
  if (number === 0) return { x: -0.5, y: pockets === 37 ? 1.5 : 2.25 };
  return { x: Math.floor((number - 1) / 3) + 0.5, y: 2 - ((number - 1) % 3) + 0.5 };
}

/** Where a chip on a group lies: on the border its numbers share, for streets and lines on the lower edge. */
export function placeOf(group: readonly number[], pockets: number): Place {
  const [only = 0] = group;
  if (group.length === 1) return middleOf(only, pockets);
  const plain = group.filter((number) => number !== 0 && number !== DOUBLE_ZERO);
  if (plain.length === 0) return { x: -0.5, y: 1.5 };
  const middles = plain.map((number) => middleOf(number, pockets));
  const average = (of: (place: Place) => number) =>
    middles.reduce((total, place) => total + of(place), 0) / middles.length;
  const [x, y] = [average((place) => place.x), average((place) => place.y)];
  if (plain.length === group.length) return { x, y: plain.length === 3 || plain.length === 6 ? 3 : y };
  if (group.length > 3) return { x: 0, y: 3 };
  // Where both zeros touch a two, three groups lie close to each other.
  const isTwo = plain.length === 1 && only === DOUBLE_ZERO && plain[0] === 2;
  if (pockets === 38 && group.length === 2 && plain[0] === 2) return { x: 0, y: isTwo ? 1.25 : 1.75 };
  return { x: 0, y: group.length === 3 && plain.length === 1 ? 1.5 : y };
}

/** The pockets as they follow each other on the wheel. */
export const wheelOrder: Readonly<Record<number, readonly number[]>> = {
  37: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29,
    7, 28, 12, 35, 3, 26,
  ],
  38: [
    0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
    33, 16, 4, 23, 35, 14, 2,
  ],
};
