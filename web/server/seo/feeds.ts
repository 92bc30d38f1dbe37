/** RSS feeds of the blog and the news: one of each in every language that everybody may see (SPEC 2.58). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import { ArticlesDocument, type ArticlesQuery } from "../../src/operations/content/generated.ts";
import ar from "../../src/platform/i18n/ar/articles.json" with { type: "json" };
import en from "../../src/platform/i18n/en/articles.json" with { type: "json" };
import es from "../../src/platform/i18n/es/articles.json" with { type: "json" };
import ru from "../../src/platform/i18n/ru/articles.json" with { type: "json" };
import { createAsk, keeper } from "../siteFacts.ts";
import { escaped } from "./sitemap.ts";

/** Articles in a feed: what the gateway gives in one page. */
const LONGEST = 50;
const KEPT_MS = 60_000;

const WORDS = { ar, en, es, ru } as const satisfies Record<LanguageCode, unknown>;

export interface FeedFacts {
  origin: string;
  lang: LanguageCode;
  section: "blog" | "news";
  companyName: string;
}
type Node = NonNullable<ArticlesQuery["articles"]>["edges"][number]["node"];

/** A feed by RSS 2.0, with its own address as RSS's best practices ask for. */
export function feedOf({ origin, lang, section, companyName }: FeedFacts, articles: readonly Node[]): string {
  const words = WORDS[lang];
  const home = `${origin}${urls.page(lang, section)}`;
  const title = `${section === "blog" ? words.blog : words.news} · ${companyName}`;
  const items = articles.map(({ slug, title: name, description, publishedAt }) => {
    const address = escaped(`${origin}${urls.article(lang, section, slug)}`);
    return [
      "<item>",
      `<title>${escaped(name)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<description>${escaped(description)}</description>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      "</item>\n",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    `<title>${escaped(title)}</title><link>${escaped(home)}</link>`,
    `<description>${escaped(section === "blog" ? words.blogLead : words.newsLead)}</description>`,
    `<language>${lang}</language>`,
    `<atom:link href="${escaped(`${home}/rss.xml`)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    "</channel></rss>\n",
  ].join("");
}

export interface FeedOptions {
  gatewayUrl: string;
  originOf(request: FastifyRequest): string;
  /** What the operator's config says that feeds need. */
  site(): Promise<{ companyName: string; languages: readonly string[] }>;
  send(request: FastifyRequest, reply: FastifyReply, file: { type: string; body: string; maxAge: number }): unknown;
  later(reply: FastifyReply): unknown;
}

export function registerFeeds(app: FastifyInstance, { gatewayUrl, originOf, site, send, later }: FeedOptions): void {
  const kept = keeper(KEPT_MS, async (key): Promise<readonly Node[]> => {
    const [lang = "", section] = key.split(" ");
    const ask = createAsk(gatewayUrl, lang);
    const { articles } = await ask(ArticlesDocument, {
      section: section === "blog" ? "BLOG" : "NEWS",
      category: null,
      tag: null,
      search: null,
      first: LONGEST,
      after: null,
    });
    if (articles == null) throw new Error("The gateway told no articles");
    return articles.edges.map(({ node }) => node);
  });

  for (const section of ["blog", "news"] as const) {
    app.get<{ Params: { lang: string } }>(`/:lang/${section}/rss.xml`, async (request, reply) => {
      const { lang } = request.params;
      if (!isLanguageCode(lang)) return reply.callNotFound();
      try {
        const { companyName, languages } = await site();
        if (!languages.includes(lang)) return reply.callNotFound();
        const articles = await kept(`${lang} ${section}`);
        return await send(request, reply, {
          type: "application/rss+xml; charset=utf-8",
          maxAge: 300,
          body: feedOf({ origin: originOf(request), lang, section, companyName }, articles),
        });
      } catch {
        return later(reply);
      }
    });
  }
}
