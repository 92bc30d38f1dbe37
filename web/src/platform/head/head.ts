/**
 * What stands in the head of a page: the operator's word on the address first, what the page knows of itself where they
 * say nothing or can't be asked.
 */
import { type LanguageCode, usualLanguage } from "#shared/site/languages.ts";
import { mayBeIndexed } from "#shared/wire/publicOrigin.ts";
import { matchRoute, ROUTES, splitPath, withLanguage } from "#shared/routes/routes.ts";
import type { RouteInfo } from "@/platform/site/routeInfo.ts";
import { allowedLanguages, type SiteConfig } from "@/platform/site/siteData.ts";

export const NOINDEX = "noindex, nofollow";

/** What a page says of itself. */
export interface OwnHead {
  /** Without the name of the site. */
  title: string;
  description?: string | undefined;
  /** Robots that go before all others. */
  robots?: string | undefined;
  /** Whether the page stands in for the one asked for: nothing that is stated of the address holds. */
  isError?: boolean | undefined;
  /** Path of a picture that shows what the address is about, 1200 by 630; goes before the site's own. */
  picture?: string | undefined;
  /** Path with prefix under which the page belongs, where it is not the current one. */
  canonicalPath?: string | undefined;
}

export interface HeadFacts {
  own: OwnHead;
  seo: RouteInfo["seo"];
  config: Pick<
    SiteConfig,
    "companyName" | "siteEnv" | "languages" | "langHiddenUnauthorized" | "defaultLanguage" | "openGraphImage"
  > | null;
  isoCodes: readonly { language: string; isoCode: string }[] | null;
  origin: string;
  pathname: string;
  lang: LanguageCode;
}

export interface HeadMeta {
  name?: string;
  property?: string;
  content: string;
}

export interface Head {
  title: string;
  description: string | null;
  robots: string | null;
  canonical: string | null;
  alternates: { hrefLang: string; href: string }[];
  metas: HeadMeta[];
}

type SeoCanonical = NonNullable<HeadFacts["seo"]>["canonical"];

/** Metas that the head says itself, or that change how the page works rather than what is stated of it. */
const RESERVED: ReadonlySet<string> = new Set([
  "description",
  "robots",
  "viewport",
  "theme-color",
  "color-scheme",
  "referrer",
  "og:url",
]);

/** The head of a page. Pure: the same facts give the same head on the server and in the browser. */
export function headOf(facts: HeadFacts): Head {
  const { own, config } = facts;
  const seo = own.isError === true ? null : facts.seo;
  const title =
    seo?.title ??
    (config === null || own.title === config.companyName ? own.title : `${own.title} · ${config.companyName}`);
  const description = seo?.description ?? own.description ?? null;
  const robots = robotsOf(facts, seo);
  const isIndexed = robots === null || !robots.includes("noindex");
  const canonical = own.isError === true ? null : canonicalOf(facts, seo?.canonical ?? null);
  return {
    title,
    description,
    robots,
    canonical: isIndexed ? canonical : null,
    alternates: isIndexed && canonical !== null ? alternatesOf(facts, canonical) : [],
    metas: own.isError === true ? [] : metasOf(facts, { title, description, canonical, seo }),
  };
}

function robotsOf({ own, config, origin, pathname }: HeadFacts, seo: HeadFacts["seo"]): string | null {
  if (own.robots !== undefined) return own.robots;
  if (own.isError === true || (config !== null && !mayBeIndexed(config.siteEnv, origin))) return NOINDEX;
  const told = seo?.metaRobots ?? seo?.hierarchyMetaRobots;
  if (told != null) return told;
  const match = matchRoute(splitPath(pathname).path);
  return match === null || !ROUTES[match.name].isIndexed ? NOINDEX : null;
}

/** The page's own address, always without query. Another host is named only where the operator named it. */
function canonicalOf({ own, origin, pathname }: HeadFacts, canonical: SeoCanonical): string {
  const here = own.canonicalPath ?? pathname;
  const mirrored =
    canonical?.mode === "MIRROR" && /^[a-z0-9.-]+(?::\d+)?$/i.test(canonical.domain ?? "")
      ? URL.parse(`https://${canonical.domain}`)
      : null;
  if (mirrored !== null) return `${mirrored.origin}${here}`;
  const target =
    canonical?.mode === "URL" && canonical.targetUrl !== null ? URL.parse(canonical.targetUrl, origin) : null;
  if (target !== null && (target.protocol === "https:" || target.protocol === "http:"))
    return `${target.origin}${target.pathname}`;
  return `${origin}${here}`;
}

/** The page in each language that everybody may see, and where the visitor of no known language goes. */
function alternatesOf({ config, isoCodes }: HeadFacts, canonical: string): Head["alternates"] {
  if (config === null) return [];
  const { origin, pathname } = new URL(canonical);
  const visible = allowedLanguages(config, false, false);
  const hrefOf = (code: LanguageCode) => `${origin}${withLanguage({ pathname }, code)}`;
  const isoOf = (code: LanguageCode) => isoCodes?.find(({ language }) => language === code)?.isoCode ?? code;
  return [
    ...visible.map((code) => ({ hrefLang: isoOf(code), href: hrefOf(code) })),
    { hrefLang: "x-default", href: hrefOf(usualLanguage(config.defaultLanguage, visible)) },
  ];
}

function metasOf(
  { own, config, origin }: HeadFacts,
  said: Pick<Head, "title" | "description" | "canonical"> & { seo: HeadFacts["seo"] },
): HeadMeta[] {
  const told = (said.seo?.metas ?? []).flatMap(({ name, property, content }): HeadMeta[] => {
    const key = name ?? property;
    const isPictured =
      own.picture !== undefined && (key?.startsWith("og:image") === true || key?.startsWith("twitter:") === true);
    return key === null || RESERVED.has(key) || isPictured
      ? []
      : [name === null ? { property: key, content } : { name: key, content }];
  });
  const has = (key: string) => told.some(({ name, property }) => name === key || property === key);
  const usual: [string, string | null][] = [
    ["og:url", said.canonical],
    ["og:title", said.title],
    ["og:description", said.description],
    ["og:type", "website"],
    ["og:site_name", config?.companyName ?? null],
    ["og:image", imageOf(own.picture ?? config?.openGraphImage ?? null, origin)],
  ];
  const more = usual.flatMap(([property, content]) =>
    content === null || has(property) ? [] : [{ property, content }],
  );
  return [
    ...told,
    ...more,
    ...(has("twitter:card")
      ? []
      : [{ name: "twitter:card", content: own.picture === undefined ? "summary" : "summary_large_image" }]),
  ];
}

/** Picture for messengers: the operator's, else the site's own mark. */
function imageOf(image: string | null, origin: string): string {
  const url = image === null ? null : URL.parse(image, origin);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:")
    ? url.href
    : `${origin}/icons/icon-512.png`;
}
