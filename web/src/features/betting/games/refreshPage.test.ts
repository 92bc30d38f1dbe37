import { ApolloClient, ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { expect, it } from "vitest";
import { createBrowserCache } from "@/platform/apollo/browserCache.ts";
import { GamesDocument, type GamesQueryVariables } from "@/operations/betting/generated.ts";
import { MOST_AT_ONCE, refreshPage, spliced } from "./refreshPage.ts";
import { testGame } from "./testGames.ts";

it.each([
  { name: "a game left the page", known: "abcdef", from: 2, page: "cef", hasMore: true, left: "abcef" },
  { name: "one came within the page", known: "abcdef", from: 2, page: "cxd", hasMore: true, left: "abcxdef" },
  {
    name: "one came behind the page's last known game",
    known: "abcdef",
    from: 0,
    page: "abx",
    hasMore: true,
    left: "abxcdef",
  },
  {
    name: "a game moved back out of an earlier page",
    known: "abcdef",
    from: 2,
    page: "cda",
    hasMore: true,
    left: "bcdaef",
  },
  {
    name: "nothing of the page is known any more",
    known: "abcdef",
    from: 2,
    page: "xy",
    hasMore: true,
    left: "abxyef",
  },
  { name: "the list ends with the page", known: "abcdef", from: 2, page: "cd", hasMore: false, left: "abcd" },
])("puts a page in its place: $name", ({ known, from, page, hasMore, left }) => {
  expect(spliced([...known], from, [...page], hasMore).join("")).toBe(left);
});

it("goes through a list that is longer than what comes at once: who left is gone, who came is there, the other pages stand", async () => {
  const game = (id: string) => ({ ...testGame(id), __typename: "Game" as const });
  let present = Array.from({ length: 250 }, (_, index) => String(index + 1));
  const asked: (string | null)[] = [];
  const answer = (after: string | null, first: number) => {
    const start = after === null ? 0 : present.findIndex((id) => Number(id) > Number(after));
    const page = start === -1 ? [] : present.slice(start, start + first);
    return {
      games: {
        __typename: "GameConnection" as const,
        totalCount: present.length,
        edges: page.map((id) => ({ __typename: "GameEdge" as const, cursor: id, node: game(id) })),
        pageInfo: {
          __typename: "PageInfo" as const,
          hasNextPage: page.at(-1) !== present.at(-1),
          endCursor: page.at(-1) ?? null,
        },
      },
    };
  };
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const after = (variables["after"] as string | undefined) ?? null;
        asked.push(after);
        observer.next({ data: answer(after, Number(variables["first"])) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createBrowserCache(), link });
  const variables: GamesQueryVariables = { filter: { section: "LINE" }, first: 50 };
  const list = () => client.readQuery({ query: GamesDocument, variables })?.games;
  client.writeQuery({ query: GamesDocument, variables, data: answer(null, 250) });

  present = present.filter((id) => id !== "7" && id !== "150" && id !== "249");
  const ids = () => list()?.edges.map(({ node }) => node.id) ?? [];
  let from = 0;
  const step = async () => {
    from = await refreshPage(client, variables, list()?.edges ?? [], from);
  };
  await step();
  expect([ids().length, ids().includes("7"), ids().includes("150"), from]).toEqual([249, false, true, MOST_AT_ONCE]);
  await step();
  await step();
  expect(ids()).toEqual(present);
  expect([list()?.totalCount, list()?.pageInfo.hasNextPage, from]).toEqual([247, false, 0]);
  expect(asked).toEqual([null, "101", "202"]);
});
