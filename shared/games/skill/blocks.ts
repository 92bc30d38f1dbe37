/**
 * Blocks: each one is dropped on one of some stacks. A stack of exactly ten is cleared, one above ten isn't allowed, and the
 * round is over when no block is left or the next one fits nowhere. All blocks are fixed before the first move, and the player
 * sees the next two; a ladder pays by the number of stacks cleared. Nothing is drawn against them.
 */
import { fieldsOf, type Game, IllegalPlay, type Multiplier, type Position, wholeIn } from "../game.ts";
import { chancesOfSums } from "../sums.ts";
import { type BlocksWay, blocksWays, clearedChances, columnFor } from "./blocksPlay.ts";
import { blocksPrice, type BlocksRules } from "./blocksRules.ts";

const wayOf = (way = ""): BlocksWay => {
  const found = blocksWays.find((name) => name === way);
  if (found === undefined) throw new Error(`There is no way ${way} to play`);
  return found;
};

interface View {
  stacks: readonly (readonly number[])[];
  next: readonly number[];
  left: number;
  cleared: number;
}

export const blocks = (rules: BlocksRules): Game => ({
  play: (bet, moves, draw): Position => {
    fieldsOf(bet);
    const all = Array.from({ length: rules.blocks }, () => draw.below(rules.highest) + 1);
    const stacks: number[][] = Array.from({ length: rules.stacks }, () => []);
    const height = (stack: number) => (stacks[stack] ?? []).reduce((sum, block) => sum + block, 0);
    let cleared = 0;
    const isOver = (placed: number) => {
      const block = all[placed];
      return block === undefined || stacks.every((_, stack) => height(stack) + block > rules.full);
    };
    for (const [placed, move] of moves.entries()) {
      const stack = wholeIn(fieldsOf(move)["drop"], 0, rules.stacks - 1);
      if (isOver(placed)) throw new IllegalPlay("the round is over");
      stacks[stack]?.push(all[placed] ?? 0);
      if (height(stack) > rules.full) throw new IllegalPlay("the block is too high for the stack");
      if (height(stack) < rules.full) continue;
      cleared += 1;
      stacks[stack] = [];
    }
    const isDone = isOver(moves.length);
    return {
      view: {
        stacks,
        next: all.slice(moves.length, moves.length + 2),
        left: rules.blocks - moves.length,
        cleared,
      } satisfies View,
      isOver: isDone,
      returned: isDone ? blocksPrice(rules, cleared) : 0,
      canCollect: false,
    };
  },
  chances: ({ way }) => {
    const cleared = clearedChances(rules, wayOf(way));
    const paid = new Map<Multiplier, number>();
    for (const [count, chance] of cleared.entries()) {
      const price = blocksPrice(rules, count);
      paid.set(price, (paid.get(price) ?? 0) + chance);
    }
    return chancesOfSums(paid);
  },
  choose: (way, { view }) => {
    const { stacks, next, left, cleared } = view as unknown as View;
    const heights = stacks.map((stack) => stack.reduce((sum, block) => sum + block, 0));
    return { drop: columnFor(rules, wayOf(way), { heights, next, left, cleared }) };
  },
  lines: blocksWays.map((way) => ({ bet: {}, moves: [], way })),
});
