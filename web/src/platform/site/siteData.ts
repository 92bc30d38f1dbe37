/**
 * What every page knows about the site and its visitor, and what stands in while the gateway does not answer. The two
 * are asked for apart: the site's settings are everybody's and may be kept by caches, the player's are their alone.
 */
import type { ApolloClient } from "@apollo/client";
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, LANGUAGES } from "#shared/site/languages.ts";
import { useViewerQuery, ViewerDocument, type ViewerQuery } from "@/operations/people/generated.ts";
import { SiteConfigDocument, type SiteConfigQuery, useSiteConfigQuery } from "@/operations/site/generated.ts";

export type SiteConfig = NonNullable<SiteConfigQuery["siteConfig"]>;
export type Viewer = NonNullable<ViewerQuery["viewer"]>;

/**
 * Both as they travel from the server to the browser; null for what was not told, with `viewer: null` inside for a
 * guest.
 */
export interface SiteData {
  config: SiteConfigQuery | null;
  visitor: ViewerQuery | null;
}

/** The operator's settings; null while they are not known. */
export function useSiteConfig(): SiteConfig | null {
  return useSiteConfigQuery().data?.siteConfig ?? null;
}

/** The signed-in player; null for a guest, and while nobody can tell. */
export function useViewer(): Viewer | null {
  return useViewerQuery().data?.viewer ?? null;
}

type Reader = Pick<ApolloClient, "readQuery">;

/** The settings as the cache has them. */
export function readSiteConfig(client: Reader): SiteConfig | null {
  return client.readQuery({ query: SiteConfigDocument })?.siteConfig ?? null;
}

/** The player as the cache has them; null for a guest, undefined while nobody can tell. */
export function readViewer(client: Reader): Viewer | null | undefined {
  return client.readQuery({ query: ViewerDocument })?.viewer;
}

/** What the cache holds of both. */
export function readSiteData(client: Reader): SiteData {
  return {
    config: client.readQuery({ query: SiteConfigDocument }),
    visitor: client.readQuery({ query: ViewerDocument }),
  };
}

/** Puts both into a cache. */
export function writeSiteData(client: Pick<ApolloClient, "writeQuery">, { config, visitor }: SiteData): void {
  if (config !== null) client.writeQuery({ query: SiteConfigDocument, data: config });
  if (visitor !== null) client.writeQuery({ query: ViewerDocument, data: visitor });
}

/** Languages that are both offered by the operator and written; all of them while the config is not known. */
export function allowedLanguages(
  config: Pick<SiteConfig, "languages" | "langHiddenUnauthorized"> | null | undefined,
  isSignedIn: boolean,
  hasUaCookie: boolean,
): LanguageCode[] {
  const offered = config?.languages.map(({ code }) => code) ?? Object.keys(LANGUAGES);
  const hidden = isSignedIn || hasUaCookie ? [] : (config?.langHiddenUnauthorized ?? []);
  const allowed = offered.filter(isLanguageCode).filter((code) => !hidden.includes(code));
  return allowed.length > 0 ? allowed : [DEFAULT_LANGUAGE];
}
