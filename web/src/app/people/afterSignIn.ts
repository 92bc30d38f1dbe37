/** Where a player goes on to who has just signed in where he stands (SPEC 4.25, 4.28). */
import { mapped, RETURN_TO, returnAddress, wayBack } from "@/guards/returning.ts";
import type { App } from "@/app/app.ts";
import { knownFacts } from "@/app/deciding/browserFacts.ts";
import type { Place } from "@/app/deciding/visit.ts";

/** After the form on a page of its own: where the operator lets players of that page go on, the page that asked for it, the page before. */
export function afterSignInPage(app: App, page: Place): string | null {
  return wayBack({ ...knownFacts(app, { ...page, host: "" }), previous: app.visit.previous });
}

/** After the form in a window over a page: the same without the page before, because he is on it still. Null: he stays. */
export function afterSignInWindow(app: App, page: Place, returnTo: string | undefined): string | null {
  const search = returnTo === undefined ? "" : `?${new URLSearchParams({ [RETURN_TO]: returnTo }).toString()}`;
  const facts = knownFacts(app, { pathname: page.pathname, search, host: "" });
  return mapped(facts) ?? returnAddress(facts);
}
