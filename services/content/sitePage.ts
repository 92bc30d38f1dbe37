/** Which page of the site an address is, and what it is called. */
import type { BookNames, Named } from "../sportsbook/feed.ts";
import { say } from "../sportsbook/words/names.ts";
import type { Articles } from "./articles.ts";
import { readPath } from "./path.ts";
import type { PageText } from "./pages.ts";
import type { PageKind } from "./seoTexts.ts";
import { textLanguage } from "./texts.ts";

/** What pages get their names from. */
export interface SiteNames {
  book: BookNames;
  articles: Articles;
  pageText: (path: string, lng: string) => PageText | null;
}

export interface SitePage {
  kind: PageKind;
  name: string;
  sport: string;
  championship: string;
  /** Lead of a text; empty for other pages. */
  lead: string;
  /** Epoch seconds of a game's start or a text's day; null where there is none. */
  date: number | null;
  isArticle: boolean;
}

const plain = (kind: PageKind, more: Partial<SitePage> = {}): SitePage => ({ kind, name: "", sport: "", championship: "", lead: "", date: null, isArticle: false, ...more });

/** The page at an address; null for a path that is no page of the site. */
export function sitePageOf(names: SiteNames, url: string, lng: string): SitePage | null {
  const { segments } = readPath(url);
  const [first] = segments;
  if (first === undefined) return plain("home");
  switch (first) {
    case "line":
    case "live": return bookPage(names.book, first, segments, lng);
    case "office": return plain("office");
    case "user": return segments[1] === "login" && segments.length === 2 ? plain("login") : null;
    case "information": return segments[1] === "credits" && segments.length === 2 ? plain("credits") : null;
    case "blog":
    case "news": return textPage(names.articles, first, segments.slice(1), lng);
    default: {
      const text = segments.length === 1 ? names.pageText(first, lng) : null;
      return text && plain("text", { name: text.title, lead: text.description, date: text.updatedAt });
    }
  }
}

function bookPage(book: BookNames, section: "line" | "live", segments: readonly string[], lng: string): SitePage | null {
  const [, sport, championship, game] = segments;
  if (segments.length > 4) return null;
  if (sport === undefined) return plain(section);
  const named = game !== undefined ? book.named("game", idOf(game)) : championship !== undefined ? book.named("championship", idOf(championship)) : book.named("sport", sport);
  if (named === null) return null;
  const kind = game !== undefined ? "game" : championship !== undefined ? "championship" : section === "live" ? "sportLive" : "sport";
  return plain(kind, namesOf(named, lng));
}

function namesOf(named: Named, lng: string): Partial<SitePage> {
  const told = (names: Named["sport"]) => (names === undefined ? "" : say(names, lng));
  return { name: say(named.names, lng), sport: told(named.sport), championship: told(named.championship), date: named.startsAt ?? null };
}

function textPage(articles: Articles, section: "blog" | "news", segments: readonly string[], lng: string): SitePage | null {
  const [first, ...rest] = segments;
  if (first === undefined) return section === "blog" ? plain("blog") : plain("text", newsWords[textLanguage(lng)]);
  if (section === "blog" && first === "categories") {
    const category = rest.length === 0 ? null : articles.category(rest.join("/"), lng);
    return category && plain("text", { name: category.name, lead: category.description });
  }
  const article = rest.length === 0 ? articles.article(section, first, lng) : null;
  return article && plain("text", { name: article.title, lead: article.description, date: article.publishedAt, isArticle: true });
}

const newsWords = {
  en: { name: "News", lead: "What is new on the site and in the line." },
  ru: { name: "Новости", lead: "Что нового на сайте и в линии." },
  ar: { name: "الأخبار", lead: "الجديد في الموقع وفي القائمة." },
} as const;

/** Id at the head of "1000123-chelsea-leeds-united". */
function idOf(segment: string): string {
  return /^\d+/.exec(segment)?.[0] ?? "";
}
