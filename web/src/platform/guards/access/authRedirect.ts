import { urls } from "#shared/routes/routes.ts";
import { goTo, type Guard, PASS } from "@/platform/guards/guard.ts";
import { wayBack } from "./returning.ts";

/**
 * A player has no business on a page for guests (SPEC 6.07): after signing in or registering they go where the operator
 * maps the page to (4.28), to their return address, to the page before (4.25); else from the sign-in pages to their
 * account, from others home.
 */
export const authRedirect: Guard = (facts) => {
  const { viewer, route, match, lang, url } = facts;
  if (viewer == null || route?.access !== "guest") return PASS;
  // A link of another device (SPEC 2.49): who is somebody here already is asked whether they want to become its player.
  if (match?.name === "login" && new URLSearchParams(url.search).has("method_id")) return PASS;
  const isSignIn = match?.name === "login" || match?.name === "authApp";
  return goTo(wayBack(facts) ?? (isSignIn ? urls.page(lang, "account") : urls.home(lang)));
};
