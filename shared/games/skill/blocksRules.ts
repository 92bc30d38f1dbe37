/** What makes up a game of blocks. */
import type { Multiplier } from "../game.ts";

export interface BlocksRules {
  stacks: number;
  /** Height at which a stack is cleared. */
  full: number;
  /** Blocks are from 1 to this high, each as often. */
  highest: number;
  blocks: number;
  /** What 0, 1, 2 … cleared stacks pay; the last one holds for all above it. */
  ladder: readonly Multiplier[];
}

export const blocksPrice = ({ ladder }: BlocksRules, cleared: number): Multiplier =>
  ladder[Math.min(cleared, ladder.length - 1)] ?? 0;
