// @vitest-environment jsdom
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { createTestApp, playerSite } from "@/testing.tsx";
import { SupportRequestsDocument } from "@/operations/office/generated.ts";
import { appContext, AppProvider } from "@/platform/app/app.ts";
import { definePage } from "./page.ts";

afterEach(cleanup);

const page = definePage({
  documents: { requests: SupportRequestsDocument },
  variables: ({ url }) => ({ requests: url.searchParams.has("request") ? null : { first: 20, filter: null } }),
});

/** A list whose address may name one of its items; it can be asked again at any time, as by a change that is told. */
function List() {
  page.useVariables();
  const { data, refetch } = page.useQuery("requests");
  return (
    <>
      <p>{data === undefined ? "nothing" : "a list"}</p>
      <Link to="?request=1">One</Link>
      <Link to="?">All</Link>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

it("a query that the address no longer needs has no data, and is asked again as it was last asked", async () => {
  const asked: object[] = [];
  const app = await createTestApp(playerSite("1.00"), (operation, variables) => {
    if (operation !== "SupportRequests") return undefined;
    asked.push(variables);
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
    return { viewer: { __typename: "Viewer", id: "1", supportRequests: { totalCount: 0, pageInfo, edges: [] } } };
  });
  const router = createMemoryRouter(
    [{ path: "*", element: <List />, loader: page.clientLoader, HydrateFallback: () => null }],
    { initialEntries: ["/en"], getContext: () => new RouterContextProvider(new Map([[appContext, app]])) },
  );
  render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </AppProvider>,
  );
  await screen.findByText("a list");
  await userEvent.click(screen.getByRole("link", { name: "One" }));
  await screen.findByText("nothing");
  const before = asked.length;
  await userEvent.click(screen.getByRole("button", { name: "Again" }));
  await waitFor(() => expect(asked.length).toBe(before + 1));
  expect(asked.at(-1)).toEqual({ first: 20, filter: null });
  expect(screen.getByText("nothing")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "All" }));
  await screen.findByText("a list");
});
