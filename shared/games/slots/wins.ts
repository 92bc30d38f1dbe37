/** What a grid pays. */
import type { Multiplier } from "../game.ts";
import { countIn, type Grid, payOf, type SlotRules, WILD } from "./rules.ts";

export interface Win {
  symbol: string;
  /** Reels from the left that it is on. */
  count: number;
  /** Index of the line; absent with ways. */
  line?: number;
  /** In how many ways; absent with lines. */
  ways?: number;
  /** Before any multiplier. */
  pays: Multiplier;
}

/**
 * A line from the left: its symbol with wilds in its place, or the wilds that it begins with where those pay more. Wilds
 * stand for no symbol that pays nothing, such as a scatter.
 */
function lineWin(rules: SlotRules, grid: Grid, line: string, index: number): Win | null {
  let wilds = 0;
  let symbol = WILD;
  let count = 0;
  for (; count < grid.length; count += 1) {
    const found = grid[count]?.[Number(line[count])] ?? "";
    if (symbol === WILD) {
      if (found === WILD) wilds += 1;
      else if (rules.pays[found] === undefined) break;
      else symbol = found;
    } else if (found !== symbol && found !== WILD) break;
  }
  const asWilds = payOf(rules, WILD, wilds);
  const asSymbol = symbol === WILD ? 0 : payOf(rules, symbol, count);
  if (asWilds === 0 && asSymbol === 0) return null;
  return asWilds > asSymbol
    ? { symbol: WILD, count: wilds, line: index, pays: asWilds * rules.unit }
    : { symbol, count, line: index, pays: asSymbol * rules.unit };
}

/** A symbol pays once for each choice of one of its places on each reel. No wild is on the first reel. */
function waysWin(rules: SlotRules, grid: Grid, symbol: string): Win | null {
  let ways = 1;
  let count = 0;
  for (; count < grid.length; count += 1) {
    const window = grid[count] ?? "";
    const places = countIn(window, symbol) + countIn(window, WILD);
    if (places === 0) break;
    ways *= places;
  }
  const pay = payOf(rules, symbol, count);
  return pay === 0 ? null : { symbol, count, ways, pays: pay * ways * rules.unit };
}

export function winsOf(rules: SlotRules, grid: Grid): Win[] {
  const wins: Win[] = [];
  if (rules.lines === undefined) {
    const first = grid[0] ?? "";
    for (const symbol of new Set(first)) {
      const win = rules.pays[symbol] === undefined ? null : waysWin(rules, grid, symbol);
      if (win !== null) wins.push(win);
    }
  } else
    for (let index = 0; index < rules.lines.length; index += 1) {
      const win = lineWin(rules, grid, rules.lines[index] ?? "", index);
      if (win !== null) wins.push(win);
    }
  return wins;
}

export function paidFor(wins: readonly Win[]): Multiplier {
  let total = 0;
  for (const { pays } of wins) total += pays;
  return total;
}

/** Whether a cell has a part in a win. */
export function isPart(rules: SlotRules, grid: Grid, { symbol, count, line }: Win, reel: number, row: number): boolean {
  if (reel >= count) return false;
  if (line !== undefined) return Number(rules.lines?.[line]?.[reel]) === row;
  const found = grid[reel]?.[row];
  return found === symbol || found === WILD;
}
