/**
 * What one visitor's page stands on. In the browser there is one for the life of the page; on the server each request
 * makes its own, so that nothing of one visitor can reach another.
 */
import type { ApolloClient } from "@apollo/client";
import type { makeVar } from "@apollo/client";
import type { i18n } from "i18next";
import { createContext as createReactContext, use } from "react";
import { createContext as createRouterContext } from "react-router";
import type { CookieConsent } from "#shared/cookieConsent.ts";
import type { LanguageCode } from "#shared/languages.ts";
import type { Connection, ConnectionState } from "@/apollo/connection.ts";
import type { Favorites } from "@/betting/favorites.ts";
import type { LiveGames } from "@/betting/liveGames.ts";
import type { Placing } from "@/betting/placing.ts";
import type { PriceStore } from "@/betting/priceStore.ts";
import type { CouponState } from "@/betting/couponState.ts";
import type { StructureRefresher } from "@/betting/structureRefresher.ts";
import type { OpenDialog } from "./dialogs.ts";
import type { Notifications } from "./notifications.ts";
import type { Settings } from "./site/settings.ts";
import type { Visit } from "./deciding/visit.ts";

export interface App {
  client: ApolloClient;
  i18n: i18n;
  prices: PriceStore;
  /** Subscriptions to games in view; null on the server, where nothing is live. */
  live: LiveGames | null;
  structure: StructureRefresher | null;
  connection: Connection | null;
  connectionState: ReturnType<typeof makeVar<ConnectionState>>;
  coupon: CouponState;
  placing: Placing;
  /** What the visitor keeps an eye on. */
  favorites: Favorites;
  settings: ReturnType<typeof makeVar<Settings>>;
  /** Which cookies the visitor agreed to; null while he has not chosen. */
  consent: ReturnType<typeof makeVar<CookieConsent | null>>;
  /** Which dialog stands over the page. */
  dialog: ReturnType<typeof makeVar<OpenDialog | null>>;
  /** Whether a newer version of the site is served than this page is of: the next navigation loads its page whole (SPEC 4.62). */
  isStale: ReturnType<typeof makeVar<boolean>>;
  /** Where the visitor is inside the site. */
  visit: Visit;
  /** What the site says to its visitor outside the page. */
  notifications: Notifications;
  /** Value for inline scripts under the Content-Security-Policy; undefined in the browser. */
  nonce: string | undefined;
  /** Instant the page was made, epoch milliseconds; "now" of the first render on both sides. */
  now: number;
  /** Origin the site calls its own, such as "https://www.example.com"; the server says it, so that both sides write the same addresses. */
  origin: string;
}

export const appContext = createRouterContext<App>();
const ReactAppContext = createReactContext<App | null>(null);
export const AppProvider = ReactAppContext;

/** The app a component runs in. */
export function useApp(): App {
  const app = use(ReactAppContext);
  if (app === null) throw new Error("useApp needs an AppProvider above it");
  return app;
}

/** Language of an app as one of the site's codes. */
export function languageOf(app: App): LanguageCode {
  return app.i18n.language as LanguageCode;
}
