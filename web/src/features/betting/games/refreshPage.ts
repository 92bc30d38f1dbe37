/**
 * Long lists are kept fresh a page at a time: writing all their games at once would hold up the scrolling. A page takes
 * the place of the games it covers; those before and after it stand as they are.
 */
import { type ApolloClient, type Reference, type StoreObject } from "@apollo/client";
import { GameRowFragmentDoc, GamesDocument, type GamesQueryVariables } from "@/operations/betting/generated.ts";

/** Games that the gateway gives at once. */
export const MOST_AT_ONCE = 100;

/**
 * Ids of a list after a page of it came again.
 * @param from place of the page's first game
 * @param hasMore whether the list goes on behind the page
 */
export function spliced(known: readonly string[], from: number, page: readonly string[], hasMore: boolean): string[] {
  const fresh = new Set(page);
  const before = known.slice(0, from).filter((id) => !fresh.has(id));
  if (!hasMore) return [...before, ...page];
  const covered = known.findLastIndex((id, index) => index >= from && fresh.has(id));
  // Where nothing of the page is known, all that stood there has gone.
  const rest = known.slice(covered === -1 ? from + page.length : covered + 1);
  return [...before, ...page, ...rest.filter((id) => !fresh.has(id))];
}

interface CachedEdge {
  cursor: string;
  node: Reference;
}
interface CachedList {
  edges: CachedEdge[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Asks for a page again and puts it into the list as the cache has it. Answers where the next page begins: 0 behind the
 * last.
 */
export async function refreshPage(
  client: ApolloClient,
  variables: GamesQueryVariables,
  edges: readonly { cursor: string; node: { id: string } }[],
  from: number,
): Promise<number> {
  const after = from === 0 ? undefined : edges[from - 1]?.cursor;
  const { data } = await client.query({
    query: GamesDocument,
    variables: { ...variables, first: MOST_AT_ONCE, ...(after !== undefined && { after }) },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
  });
  const page = data?.games;
  if (page == null) return from;
  const known = edges.map(({ node }) => node.id);
  const ids = spliced(
    known,
    from,
    page.edges.map(({ node }) => node.id),
    page.pageInfo.hasNextPage,
  );
  const cursors = new Map([...edges, ...page.edges].map(({ cursor, node }) => [node.id, cursor]));
  client.cache.batch({
    update: (cache) => {
      for (const { node } of page.edges)
        cache.writeFragment({ fragment: GameRowFragmentDoc, fragmentName: "GameRow", data: node });
      cache.modify<{ games: CachedList | null }>({
        fields: {
          games: (list, { readField, toReference }) => {
            // The same games in the same order: this list, whatever it was asked by.
            const isThis =
              list !== null &&
              "edges" in list &&
              list.edges.length === known.length &&
              list.edges.every(({ node }, index) => readField("id", node) === known[index]);
            if (!isThis) return list;
            const fresh = ids.flatMap((id): (StoreObject & CachedEdge)[] => {
              const node = toReference({ __typename: "Game", id });
              return node === undefined ? [] : [{ __typename: "GameEdge", cursor: cursors.get(id) ?? "", node }];
            });
            return {
              ...list,
              edges: fresh,
              totalCount: page.totalCount,
              pageInfo: page.pageInfo.hasNextPage ? list.pageInfo : { ...list.pageInfo, ...page.pageInfo },
            };
          },
        },
      });
    },
  });
  const next = from + page.edges.length;
  return page.pageInfo.hasNextPage && next < ids.length ? next : 0;
}
