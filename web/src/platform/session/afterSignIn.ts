/** Where a player goes after signing in on the page they are on (SPEC 4.25, 4.28). */
import { mapped, RETURN_TO, returnAddress, wayBack } from "@/platform/guards/access/returning.ts";
import { type App, useApp } from "@/platform/app/app.ts";
import { knownFacts } from "@/platform/navigation/browserFacts.ts";
import type { Place } from "@/platform/navigation/visit.ts";

/**
 * After the form on a page of its own: where the operator lets players of that page go on, the page that asked for it,
 * the page before.
 */
export function afterSignInPage(app: App, page: Place): string | null {
  return wayBack({ ...knownFacts(app, { ...page, host: "" }), previous: app.visit.previous });
}

/**
 * After the form in a window over a page: the same without the page before, because they are on it still. Null: they
 * stay.
 */
export function afterSignInWindow(app: App, page: Place, returnTo: string | undefined): string | null {
  const search = returnTo === undefined ? "" : `?${new URLSearchParams({ [RETURN_TO]: returnTo }).toString()}`;
  const facts = knownFacts(app, { pathname: page.pathname, search, host: "" });
  return mapped(facts) ?? returnAddress(facts);
}

interface AfterSignIn {
  fromPage(page: Place): string | null;
  fromWindow(page: Place, returnTo: string | undefined): string | null;
}

/** Where the player goes, for the forms they sign in by. */
export function useAfterSignIn(): AfterSignIn {
  const app = useApp();
  return {
    fromPage: (page) => afterSignInPage(app, page),
    fromWindow: (page, returnTo) => afterSignInWindow(app, page, returnTo),
  };
}
