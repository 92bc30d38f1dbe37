/** Where a player goes on to when the page they are on is not for them any more (SPEC 4.25, 4.28). */
import { matchRoute, ROUTES, type RouteName, safeReturnTo, splitPath, urls } from "#shared/routes/routes.ts";
import { addressOf, type GuardFacts } from "@/platform/guards/guard.ts";

/** Query parameter that carries a return address. */
export const RETURN_TO = "returnTo";

const routeAt = (address: string): RouteName | null =>
  matchRoute(splitPath(address.replace(/[?#].*$/s, "")).path)?.name ?? null;

/** Whether an address of the site is for this visitor, as far as signing in goes. */
function isOpen(address: string, { viewer }: GuardFacts): boolean {
  const name = routeAt(address);
  return (
    name !== null && ROUTES[name].redirect === null && ROUTES[name].access !== (viewer == null ? "player" : "guest")
  );
}

/** The return address of the query, where it is one of ours and for this visitor. */
export function returnAddress(facts: GuardFacts): string | null {
  const to = safeReturnTo(new URLSearchParams(facts.url.search).get(RETURN_TO));
  return to !== null && isOpen(to, facts) ? to : null;
}

/** Where the operator lets players go on from this page (afterRegistrationAndLoginRedirectRoutesV2). */
export function mapped(facts: GuardFacts): string | null {
  const found = facts.config?.afterSignInRoutes.find(({ from }) => from === facts.path);
  if (found === undefined) return null;
  const to = safeReturnTo(`${urls.home(facts.lang)}${found.to === "" ? "" : `/${found.to}`}`);
  return to !== null && isOpen(to, facts) ? to : null;
}

/**
 * The operator's mapping for a sign-in, the return address, the page before, in this order; null if there is none of
 * them.
 */
export function wayBack(facts: GuardFacts): string | null {
  const { previous } = facts;
  const before = previous === null ? null : addressOf(previous);
  return (
    (facts.viewer == null ? null : mapped(facts)) ??
    returnAddress(facts) ??
    (before !== null && isOpen(before, facts) ? before : null)
  );
}
