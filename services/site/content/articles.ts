/** The blog and the news: categories with nested slugs, articles and their order. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { articleSummary, category } from "./articlesApi.ts";
import { loadTexts, readingMinutes, textLanguage, toldText, type Texts } from "./texts.ts";
import { articleTable, categoryTable, type ArticleEntry, type ArticleSection } from "./articleTables.ts";
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

export interface ArticlePage {
  articles: ArticleSummary[];
  totalCount: number;
  next: string | null;
}

/** All texts are read once, here. */
export class Articles {
  readonly #company: () => string;
  readonly #stored: readonly Stored[];

  constructor(company: () => string) {
    this.#company = company;
    this.#stored = articleTable
      .map((entry) => ({ ...entry, texts: loadTexts(entry.section, entry.slug) }))
      .toSorted(newestFirst);
  }

  categories(lng: string): Category[] {
    return Object.entries(categoryTable)
      .map(([path]) => this.#category(path, textLanguage(lng)))
      .filter((one) => one !== null);
  }

  /** A category by its whole path, such as "guides/football"; null if there is none. */
  category(path: string, lng: string): Category | null {
    return this.#category(path.replaceAll(/^\/+|\/+$/g, ""), textLanguage(lng));
  }

  /**
   * A page of a section, newest first; with a category its articles and those of all below it. `after` is a slug. Null
   * if `after` is none.
   */
  page(
    section: ArticleSection,
    options: { category?: string | undefined; first: number; after?: string | undefined; lng: string },
  ): ArticlePage | null {
    const { category: path, first, after, lng } = options;
    const all = this.#stored.filter(
      (one) => one.section === section && (path === undefined || isBelow(one.category ?? "", path)),
    );
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
    const near = this.#stored.filter((one) => one !== found && one.section === section);
    const related = [
      ...near.filter((one) => one.category === found.category),
      ...near.filter((one) => one.category !== found.category),
    ].slice(0, relatedCount);
    return {
      ...this.#summary(found, lng),
      content: toldText(found.texts, lng, { company: this.#company() }).blocks,
      related: related.map((one) => this.#summary(one, lng)),
    };
  }

  #category(path: string, language: LanguageCode): Category | null {
    const words = Object.hasOwn(categoryTable, path) ? categoryTable[path] : undefined;
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
      publishedAt: epochOf(one.published),
      updatedAt: epochOf(one.updated ?? one.published),
      readingMinutes: readingMinutes(text),
    };
  }
}
