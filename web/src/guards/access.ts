import { ROUTES, routeOf, splitPath } from "#shared/routes.ts";
import { type Guard, PASS } from "./guard.ts";

/** A page whose flag the operator left off does not exist (SPEC 5.06). An unknown page is left to the catch-all. */
export const accessGuard: Guard = ({ pathname, availableRoutes }) => {
  const name = routeOf(splitPath(pathname).path);
  const flag = name === null ? null : ROUTES[name].flag;
  if (flag === null || availableRoutes === null || availableRoutes.includes(flag)) return PASS;
  return { kind: "block", status: 404 };
};
