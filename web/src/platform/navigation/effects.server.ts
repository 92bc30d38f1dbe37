/**
 * Does on the server what guards want done beside their verdict. What only a browser can do, the browser does when it
 * asks them.
 */
import { consentIn, mayStore } from "@/platform/site/cookieConsent.ts";
import type { Effect } from "@/platform/guards/guard.ts";
import { DictionaryDocument } from "@/operations/site/generated.ts";
import type { App } from "@/platform/app/app.ts";
import { sendAnswer } from "@/platform/page/sentAnswers.tsx";
import { lastingCookie, parseCookies } from "@/platform/site/settings.ts";
import { isSharedRequest } from "@/platform/site/sharedPage.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";

/**
 * Cookies to send with the answer. A page that is kept for others sets none, and none is set that the visitor did not
 * agree to.
 */
export function effectCookies(effects: readonly Effect[], request: Request, app: Pick<App, "client">): string[] {
  if (isSharedRequest(request)) return [];
  const consent = consentIn(parseCookies(request.headers.get("cookie")));
  const isAsked = readSiteConfig(app.client)?.isShowCookieAgreePopup ?? true;
  const isSecure = new URL(request.url).protocol === "https:";
  return effects.flatMap((effect) =>
    effect.kind === "setCookie" && mayStore(effect.name, { consent, isAsked })
      ? [lastingCookie(effect.name, effect.value, effect.seconds, isSecure)]
      : [],
  );
}

/** Asks for the operator's words of a page, and has them sent with it. */
async function sendDictionaries(client: App["client"], route: string, ids: readonly string[]): Promise<void> {
  const variables = { route, ids: [...ids] };
  const { data } = await client.query({ query: DictionaryDocument, variables, errorPolicy: "all" });
  if (data !== undefined) sendAnswer(client, DictionaryDocument, variables, data);
}

/** What has to be done before the page is made; never fails, a page without its dictionary shows its own words. */
export async function prepare(effects: readonly Effect[], app: App): Promise<void> {
  for (const effect of effects) {
    if (effect.kind === "log")
      console.warn(JSON.stringify({ level: "warn", message: effect.message, ...effect.details }));
    if (effect.kind === "quickCoupon") app.hasQuickCoupon(effect.isVisible);
  }
  await Promise.all(
    effects.flatMap((effect) => {
      if (effect.kind !== "loadDictionaries") return [];
      return [sendDictionaries(app.client, effect.path, effect.ids).catch(() => undefined)];
    }),
  );
}
