/** What pages say about themselves to search engines and messengers (SPEC 3.23), from the names of what is on them. */
import type { z } from "zod";
import type { pageSeo } from "./api.ts";
import { readPath } from "./path.ts";
import { seoTexts, type PageKind } from "./seoTexts.ts";
import { sitePageOf, type SiteNames, type SitePage } from "./sitePage.ts";
import { loadTexts, textLanguage, toldText } from "./texts.ts";
import type { Text } from "./markup.ts";

export type PageSeo = z.infer<typeof pageSeo>;

export interface SeoOptions extends SiteNames {
  company: string;
  /** Host of the site's main address, where this one is a mirror of it; null where it is the main one. */
  canonicalDomain: string | null;
}

const indexed = "index, follow";
const hidden = "noindex, nofollow";
const openGraphLocales = { en: "en_GB", ru: "ru_RU", ar: "ar_AR" } as const;

/** Kinds of pages that have a text below and a head of their own. */
const textOf: Partial<Record<PageKind, string>> = { home: "home", line: "line", live: "live", sport: "sport", sportLive: "sport" };
const texts = new Map(["home", "line", "live", "sport"].map((name) => [name, loadTexts("seo", name)]));

/** Head of a page in a language; all null or empty for a path that is no page of the site. */
export function seoOf(options: SeoOptions, url: string, lng: string): PageSeo {
  const page = sitePageOf(options, url, lng);
  if (page === null) {
    return { title: null, description: null, siteName: null, metaRobots: hidden, hierarchyMetaRobots: null, metas: [], customCanonical: null, content: null };
  }
  const template = seoTexts[page.kind][textLanguage(lng)];
  const fill = (words: string) => filled(words, options.company, page, lng);
  const [title, description] = [fill(template.title), fill(template.description)];
  const isPrivate = page.kind === "login" || page.kind === "office";
  const below = pageText(page, lng, options.company);
  return {
    title, description, siteName: options.company,
    metaRobots: isPrivate ? hidden : indexed,
    hierarchyMetaRobots: ["user", "office"].includes(readPath(url).segments[0] ?? "") ? hidden : indexed,
    metas: metasOf(options.company, page, { title, description, lng }),
    customCanonical: canonicalOf(url, options.canonicalDomain),
    content: below === null ? null : { content: below.blocks, styles: [] },
  };
}

/** How the head of a page looks; null for pages without one. */
export function visualOf(options: SeoOptions, url: string, lng: string): { heading: string; lead: string; tokens: { css_prop: string; css_value: string }[] } | null {
  const page = sitePageOf(options, url, lng);
  const text = page === null ? null : pageText(page, lng, options.company);
  if (text === null) return null;
  const isLive = page?.kind === "live" || page?.kind === "sportLive";
  return { heading: text.title, lead: text.lead, tokens: isLive ? [{ css_prop: "--color-accent", css_value: "#3ECB92" }] : [] };
}

function pageText(page: SitePage, lng: string, company: string): Text | null {
  const known = texts.get(textOf[page.kind] ?? "");
  return known === undefined ? null : toldText(known, lng, { company, name: page.name });
}

function metasOf(company: string, page: SitePage, { title, description, lng }: { title: string; description: string; lng: string }): PageSeo["metas"] {
  const property = (name: string, content: string) => ({ name: null, property: name, content });
  const day = page.isArticle && page.date !== null ? [property("article:published_time", new Date(page.date * 1000).toISOString())] : [];
  return [
    property("og:title", title), property("og:description", description), property("og:site_name", company),
    property("og:type", page.isArticle ? "article" : "website"), property("og:locale", openGraphLocales[textLanguage(lng)]),
    { name: "twitter:card", property: null, content: "summary" }, ...day,
  ];
}

/** A mirror names the main host; an address with a query names itself without it, as campaigns add queries of their own. */
function canonicalOf(url: string, canonicalDomain: string | null): PageSeo["customCanonical"] {
  if (canonicalDomain !== null) return { mode: "mirror", targetUrl: null, domain: canonicalDomain };
  const { language, segments, query } = readPath(url);
  if (query === "") return null;
  return { mode: "url", targetUrl: `/${[...(language === null ? [] : [language]), ...segments].map(encodeURIComponent).join("/")}`, domain: null };
}

function filled(template: string, company: string, page: SitePage, lng: string): string {
  const locale = lng === "ru" ? "ru-RU" : lng === "ar" ? "ar-EG-u-nu-latn" : "en-GB";
  const date = page.date === null ? "" : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(page.date * 1000);
  return template
    .replaceAll("{company}", company).replaceAll("{name}", page.name).replaceAll("{sport}", page.sport)
    .replaceAll("{championship}", page.championship).replaceAll("{date}", date).replaceAll("{lead}", page.lead);
}
