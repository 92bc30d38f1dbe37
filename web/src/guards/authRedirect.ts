import { urls } from "#shared/routes.ts";
import { goTo, type Guard, PASS } from "./guard.ts";
import { wayBack } from "./returning.ts";

/**
 * A player has no business on a page for guests (SPEC 6.07): after signing in or registering he goes where the operator
 * maps the page to (4.28), to his return address, to the page before (4.25); else from the sign-in pages to his account,
 * from others home.
 */
export const authRedirect: Guard = (facts) => {
  const { viewer, route, match, lang } = facts;
  if (viewer == null || route?.access !== "guest") return PASS;
  const isSignIn = match?.name === "login" || match?.name === "authApp";
  return goTo(wayBack(facts) ?? (isSignIn ? urls.page(lang, "account") : urls.home(lang)));
};
