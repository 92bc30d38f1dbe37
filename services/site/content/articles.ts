/** The blog and the news: categories with nested slugs, articles with tags, their order, and what belongs together. */
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import { readArticleIndex, type ArticleEntry, type ArticleIndex, type ArticleSection } from "./articleIndex.ts";
import type { articleSummary, category } from "./articlesApi.ts";
import { articleFinder } from "./articleSearch.ts";
import { isSeen, type TextHead } from "./live/textHead.ts";
import { loadHead, loadTexts, readingMinutes, textLanguage, toldText, type Texts } from "./texts.ts";
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
  state: TextHead["state"];
  /** Epoch seconds. */
  publishedAt: number;
}

const epochOf = (written: string) => Date.parse(written.includes("T") ? written : `${written}T09:00:00Z`) / 1000;
/** Newest first; articles of one day by slug, so that pages never overlap. */
const newestFirst = (a: Stored, b: Stored) => b.publishedAt - a.publishedAt || a.slug.localeCompare(b.slug);
const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Slugs of the files "<slug>.<language>.md". */
const slugsOf = (names: readonly string[]) => [...new Set(names.map((name) => name.replace(/\.[a-z]{2}\.md$/, "")))];

interface Reading {
  section: ArticleSection;
  slug: string;
  /** Its line in articles.json, if it has one. */
  listed: ArticleEntry | undefined;
  index: ArticleIndex;
  files: TextFiles;
}

/** An article of its files: what their head says goes before the index. @throws Error saying what is not usable */
function storedOf({ section, slug, listed, index, files }: Reading): Stored {
  const head = loadHead(section, slug, files);
  const texts = loadTexts(section, slug, files);
  const published = head.published ?? listed?.published;
  if (published === undefined) throw new Error("Neither articles.json nor its head says when it is published");
  const category = head.category ?? listed?.category ?? null;
  if ((section === "news") !== (category === null))
    throw new Error("Articles of the blog have a category, news have none");
  if (category !== null && !Object.hasOwn(index.categories, category))
    throw new Error(`There is no category ${category}`);
  const tags = head.tags ?? listed?.tags ?? [];
  const unknown = tags.find((tag) => !Object.hasOwn(index.tags, tag));
  if (unknown !== undefined) throw new Error(`There is no tag ${unknown}`);
  const updated = head.updated ?? listed?.updated;
  return {
    section,
    slug,
    category,
    tags,
    published,
    ...(updated !== undefined && { updated }),
    texts,
    state: head.state,
    publishedAt: epochOf(published),
  };
}

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

export interface ShelfOptions {
  index?: ArticleIndex;
  now?: () => number;
  /** Hears of an article that is left out because its files are not usable; without it that is an error. */
  onTrouble?: (about: string, message: string) => void;
}

/**
 * All texts are read once, here. What isn't seen yet, a draft or a text whose time is to come, only `preview` shows; a
 * version below it that is seen stays in place.
 */
export class Articles {
  readonly #company: () => string;
  readonly #now: () => number;
  readonly #index: ArticleIndex;
  /** Versions of each article, the topmost first. */
  readonly #stored: readonly (readonly [Stored, ...Stored[]])[];
  readonly #finders = new Map<string, (text: string) => number[]>();

  constructor(
    company: () => string,
    files: TextFiles = textFiles(),
    { index = readArticleIndex(files), now = Date.now, onTrouble }: ShelfOptions = {},
  ) {
    this.#company = company;
    this.#now = now;
    this.#index = index;
    const read = (section: ArticleSection, slug: string, listed: ArticleEntry | undefined) => {
      const [top, ...below] = files.versions(section, slug).flatMap((version): Stored[] => {
        try {
          return [storedOf({ section, slug, listed, index, files: version })];
        } catch (error) {
          if (onTrouble === undefined) throw error;
          onTrouble(`${section}/${slug}`, error instanceof Error ? error.message : String(error));
          return [];
        }
      });
      return top === undefined ? [] : [[top, ...below] as const];
    };
    const listed = new Set(index.articles.map(({ section, slug }) => `${section}/${slug}`));
    this.#stored = [
      ...index.articles.flatMap((entry) => read(entry.section, entry.slug, entry)),
      ...(["blog", "news"] as const).flatMap((section) =>
        slugsOf(files.names(section))
          .filter((slug) => !listed.has(`${section}/${slug}`))
          .flatMap((slug) => read(section, slug, undefined)),
      ),
    ];
  }

  /** Number of versions whose time has come. */
  get seenCount(): number {
    const now = this.#now();
    return this.#stored.flat().filter((one) => isSeen(one, now)).length;
  }

  /** Articles that nobody sees yet, also those that will replace one that is seen. */
  unseen(): { section: ArticleSection; name: string; title: string; head: Pick<TextHead, "state" | "published"> }[] {
    return this.#stored
      .map(([top]) => top)
      .filter((one) => !isSeen(one, this.#now()))
      .toSorted(newestFirst)
      .map(({ section, slug, texts, state, published }) => ({
        section,
        name: slug,
        title: texts.en.title,
        head: { state, published },
      }));
  }

  /** What readers see now of each article, the newest first. */
  #seen(): Stored[] {
    const now = this.#now();
    return this.#stored.flatMap((versions) => versions.find((one) => isSeen(one, now)) ?? []).toSorted(newestFirst);
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
    const all = (search === undefined ? this.#seen() : this.#found(section, search, textLanguage(lng))).filter(fits);
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
    return this.#article(this.#seen(), section, slug, lng);
  }

  /** The topmost version of an article, seen or not. */
  preview(section: ArticleSection, slug: string, lng: string): Article | null {
    const tops = this.#stored.map(([top]) => top);
    return this.#article(tops, section, slug, lng);
  }

  #article(among: readonly Stored[], section: ArticleSection, slug: string, lng: string): Article | null {
    const found = among.find((one) => one.section === section && one.slug === slug);
    if (found === undefined) return null;
    const related = this.#seen()
      .filter((one) => one.slug !== slug && one.section === section)
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
    const own = this.#stored.flat().filter((one) => one.section === section);
    const key = `${section} ${language}`;
    let find = this.#finders.get(key);
    if (find === undefined) {
      find = articleFinder(
        own.map(({ texts, tags }) => ({
          ...texts[language],
          tags: tags.map((tag) => this.#index.tags[tag]?.[language] ?? "").join(" "),
        })),
      );
      this.#finders.set(key, find);
    }
    // The index has all versions: one whose time comes is found without a new index.
    const seen = new Set(this.#seen());
    return find(text)
      .flatMap((at) => own[at] ?? [])
      .filter((one) => seen.has(one));
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
      articleCount: this.#seen().filter((one) => isBelow(one.category ?? "", path)).length,
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
      publishedAt: one.publishedAt,
      updatedAt: epochOf(one.updated ?? one.published),
      readingMinutes: readingMinutes(text),
    };
  }
}
