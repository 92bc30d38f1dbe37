/** Which markets the page of a game shows, in which order and in which columns. Pure. */
import type { MarketFieldsFragment } from "@/operations/betting/generated.ts";

type Market = MarketFieldsFragment;

/** Markets of one type: their lines are rows of the same card. */
export interface Card {
  type: string;
  markets: readonly Market[];
}

/** Lower case, without marks, ё as е: as people type it. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Markets whose name or one of whose outcomes holds every word that was typed. */
export function foundMarkets(markets: readonly Market[], query: string): readonly Market[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return markets;
  return markets.filter(({ name, outcomes }) => {
    const text = plain([name, ...outcomes.map((outcome) => outcome.name)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Cards of these markets, pinned types first in the order they were pinned. */
export function cardsOf(markets: readonly Market[], pinned: readonly string[] = []): Card[] {
  const types = Map.groupBy(markets, ({ type }) => type);
  const place = (type: string) => (pinned.includes(type) ? pinned.indexOf(type) : pinned.length);
  return [...types]
    .map(([type, same]) => ({ type, markets: same }))
    .toSorted((one, other) => place(one.type) - place(other.type));
}

/** Groups in the order in which their first markets come. */
export function groupsOf(markets: readonly Market[]): string[] {
  return [...new Set(markets.map(({ group }) => group))];
}

/** Names longer than this, in letters, do not fit three abreast. */
const LONG_NAME = 20;

/** Outcomes side by side in a card's rows. */
export function outcomeColumns({ markets }: Card, names: (market: Market) => readonly string[]): number {
  const [first] = markets;
  if (first === undefined) return 1;
  const longest = Math.max(...markets.flatMap((market) => names(market).map(({ length }) => length)));
  if (longest > LONG_NAME && first.outcomes.length === 3) return 1;
  return first.outcomes.length === 2 || first.outcomes.length === 4 ? 2 : 3;
}

/** Pixels of a card, as the style sheet has them. */
export const CARD = { head: 44, row: 48, foot: 8 } as const;

export function cardHeight(card: Card, columns: number, isFolded: boolean): number {
  if (isFolded) return CARD.head;
  const rows = card.markets.reduce((sum, { outcomes }) => sum + Math.ceil(outcomes.length / columns), 0);
  return CARD.head + rows * CARD.row + CARD.foot;
}

/**
 * Deals cards to columns: each to the column that is lowest so far, so that none ends far below the others. Folding
 * does not count: a card that changed its column under the pointer would be lost to the eye.
 */
export function dealt<Item extends { height: number }>(
  items: readonly Item[],
  columns: number,
): (Item & { top: number })[][] {
  const dealtTo = Array.from({ length: columns }, () => ({ height: 0, items: [] as (Item & { top: number })[] }));
  for (const item of items) {
    const lowest = dealtTo.reduce((best, column) => (column.height < best.height ? column : best));
    lowest.items.push({ ...item, top: lowest.height });
    lowest.height += item.height;
  }
  return dealtTo.map((column) => column.items);
}
