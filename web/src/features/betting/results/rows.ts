import type { ResultRowFragment } from "@/operations/betting/generated.ts";

/** A line of the list: the head of a championship, or a result under it. */
export type ListItem =
  | { kind: "head"; key: string; result: ResultRowFragment; count: number }
  | { kind: "result"; key: string; result: ResultRowFragment };

/** Results under the heads of their championships, in the order given; a closed championship is its head alone. */
export function withHeads(results: readonly ResultRowFragment[], closed: ReadonlySet<string>): ListItem[] {
  const items: ListItem[] = [];
  let head: Extract<ListItem, { kind: "head" }> | undefined;
  for (const result of results) {
    const { id } = result.championship;
    if (head === undefined || head.result.championship.id !== id) {
      head = { kind: "head", key: `head-${id}-${result.id}`, result, count: 0 };
      items.push(head);
    }
    head.count += 1;
    if (!closed.has(id)) items.push({ kind: "result", key: result.id, result });
  }
  return items;
}
