/** Counts what comes of all deals of casino hold'em: it takes a minute, so what it finds is stored. */
import { CARDS, suitOf } from "../../cards/cards.ts";
import { handValue, kindOf } from "../handValue.ts";
import {
  antePaid,
  type HoldemCounts,
  type HoldemResult,
  type HoldemWay,
  holdemWays,
  isCalled,
  QUALIFIES,
} from "../holdem.ts";

type Table = [number, number, number, number, number];
/** Places of the three cards of five that came first. */
const flops: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 1, 4],
  [0, 2, 3],
  [0, 2, 4],
  [0, 3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 4],
  [2, 3, 4],
];

/** Five cards as they differ by more than the names of their suits, each with how many it stands for. */
export function kindsOfTables(): { table: Table; count: number }[] {
  const found = new Map<number, { table: Table; count: number }>();
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        for (let d = c + 1; d < CARDS; d += 1)
          for (let e = d + 1; e < CARDS; e += 1) {
            const table: Table = [a, b, c, d, e];
            // Suits get their names in the order they come; equal ranks may give one kind two names, which does no harm.
            let [names, used, key] = [0, 0, 0];
            for (const card of table) {
              const suit = suitOf(card);
              if (((names >> (suit * 3)) & 7) === 0) {
                used += 1;
                names |= used << (suit * 3);
              }
              key = key * CARDS + (card - suit) + ((names >> (suit * 3)) & 7) - 1;
            }
            const same = found.get(key);
            if (same === undefined) found.set(key, { table, count: 1 });
            else same.count += 1;
          }
  return [...found.values()];
}

interface Tally {
  folded: number;
  called: Record<number, Record<HoldemResult, number>>;
}
const emptyTally = (): Tally => ({ folded: 0, called: {} });

/** What the two cards of both come to with these five on the table, for each way to play. */
export function countTable(table: Table): Record<HoldemWay, HoldemCounts> {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !table.includes(card));
  const holes = left.flatMap((one, index) =>
    left.slice(index + 1).map((other) => ({ one, other, value: handValue([one, other, ...table]) })),
  );
  const sorted = holes.toSorted((one, other) => one.value - other.value);
  // Hands below, and hands that are lower or equal, by the cards in them: those that share a card can't be the dealer's.
  const tally: Record<HoldemWay, Tally> = { careful: emptyTally(), always: emptyTally() };
  const below = { all: 0, by: new Int32Array(CARDS) };
  const weak = { all: 0, by: new Int32Array(CARDS) };
  for (const { one, other, value } of sorted)
    if (value < QUALIFIES) {
      weak.all += 1;
      weak.by[one] = (weak.by[one] ?? 0) + 1;
      weak.by[other] = (weak.by[other] ?? 0) + 1;
    }
  const equal = new Int32Array(CARDS);
  const deals = 990;
  for (let from = 0; from < sorted.length;) {
    const { value = 0 } = sorted[from] ?? {};
    let to = from;
    equal.fill(0);
    for (; sorted[to]?.value === value; to += 1) {
      const { one = 0, other = 0 } = sorted[to] ?? {};
      equal[one] = (equal[one] ?? 0) + 1;
      equal[other] = (equal[other] ?? 0) + 1;
    }
    const ante = antePaid(kindOf(value));
    for (let index = from; index < to; index += 1) {
      const { one = 0, other = 0 } = sorted[index] ?? {};
      const isOwnWeak = value < QUALIFIES;
      // The hand itself is among those with each of its cards.
      const self = isOwnWeak ? 1 : 0;
      const notQualified = weak.all - (weak.by[one] ?? 0) - (weak.by[other] ?? 0) + self;
      const lower = below.all - (below.by[one] ?? 0) - (below.by[other] ?? 0);
      const same = to - from - (equal[one] ?? 0) - (equal[other] ?? 0) + 1;
      const result: Record<HoldemResult, number> = isOwnWeak
        ? { notQualified, won: 0, push: 0, lost: deals - notQualified }
        : { notQualified, won: lower - notQualified, push: same, lost: deals - lower - same };
      let called = 0;
      for (const [first, second, third] of flops)
        if (isCalled(one, other, [table[first] ?? 0, table[second] ?? 0, table[third] ?? 0])) called += 1;
      add(tally.always, ante, result, flops.length);
      add(tally.careful, ante, result, called);
      tally.careful.folded += deals * (flops.length - called);
    }
    for (let index = from; index < to; index += 1) {
      const { one = 0, other = 0 } = sorted[index] ?? {};
      below.all += 1;
      below.by[one] = (below.by[one] ?? 0) + 1;
      below.by[other] = (below.by[other] ?? 0) + 1;
    }
    from = to;
  }
  return tally;
}

function add({ called }: Tally, ante: number, result: Readonly<Record<HoldemResult, number>>, times: number): void {
  const entry = (called[ante] ??= { notQualified: 0, won: 0, push: 0, lost: 0 });
  entry.notQualified += result.notQualified * times;
  entry.won += result.won * times;
  entry.push += result.push * times;
  entry.lost += result.lost * times;
}

/** All deals, from these tables with how many each stands for. */
export function countDeals(tables: readonly { table: Table; count: number }[]): Record<HoldemWay, HoldemCounts> {
  const total: Record<HoldemWay, Tally> = { careful: emptyTally(), always: emptyTally() };
  for (const { table, count } of tables) {
    const counted = countTable(table);
    for (const way of holdemWays) {
      total[way].folded += counted[way].folded * count;
      for (const [ante, result] of Object.entries(counted[way].called)) add(total[way], Number(ante), result, count);
    }
  }
  return total;
}
