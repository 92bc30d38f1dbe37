import { type ApolloClient, CombinedGraphQLErrors, makeVar } from "@apollo/client";
import { type CookieConsent, consentIn } from "#shared/cookieConsent.ts";
import { DEFAULT_LANGUAGE, isLanguageCode } from "#shared/languages.ts";
import { createBrowserClient } from "@/apollo/browserClient.ts";
import { createConnection } from "@/apollo/connection.ts";
import { serverClock } from "@/apollo/serverClock.ts";
import { createCouponState } from "@/betting/couponState.ts";
import { Favorites } from "@/betting/favorites.ts";
import { favoritesTools } from "@/betting/favoritesTools.ts";
import { LiveGames } from "@/betting/liveGames.ts";
import { onEveryChange } from "@/betting/pickedOutcomes.ts";
import { persistCoupon } from "@/betting/persistCoupon.ts";
import { Placing } from "@/betting/placing.ts";
import { PriceStore } from "@/betting/priceStore.ts";
import { StructureRefresher } from "@/betting/structureRefresher.ts";
import { createBrowserI18n } from "@/i18n/browserI18n.ts";
import { pseudoCookie } from "@/i18n/pseudoMode.ts";
import { readUsedWords } from "@/i18n/UsedWords.tsx";
import { GamesChangedDocument, GamesDocument } from "@/operations/generated.ts";
import type { App } from "@/app/app.ts";
import type { OpenDialog } from "@/app/dialogs.ts";
import { tellOfMissingWords } from "./missingWords.ts";
import { createNotifications } from "@/app/notifications.ts";
import { parseCookies, readSettings, type Settings } from "@/app/site/settings.ts";
import { readViewer } from "@/app/site/siteData.ts";
import { createVisit, refusedForTerms } from "@/app/deciding/visit.ts";

/** Makes the one app of the browser, in the language the server wrote the page in. */
export async function createBrowserApp(): Promise<App> {
  const { lang, dataset } = document.documentElement;
  const i18n = await createBrowserI18n(isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE, readUsedWords(), dataset.pseudo !== undefined);
  serverClock.hear(Number(dataset.now));
  const remembered = pseudoCookie(location.search);
  if (remembered !== null) document.cookie = remembered;
  const notifications = createNotifications();
  tellOfMissingWords(i18n, notifications);
  const connection = createConnection(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`, () => i18n.language);
  const visit = createVisit(documentStatus());
  const client = createBrowserClient(connection, () => i18n.language, (message) => {
    notifications.show({ kind: "error", view: "toast", text: message ?? i18n.t("notifications:networkFailed") });
  }, () => refusedForTerms(visit));
  const prices = new PriceStore();
  const live = new LiveGames({
    subscribe: (gameIds, onChange, ended) => {
      const subscription = client.subscribe({ query: GamesChangedDocument, variables: { gameIds }, fetchPolicy: "no-cache" }).subscribe({
        next: ({ data, error }) => {
          if (data != null) onChange(data.gamesChanged);
          else if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.["code"] === "EVENTS_UNAVAILABLE")) ended("away");
        },
        error: () => ended(),
        complete: () => ended(),
      });
      return () => subscription.unsubscribe();
    },
  }, (change) => prices.apply(change), (isAway) => connection.setFeedAway(isAway), (gameIds) => prices.expire(gameIds));
  onEveryChange(connection.state, () => prices.setLost(connection.state() === "lost"));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") live.pause();
    else live.resume();
  });
  const structure = new StructureRefresher((ids) => {
    void client.query({ query: GamesDocument, variables: { filter: { ids }, first: ids.length }, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined);
  });
  const coupon = createCouponState();
  const placing = new Placing(coupon, {
    // Without its file nothing was sent, but nobody can tell that of a try before a reload.
    send: (input) => import("@/betting/sendCoupon.ts").then(({ sendCoupon }) => sendCoupon(client, input), () => ({ kind: "unknown" })),
    pause: (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); }),
    newKey: () => crypto.randomUUID(),
    placed: () => forgetHistory(client),
  });
  const favorites = new Favorites(favoritesTools(client, (code) => {
    const text = code === "TOO_MANY_FAVORITES" || code === "BETTING_CLOSED" ? i18n.t(`notifications:favorites.${code}`) : i18n.t("notifications:networkFailed");
    notifications.show({ kind: "error", view: "toast", text });
  }));
  const cookies = parseCookies(document.cookie);
  const cookieSettings = readSettings(cookies);
  return {
    client, i18n, prices, live, structure, connection, connectionState: connection.state, coupon, placing, favorites,
    // The zone that the server's times are in: the cookie may have come since, from the page before.
    settings: makeVar<Settings>({ ...cookieSettings, timeZone: dataset.zone ?? cookieSettings.timeZone }),
    consent: makeVar<CookieConsent | null>(consentIn(cookies)),
    dialog: makeVar<OpenDialog | null>(null),
    isStale: makeVar(false),
    visit,
    notifications,
    nonce: undefined,
    now: Number(dataset.now ?? Date.now()),
    origin: dataset.origin ?? location.origin,
  };
}

/** Status the page came with; browsers that don't tell it are taken at the best. */
function documentStatus(): number {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & { responseStatus?: number })[];
  return entry?.responseStatus ?? 200;
}

/** A new coupon stands first in the history, which is asked for anew. What it cost the feed of balances tells. */
function forgetHistory(client: ApolloClient): void {
  const viewer = readViewer(client);
  if (viewer != null) client.cache.evict({ id: client.cache.identify(viewer) ?? "", fieldName: "coupons" });
}

/** Brings back what the browser kept. After hydration, because the server's HTML knows nothing of it. */
export function restoreKept(app: App): void {
  const { coupon } = app;
  persistCoupon(coupon, localStorage);
  const known = new Set(coupon.bets().map(({ outcomeId }) => outcomeId));
  // From the first change on, others on the page are told; until then nobody needs the file that tells them.
  coupon.bets.onNextChange(() => void import("@/betting/couponRelay.ts").then(({ relayCoupon }) => relayCoupon(app, document, known), () => undefined));
}
