import type { GameRowFragment } from "@/operations/generated.ts";

/** A line of a list: the head of a championship, or a game under it. */
export type ListItem = { kind: "head"; key: string; game: GameRowFragment; count: number } | { kind: "game"; key: string; game: GameRowFragment };

/** Lays games out under the heads of their championships, in the order given; a head comes before each run of games. */
export function withHeads(games: readonly GameRowFragment[]): ListItem[] {
  const items: ListItem[] = [];
  let head: Extract<ListItem, { kind: "head" }> | undefined;
  for (const game of games) {
    if (head === undefined || head.game.championship?.id !== game.championship?.id) {
      head = { kind: "head", key: `head-${game.id}`, game, count: 0 };
      items.push(head);
    }
    head.count += 1;
    items.push({ kind: "game", key: game.id, game });
  }
  return items;
}
