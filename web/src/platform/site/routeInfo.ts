/** What the operator's services say about the address a page stands at: its head, and where the address moved to. */
import type { ApolloClient } from "@apollo/client";
import { useLocation } from "react-router";
import { pageQuery } from "#shared/routes/pageQuery.ts";
import { RouteInfoDocument, type RouteInfoQuery, useRouteInfoQuery } from "@/operations/site/generated.ts";

export type RouteInfo = NonNullable<RouteInfoQuery["route"]>;

/** Longest address the gateway answers for. */
const LONGEST = 2048;

/**
 * Address to ask about: with what of its query changes the page, where both fit; null for one that is too long to be
 * any page's. The query is spelt in one way: the server's router spells it again ("?a" as "?a=", "%20" as "+"), and
 * what it asked, maybe for a page that many get, must be found under the browser's spelling.
 */
export function askedPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const query = pageQuery(pathname, search);
  const whole = query === "" ? pathname : `${pathname}?${query}`;
  if (whole.length <= LONGEST) return whole;
  return pathname.length <= LONGEST ? pathname : null;
}

/** What is known of the present address; null while nothing is, or where nothing was told. */
export function useRouteInfo(): RouteInfo | null {
  const path = askedPath(useLocation());
  const { data } = useRouteInfoQuery({ variables: { path: path ?? "/" }, skip: path === null });
  return data?.route ?? null;
}

/** The same from the cache. */
export function readRouteInfo(client: Pick<ApolloClient, "readQuery">, path: string | null): RouteInfo | null {
  return path === null ? null : (client.readQuery({ query: RouteInfoDocument, variables: { path } })?.route ?? null);
}
