import { IllegalPlay, isCollect, type Position } from "./game.ts";

/** A round of steps that each raise the price, until one fails or the player collects. */
export interface Climb {
  /** After so many steps the round is over, and paid. */
  most: number;
  /** The position after so many good steps; 0 of them in a round that is over is a lost one. */
  at(isOver: boolean, steps: number): Position;
  /** Makes a step; answers whether it was a good one. @throws IllegalPlay for one that isn't allowed */
  step(move: unknown): boolean;
}

/** @param forced steps that are made before the player may collect */
export function climb({ most, at, step }: Climb, moves: readonly unknown[], forced: readonly unknown[] = []): Position {
  let made = 0;
  const take = (move: unknown): Position => {
    const isGood = step(move);
    made += 1;
    return isGood ? at(made === most, made) : at(true, 0);
  };
  let position = at(false, 0);
  for (const move of forced) position = take(move);
  for (const move of moves) {
    if (position.isOver) throw new IllegalPlay("the round is over");
    if (!isCollect(move)) position = take(move);
    else if (position.canCollect) position = at(true, made);
    else throw new IllegalPlay("nothing to collect");
  }
  return position;
}
