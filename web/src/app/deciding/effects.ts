/** Does in the browser what guards want done beside their verdict: the one place where a guard's word has a consequence. */
import type { Effect } from "@/guards/guard.ts";
import { trackPageView } from "@/app/analytics/analytics.ts";
import type { App } from "@/app/app.ts";
import { lastingCookie } from "@/app/site/settings.ts";
import { mayKeep } from "@/app/site/storage.ts";

type Doers = { [Kind in Effect["kind"]]: (effect: Extract<Effect, { kind: Kind }>, app: App) => unknown };

/** Cookies that wait for the visitor's yes, by name: what the link he came by says is gone after the next page. */
const waiting = new Map<string, Extract<Effect, { kind: "setCookie" }>>();

const DOERS: Doers = {
  setCookie: (effect, app) => {
    const { name, value, seconds } = effect;
    if (mayKeep(app, name)) document.cookie = lastingCookie(name, value, seconds, location.protocol === "https:");
    else waiting.set(name, effect);
  },
  openDialog: ({ name, params }, app) => {
    // Whoever is being told why his session ended is not asked in the same breath to begin another.
    if (name === "signIn" && app.notifications.list().some(({ view }) => view === "dialog")) return;
    app.dialog({ name, ...(params !== undefined && { params }) });
  },
  closeDialogs: (_, app) => app.dialog(null),
  track: ({ path, route, isRegistration }) => trackPageView({ path, route, isRegistration }),
  loadDictionaries: async ({ path, ids }, app) => {
    const { DictionaryDocument } = await import("@/operations/pages.generated.ts");
    await app.client.query({ query: DictionaryDocument, variables: { route: path, ids: [...ids] }, errorPolicy: "all" });
  },
  preloadMedia: ({ fonts }) => Promise.all(fonts.map((font) => document.fonts?.load(`1em "${font}"`))),
  quickCoupon: ({ isVisible }, app) => app.coupon.isVisible(isVisible),
  log: ({ message, details }) => console.warn(message, details ?? {}),
};

/** Does what is wanted, in its order. What takes time goes on beside the navigation, and where it fails the page stands without it. */
export function execute(effects: readonly Effect[], app: App): void {
  for (const effect of effects) {
    const doing: unknown = (DOERS[effect.kind] as (effect: Effect, app: App) => unknown)(effect, app);
    if (doing instanceof Promise) doing.catch(() => undefined);
  }
}

/** Does what waited for the visitor's consent, as far as he has given it now. */
export function resumeEffects(app: App): void {
  const effects = [...waiting.values()];
  waiting.clear();
  execute(effects, app);
}
