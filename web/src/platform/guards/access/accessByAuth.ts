import { ROUTES, urls, withLanguage } from "#shared/routes/routes.ts";
import { goTo, type Guard, type GuardFacts, hasFlag, PASS } from "@/platform/guards/guard.ts";
import { LOGIN_QUERY } from "@/platform/guards/modal.ts";
import { RETURN_TO, wayBack } from "./returning.ts";

function isForPlayers({ route, config }: GuardFacts): boolean {
  if (route === null) return false;
  return (
    route.access === "player" || (route.playersOnlySetting !== null && config?.[route.playersOnlySetting] === true)
  );
}

/**
 * A guest on a player's page (SPEC 5.02, 6.04, 6.05) is asked to sign in: on the account's own form for account pages,
 * on the login page where there is one, else at home with the form open (6.06). Each remembers the page. A player who
 * was signed out where they stand goes back to where they may be, with the form open (4.25).
 */
export const accessByAuth: Guard = (facts) => {
  if (facts.viewer !== null || !isForPlayers(facts)) return PASS;
  const wanted = withLanguage(facts.url, facts.lang);
  if (facts.trigger === "change")
    return goTo(wayBack(facts) ?? urls.home(facts.lang), [
      { kind: "openDialog", name: "signIn", params: { [RETURN_TO]: wanted } },
    ]);
  const query = new URLSearchParams({ [RETURN_TO]: wanted });
  if (facts.route?.isAccount === true) return goTo(`${urls.page(facts.lang, "authApp")}?${query.toString()}`);
  if (hasFlag(facts, ROUTES.login.flag)) return goTo(urls.login(facts.lang, wanted));
  query.set(LOGIN_QUERY, "1");
  return goTo(`${urls.home(facts.lang)}?${query.toString()}`);
};
