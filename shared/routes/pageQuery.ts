/**
 * Which parameters of an address change the page that everybody gets there. All others (of advertisers, of trackers, of
 * somebody who tries something) are the browser's business: pages are made and kept without them. A page that is not in
 * the table of routes, or is made for one visitor, keeps its whole query.
 */
import { COUPON_QUERY } from "../betting/couponCode.ts";
import { REDIRECTS_FLAG } from "../site/redirects.ts";
import { matchRoute, ROUTES, type RouteName, splitPath } from "./routes.ts";

/**
 * Of every page: the mobile version, the window or page to register in, a shared coupon, the demo's made-up language
 * and its redirects.
 */
const EVERYWHERE = ["platform_type", "showRegistrationModal", COUPON_QUERY, "pseudo", REDIRECTS_FLAG] as const;

/** Of lists of games: what they are narrowed to, and their order. */
const LIST = ["time", "hours", "order", "country"] as const;

const OF_ROUTE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  multi: ["games"],
  results: ["day", "month", "sport", "search"],
  blog: ["search", "tag"],
  blogCategory: ["search", "tag"],
  news: ["search", "tag"],
  bettingCalculator: ["kind", "stake", "size", "cover", "legs", "blocks"],
};

/** Sections of the menu whose pages list games. */
const LISTS: ReadonlySet<string | null> = new Set(["line", "live", "cyber", "home"]);

/** Names that count at a path; null if the whole query does. */
function namesAt(pathname: string): readonly string[] | null {
  const match = matchRoute(splitPath(pathname).path);
  if (match === null) return null;
  const { access, redirect, subApplication, menu, layout } = ROUTES[match.name];
  // What letters lead to has its secrets in the query, and an operator's own code may read anything.
  if (access !== "all" || redirect !== null || subApplication !== null || menu === "user" || layout !== "default")
    return null;
  return [...EVERYWHERE, ...(LISTS.has(menu) ? LIST : []), ...(OF_ROUTE[match.name] ?? [])];
}

/** The part of a query that changes the page at a path, such as "time=first_period"; spelt in one way, without "?". */
export function pageQuery(pathname: string, search: string): string {
  if (search === "" || search === "?") return "";
  const query = new URLSearchParams(search);
  const names = namesAt(pathname);
  if (names !== null) for (const name of new Set(query.keys())) if (!names.includes(name)) query.delete(name);
  return query.toString();
}
