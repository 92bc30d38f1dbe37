/** What the resolvers of texts and pages work on. Instants are epoch seconds. */
import type { BrandBookEntry, Breadcrumb, PageCanonical, PageMeta } from "../../generated/resolvers.ts";
import type { TextBlockModel } from "./textBlocks.ts";

export interface PageSeoModel {
  title: string | null;
  description: string | null;
  siteName: string | null;
  metaRobots: string | null;
  hierarchyMetaRobots: string | null;
  isIndexable: boolean;
  metas: PageMeta[];
  canonical: PageCanonical | null;
  breadcrumbs: Breadcrumb[];
  content: TextBlockModel[];
  styles: BrandBookEntry[];
}

export interface ArticleSummaryModel {
  slug: string;
  title: string;
  description: string;
  categoryPath: string | null;
  tags: { slug: string; name: string }[];
  publishedAt: number;
  updatedAt: number;
  readingMinutes: number;
}

export interface ArticleModel extends ArticleSummaryModel {
  content: TextBlockModel[];
  related: ArticleSummaryModel[];
}

/** A page of articles as the schema's connection has it. */
export interface ArticlePage {
  edges: { node: ArticleSummaryModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface PageSummaryModel {
  path: string;
  title: string;
  description: string;
  updatedAt: number;
}

export interface PageContentModel extends PageSummaryModel {
  content: TextBlockModel[];
}
