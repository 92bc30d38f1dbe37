/** Page data for search engines and messengers (SPEC 3.23), from the names of a page's items. */
import type { z } from "zod";
import type { pageSeo } from "./api.ts";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { ROUTES } from "#shared/routes/routes.ts";
import { areaTexts, elsewhere } from "./areaTexts.ts";
import { crumbsOf } from "./crumbs.ts";
import type { SitePage } from "./pageFacts.ts";
import { readPath } from "./path.ts";
import { seoTexts, type PageKind } from "./seoTexts.ts";
import { sitePageOf, type SiteNames } from "./sitePage.ts";
import { loadTexts, textLanguage, toldText, withWords } from "./texts.ts";
import type { Text } from "./markup.ts";

export type PageSeo = z.infer<typeof pageSeo>;

export interface SeoOptions extends SiteNames {
  company: string;
  /** Languages that everybody may see the site in. */
  languages: readonly string[];
  /** Host of the site's main address, where this one is a mirror of it; null if it is the main one. */
  canonicalDomain: string | null;
}

const indexed = "index, follow";
const hidden = "noindex, nofollow";
const openGraphLocales: Readonly<Record<LanguageCode, string>> = { en: "en_GB", ru: "ru_RU", ar: "ar_AR", es: "es_ES" };

/** Kinds of pages that have both a head and a text below. */
const textOf: Partial<Record<PageKind, string>> = {
  home: "home",
  line: "line",
  live: "live",
  sport: "sport",
  sportLive: "sport",
};
const texts = new Map(["home", "line", "live", "sport"].map((name) => [name, loadTexts("seo", name)]));

/** Head of a page in a language; all null or empty for a path that is no page of the site. */
export function seoOf(options: SeoOptions, url: string, lng: string): PageSeo {
  const page = sitePageOf(options, url, lng);
  if (page === null) {
    return {
      title: null,
      description: null,
      siteName: null,
      metaRobots: hidden,
      hierarchyMetaRobots: null,
      metas: [],
      customCanonical: null,
      breadcrumbs: [],
      content: null,
    };
  }
  const [title, description] = wordsOf(page, options.company, lng);
  const below = pageText(page, lng, options.company);
  const { isIndexed } = ROUTES[page.route];
  return {
    title,
    description,
    siteName: options.company,
    metaRobots: isIndexed && page.isKnown ? indexed : hidden,
    hierarchyMetaRobots: isIndexed ? indexed : hidden,
    metas: metasOf(options, page, { title, description, lng }),
    customCanonical: canonicalOf(url, page, options.canonicalDomain),
    breadcrumbs: crumbsOf(options, page, lng),
    content: below === null ? null : { content: below.blocks, styles: [] },
  };
}

/** Title and description. A page that has the company in its name does not say it twice. */
function wordsOf(page: SitePage, company: string, lng: string): [title: string, description: string] {
  const language = textLanguage(lng);
  const template = seoTexts[page.kind][language];
  const { menu } = ROUTES[page.route];
  const lead =
    page.lead !== "" ? page.lead : filled((menu === null ? elsewhere : areaTexts[menu])[language], company, page, lng);
  const title =
    page.kind === "text" && page.name.includes(company) ? page.name : filled(template.title, company, page, lng);
  return [title, filled(template.description, company, { ...page, lead }, lng)];
}

/** How the head of a page looks; null for pages without one. */
export function visualOf(
  options: SeoOptions,
  url: string,
  lng: string,
): { heading: string; lead: string; tokens: { css_prop: string; css_value: string }[] } | null {
  const page = sitePageOf(options, url, lng);
  const text = page === null ? null : pageText(page, lng, options.company);
  if (text === null) return null;
  const isLive = page?.kind === "live" || page?.kind === "sportLive";
  return {
    heading: text.title,
    lead: text.lead,
    tokens: isLive ? [{ css_prop: "--color-accent", css_value: "#3ECB92" }] : [],
  };
}

function pageText(page: SitePage, lng: string, company: string): Text | null {
  const known = texts.get(textOf[page.kind] ?? "");
  return known === undefined ? null : toldText(known, lng, { company, name: page.name });
}

function metasOf(
  { company, languages }: SeoOptions,
  page: SitePage,
  { title, description, lng }: { title: string; description: string; lng: string },
): PageSeo["metas"] {
  const property = (name: string, content: string) => ({ name: null, property: name, content });
  const day =
    page.isArticle && page.date !== null
      ? [property("article:published_time", new Date(page.date * 1000).toISOString())]
      : [];
  return [
    property("og:title", title),
    property("og:description", description),
    property("og:site_name", company),
    property("og:type", page.isArticle ? "article" : "website"),
    property("og:locale", openGraphLocales[textLanguage(lng)]),
    ...Object.entries(openGraphLocales)
      .filter(([code]) => code !== textLanguage(lng) && languages.includes(code))
      .map(([, locale]) => property("og:locale:alternate", locale)),
    { name: "twitter:card", property: null, content: "summary" },
    ...day,
  ];
}

/**
 * A mirror names the main host. An address with a query, or with other words than the page's own, names the page's own
 * address.
 */
function canonicalOf(url: string, page: SitePage, canonicalDomain: string | null): PageSeo["customCanonical"] {
  if (canonicalDomain !== null) return { mode: "mirror", targetUrl: null, domain: canonicalDomain };
  const { language, segments, query } = readPath(url);
  const here = segments.map(encodeURIComponent).join("/");
  if (query === "" && here === page.path) return null;
  return {
    mode: "url",
    targetUrl: `/${[...(language === null ? [] : [language]), ...(page.path === "" ? [] : [page.path])].join("/")}`,
    domain: null,
  };
}

function filled(template: string, company: string, page: SitePage, lng: string): string {
  const { locale } = LANGUAGES[textLanguage(lng)];
  const date =
    page.date === null
      ? ""
      : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(page.date * 1000);
  return withWords(template, {
    company,
    name: page.name,
    sport: page.sport,
    championship: page.championship,
    date,
    lead: page.lead,
  });
}
