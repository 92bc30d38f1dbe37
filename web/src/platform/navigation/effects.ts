/**
 * Does in the browser what guards want done beside their verdict: the one place where a guard's word has a consequence.
 */
import type { Effect } from "@/platform/guards/guard.ts";
import { trackPageView } from "@/platform/analytics/analytics.ts";
import type { App } from "@/platform/app/app.ts";
import { lastingCookie } from "@/platform/site/settings.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { writeCookie } from "@/platform/browser/storage.ts";

type SetCookie = Extract<Effect, { kind: "setCookie" }>;
type Doers = { [Kind in Effect["kind"]]: (effect: Extract<Effect, { kind: Kind }>, app: App) => unknown };

/** Cookies that wait for the visitor's yes, by name: what the link they came by says is gone after the next page. */
const waiting = new Map<string, SetCookie>();

function setCookie(effect: SetCookie, app: Pick<App, "client">): void {
  const { name, value, seconds } = effect;
  if (mayKeep(app, name)) writeCookie(lastingCookie(name, value, seconds, location.protocol === "https:"));
  else waiting.set(name, effect);
}

const DOERS: Doers = {
  setCookie,
  openDialog: ({ name, params }, app) => {
    // Anyone who is being told why their session ended is not asked in the same breath to begin another.
    if (name === "signIn" && app.notifications.list().some(({ view }) => view === "dialog")) return;
    app.dialog({ name, ...(params !== undefined && { params }) });
  },
  closeDialogs: (_, app) => app.dialog(null),
  track: ({ path, route }) => trackPageView(path, route),
  loadDictionaries: async ({ path, ids }, app) => {
    const { DictionaryDocument } = await import("@/operations/site/generated.ts");
    await app.client.query({
      query: DictionaryDocument,
      variables: { route: path, ids: [...ids] },
      errorPolicy: "all",
    });
  },
  preloadMedia: ({ fonts }) => Promise.all(fonts.map((font) => document.fonts?.load(`1em "${font}"`))),
  quickCoupon: ({ isVisible }, app) => app.hasQuickCoupon(isVisible),
  log: ({ message, details }) => console.warn(message, details ?? {}),
};

/**
 * Does what is wanted, in its order. What takes time goes on beside the navigation, and where it fails the page stands
 * without it.
 */
export function execute(effects: readonly Effect[], app: App): void {
  for (const effect of effects) {
    const doing: unknown = (DOERS[effect.kind] as (effect: Effect, app: App) => unknown)(effect, app);
    if (doing instanceof Promise) doing.catch(() => undefined);
  }
}

/** Does what waited for the visitor's consent, as far as they have given it now. */
export function resumeEffects(app: Pick<App, "client">): void {
  const effects = [...waiting.values()];
  waiting.clear();
  for (const effect of effects) setCookie(effect, app);
}
