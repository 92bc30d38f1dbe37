import { ROUTES, routeOf, splitPath, urls } from "#shared/routes.ts";
import { type Guard, type GuardInput, PASS } from "./guard.ts";

const isAvailable = ({ availableRoutes }: GuardInput, flag: number) => availableRoutes === null || availableRoutes.includes(flag);

/**
 * A guest on a player's page goes to the login page, or home with the login form open where there is none (SPEC 6.06);
 * a player on a guest's page goes to the office (SPEC 6.07).
 */
export const authGuard: Guard = (input) => {
  const name = routeOf(splitPath(input.pathname).path);
  const access = name === null ? "all" : ROUTES[name].access;
  if (access === "player" && input.isSignedIn === false) {
    const hasLoginPage = isAvailable(input, ROUTES.login.flag);
    const to = hasLoginPage
      ? urls.login(input.chosenLanguage, `${input.pathname}${input.search}`)
      : urls.home(input.chosenLanguage);
    return { kind: "redirect", to, status: 302, opensSignIn: true };
  }
  if (access === "guest" && input.isSignedIn === true) return { kind: "redirect", to: urls.history(input.chosenLanguage), status: 302 };
  return PASS;
};
