/**
 * How blocks are best dropped, exactly, and what that comes to. A position is the heights of the stacks in rising order, the
 * next two blocks, the stacks cleared and the blocks left; what the best drop is worth is found backwards from the last block.
 */
import { blocksPrice, type BlocksRules } from "./blocksRules.ts";

/** Best knows all chances. Full drops each block on the fullest stack that it fits on. */
export const blocksWays = ["best", "full"] as const;
export type BlocksWay = (typeof blocksWays)[number];

interface Shown {
  heights: readonly number[];
  next: readonly number[];
  left: number;
  cleared: number;
}

/** Heights of the stacks in rising order, by number; and the number by heights. */
interface Heights {
  list: number[][];
  numbers: Map<number, number>;
}

const keyOf = ({ full }: BlocksRules, heights: readonly number[]) =>
  heights.toSorted((one, other) => one - other).reduce((key, height) => key * full + height, 0);

function heightsOf(rules: BlocksRules): Heights {
  const list: number[][] = [];
  const from = (heights: number[], least: number): void => {
    if (heights.length === rules.stacks) {
      list.push(heights);
      return;
    }
    for (let height = least; height < rules.full; height += 1) from([...heights, height], height);
  };
  from([], 0);
  return { list, numbers: new Map(list.map((heights, number) => [keyOf(rules, heights), number])) };
}

interface Table {
  heights: Heights;
  /** Most stacks that can be cleared. */
  most: number;
  /** Where a block on a stack leads: number of the heights, or −1 where it doesn't fit; and whether a stack is cleared. */
  after: Int32Array;
  clears: Uint8Array;
  /** By blocks left: what a position is worth at best. */
  worth: Float64Array[];
}

const places = (rules: BlocksRules, { heights, most }: Pick<Table, "heights" | "most">) =>
  heights.list.length * (most + 1) * (rules.highest + 1) * (rules.highest + 1);
/** Place of a position in a table of one number of blocks left. The second block is 0 with the last one. */
const placeOf = (rules: BlocksRules, most: number, heights: number, cleared: number, one: number, two: number) =>
  ((heights * (most + 1) + cleared) * (rules.highest + 1) + one) * (rules.highest + 1) + two;
const dropOf = (rules: BlocksRules, heights: number, stack: number, block: number) =>
  (heights * rules.stacks + stack) * (rules.highest + 1) + block;

function drops(rules: BlocksRules, { list, numbers }: Heights): Pick<Table, "after" | "clears"> {
  const size = list.length * rules.stacks * (rules.highest + 1);
  const after = new Int32Array(size).fill(-1);
  const clears = new Uint8Array(size);
  for (const [number, heights] of list.entries())
    for (const [stack, height] of heights.entries())
      for (let block = 1; block <= rules.highest; block += 1) {
        const sum = height + block;
        if (sum > rules.full) continue;
        const drop = dropOf(rules, number, stack, block);
        const isCleared = sum === rules.full;
        after[drop] = numbers.get(keyOf(rules, heights.with(stack, isCleared ? 0 : sum))) ?? -1;
        clears[drop] = isCleared ? 1 : 0;
      }
  return { after, clears };
}

/** What a position is worth after a drop, on average over the block that comes into sight. */
function worthAfter(
  rules: BlocksRules,
  table: Table,
  left: number,
  drop: number,
  cleared: number,
  two: number,
): number {
  const { after, clears, most, worth } = table;
  const to = after[drop] ?? -1;
  if (to < 0) return -1;
  const then = Math.min(most, cleared + (clears[drop] ?? 0));
  const own = worth[left - 1];
  if (left === 1 || own === undefined) return blocksPrice(rules, then);
  if (left === 2) return own[placeOf(rules, most, to, then, two, 0)] ?? 0;
  let sum = 0;
  for (let block = 1; block <= rules.highest; block += 1) sum += own[placeOf(rules, most, to, then, two, block)] ?? 0;
  return sum / rules.highest;
}

function tableOf(rules: BlocksRules): Table {
  const heights = heightsOf(rules);
  const most = rules.ladder.length - 1;
  const table: Table = { heights, most, ...drops(rules, heights), worth: [] };
  for (let left = 1; left <= rules.blocks; left += 1) {
    const worth = new Float64Array(places(rules, table));
    table.worth[left] = worth;
    for (let number = 0; number < heights.list.length; number += 1)
      for (let cleared = 0; cleared <= most; cleared += 1)
        for (let one = 1; one <= rules.highest; one += 1)
          for (let two = left === 1 ? 0 : 1; two <= (left === 1 ? 0 : rules.highest); two += 1) {
            let best = -1;
            for (let stack = 0; stack < rules.stacks; stack += 1)
              best = Math.max(best, worthAfter(rules, table, left, dropOf(rules, number, stack, one), cleared, two));
            worth[placeOf(rules, most, number, cleared, one, two)] = best < 0 ? blocksPrice(rules, cleared) : best;
          }
  }
  return table;
}

const tables = new WeakMap<BlocksRules, Table>();
function tableFor(rules: BlocksRules): Table {
  const table = tables.get(rules) ?? tableOf(rules);
  tables.set(rules, table);
  return table;
}

/** The stack, in rising order of heights, that a way drops the first block on; −1 where it fits nowhere. */
function stackFor(rules: BlocksRules, way: BlocksWay, number: number, shown: Omit<Shown, "heights">): number {
  const table = tableFor(rules);
  const [one = 1, two = 0] = shown.next;
  let found = -1;
  let best = -1;
  for (let stack = 0; stack < rules.stacks; stack += 1) {
    const drop = dropOf(rules, number, stack, one);
    const worth =
      way === "best"
        ? worthAfter(rules, table, shown.left, drop, Math.min(table.most, shown.cleared), two)
        : (table.after[drop] ?? -1) < 0
          ? -1
          : (table.heights.list[number]?.[stack] ?? 0);
    if (worth > best) [found, best] = [stack, worth];
  }
  return found;
}

/** The stack as it stands that a way drops the first block on. */
export function columnFor(rules: BlocksRules, way: BlocksWay, { heights, ...shown }: Shown): number {
  const { heights: known } = tableFor(rules);
  const number = known.numbers.get(keyOf(rules, heights)) ?? 0;
  const height = known.list[number]?.[stackFor(rules, way, number, shown)];
  return heights.findIndex((own) => own === height);
}

/** Chances of 0, 1, 2 … cleared stacks, the last one with all above it: positions are followed block by block. */
export function clearedChances(rules: BlocksRules, way: BlocksWay): number[] {
  const table = tableFor(rules);
  const { most, after, clears } = table;
  const ended = Array.from({ length: most + 1 }, () => 0);
  const end = (cleared: number, chance: number) => {
    ended[cleared] = (ended[cleared] ?? 0) + chance;
  };
  const faces = Array.from({ length: rules.highest }, (_, index) => index + 1);
  let now = new Float64Array(places(rules, table));
  const start = table.heights.numbers.get(0) ?? 0;
  for (const one of faces)
    for (const two of faces) now[placeOf(rules, most, start, 0, one, two)] = 1 / rules.highest ** 2;
  for (let left = rules.blocks; left > 0; left -= 1) {
    const next = new Float64Array(now.length);
    for (let number = 0; number < table.heights.list.length; number += 1)
      for (let cleared = 0; cleared <= most; cleared += 1)
        for (const one of faces)
          for (const two of left === 1 ? [0] : faces) {
            const chance = now[placeOf(rules, most, number, cleared, one, two)] ?? 0;
            if (chance === 0) continue;
            const stack = stackFor(rules, way, number, { next: [one, two], left, cleared });
            if (stack < 0) {
              end(cleared, chance);
              continue;
            }
            const drop = dropOf(rules, number, stack, one);
            const to = after[drop] ?? 0;
            const then = Math.min(most, cleared + (clears[drop] ?? 0));
            if (left === 1) end(then, chance);
            else
              for (const block of left === 2 ? [0] : faces) {
                const place = placeOf(rules, most, to, then, two, block);
                next[place] = (next[place] ?? 0) + chance / (left === 2 ? 1 : rules.highest);
              }
          }
    now = next;
  }
  return ended;
}
