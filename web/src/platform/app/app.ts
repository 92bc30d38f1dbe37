/**
 * What one visitor's page stands on. In the browser there is one for the life of the page; on the server each request
 * makes its own, so that nothing of one visitor can reach another.
 */
import type { ApolloClient } from "@apollo/client";
import type { makeVar } from "@apollo/client";
import type { i18n } from "i18next";
import { createContext as createReactContext, use } from "react";
import { createContext as createRouterContext } from "react-router";
import type { CookieConsent } from "@/platform/site/cookieConsent.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { Connection, ConnectionState } from "@/platform/apollo/connection.ts";
import type { OpenDialog } from "./dialogs.ts";
import type { Notifications } from "./notifications.ts";
import type { Parts } from "./parts.ts";
import type { Settings } from "@/platform/site/settings.ts";
import type { Visit } from "@/platform/navigation/visit.ts";

export interface App {
  /** What folders above the platform keep here, such as the slip: each has hooks of its own. */
  parts: Parts;
  client: ApolloClient;
  i18n: i18n;
  connection: Connection | null;
  connectionState: ReturnType<typeof makeVar<ConnectionState>>;
  settings: ReturnType<typeof makeVar<Settings>>;
  /** Which cookies the visitor agreed to; null while they have not chosen. */
  consent: ReturnType<typeof makeVar<CookieConsent | null>>;
  /** Which dialog stands over the page. */
  dialog: ReturnType<typeof makeVar<OpenDialog | null>>;
  /**
   * Whether a newer version of the site is served than this page is of: the next navigation loads its page whole (SPEC
   * 4.62).
   */
  isStale: ReturnType<typeof makeVar<boolean>>;
  /** Whether the coupon stands beside the page that is open (SPEC 3.01 isVisibleQuickCoupon, 5.11). */
  hasQuickCoupon: ReturnType<typeof makeVar<boolean>>;
  /** Where the visitor is inside the site. */
  visit: Visit;
  /** What the site says to its visitor outside the page. */
  notifications: Notifications;
  /** Value for inline scripts under the Content-Security-Policy; undefined in the browser. */
  nonce: string | undefined;
  /** Instant the page was made, epoch milliseconds; "now" of the first render on both sides. */
  now: number;
  /**
   * Origin the site calls its own, such as "https://www.example.com"; the server says it, so that both sides write the
   * same addresses.
   */
  origin: string;
}

export const appContext = createRouterContext<App>();
const ReactAppContext = createReactContext<App | null>(null);
export const AppProvider = ReactAppContext;

/** The whole app, for the hooks of the platform that hand it on. Features take what they need by its own hook. */
export function useApp(): App {
  const app = use(ReactAppContext);
  if (app === null) throw new Error("useApp needs an AppProvider above it");
  return app;
}

/** Language of an app as one of the site's codes. */
export function languageOf({ i18n }: Pick<App, "i18n">): LanguageCode {
  return i18n.language as LanguageCode;
}

export const useLanguage = (): LanguageCode => useApp().i18n.language as LanguageCode;
export const useClient = (): App["client"] => useApp().client;
export const useNotifications = (): Notifications => useApp().notifications;
export const useDialog = (): App["dialog"] => useApp().dialog;
export const useVisit = (): Visit => useApp().visit;
export const useConnection = (): Connection | null => useApp().connection;
export const useConnectionState = (): App["connectionState"] => useApp().connectionState;
export const useSettingsVariable = (): App["settings"] => useApp().settings;
export const useConsent = (): App["consent"] => useApp().consent;
export const useHasQuickCoupon = (): App["hasQuickCoupon"] => useApp().hasQuickCoupon;
export const useIsStale = (): App["isStale"] => useApp().isStale;
/** Value for inline scripts and styles under the Content-Security-Policy; undefined in the browser. */
export const useNonce = (): App["nonce"] => useApp().nonce;
export const useOrigin = (): string => useApp().origin;
/** Instant the page was made, epoch milliseconds. */
export const usePageInstant = (): number => useApp().now;
