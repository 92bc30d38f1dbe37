/** Data for search engines and texts of pages: SEO, blog, news, information; cached for 1800 s [7.07, 9.29]. */
import { isIndexable } from "#shared/site/seo.ts";
import type {
  Award,
  BlogCategory,
  IsoCode,
  PageCanonical,
  PageVisual,
  SportMapEntry,
} from "../../generated/resolvers.ts";
import type { components, operations, paths } from "../../upstream/content.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import type {
  ArticleModel,
  ArticlePage,
  ArticleSummaryModel,
  PageContentModel,
  PageSeoModel,
  PageSummaryModel,
} from "./contentModels.ts";
import { toTextBlocks } from "./textBlocks.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

type Body<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { "application/json": infer B } } };
}
  ? B
  : never;
type SummaryBody = components["schemas"]["ArticleSummary"];
export type ArticleSectionBody = "blog" | "news";

interface ArticleQuery {
  section: ArticleSectionBody;
  category?: string;
  tag?: string;
  search?: string;
  first: number;
  after?: string;
}

const awardResults = { won: "WON", shortlisted: "SHORTLISTED" } as const;

const seoCacheMs = 1_800_000;

export class ContentService {
  readonly upstream: Upstream<paths>;
  readonly #kept = new KeptAnswers({ max: 5000, ttlMs: seoCacheMs });
  #revision: string | null = null;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The texts are others, or the site config is another one, and texts name the operator. */
  changed(): void {
    this.#kept.forget();
  }

  /** Whether the texts are others than when it last asked; a failed question says no. */
  async hasChanged(): Promise<boolean> {
    const known = this.#revision;
    try {
      this.#revision = (await this.upstream.get("/seo-api/v1/revision", {})).revision;
    } catch {
      // An operator's own service may have no name for its texts; what is kept of it ends by its age.
      return false;
    }
    return known !== null && known !== this.#revision;
  }

  /** Head of a page; null if the operator says nothing about it. @throws UpstreamError */
  seo(url: string, language: string): Promise<PageSeoModel | null> {
    return this.#kept.get(["seo", language, url], async () =>
      toSeo(await this.upstream.get("/seo-api/v1/page", { query: { url, lng: language } })),
    );
  }

  /** How the head of a page looks; null for a page without one. @throws UpstreamError */
  visual(url: string, language: string): Promise<PageVisual | null> {
    return this.#kept.get(["visual", language, url], async () => {
      const { visual } = await this.upstream.get("/seo-api/v1/visual", { query: { url, lng: language } });
      return visual && { heading: visual.heading, lead: visual.lead, tokens: toTokens(visual.tokens) };
    });
  }

  /** ISO forms of the site's languages. @throws UpstreamError */
  isoCodes(): Promise<IsoCode[]> {
    return this.#kept.get(["iso"], async () =>
      (await this.upstream.get("/seo-api/v1/iso-codes", {})).codes.map(({ language, iso }) => ({
        language,
        isoCode: iso,
      })),
    );
  }

  /** A sport by its English name or slug; null if there is none. @throws UpstreamError */
  sportByName(nameEng: string, language: string): Promise<SportMapEntry | null> {
    return this.#kept.get(["sport", language, nameEng.toLowerCase()], () =>
      orNull(async () => {
        const { sportId, ...sport } = await this.upstream.get("/seo-api/v1/sports-map", {
          query: { nameEng, lng: language },
        });
        return { ...sport, sportId: String(sportId) };
      }),
    );
  }

  /** The operator's awards. @throws UpstreamError */
  awards(language: string): Promise<Award[]> {
    return this.#kept.get(["awards", language], async () => {
      const { awards } = await this.upstream.get("/seo-api/v1/awards", { query: { lng: language } });
      return awards.map((one) => ({ ...one, result: awardResults[one.result] }));
    });
  }

  /** All categories of the blog, parents before their children. @throws UpstreamError */
  categories(language: string): Promise<BlogCategory[]> {
    return this.#kept.get(
      ["categories", language],
      async () => (await this.upstream.get("/seo-api/v1/blog/categories", { query: { lng: language } })).categories,
    );
  }

  /** A category by its path of slugs; null if there is none. @throws UpstreamError */
  category(path: string, language: string): Promise<BlogCategory | null> {
    return this.#kept.get(["category", language, path], () =>
      orNull(() => this.upstream.get("/seo-api/v1/blog/category", { query: { path, lng: language } })),
    );
  }

  /**
   * A page of articles, newest first or by a search. Searches are not kept: there are as many as visitors type.
   * @throws UpstreamError; with upstreamCode BAD_CURSOR when `after` is none.
   */
  articles(query: ArticleQuery, language: string): Promise<ArticlePage> {
    const { section, category = null, tag = null, search, first, after = null } = query;
    const load = async (): Promise<ArticlePage> => {
      const { articles, totalCount, next } = await this.upstream.get("/seo-api/v1/articles", {
        query: { ...query, lng: language },
      });
      return {
        edges: articles.map((one) => ({ node: toSummary(one), cursor: one.slug })),
        totalCount,
        pageInfo: { hasNextPage: next !== null, endCursor: articles.at(-1)?.slug ?? null },
      };
    };
    return search === undefined
      ? this.#kept.get(["articles", language, section, category, tag, first, after], load)
      : load();
  }

  /** An article with its text; null if there is none. @throws UpstreamError */
  article(section: ArticleSectionBody, slug: string, language: string): Promise<ArticleModel | null> {
    return this.#kept.get(["article", language, section, slug], () =>
      orNull(async () => {
        const found = await this.upstream.get("/seo-api/v1/article", { query: { section, slug, lng: language } });
        return { ...toSummary(found), content: toTextBlocks(found.content), related: found.related.map(toSummary) };
      }),
    );
  }

  /** An article that isn't seen yet, never kept; null if the token doesn't open it. @throws UpstreamError */
  previewArticle(asked: { section: ArticleSectionBody; slug: string; token: string }, language: string) {
    return orNull(async (): Promise<ArticleModel> => {
      const found = await this.upstream.get("/seo-api/v1/preview/article", { query: { ...asked, lng: language } });
      return { ...toSummary(found), content: toTextBlocks(found.content), related: found.related.map(toSummary) };
    });
  }

  /** Text of a page that isn't seen yet, never kept; null if the token doesn't open it. @throws UpstreamError */
  previewContent(asked: { path: string; token: string }, language: string) {
    return orNull(async (): Promise<PageContentModel> => {
      const found = await this.upstream.get("/seo-api/v1/preview/content", { query: { ...asked, lng: language } });
      return { ...found, content: toTextBlocks(found.content) };
    });
  }

  /** Text of a page of information; null if there is none. @throws UpstreamError */
  pageContent(path: string, language: string): Promise<PageContentModel | null> {
    return this.#kept.get(["content", language, path], () =>
      orNull(async () => {
        const found = await this.upstream.get("/seo-api/v1/content", { query: { path, lng: language } });
        return { ...found, content: toTextBlocks(found.content) };
      }),
    );
  }

  /** Titles of pages, those without a text left out. @throws UpstreamError */
  pageSummaries(asked: readonly string[], language: string): Promise<PageSummaryModel[]> {
    const list = asked.join(",");
    return this.#kept.get(
      ["contents", language, list],
      async () => (await this.upstream.get("/seo-api/v1/contents", { query: { paths: list, lng: language } })).pages,
    );
  }
}

/** What does not exist is an answer too. */
async function orNull<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

const toSummary = ({
  slug,
  title,
  description,
  categoryPath,
  tags,
  publishedAt,
  updatedAt,
  readingMinutes,
}: SummaryBody): ArticleSummaryModel => ({
  slug,
  title,
  description,
  categoryPath,
  tags,
  publishedAt,
  updatedAt,
  readingMinutes,
});

const toTokens = (tokens: readonly { css_prop: string; css_value: string }[]) =>
  tokens.map(({ css_prop, css_value }) => ({ cssProp: css_prop, cssValue: css_value }));

function toSeo(seo: Body<"seo">): PageSeoModel | null {
  const {
    title,
    description,
    siteName,
    metaRobots,
    hierarchyMetaRobots,
    metas,
    customCanonical,
    breadcrumbs,
    content,
  } = seo;
  if (title === null && description === null && metaRobots === null) return null;
  return {
    title,
    description,
    siteName,
    metaRobots,
    hierarchyMetaRobots,
    metas,
    isIndexable: isIndexable(metaRobots ?? hierarchyMetaRobots),
    canonical: toCanonical(customCanonical),
    breadcrumbs: breadcrumbs ?? [],
    content: content === null ? [] : toTextBlocks(content.content),
    styles: content === null ? [] : toTokens(content.styles),
  };
}

function toCanonical(canonical: Body<"seo">["customCanonical"]): PageCanonical | null {
  return (
    canonical && {
      mode: canonical.mode === "mirror" ? "MIRROR" : "URL",
      targetUrl: canonical.targetUrl,
      domain: canonical.domain,
    }
  );
}

export const content = describeService({
  name: "seo",
  urlFallback: "CONTENT_URL",
  calls: {
    "GET /seo-api/v1/page": { isPublic: true },
    "GET /seo-api/v1/visual": { isPublic: true },
    "GET /seo-api/v1/content": { isPublic: true },
    "GET /seo-api/v1/iso-codes": { isPublic: true },
    "GET /seo-api/v1/sports-map": { isPublic: true },
    "GET /seo-api/v1/revision": { isPublic: true },
    "GET /seo-api/v1/article": { isPublic: true },
    "GET /seo-api/v1/awards": { isPublic: true },
    "GET /seo-api/v1/articles": { isPublic: true },
    "GET /seo-api/v1/blog/categories": { isPublic: true },
    "GET /seo-api/v1/blog/category": { isPublic: true },
  },
  connect: (options) => new ContentService(options),
});
