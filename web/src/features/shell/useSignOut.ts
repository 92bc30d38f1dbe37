import { useLocation, useNavigate } from "react-router";
import { ROUTES, routeOf, splitPath, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/navigation.ts";
import { useLogOutMutation } from "@/operations/generated.ts";

/** Signs the player out; a page that is not for guests gives way to home. A failed sign-out loads the page anew (SPEC 8.29). */
export function useSignOut(): { leave(): Promise<void>; isLeaving: boolean } {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [logOut, { loading: isLeaving }] = useLogOutMutation();

  async function leave() {
    const answer = await logOut({ context: { hasOwnErrors: true } }).catch(() => undefined);
    if (answer?.data?.logOut?.isSignedOut !== true) { location.reload(); return; }
    await refreshSite(app);
    app.connection?.renew();
    const name = routeOf(splitPath(pathname).path);
    if (name !== null && ROUTES[name].access === "player") await navigate(urls.home(languageOf(app)));
  }

  return { leave, isLeaving };
}
