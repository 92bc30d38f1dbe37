import { ApolloClient, ApolloLink, gql, makeVar } from "@apollo/client";
import { ApolloProvider, skipToken } from "@apollo/client/react";
import * as apollo from "@apollo/client/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentCache } from "./documentCache.ts";
import * as server from "./serverHooks.ts";

const query = gql`query Sport($id: ID!) { sport(id: $id) { name } }`;
const answer = { sport: { __typename: "Sport", name: "Football" } };

interface Case {
  variables: { id: string };
  skip?: boolean;
  ssr?: boolean;
  fetchPolicy?: "cache-first" | "cache-only" | "network-only" | "no-cache" | "cache-and-network";
}

/** What a component is shown by one of the two sets of hooks while a page is rendered. */
function told(useQuery: unknown, options: Case | typeof skipToken): string {
  const client = new ApolloClient({ cache: new DocumentCache(), ssrMode: true, link: ApolloLink.empty() });
  client.writeQuery({ query, variables: { id: "1" }, data: answer });
  const ask = useQuery as (
    document: typeof query,
    options: unknown,
  ) => { data?: unknown; loading: boolean; error?: unknown };
  const Shown: ComponentType = () => {
    const { data, loading, error } = ask(query, options);
    return JSON.stringify({ data, loading, error });
  };
  return renderToString(
    <ApolloProvider client={client}>
      <Shown />
    </ApolloProvider>,
  );
}

describe("hooks of the server", () => {
  it.each<[string, Case | typeof skipToken]>([
    ["an answer that is there", { variables: { id: "1" } }],
    ["one that is not", { variables: { id: "2" } }],
    ["a skipped question", { variables: { id: "1" }, skip: true }],
    ["a skipped question, by token", skipToken],
    ["a question for the browser only", { variables: { id: "1" }, ssr: false }],
    ["an answer that must be new", { variables: { id: "1" }, fetchPolicy: "network-only" }],
    ["an answer that may be old", { variables: { id: "1" }, fetchPolicy: "cache-and-network" }],
  ])("tell what Apollo's own tell: %s", (_, options) => {
    expect(told(server.useQuery, options)).toBe(told(apollo.useQuery, options));
  });

  it("show what is there, and that the rest is on its way", () => {
    expect(told(server.useQuery, { variables: { id: "1" } })).toContain("Football");
    expect(told(server.useQuery, { variables: { id: "2" } })).toContain("&quot;loading&quot;:true");
  });

  it("read a variable", () => {
    const variable = makeVar("dark");
    const Shown = () => server.useReactiveVar(variable);
    expect(renderToString(<Shown />)).toBe("dark");
  });
});
