/** Pages of lists that a service answers with their total. */

export interface Page<Node> {
  edges: { node: Node; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export function pageOf<Node extends { id: string }>(
  nodes: readonly Node[],
  cursor: { write: (id: string) => string },
  { total, has_more: hasNextPage }: { total: number; has_more: boolean },
): Page<Node> {
  const edges = nodes.map((node) => ({ node, cursor: cursor.write(node.id) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
}
