/**
 * What all games have in common. A game is a pure function: the same bet, moves and draw give the same position. So the
 * server stores what a player did instead of what came of it, and anyone can replay a round from its seeds.
 */
import type { Draw } from "./fair/draw.ts";

/** Ten-thousandths of one stake: ×1.98 is 19800. Whole numbers, so that nothing is lost between server and browser. */
export type Multiplier = number;
/** ×1. */
export const EVEN: Multiplier = 10_000;

/** A bet or a move that the rules don't allow. */
export class IllegalPlay extends Error {
  override name = "IllegalPlay";
}

export interface Position {
  /** What the player may see now. Nothing in it tells what is still hidden. */
  view: Readonly<Record<string, unknown>>;
  isOver: boolean;
  /** What is paid now that it is over, or if the player collects now; 0 where they can't. */
  returned: Multiplier;
  canCollect: boolean;
  /**
   * How many stakes the round has cost so far, if not one: the chips on a table, or more after a double. It rises only
   * with a move, and what a move costs doesn't depend on what is drawn.
   */
  stakes?: number;
}

export interface Chance {
  probability: number;
  returned: Multiplier;
  /** As in a position. */
  stakes?: number;
}

/** A bet with the moves that are made as long as the round lasts. */
export interface Line {
  bet: unknown;
  moves: readonly unknown[];
  /** Name of a way to play, in games where each move depends on what is seen. */
  way?: string;
}

/** What a line comes to in the long run, in stakes. */
export interface Outlook {
  /** Share of the first stake that comes back. */
  mean: number;
  /** Standard deviation of one round. */
  deviation: number;
  /** Chance that a round pays anything. */
  hit: number;
  /** Highest price of a round. */
  highest: number;
}

interface Playable {
  /** @throws IllegalPlay for a bet or a move that isn't allowed */
  play(bet: unknown, moves: readonly unknown[], draw: Draw): Position;
  /** The next move of a line that has a way. @param before the positions of the round so far, for ways that remember */
  choose?(way: string, position: Position, before: readonly Position[]): unknown;
  /** Lines that show each way to play: every bet where they are few, else the edges and some between. */
  readonly lines: readonly Line[];
}

export interface Game extends Playable {
  /** All that can come of a line, with chances that add up to 1. */
  chances(line: Line): readonly Chance[];
}

/** A game of which too much can come for a list. It finds exactly what a line comes to all the same. */
export interface OutlookGame extends Playable {
  outlook(line: Line): Outlook;
}

export type AnyGame = Game | OutlookGame;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a round leaves of its first stake: more than 1 is a gain. Further stakes are counted as money lost and won. */
export const kept = ({ returned, stakes = 1 }: Pick<Chance, "returned" | "stakes">): number =>
  1 + returned / EVEN - stakes;

/** Share of the first stake that comes back in the long run. */
export const returnOf = (chances: readonly Chance[]): number =>
  sum(chances.map((chance) => chance.probability * kept(chance)));

/** Standard deviation of one round in stakes. */
export function deviationOf(chances: readonly Chance[]): number {
  const mean = returnOf(chances);
  return Math.sqrt(sum(chances.map((chance) => chance.probability * (kept(chance) - mean) ** 2)));
}

/** What a line of any game comes to, exactly. */
export function outlookOf(game: AnyGame, line: Line): Outlook {
  if ("outlook" in game) return game.outlook(line);
  const chances = game.chances(line);
  return {
    mean: returnOf(chances),
    deviation: deviationOf(chances),
    hit: sum(chances.filter(({ returned }) => returned > 0).map(({ probability }) => probability)),
    highest: Math.max(...chances.map(({ returned }) => returned)) / EVEN,
  };
}

/** The payout that gives back `share` of the stake in the long run at this chance, rounded down. */
export const priced = (share: number, chance: number): Multiplier =>
  // A rounding error of binary fractions must not cost a ten-thousandth.
  Math.floor((share / chance) * EVEN + 1e-7);

/** @throws IllegalPlay unless the value is an object with this form */
export function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new IllegalPlay("no object");
  return given as Record<string, unknown>;
}

/** @throws IllegalPlay unless it is a whole number within bounds, both included */
export function wholeIn(given: unknown, lowest: number, highest: number): number {
  if (typeof given !== "number" || !Number.isInteger(given) || given < lowest || given > highest)
    throw new IllegalPlay(`no whole number from ${lowest} to ${highest}`);
  return given;
}

/** @throws IllegalPlay unless it is one of the names */
export function oneOf<Name extends string>(given: unknown, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new IllegalPlay(`none of ${names.join(", ")}`);
  return found;
}

export const isCollect = (move: unknown): boolean => fieldsOf(move)["collect"] === true;

/** @throws IllegalPlay when moves are made in a game that has none */
export function noMoves(moves: readonly unknown[]): void {
  if (moves.length > 0) throw new IllegalPlay("the round is over");
}

/** The position of a round of one step. */
export const ended = (view: Position["view"], returned: Multiplier): Position => ({
  view,
  returned,
  isOver: true,
  canCollect: false,
});

/** Chances of a round that is won at one price or lost. */
export const winOrLose = (chance: number, returned: Multiplier): Chance[] => [
  { probability: chance, returned },
  { probability: 1 - chance, returned: 0 },
];
