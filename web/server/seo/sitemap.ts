/**
 * The form of site maps (sitemaps.org): an index, and files of addresses, each in every language with its alternates.
 */
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";

/** A page as a site map names it: once for all languages. */
export interface SitemapPage {
  /** Path without language prefix; empty for the home page. */
  path: string;
  /** When its words were last changed, ISO 8601. */
  changedAt?: string;
}

export interface SitemapLanguages {
  origin: string;
  /** Languages that everybody may see, with their codes for hreflang. */
  languages: readonly { code: string; iso: string }[];
  defaultLanguage: string;
}

/** Addresses in one file: a fifth of what the form allows, so that no file grows too large to be fetched. */
const URLS_A_FILE = 10_000;
/** Pages written at one go, before others have their turn. */
const PAGES_A_TURN = 200;

export const pagesAFile = (languageCount: number) => Math.max(1, Math.floor(URLS_A_FILE / Math.max(1, languageCount)));

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The index: which files there are. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const files = names.map((name) => `<sitemap><loc>${escaped(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("")}</sitemapindex>\n`;
}

/** A file of addresses, piece by piece. */
export function* urlset(
  pages: readonly SitemapPage[],
  { origin, languages, defaultLanguage }: SitemapLanguages,
): Generator<string> {
  const at = (code: string, path: string) => escaped(`${origin}/${code}${path === "" ? "" : `/${path}`}`);
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < pages.length; start += PAGES_A_TURN) {
    yield pages
      .slice(start, start + PAGES_A_TURN)
      .map(({ path, changedAt }) => {
        const links = [...languages, { code: defaultLanguage, iso: "x-default" }]
          .map(({ code, iso }) => `<xhtml:link rel="alternate" hreflang="${escaped(iso)}" href="${at(code, path)}"/>`)
          .join("");
        const changed = changedAt === undefined ? "" : `<lastmod>${escaped(changedAt)}</lastmod>`;
        return languages.map(({ code }) => `<url><loc>${at(code, path)}</loc>${changed}${links}</url>\n`).join("");
      })
      .join("");
  }
  yield "</urlset>\n";
}

/** A text that comes in pieces, compressed off the main thread while the next piece is made. */
export async function gzipped(pieces: Iterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(Readable.from(pieces), createGzip({ level: 6 }), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}
