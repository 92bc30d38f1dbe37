/** What the server tells the browser with a page: of the site, of its visitor, and of the address. */
import type { ApolloClient } from "@apollo/client";
import {
  FooterWordsDocument,
  type FooterWordsQuery,
  RouteInfoDocument,
  type RouteInfoQuery,
} from "@/operations/site/generated.ts";
import { askedPath } from "@/platform/site/routeInfo.ts";
import { readSiteData, type SiteData, writeSiteData } from "@/platform/site/siteData.ts";

export interface RootData {
  site: SiteData;
  route: { path: string; answer: RouteInfoQuery } | null;
  /** What the operator says below every page; null if it did not come, then the browser asks for it. */
  footer: FooterWordsQuery | null;
}

/** From the server's cache. */
export function rootData({ client }: { client: ApolloClient }, url: URL): RootData {
  const path = askedPath(url);
  const answer = path === null ? null : client.readQuery({ query: RouteInfoDocument, variables: { path } });
  return {
    site: readSiteData(client),
    route: path === null || answer === null ? null : { path, answer },
    footer: client.readQuery({ query: FooterWordsDocument }),
  };
}

/** Into the browser's. */
export function keepRootData(client: ApolloClient, { site, route, footer }: RootData): void {
  writeSiteData(client, site);
  if (footer !== null) client.writeQuery({ query: FooterWordsDocument, data: footer });
  if (route !== null)
    client.writeQuery({ query: RouteInfoDocument, variables: { path: route.path }, data: route.answer });
}
