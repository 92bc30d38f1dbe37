/** Roulette: a wheel of 37 pockets, or of 38 with a double zero. A bet on n numbers returns 36/n of its chip. */
import { EVEN, type Game } from "../game.ts";
import { chipGame } from "./chips.ts";

export interface RouletteRules {
  pockets: 37 | 38;
  /** Whether bets on eighteen numbers get half of their chip back at zero. */
  isPartage?: boolean;
}

/** The pocket of the double zero, after those that are named by their number. */
export const DOUBLE_ZERO = 37;
export const pocketName = (pocket: number): string => (pocket === DOUBLE_ZERO ? "00" : String(pocket));

const redNumbers = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const reds: ReadonlySet<number> = new Set(redNumbers);
export const colorOfPocket = (pocket: number): "green" | "red" | "black" =>
  pocket === 0 || pocket === DOUBLE_ZERO ? "green" : reds.has(pocket) ? "red" : "black";

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Spots outside of the numbers, each with what it covers. */
export const outside: Readonly<Record<string, readonly number[]>> = {
  low: range(1, 18),
  even: range(2, 36, 2),
  red: redNumbers,
  black: range(1, 36).filter((number) => !reds.has(number)),
  odd: range(1, 35, 2),
  high: range(19, 36),
  dozen1: range(1, 12),
  dozen2: range(13, 24),
  dozen3: range(25, 36),
  column1: range(1, 34, 3),
  column2: range(2, 35, 3),
  column3: range(3, 36, 3),
};

/** Groups of neighbors that touch a zero. */
const withZero = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
];
const withTwoZeros = [
  [0, 1],
  [0, 2],
  [DOUBLE_ZERO, 2],
  [DOUBLE_ZERO, 3],
  [0, DOUBLE_ZERO],
  [0, 1, 2],
  [0, DOUBLE_ZERO, 2],
  [DOUBLE_ZERO, 2, 3],
  [0, DOUBLE_ZERO, 1, 2, 3],
];

/** All groups of numbers that lie side by side on the cloth: straight, split, street, corner and line. */
export function insideGroups({ pockets }: RouletteRules): number[][] {
  const streets = range(1, 34, 3).map((first) => range(first, first + 2));
  const next = (number: number) => number <= 33;
  const besides = (number: number) => number % 3 !== 0;
  const numbers = range(1, 36);
  return [
    ...range(0, pockets - 1).map((number) => [number]),
    ...numbers.filter(besides).map((number) => [number, number + 1]),
    ...numbers.filter(next).map((number) => [number, number + 3]),
    ...streets,
    ...numbers
      .filter((number) => besides(number) && next(number))
      .map((number) => [number, number + 1, number + 3, number + 4]),
    ...streets.slice(0, -1).map(([first = 0]) => range(first, first + 5)),
    ...(pockets === 37 ? withZero : withTwoZeros),
  ];
}

/** `17`, or `17-20` for two numbers. */
export const spotOfGroup = (group: readonly number[]): string => group.map(pocketName).join("-");

export function rouletteSpots(rules: RouletteRules): ReadonlyMap<string, readonly number[]> {
  return new Map<string, readonly number[]>([
    ...insideGroups(rules).map((group) => [spotOfGroup(group), group] as const),
    ...Object.entries(outside),
  ]);
}

/** Numbers that red, odd, low and the like cover. */
const EVEN_CHANCE = 18;

/** What a chip on so many numbers returns: 36/n. Five numbers, with two zeros only, return 7. */
export const returnOfGroup = (size: number): number => (size === 5 ? 7 : 36 / size) * EVEN;

export function roulette(rules: RouletteRules): Game {
  const spots = rouletteSpots(rules);
  const covers = new Map([...spots].map(([spot, group]) => [spot, new Set(group)]));
  return chipGame<number>({
    spots: [...spots.keys()],
    draw: (draw) => draw.below(rules.pockets),
    pays: (spot, pocket) => {
      const group = covers.get(spot);
      if (group?.has(pocket) === true) return returnOfGroup(group.size);
      return rules.isPartage === true && pocket === 0 && group?.size === EVEN_CHANCE ? EVEN / 2 : 0;
    },
    results: () => range(0, rules.pockets - 1).map((result) => ({ result, probability: 1 / rules.pockets })),
    view: (pocket) => ({ pocket }),
  });
}
