/**
 * Pages that are the same for every guest: the web server keeps them for seconds (web/server/pages/pages.ts). It asks for
 * such a page with a request that says nothing of any visitor, marked by this header; what comes back without a
 * lifetime is kept by nobody.
 */
import { matchRoute, ROUTES, splitPath } from "#shared/routes/routes.ts";

export const SHARED_PAGE_HEADER = "x-page-cache";

/** For how long a page with prices that move may be handed out before it is made again, in seconds. */
const FRESH_SECONDS = 4;

export function isSharedRequest(request: Request): boolean {
  return request.headers.get(SHARED_PAGE_HEADER) === "shared";
}

/**
 * Whether the page at a path is the same for all guests; pages that run an operator's own code need a nonce of their
 * own.
 */
export function canBeShared(pathname: string): boolean {
  const match = matchRoute(splitPath(pathname).path);
  if (match === null) return false;
  const route = ROUTES[match.name];
  return route.access === "all" && route.ban !== "only" && route.redirect === null && route.subApplication === null;
}

/** Lifetime that a page is sent with: none for a visitor's own. */
export function cacheControl({
  isShared,
  status,
  isGuest,
}: {
  isShared: boolean;
  status: number;
  isGuest: boolean;
}): string {
  return isShared && isGuest && status === 200 ? `public, max-age=0, s-maxage=${FRESH_SECONDS}` : "private, no-store";
}
