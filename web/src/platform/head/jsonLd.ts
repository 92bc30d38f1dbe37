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

const context = "https://schema.org" as const;

/** A page on the way to another; `to` is a path with prefix. */
export interface Crumb {
  name: string;
  to: string;
}

/** The way to a page. Null for the home page, which has none. */
export function breadcrumbList(trail: readonly Crumb[], origin: string): JsonLd | null {
  if (trail.length < 2) return null;
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${to}`,
    })),
  };
}

export interface EventFacts {
  /** Names of the sides, home first. */
  sides: readonly string[];
  championship: string | null;
  sport: string | null;
  startsAt: string;
  /** Whether it was called off. */
  isCancelled: boolean;
  description?: string;
  /** Path with prefix. */
  path: string;
}

/** A game. Where it is played is not known, so nothing is stated of it. */
export function sportsEvent(
  { sides, championship, sport, startsAt, isCancelled, description, path }: EventFacts,
  origin: string,
): JsonLd {
  const team = (name: string) => ({ "@type": "SportsTeam" as const, name, ...(sport !== null && { sport }) });
  const [home, away] = sides;
  return {
    "@context": context,
    "@type": "SportsEvent",
    name: sides.join(" – "),
    startDate: startsAt,
    url: `${origin}${path}`,
    eventStatus: isCancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    ...(description !== undefined && { description }),
    ...(sport !== null && { sport }),
    ...(championship !== null && { superEvent: { "@type": "SportsEvent" as const, name: championship } }),
    ...(home !== undefined &&
      away !== undefined &&
      sides.length === 2 && { homeTeam: team(home), awayTeam: team(away) }),
    competitor: sides.map(team),
  };
}

export interface ArticleFacts {
  title: string;
  description: string;
  publishedAt: string;
  updatedAt: string;
  path: string;
  isNews: boolean;
}

/** An article of the blog or the news. */
export function article(
  { title, description, publishedAt, updatedAt, path, isNews }: ArticleFacts,
  site: SiteFacts,
): JsonLd {
  const publisher = {
    "@type": "Organization" as const,
    name: site.company,
    url: site.origin,
    logo: { "@type": "ImageObject" as const, url: `${site.origin}/icons/icon-512.png` },
  };
  return {
    "@context": context,
    "@type": isNews ? "NewsArticle" : "BlogPosting",
    headline: title.slice(0, 110),
    description,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: site.language,
    mainEntityOfPage: `${site.origin}${path}`,
    image: `${site.origin}/icons/icon-512.png`,
    author: publisher,
    publisher,
  };
}

export interface SiteFacts {
  company: string;
  legalName?: string;
  origin: string;
  language: string;
  socialLinks?: readonly string[];
}

/** The operator, told on the home page. */
export function organization({ company, legalName, origin, socialLinks = [] }: SiteFacts): JsonLd {
  return {
    "@context": context,
    "@type": "Organization",
    name: company,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    ...(legalName !== undefined && { legalName }),
    ...(socialLinks.length > 0 && { sameAs: [...socialLinks] }),
  };
}

/** The site, told on the home page. */
export function webSite({ company, origin, language }: SiteFacts): JsonLd {
  return { "@context": context, "@type": "WebSite", name: company, url: `${origin}/${language}`, inLanguage: language };
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
