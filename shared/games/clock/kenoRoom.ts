/** The keno room: up to ten of eighty numbers are marked, twenty are drawn for everybody. */
import { type Draw, pickFrom } from "../fair/draw.ts";
import { ended, EVEN, fieldsOf, type Game, IllegalPlay, noMoves, wholeIn } from "../game.ts";

export const roomNumbers = 80;
const DRAWN = 20;
export const roomMost = 10;

/** What 0, 1, 2 … hits pay, in stakes, for 1 to 10 marks. */
export const roomPays: readonly (readonly number[])[] = [
  [0, 3.6],
  [0, 1, 9],
  [0, 0, 2.5, 40],
  [0, 0, 1.5, 6, 110],
  [0, 0, 1, 3, 15, 320],
  [0, 0, 0, 2, 9, 60, 1600],
  [0, 0, 0, 1.5, 4, 30, 120, 4000],
  [0, 0, 0, 1, 3, 10, 60, 600, 8000],
  [0, 0, 0, 0, 2, 6, 40, 300, 2500, 10_000],
  [2, 0, 0, 0, 1, 3, 20, 100, 800, 5000, 10_000],
];

function marksOf(bet: unknown): number[] {
  const { marks } = fieldsOf(bet);
  if (!Array.isArray(marks) || marks.length === 0 || marks.length > roomMost) throw new IllegalPlay("no marks");
  const numbers = marks.map((mark) => wholeIn(mark, 1, roomNumbers));
  if (new Set(numbers).size < numbers.length) throw new IllegalPlay("a number is marked twice");
  return numbers;
}

export const drawnNumbers = (draw: Draw): number[] => pickFrom(draw, roomNumbers, DRAWN).map((index) => index + 1);

/** Chance of so many hits: the numbers come one by one, each a hit or not. */
function chanceOf(marked: number, hits: number): number {
  let ways = 1;
  for (let step = 0; step < hits; step += 1)
    ways *= ((marked - step) / (step + 1)) * ((DRAWN - step) / (roomNumbers - step));
  for (let step = 0; step < marked - hits; step += 1)
    ways *= (roomNumbers - DRAWN - step) / (roomNumbers - hits - step);
  return ways;
}

export const kenoRoom = (): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const marks = marksOf(bet);
    const numbers = drawnNumbers(draw);
    const hits = marks.filter((mark) => numbers.includes(mark)).length;
    return ended({ numbers, hits }, (roomPays[marks.length - 1]?.[hits] ?? 0) * EVEN);
  },
  chances: ({ bet }) => {
    const marked = marksOf(bet).length;
    return (roomPays[marked - 1] ?? []).map((pays, hits) => ({
      probability: chanceOf(marked, hits),
      returned: pays * EVEN,
    }));
  },
  lines: roomPays.map((_, more) => ({
    bet: { marks: Array.from({ length: more + 1 }, (__, index) => index + 1) },
    moves: [],
  })),
});
