/** Structured data of an article. Apart from the others, so that a page loads its own alone. */
import { type JsonLd, SCHEMA, type SiteFacts } from "./jsonLd.ts";

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
    "@context": SCHEMA,
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
