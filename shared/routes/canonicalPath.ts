/**
 * The one way an address of a page is written: one slash between segments and none at the end, its words in lower case,
 * nothing encoded that need not be. Other writings lead there, so that search engines and caches know each page once.
 */
import { isLanguageCode } from "../site/languages.ts";
import { filled } from "./entry.ts";
import { matchRoute, ROUTES } from "./routes.ts";

/**
 * Parameters that are words of the site's own, written in lower case. Others may be an operator's ids, which they may
 * write as they like.
 */
const lowerCase: ReadonlySet<string> = new Set([
  "sport",
  "championship",
  "game",
  "articleSlug",
  "slug",
  "*",
  "discipline",
  "team",
]);

/**
 * The canonical writing of a path with language prefix; null for one that is written so, and for anything that isn't a
 * page.
 */
export function canonicalPath(pathname: string): string | null {
  const [first = "", ...rest] = pathname.split("/").filter((segment) => segment !== "");
  const lang = first.toLowerCase();
  if (!isLanguageCode(lang)) return null;
  const path = rest.join("/");
  const match = matchRoute(path) ?? matchRoute(path.toLowerCase());
  if (match === null) return null;
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [name, lowerCase.has(name) ? value.toLowerCase() : value]),
  );
  const written = [
    "",
    lang,
    ...filled(ROUTES[match.name].pattern, params)
      .split("/")
      .filter((segment) => segment !== ""),
  ].join("/");
  return written === pathname ? null : written;
}
