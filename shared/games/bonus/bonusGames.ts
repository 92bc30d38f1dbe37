/**
 * The six bonus games [2.28]. All is drawn from the seeds before the first move: the same seeds and moves give the same
 * prize, on the server and in the browser that checks it.
 */
import { drawOf, pickFrom, type Draw } from "../fair/draw.ts";
import { IllegalPlay, sum } from "../game.ts";
import { drawRow, rowAt } from "./prizes.ts";

export const bonusGameKeys = ["chest", "fortuna", "memory", "safe", "lottery", "dragon"] as const;
export type BonusGameKey = (typeof bonusGameKeys)[number];

export interface BonusSeeds {
  serverSeed: string;
  clientSeed: string;
}

/** Numbers of one move: a chest, a card, a code digit by digit, the numbers of a ticket, a way; none for a spin. */
export type BonusMove = readonly number[];

/** Something that lies open. What `place` and `value` mean is told by each game. */
export interface BonusCell {
  place: number;
  value: number;
}

export interface BonusPosition {
  /** What may be seen now; nothing in it tells what is still hidden. */
  shown: BonusCell[];
  isOver: boolean;
  /** Row of the prize table that is won; null while the game goes on. */
  prize: number | null;
}

type Draws = (nonce: number) => Draw;
type Play = (weights: readonly number[], moves: readonly BonusMove[], draws: Draws) => BonusPosition;

export const CHESTS = 9;
export const PAIRS = 6;
export const CARDS = PAIRS * 2;
/** After so many cards those that are left open by themselves. */
export const MOST_CARDS = 80;
export const SAFE_DIALS = 3;
export const TICKET = { numbers: 5, of: 30 } as const;
export const FORKS = 3;
export const WAYS = 3;
export const CAVES = WAYS ** FORKS;

/** Ways to choose so many of a number of things. */
const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (choose(of, count - 1) * (of - count + 1)) / count;

/**
 * Weights of no match, one match … all matches of a lottery ticket: C(5, m) · C(25, 5 − m) of C(30, 5) tickets. They
 * follow from the numbers, so a lottery's table has these and no others.
 */
export const ticketWeights: readonly number[] = Array.from(
  { length: TICKET.numbers + 1 },
  (_, matches) => choose(TICKET.numbers, matches) * choose(TICKET.of - TICKET.numbers, TICKET.numbers - matches),
);

/** @throws IllegalPlay unless the move has so many whole numbers within bounds, both included */
function numbersOf(move: BonusMove, count: number, lowest: number, highest: number): BonusMove {
  const isFit = (each: number) => Number.isInteger(each) && each >= lowest && each <= highest;
  if (move.length !== count || !move.every(isFit))
    throw new IllegalPlay(`a move has ${count} numbers from ${lowest} to ${highest}`);
  return move;
}

/** @throws IllegalPlay unless the game has this one move, or none yet */
function onlyMove(moves: readonly BonusMove[], check: (move: BonusMove) => BonusMove): BonusMove | null {
  const [move, ...more] = moves;
  if (more.length > 0) throw new IllegalPlay("the game is over");
  return move === undefined ? null : check(move);
}

const nothingYet: BonusPosition = { shown: [], isOver: false, prize: null };

/** Nine chests, each filled from the table; `place` is a chest, `value` the row that lies in it. */
const chest: Play = (weights, moves, draws) => {
  const move = onlyMove(moves, (each) => numbersOf(each, 1, 0, CHESTS - 1));
  if (move === null) return nothingYet;
  const draw = draws(0);
  const shown = Array.from({ length: CHESTS }, (_, place) => ({ place, value: drawRow(weights, draw) }));
  return { shown, isOver: true, prize: shown[move[0] ?? 0]?.value ?? 0 };
};

/** A wheel whose sectors are as wide as their chances; `value` is where it stops, 0 to the sum of weights − 1. */
const fortuna: Play = (weights, moves, draws) => {
  const move = onlyMove(moves, (each) => numbersOf(each, 0, 0, 0));
  if (move === null) return nothingYet;
  const value = draws(0).below(sum(weights));
  return { shown: [{ place: 0, value }], isOver: true, prize: rowAt(weights, value) };
};

/** Six pairs face down over the prize; `place` is a card, `value` its picture. */
const memory: Play = (weights, moves, draws) => {
  const pictures: number[] = [];
  for (const [order, place] of pickFrom(draws(1), CARDS, CARDS).entries()) pictures[place] = Math.floor(order / 2);
  const found = new Set<number>();
  let turned: number[] = [];
  for (const [index, move] of moves.entries()) {
    const [card = 0] = numbersOf(move, 1, 0, CARDS - 1);
    if (index >= MOST_CARDS || found.size === CARDS) throw new IllegalPlay("the game is over");
    // Two that don't match turn back as the next one is turned.
    if (turned.length === 2) turned = [];
    if (found.has(card) || turned.includes(card)) throw new IllegalPlay("the card lies open");
    turned.push(card);
    const [one, other] = turned;
    if (one !== undefined && other !== undefined && pictures[one] === pictures[other]) {
      found.add(one).add(other);
      turned = [];
    }
  }
  const isOver = found.size === CARDS || moves.length >= MOST_CARDS;
  const open = isOver ? pictures.map((_, place) => place) : [...found, ...turned];
  return {
    shown: open.toSorted((one, other) => one - other).map((place) => ({ place, value: pictures[place] ?? 0 })),
    isOver,
    prize: isOver ? drawRow(weights, draws(0)) : null,
  };
};

/** A safe with three dials; `place` is a code, `value` the row in its box. The two codes beside it are shown too. */
const safe: Play = (weights, moves, draws) => {
  const move = onlyMove(moves, (each) => numbersOf(each, SAFE_DIALS, 0, 9));
  if (move === null) return nothingYet;
  const codes = 10 ** SAFE_DIALS;
  const code = Number(move.join(""));
  const near = [(code + codes - 1) % codes, code, (code + 1) % codes];
  const shown = near.map((place) => ({ place, value: drawRow(weights, draws(place)) }));
  return { shown, isOver: true, prize: shown[1]?.value ?? 0 };
};

/** Five numbers of thirty on a ticket, then five are drawn; `place` is a ball's turn, `value` its number. */
const lottery: Play = (_weights, moves, draws) => {
  const ticket = onlyMove(moves, (each) => {
    const numbers = numbersOf(each, TICKET.numbers, 1, TICKET.of);
    if (new Set(numbers).size < TICKET.numbers) throw new IllegalPlay("a number stands on a ticket once");
    return numbers;
  });
  if (ticket === null) return nothingYet;
  const balls = pickFrom(draws(0), TICKET.of, TICKET.numbers).map((ball) => ball + 1);
  return {
    shown: balls.map((value, place) => ({ place, value })),
    isOver: true,
    // The rows stand by matches: none, one, two …
    prize: balls.filter((ball) => ticket.includes(ball)).length,
  };
};

/**
 * Three forks of three ways lead to one of 27 caves, each filled from the table. `place` is a cave, `value` the row in
 * it: caves that can't be reached any more open as the player walks on.
 */
const dragon: Play = (weights, moves, draws) => {
  if (moves.length > FORKS) throw new IllegalPlay("the game is over");
  const path = moves.map((move) => numbersOf(move, 1, 0, WAYS - 1)[0] ?? 0);
  const draw = draws(0);
  const caves = Array.from({ length: CAVES }, () => drawRow(weights, draw));
  const width = WAYS ** (FORKS - path.length);
  const first = path.reduce((cave, way, fork) => cave + way * WAYS ** (FORKS - 1 - fork), 0);
  const isOver = path.length === FORKS;
  const isNear = (cave: number) => cave >= first && cave < first + width;
  const shown = caves.map((value, place) => ({ place, value })).filter(({ place }) => isOver || !isNear(place));
  return { shown, isOver, prize: isOver ? (caves[first] ?? 0) : null };
};

const plays: Readonly<Record<BonusGameKey, Play>> = { chest, fortuna, memory, safe, lottery, dragon };

/**
 * Where a game stands after these moves.
 *
 * @param weights those of the prize table, whole numbers
 * @throws IllegalPlay for a move that isn't allowed, or one after the end
 */
export const bonusPosition = (
  game: BonusGameKey,
  weights: readonly number[],
  moves: readonly BonusMove[],
  seeds: BonusSeeds,
): BonusPosition => plays[game](weights, moves, (nonce) => drawOf({ ...seeds, nonce }));
