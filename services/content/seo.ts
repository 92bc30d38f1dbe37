/** Titles and descriptions of pages, from the book's own names. */
import type { BookNames, Named } from "../sportsbook/feed.ts";
import { say } from "../sportsbook/words/names.ts";
import { readPath } from "./path.ts";
import { seoTexts, type PageKind } from "./seoTexts.ts";

export interface PageSeo { title: string | null; description: string | null; metaRobots: string | null }

interface Page { kind: PageKind; named: Named | null }

/** Head of a page in a language; all null for a path that is no page of the site. */
export function seoOf(book: BookNames, company: string, url: string, lng: string): PageSeo {
  const page = pageOf(book, readPath(url).segments);
  if (page === null) return { title: null, description: null, metaRobots: "noindex, nofollow" };
  const text = seoTexts[page.kind][lng === "ru" || lng === "ar" ? lng : "en"];
  const fill = (template: string): string => filled(template, company, page.named, lng);
  return { title: fill(text.title), description: fill(text.description), metaRobots: isPrivate(page.kind) ? "noindex, nofollow" : "index, follow" };
}

function isPrivate(kind: PageKind): boolean {
  return kind === "login" || kind === "office";
}

function pageOf(book: BookNames, segments: readonly string[]): Page | null {
  const [section, sport, championship, game] = segments;
  if (section === undefined) return { kind: "home", named: null };
  if (section === "information" && segments[1] === "credits" && segments.length === 2) return { kind: "credits", named: null };
  if (section === "user" && segments[1] === "login" && segments.length === 2) return { kind: "login", named: null };
  if (section === "office") return { kind: "office", named: null };
  if ((section !== "line" && section !== "live") || segments.length > 4) return null;
  if (sport === undefined) return { kind: section, named: null };
  const deepest = game !== undefined ? book.named("game", idOf(game)) : championship !== undefined ? book.named("championship", idOf(championship)) : book.named("sport", sport);
  if (deepest === null) return null;
  return { kind: game !== undefined ? "game" : championship !== undefined ? "championship" : section === "live" ? "sportLive" : "sport", named: deepest };
}

/** Id at the head of "1000123-chelsea-leeds-united". */
function idOf(segment: string): string {
  return /^\d+/.exec(segment)?.[0] ?? "";
}

function filled(template: string, company: string, named: Named | null, lng: string): string {
  const locale = lng === "ru" ? "ru-RU" : lng === "ar" ? "ar-EG-u-nu-latn" : "en-GB";
  const date = named?.startsAt === undefined ? "" : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(named.startsAt * 1000);
  return template
    .replaceAll("{company}", company)
    .replaceAll("{name}", named === null ? "" : say(named.names, lng))
    .replaceAll("{sport}", named?.sport === undefined ? "" : say(named.sport, lng))
    .replaceAll("{championship}", named?.championship === undefined ? "" : say(named.championship, lng))
    .replaceAll("{date}", date);
}

