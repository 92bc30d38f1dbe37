/**
 * The way from the home page to a page: each page above it in its path, an address that leads elsewhere as where it
 * leads.
 */
import { matchRoute, ROUTES } from "#shared/routes/routes.ts";
import { routeName, type SitePage } from "./pageFacts.ts";
import { sitePageOf, type SiteNames } from "./sitePage.ts";
import { textLanguage } from "./texts.ts";

export interface Breadcrumb {
  name: string;
  path: string;
}

export function crumbsOf(names: SiteNames, page: SitePage, lng: string): Breadcrumb[] {
  const home = sitePageOf(names, "/", lng);
  const segments = page.path.split("/").filter((segment) => segment !== "");
  const above = segments.slice(0, -1).flatMap((_, index) => {
    const found = stayingPage(names, segments.slice(0, index + 1).join("/"), lng);
    return found === null || !found.isKnown ? [] : [found];
  });
  const way = [home, ...above, page].filter((one) => one !== null).map(({ crumb, path }) => ({ name: crumb, path }));
  return way.filter(({ path }, index) => way.findLastIndex((other) => other.path === path) === index);
}

/**
 * The page at a path, or the one that the table sends its visitors to: the rules lead to their first group, and are
 * called the rules.
 */
function stayingPage(names: SiteNames, path: string, lng: string): SitePage | null {
  const match = matchRoute(path);
  const target = match === null ? undefined : ROUTES[match.name].redirect?.(match.params, new URLSearchParams());
  const page = sitePageOf(names, `/${target?.to.split("?")[0] ?? path}`, lng);
  const isBare = match !== null && Object.keys(match.params).length === 0;
  const common =
    target === undefined || page === null || !isBare ? "" : routeName({ name: page.route }, textLanguage(lng));
  return page === null || common === "" ? page : { ...page, crumb: common };
}
