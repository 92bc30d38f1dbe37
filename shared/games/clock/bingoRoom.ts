/**
 * The bingo room: cards of three by three, a column each of 1–10, 11–20 and 21–30. Fourteen balls of thirty are drawn for
 * everybody, and a card pays by its full lines: rows, columns and diagonals.
 */
import { type Draw, pickFrom, sharedDraw } from "../fair/draw.ts";
import { EVEN, fieldsOf, type Game, IllegalPlay, noMoves, sum, wholeIn } from "../game.ts";
import { waysToChoose } from "../ways.ts";

export const BINGO_BALLS = 30;
const DRAWN = 14;
/** Cards are numbered; a number is always the same card. */
export const BINGO_CARDS = 2000;
export const CARDS_A_ROUND = 6;

/** Places of a card by line. */
export const bingoLines: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** What a card pays by its full lines. With seven lines all nine places are full, which are eight. */
export const bingoPays: readonly number[] = [0, 0, 3, 5, 12, 30, 75, 0, 500];

const cards = new Map<number, readonly number[]>();
/** Numbers of a card, row by row. */
export function bingoCard(number: number): readonly number[] {
  const known = cards.get(number);
  if (known !== undefined) return known;
  const draw = sharedDraw("bingo card", String(number));
  const columns = [0, 10, 20].map((from) =>
    pickFrom(draw, 10, 3)
      .map((index) => from + index + 1)
      .toSorted((one, other) => one - other),
  );
  const card = [0, 1, 2].flatMap((row) => columns.map((column) => column[row] ?? 0));
  cards.set(number, card);
  return card;
}

export const drawnBalls = (draw: Draw): number[] => pickFrom(draw, BINGO_BALLS, DRAWN).map((index) => index + 1);

export const linesOn = (card: readonly number[], balls: ReadonlySet<number>): number =>
  bingoLines.filter((line) => line.every((place) => balls.has(card[place] ?? 0))).length;

function cardsOf(bet: unknown): number[] {
  const { cards: given } = fieldsOf(bet);
  if (!Array.isArray(given) || given.length === 0 || given.length > CARDS_A_ROUND) throw new IllegalPlay("no cards");
  const numbers = given.map((card) => wholeIn(card, 1, BINGO_CARDS));
  if (new Set(numbers).size < numbers.length) throw new IllegalPlay("a card is taken twice");
  return numbers;
}

/** Chances of each number of lines on one card, from all sets of its places that may be full. */
function lineChances(): number[] {
  const found = bingoPays.map(() => 0);
  const all = waysToChoose(BINGO_BALLS, DRAWN);
  for (let mask = 0; mask < 2 ** 9; mask += 1) {
    const isFull = (place: number) => Math.floor(mask / 2 ** place) % 2 === 1;
    const full = Array.from({ length: 9 }, (_, place) => place).filter(isFull).length;
    const lines = bingoLines.filter((line) => line.every(isFull)).length;
    found[lines] = (found[lines] ?? 0) + waysToChoose(BINGO_BALLS - 9, DRAWN - full) / all;
  }
  return found;
}

export const bingoRoom = (): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const taken = cardsOf(bet);
    const balls = drawnBalls(draw);
    const lines = taken.map((card) => linesOn(bingoCard(card), new Set(balls)));
    return {
      view: { balls, lines },
      returned: sum(lines.map((count) => (bingoPays[count] ?? 0) * EVEN)),
      stakes: taken.length,
      isOver: true,
      canCollect: false,
    };
  },
  // Of one card: what others of the same round pay isn't independent of it, but in the mean they are alike.
  chances: () => lineChances().map((probability, lines) => ({ probability, returned: (bingoPays[lines] ?? 0) * EVEN })),
  lines: [1, 777, BINGO_CARDS].map((card) => ({ bet: { cards: [card] }, moves: [] })),
});
