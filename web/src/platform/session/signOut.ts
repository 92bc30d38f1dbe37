/** The end of a session in the browser (SPEC 4.27). */
import { ROUTES, routeOf, splitPath, urls } from "#shared/routes/routes.ts";
import type { App } from "@/platform/app/app.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { LogOutDocument, ViewerDocument } from "@/operations/people/generated.ts";
import { forgetActivity } from "./activity.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/**
 * Everything of the player goes from the page at once, with their ban and their active account; what is everybody's is
 * asked for again. The coupon stays.
 */
export async function becomeGuest(app: Pick<App, "client" | "connection">): Promise<void> {
  const { cache } = app.client;
  const viewer = readViewer(app.client);
  app.client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  if (viewer != null) cache.evict({ id: cache.identify(viewer) ?? "" });
  cache.gc();
  forgetActivity(localTexts);
  app.connection?.renew();
  await refreshSite(app);
}

/** Ends the session and its cookies. @returns whether that was done; the page is a guest's then */
export async function signOut(app: Pick<App, "client" | "connection">): Promise<boolean> {
  const answer = await app.client
    .mutate({ mutation: LogOutDocument, context: { hasOwnErrors: true } })
    .catch(() => undefined);
  if (answer?.data?.logOut?.isSignedOut !== true) return false;
  await becomeGuest(app);
  return true;
}

/** Where a player goes on to who signed out on a page: home from one that is not for guests; null, they stay. */
export function afterSignOut(lang: LanguageCode, pathname: string): string | null {
  const name = routeOf(splitPath(pathname).path);
  return name !== null && ROUTES[name].access === "player" ? urls.home(lang) : null;
}
