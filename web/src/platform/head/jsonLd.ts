/** Structured data of pages for search engines (schema.org), typed by its own vocabulary. */
import type {
  BreadcrumbList,
  Article as SchemaArticle,
  Organization,
  SportsEvent,
  WebSite,
  WithContext,
} from "schema-dts";

export type JsonLd =
  | WithContext<BreadcrumbList>
  | WithContext<SchemaArticle>
  | WithContext<Organization>
  | WithContext<SportsEvent>
  | WithContext<WebSite>;

export const SCHEMA = "https://schema.org" as const;

/** A page on the way to another; `to` is a path with prefix. */
export interface Crumb {
  name: string;
  to: string;
}

/** The way to a page. Null for the home page, which has none. */
export function breadcrumbList(trail: readonly Crumb[], origin: string): JsonLd | null {
  if (trail.length < 2) return null;
  return {
    "@context": SCHEMA,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${to}`,
    })),
  };
}

export interface SiteFacts {
  company: string;
  legalName?: string;
  origin: string;
  language: string;
  socialLinks?: readonly string[];
}

/** As the text of a script element: nothing in it can end the element or begin another. */
export function scriptText(data: JsonLd): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
