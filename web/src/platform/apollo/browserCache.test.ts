import { gql } from "@apollo/client";
import { expect, it, vi } from "vitest";
import { createBrowserCache } from "./browserCache.ts";

const query = gql`query Results($filter: String) { results(filter: $filter) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
const list = (...ids: string[]) => ({
  __typename: "ResultConnection",
  totalCount: ids.length,
  edges: ids.map((id) => ({ __typename: "ResultEdge", cursor: id, node: { __typename: "Result", id } })),
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: ids.at(-1) ?? null },
});

it("keeps a list that failed as failed, so that a page is taken over as the server drew it", () => {
  const cache = createBrowserCache();
  const variables = { filter: "day" };
  cache.writeQuery({ query, variables, data: { results: null } });
  expect(cache.readQuery({ query, variables })).toEqual({ results: null });
});

it("keeps the games it knows when asking again fails, and takes them where nothing was known", () => {
  const cache = createBrowserCache();
  const variables = { filter: "day" };
  const ids = () =>
    cache
      .readQuery<{ results: ReturnType<typeof list> }>({ query, variables })
      ?.results.edges.map(({ node }) => node.id);
  cache.writeQuery({ query, variables, data: { results: null } });
  cache.writeQuery({ query, variables, data: { results: list("1", "2") } });
  expect(ids()).toEqual(["1", "2"]);
  cache.writeQuery({ query, variables, data: { results: null } });
  expect(ids()).toEqual(["1", "2"]);
});

it.each(["banAppeals", "bonuses", "casinoRounds", "coupons", "lottoTickets", "payments", "totoTickets"])(
  "adds the next page to the player's %s, and keeps lists of another choice apart",
  (field) => {
    const cache = createBrowserCache();
    const asked = gql`query Mine($kind: String, $first: Int, $after: String) { viewer { id ${field}(kind: $kind, first: $first, after: $after) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }`;
    const write = (variables: object, ...ids: string[]) =>
      cache.writeQuery({
        query: asked,
        variables,
        data: { viewer: { __typename: "Viewer", id: "1", [field]: list(...ids) } },
      });
    const ids = (kind: string) =>
      cache
        .readQuery<{ viewer: Record<string, ReturnType<typeof list>> }>({ query: asked, variables: { kind, first: 2 } })
        ?.viewer[field]?.edges.map(({ node }) => node.id);
    write({ kind: "one", first: 2 }, "1", "2");
    write({ kind: "other", first: 2 }, "7");
    write({ kind: "one", first: 2, after: "2" }, "3");
    expect(ids("one")).toEqual(["1", "2", "3"]);
    expect(ids("other")).toEqual(["7"]);
  },
);

it("keeps the draw that closes next apart from the list of draws on sale", () => {
  const cache = createBrowserCache();
  const draws = gql`query Draws($first: Int) { totoDraws(state: OPEN, first: $first) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
  cache.writeQuery({ query: draws, variables: { first: 50 }, data: { totoDraws: list("1", "2") } });
  cache.writeQuery({ query: draws, variables: { first: 1 }, data: { totoDraws: list("1") } });
  expect(cache.readQuery({ query: draws, variables: { first: 50 } })).toEqual({ totoDraws: list("1", "2") });
});

it("takes the latest list of a sport's championships, without a complaint about one that is gone", () => {
  const cache = createBrowserCache();
  const complaints = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const sports = gql`query Sports { sports { id championships { id } } }`;
  const told = (...ids: string[]) => ({
    sports: [{ __typename: "Sport", id: "1", championships: ids.map((id) => ({ __typename: "Championship", id })) }],
  });
  for (const data of [told("88", "89"), told("88")]) cache.writeQuery({ query: sports, data });
  expect(cache.readQuery({ query: sports })).toEqual(told("88"));
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
