/** The blog and the news: categories with nested slugs, articles with tags, their order, and what belongs together. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import { readArticleIndex, type ArticleEntry, type ArticleIndex, type ArticleSection } from "./articleIndex.ts";
import type { articleSummary, category } from "./articlesApi.ts";
import { articleFinder } from "./articleSearch.ts";
import { loadTexts, readingMinutes, textLanguage, toldText, type Texts } from "./texts.ts";
import { textFiles, type TextFiles } from "./textFiles.ts";
import type { TextBlock } from "./richText.ts";

export type Category = z.infer<typeof category>;
export type ArticleSummary = z.infer<typeof articleSummary>;
export interface Article extends ArticleSummary {
  content: TextBlock[];
  related: ArticleSummary[];
}

interface Stored extends ArticleEntry {
  texts: Texts;
}

/** Newest first; articles of one day by slug, so that pages never overlap. */
const newestFirst = (a: ArticleEntry, b: ArticleEntry) =>
  b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug);
const epochOf = (day: string) => Date.parse(`${day}T09:00:00Z`) / 1000;
const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** How many related articles an article names. */
const relatedCount = 3;
/** What a shared category counts beside shared tags, of which each counts 2. */
const nearness = { sameCategory: 3, sameTop: 1, tag: 2 } as const;

function nearnessOf(one: ArticleEntry, other: ArticleEntry): number {
  const topOf = ({ category: path }: ArticleEntry) => path?.split("/")[0];
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length * nearness.tag;
  if (one.category === null || other.category === null) return shared;
  const { sameCategory, sameTop } = nearness;
  return shared + (one.category === other.category ? sameCategory : topOf(one) === topOf(other) ? sameTop : 0);
}

export interface ArticlePage {
  articles: ArticleSummary[];
  totalCount: number;
  next: string | null;
}

interface PageOptions {
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  first: number;
  after?: string | undefined;
  lng: string;
}

/** All texts are read once, here. */
export class Articles {
  readonly #company: () => string;
  readonly #index: ArticleIndex;
  readonly #stored: readonly Stored[];
  readonly #finders = new Map<string, (text: string) => string[]>();

  constructor(company: () => string, files: TextFiles = textFiles()) {
    this.#company = company;
    this.#index = readArticleIndex(files);
    this.#stored = this.#index.articles
      .map((entry) => ({ ...entry, texts: loadTexts(entry.section, entry.slug, files) }))
      .toSorted(newestFirst);
  }

  categories(lng: string): Category[] {
    return Object.keys(this.#index.categories)
      .map((path) => this.#category(path, textLanguage(lng)))
      .filter((one) => one !== null);
  }

  /** A category by its whole path, such as "guides/football"; null if there is none. */
  category(path: string, lng: string): Category | null {
    return this.#category(path.replaceAll(/^\/+|\/+$/g, ""), textLanguage(lng));
  }

  /**
   * A page of a section, newest first, or with a search the best match first; with a category its articles and those of
   * all below it. `after` is a slug. Null if `after` is none.
   */
  page(section: ArticleSection, { category: path, tag, search, first, after, lng }: PageOptions): ArticlePage | null {
    const fits = (one: Stored) =>
      one.section === section &&
      (path === undefined || isBelow(one.category ?? "", path)) &&
      (tag === undefined || one.tags.includes(tag));
    const all = (search === undefined ? this.#stored : this.#found(section, search, textLanguage(lng))).filter(fits);
    const start = after === undefined ? 0 : all.findIndex(({ slug }) => slug === after) + 1;
    if (after !== undefined && start === 0) return null;
    const shown = all.slice(start, start + first);
    return {
      articles: shown.map((one) => this.#summary(one, lng)),
      totalCount: all.length,
      next: start + first < all.length ? (shown.at(-1)?.slug ?? null) : null,
    };
  }

  /** An article with its text; null if there is none. */
  article(section: ArticleSection, slug: string, lng: string): Article | null {
    const found = this.#stored.find((one) => one.section === section && one.slug === slug);
    if (found === undefined) return null;
    const related = this.#stored
      .filter((one) => one !== found && one.section === section)
      .toSorted((one, other) => nearnessOf(found, other) - nearnessOf(found, one))
      .slice(0, relatedCount);
    return {
      ...this.#summary(found, lng),
      content: toldText(found.texts, lng, { company: this.#company() }).blocks,
      related: related.map((one) => this.#summary(one, lng)),
    };
  }

  /** Articles that a search finds, the best first. Its index is made at the first search. */
  #found(section: ArticleSection, text: string, language: LanguageCode): Stored[] {
    const own = this.#stored.filter((one) => one.section === section);
    const key = `${section} ${language}`;
    let find = this.#finders.get(key);
    if (find === undefined) {
      find = articleFinder(
        own.map(({ slug, texts, tags }) => ({
          ...texts[language],
          slug,
          tags: tags.map((tag) => this.#index.tags[tag]?.[language] ?? "").join(" "),
        })),
      );
      this.#finders.set(key, find);
    }
    const bySlug = new Map(own.map((one) => [one.slug, one]));
    return find(text).flatMap((slug) => bySlug.get(slug) ?? []);
  }

  #category(path: string, language: LanguageCode): Category | null {
    const { categories } = this.#index;
    const words = Object.hasOwn(categories, path) ? categories[path] : undefined;
    if (words === undefined) return null;
    const slugs = path.split("/");
    return {
      path,
      slug: slugs.at(-1) ?? "",
      parentPath: slugs.length > 1 ? slugs.slice(0, -1).join("/") : null,
      ...words[language],
      articleCount: this.#stored.filter((one) => isBelow(one.category ?? "", path)).length,
    };
  }

  #summary(one: Stored, lng: string): ArticleSummary {
    const text = toldText(one.texts, lng, { company: this.#company() });
    return {
      slug: one.slug,
      title: text.title,
      description: text.lead,
      categoryPath: one.category,
      tags: one.tags.map((slug) => ({ slug, name: this.#index.tags[slug]?.[textLanguage(lng)] ?? slug })),
      publishedAt: epochOf(one.published),
      updatedAt: epochOf(one.updated ?? one.published),
      readingMinutes: readingMinutes(text),
    };
  }
}
