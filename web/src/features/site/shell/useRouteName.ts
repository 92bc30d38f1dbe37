import { useLocation } from "react-router";
import { routeOf, type RouteName, splitPath } from "#shared/routes/routes.ts";

/** Name of the open page in the table of routes. */
export function useRouteName(): RouteName | "notFound" {
  const { pathname } = useLocation();
  return routeOf(splitPath(pathname).path) ?? "notFound";
}
