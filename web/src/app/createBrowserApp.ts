import { type ApolloClient, CombinedGraphQLErrors, makeVar } from "@apollo/client";
import { DEFAULT_LANGUAGE, isLanguageCode } from "#shared/languages.ts";
import { createBrowserClient } from "@/apollo/browserClient.ts";
import { createConnection } from "@/apollo/connection.ts";
import { createCouponState, persistCoupon } from "@/betting/couponState.ts";
import { LiveGames } from "@/betting/liveGames.ts";
import { Placing } from "@/betting/placing.ts";
import { PriceStore } from "@/betting/priceStore.ts";
import { sendCoupon } from "@/betting/sendCoupon.ts";
import { StructureRefresher } from "@/betting/structureRefresher.ts";
import { createI18n } from "@/i18n/i18n.ts";
import { GamesChangedDocument, GamesDocument, SiteDocument } from "@/operations/generated.ts";
import type { App } from "./app.ts";
import { parseCookies, readSettings, type Settings } from "./settings.ts";

/** Makes the one app of the browser, in the language the server wrote the page in. */
export async function createBrowserApp(): Promise<App> {
  const { lang, dataset } = document.documentElement;
  const i18n = await createI18n(isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE);
  const connection = createConnection(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`, () => i18n.language);
  const client = createBrowserClient(connection, () => i18n.language);
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
  }, (change) => prices.apply(change), (isAway) => connection.setFeedAway(isAway));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") live.pause();
    else live.resume();
  });
  const structure = new StructureRefresher((ids) => {
    void client.query({ query: GamesDocument, variables: { filter: { ids }, first: ids.length }, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined);
  });
  const coupon = createCouponState();
  const placing = new Placing(coupon, {
    send: (input) => sendCoupon(client, input),
    pause: (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); }),
    newKey: () => crypto.randomUUID(),
    placed: () => void afterPlacing(client),
  });
  return {
    client, i18n, prices, live, structure, connection, connectionState: connection.state, coupon, placing,
    settings: makeVar<Settings>(readSettings(parseCookies(document.cookie))),
    dialog: makeVar<"signIn" | null>(null),
    nonce: undefined,
    now: Number(dataset.now ?? Date.now()),
  };
}

/** A new coupon stands first in the history, and the balance is another one: both are asked for anew. */
async function afterPlacing(client: ApolloClient): Promise<void> {
  const viewer = client.readQuery({ query: SiteDocument })?.viewer;
  if (viewer != null) client.cache.evict({ id: client.cache.identify(viewer) ?? "", fieldName: "coupons" });
}

/** Brings back what the browser kept. After hydration, because the server's HTML knows nothing of it. */
export function restoreKept(app: App): void {
  persistCoupon(app.coupon, localStorage);
}
