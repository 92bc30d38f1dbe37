/** The present page in the table of routes, for route modules that serve several. */
import { useLocation } from "react-router";
import { matchRoute, type RouteMatch, splitPath } from "#shared/routes/routes.ts";

/** The page at an address; null for an invalid address. */
export function routeAt(pathname: string): RouteMatch | null {
  return matchRoute(splitPath(pathname).path);
}

/** The page that is shown. */
export function usePageRoute(): RouteMatch | null {
  return routeAt(useLocation().pathname);
}
